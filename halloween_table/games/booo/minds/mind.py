"""Those who play Booo!: one way of looking, at three speeds."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt
from typing import Final

from attrs import frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Event, Seat
from halloween_table.engine.mind import Budget, Known, Level, Mind, Thought

from ..rules.castle import MIDDLE, Colour, neighbours
from ..rules.claims import guest_room
from ..rules.events import ClaimFailed, GuestCame, HandRaised, HintShown
from ..rules.game import clock
from ..rules.moves import (
    CallClaim,
    ChangeColour,
    ChooseStart,
    GiveUp,
    Go,
    Jump,
    LowerHand,
    Move,
    NameColour,
    RaiseHand,
    TurnOver,
)
from ..rules.position import Phase, Position
from ..rules.tiles import castle_of
from ..rules.ways import Step, Way, onward, ways
from . import reasons
from .looking import difficulty, drawn, pace

BEAT: Final = 3.0
"""Seconds before the next guest is turned over: everybody has to be ready for it."""
PATIENCE: Final = 40.0
"""Seconds after which somebody who has seen no way raises a hand; who is slow waits longer, but not as
much as they look longer."""
_PATIENT: Final = 0.25
"""How much that differs from one guest to the next, as in `looking.SPREAD`."""
_AGAIN: Final = 0.5
"""Of the time is enough for whoever has looked before, or has been told a colour."""
_AT_ONCE: Final = 0.6
"""Seconds that it takes to act on something that is known."""
_HEARD: Final = 2.5
"""Seconds that it takes to understand a hint."""
_NAMING: Final = 1.2
_WALKING: Final = 0.45
_TURNING: Final = 0.9
"""Seconds for a colour, a step, and a jump or a change: others follow with their eyes."""
_GIVING_UP: Final = 3.0
"""Seconds that somebody hesitates whom no clock ends."""
_SURE: Final = 1_000_000


@frozen
class Seeker:
    """Sees every way, but no sooner than a person of that kind could."""

    slowness: float
    """How long they look, measured by the best that people do."""
    slips: float
    """Which share of their claims fails."""

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        view = known.view
        match view.phase:
            case Phase.START:
                at, _ = chance.below(len(MIDDLE))
                return Thought(ChooseStart(MIDDLE[at]), why=reasons.Chooses(), after=BEAT)
            case Phase.READY:
                return Thought(TurnOver(), why=reasons.TurnsOver(), after=BEAT)
            case Phase.SEARCH:
                return self._search(known, seat, chance)
            case Phase.NAMING:
                return self._name(view, seat, chance)
            case Phase.SHOWING:
                return self._show(view, seat, chance)
        return Thought(None)

    # ---- searching --------------------------------------------------------------------------------

    def _search(self, known: Known[Position], seat: Seat, chance: Chance) -> Thought[Move]:
        view, since = known.view, _since_guest_came(known.seen)
        up = seat in view.hands
        if view.hinted and view.hint is None:
            if up:
                return Thought(None)
            return Thought(RaiseHand(), why=reasons.ToldThereIsNone(), after=self._heard(chance))
        if up and _last_heard(since, seat):
            return Thought(LowerHand(), why=reasons.LooksAgain(), after=self._heard(chance))
        as_people = self.slowness * pace(known.reached)
        patience, chance = drawn(chance, PATIENCE * sqrt(as_people), _PATIENT)
        way = best(ways_of(view, view.seekers[seat].walls))
        seconds = self._look(known, way, chance, again=up or _failed(since, seat))
        if seat in view.waiting:
            seconds = max(seconds - view.options.wait, _AT_ONCE)  # nobody looks away meanwhile
        if way is not None and (up or seconds <= patience):
            return Thought(CallClaim(), why=reasons.SeesWay(len(way)), after=seconds)
        if up:
            return Thought(None)
        return Thought(RaiseHand(), why=reasons.SeesNone(), after=patience)

    def _look(
        self, known: Known[Position], way: Way | None, chance: Chance, *, again: bool
    ) -> float:
        """After how many seconds they see it."""
        if way is None:
            return 0.0
        middle = difficulty(way) * self.slowness * pace(known.reached)
        if again or known.view.hinted:
            middle *= _AGAIN
        return max(drawn(chance, middle)[0], _AT_ONCE)

    def _heard(self, chance: Chance) -> float:
        return drawn(chance, _HEARD * self.slowness)[0]

    # ---- claiming ---------------------------------------------------------------------------------

    def _name(self, view: Position, seat: Seat, chance: Chance) -> Thought[Move]:
        held = view.seekers[seat].walls
        way, wrong = best(ways_of(view, held)), _forbidden(view, held)
        after = _in_time(view, _NAMING)
        if wrong is not None and _happens(self._slips_early(wrong), chance):
            why = reasons.ForgetsTile(wrong.colour)
            return Thought(NameColour(wrong.colour), why=why, after=after)
        if way is None:
            return Thought(GiveUp(), why=reasons.NoWayOn(), after=after)
        starts = reasons.StartsWith(way.colour, len(way))
        return Thought(NameColour(way.colour), why=starts, after=after)

    def _show(self, view: Position, seat: Seat, chance: Chance) -> Thought[Move]:
        assert view.claim is not None
        held, here, done = view.seekers[seat].walls, view.claim.trail[-1], len(view.claim.trail) - 1
        steps = onward(castle_of(view.order), view.tokens, here, guest_room(view), held)
        if not steps:
            return Thought(GiveUp(), why=reasons.NoWayOn(), after=_in_time(view, _TURNING))
        if done == (done + len(steps)) // 2:
            early = self._slips_early(_forbidden(view, held))
            slips, chance = chance.forked()
            if _happens((self.slips - early) / (1 - early), slips):
                return self._lose_way(view, chance)
        walks = isinstance(steps[0], Go)
        after = _in_time(view, _WALKING if walks else _TURNING)
        return Thought(steps[0], steps, _why(steps), after=after)

    def _slips_early(self, wrong: Way | None) -> float:
        """How likely a claim fails by a colour that may not be used; else it may by a way forgotten
        halfway: both together as often as they slip."""
        return 0.0 if wrong is None else self.slips / 2

    def _lose_way(self, view: Position, chance: Chance) -> Thought[Move]:
        """A wall of another colour, or nothing until the clock rings; where none does, giving up."""
        assert view.claim is not None
        here, castle = view.claim.trail[-1], castle_of(view.order)
        walls = ((cell, castle.wall(here.cell, cell)) for cell in neighbours(here.cell))
        wrong = [cell for cell, wall in walls if wall not in (None, here.colour)]
        at, _ = chance.below(len(wrong) + 1)
        why = reasons.LosesWay()
        if at < len(wrong):
            return Thought(Go(wrong[at]), why=why, after=_in_time(view, _TURNING))
        if clock(view):
            return Thought(None, why=why)
        return Thought(GiveUp(), why=why, after=_GIVING_UP)


def ways_of(view: Position, held: Collection[Colour]) -> dict[Colour, Way]:
    """A shortest way to the guest for every start colour, for somebody who holds these."""
    return ways(castle_of(view.order), view.tokens, view.ghost, guest_room(view), held)


def best(found: dict[Colour, Way]) -> Way | None:
    """A shortest of them, if there are any."""
    return min(found.values(), key=len, default=None)


def _forbidden(view: Position, held: Collection[Colour]) -> Way | None:
    """A shortest way that starts with a colour whose wall tile they forget to have."""
    found = ways_of(view, ()) if held else {}
    return best({colour: way for colour, way in found.items() if colour in held})


def _since_guest_came(seen: tuple[Event, ...]) -> tuple[Event, ...]:
    came = (at for at in reversed(range(len(seen))) if isinstance(seen[at], GuestCame))
    return seen[next(came, 0) :]


def _failed(since: tuple[Event, ...], seat: Seat) -> bool:
    return any(isinstance(event, ClaimFailed) and event.seat == seat for event in since)


def _last_heard(since: tuple[Event, ...], seat: Seat) -> bool:
    """Whether the table has named a colour after their hand went up."""
    for event in reversed(since):
        if isinstance(event, HintShown):
            return True
        if isinstance(event, HandRaised) and event.seat == seat:
            return False
    return False


def _in_time(view: Position, seconds: float) -> float:
    """So long, but well within the clock (BO-1.9)."""
    return min(seconds, clock(view) / 2) if clock(view) else seconds


def _happens(likely: float, chance: Chance) -> bool:
    return chance.below(_SURE)[0] < likely * _SURE


def _why(steps: tuple[Step, ...]) -> object:
    left = len(steps) - 1
    match steps[0]:
        case Jump():
            return reasons.JumpsOn(left)
        case ChangeColour(colour):
            return reasons.ChangesTo(colour, left)
    return reasons.GoesOn(left)


def thinker(level: Level) -> tuple[Mind[Position, Move], Budget]:
    """Who plays at that level. The way is always the shortest: nobody has to think about it long."""
    match level:
        case "easy":
            return Seeker(slowness=2.5, slips=0.10), Budget(1)
        case "normal":
            return Seeker(slowness=1.25, slips=0.05), Budget(1)
        case "hard":
            return Seeker(slowness=0.6, slips=0.02), Budget(1)
