"""More contrast on the table, where the system asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QImage

from halloween_table.contract.palette import MOON, MUTED, PANEL_EDGE
from halloween_table.contract.pictures import Art, Shape, Words
from halloween_table.table.look.contrast import CONTRAST, lighter, stronger
from halloween_table.table.look.looks import COVER_FAINT, LIGHT
from halloween_table.table.view import TableView

from ..toys import CARD


@pytest.fixture
def high() -> Iterator[None]:
    CONTRAST.set_high(True)
    yield
    CONTRAST.set_high(False)


def test_lines_are_wider_and_nothing_shines_through_them() -> None:
    (before,), (after,) = COVER_FAINT, stronger(COVER_FAINT)
    assert isinstance(before, Shape)
    assert isinstance(after, Shape)
    assert after.width > before.width
    assert QColor(before.line).alpha() < 255
    assert QColor(after.line).alpha() == 255


def test_of_a_soft_light_only_the_line_is_left() -> None:
    (line,) = stronger(LIGHT)
    assert isinstance(line, Shape)
    assert QColor(line.line).alpha() == 255


def test_quiet_letters_and_edges_are_not_quiet_any_more() -> None:
    words, edge, art = stronger((Words("7", colour=MUTED), Shape(line=PANEL_EDGE), Art("a/b")))
    assert isinstance(words, Words)
    assert isinstance(edge, Shape)
    assert (words.colour, edge.line) == (MOON, MUTED)
    assert art == Art("a/b")


def test_other_colours_stay_as_they_are() -> None:
    assert lighter("#cf3b40") == "#cf3b40"
    assert lighter("") == ""


def look(view: TableView) -> QImage:
    return view.grab().toImage()


def test_a_table_follows_at_once_and_back(view: TableView) -> None:
    view.hand.lift(CARD.id)
    before = look(view)
    CONTRAST.set_high(True)
    strong = look(view)
    CONTRAST.set_high(False)
    assert strong != before
    assert look(view) == before


def test_a_table_that_is_opened_later_has_it_too(high: None, view: TableView) -> None:
    strong = look(view)
    CONTRAST.set_high(False)
    assert look(view) != strong
