"""Enter begins the game, wherever the keyboard is on the page; on a button it presses that."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.record import Player
from halloween_table.games.shelf import box

from ..fitting import settle

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@pytest.fixture
def page(window: MainWindow) -> NewGamePage:
    found = box("booo")
    assert found is not None
    window.new_game(found)
    settle()
    page = window.page
    assert isinstance(page, NewGamePage)
    return page


def press(key: Qt.Key = Qt.Key.Key_Return) -> None:
    focused = QApplication.focusWidget()
    assert isinstance(focused, QWidget)
    QTest.keyClick(focused, key)
    settle()


FIELDS: dict[str, Any] = {
    "the page itself": lambda page: page._scroll,
    "a name": lambda page: page._seats._rows[1].name_edit,
    "a grip": lambda page: page._seats._rows[0].handle,
    "the way": lambda page: page._ways.cards[0].button,
    "the first player": lambda page: page._first,
    "a variant": lambda page: page._variants["wait"].choice,
    "a switch": lambda page: page._variants["choose_start"].option.button,
    "the code": lambda page: page._seed.edit,
    "the button": lambda page: page._start,
}


@pytest.mark.parametrize("key", ENTER)
@pytest.mark.parametrize("field", FIELDS)
def test_enter_begins(window: MainWindow, page: NewGamePage, field: str, key: Qt.Key) -> None:
    page._more.click()
    FIELDS[field](page).setFocus()
    press(key)
    assert isinstance(window.page, TablePage)
    assert len(window._store.unfinished()) == 1


def test_what_was_just_typed_is_taken(window: MainWindow, page: NewGamePage) -> None:
    page._seats._rows[0].name_edit.setFocus()
    QTest.keyClicks(QApplication.focusWidget(), "Ada")
    press()
    assert isinstance(window.page, TablePage)
    assert window.page.source.players[0].name == "Ada"


def test_nothing_begins_while_a_code_cannot_be_read(window: MainWindow, page: NewGamePage) -> None:
    page._more.click()
    page._seed.edit.setFocus()
    QTest.keyClicks(page._seed.edit, "12-x")
    press()
    assert window.page is page


def test_an_enter_that_is_held_down_since_the_shelf_begins_nothing(
    window: MainWindow, page: NewGamePage
) -> None:
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    QApplication.sendEvent(page._scroll, held)
    settle()
    assert window.page is page


def test_in_an_open_list_enter_chooses(
    window: MainWindow, page: NewGamePage, preferences: Preferences
) -> None:
    page._first.setFocus()
    page._first.showPopup()
    rows = page._first.view()
    QTest.keyClick(rows, Qt.Key.Key_Down)
    QTest.keyClick(rows, Qt.Key.Key_Return)
    settle()
    assert window.page is page
    assert page._first.currentIndex() == 1


def test_in_the_list_of_people_enter_chooses(window: MainWindow, page: NewGamePage) -> None:
    ada, bo = Player("Ada", "cat", "red"), Player("Bo", "witch", "teal")
    kit = window.room.kit("candy_hunters")
    window.room.begin("candy_hunters", (ada, bo), kit.game.options_type(), 5, hiding="curtain")
    window.new_game(page._box)
    again: Any = window.page
    settle()
    field = again._seats._rows[0].name_edit
    field.setFocus()
    field.clear()
    press(Qt.Key.Key_Down)
    QTest.keyClick(field.list, Qt.Key.Key_Down)
    QTest.keyClick(field.list, Qt.Key.Key_Return)
    settle()
    assert window.page is again
    assert field.text() == "Ada"
    press()
    assert isinstance(window.page, TablePage)


def test_on_a_button_enter_presses_it(window: MainWindow, page: NewGamePage) -> None:
    seats = page._seats
    seats.add_button.setFocus()
    press()
    assert (window.page, len(seats._rows)) == (page, 3)
    seats._rows[0].remove_button.setFocus()
    press()
    assert (window.page, len(seats._rows)) == (page, 2)
    page._more.setFocus()
    press()
    assert window.page is page
    assert page._seed.isVisible()
    page._back.setFocus()
    press()
    assert window.page is window.shelf


def test_on_a_figure_enter_shows_the_others(window: MainWindow, page: NewGamePage) -> None:
    button = page._seats._rows[0].figure_button
    shown: list[bool] = []

    def close() -> None:
        menu = QApplication.activePopupWidget()
        shown.append(isinstance(menu, QMenu) and menu is button.menu())
        menu.close()

    button.setFocus()
    QTimer.singleShot(0, page, close)
    press()
    assert shown == [True]
    assert window.page is page


def test_esc_goes_back_to_the_shelf(window: MainWindow, page: NewGamePage) -> None:
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is window.shelf
