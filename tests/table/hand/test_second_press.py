"""A double click is one press, Esc ends a refusal with what it speaks of, and keys find back."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from halloween_table.contract.gestures import PassInVain, Press
from halloween_table.contract.offers import TakeBack
from halloween_table.contract.pictures import Rect
from halloween_table.table.view import TableView

from ..toys import CARD, CAT, PRESS_CARD, TOYS, Heard, click, double_click, drag, key, release
from ..toys import at as screen
from .test_round import AFTER, BEFORE, GONG, SPACE

Key = Qt.Key


def explain(view: TableView) -> None:
    view.ask_why(PassInVain(), screen(view, CAT.rect))
    view.explain("First finish this.", "T-1.1", "Read the rule (T-1.1)")


# ---- double clicks ------------------------------------------------------------------------------


@pytest.fixture
def acting(view: TableView, heard: Heard) -> TableView:
    """A press on the space lays a disc there."""
    view.show_arrangement(BEFORE)
    view.chosen.connect(lambda _: view.show_arrangement(AFTER))
    return view


def test_a_double_click_that_made_a_move_asks_nothing_more(acting: TableView, heard: Heard) -> None:
    double_click(acting, SPACE.rect)
    assert heard.chosen == ["act"]
    assert not heard.astray
    assert acting.hand.gesture is None


def test_a_third_press_is_meant(acting: TableView) -> None:
    double_click(acting, SPACE.rect)
    click(acting, SPACE.rect)
    assert acting.hand.gesture is not None, "the disc is in the hand"


def test_a_quick_press_elsewhere_is_meant(acting: TableView, heard: Heard) -> None:
    click(acting, SPACE.rect)
    QTest.mouseDClick(acting.viewport(), Qt.MouseButton.LeftButton, pos=screen(acting, CARD.rect))
    release(acting, CARD.rect)
    assert heard.chosen == ["act", PRESS_CARD.move]


def test_a_quick_press_on_a_button_beside_is_meant(acting: TableView, heard: Heard) -> None:
    click(acting, SPACE.rect)
    QTest.mouseDClick(acting.viewport(), Qt.MouseButton.LeftButton, pos=screen(acting, GONG.rect))
    release(acting, GONG.rect)
    assert heard.chosen == ["act", "gong"]


def test_a_double_click_that_has_made_nothing_asks_why(view: TableView, heard: Heard) -> None:
    double_click(view, Rect(590, 190, 20, 20))
    assert heard.astray == [Press("chair")] * 2


def test_what_was_dragged_away_can_be_followed_by_the_next_at_once(
    view: TableView, heard: Heard
) -> None:
    view.chosen.connect(lambda _: view.show_arrangement(evolve(TOYS)))
    drag(view, CAT.rect, Rect(900, 100, 200, 200))
    assert heard.chosen == ["cat jumps down"]
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=screen(view, CAT.rect))
    release(view, CAT.rect)
    assert view.hand.gesture is not None


def test_a_move_by_key_between_two_presses_is_none_of_the_mouse(
    view: TableView, heard: Heard
) -> None:
    click(view, Rect(590, 190, 20, 20))
    key(view, Key.Key_Space)
    assert heard.chosen == ["ring"]
    QTest.mouseDClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=screen(view, Rect(590, 190, 20, 20))
    )
    release(view, Rect(590, 190, 20, 20))
    assert heard.astray == [Press("chair")] * 2


# ---- Esc ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("back", [TakeBack("cat climbed"), TakeBack(), None])
def test_esc_ends_a_refusal_and_takes_back_what_was_begun(
    view: TableView, heard: Heard, back: TakeBack | None
) -> None:
    view.show_arrangement(evolve(TOYS, back=back))
    explain(view)
    key(view, Key.Key_Escape)
    assert not view.bubble_text
    assert heard.taken_back == ([] if back is None else [back])


def test_what_cannot_be_taken_back_is_said(view: TableView) -> None:
    view.show_arrangement(evolve(TOYS, back=TakeBack()))
    view.taken_back.connect(lambda _: view.explain("No way back.", "", ""))
    explain(view)
    key(view, Key.Key_Escape)
    assert "No way back." in view.bubble_text


# ---- the link -----------------------------------------------------------------------------------


@pytest.fixture
def between(qtbot: QtBot, view: TableView) -> QWidget:
    """The table among buttons."""
    around = QWidget()
    qtbot.addWidget(around)
    layout = QVBoxLayout(around)
    layout.addWidget(QPushButton("before"))
    layout.addWidget(view)
    layout.addWidget(QPushButton("after"))
    around.resize(800, 600)
    around.show()
    view.setFocus()
    return around


def test_a_click_on_the_link_leaves_the_keys_with_the_table(
    between: QWidget, view: TableView, heard: Heard
) -> None:
    explain(view)
    QTest.mouseClick(view._bubble._link, Qt.MouseButton.LeftButton)
    assert heard.rules == ["T-1.1"]
    assert between.focusWidget() is view


@pytest.mark.parametrize("active", [True, False])
def test_keys_find_back_from_a_link_that_goes(
    qtbot: QtBot, between: QWidget, view: TableView, active: bool
) -> None:
    explain(view)
    view._bubble._label.setFocus(Qt.FocusReason.TabFocusReason)
    assert between.focusWidget() is view._bubble._label
    if not active:
        other = QWidget()
        qtbot.addWidget(other)
        other.show()
        other.activateWindow()
        qtbot.waitUntil(lambda: not between.isActiveWindow())
    view._bubble._timer.timeout.emit()
    assert between.focusWidget() is view


def test_esc_is_heard_on_the_link(between: QWidget, view: TableView) -> None:
    explain(view)
    view._bubble._label.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view._bubble._label, Key.Key_Escape)
    assert not view.bubble_text
    assert between.focusWidget() is view


def test_enter_on_the_link_opens_the_rule(between: QWidget, view: TableView, heard: Heard) -> None:
    explain(view)
    while between.focusWidget() is not view._bubble._label:
        QTest.keyClick(between.focusWidget(), Key.Key_Tab)
    for pressed in (Key.Key_Tab, Key.Key_Return):
        QTest.keyClick(view._bubble._label, pressed)
    assert heard.rules == ["T-1.1"]
    assert between.focusWidget() is view
