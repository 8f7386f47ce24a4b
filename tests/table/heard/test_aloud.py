"""What a screen reader is told without asking."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication

from halloween_table.table.heard import aloud as aloud_module
from halloween_table.table.heard import spots as spots_module
from halloween_table.table.heard.accessible import make_accessible
from halloween_table.table.heard.aloud import Note
from halloween_table.table.heard.spots import table_changed
from halloween_table.table.view import TableView

from ..toys import CAT, CHAIR, TOYS, Heard, drag, key
from .listening import names, table_of

Events = list[Any]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Events:
    """What Qt is asked to pass on while a screen reader listens."""
    make_accessible()
    events: Events = []

    class Listening:
        Event, Text, Role = QAccessible.Event, QAccessible.Text, QAccessible.Role
        State = QAccessible.State
        queryAccessibleInterface = QAccessible.queryAccessibleInterface

        @staticmethod
        def isActive() -> bool:
            return True

        @staticmethod
        def updateAccessibility(event: Any) -> None:
            events.append(event)

    monkeypatch.setattr(aloud_module, "QAccessible", Listening)
    monkeypatch.setattr(spots_module, "QAccessible", Listening)
    return events


def of(kind: QAccessible.Event, said: Events) -> Events:
    """Those that have come when everything has been told."""
    QApplication.processEvents()
    return [event for event in said if event.type() == kind]


def sentences(said: Events) -> list[str]:
    return [event.message() for event in of(QAccessible.Event.Announcement, said)]


def focused(said: Events) -> list[str]:
    return [event.object().name for event in of(QAccessible.Event.Focus, said)]


def test_announcements_are_passed_on(view: TableView, said: Events) -> None:
    view.announce("Ada builds an orange house.")
    view.announce("")
    assert sentences(said) == ["Ada builds an orange house."]
    assert said[0].object() is view


def test_what_comes_at_once_is_said_as_one_and_after_the_focus(
    view: TableView, said: Events
) -> None:
    table_changed(view)
    said.clear()
    for line in ("One.", "Two.", "One."):
        view.announce(line)
    key(view, Qt.Key.Key_Tab)
    assert sentences(said) == ["One.\nTwo."]
    kinds = [event.type() for event in said]
    assert kinds == [QAccessible.Event.Focus, QAccessible.Event.Announcement]


def test_nobody_hears_what_was_meant_for_somebody_else(view: TableView, said: Events) -> None:
    view.announce("Your card is a nine.")
    view.hush()
    assert sentences(said) == []


def test_nothing_is_passed_on_while_nobody_listens(
    view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    events: Events = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", events.append)
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    view.announce("Boo")
    table_changed(view)
    key(view, Qt.Key.Key_Tab)
    QApplication.processEvents()
    assert not events


def test_refusals_and_choices_are_spoken(view: TableView, said: Events) -> None:
    view.explain("Cats do not like that.", "T-1.1", "Read the rule")
    drag(view, next(piece.rect for piece in TOYS.pieces if piece.id == "card"), CHAIR)
    assert sentences(said) == ["Cats do not like that."]


def test_the_keyboards_stops_have_the_focus_one_after_another(
    view: TableView, said: Events, heard: Heard
) -> None:
    table_changed(view)
    for _ in range(3):
        key(view, Qt.Key.Key_Tab)
    assert focused(said) == ["Block, 3 times", "Cat", "Card"]
    assert not sentences(said), "a reader says by itself what has the focus"
    key(view, Qt.Key.Key_Return)
    assert sentences(said) == ["In your hand: Card"]
    key(view, Qt.Key.Key_Return)
    lines, hint = sentences(said)[-1].split("\n")
    assert lines in {"left", "middle", "right"}
    assert "1 of" in hint
    assert heard.nothing


# ---- where Orca listens -------------------------------------------------------------------------------


@pytest.fixture
def orca(said: Events, monkeypatch: pytest.MonkeyPatch) -> Events:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland-egl")
    return said


def notes(said: Events) -> list[Note]:
    return [event.object() for event in of(QAccessible.Event.ObjectShow, said)]


def test_orca_gets_notifications_in_place_of_announcements(view: TableView, orca: Events) -> None:
    for line in ("One.", "Two."):
        view.announce(line)
        QApplication.processEvents()
    assert [note.said for note in notes(orca)] == ["One.", "Two."], "each is still there"
    assert not sentences(orca)
    first = QAccessible.queryAccessibleInterface(notes(orca)[0])
    assert first.role() == QAccessible.Role.Notification
    assert first.text(QAccessible.Text.Name) == "One."
    assert first.parent().object() is view
    assert [hidden(note) for note in view.findChildren(Note)] == [False, False] + [True] * 6
    view.hush()
    assert all(map(hidden, view.findChildren(Note))), "nobody finds what says nothing"


def hidden(note: Note) -> bool:
    return bool(QAccessible.queryAccessibleInterface(note).state().invisible)


def test_what_was_said_is_not_found_on_the_table(view: TableView, orca: Events) -> None:
    view.announce("One.")
    assert [note.said for note in notes(orca)] == ["One."]
    assert "One." not in names(view)
    view.hush()
    assert [note.said for note in notes(orca)] == [""]


def test_many_lines_share_few_notifications(view: TableView, orca: Events) -> None:
    for number in range(100):
        view.announce(str(number))
        QApplication.processEvents()
    assert len(view.findChildren(Note)) == len(set(notes(orca))) < 20


# ---- what changes -------------------------------------------------------------------------------------


def test_a_screen_reader_hears_what_changed_on_the_table_and_nothing_else(
    view: TableView, said: Events
) -> None:
    table_changed(view)
    said.clear()
    view.show_arrangement(evolve(TOYS))
    table_changed(view)
    assert not said, "the same things as before"
    pieces = tuple(evolve(p, name="Tom") if p is CAT else p for p in TOYS.pieces)
    view.show_arrangement(evolve(TOYS, pieces=pieces))
    table_changed(view)
    (event,) = said
    assert event.type() == QAccessible.Event.NameChanged
    assert event.object().name == "Tom"
    said.clear()
    view.show_arrangement(evolve(TOYS, pieces=()))
    table_changed(view)
    assert not said, "Orca would not listen any more if it heard of each"
    view.show_arrangement(evolve(TOYS, places=TOYS.places[:-1]))
    table_changed(view)
    assert [event.type() for event in said] == [QAccessible.Event.ObjectReorder], "no buttons"
    assert said[0].object() is view
    assert table_of(view).childCount() == 1
