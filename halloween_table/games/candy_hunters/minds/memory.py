"""What somebody remembers of cards that they can no longer see."""

from __future__ import annotations

from halloween_table.engine.evolving import evolved
from halloween_table.engine.mind import Known

from ..rules.events import CardReturned
from ..rules.position import Dealt, Position


def remembered(known: Known[Position]) -> Position:
    """The view with the faces of those cards that its seat has put under the deck: everybody can see
    where they lie."""
    returned = {
        event.dealt.slot: event.dealt
        for event in known.seen
        if isinstance(event, CardReturned) and event.dealt.card is not None
    }
    if not returned:
        return known.view

    def faces(cards: tuple[Dealt, ...]) -> tuple[Dealt, ...]:
        return tuple(returned.get(held.slot, held) for held in cards)

    view = known.view
    hunters = tuple(evolved(hunter, hand=faces(hunter.hand)) for hunter in view.hunters)
    return evolved(view, hunters=hunters, deck=faces(view.deck))
