"""What is said to whoever has lost a race by next to nothing."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject

from halloween_table.engine.game import Seat
from halloween_table.engine.translate import fill
from halloween_table.sitting.source import Source
from halloween_table.table.view import TableView

from ..parts.names import seated
from .notice import Notice


class Outrun(QObject):
    """By how little it was: a sentence, or a line for each of them, beside the table."""

    def __init__(self, source: Source, view: TableView, notice: Notice) -> None:
        super().__init__(view)
        self._source, self._notice = source, notice
        self._late: list[tuple[str, int]] = []
        """Names, and by how many hundredths of a second."""
        self._about: object = None
        """The moment of the game that they are about."""
        view.outrun.connect(self._tell)

    def _tell(self, seat: Seat, late: float) -> None:
        raced = self._source.cursor
        if raced != self._about:
            self._about, self._late = raced, []
        self._late.append((seated(self._source.players)[seat].name, round(100 * late)))
        self._notice.tell_in_a_race(self._sentence())

    def _sentence(self) -> str:
        """Of several there is a list: everybody finds their line in it, and it hides little."""
        if len(self._late) > 1:
            lines = [self._line(name, hundredths) for name, hundredths in self._late]
            return "\n".join((self.tr("Only just too late:"), *lines))
        ((name, hundredths),) = self._late
        if not hundredths:
            return fill(self.tr("So close! %1 was less than a hundredth of a second late."), name)
        sentence = self.tr("So close! %1 was %n hundredths of a second late.", "", hundredths)
        return fill(sentence, name)

    def _line(self, name: str, hundredths: int) -> str:
        late = QLocale().toString(max(1, hundredths) / 100, "f", 2)
        #: %1 is a name, %2 a number of seconds such as 0.12.
        line = self.tr("%1: %2 s")
        return fill(line, name, late if hundredths else f"< {late}")
