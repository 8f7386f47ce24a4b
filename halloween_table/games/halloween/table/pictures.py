"""What the things of Halloween look like: pictures made of drawings, shapes and few words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from halloween_table.contract.palette import (
    AMBER,
    FADED,
    MOON,
    MOSS,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    PUMPKIN,
    SeatColour,
)
from halloween_table.contract.pictures import WHOLE, Art, Layer, Picture, Rect, Shape, Words

from ..rules.bonuses import BONUSES, bonus_of
from ..rules.claims import CARDS_TO_END, POINTS
from ..rules.effects import Price, When
from ..rules.pending import Die
from ..rules.powers import CARDS
from ..rules.town import Action, Building, Level
from .rects import centred, part, picture_in
from .town_spots import FIGHT_SIGN

STREET = "#1a1629"
"""Below the facades, and the ground of the tray: the street at night."""
CELL = "#3a3355"
"""Where something can be done, or lies."""
HOLLOW = "#28223c"
RIDGE = "#544b75"
"""A hollow for a disc, and its rim."""
ACTION = {action: f"halloween/action-{action.name.lower()}" for action in Action}

WHEN = {when: f"halloween/when-{when}" for when in When}
"""When a card works."""
COLOUR = {level: level.name.lower() for level in Level}
"""How a level is called in the names of drawings."""
LIGHT = {
    Level.BLUE: "#9dbcff",
    Level.GREEN: "#86e0b4",
    Level.YELLOW: "#ffe680",
    Level.ORANGE: "#ffae6b",
    Level.RED: "#ff939b",
}
"""A level's colour for text on the dark."""
GAIN = "#a6e29c"
"""Of what somebody gains, or could."""
_ON_DIE = {
    Level.BLUE: "#ffffff",
    Level.GREEN: NIGHT,
    Level.YELLOW: NIGHT,
    Level.ORANGE: NIGHT,
    Level.RED: "#ffffff",
}
_DIE_MIDDLE = {
    Level.BLUE: (41, 21),
    Level.GREEN: (32, 26),
    Level.YELLOW: (33, 24),
    Level.ORANGE: (29, 20),
    Level.RED: (32, 24),
}
"""How far down the number stands on a die of 64, and how high it is."""


def ghost(level: Level) -> Picture:
    return (Art(f"halloween/ghost-{COLOUR[level]}"),)


def chosen_token(level: Level, chosen: bool) -> Picture:
    """A token; one that would be paid now has a rim."""
    rim = (Shape(line="#ffffff", radius=30, width=5),) if chosen else ()
    return (Art(token_asset(level)), *rim)


def token_asset(level: Level) -> str:
    return f"halloween/token-{COLOUR[level]}"


def symbol_asset(level: Level) -> str:
    return f"halloween/symbol-{COLOUR[level]}"


def bonus(token: int) -> Picture:
    return (Art(bonus_asset(token)),)


def bonus_asset(token: int) -> str:
    return f"halloween/bonus-{bonus_of(token).key}"


def card_asset(card: int) -> str:
    return f"halloween/card-{card:02}"


def card_ground(card: int) -> str:
    """Its colour: a coloured card is not grey."""
    return PANEL if CARDS[card].grey else "#35294f"


def claimed(card: int, tint: str, rect: Rect, spent: bool) -> Picture:
    """A card on the board of whoever has claimed it, in their colour; faint while its power is spent."""
    return (
        Shape(card_ground(card), tint, radius=min(9.0, rect.h / 5), width=min(3.0, rect.h / 12)),
        Art(
            card_asset(card), part(rect, picture_in(rect, rect.h / 14)), opacity=0.4 if spent else 1
        ),
    )


def card_slots(slots: tuple[Rect, ...], outer: Rect) -> Picture:
    """Where claimed cards will lie on a board; the one that ends the game bears a flag."""
    grounds = (Shape(HOLLOW, RIDGE, part(outer, slot), min(9.0, slot.h / 5), 1.5) for slot in slots)
    last = slots[CARDS_TO_END - 1 :][:1]
    flags = (
        Art(
            "halloween/step-end",
            part(outer, centred(slot, slot.h * 0.62, slot.h * 0.62)),
            opacity=0.6,
        )
        for slot in last
    )
    return (*grounds, *flags)


def price(price: Price, area: Rect, outer: Rect) -> Iterator[Layer]:
    """A dot for each token, and between two that must differ in colour a sign that they are not
    equal; from the left, in a part of the outer rectangle."""
    least, most = (0.56, 0.9) if price.different else (0.14, 0.14)
    size = min(area.h * 0.6, area.w / (price.tokens + (price.tokens - 1) * least))
    between = min(most, (area.w / size - price.tokens) / max(1, price.tokens - 1))
    for number in range(price.tokens):
        left = area.x + number * size * (1 + between)
        dot = Rect(left, area.y + (area.h - size) / 2, size, size)
        yield Shape(MUTED, rect=part(outer, dot), radius=size / 2)
        if price.different and number:
            sign = centred(dot._replace(x=left - between * size, w=between * size), size, size)
            yield Art("halloween/unequal", part(outer, sign))


