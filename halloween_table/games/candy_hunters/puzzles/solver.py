"""The solver: the most points that can still be had from a position of a puzzle, and how.

Whatever it says is proved, and each line it gives has been played by the rules of the game. It is
given a budget of nodes, never of time, so that it says the same on every computer; when the budget
is used up it says that it does not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from attrs import evolve, frozen

from ..rules.moves import Move
from ..rules.position import MOST_GHOST_MOVES, Ghost, Kid, Stage
from ..rules.town import COLOURS
from .code import encode
from .game import GAME, PuzzlePosition, after
from .ground import Ground
from .lines import played_line
from .places import most_points
from .search import OutOfBudget, Search, State
from .ways import Front, ways

BUDGET = 2_000_000
"""Nodes for a proof."""
MOST_WAYS = 100
"""Nobody wants to know of more."""


@frozen
class Answer:
    """What the solver found out."""

    points: int
    """Points in all, with those already had."""
    moves: tuple[Move, ...]
    """How to get them from here, in moves of the game."""
    nodes: int
    """What it took."""


@frozen
class _Opening:
    """A position in which nothing is pending, and the moves that lead to it."""

    moves: tuple[Move, ...]
    position: PuzzlePosition
    state: State


class Solver:
    """Answers questions about one position of a puzzle. The goal is none of its business: points
    are counted, and lines go on, as if the puzzle did so when it is reached."""

    def __init__(
        self,
        position: PuzzlePosition,
        budget: int = BUDGET,
        ghost_moves: tuple[int, ...] = (MOST_GHOST_MOVES,) * 3,
    ) -> None:
        """Lines with no more `ghost_moves` in the last round, in the one before it, and so on: where
        fewer are looked at than the rules allow, what it says is only true of such lines."""
        self._position = position
        self._rounds = position.rounds_left
        self._ghost_moves = ghost_moves
        self._search, _ = state_of(position, budget, ghost_moves)
        ground = self._search.ground
        self._openings = [
            _Opening(moves, opened, _state(ground, opened)) for moves, opened in _openings(position)
        ]

    @property
    def nodes(self) -> int:
        return self._search.nodes

    def most(self) -> Answer | None:
        """The most points that can be had; None: the budget is used up."""
        had = self._position.points
        for points in range(self._limit(), had, -1):
            try:
                moves = self.line_to(points)
            except OutOfBudget:
                return None
            if moves is not None:
                return Answer(points, moves, self.nodes)
        return Answer(had, (), self.nodes)

    def can_reach(self, points: int) -> bool | None:
        """Whether so many points can be had; None: the budget is used up."""
        try:
            return self.line_to(points) is not None
        except OutOfBudget:
            return None

    def line_to(self, points: int) -> tuple[Move, ...] | None:
        """Moves that bring so many points; None: it is proved that there are none. Raises
        OutOfBudget."""
        need = points - self._position.points
        if need <= 0:
            return ()
        if not self._rounds or points > self._limit():
            return None
        for opening in self._openings:
            line = self._search.line(*self._front(opening, need))
            if line is not None:
                start = _going_on(opening.position, points)
                return opening.moves + played_line(start, self._search.ground, line, points)
        return None

    def ways(self, points: int, most: int = MOST_WAYS) -> int | None:
        """How many essentially different ways there are to so many points; `most` if there are as
        many or more; None: the budget is used up."""
        need = points - self._position.points
        if need <= 0:
            return 1
        if not self._rounds or points > self._limit():
            return 0
        fronts = [self._front(opening, need) for opening in self._openings]
        try:
            return sum(1 for _ in islice(ways(self._search, fronts), most))
        except OutOfBudget:
            return None

    def _front(self, opening: _Opening, need: int) -> Front:
        position = opening.position
        house = position.stage is Stage.HOUSE
        moves = MOST_GHOST_MOVES - (0 if house else position.ghost_moves)
        if position.stage is Stage.PATTERN:
            moves = 0
        moves = min(moves, self._ghost_moves[self._rounds - 1])
        return Front(opening.state, self._rounds, need, moves, house)

    def _limit(self) -> int:
        """No more points than this can come of it."""
        state = self._openings[0].state
        cards = min(state.cards.bit_count(), self._rounds)
        return self._position.points + most_points(cards, state.kids.bit_count(), state.had)


def state_of(
    position: PuzzlePosition,
    budget: int = BUDGET,
    ghost_moves: tuple[int, ...] = (MOST_GHOST_MOVES,) * 3,
) -> tuple[Search, State]:
    """The position as the search sees it, and a search to look at it with."""
    hand = tuple(held.card for held in position.hunters[0].hand if held.card is not None)
    search = Search(Ground(position.houses), hand, budget, ghost_moves)
    return search, _state(search.ground, position)


def _state(ground: Ground, position: PuzzlePosition) -> State:
    mask, mine = ground.mask, position.hunters[0]
    orange, violet, green, blue = (
        mask(cell for cell, house in position.houses.items() if house.colour == colour)
        for colour in COLOURS
    )
    stacks = position.stacks
    eaten = {candy.house.colour for candy in mine.candies}
    return State(
        tiles=mask(position.houses),
        colours=(orange, violet, green, blue),
        stock=(
            stacks[COLOURS[0]],
            stacks[COLOURS[1]],
            stacks[COLOURS[2]],
            stacks[COLOURS[3]],
        ),
        floats=(),
        ghosts=mask(cell for cell, it in position.standing.items() if type(it) is Ghost),
        kids=mask(cell for cell, it in position.standing.items() if type(it) is Kid),
        cards=(1 << len(mine.hand)) - 1,
        had=sum(1 << at for at, colour in enumerate(COLOURS) if colour in eaten),
    )


def _going_on(position: PuzzlePosition, points: int) -> PuzzlePosition:
    """The position in a puzzle that does not end before somebody has so many points."""
    if points <= position.puzzle.goal:
        return position
    code = encode(evolve(position.puzzle, goal=points))
    return evolve(position, options=evolve(position.options, code=code))


def _openings(position: PuzzlePosition) -> Iterator[tuple[tuple[Move, ...], PuzzlePosition]]:
    """The ends of the chain that is under way: the position itself if there is none."""
    if position.over or not position.pending:
        yield (), position
        return
    for move in GAME.moves(position, position.seat):
        for moves, opened in _openings(after(position, move)):
            yield (move, *moves), opened
