"""Setting the game up: the line, the mansions, the decks."""

from __future__ import annotations

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat

from .cards import DECK, FAMILIES, FIRST_PSYCHIC, MANSIONS, Card, Kind
from .position import LINE, SEATS, Family, Options, Position, Psychics
from .psychics import numbers_up_to

HAND = 5
LEVELS = {
    Psychics.TRAINING: 0,
    Psychics.STARTERS: 0,
    Psychics.LEVEL_1: 1,
    Psychics.LEVEL_2: 2,
    Psychics.LEVEL_3: 3,
    Psychics.ALL: 4,
}


def setup(options: Options, seats: int, seed: int) -> Position:
    if seats != len(SEATS):
        raise ValueError(f"{seats} seats: the game is for two")
    if options.first not in SEATS:
        raise ValueError(f"seat {options.first} cannot be first (RP-S4)")
    chance = Chance(seed)
    numbers, chance = chance.shuffled(numbers_up_to(LEVELS[options.psychics]))
    line = tuple(
        Card(FIRST_PSYCHIC + at, Kind.PSYCHIC, number) for at, number in enumerate(numbers[:LINE])
    )
    mansions, chance = chance.shuffled(MANSIONS)
    green, chance = _family(0, chance)
    blue, chance = _family(1, chance)
    return Position(
        options=options,
        chance=chance,
        line=line,
        mansions=mansions,
        families=(green, blue),
        seat=options.first,
    )


def _family(seat: Seat, chance: Chance) -> tuple[Family, Chance]:
    values, chance = chance.shuffled(DECK)
    first = seat * len(DECK)
    kind = FAMILIES[seat]
    cards = tuple([Card(sleeve, kind, value) for sleeve, value in enumerate(values, start=first)])
    return Family(deck=cards[HAND:], hand=cards[:HAND]), chance
