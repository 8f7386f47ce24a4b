"""All randomness: a small seeded generator whose state is part of the position.

The standard library promises stable results only for `random()`, and a record must replay
to the same position on every system and every Python: so generator (SplitMix64), choice and
shuffle are ours, held by golden tests.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from attrs import frozen

from .keeping import kept

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15

SEEDS: Final = 1 << 53
"""Seeds are 0 … SEEDS-1: what every JSON reader carries exactly."""


@kept
def _ceiling(limit: int) -> int:
    """Below it the numbers of 64 bits fall on each remainder equally often."""
    return (_MASK + 1) - (_MASK + 1) % limit


def _drawn(state: int, limit: int) -> tuple[int, int]:
    """A number below the limit, and the state after it."""
    ceiling = _ceiling(limit)
    while True:
        state = (state + _STEP) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        number = mixed ^ (mixed >> 31)
        if number < ceiling:
            return number % limit, state


@frozen
class Chance:
    """A state of the generator. Drawing gives the result and the next state."""

    state: int

    def below(self, limit: int) -> tuple[int, Chance]:
        """A number 0 … limit-1, each equally likely."""
        if limit < 1:
            raise ValueError("there is nothing to draw from")
        number, state = _drawn(self.state, limit)
        return number, Chance(state)

    def forked(self) -> tuple[Chance, Chance]:
        """Another generator, whose numbers have nothing to do with those of this one."""
        fork, state = _drawn(self.state, _MASK + 1)
        return Chance(fork), Chance(state)

    def shuffled(self, things: Iterable[T]) -> tuple[tuple[T, ...], Chance]:
        """The things in a random order (Fisher and Yates)."""
        order = list(things)
        state = self.state
        for last in range(len(order) - 1, 0, -1):
            chosen, state = _drawn(state, last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return tuple(order), Chance(state)
