"""The 52 action cards, four files by number: a row each, below the effect that it plugs in."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..effects import Effect, When
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


class Talents(NamedTuple):
    """What several cards come to together, wherever the rules read figures off them."""

    upgrade_discount: int
    scare_plus: int
    moves_anywhere: bool
    fights_own_colour: bool
    fights_anywhere: bool
    aiming: tuple[Effect, ...]
    """Those by which actions have other targets, in the order in which they work."""
    called: tuple[int, ...]
    """The cards whose powers can be called upon between actions, as claimed."""


@lru_cache(maxsize=4096)
def talents_among(cards: tuple[int, ...]) -> Talents:
    effects = effects_among(cards)
    return Talents(
        upgrade_discount=sum(effect.upgrade_discount for effect in effects),
        scare_plus=sum(effect.scare_plus for effect in effects),
        moves_anywhere=any(effect.moves_anywhere for effect in effects),
        fights_own_colour=any(effect.fights_own_colour for effect in effects),
        fights_anywhere=any(effect.fights_anywhere for effect in effects),
        aiming=tuple(effect for effect in effects if effect.aims),
        called=tuple(number for number in cards if CARDS[number].when is When.TURN),
    )


def greys_among(cards: tuple[int, ...]) -> int:
    return sum(CARDS[number].grey for number in cards)
