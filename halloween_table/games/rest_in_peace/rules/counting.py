"""How a card's worth comes about: the order of RP-3.1, and what an effect does in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum, IntEnum
from typing import NamedTuple

from attrs import Factory, define, frozen

from .position import Laid


class Stage(IntEnum):
    """When an effect changes what a card counts: the order of RP-3.1."""

    TURNED_OVER = 1
    AS_ONE = 2
    PARITY = 3
    NAMED = 4
    TWINS = 5
    DOUBLED = 6
    VOID = 7


class Whose(Enum):
    """Whose ghosts an effect touches, as seen by the one who played it."""

    OWN = 1
    RIVALS = 2
    ALL = 3

    def covers(self, own: bool) -> bool:
        """Whether it touches the ghosts of the one who played it, or those of their rival."""
        return self is Whose.ALL or own is (self is Whose.OWN)


class Change(NamedTuple):
    """A psychic made a card count for so much."""

    psychic: int
    """Its number."""
    value: int


@define
class Tally:
    """A ghost being counted, and how its worth comes about."""

    laid: Laid
    printed: int
    value: int
    void: bool = False
    """It will not count in the end."""
    changes: list[Change] = Factory(list)


Touched = Callable[[list[Tally], Laid], Iterable[Tally]]
"""Which of a side's ghosts are changed by a psychic that lies there."""


@frozen
class Counting:
    """What an effect does to the worth of ghosts."""

    stage: Stage
    whose: Whose
    touched: Touched
    change: Callable[[int], int]


def every(tallies: list[Tally], psychic: Laid) -> Iterable[Tally]:
    return tallies


def even(tallies: list[Tally], psychic: Laid) -> Iterable[Tally]:
    return [tally for tally in tallies if tally.printed % 2 == 0]


def odd(tallies: list[Tally], psychic: Laid) -> Iterable[Tally]:
    return [tally for tally in tallies if tally.printed % 2]


def of_the_named_value(tallies: list[Tally], psychic: Laid) -> Iterable[Tally]:
    return [tally for tally in tallies if tally.printed == psychic.named]


def printed(*values: int) -> Touched:
    return lambda tallies, psychic: [tally for tally in tallies if tally.printed in values]


def with_a_twin(tallies: list[Tally], psychic: Laid) -> Iterable[Tally]:
    values = [tally.printed for tally in tallies]
    return [tally for tally in tallies if values.count(tally.printed) > 1]


def strongest(tallies: list[Tally], psychic: Laid) -> Iterable[Tally]:
    """One only; among equals one that counts."""
    if not tallies:
        return []
    return [max(tallies, key=lambda tally: (tally.value, not tally.void))]


def plus(more: int) -> Callable[[int], int]:
    return lambda value: value + more


def becomes(worth: int) -> Callable[[int], int]:
    return lambda value: worth


def seven_minus(value: int) -> int:
    return 7 - value


def twice(value: int) -> int:
    return 2 * value
