"""Whole games with random moves, for properties that must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from halloween_table.games.candy_hunters.rules.moves import (
    Displace,
    Exchange,
    Move,
    MoveGhost,
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from halloween_table.games.candy_hunters.rules.position import Options, Position
from halloween_table.games.candy_hunters.rules.town import COLOURS, Cell

from .doing import GAME

SETTINGS = [
    (Options(first=seats - 1 if haunted else 0, haunted=haunted, large_ghost=large), seats)
    for haunted, large, seats in product((False, True), (False, True), (2, 3, 4))
]
"""Every variant with every number of players."""


class Moment(NamedTuple):
    position: Position
    moves: list[Move]
    chosen: Move | None
    """None at the end of the game."""


def wander(options: Options, seats: int, seed: int) -> Iterator[Moment]:
    """A whole game. Scoring is preferred, passing avoided: so more happens than by pure chance."""
    choice = Random(seed)
    position = GAME.setup(options, seats, seed)
    while moves := list(GAME.moves(position, position.seat)):
        chosen = _chosen(moves, choice)
        yield Moment(position, moves, chosen)
        position = GAME.play(position, position.seat, chosen).position
    yield Moment(position, [], None)


def _chosen(moves: list[Move], choice: Random) -> Move:
    scoring = [move for move in moves if isinstance(move, ScorePattern)]
    if scoring and choice.random() < 0.7:
        return choice.choice(scoring)
    if Pass() in moves and choice.random() < 0.2:
        return Pass()
    return choice.choice(moves)


def candidate(position: Position, choice: Random) -> Move:
    """Any move at all, lawful or not, near the town more often than not."""
    number = choice.choice([*range(1, 37), 0, -1, 37])
    held = [card.card for card in position.hunters[position.seat].hand if card.card is not None]
    if held and choice.random() < 0.7:
        number = choice.choice(held)
    kinds: list[Move] = [
        PlaceHouse(choice.choice(COLOURS), _any_cell(position, choice)),
        MoveGhost(choice.choice([0, 1, 2, 3, 4, 5, -1]), _any_cell(position, choice)),
        Displace(_any_cell(position, choice)),
        ScorePattern(number, _any_cell(position, choice), choice.choice([0, 1, 2, 3, 4, -1])),
        Exchange(number),
        PlaceKid(_any_cell(position, choice)),
        Pass(),
    ]
    return choice.choice(kinds)


def _any_cell(position: Position, choice: Random) -> Cell:
    if position.pending and choice.random() < 0.5:
        near = position.pending[-1].cell
    else:
        near = choice.choice(list(position.houses))
    return Cell(near.x + choice.choice([-1, 0, 0, 1]), near.y + choice.choice([-1, 0, 0, 1]))
