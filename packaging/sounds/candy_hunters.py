"""Candy Hunters: toy houses of wood, small feet, and a music box for everything sweet."""

from __future__ import annotations

from typing import Final

from .craft import (
    BAR,
    BOX,
    COMB,
    Recipe,
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

EFFECTS: Final[dict[str, Recipe]] = {
    "house-drop": lambda d: mix(
        (0, 0.8, whoosh(d, (900, 350), 0.14, 1.2, 0.7)),
        (0.12, 1, knock(d, 135, 0.09)),
        (0.12, 0.5, ring(hz("D3"), 0.1, BAR)),
    ),
    # It creaks, rocks and stands.
    "house-settle": lambda d: mix(
        (0, 2.0, trembling(shaped(band(noise(d, 0.2), (520, 380), 6), hill(0.3)), 38, 0.9)),
        (0.1, 0.9, knock(d, 200, 0.05)),
        (0.19, 0.6, knock(d, 170, 0.05)),
        (0.05, 0.35, rustle(d, 0.25, 1200, 20)),
    ),
    "large-ghost": lambda d: shaped(voice("uou", (105, 150, 125), 0.8, 0.02, 0.5, d), hill(0.4)),
    "shove": lambda d: mix(
        (0, 1, shaped(band(noise(d, 0.18), (380, 700), 2), hill(0.6))),
        (0.15, 0.9, knock(d, 210, 0.06)),
        (0.15, 0.5, knock(d, 320, 0.03)),
    ),
    "ghost-step": lambda d: shaped(voice("uo", (250, 340), 0.24, 0.02, 0.4, d), hill(0.35)),
    "kid-runs": lambda d: mix(
        *((at * 0.068, 0.7 + 0.1 * at, knock(d, 420 + 55 * (at % 2), 0.022)) for at in range(4))
    ),
    "kid-comes": lambda d: mix(
        *((at * 0.075, 0.7, knock(d, 380 + 50 * at, 0.022)) for at in range(3)),
        (0.24, 1, ring(hz("G5"), 0.1, COMB)),
        (0.33, 1, ring(hz("C6"), 0.16, COMB)),
    ),
    # Somebody giggles through a keyhole.
    "haunted": lambda d: mix(
        (
            0,
            1,
            trembling(
                shaped(voice("oueo", (230, 300, 210, 260), 0.7, 0.03, 0.3, d), hill(0.3)), 8, 0.6
            ),
        ),
        (0.1, 0.5, ring(hz("D5"), 0.25, COMB)),
        (0.25, 0.5, ring(hz("F5"), 0.25, COMB)),
    ),
    "pattern-lights": lambda d: mix(
        (0, 1, tune(("D5", "F5", "A5", "D6"), 0.055, 0.2, COMB, 1.6)),
        (0, 0.4, whoosh(d, (700, 2200), 0.4, 1.4)),
    ),
    "card-flies": lambda d: mix(
        (0, 1, whoosh(d, (500, 1700, 650), 0.55, 1.8)),
        (0, 0.2, rustle(d, 0.5, 2400, 30)),
        (0.48, 0.7, knock(d, 300, 0.03)),
    ),
    # A sweet out of its paper, and gone.
    "candy": lambda d: mix(
        (0, 0.45, rustle(d, 0.12, 3000, 16)),
        (0.11, 1, shaped(glide((260, 760), 0.1), hill(0.6))),
        (0.18, 0.8, ring(hz("A5"), 0.12, COMB)),
    ),
    "scare": lambda d: mix(
        (0, 1, shaped(voice("ia", (300, 460, 400), 0.24, 0.01, 0.2, d), hill(0.3))),
        (0.2, 0.6, knock(d, 250, 0.05)),
        (0.27, 0.5, knock(d, 220, 0.05)),
    ),
    "points-up": lambda d: tune(("C5", "E5", "G5"), 0.085, 0.16, COMB, 1.7),
    "points-down": lambda d: mix(
        (0, 1, ring(hz("Eb4"), 0.12, BAR)),
        (0.16, 1, ring(hz("C4"), 0.2, BAR)),
        (0.16, 0.5, low(knock(d, 130, 0.08, BOX), 500)),
        (0, 0.2, shaped(noise(d, 0.05), fall(0.2))),
    ),
}
