"""What is heard at every table: wood, cloth and paper."""

from __future__ import annotations

from typing import Final

from .craft import (
    BAR,
    BELL,
    COMB,
    Recipe,
    fall,
    glide,
    hill,
    hz,
    knock,
    low,
    mix,
    noise,
    ring,
    rustle,
    shaped,
    tune,
    whoosh,
)

EFFECTS: Final[dict[str, Recipe]] = {
    # A piece leaves the wood.
    "lift": lambda d: mix(
        (0, 0.5, knock(d, 430, 0.025)),
        (0.01, 0.9, shaped(glide((320, 520), 0.13), hill(0.35))),
        (0, 0.7, whoosh(d, (500, 1300), 0.16)),
    ),
    # It comes down again.
    "drop": lambda d: mix((0, 1, knock(d, 190, 0.06)), (0.055, 0.25, knock(d, 240, 0.03))),
    # A friendly "uh-uh", knocked on wood.
    "refused": lambda d: mix(
        (0, 1, ring(hz("F3"), 0.09)),
        (0, 0.3, knock(d, 150, 0.04)),
        (0.15, 1, ring(hz("D3"), 0.13)),
        (0.15, 0.3, knock(d, 120, 0.05)),
    ),
    "card-turn": lambda d: mix(
        (0, 0.8, rustle(d, 0.1, 1900, 18)),
        (0.09, 1, shaped(low(noise(d, 0.06), 1600), fall(0.25))),
        (0.09, 0.5, knock(d, 340, 0.02)),
    ),
    "card-slide": lambda d: mix(
        (0, 1, whoosh(d, (1100, 1900, 1500), 0.26, 0.8, 0.6)), (0, 0.35, rustle(d, 0.22, 2600, 26))
    ),
    # Somebody else's turn: two bars, rising.
    "turn": lambda d: mix((0, 0.9, ring(hz("A4"), 0.13)), (0.13, 1, ring(hz("D5"), 0.22))),
    "curtain-falls": lambda d: mix(
        (0, 1, whoosh(d, (1500, 700, 260), 0.5, 0.7, 0.65)),
        (0.1, 0.25, rustle(d, 0.4, 1500, 40)),
        (0.42, 1.4, shaped(low(noise(d, 0.16), 190), fall(0.3))),
    ),
    "curtain-rises": lambda d: mix(
        (0, 1, whoosh(d, (260, 800, 1700), 0.5, 0.7, 0.4)),
        (0, 0.25, rustle(d, 0.4, 1700, 40)),
        (0.34, 0.5, ring(hz("D5"), 0.25, BELL)),
    ),
    "game-over": lambda d: mix(
        (0, 1, tune(("D4", "F4", "A4", "D5", "C5", "A4", "D5"), 0.14, 0.28, COMB, 2)),
        (0, 0.6, ring(hz("D3"), 0.5, BAR)),
        (0.84, 0.8, ring(hz("D3"), 0.6, BAR)),
        (0.84, 0.5, ring(hz("F#4"), 0.5, COMB)),
    ),
    # The same way back.
    "undo": lambda d: mix(
        (0, 0.9, whoosh(d, (1400, 500), 0.24, 1.2, 0.3)),
        (0.02, 0.8, ring(hz("D5"), 0.05)),
        (0.11, 0.8, ring(hz("A4"), 0.09)),
    ),
    "press": lambda d: mix(
        (0, 1, knock(d, 520, 0.03, tick=0.4)), (0.03, 0.4, knock(d, 390, 0.025))
    ),
    "count": lambda d: mix((0, 1, ring(hz("E5"), 0.07, COMB)), (0, 0.3, knock(d, 660, 0.015))),
    "tick": lambda d: mix((0, 1, knock(d, 880, 0.018, tick=0.5)), (0, 0.5, ring(440, 0.04))),
}
