"""What stands under names: what the people at this computer like, and the best they have done."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any, NamedTuple

from halloween_table.engine.format import Unreadable, to_json

from . import schema
from .problems import as_problems
from .rows import from_json

if TYPE_CHECKING:
    from halloween_table.engine.game import Best

_SETTING = "SELECT value FROM settings WHERE key = ?"
_NEW_SETTING = "INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value"


class Settings:
    """What the people at this computer like: JSON values under names."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, key: str, default: Any = None) -> Any:
        """The value under that name; the default if there is none or it cannot be read."""
        with as_problems():
            return _value(self._connection, key, default)

    def set(self, key: str, value: Any) -> None:
        text = to_json(value)
        with as_problems(), schema.transaction(self._connection) as connection:
            connection.execute(_NEW_SETTING, (key, text))


class Kept(NamedTuple):
    """The best that anybody at this computer has done of something."""

    name: str
    milliseconds: int
    steps: int


class Bests:
    """Who was fastest at what, game by game."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, game: str, what: str) -> Kept | None:
        """None if nobody has done it yet, or if what is kept cannot be read."""
        with as_problems():
            return _kept(_value(self._connection, _key(game, what)))

    def offer(self, game: str, best: Best, name: str) -> Kept | None:
        """The best so far; if this one is faster, it takes its place."""
        key = _key(game, best.what)
        text = to_json({"name": name, "milliseconds": best.milliseconds, "steps": best.steps})
        with as_problems(), schema.transaction(self._connection) as connection:
            former = _kept(_value(connection, key))
            if former is None or best.milliseconds < former.milliseconds:
                connection.execute(_NEW_SETTING, (key, text))
        return former


def _key(game: str, what: str) -> str:
    return f"best:{game}:{what}"


def _value(connection: sqlite3.Connection, key: str, default: Any = None) -> Any:
    rows = connection.execute(_SETTING, (key,)).fetchall()
    try:
        return from_json(rows[0]["value"]) if rows else default
    except Unreadable:
        return default


def _kept(value: Any) -> Kept | None:
    """What a foreign hand has spoiled counts as nothing."""
    match value:
        case {"name": str(name), "milliseconds": milliseconds, "steps": steps}:
            if all(type(number) is int and number >= 0 for number in (milliseconds, steps)):
                return Kept(name, milliseconds, steps)
    return None
