"""A second, plainer search: it shares nothing with the solver but the rules.

It plays rounds with the moves that the rules offer, looks at positions that are alike once, and
leaves out of the last round only what cannot be enough: a ghost move brings at most one kid one
step nearer to a place. It is slow, and it is easy to see that it is right.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from attrs import evolve

from halloween_table.games.candy_hunters.puzzles.game import PuzzlePosition
from halloween_table.games.candy_hunters.rules.cards import CARDS
from halloween_table.games.candy_hunters.rules.moves import (
    Displace,
    MoveGhost,
    PlaceHouse,
    ScorePattern,
)
from halloween_table.games.candy_hunters.rules.position import Ghost, Kid, Piece, Stage
from halloween_table.games.candy_hunters.rules.town import Cell, Colour, neighbours

from .drawing import GAME, after

Standing = dict[Cell, Piece]
Place = dict[Cell, Colour]


class PlainSearch:
    """Tries whether a puzzle can be solved."""

    def __init__(self) -> None:
        self._ends: dict[Hashable, list[PuzzlePosition]] = {}

    def solvable(self, position: PuzzlePosition) -> bool:
        """From the beginning of a round."""
        assert position.stage is Stage.HOUSE
        if position.solved or position.over:
            return position.solved
        if _limit(position) < position.puzzle.goal:
            return False
        if position.rounds_left == 1:
            return self._solvable_at_once(position)
        seen = set()
        for house in GAME.moves(position, 0):
            for moved in self._ghosts_moved(after(position, house)):
                for move in GAME.moves(moved, 0):
                    then = after(moved, move)
                    if _likeness(then) not in seen:
                        seen.add(_likeness(then))
                        if self.solvable(then):
                            return True
        return False

    def _solvable_at_once(self, position: PuzzlePosition) -> bool:
        missing_points = position.puzzle.goal - position.points
        for card, cell, turn, place in _places(position):
            if _most(position, place) >= missing_points:
                score = ScorePattern(card, cell, turn)
                for house in _houses(position, place):
                    for moved in self._ghosts_moved(after(position, house)):
                        if after(moved, score).solved:
                            return True
        return False

    def _ghosts_moved(self, built: PuzzlePosition) -> list[PuzzlePosition]:
        """Step 2 in every way, each result once. Colours have no say in it."""
        key = (frozenset(built.houses), _pieces(built))
        if key not in self._ends:
            self._ends[key] = list(_ghosts_moved(built))
        return [
            evolve(built, standing=end.standing, stage=Stage.PATTERN) for end in self._ends[key]
        ]


def _ghosts_moved(built: PuzzlePosition) -> Iterator[PuzzlePosition]:
    found = {}
    waiting = [built]
    for position in waiting:
        key = (_pieces(position), position.ghost_moves, position.stage, _shoved(position))
        if key in found:
            continue
        found[key] = position
        if position.stage is Stage.GHOSTS:
            waiting += [
                after(position, move)
                for move in GAME.moves(position, 0)
                if isinstance(move, MoveGhost | Displace)
            ]
    different = {_pieces(each): each for each in found.values() if not each.pending}
    yield from different.values()


def _limit(position: PuzzlePosition) -> int:
    """The points there are, and those of all cards and kids that can still be scored."""
    mine = position.hunters[0]
    cards = min(len(mine.hand), position.rounds_left)
    kids = min(3 * cards, sum(isinstance(each, Kid) for each in position.standing.values()))
    new = 4 - len({candy.house.colour for candy in mine.candies})
    return position.points + 2 * cards + kids + min(kids, new)


def _places(position: PuzzlePosition) -> Iterator[tuple[int, Cell, int, Place]]:
    """Where a card fits if at most one house is placed."""
    columns = [cell.x for cell in position.houses]
    rows = [cell.y for cell in position.houses]
    for held in position.hunters[0].hand:
        assert held.card is not None
        for turn, needs in enumerate(CARDS[held.card].turns):
            for x in range(min(columns) - 3, max(columns) + 2):
                for y in range(min(rows) - 3, max(rows) + 2):
                    place = {Cell(x + dx, y + dy): c for dx, dy, c in needs if c is not None}
                    if _fits(position, place):
                        yield held.card, Cell(x, y), turn, place


def _fits(position: PuzzlePosition, place: Place) -> bool:
    houses = position.houses
    return sum(cell not in houses for cell in place) <= 1 and all(
        houses[cell].colour == colour
        if cell in houses
        else position.stacks[colour] and any(near in houses for near in neighbours(cell))
        for cell, colour in place.items()
    )


def _most(position: PuzzlePosition, place: Place) -> int:
    """No more points than this can be had there after two ghost moves."""
    had = {candy.house.colour for candy in position.hunters[0].candies}
    worths = sorted((1 if colour in had else 2 for colour in place.values()), reverse=True)
    steps = sorted(
        min(abs(kid.x - cell.x) + abs(kid.y - cell.y) for cell in place)
        for kid, piece in position.standing.items()
        if isinstance(piece, Kid)
    )
    kids = sum(sum(steps[: at + 1]) <= 2 for at in range(len(steps)))
    return 2 + sum(worths[:kids])


def _houses(position: PuzzlePosition, place: Place) -> Iterator[PlaceHouse]:
    """The one that is missing; if none is, one on every site, of any colour."""
    missing = [cell for cell in place if cell not in position.houses]
    seen = set()
    for move in GAME.moves(position, 0):
        assert isinstance(move, PlaceHouse)
        if missing:
            if move.cell == missing[0] and move.colour == place[move.cell]:
                yield move
        elif move.cell not in seen:
            seen.add(move.cell)
            yield move


def _pieces(position: PuzzlePosition) -> frozenset[tuple[Cell, bool]]:
    return frozenset((cell, isinstance(piece, Ghost)) for cell, piece in position.standing.items())


def _shoved(position: PuzzlePosition) -> Hashable:
    return tuple(
        (isinstance(each.piece, Ghost), each.cell, frozenset(map(position.where, each.shovers)))
        for each in position.pending
    )


def _likeness(position: PuzzlePosition) -> Hashable:
    mine = position.hunters[0]
    return (
        frozenset((cell, house.colour) for cell, house in position.houses.items()),
        _pieces(position),
        position.round,
        position.points,
        frozenset(held.card for held in mine.hand),
        frozenset(candy.house.colour for candy in mine.candies),
    )
