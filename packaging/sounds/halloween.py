"""Halloween: wooden dice and discs, a squeeze-box, cauldrons, and a town that says "ooh"."""

from __future__ import annotations

from random import Random
from typing import Final

from .craft import (
    BAR,
    BELL,
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
    rustle,
    shaped,
    trembling,
    tune,
    voice,
    whoosh,
)

_REED: Final = (1, 0.55, 0.4, 0.28, 0.2, 0.12)


def _reed(*names: str, seconds: float, peak: float = 0.3) -> Signal:
    """A squeeze-box: it slides a little into every note."""
    pitches = [pitch for name in names for pitch in (hz(name) * 0.985, hz(name))]
    return low(shaped(glide(pitches, seconds, _REED, 0.006), hill(peak)), 1800)


def _bubble(pitch: float, seconds: float = 0.07) -> Signal:
    return shaped(glide((pitch, pitch * 1.9), seconds), hill(0.6))


def _tumble(dice: Random) -> Signal:
    """Over wood, quicker and quicker, and never twice with the same corner."""
    at, parts = 0.0, []
    for throw in range(9):
        parts.append((at, 0.5 + 0.5 * dice.random(), knock(dice, dice.uniform(480, 900), 0.02)))
        at += 0.085 - 0.006 * throw + dice.uniform(-0.012, 0.012)
    return mix(*parts)


EFFECTS: Final[dict[str, Recipe]] = {
    "disc": lambda d: mix(
        (0, 0.7, shaped(band(noise(d, 0.1), (700, 500), 1.5), hill(0.5))),
        (0.09, 1, knock(d, 310, 0.04)),
        (0.13, 0.4, knock(d, 410, 0.025)),
    ),
    # Somebody yawns.
    "rest": lambda d: shaped(voice("eaou", (170, 215, 190, 120), 0.8, 0.008, 0.5, d), hill(0.4)),
    "summon": lambda d: mix(
        (0, 0.8, _reed("D3", "A3", seconds=0.6, peak=0.7)),
        *((0.08 + 0.09 * at, 0.7, _bubble(240 + 70 * at)) for at in range(5)),
        (0.5, 0.6, ring(hz("A4"), 0.15, BAR)),
    ),
    "scare-town": lambda d: mix(
        *(
            (
                0.05 * at,
                0.7,
                shaped(
                    voice("uo", (base, base * 1.25, base * 1.1), 0.55, 0.015, 0.2, d), hill(0.4)
                ),
            )
            for at, base in enumerate((180, 240, 310))
        )
    ),
    # It grows out of itself.
    "upgrade": lambda d: mix(
        (0, 1, shaped(glide((150, 210, 330, 470), 0.5, (1, 0.5, 0.25), 0.02), hill(0.7))),
        (0.42, 0.8, ring(hz("D5"), 0.2, COMB)),
        (0.48, 0.8, ring(hz("A5"), 0.25, COMB)),
    ),
    "section-up": lambda d: mix(
        *((0.07 * at, 0.9, knock(d, 330 * 1.22**at, 0.03)) for at in range(3)),
        (0.15, 0.5, ring(hz("D5"), 0.12, BAR)),
    ),
    "section-down": lambda d: mix(
        *((0.07 * at, 0.9, knock(d, 480 / 1.22**at, 0.03)) for at in range(3)),
        (0.15, 0.5, ring(hz("G3"), 0.14, BAR)),
    ),
    "ghost-moves": lambda d: mix(
        (0, 1, whoosh(d, (400, 900, 500), 0.4, 2.2)),
        (0.03, 0.6, shaped(voice("uo", (200, 260, 215), 0.36, 0.02), hill(0.5))),
    ),
    "fight-begins": lambda d: mix(
        (0, 1, low(knock(d, 95, 0.12), 700)),
        (0.17, 1, low(knock(d, 110, 0.12), 700)),
        (0.3, 0.6, _reed("D4", "E4", seconds=0.35)),
    ),
    "dice-tumble": _tumble,
    "dice-land": lambda d: mix(
        (0, 1, knock(d, 420, 0.04)),
        (0.08, 0.9, knock(d, 360, 0.04)),
        (0.12, 0.3, knock(d, 520, 0.02)),
        (0, 0.5, knock(d, 140, 0.05)),
    ),
    # A pillow, not a fist.
    "strike": lambda d: mix(
        (0, 0.6, whoosh(d, (500, 1300), 0.14, 1.2, 0.8)),
        (0.12, 2.8, shaped(low(noise(d, 0.22), 340), fall(0.22))),
        (0.13, 0.3, rustle(d, 0.2, 1300, 22)),
    ),
    "fight-won": lambda d: mix(
        (0, 0.8, _reed("D4", seconds=0.16)),
        (0.14, 0.8, _reed("A4", seconds=0.16)),
        (0.28, 1, _reed("D5", seconds=0.4)),
        (0.28, 0.6, _reed("F#4", seconds=0.4)),
    ),
    # A squeeze-box that runs out of air.
    "fight-lost": lambda d: low(
        shaped(glide((262, 247, 220, 165), 0.6, _REED, 0.03), hill(0.25)), 1300
    ),
    "haunt": lambda d: mix(
        (0, 1, knock(d, 125, 0.1)),
        (0.02, 0.5, _bubble(180, 0.1)),
        (0.13, 0.7, trembling(shaped(voice("aeo", (260, 300, 240), 0.4, 0.01), hill(0.3)), 9, 0.9)),
    ),
    "points-up": lambda d: mix(
        *(
            (0.08 * at, 0.9, ring(hz(name), 0.14, BAR))
            for at, name in enumerate(("G4", "B4", "D5", "G5"))
        )
    ),
    "token": lambda d: mix(
        (0, 0.8, ring(660, 0.06, BAR)),
        (0.06, 0.9, ring(880, 0.09, BAR)),
        (0, 0.6, knock(d, 440, 0.02)),
        (0.06, 0.4, knock(d, 520, 0.02)),
    ),
    # A stamp, and a name under it.
    "claim": lambda d: mix(
        (0, 1, low(knock(d, 160, 0.08), 1200)),
        (0.1, 0.7, _reed("G3", seconds=0.4, peak=0.25)),
        (0.1, 0.7, _reed("B3", seconds=0.4, peak=0.25)),
        (0.1, 0.6, _reed("D4", seconds=0.4, peak=0.25)),
    ),
    "bonus": lambda d: mix(
        (0, 1, tune(("G5", "A5", "B5", "D6"), 0.06, 0.14, COMB, 1.8)),
        (0, 0.35, rustle(d, 0.25, 2600, 20)),
    ),
    "power": lambda d: mix(
        (0, 1, trembling(shaped(glide((110, 147), 0.65, _REED), hill(0.6)), 11, 0.6)),
        (0.1, 0.7, shaped(band(noise(d, 0.6), (400, 1500), 2.5), hill(0.7))),
    ),
    "blues-come": lambda d: mix(
        (0, 1, shaped(voice("ou", (196, 185), 0.35, 0.02, 0.4, d), hill(0.4))),
        (0.3, 1, shaped(voice("ou", (165, 147), 0.45, 0.02, 0.4, d), hill(0.35))),
    ),
    "end-near": lambda d: mix(
        (0, 0.9, ring(hz("D4"), 0.35, BELL)),
        (0.42, 0.9, ring(hz("D4"), 0.45, BELL)),
        (0, 0.3, shaped(noise(d, 0.03), fall(0.2))),
    ),
}
