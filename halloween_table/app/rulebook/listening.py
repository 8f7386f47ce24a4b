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
                        "Four keys read the table to you: the text is shown and, if you use a "
                        "screen reader, spoken. <b>F5</b> reads your hand or your own board, "
                        "<b>F6</b> the common board and what each player has, <b>F7</b> what has "
                        "changed since your last turn, and <b>F8</b> whose turn it is and what you "
                        "can do. They read only what you may see, and nothing behind the curtain."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Cards that lie face down are not read out. <b>F9</b> turns yours up, until "
                        "you press it again or it is somebody else’s turn; then <b>F5</b> reads "
                        "them. Everybody who hears your computer hears your cards, too: use "
                        "headphones to keep them secret."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Tab</b> and the <b>arrow keys</b> take you to whatever you can use "
                        "now, and to the cards in your hand even when you cannot play them; "
                        "<b>Enter</b> then tells you why. <b>Ctrl</b> with an arrow key looks "
                        "around: it takes you to everything on the table without doing anything."
                    )
                ),
                Paragraph(
                    self.tr(
                        "A screen reader finds the table in groups: your hand, the board, cards, "
                        "stacks, players and buttons. Everything you can use has an action: press "
                        "it, pick it up, put it down here. When there is a choice, the options "
                        "come first, as a group of their own. Whose turn it is, what happens and "
                        "why something is not allowed are spoken automatically."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>F12</b> turns all sounds off and on; how loud they are is in the "
                        "settings. A sound never tells anything that is not also shown and spoken, "
                        "and never anything about hidden cards."
                    )
                ),
            ),
        )
