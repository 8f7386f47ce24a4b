"""Those who play Candy Hunters, each in a way of their own."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Final

from attrs import evolve, frozen

from halloween_table.engine.beam import Beam, Judgement, Line
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Level, Mind, Thought
from halloween_table.engine.review import Look, Reviewer

from ..rules.game import CandyHunters
from ..rules.moves import Move, Pass
from ..rules.position import Kid, Position
from .child import as_a_child, is_turned
from .explaining import reason
from .judgement import WEIGHTS, Judge, Weights
from .memory import remembered

GAME: Final = CandyHunters()
Weighed = Line[Position, Move]
_DIGITS: Final = 6
"""Whatever differs by less is equally good."""


@frozen
class Child:
    """Takes what looks best at once, as a child sees it."""

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        moves = [move for move in GAME.moves(known.view, seat) if not is_turned(move)]
        return _looked_ahead(known.view, seat, moves, as_a_child, chance)


@frozen
class OneMove:
    """Takes what looks best at once, with everybody in view."""

    weights: Weights = WEIGHTS

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        moves = GAME.moves(known.view, seat)
        return _looked_ahead(known.view, seat, moves, Judge(self.weights), chance)


@frozen
class WholeTurn:
    """Thinks its turn through with the cards that it knows, and remembers: what it would draw it takes
    for a card of which nobody knows more. So many beginnings are followed at each step as the budget has
    iterations."""

    weights: Weights = WEIGHTS

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        view = remembered(known)
        best: dict[Move, Weighed] = {}
        for line in sorted(self._beam(budget).lines(view, seat), key=_calm_first):
            best.setdefault(line.moves[0], line)
        return _thought(view, seat, list(best.values()))

    def weigh(
        self,
        known: Known[Position],
        seat: Seat,
        moves: Sequence[Move],
        chance: Chance,
        budget: Budget,
    ) -> list[float]:
        return self._beam(budget).weigh(remembered(known), seat, moves)

    def _beam(self, budget: Budget) -> Beam[Position, Move]:
        return Beam(GAME, Judge(self.weights), budget.iterations, same=_as_good_as)


def _as_good_as(position: Position) -> Hashable:
    """Equal where only ghosts, which are alike, have changed their places."""
    standing = [
        (cell, piece.seat if type(piece) is Kid else -1)
        for cell, piece in position.standing.items()
    ]
    return (
        position.stage,
        position.ghost_moves,
        position.pending,
        position.houses,
        frozenset(standing),
        position.hunters,
    )


def _looked_ahead(
    view: Position,
    seat: Seat,
    moves: Iterable[Move],
    judge: Judgement[Position],
    chance: Chance,
) -> Thought[Move]:
    """By lot among what looks equally good."""
    weighed: list[Weighed] = []
    for move in chance.shuffled(moves)[0]:
        after = GAME.play(view, seat, move).position
        worth = judge(after, seat)
        weighed.append(Line((move,), after, worth))
    return _thought(view, seat, weighed)


def _thought(view: Position, seat: Seat, weighed: list[Weighed]) -> Thought[Move]:
    best, *rest = sorted(weighed, key=_calm_first)
    others = tuple((line.moves[0], line.worth) for line in rest)
    moves = best.moves
    return Thought(moves[0], moves, reason(view, seat, moves), others, best.worth)


def _calm_first(line: Weighed) -> tuple[float, int]:
    """The best first; among equals whoever does least: nobody moves ghosts or cards for nothing."""
    return -round(line.worth, _DIGITS), sum(type(move) is not Pass for move in line.moves)


_NORMAL: Final = evolve(WEIGHTS, threat=0.0)
_THINKERS: Final[dict[Level, tuple[Mind[Position, Move], Budget]]] = {
    "easy": (Child(), Budget(1)),
    "normal": (OneMove(_NORMAL), Budget(1)),
    "hard": (WholeTurn(), Budget(50)),
}


def thinker(level: Level) -> tuple[Mind[Position, Move], Budget]:
    """Who plays at that level, and how long they may think about a move."""
    return _THINKERS[level]


def reviewer() -> Reviewer[Position, Move]:
    """Who looks through a game that is over: judgements are in points."""
    mind = WholeTurn()
    return Reviewer(Look(mind, Budget(8)), Look(mind, Budget(100)), "points", least=1.5)
