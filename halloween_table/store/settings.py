"""What stands under names: what the people at this computer like."""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING, Any

from halloween_table.engine.format import Unreadable, to_json

from .problems import as_problems
from .rows import from_json

if TYPE_CHECKING:
    from .open_file import OpenFile

_SETTING = "SELECT value FROM settings WHERE key = ?"
_NEW_SETTING = "INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value"


class Settings:
    """JSON values under names."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def get(self, key: str, default: Any = None) -> Any:
        """The value under that name; the default if there is none or it cannot be read."""
        with as_problems():
            rows = self._file.connection.execute(_SETTING, (key,)).fetchall()
            text = rows[0]["value"] if rows else self._file.remembered.get(key)
        try:
            return default if text is None else _shown(from_json(text))
        except Unreadable:
            return default

    def set(self, key: str, value: Any) -> None:
        text = to_json(value)

        def keep(connection: sqlite3.Connection) -> None:
            connection.execute(_NEW_SETTING, (key, text))

        with as_problems():
            self._file.change(keep)


def _shown(value: Any) -> Any:
    """That value, if all its texts can be shown. Raises Unreadable for half a surrogate pair."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError) as error:
        raise Unreadable(str(error)) from error
    return value
