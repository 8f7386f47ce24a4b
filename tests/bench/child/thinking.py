"""The table while a computer player thinks beside it."""

from __future__ import annotations

import time
from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QEventLoop

from halloween_table.app.parts.thinking import Thinking
from halloween_table.engine.chance import Chance
from halloween_table.engine.job import Thinking as Steps
from halloween_table.engine.mind import LEVELS, Known

from ..figures import Figures
from ..ratio import median
from .frames import Frames
from .painting import our_view
from .records import kit_of, whole_game

_FRAMES = 300
"""Of each side in its turn: a turn is so short that what the machine does besides meets both, and
there are many of them, because the slowest in a hundred of one turn are only three."""


@frozen
class WithoutEnd:
    """A hard player of that game thinks about its first decision, again and again."""

    key: str

    def __call__(self) -> Steps[None]:
        kit, (_, positions) = kit_of(self.key), whole_game(self.key)
        assert kit.minds is not None
        position, thinker = positions[0], kit.minds.thinker(LEVELS[-1])
        seat = kit.game.actors(position)[0]
        known = Known(kit.game.view(position, seat))
        for again in range(10**6):
            thinker.mind.choose(known, seat, Chance(again), thinker.budget)
            yield again


def thinking(key: str) -> Callable[[str], Figures]:
    """A frame of the whole table, from where it is wanted to where it is seen, by the clock on the
    wall: "busy", or while nobody thinks."""
    view = our_view(key, (1920, 1080))
    frames, asking = Frames(view, time.perf_counter), Thinking(view)

    def answer(which: str) -> Figures:
        if which == "busy":
            if not asking.busy:
                begun = QEventLoop()
                asking.ask(WithoutEnd(key), lambda _: None, told=lambda _: begun.quit())
                begun.exec()  # until it thinks: starting a process is something else
        else:
            asking.stop()
        viewport = view.viewport()
        times = sorted(frames.after_moving(viewport, viewport.update) for _ in range(_FRAMES))
        return {"median": median(times), "slowest": times[int(_FRAMES * 0.99) - 1]}

    return answer
