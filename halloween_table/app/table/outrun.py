"""What is said to whoever has lost a race by next to nothing."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.engine.game import Seat
from halloween_table.engine.translate import fill
from halloween_table.sitting.source import Source
from halloween_table.table.view import TableView

from ..parts.names import seated
from .notice import Notice


class Outrun(QObject):
    """By how little it was: a sentence for each of them, beside the table."""

    def __init__(self, source: Source, view: TableView, notice: Notice) -> None:
        super().__init__(view)
        self._source, self._notice = source, notice
        self._lines: list[str] = []
        self._about: object = None
        """The moment of the game that these lines are about."""
        view.outrun.connect(self._tell)

    def _tell(self, seat: Seat, late: float) -> None:
        raced = self._source.cursor
        if raced != self._about:
            self._about, self._lines = raced, []
        self._lines.append(self._line(seated(self._source.players)[seat].name, round(100 * late)))
        self._notice.tell_in_a_race("\n".join(self._lines))

    def _line(self, name: str, hundredths: int) -> str:
        if not hundredths:
            return fill(self.tr("So close! %1 was less than a hundredth of a second late."), name)
        sentence = self.tr("So close! %1 was %n hundredths of a second late.", "", hundredths)
        return fill(sentence, name)
