"""The rulebook's chapters on this table: how to play at it, and hints for the first games."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph

from ..words.legend import SIGNS


class HalloweenTable(QObject):
    """What the rulebook says about the table."""

    def playing(self) -> Chapter:
        return Chapter(
            "HA-table",
            self.tr("On this screen"),
            (
                Paragraph(
                    self.tr(
                        "<b>Your place.</b> The large board below always belongs to whoever has to "
                        "decide. The small boards beside it are those of the others. At the top of "
                        "the screen you read whose turn it is and what can be done now."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Taking an action.</b> Press an action space, or drag a disc from your "
                        "reserve to it. Then choose what the action is done with: what you can "
                        "choose lights up."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Summon, Scare, Upgrade:</b> press a ghost. <b>Move:</b> drag a ghost to "
                        "a building. <b>Fight:</b> drag your ghost to its foe. <b>Haunt:</b> press "
                        "a haunting space, or drag a pumpkin to it. Instead of dragging you can "
                        "click the piece, and then the place."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>A ghost without a disc.</b> To move a ghost you need not put a disc "
                        "down first: drag it straight to a neighbouring building. If several "
                        "sections could move it, the table asks which one shall."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>If an action can be done in one way only</b>, the table does it for "
                        "you; the log tells it. In the settings you can switch that off."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Resting.</b> Each section has a button for its rest. Sections that have "
                        "acted or rested in this turn are dimmed."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Lifting a section.</b> After an Upgrade press the head of the section "
                        "that shall rise, or the button if none shall."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Bonus tokens.</b> If your ghost can fetch one, drag it to one of your "
                        "slots, or leave it with the button. To use a token, press its slot or drag "
                        "a disc there. In a roll you can also drag a token for dice to the die that "
                        "it is meant for."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Dice.</b> If a bonus token or a card of yours can help with a roll, the "
                        "table waits for you before and after it. Otherwise the dice roll by "
                        "themselves."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Odds.</b> While you choose a fight, a number on each foe says how many "
                        "of a hundred such fights your best attacker wins. Lift a ghost, and the "
                        "numbers are about that one. If your cards or bonus tokens can help, a "
                        "second number shows what their best use makes of it."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Cards.</b> To claim a card, press it, or drag one of your tokens to it. "
                        "The table proposes what you could pay, your lowest tokens first. If you "
                        "would rather give others, press these, and press a disc on your board if "
                        "it shall be that one. Then pay; if there is only one way to pay, the table "
                        "does it for you. To use a power that works once per turn, press the card."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>If others claim a card that you are on</b>, your board comes to the "
                        "front for a moment. Press the button for the points, or the head of the "
                        "section from which you take your discs."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Ending your turn.</b> Press the big button or <b>Space</b>. If you "
                        "could still use a power or claim a card, the table asks you first, but "
                        "not every turn anew."
                    )
                ),
                Figure("buttons", self.tr("Dice after a fight, and the buttons beside them.")),
                Paragraph(
                    self.tr(
                        "<b>What could I do?</b> The button with this name, or <b>F3</b>, opens a "
                        "panel beside the table. For each section it says what every action would "
                        "bring now, or why it is impossible; below that come your powers, your "
                        "bonus tokens and the cards that you could claim."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>If something is not allowed</b>, the piece glides back, and a short "
                        "note says why and links to the rule."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Taking back.</b> <b>Esc</b> takes back what you have begun, and "
                        "<b>Ctrl+Z</b> your last move; <b>Ctrl+Y</b> plays it again. So you can try "
                        "out a whole turn. You cannot go back past a roll, past a bonus token that "
                        "was turned up, nor past the decision of another player."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>With the keyboard.</b> <b>Tab</b> and the <b>arrow keys</b> walk from "
                        "piece to piece and from place to place. <b>Enter</b> lifts and drops, or "
                        "presses. <b>Space</b> rolls, keeps a roll, leaves what may be left, and "
                        "ends the turn. If you have to name a number, the digits do it. <b>F1</b> "
                        "opens this rulebook. The mouse wheel or <b>+</b> and <b>−</b> look closer "
                        "or farther, <b>0</b> shows the whole table. <b>F11</b> fills the screen."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Your game is kept</b> after every move. Leave whenever you like: it "
                        "waits on the shelf, and there you can also save it as a file."
                    )
                ),
            ),
        )

    def signs(self) -> Chapter:
        """Where the question mark on the table leads to."""
        return Chapter(
            SIGNS,
            self.tr("The signs"),
            (
                Figure("signs", self.tr("When a card works, what it costs, and what things are.")),
                Paragraph(
                    self.tr(
                        "<b>On a card.</b> The first sign at its foot says when its power works. "
                        "The dots are the tokens that you pay, and behind them stand the points "
                        "that you get at once. Whoever has claimed the card has a disc beside its "
                        "picture, on a ground of their colour; your own cards also bear your colour "
                        "behind their names."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>On a board.</b> The cards that somebody has claimed lie on that board "
                        "too, in five frames. The frame with the flag is for the fifth card, which "
                        "brings the end."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Below the cards</b> wait the ghosts and tokens of each colour. Beside "
                        "them lie two piles of bonus tokens: those that are still face down and, "
                        "with a tick, those that were used."
                    )
                ),
            ),
        )

    def hints(self) -> Chapter:
        return Chapter(
            "HA-hints",
            self.tr("Hints for your first games"),
            (
                Paragraph(
                    self.tr(
                        "<b>The order matters.</b> A section that you lift can use its new level in "
                        "the same turn if it has not acted yet. Let it wait, as in the "
                        '<a href="#HA-example">example turn</a>.'
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>You have only 12 discs.</b> A rest costs a whole action, so let a "
                        "section fill up before it rests. A disc that you put on a card is gone for "
                        "good, but taking it from your board frees a space."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Everybody uses the same ghosts.</b> If you bring an orange ghost into "
                        "town, others can haunt with it too. Do it when you can use it first."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Do not waste your pumpkins.</b> In each building you place only one. A "
                        "blue space brings 2 points, a red one 10, but each space can be taken only "
                        "once."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Be early on a good card.</b> You have its power for longer, and you get "
                        "something each time somebody else claims it."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Watch the others’ cards and pumpkins.</b> When somebody is on four "
                        "cards or has one pumpkin left, the end may come with the next turn."
                    )
                ),
            ),
        )
