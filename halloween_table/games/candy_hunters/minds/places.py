"""Where cards fit a town, or would with one more house: found for all cards at once, and kept as long as
one thought lasts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final, NamedTuple

from halloween_table.engine.frozen_map import FrozenMap

from ..rules.cards import CARDS, REGULAR_NUMBERS
from ..rules.position import House
from ..rules.town import COLOURS, Cell, Colour, neighbours

Mask = int
"""Cells as bits; which cell is which bit is of no importance."""


class Bits(dict[Cell, Mask]):
    """The bit of each cell, given when it is first asked for."""

    def __missing__(self, cell: Cell) -> Mask:
        bit = self[cell] = 1 << len(self)
        return bit


class Place(NamedTuple):
    """Where a regular card fits, or would."""

    mask: Mask
    """Its houses that are there."""
    houses: tuple[tuple[Mask, Colour], ...]
    missing: Colour | None
    """The colour of the house that would have to be built; None: it fits."""


class HauntedPlace(NamedTuple):
    """Where a haunted card may fit."""

    mask: Mask
    """Its houses that are there."""
    houses: tuple[tuple[Mask, Colour], ...]
    ghosts: Mask
    """Where it wants ghosts."""
    lacking: int
    """How many of its houses are not there."""


_LEAST_HOUSES: Final = 2
"""A haunted card that finds fewer of its houses is not worth a look."""

_Seen = tuple[Colour | None, Colour | None, Colour | None]
"""What stands in the middle of three cells and on both sides of it; None: no house."""
_Fitting = dict[_Seen, tuple[tuple[int, Colour | None], ...]]
"""Which cards fit there, and the colour of the house that each lacks."""


def _fitting(angled: bool) -> _Fitting:
    found: dict[_Seen, list[tuple[int, Colour | None]]] = defaultdict(list)
    for number in REGULAR_NUMBERS:
        for middle, one, other in _orders(number, angled):
            found[middle, one, other].append((number, None))
            found[None, one, other].append((number, middle))
            found[middle, None, other].append((number, one))
            found[middle, one, None].append((number, other))
    return {seen: tuple(cards) for seen, cards in found.items()}


def _orders(number: int, angled: bool) -> Iterator[_Seen]:
    """The card's colours as a town shows them: an angle clockwise, a row from either end."""
    (_, _, first), (_, _, second), (_, _, third) = CARDS[number].turns[0]
    if angled and "/" in CARDS[number].drawing:
        yield first, second, third
    elif not angled and "/" not in CARDS[number].drawing:
        yield second, first, third
        yield second, third, first


_ANGLES: Final = _fitting(angled=True)
_ROWS: Final = _fitting(angled=False)


class Town:
    """The places of a town."""

    def __init__(self, houses: FrozenMap[Cell, House], bits: Bits) -> None:
        self._colours = {cell: house.colour for cell, house in houses.items()}
        self._bits = bits
        self._found: dict[int, list[tuple[Colour | None, tuple[Cell, ...]]]] = {
            number: [] for number in REGULAR_NUMBERS
        }
        self._regular: dict[int, list[Place]] = {}
        self._haunted: dict[int, list[HauntedPlace]] = {}
        self._look()

    def regular(self, number: int) -> list[Place]:
        places = self._regular.get(number)
        if places is None:
            found = self._found[number]
            places = self._regular[number] = [self._place(*each) for each in found]
        return places

    def haunted(self, number: int) -> list[HauntedPlace]:
        found = self._haunted.get(number)
        if found is None:
            found = self._haunted[number] = list(self._haunted_places(number))
        return found

    def _look(self) -> None:
        seen, found = self._colours.get, self._found
        for middle in {near: None for cell in self._colours for near in (cell, *neighbours(cell))}:
            around = neighbours(middle)
            above, right, below, left = around
            here = seen(middle)
            one, two, three, four = seen(above), seen(right), seen(below), seen(left)
            for card, missing in _ANGLES.get((here, one, two), ()):
                found[card].append((missing, (middle, above, right)))
            for card, missing in _ANGLES.get((here, two, three), ()):
                found[card].append((missing, (middle, right, below)))
            for card, missing in _ANGLES.get((here, three, four), ()):
                found[card].append((missing, (middle, below, left)))
            for card, missing in _ANGLES.get((here, four, one), ()):
                found[card].append((missing, (middle, left, above)))
            for card, missing in _ROWS.get((here, one, three), ()):
                found[card].append((missing, (middle, above, below)))
            for card, missing in _ROWS.get((here, two, four), ()):
                found[card].append((missing, (middle, right, left)))

    def _place(self, missing: Colour | None, cells: tuple[Cell, ...]) -> Place:
        there = self._colours
        houses = tuple([(self._bits[cell], there[cell]) for cell in cells if cell in there])
        return Place(sum([bit for bit, _ in houses]), houses, missing)

    def _haunted_places(self, number: int) -> Iterator[HauntedPlace]:
        for needs in CARDS[number].turns:
            votes: dict[tuple[int, int], int] = defaultdict(int)
            offsets = {need: (dx, dy) for dx, dy, need in needs if need is not None}
            for (x, y), colour in self._colours.items():
                dx, dy = offsets[colour]
                votes[x - dx, y - dy] += 1
            for (left, top), met in votes.items():
                if met >= _LEAST_HOUSES:
                    cells = [(Cell(left + dx, top + dy), need) for dx, dy, need in needs]
                    yield self._haunted_place(cells)

    def _haunted_place(self, cells: list[tuple[Cell, Colour | None]]) -> HauntedPlace:
        colours = self._colours
        houses = tuple(
            (self._bits[cell], need)
            for cell, need in cells
            if need is not None and colours.get(cell) == need
        )
        ghosts = sum(self._bits[cell] for cell, need in cells if need is None and cell in colours)
        return HauntedPlace(
            sum(bit for bit, _ in houses), houses, ghosts, len(COLOURS) - len(houses)
        )


class Towns:
    """Every town that a thought has come to."""

    def __init__(self) -> None:
        self.bits = Bits()
        self._known: dict[int, tuple[FrozenMap[Cell, House], Town]] = {}

    def of(self, houses: FrozenMap[Cell, House]) -> Town:
        """Whoever moves in a town leaves its houses as they are: they are known by the very object."""
        known = self._known.get(id(houses))
        if known is None:
            known = self._known[id(houses)] = houses, Town(houses, self.bits)
        return known[1]
