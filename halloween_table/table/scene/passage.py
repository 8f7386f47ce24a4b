"""Little scenes: the arrangements passed through on the way to the one that stays, each as its beats
tell it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QObject, QTimer, Signal

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.beats import LITTLE, Beat, waited

from .. import speeds
from .motion import Motion


@frozen
class Shown:
    """An arrangement, and how it is come to."""

    arrange: Callable[[], Arrangement]
    """It is arranged when its time has come."""
    beats: tuple[Beat, ...] = ()
    """How that is told; none: everything glides there at once."""
    animate: bool = True
    """Whether it glides in at all."""

    @property
    def lasts(self) -> int:
        """How long anybody has to wait for it."""
        return waited(self.beats)


class Passage(QObject):
    """Shows arrangements one after another: each glides in and is held for a while, but the last,
    which stays, those that are brief, and those that are told in beats, which hold them as long as
    they want. With motion off there is only the last.

    Signals:
        settled: everything lies where it belongs, and nothing is to come.
        told: the last arrangement, once a long scene that led to it is over.
    """

    settled = Signal()
    told = Signal()

    def __init__(self, show: Callable[[Shown, Arrangement], None], motion: Motion) -> None:
        super().__init__(motion)
        self._show = show
        self._motion = motion
        self._ahead: list[Shown] = []
        self._telling = False
        """Whether a long scene leads to the last one."""
        self.tells = False
        """Whether a long scene is played: what comes of it is not said before it is seen."""
        self._showing = False
        self._hold_for = 0
        self._hold = QTimer(self, singleShot=True)
        self._hold.timeout.connect(self._go_on)
        motion.settled.connect(self._rest)

    @property
    def underway(self) -> bool:
        """Whether the last arrangement is still to come, or a scene leads to it that is worth a look:
        any press skips that, and means nothing else."""
        return bool(self._ahead) or self._telling

    def begin(self, on_the_way: Sequence[Shown], last: Shown) -> None:
        """Shows the last one after the others."""
        self._ahead = [*(on_the_way if self._motion.factor else ()), last]
        self._telling = False
        self._go_on()

    def skip(self) -> bool:
        """To the last arrangement at once; False if it is shown already."""
        if not self.underway:
            return False
        if self._ahead:
            del self._ahead[:-1]
            self._go_on()
        self._motion.finish()
        return True

    def _go_on(self) -> None:
        self._hold.stop()
        shown = self._ahead.pop(0)
        arrangement = shown.arrange()
        self._showing = True
        moving = shown.animate and self._motion.factor
        self.tells = bool(moving and shown.lasts > LITTLE)
        self._telling = self.tells and not self._ahead
        self._show(shown, arrangement)
        self._showing = False
        moves = self._motion.running
        self._hold_for = speeds.BRIEF if arrangement.brief else speeds.SCENE
        if shown.beats or (arrangement.brief and moves):
            self._hold_for = 0
        if not moves:
            self._rest()

    def _rest(self) -> None:
        if self._showing:
            return  # nothing moves, but not everybody has been told of the arrangement yet
        if self._ahead:
            if not self._hold.isActive():
                self._hold.start(round(self._hold_for * self._motion.factor))
            return
        self.tells = False
        if self._telling:
            self._telling = False
            self.told.emit()
        self.settled.emit()
