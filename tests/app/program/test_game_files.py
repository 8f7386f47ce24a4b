"""A long file is read with a word about how far it has come, and whoever does not want to wait cancels."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.program import dialogs, game_files
from halloween_table.app.program.dialogs import ReadingDialog
from halloween_table.app.program.window import MainWindow
from halloween_table.store.exchange import export_text
from halloween_table.store.store import Store
from tests.store.support import CODEC, script

from ..playing import table

SCRIPT = script(5, length=40)
MOVES = len(SCRIPT.record.moves)

Look = Callable[[ReadingDialog], object]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(export_text(SCRIPT.record, CODEC), encoding="utf-8")
    return path


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every move took long."""
    monkeypatch.setattr(game_files, "PATIENCE_SECONDS", 0)
    monkeypatch.setattr(dialogs, "_SLICE_SECONDS", 0)


@pytest.fixture
def meanwhile(window: MainWindow) -> Iterator[Callable[[Look], None]]:
    """Whatever is done again and again while the dialog is there."""
    timer = QTimer(interval=0)

    def each_time(look: Look) -> None:
        def ask() -> None:
            for dialog in window.findChildren(ReadingDialog):
                if dialog.isVisible():
                    look(dialog)

        timer.timeout.connect(ask)
        timer.start()

    yield each_time
    timer.stop()


def test_a_file_that_is_read_at_once_needs_no_word(
    window: MainWindow, path: Path, meanwhile: Callable[[Look], None]
) -> None:
    seen: list[ReadingDialog] = []
    meanwhile(seen.append)
    window.files.take_in(path)
    assert seen == []
    assert table(window).source.history.record == SCRIPT.record


@pytest.mark.usefixtures("slow")
def test_a_long_file_says_how_far_it_has_been_read(
    window: MainWindow,
    store: Store,
    path: Path,
    told: list[str],
    meanwhile: Callable[[Look], None],
) -> None:
    lines: list[str] = []
    bars: list[int] = []

    def look(dialog: ReadingDialog) -> None:
        lines.append(dialog._line.text())
        bars.append(dialog._bar.value())
        assert dialog._bar.maximum() == MOVES
        assert store.unfinished() == ()

    meanwhile(look)
    window.files.take_in(path)
    assert lines[0].endswith(f"of {MOVES} moves")
    assert len(set(lines)) > MOVES // 2, "the window lives while it is read"
    assert bars == sorted(bars)
    assert table(window).source.history.record == SCRIPT.record
    (header,) = store.unfinished()
    assert store.load(header.id, CODEC).record == SCRIPT.record
    assert (told, QApplication.overrideCursor()) == ([], None)


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("how", ["the button", "Esc", "the window's own button"])
def test_whoever_cancels_has_read_nothing(
    window: MainWindow,
    store: Store,
    path: Path,
    told: list[str],
    meanwhile: Callable[[Look], None],
    how: str,
) -> None:
    def cancel(dialog: ReadingDialog) -> None:
        if dialog._bar.value() < 5:
            return
        if how == "the button":
            QTest.mouseClick(dialog._close, Qt.MouseButton.LeftButton)
        elif how == "Esc":
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            dialog.close()

    meanwhile(cancel)
    window.files.take_in(path)
    assert (window.page, told) == (window.shelf, [])
    assert store.unfinished() == ()


@pytest.mark.usefixtures("slow")
def test_a_long_file_that_breaks_the_rules_is_explained_as_ever(
    window: MainWindow, store: Store, path: Path, told: list[str]
) -> None:
    exported = json.loads(path.read_text(encoding="utf-8"))
    exported["moves"][20:] = exported["moves"][19:]
    path.write_text(json.dumps(exported), encoding="utf-8")
    window.files.take_in(path)
    assert len(told) == 1
    assert "move 21 breaks the rules" in told[0]
    assert window.page is window.shelf
    assert store.unfinished() == ()
