"""What the rulebook says about computer players of Halloween: how each level thinks."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Figure, Paragraph


class HalloweenComputers(QObject):
    """From the lowest level to the highest."""

    def thinking(self) -> tuple[Paragraph | Figure, ...]:
        return (
            Paragraph(
                self.tr(
                    "In Halloween nobody holds anything secret, but nobody knows how the dice will "
                    "fall or which bonus token comes next. Computer players do not know either: "
                    "they can only imagine it, just as you do."
                )
            ),
            Paragraph(
                self.tr(
                    "<b>Easy</b> thinks one action at a time, and only of its own board: points "
                    "first, then tokens, scares, levels and whatever else it can get hold of. It "
                    "overlooks about half of what it could do, saves up for nothing, and does not "
                    "ask what the others are up to."
                )
            ),
            Paragraph(
                self.tr(
                    "<b>Normal</b> weighs up each action by all that it promises: tokens for the "
                    "next card, hauntings within reach, action spaces that stay free. But it, too, "
                    "thinks one action at a time, not of what could follow it, and pays little "
                    "attention to the others until the end is in sight."
                )
            ),
            Paragraph(
                self.tr(
                    "<b>Hard</b> thinks its whole turn through, in several possible futures with "
                    "different dice and bonus tokens, and starts with what works out best on "
                    "average. It keeps an eye on you: on what you have, on how close the end is, and "
                    'on who would win then. In <a href="#HA-7">Master</a>, where nothing is left to '
                    "chance, it looks at twice as many beginnings."
                )
            ),
        )
