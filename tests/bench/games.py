"""Positions to measure with: a long game for four with everything in it."""

from __future__ import annotations

import random
from typing import Any

from halloween_table.engine.record import Played, Player
from halloween_table.games.candy_hunters.rules.game import CandyHunters
from halloween_table.games.candy_hunters.rules.position import Options

GAME = CandyHunters()
PLAYERS = (
    Player("Ada", "witch", "red"),
    Player("Bo", "cat", "yellow"),
    Player("Cy", "mummy", "teal"),
    Player("Di", "vampire", "pink"),
)
EVERYTHING = Options(haunted=True, large_ghost=True)


def recorded_game(seed: int = 1) -> tuple[list[Played], list[Any]]:
    """The moves of a random game for four, and its positions: one more than moves."""
    rng = random.Random(seed)
    played, positions = [], [GAME.setup(EVERYTHING, len(PLAYERS), seed)]
    while not positions[-1].over:
        position = positions[-1]
        move = rng.choice(list(GAME.moves(position, position.seat)))
        played.append(Played(position.seat, move))
        positions.append(GAME.play(position, position.seat, move).position)
    return played, positions
