"""Setting the game up: the town, the cards, the boards (HA-S1 to HA-S3)."""

from __future__ import annotations

from halloween_table.engine.chance import Chance

from .bonuses import TOKENS
from .position import CardSet, Lord, Options, Position, Section
from .powers import CARDS
from .town import (
    BLUES,
    BUILDINGS,
    COMMON_PUMPKINS,
    DISCS,
    FIRST_SCARES,
    GHOSTS,
    LEVELS,
    PUMPKINS,
    SUPPLY,
    Building,
)

IN_USE = 8
SETS = {
    CardSet.CASPER: (7, 12, 16, 27, 28, 29, 37, 51),
    CardSet.AMITYVILLE: (1, 4, 6, 15, 22, 23, 31, 46),
    CardSet.MARLEY: (3, 11, 20, 24, 26, 32, 34, 45),
    CardSet.BROWN_LADY: (12, 18, 19, 21, 23, 30, 51, 52),
    CardSet.BLOODY_MARY: (3, 8, 13, 29, 33, 40, 41, 42),
}
"""The suggested ones."""


def setup(options: Options, seats: int, seed: int) -> Position:
    if options.first not in range(seats):
        raise ValueError(f"seat {options.first} cannot be first (HA-S3)")
    chance = Chance(seed)
    cards, chance = _cards(options, chance)
    tokens, chance = chance.shuffled(() if options.master else TOKENS)
    bonuses = tokens[: len(BUILDINGS)] or (None,) * len(BUILDINGS)
    lord = Lord(
        sections=(Section(),) * options.sections,
        reserve=tuple(range(DISCS)),
        scares=FIRST_SCARES,
        pumpkins=PUMPKINS,
        common=COMMON_PUMPKINS if seats == 2 else 0,
    )
    return Position(
        options=options,
        chance=chance,
        ghosts=tuple(Building.POLICE if ghost < BLUES else SUPPLY for ghost in GHOSTS),
        haunted=(None,) * (len(BUILDINGS) * len(LEVELS)),
        bonuses=bonuses,
        stack=tokens[len(BUILDINGS) :],
        discards=(),
        cards=cards,
        lords=(lord,) * seats,
        seat=options.first,
    )


def _cards(options: Options, chance: Chance) -> tuple[tuple[int, ...], Chance]:
    """The eight in use, in order of their numbers; none in Master (HA-7.1)."""
    if options.master:
        return (), chance
    match options.cards:
        case CardSet.RANDOM:
            drawn, chance = chance.shuffled(CARDS)
            return tuple(sorted(drawn[:IN_USE])), chance
        case CardSet.PICKED:
            picked = options.picked
            if len(picked) != IN_USE or len(CARDS.keys() & picked) != IN_USE:
                raise ValueError(f"{IN_USE} different cards are needed (HA-S2): {picked}")
            return tuple(sorted(picked)), chance
    return SETS[options.cards], chance
