"""The seeds that chance draws for new games."""

from __future__ import annotations

import secrets

_READABLE = 1_000_000_000
"""Nine digits at most: a seed is also what two people compare by, and read out to each other.
Whoever enters one may enter any."""


def drawn_seed() -> int:
    return secrets.randbelow(_READABLE)
