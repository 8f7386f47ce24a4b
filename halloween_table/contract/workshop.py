"""What a game in which puzzles are built by hand tells its windows."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from halloween_table.engine.game import Refusal
from halloween_table.engine.job import Task

V = TypeVar("V", contravariant=True)
"""A game's view."""


class Examined(Protocol):
    """What has been found out about a puzzle that somebody has built. A task yields as much as is
    known so far; what is None in what it returns, nobody knows."""

    @property
    def points(self) -> int | None:
        """The most that can be had."""
        ...

    @property
    def ways(self) -> int | None:
        """Essentially different ways to get them; no more are counted than one above `most_ways`."""
        ...

    @property
    def difficulty(self) -> int | None: ...

    @property
    def code(self) -> str:
        """Of the puzzle with those points for its goal; empty while they are unknown, or if there
        are none."""
        ...


class Workshop(Protocol[V]):
    """Where a puzzle is built, piece by piece."""

    builds: str
    """The key of the game of puzzles that come of it."""
    most_ways: int
    """Nobody wants to know of more."""

    def options(self, code: str) -> Any:
        """What the game is begun with, to change the puzzle with that code; without one, from
        nothing."""
        ...

    def is_empty(self, view: V) -> bool:
        """Whether there is nothing in it that would be worth keeping."""
        ...

    def faults(self, view: V) -> tuple[Refusal, ...]:
        """What it lacks before it is a puzzle."""
        ...

    def examining(self, view: V) -> Task[Examined]:
        """What is in it, if it has no faults; found out by a worker."""
        ...
