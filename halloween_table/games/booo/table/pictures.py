"""What Booo! looks like: tiles with their walls, the frame, guests, buttons. Drawings, shapes, few words."""

from __future__ import annotations

from functools import cache

from halloween_table.contract.palette import (
    AMBER,
    BLOOD_TEXT,
    FADED,
    MOON,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    PUMPKIN,
    PUMPKIN_EDGE,
)
from halloween_table.contract.pictures import Art, Layer, Picture, Rect, Shape, Words

from ..rules.castle import TILE, TILE_ROOMS, Cell, Colour, is_room
from ..rules.tiles import TILES
from . import layout

HUES = {
    Colour.WHITE: "#f2f4ff",
    Colour.YELLOW: "#ffd23f",
    Colour.RED: "#c4262f",
    Colour.GREEN: "#58b04f",
    Colour.BLUE: "#2653cc",
    Colour.VIOLET: "#c6a9f8",
}
"""The colours that the drawings of the walls have."""

_STONE = "#1f1b2d"
_RIM = "#0f0d18"


@cache
def tile_picture(number: int) -> Picture:
    """A castle tile: floors, then the walls that stand on it."""
    whole = layout.tile_rect(0)
    layers: list[Layer] = [Shape(_STONE)]
    for row in range(TILE):
        for column in range(TILE):
            cell = Cell(row, column)
            part = _part(layout.cell_rect(cell), whole)
            if not is_room(cell):
                layers.append(Art("booo/floor-corridor", part))
    for at, room in enumerate(TILE_ROOMS):
        floor = "booo/floor-room" if (at + number) % 2 else "booo/floor-room-2"
        layers.append(Art(floor, _part(layout.cell_rect(room), whole)))
    for edge, colour in TILES[number].walls.items():
        rect = layout.wall_rect(edge)
        kind = "wall" if max(rect.w, rect.h) > layout.CORRIDOR else "cross"
        turn = 0 if rect.w > rect.h else 1
        layers.append(Art(f"booo/{kind}-{colour}", _part(rect, whole), turn=turn))
    return tuple(layers)


@cache
def frame_picture() -> Picture:
    """The frame, and the corridor along the last row and column, which belongs to it."""
    inside = _part(layout.CASTLE, layout.FRAME)
    layers: list[Layer] = [
        Shape("#3a2c25", "#1b1411", radius=16, width=4),
        Shape(_STONE, _RIM, inside, width=3),
    ]
    for at in range(layout.LAST_ROW + 1):
        for cell in {Cell(at, layout.LAST_ROW), Cell(layout.LAST_ROW, at)}:
            layers.append(Art("booo/floor-corridor", _part(layout.cell_rect(cell), layout.FRAME)))
    return tuple(layers)


def sign_picture(kind: str, at: int, lit: bool) -> Picture:
    """A coat of arms or a portrait; lit where the guest is."""
    drawing = Art(f"booo/{kind}-{at + 1}", Rect(0.06, 0.06, 0.88, 0.88))
    return (Shape("#6b4a1e", AMBER, radius=8, width=4), drawing) if lit else (drawing,)


def guest_picture(guest: int) -> Picture:
    """A face with its number."""
    badge = Rect(0.56, 0.6, 0.44, 0.4) if guest < 10 else Rect(0.42, 0.6, 0.58, 0.4)
    return (
        Art(f"booo/guest-{guest:02}"),
        Shape(NIGHT, MOON, badge, radius=7, width=1.5),
        Words(str(guest), badge.inset(0.02), 19, MOON, bold=True, align="centre"),
    )


def wall_tile_picture(colour: Colour) -> Picture:
    return (Art(f"booo/walltile-{colour}"),)


@cache
def trail_rim(colour: Colour) -> Picture:
    """Under the pieces of a way, so that they stand out on every floor."""
    return (Shape("#6d6390" if colour is Colour.WHITE else "#ffffff", radius=9),)


@cache
def trail_picture(colour: Colour) -> Picture:
    """A piece of the way, in the colour that was in force."""
    return (Shape(HUES[colour], radius=1),)


@cache
def turn_picture(colour: Colour) -> Picture:
    """Where the ghost jumps or the colour changes: the colour from there on."""
    return (Shape("", "#ffffff", radius=14, width=9), Shape("", HUES[colour], radius=12, width=6))


@cache
def dot_picture(colour: Colour) -> Picture:
    """A bit of a jump from trapdoor to trapdoor."""
    return (Shape(HUES[colour], "#ffffff", radius=7, width=2),)