def tag(of: Price, rect: Rect) -> Picture:
    """A price, and the points that it buys."""
    sign = min(24.0, rect.w * 0.2)
    number = Rect(rect.x + rect.w - 16, rect.y, 15, rect.h)
    coin = Rect(number.x - sign - 2, rect.y + (rect.h - sign) / 2, sign, sign)
    dots = Rect(rect.x + 4, rect.y, coin.x - rect.x - 7, rect.h)
    return (
        Shape(STREET, radius=9),
        *price(of, dots, rect),
        Art("halloween/point", part(rect, coin)),
        Words(str(POINTS), part(rect, number), 22, MOON, bold=True),
    )


SPHERE: Picture = (Art("halloween/sphere"),)


def building_asset(building: Building) -> str:
    return f"halloween/building-{building.name.lower()}"


@cache
def disc(colour: SeatColour) -> Picture:
    """With the sign of the seat: colour never stands alone."""
    return (
        Art("halloween/disc", tint=colour.tint),
        Art(colour.symbol, Rect(9 / 32, 8 / 32, 14 / 32, 14 / 32), NIGHT),
    )


@cache
def pumpkin(colour: SeatColour, common: bool = False) -> Picture:
    sign = Rect(0.58, 0.58, 0.42, 0.42)
    badge: Picture = (
        Shape(NIGHT, rect=sign, radius=9),
        Art(colour.symbol, sign.within(Rect(0.14, 0.14, 0.72, 0.72)), colour.tint),
    )
    if common:
        return (Art("halloween/pumpkin-common"), *badge)
    return (Art("halloween/pumpkin", tint=colour.tint), *badge)


def pumpkin_pile(colour: SeatColour, common: bool) -> tuple[Art]:
    if common:
        return (Art("halloween/pumpkin-common"),)
    return (Art("halloween/pumpkin", tint=colour.tint),)


def space(level: Level, points: int, rect: Rect = WHOLE, size: float = 21) -> Picture:
    """A haunting space."""
    return (
        Art(f"halloween/space-{COLOUR[level]}", rect),
        Words(str(points), rect, size, "#ffffff", bold=True, align="centre"),
    )


def die(die: Die, size: float) -> Picture:
    """A die and what it shows; one that was not rolled yet shows nothing."""
    unit = size / 64
    body = Art(f"halloween/die-{COLOUR[die.level]}")
    if not die.value:
        return (body,)
    middle, high = _DIE_MIDDLE[die.level]
    where = Rect(0.1, (middle - high) / 64, 0.8, 2 * high / 64)
    number = Words(
        str(die.value), where, high * unit * 1.1, _ON_DIE[die.level], bold=True, align="centre"
    )
    return (body, number)


def power_asset(by: int) -> str:
    """The drawing of a card, or of a bonus kind where the number is below zero."""
    return card_asset(by) if by > 0 else f"halloween/bonus-{BONUSES[-by - 1].key}"


def tick(rect: Rect, radius: float) -> Picture:
    """Something is done."""
    return (
        Shape(MOSS, rect=rect, radius=radius),
        Art("common/icon-check", rect.within(Rect(0.12, 0.12, 0.76, 0.76))),
    )


def fighter(sign: str, colour: str, rect: Rect) -> Picture:
    """A frame around a ghost in a fight, and what it fights with above it."""
    size = FIGHT_SIGN
    frame = Rect(0, size - 8, rect.w, rect.h - size + 8)
    chip = Rect((rect.w - size) / 2, 0, size, size)
    return (
        Shape(line=NIGHT, rect=_of(rect, frame), radius=14, width=7),
        Shape(line=colour, rect=_of(rect, frame.inset(1.5)), radius=13, width=4),
        Shape(NIGHT, colour, _of(rect, chip), size / 2, 3),
        Art(sign, _of(rect, chip.inset(5))),
    )


# ---- buttons ----------------------------------------------------------------------------------------

Look = Literal["chief", "other", "faded"]
_BUTTONS: dict[Look, tuple[str, str, str]] = {
    "chief": (MOSS, MOON, NIGHT),
    "other": (PANEL, AMBER, MOON),
    "faded": (PANEL, PANEL_EDGE, FADED),
}
"""Fill, edge and ink."""


