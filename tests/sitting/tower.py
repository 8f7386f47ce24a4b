"""A toy game with a clock: who is first to climb the tower and ring the bell?

Somebody starts a round; then whoever calls first climbs, step by step, and has a few seconds for
each. A step left out is a fall, and everybody may call again. After a while an owl hoots. Alone one
climbs against a stopwatch.
"""
# No `from __future__ import annotations`: cattrs reads the fields as they stand.

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, ClassVar

from attrs import evolve, frozen

from halloween_table.contract.kit import Kit
from halloween_table.engine.chance import Chance
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import (
    TABLE,
    Actor,
    Alarm,
    Best,
    Event,
    Game,
    Outcome,
    Refusal,
    Score,
    Seat,
    Standing,
    Step,
    Timing,
    Turn,
)
from halloween_table.engine.record import Player
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.rows import Saved
from halloween_table.store.store import Store

from .lanterns import LanternArranger, LanternRulebook, LanternVoice

TOP = 4
"""Steps of the tower."""
PATIENCE = 5
"""Seconds for a step."""
NIGHT = 30
"""Seconds until the owl hoots."""
ADA, BO, CY = 0, 1, 2
PLAYERS = (
    Player("Ada", "witch", "red"),
    Player("Bo", "cat", "yellow"),
    Player("Cy", "mummy", "teal"),
)


@frozen
class StartRound:
    pass


@frozen
class Call:
    pass


@frozen
class Climb:
    step: int


@frozen
class RunOut:
    pass


@frozen
class Hoot:
    pass


@frozen
class Stumble:
    """The window is lost."""


@frozen
class Read:
    milliseconds: int


MOVES: tuple[type[Any], ...] = (StartRound, Call, Climb, RunOut, Hoot, Stumble, Read)
OF_THE_TABLE = (RunOut, Hoot, Stumble, Read)
WHOLE_WAY = [Climb(step) for step in range(1, TOP + 1)]


@frozen
class Options:
    rounds: int = 2
    first: Seat = 0


class Phase(StrEnum):
    READY = "ready"
    CALLS = "calls"
    CLIMB = "climb"
    OVER = "over"


@frozen
class Tower:
    bells: tuple[int, ...]
    rounds: int
    first: Seat
    phase: Phase = Phase.READY
    climber: Seat | None = None
    height: int = 0
    hooted: bool = False
    elapsed: int = 0

    @property
    def alone(self) -> bool:
        return len(self.bells) == 1


class Witnessed(Event):
    __slots__ = ()

    barrier: ClassVar[bool] = True


@frozen
class Called(Witnessed):
    seat: Seat


@frozen
class Climbed(Witnessed):
    step: int


@frozen
class Fell(Witnessed):
    reason: str


@frozen
class Hooted(Witnessed):
    pass


@frozen
class BellRang(Witnessed):
    seat: Seat
    milliseconds: int | None

    def best(self) -> Best | None:
        if self.milliseconds is None:
            return None
        return Best(self.seat, "tower", self.milliseconds, TOP)


