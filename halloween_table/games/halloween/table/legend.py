"""A legend: what the signs on cards and boards mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from halloween_table.contract.palette import MOON, MUTED, PANEL_EDGE
from halloween_table.contract.pictures import Art, Layer, Picture, Rect, Shape, Words
from halloween_table.contract.places import Mark

from ..rules.claims import TOKENS
from ..rules.effects import Price, When
from ..words.legend import LegendWords
from . import pictures
from .pictures import STREET
from .rects import GAP, centred, part

_COLUMNS = 2
_SIGNS = (34.0, 52.0)
"""How wide the signs of each column are."""
_HIGHEST = 30.0
_LETTERS = 18.0


class Sign(NamedTuple):
    """A sign and what it means."""

    draw: Callable[[Rect, Rect], Iterator[Layer]]
    """In a part of an outer rectangle."""
    meaning: str


def _art(asset: str) -> Callable[[Rect, Rect], Iterator[Layer]]:
    def draw(area: Rect, outer: Rect) -> Iterator[Layer]:
        yield Art(asset, part(outer, centred(area, area.h, area.h)))

    return draw


def _price(different: bool) -> Callable[[Rect, Rect], Iterator[Layer]]:
    def draw(area: Rect, outer: Rect) -> Iterator[Layer]:
        yield from pictures.price(Price(TOKENS, different), area.inset(2), outer)

    return draw


def signs(words: LegendWords) -> tuple[Sign, ...]:
    """All of them."""
    when = pictures.WHEN
    return (
        Sign(_art(when[When.PERMANENT]), words.always()),
        Sign(_art(when[When.TURN]), words.once_per_turn()),
        Sign(_art(when[When.END]), words.at_the_end()),
        Sign(_art("halloween/bonus"), words.bonus()),
        Sign(_price(different=False), words.any_tokens()),
        Sign(_price(different=True), words.different_tokens()),
        Sign(_art("halloween/point"), words.points()),
        Sign(_art("halloween/scare"), words.scares()),
    )


def legend(words: LegendWords, rect: Rect) -> Mark:
    """The signs with their meanings, in columns. It has no name: whoever listens is told meanings,
    not signs."""
    shown = signs(words)
    rows = -(-len(shown) // _COLUMNS)
    inner = rect.inset(GAP)
    letters = (inner.w - sum(_SIGNS)) / _COLUMNS
    meanings = tuple(sign.meaning for sign in shown)
    layers: list[Layer] = [Shape(STREET, PANEL_EDGE, radius=14, width=2)]
    for at, sign in enumerate(shown):
        column, row = divmod(at, rows)
        left = inner.x + sum(_SIGNS[:column]) + column * letters
        cell = Rect(left, inner.y + row * inner.h / rows, _SIGNS[column], inner.h / rows)
        picture = centred(cell, cell.w, min(_HIGHEST, cell.h))
        text = Rect(cell.x + cell.w + 6, cell.y, letters - 10, cell.h)
        layers += sign.draw(picture, rect)
        layers.append(Words(sign.meaning, part(rect, text), _LETTERS, MOON, alike=meanings))
    return Mark("legend", rect, tuple(layers))


def question(rect: Rect) -> Picture:
    """The button that opens the rulebook where signs are explained."""
    return (
        Shape(STREET, MUTED, radius=12, width=2),
        Words("?", size=rect.h * 0.6, colour=MOON, bold=True, align="centre"),
    )
