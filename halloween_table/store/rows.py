"""What the store gives out, and how it stands in the rows of its tables."""

from __future__ import annotations

import json
import sqlite3
import time
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from halloween_table.engine.format import LONGEST_NAME, NO_NAME, Unreadable, straight, to_json

if TYPE_CHECKING:
    from cattrs import Converter

    from halloween_table.engine.codec import Codec
    from halloween_table.engine.game import Outcome
    from halloween_table.engine.record import Hints, Record

UNKNOWN = datetime(1970, 1, 1, tzinfo=UTC)
"""When something was of which nobody can say when."""
_TOO_LATE = datetime(3000, 1, 1, tzinfo=UTC)
"""Between that one and this every system can tell the time in its own zone; Windows cannot beyond them, and
a calendar's first and last day have none before or after them for those who live off Greenwich."""
MOST_SEATS = 12
"""At a table of ours there are six; what has more was written by nobody, and would take for ever."""
_TOO_MANY = 10**9
"""Points or moves."""


class Person(NamedTuple):
    """Who sat at a seat: a Player for those who list games and play none."""

    name: str
    figure: str
    colour: str
    mind: str = ""


class Header(NamedTuple):
    """A kept game as a list of games shows it. It is read without the classes of the engine, which
    the first frame has no time for."""

    id: str
    game: str
    rules_version: int
    revision: int
    """Which state of the game this is."""
    players: tuple[Person, ...]
    """Empty if that part of the game cannot be read."""
    moves: int
    created: datetime
    touched: datetime
    ended: bool
    winners: tuple[str, ...] = ()
    """The names of those who share the first place, if it is over and that part can be read."""
    points: tuple[int, ...] = ()
    """By seat, likewise."""
    branched: int | None = None
    """After which move of an earlier game it was played on from there; None: it was not."""


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


def now() -> int:
    """Microseconds since 1970."""
    return time.time_ns() // 1000


def moment(microseconds: int) -> datetime:
    """When that was; a torn row may hold anything."""
    try:
        when = UNKNOWN + timedelta(microseconds=microseconds)
    except (OverflowError, TypeError):
        return UNKNOWN
    return when if UNKNOWN <= when < _TOO_LATE else UNKNOWN


