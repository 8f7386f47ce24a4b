"""What the store gives out, and how it stands in the rows of its tables."""

from __future__ import annotations

import json
import sqlite3
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from halloween_table.engine.format import FORMAT, FORMAT_VERSION, Unreadable, to_json

if TYPE_CHECKING:
    from cattrs import Converter

    from halloween_table.engine.codec import Codec
    from halloween_table.engine.game import Outcome
    from halloween_table.engine.record import Player, Record

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Header(NamedTuple):
    """A kept game as a list of games shows it."""

    id: str
    game: str
    rules_version: int
    players: tuple[Player, ...]
    """Empty if that part of the game cannot be read."""
    moves: int
    created: datetime
    touched: datetime
    ended: bool
    outcome: Outcome | None


class Saved(NamedTuple):
    """A kept game to go on with."""

    id: str
    record: Record
    revision: int
    """Which state of the game this is: to be handed back with the next change."""
    snapshot: Any | None
    """The position after the last move; None if the program does not understand it any more."""
    created: datetime
    touched: datetime
    ended: bool
    outcome: Outcome | None


def from_json(text: str) -> Any:
    """Raises Unreadable."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"{type(error).__name__}: {error}") from error


@cache
def _converter() -> Converter:
    """Made when it is first needed: the shelf of a new user needs none."""
    from halloween_table.engine.codec import strict_converter

    return strict_converter()


def _from_json_as(kind: Any, text: str | None) -> Any | None:
    """What the text says, if it says that; a spoiled extra must not cost the game."""
    try:
        return None if text is None else _converter().structure(from_json(text), kind)
    except Exception:  # cattrs raises whatever the value's own type raises
        return None


def outcome_to_json(outcome: Outcome | None) -> str | None:
    return None if outcome is None else to_json(_converter().unstructure(outcome))


def header_of(row: sqlite3.Row) -> Header:
    from halloween_table.engine.game import Outcome
    from halloween_table.engine.record import Player

    return Header(
        id=row["id"],
        game=row["game"],
        rules_version=row["rules_version"],
        players=_from_json_as(tuple[Player, ...], row["players"]) or (),
        moves=row["moves"],
        created=_moment(row["created"]),
        touched=_moment(row["touched"]),
        ended=bool(row["ended"]),
        outcome=_from_json_as(Outcome, row["outcome"]),
    )


def saved_of(row: sqlite3.Row, moves: list[sqlite3.Row], codec: Codec) -> Saved:
    """Raises Unreadable."""
    from halloween_table.engine.game import Outcome

    if not all_there(row, moves):
        raise Unreadable("moves are missing")
    record = codec.record_in(
        {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": row["game"],
            "rules_version": row["rules_version"],
            "options": from_json(row["options"]),
            "players": from_json(row["players"]),
            "seed": row["seed"],
            "moves": [_move_of(move) for move in moves],
        }
    )
    return Saved(
        id=row["id"],
        record=record,
        revision=row["revision"],
        snapshot=_snapshot_of(row["snapshot"], codec),
        created=_moment(row["created"]),
        touched=_moment(row["touched"]),
        ended=bool(row["ended"]),
        outcome=_from_json_as(Outcome, row["outcome"]),
    )


def all_there(game: sqlite3.Row, moves: list[sqlite3.Row]) -> bool:
    """Whether these are all the moves the game says it has, one after the other."""
    return len(moves) == game["moves"] and all(move["n"] == n for n, move in enumerate(moves))


def _move_of(row: sqlite3.Row) -> Any:
    move = from_json(row["move"])
    return {**move, "actor": row["actor"]} if isinstance(move, dict) else move


def _snapshot_of(text: str, codec: Codec) -> Any | None:
    try:
        return codec.position_in(from_json(text))
    except Unreadable:
        return None


def _moment(microseconds: int) -> datetime:
    try:
        return _EPOCH + timedelta(microseconds=microseconds)
    except OverflowError:
        return _EPOCH
