"""Those who play Rest in Peace: one class for each way of thinking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import field, frozen

from halloween_table.engine.beam import Beam, firsts
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Level, Mind, Thought
from halloween_table.engine.monte_carlo import MonteCarlo
from halloween_table.engine.review import Look, Reviewer

from ..rules.game import RestInPeace
from ..rules.moves import Move
from ..rules.position import Position
from .judgement import Judgement
from .order import alike, worth_a_look
from .reasons import why
from .thumb import Habits, Thumb

_GAME: Final = RestInPeace()


@frozen
class Impulsive:
    """Plays by rule of thumb: fights for every mansion alike, and likes to put good cards at round ten
    that would be missed before."""

    thumb: Thumb = field(factory=lambda: Thumb(habits=Habits(always=8.0, missed=0.3)))

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        world, chance = chance.forked()
        moves = self.thumb(_GAME.imagined(known.view, seat, world), seat, chance)
        return Thought(moves[0], moves, why(known.view, seat, moves[0]))


@frozen
class Careful:
    """Thinks the own turn through, in so many worlds as there are iterations, and judges where it
    ends."""

    judge: Judgement = field(factory=Judgement)
    width: int = 5

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        beam = Beam(_GAME, self._judged, self.width, worth_a_look)
        worlds = []
        for _ in range(budget.iterations):
            world, chance = chance.forked()
            worlds.append(beam.lines(_GAME.imagined(known.view, seat, world), seat))
        (move, worth), *others = firsts(worlds)
        return Thought(move, (move,), why(known.view, seat, move), tuple(others), worth)

    def _judged(self, position: Position, seat: Seat) -> float:
        outcome = _GAME.outcome(position)
        if outcome is not None:
            return float(seat in outcome.winners)
        return self.judge(position, seat)


_SEARCH: Final = MonteCarlo(
    _GAME, Judgement(), Thumb(), worth_a_look, rounds=1, curiosity=0.1, alike=alike
)


@frozen
class Farsighted:
    """Tries out what may come of it: many worlds, played on to the end of the round and judged."""

    search: MonteCarlo[Position, Move] = field(factory=lambda: _SEARCH)

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        best, *others = self.search.weighed(known.view, seat, chance, budget)
        return Thought(
            best.move,
            (best.move,),
            why(known.view, seat, best.move),
            tuple((other.move, other.worth) for other in others),
            best.worth,
        )

    def weigh(
        self,
        known: Known[Position],
        seat: Seat,
        moves: Sequence[Move],
        chance: Chance,
        budget: Budget,
    ) -> list[float]:
        return self.search.weigh(known.view, seat, moves, chance, budget)


def thinker(level: Level) -> tuple[Mind[Position, Move], Budget]:
    """Who plays at that level, and how much they think about a decision."""
    match level:
        case "easy":
            return Impulsive(), Budget(1)
        case "normal":
            return Careful(), Budget(4)
        case "hard":
            return Farsighted(), Budget(600, seconds=0.9)


def reviewer() -> Reviewer[Position, Move]:
    """Who looks through a game that is over: judgements are the likelihood to win. Only a glance
    is cut short by the clock: after few tries nobody is told that a move was a bad one."""
    mind = Farsighted()
    glance, look = Look(mind, Budget(100, seconds=0.3)), Look(mind, Budget(400))
    return Reviewer(glance, look, "chance", least=0.05, looks=2)
