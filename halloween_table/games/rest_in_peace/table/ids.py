"""The names of pieces and places: they last, so that the table moves the right item."""

from __future__ import annotations

from halloween_table.engine.game import Seat

HAND = "hand"
"""The hand of the one who looks."""
END = "end"
"""The button that ends a turn, or stakes nothing."""
UNSEEN = "unseen"
"""The button that lets an unseen hand play."""
SPOTLIGHT = "spotlight"
"""Where a card is shown that an unseen hand has drawn."""


def card_id(sleeve: int) -> str:
    return f"card:{sleeve}"


def look_id(sleeve: int) -> str:
    """A card of the deck, for as long as its owner looks through it."""
    return f"look:{sleeve}"


def mansion_id(mansion: int) -> str:
    return f"mansion:{mansion}"


def side_id(seat: Seat, round_: int) -> str:
    """A player's side of a round."""
    return f"side:{seat}:{round_}"


def line_id(round_: int) -> str:
    """A round's own spot, between the sides."""
    return f"line:{round_}"


def front_id(seat: Seat) -> str:
    return f"front:{seat}"


def deck_id(seat: Seat) -> str:
    return f"deck:{seat}"


def discard_id(seat: Seat) -> str:
    return f"discard:{seat}"


def hidden_hand_id(seat: Seat) -> str:
    return f"hand:{seat}"


def won_id(seat: Seat) -> str:
    return f"won:{seat}"


def value_id(value: int) -> str:
    """A socket of the dial."""
    return f"value:{value}"
