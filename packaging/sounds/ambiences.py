"""What is heard of an evening when nothing happens: one for each game and one for the shelf.

Each is a loop: everything in it goes round a whole number of times, or is wound about the seam. Nothing in
it stands out: whoever sits there for an hour is not to count it. What is heard but now and then lies in
`far.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from .craft import (
    BOX,
    RATE,
    Recipe,
    Signal,
    band,
    glide,
    hill,
    hz,
    knock,
    low,
    noise,
    room,
    rustle,
    shaped,
)
from .wav import PER_BLOCK

HALF: Final = RATE // 2
"""Samples per second that are kept of an ambience: it has nothing high."""
FRAMES: Final = PER_BLOCK * 350
"""Of each, at that rate: some 16 seconds."""
_COUNT: Final = FRAMES * 2
SECONDS: Final = _COUNT / RATE


def _round(filtered: Callable[[Signal], Signal], signal: Signal) -> Signal:
    """A filter that goes round: it begins as it ends."""
    return filtered(signal + signal)[len(signal) :]


def _breeze(
    dice: Random, level: float, middle: float, narrow: float, waves: Sequence[tuple[int, float]]
) -> Signal:
    """Wind that comes and goes in waves, each so many times in the loop."""
    air = _round(lambda signal: band(signal, middle, narrow), noise(dice, SECONDS))
    turn = 2 * math.pi / _COUNT
    return [
        level
        * value
        * (0.5 + sum(depth * math.sin(times * turn * at + times) for times, depth in waves))
        for at, value in enumerate(air)
    ]


def _hum(pitches: Sequence[float], level: float, times: int) -> Signal:
    """A low chord that breathes; its pitches are bent a hair, so that they go round."""
    rounds = [round(pitch * SECONDS) for pitch in pitches]
    turn = 2 * math.pi / _COUNT
    return [
        level
        * (0.7 + 0.3 * math.sin(times * turn * at))
        * sum(math.sin(turn * full * at) for full in rounds)
        for at in range(_COUNT)
    ]


def _around(*layers: Signal, events: Sequence[tuple[float, float, Signal]] = ()) -> Signal:
    """Layers as long as the loop, and what happens in it, wound about its seam."""
    whole = [sum(values) for values in zip(*layers, strict=True)]
    for start, level, signal in events:
        first = round(start * RATE)
        for at, value in enumerate(signal, first):
            whole[at % _COUNT] += level * value
    return whole


def halved(signal: Signal) -> Signal:
    """Every other sample, after whatever is too high for them has gone."""
    return _round(lambda around: low(low(around, 3200), 3600), signal)[::2]


def _shelf(dice: Random) -> Signal:
    """A fire, wind at the window."""
    fire = _breeze(dice, 0.6, 180, 0.6, ((3, 0.15), (7, 0.12)))
    wind = _breeze(dice, 0.3, 480, 1.6, ((1, 0.25), (2, 0.15)))
    crackles = [
        (
            dice.uniform(0, SECONDS),
            dice.uniform(0.1, 0.35),
            knock(dice, dice.uniform(700, 1600), 0.008, BOX, 0.8),
        )
        for _ in range(46)
    ]
    return _around(fire, wind, events=crackles)


def _candy_hunters(dice: Random) -> Signal:
    """A warm night in a small street: crickets and leaves."""
    air = _breeze(dice, 0.25, 350, 0.8, ((1, 0.2), (3, 0.15)))
    chirp = [
        value
        for _ in range(3)
        for value in (*shaped(glide((2350, 2300), 0.035), hill(0.5)), *([0.0] * 420))
    ]
    beats = 26
    crickets = [
        (SECONDS * at / beats + dice.uniform(0, 0.1), dice.uniform(0.04, 0.09), chirp)
        for at in range(beats)
    ]
    leaves = [(at, 0.3, rustle(dice, 1.1, 1500, 60)) for at in (3.0, 9.5, 13.2)]
    return _around(air, events=(*crickets, *leaves))


def _rest_in_peace(dice: Random) -> Signal:
    """An old house: a clock on the stairs, wind in the chimney."""
    wind = _breeze(dice, 0.5, 300, 1.8, ((1, 0.25), (2, 0.1), (5, 0.08)))
    hum = _hum((hz("D3"), hz("A3"), hz("D4")), 0.02, 2)
    beats = 16
    clock = [
        (
            SECONDS * at / beats,
            0.32,
            room(low(knock(dice, 520 if at % 2 else 430, 0.02), 1500), 0.3, 3),
        )
        for at in range(beats)
    ]
    return _around(wind, hum, events=clock)


def _booo(dice: Random) -> Signal:
    """A castle: drops fall into a cistern, air hums in the corridors."""
    air = _breeze(dice, 0.5, 220, 2.2, ((1, 0.2), (3, 0.15)))
    hum = _hum((hz("D3"), hz("G3")), 0.02, 3)
    drops = [
        (
            dice.uniform(0, SECONDS),
            dice.uniform(0.08, 0.17),
            room(shaped(glide((pitch, pitch * 1.7), 0.06), hill(0.7)), 0.5, 6),
        )
        for pitch in (620, 540, 700, 580, 660, 510, 740, 600)
    ]
    return _around(air, hum, events=drops)


def _halloween(dice: Random) -> Signal:
    """The town on its great night: leaves in the lane, a cauldron."""
    wind = _breeze(dice, 0.35, 420, 1.2, ((1, 0.2), (2, 0.2), (5, 0.08)))
    leaves = [(dice.uniform(0, SECONDS), 0.3, rustle(dice, 0.8, 1700, 40)) for _ in range(6)]
    bubbles = [
        (
            dice.uniform(0, SECONDS),
            dice.uniform(0.06, 0.16),
            shaped(glide((pitch, pitch * 1.8), 0.07), hill(0.6)),
        )
        for pitch in (dice.uniform(150, 320) for _ in range(34))
    ]
    return _around(wind, events=(*leaves, *bubbles))


AMBIENCES: Final[dict[str, Recipe]] = {
    "shelf": _shelf,
    "candy_hunters": _candy_hunters,
    "rest_in_peace": _rest_in_peace,
    "booo": _booo,
    "halloween": _halloween,
}
"""By whose evening it is."""
