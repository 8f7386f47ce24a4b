"""A computer's turn in the window: it is thought about beside it, and its moves can be followed."""

from __future__ import annotations

from functools import partial

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.language import speak
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.thinking import Thinking, worker
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.computers import WAITS
from halloween_table.app.table.page import TablePage
from halloween_table.engine.mind import AskedTogether
from halloween_table.games.rest_in_peace.rules.moves import EndTurn
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.store import Store

from ..playing import ADA, BO, PLAYERS, kit_of, table
from .fumbling import Fumblers

PATIENCE = 60_000
"""Milliseconds for which a busy machine is waited for."""


@pytest.fixture
def page(window: MainWindow, store: Store, preferences: Preferences) -> TablePage:
    """Ada against a computer, which moves as soon as it knows how."""
    preferences.computer_pace = "quick"
    kit = evolve(kit_of("rest_in_peace"), minds=Fumblers("rest_in_peace"))
    players = (PLAYERS[ADA], evolve(PLAYERS[BO], mind="easy"))
    sitting = Sitting.begin(kit, store, players, kit.game.options_type(first=ADA), 31, "peek")
    page = window.sit_down(sitting)
    QApplication.processEvents()
    return page


def movers(page: TablePage) -> list[int]:
    return [played.actor for played in page.source.history.record.moves]


def has_moved_on(page: TablePage, before: list[int]) -> bool:
    return len(movers(page)) > len(before)


def play_a_turn(page: TablePage) -> None:
    """Ada does the first thing that is allowed until somebody else has to decide."""
    sitting = page.source
    assert isinstance(sitting, Sitting)
    while sitting.next_seat == ADA:
        sitting.play(next(iter(sitting.kit.game.moves(sitting.position, ADA))))


def test_it_moves_by_itself_until_a_person_has_to_decide(page: TablePage, qtbot: QtBot) -> None:
    play_a_turn(page)
    assert page.computers.busy
    assert set(movers(page)) == {ADA}
    qtbot.waitUntil(lambda: page.hands.next_seat == ADA, timeout=PATIENCE)
    assert movers(page)[-1] == BO
    assert not page.computers.busy


def test_meanwhile_one_s_move_can_be_taken_back(page: TablePage, qtbot: QtBot) -> None:
    play_a_turn(page)
    before = len(movers(page))
    page.undo()
    assert not page.computers.busy
    assert not worker().busy
    assert len(movers(page)) < before
    assert page.hands.next_seat == ADA