def button(
    caption: str,
    icon: str,
    rect: Rect,
    look: Look,
    alike: tuple[str, ...] = (),
    signed: bool = False,
) -> Picture:
    """`alike`: what the buttons beside it say; `signed`: whether one of them has a sign."""
    fill, edge, ink = _BUTTONS[look]
    size = min(44.0, rect.h * 0.6)
    sign: list[Layer] = []
    left = size + 14 if signed else 6.0
    if icon:
        where = _of(rect, Rect(10, (rect.h - size) / 2, size, size))
        if look == "chief":
            sign.append(Shape(NIGHT, rect=where, radius=10))
        sign.append(Art(icon, where, opacity=0.4 if look == "faded" else 1))
        left = size + 14
    low = 1.0 if rect.h < 60 else 4.0
    words = _of(rect, Rect(left, low, rect.w - left - 6, rect.h - 2 * low))
    return (
        Shape(fill, edge, radius=16, width=3),
        *sign,
        Words(caption, words, 26, ink, True, "centre", alike),
    )


def rest(caption: str, discs: int, rect: Rect, able: bool) -> Picture:
    """The button that lets a section rest, with the discs that come back."""
    ink = MOON if able else FADED
    side = min(rect.h * 0.66, 48.0)
    back: Picture = ()
    if discs:
        where = _of(rect, Rect(rect.w - 46, 2, 38, rect.h - 4))
        back = (Words(f"+{discs}", where, 23, ink, True, "right"),)
    words = _of(rect, Rect(side + 16, 2, rect.w - side - 64, rect.h - 4))
    return (
        Shape(CELL if able else PANEL, AMBER if able else PANEL_EDGE, radius=14, width=2),
        Art(
            "halloween/action-rest",
            _of(rect, Rect(10, (rect.h - side) / 2, side, side)),
            opacity=1 if able else 0.4,
        ),
        Words(caption, words, 23, ink, bold=True),
        *back,
    )


def trade(level: Level, into: Level, up: bool, rect: Rect) -> Picture:
    """Two tokens for one of the next higher level, or one for two of the next lower."""
    given, got = (2, 1) if up else (1, 2)
    arrow = 20.0
    size = min(48.0, rect.h - 16, (rect.w - arrow - 10) / 2.4)
    step, top = size * 0.4, (rect.h - size) / 2
    left = (rect.w - 2 * size - step - arrow) / 2
    layers: list[Layer] = [Shape(CELL, AMBER, radius=12, width=2)]
    for at in range(given):
        spot = Rect(left + at * step, top, size, size)
        layers.append(Art(token_asset(level), _of(rect, spot)))
    left += size + (given - 1) * step
    layers.append(Words("→", _of(rect, Rect(left, top, arrow, size)), 22, MOON, True, "centre"))
    for at in range(got):
        spot = Rect(left + arrow + at * step, top, size, size)
        layers.append(Art(token_asset(into), _of(rect, spot)))
    return tuple(layers)


# ---- the tray -----------------------------------------------------------------------------------


def last_round(caption: str, rect: Rect) -> Picture:
    """A flag, and the words where there is room for them."""
    flag = rect.h * 0.76
    ground = Shape("#4a2f1d", PUMPKIN, radius=10, width=2)
    if rect.w < 2 * rect.h:
        return (ground, Art("halloween/step-end", Rect(0.12, 0.12, 0.76, 0.76)))
    words = _of(rect, Rect(flag + 14, 0, rect.w - flag - 18, rect.h))
    return (
        ground,
        Art("halloween/step-end", _of(rect, Rect(8, rect.h * 0.12, flag, flag))),
        Words(caption, words, 19, AMBER, bold=True),
    )


def upgrade_price(level: Level, cost: int, outer: Rect, cell: Rect) -> Picture:
    """A ghost, what it becomes, and how many scares that costs, in a cell of the outer rectangle."""
    high = min(cell.h * 0.52, cell.h - 40)
    wide, arrow, top = high * 0.75, 18.0, cell.y + 4
    left = cell.x + (cell.w - 2 * wide - arrow) / 2
    ghosts = [
        Art(f"halloween/ghost-{COLOUR[of]}", part(outer, Rect(x, top, wide, high)))
        for of, x in ((level, left), (Level(level + 1), left + wide + arrow))
    ]
    sign, bottom = 26.0, cell.y + cell.h - 32
    scare = Rect(cell.x + cell.w / 2 - sign - 2, bottom, sign, sign)
    number = Rect(cell.x + cell.w / 2 + 4, bottom - 2, cell.w / 2 - 6, sign + 4)
    between = Rect(left + wide, top, arrow, high)
    return (
        Shape(CELL, rect=part(outer, cell), radius=10),
        *ghosts,
        Words("→", part(outer, between), 20, MOON, True, "centre"),
        Art("halloween/scare", part(outer, scare)),
        Words(str(cost), part(outer, number), 25, MOON, bold=True),
    )


def _of(rect: Rect, inner: Rect) -> Rect:
    """A part in scene units, counted from the corner, as fractions."""
    return Rect(inner.x / rect.w, inner.y / rect.h, inner.w / rect.w, inner.h / rect.h)
