"""In a process that is going to be killed: what it says, what it counts, and how it ends itself.

A clock counts what the process does once it has begun: seconds, steps of SQLite, or calls that change
something in its folder. Whoever started it kills it after so many seconds; when it has made so many
steps or calls, it kills itself, in the midst of them and as suddenly.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from halloween_table.engine.codec import Codec
from halloween_table.engine.format import to_json
from halloween_table.engine.record import Record
from halloween_table.store import schema
from tests.systems import SUDDENLY

STEPS = 5
"""Instructions of SQLite's machine that are one step."""
_CHANGES = ("os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.truncate", "sqlite3.connect")
"""What Python tells of before it does it."""
_TO_WRITE = os.O_WRONLY | os.O_RDWR | os.O_CREAT

Row = tuple[int, str]
"""A move as it is kept: who made it, and which it was."""


class Moment(NamedTuple):
    """When a process is killed."""

    clock: str
    amount: float

    def __str__(self) -> str:
        return f"after {self.amount:.6g} {self.clock}"


class Life:
    """That of this process, which has a folder with a store."""

    def __init__(self, folder: Path, until: Moment) -> None:
        self.folder = folder
        self._until = until
        self._counted: Counter[str] = Counter()
        self._begun: float | None = None
        self._told: dict[str, tuple[Row, ...]] = {}
        self._watch_sqlite()
        sys.addaudithook(self._watch_calls)

    def begin(self) -> None:
        """From now on it counts."""
        self._begun = time.monotonic()
        self.say("begun")

    def end(self) -> None:
        """It came to its end all the same, and says how much that was."""
        assert self._begun is not None
        self.say("ended", {**self._counted, "seconds": time.monotonic() - self._begun})

    def say(self, *what: Any) -> None:
        print(json.dumps(what), flush=True)

    def say_kept(self, game_id: str, revision: int, record: Record, codec: Codec) -> None:
        """That state of a game is kept now, so it has to be there whatever happens: of its moves
        those are told that are not what was told of it before."""
        moves = tuple((row.actor, to_json(codec.move_out(row.move))) for row in record.moves)
        first = same_at_first(self._told.get(game_id, ()), moves)
        self._told[game_id] = moves
        self.say("kept", game_id, revision, first, moves[first:])

    def _watch_sqlite(self) -> None:
        connect = schema.connect

        def watched(target: Path | str, **how: Any) -> sqlite3.Connection:
            connection = connect(target, **how)
            connection.set_progress_handler(lambda: self._count("steps"), STEPS)
            return connection

        schema.connect = watched

    def _watch_calls(self, event: str, about: tuple[Any, ...]) -> None:
        if event in _CHANGES or (event == "open" and about[2] & _TO_WRITE):
            path = about[0]
            if isinstance(path, (str, os.PathLike)) and str(path).startswith(str(self.folder)):
                self._count("calls")

    def _count(self, clock: str) -> None:
        if self._begun is not None:
            self._counted[clock] += 1
            if (clock, self._counted[clock]) == self._until:
                os.kill(os.getpid(), SUDDENLY)


def same_at_first(one: tuple[Row, ...], other: tuple[Row, ...]) -> int:
    """How many moves they have in common before they part."""
    for n, (here, there) in enumerate(zip(one, other, strict=False)):
        if here != there:
            return n
    return min(len(one), len(other))


def life_of(arguments: list[str]) -> Life:
    """As `killing.killed` starts it."""
    folder, clock, amount = arguments[:3]
    return Life(Path(folder), Moment(clock, float(amount)))
