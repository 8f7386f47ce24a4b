"""How games ended, who was fastest at what, and who has ever played."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from halloween_table.engine.format import LONGEST_NAME, NO_NAME, straight

from .problems import StoreProblem, as_problems
from .rows import Person, asked_of, ending_of, key_of, moment, now, people_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from halloween_table.engine.game import Best

    from .open_file import OpenFile

_ENDED = """
    INSERT INTO results (game, played, at, players, outcome, hints)
    SELECT game, id, touched, players, outcome, hints FROM games WHERE id = ? AND ended = 1
"""
_FORGET = "DELETE FROM results WHERE played = ? AND what IS NULL"
_NEWEST = """
    SELECT game, played, at, players, outcome, hints FROM results WHERE what IS NULL
    ORDER BY at DESC, id DESC LIMIT ? OFFSET ?
"""
_COUNT = "SELECT count(*) FROM results WHERE what IS NULL"
_SEATS = """
    SELECT players FROM (
        SELECT players, at FROM results WHERE what IS NULL
        UNION ALL SELECT players, touched FROM games WHERE ended = 0
    )
    GROUP BY players ORDER BY max(at) DESC
"""
_FASTEST = """
    SELECT name, milliseconds, steps FROM results WHERE game = ? AND what = ?
    ORDER BY milliseconds, at, id LIMIT 1
"""
_FASTEST_OF_ALL = """
    SELECT what, name, min(milliseconds) AS milliseconds, steps FROM results
    WHERE game = ? AND what IS NOT NULL AND milliseconds IS NOT NULL
    GROUP BY what ORDER BY at DESC, id DESC LIMIT ?
"""
_SLOWER = """
    DELETE FROM results
    WHERE game = :game AND what = :what AND name = :name AND milliseconds > :milliseconds
"""
_NEW_BEST = """
    INSERT INTO results (game, what, played, at, name, milliseconds, steps)
    SELECT :game, :what, :played, :at, :name, :milliseconds, :steps
    WHERE NOT EXISTS (SELECT 1 FROM results WHERE game = :game AND what = :what AND name = :name)
"""


class Result(NamedTuple):
    """How a game ended. It is remembered even if the game itself has been deleted."""

    game: str
    played: str
    """The id of the game."""
    at: datetime
    players: tuple[Person, ...]
    winners: tuple[str, ...]
    points: tuple[int, ...]
    """By seat; empty if that part cannot be read."""
    hints: tuple[int, ...]
    """How many each has asked for, by seat."""


class Kept(NamedTuple):
    """The best that somebody at this computer has done of something."""

    name: str
    milliseconds: int
    steps: int


class Results:
    """What has been played and reached at this computer. The ends of games come here from the
    store itself; the best times are offered. Of everything everybody's own best is kept."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def newest(self, limit: int = 50, offset: int = 0) -> tuple[Result, ...]:
        """How games ended, the latest first."""
        with as_problems():
            rows = self._file.connection.execute(_NEWEST, (limit, offset)).fetchall()
        return tuple(map(_result_of, rows))

    def count(self) -> int:
        """How many games have ended."""
        with as_problems():
            (count,) = self._file.connection.execute(_COUNT).fetchone()
        return int(count)

    def people(self, most: int = 50) -> tuple[Person, ...]:
        """Everybody who ever played, with figure and colour as last used; whoever played last comes
        first, and those of one game in the order of their seats."""
        with as_problems():
            rows = self._file.connection.execute(_SEATS).fetchall()
        found: dict[str, Person] = {}
        for row in rows:
            for person in people_of(row["players"]):
                if not person.mind:
                    found.setdefault(person.name.strip().casefold(), person)
            if len(found) >= most:
                break
        return tuple(found.values())[:most]

    def get(self, game: str, what: str) -> Kept | None:
        """The best that anybody has done of it; None if nobody has."""
        with as_problems():
            return _fastest(self._file.connection, game, what)

    def fastest(self, game: str, most: int = 50) -> tuple[tuple[str, Kept], ...]:
        """The best that anybody has done of each thing, the latest first."""
        with as_problems():
            rows = self._file.connection.execute(_FASTEST_OF_ALL, (game, most)).fetchall()
        return tuple((what, _kept(*best)) for what, *best in rows)

    def offer(self, game: str, best: Best, name: str, played: str | None = None) -> Kept | None:
        """The best so far; if this one is faster, it takes its place. `played` is the id of the
        game it was reached in. Raises StoreProblem also if nobody can say now which was the best."""
        offered = {
            "game": game,
            "what": best.what,
            "played": played,
            "at": now(),
            "name": name,
            "milliseconds": best.milliseconds,
            "steps": best.steps,
        }

        def keep(connection: sqlite3.Connection) -> Kept | None:
            former = _fastest(connection, game, best.what)
            offer(connection, offered)
            return former

        with as_problems():
            former = self._file.change(keep)
        if self._file.awaits is not None:
            raise StoreProblem(self._file.awaits, "the best is in the file")
        return former


def offer(connection: sqlite3.Connection, best: Mapping[str, object]) -> None:
    """Keep what somebody has done, a row by the names of its columns, unless they have done better."""
    connection.execute(_SLOWER, best)
    connection.execute(_NEW_BEST, best)


def settle(connection: sqlite3.Connection, game_id: str) -> None:
    """Remember how that game ended, or forget it if it goes on after all. To be called within the
    change that ends it or goes on with it."""
    connection.execute(_FORGET, (game_id,))
    connection.execute(_ENDED, (game_id,))


def _fastest(connection: sqlite3.Connection, game: str, what: str) -> Kept | None:
    row = connection.execute(_FASTEST, (game, what)).fetchone()
    if row is None:
        return None
    return _kept(*row)


def _kept(name: str, milliseconds: int, steps: int) -> Kept:
    return Kept(straight(name)[:LONGEST_NAME] or NO_NAME, milliseconds, steps)


def _result_of(row: sqlite3.Row) -> Result:
    players = people_of(row["players"])
    winners, points = ending_of(row["outcome"], players)
    game = key_of(row["game"])
    hints = asked_of(row["hints"], len(players))
    return Result(game, row["played"], moment(row["at"]), players, winners, points, hints)
