"""From the start of a process to the shelf; and back to the shelf."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from ..figures import Figures
from .frames import Frames, megabytes

if TYPE_CHECKING:
    from halloween_table.app.program.window import MainWindow


def shelf(folder: str) -> Callable[[str], Figures]:
    """The program as people start it, until the shelf is on the screen."""
    return _started(folder, lambda window: {"first": Frames(window).next(window.shelf)})


def settled(folder: str) -> Callable[[str], Figures]:
    """The same until nothing more happens by itself: when that is, what blocked it on the way
    since the window was shown, and what it holds then."""

    from .heartbeat import Heartbeat

    def measure(window: MainWindow) -> Figures:
        block = Heartbeat(window).until_rest()
        return {"first": time.process_time() * 1000, "block": block, "memory": megabytes()}

    return _started(folder, measure)


def _started(folder: str, measure: Callable[[MainWindow], Figures]) -> Callable[[str], Figures]:
    """Runs the program itself, with its own order of things, until it would wait for people."""
    from halloween_table.app.program.running import run
    from halloween_table.app.program.window import MainWindow

    found: list[Figures] = []

    def wait(app: QApplication) -> int:
        windows = app.topLevelWidgets()
        found.append(measure(next(w for w in windows if isinstance(w, MainWindow))))
        return 0

    QApplication.exec = wait  # type: ignore[method-assign, assignment]
    run(Path(folder), "en")
    return lambda _: found[0]


def home(folder: str) -> Callable[[str], Figures]:
    """From a table back to the shelf, until nothing more happens by itself: what blocked it, and
    what is held then."""
    from .evening import Evening
    from .heartbeat import Heartbeat

    evening = Evening(Path(folder))
    id_ = evening.keep("rest_in_peace", 0)

    def answer(_: str) -> Figures:
        evening.open("rest_in_peace", id_)
        Heartbeat(evening.window).until_rest()
        heartbeat = Heartbeat(evening.window)
        evening.window.show_shelf()
        return {"block": heartbeat.until_rest(), "memory": megabytes()}

    return answer
