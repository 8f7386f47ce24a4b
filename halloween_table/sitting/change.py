"""What has changed on a table: one value for whoever needs to know what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from attrs import frozen

from halloween_table.engine.game import Best, Seat
from halloween_table.store.results import Kept

from .history import History
from .moments import Moment

Why = Literal["begin", "move", "back", "look", "pause", "seek"]


@frozen
class Glance:
    """A position as it is shown or passed through, as those know it who look."""

    view: Any
    eyes: Seat | None
    """Whose; ONLOOKERS are there only where a game is watched."""
    brief: bool = False
    """Passed through quickly: there is nothing to be read in it."""


def passed_on_the_way(
    history: History, moments: Sequence[Moment], eyes: Seat | None
) -> Iterator[Glance]:
    """What was passed through with the latest moments, as these eyes may know it: also where
    something came by itself, so that one is seen after the other."""
    view = history.game.view
    first = history.last + 1 - len(moments)
    for at, moment in enumerate(moments, first):
        if at > first and history.undecided(at):
            yield Glance(view(history.moments[at - 1].position, eyes), eyes, brief=True)
        for position in moment.on_the_way:
            yield Glance(view(position, eyes), eyes)


@frozen
class Comparison:
    """Something that was done, beside the best that anybody had done of it before."""

    best: Best
    former: Kept | None
    is_new: bool
    """Whether it is the best now."""


@frozen
class Change:
    """From one thing shown to the next. Log, motion, rings and announcements read it; nobody
    compares before and after."""

    why: Why
    withdrawn: int = 0
    """How many of the latest moments are gone."""
    moments: tuple[Moment, ...] = ()
    """Those that have come after them, in order."""
    eyes_before: Seat | None = None
    eyes: Seat | None = None
    """Who looks now."""
    on_the_way: tuple[Glance, ...] = ()
    """What was passed through, as those may know it who looked before."""
    beaten: tuple[Comparison, ...] = ()
    """What was done of which the best is kept."""

    @property
    def other_eyes(self) -> bool:
        """Whether somebody looks now who did not before."""
        return self.eyes is not None and self.eyes != self.eyes_before
