"""Carrying over what can still be read from a damaged file, and what its backups have besides."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import date
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

from . import schema
from .backups import Backup, Backups
from .faults import fault_in, looking_only
from .found import Fields, Found, found_in
from .piecing import GameOf, Piece, Piecing
from .problems import DatabaseFailure

_TABLES = ("games", "moves", "settings", "results")
"""What is carried over. Glimpses can be drawn again."""
_ID = re.compile(r"[0-9a-f]{32}").fullmatch
_JSON_OF_RESULTS = ("players", "outcome", "hints")
_MISSING_RESULTS = """
    INSERT INTO results (game, played, at, players, outcome, hints)
    SELECT game, id, touched, players, outcome, hints FROM games WHERE ended = 1
        AND NOT EXISTS (SELECT 1 FROM results WHERE what IS NULL AND played = games.id)
    ORDER BY touched
"""
_RESULTS_OF_GAMES_THAT_GO_ON = """
    DELETE FROM results WHERE what IS NULL AND played IN (SELECT id FROM games WHERE ended = 0)
"""


class Salvaged(NamedTuple):
    """What came of it."""

    games: int
    """How many could be carried over."""
    from_backup: int = 0
    """With how many of them a backup had to help: their last moves may be missing."""
    backup: date | None = None
    """Of which day the newest of those backups is."""
    lost: int = 0
    """How many are known to have been there, and could not be saved."""


def salvage(
    damaged: Path,
    into: sqlite3.Connection,
    backups: Sequence[Backup],
    deleted: Collection[str],
    game_of: GameOf,
) -> Salvaged:
    """Put every game that is still whole, the results and the settings into an empty file. The
    backups come the newest first; the games that were deleted are not taken from them.

    What cannot be read is left out; what cannot be written is raised. Nothing is changed of what is
    read.
    """
    main = _reunited(_of_today(found_in(damaged)))
    copies = [_without(_of_today(_found_in_backup(backup.path)), deleted) for backup in backups]
    pieces, lost = _pieces(main, copies, game_of)
    schema.migrate(into)
    into.execute("PRAGMA foreign_keys = ON")  # a torn row may name another game
    with schema.transaction(into):
        kept = [piece for piece in pieces if _kept(into, piece)]
        _keep_the_rest(into, main, copies)
    helped = [backups[piece.copy].day for piece in kept if piece.copy is not None]
    lost += len(pieces) - len(kept)
    return Salvaged(len(kept), len(helped), max(helped, default=None), lost)


def restored(
    connection: sqlite3.Connection, game_id: str, backups: Backups, game_of: GameOf
) -> bool:
    """Put one game in order within a file that is otherwise sound: whether that could be done."""
    main = Found()
    _look_up(connection, game_id, main)
    copies: list[Found] = []
    for backup in () if game_id in backups.deleted() else backups.newest_first():
        copies.append(_looked_up(backup.path, game_id))
    piece = Piecing(main, copies, game_of).whole(game_id, doubted=True)
    if piece is None or (piece.header, list(piece.moves)) == (
        main.games.get(game_id),
        main.run(game_id),
    ):
        return False
    connection.execute("DELETE FROM games WHERE id = ?", (game_id,))
    return _kept(connection, piece)


def _looked_up(path: Path, game_id: str) -> Found:
    """What a backup has of a game, as far as SQLite can read it."""
    with suppress(*DatabaseFailure), closing(looking_only(path)) as copy:
        if _is_ours(copy):
            found = Found(schema.version_of(copy))
            _look_up(copy, game_id, found)
            return _of_today(found)
    return Found()


def _look_up(connection: sqlite3.Connection, game_id: str, found: Found) -> None:
    for table, key in (("games", "id"), ("moves", "game")):
        for row in connection.execute(f"SELECT * FROM {table} WHERE {key} = ?", (game_id,)):
            found.add(table, dict(row))


# ---- what was found -------------------------------------------------------------------------------


def _of_today(found: Found) -> Found:
    """The same in the tables of today's schema."""
    if found.schema == len(schema.MIGRATIONS):
        return found
    with closing(schema.connect(":memory:")) as room:
        schema.migrate(room, until=found.schema)
        for table, rows in filter(itemgetter(1), found.tables()):
            schema.insert(room, table, rows, "INSERT OR IGNORE")
        schema.migrate(room)
        today = Found(len(schema.MIGRATIONS))
        for table in _TABLES:
            for row in room.execute(f"SELECT * FROM {table}"):
                today.add(table, dict(row))
    return today


