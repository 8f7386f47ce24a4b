"""Those who play Rest in Peace: one class for each way of thinking."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Final

from attrs import field, frozen

from halloween_table.engine.beam import Beam, Line, firsts
from halloween_table.engine.chance import Chance
from halloween_table.engine.following import rest_of
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Level, Mind, Thought
from halloween_table.engine.review import Look, Reviewer

from ..rules.game import RestInPeace
from ..rules.moves import Move
from ..rules.position import Phase, Position
from .judgement import PLAIN, Judgement
from .order import worth_a_look
from .reasons import ComesCloser, why
from .thumb import Habits, Thumb

_GAME: Final = RestInPeace()
_ALIKE: Final = 2
"""More ways to go on that begin with the same move tell nothing new."""


@frozen
class Impulsive:
    """Plays by rule of thumb: fights for every mansion alike, lays large ghosts where small ones would
    do, and likes to put good cards at round ten that would be missed before."""

    thumb: Thumb = field(factory=lambda: Thumb(habits=Habits(thrifty=False)))

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        moves = self.thumb(_GAME.imagined(known.view, seat, chance), seat)
        first, *then = moves
        return Thought(first, moves, why(known.view, seat, first, then))


@frozen
class Careful:
    """Thinks the own turn through, in so many worlds as there are iterations, and judges where it
    ends."""

    judge: Judgement = field(factory=Judgement)
    width: int = 5

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        until = None if budget.seconds is None else time.monotonic() + budget.seconds
        worlds: list[list[Line[Position, Move]]] = []
        for _ in range(budget.iterations if len(worth_a_look(known.view, seat)) > 1 else 1):
            world, chance = chance.forked()
            worlds.append(self.lines(_GAME.imagined(known.view, seat, world), seat))
            if until is not None and time.monotonic() > until:
                break
        (move, worth), *others = firsts(worlds)
        lines = (line.moves for world in worlds for line in world)
        line = next(moves for moves in lines if moves[:1] == (move,))
        return Thought(move, line, why(known.view, seat, move, line[1:]), tuple(others), worth)

    def weigh(
        self,
        known: Known[Position],
        seat: Seat,
        moves: Sequence[Move],
        chance: Chance,
        budget: Budget,
    ) -> list[float]:
        """What each of these moves is worth on average, all in the same worlds."""
        sums = [0.0] * len(moves)
        for _ in range(budget.iterations):
            drawn, chance = chance.forked()
            world = _GAME.imagined(known.view, seat, drawn)
            for at, move in enumerate(moves):
                sums[at] += self.lines(world, seat, move)[0].worth
        return [each / budget.iterations for each in sums]

    def lines(
        self, world: Position, seat: Seat, start: Move | None = None
    ) -> list[Line[Position, Move]]:
        """Ways to go on in that world, with that move if one is given, the best first."""
        return Beam(_GAME, self.judged, self.width, worth_a_look).lines(world, seat, start)

    def judged(self, position: Position, seat: Seat) -> float:
        outcome = _GAME.outcome(position) if position.over else None
        if outcome is not None:
            return float(seat in outcome.winners)
        return self.judge(position, seat)


@frozen
class Farsighted(Careful):
    """Thinks about what the rival answers, too: it is judged after that."""

    followed: int = 7
    """So many of the own turns are answered, at most, and two that begin alike."""
    answers: int = 3
    """How many beginnings of an answer are followed at each step."""

    def lines(
        self, world: Position, seat: Seat, start: Move | None = None
    ) -> list[Line[Position, Move]]:
        begun = Counter[Move]()
        answered: list[Line[Position, Move]] = []
        for line in super().lines(world, seat, start):
            begun[line.moves[0]] += 1
            if begun[line.moves[0]] <= _ALIKE and len(answered) < self.followed:
                answered.append(self._answered(line, seat))
        return sorted(answered, key=lambda line: -line.worth)

    def _answered(self, line: Line[Position, Move], seat: Seat) -> Line[Position, Move]:
        after = line.position
        if after.phase is not Phase.PLAY or after.decider == seat:
            return line
        beam = Beam(_GAME, self.judged, self.answers, worth_a_look)
        answer = beam.lines(after, after.decider)[0].position
        return Line(line.moves, answer, self.judged(answer, seat))


def onward(
    before: Position, view: Position, seat: Seat, thought: Thought[Move]
) -> Thought[Move] | None:
    """The ghosts that are still to follow, for somebody who was told so; `before` is what they saw
    then."""
    if not isinstance(thought.why, ComesCloser) or not thought.why.to_follow:
        return None
    first, *then = rest_of(_GAME, before, view, seat, thought.line) or (None,)
    if first is None:
        return None
    return Thought(first, (first, *then), why(view, seat, first, then))


def thinker(level: Level) -> tuple[Mind[Position, Move], Budget]:
    """Who plays at that level, and how much they think about a decision."""
    match level:
        case "easy":
            return Impulsive(), Budget(1)
        case "normal":
            return Careful(Judgement(PLAIN), width=2), Budget(3)
        case "hard":
            return Farsighted(), Budget(20, seconds=0.8)


def reviewer() -> Reviewer[Position, Move]:
    """Who looks through a game that is over: judgements are the likelihood to win."""
    mind = Farsighted()
    return Reviewer(Look(mind, Budget(4)), Look(mind, Budget(20)), "chance", least=0.05, looks=2)
