"""Thinking a turn through: of all ways in which a seat can go on until somebody else decides, the most
promising are followed to their end.

It knows only the kernel. How good a position is, and which moves are worth a look, each game says
itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from heapq import nlargest
from operator import attrgetter
from typing import Any, Generic

from attrs import field, frozen

from .game import Game, M, P, Seat

Judgement = Callable[[P, Seat], float]
"""How good a position is for a seat."""
Order = Callable[[P, Seat], Iterable[M]]
"""The lawful moves that are worth a look, the most promising first."""


@frozen
class Line(Generic[P, M]):
    """A way to go on."""

    moves: tuple[M, ...]
    position: P
    """Where it leads."""
    worth: float
    """How good that is for whoever thinks."""


@frozen
class Beam(Generic[P, M]):
    """How somebody thinks a turn through."""

    game: Game[P, M]
    judge: Judgement[P]
    width: int
    """So many beginnings are followed at each step."""
    order: Order[P, M] | None = None
    """None: every lawful move is looked at."""
    steps: int = 60
    """No turn is longer; one that is goes no further."""
    same: Callable[[P], Hashable] = field(default=lambda position: position)
    """Equal for positions that are as good as one: only one of them is followed."""

    def lines(self, position: P, seat: Seat, start: M | None = None) -> list[Line[P, M]]:
        """Every way that was followed until somebody else decides, or as far as it went; the best
        first. If a lawful move is given to start with, only ways that do."""
        here = Line[P, M]((), position, 0.0)
        if start is not None:
            here = self._after(here, seat, start)
            if not self._decides(here.position, seat):
                return [here]
        ended: list[Line[P, M]] = []
        under_way = [here]
        for _ in range(self.steps):
            further: dict[Hashable, Line[P, M]] = {}
            for line in under_way:
                for child in self._children(line, seat):
                    if self._decides(child.position, seat):
                        further.setdefault(self.same(child.position), child)
                    else:
                        ended.append(child)
            if not further:
                under_way = []
                break
            under_way = nlargest(self.width, further.values(), key=_WORTH)
        return sorted((*ended, *under_way), key=_WORTH, reverse=True)

    def weigh(self, position: P, seat: Seat, moves: Iterable[M]) -> list[float]:
        """What each of these lawful moves is worth if the turn goes on as well as can be seen. Each
        is followed with the whole width, however little it promises."""
        return [self.lines(position, seat, move)[0].worth for move in moves]

    def _children(self, line: Line[P, M], seat: Seat) -> Iterable[Line[P, M]]:
        moves = self.order or self.game.moves
        for move in moves(line.position, seat):
            yield self._after(line, seat, move)

    def _after(self, line: Line[P, M], seat: Seat, move: M) -> Line[P, M]:
        after = self.game.played(line.position, seat, move).position
        return Line((*line.moves, move), after, self.judge(after, seat))

    def _decides(self, position: P, seat: Seat) -> bool:
        return self.game.actors(position) == (seat,)


_WORTH: Callable[[Any], float] = attrgetter("worth")


def firsts(worlds: Sequence[Sequence[Line[P, M]]]) -> list[tuple[M, float]]:
    """Each first move of the lines thought through in several worlds that may all be true, and what
    it is worth on average; the best first. In a world where a move was not followed it is worth as
    much as the worst that was."""
    found: list[dict[M, float]] = []
    for lines in worlds:
        best: dict[M, float] = {}
        for line in lines:
            if line.moves:
                best[line.moves[0]] = max(line.worth, best.get(line.moves[0], line.worth))
        found.append(best)
    leasts = [min((line.worth for line in lines), default=0.0) for lines in worlds]
    averaged = {
        move: sum(best.get(move, least) for best, least in zip(found, leasts, strict=True))
        / len(found)
        for each in found
        for move in each
    }
    return sorted(averaged.items(), key=lambda each: -each[1])
