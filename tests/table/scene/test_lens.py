"""A closer look at the board: everything around it stays."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.contract.arrangement import Room
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece, Place
from halloween_table.table.hand.gestures import Carrying, Choosing
from halloween_table.table.scene.lens import Lens, seen_through
from halloween_table.table.scene.points import middle
from halloween_table.table.view import TableView

from ...app.fitting import overlap
from ..toys import (
    BELL,
    CAT,
    CAT_TO_CHAIR,
    CHAIR,
    TARGETS,
    TOYS,
    Heard,
    at,
    click,
    drag,
    dragging,
    lit,
    pixel_of,
    point_at,
    rect_of,
    release,
)

BOARD = Rect(0, 0, 1000, 500)
"""The upper half of the toys' table."""
LOW = Rect(400, 900, 80, 80)
HAND = Piece("doll", "bed", LOW, CAT.picture, "Doll")
BED = Place("bed", LOW.inset(-10), "Bed")
PARTED = evolve(TOYS, board=BOARD, pieces=(*TOYS.pieces, HAND), places=(*TOYS.places, BED))


@pytest.fixture
def parted(view: TableView) -> TableView:
    view.show_arrangement(PARTED)
    return view


def test_what_lies_beside_the_board_stays_where_it_is(parted: TableView) -> None:
    parted.camera.zoom_by(2, at(parted, CAT.rect))
    assert rect_of(parted, "doll") == LOW
    assert rect_of(parted, "cat").w == 2 * CAT.rect.w
    parted.camera.pan(QPoint(-30, -10))
    assert rect_of(parted, "doll") == LOW


def test_a_plain_look_is_the_arrangement_itself() -> None:
    assert seen_through(Lens(), PARTED).arrangement is PARTED


def test_of_the_board_only_what_is_in_its_area_is_seen_and_found(parted: TableView) -> None:
    parted.camera.zoom_by(4, QPoint(1, 1))
    board = parted.table.board
    outside = [
        rect for rect in parted.table.zoomed if rect.y > BOARD.h and not overlap(rect, BED.rect)
    ]
    assert outside
    for rect in outside:
        assert parted.table.piece_at(middle(rect)) is None
        assert parted.table.place_at(middle(rect)) is None
    item = parted.table.piece_item("cat")
    assert item is not None
    assert item._item.parentItem() is board
    assert board.rect().height() == BOARD.h
    doll = parted.table.piece_item("doll")
    assert doll is not None
    assert doll._item.parentItem() is not board


def test_the_look_never_goes_beyond_the_edge_of_the_board(parted: TableView) -> None:
    parted.camera.zoom_by(2)
    for by in (QPoint(9000, 9000), QPoint(-9000, -9000)):
        parted.camera.pan(by)
        seen = parted.camera.lens.seen(BOARD, BOARD)
        assert seen.x <= BOARD.x + 0.01
        assert seen.y <= BOARD.y + 0.01
        assert seen.x + seen.w >= BOARD.x + BOARD.w - 0.01
        assert seen.y + seen.h >= BOARD.y + BOARD.h - 0.01


def test_the_wheel_beside_the_board_zooms_around_its_middle(parted: TableView) -> None:
    parted.camera.zoom_by(2, parted.mapFromScene(500, 900))
    assert (parted.camera.lens.x, parted.camera.lens.y) == (500, 250)


def test_a_piece_is_dragged_from_a_close_look(parted: TableView, heard: Heard) -> None:
    parted.camera.zoom_by(1.3, at(parted, CAT.rect))
    drag(parted, CAT.rect, CHAIR)
    assert heard.chosen == [CAT_TO_CHAIR.move]


def test_the_walk_brings_what_it_comes_to_into_sight(view: TableView) -> None:
    view.camera.zoom_by(4, QPoint(0, 0))
    for _ in range(12):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        stop = view.standing_at
        rect = view.table.rect_of(stop) if stop else None
        if rect is not None:
            shown = view.mapFromScene(rect.x + rect.w / 2, rect.y + rect.h / 2)
            assert view.viewport().rect().contains(shown)


def test_a_close_look_stays_when_the_table_changes(parted: TableView) -> None:
    parted.camera.zoom_by(2, at(parted, CAT.rect))
    before = parted.camera.lens
    parted.show_arrangement(evolve(PARTED, offers=()))
    assert parted.camera.lens == before
    assert rect_of(parted, "cat").w == 2 * CAT.rect.w


