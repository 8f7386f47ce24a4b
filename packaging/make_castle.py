"""Searches the castle of Booo!: nine tiles worth looking at, and four routes through their rooms.

    .venv/bin/python packaging/make_castle.py            search, and write tiles.py and routes.py
    .venv/bin/python packaging/make_castle.py --figures  only say how good the present tiles are
    .venv/bin/python packaging/make_castle.py --routes   only search and write the routes

A full search takes about 20 minutes on one core and comes to the same tiles each time: all lots
come from one seed. It changes a wall or two, takes the figures of `castle_figures.py` on a sample
of random layouts, and keeps the change if the figures are hardly worse; "hardly" shrinks and the
samples grow as it goes on. `DEMANDS` says what is wanted of each figure, and so what "at or beyond"
the table of the rule file means. Decoys are among them: without them the search ends with tiles in
which every colour that two rooms share works, and nobody would have to look.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import NamedTuple, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from castle_figures import (
    EDGES,
    GAME_ROOMS,
    NOTHING,
    Box,
    Deals,
    Survey,
)

from halloween_table.engine.chance import Chance
from halloween_table.games.booo.rules import routes, tiles
from halloween_table.games.booo.rules.castle import (
    ACROSS,
    COLOURS,
    MIDDLE,
    ROOM_EDGES,
    ROOMS,
    TILE,
    Cell,
    Edge,
    Room,
    rooms_apart,
)
from halloween_table.games.booo.rules.tokens import SPECIAL_ROOMS

T = TypeVar("T")

SEED = 31
LAYOUTS = 10_000
"""The figures are taken over so many random layouts."""


class Demand(NamedTuple):
    """What is wanted of one figure."""

    what: str
    asked: float
    at_least: bool
    scale: float
    """Missing by so much is about as bad for every figure."""
    value: Callable[[Survey], float]

    def missing(self, survey: Survey) -> float:
        """How much is missing; below 0 nothing is."""
        beyond = self.value(survey) - self.asked
        return (-beyond if self.at_least else beyond) / self.scale

    def line(self, survey: Survey) -> str:
        met = "" if self.missing(survey) <= 0 else "MISSED"
        sign = "≥" if self.at_least else "≤"
        return (
            f"{self.what:<58}{self.value(survey):>8.3f}  {sign} {self.asked:<6.4g} {met}".rstrip()
        )


def _nth(part: Callable[[Survey], Sequence[float]], nth: int) -> Callable[[Survey], float]:
    return lambda survey: part(survey)[nth]


DEMANDS = (
    # Fewer deals without a way.
    *(
        Demand(f"no one-colour way, {held} held", asked, False, 0.04, _nth(lambda s: s.dead, held))
        for held, asked in enumerate((0.118, 0.183, 0.276, 0.398))
    ),
    # One or two colours work, rarely three, next to never four: the fewer do, the longer one looks.
    Demand("three or more colours work", 0.10, False, 0.04, lambda s: sum(s.working[3:])),
    Demand("four or more colours work (0 %, rounded)", 0.005, False, 0.006, lambda s: s.working[4]),
    # More colours that look right and are not.
    Demand("decoys, mean", 0.56, True, 0.06, lambda s: s.decoys),
    # Longer ways.
    Demand("shortest way, mean steps", 18.9, True, 1.5, lambda s: s.steps),
    # No colour is better than another; the rule file does not ask for it.
    Demand("the colour that works most often", 0.30, False, 0.06, lambda s: max(s.colours)),
    Demand("the colour that works least often", 0.20, True, 0.06, lambda s: min(s.colours)),
    # More walls: fewer deals that can be done with two, with three, with four.
    Demand("a way through 2 walls", 0.14, False, 0.05, lambda s: s.walls[0]),
    Demand("a way through 3 walls or fewer", 0.39, False, 0.05, lambda s: sum(s.walls[:2])),
    Demand("a way through 4 walls or fewer", 0.66, False, 0.05, lambda s: sum(s.walls[:3])),
    # Fewer deals without a way with the usual tokens.
    *(
        Demand(
            f"no way with the usual tokens, {held} held",
            asked,
            False,
            scale,
            _nth(lambda s: s.dead_with_tokens, held),
        )
        for held, (asked, scale) in enumerate(
            ((0.007, 0.006), (0.027, 0.01), (0.091, 0.03), (0.229, 0.04))
        )
    ),
)
"""What takes longest to work out comes last: a bad change is often refused before."""

MARGIN = 0.5
"""So much more than is asked the search wants of each figure, in its scale: a sample flatters."""


def badness(survey: Survey, limit: float = float("inf")) -> float:
    """How far the figures are from what is wanted; above the limit not all are looked at."""
    bad = 0.0
    for demand in DEMANDS:
        missing = demand.missing(survey) + MARGIN
        if missing > 0:
            bad += missing * missing
            if bad > limit:
                break
    return bad


class Lot:
    """Draws one thing after another."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def below(self, limit: int) -> int:
        drawn, self._chance = self._chance.below(limit)
        return drawn

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        order, self._chance = self._chance.shuffled(things)
        return list(order)


