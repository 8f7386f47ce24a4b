"""What an arrangement can take over from earlier ones: whatever is made of the same is the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Final, TypeVar

T = TypeVar("T")

_MOST: Final = 10_000
"""So many single things are kept; then one begins anew."""


class Kept:
    """Parts of arrangements, each with all that it was made of: so a move costs what it changes,
    however much lies on the table."""

    def __init__(self) -> None:
        self._for: object = None
        self._parts: dict[Hashable, tuple[object, tuple[Any, ...]]] = {}
        self._things: dict[tuple[Hashable, ...], Any] = {}

    def open_for(self, everything: object) -> None:
        """Names what every part is made of, such as the language: for another one nothing is kept."""
        if everything != self._for:
            self._for = everything
            self._parts.clear()
            self._things.clear()

    def part(self, name: Hashable, of: object, make: Callable[[], Iterable[T]]) -> tuple[T, ...]:
        """The part of that name, made anew unless it was last made of the same."""
        known = self._parts.get(name)
        if known is None or known[0] != of:
            known = self._parts[name] = (of, tuple(make()))
        return known[1]

    def once(self, make: Callable[..., T], *of: Hashable) -> T:
        """A single thing that comes again and again, such as a piece at one of its places: made
        once of the same, whatever was made since."""
        key = (make, *of)
        try:
            thing: T = self._things[key]
        except KeyError:
            if len(self._things) >= _MOST:
                self._things.clear()
            thing = self._things[key] = make(*of)
        return thing
