"""Little scenes: the arrangements passed through on the way to the one that stays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from halloween_table.contract.arrangement import Arrangement

from .. import speeds
from .motion import Motion


class Passage(QObject):
    """Shows arrangements one after another: each glides in and is held for a while, but the last,
    which stays, and those that are brief. With motion off there is only the last.

    Signals:
        settled: everything lies where it belongs, and nothing is to come.
    """

    settled = Signal()

    def __init__(self, show: Callable[[Arrangement, bool], None], motion: Motion) -> None:
        super().__init__(motion)
        self._show = show
        self._motion = motion
        self._ahead: list[tuple[Callable[[], Arrangement], bool]] = []
        """What is to come, arranged when its time has come, and whether it glides in."""
        self._showing = False
        self._hold_for = 0
        self._hold = QTimer(self, singleShot=True)
        self._hold.timeout.connect(self._go_on)
        motion.settled.connect(self._rest)

    @property
    def underway(self) -> bool:
        """Whether the last arrangement is still to come."""
        return bool(self._ahead)

    def begin(
        self, on_the_way: Sequence[Callable[[], Arrangement]], last: Arrangement, animate: bool
    ) -> None:
        """Shows the last one after the others; `animate` says whether it glides in."""
        seen = on_the_way if self._motion.factor else ()
        self._ahead = [*((arrange, True) for arrange in seen), (lambda: last, animate)]
        self._go_on()

    def skip(self) -> bool:
        """To the last arrangement at once; False if it is shown already."""
        if not self._ahead:
            return False
        del self._ahead[:-1]
        self._go_on()
        self._motion.finish()
        return True

    def _go_on(self) -> None:
        self._hold.stop()
        arrange, animate = self._ahead.pop(0)
        arrangement = arrange()
        self._showing = True
        self._show(arrangement, animate)
        self._showing = False
        moves = self._motion.running
        self._hold_for = speeds.BRIEF if arrangement.brief else speeds.SCENE
        if arrangement.brief and moves:
            self._hold_for = 0
        if not moves:
            self._rest()

    def _rest(self) -> None:
        if self._showing:
            return  # nothing moves, but not everybody has been told of the arrangement yet
        if not self._ahead:
            self.settled.emit()
        elif not self._hold.isActive():
            self._hold.start(round(self._hold_for * self._motion.factor))