# ---- tiles ------------------------------------------------------------------------------------

_ROOM_SLOTS = range(len(ROOM_EDGES))
_CROSS_SLOTS = range(len(ROOM_EDGES), len(EDGES))


def _rooms_are_right(tile: Sequence[int]) -> bool:
    """Two rooms with four colours, two with three (BO-C3)."""
    return sorted(len(set(tile[at : at + 4])) for at in range(0, len(ROOM_EDGES), 4)) == [
        3,
        3,
        4,
        4,
    ]


def any_box(lot: Lot) -> list[list[int]]:
    """Nine tiles with every colour equally often, otherwise at random."""
    box: list[list[int]] = []
    while len(box) < ACROSS * ACROSS:
        rooms = []
        for colours in lot.shuffled((3, 3, 4, 4)):
            room = lot.shuffled(range(len(COLOURS)))[:colours]
            rooms += lot.shuffled([*room, *room[: 4 - colours]])
        walled = lot.shuffled(_CROSS_SLOTS)[: tiles.CROSS_WALLS]
        box.append(
            [*rooms, *(lot.below(len(COLOURS)) if s in walled else NOTHING for s in _CROSS_SLOTS)]
        )
    while hues := _too_often_and_too_rarely(box):
        tile, slot = lot.below(len(box)), lot.below(len(EDGES))
        if box[tile][slot] == hues[0]:
            box[tile][slot] = hues[1]
            if not _rooms_are_right(box[tile]):
                box[tile][slot] = hues[0]
    return box


def _too_often_and_too_rarely(box: Box) -> list[int]:
    """Two colours, if the first has at least two walls more than the second (BO-C5)."""
    often = Counter(hue for tile in box for hue in tile if hue != NOTHING)
    order = sorted(range(len(COLOURS)), key=lambda hue: -often[hue])
    return [order[0], order[-1]] if often[order[0]] > often[order[-1]] + 1 else []


def changed(box: Box, lot: Lot) -> list[list[int]] | None:
    """The box with one cross-wall moved or two walls exchanged; None if that breaks BO-C3."""
    new = [list(tile) for tile in box]
    one = lot.one_of(new)
    if lot.below(4) == 0:
        walled = lot.one_of([slot for slot in _CROSS_SLOTS if one[slot] != NOTHING])
        free = lot.one_of([slot for slot in _CROSS_SLOTS if one[slot] == NOTHING])
        one[walled], one[free] = one[free], one[walled]
        return new
    other = lot.one_of((one, lot.one_of(new)))
    here, there = lot.below(len(EDGES)), lot.below(len(EDGES))
    if NOTHING in (one[here], other[there]) or one[here] == other[there]:
        return None
    one[here], other[there] = other[there], one[here]
    return new if _rooms_are_right(one) and _rooms_are_right(other) else None


class Phase(NamedTuple):
    """A part of the search: samples of so many layouts, each for so many changes."""

    layouts: int
    samples: int
    changes: int
    worse_at_first: float
    """A change may be worse by so much at the beginning of the phase, …"""
    worse_at_last: float
    """… and by so much at its end."""


PHASES = (
    Phase(128, 40, 250, 0.6, 0.1),
    Phase(256, 20, 500, 0.1, 0.03),
    Phase(512, 12, 800, 0.03, 0.01),
    Phase(1024, 7, 1000, 0.01, 0.0),
)


def search(lot: Lot) -> list[list[int]]:
    """A box as good as can be found."""
    began = monotonic()
    box = any_box(lot)
    for phase in PHASES:
        for sample in range(phase.samples):
            deals = Deals(phase.layouts, lot.below(1 << 53))
            bad = badness(Survey(deals, box))
            tried = 0
            while tried < phase.changes:
                candidate = changed(box, lot)
                if candidate is None:
                    continue
                done = (sample + tried / phase.changes) / phase.samples
                worse = phase.worse_at_first + (phase.worse_at_last - phase.worse_at_first) * done
                its = badness(Survey(deals, candidate), bad + worse)
                if its <= bad + worse:
                    box, bad = candidate, its
                tried += 1
            print(
                f"{monotonic() - began:5.0f} s  {phase.layouts:>5} layouts  {bad:.3f}", flush=True
            )
    return box


def box_of_the_game() -> list[list[int]]:
    """The tiles as they are now."""
    return [
        [COLOURS.index(tile.walls[edge]) if edge in tile.walls else NOTHING for edge in EDGES]
        for tile in tiles.TILES.values()
    ]


