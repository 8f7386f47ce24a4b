"""What the table itself draws over a game: halos, lights, frames. Rulebooks use the same."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Literal

from attrs import evolve

from halloween_table.contract.beats import Banner, Shout
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
from halloween_table.contract.pictures import (
    WHOLE,
    Art,
    Glow,
    Layer,
    Picture,
    Rect,
    Shape,
    Words,
)

HALO_REACH = 9.0
"""Scene units that the light around a piece takes up on each side."""


def halo(picture: Picture, rect: Rect, colour: str = AMBER) -> Picture:
    """Under a piece that can be taken: a light along its contour, for a picture that is larger than
    its rectangle by the light's reach."""
    return _around(picture, rect.w, rect.h, HALO_REACH, colour)


def _around(picture: Picture, width: float, height: float, reach: float, colour: str) -> Picture:
    across, down = width + 2 * reach, height + 2 * reach
    inner = Rect(reach / across, reach / down, width / across, height / down)
    solid = tuple(layer for layer in picture if isinstance(layer, Art | Shape))
    return (Glow(solid, colour, inner, reach * 0.8),)


SHADOW_REACH = 3.0
"""Scene units by which a shadow is larger than what casts it."""
SHADE = 0.55
"""How dark it is."""
CAST = (7.0, 13.0)
"""Scene units from the piece in the hand to its shadow: the light comes from the upper left."""


def shadow(picture: Picture, width: float, height: float) -> Picture:
    """Below a piece in the hand, for a picture that is larger by the shadow's reach."""
    return _around(picture, width, height, SHADOW_REACH, "#07060d")


def lifted(rect: Rect) -> Rect:
    """How large a piece is in the hand."""
    return rect.inset(-0.04 * min(rect.w, rect.h))


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


_SHORT = 0.13
"""How high a ribbon is, of its length, that has not much room for its words."""


def washed(colour: str) -> Picture:
    """A colour that runs over something: what it is, is still seen."""
    return (Shape(f"#66{colour[1:]}", colour, WHOLE, 12, 4),)


def banner(told: Banner, rect: Rect) -> Picture:
    """A ribbon across the table."""
    ribbon = (
        Shape(NIGHT, rect=WHOLE),
        Shape(told.colour, rect=Rect(0, 0, 1, 0.05)),
        Shape(told.colour, rect=Rect(0, 0.95, 1, 0.05)),
    )
    across = rect.h / rect.w
    # Where there is little room, words have all of it.
    margin = 0.14 if across < _SHORT else 0.03
    picture = tuple(
        evolve(layer, rect=Rect(margin, 0.1, 0.8 * across, 0.8).within(layer.rect))
        for layer in told.picture
    )
    left = margin + 0.02 + 0.8 * across if told.picture else 0.04
    align: Literal["left", "centre"] = "left" if told.picture else "centre"
    high = 0.54 if told.line else 0.8
    words = [
        Words(
            told.title,
            Rect(left, 0.09, 0.97 - left, high),
            rect.h * (0.4 if told.line else 0.5),
            told.colour,
            bold=True,
            align=align,
            least=0.4,
        )
    ]
    if told.line:
        line = Rect(left, 0.63, 0.97 - left, 0.29)
        words.append(Words(told.line, line, rect.h * 0.18, MOON, align=align, least=0.6))
    return (*ribbon, *picture, *words)


_AROUND = tuple((0.022 * cos(pi * at / 4), 0.022 * sin(pi * at / 4)) for at in range(8))
"""Where dark letters stand around light ones, measured by the height of all."""


def shout(told: Shout, rect: Rect) -> Picture:
    """Large letters, dark around each of them, and who it was below."""
    high = 0.8 if told.line else 1.0
    title = Words(told.text, WHOLE, 0.8 * high * rect.h, told.colour, bold=True, align="centre")
    whole = Rect(0, 0, 1, high)
    across = rect.h / rect.w
    # The same letters all around: a light along them would take too long to be painted in a race.
    rim = (Rect(across * x, y, 1, high) for x, y in _AROUND)
    layers: list[Layer] = [evolve(title, rect=spot, colour=NIGHT) for spot in rim]
    layers.append(evolve(title, rect=whole))
    if told.line:
        tall = 1 - high
        letters = 0.5 * tall * rect.h
        # As broad as the name, as far as one can know without its letters.
        known = (0.64 * len(told.line) + 2.2) * letters / rect.w
        wide = min(known + (tall * across if told.picture else 0), 0.9)
        ground = Rect((1 - wide) / 2, high, wide, tall)
        layers.append(Shape("#e014121f", told.colour, ground, 0.5 * tall * rect.h, 3))
        left = ground.x + 0.4 * tall * across
        for layer in told.picture:
            spot = Rect(left, high + 0.08 * tall, 0.84 * tall * across, 0.84 * tall)
            layers.append(evolve(layer, rect=spot.within(layer.rect)))
        if told.picture:
            left += tall * across
        beside = Rect(left, high, ground.x + ground.w - 0.3 * tall * across - left, tall)
        layers.append(Words(told.line, beside, letters, MOON, bold=True, align="centre"))
    return tuple(layers)


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
