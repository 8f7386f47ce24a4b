"""Puzzles from text drawings, and by lot: tokens as in the drawings of positions, with `1` for any
ghost and `A` for any kid."""

from __future__ import annotations

from random import Random

from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.games.candy_hunters.puzzles.code import encode
from halloween_table.games.candy_hunters.puzzles.game import (
    GAME,
    PuzzleOptions,
    PuzzlePosition,
    after,
)
from halloween_table.games.candy_hunters.puzzles.puzzle import Puzzle, tidied
from halloween_table.games.candy_hunters.rules.cards import REGULAR_NUMBERS
from halloween_table.games.candy_hunters.rules.town import COLOURS, Cell, Colour, neighbours

from ..drawing import LETTERS, Card, number_of

__all__ = ["GAME", "after", "puzzle_of", "random_puzzle", "start"]


def puzzle_of(drawing: str, *cards: Card, rounds: int = 1, goal: int = 1) -> Puzzle:
    tiles: dict[Cell, Colour] = {}
    ghosts, kids = set(), set()
    for y, line in enumerate(line for line in drawing.split("\n") if line.strip()):
        for x, token in enumerate(line.split()):
            if token != "--":
                tiles[Cell(x, y)] = LETTERS[token[0]]
                if token[1] != ".":
                    (kids if token[1] == "A" else ghosts).add(Cell(x, y))
    numbers = tuple(sorted(map(number_of, cards)))
    return Puzzle(FrozenMap(tiles), frozenset(ghosts), frozenset(kids), numbers, rounds, goal)


def start(puzzle: Puzzle) -> PuzzlePosition:
    return GAME.setup(PuzzleOptions(code=encode(puzzle)), 1, 0)


def random_puzzle(
    seed: int,
    rounds: int,
    tiles: range = range(10, 19),
    ghosts: range = range(1, 5),
    kids: range = range(2, 6),
    cards: range = range(2, 5),
    goal: int = 15,
) -> Puzzle:
    """Within these limits; whether it is worth solving, nobody asks."""
    chance = Random(f"{seed} {rounds}")
    count = chance.choice(tiles)
    town = [Cell(0, 0)]
    while len(town) < count:
        cell = chance.choice(neighbours(chance.choice(town)))
        if cell not in town:
            town.append(cell)
    colours = {cell: chance.choice(COLOURS) for cell in town}
    pieces = chance.sample(town, count)
    some, more = chance.choice(ghosts), chance.choice(kids)
    held = chance.sample(REGULAR_NUMBERS, max(rounds, chance.choice(cards)))
    return tidied(
        Puzzle(
            FrozenMap(colours),
            frozenset(pieces[:some]),
            frozenset(pieces[some : some + more]),
            tuple(held),
            rounds,
            goal,
        )
    )
