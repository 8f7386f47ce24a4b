"""What has changed on a table: one value for whoever needs to know what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

from attrs import evolve, frozen

from halloween_table.engine.game import Best, Event, Seat
from halloween_table.store.results import Kept

from .history import History
from .moments import Moment, seen_with

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


@frozen
class Passage:
    """Something that was passed through or come to, as those may know it who looked, and how."""

    glance: Glance
    before: Any
    """What they could see when it began."""
    events: tuple[Event, ...]
    """What happened on the way, as they may know it."""
    eyes: Seat | None


def passages(
    history: History, way: range, eyes: Seat | None, glance_at: Callable[[Any], Glance]
) -> tuple[Passage, ...]:
    """The way through these moments of a game, as these eyes may know it: what each passed through,
    and what it came to if the next one came by itself, so that one is seen after the other. The last
    of them is where it ends."""
    passed: list[Passage] = []
    if not way:
        return ()
    before = glance_at(history.moments[way[0] - 1].position)
    events: list[Event] = []
    for number in way:
        *on_the_way, (reached, lately) = history.moments[number].parts()
        for position, since in on_the_way:
            events += since
            passed.append(_passage(glance_at(position), before, events, eyes))
            before, events = passed[-1].glance, []
        events += lately
        is_last = number == way[-1]
        if is_last or history.undecided(number + 1):
            glance = evolve(glance_at(reached), brief=not is_last)
            passed.append(_passage(glance, before, events, eyes))
            before, events = glance, []
    return tuple(passed)


def _passage(glance: Glance, before: Glance, events: Iterable[Event], eyes: Seat | None) -> Passage:
    seen = (seen_with(event, eyes) for event in events)
    return Passage(glance, before.view, tuple(event for event in seen if event is not None), eyes)


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
    on_the_way: tuple[Passage, ...] = ()
    """What was passed through, as those may know it who looked before."""
    last: Passage | None = None
    """What is come to, as those may know it who looked before: with what happened since the last of
    those. None where nothing has happened that could be told."""
    beaten: tuple[Comparison, ...] = ()
    """What was done of which the best is kept."""

    @property
    def somebody_else(self) -> bool:
        """Whether somebody sits there now who did not before."""
        return self.at is not None and self.at != self.at_before
