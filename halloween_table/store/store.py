"""The store: every game, move by move, and what else lasts, in one SQLite file."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any

from halloween_table.engine.format import Unreadable, to_json

from . import schema
from .glimpses import Glimpses
from .lasting import Lasting
from .problems import (
    ChangedElsewhere,
    DamagedGame,
    DatabaseFailure,
    Kind,
    OutOfReach,
    StoreProblem,
    as_problems,
    means_damage,
    problem_with_database,
)
from .puzzle_results import PuzzleResults
from .results import Results, settle
from .rows import Header, Saved, from_json, header_of, now, outcome_to_json, saved_of
from .settings import Settings
from .sought import Sought, condition

if TYPE_CHECKING:
    import sqlite3

    from halloween_table.engine.codec import Codec
    from halloween_table.engine.game import Outcome
    from halloween_table.engine.record import Hints, Played, Record

    from .endings import Endings
    from .open_file import OpenFile

_HEADERS = """
    SELECT id, game, rules_version, revision, players, moves, created, touched, ended, outcome, origin
    FROM games WHERE ended = ? {} ORDER BY touched DESC, created DESC, rowid DESC LIMIT ? OFFSET ?
"""
_COUNT = "SELECT count(*) FROM games WHERE ended = ? {}"
_ALL = -1
"""SQLite's word for no limit."""
_NEW_GAME = """
    INSERT INTO games (id, game, rules_version, options, players, seed, origin, hints, created,
        touched, revision, moves, ended, outcome, snapshot)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
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
_HINTS = """
    UPDATE games SET revision = revision + 1, touched = ?, hints = ?
    WHERE id = ? AND revision = ? RETURNING 1
