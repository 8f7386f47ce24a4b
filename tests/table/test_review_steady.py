"""A table that is shown again as it is: nothing is painted, and what is pressed stays pressed."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.table.view import TableView

from .toys import BELL, LEFT, RING, STONES, TOYS, YARD, Heard, at, press, release


def test_what_lies_as_before_is_not_painted_anew(view: TableView) -> None:
    alone = evolve(TOYS, offers=())
    view.show_arrangement(alone, animate=False)
    QApplication.processEvents()
    painted: list[QRectF] = []
    view.table.changed.connect(painted.extend)
    view.show_arrangement(evolve(alone), animate=False)
    QApplication.processEvents()
    assert painted == []


def test_a_button_that_is_there_as_before_stays_pressed(view: TableView, heard: Heard) -> None:
    view.show_arrangement(TOYS)
    press(view, BELL)
    view.show_arrangement(evolve(TOYS))
    release(view, BELL)
    assert heard.offers == [RING]


def test_a_button_that_looks_otherwise_does_not(view: TableView, heard: Heard) -> None:
    view.show_arrangement(TOYS)
    press(view, BELL)
    *others, bell = TOYS.places
    view.show_arrangement(evolve(TOYS, places=(*others, evolve(bell, name="Another bell"))))
    release(view, BELL)
    assert heard.chosen == []


def test_a_zoom_under_the_hand_is_no_step(view: TableView, heard: Heard) -> None:
    """Whoever leads a piece and turns the wheel must not run it through the walls."""
    view.show_arrangement(YARD)
    start = at(view, STONES[YARD.pieces[0].place])
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    view.camera.zoom_by(3, QPoint(5, 5))
    QTest.mouseMove(view.viewport(), start + QPoint(1, 1))
    QTest.mouseRelease(view.viewport(), LEFT, pos=start)
    assert heard.led == []
