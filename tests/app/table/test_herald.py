"""Whoever is due is called by name and figure, and nobody has to wait for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.herald import Herald
from halloween_table.app.table.page import TablePage
from halloween_table.engine.record import Player
from halloween_table.games.booo.rules.moves import CallClaim, GiveUp, TurnOver
from tests.sitting.lanterns import Draw, HandOver

from ..playing import do, sit_at_lanterns, sit_down

NO_MODIFIER = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def page(window: MainWindow, preferences: Preferences) -> TablePage:
    preferences.hiding, preferences.pace = "open", "calm"
    window.show()
    return sit_at_lanterns(window)


def end_turn(page: TablePage) -> Herald:
    """Ada hands over to Bo."""
    for kind in (Draw, HandOver):
        do(page, kind)
        page.view.finish()
    return page.herald


def test_the_next_player_is_called(page: TablePage) -> None:
    assert page.herald.isHidden(), "whoever begins has just sat down"
    herald = end_turn(page)
    assert herald.isVisible()
    assert herald._name.text() == "Bo’s turn"
    assert not herald._figure.pixmap().isNull()


def test_nobody_waits_for_it(page: TablePage) -> None:
    herald = end_turn(page)
    herald._way.pause()
    herald._come_and_go(0.5)
    on_it = herald.mapTo(page, QPoint(herald.width() // 2, herald.height() // 2))
    assert page.childAt(on_it) is page.view.viewport()
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton)
    assert herald.isHidden()


def test_a_key_that_is_still_down_does_not_end_it(page: TablePage) -> None:
    """Whoever held up their cards while they ended their turn has not let go yet."""
    herald = end_turn(page)
    for repeats in (True, False):
        assert herald.isVisible()
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Q, NO_MODIFIER, "q", repeats)
        QApplication.sendEvent(page.view, key)
    assert herald.isHidden()


def test_it_goes_by_itself(page: TablePage) -> None:
    herald = end_turn(page)
    herald._way.setCurrentTime(herald._way.duration())
    assert herald.isHidden()


def test_with_motion_off_nobody_is_called(page: TablePage, preferences: Preferences) -> None:
    preferences.pace = "off"
    assert end_turn(page).isHidden()


def test_where_a_curtain_names_them_nobody_is_called_twice(
    page: TablePage, preferences: Preferences
) -> None:
    preferences.hiding = "curtain"
    assert end_turn(page).isHidden()
    page.curtain._ready.click()
    page.view.finish()
    assert page.herald.isHidden()


def test_whoever_has_called_out_is_not_called_as_well(
    window: MainWindow, preferences: Preferences
) -> None:
    """The plate would lie over the castle while a clock runs for them."""
    preferences.pace = "calm"
    window.show()
    page = sit_down(window, key="booo")
    sitting = page.source
    sitting.play(TurnOver())
    for seat in (0, 1):
        page.view.finish()
        sitting.play(CallClaim(), seat)
        page.view.finish()
        QApplication.processEvents()
        assert page.herald.isHidden()
        sitting.play(GiveUp(), seat)


def test_the_longest_name_has_room(page: TablePage) -> None:
    page.window().resize(1024, 700)
    page.herald._call(Player("Wilhelmina von Hohenzollern-Schreckenberg"[:40], "witch", "red"), 900)
    page.herald._come_and_go(0.5)
    plate = page.herald
    assert plate.width() <= page.view.width()
    assert plate._name.heightForWidth(plate._name.width()) <= plate._name.height()
