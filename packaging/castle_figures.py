"""Figures that tell whether a castle is worth looking at, taken from thousands of deals at once.

A deal is a random layout, a room with the ghost and a room with the guest. All layouts of a sample
lie side by side in one long integer, a lane of bits for each and a bit for each cell, so that one
shift and one mask move every ghost a step. From each ghost's room all guests are looked for at
once. What is found is exact; only which layouts are looked at is drawn by lot.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import comb

from halloween_table.engine.chance import Chance
from halloween_table.games.booo.rules.castle import (
    ACROSS,
    CELLS,
    COLOURS,
    CROSS_EDGES,
    ROOM_EDGES,
    ROOMS,
    SIDE,
    TILE,
    TILE_ROOMS,
    Cell,
    Room,
    rooms_apart,
)
from halloween_table.games.booo.rules.routes import FAR
from halloween_table.games.booo.rules.tokens import SPECIAL_ROOMS, tokens_with

EDGES = (*ROOM_EDGES, *CROSS_EDGES)
NOTHING = -1
Box = Sequence[Sequence[int]]
"""Nine tiles: for each of `EDGES` the number of a colour, or NOTHING."""

GAME_ROOMS = tuple(room for room in ROOMS if room not in SPECIAL_ROOMS)
"""Where ghost and guests are in a game with the tokens in their usual places (BO-S7)."""

_LANE_BYTES = 22
_LANE = 8 * _LANE_BYTES
_WHOLE = (1 << len(CELLS)) - 1
_PLACES = ACROSS * ACROSS
_HUES = range(len(COLOURS))
_HELD = range(4)
_TOKENS = tokens_with(trapdoors=2)


def _bit(cell: Cell) -> int:
    return cell.row * SIDE + cell.column


def _bits(cells: Iterable[Cell]) -> int:
    return sum(1 << _bit(cell) for cell in cells)


def _side_by_side(lanes: Iterable[int]) -> int:
    return int.from_bytes(
        b"".join(lane.to_bytes(_LANE_BYTES, "little") for lane in lanes), "little"
    )


class Deals:
    """Random layouts, each with a ghost's room, the guests' rooms, and colours somebody holds."""

    def __init__(self, layouts: int, seed: int, rooms: Sequence[Room] = GAME_ROOMS) -> None:
        chance = Chance(seed)
        orders, hands = [], []
        for _ in range(layouts):
            order, chance = chance.shuffled(range(_PLACES))
            hand, chance = chance.shuffled(range(len(COLOURS)))
            orders.append(order)
            hands.append(hand)
        starts = [rooms[at % len(rooms)] for at in range(layouts)]
        far = {
            start: _bits(room.cell for room in rooms if rooms_apart(start, room) >= FAR)
            for start in rooms
        }
        self.orders, self.hands, self.ghosts = orders, hands, starts
        self.firsts = _side_by_side([1] * layouts)
        self.starts = _side_by_side(1 << _bit(start.cell) for start in starts)
        self.guests = _side_by_side(far[start] for start in starts)
        self.pairs = self.guests.bit_count()
        self.free = [
            [_side_by_side(_WHOLE * (hue not in hand[:held]) for hand in hands) for hue in _HUES]
            for held in _HELD
        ]
        """With 0, 1, 2, 3 colours held: for each colour the lanes in which it may be used."""
        lies = [
            [
                _side_by_side(int(order[place] == tile) for order in orders)
                for place in range(_PLACES)
            ]
            for tile in range(_PLACES)
        ]
        self.edges = [[self._laid(places, edge.cell) for edge in EDGES] for places in lies]
        """For each tile and edge its bits, wherever the tile lies."""
        self.rooms = [[self._laid(places, room) for room in TILE_ROOMS] for places in lies]
        self.rightward = self.firsts * _bits(cell for cell in CELLS if cell.column < SIDE - 1)
        self.downward = self.firsts * _bits(cell for cell in CELLS if cell.row < SIDE - 1)
        """The edges there are at all."""

    @staticmethod
    def _laid(places: Sequence[int], cell: Cell) -> int:
        laid = 0
        for place, lanes in enumerate(places):
            row, column = divmod(place, ACROSS)
            laid |= lanes << _bit(Cell(TILE * row + cell.row, TILE * column + cell.column))
        return laid

    def lanes_of(self, bits: int) -> int:
        """All cells of the lanes that have one of these bits."""
        filled = bits + self.firsts * ((1 << (_LANE - 1)) - 1)
        return (filled >> (_LANE - 1) & self.firsts) * _WHOLE


class Survey:
    """The table of the rule file for one box of tiles, as shares between 0 and 1 and as means. Each
    figure is worked out when it is asked for."""

    def __init__(self, deals: Deals, box: Box) -> None:
        self._deals = deals
        self._right, self._down, self._rooms = [[0 for _ in _HUES] for _ in range(3)]
        for tile, slots in enumerate(box):
            for slot, hue in enumerate(slots):
                if hue != NOTHING:
                    walls = self._down if EDGES[slot].below else self._right
                    walls[hue] |= deals.edges[tile][slot]
                    if slot < len(ROOM_EDGES):
                        self._rooms[hue] |= deals.rooms[tile][slot // 4]
        walled_right = walled_down = 0
        for hue in _HUES:
            walled_right |= self._right[hue]
            walled_down |= self._down[hue]
        self._free = deals.rightward & ~walled_right, deals.downward & ~walled_down
        self._open = [
            (self._free[0] | self._right[hue], self._free[1] | self._down[hue]) for hue in _HUES
        ]

    @cached_property
    def _reached(self) -> tuple[list[int], int, int]:
        """What each colour reaches; in how many deals one reaches the guest, with how many steps."""
        guests = self._deals.guests
        reached = [self._deals.starts for _ in COLOURS]
        fronts = list(reached)
        found = found_before = steps = taken = 0
        while any(fronts):
            taken += 1
            for hue, (right, down) in enumerate(self._open):
                front, seen = fronts[hue], reached[hue]
                if front:
                    front = (
                        (front & right) << 1
                        | front >> 1 & right
                        | (front & down) << SIDE
                        | front >> SIDE & down
                    ) & ~seen
                    fronts[hue] = front
                    reached[hue] = seen | front
                    found |= front & guests
            count = found.bit_count()
            steps += (count - found_before) * taken
            found_before = count
        return reached, found_before, steps

    @property
    def steps(self) -> float:
        """Steps of a shortest one-colour way without tokens, where there is one."""
        _, found, steps = self._reached
        return steps / found

    @cached_property
    def working(self) -> tuple[float, ...]:
        """Deals in which 0, 1, 2, 3, 4 or more colours work without tokens."""
        ones = twos = fours = 0
        guests = self._deals.guests
        for reached in self._reached[0]:
            carry = ones & reached
            ones ^= reached
            fours |= twos & carry
            twos ^= carry
        exactly = (
            ~ones & ~twos & ~fours,
            ones & ~twos & ~fours,
            ~ones & twos & ~fours,
            ones & twos & ~fours,
            fours,
        )
        return tuple((which & guests).bit_count() / self._deals.pairs for which in exactly)

    @property
    def dead(self) -> tuple[float, ...]:
        """Deals without a one-colour way and without tokens, with 0, 1, 2, 3 colours held. Every set
        of held colours is equally likely, so all of them are reckoned with at once."""
        return tuple(
            sum(self.working[n] * comb(held, n) / comb(len(COLOURS), n) for n in range(held + 1))
            for held in _HELD
        )

    @property
    def colours(self) -> tuple[float, ...]:
        """Deals in which each of the colours works without tokens."""
        guests = self._deals.guests
        return tuple((one & guests).bit_count() / self._deals.pairs for one in self._reached[0])

    @cached_property
    def decoys(self) -> float:
        """Colours that both rooms have and that do not work."""
        deals, decoys = self._deals, 0
        for hue, reached in enumerate(self._reached[0]):
            rooms = self._rooms[hue]
            lanes = deals.lanes_of(deals.starts & rooms)
            decoys += (lanes & rooms & deals.guests & ~reached).bit_count()
        return decoys / deals.pairs

    @cached_property
    def walls(self) -> tuple[float, ...]:
        """Of the deals with a one-colour way, those that need 2, 3, 4, 5 or more walls: counted on the
        way with the fewest, so that a shortest way may cross more, but never fewer."""
        found = self._reached[1]
        within = [0]
        reached = [self._deals.starts for _ in COLOURS]
        for crossed in range(1, 5):
            anywhere = 0
            for hue in _HUES:
                seen, right, down = reached[hue], self._right[hue], self._down[hue]
                seen |= (
                    (seen & right) << 1
                    | seen >> 1 & right
                    | (seen & down) << SIDE
                    | seen >> SIDE & down
                )
                if crossed < 4:
                    seen = _flooded(seen, *self._free)
                reached[hue] = seen
                anywhere |= seen
            within.append((anywhere & self._deals.guests).bit_count())
        two, three, four = within[2:]
        return tuple(n / found for n in (two, three - two, four - three, found - four))

    @cached_property
    def dead_with_tokens(self) -> tuple[float, ...]:
        """Deals without any way though the usual tokens lie there, with 0, 1, 2, 3 colours held."""
        guests = self._deals.guests
        found = (self._found_with_tokens(free) & guests for free in self._deals.free)
        return tuple(1 - one.bit_count() / self._deals.pairs for one in found)

    def _found_with_tokens(self, free: Sequence[int]) -> int:
        """What is reached in any colour, if each colour may be used only where it is free."""
        firsts = self._deals.firsts
        trapdoors = [_bit(room.cell) for room in _TOKENS.trapdoors]
        changing = firsts * _bits(room.cell for room in _TOKENS.transformations)
        reached = [self._deals.starts & lanes for lanes in free]
        before: list[int] = []
        while reached != before:
            before = list(reached)
            changed = 0
            for hue, (right, down) in enumerate(self._open):
                seen = _spread(
                    _spread(_spread(reached[hue], right, down), right, down), right, down
                )
                stood_on = 0
                for at in trapdoors:
                    stood_on |= seen >> at & firsts
                for at in trapdoors:
                    seen |= stood_on << at
                reached[hue] = seen
                changed |= seen & changing
            reached = [seen | changed & lanes for seen, lanes in zip(reached, free, strict=True)]
        anywhere = 0
        for seen in reached:
            anywhere |= seen
        return anywhere


def _spread(seen: int, right: int, down: int) -> int:
    """At least a step further in each direction."""
    seen |= (seen & right) << 1
    seen |= seen >> 1 & right
    seen |= (seen & down) << SIDE
    return seen | seen >> SIDE & down


def _flooded(seen: int, right: int, down: int) -> int:
    """As far as it goes."""
    before = 0
    while seen != before:
        before = seen
        seen = _spread(seen, right, down)
    return seen
