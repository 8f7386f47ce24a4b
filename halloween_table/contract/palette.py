"""The colours of the evening, in one place: the table's, the seats' and their symbols."""

from __future__ import annotations

from typing import NamedTuple

NIGHT = "#14121f"
TABLE = "#221d33"
PANEL = "#2c2642"
PANEL_EDGE = "#463d66"
MOON = "#f4e9c1"
MUTED = "#b9aecb"
PUMPKIN = "#f28c28"
PUMPKIN_EDGE = "#ffd9a0"
AMBER = "#f2b04a"
"""Links, rule ids and rims: pumpkin light enough to be read on the dark."""
FADED = "#776d8d"
"""What cannot be used now."""
VIOLET = "#8a5cd6"
VIOLET_TEXT = "#c3a6f5"
CHOSEN = "#7a4bc9"
"""Behind what is chosen in a list, and behind marked words: violet dark enough to read them on it."""
MOSS = "#5fae57"
BLOOD = "#cf3b40"
BLOOD_TEXT = "#ff8f8a"
GHOST = "#f2f4ff"
WOOD = "#5a3b2a"
WOOD_LIGHT = "#8d6143"
"""Where the lantern shines on it."""
WOOD_DARK = "#2a1a17"


class SeatColour(NamedTuple):
    """A player's colour, and the symbol that goes with it: colour never stands alone."""

    tint: str
    symbol: str
    ink: str
    """The same for words: light enough to be read on the dark, even where a line is lit."""


SEAT_COLOURS = {
    "red": SeatColour("#e0474c", "common/seat-1", "#ff908b"),
    "yellow": SeatColour("#f2c43d", "common/seat-2", "#f2c43d"),
    "teal": SeatColour("#2fb5a5", "common/seat-3", "#4fd0c0"),
    "pink": SeatColour("#ef86bb", "common/seat-4", "#f79bc9"),
    "white": SeatColour("#dfe3f2", "common/seat-5", "#dfe3f2"),
    "brown": SeatColour("#b0764a", "common/seat-6", "#e0a673"),
}
FIGURES = ("witch", "pumpkin", "mummy", "vampire", "cat", "skeleton")


def seat_colour(name: str) -> SeatColour:
    """The colour of that name; a record from elsewhere may know others."""
    return SEAT_COLOURS.get(name, SEAT_COLOURS["white"])


def figure_asset(name: str) -> str:
    return f"common/figure-{name if name in FIGURES else FIGURES[0]}"
