"""Rooms that tables are laid out for, and what has to hold in each of them, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.arrangement import Arrangement, Room

from ..app.fitting import arrangement_misfits, collisions

STRIP = 78
"""Pixels of a window above its table."""
LOG = 236
"""Pixels of a window beside its table while the log is open."""


def _in_window(width: int, height: int, log: bool = False) -> Room:
    return Room(width - (LOG if log else 0), height - STRIP)


USUAL, SMALL = _in_window(1280, 800), _in_window(1024, 700)
ROOMS = {
    "1280 × 800": USUAL,
    "1280 × 800 with the log": _in_window(1280, 800, log=True),
    "1024 × 700": SMALL,
    "1024 × 700 with the log": _in_window(1024, 700, log=True),
    "1024 × 768": _in_window(1024, 768),
    "square": _in_window(900, 900),
    "1366 × 768": _in_window(1366, 768),
    "1920 × 1080": _in_window(1920, 1080),
    "2560 × 1440": _in_window(2560, 1440),
    "3840 × 2160": _in_window(3840, 2160),
}
TALL = {
    "tablet upright": _in_window(800, 1100),
    "half of a wide screen": _in_window(960, 1080),
    "slender": _in_window(700, 1150),
    "1080 × 1920": _in_window(1080, 1920),
}
"""Higher than wide."""
TALLEST = {**TALL, "1080 × 1920 with the log": _in_window(1080, 1920, log=True)}
_LEAST_LETTERS = {USUAL: 11, SMALL: 9}
_LEAST_TARGET = 40
"""Pixels of a button, either way, in a usual window."""


def faults(
    arrangement: Arrangement, room: Room, breakable: frozenset[str] = frozenset()
) -> list[str]:
    """Everything that is wrong with a table laid out for that room: it leaves room unused, things
    lie off it or on each other, letters are cut or too small to be read, buttons too small to be
    touched."""
    scale = room.pixels(arrangement.size)
    smallest = _least_letters(room)
    return [
        *_unused(arrangement, room),
        *collisions(arrangement),
        *arrangement_misfits(arrangement, scale, smallest, breakable, printed=smallest),
        *_small_targets(arrangement, room),
    ]


def _least_letters(room: Room) -> float:
    """Pixels: as many as in the largest of the measured windows that is not larger."""
    if room.width >= USUAL.width and room.height >= USUAL.height:
        return _LEAST_LETTERS[USUAL] * min(room.height / USUAL.height, room.width / USUAL.width)
    return _LEAST_LETTERS[SMALL] if room.width >= SMALL.width else 8


def _unused(arrangement: Arrangement, room: Room) -> Iterator[str]:
    scale = room.pixels(arrangement.size)
    used = arrangement.size[0] * arrangement.size[1] * scale**2 / (room.width * room.height)
    if used < 0.99:
        yield f"only {used:.0%} of the room is used"


def _small_targets(arrangement: Arrangement, room: Room) -> Iterator[str]:
    scale = room.pixels(arrangement.size)
    if room.width < USUAL.width or room.height < USUAL.height:
        return
    for place in arrangement.places:
        least = min(place.rect.w, place.rect.h) * scale
        if place.button and least < _LEAST_TARGET - 0.01:
            yield f"{place.id} is only {least:.0f} pixels across"
