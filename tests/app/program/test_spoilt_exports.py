"""Whatever is in a file that somebody opens as a game: it becomes a healthy game, or is refused in one
sentence, and nothing happens to the games that are there."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.sentences import Sentences
from halloween_table.app.program import asking
from halloween_table.app.program.games_room import GamesRoom
from halloween_table.app.program.window import MainWindow
from halloween_table.engine.codec import Codec
from halloween_table.engine.format import FORMAT_VERSION
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.problems import ImportKind, ImportProblem
from halloween_table.store.replaying import resume
from halloween_table.store.store import Store
from tests.patience import more_memory, patience
from tests.store.sampling import exports
from tests.store.spoilt_exports import Spoilt, healthy_exports, spoilt_export
from tests.tally import tallying

SECONDS, MEGABYTES = 120, 400
"""Far more than any file of two megabytes needs."""
HEALTHY = "healthy"
OUTSIDE = {ImportKind.cannot_read, ImportKind.not_a_file}
"""What is wrong with a file before anybody knows what is in it."""

Record = Callable[[str, object], None]


class Door:
    """Where files come in, to a store that has games already."""

    def __init__(self, store: Store, folder: Path) -> None:
        self._store, self._room = store, GamesRoom(store)
        self._file, self._again = folder / "given.json", folder / "again.json"
        for sample in exports(FORMAT_VERSION):
            self._take_in(sample.path)

    def _take_in(self, file: Path) -> tuple[str, str]:
        """Its kind and its id."""
        reading = self._room.reading(file)
        while reading.go_on(SECONDS):
            pass
        sitting = self._room.take_in(reading.imported, hiding="open", again=True)
        assert isinstance(sitting, Sitting)
        return sitting.kit.game.key, sitting.id

    def games(self) -> set[str]:
        return {header.id for header in (*self._store.unfinished(), *self._store.finished())}

    def contents(self) -> list[sqlite3.Row]:
        """Everything that the store has of its games."""
        tables = ("games", "moves", "settings")
        rows = (self._store._connection.execute(f"SELECT * FROM {table}") for table in tables)
        return [row for table in rows for row in table]

    def bring(self, spoilt: Spoilt) -> str:
        """What became of the file: a healthy game, or a kind of problem."""
        before = self.contents()
        self._file.write_bytes(spoilt.data)
        try:
            key, game_id = self._take_in(self._file)
        except ImportProblem as problem:
            became, said = problem.kind.name, Sentences().problem(problem)
        else:
            assert not spoilt.hopeless, "no such game can be healthy"
            self._check(key, game_id)
            self._store.delete(game_id)
            became, said = HEALTHY, "Nothing needs to be said."
        assert said.endswith(".")
        assert self.contents() == before
        return became

    def _check(self, key: str, game_id: str) -> None:
        """It is on the shelf, can be played on with, and can be given away and taken in again."""
        game = self._room.kit(key).game
        saved = self._store.load(game_id, Codec(game))
        assert resume(saved, game).position == saved.snapshot
        listed = (*self._store.unfinished(), *self._store.finished())
        (header,) = (header for header in listed if header.id == game_id)
        assert (header.game, header.moves) == (key, len(saved.record.moves))
        assert [player.name for player in header.players] == [
            player.name for player in saved.record.players
        ]
        self._room.export(key, game_id, self._again)
        text = self._again.read_bytes()
        _, copy = self._take_in(self._again)
        self._room.export(key, copy, self._again)
        assert self._again.read_bytes() == text
        assert self._store.load(copy, Codec(game)).record == saved.record
        self._store.delete(copy)


@pytest.fixture
def door(store: Store, tmp_path: Path) -> Iterator[Door]:
    with more_memory(MEGABYTES):
        yield Door(store, tmp_path)


def bring_in(door: Door, record: Record, seed: int, times: int) -> Counter[str]:
    """So many spoilt files: how often what became of them."""
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    before = door.games()
    with tallying("Spoilt exports", record) as tally:
        for number in range(times):
            spoilt = spoilt_export(rng)
            with tally.trying(f"{spoilt.way}, {number} of seed {seed}"), patience(SECONDS):
                seen[door.bring(spoilt)] += 1
        tally.lost = len(before - door.games())
    return seen


def test_every_export_is_healthy_before_it_is_spoilt(door: Door) -> None:
    for text in healthy_exports():
        assert door.bring(Spoilt(text.encode(), "not at all", hopeless=False)) == HEALTHY


def test_a_spoilt_export_is_refused_in_one_sentence_or_becomes_a_healthy_game(
    door: Door, record_property: Record
) -> None:
    seen = bring_in(door, record_property, seed=1, times=250)
    assert {HEALTHY, "not_json", "bad_values", "illegal_move"} <= seen.keys()


RARE = {"too_long", "unknown_game"}
"""What need not turn up in every five hundred; the exchange's own tests have both."""


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 120))
def test_of_ten_thousand_spoilt_exports_each_is_refused_or_becomes_a_healthy_game(
    door: Door, record_property: Record, seed: int
) -> None:
    seen = bring_in(door, record_property, seed, times=500)
    every = {kind.name for kind in ImportKind} - {kind.name for kind in OUTSIDE}
    assert seen.keys() >= every - RARE


# ---- in the window ----------------------------------------------------------------------------------


@pytest.fixture
def always_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked opens the file as a new game, though a spoilt one may be like an earlier one."""
    monkeypatch.setattr(asking, "chosen", lambda *_: 1)


def open_in_window(window: MainWindow, told: list[str], qtbot: QtBot, file: Path) -> bool:
    """Whether a table is laid for it; otherwise something is said."""
    told.clear()
    window.show_shelf()
    window.files.take_in(file)
    qtbot.waitUntil(lambda: window.page is not window.shelf or bool(told), timeout=SECONDS * 1000)
    if window.page is window.shelf:
        assert len(told) == 1
        return False
    page: Any = window.page
    page.hands.look()
    qtbot.wait(1)
    window.grab()
    return True


def open_many(
    window: MainWindow,
    told: list[str],
    qtbot: QtBot,
    file: Path,
    record: Record,
    seed: int,
    times: int,
) -> None:
    """Nothing that Qt or Python warns of happens at a table that came in from outside."""
    rng = random.Random(seed)
    laid = 0
    with tallying("Spoilt exports in the window", record) as tally:
        for number in range(times):
            spoilt = spoilt_export(rng)
            file.write_bytes(spoilt.data)
            with tally.trying(f"{spoilt.way}, {number} of seed {seed}"), patience(SECONDS):
                laid += open_in_window(window, told, qtbot, file)
        window.show_shelf()
        qtbot.wait(1)
    assert 0 < laid < times


@pytest.mark.usefixtures("always_new")
def test_at_a_table_from_a_spoilt_export_people_can_play(
    window: MainWindow, told: list[str], qtbot: QtBot, tmp_path: Path, record_property: Record
) -> None:
    open_many(window, told, qtbot, tmp_path / "given.json", record_property, seed=2, times=60)


@pytest.mark.long
@pytest.mark.usefixtures("always_new")
@pytest.mark.parametrize("seed", range(10))
def test_at_hundreds_of_tables_from_spoilt_exports_people_can_play(
    window: MainWindow,
    told: list[str],
    qtbot: QtBot,
    tmp_path: Path,
    record_property: Record,
    seed: int,
) -> None:
    open_many(window, told, qtbot, tmp_path / "given.json", record_property, 50 + seed, times=100)
