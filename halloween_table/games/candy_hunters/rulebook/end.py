"""The rulebook's chapters about points, ties and variants."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Paragraph, Rule


class CandyHuntersRulebook(QObject):
    """End and variants, translated under the name of the whole book."""

    def points(self) -> Chapter:
        return Chapter(
            "CH-6",
            self.tr("End of the game and points"),
            (
                Rule(
                    "CH-6.1",
                    self.tr(
                        "The game ends after round 6. Each scored regular card is worth 2 points "
                        "and each scored haunted card 5 points. In each colour your first candy is "
                        "worth 2 points and every further candy 1 point. Each scare marker costs "
                        "1 point. Cards left in your hand count nothing."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "<b>An example.</b> You scored three regular cards, which makes 6 points, "
                        "and your haunted card, which makes 5. You have two orange candies for "
                        "2 + 1 = 3 points, one green candy for 2 points and one blue candy for 2 "
                        "points. You also have two scare markers, which cost 2 points. Your result "
                        "is 6 + 5 + 3 + 2 + 2 − 2 = <b>16 points</b>."
                    )
                ),
                Paragraph(
                    self.tr(
                        "The player with the most points wins. If players have the same number of "
                        'points, <a href="#CH-6-tie">the next chapter</a> decides.'
                    )
                ),
            ),
        )

    def ties(self) -> Chapter:
        return Chapter(
            "CH-6-tie",
            self.tr("If the points are level"),
            (
                Rule(
                    "CH-6.2",
                    self.tr(
                        "Among players with the same points, the one with fewer scored cards is "
                        "ahead, regular and haunted cards counted together. If that is level too, "
                        "fewer scare markers decide, and then more candy colours. If everything is "
                        "level, these players share their rank, and at the top they share the win. "
                        "All other ranks are decided in the same order."
                    ),
                ),
            ),
        )

    def variants(self) -> Chapter:
        return Chapter(
            "CH-variants",
            self.tr("Variants"),
            (
                Paragraph(
                    self.tr(
                        "You choose the variants before the game. If Candy Hunters is new to you, "
                        "play your first game without any of them."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Haunted cards</b> make the advanced game. Each player also holds one "
                        'haunted card (<a href="#CH-S6">CH-S6</a>), and '
                        '<a href="#CH-3-haunted">a chapter of its own</a> says how to score it.'
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The Large Ghost</b> is a fifth ghost, which comes to every new house "
                        '(<a href="#CH-S7">CH-S7</a>, <a href="#CH-1.3">CH-1.3</a>). A house that '
                        "completes your pattern has a ghost on it at once, so you take a scare "
                        "marker unless you move the ghost away in step 2."
                    )
                ),
                Paragraph(self.tr("You can play with one of these variants or with both.")),
            ),
        )
