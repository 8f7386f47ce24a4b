"""A refusal is in nobody's way: a press on it is a press on what lies beneath, but for its link."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.contract.gestures import PassInVain
from halloween_table.table.hand.gestures import Carrying, Choosing
from halloween_table.table.view import TableView

from ..toys import (
    ASK_RING,
    BELL,
    CAT,
    CAT_TO_CHAIR,
    CHAIR,
    LEFT,
    RING,
    TARGETS,
    Heard,
    at,
    click,
    drag,
    rect_of,
)

LONG = "A sentence that needs some room. " * 3


@pytest.fixture
def refused(view: TableView, qtbot: QtBot) -> TableView:
    """A refusal lies over the cat, over the bell, and over much else."""
    with qtbot.waitExposed(view):
        view.show()
    return view


def shift(view: TableView, by: QPoint) -> None:
    """Has the refusal lie elsewhere."""
    for part in (view._bubble, view._bubble._link):
        part.move(part.pos() + by)


def cover(view: TableView, point: QPoint) -> None:
    """Has a refusal lie there, with its text under the point."""
    view.ask_why(PassInVain(), point)
    view.explain(LONG, "T-1.1", "Read the rule (T-1.1)")
    shift(view, point - view._bubble.geometry().center() + QPoint(0, 14))
    QApplication.processEvents()
    assert view._bubble.geometry().contains(point)


def in_window(view: TableView, point: QPoint) -> QPoint:
    return view.viewport().mapTo(view.window(), point)


def press_screen(view: TableView, point: QPoint) -> None:
    """As a real mouse does it: the window finds out who is there."""
    QTest.mousePress(view.window().windowHandle(), LEFT, pos=in_window(view, point))


def release_screen(view: TableView, point: QPoint) -> None:
    QTest.mouseRelease(view.window().windowHandle(), LEFT, pos=in_window(view, point))


def click_screen(view: TableView, point: QPoint) -> None:
    press_screen(view, point)
    release_screen(view, point)


def test_a_click_on_a_refusal_presses_the_button_beneath(refused: TableView, heard: Heard) -> None:
    cover(refused, at(refused, BELL))
    heard.astray.clear()
    click_screen(refused, at(refused, BELL))
    assert heard.chosen == [RING.move]
    assert not refused.bubble_text
    assert not heard.astray


@pytest.mark.parametrize("spot", ["text", "edge"])
def test_a_click_on_a_refusal_lifts_the_piece_beneath(
    refused: TableView, heard: Heard, spot: str
) -> None:
    cat = at(refused, CAT.rect)
    cover(refused, cat)
    if spot == "edge":
        shift(refused, cat - QPoint(3, 3) - refused._bubble.pos())
        assert refused._bubble.geometry().contains(cat)
    click_screen(refused, cat)
    assert isinstance(refused.hand.gesture, Carrying)
    assert refused.hand.gesture.piece == "cat"
    assert not refused.bubble_text
    click(refused, CHAIR)
    assert heard.chosen == [CAT_TO_CHAIR.move]


def test_a_drag_may_begin_on_a_refusal(refused: TableView, heard: Heard) -> None:
    start, end = at(refused, CAT.rect), at(refused, CHAIR)
    cover(refused, start)
    press_screen(refused, start)
    for part in (0.4, 0.8, 1.0):
        QTest.mouseMove(
            refused.window().windowHandle(), in_window(refused, start + (end - start) * part)
        )
        QApplication.processEvents()
    assert rect_of(refused, "cat") != CAT.rect
    release_screen(refused, end)
    assert heard.chosen == [CAT_TO_CHAIR.move]


def test_a_double_click_on_a_refusal_presses_once(refused: TableView, heard: Heard) -> None:
    bell = at(refused, BELL)
    cover(refused, bell)
    QTest.mouseDClick(refused.window().windowHandle(), LEFT, pos=in_window(refused, bell))
    assert heard.chosen == [RING.move]


def test_the_wheel_turns_over_a_refusal(refused: TableView) -> None:
    cover(refused, at(refused, BELL))
    bell = in_window(refused, at(refused, BELL))
    QTest.wheelEvent(refused.window().windowHandle(), QPointF(bell), QPoint(0, 120))
    assert refused.camera.zoom > 1


def link_of(view: TableView) -> QPoint:
    """Where the link of the refusal is."""
    label = view._bubble._label
    return label.mapTo(view.viewport(), QPoint(20, label.height() - 8))


def test_a_click_on_the_link_opens_the_rule_and_presses_nothing(
    refused: TableView, heard: Heard
) -> None:
    cover(refused, at(refused, BELL))
    heard.astray.clear()
    shift(refused, at(refused, BELL) - link_of(refused))
    click_screen(refused, link_of(refused))
    assert heard.rules == ["T-1.1"]
    assert not heard.chosen
    assert not heard.astray
    assert not refused.bubble_text


def test_a_press_that_leaves_the_link_opens_nothing(refused: TableView, heard: Heard) -> None:
    cover(refused, at(refused, BELL))
    heard.astray.clear()
    shift(refused, at(refused, BELL) - link_of(refused))
    press_screen(refused, link_of(refused))
    release_screen(refused, link_of(refused) - QPoint(0, 40))
    assert heard.nothing


def test_a_refusal_that_goes_by_itself_gives_no_click_away(
    refused: TableView, heard: Heard
) -> None:
    """Its time is up between press and release."""
    bell = at(refused, BELL)
    cover(refused, bell)
    press_screen(refused, bell)
    refused._bubble._timer.timeout.emit()
    release_screen(refused, bell)
    assert heard.chosen == [RING.move]


def test_a_question_is_still_answered_on_its_bubble(refused: TableView, heard: Heard) -> None:
    refused.show_arrangement(TARGETS)
    click(refused, BELL)
    assert isinstance(refused.hand.gesture, Choosing)
    click_screen(refused, refused._bubble.geometry().center())
    assert heard.chosen == [ASK_RING.move]


def test_a_wrong_drop_can_be_mended_at_once(refused: TableView, heard: Heard) -> None:
    """Wherever the refusal is, the next drag is understood."""
    refused.astray.connect(lambda _: refused.explain(LONG, "T-1.1", "Read the rule (T-1.1)"))
    drag(refused, CAT.rect, BELL)
    assert refused.bubble_text
    drag(refused, CAT.rect, CHAIR)
    assert heard.chosen == [CAT_TO_CHAIR.move]
