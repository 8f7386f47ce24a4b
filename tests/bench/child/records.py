"""Games of random moves, as long as they are wanted."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from attrs import evolve

from halloween_table.contract.kit import Kit
from halloween_table.engine.game import Game
from halloween_table.engine.record import Played, Player, Record
from halloween_table.games.shelf import box

GAMES = ("candy_hunters", "rest_in_peace", "booo", "halloween")

_PLAYERS = (
    Player("Ada", "witch", "red"),
    Player("Bo", "cat", "yellow"),
    Player("Cy", "mummy", "teal"),
    Player("Di", "vampire", "pink"),
)
_OPTIONS = {"candy_hunters": {"haunted": True, "large_ghost": True}}
"""What makes a table fuller than usual."""
_ENDS_THE_GAME = "Claim"
"""The move of Halloween that brings its end nearer: whoever avoids it plays for long."""


@cache
def kit_of(key: str) -> Kit:
    found = box(key)
    assert found is not None
    return found.open()


def game_of(key: str) -> Game[Any, Any]:
    return kit_of(key).game


def players(key: str) -> tuple[Player, ...]:
    """As many as a table has room for, up to four."""
    return _PLAYERS[: min(len(_PLAYERS), game_of(key).seat_counts[-1])]


@cache
def recorded(key: str, moves: int, lasting: int = 0) -> tuple[Record, Any]:
    """So many moves of a game that lasts longer than them, or than that, and the position then."""
    if moves == lasting == 0:
        return _begun(key, 0)
    record, positions = whole_game(key, max(moves, lasting))
    return evolve(record, moves=record.moves[:moves]), positions[moves]


@cache
def half_way(key: str) -> tuple[Record, Any]:
    """The first half of a game, and the position then."""
    return recorded(key, len(whole_game(key)[0].moves) // 2)


@cache
def whole_game(key: str, longer_than: int = 0) -> tuple[Record, list[Any]]:
    """A game that lasts longer than that, and its positions: one more than moves."""
    return next(
        found
        for found in (_random_game(key, seed) for seed in range(1000))
        if len(found[0].moves) > longer_than
    )


def _random_game(key: str, seed: int) -> tuple[Record, list[Any]]:
    game, (record, position) = game_of(key), _begun(key, seed)
    rng, rows, positions = random.Random(seed), [], [position]
    while game.outcome(positions[-1]) is None:
        position = positions[-1]
        actor = rng.choice(game.actors(position))
        moves = list(game.moves(position, actor))
        lasting = [move for move in moves if type(move).__name__ != _ENDS_THE_GAME]
        if moves:
            move = rng.choice(lasting or moves)
            rows.append(Played(actor, move))
            positions.append(game.play(position, actor, move).position)
    return evolve(record, moves=tuple(rows)), positions


def _begun(key: str, seed: int) -> tuple[Record, Any]:
    game, seats = game_of(key), players(key)
    options = game.options_type(**_OPTIONS.get(key, {}))
    record = Record(key, game.version, options, seats, seed)
    return record, game.setup(options, len(seats), seed)
