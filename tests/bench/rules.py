"""The rules: random play against python-chess, and the price of a refusal."""

from __future__ import annotations

import random
import time
from functools import partial
from itertools import cycle
from typing import Any

import chess

from halloween_table.engine.game import Game
from halloween_table.games.candy_hunters.rules.moves import (
    Exchange,
    MoveGhost,
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from halloween_table.games.candy_hunters.rules.town import Cell, Colour
from halloween_table.games.halloween.rules.game import Halloween
from halloween_table.games.halloween.rules.position import CardSet
from halloween_table.games.halloween.rules.position import Options as HalloweenOptions
from halloween_table.games.rest_in_peace.rules.game import RestInPeace
from halloween_table.games.rest_in_peace.rules.position import Options, Psychics

from .games import EVERYTHING, GAME, recorded_game
from .ratio import Row, in_turns, median

_MOVES = 3000


def random_play() -> list[Row]:
    """Random moves a second, the list of lawful ones included, against python-chess."""
    rows = []
    for game, options, seats, least in (
        (GAME, EVERYTHING, 4, 1.0),
        (RestInPeace(), Options(psychics=Psychics.ALL), 2, 1.0),
        (Halloween(), HalloweenOptions(cards=CardSet.RANDOM), 4, 0.5),
    ):
        ours, other = in_turns(partial(_playing, game, options, seats), _chess, 7)
        title = f"random play, moves a second: {game.key}"
        rows.append(Row(title, median(ours), median(other), least, "/s", at_least=True))
    return rows


def _playing(game: Game[Any, Any], options: Any, seats: int) -> float:
    rng, seeds = random.Random(1), cycle(range(50))
    position = game.setup(options, seats, 0)
    start = time.process_time()
    for _ in range(_MOVES):
        actors = game.actors(position)
        if not actors:
            position = game.setup(options, seats, next(seeds))
            actors = game.actors(position)
        moves = list(game.moves(position, actors[0]))
        position = game.play(position, actors[0], rng.choice(moves)).position
    return _MOVES / (time.process_time() - start)


def _chess() -> float:
    rng, board = random.Random(1), chess.Board()
    start = time.process_time()
    for _ in range(_MOVES):
        if board.is_game_over():
            board = chess.Board()
        board.push(rng.choice(list(board.legal_moves)))
    return _MOVES / (time.process_time() - start)


_WRONG = (
    PlaceHouse(Colour.ORANGE, Cell(40, 40)),
    PlaceHouse(Colour.BLUE, Cell(0, 0)),
    MoveGhost(1, Cell(30, 30)),
    ScorePattern(36, Cell(9, 9), 1),
    Exchange(36),
    PlaceKid(Cell(44, 0)),
    Pass(),
)


def refused_move() -> list[Row]:
    """Each wrong move in each position of a game where it is refused, against listing the lawful
    moves there."""
    cases = [
        (position, move)
        for position in recorded_game()[1]
        if not position.over
        for move in _WRONG
        if GAME.refusal(position, position.seat, move) is not None
    ]

    def refuse() -> float:
        start = time.process_time()
        for position, move in cases:
            GAME.refusal(position, position.seat, move)
        return (time.process_time() - start) / len(cases) * 1e6

    def list_all() -> float:
        start = time.process_time()
        for position, _ in cases:
            list(GAME.moves(position, position.seat))
        return (time.process_time() - start) / len(cases) * 1e6

    ours, other = in_turns(refuse, list_all, 7)
    return [Row("a refused move, reason included", median(ours), median(other), 1.0, "µs")]
