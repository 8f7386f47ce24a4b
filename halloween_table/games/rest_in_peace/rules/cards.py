"""The cards and the mansions of the box."""

from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    """What a card is: a ghost of one of the two families, or a psychic."""

    GREEN = "green"
    BLUE = "blue"
    PSYCHIC = "psychic"


FAMILIES = (Kind.GREEN, Kind.BLUE)
"""The ghosts of seat 0 and of seat 1."""
DECK = (*[1] * 6, *[2] * 5, *[3] * 4, *[4] * 3, *[5] * 2, 6)
"""The values of a family's 21 ghosts."""
VALUES = range(1, 7)


class Card(NamedTuple):
    """A card in its sleeve. The sleeve is what can be followed with the eyes: it says nothing of
    the card inside, and hidden cards are put into other sleeves when nobody could follow them."""

    sleeve: int
    kind: Kind | None
    """None for those who may not see the card, like its face."""
    face: int | None
    """A ghost's value, or a psychic's number."""


FIRST_PSYCHIC = len(FAMILIES) * len(DECK)
"""The sleeves below are ghosts; from here on, in the order of the line, psychics."""


def is_ghost_sleeve(sleeve: int) -> bool:
    return sleeve < FIRST_PSYCHIC


def hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards as somebody sees them who may not see their faces."""
    return tuple([Card(card.sleeve, None, None) for card in cards])


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def in_sleeve(cards: tuple[Card, ...], sleeve: int) -> Card | None:
    for card in cards:
        if card.sleeve == sleeve:
            return card
    return None


def found(cards: tuple[Card, ...], sleeve: int) -> Card:
    """The card that a lawful move names."""
    card = in_sleeve(cards, sleeve)
    assert card is not None
    return card


MANORS = 6
MANSIONS = range(10)
"""Numbers 0–5 are manors, 6–9 castles."""


def is_castle(mansion: int) -> bool:
    return mansion >= MANORS