class TowerGame(Game[Tower, Any]):
    key = "tower"
    version = 1
    seat_counts = range(1, 4)
    position_type = Tower
    options_type = Options
    move_types = MOVES

    def setup(self, options: Options, seats: int, seed: int) -> Tower:
        return Tower((0,) * seats, options.rounds, options.first)

    def actors(self, position: Tower) -> tuple[Actor, ...]:
        match position.phase:
            case Phase.READY:
                return (position.first,)
            case Phase.CALLS:
                return (*range(len(position.bells)), TABLE)
            case Phase.CLIMB:
                assert position.climber is not None
                return (position.climber, TABLE)
        return ()

    def moves(self, position: Tower, actor: Actor) -> Iterator[Any]:
        for move in (StartRound(), Call(), *WHOLE_WAY, RunOut(), Hoot(), Stumble(), Read(0)):
            if self.refusal(position, actor, move) is None:
                yield move

    def refusal(self, position: Tower, actor: Actor, move: Any) -> Refusal | None:
        if actor not in self.actors(position):
            return Refusal("T-1", "not_your_turn")
        if isinstance(move, OF_THE_TABLE) is not (actor == TABLE):
            return Refusal("T-2", "not_your_move")
        phases = {
            StartRound: (Phase.READY,),
            Call: (Phase.CALLS,),
            Hoot: (Phase.CALLS, Phase.CLIMB),
        }
        if position.phase not in phases.get(type(move), (Phase.CLIMB,)):
            return Refusal("T-3", "not_now")
        if isinstance(move, Hoot) and (position.hooted or position.alone):
            return Refusal("T-4", "no_owl")
        if isinstance(move, RunOut | Stumble) and position.alone:
            return Refusal("T-5", "nobody_waits")
        if isinstance(move, Read) and not position.alone:
            return Refusal("T-6", "no_stopwatch")
        if isinstance(move, Climb) and not position.height < move.step <= TOP:
            return Refusal("T-7", "no_such_step")
        return None

    def played(self, position: Tower, actor: Actor, move: Any) -> Step[Tower]:
        match move:
            case StartRound():
                begun = evolve(position, phase=Phase.CALLS, hooted=False, elapsed=0)
                if position.alone:
                    begun = evolve(begun, phase=Phase.CLIMB, climber=ADA)
                return Step(begun)
            case Call():
                return Step(evolve(position, phase=Phase.CLIMB, climber=actor), (Called(actor),))
            case RunOut():
                return self._fallen(position, "hesitated")
            case Stumble():
                return self._fallen(position, "interrupted")
            case Hoot():
                return Step(evolve(position, hooted=True), (Hooted(),))
            case Read(milliseconds):
                return Step(evolve(position, elapsed=milliseconds))
        if move.step > position.height + 1:
            return self._fallen(position, "left_out")
        if move.step < TOP:
            return Step(evolve(position, height=move.step), (Climbed(move.step),))
        return self._rung(position, actor)

    def _fallen(self, position: Tower, reason: str) -> Step[Tower]:
        after = evolve(position, phase=Phase.CALLS, climber=None, height=0)
        if position.alone:
            after = evolve(position, height=0)
        return Step(after, (Fell(reason),), (evolve(position, height=0),))

    def _rung(self, position: Tower, seat: Seat) -> Step[Tower]:
        bells = tuple(bells + (owner == seat) for owner, bells in enumerate(position.bells))
        after = evolve(
            position,
            bells=bells,
            phase=Phase.READY if sum(bells) < position.rounds else Phase.OVER,
            first=(position.first + 1) % len(bells),
            climber=None,
            height=0,
        )
        way = tuple(evolve(position, height=height) for height in range(1, TOP + 1))
        rang = BellRang(seat, position.elapsed if position.alone else None)
        return Step(after, (Climbed(TOP), rang), way)

    def view(self, position: Tower, seat: Seat | None) -> Tower:
        return position

    def imagined(self, view: Tower, seat: Seat | None, chance: Chance) -> Tower:
        return view

    def forced(self, view: Tower) -> None:
        return None

    def timing(self, position: Tower) -> Timing[Any] | None:
        if position.phase not in (Phase.CALLS, Phase.CLIMB):
            return None
        if position.alone:
            return Timing(counted=position.elapsed, read=Read)
        owl = () if position.hooted else (Alarm(Hoot(), NIGHT),)
        if position.phase is Phase.CALLS:
            return Timing(owl)
        return Timing((Alarm(RunOut(), PATIENCE, position.height), *owl), Stumble())

    def turn(self, position: Tower) -> Turn:
        return Turn(sum(position.bells) + 1, position.first)

    def standings(self, position: Tower) -> tuple[Standing, ...]:
        return tuple(
            Standing(seat, 1 + sum(other > bells for other in position.bells), (score,))
            for seat, bells in enumerate(position.bells)
            for score in [Score("bells", bells, bells)]
        )

    def outcome(self, position: Tower) -> Outcome | None:
        if position.phase is not Phase.OVER:
            return None
        ranked = sorted(self.standings(position), key=lambda standing: standing.rank)
        return Outcome(tuple(ranked), (None,) * (len(ranked) - 1))


KIT = Kit(TowerGame(), LanternArranger(), LanternVoice(), LanternRulebook())
CODEC = Codec(KIT.game)


class Watch:
    """What time it is, as the test says."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def begin(store: Store, watch: Watch, seats: int = 3, **options: Any) -> Sitting:
    """A new game; its first round has started."""
    options_ = Options(**options)
    sitting = Sitting.begin(KIT, store, PLAYERS[:seats], options_, 5, "curtain", now=watch)
    sitting.play(StartRound())
    return sitting


def again(store: Store, sitting: Sitting, watch: Watch) -> Sitting:
    """The same game, taken up anew from the store."""
    return Sitting.taken_up(KIT, store, kept(store, sitting), "curtain", now=watch)


def kept(store: Store, sitting: Sitting) -> Saved:
    return store.load(sitting.id, CODEC)


def wait(sitting: Sitting, watch: Watch, seconds: float) -> None:
    """So much time passes, and the clock looks at it."""
    watch.now += seconds
    sitting.clock.check()


def rows(sitting: Sitting) -> list[tuple[Actor, Any]]:
    """The record."""
    return [(played.actor, played.move) for played in sitting.record.moves]
