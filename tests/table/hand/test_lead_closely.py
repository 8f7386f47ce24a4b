"""A piece that is led on a board that is looked at closely."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest

from halloween_table.contract.gestures import Lead
from halloween_table.contract.pictures import Rect
from halloween_table.table.scene.points import middle
from halloween_table.table.view import TableView

from ...app.fitting import inside
from ..toys import DOG, LEFT, YARD, Heard, at, dog_at, rect_of

BOARD = Rect(300, 200, 500, 500)
"""All stones, and nothing else."""
RIGHT = BOARD.x + BOARD.w


@pytest.fixture
def close(view: TableView) -> TableView:
    """Of the yard a quarter is seen; the dog in the middle is in somebody's hand."""
    view.show_arrangement(evolve(YARD, board=BOARD))
    view.camera.zoom_by(2, at(view, DOG.rect))
    QTest.mousePress(view.viewport(), LEFT, pos=on_screen(view, 550, 450))
    return view


def on_screen(view: TableView, x: float, y: float) -> QPoint:
    return view.mapFromScene(QPointF(x, y))


def point(view: TableView, x: float, y: float) -> None:
    """The pointer goes there, whatever is seen there now."""
    QTest.mouseMove(view.viewport(), on_screen(view, x, y))


def obey(view: TableView) -> None:
    """From now on the dog goes where it is led."""
    view.led.connect(lambda lead: view.show_arrangement(evolve(dog_at(lead.path[-1]), board=BOARD)))


def test_the_stones_are_told_that_the_pointer_comes_to(close: TableView, heard: Heard) -> None:
    point(close, 700, 450)
    point(close, 700, 260)
    assert heard.led == [Lead("dog", ("23",)), Lead("dog", ("13",))]


def test_beside_the_board_no_stone_is_met(close: TableView, heard: Heard) -> None:
    """Beyond its edge stones go on, out of sight."""
    point(close, 700, 450)
    point(close, RIGHT + 150, 450)
    point(close, RIGHT + 150, 650)
    assert heard.led == [Lead("dog", ("23",))]


def test_nothing_moves_under_the_hand_that_leads(close: TableView) -> None:
    obey(close)
    lens = close.camera.lens
    point(close, RIGHT - 20, 450)
    assert close.camera.lens == lens


def test_let_go_at_the_edge_it_can_be_led_on(close: TableView, heard: Heard) -> None:
    """Then the board shows what lies around it."""
    obey(close)
    for stone in ("23", "24", "34", "44"):
        place = close.table.place(stone)
        assert place is not None
        x, y = place.rect.x + place.rect.w / 2, place.rect.y + place.rect.h / 2
        point(close, x, y)
        QTest.mouseRelease(close.viewport(), LEFT, pos=on_screen(close, x, y))
        grip = middle(rect_of(close, "dog"))
        QTest.mousePress(close.viewport(), LEFT, pos=close.mapFromScene(grip))
    assert [lead.path for lead in heard.led] == [("23",), ("24",), ("34",), ("44",)]
    assert inside(rect_of(close, "dog"), BOARD)


def test_a_piece_that_goes_on_its_own_stays_in_sight(close: TableView) -> None:
    QTest.mouseRelease(close.viewport(), LEFT, pos=on_screen(close, 550, 450))
    for stone in ("23", "24", "14", "04"):
        close.show_arrangement(evolve(dog_at(stone), board=BOARD))
        assert inside(rect_of(close, "dog"), BOARD)


def test_a_look_from_elsewhere_is_still_no_step(close: TableView, heard: Heard) -> None:
    close.camera.pan(QPoint(-40, 0))
    point(close, 700, 450)
    assert heard.led == []
