"""The names of pieces and places: strings that know what they name."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from inspect import get_annotations
from typing import Any, ClassVar, dataclass_transform, get_type_hints

from .gestures import Carry, Gesture, Lead, Pick, Press


@dataclass_transform(frozen_default=True)
class Id(str):
    """A name that is made of a kind and what tells its pieces or places apart.

    `class Cell(Id, kind="cell")` with the fields `x` and `y` makes `Cell(1, 2)`, which equals
    "cell:1:2" wherever a string is asked for, and can be matched as `Cell(x, y)`.
    """

    kind: ClassVar[str]
    fields: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls, kind: str) -> None:
        cls.kind = kind
        cls.fields = tuple(get_annotations(cls))
        type.__setattr__(cls, "__match_args__", cls.fields)  # mypy has an idea of its own of it

    def __new__(cls, *values: object) -> Id:
        return _made(cls, *values)

    def __getnewargs__(self) -> tuple[Any, ...]:
        """What a copy is made of."""
        return tuple(getattr(self, field) for field in self.fields)


@lru_cache(maxsize=None, typed=True)
def _made(kind: type[Id], *values: object) -> Id:
    """Arrangements come often, and nearly all of their names have been there before."""
    made = str.__new__(kind, ":".join((kind.kind, *map(str, values))))
    made.__dict__.update(zip(kind.fields, values, strict=True))
    return made


class Ids:
    """All kinds of names in a game, and how they are read."""

    def __init__(self, *kinds: type[Id]) -> None:
        self._kinds = {kind.kind: kind for kind in kinds}

    def read(self, name: str) -> str:
        """The same name, knowing what it names; a word that is no kind of its own stays one."""
        word, *parts = name.split(":")
        kind = self._kinds.get(word)
        if isinstance(name, Id) or kind is None or len(parts) != len(kind.fields):
            return name
        hints = get_type_hints(kind)
        return kind(
            *(_reader(hints[field])(part) for field, part in zip(kind.fields, parts, strict=True))
        )

    def known(self, gesture: Gesture) -> Gesture:
        """The same gesture with names that know what they name."""
        read = self.read
        match gesture:
            case Carry(piece, place):
                return Carry(read(piece), None if place is None else read(place))
            case Press(place):
                return Press(read(place))
            case Pick(target):
                return Pick(read(target))
            case Lead(piece, path):
                return Lead(read(piece), tuple(map(read, path)))
        return gesture


def _reader(hint: Any) -> Callable[[str], Any]:
    """How a value of that type is read: a number, an enumeration of numbers, or a word."""
    if isinstance(hint, type) and issubclass(hint, int):
        return lambda part: hint(int(part))
    return hint if isinstance(hint, type) else str
