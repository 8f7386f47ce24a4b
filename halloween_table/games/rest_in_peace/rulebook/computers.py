"""What the rulebook says about computer players of Rest in Peace: what they see, and how each level
thinks."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Figure, Paragraph


class RestInPeaceComputers(QObject):
    """From the lowest level to the highest."""

    def thinking(self) -> tuple[Paragraph | Figure, ...]:
        return (
            Figure(
                "unseen",
                self.tr(
                    "What a computer player sees: its own hand below, and of yours only the backs."
                ),
            ),
            Paragraph(
                self.tr(
                    "<b>Easy</b> follows its gut. It fights for every mansion alike, as long as "
                    "staying does not cost too much, and never asks which mansion matters most. It "
                    "plays its largest ghosts first, even where smaller ones would do. It is fond of "
                    '<a href="#RP-1.7">putting good cards at round ten</a>, and then misses them in '
                    "the rounds before."
                )
            ),
            Paragraph(
                self.tr(
                    "<b>Normal</b> thinks its own turn through to the end, but only along the two "
                    "plans that look best at each step. It imagines a few ways in which the hidden "
                    "cards could lie, and weighs what each plan would leave it with: mansions, "
                    "ghosts, psychics and stakes. It does not think ahead to your answer."
                )
            ),
            Paragraph(
                self.tr(
                    "<b>Hard</b> does think of your answer. It thinks its own turn through, and then "
                    "what you would do best against it, with the hidden cards dealt differently again "
                    "and again, always as they might really lie. Then it makes the move that has turned "
                    "out best."
                )
            ),
        )
