"""What a screen reader finds on the table."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from halloween_table.table.heard.accessible import make_accessible
from halloween_table.table.heard.spots import Spot, spots_of
from halloween_table.table.view import TableView

from ..toys import CAT, TOYS, key, moved
from .listening import children, groups, name_of, named, names, spots, table_of


@pytest.fixture(autouse=True)
def _accessible() -> None:
    make_accessible()


def test_every_piece_place_and_named_mark_has_a_name(view: TableView) -> None:
    told = set(names(view))
    for thing in (*TOYS.places, *TOYS.pieces, *TOYS.marks):
        assert thing.name in {name.partition(",")[0] for name in told}
    assert all(told)


def test_the_table_is_made_of_groups_with_names(view: TableView) -> None:
    view.setAccessibleName("Table")
    assert name_of(table_of(view)) == "Table"
    assert set(groups(view)) == {"Board", "Buttons"}
    for group in children(table_of(view)):
        assert group.role() == QAccessible.Role.Grouping
        assert group.parent().object() is view


def test_what_is_alike_is_one_spot_with_a_count(view: TableView) -> None:
    assert [name for name in names(view) if name.startswith("Block")] == ["Block, 3 times"]


def test_roles_tell_what_can_be_pressed(view: TableView) -> None:
    assert named(view, "Bell").role() == QAccessible.Role.PushButton
    assert named(view, "Cat").role() == QAccessible.Role.PushButton
    assert named(view, "Chair").role() == QAccessible.Role.ListItem
    assert named(view, "The rug").role() == QAccessible.Role.StaticText


def test_tooltips_are_descriptions(view: TableView) -> None:
    assert named(view, "Cat").text(QAccessible.Text.Description) == "A tame cat"
    assert named(view, "Shelf").text(QAccessible.Text.Description) == ""


def test_a_description_does_not_say_the_name_again(view: TableView) -> None:
    pieces = (evolve(CAT, tooltip="Cat\nIt is tame."),)
    view.show_arrangement(evolve(TOYS, pieces=pieces))
    assert named(view, "Cat").text(QAccessible.Text.Description) == "It is tame."


def test_everything_says_where_it_is_on_the_screen(view: TableView) -> None:
    corner = view.viewport().mapToGlobal(view.mapFromScene(CAT.rect.x, CAT.rect.y))
    found = named(view, "Cat").rect()
    assert found.topLeft() == corner
    assert QRect(corner, found.size()).width() == pytest.approx(50, abs=1)
    board = next(group for group in children(table_of(view)) if name_of(group) == "Board")
    assert board.rect().contains(found)


def test_whoever_points_at_the_table_finds_the_smallest_thing_there(view: TableView) -> None:
    point = named(view, "Cat").rect().center()
    found = table_of(view).childAt(point.x(), point.y())
    assert name_of(found) == "Cat"


def test_children_know_their_parent_and_their_number(view: TableView) -> None:
    for group in children(table_of(view)):
        for number, spot in enumerate(children(group)):
            assert spot.parent().object() is group.object()
            assert group.indexOfChild(spot) == number
            assert spot.childCount() == 0
        assert group.child(-1) is None
        assert group.child(999) is None
    assert table_of(view).child(999) is None


def test_the_keyboards_stop_has_the_focus(view: TableView) -> None:
    key(view, Qt.Key.Key_Tab)
    assert name_of(table_of(view).focusChild()) == "Block, 3 times"
    key(view, Qt.Key.Key_Tab)
    assert named(view, "Cat").state().focused
    assert not named(view, "Card").state().focused
    assert not named(view, "The rug").state().focusable


def test_another_arrangement_has_other_names(view: TableView) -> None:
    """That is how a language is switched: the same things come again with other names."""
    assert "Cat" in names(view)
    pieces = tuple(evolve(piece, name=f"{piece.name} po polsku") for piece in TOYS.pieces)
    view.show_arrangement(evolve(TOYS, pieces=pieces))
    assert "Cat po polsku" in names(view)
    assert "Cat" not in names(view)


def test_a_piece_that_goes_from_one_group_to_another_is_told_there(view: TableView) -> None:
    places = tuple(
        evolve(place, group="hand") if place.id == "chair" else place for place in TOYS.places
    )
    view.show_arrangement(evolve(TOYS, places=places))
    assert "Cat" in map(name_of, groups(view)["Board"])
    view.show_arrangement(moved(evolve(TOYS, places=places), "cat", CAT.rect, place="chair"))
    assert "Cat" in map(name_of, groups(view)["Your hand"])
    assert "Cat" not in map(name_of, groups(view)["Board"])


def test_what_is_gone_from_the_table_is_gone_for_the_screen_reader(view: TableView) -> None:
    for _ in range(5):
        view.show_arrangement(evolve(TOYS, pieces=()))
        assert len(names(view)) == len(TOYS.places) + 1
        view.show_arrangement(TOYS)
        assert "Cat" in names(view)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(view.findChildren(Spot)) == len(spots(view))


def test_nothing_is_made_for_a_screen_reader_that_nobody_has(view: TableView) -> None:
    """Neither for showing nor for walking: whoever plays without one pays nothing for it."""
    key(view, Qt.Key.Key_Tab)
    view.show_arrangement(evolve(TOYS, pieces=()))
    view.show_arrangement(TOYS)
    assert not view.findChildren(Spot)
    assert spots_of(view) in view.findChildren(QWidget), "the control: they would be found"
