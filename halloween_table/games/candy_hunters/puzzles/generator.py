"""Makes puzzles of a wanted difficulty: by lot, proved by the solver, measured, and thrown away if
they are not what is wanted.

The same version, seed and difficulty give the same puzzle on every computer and for ever: all lots
come from `engine.chance`, and what takes too long is rejected by a count of nodes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date
from math import sqrt
from typing import Final

from attrs import evolve, frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.frozen_map import FrozenMap

from ..rules.cards import REGULAR_NUMBERS
from ..rules.moves import Move
from ..rules.position import HOUSES_PER_COLOUR
from ..rules.town import COLOURS, Cell, Colour, neighbours
from .code import encode
from .game import PuzzleOptions, PuzzlePosition, start_of
from .measure import GAMES, difficulty, figures
from .puzzle import CARDS, GHOSTS, GOALS, KIDS, TILES, Puzzle, faults, tidied
from .solver import Solver

VERSION: Final = 1
"""Raised whenever the same seed would give another puzzle. Those of yesterday would be others
then, and so they have to be made as they were: keep what makes them."""

DIFFICULTIES: Final = range(1, 6)
_ROUNDS: Final = {1: (1, 1, 2), 2: (1, 2, 2), 3: (1, 2, 2), 4: (2, 2, 3), 5: (2, 3, 3, 3)}
"""How many rounds puzzles of a difficulty have, each as likely."""
_LEAST: Final = {1: 4, 2: 8, 3: 12}
"""Points that a puzzle of so many rounds has to have in it: a candy or two for each card."""
_BUDGET: Final = 25_000
"""Nodes: a puzzle that takes more is as hard for the solver as for people, and as slow."""
_MOST_WAYS: Final = {1: 100, 2: 100, 3: 30, 4: 20, 5: 20}
"""Something difficult that can be done in many ways is only long."""
_STREAK: Final = (1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4)
"""How difficult the first ones of a streak are; the others are as difficult as it gets."""
_WEEK: Final = (1, 2, 2, 3, 3, 4, 5)
"""How difficult the puzzle of the day is, from Monday to Sunday."""
_DAYS, _STREAKS, _ASKED = range(3)
"""What a puzzle is made for: so that none of them meets another by its seed."""


@frozen
class Made:
    """A puzzle that was made, and what was found out about it."""

    puzzle: Puzzle
    code: str
    difficulty: int
    figure: float
    """The share that reaches the goal (see `measure`)."""
    ways: int
    """Essentially different solutions; no more are counted than `_MOST_WAYS` says."""
    nodes: int
    """What its proof took."""
    solution: tuple[Move, ...]


def puzzle_of_the_day(day: date) -> Iterator[Made | None]:
    """The puzzle of a date, the same for everybody; harder towards the end of the week."""
    return _made(_WEEK[day.weekday()], _seeded(_DAYS, day.toordinal()))


def next_of_streak(seed: int, solved: int) -> Iterator[Made | None]:
    """The puzzle after so many solved ones of the streak with this seed."""
    wanted = _STREAK[solved] if solved < len(_STREAK) else DIFFICULTIES[-1]
    return _made(wanted, _seeded(_STREAKS, seed, solved))


def asked_for(wanted: int, seed: int) -> Iterator[Made | None]:
    """A puzzle of this difficulty."""
    return _made(wanted, _seeded(_ASKED, seed, wanted))


def made(tries: Iterator[Made | None]) -> Made:
    """What the tries come to in the end."""
    for each in tries:
        if each is not None:
            return each
    raise AssertionError("a generator goes on until it has made one")


def start(puzzle: Puzzle) -> PuzzlePosition:
    """The puzzle, ready to be played."""
    return start_of(puzzle, PuzzleOptions(code=encode(puzzle)))


def _seeded(*numbers: int) -> Chance:
    chance = Chance(VERSION)
    for number in numbers:
        forked, _ = chance.forked()
        chance = Chance(forked.state ^ number)
    return chance.forked()[0]


def _made(wanted: int, chance: Chance) -> Iterator[Made | None]:
    """Tries one after another, None for each that failed: so whoever waits sees that something
    happens, and can stop. The last one is what was wanted."""
    while True:
        lot, chance = chance.forked()
        found = _tried(wanted, lot)
        yield found
        if found is not None:
            return


def _tried(wanted: int, chance: Chance) -> Made | None:
    at, chance = chance.below(len(_ROUNDS[wanted]))
    rounds = _ROUNDS[wanted][at]
    drawn = drawn_by_lot(rounds, chance)
    if faults(drawn):
        return None
    return proved(drawn, wanted)


def proved(drawn: Puzzle, wanted: int) -> Made | None:
    """The puzzle with the most points in it for its goal, if it is as difficult as is wanted."""
    solver = Solver(start(drawn), _BUDGET)
    answer = solver.most()
    if answer is None or answer.points < _LEAST[drawn.rounds]:
        return None
    puzzle = evolve(drawn, goal=answer.points)
    nodes = solver.nodes
    position = start(puzzle)
    for games, share in figures(position, answer.points):
        if not _promising(share, games, wanted):
            return None
    ways = solver.ways(answer.points, _MOST_WAYS[wanted] + 1)
    if ways is None or ways > _MOST_WAYS[wanted]:
        return None
    return Made(puzzle, encode(puzzle), wanted, share, ways, nodes, answer.moves)


def _promising(share: float, games: int, wanted: int) -> bool:
    """Whether so many games say that all of them may come to what is wanted; all say it exactly."""
    left = 0 if games == GAMES[-1] else 2 * sqrt(share * (1 - share) / games) + 1 / games
    return difficulty(share + left) <= wanted <= difficulty(share - left)


# ---- by lot -------------------------------------------------------------------------------------


def drawn_by_lot(rounds: int, chance: Chance) -> Puzzle:
    """Any puzzle of so many rounds; its goal is still to be found out."""
    counts = []
    for limits in (TILES, GHOSTS, KIDS, range(max(CARDS[0], rounds), CARDS[-1] + 1)):
        at, chance = chance.below(len(limits))
        counts.append(limits[at])
    tiles, ghosts, kids, cards = counts
    cells, chance = _town(tiles, chance)
    colours, chance = _colours(cells, chance)
    spots, chance = chance.shuffled(cells)
    numbers, chance = chance.shuffled(REGULAR_NUMBERS)
    return tidied(
        Puzzle(
            tiles=FrozenMap(colours),
            ghosts=frozenset(spots[:ghosts]),
            kids=frozenset(spots[ghosts : ghosts + kids]),
            cards=numbers[:cards],
            rounds=rounds,
            goal=GOALS[-1],
        )
    )


def _town(tiles: int, chance: Chance) -> tuple[list[Cell], Chance]:
    """Grown tile by tile. Two sites are drawn, and the one with more neighbours is taken: towns
    are huddled together more often than not."""
    town = [Cell(0, 0)]
    while len(town) < tiles:
        sites = list(
            dict.fromkeys(near for cell in town for near in neighbours(cell) if near not in town)
        )
        one, chance = chance.below(len(sites))
        other, chance = chance.below(len(sites))
        town.append(
            max(sites[one], sites[other], key=lambda site: sum(n in town for n in neighbours(site)))
        )
    return town, chance


def _colours(cells: list[Cell], chance: Chance) -> tuple[dict[Cell, Colour], Chance]:
    """No tile beside its like where that can be: all patterns ask for different colours."""
    found: dict[Cell, Colour] = {}
    used: Counter[Colour] = Counter()
    for cell in cells:
        near = {found[other] for other in neighbours(cell) if other in found}
        left = [colour for colour in COLOURS if used[colour] < HOUSES_PER_COLOUR]
        fitting = [colour for colour in left if colour not in near] or left
        at, chance = chance.below(len(fitting))
        found[cell] = fitting[at]
        used[fitting[at]] += 1
    return found, chance