"""


class Store(Lasting):
    """Everything that lasts. All it raises is a StoreProblem; whatever it raises, nothing is lost.

    A change of a game names the revision it starts from. If another running copy of the program
    was faster, the change is refused with ChangedElsewhere and nothing is written.
    """

    def __init__(self, file: OpenFile) -> None:
        super().__init__(file)
        self.game_ended: Callable[[], object] = _nobody_listens
        """Called whenever a game has ended and that is kept."""
        self.settings = Settings(file)
        self.results = Results(file)
        self.glimpses = Glimpses(file)

    def puzzle_results(self, game: str) -> PuzzleResults:
        """What people have done with the puzzles of that game."""
        return PuzzleResults(self._file, game)

    @cached_property
    def endings(self) -> Endings:
        """How games ended, for whoever counts them."""
        from .endings import Endings  # the shelf counts nothing

        return Endings(self._file)

    @property
    def _connection(self) -> sqlite3.Connection:
        return self._file.connection

    def new_game(
        self, record: Record, snapshot: Any, codec: Codec, *, outcome: Outcome | None = None
    ) -> str:
        """Keep a game that begins, or one that has moves already because it comes from outside or
        is played on from another: its id. All of it is kept or nothing.

        Its first revision is 0. A record that could not be read back is refused now, not lost later.
        """
        kept = self._keep_new(record, snapshot, codec, outcome, once=False)
        assert isinstance(kept, str)
        return kept

    def keep_once(
        self, record: Record, snapshot: Any, codec: Codec, *, outcome: Outcome | None = None
    ) -> str | Header:
        """The same, unless there is a game that this record is the beginning of, or all of: then that
        one. Of several copies of the program that take it in at once, one keeps it."""
        return self._keep_new(record, snapshot, codec, outcome, once=True)

    def _keep_new(
        self, record: Record, snapshot: Any, codec: Codec, outcome: Outcome | None, *, once: bool
    ) -> str | Header:
        try:
            codec.record_in(from_json(to_json(codec.record_out(record))))
        except Unreadable as error:
            raise StoreProblem(Kind.other, f"not a record: {error}") from error

        def keep(connection: sqlite3.Connection) -> str | Header:
            if once:
                from .alike import kept_before

                if (found := kept_before(connection, record, codec)) is not None:
                    return found
            game_id = os.urandom(16).hex()
            _insert(connection, game_id, 0, record, snapshot, codec, outcome)
            return game_id

        with as_problems():
            kept = self._file.change(keep)
        if outcome is not None and isinstance(kept, str):
            self.game_ended()
        return kept

    def keep_again(
        self,
        game_id: str,
        revision: int,
        record: Record,
        snapshot: Any,
        codec: Codec,
        *,
        outcome: Outcome | None = None,
    ) -> None:
        """Keep that state of a game, unless it or a later one is kept: the file was damaged, and
        perhaps it has been lost; or the file cannot be had, and the game is to go on all the same."""
        query = "SELECT 1 FROM games WHERE id = ? AND revision >= ?"

        def keep(connection: sqlite3.Connection) -> None:
            if not connection.execute(query, (game_id, revision)).fetchone():
                connection.execute("DELETE FROM games WHERE id = ?", (game_id,))
                _insert(connection, game_id, revision, record, snapshot, codec, outcome)

        with as_problems():
            self._file.change(keep)

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
        """Keep some more moves and the position after them, all at once: the new revision. With an
        outcome they end the game, and its result is kept with them.

        When this returns, the moves outlast a crash and a power cut.
        """
        moves = [(row.actor, to_json(codec.move_out(row.move))) for row in played]
        position = codec.position_text(snapshot)
        ended, result = outcome is not None, outcome_to_json(outcome)

        def keep(connection: sqlite3.Connection) -> None:
            found = connection.execute(
                _MORE_MOVES, (len(moves), now(), ended, result, position, game_id, revision)
            ).fetchall()
            if not found:
                raise self._missed(connection, game_id)
            first = found[0][0] - len(moves)
            for n, (actor, move) in enumerate(moves, first):
                connection.execute(_NEW_MOVE, (game_id, n, actor, move))
            settle(connection, game_id)

        with as_problems():
            self._file.change(keep)
        if ended:
            self.game_ended()
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
        at once: the new revision. A game that was over is not over any more."""
        end = {
            "back": moves,
            "again": len(again),
            "touched": now(),
            "snapshot": codec.position_text(snapshot),
            "id": game_id,
            "revision": revision,
        }

        def keep(connection: sqlite3.Connection) -> None:
            found = connection.execute(_OTHER_END, end).fetchall()
            if not found:
                raise self._missed(connection, game_id)
            first = found[0][0] - len(again)
            connection.execute("DELETE FROM moves WHERE game = ? AND n >= ?", (game_id, first))
            connection.executemany(
                _NEW_MOVE,
                [
                    (game_id, n, played.actor, to_json(codec.move_out(played.move)))
                    for n, played in enumerate(again, first)
                ],
            )
            settle(connection, game_id)

        with as_problems():
            self._file.change(keep)
        return revision + 1

    def count_hints(self, game_id: str, revision: int, hints: Hints, codec: Codec) -> int:
        """Keep who has asked how often in a game that goes on: the new revision."""
        told = to_json(codec.hints_out(hints))

        def keep(connection: sqlite3.Connection) -> None:
            if not connection.execute(_HINTS, (now(), told, game_id, revision)).fetchall():
                raise self._missed(connection, game_id)

        with as_problems():
            self._file.change(keep)
        return revision + 1

    def _missed(self, connection: sqlite3.Connection, game_id: str) -> StoreProblem:
        """Why a game is not there in that state."""
        there = connection.execute("SELECT 1 FROM games WHERE id = ?", (game_id,)).fetchone()
        if self.awaits is not None and not there:
            return OutOfReach(self.awaits, game_id)
        return ChangedElsewhere(game_id)

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
            raise OutOfReach(self.awaits, game_id) if self.awaits else _gone(game_id)
        try:
            return saved_of(rows[0], moves, codec)
        except Unreadable as error:
            raise DamagedGame(game_id, str(error)) from error

    def kept_before(self, record: Record, codec: Codec) -> Header | None:
        """The game that somebody goes on with here already and that this record is the beginning of,
        or all of; None if there is none such."""
        from .alike import kept_before

        with as_problems():
            return kept_before(self._connection, record, codec)

    def restore(self, game_id: str) -> bool:
        """Put a game that cannot be read or played any more together again, from what is still there
        of it and from the backups: whether that could be done."""
        path = self._file.path
        if path is None or self.awaits is not None:
            return False
        from .backups import Backups
        from .salvage import restored

        with as_problems(), schema.transaction(self._connection) as connection:
            done = restored(connection, game_id, Backups(path.parent), self._file.game_of)
            if done:
                settle(connection, game_id)
        return done

    def unfinished(self, limit: int = _ALL, offset: int = 0) -> tuple[Header, ...]:
        """The games that can be played on, the one touched last first."""
        return self._headers(False, limit, offset)

    def finished(
        self, limit: int = _ALL, offset: int = 0, sought: Sought = ()
    ) -> tuple[Header, ...]:
        """The games that are over, the one touched last first: those with all that is sought."""
        return self._headers(True, limit, offset, sought)

    def count_unfinished(self) -> int:
        return self._count(False)

    def count_finished(self, sought: Sought = ()) -> int:
        return self._count(True, sought)

    def _headers(
        self, ended: bool, limit: int, offset: int, sought: Sought = ()
    ) -> tuple[Header, ...]:
        fits, values = condition(sought)
        with as_problems():
            rows = self._connection.execute(
                _HEADERS.format(fits), (ended, *values, limit, offset)
            ).fetchall()
        return tuple(map(header_of, rows))

    def _count(self, ended: bool, sought: Sought = ()) -> int:
        fits, values = condition(sought)
        with as_problems():
            rows = self._connection.execute(_COUNT.format(fits), (ended, *values))
            (count,) = rows.fetchone()
        return int(count)

    def delete(self, game_id: str) -> None:
        """Forget a game; nothing happens if it is already gone. How it ended is remembered."""
        if self.awaits is not None:  # the file may have it, too
            raise OutOfReach(self.awaits, game_id)
        with (
            as_problems(),
            self._not_to_come_back(game_id),
            schema.transaction(self._connection) as connection,
        ):
            connection.execute("DELETE FROM games WHERE id = ?", (game_id,))

    @contextmanager
    def _not_to_come_back(self, game_id: str) -> Iterator[None]:
        """No backup brings a game back that is deleted inside."""
        from .backups import Backups

        backups = Backups(self._file.path.parent) if self._file.path else None
        if backups:
            backups.forget(game_id)
        try:
            yield
        except BaseException:
            if backups:
                backups.remember(game_id)
            raise


def _nobody_listens() -> None:
    """What is told is heard by nobody."""


def _gone(game_id: str) -> StoreProblem:
    return StoreProblem(Kind.gone, f"game {game_id}")


def _insert(
    connection: sqlite3.Connection,
    game_id: str,
    revision: int,
    record: Record,
    snapshot: Any,
    codec: Codec,
    outcome: Outcome | None,
) -> None:
    """A game that is not there, with all its moves."""
    at = now()
    game = (
        game_id,
        record.game,
        record.version,
        to_json(codec.options_out(record.options)),
        to_json(codec.players_out(record.players)),
        record.seed,
        None if record.origin is None else to_json(codec.origin_out(record.origin)),
        to_json(codec.hints_out(record.hints)),
        at,
        at,
        revision,
        len(record.moves),
        outcome is not None,
        outcome_to_json(outcome),
        codec.position_text(snapshot),
    )
    moves = [
        (game_id, n, played.actor, to_json(codec.move_out(played.move)))
        for n, played in enumerate(record.moves)
    ]
    connection.execute(_NEW_GAME, game)
    connection.executemany(_NEW_MOVE, moves)
    settle(connection, game_id)
