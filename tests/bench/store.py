"""A committed move against a bare SQLite insert with the same durability."""

from __future__ import annotations

import json
import sqlite3
import tempfile
import time
from itertools import cycle
from pathlib import Path

from halloween_table.engine.codec import Codec
from halloween_table.engine.record import Record
from halloween_table.store.store import Store

from .games import EVERYTHING, GAME, PLAYERS, recorded_game
from .ratio import Row, in_turns, median

_COMMITS = 60


def committed_move() -> list[Row]:
    """A move and its position in the store, by the clock on the wall: what takes the time is the
    disk."""
    with tempfile.TemporaryDirectory() as folder:
        codec = Codec(GAME)
        played, positions = recorded_game()
        store = Store.open(Path(folder) / "ours")
        record = Record(GAME.key, GAME.version, EVERYTHING, PLAYERS, 1)
        game_id = store.new_game(record, positions[0], codec)
        revision = 0
        turn = cycle(zip(played, positions[1:], strict=True))

        def ours() -> float:
            nonlocal revision
            start = time.perf_counter()
            for _ in range(_COMMITS):
                move, position = next(turn)
                revision = store.append(game_id, revision, [move], position, codec)
            return (time.perf_counter() - start) / _COMMITS * 1000

        bare = sqlite3.connect(Path(folder) / "bare.sqlite3", isolation_level=None)
        bare.execute("PRAGMA journal_mode=WAL")
        bare.execute("PRAGMA synchronous=FULL")
        bare.execute("CREATE TABLE moves (id INTEGER PRIMARY KEY, move TEXT)")
        text = json.dumps(codec.move_out(played[0].move))

        def insert() -> float:
            start = time.perf_counter()
            for _ in range(_COMMITS):
                bare.execute("INSERT INTO moves (move) VALUES (?)", (text,))
            return (time.perf_counter() - start) / _COMMITS * 1000

        mine, other = in_turns(ours, insert, 9)
        bare.close()
        store.close()
    return [Row("a committed move", median(mine), median(other), 1.5, "ms")]