def _found_in_backup(path: Path) -> Found:
    """What SQLite reads in it, which is faster; if it cannot, what is found there all the same."""
    try:
        with closing(looking_only(path)) as copy:
            if _is_ours(copy) and fault_in(copy) is None:
                found = Found(schema.version_of(copy))
                for table in _TABLES:
                    for row in copy.execute(f"SELECT * FROM {table}"):
                        found.add(table, dict(row))
                return found
    except DatabaseFailure:
        pass
    return found_in(path)


def _is_ours(copy: sqlite3.Connection) -> bool:
    """Whether it has the tables of a store, and not those of another program's or a newer one's."""
    version = schema.version_of(copy)
    known = range(1, len(schema.MIGRATIONS) + 1)
    return version in known and schema.shape_of(copy) == schema.expected_shape(version)


def _reunited(found: Found) -> Found:
    """A game whose id has one wrong letter in it gets its moves back, and a move its game: so long
    are the ids that no two differ in a single letter."""
    torn = [id_ for id_, row in found.games.items() if len(found.run(id_)) != row["moves"]]
    for stray in found.moves.keys() - found.games.keys():
        for game_id in torn:
            if _one_letter_apart(stray, game_id):
                moves = found.moves.pop(stray)
                if game_id in found.moves:
                    found.moves[game_id] = moves | found.moves[game_id]
                else:  # it is the game whose id is wrong
                    found.games[stray] = {**found.games.pop(game_id), "id": stray}
                    found.moves[stray] = moves
                    torn.remove(game_id)
                break
    return found


def _one_letter_apart(one: str, other: str) -> bool:
    return len(one) == len(other) and sum(a != b for a, b in zip(one, other, strict=True)) == 1


def _without(found: Found, deleted: Collection[str]) -> Found:
    for game_id in deleted:
        found.games.pop(game_id, None)
        found.moves.pop(game_id, None)
    return found


def _pieces(main: Found, copies: Sequence[Found], game_of: GameOf) -> tuple[list[Piece], int]:
    """Every game that is whole, and how many are not."""
    piecing = Piecing(main, copies, game_of)
    known = {game_id for found in (main, *copies) for game_id in found.games}
    known |= {game_id for game_id, moves in main.moves.items() if 0 in moves and _ID(game_id)}
    whole = [piece for game_id in known if (piece := piecing.whole(game_id))]
    whole.sort(key=lambda piece: (piece.header["created"], piece.header["touched"]))
    return whole, len(known) - len(whole)


# ---- what is kept ---------------------------------------------------------------------------------


def _kept(into: sqlite3.Connection, piece: Piece) -> bool:
    game_id = piece.header["id"]
    moves = [
        {"game": game_id, "n": n, "actor": actor, "move": move}
        for n, (actor, move) in enumerate(piece.moves)
    ]
    with _whole(into) as done:
        schema.insert(into, "games", [piece.header])
        schema.insert(into, "moves", moves)
        done.append(piece)
    return bool(done)


def _keep_the_rest(into: sqlite3.Connection, main: Found, copies: Sequence[Found]) -> None:
    """Settings and results: of each the newest state that can be read."""
    settings: dict[str, str] = {}
    results: dict[tuple[object, ...], Fields] = {}
    for found in (main, *copies):
        for key, value in found.settings.items():
            if _is_json(into, value):
                settings.setdefault(key, value)
        for kind, row in found.results.items():
            if all(row[name] is None or _is_json(into, row[name]) for name in _JSON_OF_RESULTS):
                results.setdefault(kind, row)
    for key, value in settings.items():
        with _whole(into):
            schema.insert(into, "settings", [{"key": key, "value": value}])
    for row in results.values():
        with _whole(into):
            schema.insert(into, "results", [{**row, "id": None}])
    into.execute(_RESULTS_OF_GAMES_THAT_GO_ON)
    into.execute(_MISSING_RESULTS)


def _is_json(connection: sqlite3.Connection, text: str) -> bool:
    """Whether SQLite thinks so: what it does not, would be found wrong at every start."""
    (valid,) = connection.execute("SELECT json_valid(?)", (text,)).fetchone()
    return bool(valid)


@contextmanager
def _whole(into: sqlite3.Connection) -> Iterator[list[Piece]]:
    """All rows that are inserted inside, or none of them if one is not what its table takes."""
    done: list[Piece] = []
    into.execute("SAVEPOINT whole")
    try:
        yield done
    except (sqlite3.IntegrityError, OverflowError):
        done.clear()
        into.execute("ROLLBACK TO whole")
    into.execute("RELEASE whole")
