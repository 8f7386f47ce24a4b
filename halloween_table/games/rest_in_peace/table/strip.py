"""How a player's strip is shared out: hand, psychics, and what a psychic spreads there."""

from __future__ import annotations

from attrs import frozen

from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import Seat

from ..rules.effects import Effect
from ..rules.position import Family, Position
from ..rules.rounds import effect_of
from .fans import SEEN_ACROSS
from .layout import EYE, GAP, Layout, in_row


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
        return (_near if near else _far)(view, seat, spread, layout)

    def in_hand(self, at: int, count: int) -> Rect:
        return in_row(at, count, self.hand, self.card)

    def in_front(self, at: int, count: int) -> Rect:
        return in_row(at, count, self.front, self.card, from_right=True)

    def in_fan(self, at: int, count: int) -> Rect:
        assert self.fan is not None, "nobody looks through this deck"
        return in_row(at, count, self.fan, self.card)

    def of_front(self, row: Rect) -> Rect:
        """The end of that row that belongs to the psychics, also while there are none."""
        left = min(self.front.x, row.x + row.w - self.card.w - GAP)
        return row._replace(x=left, w=row.x + row.w - left)

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
    row, card, dial, fan = layout.strip_cards, layout.card, layout.dial, layout.deck_fan
    if spread is None:
        front = _for_psychics(view.families[seat], row.w - 24, card)
        return Strip(card, *_ends(row, row.w - front - 24, front))
    if spread.looks_through_deck:
        return Strip(card, *_ends(row, fan.x - row.x - 12, 0), fan=fan)
    beside = dial.x - row.x - 12
    return Strip(card, *_ends(row, beside, beside), dial=dial)


def _far(view: Position, seat: Seat, spread: Effect | None, layout: Layout) -> Strip:
    """Behind the hand there is room for an eye."""
    row, card, eye = layout.far_row, layout.far_card, EYE + 2 * GAP
    if spread is not None and spread.looks_through_deck:
        fan = row._replace(x=row.x + row.w * 0.4, w=row.w * 0.6)
        return Strip(card, *_ends(row, row.w * 0.4 - eye, 0), fan=fan)
    if spread is None:
        front = _for_psychics(view.families[seat], row.w - eye, card)
        return Strip(card, *_ends(row, row.w - front - eye, front))
    front = _for_psychics(view.families[seat], row.w - eye - row.h, card)
    dial = Rect(row.x + row.w - front - GAP - row.h, row.y, row.h, row.h)
    return Strip(card, *_ends(row, dial.x - row.x - eye, front), dial=dial)


def _ends(row: Rect, hand: float, front: float) -> tuple[Rect, Rect]:
    """So much of a row at its left and at its right."""
    return row._replace(w=hand), row._replace(x=row.x + row.w - front, w=front)


def _for_psychics(family: Family, free: float, card: Rect) -> float:
    """How much of so much room they take: their texts are to be read, so the hand moves together
    first; only then they lie one over the other, too, and the last one is still seen whole."""
    hand, front = len(family.hand), len(family.front)
    together = card.w * (1 + SEEN_ACROSS * max(0, hand - 1))
    share = free * front / max(1, hand + front)
    return min((card.w + GAP) * front, max(share, free - together, card.w), free - card.w)
