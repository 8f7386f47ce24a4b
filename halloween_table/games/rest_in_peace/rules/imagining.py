"""Which card may be in which sleeve: whole positions for those who know only a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from halloween_table.engine.chance import Chance
from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Seat

from .cards import DECK, FAMILIES, Card, Kind, is_ghost_sleeve
from .position import SEATS, Family, Position, rival
from .psychics import numbers_up_to
from .rounds import effect_of
from .setup import LEVELS

_NO_SLEEVE = -1
"""Of a ghost that is still to be put into one."""


def imagined(view: Position, chance: Chance) -> Position:
    """The view with a card in every sleeve. A deck holds ghosts of its own family alone, and a
    psychic at round 10 is the one that has gone there from in front of its owner."""
    to_come, chance = chance.forked()
    line, chance = _line(view, chance)
    ghosts: list[list[Card]] = []
    for kind in FAMILIES:
        shuffled, chance = chance.shuffled(_unseen(view, kind))
        ghosts.append([*shuffled])
    decks = [_deck(view, seat, ghosts[seat]) for seat in SEATS]
    sleeves = [[*_hidden_outside_the_deck(family)] for family in view.families]
    _stray(ghosts, sleeves)
    psychics = {card.sleeve: card for card in line}
    families = []
    for seat, family in enumerate(view.families):
        held, chance = chance.shuffled(ghosts[seat])
        faced = psychics | _in_sleeves(sleeves[seat], held)
        hand, stakes = _turned_up(family.hand, faced), _turned_up(family.stakes, faced)
        families.append(evolved(family, deck=decks[seat], hand=hand, stakes=stakes))
    return evolved(view, chance=to_come, line=line, families=(families[0], families[1]))


def _line(view: Position, chance: Chance) -> tuple[tuple[Card, ...], Chance]:
    """Psychics that lie face down are some of those that take part."""
    seen = {card.face for card in view.line}
    taking_part = numbers_up_to(LEVELS[view.options.psychics])
    order, chance = chance.shuffled(number for number in taking_part if number not in seen)
    unseen = iter(order)
    line = tuple(
        Card(card.sleeve, Kind.PSYCHIC, next(unseen)) if card.face is None else card
        for card in view.line
    )
    return line, chance


def _unseen(view: Position, kind: Kind) -> Iterator[Card]:
    """The ghosts of a family whose faces the view does not show."""
    left = Counter(DECK)
    left.subtract(card.face for card in _cards(view) if card.kind is kind and card.face is not None)
    return (Card(_NO_SLEEVE, kind, value) for value in left.elements())


def _cards(view: Position) -> Iterator[Card]:
    """Every card of the players', wherever it lies."""
    for family in view.families:
        yield from (*family.deck, *family.hand, *family.front, *family.stakes, *family.discards)
        for cards in (family.laid, *family.past):
            yield from (laid.card for laid in cards)


def _deck(view: Position, seat: Seat, ghosts: list[Card]) -> tuple[Card, ...]:
    """In the order of their values while its owner looks through it (RP-4.2)."""
    deck = view.families[seat].deck
    sleeves = [card.sleeve for card in deck if card.face is None]
    drawn = [ghosts.pop() for _ in sleeves]
    if any(
        effect_of(view, choosing.psychic).looks_through_deck
        for choosing in view.pending
        if choosing.owner == seat
    ):
        drawn.sort(key=lambda card: card.face or 0)
    return _turned_up(deck, _in_sleeves(sleeves, drawn))


def _hidden_outside_the_deck(family: Family) -> Iterator[int]:
    for card in (*family.hand, *family.stakes):
        if card.face is None and is_ghost_sleeve(card.sleeve):
            yield card.sleeve


def _stray(ghosts: list[list[Card]], sleeves: list[list[int]]) -> None:
    """A ghost that somebody took back may have been one of the rival's (RP-4.21): it is missing
    among them, and is one of those in the sleeves that the own family does not fill."""
    for seat in SEATS:
        while len(ghosts[seat]) < len(sleeves[seat]):
            ghosts[seat].append(ghosts[rival(seat)].pop())


def _in_sleeves(sleeves: Iterable[int], cards: Iterable[Card]) -> dict[int, Card]:
    return {
        sleeve: card._replace(sleeve=sleeve) for sleeve, card in zip(sleeves, cards, strict=True)
    }


def _turned_up(cards: tuple[Card, ...], faced: dict[int, Card]) -> tuple[Card, ...]:
    return tuple(faced[card.sleeve] if card.face is None else card for card in cards)
