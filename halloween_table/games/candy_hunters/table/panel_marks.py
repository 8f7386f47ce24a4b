"""What is drawn on a player's panel: whose it is, what has come together, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.palette import (
    BLOOD_TEXT,
    MOON,
    PANEL,
    PANEL_EDGE,
    figure_asset,
    seat_colour,
)
from halloween_table.contract.pictures import Art, Layer, Rect, Shape, Words, name_words
from halloween_table.contract.places import Mark
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player
from halloween_table.engine.translate import number, signed

from ..rules.position import Hunter
from ..rules.scoring import scores
from . import ids
from .labels import small_count
from .panel_layout import Panel

_DUE = "#3b3359"
"""The panel of whoever is to play is lighter than the others."""
GAIN = "#a6e29c"
_SLOT = "#4a4168"
_SYMBOL = 26.0


def points(hunter: Hunter) -> int:
    return sum(score.points for score in scores(hunter))


def panel_marks(
    seat: Seat, player: Player, panel: Panel, hunter: Hunter, due: bool
) -> Iterator[Mark]:
    yield Mark(ids.Panel(seat), panel.rect, tuple(_ground(player, panel, hunter, due)))
    if hunter.kids:
        yield small_count(ids.Kids(seat), panel.kid(hunter.kids - 1), hunter.kids)
    worth = {score.what: score.points for score in scores(hunter)}
    cards = worth["regular_cards"] + worth["haunted_cards"]
    candies = sum(worth.values()) - cards - worth["scares"]
    if hunter.scored:
        yield _worth(ids.Worth(seat, "cards"), panel.scored.worth(len(hunter.scored)), cards)
    if hunter.candies:
        yield _worth(ids.Worth(seat, "candies"), panel.candies.worth(len(hunter.candies)), candies)
    if hunter.scares:
        yield _worth(ids.Worth(seat, "scares"), panel.scares_worth, -hunter.scares)


def _ground(player: Player, panel: Panel, hunter: Hunter, due: bool) -> Iterator[Layer]:
    colour, total, rect = seat_colour(player.colour), points(hunter), panel.rect
    edge, width = (colour.tint, 6) if due else (PANEL_EDGE, 2)
    yield Shape(_DUE if due else PANEL, edge, radius=14, width=width)
    yield from _slots(panel, hunter)
    if not hunter.kids:
        yield Art(figure_asset(player.figure), rect.part(panel.kid(0)), colour.tint, opacity=0.4)
    symbol = Rect(panel.name.x, panel.name.y + (panel.name.h - _SYMBOL) / 2, _SYMBOL, _SYMBOL)
    yield Art(colour.symbol, rect.part(symbol), colour.tint)
    name = Rect(panel.name.x + _SYMBOL + 8, panel.name.y, panel.name.w - _SYMBOL - 8, panel.name.h)
    yield name_words(player.name, rect.part(name), 30)
    yield Words(
        number(total),
        rect.part(panel.points),
        46,
        MOON if total >= 0 else BLOOD_TEXT,
        bold=True,
        align="right",
    )


def _slots(panel: Panel, hunter: Hunter) -> Iterator[Layer]:
    """Where cards and candies may come to lie: a card for each round, a candy for each kid."""
    rows = (
        (panel.scored.free(len(hunter.scored)), "candy_hunters/step-pattern"),
        (panel.candies.free(len(hunter.candies)), "candy_hunters/candy-violet"),
    )
    for free, icon in rows:
        for at, slot in enumerate(free):
            yield Shape("", _SLOT, panel.rect.part(slot), radius=8, dashed=True)
            if not at:
                size = min(slot.w, slot.h) * 0.6
                middle = Rect(
                    slot.x + (slot.w - size) / 2, slot.y + (slot.h - size) / 2, size, size
                )
                yield Art(icon, panel.rect.part(middle), opacity=0.3)


def _worth(id_: str, rect: Rect, worth: int) -> Mark:
    colour = GAIN if worth >= 0 else BLOOD_TEXT
    return Mark(id_, rect, (Words(signed(worth), size=27, colour=colour, bold=True),), above=True)
