"""The rules: random play against python-chess, and the price of a refusal."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import Any

import chess

from halloween_table.engine.game import Game
from halloween_table.games.booo.rules.game import Booo
from halloween_table.games.booo.rules.position import Options as BoooOptions
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
        (GAME, EVERYTHING, 4, 2.0),
        (RestInPeace(), Options(psychics=Psychics.ALL), 2, 1.8),
        (Halloween(), HalloweenOptions(cards=CardSet.RANDOM), 4, 0.8),
        (Booo(), BoooOptions(), 4, None),  # half of it is the search for ways that ends a round
    ):
        playing = partial(_playing, game, options, seats, count())
        ours, other = in_turns(playing, partial(_chess, _ends_of_chess()), 7)
        title = f"random play, moves a second: {game.key}"
        rows.append(Row(title, median(ours), median(other), least, "/s", at_least=True))
    return rows


def _playing(game: Game[Any, Any], options: Any, seats: int, seeds: Iterator[int]) -> float:
    """Each time other games: nothing that was kept of earlier ones helps."""
    rng = random.Random(next(seeds))
    position = game.setup(options, seats, next(seeds))
    start = time.process_time()
    for _ in range(_MOVES):
        actors = game.actors(position)
        if not actors:
            position = game.setup(options, seats, next(seeds))
            actors = game.actors(position)
        actor = actors[0] if len(actors) == 1 else rng.choice(actors)
        moves = list(game.moves(position, actor))
        if moves:
            position = game.played(position, actor, rng.choice(moves)).position
    return _MOVES / (time.process_time() - start)


def _ends_of_chess() -> frozenset[int]:
    """Before which of the moves a new game of chess begins. Our positions say at once whether they
    are the end; a board has to look for that, which nobody has to count."""
    rng, board, ends = random.Random(1), chess.Board(), set()
    for move in range(_MOVES):
        if board.is_game_over():
            board = chess.Board()
            ends.add(move)
        board.push(rng.choice(list(board.legal_moves)))
    return frozenset(ends)


def _chess(ends: frozenset[int]) -> float:
    rng, board = random.Random(1), chess.Board()
    start = time.process_time()
    for move in range(_MOVES):
        if move in ends:
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
