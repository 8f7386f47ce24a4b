"""A damaged file is found and mended while the window is there, and the people are told."""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.language import spoken
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.sentences import Sentences
from halloween_table.app.program import examining
from halloween_table.app.program.examining import (
    Examination,
    back_up_when_games_end,
    in_background,
)
from halloween_table.app.program.games_room import GamesRoom
from halloween_table.app.program.running import _examine, _game_of
from halloween_table.app.program.window import MainWindow
from halloween_table.games.candy_hunters.rules.position import Options
from halloween_table.sitting.sitting import Sitting
from halloween_table.store import mending, schema
from halloween_table.store.backups import FOLDER, Backups
from halloween_table.store.mending import Mended
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.presence import opening_alone
from halloween_table.store.problems import DamagedGame, Kind, OutOfReach, StoreProblem
from halloween_table.store.salvage import Salvaged
from halloween_table.store.store import Store
from tests.store.support import CODEC, GAME, PLAYERS, keep_at_once, script

GAMES = 12


def fill(folder: Path) -> list[str]:
    with Store.open(folder) as store:
        return [keep_at_once(store, script(seed, length=30))[0] for seed in range(GAMES)]


@pytest.fixture
def damaged(tmp_path: Path) -> list[str]:
    """The games of a store in which the page with the sixth is spoiled."""
    ids, path = fill(tmp_path), tmp_path / FILE_NAME
    data = bytearray(path.read_bytes())
    page = data.index(f"{ids[5]}candy_hunters".encode()) // schema.PAGE_SIZE * schema.PAGE_SIZE
    data[page : page + schema.PAGE_SIZE] = b"\xff" * schema.PAGE_SIZE
    path.write_bytes(data)
    return ids


def heard(examination: Examination) -> list[object]:
    """What it has to say, as it comes."""
    said: list[object] = []
    examination.waiting.connect(lambda: said.append("waiting"))
    examination.mending.connect(lambda: said.append("mending"))
    examination.had.connect(lambda: said.append("had"))
    examination.failed.connect(said.append)
    return said


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """Those in which something is done beside the window."""
    begun: list[threading.Thread] = []

    def remember(work: Callable[[], object]) -> threading.Thread:
        begun.append(in_background(work))
        return begun[-1]

    monkeypatch.setattr(examining, "in_background", remember)
    return begun


@contextmanager
def shown(folder: Path, qtbot: QtBot, store: Store) -> Iterator[MainWindow]:
    """The window, with all that is done once it is there."""
    preferences = Preferences(store)
    window = MainWindow(store, preferences, folder)
    qtbot.addWidget(window)
    window.show()
    _examine(store, preferences, window)
    yield window
    window.close()


def notice(window: MainWindow) -> str:
    return window.shelf._notice_text.text() if window.shelf._notice.isVisible() else ""


def test_of_a_healthy_file_nothing_is_said(
    tmp_path: Path, qapp: QApplication, threads: list[threading.Thread]
) -> None:
    fill(tmp_path)
    with Store.open(tmp_path) as store:
        said = heard(examination := Examination(store))
        examination.begin()
        threads[0].join()
        QApplication.processEvents()
        assert (said, store.put_aside) == ([], None)


def test_a_damaged_file_is_mended_with_a_word(
    tmp_path: Path, qtbot: QtBot, damaged: list[str]
) -> None:
    with Store.open(tmp_path) as store, shown(tmp_path, qtbot, store) as window:
        qtbot.waitUntil(lambda: "put aside" in notice(window))
        assert store.put_aside is not None
        assert store.put_aside.name in notice(window)
        assert {card.header.id for card in window.shelf.cards} < set(damaged)
        assert 0 < len(window.shelf.cards) <= store.salvaged


def test_with_another_copy_about_it_waits_for_the_next_start(
    tmp_path: Path, qtbot: QtBot, damaged: list[str]
) -> None:
    with Store.open(tmp_path) as store, Store.open(tmp_path):
        examination = Examination(store)
        with qtbot.waitSignal(examination.failed) as failed:
            examination.begin()
        assert failed.args[0].kind is Kind.locked
        assert store.put_aside is None
    with Store.open(tmp_path) as store:
        assert store.put_aside is not None


