"""What Booo! looks like: tiles with their walls, the frame, guests, buttons. Drawings, shapes, few words."""

from __future__ import annotations

from functools import cache, lru_cache

from attrs import frozen

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
from halloween_table.table.look.looks import key_cap

from ..rules.castle import TILE, TILE_ROOMS, Cell, Colour, is_room
from ..rules.tiles import TILES
from .panel import RIM_OF_KEY
from .plan import CORRIDOR, LAST_ROW, PAPER, WALL, centred, part

HUES = {
    Colour.WHITE: "#f2f4ff",
    Colour.YELLOW: "#ffd23f",
    Colour.RED: "#c4262f",
    Colour.GREEN: "#58b04f",
    Colour.BLUE: "#2653cc",
    Colour.VIOLET: "#c6a9f8",
}
"""The colours that the drawings of the walls have."""

_ROOMS = {
    1: ("library", "well", "kitchen", "spiders"),
    2: ("bedroom", "bath", "nursery", "dressing"),
    3: ("crypt", "throne", "greenhouse", "maproom"),
    4: ("laboratory", "clockroom", "attic", "smithy"),
    5: ("dining", "armoury", "treasury", "dungeon"),
    6: ("chapel", "cellar", "hearth", "trophies"),
    7: ("mushrooms", "music", "study", "gallery"),
    8: ("pantry", "observatory", "cauldron", "aviary"),
    9: ("games", "spinning", "graveyard", "broomcloset"),
}
"""What stands in the four rooms of each tile: no two rooms of a castle are alike."""
_KEPT = 256
"""Pictures of each kind that are not made anew: those of a few rooms."""
_LONGEST_CROSS = CORRIDOR / WALL + 0.5
"""How many times as long as it is thick a wall across a corridor is at most."""
_STONE = "#1f1b2d"
_RIM = "#0f0d18"
_OUTLINE = "#8f84ab"
"""Around a slot with nothing in it."""


@cache
def tile_picture(number: int) -> Picture:
    """A castle tile: floors, then the walls that stand on it."""
    whole = PAPER.tile(0)
    layers: list[Layer] = [Shape(_STONE)]
    for row in range(TILE):
        for column in range(TILE):
            cell = Cell(row, column)
            if not is_room(cell):
                layers.append(Art("booo/floor-corridor", part(PAPER.cell(cell), whole)))
    for room, furniture in zip(TILE_ROOMS, _ROOMS[number], strict=True):
        layers.append(Art(f"booo/room-{furniture}", part(PAPER.cell(room), whole)))
    for edge, colour in TILES[number].walls.items():
        rect = PAPER.wall(edge)
        layers.append(_wall(colour, rect, whole, max(rect.w, rect.h) > CORRIDOR))
    return tuple(layers)


def _wall(colour: Colour, rect: Rect, whole: Rect, long: bool) -> Art:
    kind, turn = "wall" if long else "cross", 0 if rect.w > rect.h else 1
    return Art(f"booo/{kind}-{colour}", part(rect, whole), turn=turn)


@lru_cache(_KEPT)
def stopped_picture(colour: Colour, wall: Rect, rect: Rect) -> Picture:
    """The wall that has ended a claim, in a frame."""
    long = max(wall.w, wall.h) > _LONGEST_CROSS * min(wall.w, wall.h)
    frame = Shape("#50cf3b40", BLOOD_TEXT, radius=8, width=5)
    return (Shape(_STONE, rect=part(wall, rect)), _wall(colour, wall, rect, long), frame)


@cache
def frame_picture() -> Picture:
    """The frame, and the corridor along the last row and column, which belongs to it."""
    inside = part(PAPER.inside, PAPER.frame)
    layers: list[Layer] = [
        Shape("#3a2c25", "#1b1411", radius=16, width=4),
        Shape(_STONE, _RIM, inside, width=3),
    ]
    for at in range(LAST_ROW + 1):
        for cell in {Cell(at, LAST_ROW), Cell(LAST_ROW, at)}:
            layers.append(Art("booo/floor-corridor", part(PAPER.cell(cell), PAPER.frame)))
    return tuple(layers)


