"""Whoever gives hints in Booo!: sees every way at once, and is never wrong."""

from __future__ import annotations

from typing import Final

from attrs import frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Thought

from ..rules.moves import CallClaim, ChangeColour, GiveUp, Go, Jump, Move, NameColour, RaiseHand
from ..rules.position import Phase, Position, Stand
from ..rules.ways import walked
from . import reasons
from .mind import Seeker, best, ways_of

BUDGET: Final = Budget(1)
_NEVER_SLIPS: Final = Seeker(slowness=1.0, slips=0.0)


@frozen
class Pathfinder:
    """Thinks of a shortest way as a whole: the colour it starts with, and every step."""

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        view = known.view
        if view.phase not in (Phase.SEARCH, Phase.NAMING):
            return _NEVER_SLIPS.choose(known, seat, chance, budget)
        searches = view.phase is Phase.SEARCH
        way = best(ways_of(view, view.seekers[seat].walls))
        if way is None:
            return Thought(RaiseHand() if searches else GiveUp(), why=reasons.NoWay())
        named = NameColour(way.colour)
        why = reasons.StartsWith(way.colour, len(way))
        return Thought(CallClaim() if searches else named, (named, *way.steps), why)


def onward(view: Position, seat: Seat, thought: Thought[Move]) -> Thought[Move] | None:
    """What is left of a way that somebody was told: all of it until it is begun, whatever the others
    do; None if they do not follow it, or there is another guest."""
    if view.phase not in (Phase.SEARCH, Phase.NAMING, Phase.SHOWING):
        return None
    now = Pathfinder().choose(Known(view), seat, Chance(0), BUDGET)
    begun = view.phase is Phase.SHOWING
    goes_on = len(now.line) <= len(thought.line) if begun else now.line == thought.line
    return now if now.line and goes_on else None


def stands(view: Position, thought: Thought[Move]) -> tuple[Stand, ...]:
    """Where the ghost comes on the way that was thought of, from where it stands; nothing if that is
    no way."""
    start = view.claim.trail[-1:] if view.claim is not None else ()
    start = start or tuple(
        Stand(view.ghost.cell, move.colour) for move in thought.line if isinstance(move, NameColour)
    )
    steps = [step for step in thought.line if isinstance(step, Go | Jump | ChangeColour)]
    return walked(start[0], steps) if start and steps else ()
