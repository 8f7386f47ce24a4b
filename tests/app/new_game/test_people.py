"""Names: the cursor is in a new one at once, those who have played here are offered, and a seat
that nobody has named is called something in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QIcon, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.new_game.seat_row import SeatRow
from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.app.parts.names import default_name, is_default
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.engine.record import Player
from halloween_table.games.shelf import SHELF, box
from halloween_table.store.problems import Kind, StoreProblem

from ..fitting import settle
from ..playing import table

LEFT = Qt.MouseButton.LeftButton
EVE = Player("Eve", "skeleton", "brown")
ADAM = Player("Adam", "cat", "white")
ADA = Player("Ada", "witch", "red")
BO = Player("Bo", "witch", "red")


def opened(
    qtbot: QtBot, preferences: Preferences, people: Sequence[Player], seats: Sequence[Player] = ()
) -> NewGamePage:
    """The box on the shelf that most can play together."""
    found = box("booo")
    assert found is not None
    kept = [{"name": who.name, "figure": who.figure, "colour": who.colour} for who in seats]
    preferences.set_seats("together", kept)
    page = NewGamePage(found, found.open(), preferences, lambda: people)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.activateWindow()
    settle()
    return page


def rows(page: NewGamePage) -> list[SeatRow]:
    return page._seats._rows


def offered(row: SeatRow) -> list[str]:
    """The names in the list that is open."""
    shown = row.name_edit.list
    assert shown.isVisible()
    model = shown.model()
    return [model.index(at, 0).data() for at in range(model.rowCount())]


def listed(row: SeatRow, key: Qt.Key) -> None:
    """A key while the list is open."""
    QTest.keyClick(row.name_edit.list, key)
    settle()


# ---- a new seat -----------------------------------------------------------------------------------


def test_whoever_is_added_can_be_named_at_once(window: MainWindow) -> None:
    window.new_game(SHELF[0])
    page: Any = window.page
    settle()
    QTest.mouseClick(page._seats.add_button, LEFT)
    field = rows(page)[2].name_edit
    assert field.hasFocus()
    assert field.placeholderText() == "Player 3"
    QTest.keyClicks(QApplication.focusWidget(), "Cy")
    assert [player.name for player in page._seats.players()] == ["Player 1", "Player 2", "Cy"]


def test_tab_goes_through_the_rows_as_they_lie(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences, (), (ADA, EVE, ADAM))
    QTest.keyClick(rows(page)[2].handle, Qt.Key.Key_Up)
    settle()
    QTest.mouseClick(page._seats.add_button, LEFT)
    settle()
    page._ways.cards[0].button.setFocus()
    shown = [each for row in rows(page) for each in row.tab_order if not each.isHidden()]
    for widget in (*shown, page._seats.add_button):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is widget


def test_the_cursor_is_in_the_first_name_when_the_page_opens(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.set_seats("together", [{"name": "Ada", "figure": "witch", "colour": "red"}])
    window.new_game(SHELF[0])
    page: Any = window.page
    settle()
    field = rows(page)[0].name_edit
    assert QApplication.focusWidget() is field
    assert not field.list.isVisible()
    QTest.keyClicks(field, "Bo")
    assert field.text() == "Bo"


# ---- a seat that must stay ------------------------------------------------------------------------


def test_a_long_name_shows_how_it_begins_unless_somebody_writes_it(
    qtbot: QtBot, preferences: Preferences
) -> None:
    long = Player("Maximiliane von Waldenburg-Wiedenbrueck", "witch", "red")
    page = opened(qtbot, preferences, (), (long, BO))
    page.take_focus()
    first, second, *_ = rows(page)
    assert first.name_edit.hasSelectedText()
    assert first.name_edit.cursorPosition() == 0
    second.name_edit.setFocus()
    QTest.keyClicks(second.name_edit, "nifatius")
    assert second.name_edit.text() == "Bonifatius"
    assert second.name_edit.cursorPosition() == len("Bonifatius")
    first.name_edit.setFocus()
    assert second.name_edit.cursorPosition() == 0


def test_a_seat_that_cannot_be_taken_away_says_why(window: MainWindow) -> None:
    window.new_game(SHELF[0])
    page: Any = window.page
    settle()
    for row in rows(page):
        assert not row.remove_button.isEnabled()
        assert row.remove_button.toolTip() == "At least 2 players are needed."
        assert row.remove_button.accessibleName() == "Take this seat away"
    button = rows(page)[0].remove_button
    at = button.rect().center()
    QApplication.sendEvent(button, QHelpEvent(QHelpEvent.Type.ToolTip, at, button.mapToGlobal(at)))
    assert "At least 2 players" in QToolTip.text()
    QToolTip.hideText()
    QTest.mouseClick(page._seats.add_button, LEFT)
    assert {row.remove_button.toolTip() for row in rows(page)} == {"Take this seat away"}
    seats = [row.accessibleName() for row in rows(page)]
    assert seats == ["Player 1", "Player 2", "Player 3"], "whoever listens hears whose figure it is"


def test_its_cross_is_fainter(window: MainWindow) -> None:
    window.new_game(SHELF[0])
    page: Any = window.page
    icon: QIcon = rows(page)[0].remove_button.icon()

    def strength(mode: QIcon.Mode) -> int:
        image = icon.pixmap(22, mode=mode).toImage()
        where = (QPoint(x, y) for x in range(image.width()) for y in range(image.height()))
        return max(image.pixelColor(point).alpha() for point in where)

    assert strength(QIcon.Mode.Disabled) < strength(QIcon.Mode.Normal) / 2


# ---- people ---------------------------------------------------------------------------------------


def test_where_nobody_has_played_there_is_no_list(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences, ())
    assert not any(row.name_edit.arrow.isVisible() for row in rows(page))
    QTest.keyClick(rows(page)[0].name_edit, Qt.Key.Key_Down)
    assert not rows(page)[0].name_edit.list.isVisible()


def test_a_click_beside_the_open_list_is_meant_for_what_lies_there(
    qtbot: QtBot, preferences: Preferences
) -> None:
    page = opened(qtbot, preferences, (EVE, ADAM), (ADA, BO))
    rows(page)[0].name_edit.show_people()
    settle()
    assert rows(page)[0].name_edit.list.isVisible()

    def click(widget: QWidget, at: QPoint) -> None:
        """In the window, as a system tells it: while a list is open Qt gives the press to that."""
        QTest.mouseClick(page.windowHandle(), LEFT, pos=widget.mapTo(page, at))
        settle()

    button = page._seats.add_button
    click(button, button.rect().center())
    assert not rows(page)[0].name_edit.list.isVisible()
    assert len(rows(page)) == 3
    field = rows(page)[2].name_edit
    assert field.hasFocus()
    field.show_people()
    settle()
    click(field, QPoint(field.width() - 12, field.height() // 2))
    assert not field.list.isVisible(), "the arrow that opened the list closes it"


def test_so_it_is_where_the_list_hears_of_the_release(
    qtbot: QtBot, preferences: Preferences
) -> None:
    """As under X11, although it is not there any more."""
    page = opened(qtbot, preferences, (EVE, ADAM), (ADA, BO))
    shown, button = rows(page)[0].name_edit.list, page._seats.add_button
    for seats in (3, 4):
        rows(page)[0].name_edit.show_people()
        settle()
        window = shown.windowHandle()
        at = button.mapTo(page, button.rect().center())
        QTest.mousePress(page.windowHandle(), LEFT, pos=at)
        assert button.isDown()
        there = QPointF(page.mapToGlobal(at))
        none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        release = QMouseEvent(
            QEvent.Type.MouseButtonRelease, window.mapFromGlobal(there), there, LEFT, *none
        )
        QApplication.sendEvent(window, release)
        settle()
        assert len(rows(page)) == seats
    rows(page)[0].name_edit.show_people()
    settle()
    first = shown.visualRect(shown.model().index(0, 0)).center()
    QTest.mouseClick(shown.viewport(), LEFT, pos=first)
    assert rows(page)[0].name_edit.text() == "Eve"


def test_ones_own_name_is_no_choice(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences, (ADA,), (ADA, BO))
    assert [row.name_edit.arrow.isVisible() for row in rows(page)] == [False, False]
    rows(page)[0].name_edit.setText("Cy")
    assert [row.name_edit.arrow.isVisible() for row in rows(page)] == [True, True]


def test_the_arrow_shows_all_who_do_not_sit_here(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences, (EVE, ADA, ADAM), (ADA, Player("Cy", "mummy", "teal")))
    field = rows(page)[1].name_edit
    field.arrow.trigger()
    assert offered(rows(page)[1]) == ["Eve", "Adam"], "whoever played last first"
    listed(rows(page)[1], Qt.Key.Key_Escape)
    assert not field.list.isVisible()
    assert field.text() == "Cy"


def test_who_is_chosen_brings_figure_and_colour(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences, (EVE, ADAM), (ADA,))
    row = rows(page)[1]
    row.name_edit.setFocus()
    QTest.keyClick(row.name_edit, Qt.Key.Key_Down)
    listed(row, Qt.Key.Key_Down)
    listed(row, Qt.Key.Key_Return)
    assert page._seats.players() == (ADA, EVE)
    assert row.figure_button.accessibleName() == "Figure: Skeleton"
    assert page._first.findText("Eve") >= 0


def test_a_click_chooses_too(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences, (EVE, ADAM), (ADA,))
    row = rows(page)[1]
    row.name_edit.show_people()
    shown = row.name_edit.list
    place = shown.visualRect(shown.model().index(1, 0)).center()
    QTest.mouseClick(shown.viewport(), LEFT, pos=place)
    assert page._seats.players() == (ADA, ADAM)


def test_what_somebody_else_has_stays_theirs(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences, (BO, Player("Zoe", "dragon", "plaid")), (ADA,))
    row = rows(page)[1]
    for _ in range(2):
        looks = (row.figure, row.colour)
        QTest.keyClick(row.name_edit, Qt.Key.Key_Down)
        listed(row, Qt.Key.Key_Down)
        listed(row, Qt.Key.Key_Return)
        assert (row.figure, row.colour) == looks
        row.name_edit.setText("Bo")
    assert rows(page)[0].figure == "witch"


def test_whoever_types_sees_the_names_that_fit(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences, (EVE, ADAM, ADA), (BO,))
    row = rows(page)[1]
    row.name_edit.setFocus()
    QTest.keyClicks(row.name_edit, "ad")
    assert offered(row) == ["Adam", "Ada"]
    QTest.keyClick(row.name_edit.list, Qt.Key.Key_A)
    assert row.name_edit.text() == "ada"
    assert offered(row) == ["Adam", "Ada"], "one’s own name does not drive one out of the list"
    listed(row, Qt.Key.Key_Down)
    listed(row, Qt.Key.Key_Down)
    listed(row, Qt.Key.Key_Return)
    assert row.name_edit.text() == "Ada"


def test_a_name_that_is_not_known_is_simply_a_name(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences, (EVE, ADAM), (ADA,))
    row = rows(page)[1]
    looks = (row.figure, row.colour)
    row.name_edit.setFocus()
    QTest.keyClicks(row.name_edit, "Evelyn")
    assert not row.name_edit.list.isVisible()
    assert (page._seats.players()[1].name, row.figure, row.colour) == ("Evelyn", *looks)


def test_those_who_practised_can_be_chosen_there_too(
    qtbot: QtBot, preferences: Preferences
) -> None:
    page = opened(qtbot, preferences, (ADA, EVE), (ADA, EVE))
    QTest.mouseClick(page._ways.cards[-1], LEFT)
    (row,) = rows(page)
    row.name_edit.show_people()
    assert offered(row) == ["Ada", "Eve"]
    listed(row, Qt.Key.Key_Down)
    listed(row, Qt.Key.Key_Down)
    listed(row, Qt.Key.Key_Return)
    assert page._seats.players() == (EVE,)


def test_games_that_cannot_be_read_offer_nobody(qtbot: QtBot, preferences: Preferences) -> None:
    def people() -> Sequence[Player]:
        raise StoreProblem(Kind.locked, "for the test")

    page = NewGamePage(SHELF[0], SHELF[0].open(), preferences, people)
    qtbot.addWidget(page)
    assert not any(row.name_edit.arrow.isVisible() for row in rows(page))


def test_the_window_offers_whoever_has_ever_played_the_last_first(window: MainWindow) -> None:
    options = window.room.kit("candy_hunters").game.options_type()
    for players in ((ADAM, BO), (ADA, EVE)):
        window.room.begin("candy_hunters", players, options, 5, hiding="curtain")
    window.new_game(SHELF[0])
    page: Any = window.page
    settle()
    rows(page)[0].name_edit.show_people()
    assert offered(rows(page)[0]) == ["Ada", "Eve", "Adam", "Bo"]


# ---- names that nobody gave -----------------------------------------------------------------------


def test_names_that_nobody_gave_follow_the_language(window: MainWindow) -> None:
    window.new_game(SHELF[0])
    page: Any = window.page
    rows(page)[1].name_edit.setText("Bo")
    for language, name in (("uk", "Гравець 1"), ("pl", "Gracz 1"), ("en", "Player 1")):
        speak(language)
        settle()
        assert [player.name for player in page._seats.players()] == [name, "Bo"]
        assert rows(page)[0].name_edit.placeholderText() == name
        assert page._first.itemText(1) == name


def test_a_game_begun_without_names_leaves_none_behind(
    window: MainWindow, preferences: Preferences
) -> None:
    window.new_game(SHELF[0])
    page: Any = window.page
    QTest.mouseClick(page._start, LEFT)
    assert [player.name for player in table(window).source.players] == ["Player 1", "Player 2"]
    assert [seat["name"] for seat in preferences.seats("together")] == ["", ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_as_a_seat_is(
    qtbot: QtBot, preferences: Preferences, language: str
) -> None:
    speak(language)
    named = [default_name(at) for at in range(6)]
    speak("en")
    assert all(is_default(name) for name in named)
    page = opened(qtbot, preferences, [Player(name, "cat", "red") for name in (*named, "Eve")])
    rows(page)[0].name_edit.show_people()
    assert offered(rows(page)[0]) == ["Eve"]


@pytest.mark.parametrize("name", ["Ada", "Player", "Player One", "Player 1a", "1", ""])
def test_a_name_is_a_name(name: str) -> None:
    assert not is_default(name)


def test_of_a_long_name_the_beginning_is_seen(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences, (), (ADA, ADAM))
    field = rows(page)[0].name_edit
    field.setFocus()
    field.clear()
    QTest.keyClicks(field, "Massimiliano della Contrada Superiore XX")
    assert field.cursorPosition() == 40
    rows(page)[1].name_edit.setFocus()
    assert field.cursorPosition() == 0
