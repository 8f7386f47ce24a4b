"""The ground of the solver: cells as bits of one integer, and what a ghost can do on it.

Ghosts are alike, and so are kids, for they all belong to the one who plays: where they stand is a
mask for each kind. A margin around the town keeps shifted masks from running into the next row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ..rules.town import Cell

Mask = int
Float = tuple[Mask, Mask]
"""A tile that was placed nobody cares where, yet: the town it was put at the edge of, and cells that
another tile was put on after it."""
Floats = tuple[Float, ...]
"""In the order in which they were placed."""
Standing = tuple[Mask, Mask, Mask]
"""New cells that were stood on, ghosts and kids after a step."""
Pieces = tuple[Mask, Mask]
"""Ghosts and kids."""
Standings = dict[Mask, list[Pieces]]
"""Pieces by the new cells that were stood on."""

MARGIN = 4
"""So far from the town nothing matters that can be placed in three rounds."""


def bits(mask: Mask) -> Iterator[Mask]:
    """Each of its cells, as a mask of its own."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


class Ground:
    """A rectangle of cells around a town."""

    def __init__(self, cells: Iterable[Cell]) -> None:
        town = list(cells)
        self._left = min(cell.x for cell in town) - MARGIN
        self._top = min(cell.y for cell in town) - MARGIN
        self.width = max(cell.x for cell in town) + MARGIN + 1 - self._left
        self._located: dict[tuple[Floats, Mask], tuple[Floats, ...]] = {}
        self._sites: dict[tuple[Floats, Mask], Mask] = {}

    def bit(self, cell: Cell) -> Mask:
        return 1 << (cell.y - self._top) * self.width + cell.x - self._left

    def cell(self, bit: Mask) -> Cell:
        row, column = divmod(bit.bit_length() - 1, self.width)
        return Cell(column + self._left, row + self._top)

    def mask(self, cells: Iterable[Cell]) -> Mask:
        return sum(map(self.bit, cells))

    def near(self, mask: Mask) -> Mask:
        """Every cell that shares an edge with one of these."""
        return mask << 1 | mask >> 1 | mask << self.width | mask >> self.width

    def ghost_moves(self, tiles: Mask, sites: Mask, ghosts: Mask, kids: Mask) -> list[Standing]:
        """What one started move can come to, with a tile on one of the sites if it is needed.

        Ghosts that stand together are one crowd: whichever of them starts, the chain can run along
        the others to any tile next to the crowd. So one ghost is gone and another is there, and at
        most one kid has made way (CH-2.3 to CH-2.7). A chain that comes back to where it began
        changes nothing and is left out.
        """
        found: list[Standing] = []
        ground, width, waiting = tiles | sites, self.width, ghosts
        while waiting:
            crowd, grown = 0, waiting & -waiting
            while grown != crowd:
                crowd = grown
                reach = crowd << 1 | crowd >> 1 | crowd << width | crowd >> width
                grown |= reach & ghosts
            waiting &= ~crowd
            starts = [(start, ghosts ^ start) for start in bits(crowd)]
            targets = reach & ground & ~ghosts
            open_ = targets & ~kids
            while open_:
                to = open_ & -open_
                open_ ^= to
                new = to & sites
                found += [(new, rest | to, kids) for _, rest in starts]
            met = targets & kids
            while met:
                to = met & -met
                met ^= to
                others = kids ^ to
                around = to << 1 | to >> 1 | to << width | to >> width
                flight = around & ground & ~(others | ghosts)
                while flight:
                    away = flight & -flight
                    flight ^= away
                    new, fled = away & sites, others | away
                    found += [(new, rest | to, fled) for _, rest in starts]
                found += [
                    (0, rest | to, others | start) for start, rest in starts if start & around
                ]
        return found

    def located(self, floats: Floats, cells: Mask) -> tuple[Floats, ...]:
        """What is left of the floating tiles if some of them lie on these cells, in every way that
        this can be; nothing if it cannot."""
        if not cells:
            return (floats,)
        known = self._located.get((floats, cells))
        if known is None:
            found: dict[Floats, None] = {}
            for cell in bits(cells):
                for at, (town, barred) in enumerate(floats):
                    if cell & self.near(town) & ~(town | barred):
                        before = ((town, barred | cell) for town, barred in floats[:at])
                        after = ((town | cell, barred) for town, barred in floats[at + 1 :])
                        rest = (*before, *after)
                        found.update(dict.fromkeys(self.located(rest, cells ^ cell)))
            known = self._located[floats, cells] = tuple(found)
        return known

    def sites(self, floats: Floats, cells: Mask) -> Mask:
        """Where another tile can lie if some already lie on these cells."""
        known = self._sites.get((floats, cells))
        if known is None:
            known = 0
            if len(floats) > cells.bit_count():
                tried = self.near(cells)
                for town, _ in floats:
                    tried |= self.near(town)
                for cell in bits(tried & ~cells):
                    if self.located(floats, cells | cell):
                        known |= cell
            self._sites[floats, cells] = known
        return known

    def ghost_steps(
        self,
        tiles: Mask,
        floats: Floats,
        ghosts: Mask,
        kids: Mask,
        moves: int,
        spend: Callable[[int], None],
    ) -> Standings:
        """What step 2 can come to with so many moves, each once. If the same can be had without a
        tile on a certain cell, it is had without: such a tile can still lie anywhere."""
        step: dict[Standing, None] = {(0, ghosts, kids): None}
        last = list(step)
        for _ in range(moves):
            spend(len(last))
            now: dict[Standing, None] = {}
            for new, haunted, taken in last:
                sites = self.sites(floats, new) & ~tiles
                for more, *after in self.ghost_moves(tiles | new, sites, haunted, taken):
                    now[new | more, after[0], after[1]] = None
            last = [standing for standing in now if standing not in step]
            step.update(now)
        found: Standings = {0: []}
        for new, haunted, taken in step:
            if not new or (0, haunted, taken) not in step:
                found.setdefault(new, []).append((haunted, taken))
        return found
