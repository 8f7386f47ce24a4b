"""The log beside the table: what has happened, turn by turn, in the current language."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent

from halloween_table.contract.palette import MUTED, seat_colour
from halloween_table.engine.game import Turn
from halloween_table.engine.translate import fill
from halloween_table.sitting.sitting import Sitting

from ..parts.reading import Reading

_WIDTH = 236


class GameLog(Reading):
    """Every line of a sitting that those may read who look at it."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting
        self._spoken: int | None = None
        """How many lines have been announced; those before we sat down are not."""
        self._written = ""
        self._read_up = False
        """Whether somebody has scrolled away from the last line."""
        self.setFixedWidth(_WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the table
        self.verticalScrollBar().rangeChanged.connect(self._show_last_line)
        self.verticalScrollBar().actionTriggered.connect(self._scroll)

    def show_lines(self) -> list[str]:
        """Writes the log, whole, since another language or other eyes change every line of it.
        Gives the lines that are new."""
        voice, players = self._sitting.kit.voice, self._sitting.players
        pages, lines = [], []
        for turn, events in self._sitting.log():
            said = [line for event in events if (line := voice.log_line(event, players))]
            lines += said
            pages.append(self._page(turn, said))
        # Not Qt's placeholder: of a text that wraps it shows the first line only.
        nothing = escape(self.tr("What happens is written here."))
        html = "".join(pages) or f'<p style="color:{MUTED}">{nothing}</p>'
        if html != self._written:  # most steps of a long way need no line
            self._written = html
            at = self.verticalScrollBar().value()
            self.setHtml(html)
            self.verticalScrollBar().setValue(at)  # of whoever reads further up
            self._show_last_line()
        before, self._spoken = self._spoken, len(lines)
        return [] if before is None else lines[before:]

    def _scroll(self) -> None:
        bar = self.verticalScrollBar()
        self._read_up = bar.sliderPosition() < bar.maximum()

    def _show_last_line(self) -> None:
        if not self._read_up:
            bar = self.verticalScrollBar()
            bar.setValue(bar.maximum())

    def showEvent(self, event: QShowEvent) -> None:
        """Qt shows the cursor first, which is at the beginning."""
        super().showEvent(event)
        self._show_last_line()

    def _page(self, turn: Turn, lines: list[str]) -> str:
        player = self._sitting.players[turn.seat]
        heading = fill(self.tr("Round %1 · %2"), turn.round, player.name)
        colour = seat_colour(player.colour).tint
        body = "<br>".join(escape(line) for line in lines)
        return (
            f'<p style="margin:8px 0 2px 0"><b style="color:{colour}">{escape(heading)}</b></p>'
            f'<p style="margin:0 0 0 6px">{body}</p>'
        )
