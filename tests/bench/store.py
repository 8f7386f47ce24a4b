"""A committed move against a bare SQLite insert with the same durability."""

from __future__ import annotations

import json
import sqlite3
import tempfile
import time
from pathlib import Path

from halloween_table.engine.codec import Codec
from halloween_table.engine.record import Played, Record
from halloween_table.games.candy_hunters.rules.moves import Pass
from halloween_table.store.store import Store

from .games import EVERYTHING, GAME, PLAYERS, fullest
from .ratio import Row, in_turns, median

_COMMITS = 60


def committed_move() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        codec = Codec(GAME)
        position = fullest()
        store = Store.open(Path(folder) / "ours")
        record = Record(GAME.key, GAME.version, EVERYTHING, PLAYERS, 1)
        game_id = store.new_game(record, position, codec)
        revision = 0
        played = Played(0, Pass())

        def ours() -> float:
            nonlocal revision
            start = time.perf_counter()
            for _ in range(_COMMITS):
                revision = store.append(game_id, revision, played, position, codec)
            return (time.perf_counter() - start) / _COMMITS * 1000

        bare = sqlite3.connect(Path(folder) / "bare.sqlite3", isolation_level=None)
        bare.execute("PRAGMA journal_mode=WAL")
        bare.execute("PRAGMA synchronous=FULL")
        bare.execute("CREATE TABLE moves (id INTEGER PRIMARY KEY, move TEXT)")
        text = json.dumps(codec.move_out(played.move))

        def insert() -> float:
            start = time.perf_counter()
            for _ in range(_COMMITS):
                bare.execute("INSERT INTO moves (move) VALUES (?)", (text,))
            return (time.perf_counter() - start) / _COMMITS * 1000

        mine, other = in_turns(ours, insert, 9)
        bare.close()
        store.close()
    return [Row("a committed move", median(mine), median(other), 1.5, "ms")]
