"""Together or alone: the way is chosen first, and everything below follows it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.contract.palette import FIGURES, SEAT_COLOURS
from halloween_table.games.shelf import SHELF, Box, box
from halloween_table.store.store import Store

from ..agreeing import choose_way
from ..fitting import settle
from ..playing import table
from ..pseudo import speak_pseudo, texts_of, untranslated

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")


def new_game(window: MainWindow, key: str = "booo") -> NewGamePage:
    found = box(key)
    assert found is not None
    window.new_game(found)
    page = window.page
    assert isinstance(page, NewGamePage)
    settle()
    return page


def seated(*names: str) -> list[dict[str, str]]:
    looks = zip(names, FIGURES, SEAT_COLOURS, strict=False)
    return [dict(zip(("name", "figure", "colour"), look, strict=True)) for look in looks]


def names(page: NewGamePage) -> list[str]:
    return [player.name for player in page._seats.players()]


def chosen(page: NewGamePage) -> str:
    return page._ways.chosen.key


def remembered(preferences: Preferences, way: str = "together") -> list[str]:
    return [seat["name"] for seat in preferences.seats(way)]


# ---- choosing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("found", SHELF, ids=[each.key for each in SHELF])
def test_nothing_is_asked_where_there_is_one_way(window: MainWindow, found: Box) -> None:
    page = new_game(window, found.key)
    assert page._ways.isVisible() == (len(found.open().ways) > 1)


def test_strangers_are_offered_a_game_of_two(window: MainWindow) -> None:
    page = new_game(window)
    assert window.isActiveWindow()
    assert chosen(page) == "together"
    assert len(page._seats.players()) == 2
    assert page._first.isVisible()


def test_practice_has_one_seat_and_asks_for_a_code(window: MainWindow) -> None:
    page = new_game(window)
    choose_way(page, "practice")
    (row,) = page._seats._rows
    assert not any(
        button.isVisible() for button in (row.handle, row.remove_button, page._seats.add_button)
    )
    assert not page._first.isVisible()
    assert not page._custom.isVisible()
    assert page._seed.isVisible()
    QTest.mouseClick(page._start, LEFT)
    assert len(table(window).source.players) == 1
    assert not table(window).keys.isVisible()


def test_the_other_seats_come_back_as_they_were(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.set_seats("together", seated("Ada", "Bo", "Cy"))
    page = new_game(window)
    page._seats._rows[2].name_edit.setText("Cyril")
    page._seats._rows[2].figure_button.menu().actions()[FIGURES.index("skeleton")].trigger()
    page._first.setCurrentIndex(page._first.findText("Bo"))
    before = page._seats.players()
    choose_way(page, "practice")
    assert page._seats.players() == before[:1]
    page._seats._rows[0].name_edit.setText("Me")
    choose_way(page, "together")
    assert page._seats.players() == before
    assert [row.isVisible() for row in page._seats._rows] == [True] * 3
    choose_way(page, "practice")
    assert names(page) == ["Me"]


def test_seats_that_came_back_can_be_moved_and_taken_away(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.set_seats("together", seated("Ada", "Bo", "Cy"))
    page = new_game(window)
    for way in ("practice", "together"):
        choose_way(page, way)
    QTest.keyClick(page._seats._rows[0].handle, Qt.Key.Key_Down)
    settle()
    assert names(page) == ["Bo", "Ada", "Cy"]
    tops = [row.y() for row in page._seats._rows]
    assert tops == sorted(tops)
    QTest.mouseClick(page._seats._rows[0].remove_button, LEFT)
    assert names(page) == ["Ada", "Cy"]


def test_a_way_is_chosen_by_keys(window: MainWindow) -> None:
    page = new_game(window)
    page._back.setFocus()
    QTest.keyClick(page._back, Qt.Key.Key_Tab)
    together, computers, practice = (card.button for card in page._ways.cards)
    assert together.hasFocus()
    QTest.keyClick(together, Qt.Key.Key_Right)
    assert chosen(page) == "computers"
    QTest.keyClick(computers, Qt.Key.Key_Right)
    assert practice.hasFocus()
    assert chosen(page) == "practice"
    QTest.keyClick(practice, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() not in (together, computers, practice)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert practice.hasFocus(), "Tab leads to what is chosen"


def test_a_screen_reader_hears_a_group(window: MainWindow) -> None:
    page = new_game(window)
    group = QAccessible.queryAccessibleInterface(page._ways)
    assert group.role() == QAccessible.Role.Grouping
    assert group.text(QAccessible.Text.Name) == "How do you want to play?"
    radios = [QAccessible.queryAccessibleInterface(card.button) for card in page._ways.cards]
    assert [radio.role() for radio in radios] == [QAccessible.Role.RadioButton] * 3
    names = [radio.text(QAccessible.Text.Name) for radio in radios]
    assert names == ["Together", "With computers", "Practice"]
    assert all(radio.text(QAccessible.Text.Description) for radio in radios)
    assert [radio.state().checked for radio in radios] == [True, False, False]


def test_the_ways_change_their_language(window: MainWindow) -> None:
    page = new_game(window)
    speak_pseudo()
    assert [text for _, text in texts_of(page._ways) if untranslated(text)] == []


# ---- the next time --------------------------------------------------------------------------------


def test_the_way_that_was_played_last_is_chosen_again(
    window: MainWindow, preferences: Preferences
) -> None:
    for way in ("practice", "together"):
        page = new_game(window)
        choose_way(page, way)
        QTest.mouseClick(page._start, LEFT)
        assert preferences.way("booo") == way
        assert chosen(new_game(window)) == way
    assert preferences.way("halloween") == ""


@pytest.mark.parametrize("kept", ["puzzles", "", 7, None, ["practice"]])
def test_a_way_that_there_is_not_is_forgotten(
    window: MainWindow, store: Store, kept: object
) -> None:
    store.settings.set("way:booo", kept)
    assert chosen(new_game(window)) == "together"


def test_who_practises_does_not_drive_the_others_away(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.set_seats("together", seated(*NAMES[:3]))
    page = new_game(window)
    choose_way(page, "practice")
    page._seats._rows[0].name_edit.setText("Me")
    QTest.mouseClick(page._start, LEFT)
    assert remembered(preferences) == ["Ada", "Bo", "Cy"]
    assert remembered(preferences, "practice") == ["Me"]
    page = new_game(window)
    assert names(page) == ["Me"]
    choose_way(page, "together")
    assert names(page) == ["Ada", "Bo", "Cy"]


def test_who_was_alone_when_there_were_no_ways_finds_a_second_seat(
    window: MainWindow, store: Store
) -> None:
    """An older program kept one seat for all games, if somebody had practised last."""
    store.settings.set("seats", seated("Ada"))
    page = new_game(window)
    assert (chosen(page), names(page)) == ("together", ["Ada", "Player 2"])
    choose_way(page, "practice")
    assert names(page) == ["Ada"]


def test_another_box_seats_those_who_play_together(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.set_seats("practice", seated("Me"))
    preferences.set_seats("together", seated("Ada", "Bo"))
    preferences.set_way("booo", "practice")

    def opened(keys: Sequence[str]) -> list[list[str]]:
        return [names(new_game(window, key)) for key in keys]

    assert opened(["booo", "candy_hunters", "halloween"]) == [["Me"], *[["Ada", "Bo"]] * 2]


def test_among_computers_there_is_one_though_people_would_fill_the_table(
    window: MainWindow, preferences: Preferences
) -> None:
    party = seated("Ada", "Bo", "Cy")
    party[2]["mind"] = "hard"
    preferences.set_seats("computers", party)
    page = new_game(window, "rest_in_peace")
    choose_way(page, "computers")
    assert [row.mind for row in page._seats._rows] == ["", "hard"]
    assert names(page) == ["Ada", "Cy"]


def test_so_it_is_where_only_people_are_remembered(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.set_seats("computers", seated("Ada", "Bo"))
    page = new_game(window, "rest_in_peace")
    choose_way(page, "computers")
    assert [bool(row.mind) for row in page._seats._rows] == [False, True]


def test_a_computer_does_not_go_by_the_name_of_whoever_sat_there(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.set_seats("computers", seated("Ada", "Bo"))
    page = new_game(window, "candy_hunters")
    choose_way(page, "computers")
    row = page._seats._rows[1]
    row.who.setCurrentIndex(row.who.findData("hard"))
    assert not row.name_edit.text()
    row.who.setCurrentIndex(row.who.findData(""))
    assert row.name_edit.text() == "Bo"
    row.name_edit.setText("Deep Bo")
    row.who.setCurrentIndex(row.who.findData("easy"))
    assert row.name_edit.text() == "Deep Bo"
