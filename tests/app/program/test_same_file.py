"""A file whose game is here already, several files at once, and what is left for them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.program import asking
from halloween_table.app.program.games_room import GamesRoom
from halloween_table.app.program.window import MainWindow
from halloween_table.games.shelf import box
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.exchange import Imported
from halloween_table.store.store import Store
from tests.store.support import CODEC, GAME, keep_at_once, script

from ..files import GIVEN, given, no_game
from ..playing import KEY, lift_curtain, sit_at_lanterns, sit_down, table
from ..puzzling import book_codes, open_book, sit_at_puzzle

MOVES = len(GIVEN.record.moves)
WHOLE = script(5)
LONGER = script(5, length=MOVES + 4)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return given(tmp_path)


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """Whoever is asked presses the button with these words, or Esc; what they are asked is kept."""

    def prepare(words: str) -> list[str]:
        asked: list[str] = []
        really = QMessageBox.exec

        def press(question: QMessageBox) -> None:
            asked.append(question.text())
            buttons = {each.text(): each for each in question.buttons() if each.isVisible()}
            if words == "Esc":
                QTest.keyClick(question, Qt.Key.Key_Escape)
            else:
                assert words in buttons, list(buttons)
                QTest.mouseClick(buttons[words], Qt.MouseButton.LeftButton)

        def exec_(question: QMessageBox) -> int:
            QTimer.singleShot(0, question, lambda: press(question))
            return really(question)

        monkeypatch.setattr(QMessageBox, "exec", exec_)
        return asked

    return prepare


def ids(store: Store) -> set[str]:
    return {header.id for header in (*store.unfinished(), *store.finished())}


# ---- the same game again ------------------------------------------------------------------------------


def test_a_file_that_is_opened_again_is_the_same_game(
    window: MainWindow, store: Store, file: Path
) -> None:
    window.files.take_in(file)
    first = table(window).source
    window.show_shelf()
    window.files.take_in(file)
    again = table(window).source
    assert isinstance(again, Sitting)
    assert again.id == first.id
    assert ids(store) == {first.id}


def test_a_game_that_lies_on_the_table_stays_there_as_it_is(window: MainWindow, file: Path) -> None:
    window.files.take_in(file)
    page = table(window)
    lift_curtain(page)
    window.files.take_in(file)
    assert window.page is page
    assert not page.source.curtain_down


def test_whoever_has_played_on_goes_on(
    window: MainWindow, store: Store, file: Path, answer: Callable[[str], list[str]]
) -> None:
    kept, _ = keep_at_once(store, LONGER)
    asked = answer("Go on with that game")
    window.files.take_in(file)
    assert len(asked) == 1
    assert "on your shelf already" in asked[0]
    assert table(window).source.id == kept
    assert len(table(window).source.record.moves) == MOVES + 4
    assert ids(store) == {kept}


def test_or_begins_once_more_with_the_file(
    window: MainWindow, store: Store, file: Path, answer: Callable[[str], list[str]]
) -> None:
    kept, _ = keep_at_once(store, LONGER)
    answer("Open the file as a new game")
    window.files.take_in(file)
    new = table(window).source
    assert new.id != kept
    assert new.record == GIVEN.record
    assert ids(store) == {kept, new.id}
    assert store.load(kept, CODEC).record == LONGER.record


def test_or_does_nothing(
    window: MainWindow, store: Store, file: Path, answer: Callable[[str], list[str]]
) -> None:
    kept, _ = keep_at_once(store, LONGER)
    answer("Esc")
    window.files.take_in(file)
    assert window.page is window.shelf
    assert ids(store) == {kept}


def test_enter_goes_on(
    window: MainWindow, store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, _ = keep_at_once(store, LONGER)

    def press() -> None:
        (question,) = window.findChildren(QMessageBox)
        assert [each.text() for each in question.buttons() if each.isVisible()] == [
            "Go on with that game",
            "Open the file as a new game",
        ]
        QTest.keyClick(question, Qt.Key.Key_Return)

    QTimer.singleShot(0, press)
    window.files.take_in(file)
    assert table(window).source.id == kept


def test_a_game_that_is_over_is_watched(window: MainWindow, store: Store, tmp_path: Path) -> None:
    assert GAME.outcome(WHOLE.last) is not None
    kept, _ = keep_at_once(store, WHOLE)
    window.files.take_in(given(tmp_path, WHOLE))
    assert table(window).bar.isVisible()
    assert table(window).source.history.record == WHOLE.record
    assert ids(store) == {kept}


def test_a_game_that_is_over_here_but_not_in_the_file_is_asked_for(
    window: MainWindow, store: Store, file: Path, answer: Callable[[str], list[str]]
) -> None:
    keep_at_once(store, WHOLE)
    asked = answer("Watch that game")
    window.files.take_in(file)
    assert len(asked) == 1
    assert table(window).bar.isVisible()
    assert table(window).source.history.record == WHOLE.record


def test_a_file_that_goes_further_than_what_is_here_is_a_game_of_its_own(
    window: MainWindow, store: Store, file: Path
) -> None:
    kept, _ = keep_at_once(store, script(5, length=MOVES - 1))
    window.files.take_in(file)
    assert ids(store) == {kept, table(window).source.id}


def test_a_game_that_another_copy_keeps_at_the_same_time_is_kept_once(
    window: MainWindow, store: Store, folder: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is there just after this copy has looked."""
    kept: list[str] = []

    def look(room: GamesRoom, imported: Imported) -> None:
        with Store.open(folder) as another:
            kept.append(keep_at_once(another, GIVEN)[0])

    monkeypatch.setattr(GamesRoom, "kept_before", look)
    window.files.take_in(file)
    assert ids(store) == {table(window).source.id} == set(kept)


