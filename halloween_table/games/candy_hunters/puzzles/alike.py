"""Which puzzles are alike: equal after turning, mirroring (cards too) and recolouring."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations

from ..rules.cards import CARDS
from ..rules.town import COLOURS, Colour
from .puzzle import Puzzle

Form = tuple[object, ...]
_Turn = Callable[[int, int], tuple[int, int]]

_TURNS: tuple[_Turn, ...] = (
    lambda x, y: (x, y),
    lambda x, y: (-y, x),
    lambda x, y: (-x, -y),
    lambda x, y: (y, -x),
)
_SYMMETRIES: tuple[_Turn, ...] = (
    *_TURNS,
    *((lambda x, y, turn=turn: turn(-x, y)) for turn in _TURNS),
)
_NOTHING, _GHOST, _KID = range(3)


def form(puzzle: Puzzle) -> Form:
    """Equal for puzzles that are alike, and for no others. What they ask for belongs to it."""
    return min(_forms(puzzle))


def _forms(puzzle: Puzzle) -> Iterator[Form]:
    for symmetry in _SYMMETRIES:
        town = _drawn(
            symmetry,
            [(cell.x, cell.y, puzzle.tiles[cell], _piece(puzzle, cell)) for cell in puzzle.tiles],
        )
        patterns = [
            [
                _drawn(turn, [(*symmetry(x, y), colour, _NOTHING) for x, y, colour in needs])
                for turn in _TURNS
            ]
            for needs in ((_coloured(card)) for card in puzzle.cards)
        ]
        for order in permutations(range(len(COLOURS))):
            hue = dict(zip(COLOURS, order, strict=True))
            yield (
                puzzle.rounds,
                puzzle.goal,
                tuple((x, y, hue[colour], piece) for x, y, colour, piece in town),
                tuple(sorted(min(_recoloured(each, hue) for each in turns) for turns in patterns)),
            )


_Drawing = list[tuple[int, int, Colour, int]]


def _drawn(symmetry: _Turn, cells: _Drawing) -> _Drawing:
    """The cells after turning or mirroring, in order, from 0, 0 on."""
    turned = [(*symmetry(x, y), colour, piece) for x, y, colour, piece in cells]
    left, top = min(x for x, *_ in turned), min(y for _, y, *_ in turned)
    return sorted((x - left, y - top, colour, piece) for x, y, colour, piece in turned)


def _recoloured(cells: _Drawing, hue: dict[Colour, int]) -> tuple[tuple[int, int, int], ...]:
    return tuple((x, y, hue[colour]) for x, y, colour, _ in cells)


def _coloured(card: int) -> list[tuple[int, int, Colour]]:
    return [(x, y, colour) for x, y, colour in CARDS[card].turns[0] if colour is not None]


def _piece(puzzle: Puzzle, cell: object) -> int:
    return _GHOST if cell in puzzle.ghosts else _KID if cell in puzzle.kids else _NOTHING
