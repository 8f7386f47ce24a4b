"""A fullest town of Halloween to measure with; apart, so that whoever measures another game's memory
does not load it."""

from __future__ import annotations

import random
from typing import Any

from halloween_table.games.halloween.rules.game import Halloween
from halloween_table.games.halloween.rules.position import CardSet, Options

from .games import PLAYERS

HALLOWEEN = Halloween()
ANY_CARDS = Options(cards=CardSet.RANDOM)


def fullest_town() -> Any:
    """A town of Halloween for four at its fullest: the beginning of a turn with the most ghosts,
    tokens, pumpkins and claimed cards of some random games."""
    most, found = -1, None
    for seed in range(40):
        rng = random.Random(seed)
        position = HALLOWEEN.setup(ANY_CARDS, len(PLAYERS), seed)
        while not position.over:
            moves = list(HALLOWEEN.moves(position, position.decider))
            position = HALLOWEEN.play(position, position.decider, rng.choice(moves)).position
            if not position.pending and not position.done and not position.over:
                things = sum(position.census.in_town) + sum(map(bool, position.haunted))
                things += sum(sum(lord.tokens) + len(lord.cards) for lord in position.lords)
                if things > most:
                    most, found = things, position
    return found
