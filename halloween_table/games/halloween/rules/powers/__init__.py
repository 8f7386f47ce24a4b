"""The 52 action cards, four files by number: a row each, below the effect that it plugs in."""

from __future__ import annotations

from functools import lru_cache

from ..effects import Effect
from . import cards_01_13, cards_14_26, cards_27_39, cards_40_52

CARDS = {
    card.number: card
    for part in (cards_01_13, cards_14_26, cards_27_39, cards_40_52)
    for card in part.CARDS
}


@lru_cache(maxsize=4096)
def effects_among(cards: tuple[int, ...]) -> tuple[Effect, ...]:
    """What these cards do, in the order in which they do it."""
    rows = sorted((CARDS[number] for number in cards), key=lambda card: (card.order, card.number))
    return tuple(card.effect for card in rows)


def greys_among(cards: tuple[int, ...]) -> int:
    return sum(CARDS[number].grey for number in cards)
