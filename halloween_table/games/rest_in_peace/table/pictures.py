"""What the pieces of Rest in Peace look like: pictures made of drawings, shapes and few words."""

from __future__ import annotations

from functools import cache

from halloween_table.contract.palette import GHOST, MOON, NIGHT, PUMPKIN, PUMPKIN_EDGE
from halloween_table.contract.pictures import Art, Layer, Picture, Rect, Shape, Words
from halloween_table.engine.translate import number as written

from ..rules.cards import FAMILIES, Card, Kind, is_castle, is_ghost_sleeve
from ..rules.psychics import PSYCHICS

_CARD_W, _CARD_H = 63.0, 88.0
_INK = "#2c1d45"
_STAR = "rest_in_peace/star"


def card_back(card: Card, seat: int) -> Picture:
    """A hidden card of that player's."""
    kind = FAMILIES[seat] if is_ghost_sleeve(card.sleeve) else Kind.PSYCHIC
    return (Art(f"rest_in_peace/back-{kind}"),)


@cache
def ghost_card(kind: Kind, value: int, width: float, worth: int | None = None) -> Picture:
    """A ghost's face; with what it counts now, if that is not its value."""
    unit = width / _CARD_W
    sign = "bat" if value % 2 == 0 else "snake"
    return (
        Art(f"rest_in_peace/card-{kind}"),
        Art(f"rest_in_peace/ghost-{kind}-{value}", _of_card(Rect(7, 20, 49, 49))),
        Words(str(value), _of_card(Rect(4, 0, 24, 23)), 23 * unit, GHOST, bold=True),
        Art(f"rest_in_peace/{sign}", _of_card(Rect(7, 69, 15, 15))),
        Art(f"rest_in_peace/symbol-{kind}", _of_card(Rect(44, 71, 12, 12))),
        *_worth(worth, value, unit),
    )


@cache
def psychic_card(
    number: int,
    heading: str,
    brief: str,
    width: float,
    printed: int | None = None,
    worth: int | None = None,
) -> Picture:
    """A psychic's face: its power in a picture and a few words, and its value if it is a ghost."""
    unit = width / _CARD_W
    level = PSYCHICS[number].level
    where = Rect(7, 4, 28, 12) if printed is None else Rect(22.5, 4, 17, 12)
    value: tuple[Layer, ...] = ()
    if printed is not None:
        circle = Rect(2.5, 2, 19, 19)
        value = (
            Shape(NIGHT, GHOST, _of_card(circle), radius=10 * unit, width=1.2 * unit),
            Words(written(printed), _of_card(circle), 15 * unit, GHOST, bold=True, align="centre"),
        )
    return (
        Art("rest_in_peace/card-psychic"),
        Art(f"rest_in_peace/psychic-{number:02}", _of_card(Rect(7.5, 19, 48, 36))),
        Words(heading, _of_card(where), 8 * unit, MOON, bold=True),
        *(Art(_STAR, _of_card(Rect(53 - 4.7 * at, 7, 6, 6))) for at in range(level)),
        Words(brief, _of_card(Rect(5, 58, 53, 26)), 8.6 * unit, _INK, bold=True, align="centre"),
        *value,
        *_worth(worth, printed, unit),
    )


def _worth(worth: int | None, printed: int | None, unit: float) -> tuple[Layer, ...]:
    if worth is None or worth == printed:
        return ()
    chip = Rect(38, 1.5, 23, 16)
    return (
        Shape(PUMPKIN, PUMPKIN_EDGE, _of_card(chip), radius=7 * unit, width=1.2 * unit),
        Words(written(worth), _of_card(chip), 14 * unit, NIGHT, bold=True, align="centre"),
    )


def locked(picture: Picture) -> Picture:
    """A card that only its owner sees."""
    return (*picture, Art("rest_in_peace/lock", _of_card(Rect(40, 3, 19, 19))))


def chosen(picture: Picture, width: float) -> Picture:
    """A card that was chosen, while another one is still to be."""
    return (*picture, Shape(line=PUMPKIN, radius=5 * width / _CARD_W, width=6))


def sign(seat: int) -> str:
    """The drawing that stands for that player's family."""
    return f"rest_in_peace/symbol-{FAMILIES[seat]}"


def mansion_picture(mansion: int) -> Picture:
    return (Art(mansion_asset(mansion)),)


def mansion_asset(mansion: int) -> str:
    if is_castle(mansion):
        return f"rest_in_peace/castle-{mansion - 5}"
    return f"rest_in_peace/manor-{mansion + 1}"


def _of_card(rect: Rect) -> Rect:
    """Drawing units of a card as fractions of it."""
    return Rect(rect.x / _CARD_W, rect.y / _CARD_H, rect.w / _CARD_W, rect.h / _CARD_H)
