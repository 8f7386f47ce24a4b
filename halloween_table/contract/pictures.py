"""What things look like: rectangles, and pictures made of drawings, shapes and words.

All rectangles are in scene units; a table is about 1440 × 1000 of them. Parts of a picture are in
fractions of the picture's own rectangle, so one description serves every size.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from attrs import frozen

from .palette import MOON


class Rect(NamedTuple):
    """Left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    def inset(self, by: float) -> Rect:
        return Rect(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def within(self, part: Rect) -> Rect:
        """The part of this rectangle that `part` names in fractions."""
        return Rect(
            self.x + part.x * self.w, self.y + part.y * self.h, part.w * self.w, part.h * self.h
        )

    def part(self, inner: Rect) -> Rect:
        """A rectangle in this one, in fractions of it."""
        return Rect(
            (inner.x - self.x) / self.w,
            (inner.y - self.y) / self.h,
            inner.w / self.w,
            inner.h / self.h,
        )


WHOLE = Rect(0, 0, 1, 1)
READABLE = 16.7
"""Scene units: so high are letters that can still be read in a window as it opens first, even where a
bar below the table takes its part of it."""


@frozen
class Art:
    """A drawing from `assets/`, such as `candy_hunters/house-orange`."""

    asset: str
    rect: Rect = WHOLE
    tint: str = ""
    """The colour that takes the place of the drawing's placeholder colours."""
    turn: int = 0
    """Quarter turns clockwise."""
    opacity: float = 1.0


@frozen
class Shape:
    """A rounded rectangle."""

    fill: str = ""
    line: str = ""
    rect: Rect = WHOLE
    radius: float = 0.0
    """In scene units."""
    width: float = 2.0
    dashed: bool = False


@frozen
class Words:
    """A line or a few lines of text."""

    text: str
    rect: Rect = WHOLE
    size: float = 24.0
    """In scene units; the text shrinks a good deal before it is cut."""
    colour: str = MOON
    bold: bool = False
    align: Literal["left", "centre", "right"] = "left"
    alike: tuple[str, ...] = ()
    """Texts that stand beside it in places of the same size, such as on other buttons: the letters
    of all are as large as the longest of them lets them be."""
    least: float = 0.5
    """Of its size: what it shrinks to before it is cut."""
    alike_in: tuple[tuple[str, float], ...] = ()
    """The same for texts in places as high but not as wide, its own among them: each with the width
    of its place, in scene units."""
    points: bool = False
    """Each of its lines is a point: a dot stands before it, left of its place, so that what goes on in
    another line stands below the words and not below the dot."""


def name_words(name: str, rect: Rect, size: float, least: float = READABLE) -> Words:
    """Who somebody is: in large letters if there is room, a long name in smaller ones and in several
    lines. One that needs letters too small to be read is cut; a tooltip has it whole."""
    return Words(name, rect, size, MOON, bold=True, least=min(1.0, least / size))


@frozen
class Glow:
    """A light along the contour of another picture."""

    picture: tuple[Art | Shape | Words, ...]
    colour: str
    rect: Rect = WHOLE
    """Where that picture lies, which itself is not drawn here."""
    width: float = 6.0
    """In scene units: how far the light reaches."""


Layer = Art | Shape | Words | Glow


Picture = tuple[Layer, ...]
"""Layers from bottom to top. Equal pictures of equal size share one pixmap."""


def same_drawing(one: Picture, other: Picture) -> bool:
    """Whether both show the same, whatever else they say: the lowest drawing of both is one, or what
    lies on it, where there is another ground for another size."""
    return any(
        drawing is not None and drawing == of_other
        for drawing, of_other in zip(_lowest(one), _lowest(other), strict=True)
    )


def _lowest(picture: Picture) -> tuple[str | None, str | None]:
    """The drawing at the bottom, and the one on it."""
    drawings = (layer.asset for layer in picture if isinstance(layer, Art))
    return next(drawings, None), next(drawings, None)
