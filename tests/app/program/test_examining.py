"""A damaged file is found and mended while the window is there, and the people are told."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.examining import Examination
from halloween_table.app.program.running import _examine
from halloween_table.app.program.window import MainWindow
from halloween_table.store import schema
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.problems import Kind
from halloween_table.store.store import Store
from tests.store.support import keep_at_once, script

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
