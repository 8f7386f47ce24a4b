"""Pauses: nothing of a timed table can be seen or reached, and no clock runs, until all go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.gestures import Lead
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import TABLE
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    Go,
    Interrupted,
    NameColour,
    RunOut,
    TurnOver,
)
from halloween_table.games.booo.rules.position import Options, Phase
from halloween_table.games.booo.table import ids
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.store import Store
from tests.games.booo.doing import RED, a_way

from ..fitting import misfits, settle
from ..letters import in_wide_letters
from ..playing import ADA, BO, PLAYERS, sit_down, table
from ..portrait import names_in, portrait, tree_of

LEFT = Qt.MouseButton.LeftButton


def searching(window: MainWindow, seats: int = 2, seed: int = 7, **options: int) -> TablePage:
    """Everybody searches for the first guest."""
    window.begin("booo", PLAYERS[:seats], Options(**options), seed)
    QApplication.processEvents()
    page = table(window)
    if page.keys.isVisible():
        page.keys.start.click()
    page.source.play(TurnOver())
    return page


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    return searching(window)


def claim(page: TablePage) -> None:
    """Bo sees a way and is about to show it."""
    page.source.play(CallClaim(), BO)
    page.source.play(NameColour(RED), BO)


def lose_window(qtbot: QtBot) -> None:
    """Another window comes to the front."""
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    settle()


def last_move(page: TablePage) -> Any:
    return page.source.record.moves[-1].move


def press(page: TablePage, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or page, key)


# ---- the cover ------------------------------------------------------------------------------------

WAYS: dict[str, Callable[[TablePage], None]] = {
    "button": lambda page: QTest.mouseClick(page.strip.pause, LEFT),
    "F2": lambda page: press(page, Qt.Key.Key_F2),
    "pause key": lambda page: press(page, Qt.Key.Key_Pause),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_pause_hides_the_table_and_stops_the_clock(page: TablePage, way: str) -> None:
    WAYS[way](page)
    assert page.source.paused
    assert page.curtain.isVisible()
    assert page.curtain.geometry() == page.rect()
    assert page.curtain._heading.text() == "Pause"
    assert not page.curtain._undo.isVisible()
    assert not page._desk.isEnabled()
    assert page.curtain._ready.hasFocus()
    assert page.view.table.arrangement.pieces == page.view.table.arrangement.dials == ()


def test_behind_a_pause_all_castles_look_alike(window: MainWindow) -> None:
    portraits = []
    for seed in (7, 8):
        page = searching(window, seed=seed)
        page.pausing.pause()
        QApplication.processEvents()
        portraits.append(portrait(window, page))
    one, other = portraits
    assert one.pixels == other.pixels
    assert one.table == other.table
    assert one.arrangement == other.arrangement


def test_a_pause_says_nothing_of_the_castle_to_those_who_listen(page: TablePage) -> None:
    spoken = len(names_in(tree_of(page.view)))
    page.pausing.pause()
    assert spoken > 50
    assert len(names_in(tree_of(page.view))) < 5
    assert page.strip.title.text() == page.strip.prompt.text() == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_space_and_enter_go_on(page: TablePage, key: Qt.Key) -> None:
    page.pausing.pause()
    press(page, key)
    assert not page.source.paused
    assert not page.curtain.isVisible()
    assert page._desk.isEnabled()
    assert page.view.hasFocus()
    assert page.view.table.arrangement.pieces


@pytest.mark.parametrize("key", [Qt.Key.Key_Q, Qt.Key.Key_P, Qt.Key.Key_1])
def test_nothing_else_goes_on(page: TablePage, key: Qt.Key) -> None:
    page.pausing.pause()
    moves = page.source.record.moves
    press(page, key)
    assert page.source.paused
    assert page.curtain.isVisible()
    assert page.source.record.moves == moves


def test_a_pause_is_not_lifted_by_the_key_that_was_meant_for_the_table(window: MainWindow) -> None:
    window._preferences.pace = "normal"
    page = searching(window)
    page.pausing.pause()
    press(page, Qt.Key.Key_Space)
    assert page.source.paused


def test_whoever_is_showing_a_way_is_interrupted(  # BO-3.3
    qtbot: QtBot, page: TablePage
) -> None:
    claim(page)
    lose_window(qtbot)
    assert last_move(page) == Interrupted()
    assert page.source.position.phase is Phase.SEARCH
    page.curtain._ready.click()
    assert page.source.position.phase is Phase.SEARCH


def test_nobody_pauses_while_the_clock_runs_for_somebody(  # BO-1.9
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A friend's key must not end a claim, nor the claimant's own spare them a wait."""
    asked: list[str] = []
    monkeypatch.setattr(MainWindow, "open_settings", lambda self: asked.append("settings"))
    monkeypatch.setattr(MainWindow, "open_rulebook", lambda self, key, anchor: asked.append(key))
    claim(page)
    strip = page.strip
    for button in (strip.pause, strip.keys, strip.book, strip.settings):
        assert not button.isEnabled()
    for key in (Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_Pause):
        page.view.hide_bubble()
        press(page, key)
        assert "wait a moment" in page.view.bubble_text
    page.view.rule_asked.emit("BO-1.3")
    page.pausing.ask_keys()
    assert not asked
    assert not page.source.paused
    assert page.keys.isHidden()
    assert page.source.position.phase is Phase.SHOWING


def test_with_the_clocks_off_a_claim_can_be_paused(window: MainWindow) -> None:  # BO-1.9
    page = searching(window, first_clock=0, step_clock=0)
    claim(page)
    assert page.strip.pause.isEnabled()
    assert page.pausing.pause()
    assert last_move(page) == Interrupted()


