"""What the rulebook says about computer players of Booo!: why they are fair rivals in a race, and how
quick each level is."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Figure, Paragraph


class BoooComputers(QObject):
    """From the lowest level to the highest."""

    def thinking(self) -> tuple[Paragraph | Figure, ...]:
        return (
            Paragraph(
                self.tr(
                    "<b>Fair in a race.</b> A computer could find a path in a blink, and you would "
                    "never be first. So it looks for as long as people do: longer for a long path, "
                    "and longer still for each change of colour and each jump. If best times are "
                    "kept on this computer, it takes its pace from them."
                )
            ),
            Paragraph(
                self.tr(
                    "Computer players claim just as you do, and "
                    '<a href="#BO-1.3">the first press counts</a>. If they find no path in the time '
                    'that they give themselves, they <a href="#BO-1.12">raise a hand</a>. And they '
                    "make honest mistakes: they name "
                    '<a href="#BO-1.4">a colour that they may not use</a>, or forget their path '
                    "halfway."
                )
            ),
            Paragraph(
                self.tr(
                    "A pause does not spoil a claim of theirs: when the game goes on, so do they."
                )
            ),
            Paragraph(
                self.tr(
                    "<b>Hints.</b> If you practise, or are the only person among computers, the wand "
                    "or <b>F10</b> helps you to see a path: the first press names the colour it "
                    "starts with, the second frames the rooms or walls it leads through, the third "
                    "draws all of it. Each press counts as one hint, and the count is shown at the "
                    "end. Nobody waits for you meanwhile, and a time reached with a hint is never a "
                    "best time. Hints can be switched off before the game."
                )
            ),
            Paragraph(
                self.tr(
                    "<b>Easy</b> takes its time, and about one claim in ten goes wrong. <b>Normal</b> "
                    "is quicker, and about one claim in twenty goes wrong. <b>Hard</b> is quick "
                    "indeed, and only about one claim in fifty goes wrong."
                )
            ),
        )