@cache
def sign_picture(kind: str, at: int, lit: bool) -> Picture:
    """A coat of arms or a portrait; lit where the guest is."""
    drawing = Art(f"booo/{kind}-{at + 1}", Rect(0.06, 0.06, 0.88, 0.88))
    return (Shape("#6b4a1e", AMBER, radius=8, width=4), drawing) if lit else (drawing,)


@cache
def guest_picture(guest: int, numbered: bool = False) -> Picture:
    """A face; with its number where there is room for one."""
    face = Art(f"booo/guest-{guest:02}")
    if not numbered:
        return (face,)
    badge = Rect(0.54, 0.54, 0.46, 0.46) if guest < 10 else Rect(0.36, 0.54, 0.64, 0.46)
    return (
        face,
        Shape(NIGHT, MOON, badge, radius=8, width=1.5),
        Words(str(guest), badge, 22, MOON, bold=True, align="centre"),
    )


@cache
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
GOAL: Picture = (Shape("#50f2b04a", AMBER, radius=14, width=4),)
"""Under the guest that everybody looks for, and under trapdoors that can be jumped to."""


def button_picture(caption: str, size: float = 30) -> Picture:
    """The one thing to press now."""
    return (
        Shape(PUMPKIN, PUMPKIN_EDGE, radius=16, width=3),
        Words(caption, Rect(0.04, 0.05, 0.92, 0.9), size, NIGHT, bold=True, align="centre"),
    )


def quiet_button(caption: str, size: float = 25) -> Picture:
    return (
        Shape(PANEL, PANEL_EDGE, radius=14, width=3),
        Words(caption, Rect(0.05, 0.05, 0.9, 0.9), size, MOON, bold=True, align="centre"),
    )


# ---- keys and buttons -------------------------------------------------------------------------------


@lru_cache(_KEPT)
def key_on(button: Rect, size: float) -> Rect:
    """Where a seat's key of that size is shown on its button, in fractions."""
    key = centred(button, size, size)._replace(x=button.x + RIM_OF_KEY)
    return part(key, button)


def _beside_key(button: Rect, size: float) -> Rect:
    key = button.within(key_on(button, size))
    left = key.x + key.w + RIM_OF_KEY
    return part(Rect(left, button.y + 3, button.x + button.w - 5 - left, button.h - 6), button)


_LETTERS, _SMALLEST = 0.42, 0.45
"""Letters beside a key: a share of the button's height; and what they shrink to."""


@frozen
class KeyButton:
    """A button of a seat, with its key."""

    rect: Rect
    key: float
    """How large the key is."""
    beside: tuple[tuple[str, Rect], ...]
    """All that this button and its neighbour ever say, and which of them: whoever presses either,
    letters stay of one size on both."""

    def picture(self, caption: str, fill: str, line: str, colour: str) -> Picture:
        size = min(max(_LETTERS * self.rect.h, 22), 36)
        where = _beside_key(self.rect, self.key)
        alike = tuple(
            (text, rect.within(_beside_key(rect, self.key)).w) for text, rect in self.beside
        )
        words = Words(caption, where, size, colour, True, "centre", (), _SMALLEST, alike)
        return Shape(fill, line, radius=12, width=2), words


@lru_cache(_KEPT)
def claim_picture(caption: str, tint: str, alive: bool, button: KeyButton) -> Picture:
    """The button that claims the guest; dark while it is dead."""
    return button.picture(caption, tint, "#ffffff", NIGHT) if alive else _dead(caption, button)


@lru_cache(_KEPT)
def hand_picture(caption: str, alive: bool, up: bool, button: KeyButton) -> Picture:
    if up:
        return button.picture(caption, MOON, "#ffffff", NIGHT)
    return button.picture(caption, PANEL_EDGE, MOON, MOON) if alive else _dead(caption, button)


def _dead(caption: str, button: KeyButton) -> Picture:
    return button.picture(caption, "#241f38", PANEL_EDGE, FADED)


