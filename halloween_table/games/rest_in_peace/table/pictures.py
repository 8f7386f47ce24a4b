"""What the pieces of Rest in Peace look like: pictures made of drawings, shapes and few words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from halloween_table.contract.palette import GHOST, MOON, NIGHT, PUMPKIN, PUMPKIN_EDGE, VIOLET
from halloween_table.contract.pictures import Art, Layer, Picture, Rect, Shape, Words
from halloween_table.engine.translate import number as written

from ..rules.cards import FAMILIES, Card, Kind, is_castle, is_ghost_sleeve
from ..rules.psychics import PSYCHICS

_CARD_W, _CARD_H = 63.0, 88.0
_INK: Final = "#2c1d45"
_PARCHMENT: Final = "#ecdcb2"
_HEAD, _DEEP = "#5b3a8e", "#3f2769"
_STAR: Final = "rest_in_peace/star"
_ACROSS, _DOWN = Rect(2.5, 23, 25, 17.5), Rect(36.5, 1.5, 25, 17.5)
"""Where a card of a fan says what it counts: in the part that the next one leaves free."""
_TROPHY = Rect(0, 0.54, 0.46, 0.46)
"""Of a mansion: where a trophy lies on it."""
_TEXT_ROOM: Final = 1.265
"""A text begins so many times as large as its letters have to be, and shrinks to fit."""


class Said(NamedTuple):
    """What a psychic's card says."""

    number: int
    heading: str
    brief: str
    """Its power in a few words."""
    printed: int | None
    """Its value if it is a ghost."""


def card_back(card: Card, seat: int, tint: str) -> Picture:
    """A hidden card of that player's."""
    if is_ghost_sleeve(card.sleeve):
        return (Art(f"rest_in_peace/back-{FAMILIES[seat]}", tint=tint),)
    return (Art("rest_in_peace/back-psychic"),)


@lru_cache(1024)
def ghost_card(
    kind: Kind, value: int, width: float, tint: str, worth: int | None = None, across: bool = False
) -> Picture:
    """A ghost's face in its player's colour; with what it counts now, if that is not its value."""
    unit = width / _CARD_W
    return (
        Art(f"rest_in_peace/card-{kind}", tint=tint),
        Art(f"rest_in_peace/ghost-{kind}-{value}", _of_card(Rect(7, 20, 49, 49)), tint),
        Words(str(value), _of_card(Rect(4, 0, 24, 23)), 23 * unit, GHOST, bold=True),
        Art(_parity(value), _of_card(Rect(7, 69, 15, 15))),
        Art(_sign(kind), _of_card(Rect(44, 71, 12, 12)), tint),
        *_worth(worth, value, _of_card(_ACROSS if across else _DOWN), unit),
    )


@lru_cache(1024)
def psychic_card(
    said: Said,
    width: float,
    letters: float = 0.0,
    worth: int | None = None,
    across: bool = False,
) -> Picture:
    """A psychic's face: its power in a picture, its value if it is a ghost, and a few words in
    letters of that height; none if there is no room for them."""
    unit = width / _CARD_W
    chip = _worth(worth, said.printed, _of_card(_ACROSS if across else _DOWN), unit)
    face: tuple[Layer, ...]
    if letters:
        text = Words(
            said.brief,
            _of_card(Rect(4, 51, 55, 34)),
            _TEXT_ROOM * letters,
            _INK,
            bold=True,
            align="centre",
        )
        face = (
            Art("rest_in_peace/card-psychic"),
            Art(_portrait(said.number), _of_card(Rect(11.5, 18.5, 40, 30))),
            text,
        )
    else:
        face = (
            Art("rest_in_peace/card-psychic-small"),
            Art(_portrait(said.number), _of_card(Rect(5.5, 33, 52, 39))),
        )
    named = () if chip and not across else _named(said, unit, bool(letters))
    return (
        *face,
        *named,
        *_stars(said.number, 43.5 if letters else 77.5),
        *_value(said.printed, unit),
        *chip,
    )


def _named(said: Said, unit: float, readable: bool) -> tuple[Layer, ...]:
    """Its number, large where there are no words, unless its value leaves no room for it."""
    if readable:
        left = 7.0 if said.printed is None else 24.0
        where = Rect(left, 4, 57 - left, 12.6)
        return (Words(said.heading, _of_card(where), 9 * unit, MOON, bold=True),)
    if said.printed is not None:
        return ()
    return (Words(str(said.number), _of_card(Rect(7, 1.5, 50, 23)), 16 * unit, MOON, bold=True),)


def _stars(number: int, top: float) -> tuple[Layer, ...]:
    """Its level, on the sill of its window."""
    level = PSYCHICS[number].level
    left = (_CARD_W - 7 * level) / 2
    return tuple(Art(_STAR, _of_card(Rect(left + 7 * at, top, 7, 7))) for at in range(level))


def _value(printed: int | None, unit: float) -> tuple[Layer, ...]:
    if printed is None:
        return ()
    circle = Rect(2.5, 2, 19.5, 19.5)
    return (
        Shape(NIGHT, GHOST, _of_card(circle), radius=10 * unit, width=1.2 * unit),
        _figure(written(printed), _of_card(circle), 16 * unit, GHOST),
    )


def _worth(worth: int | None, printed: int | None, chip: Rect, unit: float) -> tuple[Layer, ...]:
    if worth is None or worth == printed:
        return ()
    return (
        Shape(PUMPKIN, PUMPKIN_EDGE, chip, radius=7 * unit, width=1.2 * unit),
        _figure(written(worth), chip, 16 * unit, NIGHT),
    )


