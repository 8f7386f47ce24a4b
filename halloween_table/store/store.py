"""The store: every game, move by move, and the settings, in one SQLite file."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from halloween_table.engine.format import Unreadable, to_json

from . import schema
from .opening import Opened, open_in
from .problems import (
    ChangedElsewhere,
    DamagedGame,
    DatabaseFailure,
    Kind,
    StoreProblem,
    as_problems,
    means_damage,
    problem_with_database,
)
from .rows import Header, Saved, from_json, header_of, outcome_to_json, saved_of
from .settings import Bests, Settings

if TYPE_CHECKING:
    from halloween_table.engine.codec import Codec
    from halloween_table.engine.game import Outcome
    from halloween_table.engine.record import Played, Record

_HEADER_COLUMNS = "id, game, rules_version, players, moves, created, touched, ended, outcome"
_NEW_GAME = """
    INSERT INTO games (id, game, rules_version, options, players, seed, created, touched, revision,
        moves, ended, outcome, snapshot)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)
"""
_NEW_MOVE = "INSERT INTO moves (game, n, actor, move) VALUES (?, ?, ?, ?)"
_MORE_MOVES = """
    UPDATE games SET revision = revision + 1, moves = moves + ?,
        touched = ?, ended = ?, outcome = ?, snapshot = ?
    WHERE id = ? AND revision = ? RETURNING moves
"""
_OTHER_END = """
    UPDATE games SET revision = revision + 1, moves = moves - :back + :again,
        touched = :touched, ended = 0, outcome = NULL, snapshot = :snapshot
    WHERE id = :id AND revision = :revision AND moves >= :back RETURNING moves