def test_a_store_that_is_closed_meanwhile_is_left_alone(
    tmp_path: Path, qapp: QApplication, threads: list[threading.Thread]
) -> None:
    fill(tmp_path)
    store = Store.open(tmp_path)
    said = heard(examination := Examination(store))
    examination.begin()
    store.close()
    threads[0].join()
    QApplication.processEvents()
    assert said == []


# ---- while it is mended ---------------------------------------------------------------------------


@contextmanager
def held_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Whoever mends a file waits in the middle of it until this is over; the event says that he has
    come so far."""
    begun, go_on = threading.Event(), threading.Event()
    salvage = mending.salvage

    def wait(*words: Any) -> Any:
        begun.set()
        assert go_on.wait(60)
        return salvage(*words)

    with monkeypatch.context() as patch:
        patch.setattr(mending, "salvage", wait)
        try:
            yield begun
        finally:
            go_on.set()


def test_the_window_lives_while_the_file_is_mended(
    tmp_path: Path, qtbot: QtBot, damaged: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        Store.open(tmp_path, _game_of) as store,
        held_up(monkeypatch) as begun,
        shown(tmp_path, qtbot, store) as window,
    ):
        qtbot.waitUntil(begun.is_set)
        assert notice(window) == Sentences().mending()
        window.show_games()
        assert window.shelf.cards == []
        assert "in a moment" in window.shelf._nothing.text()
        with pytest.raises(OutOfReach) as problem:
            store.load(damaged[0], CODEC)
        assert "being repaired" in Sentences().problem(problem.value)


def test_a_store_that_is_closed_while_it_is_mended_is_whole_afterwards(
    tmp_path: Path, qtbot: QtBot, damaged: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.open(tmp_path, _game_of)
    said = heard(examination := Examination(store))
    with held_up(monkeypatch) as begun:
        examination.begin()
        qtbot.waitUntil(begun.is_set)
    store.close()
    qtbot.waitUntil(lambda: said == ["mending", "had"])
    with pytest.raises(StoreProblem):
        store.unfinished()
    with Store.open(tmp_path, _game_of) as store:
        assert (store.mended, store.examine()) == (None, None)
        assert len(store.unfinished()) > GAMES // 2


def test_what_lies_on_the_table_outlasts_its_file(tmp_path: Path, qtbot: QtBot) -> None:
    """Even if its row is gone."""
    ids = fill(tmp_path)
    with Store.open(tmp_path, _game_of) as store:
        window = MainWindow(store, preferences := Preferences(store), tmp_path)
        qtbot.addWidget(window)
        window.show()
        (header,) = (header for header in store.unfinished() if header.id == ids[0])
        window.resume_game(header)
        kept = store.load(header.id, CODEC)
        store._connection.execute("PRAGMA foreign_keys = OFF")
        store._connection.execute("DELETE FROM games WHERE id = ?", (header.id,))
        _examine(store, preferences, window)
        qtbot.waitUntil(lambda: "put aside" in window.shelf._notice_text.text())
        again = store.load(header.id, CODEC)
        assert (again.record, again.revision, again.snapshot) == (
            kept.record,
            kept.revision,
            kept.snapshot,
        )
        page: Any = window.page
        actor = GAME.actors(kept.snapshot)[0]
        page.hands.look()
        page.hands.play_all([next(GAME.moves(kept.snapshot, actor))], actor)
        assert store.load(header.id, CODEC).revision == kept.revision + 1
        window.close()


# ---- while the file cannot be had -----------------------------------------------------------------


def spoil(folder: Path) -> None:
    """So that it is seen at first sight."""
    with (folder / FILE_NAME).open("ab") as file:
        file.write(b"what does not belong here")


def begin(window: MainWindow) -> Sitting:
    """A new game on the table, with its first move played."""
    window.begin(GAME.key, PLAYERS[:2], Options(), 99)
    page: Any = window.page
    sitting = page.source
    assert isinstance(sitting, Sitting)
    play(sitting)
    return sitting


def play(sitting: Sitting) -> None:
    if sitting.curtain_down:
        sitting.look()
    sitting.play(next(iter(GAME.moves(sitting.position, sitting.next_seat or 0))))


def on_the_shelf(window: MainWindow) -> int:
    """How many games wait there."""
    window.show_shelf()
    return window.shelf._counts[0]


def test_games_are_begun_and_gone_on_with_while_a_damaged_file_is_mended(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path)
    spoil(tmp_path)
    with Store.at_once(tmp_path, _game_of) as store:
        with held_up(monkeypatch) as begun, shown(tmp_path, qtbot, store) as window:
            qtbot.waitUntil(begun.is_set)
            assert notice(window) == Sentences().mending()
            left = begin(window)
            assert on_the_shelf(window) == 1
            sitting = begin(window)
        qtbot.waitUntil(lambda: store.awaits is None)
        play(sitting)
        assert "put aside" in window.shelf._notice_text.text()
        for kept in (left, sitting):
            assert store.load(kept.id, CODEC).record == kept.record
        assert on_the_shelf(window) == GAMES + 2


def test_a_game_in_the_file_goes_on_while_it_is_mended(
    tmp_path: Path, qtbot: QtBot, damaged: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(tmp_path, _game_of) as store:
        sitting = GamesRoom(store).go_on(GAME.key, damaged[0], "open")
        with held_up(monkeypatch) as begun, shown(tmp_path, qtbot, store):
            qtbot.waitUntil(begun.is_set)
            play(sitting)
            play(sitting)
            sitting.undo()
            record = sitting.record
        qtbot.waitUntil(lambda: store.awaits is None)
        assert store.load(damaged[0], CODEC).record == record
        play(sitting)
        assert store.load(damaged[0], CODEC).record == sitting.record


def test_a_file_that_another_copy_is_at_is_taken_up_as_soon_as_it_is_free(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(examining, "ASK_AGAIN_MS", 20)
    fill(tmp_path)
    with Store.open(tmp_path) as store:
        store.settings.set("language", "pl")
    with opening_alone(tmp_path):
        store = Store.at_once(tmp_path, _game_of, patience=0)
        with shown(tmp_path, qtbot, store) as window:
            assert notice(window) == Sentences().waiting()
            sitting = begin(window)
            asked = MagicMock(side_effect=store.take_up)
            monkeypatch.setattr(store, "take_up", asked)
            qtbot.waitUntil(lambda: asked.call_count > 3)
            assert spoken() == "en"
            play(sitting)
    qtbot.waitUntil(lambda: store.awaits is None)
    assert spoken() == "pl"
    assert notice(window) == ""
    play(sitting)
    assert store.load(sitting.id, CODEC).record == sitting.record
    assert on_the_shelf(window) == GAMES + 1
    store.close()


def test_a_damaged_file_that_another_copy_has_open_is_mended_as_soon_as_it_is_free(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(examining, "ASK_AGAIN_MS", 20)
    fill(tmp_path)
    other = Store.open(tmp_path)
    other._connection.execute("CREATE TABLE chess (board TEXT)")
    with Store.at_once(tmp_path, _game_of, patience=0) as store:
        with shown(tmp_path, qtbot, store) as window:
            assert notice(window) == Sentences().waiting()
            other.close()
            qtbot.waitUntil(lambda: "put aside" in notice(window))
        assert on_the_shelf(window) == GAMES


def test_a_move_that_meets_damage_stays_on_the_table_and_is_kept(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, threads: list[threading.Thread]
) -> None:
    ids = fill(tmp_path)
    with Store.open(tmp_path, _game_of) as store, shown(tmp_path, qtbot, store) as window:
        threads[0].join()  # nothing is wrong with it yet
        (header,) = (header for header in store.unfinished() if header.id == ids[0])
        window.resume_game(header)
        page: Any = window.page
        page.hands.set_passing(False)  # each move by itself
        sitting, moves = page.source, len(page.source.record.moves)
        spoil_table(store, tmp_path, "moves")
        play(sitting)
        assert len(sitting.record.moves) == moves + 1
        play(sitting)
        qtbot.waitUntil(lambda: "put aside" in window.shelf._notice_text.text())
        assert store.load(ids[0], CODEC).record == sitting.record
        assert len(sitting.record.moves) == moves + 2
        assert store.examine() is None


def spoil_table(store: Store, folder: Path, table: str) -> None:
    """As a failing disk does it, under the hands of those who play."""
    query = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
    (page,) = store._connection.execute(query, (table,)).fetchone()
    store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    with (folder / FILE_NAME).open("r+b") as file:
        file.seek((page - 1) * schema.PAGE_SIZE)
        file.write(b"\xff" * schema.PAGE_SIZE)
    store._connection.execute("PRAGMA shrink_memory")


def test_a_file_that_cannot_be_mended_is_told_and_games_are_kept_all_the_same(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = fill(tmp_path)
    spoil(tmp_path)

    def trip(*_: Any) -> Any:
        raise ZeroDivisionError("for the test")

    monkeypatch.setattr(traceback, "print_exception", lambda _: None)
    with Store.at_once(tmp_path, _game_of) as store, monkeypatch.context() as patch:
        patch.setattr(mending, "salvage", trip)
        with shown(tmp_path, qtbot, store) as window:
            qtbot.waitUntil(lambda: Sentences().kept_apart() in notice(window))
            sitting = begin(window)
    with Store.open(tmp_path, _game_of) as store:
        assert {header.id for header in store.unfinished()} == {*ids, sitting.id}


# ---- backups --------------------------------------------------------------------------------------


def test_a_store_without_a_backup_gets_one(
    tmp_path: Path, qapp: QApplication, threads: list[threading.Thread]
) -> None:
    fill(tmp_path)
    with Store.open(tmp_path) as store:
        Examination(store).begin()
        threads[0].join()
    assert [backup.day for backup in Backups(tmp_path).newest_first()] == [date.today()]


def test_the_first_game_that_ends_on_a_day_brings_a_backup(tmp_path: Path, qtbot: QtBot) -> None:
    with Store.open(tmp_path) as store:
        back_up_when_games_end(store)
        assert store.examine() is None
        keep_at_once(store, script(1, length=5))
        assert not (tmp_path / FOLDER).exists()
        keep_at_once(store, script(2))
        qtbot.waitUntil(lambda: bool(Backups(tmp_path).newest_first()))


def test_a_game_that_was_spoiled_is_put_together_again_when_it_is_opened(tmp_path: Path) -> None:
    ids = fill(tmp_path)
    with Store.open(tmp_path, _game_of) as store:
        assert store.examine() is None
        assert store.back_up(date(2026, 10, 31))
        before = store.load(ids[3], CODEC).record
        room = GamesRoom(store)
        spoil = "UPDATE moves SET move = '{}' WHERE game = ? AND n > 9"
        store._connection.execute(spoil, (ids[3],))
        assert room.go_on("candy_hunters", ids[3], "open").record == before
        store._connection.execute(spoil, (ids[3],))
        assert room.history("candy_hunters", ids[3]).record == before
        (tmp_path / FOLDER / "halloween-table.2026-10-31.sqlite3").unlink()
        store._connection.execute("DELETE FROM moves WHERE game = ? AND n > 9", (ids[3],))
        with pytest.raises(DamagedGame):
            room.go_on("candy_hunters", ids[3], "open")


# ---- what is said ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mended", "said"),
    [
        (
            Mended(Path("x.sqlite3"), Salvaged(5)),
            ["put aside as x.sqlite3, and 5 games were saved"],
        ),
        (
            Mended(None, Salvaged(5, 5, date(2026, 10, 31))),
            ["was gone. 5 games were brought back", "5 of them needed the backup of 10/31/26"],
        ),
        (
            Mended(Path("x.sqlite3"), Salvaged(9, 2, date(2026, 10, 31), 3)),
            ["9 games were saved", "2 of them needed the backup", "3 games could not be saved"],
        ),
    ],
)
def test_people_are_told_what_was_saved(
    qapp: QApplication, mended: Mended, said: list[str]
) -> None:
    sentences = Sentences().mended(mended)
    assert len(sentences) == len(said)
    for sentence, part in zip(sentences, said, strict=True):
        assert part in sentence