def test_a_move_that_comes_back_is_thought_about_again(page: TablePage, qtbot: QtBot) -> None:
    """Also what it was answered with so far: a computer goes on where it stood."""
    play_a_turn(page)
    for _ in range(3):
        before = movers(page)
        assert page.computers.busy
        page.undo()
        assert len(movers(page)) < len(before)
        assert not page.computers.busy
        QTest.keyClick(page.view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert movers(page) == before
        assert page.computers.busy
        page.view.finish()
        qtbot.waitUntil(partial(has_moved_on, page, before), timeout=PATIENCE)
        if page.hands.next_seat == ADA:
            break
    assert before[-1] == BO, "a turn of more than one move"


def test_a_move_that_waits_for_a_press_is_made_by_it(
    page: TablePage, preferences: Preferences, qtbot: QtBot
) -> None:
    preferences.computer_pace = "press"
    play_a_turn(page)
    before = len(movers(page))
    qtbot.waitUntil(page.strip.go_on.isVisible, timeout=PATIENCE)
    assert len(movers(page)) == before
    QTest.mouseClick(page.strip.go_on, Qt.MouseButton.LeftButton)
    assert movers(page)[before:] == [BO]


def test_one_press_is_for_a_whole_turn(
    page: TablePage, preferences: Preferences, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setitem(WAITS, "calm", 1)
    preferences.computer_pace = "press"
    asked_to_press: list[bool] = []
    page.computers.waits.connect(asked_to_press.append)
    for presses in (1, 2):
        play_a_turn(page)
        before = len(movers(page))
        qtbot.waitUntil(page.strip.go_on.isVisible, timeout=PATIENCE)
        assert len(movers(page)) == before
        QTest.mouseClick(page.strip.go_on, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: page.hands.next_seat == ADA, timeout=PATIENCE)
        assert movers(page)[before:].count(BO) > 1, "it had more than one thing to decide"
        assert asked_to_press.count(True) == presses


def test_what_follows_a_press_is_hurried_by_another(
    page: TablePage, preferences: Preferences, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setitem(WAITS, "calm", PATIENCE)
    preferences.computer_pace = "press"
    play_a_turn(page)
    before = len(movers(page))
    qtbot.waitUntil(page.strip.go_on.isVisible, timeout=PATIENCE)
    page.computers.hurry()
    qtbot.waitUntil(page.computers._wait.isActive, timeout=PATIENCE)
    assert movers(page)[before:] == [BO]
    page.computers.hurry()
    assert movers(page)[before:] == [BO, BO]


@pytest.mark.parametrize("by", ["key", "tap"])
def test_who_presses_before_it_is_thought_out_sees_it_as_soon_as_it_is(
    page: TablePage, preferences: Preferences, qtbot: QtBot, by: str
) -> None:
    preferences.computer_pace = "press"
    play_a_turn(page)
    before = len(movers(page))
    page.view.finish()
    if by == "key":
        QTest.keyClick(page.view, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: movers(page)[before:] == [BO], timeout=PATIENCE)


def test_who_leaves_a_round_is_told_of_and_not_only_in_the_log(
    page: TablePage, preferences: Preferences, qtbot: QtBot
) -> None:
    preferences.computer_pace = "press"
    play_a_turn(page)
    qtbot.waitUntil(page.strip.go_on.isVisible, timeout=PATIENCE)
    thought = page.computers._thought
    assert thought is not None
    page.computers._thought = evolve(thought, move=EndTurn())
    QTest.mouseClick(page.strip.go_on, Qt.MouseButton.LeftButton)
    page.view.finish()
    qtbot.waitUntil(page._notice.isVisible, timeout=PATIENCE)
    told = page._notice._label.text()
    assert told.startswith(f"{PLAYERS[BO].name} leaves, ")
    sitting = page.source
    assert isinstance(sitting, Sitting)
    if sitting.next_seat == BO:  # and it stays while the computer goes on
        page.computers.hurry()
        qtbot.waitUntil(lambda: not page.computers._hurried, timeout=PATIENCE)
        assert page._notice._label.text() == told


def test_the_strip_says_who_thinks_and_not_what_they_could_do(page: TablePage) -> None:
    play_a_turn(page)
    page.view.finish()
    assert page.strip.prompt.text() == f"{PLAYERS[BO].name} is thinking …"


def test_who_could_not_think_is_asked_again_when_somebody_presses(page: TablePage) -> None:
    play_a_turn(page)
    page.computers.stop()
    assert not page.computers.busy
    assert page.computers.hurry()
    assert page.computers.busy


def test_whoever_looks_back_is_not_disturbed(page: TablePage, qtbot: QtBot) -> None:
    play_a_turn(page)
    page.look_back(0)
    assert not page.computers.busy
    assert not worker().busy
    page.watching.leave()
    assert page.computers.busy


def test_a_table_that_is_left_thinks_no_more(page: TablePage, window: MainWindow) -> None:
    play_a_turn(page)
    window.show_shelf()
    assert not page.computers.busy
    assert not worker().busy


def test_a_game_left_in_mid_thought_is_thought_about_where_it_is_taken_up(
    page: TablePage, window: MainWindow, qtbot: QtBot
) -> None:
    """Nothing of the thought is kept: a program that is killed leaves the same game behind."""
    play_a_turn(page)
    assert page.computers.busy
    before = movers(page)
    window.show_shelf()
    window._resume("rest_in_peace", page.source.id)
    taken_up = table(window)
    assert movers(taken_up) == before
    assert taken_up.computers.busy
    qtbot.waitUntil(lambda: taken_up.hands.next_seat == ADA, timeout=PATIENCE)
    assert set(movers(taken_up)[len(before) :]) == {BO}


def test_another_language_in_mid_thought_says_who_thinks_and_changes_nothing(
    page: TablePage, qtbot: QtBot
) -> None:
    play_a_turn(page)
    page.view.finish()
    said = page.strip.prompt.text()
    speak("uk")
    QApplication.processEvents()
    assert page.strip.prompt.text() != said
    assert PLAYERS[BO].name in page.strip.prompt.text()
    assert page.computers.busy
    qtbot.waitUntil(lambda: BO in movers(page), timeout=PATIENCE)


def test_a_worker_that_dies_gets_a_successor(page: TablePage, qtbot: QtBot) -> None:
    play_a_turn(page)
    process = worker()._process
    assert process is not None
    process.kill()
    qtbot.waitUntil(lambda: BO in movers(page), timeout=PATIENCE)


def test_a_move_that_could_not_be_kept_waits_for_somebody_to_press(
    page: TablePage, preferences: Preferences, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def full(*_: object, **__: object) -> int:
        raise StoreProblem(Kind.disk_full, "for the test")

    play_a_turn(page)
    before = len(movers(page))
    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", full)
        qtbot.waitUntil(page.strip.go_on.isVisible, timeout=PATIENCE)
    assert len(movers(page)) == before
    assert page.strip.prompt.text() == f"{PLAYERS[BO].name} waits for your press."
    page.refresh(animate=False)
    assert not page.strip.steps.isVisible()
    QTest.mouseClick(page.strip.go_on, Qt.MouseButton.LeftButton)
    assert movers(page)[before:] == [BO]


def test_nobody_plays_on_behind_the_settings(page: TablePage, qtbot: QtBot) -> None:
    busy = []

    def look_around() -> None:
        page.refresh()
        page.computers.follow()
        busy.append(page.computers.busy)

    page.settings_asked.disconnect()
    page.settings_asked.connect(look_around)
    play_a_turn(page)
    assert page.computers.busy
    QTest.mouseClick(page.strip.settings, Qt.MouseButton.LeftButton)
    assert busy == [False]
    assert page.computers.busy
    qtbot.waitUntil(lambda: page.hands.next_seat == ADA, timeout=PATIENCE)


def test_who_is_replaced_at_the_worker_asks_again(page: TablePage, qtbot: QtBot) -> None:
    play_a_turn(page)
    somebody_else = Thinking(page)
    somebody_else.ask(AskedTogether(page.hands.questions()), lambda _: None)
    qtbot.waitUntil(lambda: page.hands.next_seat == ADA, timeout=PATIENCE)
