"""The solver's lines as moves of the game, each played by its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from halloween_table.engine.game import Refused

from ..rules.houses import building_sites
from ..rules.moves import Displace, Move, MoveGhost, Pass, PlaceHouse, ScorePattern
from ..rules.position import Ghost, Kid, Stage
from ..rules.town import COLOURS, Cell, Colour, neighbours
from .game import PuzzlePosition, after
from .ground import Ground, Mask, Standing, bits
from .search import Line, Turn


class _Lying(NamedTuple):
    """A tile that a line needs somewhere."""

    cell: Cell
    turn: int
    """When it is first stood on or scored: it has to be placed by then."""
    colour: Colour | None
    """None: any."""


def played_line(start: PuzzlePosition, ground: Ground, line: Line, points: int) -> tuple[Move, ...]:
    """The moves of a line that brings so many points. When each tile is placed is found by trying:
    there are three rounds at most."""
    lying = list(_lying(ground, line))
    first = 0 if start.stage is Stage.HOUSE else 1
    for turns in product(*(range(first, tile.turn + 1) for tile in lying)):
        if len(set(turns)) == len(turns):
            player = _Player(start, ground, dict(zip(turns, lying, strict=True)))
            try:
                for at, turn in enumerate(line):
                    player.take(at, turn)
            except Refused:
                continue
            if player.position.points >= points:
                return tuple(player.moves)
    raise AssertionError("a line of the solver cannot be played")


def _lying(ground: Ground, line: Line) -> Iterator[_Lying]:
    """The tiles that the line puts on cells it cares about."""
    for at, turn in enumerate(line):
        missing = turn.place.missing if turn.place else 0
        for cell in bits(turn.standing[0] | missing):
            yield _Lying(ground.cell(cell), at, _colour(cell, line[at:]))


def _colour(cell: Mask, line: Line) -> Colour | None:
    for turn in line:
        if turn.place:
            for scored, colour in turn.place.cells:
                if scored == cell:
                    return COLOURS[colour]
    return None


class _Player:
    """Plays a line, move by move."""

    def __init__(
        self,
        start: PuzzlePosition,
        ground: Ground,
        placed: dict[int, _Lying],
    ) -> None:
        self.position = start
        self.moves: list[Move] = []
        self._ground = ground
        self._placed = placed
        """The tile that is placed in each turn, if it matters."""

    def take(self, at: int, turn: Turn) -> None:
        if self.position.stage is Stage.HOUSE:
            self._play(self._house(at))
        if self.position.stage is Stage.GHOSTS:
            self._move_ghosts(turn.standing)
        if self.position.stage is Stage.GHOSTS:
            self._play(Pass())
        place = turn.place
        if place is None:
            self._play(Pass())
        else:
            self._play(ScorePattern(place.number, self._ground.cell(place.corner), place.turn))

    def _play(self, move: Move) -> None:
        self.position = after(self.position, move)
        self.moves.append(move)

    def _house(self, at: int) -> PlaceHouse:
        """The tile that is needed, or one that is in nobody's way."""
        needed = Counter(tile.colour for turn, tile in self._placed.items() if turn >= at)
        stacks = self.position.stacks
        spare = max(COLOURS, key=lambda colour: stacks[colour] - needed[colour])
        tile = self._placed.get(at)
        if tile is not None:
            return PlaceHouse(tile.colour or spare, tile.cell)
        wanted = {tile.cell for tile in self._placed.values()}
        free = (cell for cell in building_sites(self.position) if cell not in wanted)
        return PlaceHouse(spare, next(free))

    def _move_ghosts(self, standing: Standing) -> None:
        masks = self._ground.mask
        pieces = self.position.standing.items()
        ghosts = masks(cell for cell, piece in pieces if type(piece) is Ghost)
        kids = masks(cell for cell, piece in pieces if type(piece) is Kid)
        tiles = masks(self.position.houses)
        left = 2 - self.position.ghost_moves
        for haunted, taken in self._way(tiles, (ghosts, kids), (standing[1], standing[2]), left):
            for move in self._chain(ghosts & ~haunted, haunted & ~ghosts, taken & ~kids):
                self._play(move)
            ghosts, kids = haunted, taken

    def _way(
        self, tiles: Mask, start: tuple[Mask, Mask], end: tuple[Mask, Mask], left: int
    ) -> list[tuple[Mask, Mask]]:
        """What the ghosts and kids look like after each move."""
        if start == end:
            return []
        first = [(g, k) for _, g, k in self._ground.ghost_moves(tiles, 0, *start)]
        if end in first:
            return [end]
        assert left > 1
        for between in first:
            if any((g, k) == end for _, g, k in self._ground.ghost_moves(tiles, 0, *between)):
                return [between, end]
        raise AssertionError("a standing of the solver cannot be reached")

    def _chain(self, start: Mask, to: Mask, fled: Mask) -> Iterator[Move]:
        """A started move, and what it shoves on the way."""
        end = self._ground.cell(to)
        path = self._path(self._ground.cell(start), end)
        kid = type(self.position.standing.get(end)) is Kid
        mover = self.position.standing[path[0]]
        assert type(mover) is Ghost
        yield MoveGhost(mover.number, path[1])
        for cell in path[2:]:
            yield Displace(cell)
        if kid:
            yield Displace(self._ground.cell(fled))

    def _path(self, start: Cell, end: Cell) -> list[Cell]:
        """The shortest way that runs over ghosts only."""
        ways = [[start]]
        seen = {start}
        for way in ways:
            for near in neighbours(way[-1]):
                if near == end:
                    return [*way, end]
                if near not in seen and type(self.position.standing.get(near)) is Ghost:
                    seen.add(near)
                    ways.append([*way, near])
        raise AssertionError("the ghosts do not stand together")
