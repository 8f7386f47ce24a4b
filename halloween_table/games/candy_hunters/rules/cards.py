"""The pattern cards, as a person would draw them: this file is the whole card table.

A pattern is its rows from top to bottom, separated by `/`. The letters `o v g b` ask for a
house of that colour, `x` asks for a ghost, `.` is not part of the pattern.
"""

from __future__ import annotations

from attrs import frozen

from .town import Colour

REGULAR = (
    # The corner's colour first, then the one to its right, then the one below it.
    "ov/g.", "ov/b.", "og/v.", "og/b.", "ob/v.", "ob/g.",
    "vo/g.", "vo/b.", "vg/o.", "vg/b.", "vb/o.", "vb/g.",
    "go/v.", "go/b.", "gv/o.", "gv/b.", "gb/o.", "gb/v.",
    "bo/v.", "bo/g.", "bv/o.", "bv/g.", "bg/o.", "bg/v.",
    # Straight ones: each colour once in the middle, twice at an end.
    "vog", "gvb", "bgo", "obv",
)  # fmt: skip

HAUNTED = (
    "ox/vg/xb",
    "xov./.gbx",
    ".o../xvgx/.b..",
    "ov./xgx/..b",
    "x.g/ovb/..x",
    "bx./.ov/.xg",
    "gox/.v./xb.",
    "vb/xo/gx",
)

_LETTERS = {"o": Colour.ORANGE, "v": Colour.VIOLET, "g": Colour.GREEN, "b": Colour.BLUE, "x": None}

Need = tuple[int, int, Colour | None]
"""A cell of a pattern: how far right, how far down, and the colour of house it asks for (None: a ghost)."""


def read_pattern(drawing: str) -> tuple[Need, ...]:
    """The cells of a drawn pattern."""
    return tuple(
        (x, y, _LETTERS[letter])
        for y, row in enumerate(drawing.split("/"))
        for x, letter in enumerate(row)
        if letter != "."
    )


def turned(needs: tuple[Need, ...]) -> tuple[Need, ...]:
    """The pattern turned clockwise by a quarter, moved back so that it starts at 0, 0."""
    height = max(y for _, y, _ in needs)
    return tuple((height - y, x, colour) for x, y, colour in needs)


@frozen
class Card:
    """A pattern card of the box."""

    number: int
    """1–28 are regular, 29–36 haunted."""
    drawing: str
    haunted: bool
    turns: tuple[tuple[Need, ...], ...]
    """The pattern's cells as they lie after 0, 1, 2, 3 quarter turns clockwise."""


def turns_of(drawing: str) -> tuple[tuple[Need, ...], ...]:
    needs = read_pattern(drawing)
    once, twice = turned(needs), turned(turned(needs))
    return needs, once, twice, turned(twice)


def _card(number: int, drawing: str, haunted: bool) -> Card:
    return Card(number, drawing, haunted, turns_of(drawing))


CARDS: dict[int, Card] = {
    number: _card(number, drawing, number > len(REGULAR))
    for number, drawing in enumerate((*REGULAR, *HAUNTED), start=1)
}
REGULAR_NUMBERS = tuple(range(1, len(REGULAR) + 1))
HAUNTED_NUMBERS = tuple(range(len(REGULAR) + 1, len(CARDS) + 1))
