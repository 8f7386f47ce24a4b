"""A puzzle: a town with ghosts and kids, cards to score, a goal and rounds to reach it in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from attrs import frozen

from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.engine.game import Refusal

from ..rules.cards import HAUNTED_NUMBERS, REGULAR_NUMBERS
from ..rules.position import HOUSES_PER_COLOUR
from ..rules.town import COLOURS, Cell, Colour, neighbours

TILES = range(10, 19)
GHOSTS = range(1, 5)
KIDS = range(2, 6)
CARDS = range(2, 5)
ROUNDS = range(1, 4)
GOALS = range(1, 16)
"""Three cards and five candies of four colours are worth 15: nobody ever has more (CH-6.1)."""


@frozen
class Puzzle:
    """A puzzle as it is drawn on its card, or as it is while somebody draws it: what CH-7.4 has
    against it, `faults` says."""

    tiles: FrozenMap[Cell, Colour]
    ghosts: frozenset[Cell]
    kids: frozenset[Cell]
    """All of them belong to the one who plays (CH-7.2)."""
    cards: tuple[int, ...]
    """The numbers of the open pattern cards."""
    rounds: int
    goal: int
    """The points that solve it (CH-7.3)."""


def tidied(puzzle: Puzzle) -> Puzzle:
    """The same puzzle where every puzzle begins: the town's upper left corner at 0, 0, its tiles
    row by row, its cards in the order of their numbers."""
    left = min((cell.x for cell in puzzle.tiles), default=0)
    top = min((cell.y for cell in puzzle.tiles), default=0)

    def moved(cell: Cell) -> Cell:
        return Cell(cell.x - left, cell.y - top)

    rows = sorted(puzzle.tiles, key=row_by_row)
    return Puzzle(
        tiles=FrozenMap({moved(cell): puzzle.tiles[cell] for cell in rows}),
        ghosts=frozenset(map(moved, puzzle.ghosts)),
        kids=frozenset(map(moved, puzzle.kids)),
        cards=tuple(sorted(puzzle.cards)),
        rounds=puzzle.rounds,
        goal=puzzle.goal,
    )


def row_by_row(cell: Cell) -> tuple[int, int]:
    """Cells sorted by this are in the order in which one reads."""
    return cell.y, cell.x


def faults(puzzle: Puzzle) -> tuple[Refusal, ...]:
    """Everything that CH-7.1 and CH-7.4 have against it, in the order in which they name it."""
    return tuple(fault for limit in _LIMITS for fault in limit(puzzle))


def _tiles(puzzle: Puzzle) -> Iterator[Refusal]:
    yield from _out_of(TILES, len(puzzle.tiles), "tiles")


def _joined(puzzle: Puzzle) -> Iterator[Refusal]:
    if not joined(puzzle.tiles):
        yield Refusal("CH-7.4", "not_joined")


def joined(tiles: FrozenMap[Cell, Colour]) -> bool:
    """Whether one can walk from every tile to every other one, over edges."""
    reached: set[Cell] = set()
    waiting = list(tiles)[:1]
    while waiting:
        cell = waiting.pop()
        if cell in tiles and cell not in reached:
            reached.add(cell)
            waiting += neighbours(cell)
    return len(reached) == len(tiles)


def _colours(puzzle: Puzzle) -> Iterator[Refusal]:
    counts = Counter(puzzle.tiles.values())
    for colour in COLOURS:
        if counts[colour] > HOUSES_PER_COLOUR:
            about = (colour, counts[colour], HOUSES_PER_COLOUR)
            yield Refusal("CH-7.4", "too_many_of_colour", about)


def _pieces(puzzle: Puzzle) -> Iterator[Refusal]:
    for cell in sorted(puzzle.ghosts | puzzle.kids, key=row_by_row):
        if cell not in puzzle.tiles:
            yield Refusal("CH-7.4", "piece_without_tile", (cell,))
    for cell in sorted(puzzle.ghosts & puzzle.kids, key=row_by_row):
        yield Refusal("CH-7.4", "two_on_a_tile", (cell,))
    yield from _out_of(GHOSTS, len(puzzle.ghosts), "ghosts")
    yield from _out_of(KIDS, len(puzzle.kids), "kids")


def _cards(puzzle: Puzzle) -> Iterator[Refusal]:
    for card in puzzle.cards:
        if card in HAUNTED_NUMBERS:
            yield Refusal("CH-7.4", "haunted_card", (card,))
        elif card not in REGULAR_NUMBERS:
            yield Refusal("CH-7.4", "no_such_card", (card,))
    for card, count in Counter(puzzle.cards).items():
        if count > 1:
            yield Refusal("CH-7.4", "card_twice", (card,))
    yield from _out_of(CARDS, len(puzzle.cards), "cards")


def _rounds(puzzle: Puzzle) -> Iterator[Refusal]:
    yield from _out_of(ROUNDS, puzzle.rounds, "rounds", rule="CH-7.1")
    if puzzle.rounds in ROUNDS and len(puzzle.cards) < puzzle.rounds:
        yield Refusal("CH-7.4", "fewer_cards_than_rounds", (len(puzzle.cards), puzzle.rounds))


def _goal(puzzle: Puzzle) -> Iterator[Refusal]:
    yield from _out_of(GOALS, puzzle.goal, "goal", rule="CH-7.1")


def _out_of(limits: range, count: int, what: str, rule: str = "CH-7.4") -> Iterator[Refusal]:
    if count not in limits:
        many = "few" if count < limits[0] else "many"
        yield Refusal(rule, f"too_{many}_{what}", (count, limits[0], limits[-1]))


_LIMITS: tuple[Callable[[Puzzle], Iterator[Refusal]], ...] = (
    _tiles,
    _joined,
    _colours,
    _pieces,
    _cards,
    _rounds,
    _goal,
)
