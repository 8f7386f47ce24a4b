"""The last chapter of every rulebook: how a game is watched again. It is the same in all of them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Paragraph


class WatchingAgain(QObject):
    """Sentences in the current language."""

    def chapter(self) -> Chapter:
        return Chapter(
            "watching-again",
            self.tr("Watching a game again"),
            (
                Paragraph(
                    self.tr(
                        "A game that is over stays on the shelf under <b>Played</b>. Open it to watch "
                        "it move by move: drag along the line below the table, press <b>Space</b> to play "
                        "it, or use the arrow keys. <b>Ctrl</b> and an arrow go from turn to turn, "
                        "<b>Home</b> and <b>End</b> to the start and the end, the arrows up and down "
                        "change the speed. Marks on the line show where rounds and turns begin; a "
                        "coloured dot shows who made points there."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Ctrl</b> with <b>PgUp</b> or <b>PgDn</b> goes from round to round. While "
                        "the log has the keyboard focus, the up and down arrows go from line to line, "
                        "and <b>Enter</b> shows the table as it was then. Playback skips moves that "
                        "change nothing you can see."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Hidden cards stay hidden while you watch, unless you press the eye. "
                        "<b>Play on from here</b> begins a new game for the same players at that "
                        "point; the old game stays as it is. If that one is over, whoever has to decide "
                        "there keeps everything they could see, their own cards included; the rest is "
                        "dealt anew, because everybody may have seen it. If it is still going on, "
                        "hidden cards stay as they are."
                    )
                ),
                Paragraph(
                    self.tr(
                        "While you play, click a line of the log to see the table as it was then, "
                        "and press <b>Esc</b> to come back. At the start of your turn <b>F4</b> plays "
                        "what the others did since your last move; in the settings you can have that "
                        "played every time. Where a clock decides, all this waits for the end of the "
                        "game."
                    )
                ),
            ),
        )
