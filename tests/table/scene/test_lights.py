"""Lights that enhance: what is lit keeps its picture, and a piece is seen where it would lie."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from halloween_table.contract.palette import AMBER
from halloween_table.contract.pictures import Art, Rect, Shape, Words
from halloween_table.contract.places import Mark, Piece, Place
from halloween_table.table.look import looks
from halloween_table.table.look.painter import new_pixmap
from halloween_table.table.scene.lights import would_lie
from halloween_table.table.view import TableView

from ..toys import CAT, CAT_TO_CHAIR, CHAIR, NOWHERE, TOYS, click, dragging, release


@pytest.mark.parametrize("light", ["LIGHT", "LIGHT_NEAR"])
def test_a_light_leaves_the_middle_of_its_place_as_it_is(qapp: object, light: str) -> None:
    image = new_pixmap(getattr(looks, light), 100, 100, 1.0).toImage()
    for x in range(36, 64, 9):
        for y in range(36, 64, 9):
            assert image.pixelColor(x, y).alpha() == 0
    assert image.pixelColor(50, 2).alpha() > 200


def test_a_halo_follows_the_contour(qapp: object) -> None:
    """Around a narrow tower, not around the rectangle that it stands in."""
    tower = (Shape("#ffffff", rect=Rect(0.4, 0, 0.2, 1)),)
    reach = looks.HALO_REACH
    size = round(100 + 2 * reach)
    halo = looks.halo(tower, Rect(0, 0, 100, 100))
    image = new_pixmap(halo, size, size, 1.0).toImage()
    assert image.pixelColor(round(reach) + 5, size // 2).alpha() == 0
    beside = image.pixelColor(round(reach) + 38, size // 2)
    assert beside.alpha() > 100
    assert abs(beside.hue() - QColor(AMBER).hue()) < 8


def test_words_cast_no_light(qapp: object) -> None:
    (glow,) = looks.halo((Art("common/moon"), Shape("#ffffff")), Rect(0, 0, 50, 50))
    assert len(glow.picture) == 2


def test_a_dragged_piece_is_seen_where_it_would_lie(view: TableView) -> None:
    with dragging(view, CAT.rect, CHAIR):
        preview = view.table.lights.preview
        assert preview is not None
        assert preview.picture == CAT.picture
        assert preview._item.opacity() == pytest.approx(looks.PREVIEW)
        middle = (preview.rect.x + preview.rect.w / 2, preview.rect.y + preview.rect.h / 2)
        assert CHAIR.x < middle[0] < CHAIR.x + CHAIR.w
        assert CHAIR.y < middle[1] < CHAIR.y + CHAIR.h
    release(view, CHAIR)
    assert view.table.lights.preview is None


def test_the_keyboard_shows_it_too_and_nothing_stays_behind(view: TableView) -> None:
    click(view, CAT.rect)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert view.table.lights.preview is not None
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.table.lights.preview is None


def test_a_piece_lies_at_another_place_as_at_its_own() -> None:
    here = Place("here", Rect(0, 0, 100, 100), "Here")
    there = Place("there", Rect(500, 0, 200, 200), "There")
    low = Piece("pawn", "here", Rect(20, 24, 60, 76), (), "Pawn")
    assert would_lie(low, here, there) == Rect(540, 48, 120, 152)
    small = Piece("disc", "here", Rect(0, 0, 10, 10), (), "Disc")
    assert would_lie(small, here, there) == Rect(595, 95, 10, 10)
    huge = Piece("card", "", Rect(0, 0, 400, 800), (), "Card")
    assert would_lie(huge, None, there) == Rect(550, 0, 100, 200)


def test_what_an_offer_says_is_seen_in_place_of_its_mark_while_the_piece_is_in_the_hand(
    view: TableView,
) -> None:
    lies = Mark("soft", Rect(520, 60, 60, 30), (Words("soft?"),), above=True)
    softly = evolve(CAT_TO_CHAIR, mark=evolve(lies, picture=(Words("soft!"),)))
    offers = tuple(softly if offer == CAT_TO_CHAIR else offer for offer in TOYS.offers)
    view.show_arrangement(evolve(TOYS, marks=(*TOYS.marks, lies), offers=offers), animate=False)
    resting = view.table._grounds["mark/soft"]
    with dragging(view, CAT.rect, NOWHERE):
        (seen,) = view.table.lights.marks.values()
        assert (seen.picture, seen.rect) == ((Words("soft!"),), lies.rect)
        assert resting._item.opacity() == 0
    release(view, NOWHERE)
    assert not view.table.lights.marks
    assert resting._item.opacity() == 1
