"""A damaged file is found and mended while the window is there, and the people are told."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.sentences import Sentences
from halloween_table.app.program.examining import Examination, back_up_when_games_end
from halloween_table.app.program.games_room import GamesRoom
from halloween_table.app.program.running import _examine, _game_of
from halloween_table.app.program.window import MainWindow
from halloween_table.store import mending, schema
from halloween_table.store.backups import FOLDER, Backups
from halloween_table.store.mending import Mended
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.problems import DamagedGame, Kind, StoreProblem
from halloween_table.store.salvage import Salvaged
from halloween_table.store.store import Store
from tests.store.support import CODEC, GAME, keep, keep_at_once, script

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
    examination.mended.connect(lambda: said.append("mended"))
    examination.failed.connect(said.append)
    return said


def test_of_a_healthy_file_nothing_is_said(tmp_path: Path, qapp: QApplication) -> None:
    fill(tmp_path)
    with Store.open(tmp_path) as store:
        said = heard(examination := Examination(store))
        examination.begin().join()
        QApplication.processEvents()
        assert (said, store.put_aside) == ([], None)


def test_a_damaged_file_is_mended_with_a_word(
    tmp_path: Path, qtbot: QtBot, damaged: list[str]
) -> None:
    with Store.open(tmp_path) as store:
        window = MainWindow(store, Preferences(store), tmp_path)
        qtbot.addWidget(window)
        window.show()
        _examine(store, window)
        qtbot.waitUntil(lambda: store.put_aside is not None)
        assert store.put_aside is not None
        assert window.shelf._notice.isVisible()
        assert store.put_aside.name in window.shelf._notice_text.text()
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


def test_a_store_that_is_closed_meanwhile_is_left_alone(tmp_path: Path, qapp: QApplication) -> None:
    fill(tmp_path)
    store = Store.open(tmp_path)
    said = heard(examination := Examination(store))
    thread = examination.begin()
    store.close()
    thread.join()
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
    with Store.open(tmp_path, _game_of) as store:
        window = MainWindow(store, Preferences(store), tmp_path)
        qtbot.addWidget(window)
        window.show()
        with held_up(monkeypatch) as begun:
            _examine(store, window)
            qtbot.waitUntil(begun.is_set)
            assert window.shelf._notice_text.text() == Sentences().mending()
            window.show_games()
            with pytest.raises(StoreProblem) as problem:
                keep(store, script(40, length=3))
            assert problem.value.kind is Kind.mending
            assert "being repaired" in Sentences().problem(problem.value)
        qtbot.waitUntil(lambda: store.mended is not None and store.put_aside is not None)
        qtbot.waitUntil(lambda: "put aside" in window.shelf._notice_text.text())
        keep(store, script(40, length=3))


def test_a_store_that_is_closed_while_it_is_mended_is_whole_afterwards(
    tmp_path: Path, qtbot: QtBot, damaged: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.open(tmp_path, _game_of)
    said = heard(examination := Examination(store))
    with held_up(monkeypatch) as begun:
        examination.begin()
        qtbot.waitUntil(begun.is_set)
    store.close()
    qtbot.waitUntil(lambda: said == ["mended"])
    with pytest.raises(StoreProblem):
        store.unfinished()
    with Store.open(tmp_path, _game_of) as store:
        assert (store.mended, store.examine()) == (None, None)
        assert len(store.unfinished()) > GAMES // 2


def test_what_lies_on_the_table_outlasts_its_file(tmp_path: Path, qtbot: QtBot) -> None:
    """Even if its row is gone."""
    ids = fill(tmp_path)
    with Store.open(tmp_path, _game_of) as store:
        window = MainWindow(store, Preferences(store), tmp_path)
        qtbot.addWidget(window)
        window.show()
        (header,) = (header for header in store.unfinished() if header.id == ids[0])
        window.resume_game(header)
        kept = store.load(header.id, CODEC)
        store._connection.execute("PRAGMA foreign_keys = OFF")
        store._connection.execute("DELETE FROM games WHERE id = ?", (header.id,))
        _examine(store, window)
        qtbot.waitUntil(lambda: store.mended is not None)
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


# ---- backups --------------------------------------------------------------------------------------


def test_a_store_without_a_backup_gets_one(tmp_path: Path, qapp: QApplication) -> None:
    fill(tmp_path)
    with Store.open(tmp_path) as store:
        Examination(store).begin().join()
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
        assert room.go_on("candy_hunters", ids[3], False).record == before
        store._connection.execute(spoil, (ids[3],))
        assert room.history("candy_hunters", ids[3]).record == before
        (tmp_path / FOLDER / "halloween-table.2026-10-31.sqlite3").unlink()
        store._connection.execute("DELETE FROM moves WHERE game = ? AND n > 9", (ids[3],))
        with pytest.raises(DamagedGame):
            room.go_on("candy_hunters", ids[3], False)


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
