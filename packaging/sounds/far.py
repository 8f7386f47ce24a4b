"""What is heard far off now and then while an ambience goes round: at a time and in an order that nobody
knows, so that no evening sounds like the one before.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from .craft import (
    BAR,
    BELL,
    STRING,
    Mode,
    Recipe,
    Signal,
    band,
    fall,
    glide,
    hill,
    hz,
    low,
    mix,
    noise,
    ring,
    room,
    rustle,
    shaped,
    trembling,
    voice,
    whoosh,
)


def _far(signal: Signal) -> Signal:
    """From beyond the yard, or from the other end of the house."""
    return room(low(signal, 2600), 0.4, 5)


def _owl(pitch: float) -> Recipe:
    def call(dice: Random) -> Signal:
        first = shaped(voice("uu", (pitch, pitch * 1.05, pitch), 0.34, 0.01, 0.2, dice), hill(0.4))
        second = voice("uu", (pitch, pitch * 1.04, pitch * 0.92), 0.6, 0.012, 0.2, dice)
        return _far(mix((0, 1, first), (0.46, 1, shaped(second, hill(0.3)))))

    return call


def _gust(middle: float) -> Recipe:
    """Wind that rises and is gone."""
    return lambda dice: _far(whoosh(dice, (middle, middle * 1.6, middle * 0.9), 2.4, 2.2, 0.4))


def _struck(names: Sequence[str], apart: float, decay: float, of: Sequence[Mode]) -> Recipe:
    """Notes of something that hangs or stands there, one after another."""

    def notes(dice: Random) -> Signal:
        struck = [
            (at * apart * dice.uniform(0.85, 1.15), 1 - 0.12 * at, ring(hz(name), decay, of))
            for at, name in enumerate(names)
        ]
        return _far(mix(*struck))

    return notes


def _log(dice: Random) -> Signal:
    """A log settles in the fire."""
    thud = shaped(low(noise(dice, 0.18), 260), fall(0.3))
    return _far(mix((0, 1, thud), (0.09, 0.5, rustle(dice, 0.5, 1300, 22))))


def _leaves(dice: Random) -> Signal:
    return _far(rustle(dice, 1.6, 1400, 70))


def _creak(pitches: Sequence[float]) -> Recipe:
    """A board that somebody steps on, or a door that thinks about it."""
    return lambda dice: _far(
        trembling(shaped(band(noise(dice, 0.8), pitches, 8), hill(0.4)), 26, 0.9)
    )


def _song(pitches: Sequence[float]) -> Recipe:
    """A friendly ghost hums to itself, corridors away."""
    return lambda _: _far(shaped(voice("mum", pitches, 2.2, 0.012), hill(0.5)))


def _drips(_: Random) -> Signal:
    """Three drops that are in a hurry."""
    drops = [
        (0.19 * at, 1 - 0.2 * at, shaped(glide((pitch, pitch * 1.7), 0.06), hill(0.7)))
        for at, pitch in enumerate((620, 540, 700))
    ]
    return _far(mix(*drops))


def _hops(dice: Random) -> Signal:
    """Something small is in the lane, and in no hurry."""
    steps = [
        (0.24 * at, 0.8 + 0.2 * (at % 2), shaped(low(noise(dice, 0.06), 420), fall(0.3)))
        for at in range(4)
    ]
    return _far(mix(*steps))


FAR: Final[dict[str, Recipe]] = {
    "shelf/far-owl": _owl(330),
    "shelf/far-other-owl": _owl(278),
    "shelf/far-gust": _gust(380),
    "shelf/far-log": _log,
    "candy_hunters/far-chimes": _struck(("D5", "A4", "F5"), 0.5, 0.5, BAR),
    "candy_hunters/far-other-chimes": _struck(("G4", "D5", "C5", "A4"), 0.4, 0.5, BAR),
    "candy_hunters/far-leaves": _leaves,
    "candy_hunters/far-owl": _owl(350),
    "rest_in_peace/far-creak": _creak((260, 420, 300)),
    "rest_in_peace/far-door": _creak((190, 240, 330, 310)),
    "rest_in_peace/far-harp": _struck(("A4", "F4", "D4"), 0.6, 0.6, STRING),
    "rest_in_peace/far-chimney": _gust(300),
    "booo/far-song": _song((196, 220, 196, 175)),
    "booo/far-other-song": _song((175, 196, 233, 220)),
    "booo/far-drips": _drips,
    "booo/far-draught": _gust(240),
    "halloween/far-bell": _struck(("D4", "D4"), 1.4, 0.9, BELL),
    "halloween/far-gust": _gust(430),
    "halloween/far-hops": _hops,
    "halloween/far-owl": _owl(300),
}
"""By their names; whose evening it is stands before each."""
