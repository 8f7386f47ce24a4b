"""Booo! as the kernel sees it: who may do what now, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from halloween_table.engine.chance import Chance
from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import (
    TABLE,
    Actor,
    Alarm,
    Event,
    Game,
    Outcome,
    Refusal,
    Seat,
    Standing,
    Step,
    Timing,
    Turn,
)

from . import claims, rounds, setup
from .castle import COLOURS, MIDDLE
from .events import WaitEnded
from .moves import (
    MOVES,
    CallClaim,
    ChangeColour,
    ChooseStart,
    GiveUp,
    Go,
    Hint,
    Interrupted,
    Jump,
    LowerHand,
    Move,
    NameColour,
    RaiseHand,
    RunOut,
    Timed,
    TurnOver,
    WaitOver,
)
from .position import GUESTS, Options, Phase, Position

Done = tuple[Position, tuple[Event, ...]]

_CLAIMING = (Phase.NAMING, Phase.SHOWING)
_TIMED = (Phase.SEARCH, *_CLAIMING)
"""Where time means something."""
_DUE: dict[type[Any], tuple[Phase, ...]] = {
    ChooseStart: (Phase.START,),
    TurnOver: (Phase.READY,),
    CallClaim: (Phase.SEARCH,),
    RaiseHand: (Phase.SEARCH,),
    LowerHand: (Phase.SEARCH,),
    WaitOver: _TIMED,
    Hint: _TIMED,
    NameColour: (Phase.NAMING,),
    Go: (Phase.SHOWING,),
    Jump: (Phase.SHOWING,),
    ChangeColour: (Phase.SHOWING,),
    GiveUp: _CLAIMING,
    RunOut: _CLAIMING,
    Interrupted: _CLAIMING,
    Timed: _CLAIMING,
}
"""When each kind of move can be made."""
_OF_THE_TABLE = (RunOut, WaitOver, Interrupted, Hint, Timed)
"""Moves that nobody decides."""


class Booo(Game[Position, Move]):
    """The rules of Booo!"""

    key = "booo"
    version = 1
    seat_counts = range(min(GUESTS), max(GUESTS) + 1)
    position_type = Position
    options_type = Options
    move_types: tuple[type[Any], ...] = MOVES

    def setup(self, options: Options, seats: int, seed: int) -> Position:
        return setup.setup(options, seats, seed)

    def actors(self, position: Position) -> tuple[Actor, ...]:
        """All seats while everybody searches; TABLE wherever a clock may run."""
        match position.phase:
            case Phase.OVER | Phase.REPLAY:
                return ()
            case Phase.START | Phase.READY:
                return (position.first,)
            case Phase.SEARCH:
                seats = tuple(range(len(position.seekers)))
                return (*seats, TABLE) if position.waiting or _hint_to_come(position) else seats
        assert position.claim is not None
        return position.claim.seat, TABLE

    # ---- what may be done -----------------------------------------------------------------------

    def moves(self, position: Position, actor: Actor) -> Iterator[Move]:
        if actor in self.actors(position):
            for move in _candidates(position, actor):
                if _refusal(position, actor, move) is None:
                    yield move

    def refusal(self, position: Position, actor: Actor, move: Move) -> Refusal | None:
        return self.untimely(position, actor, move) or _refusal(position, actor, move)

    def untimely(self, position: Position, actor: Actor, move: Move) -> Refusal | None:
        """Why this kind of move is not due now, whatever it is about."""
        if position.over:
            return Refusal("BO-2.3", "game_over")
        if isinstance(move, _OF_THE_TABLE) is not (actor == TABLE):
            return Refusal("BO-1.9", "clock_only")
        if position.phase not in _DUE[type(move)]:
            return Refusal(*_NOT_NOW[position.phase])
        if actor != TABLE and actor not in self.actors(position):
            due = position.claim.seat if position.claim else position.first
            rule = "BO-1.3" if position.claim else "BO-1.1"
            return Refusal(rule, "not_your_turn", (due,))
        return None

    def played(self, position: Position, actor: Actor, move: Move) -> Step[Position]:
        now, events = _PLAYED[type(move)](position, actor, move)
        if isinstance(move, RaiseHand):
            # The hand that ends the search is still up while the way is shown.
            position = evolved(position, hands=position.hands | {actor})
        passed = rounds.shown_again(position, now)
        so_far = tuple(min(told, len(events)) for _, told in passed)
        return Step(now, events, tuple(each for each, _ in passed), so_far)

    # ---- what can be known ------------------------------------------------------------------------

    def view(self, position: Position, seat: Seat | None) -> Position:
        """Everything lies open."""
        return position

    def imagined(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        """As it is: a castle's code says everything, also where the next guests will wait."""
        return view

    def forced(self, view: Position) -> None:
        """Everybody acts at once, against the clock: nothing happens by itself."""
        return None

    def timing(self, position: Position) -> Timing[Move] | None:
        """Clocks and waits, the hint, and the stopwatch of somebody who practises."""
        if position.phase not in _TIMED:
            return None
        interruption = Interrupted() if _can_be_interrupted(position) else None
        alarms, hurried = tuple(_alarms(position)), clock(position) > 0
        if not position.practice:
            return Timing(alarms, interruption, hurried)
        hint = None if position.hinted else Hint()
        return Timing(alarms, interruption, hurried, position.elapsed, Timed, hint)

    def turn(self, position: Position) -> Turn:
        """A round for each guest; before the first one it is the first round too."""
        turned = GUESTS[len(position.seekers)] - len(position.stack)
        upcoming = position.phase in (Phase.START, Phase.READY)
        return Turn(turned + upcoming, position.first)

    def standings(self, position: Position) -> tuple[Standing, ...]:
        return rounds.standings(position)

    def outcome(self, position: Position) -> Outcome | None:
        return rounds.outcome(position)


