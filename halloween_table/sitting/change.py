"""What has changed on a table: one value for whoever needs to know what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from attrs import frozen

from halloween_table.engine.game import Best, Seat
from halloween_table.store.results import Kept

from .history import History
from .moments import Moment

Why = Literal["begin", "move", "back", "look", "hold", "pause", "seek"]


@frozen
class Glance:
    """A position as it is shown or passed through, as those may know it who look."""

    view: Any
    at: Seat | None
    """Who sits there, and for whom it is laid out: their cards lie face down where the view hides
    them. ONLOOKERS and OPEN only where a game is watched."""
    brief: bool = False
    """Passed through quickly: there is nothing to be read in it."""


def passed_on_the_way(
    history: History, moments: Sequence[Moment], eyes: Seat | None, at: Seat | None
) -> Iterator[Glance]:
    """What was passed through with the latest moments, as these eyes may know it, for whoever sat
    there: also where something came by itself, so that one is seen after the other."""
    view = history.game.view
    first = history.last + 1 - len(moments)
    for number, moment in enumerate(moments, first):
        if number > first and history.undecided(number):
            yield Glance(view(history.moments[number - 1].position, eyes), at, brief=True)
        for position in moment.on_the_way:
            yield Glance(view(position, eyes), at)


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
    at_before: Seat | None = None
    at: Seat | None = None
    """Who sits at the screen now."""
    on_the_way: tuple[Glance, ...] = ()
    """What was passed through, as those may know it who looked before."""
    beaten: tuple[Comparison, ...] = ()
    """What was done of which the best is kept."""

    @property
    def somebody_else(self) -> bool:
        """Whether somebody sits there now who did not before."""
        return self.at is not None and self.at != self.at_before
