"""A claim is heard wherever the keyboard is, and no clock takes a press out of somebody's hand."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.robot import Robot
from halloween_table.app.window import MainWindow
from halloween_table.games.booo import ids
from halloween_table.games.booo.rules.moves import GiveUp, NameColour, WaitOver
from halloween_table.games.booo.rules.position import Phase
from halloween_table.store.problems import ChangedElsewhere
from halloween_table.store.store import Store
from tests.games.booo.doing import RED
from tests.sitting.tower import Watch

from .playing import table
from .seeking import claimant, press, search_in_castle, type_key

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize("where", ["log", "home"])
def test_a_claim_is_heard_wherever_the_keyboard_is(window: MainWindow, where: str) -> None:
    page = search_in_castle(window)
    page.strip.log.setChecked(True)
    {"log": page._log, "home": page.strip.home}[where].setFocus()
    press(page, 1)
    assert claimant(page) == 1
    type_key(page, Qt.Key.Key_1)
    assert page.sitting.position.phase is Phase.SHOWING  # the keyboard is at the table now


def test_a_click_on_the_log_leaves_the_keys_with_the_table(window: MainWindow) -> None:
    page = search_in_castle(window)
    page.strip.log.setChecked(True)
    QTest.mouseClick(page._log.viewport(), LEFT)
    assert QApplication.focusWidget() is page.view


def test_behind_a_curtain_no_claim_is_heard(window: MainWindow) -> None:
    page = search_in_castle(window)
    page.pause()
    press(page, 1)
    assert page.sitting.paused
    assert claimant(page) is None


def test_a_clock_that_rings_takes_no_press_away(window: MainWindow) -> None:
    """Bo has to wait; that is over just while Ada presses the colour that she names."""
    watch = Watch()
    page = search_in_castle(window, watch=watch, wait=5)
    press(page, 1)
    page.sitting.play(GiveUp())
    press(page, 0)
    watch.now += 4.9
    red = page.view.table.place(ids.colour_id(RED))
    assert red is not None
    spot = Robot(page.view).at(red.rect)
    QTest.mousePress(page.view.viewport(), LEFT, pos=spot)
    watch.now += 0.2
    page.sitting.clock.check()
    assert page.sitting.record.moves[-1].move == WaitOver(1)
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=spot)
    assert page.sitting.record.moves[-1].move == NameColour(RED)


def test_a_clock_that_finds_the_game_changed_elsewhere_loads_it_anew(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    page = search_in_castle(window, watch=watch, hint=30)
    told: list[str] = []
    monkeypatch.setattr(window, "tell", told.append)

    def fail(*_: Any, **__: Any) -> None:
        raise ChangedElsewhere(page.sitting.id)

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", fail)
        watch.now += 31
        page.sitting.clock.check()
    assert len(told) == 1
    assert table(window) is not page
    assert table(window).sitting.id == page.sitting.id


def test_who_is_ready_in_a_game_changed_elsewhere_has_the_keys_of_the_new_table(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = search_in_castle(window)
    monkeypatch.setattr(window, "tell", lambda _: None)

    def fail() -> None:
        raise ChangedElsewhere(page.sitting.id)

    page.ask_keys()
    monkeypatch.setattr(page.sitting, "go_on", fail)
    page.keys.start.click()
    assert table(window) is not page
    assert QApplication.focusWidget() is table(window).keys
