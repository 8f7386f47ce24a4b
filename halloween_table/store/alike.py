"""Whether a game from outside is kept already: the same deal for the same people, and all its moves are
the first ones of that game."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from halloween_table.engine.format import Unreadable

from .rows import Header, from_json, header_of, move_of

if TYPE_CHECKING:
    from halloween_table.engine.codec import Codec
    from halloween_table.engine.record import Record

_SAME_SEED = """
    SELECT id, game, rules_version, revision, players, moves, created, touched, ended, outcome, origin,
        options
    FROM games WHERE game = ? AND seed = ? AND moves >= ?
    ORDER BY touched DESC, created DESC, rowid DESC
"""
"""Hardly two games have one, but for puzzles, which are not dealt."""
_FIRST_MOVES = "SELECT n, actor, move FROM moves WHERE game = ? AND n < ? ORDER BY n"


def kept_before(connection: sqlite3.Connection, record: Record, codec: Codec) -> Header | None:
    """The kept game that this record is the beginning of, or all of; of several the one that was touched
    last. Under which version of the rules either was played makes no difference. What cannot be read
    is like nothing. Raises what SQLite says."""
    rows = connection.execute(_SAME_SEED, (record.game, record.seed, len(record.moves))).fetchall()
    for row in rows:
        try:
            if _is_same_deal(row, record, codec) and _begins_alike(connection, row, record, codec):
                return header_of(row)
        except Unreadable:
            continue
    return None


def _is_same_deal(row: sqlite3.Row, record: Record, codec: Codec) -> bool:
    origin = None if row["origin"] is None else from_json(row["origin"])
    return (
        codec.options_in(from_json(row["options"])) == record.options
        and codec.players_in(from_json(row["players"])) == record.players
        and codec.origin_in(origin, row["moves"], len(record.players)) == record.origin
    )


def _begins_alike(
    connection: sqlite3.Connection, row: sqlite3.Row, record: Record, codec: Codec
) -> bool:
    moves = connection.execute(_FIRST_MOVES, (row["id"], len(record.moves))).fetchall()
    return len(moves) == len(record.moves) and all(
        codec.played_in(move_of(move)) == played
        for move, played in zip(moves, record.moves, strict=True)
    )
