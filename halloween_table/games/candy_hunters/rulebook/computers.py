"""What the rulebook says about computer players of Candy Hunters: how each level thinks."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Figure, Paragraph


class CandyHuntersComputers(QObject):
    """From the lowest level to the highest."""

    def thinking(self) -> tuple[Paragraph | Figure, ...]:
        return (
            Paragraph(
                self.tr(
                    "<b>Easy</b> plays like a beginner: one move at a time, with an eye on its own "
                    "points only. It sees a pattern only the way the card lies in its hand and "
                    'overlooks every place where it <a href="#CH-3.2">would have to be turned</a>. '
                    "It does not notice when its card feeds your kids too, nor what it leaves "
                    "for you to score."
                )
            ),
            Paragraph(
                self.tr(
                    "<b>Normal</b> also thinks one move at a time, but it turns its cards, and it "
                    "keeps track of everybody’s points and kids. It plans a little: a pattern that "
                    "is only one house short is worth something to it. It does not ask what you "
                    "could score in your next turn."
                )
            ),
            Paragraph(
                self.tr(
                    "<b>Hard</b> thinks its whole turn through before it builds its house: ghosts, "
                    "pattern, exchange and kid. At each step it follows up dozens of promising "
                    "ideas. It remembers the cards that it has put under the deck, works out which "
                    "cards the next player may hold, and is careful not to leave them anything."
                )
            ),
        )
