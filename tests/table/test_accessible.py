"""What a screen reader finds on the table, and what it is told."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from halloween_table.table import accessible as accessible_module
from halloween_table.table import view as view_module
from halloween_table.table.accessible import make_accessible, table_changed
from halloween_table.table.view import TableView

from .toys import CAT, CHAIR, TOYS, Heard, drag, key


@pytest.fixture
def table(view: TableView) -> QAccessibleInterface:
    make_accessible()
    found = QAccessible.queryAccessibleInterface(view)
    assert found is not None
    return found


def children(table: QAccessibleInterface) -> list[QAccessibleInterface]:
    found = [table.child(at) for at in range(table.childCount())]
    assert all(child is not None for child in found)
    return [child for child in found if child is not None]


def names(table: QAccessibleInterface) -> list[str]:
    return [child.text(QAccessible.Text.Name) for child in children(table)]


def named(table: QAccessibleInterface, name: str) -> QAccessibleInterface:
    return next(child for child in children(table) if child.text(QAccessible.Text.Name) == name)


def test_every_piece_place_and_named_mark_has_a_name(table: QAccessibleInterface) -> None:
    expected = [thing.name for thing in (*TOYS.places, *TOYS.pieces, *TOYS.marks)]
    assert names(table) == expected
    assert all(expected)


def test_the_table_is_a_table_with_a_name(table: QAccessibleInterface, view: TableView) -> None:
    assert table.role() == QAccessible.Role.Table
    view.setAccessibleName("Table")
    assert table.text(QAccessible.Text.Name) == "Table"


def test_roles_tell_what_can_be_pressed(table: QAccessibleInterface) -> None:
    assert named(table, "Bell").role() == QAccessible.Role.PushButton
    assert named(table, "Cat").role() == QAccessible.Role.PushButton
    assert named(table, "Chair").role() == QAccessible.Role.Cell
    assert named(table, "The rug").role() == QAccessible.Role.StaticText


def test_tooltips_are_descriptions(table: QAccessibleInterface) -> None:
    assert named(table, "Cat").text(QAccessible.Text.Description) == "A tame cat"
    assert named(table, "Shelf").text(QAccessible.Text.Description) == ""


def test_everything_says_where_it_is_on_the_screen(
    table: QAccessibleInterface, view: TableView
) -> None:
    corner = view.viewport().mapToGlobal(view.mapFromScene(CAT.rect.x, CAT.rect.y))
    found = named(table, "Cat").rect()
    assert found.topLeft() == corner
    assert QRect(corner, found.size()).width() == pytest.approx(50, abs=1)


def test_children_know_their_parent_and_their_number(table: QAccessibleInterface) -> None:
    for number, child in enumerate(children(table)):
        assert child.parent() is not None
        assert child.parent().object() is table.object()
        assert table.indexOfChild(child) == number
        assert child.childCount() == 0
    assert table.child(-1) is None
    assert table.child(999) is None


def test_the_keyboards_stop_has_the_focus(table: QAccessibleInterface, view: TableView) -> None:
    key(view, Qt.Key.Key_Tab)
    key(view, Qt.Key.Key_Tab)
    assert named(table, "Cat").state().focused
    assert not named(table, "Card").state().focused
    assert not named(table, "The rug").state().focusable


def test_another_arrangement_has_other_names(table: QAccessibleInterface, view: TableView) -> None:
    """That is how a language is switched: the same things come again with other names."""
    pieces = tuple(evolve(piece, name=f"{piece.name} po polsku") for piece in TOYS.pieces)
    view.show_arrangement(evolve(TOYS, pieces=pieces))
    assert "Cat po polsku" in names(table)
    assert "Cat" not in names(table)


def test_what_is_gone_from_the_table_is_gone_for_the_screen_reader(
    table: QAccessibleInterface, view: TableView
) -> None:
    for _ in range(5):
        view.show_arrangement(evolve(TOYS, pieces=()))
        assert table.childCount() == len(TOYS.places) + 1
        view.show_arrangement(TOYS)
        assert "Cat" in names(table)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    spots = view.findChildren(accessible_module.Spot)
    assert len(spots) == table.childCount()


# ---- announcements ------------------------------------------------------------------------------


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, qapp: Any) -> list[Any]:
    """What Qt is asked to pass on while a screen reader listens."""
    events: list[Any] = []

    class Listening:
        Event = QAccessible.Event

        @staticmethod
        def isActive() -> bool:
            return True

        @staticmethod
        def updateAccessibility(event: Any) -> None:
            events.append(event)

    monkeypatch.setattr(view_module, "QAccessible", Listening)
    monkeypatch.setattr(accessible_module, "QAccessible", Listening)
    return events


def sentences(said: list[Any]) -> list[str]:
    return [event.message() for event in said]


def test_announcements_are_passed_on(view: TableView, said: list[Any]) -> None:
    view.announce("Ada builds an orange house.")
    view.announce("")
    assert sentences(said) == ["Ada builds an orange house."]
    assert said[0].object() is view


def test_nothing_is_passed_on_while_nobody_listens(
    view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    events: list[Any] = []
    monkeypatch.setattr(view_module.QAccessible, "updateAccessibility", events.append)
    monkeypatch.setattr(view_module.QAccessible, "isActive", lambda: False)
    view.announce("Boo")
    table_changed(view)
    assert not events


def test_refusals_and_choices_are_spoken(view: TableView, said: list[Any]) -> None:
    view.explain("Cats do not like that.", "T-1.1", "Read the rule")
    drag(view, next(piece.rect for piece in TOYS.pieces if piece.id == "card"), CHAIR)
    assert sentences(said) == ["Cats do not like that."]


def test_the_keyboards_stops_are_spoken(view: TableView, said: list[Any], heard: Heard) -> None:
    for _ in range(3):
        key(view, Qt.Key.Key_Tab)
    assert sentences(said) == ["Block", "Cat", "Card"]
    key(view, Qt.Key.Key_Return)
    key(view, Qt.Key.Key_Return)
    assert sentences(said)[-1] in {"left", "middle", "right"}
    assert heard.nothing


def test_a_screen_reader_hears_that_the_table_changed(view: TableView, said: list[Any]) -> None:
    table_changed(view)
    assert [event.type() for event in said] == [QAccessible.Event.ObjectReorder]
