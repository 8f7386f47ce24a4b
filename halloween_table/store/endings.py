"""How games ended, seat by seat, for whoever counts them: read page by page, oldest first."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple

from halloween_table.engine.format import LONGEST_NAME, NO_NAME, straight

from .problems import as_problems
from .rows import Person, key_of, moment, people_of, places_of

if TYPE_CHECKING:
    from .open_file import OpenFile

_ENDING = """
    SELECT results.id AS row, game, played, at, players, outcome,
        EXISTS (SELECT 1 FROM games WHERE games.id = results.played AND games.ended = 1) AS kept
    FROM results WHERE what IS NULL
"""
_AFTER = f"{_ENDING} AND (at, results.id) > (?, ?) ORDER BY at, results.id LIMIT ?"
_OF = f"{_ENDING} AND played = ?"
_A_TIME = """
    what IS NOT NULL AND what NOT GLOB 'tried:*' AND what NOT GLOB 'solved:*' AND what <> 'streak'
"""
_DONE_ALONE = f"""
    SELECT name, 'solved' AS what, count(*) AS times FROM results
    WHERE what GLOB 'solved:*' GROUP BY name
    UNION ALL
    SELECT name, 'streak', max(steps) FROM results WHERE what = 'streak' GROUP BY name
    UNION ALL
    SELECT name, 'fastest', count(*) FROM (
        SELECT name, min(milliseconds) FROM results WHERE {_A_TIME} GROUP BY game, what
    ) GROUP BY name
"""
_FASTEST = f"""
    SELECT what, name, milliseconds, steps FROM results
    WHERE game = ? AND {_A_TIME} ORDER BY milliseconds, at, id LIMIT ?
"""

Mark = tuple[int, int]
"""Up to where somebody has read: a time, and a row."""
START: Final[Mark] = (-(2**63), -(2**63))


class Ending(NamedTuple):
    """How a game ended, for everybody who sat there."""

    game: str
    played: str
    """The id of the game."""
    at: datetime
    players: tuple[Person, ...]
    """By seat; never empty."""
    places: tuple[int, ...]
    """By seat, from 1; those who share a place have the same. Empty if that part cannot be read."""
    points: tuple[int, ...]
    """By seat, likewise."""
    kept: bool = False
    """Whether the game itself is still there, to be watched."""

    @property
    def won(self) -> tuple[bool, ...]:
        """Whether each has the first place, by seat."""
        return tuple(place == 1 for place in self.places)


class Alone(NamedTuple):
    """What somebody has done on their own."""

    name: str
    solved: int = 0
    """Puzzles."""
    streak: int = 0
    """The most of them one after another."""
    fastest: int = 0
    """Things that nobody has done faster."""


NOTHING_ALONE: Final = Alone("")


class Time(NamedTuple):
    """A time that somebody took for something."""

    what: str
    name: str
    milliseconds: int
    steps: int


class Endings:
    """The ends of all games at this computer. Rows that cannot be read are passed over."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def after(self, mark: Mark, limit: int = 200) -> tuple[list[Ending], Mark | None]:
        """The next ones, and from where to read on; None: these were the last."""
        with as_problems():
            rows = self._file.connection.execute(_AFTER, (*mark, limit)).fetchall()
        more = (rows[-1]["at"], rows[-1]["row"]) if len(rows) == limit else None
        return [ending for row in rows if (ending := _ending_of(row)) is not None], more

    def of(self, played: Iterable[str]) -> tuple[Ending | None, ...]:
        """How the games of these ids ended; None for one that has not, or cannot be read."""
        return tuple(map(self._of, played))

    def _of(self, played: str) -> Ending | None:
        with as_problems():
            row = self._file.connection.execute(_OF, (played,)).fetchone()
        return None if row is None else _ending_of(row)

    def done_alone(self) -> tuple[Alone, ...]:
        """What everybody has done on their own."""
        with as_problems():
            rows = self._file.connection.execute(_DONE_ALONE).fetchall()
        found: dict[str, Alone] = {}
        for name, what, times in rows:
            called = straight(name)[:LONGEST_NAME] or NO_NAME
            before = found.get(called, Alone(called))
            found[called] = before._replace(**{what: times})
        return tuple(found.values())

    def fastest(self, game: str, most: int = 3) -> tuple[Time, ...]:
        """The best times of all that can be done fast in that game, the shortest first."""
        with as_problems():
            rows = self._file.connection.execute(_FASTEST, (game, most)).fetchall()
        return tuple(
            Time(what, straight(name)[:LONGEST_NAME] or NO_NAME, milliseconds, steps)
            for what, name, milliseconds, steps in rows
        )


def _ending_of(row: sqlite3.Row) -> Ending | None:
    """What stands in that row; None if it is not of people who played."""
    players = people_of(row["players"])
    if not players:
        return None
    ranks, points = places_of(row["outcome"], len(players))
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    return Ending(
        key_of(row["game"]),
        row["played"] or "",
        moment(row["at"]),
        players,
        places,
        points,
        bool(row["kept"]),
    )
