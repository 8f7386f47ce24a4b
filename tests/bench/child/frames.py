"""When a window has really been painted, and how long that took the processor. The empty window
imports it too, so there is little in it.
"""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QWidget

TYPE_CHECKING = False  # the empty window does without `typing`
if TYPE_CHECKING:
    from collections.abc import Callable

_PATIENCE = 20_000
"""Milliseconds after which a frame that has not come will not come."""


_HANDS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)


class Frames(QObject):
    """Sees the frames of a window: a frame is finished when the window is exposed, the widget in
    question got a paint event in it, and everything painted was handed to the screen."""

    def __init__(self, window: QWidget, clock: Callable[[], float] = time.process_time) -> None:
        """The window has been shown, if only just now. `clock` is the processor's unless waiting for
        others is what is measured."""
        super().__init__(window)
        self._window, self._clock = window, clock
        self._handle = window.windowHandle()
        self._inside: QWidget | None = None
        self._pressed: QWidget | None = None
        self._painted = False
        self._nested = False
        self._counts: Callable[[], bool] = lambda: True
        self._start = 0.0
        self._took: float | None = None
        self._loop = QEventLoop()
        window.installEventFilter(self)
        self._handle.installEventFilter(self)

    def next(self, inside: QWidget) -> float:
        """Waits until that widget is in a frame: the processor's milliseconds since the process
        was started."""
        self._start = 0.0
        return self._wait(inside)

    def after(self, work: Callable[[], QWidget]) -> float:
        """The processor's milliseconds from the beginning of the work to the end of the first frame
        with the widget that the work gives back."""
        self._start = self._clock()
        return self._wait(work())

    def after_moving(self, inside: QWidget, work: Callable[[], None]) -> float:
        """The same with a widget that is there before the work, which may paint it at once."""
        self._watch(inside)
        self._start = self._clock()
        work()
        return self._wait(inside)

    def after_release(
        self, viewport: QWidget, gesture: Callable[[], None], done: Callable[[], bool]
    ) -> float:
        """The same from the release of the mouse by which something is done, or the press, to the
        end of the first frame of what it was on."""
        self._pressed, self._counts = viewport, done
        self._watch(viewport)
        gesture()
        took = self._wait(viewport)
        self._pressed, self._counts = None, lambda: True
        return took

    def _watch(self, inside: QWidget) -> None:
        self._inside, self._painted, self._took = inside, False, None
        inside.installEventFilter(self)

    def _wait(self, inside: QWidget) -> float:
        if self._inside is not inside:
            self._watch(inside)
        given_up = QTimer(singleShot=True, interval=_PATIENCE)
        given_up.timeout.connect(self._loop.quit)
        given_up.start()
        if self._took is None:
            self._loop.exec()
        self._inside = None
        if self._took is None:
            raise RuntimeError("no frame was painted")
        return self._took

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._inside and kind == QEvent.Type.Paint:
            self._painted = True
        elif watched is self._pressed and kind in _HANDS and not self._counts():
            self._start, self._painted, self._took = self._clock(), False, None
        elif self._inside is not None and not self._nested and self._brings_a_frame(watched, kind):
            self._nested = True
            QCoreApplication.sendEvent(watched, event)
            self._nested = False
            if self._painted and self._took is None and self._handle.isExposed() and self._counts():
                self._took = (self._clock() - self._start) * 1000
                self._loop.quit()
            return True
        return False

    def _brings_a_frame(self, watched: QObject, kind: QEvent.Type) -> bool:
        if watched is self._window:
            return kind == QEvent.Type.UpdateRequest
        return watched is self._handle and kind in (
            QEvent.Type.Expose,
            QEvent.Type.Paint,
            QEvent.Type.UpdateRequest,
        )


def megabytes() -> float:
    """What the process holds in memory now."""
    with open("/proc/self/status") as status:
        kilobytes = next(line for line in status if line.startswith("VmRSS")).split()[1]
    return int(kilobytes) / 1024
