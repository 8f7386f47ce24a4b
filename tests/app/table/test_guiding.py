"""Help with a puzzle at its table, thought out by a real worker."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.language import speak
from halloween_table.app.parts.thinking import worker
from halloween_table.app.program.window import MainWindow

from ..playing import table
from ..puzzling import (
    KEY,
    PATIENCE,
    book,
    book_codes,
    guide,
    miss,
    sit_at_puzzle,
    solution,
    wait_for_answer,
)

_LEFT = Qt.MouseButton.LeftButton


def marks(window: MainWindow) -> list[str]:
    return [
        mark.id
        for mark in table(window).view.table.arrangement.marks
        if mark.id.startswith("hint:")
    ]


def test_at_the_start_it_can_be_solved(window: MainWindow, qtbot: QtBot) -> None:
    guiding, panel = guide(sit_at_puzzle(window))
    QTest.mouseClick(panel._still, _LEFT)
    assert panel._thinks.isVisible()
    wait_for_answer(qtbot, guiding)
    assert panel.answer.text() == "Yes, it can still be solved from here."
    assert not panel._thinks.isVisible()


def test_when_it_cannot_be_solved_any_more_it_says_so(window: MainWindow, qtbot: QtBot) -> None:
    page = sit_at_puzzle(window, 40)
    while solution(page):  # nothing is scored, and that is too little soon
        *_, last = page.source.kit.game.moves(page.source.position, 0)
        page.hands.play_all([last])
    assert page.source.outcome is None
    guiding, panel = guide(page)
    for button in (panel._still, panel._hint):
        QTest.mouseClick(button, _LEFT)
        wait_for_answer(qtbot, guiding)
        assert panel.answer.text() == "No, from here it cannot be solved any more."
    assert marks(window) == []


def test_each_hint_is_stronger_and_shown_on_the_table(window: MainWindow, qtbot: QtBot) -> None:
    guiding, panel = guide(sit_at_puzzle(window))
    said, shown = [], []
    for _ in range(3):
        QTest.mouseClick(panel._hint, _LEFT)
        wait_for_answer(qtbot, guiding)
        said.append(panel.answer.text())
        shown.append(len(marks(window)))
    assert len(set(said)) == 3
    assert shown[0] == 1
    assert shown[1] > 1
    assert shown[2] >= 1
    assert not panel._hint.isEnabled()


def test_with_the_next_move_the_hint_is_gone_and_the_next_one_is_weak_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = sit_at_puzzle(window, 9)
    guiding, panel = guide(page)
    for _ in range(2):
        QTest.mouseClick(panel._hint, _LEFT)
        wait_for_answer(qtbot, guiding)
    page.hands.play_all([solution(page)[0]])
    page.view.finish()
    assert marks(window) == []
    assert panel.answer.text() == ""
    assert panel._hint.isEnabled()
    QTest.mouseClick(panel._hint, _LEFT)
    wait_for_answer(qtbot, guiding)
    assert len(marks(window)) <= 1


def test_a_move_stops_what_was_asked_about_the_position_before(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = sit_at_puzzle(window, 40)
    guiding, panel = guide(page)
    QTest.mouseClick(panel._still, _LEFT)
    page.hands.play_all([solution(page)[0]])
    assert not guiding._thinking.busy
    QTest.qWait(100)
    assert panel.answer.text() == ""


def test_the_solution_is_watched_and_the_game_stays_as_it_was(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = sit_at_puzzle(window, 9)
    page.hands.play_all([solution(page)[0]])
    guiding, panel = guide(page)
    record = page.source.record
    QTest.mouseClick(panel._solution, _LEFT)
    wait_for_answer(qtbot, guiding)
    replay = page.watching.replay
    assert replay is not None
    assert replay.supposed
    assert not page.bar.play_on.isVisible()
    assert not panel.isEnabled()
    page.watching.seek(replay.history.last)
    assert page.source.kit.puzzles.aim(replay.view).solved
    page.watching.leave()
    assert panel.isEnabled()
    assert page.source.record == record
    assert guiding.milliseconds is None  # who has seen the solution takes no time


def test_from_where_it_is_lost_the_solution_begins_at_the_start(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = sit_at_puzzle(window)
    miss(page)
    _, panel = guide(page)
    QTest.mouseClick(panel._solution, _LEFT)
    qtbot.waitUntil(lambda: page.watching.replay is not None, timeout=PATIENCE)
    assert page.watching.replay.cursor == 0


def test_a_missed_goal_is_told_and_leads_back_to_where_it_could_be_solved(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = sit_at_puzzle(window, 9)
    first = solution(page)[0]
    page.hands.play_all([first])
    miss(page)
    guiding, panel = guide(page)
    assert table(window) is page  # no page of points
    goal = guiding.aim.goal
    assert panel.answer.text() == f"{goal} points are missing."
    assert panel._back.isVisible()
    assert not page.strip.result.isVisible()
    QTest.mouseClick(panel._back, _LEFT)
    wait_for_answer(qtbot, guiding)
    assert solution(page)
    assert page.source.record.moves[0].move == first
    assert page.hands.can_redo
    assert not panel._back.isVisible()


def test_a_missed_line_is_a_try_but_only_once(window: MainWindow) -> None:
    page = sit_at_puzzle(window)
    results = window._store.puzzle_results(KEY)
    name, code = page.source.players[0].name, book_codes(window)[0]
    miss(page)
    assert results.of(name)[code].missed == 1
    page.undo()
    page._redo()
    assert results.of(name)[code].missed == 1


def test_start_again_takes_everything_back_at_once_and_can_be_redone(window: MainWindow) -> None:
    page = sit_at_puzzle(window, 9)
    _, panel = guide(page)
    assert not panel._again.isEnabled()
    page.hands.play_all(solution(page)[:3])
    moves = page.source.record.moves
    QTest.mouseClick(panel._again, _LEFT)
    assert page.source.record.moves == ()
    for _ in moves:
        page._redo()
    assert page.source.record.moves == moves


def test_whoever_leaves_the_table_waits_for_no_answer(window: MainWindow) -> None:
    page = sit_at_puzzle(window, 40)
    guiding, panel = guide(page)
    QTest.mouseClick(panel._still, _LEFT)
    assert worker().busy
    QTest.mouseClick(page.strip.home, _LEFT)
    book(window)
    assert not guiding._thinking.busy


def test_the_code_can_be_copied(window: MainWindow) -> None:
    _, panel = guide(sit_at_puzzle(window, 3))
    QTest.mouseClick(panel.code._copy, _LEFT)
    assert QGuiApplication.clipboard().text() == book_codes(window)[2]


@pytest.mark.parametrize("language", ["uk", "pl"])
def test_in_another_language_the_hint_stays_and_is_said_in_it(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    guiding, panel = guide(sit_at_puzzle(window))
    QTest.mouseClick(panel._hint, _LEFT)
    wait_for_answer(qtbot, guiding)
    english, shown = panel.answer.text(), marks(window)
    speak(language)
    QApplication.processEvents()
    assert panel.answer.text() not in ("", english)
    assert marks(window) == shown
    speak("en")


# ---- what a newcomer missed -------------------------------------------------------------------------


def hinted(window: MainWindow, qtbot: QtBot) -> str:
    guiding, panel = guide(table(window))
    QTest.mouseClick(panel._hint, _LEFT)
    wait_for_answer(qtbot, guiding)
    return panel.answer.text()


@pytest.mark.parametrize("number", [8, 9, 12])
def test_whoever_follows_the_hints_is_led_one_way(
    window: MainWindow, qtbot: QtBot, number: int
) -> None:
    page = sit_at_puzzle(window, number)
    guiding, _ = guide(page)
    hinted(window, qtbot)
    way = guiding._thought
    assert way is not None
    for at, move in enumerate(way.line[:-1], start=1):
        page.hands.play_all([move])
        hinted(window, qtbot)
        assert guiding._thought is not None
        assert guiding._thought.line == way.line[at:]


def test_whoever_strays_is_thought_about_anew(window: MainWindow, qtbot: QtBot) -> None:
    page = sit_at_puzzle(window, 9)
    guiding, _ = guide(page)
    hinted(window, qtbot)
    assert guiding._thought is not None
    other = next(
        move
        for move in page.source.kit.game.moves(page.source.position, 0)
        if move != guiding._thought.move
    )
    page.hands.play_all([other])
    assert guiding._thought is None
    page.undo()
    assert guiding._thought is None


def test_from_where_it_is_lost_one_can_go_back_at_once(window: MainWindow, qtbot: QtBot) -> None:
    page = sit_at_puzzle(window, 40)
    while solution(page):
        *_, last = page.source.kit.game.moves(page.source.position, 0)
        page.hands.play_all([last])
    guiding, panel = guide(page)
    assert not panel._back.isVisible()
    QTest.mouseClick(panel._still, _LEFT)
    wait_for_answer(qtbot, guiding)
    QTest.mouseClick(panel._back, _LEFT)
    wait_for_answer(qtbot, guiding)
    assert solution(page)
    assert not panel._back.isVisible()


def test_who_looks_at_the_solution_has_given_up_a_try(window: MainWindow, qtbot: QtBot) -> None:
    page = sit_at_puzzle(window)
    guiding, panel = guide(page)
    for _ in range(2):
        QTest.mouseClick(panel._solution, _LEFT)
        wait_for_answer(qtbot, guiding)
        assert panel.answer.text() == "The solution, from the start"
        page.watching.leave()
    name, code = page.source.players[0].name, book_codes(window)[0]
    assert window._store.puzzle_results(KEY).of(name)[code].missed == 1


def test_at_the_last_step_one_hint_says_everything(window: MainWindow, qtbot: QtBot) -> None:
    page = sit_at_puzzle(window)
    line = solution(page)
    page.hands.play_all(line[:-1])
    assert hinted(window, qtbot) == "This round, score this card."
    assert hinted(window, qtbot) == "Score the framed card on the framed spots."
    _, panel = guide(page)
    assert not panel._hint.isEnabled()
