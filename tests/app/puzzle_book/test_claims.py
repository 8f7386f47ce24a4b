"""What somebody found who tried to break the puzzle book, each with what should have happened."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts import thinking
from halloween_table.app.parts.language import speak
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.thinking import worker
from halloween_table.app.program.window import MainWindow
from halloween_table.app.puzzle_book import page as book_page
from halloween_table.app.puzzle_book.making import MakingDialog
from halloween_table.engine.codec import Codec
from halloween_table.engine.job import Worker
from halloween_table.engine.record import Player
from halloween_table.sitting.replay import Replay
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.puzzle_results import PuzzleResults
from halloween_table.store.store import Store

from ..playing import table
from ..puzzling import (
    KEY,
    PATIENCE,
    Waiting,
    book,
    book_codes,
    guide,
    miss,
    open_book,
    sit_at_puzzle,
    solution,
    wait_for_answer,
)
from .test_book import solve, solved_page

_LEFT = Qt.MouseButton.LeftButton


def solved_now(store: Store, name: str = "Player 1") -> set[str]:
    fared = store.puzzle_results(KEY).of(name)
    return {code for code, each in fared.items() if each.solved_at is not None}


# ---- who, what and when -----------------------------------------------------------------------------


def test_whoever_has_no_name_is_the_same_in_every_language(
    window: MainWindow, preferences: Preferences
) -> None:
    name, codes = window.puzzles(KEY).player.name, book_codes(window)
    window._store.puzzle_results(KEY).solved(codes[0], name, "game", None)
    page = sit_at_puzzle(window, 3)
    page.hands.play_all([solution(page)[0]])
    preferences.language = "pl"
    assert open_book(window).cards[0].solved == 1
    assert len(sit_at_puzzle(window, 3).source.record.moves) == 1
    assert open_book(window)._who.text() == "Gracz 1"
    preferences.language = "en"


def test_a_solution_is_kept_at_once(window: MainWindow, preferences: Preferences) -> None:
    preferences.pace = "normal"  # there is time to leave before the page that says so
    page = sit_at_puzzle(window)
    for move in solution(page):
        page.hands.play_all([move])
    assert solved_now(window._store) == {book_codes(window)[0]}
    QTest.mouseClick(page.strip.home, _LEFT)
    assert book(window).cards[0].solved == 1


def test_what_was_begun_under_older_rules_is_not_taken_for_untouched(window: MainWindow) -> None:
    page = sit_at_puzzle(window)
    page.hands.play_all(solution(page)[:2])
    sitting = page.source
    sitting.history._moments[:] = sitting.history._moments[-1:]  # its past is not known
    QTest.mouseClick(page.strip.home, _LEFT)
    assert window._store.count_unfinished() == 1


def test_a_puzzle_from_outside_that_is_solved_counts_for_nobody(window: MainWindow) -> None:
    page = sit_at_puzzle(window)
    page.hands.play_all(solution(page))
    finished = page.source.record
    window._store.puzzle_results(KEY)._file.connection.execute("DELETE FROM results")
    game = page.source.kit.game
    position = page.source.position
    id_ = window._store.new_game(
        evolve(finished, players=(Player("Carla", "cat", "red"),)),
        position,
        Codec(game),
        outcome=game.outcome(position),
    )
    window.sit_down(window.room.go_on(KEY, id_, hiding="open"))
    assert table(window).watching.replay is not None  # it can be looked at
    assert solved_now(window._store, "Carla") == set()


def test_a_puzzle_that_is_gone_on_with_can_be_started_again(window: MainWindow) -> None:
    page = sit_at_puzzle(window, 3)
    page.hands.play_all([solution(page)[0]])
    QTest.mouseClick(page.strip.home, _LEFT)
    _, panel = guide(sit_at_puzzle(window, 3))
    assert panel._again.isEnabled()


def played_on(window: MainWindow, lost: bool) -> None:
    """From a line that was watched, a few moves before its end."""
    page = sit_at_puzzle(window, 9)
    if lost:
        miss(page)
    else:
        page.hands.play_all(solution(page))
    at = page.source.history.last - 1
    window._play_on_from(Replay(page.source.kit, page.source.history, at), page.source.id)


def test_the_way_back_ends_where_a_game_was_played_on_from(
    window: MainWindow, qtbot: QtBot
) -> None:
    played_on(window, lost=True)
    page = table(window)
    miss(page)
    guiding, panel = guide(page)
    moments = page.source.history.last
    QTest.mouseClick(panel._back, _LEFT)
    wait_for_answer(qtbot, guiding)
    assert page.source.history.last == moments
    assert panel.answer.text() == "No, from here it cannot be solved any more."


def test_who_plays_on_from_another_game_is_not_timed(window: MainWindow, qtbot: QtBot) -> None:
    played_on(window, lost=False)
    page = table(window)
    guiding, panel = guide(page)
    panel.again_asked.emit()
    page.hands.play_all(solution(page))
    assert guiding.milliseconds is None


def test_the_clock_stops_with_the_last_move(window: MainWindow, preferences: Preferences) -> None:
    preferences.pace = "calm"
    page = sit_at_puzzle(window)
    guiding, _ = guide(page)
    page.hands.play_all(solution(page))
    took = guiding.milliseconds
    assert took is not None
    QTest.qWait(30)
    assert guiding.milliseconds == took


def test_what_cannot_be_kept_is_said(
    window: MainWindow, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StoreProblem(Kind.disk_full, "")

    monkeypatch.setattr(PuzzleResults, "solved", full)
    page = sit_at_puzzle(window)
    page.hands.play_all(solution(page))
    assert len(told) == 1
    assert "disk is full" in told[0]


def test_the_book_belongs_to_whoever_played_last(window: MainWindow) -> None:
    page = sit_at_puzzle(window)
    page.hands.play_all([solution(page)[0]])
    anna = Player("Anna", "cat", "teal")
    window.puzzles(KEY)._sit_down(anna)
    waiting = sit_at_puzzle(window, 2)
    waiting.hands.play_all([solution(waiting)[0]])
    window.puzzles(KEY)._sit_down(Player("Bob", "mummy", "red"))
    window._resume(KEY, waiting.source.id)
    assert window.puzzles(KEY).player == anna


def test_with_the_file_of_a_friend_the_book_stays_whose_it_is(
    window: MainWindow, tmp_path: Path
) -> None:
    room, file = window.puzzles(KEY), tmp_path / "friend.halloweengame"
    room._sit_down(Player("Anna", "cat", "teal"))
    page = sit_at_puzzle(window)
    page.hands.play_all([solution(page)[0]])
    window.room.export(KEY, page.source.id, file)
    room._sit_down(bob := Player("Bob", "mummy", "red"))
    for delete in (True, False):
        window.show_shelf()
        if delete:
            window._store.delete(page.source.id)
        window.files.take_in(file)
        assert table(window).source.players[0].name == "Anna"
        assert room.player == bob


def test_blank_names_in_the_settings_are_nobody_s(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.set_seats("puzzles", [{"name": "  ", "figure": "cat", "colour": "red"}])
    assert sit_at_puzzle(window).source.players[0].name == "Player 1"


def test_a_kept_puzzle_that_cannot_be_read_does_not_lock_it(
    window: MainWindow, told: list[str]
) -> None:
    page = sit_at_puzzle(window)
    page.hands.play_all([solution(page)[0]])
    id_ = page.source.id
    window.puzzles(KEY).open_book()
    connection = window._store.puzzle_results(KEY)._file.connection
    connection.execute("UPDATE moves SET move = '{}' WHERE game = ?", (id_,))
    again = sit_at_puzzle(window)
    assert again.source.id != id_
    assert told == []


# ---- streaks ----------------------------------------------------------------------------------------


def test_another_streak_begins_with_its_own_first_puzzle(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, made = window.puzzles(KEY), list[object]()
    code = book_codes(window)[0]
    monkeypatch.setattr(room, "_made", lambda task: made.append(task) or code)
    for count in (1, 2):
        page = open_book(window)
        QTest.mouseClick(page.beside.streak, _LEFT)
        assert room._streak is not None
        room._found_ahead = (evolve(room._streak, solved=1), book_codes(window)[5])
        assert len(made) == count
        QTest.mouseClick(table(window).strip.home, _LEFT)
    assert room._found_ahead is None
    assert not room._ahead.busy


def test_a_streak_that_is_over_stays_over(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = window.puzzles(KEY)
    monkeypatch.setattr(room, "_made", lambda task: book_codes(window)[0])
    QTest.mouseClick(open_book(window).beside.streak, _LEFT)
    page = table(window)
    miss(page)
    page.hands.go_back_to(0)
    solve(page)
    done = solved_page(window, qtbot)
    assert "Solved in a row" not in done._how.text()
    assert window._store.puzzle_results(KEY).streak("Player 1") == 0


def test_a_look_at_the_table_leads_back_to_the_streak(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = window.puzzles(KEY)
    monkeypatch.setattr(room, "_made", lambda task: book_codes(window)[0])
    QTest.mouseClick(open_book(window).beside.streak, _LEFT)
    solve(table(window))
    QTest.mouseClick(solved_page(window, qtbot)._table, _LEFT)
    QTest.mouseClick(table(window).strip.home, _LEFT)
    assert "Solved in a row: 1" in solved_page(window, qtbot)._how.text()
    assert room._streak is not None


def test_a_watched_puzzle_leads_back_to_the_book(window: MainWindow, qtbot: QtBot) -> None:
    solve(sit_at_puzzle(window))
    solved_page(window, qtbot)
    (header,) = window._store.finished()
    window.watch_game(header)
    QTest.mouseClick(table(window).strip.home, _LEFT)
    book(window)


def test_a_key_that_is_held_down_does_not_cancel_what_is_made(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = MakingDialog(Waiting(), window)
    dialog.show()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        QTest.keyClick(dialog, key)
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


# ---- thinking that fails ----------------------------------------------------------------------------


def test_a_worker_that_dies_is_told(window: MainWindow, qtbot: QtBot) -> None:
    guiding, panel = guide(sit_at_puzzle(window, 40))
    QTest.mouseClick(panel._still, _LEFT)
    process = worker()._process
    assert process is not None
    process.kill()
    wait_for_answer(qtbot, guiding)
    assert panel.answer.text().startswith("I do not know")


def test_where_no_process_can_be_had_nothing_breaks(
    window: MainWindow, told: list[str], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def nothing(self: Worker) -> None:
        raise OSError("no process to spare")

    worker().close()
    monkeypatch.setattr(Worker, "get_ready", nothing)
    page = open_book(window)
    QTest.mouseClick(page.beside.make, _LEFT)
    assert book(window) is page
    assert told == ["The computer is too busy now. Try again in a moment."]
    guiding, panel = guide(sit_at_puzzle(window))
    QTest.mouseClick(panel._still, _LEFT)
    wait_for_answer(qtbot, guiding)
    assert panel.answer.text().startswith("I do not know")


def test_a_fault_of_a_task_reaches_the_crash_log(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.engine.thoughts import Failing

    asked = thinking.Thinking(window)
    with qtbot.capture_exceptions() as raised:
        asked.ask(Failing(), lambda _: None)
        qtbot.waitUntil(lambda: not asked.busy, timeout=PATIENCE)
    assert "a pumpkin is no number" in str(raised[0][1])


# ---- the page ---------------------------------------------------------------------------------------


def test_puzzles_of_one_s_own_open_no_window(window: MainWindow, preferences: Preferences) -> None:
    code = book_codes(window)[7]
    preferences.set_own_puzzles(KEY, [(code, 2)])
    before = set(QApplication.topLevelWidgets())
    page = open_book(window)
    assert [card.side.code for card in page.own] == [code]
    assert not [w for w in QApplication.topLevelWidgets() if w.isVisible() and w not in before]
    page.own[0].setFocus()
    QTest.mouseClick(page.own[0].remove, _LEFT)
    assert page.own == []
    assert window.focusWidget() is page.cards[-1]


def test_minimised_and_back_the_day_is_looked_for_again(
    window: MainWindow, preferences: Preferences
) -> None:
    page = open_book(window)
    preferences.puzzle_of_the_day = ("", "")
    page.look_for_the_day(date.today())
    page.hide()
    assert not page._thinking.busy
    page.show()
    assert page._thinking.busy


def test_after_midnight_there_is_another_puzzle(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Tomorrow(date):
        @classmethod
        def today(cls) -> date:
            return date.fromordinal(today.toordinal()) + timedelta(days=1)

    page, today = open_book(window), date.today()
    label = page.beside.day_label.text()
    monkeypatch.setattr(book_page, "date", Tomorrow)
    page.retranslate()
    assert page.beside.day_label.text() == label
    page.hide()
    page.show()
    assert page._looked_for == Tomorrow.today()
    assert page._thinking.busy


def test_the_day_s_button_tells_how_it_went(window: MainWindow) -> None:
    code = book_codes(window)[0]
    window._store.puzzle_results(KEY).solved(code, "Player 1", "game", None)
    page = open_book(window)
    assert page.beside.day.text() == "On the first try"
    assert page.beside.day.accessibleName().endswith("On the first try")


def test_a_fourth_press_on_the_hint_shows_no_solution(window: MainWindow, qtbot: QtBot) -> None:
    page = sit_at_puzzle(window)
    guiding, panel = guide(page)
    panel._hint.setFocus()
    for _ in range(5):
        focused = window.focusWidget()
        assert focused is panel._hint
        QTest.keyClick(focused, Qt.Key.Key_Space)
        wait_for_answer(qtbot, guiding)
    assert page.watching.replay is None


def test_a_verdict_is_said_in_another_language_too(window: MainWindow, qtbot: QtBot) -> None:
    guiding, panel = guide(sit_at_puzzle(window))
    QTest.mouseClick(panel._still, _LEFT)
    speak("it")  # while it is thought about
    wait_for_answer(qtbot, guiding)
    italian = panel.answer.text()
    speak("en")
    QApplication.processEvents()
    assert panel.answer.text() == "Yes, it can still be solved from here."
    assert italian not in ("", panel.answer.text())


def test_esc_gives_a_half_typed_name_up_first(window: MainWindow, qtbot: QtBot) -> None:
    page = open_book(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page._who.setFocus()
    page._who.selectAll()
    QTest.keyClicks(page._who, "Xy")
    QTest.keyClick(page._who, Qt.Key.Key_Escape)
    assert book(window) is page
    assert page._who.text() == "Player 1"
    assert window.puzzles(KEY).player.name == "Player 1"


def test_times_turn_no_card_over(window: MainWindow) -> None:
    page = open_book(window)
    page.cards[2].turn_over()
    page.beside.times.toggle()
    assert page.cards[2].side.number == 6


def test_screen_readers_find_buttons_with_names(window: MainWindow) -> None:
    page = open_book(window)
    card = QAccessible.queryAccessibleInterface(page.cards[0])
    assert card.role() == QAccessible.Role.PushButton
    assert card.text(QAccessible.Text.Name) == "Puzzle 1, very simple"
    assert card.text(QAccessible.Text.Description) == "very simple"


def test_tab_leads_from_card_to_card(window: MainWindow) -> None:
    page = open_book(window)
    page.cards[0].setFocus()
    walked = []
    for _ in range(4):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        walked.append(window.focusWidget())
    assert walked == [page.cards[0].flip, page.cards[1], page.cards[1].flip, page.cards[2]]


def test_from_a_puzzle_on_no_card_the_keyboard_comes_to_the_next_one(window: MainWindow) -> None:
    window.puzzles(KEY).begin("T32K-8QFM-D5TA-K7QP-AE")
    page = table(window)
    window._preferences.puzzle_of_the_day = (date.today().isoformat(), book_codes(window)[0])
    QTest.mouseClick(page.strip.home, _LEFT)
    assert window.focusWidget() is book(window).cards[0]