# ---- several files ------------------------------------------------------------------------------------


def test_of_several_files_the_last_comes_to_the_table_and_all_to_the_shelf(
    window: MainWindow, store: Store, tmp_path: Path
) -> None:
    scripts = [script(seed, length=6) for seed in (7, 8, 9)]
    window.files.take_in(*(given(tmp_path, each) for each in scripts))
    assert table(window).source.record == scripts[-1].record
    records = [store.load(each.id, CODEC).record for each in store.unfinished()]
    assert records == [each.record for each in reversed(scripts)]


def test_what_is_no_game_among_several_is_named(
    window: MainWindow, store: Store, tmp_path: Path, told: list[str]
) -> None:
    window.files.take_in(no_game(tmp_path), given(tmp_path), tmp_path / "gone")
    assert told == [
        "shopping.txt: This file is damaged, or not a game of Halloween Table.\n"
        "gone: This file cannot be read."
    ]
    assert table(window).source.record == GIVEN.record
    assert len(ids(store)) == 1


def test_a_file_with_an_odd_name_has_one_line_of_its_own(
    window: MainWindow, tmp_path: Path, told: list[str]
) -> None:
    odd = tmp_path / "one\nmore:\u2028all \x07\u202ewell\udcff"
    window.files.take_in(odd, tmp_path / "gone")
    assert told == [
        "one more: all well: This file cannot be read.\ngone: This file cannot be read."
    ]


def test_of_many_that_are_no_games_some_are_named(
    window: MainWindow, tmp_path: Path, told: list[str]
) -> None:
    window.files.take_in(*(no_game(tmp_path, f"{number}.txt") for number in range(20)))
    (said,) = told
    assert len(said.splitlines()) == 7
    assert "14" in said.splitlines()[-1]
    assert window.page is window.shelf


def test_among_several_nobody_is_asked_about_a_game_that_is_here(
    window: MainWindow, store: Store, tmp_path: Path
) -> None:
    kept, _ = keep_at_once(store, LONGER)
    window.files.take_in(given(tmp_path, script(7, length=6)), given(tmp_path))
    assert table(window).source.id == kept
    assert len(ids(store)) == 2


# ---- where somebody was -------------------------------------------------------------------------------


def test_another_table_is_left_and_waits(window: MainWindow, store: Store, file: Path) -> None:
    before = sit_down(window, haunted=True).source
    window.files.take_in(file)
    assert table(window).source.record == GIVEN.record
    assert ids(store) == {before.id, table(window).source.id}


def test_a_table_is_not_left_for_what_is_no_game(
    window: MainWindow, tmp_path: Path, told: list[str]
) -> None:
    page = sit_at_lanterns(window)
    window.files.take_in(no_game(tmp_path))
    assert window.page is page
    assert told == ["This file is damaged, or not a game of Halloween Table."]


def test_a_puzzle_that_nobody_has_begun_is_not_kept(
    window: MainWindow, store: Store, file: Path
) -> None:
    open_book(window)
    sit_at_puzzle(window)
    window.files.take_in(file)
    assert ids(store) == {table(window).source.id}
    assert table(window).source.record == GIVEN.record


def test_a_page_from_which_nobody_comes_home_is_left_all_the_same(
    window: MainWindow, file: Path, qtbot: QtBot
) -> None:
    def break_down() -> None:
        tried.append(page)
        if len(tried) > 1:
            window.show_shelf()
        raise RuntimeError("broken")

    tried: list[object] = []

    page = sit_at_lanterns(window)
    page.left.disconnect()
    page.left.connect(break_down)
    with qtbot.capture_exceptions() as raised:
        window.files.take_in(file)
    assert [str(error) for _, error, _ in raised] == ["broken"]
    assert tried == [page]
    assert table(window).source.record == GIVEN.record


@pytest.mark.parametrize("leaves", [True, False])
def test_whoever_would_lose_a_streak_is_asked(
    window: MainWindow,
    store: Store,
    file: Path,
    answer: Callable[[str], list[str]],
    leaves: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = window.puzzles("candy_puzzles")
    page = open_book(window)
    monkeypatch.setattr(room, "_made", lambda task: book_codes(window)[0])
    QTest.mouseClick(page.beside.streak, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    at_puzzle = table(window)
    asked = answer("Open it now" if leaves else "Stay here")
    window.files.take_in(file)
    assert len(asked) == 1
    assert "streak" in asked[0]
    assert (window.page is at_puzzle) is not leaves
    assert (room._streak is None) is leaves
    assert GIVEN.record in [
        store.load(each.id, CODEC).record for each in store.unfinished() if each.game == KEY
    ]


@pytest.mark.parametrize("chosen", [True, False])
def test_whoever_has_chosen_something_for_a_new_game_is_asked(
    window: MainWindow, file: Path, chosen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def agrees(parent: object, question: asking.Question) -> bool:
        asked.append(question.text)
        return True

    monkeypatch.setattr(asking, "agrees", agrees)
    found = box(KEY)
    assert found is not None
    window.new_game(found)
    page = window.page
    assert isinstance(page, NewGamePage)
    if chosen:
        page._seats._rows[0].name_edit.setText("Zoë")
    window.files.take_in(file)
    assert len(asked) == chosen
    assert table(window).source.record == GIVEN.record
