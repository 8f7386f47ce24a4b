"""Setting up a game for exactly two, in which one of several ways to play is chosen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.new_game.variant_cards import ChoiceCard, Option
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.shelf.page import BoxCard
from halloween_table.contract.kit import Kit
from halloween_table.contract.palette import FIGURES
from halloween_table.games.shelf import SHELF
from halloween_table.store.store import Store

from ..duel import BOX, DUEL, LINES, DuelOptions, DuelVoice, Pot, duel
from ..fitting import misfits, settle
from ..letters import in_wide_letters

LEFT = Qt.MouseButton.LeftButton
DOWN, UP = Qt.Key.Key_Down, Qt.Key.Key_Up


def opened(qtbot: QtBot, preferences: Preferences, kit: Kit = DUEL) -> NewGamePage:
    page = NewGamePage(BOX, kit, preferences)
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    page.activateWindow()
    settle()
    return page


@pytest.fixture
def page(qtbot: QtBot, preferences: Preferences) -> NewGamePage:
    return opened(qtbot, preferences)


def pot(page: NewGamePage) -> ChoiceCard:
    card = page._variants["pot"]
    assert isinstance(card, ChoiceCard)
    return card


def option(page: NewGamePage, of: Pot) -> Option:
    return pot(page).options[list(Pot).index(of)]


def start(page: NewGamePage) -> DuelOptions:
    begun: list[DuelOptions] = []
    page.started.connect(lambda players, options, seed, hints: begun.append(options))
    QTest.mouseClick(page._start, LEFT)
    return begun[0]


# ---- two seats ------------------------------------------------------------------------------------


def test_two_seats_are_neither_more_nor_less(page: NewGamePage) -> None:
    assert len(page._seats.players()) == 2
    assert not page._seats.add_button.isVisible()
    assert not any(row.remove_button.isVisible() for row in page._seats._rows)


def test_the_box_says_how_many_play(qtbot: QtBot) -> None:
    card = BoxCard(BOX)
    qtbot.addWidget(card)
    assert card._facts.text() == "2 players · 15 min · ages 8+"


def test_those_without_a_seat_at_the_duel_keep_theirs(
    qtbot: QtBot, preferences: Preferences
) -> None:
    four = [
        {"name": name, "figure": figure, "colour": colour}
        for name, figure, colour in zip(
            ("Ada", "Bo", "Cy", "Di"), FIGURES, ("red", "yellow", "teal", "pink"), strict=False
        )
    ]
    preferences.set_seats("together", four)
    page = opened(qtbot, preferences)
    page._seats._rows[1].name_edit.setText("Bob")
    start(page)
    assert [seat["name"] for seat in preferences.seats("together")] == ["Ada", "Bob", "Cy", "Di"]


def test_who_comes_back_to_a_larger_table_finds_a_look_of_their_own(
    qtbot: QtBot, preferences: Preferences
) -> None:
    preferences.set_seats("together", [{"name": "", "figure": "cat", "colour": "teal"}] * 4)
    box = SHELF[0]
    page = NewGamePage(box, box.open(), preferences)
    qtbot.addWidget(page)
    players = page._seats.players()
    assert players[0].figure == "cat"
    assert len({player.figure for player in players}) == 4
    assert len({player.colour for player in players}) == 4


# ---- one of six -----------------------------------------------------------------------------------


def test_the_games_own_choice_stands_first(page: NewGamePage) -> None:
    page._first.setCurrentIndex(2)
    assert start(page) == DuelOptions(first=1)


@pytest.mark.parametrize("chosen", Pot)
def test_every_choice_reaches_the_game(page: NewGamePage, chosen: Pot) -> None:
    QTest.mouseClick(option(page, chosen).button, LEFT)
    assert [other.button.isChecked() for other in pot(page).options] == [
        other is chosen for other in Pot
    ]
    assert start(page).pot is chosen


def test_a_click_on_the_line_chooses_too(page: NewGamePage) -> None:
    QTest.mouseClick(option(page, Pot.PAN)._line, LEFT)
    assert pot(page).value is Pot.PAN
    page._first.setFocus()
    QTest.keyClick(page._first, Qt.Key.Key_Tab)
    assert option(page, Pot.PAN).button.hasFocus()


def test_the_arrow_keys_choose_and_tab_goes_on(page: NewGamePage) -> None:
    page._first.setFocus()
    QTest.keyClick(page._first, Qt.Key.Key_Tab)
    assert option(page, Pot.CUP).button.hasFocus()
    for expected in (Pot.BOWL, Pot.PAN, Pot.KETTLE, Pot.CAULDRON):
        QTest.keyClick(QApplication.focusWidget(), DOWN)
        assert pot(page).value is expected
        assert option(page, expected).button.hasFocus()
    QTest.keyClick(QApplication.focusWidget(), UP)
    assert pot(page).value is Pot.KETTLE
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert page._variants["clock"].option.button.hasFocus()  # type: ignore[union-attr]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert option(page, Pot.KETTLE).button.hasFocus()


def test_what_the_keys_choose_comes_into_sight(page: NewGamePage) -> None:
    page.resize(1024, 420)
    settle()
    option(page, Pot.CUP).button.setFocus()
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget(), DOWN)
    settle()
    shown = option(page, Pot.CAULDRON)
    assert shown.visibleRegion().boundingRect() == shown.rect()
    assert page._start.visibleRegion().boundingRect() == page._start.rect()


def test_a_screen_reader_hears_the_group_and_what_each_choice_means(page: NewGamePage) -> None:
    group = QAccessible.queryAccessibleInterface(pot(page))
    assert group.role() == QAccessible.Role.Grouping
    assert group.text(QAccessible.Text.Name) == "The pot"
    for of in Pot:
        radio = QAccessible.queryAccessibleInterface(option(page, of).button)
        assert radio.role() == QAccessible.Role.RadioButton
        assert radio.text(QAccessible.Text.Name) == of.title()
        assert radio.text(QAccessible.Text.Description) == LINES[of]
        assert radio.state().checked == (of is Pot.CUP)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@in_wide_letters
def test_six_choices_fit(page: NewGamePage, pictures: Path, size: tuple[int, int]) -> None:
    page.resize(*size)
    settle()
    assert misfits(page) == []
    assert page.grab().save(str(pictures / f"new-duel-{size[0]}x{size[1]}.png"))


def test_a_group_without_a_line_has_no_empty_one(qtbot: QtBot, preferences: Preferences) -> None:
    assert pot(opened(qtbot, preferences))._line.isVisible()
    silent = duel(DuelVoice(line=""))
    assert not pot(opened(qtbot, preferences, silent))._line.isVisible()


# ---- the next time --------------------------------------------------------------------------------


def test_the_last_choice_is_the_next_ones_first(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences)
    option(page, Pot.KETTLE).button.click()
    page._variants["clock"].option.button.click()  # type: ignore[union-attr]
    start(page)
    again = start(opened(qtbot, preferences))
    assert (again.pot, again.clock) == (Pot.KETTLE, False)
    assert preferences.agreed("duel") == {"pot": "kettle", "clock": False, "heap": 9}
    assert preferences.agreed("candy_hunters") == {}


@pytest.mark.parametrize("kept", [7, {"pot": "bucket"}, {"pot": None}, {"pot": "pan", "lid": 1}])
def test_a_choice_that_is_none_any_more_is_forgotten(
    qtbot: QtBot, preferences: Preferences, store: Store, kept: Any
) -> None:
    store.settings.set("agreed:duel", kept)
    assert pot(opened(qtbot, preferences)).value is Pot.CUP


def test_a_choice_that_is_not_offered_any_more_is_forgotten(
    qtbot: QtBot, preferences: Preferences
) -> None:
    preferences.set_agreed("duel", {"pot": "cauldron", "clock": False})
    fewer = duel(DuelVoice((Pot.THIMBLE, Pot.CUP)))
    assert pot(opened(qtbot, preferences, fewer)).value is Pot.CUP