"""


class Store:
    """Everything that lasts. All it raises is a StoreProblem; whatever it raises, nothing is lost.

    A change of a game names the revision it starts from. If another running copy of the program
    was faster, the change is refused with ChangedElsewhere and nothing is written.
    """

    def __init__(self, connection: sqlite3.Connection, opened: Opened | None = None) -> None:
        self._connection = connection
        self._presence = opened.presence if opened else None
        self.put_aside: Path | None = opened.put_aside if opened else None
        """Where the damaged file lies that was found at the start."""
        self.salvaged: int = opened.salvaged if opened else 0
        """How many games of that file could be carried over."""
        connection.row_factory = sqlite3.Row
        self.settings = Settings(connection)
        self.bests = Bests(connection)

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The store in that data folder, made if there is none."""
        with as_problems(otherwise=Kind.cannot_open):
            opened = open_in(folder)
        return cls(opened.connection, opened)

    @classmethod
    def in_memory(cls) -> Self:
        """A store that lasts as long as the program: better than none."""
        connection = schema.connect(":memory:")
        schema.prepare(connection)
        return cls(connection)

    def close(self) -> None:
        with as_problems():
            self._connection.close()
        if self._presence:
            self._presence.leave()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def new_game(
        self, record: Record, snapshot: Any, codec: Codec, *, outcome: Outcome | None = None
    ) -> str:
        """Keep a game that begins, or one that comes from outside with all its moves: its id.

        Its first revision is 0. A record that could not be read back is refused now, not lost later.
        """
        try:
            codec.record_in(from_json(to_json(codec.record_out(record))))
        except Unreadable as error:
            raise StoreProblem(Kind.other, f"not a record: {error}") from error
        game_id = os.urandom(16).hex()
        now = _now()
        game = (
            game_id,
            record.game,
            record.version,
            to_json(codec.options_out(record.options)),
            to_json(codec.players_out(record.players)),
            record.seed,
            now,
            now,
            len(record.moves),
            outcome is not None,
            outcome_to_json(outcome),
            codec.position_text(snapshot),
        )
        moves = [
            (game_id, n, played.actor, to_json(codec.move_out(played.move)))
            for n, played in enumerate(record.moves)
        ]
        with as_problems(), schema.transaction(self._connection) as connection:
            connection.execute(_NEW_GAME, game)
            connection.executemany(_NEW_MOVE, moves)
        return game_id

    def append(
        self,
        game_id: str,
        revision: int,
        played: Sequence[Played],
        snapshot: Any,
        codec: Codec,
        *,
        outcome: Outcome | None = None,
    ) -> int:
        """Keep some more moves and the position after them, all at once: the new revision.

        When this returns, the moves outlast a crash and a power cut.
        """
        moves = [(row.actor, to_json(codec.move_out(row.move))) for row in played]
        position = codec.position_text(snapshot)
        ended, result = outcome is not None, outcome_to_json(outcome)
        with as_problems(), schema.transaction(self._connection) as connection:
            found = connection.execute(
                _MORE_MOVES, (len(moves), _now(), ended, result, position, game_id, revision)
            ).fetchall()
            if not found:
                raise ChangedElsewhere(game_id)
            first = found[0][0] - len(moves)
            for n, (actor, move) in enumerate(moves, first):
                connection.execute(_NEW_MOVE, (game_id, n, actor, move))
        return revision + 1

    def take_back(
        self,
        game_id: str,
        revision: int,
        snapshot: Any,
        codec: Codec,
        *,
        moves: int = 1,
        again: Sequence[Played] = (),
    ) -> int:
        """Forget the last moves, play some of them again, and keep the position after that, all
        at once: the new revision."""
        end = {
            "back": moves,
            "again": len(again),
            "touched": _now(),
            "snapshot": codec.position_text(snapshot),
            "id": game_id,
            "revision": revision,
        }
        with as_problems(), schema.transaction(self._connection) as connection:
            found = connection.execute(_OTHER_END, end).fetchall()
            if not found:
                raise ChangedElsewhere(game_id)
            first = found[0][0] - len(again)
            connection.execute("DELETE FROM moves WHERE game = ? AND n >= ?", (game_id, first))
            connection.executemany(
                _NEW_MOVE,
                [
                    (game_id, n, played.actor, to_json(codec.move_out(played.move)))
                    for n, played in enumerate(again, first)
                ],
            )
        return revision + 1

    def load(self, game_id: str, codec: Codec) -> Saved:
        """A kept game. DamagedGame if its rows do not make a record; others are not affected."""
        try:
            with schema.transaction(self._connection, "BEGIN") as connection:
                rows = connection.execute("SELECT * FROM games WHERE id = ?", (game_id,)).fetchall()
                moves = connection.execute(
                    "SELECT n, actor, move FROM moves WHERE game = ? ORDER BY n", (game_id,)
                ).fetchall()
        except DatabaseFailure as error:
            if means_damage(error):
                raise DamagedGame(game_id, str(error)) from error
            raise problem_with_database(error) from error
        if not rows:
            raise StoreProblem(Kind.gone, f"game {game_id}")
        try:
            return saved_of(rows[0], moves, codec)
        except Unreadable as error:
            raise DamagedGame(game_id, str(error)) from error

    def unfinished(self) -> tuple[Header, ...]:
        """The games that can be played on, the one touched last first."""
        return self._headers(ended=False)

    def finished(self) -> tuple[Header, ...]:
        """The games that are over, the one touched last first."""
        return self._headers(ended=True)

    def _headers(self, *, ended: bool) -> tuple[Header, ...]:
        with as_problems():
            rows = self._connection.execute(
                f"SELECT {_HEADER_COLUMNS} FROM games WHERE ended = ?"
                " ORDER BY touched DESC, created DESC, rowid DESC",
                (ended,),
            ).fetchall()
        return tuple(map(header_of, rows))

    def delete(self, game_id: str) -> None:
        """Forget a game; nothing happens if it is already gone."""
        with as_problems(), schema.transaction(self._connection) as connection:
            connection.execute("DELETE FROM games WHERE id = ?", (game_id,))


def _now() -> int:
    """Microseconds since 1970."""
    return time.time_ns() // 1000