def from_json(text: str) -> Any:
    """Raises Unreadable, also for numbers that only Python takes for JSON: SQLite does not."""
    try:
        return _DECODER.decode(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise Unreadable(f"{type(error).__name__}: {error}") from error


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")


_DECODER = json.JSONDecoder(parse_constant=_no_number)


# ---- as lists show it: with json alone ----------------------------------------------------------


def header_of(row: sqlite3.Row) -> Header:
    players = people_of(row["players"])
    winners, points = ending_of(row["outcome"], players)
    return Header(
        id=row["id"],
        game=key_of(row["game"]),
        rules_version=row["rules_version"],
        revision=row["revision"],
        players=players,
        moves=row["moves"],
        created=moment(row["created"]),
        touched=moment(row["touched"]),
        ended=bool(row["ended"]),
        winners=winners,
        points=points,
        branched=_branch_of(row["origin"]),
    )


def key_of(game: object) -> str:
    """What a row says which game it is of; a torn one may hold anything."""
    return straight(game)[:LONGEST_NAME] if isinstance(game, str) else NO_NAME


def _branch_of(text: str | None) -> int | None:
    """How many moves are from another game, if the text of an origin says so."""
    try:
        moves = None if text is None else from_json(text)["moves"]
    except (Unreadable, TypeError, LookupError):
        return None
    return moves if type(moves) is int and 0 <= moves < _TOO_MANY else None


def people_of(text: str) -> tuple[Person, ...]:
    """Who the text says sat there, by seat; nobody if it says something else."""
    try:
        rows = from_json(text)
        return tuple(map(_person_of, rows)) if len(rows) <= MOST_SEATS else ()
    except (Unreadable, TypeError, ValueError, LookupError):
        return ()


def _person_of(row: Any) -> Person:
    texts = row["name"], row["figure"], row["colour"], row.get("mind", "")
    "".join(texts).encode()  # not four texts, or half a surrogate pair, which nobody can show
    name, *others = (straight(text)[:LONGEST_NAME] for text in texts)
    return Person(name if name.strip() else NO_NAME, *others)


def ending_of(
    text: str | None, players: tuple[Person, ...]
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The winners' names and everybody's points in the text of an outcome; nothing of either if it
    is none of a game of these players."""
    standings = _ended_as(text, len(players))
    winners = tuple(players[seat].name for seat, (rank, _) in standings.items() if rank == 1)
    return winners, tuple(standings[seat][1] for seat in sorted(standings))


def places_of(text: str | None, seats: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The ranks and the points of so many seats, by seat, in the text of an outcome; nothing of either
    if it is none of such a game."""
    standings = _ended_as(text, seats)
    by_seat = [standings[seat] for seat in sorted(standings)]
    return tuple(rank for rank, _ in by_seat), tuple(points for _, points in by_seat)


def _ended_as(text: str | None, seats: int) -> dict[int, tuple[int, int]]:
    """For each of so many seats its rank and its points, best first; nobody's if the text does not say
    so."""
    try:
        standings = {} if text is None else _standings_of(from_json(text)["standings"])
    except (Unreadable, TypeError, ValueError, LookupError):
        standings = {}
    return standings if standings.keys() == set(range(seats)) else {}


def asked_of(text: str | None, seats: int) -> tuple[int, ...]:
    """How many hints each of so many seats has asked for, in the text of a game's; none if it does
    not say so."""
    try:
        asked = () if text is None else tuple(from_json(text)["asked"])
    except (Unreadable, TypeError, LookupError):
        asked = ()
    counted = all(type(count) is int and 0 <= count < _TOO_MANY for count in asked)
    return asked if counted and len(asked) == seats else (0,) * seats


def _standings_of(rows: Any) -> dict[int, tuple[int, int]]:
    """For each seat its rank and its points, best first."""
    found: dict[int, tuple[int, int]] = {}
    for row in rows:
        points = [score["points"] for score in row["scores"]]
        numbers = (row["seat"], row["rank"], *points)
        if any(type(number) is not int or abs(number) >= _TOO_MANY for number in numbers):
            raise ValueError("not a standing")
        found[row["seat"]] = (row["rank"], sum(points))
    return found


# ---- as games are played on with: with the classes of the engine --------------------------------


@cache
def _converter() -> Converter:
    """Made when it is first needed: the shelf needs none."""
    from halloween_table.engine.codec import strict_converter

    return strict_converter()


def outcome_to_json(outcome: Outcome | None) -> str | None:
    return None if outcome is None else to_json(_converter().unstructure(outcome))


def _outcome_of(text: str | None) -> Outcome | None:
    """What the text says, if it says that; a spoiled extra must not cost the game."""
    from halloween_table.engine.game import Outcome

    try:
        return None if text is None else _converter().structure(from_json(text), Outcome)
    except Exception:  # cattrs raises whatever the value's own type raises
        return None


def saved_of(row: sqlite3.Row, moves: list[sqlite3.Row], codec: Codec) -> Saved:
    """Raises Unreadable."""
    from attrs import evolve

    if not all_there(row, moves):
        raise Unreadable("moves are missing")
    record = codec.record_of(
        {
            "game": row["game"],
            "rules_version": row["rules_version"],
            "options": from_json(row["options"]),
            "players": from_json(row["players"]),
            "seed": row["seed"],
            "origin": None if row["origin"] is None else from_json(row["origin"]),
            "moves": [move_of(move) for move in moves],
        }
    )
    hints = _hints_of(row["hints"], len(record.players), codec)
    return Saved(
        id=row["id"],
        record=record if hints is None else evolve(record, hints=hints),
        revision=row["revision"],
        snapshot=_snapshot_of(row["snapshot"], codec),
        created=moment(row["created"]),
        touched=moment(row["touched"]),
        ended=bool(row["ended"]),
        outcome=_outcome_of(row["outcome"]),
    )


def all_there(game: sqlite3.Row, moves: list[sqlite3.Row]) -> bool:
    """Whether these are all the moves the game says it has, one after the other."""
    return len(moves) == game["moves"] and all(move["n"] == n for n, move in enumerate(moves))


def move_of(row: sqlite3.Row) -> Any:
    """A row of the moves as a codec reads it."""
    move = from_json(row["move"])
    return {**move, "actor": row["actor"]} if isinstance(move, dict) else move


def _hints_of(text: str | None, seats: int, codec: Codec) -> Hints | None:
    """What the text says of them, if it says that; a spoiled extra must not cost the game."""
    try:
        return None if text is None else codec.hints_in(from_json(text), seats)
    except Unreadable:
        return None


def _snapshot_of(text: str, codec: Codec) -> Any | None:
    try:
        return codec.position_in(from_json(text))
    except Unreadable:
        return None
