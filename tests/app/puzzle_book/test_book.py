"""The puzzle book in the window: its cards, who plays, codes, new ones, and what was solved."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.thinking import worker
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.puzzle_book.making import MakingDialog
from halloween_table.app.puzzle_book.solved import SolvedPage
from halloween_table.app.table.page import TablePage
from halloween_table.contract.palette import MUTED
from halloween_table.engine.record import Player
from halloween_table.games.shelf import box
from halloween_table.store.store import Store

from ..fitting import settle
from ..playing import played, table
from ..program.test_whole_games import Typist
from ..puzzling import (
    KEY,
    PATIENCE,
    book,
    book_codes,
    guide,
    miss,
    offer_for,
    open_book,
    sit_at_puzzle,
    solution,
)
from ..shades import brightest, contrast

_LEFT = Qt.MouseButton.LeftButton


def solve(page: TablePage) -> None:
    for move in solution(page):
        page.hands.play_all([move])
    page.view.finish()


def solved_page(window: MainWindow, qtbot: QtBot) -> SolvedPage:
    qtbot.waitUntil(lambda: isinstance(window.page, SolvedPage), timeout=PATIENCE)
    page = window.page
    assert isinstance(page, SolvedPage)
    return page


# ---- the book -------------------------------------------------------------------------------------


def test_the_box_leads_to_the_book_and_back(window: MainWindow) -> None:
    outside = box("candy_hunters")
    assert outside is not None
    window.new_game(outside)
    page = window.page
    assert isinstance(page, NewGamePage)
    QApplication.processEvents()
    QTest.mouseClick(page._ways.cards[-1].button, _LEFT)
    QApplication.processEvents()
    opened = book(window)
    window.show_shelf()
    window.new_game(outside)  # as it was left
    again = book(window)
    assert again is not opened
    QApplication.processEvents()
    QTest.mouseClick(again._ways.cards[0].button, _LEFT)
    QApplication.processEvents()
    assert isinstance(window.page, NewGamePage)


def test_twenty_cards_turn_over(window: MainWindow) -> None:
    page = open_book(window)
    assert [card.side.number for card in page.cards] == list(range(1, 41, 2))
    for card in page.cards:
        QTest.mouseClick(card.flip, _LEFT)
    assert [card.side.number for card in page.cards] == list(range(2, 41, 2))
    QTest.keyClick(page.cards[0], Qt.Key.Key_F6)
    assert page.cards[0].side.number == 1
    assert page.cards[0].accessibleName() == "Puzzle 1, very simple"


def test_a_card_shows_the_side_that_its_number_says(window: MainWindow, qtbot: QtBot) -> None:
    page = open_book(window)
    card, asked = page.cards[3], list[str]()
    card._faces = lambda code: asked.append(code)
    for _ in range(3):
        asked.clear()
        card.grab()
        assert asked == [card.side.code]
        card.turn_over()


def test_a_card_that_turns_over_shows_the_old_side_first(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.pace = "normal"
    card, asked = open_book(window).cards[0], list[str]()
    card._faces = lambda code: asked.append(code)
    first, second = (side.code for side in card.sides)
    card.turn_over()
    for time, shown in ((0, first), (card._turning.duration() - 1, second)):
        card._turning.setCurrentTime(time)
        asked.clear()
        card.grab()
        assert asked == [shown]


def test_every_face_is_drawn_by_and_by(window: MainWindow, qtbot: QtBot) -> None:
    page = open_book(window)
    qtbot.waitUntil(lambda: not page._drawing.isActive(), timeout=PATIENCE)
    assert page._faces.keys() == set(book_codes(window))


def test_the_next_unsolved_one_is_a_press_away(window: MainWindow) -> None:
    codes = book_codes(window)
    results = window._store.puzzle_results(KEY)
    name = window.puzzles(KEY).player.name
    for code in codes[:2]:
        results.solved(code, name, "game", None)
    page = open_book(window)
    assert page.beside.next.text() == "Puzzle 3"
    assert page.beside.solved.text() == "Solved: 2 of 40"
    QTest.mouseClick(page.beside.next, _LEFT)
    assert table(window).source.record.options.code == codes[2]


def test_everybody_has_their_own_results(window: MainWindow) -> None:
    results, codes = window._store.puzzle_results(KEY), book_codes(window)
    results.solved(codes[0], "Bo", "game", None)
    page = open_book(window)
    assert page.cards[0].solved == 0
    page._who.setText("Bo")
    page._who.editingFinished.emit()
    assert page.cards[0].solved == 1
    assert page.cards[0].side.number == 2
    assert window.puzzles(KEY).player == Player("Bo", "witch", "red")
    QTest.mouseClick(page.beside.next, _LEFT)
    assert table(window).source.players[0].name == "Bo"


def test_times_are_told_if_somebody_wants_them(window: MainWindow) -> None:
    name = window.puzzles(KEY).player.name
    window._store.puzzle_results(KEY).solved(book_codes(window)[0], name, "game", 64_300)
    page = open_book(window)
    page.cards[0].show_side(book_codes(window)[0])
    assert page.cards[0].accessibleDescription() == "On the first try"
    page.beside.times.setChecked(True)
    page.cards[0].show_side(book_codes(window)[0])
    assert page.cards[0].accessibleDescription() == "On the first try · 1:04.3"


def test_the_puzzle_of_the_day_is_found_once(window: MainWindow, qtbot: QtBot) -> None:
    page = open_book(window)
    window._preferences.puzzle_of_the_day = ("", "")
    monday = date(2026, 11, 16)
    page.look_for_the_day(monday)
    assert worker().busy
    qtbot.waitUntil(lambda: not page._thinking.busy, timeout=PATIENCE)
    day, code = window._preferences.puzzle_of_the_day
    assert day == "2026-11-16"
    page.look_for_the_day(monday)
    assert not worker().busy
    QTest.mouseClick(page.beside.day, _LEFT)
    assert table(window).source.record.options.code == code


def test_a_code_from_a_friend_opens_its_puzzle(window: MainWindow) -> None:
    page = open_book(window)
    page.beside.code.setText(book_codes(window)[5].lower().replace("-", " "))
    QTest.keyClick(page.beside.code, Qt.Key.Key_Return)
    assert table(window).source.record.options.code == book_codes(window)[5]


@pytest.mark.parametrize("typed", ["", "pumpkin", "377E-9711-N40Y-ZNWE-2FN2"])
def test_a_bad_code_gets_a_sentence(window: MainWindow, typed: str) -> None:
    page = open_book(window)
    page.beside.code.setText(typed)
    QTest.mouseClick(page.beside.open, _LEFT)
    assert book(window) is page
    assert page.beside.code_line.text()
    QTest.keyClicks(page.beside.code, "1")
    assert not page.beside.code_line.text()


def test_words_are_read_on_the_art_behind_the_book(window: MainWindow) -> None:
    page = open_book(window)
    assert page._backdrop is not None
    behind = QPixmap(page.size())
    page._backdrop.paint(behind)
    assert contrast(MUTED, brightest(behind, behind.rect())) >= 4.5
    corner = QRect(0, page.height() - 12, 24, 12)
    shown, painted = (
        each.copy(corner).toImage().convertToFormat(QImage.Format.Format_RGB32)
        for each in (page.grab(), behind)
    )
    assert shown == painted


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_beside_the_cards_is_seen_in_a_small_window(
    window: MainWindow, preferences: Preferences, language: str
) -> None:
    window.resize(1024, 700)
    preferences.language = language
    page = open_book(window)
    settle()
    assert page.beside.verticalScrollBar().maximum() == 0
    page.beside.open.click()
    settle()
    assert page.beside.code_line.isVisible()


# ---- solving ----------------------------------------------------------------------------------------


def test_a_puzzle_solved_by_mouse(window: MainWindow, qtbot: QtBot, store: Store) -> None:
    page = sit_at_puzzle(window)
    robot, line = Robot(page.view), solution(page)
    for move in line:
        robot.drag(offer_for(page, move))
    assert played(page) == list(line)
    solved_page(window, qtbot)
    fared = store.puzzle_results(KEY).of(page.source.players[0].name)[book_codes(window)[0]]
    assert fared.solved_at == 1
    assert fared.milliseconds is not None


def test_a_puzzle_solved_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    page = sit_at_puzzle(window, 2)
    typist = Typist(page)
    for move in solution(page):
        typist.type(offer_for(page, move))
    solved_page(window, qtbot)


def test_after_a_solved_one_comes_the_next(window: MainWindow, qtbot: QtBot) -> None:
    page = sit_at_puzzle(window, 4)
    miss(page)
    page.undo()
    while page.source.record.moves:
        page.undo()
    solve(page)
    done_ = solved_page(window, qtbot)
    assert "On try 2" in done_._how.text()
    QTest.mouseClick(done_._next, _LEFT)
    assert table(window).source.record.options.code == book_codes(window)[4]


def test_from_a_solved_one_back_to_the_book_and_to_the_table(
    window: MainWindow, qtbot: QtBot
) -> None:
    solve(sit_at_puzzle(window))
    done_ = solved_page(window, qtbot)
    QTest.mouseClick(done_._table, _LEFT)
    QApplication.processEvents()
    assert table(window).watching.replay is not None
    sit_at_puzzle(window, 2)
    solve(table(window))
    last = solved_page(window, qtbot)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(last, Qt.Key.Key_Escape)
    assert book(window).cards[0].solved == 2


def test_a_begun_puzzle_waits_and_an_untouched_one_does_not(window: MainWindow) -> None:
    page = sit_at_puzzle(window)
    QTest.mouseClick(page.strip.home, _LEFT)
    assert window._store.count_unfinished() == 0
    page = sit_at_puzzle(window)
    page.hands.play_all([solution(page)[0]])
    QTest.mouseClick(page.strip.home, _LEFT)
    book(window)
    assert window._store.count_unfinished() == 1
    again = sit_at_puzzle(window)
    assert len(again.source.record.moves) == 1
    assert window._store.count_unfinished() == 1


def test_the_picture_of_a_puzzle_is_saved(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "for Bo.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    _, panel = guide(sit_at_puzzle(window))
    QTest.mouseClick(panel.code._picture, _LEFT)
    image = QImage(str(target))
    assert image.width() > 1000
    assert image.height() > 700


def test_a_picture_that_cannot_be_saved_gets_a_sentence(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    target = tmp_path / "nowhere" / "puzzle.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    _, panel = guide(sit_at_puzzle(window))
    QTest.mouseClick(panel.code._picture, _LEFT)
    assert told == ["The file could not be written; choose another place."]


# ---- new ones ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_that_makes_one_says_so_in_one_line(
    window: MainWindow, preferences: Preferences, language: str
) -> None:
    preferences.language = language
    speak(language)
    make = open_book(window).beside.make
    settle()
    assert make.text() == make.accessibleName()


def test_make_me_one(window: MainWindow, qtbot: QtBot) -> None:
    page = open_book(window)
    page.beside.difficulty.setCurrentIndex(0)
    QTest.mouseClick(page.beside.make, _LEFT)  # waits for its dialog
    code = table(window).source.record.options.code
    assert code not in book_codes(window)


def test_whoever_does_not_want_to_wait_gets_none(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_book(window)
    page.beside.difficulty.setCurrentIndex(4)
    exec_ = MakingDialog.exec

    def cancelled(dialog: MakingDialog) -> int:
        from PySide6.QtCore import QTimer

        QTimer.singleShot(0, dialog, dialog._close.click)
        return exec_(dialog)

    monkeypatch.setattr(MakingDialog, "exec", cancelled)
    QTest.mouseClick(page.beside.make, _LEFT)
    assert book(window) is page
    assert not worker().busy


def test_who_cancels_a_new_one_still_gets_the_puzzle_of_the_day(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_book(window)
    window._preferences.puzzle_of_the_day = ("", "")
    page.look_for_the_day(date.today())
    monkeypatch.setattr(MakingDialog, "exec", lambda dialog: dialog.reject())
    QTest.mouseClick(page.beside.make, _LEFT)
    assert page._thinking.busy


def test_a_streak_goes_on_until_one_fails(window: MainWindow, qtbot: QtBot, store: Store) -> None:
    page = open_book(window)
    QTest.mouseClick(page.beside.streak, _LEFT)
    for count in (1, 2):
        at_table = table(window)
        _, panel = guide(at_table)
        assert not panel._hint.isVisible()
        assert not panel._still.isVisible()
        assert not panel._solution.isVisible()
        solve(at_table)
        done_ = solved_page(window, qtbot)
        assert f"Solved in a row: {count}" in done_._how.text()
        QTest.mouseClick(done_._next, _LEFT)
    at_table = table(window)
    miss(at_table)
    _, panel = guide(at_table)
    assert "Solved in a row: 2" in panel.answer.text()
    assert panel._back.isVisible()  # now somebody may help again
    assert panel._hint.isVisible()
    assert store.puzzle_results(KEY).streak(at_table.source.players[0].name) == 2
    QTest.mouseClick(at_table.strip.home, _LEFT)
    assert "your longest: 2" in book(window).beside.streak.text()
