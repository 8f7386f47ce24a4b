"""What every arrangement promises about its offers: they are made with things that are there."""

from __future__ import annotations

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Carry, Lead, Pick, Press
from halloween_table.contract.offers import Offer


def check_gestures(arrangement: Arrangement) -> None:
    """No name is a piece's and a place's; whatever is offered can be taken, reached or pressed."""
    pieces = {piece.id: piece for piece in arrangement.pieces}
    places = {place.id: place for place in arrangement.places}
    assert len(pieces) == len(arrangement.pieces)
    assert len(places) == len(arrangement.places)
    assert not pieces.keys() & places.keys()
    reached = {*places, *(place.part_of for place in places.values())}
    for offer in arrangement.offers:
        match offer.gesture:
            case Carry(piece, place):
                assert not pieces[piece].fixed, offer
                assert place in reached, offer
            case Lead(piece, path):
                assert not pieces[piece].fixed, offer
                assert reached.issuperset(path), offer
            case Press(place):
                assert places[place].button, offer
            case Pick(target) if target in pieces:
                assert not pieces[target].fixed, offer
            case Pick(target):
                assert places[target].button, offer


def aim(offer: Offer) -> str | None:
    """Where the offer's piece is brought; otherwise, what is pressed."""
    return offer.gesture.place if isinstance(offer.gesture, Carry) else offer.gesture.start
