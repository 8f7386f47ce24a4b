"""How a player's strip is shared out: hand, psychics, and what a psychic spreads there."""

from __future__ import annotations

from attrs import frozen

from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import Seat

from ..rules.effects import Effect
from ..rules.position import Position
from ..rules.rounds import effect_of
from .fans import SEEN_ACROSS
from .layout import Layout, in_row


@frozen
class Strip:
    """Where a player's cards lie on one side of the table."""

    card: Rect
    """How large a card is there."""
    hand: Rect
    front: Rect
    """Where the psychics lie, from the right."""
    fan: Rect | None = None
    """Where the deck lies while its owner looks through it; the psychics make room for it."""
    dial: Rect | None = None
    """Where a value is named."""

    @classmethod
    def of(cls, view: Position, seat: Seat, near: bool, layout: Layout) -> Strip:
        """While a psychic spreads something in the strip the hand moves together."""
        spread = _spread(view, seat)
        return _near(view, seat, spread, layout) if near else _far(spread, layout)

    def in_hand(self, at: int, count: int) -> Rect:
        return in_row(at, count, self.hand, self.card)

    def in_front(self, at: int, count: int) -> Rect:
        return in_row(at, count, self.front, self.card, from_right=True)

    def in_fan(self, at: int, count: int) -> Rect:
        assert self.fan is not None, "nobody looks through this deck"
        return in_row(at, count, self.fan, self.card)

    def covered(self, count: int) -> bool:
        """Whether so many psychics lie one over the other."""
        return self.front.w < count * self.card.w


def _spread(view: Position, seat: Seat) -> Effect | None:
    """The effect by which something lies in that player's strip now."""
    for choosing in view.pending:
        effect = effect_of(view, choosing.psychic)
        if choosing.owner == seat and (effect.looks_through_deck or effect.names_value):
            return effect
    return None


def _near(view: Position, seat: Seat, spread: Effect | None, layout: Layout) -> Strip:
    cards, dial = layout.strip_cards, layout.dial

    def shared(
        hand: float, front: float, fan: Rect | None = None, dial: Rect | None = None
    ) -> Strip:
        psychics = cards._replace(x=cards.x + cards.w - front, w=front)
        return Strip(layout.card, cards._replace(w=hand), psychics, fan, dial)

    if spread is None:
        family = view.families[seat]
        front = _for_psychics(len(family.hand), len(family.front), layout)
        return shared(cards.w - front - 24, front)
    if spread.looks_through_deck:
        return shared(layout.deck_fan.x - cards.x - 12, 0, fan=layout.deck_fan)
    beside = dial.x - cards.x - 12
    return shared(beside, beside, dial=dial)


def _for_psychics(hand: int, front: int, layout: Layout) -> float:
    """How much of the strip they take: their texts are to be read, so the hand moves together
    first; only then they lie one over the other, too."""
    free = layout.strip_cards.w - 24
    card, step = layout.card.w, layout.strip_step
    together = card * (1 + SEEN_ACROSS * max(0, hand - 1))
    share = free * front / max(1, hand + front)
    return min(step * front, max(share, free - together))


def _far(spread: Effect | None, layout: Layout) -> Strip:
    card, hand, front, dial = layout.far_card, layout.far_hand, layout.far_front, layout.far_dial
    if spread is None:
        return Strip(card, hand, front)
    if spread.looks_through_deck:
        return Strip(card, hand, front, fan=front)
    return Strip(card, hand._replace(w=dial.x - hand.x - 12), front, dial=dial)
