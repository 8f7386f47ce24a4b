"""A chapter of every rulebook: the table by keyboard and by ear. It is the same in all of them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Paragraph


class Listening(QObject):
    """Sentences in the current language."""

    def chapter(self) -> Chapter:
        return Chapter(
            "listening",
            self.tr("By keyboard and by ear"),
            (
                Paragraph(
                    self.tr(
                        "Four keys read the table; what they read is shown and, with a screen "
                        "reader, spoken. <b>F5</b> reads your hand or your own board, <b>F6</b> "
                        "the common board and what the players have, <b>F7</b> what has changed "
                        "since your last turn, <b>F8</b> whose turn it is and what can be done "
                        "now. Only what you may see is read, and behind a curtain nothing."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Tab</b> and the <b>arrow keys</b> go to what can be used now, and to "
                        "the cards in your hand even if they cannot be used; <b>Enter</b> then "
                        "says why. <b>Ctrl</b> and an arrow look around: they go to everything "
                        "on the table, and nothing comes of it."
                    )
                ),
                Paragraph(
                    self.tr(
                        "A screen reader finds the table in groups: your hand, the board, cards, "
                        "stacks, players and buttons. Whatever can be used has an action: press "
                        "it, take it into your hand, put it down here. Where several things could "
                        "be meant, they come first as a group of their own. Whose turn it is, what "
                        "happens and why something is not allowed is spoken by itself."
                    )
                ),
            ),
        )