_NOT_NOW = {
    Phase.START: ("BO-S5", "choose_start_first"),
    Phase.READY: ("BO-1.1", "guest_first"),
    Phase.SEARCH: ("BO-1.2", "no_touching"),
    Phase.NAMING: ("BO-1.3", "name_colour_first"),
    Phase.SHOWING: ("BO-1.5", "show_the_way"),
    Phase.REPLAY: ("BO-1.11", "way_is_shown"),
}
"""What is due instead, by phase."""


def _candidates(position: Position, actor: Actor) -> Iterator[Move]:
    """Every move of the kinds that are due, lawful or not."""
    if actor == TABLE:
        if position.phase in _CLAIMING:
            yield RunOut()
            yield Interrupted()
        yield from (WaitOver(seat) for seat in sorted(position.waiting))
        yield Hint()
        if position.phase in _CLAIMING:
            yield Timed(position.elapsed)
        return
    match position.phase:
        case Phase.START:
            yield from map(ChooseStart, MIDDLE)
        case Phase.READY:
            yield TurnOver()
        case Phase.SEARCH:
            yield CallClaim()
            yield RaiseHand()
            yield LowerHand()
        case Phase.NAMING:
            yield from map(NameColour, COLOURS)
            yield GiveUp()
        case Phase.SHOWING:
            yield from map(Go, claims.reachable_cells(position))
            yield from map(Jump, position.tokens.trapdoors)
            yield from map(ChangeColour, COLOURS)
            yield GiveUp()


def _refusal(position: Position, actor: Actor, move: Move) -> Refusal | None:
    """Why a move that is due is not lawful all the same."""
    match move:
        case ChooseStart(room) if room not in MIDDLE:
            return Refusal("BO-S5", "not_in_the_middle")
        case CallClaim() if actor in position.waiting:
            return Refusal("BO-1.10", "wait_first")
        case RaiseHand() if actor in position.hands:
            return Refusal("BO-1.12", "hand_is_up")
        case LowerHand() if actor not in position.hands:
            return Refusal("BO-1.12", "hand_is_down")
        case Go():
            return claims.go_refusal(position, move)
        case Jump():
            return claims.jump_refusal(position, move)
        case ChangeColour():
            return claims.change_refusal(position, move)
        case RunOut() if not clock(position):
            return Refusal("BO-1.9", "no_clock")
        case WaitOver(seat) if seat not in position.waiting:
            return Refusal("BO-1.10", "nobody_waits")
        case Interrupted() if not _can_be_interrupted(position):
            return Refusal("BO-3.3", "nothing_begun")
        case Hint() if position.hinted or not (position.practice or position.options.hint):
            return Refusal("BO-1.2", "no_hint")
        case Timed() if not position.practice:
            return Refusal("BO-P1", "no_stopwatch")
        case Timed(milliseconds) if milliseconds < position.elapsed:
            return Refusal("BO-P1", "time_runs_forwards")
    return None


def clock(position: Position) -> int:
    """How many seconds the claimant has for the next step (BO-1.9); 0: no clock runs."""
    claim = position.claim
    if claim is None or position.practice or position.phase not in _CLAIMING:
        return 0
    first = len(claim.trail) < 2
    return position.options.first_clock if first else position.options.step_clock


def _alarms(position: Position) -> Iterator[Alarm[Move]]:
    """What rings in a moment in which time means something. Every step sets the clock anew."""
    if position.claim is not None and (seconds := clock(position)):
        yield Alarm(RunOut(), seconds, len(position.claim.trail))
    for seat in sorted(position.waiting):
        yield Alarm(WaitOver(seat), position.options.wait)
    if position.guest is not None and _hint_to_come(position):
        yield Alarm(Hint(), position.options.hint, position.guest)


def _hint_to_come(position: Position) -> bool:
    return bool(position.options.hint) and not position.hinted


def _can_be_interrupted(position: Position) -> bool:
    """BO-3.3. Who practises loses nothing as long as no way is begun."""
    claim = position.claim
    return claim is not None and (bool(claim.trail) or not position.practice)


def _give_up(position: Position, actor: Actor, move: GiveUp) -> Done:
    return rounds.lose_guest(position) if position.practice else claims.fail(position, "gave_up")


def _wait_over(position: Position, actor: Actor, move: WaitOver) -> Done:
    return evolved(position, waiting=position.waiting - {move.seat}), (WaitEnded(move.seat),)


_PLAYED: dict[type[Any], Callable[[Position, Actor, Any], Done]] = {
    ChooseStart: lambda position, actor, move: rounds.place_ghost(position, move.room),
    TurnOver: lambda position, actor, move: rounds.turn_over(position),
    CallClaim: lambda position, actor, move: claims.call(position, actor),
    NameColour: claims.name_colour,
    Go: lambda position, actor, move: claims.go(position, move),
    Jump: lambda position, actor, move: claims.jump(position, move),
    ChangeColour: lambda position, actor, move: claims.change(position, move),
    GiveUp: _give_up,
    RaiseHand: lambda position, actor, move: rounds.raise_hand(position, actor),
    LowerHand: lambda position, actor, move: rounds.lower_hand(position, actor),
    RunOut: lambda position, actor, move: claims.fail(position, "hesitated"),
    WaitOver: _wait_over,
    Interrupted: lambda position, actor, move: claims.fail(position, "interrupted"),
    Hint: lambda position, actor, move: rounds.give_hint(position),
    Timed: lambda position, actor, move: (evolved(position, elapsed=move.milliseconds), ()),
}