def _figure(text: str, where: Rect, size: float, colour: str) -> Words:
    """A number in the middle of something that is hardly higher: its line may reach out, its
    figures do not."""
    rect = where._replace(y=where.y - where.h / 4, h=where.h * 1.5)
    return Words(text, rect, size, colour, bold=True, align="centre")


# ---- tabs -----------------------------------------------------------------------------------------


class _Tab:
    """A tab of that size: things stand in it one beside the other, from the left, as long as there
    is room. What its card counts now, if that is not its value, stands at the right, or alone."""

    def __init__(
        self, size: Rect, fill: str, rim: str, worth: tuple[int | None, int | None]
    ) -> None:
        self._size = size
        self.layers: list[Layer] = [_blank(fill, rim)]
        self._left, self._right = 3.0, size.w - 3.0
        counts, printed = worth
        if counts is not None and counts != printed:
            alone = size.w < 1.6 * size.h
            width = size.w - 6 if alone else min(size.h * 1.2, size.w / 2)
            self._right -= width
            chip = self._part(self._right, width, 0.84)
            self.layers += _worth(counts, printed, chip, size.h / 22)

    def _part(self, left: float, width: float, height: float) -> Rect:
        size = self._size
        return Rect(left / size.w, (1 - height) / 2, width / size.w, height)

    def write(self, text: str, colour: str) -> None:
        if self._right - self._left < self._size.h / 3:
            return  # what it counts has taken all of it
        width = min(self._size.h * (0.45 + 0.4 * len(text)), self._right - self._left)
        where = self._part(self._left, width, 0.9)
        self.layers.append(_figure(text, where, self._size.h * 0.78, colour))
        self._left += width + 2

    def show(self, asset: str, shape: float = 1.0, tint: str = "") -> None:
        """A drawing that is so many times as wide as high."""
        width = self._size.h * 0.78 * shape
        if width <= self._right - self._left:
            self.layers.append(Art(asset, self._part(self._left, width, 0.78), tint))
            self._left += width + 4


def ghost_tab(kind: Kind, value: int, size: Rect, tint: str, worth: int | None) -> Picture:
    """A ghost where many lie: its value, and what it counts."""
    tab = _Tab(size, _dark(tint), tint, (worth, value))
    tab.write(str(value), GHOST)
    tab.show(_parity(value))
    tab.show(_sign(kind), tint=tint)
    return tuple(tab.layers)


def psychic_tab(said: Said, size: Rect, worth: int | None) -> Picture:
    """A psychic where many lie: its value, or its number in the colours of its head."""
    ghost = said.printed is not None
    tab = _Tab(size, _PARCHMENT if ghost else _HEAD, VIOLET, (worth, said.printed))
    tab.write(
        str(said.number) if said.printed is None else written(said.printed), _INK if ghost else MOON
    )
    tab.show(_portrait(said.number), 4 / 3)
    return tuple(tab.layers)


def back_tab(card: Card, seat: int, size: Rect, tint: str) -> Picture:
    """A hidden card of that player's, where many lie."""
    width = 0.78 * size.h / size.w
    middle = Rect((1 - width) / 2, 0.11, width, 0.78)
    if is_ghost_sleeve(card.sleeve):
        return _blank(_dark(tint), tint), Art(_sign(FAMILIES[seat]), middle, tint)
    return _blank(_DEEP, VIOLET), Art(_STAR, middle)


def _blank(fill: str, rim: str) -> Shape:
    """A tab with nothing on it."""
    return Shape(fill, rim, radius=6, width=2.5)


def _dark(tint: str) -> str:
    """That colour, dark enough for light letters."""
    parts = (int(tint[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{part * 2 // 5:02x}" for part in parts)


# ---- signs ----------------------------------------------------------------------------------------


def locked(picture: Picture, size: Rect) -> Picture:
    """A card that only its owner sees."""
    side = min(size.w * 0.32, size.h * 0.9)
    part = Rect(1 - side / size.w - 0.03, 0.03, side / size.w, side / size.h)
    return (*picture, Art("rest_in_peace/lock", part))


def chosen(picture: Picture, width: float) -> Picture:
    """A card that was chosen, while another one is still to be."""
    return (*picture, Shape(line=PUMPKIN, radius=5 * width / _CARD_W, width=6))


def sign(seat: int) -> str:
    """The drawing that stands for that player's family: a leaf, or a bow."""
    return _sign(FAMILIES[seat])


def _sign(kind: Kind) -> str:
    return f"rest_in_peace/symbol-{kind}"


def _parity(value: int) -> str:
    return "rest_in_peace/snake" if value % 2 else "rest_in_peace/bat"


def _portrait(number: int) -> str:
    return f"rest_in_peace/psychic-{number:02}"


def mansion_picture(mansion: int) -> Picture:
    return (Art(mansion_asset(mansion)),)


def deciding(mansion: Picture) -> Picture:
    """With a trophy on it: it would win the game for somebody."""
    return (*mansion, Art("common/trophy", _TROPHY))


def mansion_asset(mansion: int) -> str:
    if is_castle(mansion):
        return f"rest_in_peace/castle-{mansion - 5}"
    return f"rest_in_peace/manor-{mansion + 1}"


def _of_card(rect: Rect) -> Rect:
    """Drawing units of a card as fractions of it."""
    return Rect(rect.x / _CARD_W, rect.y / _CARD_H, rect.w / _CARD_W, rect.h / _CARD_H)
