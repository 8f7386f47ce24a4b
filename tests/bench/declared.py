"""Puzzles told to clingo: a program that is given the rules and finds out the rest by itself.

It shares nothing with the solver but the cards. What it proves confirms what the solver says, and
how long it takes is what the solver is measured against.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import clingo

from halloween_table.games.candy_hunters.puzzles.game import PuzzlePosition
from halloween_table.games.candy_hunters.rules.cards import CARDS
from halloween_table.games.candy_hunters.rules.position import Ghost, Stage
from halloween_table.games.candy_hunters.rules.town import COLOURS, Cell, neighbours

_RULES = Path(__file__).with_name("puzzle.lp")


def most_points(position: PuzzlePosition) -> int:
    """The most that can be had from here, proved. Nothing may be pending."""
    assert not position.pending
    if position.over:
        return position.points
    control = clingo.Control(["--warn=none"])
    control.load(str(_RULES))
    control.add("base", [], "\n".join(_facts(position)))
    control.ground([("base", [])])
    more = 0
    with control.solve(yield_=True) as answers:
        for model in answers:
            more = -model.cost[0]
        assert answers.get().exhausted
    return position.points + more


def _facts(position: PuzzlePosition) -> Iterator[str]:
    yield f"#const rounds={position.rounds_left}."
    yield from _done(position)
    for cell, house in position.houses.items():
        yield f"tile({_term(cell)},{COLOURS.index(house.colour)})."
    for cell, piece in position.standing.items():
        yield f"{'ghost' if isinstance(piece, Ghost) else 'kid'}({_term(cell)})."
    for colour, left in position.stacks.items():
        yield f"stack({COLOURS.index(colour)},{left})."
    ground = _ground(position)
    for cell in sorted(ground):
        for near in neighbours(cell):
            if near in ground:
                yield f"near({_term(cell)},{_term(near)})."
    yield from _places(position, ground)


def _done(position: PuzzlePosition) -> Iterator[str]:
    """What is done of the present round, and what was done before."""
    if position.stage is not Stage.HOUSE:
        yield "placed(1)."
        done = 2 if position.stage is Stage.PATTERN else position.ghost_moves
        for move in range(done):
            yield f"moved((1,{move}))."
    for candy in position.hunters[0].candies:
        yield f"eaten({COLOURS.index(candy.house.colour)})."


def _places(position: PuzzlePosition, ground: set[Cell]) -> Iterator[str]:
    """Wherever a card can come to lie, in each of its turns."""
    numbers = count()
    corners = {Cell(cell.x - dx, cell.y - dy) for cell in ground for dx in (0, 1) for dy in (0, 1)}
    for held in position.hunters[0].hand:
        assert held.card is not None
        for needs in CARDS[held.card].turns:
            for corner in sorted(corners):
                place = {
                    Cell(corner.x + dx, corner.y + dy): COLOURS.index(colour)
                    for dx, dy, colour in needs
                    if colour is not None
                }
                if place.keys() <= ground:
                    number = next(numbers)
                    yield f"place({number},{held.card})."
                    for cell, wanted in place.items():
                        yield f"cell({number},{_term(cell)},{wanted})."


def _ground(position: PuzzlePosition) -> set[Cell]:
    """Every cell that a tile can come to."""
    ground = set(position.houses)
    for _ in range(position.rounds_left):
        ground |= {near for cell in ground for near in neighbours(cell)}
    return ground


def _term(cell: Cell) -> str:
    return f"({cell.x},{cell.y})"
