"""Booo!: friendly ghosts with a voice each, in a castle of stone."""

from __future__ import annotations

from random import Random
from typing import Final

from .craft import (
    BAR,
    BELL,
    BOX,
    COMB,
    Recipe,
    Signal,
    band,
    fall,
    glide,
    hill,
    hz,
    knock,
    low,
    mix,
    noise,
    ring,
    room,
    rustle,
    shaped,
    trembling,
    tune,
    voice,
    whoosh,
)


def _booo(dice: Random) -> Signal:
    """Lips that part, a long round vowel that climbs and sinks, and the castle's answer."""
    lips = shaped(voice("mm", (150, 160), 0.09), hill(0.8))
    called = shaped(voice("uouou", (165, 262, 247, 220, 175), 1.05, 0.014, 0.25, dice), hill(0.22))
    friend = shaped(voice("uou", (330, 494, 440, 349), 0.95, 0.014), hill(0.3))
    return room(mix((0, 0.8, lips), (0.07, 1, called), (0.09, 0.22, friend)), 0.3, 3)


def _stone(dice: Random, pitch: float, decay: float = 0.04) -> Signal:
    return low(knock(dice, pitch, decay, BOX, 0.5), 1400)


EFFECTS: Final[dict[str, Recipe]] = {
    "ghost-placed": lambda d: mix(
        (0, 1, shaped(voice("uo", (300, 220), 0.22, 0.02, 0.3, d), hill(0.3))),
        (0.14, 0.9, _stone(d, 240, 0.06)),
    ),
    # Somebody is at the door.
    "guest-comes": lambda d: mix(
        (0, 1, knock(d, 230, 0.06)),
        (0.15, 1, knock(d, 245, 0.06)),
        (0.32, 3.0, trembling(shaped(band(noise(d, 0.26), (430, 620), 7), hill(0.4)), 30, 0.9)),
    ),
    "claim": _booo,
    "colour-named": lambda d: mix(
        (0, 1, shaped(voice("ea", (290, 350), 0.2, 0.01), hill(0.35))),
        (0.03, 0.7, ring(hz("G4"), 0.16, BAR)),
    ),
    "step": lambda d: mix((0, 1, _stone(d, 340, 0.035)), (0.045, 0.35, _stone(d, 400, 0.025))),
    "jump": lambda d: mix(
        (0, 1, shaped(glide((190, 330, 560), 0.2, (1, 0.3), 0.05), hill(0.5))),
        (0.19, 0.7, _stone(d, 300, 0.04)),
    ),
    # From one colour to the next, as through glass.
    "colour-change": lambda d: mix(
        (0, 0.5, whoosh(d, (600, 1800, 900), 0.4, 2)),
        (0.02, 0.9, ring(hz("E5"), 0.16, COMB)),
        (0.1, 0.9, ring(hz("F#5"), 0.16, COMB)),
        (0.18, 0.9, ring(hz("G#5"), 0.22, COMB)),
    ),
    "wall-shakes": lambda d: mix(
        (0, 1, trembling(shaped(low(noise(d, 0.4), 260), fall(0.35)), 17, 0.8)),
        (0, 0.9, _stone(d, 110, 0.12)),
        (0.06, 0.25, rustle(d, 0.3, 900, 24)),
    ),
    # A ghost sighs.
    "claim-failed": lambda d: shaped(
        voice("aou", (320, 300, 175), 0.65, 0.012, 0.3, d), hill(0.25)
    ),
    "hand-up": lambda d: mix(
        (0, 1, whoosh(d, (600, 1700), 0.16, 1.1, 0.6)), (0.13, 0.5, knock(d, 480, 0.02))
    ),
    "hand-down": lambda d: mix(
        (0, 1, whoosh(d, (1600, 500), 0.16, 1.1, 0.4)), (0.13, 0.7, knock(d, 290, 0.03))
    ),
    "hint": lambda d: mix(
        (0, 1, ring(hz("D5"), 0.25, COMB)),
        (0.12, 0.9, ring(hz("A5"), 0.3, COMB)),
        (0, 0.25, shaped(glide((hz("D4"),), 0.5), hill(0.5))),
    ),
    "guest-jumps": lambda d: mix(
        (0, 1, shaped(voice("ia", (380, 620, 540), 0.22, 0.01), hill(0.35))),
        (0, 0.5, shaped(glide((200, 520), 0.16, (1, 0.3)), hill(0.6))),
    ),
    # Giggling, and off through the corridor.
    "guest-taken": lambda d: mix(
        (
            0,
            0.9,
            trembling(
                shaped(voice("eaeo", (420, 360, 400, 300), 0.5, 0.01, 0.2, d), hill(0.3)), 9, 0.95
            ),
        ),
        (0.1, 0.6, whoosh(d, (500, 1500), 0.5, 1.6, 0.6)),
    ),
    "guest-lost": lambda d: mix(
        (0, 0.9, ring(hz("F4"), 0.1, BAR)),
        (0.13, 0.9, ring(hz("D4"), 0.16, BAR)),
        (0.13, 0.7, whoosh(d, (700, 300), 0.25, 0.8, 0.3)),
    ),
    "wall-taken": lambda d: mix(
        (0, 0.9, shaped(band(noise(d, 0.25), (300, 520), 1.4), hill(0.6))),
        (0.22, 1, _stone(d, 180, 0.08)),
        (0.24, 0.8, ring(hz("A4"), 0.16, BAR)),
    ),
    "wait-ended": lambda d: mix(
        (0, 0.8, knock(d, 700, 0.02)),
        (0.1, 0.8, knock(d, 560, 0.02)),
        (0.2, 1, ring(hz("G4"), 0.28, BELL)),
    ),
    # The whole castle sings.
    "game-won": lambda d: mix(
        *(
            (
                0.13 * at,
                0.7,
                shaped(
                    voice("uoa", (hz(name) * 0.9, hz(name), hz(name)), 1.25 - 0.13 * at, 0.012),
                    hill(0.3),
                ),
            )
            for at, name in enumerate(("D4", "F#4", "A4"))
        ),
        (0.2, 0.5, tune(("D5", "F#5", "A5", "D6"), 0.13, 0.2, COMB, 1.6)),
    ),
}
