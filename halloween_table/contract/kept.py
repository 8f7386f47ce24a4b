"""What an arrangement can take over from earlier ones: whatever is made of the same is the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar

T = TypeVar("T")


class Kept:
    """Parts of arrangements, each with all that it was made of: so a move costs what it changes,
    however much lies on the table."""

    def __init__(self) -> None:
        self._for: object = None
        self._parts: dict[Hashable, tuple[object, tuple[Any, ...]]] = {}

    def open_for(self, everything: object) -> None:
        """Names what every part is made of, such as the language: for another one nothing is kept."""
        if everything != self._for:
            self._for = everything
            self._parts.clear()

    def part(self, name: Hashable, of: object, make: Callable[[], Iterable[T]]) -> tuple[T, ...]:
        """The part of that name, made anew unless it was last made of the same."""
        known = self._parts.get(name)
        if known is None or known[0] != of:
            known = self._parts[name] = (of, tuple(make()))
        return known[1]
