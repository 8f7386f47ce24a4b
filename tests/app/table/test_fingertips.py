"""Everything on the table of Halloween that is drawn smaller than a fingertip is met by one all the same."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.pictures import Rect
from halloween_table.table.hand.gestures import Carrying
from halloween_table.table.hand.reach import FINGER
from halloween_table.table.scene.points import middle

from ..haunting import sit_in_town, top_disc
from ..playing import offers, show_position
from ..towns import towns

EDGE = round(FINGER / 2) - 2
"""Pixels from the middle of a fingertip that still lie under it."""
AROUND = [QPoint(x, y) for x in (-EDGE, 0, EDGE) for y in (-EDGE, 0, EDGE)]


def small_things(page: TablePage) -> dict[str, Rect]:
    """What can be taken or pressed now, and is smaller than a fingertip."""
    table, scale = page.view.table, page.view.transform().m11()
    found = {}
    for offer in offers(page):
        rect = table.rect_of(offer.gesture.start) if offer.invites else None
        if rect is not None and min(rect.w, rect.h) * scale < FINGER:
            found[offer.gesture.start] = rect
    return found


def met(page: TablePage, point: QPointF) -> bool:
    """Whether a press there is about something: about what can be taken or pressed there, or about
    a neighbour that lies there itself."""
    table, aimed = page.view.table, page.view.reach.aimed(point)
    piece, place = table.piece_at(aimed), table.place_at(aimed)
    lies_there = piece is not None and not piece.fixed
    return lies_there or (place is not None and bool(table.offers_at(place.id)))


def test_no_finger_misses_anything_however_small(window: MainWindow) -> None:
    page, tried, missed = sit_in_town(window, towns()["turn"]), 0, []
    for name, position in towns().items():
        show_position(page, position)
        for id_, rect in small_things(page).items():
            at = page.view.mapFromScene(middle(rect))
            for away in AROUND:
                tried += 1
                if not met(page, page.view.mapToScene(at + away)):
                    missed.append((name, id_, away.toTuple()))
    assert tried > 500
    assert missed == []


@pytest.mark.parametrize("away", [QPoint(EDGE, 0), QPoint(-EDGE, 0)])
def test_a_disc_is_taken_from_beside_it(window: MainWindow, away: QPoint) -> None:
    page = sit_in_town(window, towns()["turn"])
    view, disc = page.view, top_disc(page)
    at = view.mapFromScene(middle(small_things(page)[disc]))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at + away)
    assert isinstance(view.hand.gesture, Carrying)
    assert view.hand.gesture.piece == disc
