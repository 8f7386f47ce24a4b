"""Rest in Peace: an old harp, paper, and a family of ghosts who breathe."""

from __future__ import annotations

from typing import Final

from .craft import (
    BAR,
    BELL,
    COMB,
    STRING,
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
    "card-laid": lambda d: mix(
        (0, 0.4, rustle(d, 0.09, 2300, 14)),
        (0.07, 1.2, shaped(low(noise(d, 0.12), 420), fall(0.25))),
        (0.07, 0.5, knock(d, 230, 0.03)),
    ),
    "strength-up": lambda d: mix(
        (0, 0.9, ring(hz("A3"), 0.14, STRING)), (0.09, 1, ring(hz("D4"), 0.22, STRING))
    ),
    # A thought that circles in the air.
    "psychic": lambda d: shaped(
        trembling(glide((420, 620, 470, 560), 0.75, (1, 0.15), 0.03), 6.5, 0.5), hill(0.45)
    ),
    "ghost-found": lambda d: mix(
        (0, 1, shaped(voice("ouao", (230, 280, 390), 0.42, 0.015, 0.35, d), hill(0.5))),
        (0.3, 0.7, ring(hz("D5"), 0.2, STRING)),
    ),
    # Two cards pass each other.
    "exchanged": lambda d: mix(
        (0, 0.7, whoosh(d, (500, 1500), 0.3, 1.6)),
        (0.12, 0.7, whoosh(d, (1500, 500), 0.3, 1.6)),
        (0.05, 0.8, ring(hz("E4"), 0.12, STRING)),
        (0.25, 0.8, ring(hz("B3"), 0.18, STRING)),
    ),
    "lured": lambda d: mix(
        (0, 1, shaped(glide((330, 560, 350), 0.6, (1, 0.25, 0.1), 0.025), hill(0.5))),
        (0.05, 0.5, shaped(voice("mu", (165, 280, 175), 0.55, 0.02, 0.3, d), hill(0.5))),
    ),
    "discarded": lambda d: mix(
        (0, 0.8, whoosh(d, (1700, 500), 0.2, 1.0, 0.35)),
        (0.15, 0.6, rustle(d, 0.08, 1500, 12)),
        (0.16, 0.9, ring(hz("G3"), 0.12, STRING)),
    ),
    "drew": lambda d: mix(
        (0, 0.9, whoosh(d, (900, 2200), 0.2, 0.9, 0.6)),
        (0.02, 0.3, rustle(d, 0.16, 2600, 16)),
        (0.17, 0.9, ring(hz("G4"), 0.14, STRING)),
    ),
    "stays": lambda d: mix(
        (0, 1, ring(hz("D3"), 0.3, STRING)),
        (0.03, 0.8, ring(hz("A3"), 0.26, STRING)),
        (0, 0.4, knock(d, 140, 0.06)),
    ),
    # Away through the ceiling.
    "leaves": lambda d: mix(
        (0, 1, shaped(voice("ou", (240, 330, 480), 0.6, 0.02, 0.5, d), hill(0.25))),
        (0.1, 0.7, whoosh(d, (500, 2000), 0.55, 1.4, 0.4)),
    ),
    "mansion-won": lambda d: mix(
        (0, 1, tune(("D4", "F#4", "A4", "D5", "F#5", "A5"), 0.075, 0.3, STRING, 1.8)),
        (0, 0.7, ring(hz("D3"), 0.5, STRING)),
        (0.4, 0.3, ring(hz("D5"), 0.4, BELL)),
    ),
    # A clock in another room.
    "round-begins": lambda d: mix(
        (0, 0.8, ring(hz("A4"), 0.22, BELL)), (0.26, 1, ring(hz("F4"), 0.3, BELL))
    ),
    "turned-up": lambda d: mix(
        (0, 0.7, rustle(d, 0.12, 1800, 18)),
        (0.11, 0.9, knock(d, 360, 0.025)),
        (0.12, 0.8, ring(hz("F4"), 0.12, STRING)),
    ),
    "stake-laid": lambda d: mix(
        (0, 1, knock(d, 150, 0.07)),
        (0, 0.9, ring(hz("A2"), 0.2, STRING)),
        (0.01, 0.3, rustle(d, 0.08, 1700, 10)),
    ),
    # Everybody breathes in.
    "held-breath": lambda d: mix(
        (0, 1, shaped(band(noise(d, 0.85), (450, 800, 1500), 1.4), hill(0.8))),
        (
            0.1,
            0.45,
            trembling(shaped(glide((hz("A3"), hz("Bb3")), 0.8, (1, 0.4, 0.2)), hill(0.7)), 9, 0.8),
        ),
    ),
    "stake-revealed": lambda d: mix(
        (0, 0.5, rustle(d, 0.1, 2000, 14)),
        *(
            (0.1 + 0.035 * at, 0.9, ring(hz(name), 0.28, STRING))
            for at, name in enumerate(("D4", "F4", "A4"))
        ),
    ),
    "ten-counted": lambda d: mix(
        *((0.11 * at, 0.9, ring(hz(name), 0.1, BAR)) for at, name in enumerate(("A4", "B4", "D5"))),
        (0.22, 0.5, ring(hz("D4"), 0.2, STRING)),
    ),
    "game-won": lambda d: mix(
        (0, 1, tune(("A3", "D4", "F#4", "A4", "G4", "F#4", "A4", "D5"), 0.12, 0.34, STRING, 2)),
        (0, 0.7, ring(hz("D3"), 0.5, STRING)),
        (0.84, 0.8, ring(hz("D3"), 0.6, STRING)),
        (0.84, 0.5, ring(hz("F#5"), 0.5, COMB)),
        (0.84, 0.3, ring(hz("D5"), 0.5, BELL)),
    ),
}
