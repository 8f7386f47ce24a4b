"""A dictionary that never changes, so that positions can be compared and hashed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NoReturn, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class FrozenMap(dict[K, V]):
    """A hashable dict. Changing one means making another: `FrozenMap({**old, key: value})`."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def _never(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("a FrozenMap does not change")

    __setitem__ = __delitem__ = __ior__ = _never
    update = setdefault = pop = popitem = clear = _never

    def __reduce__(self) -> tuple[type[FrozenMap[K, V]], tuple[dict[K, V]]]:
        """Pickled and copied as a whole: a dict would be filled item by item."""
        return type(self), (dict(self),)

    def with_(self, key: K, value: V) -> FrozenMap[K, V]:
        now = FrozenMap(self)
        dict.__setitem__(now, key, value)
        return now

    def moved(self, start: K, to: K) -> FrozenMap[K, V]:
        """What was at the start is elsewhere, whatever was there."""
        now = FrozenMap(self)
        dict.__setitem__(now, to, dict.pop(now, start))
        return now

    def without(self, *keys: K) -> FrozenMap[K, V]:
        now = FrozenMap(self)
        for key in keys:
            dict.pop(now, key, None)
        return now
