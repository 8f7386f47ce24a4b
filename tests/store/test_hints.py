"""Who has asked for hints is kept with the game and with how it ended, and costs no game if it is lost."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from halloween_table.engine.format import to_json
from halloween_table.engine.record import Hints
from halloween_table.store.cells import Lost
from halloween_table.store.found import Found
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.problems import ChangedElsewhere
from halloween_table.store.store import Store

from .support import CODEC, GAME, keep, keep_at_once, mended, script

ASKED = Hints(asked=(3, 1))


def test_they_outlast_a_crash_and_count_as_a_change(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game_id, revision = keep(store, script(4, 6))
        assert store.count_hints(game_id, revision, ASKED, CODEC) == revision + 1
        with pytest.raises(ChangedElsewhere):
            store.count_hints(game_id, revision, Hints(), CODEC)
    with Store.open(tmp_path) as store:
        saved = store.load(game_id, CODEC)
        assert (saved.record.hints, saved.revision) == (ASKED, revision + 1)
        assert saved.record.moves == script(4, 6).record.moves


def test_moves_and_undo_leave_them_as_they_are() -> None:
    scripted = script(4, 6)
    with Store.in_memory() as store:
        game_id, revision = keep(store, script(4, 5))
        revision = store.count_hints(game_id, revision, ASKED, CODEC)
        last = scripted.record.moves[-1:]
        revision = store.append(game_id, revision, last, scripted.last, CODEC)
        store.take_back(game_id, revision, scripted.positions[-2], CODEC)
        assert store.load(game_id, CODEC).record.hints == ASKED


def test_how_a_game_ended_tells_of_them() -> None:
    scripted = script(4)
    *_, before, last = scripted.positions
    with Store.in_memory() as store:
        game_id = store.new_game(script(4, len(scripted.record.moves) - 1).record, before, CODEC)
        revision = store.count_hints(game_id, 0, ASKED, CODEC)
        ending = scripted.record.moves[-1:]
        store.append(game_id, revision, ending, last, CODEC, outcome=GAME.outcome(last))
        assert store.results.newest()[0].hints == ASKED.asked
        keep_at_once(store, script(5))
        assert sorted(result.hints for result in store.results.newest()) == [(0, 0), (3, 1)]


@pytest.mark.parametrize(
    "spoiled", ["7", "[]", '{"asked": [1]}', '{"asked": "ab"}', '{"allowed": 1, "asked": [1, "2"]}']
)
def test_what_says_something_else_costs_no_game(spoiled: str) -> None:
    with Store.in_memory() as store:
        game_id, _ = keep_at_once(store, script(4))
        for table in ("games", "results"):
            store._connection.execute(f"UPDATE {table} SET hints = ?", (spoiled,))
        assert store.load(game_id, CODEC).record.hints == Hints()
        assert store.results.newest()[0].hints == (0, 0)


def test_what_is_no_json_is_mended(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        game_id, _ = keep_at_once(store, script(4))
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as connection:
        connection.execute("UPDATE games SET hints = '{\"as'")
        connection.execute("UPDATE results SET hints = '{\"as'")
    with mended(tmp_path) as store:
        saved = store.load(game_id, CODEC)
        assert (saved.record.hints, saved.record.moves) == (Hints(), script(4).record.moves)
        assert store.results.count() == 1
        assert store.examine() is None


def test_what_is_lost_of_them_costs_no_game() -> None:
    found = Found()
    row = {"id": "a", "revision": 1, "ended": 0, "outcome": None}
    for revision, hints, left in (
        (1, Lost.lost, None),
        (2, "{", None),
        (3, to_json(CODEC.hints_out(ASKED)), to_json(CODEC.hints_out(ASKED))),
    ):
        found.add("games", {**row, "revision": revision, "hints": hints})
        assert found.games["a"]["hints"] == left
