"""Step 4: exchanging a regular card."""

from __future__ import annotations

from functools import cache

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Event, Refusal

from .events import CardDrawn, CardReturned
from .moves import Exchange
from .patterns import draw
from .position import Position, Stage

_exchange = cache(Exchange)


def exchange_moves(position: Position) -> list[Exchange]:
    hand = position.hunters[position.seat].hand if position.deck else ()
    return [_exchange(held.card) for held in hand if held.card is not None and not held.haunted]


def exchange_refusal(position: Position, move: Exchange) -> Refusal | None:
    for held in position.hunters[position.seat].hand:
        if held.card == move.card:
            if held.haunted:
                return Refusal("CH-4.1", "haunted_card_stays")
            return None if position.deck else Refusal("CH-4.1", "deck_empty")
    return Refusal("CH-4.1", "card_not_in_hand")


def exchange(position: Position, move: Exchange) -> tuple[Position, tuple[Event, ...]]:
    seat = position.seat
    mine = position.hunters[seat]
    given = next(held for held in mine.hand if held.card == move.card)
    mine = evolved(mine, hand=tuple([held for held in mine.hand if held is not given]))
    mine, deck, drawn = draw(mine, position.deck)
    hunters = (*position.hunters[:seat], mine, *position.hunters[seat + 1 :])
    position = evolved(position, hunters=hunters, deck=(*deck, given), stage=Stage.KID)
    return position, (CardReturned(seat, given), CardDrawn(seat, drawn))
