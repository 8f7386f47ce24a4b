"""How a player's strip is shared out: hand, psychics, and what a psychic spreads there."""

from __future__ import annotations

from attrs import frozen

from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import Seat

from ..rules.effects import Effect
from ..rules.position import Position
from ..rules.rounds import effect_of
from . import layout


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
    def of(cls, view: Position, seat: Seat, near: bool) -> Strip:
        """While a psychic spreads something in the strip the hand moves together."""
        spread = _spread(view, seat)
        return _near(view, seat, spread) if near else _far(spread)

    def in_hand(self, at: int, count: int) -> Rect:
        return layout.in_row(at, count, self.hand, self.card)

    def in_front(self, at: int, count: int) -> Rect:
        return layout.in_row(at, count, self.front, self.card, from_right=True)

    def in_fan(self, at: int, count: int) -> Rect:
        assert self.fan is not None, "nobody looks through this deck"
        return layout.in_row(at, count, self.fan, self.card)


def _spread(view: Position, seat: Seat) -> Effect | None:
    """The effect by which something lies in that player's strip now."""
    for choosing in view.pending:
        effect = effect_of(view, choosing.psychic)
        if choosing.owner == seat and (effect.looks_through_deck or effect.names_value):
            return effect
    return None


def _near(view: Position, seat: Seat, spread: Effect | None) -> Strip:
    cards = layout.STRIP_CARDS

    def shared(
        hand: float, front: float, fan: Rect | None = None, dial: Rect | None = None
    ) -> Strip:
        psychics = cards._replace(x=cards.x + cards.w - front, w=front)
        return Strip(layout.STRIP_CARD, cards._replace(w=hand), psychics, fan, dial)

    if spread is None:
        family, share = view.families[seat], cards.w - 24
        hand, front = len(family.hand), len(family.front)
        room = max(share * front / max(1, hand + front), share - layout.STRIP_STEP * hand)
        psychics = min(layout.STRIP_STEP * front, room)
        return shared(share - psychics, psychics)
    if spread.looks_through_deck:
        return shared(300, 0, fan=layout.DECK_FAN)
    return shared(480, 498, dial=layout.DIAL)


def _far(spread: Effect | None) -> Strip:
    hand, front = layout.FAR_HAND, layout.FAR_FRONT
    if spread is None:
        return Strip(layout.FAR_CARD, hand, front)
    if spread.looks_through_deck:
        return Strip(layout.FAR_CARD, hand, front, fan=front)
    return Strip(layout.FAR_CARD, hand._replace(w=460), front, dial=layout.FAR_DIAL)
