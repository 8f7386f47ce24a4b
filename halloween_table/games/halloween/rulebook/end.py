"""The rulebook's chapters on the end, on games for two, and on Master."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule


class HalloweenEnd(QObject):
    """What the rulebook says about the end and about other ways to play."""

    def end(self) -> Chapter:
        return Chapter(
            "HA-5",
            self.tr("The end of the game"),
            (
                Rule(
                    "HA-5.1",
                    self.tr(
                        "If you place your last pumpkin or claim your fifth card, you trigger the "
                        "end. The round is still finished, up to the player before the one who "
                        "started the game. So everybody has had the same number of turns."
                    ),
                ),
                Rule(
                    "HA-5.2",
                    self.tr(
                        "Then the cards that work at the end are counted. Whoever has the most "
                        "points wins. If this is tied, the most tokens left decide. If this is tied "
                        "too, these players share the win."
                    ),
                    ruling=True,
                ),
            ),
        )

    def two_players(self) -> Chapter:
        return Chapter(
            "HA-6",
            self.tr("Two players"),
            (
                Paragraph(
                    self.tr("For two the town would be too quiet. So there are more pumpkins.")
                ),
                Rule(
                    "HA-6.1",
                    self.tr(
                        "Besides your own 6 pumpkins each of you has 2 <b>common pumpkins</b>, so 8 "
                        "in all. The common ones have a third colour, the same for both of you. "
                        "Each colour may stand only once in a building. So you can haunt a building "
                        "twice, with a pumpkin of your own and with a common one. But if a common "
                        "pumpkin stands there, no matter whose, no second one may join it."
                    ),
                ),
                Figure(
                    "common",
                    self.tr(
                        "A building with a pumpkin of each player and a common one: here nobody can "
                        "place another."
                    ),
                ),
                Rule(
                    "HA-6.2",
                    self.tr(
                        "You trigger the end with your eighth pumpkin or, as usual, with your fifth "
                        "card. What you get when your rival claims a card that you are on (<a "
                        'href="#HA-4.3">HA-4.3</a>) is doubled.'
                    ),
                ),
            ),
        )

    def master(self) -> Chapter:
        return Chapter(
            "HA-7",
            self.tr("The Master game"),
            (
                Paragraph(
                    self.tr(
                        "The Master game is for players who know the town by heart: nothing is left "
                        "to chance. Everything not mentioned here is as usual."
                    )
                ),
                Rule(
                    "HA-7.1",
                    self.tr(
                        "Your board has four sections, so you have four actions or rests in a turn. "
                        "There are no bonus tokens, no cards and no dice."
                    ),
                ),
                Rule(
                    "HA-7.2",
                    self.tr(
                        "In a fight the higher level always wins. So a ghost can attack only ghosts "
                        "of lower levels, never an equal or a higher one."
                    ),
                ),
                Rule(
                    "HA-7.3",
                    self.tr(
                        "As soon as all five red ghosts are in town, they have had enough: all five "
                        "go back to the supply at once."
                    ),
                ),
                Rule("HA-7.4", self.tr("At most 4 ghosts are in a building, not 6.")),
                Rule(
                    "HA-7.5",
                    self.tr(
                        "The end is triggered by somebody’s last pumpkin, or as soon as the supply "
                        "has run out of tokens of two colours. The round is finished as usual."
                    ),
                ),
                Rule(
                    "HA-7.6",
                    self.tr(
                        "At the end every three tokens of different colours are a set, and each set "
                        "scores 5 points. A token belongs to one set only. The program makes as "
                        "many sets of your tokens as possible."
                    ),
                ),
                Rule(
                    "HA-7.7",
                    self.tr(
                        "After an Upgrade you must lift a section if you have one below the new "
                        "level. You only choose which."
                    ),
                    ruling=True,
                ),
                Figure("master", self.tr("A board in the Master game, with four sections.")),
            ),
        )