SHORTEST: Picture = (Shape("#a0f4e9c1", radius=8),)
"""A piece of a way that nobody has shown."""
CROSSED: Picture = (Shape("", "#ffffff", radius=8, width=5),)
"""Around a wall that was crossed."""
STOPPED: Picture = (Shape("#50cf3b40", BLOOD_TEXT, radius=8, width=5),)
"""Around the wall that has ended a claim."""
GOAL: Picture = (Shape("#50f2b04a", AMBER, radius=14, width=4),)
"""Under the guest that everybody looks for, and under trapdoors that can be jumped to."""


def button_picture(caption: str, size: float = 27) -> Picture:
    """The one thing to press now."""
    return (
        Shape(PUMPKIN, PUMPKIN_EDGE, radius=16, width=3),
        Words(caption, Rect(0.04, 0.05, 0.92, 0.9), size, NIGHT, bold=True, align="centre"),
    )


def quiet_button(caption: str, size: float = 23) -> Picture:
    return (
        Shape(PANEL, PANEL_EDGE, radius=14, width=3),
        Words(caption, Rect(0.05, 0.05, 0.9, 0.9), size, MOON, bold=True, align="centre"),
    )


KEY_CAP = Rect(0.03, 0.1, 0.23, 0.8)
"""Where a seat's key is shown on its button."""
_BESIDE_KEY = Rect(0.3, 0.06, 0.65, 0.88)


def claim_picture(caption: str, tint: str, alive: bool) -> Picture:
    """The button that claims the guest; dark while it is dead."""
    if alive:
        return (
            Shape(tint, "#ffffff", radius=12, width=2),
            Words(caption, _BESIDE_KEY, 21, NIGHT, bold=True, align="centre"),
        )
    return _dead_button(caption)


def hand_picture(caption: str, alive: bool, up: bool) -> Picture:
    if up:
        return (
            Shape(MOON, "#ffffff", radius=12, width=2),
            Words(caption, _BESIDE_KEY, 19, NIGHT, bold=True, align="centre"),
        )
    if alive:
        return (
            Shape(PANEL_EDGE, MOON, radius=12, width=2),
            Words(caption, _BESIDE_KEY, 19, MOON, bold=True, align="centre"),
        )
    return _dead_button(caption)


def _dead_button(caption: str) -> Picture:
    return (
        Shape("#241f38", PANEL_EDGE, radius=12, width=2),
        Words(caption, _BESIDE_KEY, 19, FADED, bold=True, align="centre"),
    )


def colour_picture(colour: Colour, name: str, key: str, state: str) -> Picture:
    """A big button: the wall itself, its symbol, its name and key. `state`: free, held, now or
    dead."""
    edge = {"free": MOON, "held": BLOOD_TEXT, "now": "#ffffff", "dead": PANEL_EDGE}[state]
    fill = {"free": PANEL_EDGE, "held": PANEL, "now": "#54497a", "dead": "#241f38"}[state]
    dim = 0.35 if state == "dead" else 1.0
    layers: list[Layer] = [
        Shape(fill, edge, radius=14, width=6 if state == "now" else 3),
        Art(f"booo/symbol-{colour}", Rect(0.04, 0.08, 0.3, 0.48), opacity=dim),
        Art(f"booo/wall-{colour}", Rect(0.38, 0.14, 0.57, 0.2), opacity=dim),
        Art(f"booo/wall-{colour}", Rect(0.38, 0.36, 0.57, 0.2), opacity=dim),
        Words(
            name,
            Rect(0.05, 0.58, 0.78, 0.38),  # beside the key, however long it is
            25,
            FADED if state == "dead" else MOON,
            bold=True,
            align="centre",
        ),
    ]
    if state == "held":
        layers.append(Art("booo/wrong", Rect(0.03, 0.04, 0.32, 0.52)))
    if state in ("free", "held"):
        layers.append(Words(key, Rect(0.87, 0.66, 0.09, 0.28), 17, MUTED, align="right"))
    return tuple(layers)


def jump_picture(row: int, column: int, rect: Rect) -> Picture:
    """A button with the coat of arms and the portrait of the room behind the other trapdoor."""
    signs = "booo/trapdoor", f"booo/arms-{row + 1}", f"booo/portrait-{column + 1}"
    size = min(rect.w / len(signs), rect.h) * 0.8
    left = rect.x + (rect.w - (len(signs) * 1.2 - 0.2) * size) / 2
    top = rect.y + (rect.h - size) / 2
    return (
        Shape(PANEL_EDGE, MOON, radius=14, width=3),
        *(
            Art(sign, _part(Rect(left + at * size * 1.2, top, size, size), rect))
            for at, sign in enumerate(signs)
        ),
    )


def _part(rect: Rect, whole: Rect) -> Rect:
    """The rectangle as fractions of a whole one."""
    return Rect(
        (rect.x - whole.x) / whole.w,
        (rect.y - whole.y) / whole.h,
        rect.w / whole.w,
        rect.h / whole.h,
    )