def test_games_in_which_time_means_nothing_know_no_pause(window: MainWindow) -> None:
    page = sit_down(window)
    assert not page.strip.pause.isVisible()
    for key in (Qt.Key.Key_F2, Qt.Key.Key_Pause):
        press(page, key)
    QApplication.sendEvent(page, QEvent(QEvent.Type.WindowDeactivate))
    settle()
    assert not page.source.paused
    assert not page.curtain.isVisible()


# ---- lost windows ---------------------------------------------------------------------------------


def test_a_window_that_is_lost_pauses(qtbot: QtBot, page: TablePage) -> None:
    lose_window(qtbot)
    assert page.source.paused
    assert page.curtain.isVisible()
    page.window().activateWindow()
    settle()
    assert page.source.paused  # whoever comes back says so


def test_a_window_that_is_back_at_once_was_not_lost(page: TablePage) -> None:
    QApplication.sendEvent(page.window(), QEvent(QEvent.Type.WindowDeactivate))
    settle()
    assert not page.source.paused


def test_settings_and_rulebook_pause(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(MainWindow, "open_settings", lambda self: asked.append("settings"))
    monkeypatch.setattr(MainWindow, "open_rulebook", lambda self, key, anchor: asked.append(key))
    for ask in (
        lambda page: QTest.mouseClick(page.strip.settings, LEFT),
        lambda page: press(page, Qt.Key.Key_F1),
        lambda page: QTest.mouseClick(page.strip.book, LEFT),
        lambda page: page.view.rule_asked.emit("BO-1.3"),
    ):
        page = searching(window)
        ask(page)
        assert page.source.paused
        assert page.curtain.isVisible()
    assert asked == ["settings", "booo", "booo", "booo"]


@pytest.mark.parametrize("seats", [1, 2])
def test_whoever_leaves_the_table_has_not_left_a_clock_behind(
    window: MainWindow, store: Store, seats: int
) -> None:
    page = searching(window, seats)
    if seats > 1:
        claim(page)
    id_, codec = page.source.id, Codec(page.source.kit.game)
    QTest.mouseClick(page.strip.home, LEFT)
    assert page.source.paused
    if seats > 1:
        assert store.load(id_, codec).record.moves[-1].move == Interrupted()
        assert store.load(id_, codec).record.moves[-1].actor == TABLE


def test_a_window_that_is_closed_interrupts(window: MainWindow, page: TablePage) -> None:
    claim(page)
    window.close()
    assert last_move(page) == Interrupted()


def test_who_comes_back_to_a_practice_finds_a_pause(window: MainWindow) -> None:
    page = searching(window, seats=1)
    id_ = page.source.id
    window.show_shelf()
    window._resume("booo", id_)
    page = table(window)
    assert page.curtain._heading.text() == "Pause"
    assert page.view.table.arrangement.pieces == ()
    page.curtain._ready.click()
    assert page.view.table.arrangement.pieces


# ---- when nothing can be kept -----------------------------------------------------------------------


def full_disk(*_: Any, **__: Any) -> int:
    raise StoreProblem(Kind.disk_full)


def test_a_pause_holds_even_if_it_cannot_be_kept(
    page: TablePage, store: Store, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    claim(page)
    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", full_disk)
        page.pausing._stop()  # as a lost window does
        assert page.curtain.isVisible()
        page.curtain._ready.click()
        assert page.curtain.isVisible()
    assert len(told) == 2
    assert all("disk is full" in sentence for sentence in told)
    page.curtain._ready.click()
    assert not page.curtain.isVisible()
    assert last_move(page) == Interrupted()


def test_a_clock_that_cannot_keep_its_move_pauses_and_says_why(
    page: TablePage, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    claim(page)
    timing = page.source.kit.game.timing(page.source.position)
    assert timing is not None
    alarm = next(alarm for alarm in timing.alarms if alarm.move == RunOut())
    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", full_disk)
        page.source.clock.rang.emit(alarm)
    assert page.curtain.isVisible()
    assert len(told) == 1


# ---- playing on -----------------------------------------------------------------------------------


def test_the_ghost_is_led_in_one_change(page: TablePage) -> None:
    way = a_way(page.source.position, ADA)
    page.source.play(CallClaim(), ADA)
    page.source.play(NameColour(way.colour), ADA)
    before = len(page.source.record.moves)
    steps = [step for step in way.steps[:3] if isinstance(step, Go)]
    changes: list[int] = []
    page.source.changed.connect(lambda _: changes.append(len(page.source.record.moves)))
    page.view.led.emit(Lead(ids.GHOST, tuple(ids.Cell(*step.cell) for step in steps)))
    assert [played.move for played in page.source.record.moves[before:]] == steps
    assert changes == [before + len(steps)]


def test_an_offer_is_played_for_the_seat_that_made_it(page: TablePage) -> None:
    offer = next(
        offer
        for offer in page.view.table.arrangement.offers
        if offer.seat == BO and offer.move == CallClaim()
    )
    page.view.chosen.emit(offer)
    assert page.source.record.moves[-1].actor == BO


@pytest.mark.parametrize("language", LANGUAGES)
@in_wide_letters
def test_the_pause_fits_in_every_language(window: MainWindow, language: str, pictures: Any) -> None:
    page = searching(window)
    page.pausing.pause()
    window.resize(1024, 700)
    speak(language)
    settle()
    assert misfits(window) == []
    assert window.grab().save(str(pictures / f"pause-{language}-1024x700.png"))
