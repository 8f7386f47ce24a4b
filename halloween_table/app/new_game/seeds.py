"""What chance draws outside of games: their seeds, and who begins an evening."""

from __future__ import annotations

from random import SystemRandom

_READABLE = 1_000_000_000
"""Nine digits at most: a seed is also what two people compare by, and read out to each other.
Whoever enters one may enter any."""


def drawn_seed() -> int:
    return drawn_below(_READABLE)


def drawn_below(end: int) -> int:
    """Not by `secrets`, which loads a library of ciphers, three megabytes large."""
    return SystemRandom().randrange(end)
