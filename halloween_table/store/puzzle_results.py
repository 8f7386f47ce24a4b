"""What people have done with puzzles, kept among the results: tries, solutions, times, streaks."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .problems import as_problems
from .rows import now

if TYPE_CHECKING:
    from .open_file import OpenFile

_TRIED, _SOLVED, _STREAK = "tried:", "solved:", "streak"
_OF_PUZZLES = """
    SELECT what, milliseconds, steps FROM results
    WHERE game = ? AND name = ? AND (what GLOB 'tried:*' OR what GLOB 'solved:*')
"""
_ONE = (
    "SELECT milliseconds, steps FROM results WHERE game = :game AND name = :name AND what = :what"
)
_NEW = """
    INSERT INTO results (game, what, played, at, name, milliseconds, steps)
    VALUES (:game, :what, :played, :at, :name, :milliseconds, :steps)
"""
_OTHERWISE = """
    UPDATE results SET milliseconds = :milliseconds, steps = :steps, at = :at, played = :played
    WHERE game = :game AND name = :name AND what = :what
"""
UNTIMED: Final = 10**12
"""In place of milliseconds that nobody took: any time is better."""


class Fared(NamedTuple):
    """How somebody has fared with one puzzle."""

    missed: int
    """Lines that came to their end without the goal."""
    solved_at: int | None = None
    """Which try solved it first; None: none has."""
    milliseconds: int | None = None
    """The best time; None: nobody took it."""


class PuzzleResults:
    """What the people at this computer have done with the puzzles of one game."""

    def __init__(self, file: OpenFile, game: str) -> None:
        self._file, self._game = file, game

    def of(self, name: str) -> dict[str, Fared]:
        """How that person has fared, by the codes of the puzzles they have tried."""
        with as_problems():
            rows = self._file.connection.execute(_OF_PUZZLES, (self._game, name)).fetchall()
        missed = {what[len(_TRIED) :]: steps for what, _, steps in rows if what.startswith(_TRIED)}
        found = {code: Fared(steps) for code, steps in missed.items()}
        for what, milliseconds, steps in rows:
            if what.startswith(_SOLVED):
                code = what[len(_SOLVED) :]
                timed = milliseconds if milliseconds < UNTIMED else None
                found[code] = Fared(missed.get(code, 0), steps, timed)
        return found

    def missed(self, code: str, name: str, played: str) -> None:
        """One more line that came to nothing. Raises StoreProblem."""

        def keep(connection: sqlite3.Connection) -> None:
            row = self._row(_TRIED + code, name, played)
            found = connection.execute(_ONE, row).fetchone()
            row["steps"] = (found["steps"] if found else 0) + 1
            connection.execute(_OTHERWISE if found else _NEW, row)

        with as_problems():
            self._file.change(keep)

    def solved(self, code: str, name: str, played: str, milliseconds: int | None) -> None:
        """The goal was reached; without a time where nobody took it. Which try was the first to
        do so stays, and of the times the best. Raises StoreProblem."""

        def keep(connection: sqlite3.Connection) -> None:
            row = self._row(_SOLVED + code, name, played)
            row["milliseconds"] = UNTIMED if milliseconds is None else milliseconds
            found = connection.execute(_ONE, row).fetchone()
            if found is None:
                tried = connection.execute(_ONE, {**row, "what": _TRIED + code}).fetchone()
                row["steps"] = (tried["steps"] if tried else 0) + 1
                connection.execute(_NEW, row)
                return
            best = min(row["milliseconds"], found["milliseconds"])
            connection.execute(_OTHERWISE, {**row, "milliseconds": best, "steps": found["steps"]})

        with as_problems():
            self._file.change(keep)

    def streak(self, name: str) -> int:
        """The longest of that person."""
        with as_problems():
            found = self._file.connection.execute(_ONE, self._row(_STREAK, name)).fetchone()
        return int(found["steps"]) if found else 0

    def offer_streak(self, name: str, solved: int) -> bool:
        """Keeps it if it is the longest so far; whether it is. Raises StoreProblem."""

        def keep(connection: sqlite3.Connection) -> bool:
            row = self._row(_STREAK, name)
            found = connection.execute(_ONE, row).fetchone()
            if solved <= (found["steps"] if found else 0):
                return False
            connection.execute(_OTHERWISE if found else _NEW, {**row, "steps": solved})
            return True

        with as_problems():
            return self._file.change(keep)

    def _row(self, what: str, name: str, played: str | None = None) -> dict[str, Any]:
        return {
            "game": self._game,
            "what": what,
            "played": played,
            "at": now(),
            "name": name,
            "milliseconds": UNTIMED,
            "steps": 0,
        }
