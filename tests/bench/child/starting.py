"""From the start of a process to the shelf; and back to the shelf."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from ..figures import Figures
from .started import started


def shelf(folder: str) -> Callable[[str], Figures]:
    """The program as people start it, until the shelf is on the screen."""
    window = started(Path(folder))
    from .frames import Frames

    figures = {"first": Frames(window).next(window.shelf)}
    return lambda _: figures


def settled(folder: str) -> Callable[[str], Figures]:
    """The same until nothing more happens by itself: when that is, what blocked it on the way
    since the window was shown, and what it holds then."""
    window = started(Path(folder))
    from .frames import megabytes
    from .heartbeat import Heartbeat

    block = Heartbeat(window).until_rest()
    figures = {"first": time.process_time() * 1000, "block": block, "memory": megabytes()}
    return lambda _: figures


def home(folder: str) -> Callable[[str], Figures]:
    """From a table back to the shelf, until nothing more happens by itself: what blocked it, and
    what is held then."""
    from .evening import Evening
    from .frames import megabytes
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
