"""A card in the hand is seen where it will lie, not in the middle of all that takes it."""

from __future__ import annotations

import pytest

from halloween_table.contract.arrangement import ROOM
from halloween_table.contract.gestures import Carry
from halloween_table.games.rest_in_peace.rules.moves import Move
from halloween_table.games.rest_in_peace.rules.position import LAST_ROUND, Position, rival
from halloween_table.games.rest_in_peace.table import ids
from halloween_table.games.rest_in_peace.table.arrangement import RestInPeaceArranger
from halloween_table.games.rest_in_peace.words.voice import RestInPeaceVoice
from halloween_table.table.scene.lights import would_lie

from ....app.fitting import inside
from ..doing import GAME, after, move_of
from ..drawing import position_of
from .test_sides import PLAYERS

pytestmark = pytest.mark.usefixtures("qapp")

HAND = "green: hand 1 2 5 | laid {}\nblue: hand 1 4 | laid 3"
LOST = "green: hand 1 4\nblue: hand 2 5"


def lands(position: Position, words: str) -> None:
    """It comes to lie where it was seen."""
    arranger = RestInPeaceArranger(GAME, RestInPeaceVoice())
    seat = position.seat
    before, now = (
        arranger.arrange(GAME.view(view, seat), seat, PLAYERS, ROOM)
        for view in (position, after(position, words))
    )
    move: Move = move_of(position, words)
    (carry,) = (offer.gesture for offer in before.offers if offer.move == move)
    assert isinstance(carry, Carry)
    places = {place.id: place for place in before.places}
    pieces = {piece.id: piece for piece in before.pieces}
    piece, there = pieces[carry.piece], places[carry.place or ""]
    seen = would_lie(piece, places[piece.place], there)
    (lies,) = (piece.rect for piece in now.pieces if piece.id == carry.piece)
    assert seen == pytest.approx(lies)


@pytest.mark.parametrize("laid", ["", "3", "3 4", "1 1 2 3"])
def test_a_card_beside_those_that_lie_there(laid: str) -> None:
    lands(position_of(HAND.format(laid)), "plays 5")


def test_a_card_at_round_ten() -> None:
    lands(after(position_of(LOST), "ends turn"), "stakes 4")


def test_round_ten_takes_a_card_wherever_its_column_is_lit_below_the_rival() -> None:
    lost = after(position_of(LOST), "ends turn")
    seat = lost.seat
    laid = RestInPeaceArranger(GAME, RestInPeaceVoice()).arrange(
        GAME.view(lost, seat), seat, PLAYERS, ROOM
    )
    places = {place.id: place.rect for place in laid.places}
    mine, theirs = places[ids.Side(seat, LAST_ROUND)], places[ids.Side(rival(seat), LAST_ROUND)]
    (mansion,) = (
        piece.rect
        for piece in laid.pieces
        if piece.id.startswith("mansion:") and piece.place == ids.Line(LAST_ROUND)
    )
    assert inside(mansion, mine)
    assert theirs.y + theirs.h <= mine.y
