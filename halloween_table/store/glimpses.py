"""Small pictures of kept games, drawn once: what is not kept here any more is drawn again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, NamedTuple

from halloween_table.engine.format import Unreadable, straight, to_json

from . import schema
from .problems import StoreProblem, as_problems
from .rows import from_json

if TYPE_CHECKING:
    from .open_file import OpenFile

MOST = 400
"""So many glimpses are kept; the oldest makes room for the next one."""
LARGEST = 128 * 1024
"""Bytes of a picture that is still small."""
LONGEST = 200
"""Letters of a text beside it."""
MOST_AGREED = 20
"""So many of them at most. Nothing longer is ever fetched: it would be none of ours."""

_FIND = f"""
    SELECT title, agreed, picture FROM glimpses
    WHERE game = ? AND key = ? AND revision = ? AND length(title) <= {LONGEST}
        AND length(agreed) <= {7 * LONGEST * MOST_AGREED} AND length(picture) <= {LARGEST}
"""
"""In JSON a letter takes six, and there is something between the texts."""
_OUTDATED = "DELETE FROM glimpses WHERE game = ? AND (revision <> ? OR key = ?)"
_NEW = """
    INSERT INTO glimpses (game, revision, key, title, agreed, picture) VALUES (?, ?, ?, ?, ?, ?)
"""
_TOO_MANY = """
    DELETE FROM glimpses WHERE id <= (SELECT id FROM glimpses ORDER BY id DESC LIMIT 1 OFFSET ?)
"""


class KeptGlimpse(NamedTuple):
    """What a card on the shelf shows of a game, besides what stands in its header."""

    picture: bytes
    """A PNG."""
    title: str
    agreed: tuple[str, ...]


class Glimpses:
    """Pictures by game, revision and a key that says for what they were drawn: the language, the
    size, how fine. None of them is needed, so none of them is ever a problem."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def get(self, game_id: str, revision: int, key: str) -> KeptGlimpse | None:
        """None if there is none of this state of the game."""
        with suppress(StoreProblem, Unreadable, TypeError), as_problems():
            for row in self._file.connection.execute(_FIND, (game_id, key, revision)):
                picture, title, agreed = row["picture"], row["title"], from_json(row["agreed"])
                fits = isinstance(picture, bytes) and len(agreed) <= MOST_AGREED
                if fits and all(map(_can_be_shown, (title, *agreed))):
                    return KeptGlimpse(picture, title, tuple(agreed))
        return None

    def put(self, game_id: str, revision: int, key: str, glimpse: KeptGlimpse) -> None:
        """Keep it, and forget what was drawn of other states of the game."""
        if len(glimpse.picture) > LARGEST:
            return
        row = (game_id, revision, key, glimpse.title, to_json(glimpse.agreed), glimpse.picture)
        with (
            suppress(StoreProblem),
            as_problems(),
            _unhurried(self._file.connection) as connection,
            schema.transaction(connection),
        ):
            connection.execute(_OUTDATED, (game_id, revision, key))
            connection.execute(_NEW, row)
            connection.execute(_TOO_MANY, (MOST,))


def _can_be_shown(text: object) -> bool:
    """Whether it is a text, short, and with nothing in it that turns others round or is half a
    letter."""
    if not isinstance(text, str) or len(text) > LONGEST or straight(text) != text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


@contextmanager
def _unhurried(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """What is committed inside may be lost by a power cut: nobody waits for the disk."""
    connection.execute("PRAGMA synchronous = NORMAL")
    try:
        yield connection
    finally:
        connection.execute("PRAGMA synchronous = FULL")