def drawing_of(tile: Sequence[int]) -> str:
    letters = {hue: letter for letter, hue in zip(tiles.LETTERS, range(len(COLOURS)), strict=True)}
    signs = {edge: letters[hue] for edge, hue in zip(EDGES, tile, strict=True) if hue != NOTHING}
    lines = []
    for row in range(TILE):
        cells = [Cell(row, column) for column in range(TILE)]
        lines.append("".join(tiles.ground(at) + signs.get(Edge(at, False), " ") for at in cells))
        lines.append("".join(signs.get(Edge(at, True), " ") + " " for at in cells))
    return "\n".join(line.rstrip() for line in lines)


# ---- routes -----------------------------------------------------------------------------------


def search_routes(lot: Lot) -> list[list[Room]]:
    """Four routes that use every room once or twice, begin in four corners of the castle, and never
    lead from one room to the same other room twice."""
    while True:
        used: Counter[Room] = Counter()
        found: list[list[Room]] = []
        legs: set[tuple[Room, Room]] = set()
        corners = [(False, False), (False, True), (True, False), (True, True)]
        for corner in corners:
            route: list[Room] = []
            while len(route) < routes.GUESTS:
                follows = [
                    room
                    for room in GAME_ROOMS
                    if room not in route and used[room] < 2 and _may_follow(route, room, corner)
                    if not route or (route[-1], room) not in legs
                ]
                if not follows:
                    break
                rarest = min(used[room] for room in follows)
                route.append(lot.one_of([room for room in follows if used[room] == rarest]))
            used.update(route)
            legs.update(pairwise(route))
            found.append(route)
        if all(len(route) == routes.GUESTS for route in found) and len(used) == len(GAME_ROOMS):
            return found


def _may_follow(route: Sequence[Room], room: Room, corner: tuple[bool, bool]) -> bool:
    if route:
        return rooms_apart(route[-1], room) >= routes.FAR
    in_corner = (room.row > 2, room.column > 2) == corner
    return in_corner and all(rooms_apart(start, room) >= routes.FAR for start in MIDDLE)


def map_of(route: Sequence[Room]) -> str:
    signs = dict.fromkeys(SPECIAL_ROOMS, "*") | {
        room: str(guest) for guest, room in enumerate(route, start=1)
    }
    rows = [ROOMS[at : at + 6] for at in range(0, len(ROOMS), 6)]
    return "\n".join("".join(f"{signs.get(room, '.'):>3}" for room in row) for row in rows)


# ---- what is written and printed --------------------------------------------------------------


def write(file: str, name: str, drawings: Sequence[str]) -> None:
    """Puts the drawings into their place in a module of the rules."""
    path = Path(file)
    head, begin, rest = path.read_text(encoding="utf-8").partition(f"\n{name}: tuple[str, ...] = (")
    _, end, tail = rest.partition(")\n")
    indented = "".join(
        '    """\n' + "".join(f"    {line}\n" for line in drawing.splitlines()) + '    """,\n'
        for drawing in drawings
    )
    path.write_text(f"{head}{begin}\n{indented}{end}{tail}", encoding="utf-8")


def report(box: Box) -> bool:
    """Prints the figures; whether all are reached."""
    reached = True
    for title, rooms in (
        ("ghost and guest in the rooms a game uses", GAME_ROOMS),
        ("ghost and guest in any rooms", ROOMS),
    ):
        survey = Survey(Deals(LAYOUTS, SEED, rooms), box)
        print(f"\n{LAYOUTS:,} random layouts, {title}, at least {routes.FAR} rooms apart")
        for demand in DEMANDS:
            print("  " + demand.line(survey))
        shares = " / ".join(f"{100 * share:.1f}" for share in survey.working)
        print(f"  colours that work, 0 / 1 / 2 / 3 / 4+: {shares} %")
        shares = " / ".join(f"{100 * share:.1f}" for share in survey.walls)
        print(f"  fewest walls crossed, 2 / 3 / 4 / 5+: {shares} %")
        reached = reached and all(demand.missing(survey) <= 0 for demand in DEMANDS)
    return reached


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--figures", action="store_true", help="only print the figures")
    only.add_argument("--routes", action="store_true", help="only search and write the routes")
    asked = parser.parse_args()
    if asked.figures:
        return 0 if report(box_of_the_game()) else 1
    maps = [map_of(route) for route in search_routes(Lot(SEED))]
    routes.read_routes(maps)
    write(routes.__file__, "MAPS", maps)
    if asked.routes:
        return 0
    box = search(Lot(SEED))
    drawings = [drawing_of(tile) for tile in box]
    tiles.read_box(drawings)
    write(tiles.__file__, "DRAWINGS", drawings)
    return 0 if report(box) else 1


if __name__ == "__main__":
    sys.exit(main())