def test_letters_and_lines_grow_with_a_close_look(parted: TableView) -> None:
    parted.camera.zoom_by(2, at(parted, CAT.rect))
    parted.camera.sharpen_now()
    item = parted.table.piece_item("cat")
    assert item is not None
    assert item.zoom == 2
    assert item.pixmap.width() == round(2 * CAT.rect.w * parted.table.scale)


# ---- laid out anew --------------------------------------------------------------------------------


WIDER = evolve(
    TOYS,
    size=(1500.0, 1000.0),
    places=tuple(
        evolve(place, rect=place.rect._replace(x=place.rect.x + 300)) for place in TOYS.places
    ),
    pieces=tuple(
        evolve(piece, rect=piece.rect._replace(x=piece.rect.x + 300)) for piece in TOYS.pieces
    ),
)


def aside(rect: Rect) -> Rect:
    return rect._replace(x=rect.x + 300)


def test_a_window_of_another_size_asks_for_another_layout(view: TableView) -> None:
    view.camera.sharpen_now()  # nothing is under way
    rooms: list[Room] = []
    view.roomed.connect(lambda: rooms.append(view.room))
    view.resize(900, 420)
    QApplication.processEvents()
    assert rooms == [Room(900, 420)]


def test_while_its_edge_is_dragged_it_waits_for_the_last_size(view: TableView) -> None:
    view.camera.sharpen_now()
    rooms: list[Room] = []
    view.roomed.connect(lambda: rooms.append(view.room))
    for width in range(900, 1000, 10):
        view.resize(width, 420)
    assert rooms == [Room(900, 420)]
    view.camera.sharpen_now()
    assert rooms == [Room(900, 420), Room(990, 420)]


def test_a_piece_in_the_hand_stays_there(view: TableView, heard: Heard) -> None:
    click(view, CAT.rect)
    assert isinstance(view.hand.gesture, Carrying)
    places = lit(view)
    view.lay_anew(WIDER)
    assert isinstance(view.hand.gesture, Carrying)
    assert lit(view) == places
    click(view, aside(CHAIR))
    assert heard.chosen == [CAT_TO_CHAIR.move]


def test_a_piece_that_is_dragged_stays_under_the_pointer(view: TableView, heard: Heard) -> None:
    with dragging(view, CAT.rect, CHAIR):
        view.lay_anew(WIDER)
        here = at(view, CHAIR)  # where the pointer was before
        view.hand.gesture.move(view.mapToScene(here))
        assert (at(view, rect_of(view, "cat")) - here).manhattanLength() <= 2
        assert view.hand.is_busy
    release(view, CHAIR)


def test_a_question_stays_and_can_be_answered(view: TableView, heard: Heard) -> None:
    view.show_arrangement(TARGETS)
    click(view, BELL)
    asked = view.bubble_text
    assert isinstance(view.hand.gesture, Choosing)
    moved = tuple(evolve(place, rect=aside(place.rect)) for place in TARGETS.places)
    view.lay_anew(evolve(TARGETS, places=moved, size=(1500.0, 1000.0)))
    assert isinstance(view.hand.gesture, Choosing)
    assert view.bubble_text == asked
    click(view, aside(BELL))
    assert len(heard.chosen) == 1


def test_rings_around_what_has_moved_go_with_it(view: TableView) -> None:
    view.table.lights.show_recent(["cat"])
    view.lay_anew(WIDER)
    (ring,) = view.table.lights.recent.values()
    assert ring.rect.x == aside(CAT.rect).x - 4


def test_pictures_are_stretched_until_the_window_has_come_to_rest(view: TableView) -> None:
    item = view.table.piece_item("cat")
    assert item is not None
    before = item.pixmap.cacheKey()
    larger = evolve(CAT, rect=CAT.rect._replace(w=2 * CAT.rect.w, h=2 * CAT.rect.h))
    view.lay_anew(evolve(TOYS, pieces=(larger,)))
    assert item.pixmap.cacheKey() == before
    assert item._item.sceneBoundingRect().width() == pytest.approx(2 * CAT.rect.w)
    view.camera.sharpen_now()
    assert item.pixmap.width() == round(2 * CAT.rect.w * view.table.scale)


def test_the_point_under_the_pointer_is_the_same_in_every_look(parted: TableView) -> None:
    pixel = at(parted, CAT.rect)
    under = point_at(parted, pixel)
    for _ in range(5):
        parted.camera.zoom_by(1.2, pixel)
        away = pixel_of(parted, under) - pixel
        assert max(abs(away.x()), abs(away.y())) <= 2
