"""A long file is read with a word about how far it has come, and whoever does not want to wait cancels;
and what files are called."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from halloween_table.app.program import asking, dialogs, game_files
from halloween_table.app.program.dialogs import ReadingDialog
from halloween_table.app.program.window import MainWindow
from halloween_table.product import SUFFIX
from halloween_table.store.exchange import export_text
from halloween_table.store.store import Store
from tests.store.support import CODEC, GAME, keep_at_once, script

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


# ---- what files are called ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("game", f"game{SUFFIX}"),
        ("Ada v. Bo", f"Ada v. Bo{SUFFIX}"),
        ("гра.txt", f"гра.txt{SUFFIX}"),
        (f"game{SUFFIX}", f"game{SUFFIX}"),
        (f"GAME{SUFFIX.upper()}", f"GAME{SUFFIX.upper()}"),
        ("game.json", "game.json"),
    ],
)
def test_a_name_without_a_suffix_gets_it(
    window: MainWindow,
    store: Store,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    called: str,
) -> None:
    id_, _ = keep_at_once(store, script(5))
    filters: list[str] = []

    def save(parent: object, title: str, name: str, shown: str) -> tuple[str, str]:
        assert name.endswith(SUFFIX)
        filters.append(shown)
        return str(tmp_path / typed), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", save)
    window.files.export(GAME.key, id_)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [called]
    assert filters == [f"Halloween Table games (*{SUFFIX})"]


@pytest.mark.parametrize("replaced", [True, False])
def test_no_file_is_written_over_that_the_dialog_did_not_ask_about(
    window: MainWindow,
    store: Store,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    replaced: bool,
) -> None:
    id_, _ = keep_at_once(store, script(5))
    there = tmp_path / f"game{SUFFIX}"
    there.write_text("precious")
    asked: list[str] = []

    def agrees(parent: object, question: asking.Question) -> bool:
        asked.append(question.text)
        return replaced

    monkeypatch.setattr(asking, "agrees", agrees)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "game"), ""))
    window.files.export(GAME.key, id_)
    assert asked == [f"There is already a file called game{SUFFIX}."]
    assert (there.read_text() != "precious") is replaced
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(there), ""))
    window.files.export(GAME.key, id_)
    assert len(asked) == 1, "the dialog has asked"


@pytest.mark.parametrize("name", [f"game{SUFFIX}", "game.json", "game", "game.txt", "гра №1.bak"])
def test_a_file_of_any_name_is_opened_if_a_game_is_in_it(
    window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    filters: list[str] = []

    def choose(parent: object, title: str, folder: str, shown: str) -> tuple[str, str]:
        filters.append(shown)
        return str(path.rename(path.with_name(name))), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    window.files.choose()
    assert table(window).source.history.record == SCRIPT.record
    assert filters == [f"Halloween Table games (*{SUFFIX} *.json);;All files (*)"]


def test_a_name_that_no_file_can_have_is_explained(window: MainWindow, told: list[str]) -> None:
    window.files.take_in(Path("/tmp/game\0"))
    assert told == ["This file cannot be read."]
