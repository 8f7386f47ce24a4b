"""The course of one move: cards that are laid, drawn, discarded and put into other sleeves."""

from __future__ import annotations

from typing import Any

from halloween_table.engine import course
from halloween_table.engine.chance import Chance
from halloween_table.engine.evolving import evolved_by
from halloween_table.engine.game import Seat

from .cards import Card, found, is_ghost_sleeve, without
from .position import Choosing, Family, Laid, Position, rival
from .psychics import EFFECTS

_UNKNOWN_GHOST = 1
"""Stands for the value of a ghost that whoever looks ahead may not know: only that there is one
matters to them."""


class Course(course.Course[Position, Choosing]):
    """What effects and rounds act on."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self._families = position.families

    def change(self, seat: Seat, **parts: Any) -> None:
        """Changes something of one player's."""
        green, blue = self._families
        if seat:
            blue = evolved_by(blue, parts)
        else:
            green = evolved_by(green, parts)
        self._families = (green, blue)
        self.set_part("families", self._families)

    def family(self, seat: Seat) -> Family:
        return self._families[seat]

    # ---- cards in this round ----------------------------------------------------------------

    def lay(self, seat: Seat, card: Card, works_for: Seat | None = None) -> None:
        """A card comes to that seat's side of this round."""
        laid = Laid(card, self.printed(seat, card), works_for)
        self.change(seat, laid=(*self.family(seat).laid, laid))

    def printed(self, seat: Seat, card: Card) -> int | None:
        """The value as a ghost of a card that comes to that seat's side."""
        if is_ghost_sleeve(card.sleeve):
            return _UNKNOWN_GHOST if card.face is None else card.face
        assert card.face is not None, "a psychic that is laid lies open"
        last_ghost = self.family(rival(seat)).last_ghost
        return EFFECTS[card.face].printed(
            last_ghost, self.position.at_ten, self.position.castles(seat)
        )

    def lay_again(self, seat: Seat, laid: Laid) -> None:
        """A card from elsewhere on the table comes to that seat's side of this round."""
        card = laid.card
        if not is_ghost_sleeve(card.sleeve) and card.face is not None:
            printed = EFFECTS[card.face].printed_elsewhere(
                laid.printed, self.position.at_ten, self.position.castles(seat)
            )
            laid = laid._replace(printed=printed)
        self.change(seat, laid=(*self.family(seat).laid, laid))

    def pick_up(self, seat: Seat, sleeve: int) -> Laid:
        """Takes a card away from that seat's side of this round."""
        laid, rest = _taken(self.family(seat).laid, sleeve)
        self.change(seat, laid=rest)
        return laid

    def pick_up_past(self, seat: Seat, sleeve: int) -> tuple[Laid, int]:
        """Takes a card away from that seat's side of an earlier round; also says which."""
        past = self.family(seat).past
        at = next(
            at for at, cards in enumerate(past) if any(laid.card.sleeve == sleeve for laid in cards)
        )
        laid, rest = _taken(past[at], sleeve)
        self.change(seat, past=(*past[:at], rest, *past[at + 1 :]))
        return laid, at + 1

    def put_to_work(self, seat: Seat, psychic: int, works_for: Seat | None) -> None:
        """A psychic's effect begins to last, or ends, without the card going away."""
        self._replace_laid(seat, psychic, works_for=works_for)

    def end_effect(self, laid: Laid) -> None:
        """A psychic's effect does not last any longer."""
        if laid.works_for is not None and laid.card.face is not None:
            EFFECTS[laid.card.face].on_end(self, laid.works_for)

    def name_value(self, seat: Seat, psychic: int, value: int) -> None:
        self._replace_laid(seat, psychic, named=value)

    def _replace_laid(self, seat: Seat, sleeve: int, **parts: Any) -> None:
        self.change(
            seat,
            laid=tuple(
                laid._replace(**parts) if laid.card.sleeve == sleeve else laid
                for laid in self.family(seat).laid
            ),
        )

    # ---- hand, deck, discards ------------------------------------------------------------------

    def discard(self, owner: Seat, card: Card) -> None:
        self.change(owner, discards=(*self.family(owner).discards, card))

    def discard_from_hand(self, seat: Seat, sleeve: int) -> Card:
        card = found(self.family(seat).hand, sleeve)
        self.change(seat, hand=without(self.family(seat).hand, card))
        self.discard(seat, card)
        return card

    def draw(self, seat: Seat, number: int) -> tuple[Card, ...]:
        """As far as the deck goes."""
        family = self.family(seat)
        drawn = family.deck[:number]
        if drawn:
            self.change(seat, deck=family.deck[number:], hand=(*family.hand, *drawn))
        return drawn

    def draw_unseen(self, owner: Seat) -> Card:
        """An unseen hand takes a ghost out of a hand; it is seen on its way."""
        hand = self.family(owner).hand
        at, chance = self.position.chance.below(len(hand))
        self.change(owner, hand=without(hand, hand[at]))
        self.set(chance=chance, drawn=hand[at])
        self.show()
        self.set(drawn=None)
        return hand[at]

    def take_back(self, seat: Seat, card: Card) -> None:
        """A card from the table comes back to its owner: a ghost into the hand, where nobody can
        follow it any more."""
        family = self.family(seat)
        if is_ghost_sleeve(card.sleeve):
            self.change(seat, hand=(*family.hand, card))
            self.resleeve_hand(seat)
        else:
            self.change(seat, front=(*family.front, card))

    def resleeve_hand(self, seat: Seat) -> None:
        """Whoever could follow a card of this hand cannot any more."""
        hand, chance = _resleeved(self.family(seat).hand, self.part("chance"))
        self.change(seat, hand=hand)
        self.set(chance=chance)

    def sort_deck(self, seat: Seat) -> None:
        """The owner looks through the deck by value, so that its order stays secret."""
        deck = self.family(seat).deck
        by_value = sorted(deck, key=lambda card: card.face or 0)
        self.change(seat, deck=_in_sleeves(deck, by_value))

    def take_from_deck(self, seat: Seat, sleeve: int) -> Card:
        """The card leaves in the top sleeve: where it lay among the others says nothing."""
        deck = self.family(seat).deck
        card = found(deck, sleeve)
        self.change(seat, deck=_in_sleeves(deck[1:], without(deck, card)))
        return card._replace(sleeve=deck[0].sleeve)

    def shuffle_deck(self, seat: Seat) -> None:
        deck, chance = _resleeved(self.family(seat).deck, self.part("chance"))
        self.change(seat, deck=deck)
        self.set(chance=chance)


def _taken(cards: tuple[Laid, ...], sleeve: int) -> tuple[Laid, tuple[Laid, ...]]:
    at = next(at for at, laid in enumerate(cards) if laid.card.sleeve == sleeve)
    return cards[at], cards[:at] + cards[at + 1 :]


def _resleeved(cards: tuple[Card, ...], chance: Chance) -> tuple[tuple[Card, ...], Chance]:
    """The same sleeves with the cards in them shuffled."""
    order, chance = chance.shuffled(cards)
    return _in_sleeves(cards, order), chance


def _in_sleeves(sleeves: tuple[Card, ...], cards: Any) -> tuple[Card, ...]:
    return tuple(card._replace(sleeve=old.sleeve) for old, card in zip(sleeves, cards, strict=True))