@lru_cache(_KEPT)
def looking_picture(caption: str, up: bool) -> Picture:
    """A computer has no button, but everybody sees its hand."""
    if not up:
        return (Words(caption, Rect(0.04, 0.05, 0.92, 0.9), 25, MUTED, align="centre"),)
    return (
        Shape(MOON, "#ffffff", radius=12, width=2),
        Words(caption, Rect(0.04, 0.05, 0.92, 0.9), 25, NIGHT, bold=True, align="centre"),
    )


@lru_cache(_KEPT)
def colour_picture(colour: Colour, name: str, key: str, state: str, button: Rect) -> Picture:
    """A big button: its key, its symbol, the wall itself, and below them its name. `state`: free,
    held, now or dead."""
    edge = {"free": MOON, "held": BLOOD_TEXT, "now": "#ffffff", "dead": PANEL_EDGE}[state]
    fill = {"free": PANEL_EDGE, "held": PANEL, "now": "#54497a", "dead": "#241f38"}[state]
    dim = 0.35 if state == "dead" else 1.0
    inner = button.inset(RIM_OF_KEY)
    high, size = 0.54 * inner.h, min(0.54 * inner.h, 0.3 * inner.w)
    keyed = state in ("free", "held")
    cap = centred(Rect(inner.x, inner.y, 0.8 * size, high), 0.8 * size, 0.8 * size)
    left = inner.x + (cap.w + RIM_OF_KEY if keyed else 0)
    symbol = part(centred(Rect(left, inner.y, size, high), size, size), button)
    left += size + RIM_OF_KEY
    walls = [
        part(Rect(left, inner.y + at * high, inner.x + inner.w - left, 0.36 * high), button)
        for at in (0.1, 0.54)
    ]
    below = Rect(inner.x, inner.y + high, inner.w, inner.h - high)
    layers: list[Layer] = [
        Shape(fill, edge, radius=14, width=6 if state == "now" else 3),
        Art(f"booo/symbol-{colour}", symbol, opacity=dim),
        *(Art(f"booo/wall-{colour}", wall, opacity=dim) for wall in walls),
        Words(
            name,
            part(below, button),
            min(0.8 * below.h, 34),
            FADED if state == "dead" else MOON,
            bold=True,
            align="centre",
        ),
    ]
    if state == "held":
        layers.append(Art("booo/wrong", symbol))
    if keyed:
        layers += key_cap(key, part(cap, button), cap.h)
    return tuple(layers)


@lru_cache(_KEPT)
def jump_picture(row: int, column: int, rect: Rect) -> Picture:
    """A button with the coat of arms and the portrait of the room behind the other trapdoor."""
    signs = f"booo/arms-{row + 1}", f"booo/portrait-{column + 1}"
    door = "booo/trapdoor"
    rows = ((door, *signs),) if rect.w > 2 * rect.h else ((door,), signs)
    size = 0.84 * min(rect.w / len(rows[-1]), rect.h / len(rows))
    layers: list[Layer] = [Shape(PANEL_EDGE, MOON, radius=14, width=3)]
    for down, drawn in enumerate(rows):
        top = rect.h / 2 + (down - len(rows) / 2) * size
        for across, sign in enumerate(drawn):
            left = rect.w / 2 + (across - len(drawn) / 2) * size
            spot = Rect(rect.x + left, rect.y + top, size, size)
            layers.append(Art(sign, part(spot.inset(0.06 * size), rect)))
    return tuple(layers)


# ---- what wins the game -----------------------------------------------------------------------------


@lru_cache(_KEPT)
def slots_picture(slots: tuple[Rect, ...], taken: int, whole: Rect, round_ones: bool) -> Picture:
    """Outlines for what is still missing to win; the last one shines."""
    last = AMBER if 0 < taken == len(slots) - 1 else _OUTLINE
    return tuple(
        Shape(
            _STONE,
            last,
            part(slot.inset(1), whole),
            radius=slot.w / 2 if round_ones else 0.16 * slot.w,
            width=4 if last is AMBER else 2.5,
        )
        for slot in slots[taken:]
    )
