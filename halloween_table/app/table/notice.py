"""A calm word to everybody at the table, where it hides least; it goes away by itself."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QVBoxLayout, QWidget

from halloween_table.table import speeds
from halloween_table.table.look import letters
from halloween_table.table.view import TableView

from ..parts.widgets import text
from .clearing import Clearing

_MARGIN = 8
"""Pixels to the edges of the table."""
_WIDTHS = {540: 60, 420: 120, 340: 180, 270: 240, 220: 2_000, 150: 40_000}
"""How wide it is where it would hide more if it were as wide as its longest line; and what it costs to
read it in such short lines, measured as what it hides is."""


class Notice(QFrame):
    """Lies on the table and takes no clicks from it."""

    def __init__(
        self,
        table: TableView,
        log: QAbstractScrollArea,
        strip: QWidget,
        covered: Callable[[], bool],
    ) -> None:
        """`covered` tells whether nobody can read it now."""
        super().__init__(table)
        self._table, self._log, self._strip, self._covered = table, log, strip, covered
        self._lines = ""
        self._unsaid: tuple[str, str] | None = None
        """A word to everybody that nobody can read before the table is seen, and what is heard of it."""
        self.setObjectName("notice")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._label = text("prompt", wrap=True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        QVBoxLayout(self).addWidget(self._label)
        self._stays = False
        """Whether it is read on while the game goes on."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        table.installEventFilter(self)
        self.hide()

    def tell(self, sentence: str, heard: str = "") -> None:
        """A calm word, as soon as the table is seen; whoever listens hears it, too, or what is
        `heard` instead."""
        self._unsaid = (sentence, heard) if self._covered() else None
        if self._unsaid is None:
            self.say(sentence)
            self._table.announce(heard or sentence)

    def follow(self) -> None:
        """The table may be seen now."""
        if self._unsaid is not None and not self._covered():
            self.tell(*self._unsaid)

    def tell_in_a_race(self, sentence: str) -> None:
        """A word that is read while others act: it is shorter, and what happens does not end it as
        long as it hides nothing. Where there is no room on the table it lies on the log, or else
        over the buttons above the table."""
        self.say(sentence)
        self._stays = True
        self._place()
        self.show()
        self._timer.start(speeds.BUBBLE_IN_A_RACE)
        self._table.announce(sentence)

    def give_way(self) -> None:
        """Something has happened at the table that was spoken of. A word that hides what somebody
        needs goes at once."""
        if not self._stays or self._hides_something:
            self.hide()
        elif self.isVisible():
            self._table.when_settled(self._place)

    @property
    def _hides_something(self) -> bool:
        on_table = self.parentWidget() is self._table
        return on_table and any(map(self.geometry().intersects, self._table.spared()))

    def say(self, lines: str, *, stays: bool = False) -> None:
        """`stays`: until somebody hides it, or says something else."""
        self._stays = False
        self._lines = lines
        self._place()
        self.show()
        self.raise_()
        self._timer.start(speeds.BUBBLE)
        if stays:
            self._timer.stop()

    def shows(self, lines: str) -> bool:
        return self.isVisible() and self._lines == lines

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def _place(self) -> None:
        """Where it hides least, as near to the middle of the upper edge as that allows; as wide as its
        longest line, or narrower where that hides less."""
        self._lie_on(self._table)
        self._label.setText(self._lines)
        room = self._table.width() - 2 * _MARGIN
        self._label.setWordWrap(False)
        line = min(room, self.sizeHint().width())
        self._label.setWordWrap(True)
        longest_word = self.minimumSizeHint().width()
        costs = {letters.room(width): cost for width, cost in _WIDTHS.items()}
        fitting = {width: cost for width, cost in costs.items() if longest_word <= width < line}
        clearing = Clearing(self._table)
        spots = []
        for width, short in {line: 0, **fitting}.items():
            size = QSize(width, self.heightForWidth(width))
            hidden, spot = clearing.quietest(size, _MARGIN)
            spots.append((_too_high(spot, self._table.rect()), hidden + short, spot))
        self.setGeometry(min(spots, key=itemgetter(0, 1))[2])
        if self._stays and self._hides_something:
            if self._log.isVisible():
                self._place_on_log()
            else:
                self._place_on_strip()

    def _place_on_log(self) -> None:
        """Where the log has nothing to read, or what is oldest."""
        self._lie_on(self._log)
        room = self._log.viewport().geometry().marginsRemoved(QMargins(*4 * (_MARGIN,)))
        spot = QRect(room.topLeft(), QSize(room.width(), self.heightForWidth(room.width())))
        if not self._log.verticalScrollBar().maximum():
            spot.moveBottom(room.bottom())
        self.setGeometry(spot)

    def _place_on_strip(self) -> None:
        """At its right end, where nobody presses anything in a race; all in one line, or as few as
        it takes."""
        self._lie_on(self._strip)
        self._label.setText(self._lines.replace("\n", "\u2002 "))
        room = self._strip.rect()
        widths = (room.width() * part // 8 for part in range(3, 9))
        width = next((w for w in widths if self.heightForWidth(w) <= room.height()), room.width())
        spot = QRect(0, 0, width, min(room.height(), self.heightForWidth(width)))
        spot.moveCenter(room.center())
        spot.moveRight(room.right())
        self.setGeometry(spot)

    def _lie_on(self, ground: QWidget) -> None:
        """Whoever gets another ground is not seen until it is shown there."""
        if self.parentWidget() is not ground:
            seen = self.isVisible()
            self.setParent(ground)
            self.setVisible(seen)


def _too_high(spot: QRect, room: QRect) -> int:
    """Pixels by which it is a column of single words rather than lines that can be read: that is
    worse than to hide something for a while."""
    return max(0, spot.height() - room.height() // 2)
