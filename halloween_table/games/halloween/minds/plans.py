"""Thinking a turn through deed by deed: an action with all that it asks is one deed, and only whole
deeds are compared with each other."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from heapq import nlargest
from operator import attrgetter
from time import monotonic

from attrs import define, frozen

from halloween_table.engine.beam import Judgement, Line
from halloween_table.engine.game import Seat

from ..rules.game import Halloween
from ..rules.moves import Move
from ..rules.position import Position
from .order import likeness, worth_a_look

GAME = Halloween()
Moves = tuple[Move, ...]
Plan = Line[Position, Move]
_WORTH: Callable[[Plan], float] = attrgetter("worth")

MOST_TRIES = 40
"""No more moves are tried to see what one thing can be done with."""
MOST_STEPS = 14
"""No turn has more deeds that are worth planning."""
MUCH = 2500
"""So many moves tried in one future are enough to look at few ways only from then on."""


@define
class Effort:
    """How many moves were tried."""

    tried: int = 0


@frozen
class Deadline:
    """When thinking has to end."""

    moment: float | None

    @classmethod
    def after(cls, seconds: float | None) -> Deadline:
        return cls(None if seconds is None else monotonic() + seconds)

    @property
    def passed(self) -> bool:
        return self.moment is not None and monotonic() > self.moment


@frozen
class Planner:
    """Looks for good turns."""

    judge: Judgement[Position]

    def deeds(
        self, plan: Plan, seat: Seat, effort: Effort, firsts: Iterable[Move] | None = None
    ) -> Iterator[Plan]:
        """The ways in which the plan can go on by one deed, each with what is thought of it. If moves
        are given, only deeds that begin with one of them."""
        for first in worth_a_look(plan.position, seat) if firsts is None else firsts:
            yield from self._ways(plan, seat, first, effort)

    def _ways(self, plan: Plan, seat: Seat, first: Move, effort: Effort) -> Iterator[Plan]:
        """The ways to do what begins with that move; where there are many, some of them."""
        open_ways: list[tuple[Moves, Position, Move]] = [(plan.moves, plan.position, first)]
        seen: set[Hashable] = set()
        tried = found = 0
        while open_ways and (tried < MOST_TRIES or not found):
            moves, position, move = open_ways.pop()
            after = _answered(GAME.played(position, seat, move).position, seat)
            tried += 1
            line = (*moves, move)
            if not after.pending or after.decider != seat:
                found += 1
                yield Line(line, after, self.judge(after, seat))
                continue
            like = likeness(after)
            if like not in seen:
                seen.add(like)
                open_ways += [(line, after, each) for each in worth_a_look(after, seat)]
        effort.tried += tried

    def first_deeds(
        self, worlds: Sequence[Position], seat: Seat, firsts: Sequence[Move] | None = None
    ) -> tuple[dict[Moves, float], list[dict[Moves, Plan]]]:
        """What each first deed is worth on average, and what it leads to in each world. If moves are
        given, only deeds that begin with one of them."""
        reaches = 1 if worlds[0].pending else 2
        found: list[dict[Moves, Plan]] = []
        for world in worlds:
            best: dict[Moves, Plan] = {}
            for deed in self.deeds(Line((), world, 0.0), seat, Effort(), firsts):
                key = deed.moves[:reaches]
                if key not in best or deed.worth > best[key].worth:
                    best[key] = deed
            found.append(best)
        return _averaged(found), found

    def turns(
        self,
        worlds: Sequence[Position],
        seat: Seat,
        width: int,
        deadline: Deadline,
        start: Move | None = None,
    ) -> dict[Moves, tuple[float, Plan]]:
        """What the most promising first deeds are worth on average if the turn is gone on with as
        well as can be seen, with one way to do so. If a move is given to start with, only deeds that
        do."""
        firsts = None if start is None else (start,)
        averages, reached = self.first_deeds(worlds, seat, firsts)
        keys = nlargest(width, averages, key=averages.__getitem__)
        ends: list[dict[Moves, Plan]] = []
        for world in reached:
            if ends and deadline.passed:
                break
            starts = {key: world[key] for key in keys if key in world}
            ends.append(self._ends(starts, seat, width))
        return {
            key: (worth, next(end[key] for end in ends if key in end))
            for key, worth in _averaged(ends).items()
        }

    def _ends(self, starts: dict[Moves, Plan], seat: Seat, width: int) -> dict[Moves, Plan]:
        """How each start goes on to the end of the turn at its best."""
        ended: dict[Moves, Plan] = {}
        effort = Effort()
        under_way = _unended(starts.items(), seat, ended)
        for _ in range(MOST_STEPS):
            if not under_way:
                break
            further: dict[tuple[Moves, Hashable], Plan] = {}
            for key, plan in under_way:
                for after in self.deeds(plan, seat, effort):
                    like = key, likeness(after.position)
                    if like not in further or after.worth > further[like].worth:
                        further[like] = after
            children = [(key, plan) for (key, _), plan in further.items()]
            under_way = _kept(_unended(children, seat, ended), width)
            if effort.tried > MUCH:
                under_way = under_way[:1]
        for key, plan in under_way:
            _keep_better(ended, key, plan)
        return ended


def _answered(position: Position, seat: Seat) -> Position:
    """What others are asked in one's own turn, they answer somehow: by taking the points."""
    while position.pending and position.decider != seat and position.seat == seat:
        other = position.decider
        position = GAME.played(position, other, next(GAME.moves(position, other))).position
    return position


def _unended(
    plans: Iterable[tuple[Moves, Plan]], seat: Seat, ended: dict[Moves, Plan]
) -> list[tuple[Moves, Plan]]:
    """Those that can be gone on with; the others are put where they belong."""
    found = []
    for key, plan in plans:
        if not plan.position.over and plan.position.decider == seat == plan.position.seat:
            found.append((key, plan))
        else:
            _keep_better(ended, key, plan)
    return found


def _keep_better(ended: dict[Moves, Plan], key: Moves, plan: Plan) -> None:
    if key not in ended or plan.worth > ended[key].worth:
        ended[key] = plan


def _kept(plans: list[tuple[Moves, Plan]], width: int) -> list[tuple[Moves, Plan]]:
    """The best of each first deed, and the best of all."""
    best = sorted(plans, key=lambda each: -each[1].worth)
    kept: list[tuple[Moves, Plan]] = []
    keys = set()
    for at, (key, plan) in enumerate(best):
        if at < width // 2 or key not in keys:
            kept.append((key, plan))
            keys.add(key)
    return kept


def _averaged(worlds: Sequence[dict[Moves, Plan]]) -> dict[Moves, float]:
    """In a world in which something cannot be done it is worth as much as the worst that can."""
    leasts = [min(map(_WORTH, world.values()), default=0.0) for world in worlds]
    keys: Iterator[Moves] = iter(dict.fromkeys(key for world in worlds for key in world))
    return {
        key: sum(
            world[key].worth if key in world else least
            for world, least in zip(worlds, leasts, strict=True)
        )
        / len(worlds)
        for key in keys
    }
