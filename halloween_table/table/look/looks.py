"""What the table itself draws over a game: halos, lights, frames. Rulebooks use the same."""

from __future__ import annotations

from halloween_table.contract.offers import Cover
from halloween_table.contract.palette import (
    BLOOD,
    BLOOD_TEXT,
    GHOST,
    MOON,
    NIGHT,
    PUMPKIN_EDGE,
    VIOLET_TEXT,
)
from halloween_table.contract.pictures import WHOLE, Picture, Rect, Shape, Words

HALO: Picture = (Shape(line="#e6f2b04a", radius=12, width=5),)
"""Under a piece that can be taken."""
TARGET: Picture = (
    Shape(line=NIGHT, radius=9, width=8),
    Shape(line=MOON, radius=9, width=5),
)
"""Over a piece that a press chooses; the dark line parts the frame from a pale card."""
LIGHT: Picture = (Shape("#3cf4e9c1", MOON, radius=10, width=4),)
"""On a place where the piece in the hand may go."""
LIGHT_NEAR: Picture = (Shape("#8cf28c28", "#ffffff", radius=10, width=6),)
"""The same, under the piece."""
FOCUS: Picture = (Shape(line=GHOST, radius=14, width=6, dashed=True),)
"""Where the keyboard stands."""
RECENT: Picture = (Shape(line=VIOLET_TEXT, radius=12, width=4, dashed=True),)
"""Around a piece that has moved since the player last looked."""
HINT: Picture = (Shape(line=VIOLET_TEXT, radius=14, width=9),)
"""Around what a hint speaks of."""
PICKED: Picture = (Shape("#40f4e9c1", "#ffffff", radius=12, width=6),)
"""Around the piece in the hand, as long as it lies where it lay."""
COVER_FAINT: Picture = (Shape("", "#b4f4e9c1", radius=8, width=3, dashed=True),)
"""What another offer would use."""

_COVERS: dict[str, Picture] = {
    "fits": (Shape("#3c5fae57", "#a6f29c", radius=8, width=7),),
    "special": (Shape("#3cf2f4ff", GHOST, radius=8, width=7, dashed=True),),
    "asked": (Shape("#3cf28c28", PUMPKIN_EDGE, radius=8, width=7),),
    "missing": (Shape("#78cf3b40", BLOOD_TEXT, radius=8, width=6),),
}
_CAP_FACE = Rect(0.07, 0.04, 0.86, 0.8)
_BADGE = Rect(0.52, 0.05, 0.43, 0.34)


def cover_look(cover: Cover) -> Picture:
    """What an offer would use, framed."""
    frame = _COVERS[cover.look]
    if not cover.badge:
        return frame
    words = Words(cover.badge, _BADGE, 26, "#ffffff", bold=True, align="centre")
    return (*frame, Shape(BLOOD, rect=_BADGE, radius=10), words)


def key_cap(label: str, part: Rect = WHOLE, height: float = 40.0) -> Picture:
    """A key of the keyboard with what is written on it, in that part of a picture; `height` is
    its own in scene units."""
    face, radius = part.within(_CAP_FACE), height * 0.18
    size = height * min(0.62, 1.5 / len(label)) if label else height
    return (
        Shape("#a99d78", NIGHT, part, radius, height * 0.04),
        Shape("#fff8e0", rect=face, radius=radius * 0.8),
        Words(label, face, size, NIGHT, bold=True, align="centre"),
    )
