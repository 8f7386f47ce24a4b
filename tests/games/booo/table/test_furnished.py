"""The rooms of the castle: no two alike, and none of them louder than walls, ghosts and ways."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from halloween_table.contract.pictures import Art
from halloween_table.games.booo.rules.tiles import TILES
from halloween_table.games.booo.table import pictures
from halloween_table.games.booo.table.plan import ROOM, WALL
from halloween_table.resources import assets_folder

pytestmark = pytest.mark.usefixtures("qapp")

FOLDER = assets_folder() / "booo"
ROOMS = sorted(path.stem for path in FOLDER.glob("room-*.svg"))
FINE = 4
"""Pixels for each unit of a drawing that is looked at closely."""
SMALL = 60
"""Pixels of a room in a small window."""


@cache
def drawn(room: str, size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    QSvgRenderer(str(FOLDER / f"{room}.svg")).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def light(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_every_room_of_the_box_has_its_own() -> None:
    arts = [
        layer.asset.removeprefix("booo/")
        for number in TILES
        for layer in pictures.tile_picture(number)
        if isinstance(layer, Art) and layer.asset.startswith("booo/room-")
    ]
    assert len(arts) == 36
    assert sorted(arts) == ROOMS


def test_walls_stand_over_what_is_in_a_room() -> None:
    for number in TILES:
        layers = pictures.tile_picture(number)
        kinds = [layer.asset for layer in layers if isinstance(layer, Art)]
        first_wall = min(
            at for at, kind in enumerate(kinds) if "/wall-" in kind or "/cross-" in kind
        )
        assert not any("/room-" in kind for kind in kinds[first_wall:])


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_in_a_room_reaches_under_its_walls(room: str) -> None:
    size, wall = round(ROOM) * FINE, round(WALL) * FINE
    image = drawn(room, size)
    floor = image.pixel(0, 0)
    beyond = [*range(0, wall, 3), *range(size - wall, size, 3)]
    for along in range(0, size, 3):
        for at in beyond:
            assert image.pixel(along, at) == image.pixel(at, along) == floor


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_is_quiet(room: str) -> None:
    """White and its rims stand out on every colour of it by 3 to 1 at least, the dark around walls
    and tokens is darker; and nothing in it is as bright a colour as any wall."""
    text = (FOLDER / f"{room}.svg").read_text()
    colours = [QColor(found) for found in re.findall(r"#[0-9a-f]{6}", text)]
    assert colours
    assert max(light(colour) for colour in colours) <= 0.25
    assert max(colour.hsvSaturation() * colour.value() for colour in colours) < 85 * 255
    assert len(text) < 2000


def test_rooms_are_told_apart_when_they_are_small() -> None:
    """By what stands in them, not by their floors alone: enough of their pixels differ clearly."""
    inside = range(WALL_PIXELS, SMALL - WALL_PIXELS)
    shades = {
        room: [light(QColor(drawn(room, SMALL).pixel(x, y))) for x in inside for y in inside]
        for room in ROOMS
    }
    for one, other in combinations(ROOMS, 2):
        pairs = zip(shades[one], shades[other], strict=True)
        apart = sum(abs(here - there) > 0.02 for here, there in pairs)
        assert apart > 0.2 * len(inside) ** 2, (one, other)


WALL_PIXELS = round(SMALL * WALL / ROOM)
