"""What is drawn smaller than a fingertip is met by a press beside it, too."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from halloween_table.contract.gestures import Carry, Pick, Press
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece, Place
from halloween_table.table.hand.gestures import Carrying, Choosing
from halloween_table.table.hand.reach import FINGER
from halloween_table.table.view import TableView

from ..toys import BELL, FUR, NOWHERE, SHELF, TOYS, WOOD, Heard, click, drag, move, press, release

PIN = Piece("pin", "shelf", Rect(180, 180, 40, 40), FUR, "Pin", order=7)
NEEDLE = Piece("needle", "shelf", Rect(230, 180, 40, 40), FUR, "Needle", order=7)
ROOF = Piece("roof", "shelf", Rect(110, 110, 44, 44), WOOD, "Roof", fixed=True)
HOLE = Place("hole", Rect(740, 500, 30, 30), "Hole")
KNOB = Place("knob", Rect(560, 860, 30, 30), "Knob", FUR, button=True)
PIN_TO_HOLE = Offer("pin in its hole", Carry("pin", "hole"))
PIN_TO_FLOOR = Offer("pin on the floor", Carry("pin", "floor"))
PRESS_NEEDLE = Offer("needle is threaded", Pick("needle"))
TURN = Offer("knob is turned", Press("knob"))
ASK_TURN = evolve(TURN, ask="Turn it?")
SMALL = evolve(
    TOYS,
    places=(*TOYS.places, HOLE, KNOB),
    pieces=(PIN, NEEDLE, ROOF),
    offers=(PIN_TO_HOLE, PIN_TO_FLOOR, PRESS_NEEDLE, TURN),
)
SCALE = 0.5
"""Pixels per unit."""


@pytest.fixture
def small(view: TableView) -> TableView:
    view.show_arrangement(SMALL)
    return view


def beside(rect: Rect, pixels: float, across: int = -1, down: int = 0) -> Rect:
    """So many pixels beyond the edge at that side."""
    x = rect.x + rect.w / 2 + across * (rect.w / 2 + pixels / SCALE)
    y = rect.y + rect.h / 2 + down * (rect.h / 2 + pixels / SCALE)
    return Rect(x, y, 0, 0)


def in_hand(view: TableView) -> str:
    return view.hand.gesture.piece if isinstance(view.hand.gesture, Carrying) else ""


AROUND = [(-1, 0), (0, -1), (0, 1), (-1, -1)]


@pytest.mark.parametrize(("across", "down"), AROUND)
def test_a_small_piece_is_taken_from_beside_it(small: TableView, across: int, down: int) -> None:
    reach = (FINGER - PIN.rect.w * SCALE) / 2
    click(small, beside(PIN.rect, reach - 1, across, down))
    assert in_hand(small) == "pin"


@pytest.mark.parametrize(("across", "down"), AROUND)
def test_no_farther_than_a_fingertip(
    small: TableView, heard: Heard, across: int, down: int
) -> None:
    reach = (FINGER - PIN.rect.w * SCALE) / 2
    click(small, beside(PIN.rect, reach + 1, across, down))
    assert not in_hand(small)
    assert heard.astray == [Press("shelf")]


def test_a_small_button_is_pressed_and_let_go_beside_it(small: TableView, heard: Heard) -> None:
    press(small, beside(KNOB.rect, 10))
    release(small, beside(KNOB.rect, 11))
    assert heard.chosen == [TURN.move]


def test_of_two_the_one_that_is_nearer(small: TableView, heard: Heard) -> None:
    between = beside(PIN.rect, 4, across=1)
    click(small, between)
    assert heard.chosen == [PRESS_NEEDLE.move]


def test_what_lies_there_itself_comes_before_what_is_near(small: TableView) -> None:
    click(small, Rect(PIN.rect.x + PIN.rect.w - 1, PIN.rect.y + 20, 0, 0))
    assert in_hand(small) == "pin"


def test_a_piece_is_brought_into_a_hole_that_it_hardly_misses(
    small: TableView, heard: Heard
) -> None:
    drag(small, PIN.rect, beside(HOLE.rect, 10))
    assert heard.chosen == [PIN_TO_HOLE.move]


def test_and_by_a_click_beside_it(small: TableView, heard: Heard) -> None:
    click(small, PIN.rect)
    click(small, beside(HOLE.rect, 10))
    assert heard.chosen == [PIN_TO_HOLE.move]


def test_a_piece_goes_back_by_a_second_press_beside_it(small: TableView, heard: Heard) -> None:
    for _ in range(2):
        press(small, beside(PIN.rect, 8))
        release(small, beside(PIN.rect, 8))
    assert not in_hand(small)
    assert heard.nothing


def test_a_question_is_confirmed_where_it_was_asked(small: TableView, heard: Heard) -> None:
    small.show_arrangement(evolve(SMALL, offers=(ASK_TURN,)))
    spot = beside(KNOB.rect, 10)
    click(small, spot)
    assert isinstance(small.hand.gesture, Choosing)
    click(small, spot)
    assert heard.chosen == [TURN.move]


def test_what_nothing_comes_of_reaches_nowhere(small: TableView, heard: Heard) -> None:
    small.show_arrangement(evolve(SMALL, offers=(TURN,)))
    click(small, beside(PIN.rect, 8))
    assert heard.astray == [Press("shelf")]


def test_a_button_that_does_nothing_says_why_however_near_something_is(
    small: TableView, heard: Heard
) -> None:
    near = evolve(PIN, rect=BELL.inset(0)._replace(x=BELL.x - 30, w=20, h=20))
    small.show_arrangement(evolve(SMALL, pieces=(near,)))
    click(small, Rect(BELL.x + 2, BELL.y + 10, 0, 0))
    assert heard.astray == [Press("bell")]


def test_the_pointer_promises_it(small: TableView) -> None:
    move(small, beside(PIN.rect, 8))
    assert small.viewport().cursor().shape() == Qt.CursorShape.OpenHandCursor
    move(small, NOWHERE)
    assert small.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_the_closer_one_looks_the_less_it_takes(small: TableView) -> None:
    """As large as a fingertip on the screen: then nothing is added."""
    small.camera.zoom_by(4.0, small.mapFromScene(PIN.rect.x + 20, PIN.rect.y + 20))
    piece = small.table.piece("pin")
    assert piece is not None
    edge = small.mapFromScene(piece.rect.x, piece.rect.y + piece.rect.h / 2)
    QTest.mouseClick(small.viewport(), Qt.MouseButton.LeftButton, pos=edge - QPoint(4, 0))
    assert not in_hand(small)
    assert SHELF.w > PIN.rect.w
