"""What the table itself draws over a game: halos, lights, frames. Rulebooks use the same."""

from __future__ import annotations

from typing import Literal

from attrs import evolve

from halloween_table.contract.beats import Banner
from halloween_table.contract.offers import Cover
from halloween_table.contract.palette import (
    AMBER,
    BLOOD,
    BLOOD_TEXT,
    GHOST,
    MOON,
    NIGHT,
    PUMPKIN_EDGE,
    VIOLET_TEXT,
)
from halloween_table.contract.pictures import WHOLE, Art, Glow, Picture, Rect, Shape, Words

HALO_REACH = 9.0
"""Scene units that the light around a piece takes up on each side."""


def halo(picture: Picture, rect: Rect, colour: str = AMBER) -> Picture:
    """Under a piece that can be taken: a light along its contour, for a picture that is larger than
    its rectangle by the light's reach."""
    across, down = rect.w + 2 * HALO_REACH, rect.h + 2 * HALO_REACH
    inner = Rect(HALO_REACH / across, HALO_REACH / down, rect.w / across, rect.h / down)
    solid = tuple(layer for layer in picture if isinstance(layer, Art | Shape))
    return (Glow(solid, colour, inner, HALO_REACH * 0.8),)


TARGET: Picture = (
    Shape(line=NIGHT, radius=9, width=8),
    Shape(line=MOON, radius=9, width=5),
)
"""Over a piece that a press chooses; the dark line parts the frame from a pale card."""


PUFF: Picture = tuple(
    Shape("#70f4e9c1", rect=Rect(x, y, size, size), radius=400)
    for x, y, size in (
        (0.02, 0.62, 0.26),
        (0.16, 0.74, 0.2),
        (0.4, 0.8, 0.18),
        (0.62, 0.74, 0.22),
        (0.74, 0.6, 0.24),
        (0.0, 0.44, 0.16),
        (0.84, 0.46, 0.15),
    )
)
"""Dust around something that has come down."""


_SHINE = "16"
"""How strong each step of a light is that fades."""


def _lit(colour: str, width: float, radius: float = 10.0) -> Picture:
    """An outline that shines inwards: what is lit keeps its picture."""
    shine = (
        Shape(line=f"#{_SHINE}{colour[1:]}", radius=radius, width=width * step)
        for step in (4.6, 4.0, 3.4, 2.8, 2.3, 1.8, 1.4)
    )
    return (*shine, Shape(line=colour, radius=radius, width=width))


def lit(colour: str) -> Picture:
    """Over what something is told of."""
    return _lit(colour, 6)


def risen(text: str, colour: str, size: float) -> Picture:
    """A word that rises from the table: dark around its letters, whatever it rises over."""
    ground = Shape("#d014121f", rect=WHOLE, radius=size * 0.6)
    return (ground, Words(text, WHOLE, size, colour, bold=True, align="centre"))


def counted(number: str, colour: str, size: float) -> Picture:
    """A number that goes up."""
    ground = Shape("#e814121f", colour, WHOLE, size * 0.4, size * 0.06)
    return (ground, Words(number, WHOLE, size, colour, bold=True, align="centre"))


def washed(colour: str) -> Picture:
    """A colour that runs over something: what it is, is still seen."""
    return (Shape(f"#66{colour[1:]}", colour, WHOLE, 12, 4),)


def banner(told: Banner, rect: Rect) -> Picture:
    """A ribbon across the table."""
    ribbon = (
        Shape("#ee14121f", rect=WHOLE),
        Shape(told.colour, rect=Rect(0, 0, 1, 0.05)),
        Shape(told.colour, rect=Rect(0, 0.95, 1, 0.05)),
    )
    across = rect.h / rect.w
    picture = tuple(
        evolve(layer, rect=Rect(0.14, 0.1, 0.8 * across, 0.8).within(layer.rect))
        for layer in told.picture
    )
    left = 0.16 + 0.8 * across if told.picture else 0.04
    align: Literal["left", "centre"] = "left" if told.picture else "centre"
    high = 0.5 if told.line else 0.8
    words = [
        Words(
            told.title,
            Rect(left, 0.12, 0.96 - left, high),
            rect.h * (0.4 if told.line else 0.5),
            told.colour,
            bold=True,
            align=align,
        )
    ]
    if told.line:
        line = Rect(left, 0.6, 0.96 - left, 0.3)
        words.append(Words(told.line, line, rect.h * 0.18, MOON, align=align))
    return (*ribbon, *picture, *words)


LIGHT: Picture = _lit(MOON, 4)
"""On a place where the piece in the hand may go."""
LIGHT_NEAR: Picture = (*_lit(PUMPKIN_EDGE, 6), Shape(line="#ffffff", radius=10, width=3))
"""The same, under the piece."""
PREVIEW = 0.55
"""How much is seen of a piece where it would lie."""
FOCUS: Picture = (Shape(line=GHOST, radius=14, width=6, dashed=True),)
"""Where the keyboard stands."""
RECENT: Picture = (Shape(line=VIOLET_TEXT, radius=12, width=4, dashed=True),)
"""Around a piece that has moved since the player last looked."""
HINT: Picture = (
    Shape(line=NIGHT, radius=14, width=13),
    Shape(line=VIOLET_TEXT, radius=14, width=9),
)
"""Around what a hint speaks of; the dark line parts the frame from what is violet itself."""
COVER_FAINT: Picture = (Shape("", "#b4f4e9c1", radius=8, width=3, dashed=True),)
"""What another offer would use."""

_COVERS: dict[str, Picture] = {
    "fits": _lit("#a6f29c", 6, 8),
    "special": (*_lit(GHOST, 3, 8), Shape(line=GHOST, radius=8, width=7, dashed=True)),
    "asked": _lit(PUMPKIN_EDGE, 6, 8),
    "missing": (Shape("#50cf3b40", BLOOD_TEXT, radius=8, width=6),),
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
