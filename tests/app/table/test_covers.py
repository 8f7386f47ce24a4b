"""What covers a table has a way home, and Esc and Enter do there what one expects."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.app.program.window import MainWindow
from halloween_table.app.shelf.games import GameCard
from halloween_table.app.table.page import TablePage
from halloween_table.games.booo.rules.moves import TurnOver
from halloween_table.games.booo.rules.position import Options

from ..fitting import misfits, settle
from ..letters import in_wide_letters
from ..playing import ADA, BO, PLAYERS, table

LEFT = Qt.MouseButton.LeftButton
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LEAVING = (Qt.Key.Key_Escape, Qt.Key.Key_F2, Qt.Key.Key_Pause)


def press(key: Qt.Key) -> None:
    """A key as the system delivers it: shortcuts come first."""
    focused = QApplication.focusWidget()
    assert isinstance(focused, QWidget)
    QTest.keyClick(focused, key)
    settle()


def hold(key: Qt.Key) -> None:
    """One that is down since before."""
    focused = QApplication.focusWidget()
    assert isinstance(focused, QWidget)
    held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(focused, held)
    settle()


def at_its_card(window: MainWindow, page: TablePage) -> bool:
    """Whether everybody is at the shelf, where the game waits."""
    card = window.focusWidget()
    assert window.page is window.shelf
    return isinstance(card, GameCard) and card.header.id == page.source.id


# ---- between two turns ----------------------------------------------------------------------------


@pytest.fixture
def called(window: MainWindow) -> TablePage:
    """Ada is called to a duel of hidden cards."""
    options = window.room.kit("rest_in_peace").game.options_type()
    window.begin("rest_in_peace", PLAYERS[:2], options, 3)
    settle()
    page = table(window)
    assert page.source.curtain_down
    return page


def show_hand(page: TablePage) -> bool:
    return page.source.eyes is not None


@pytest.mark.parametrize("key", [*ENTER, Qt.Key.Key_Space])
def test_enter_and_space_say_that_one_is_there(called: TablePage, key: Qt.Key) -> None:
    press(key)
    assert show_hand(called)
    assert not called.curtain.isVisible()


def test_esc_goes_home_and_shows_nothing(window: MainWindow, called: TablePage) -> None:
    press(Qt.Key.Key_Escape)
    assert at_its_card(window, called)
    assert not show_hand(called)
    press(Qt.Key.Key_Return)
    assert table(window).source.id == called.source.id
    assert table(window).source.curtain_down


@pytest.mark.parametrize("key", [Qt.Key.Key_F2, Qt.Key.Key_Pause, Qt.Key.Key_A, Qt.Key.Key_Delete])
def test_no_other_key_does_anything_between_turns(
    window: MainWindow, called: TablePage, key: Qt.Key
) -> None:
    press(key)
    assert window.page is called
    assert called.source.curtain_down


def test_a_button_leads_home_too(window: MainWindow, called: TablePage) -> None:
    home = called.curtain._home
    assert home.text() == "Back to the shelf"
    QTest.mouseClick(home, LEFT)
    settle()
    assert at_its_card(window, called)


def test_the_way_home_is_the_last_that_tab_reaches(window: MainWindow, called: TablePage) -> None:
    press(Qt.Key.Key_Space)
    offer = next(iter(called.source.kit.game.moves(called.source.position, ADA)))
    called.source.play(offer)
    while called.source.eyes == ADA:
        called.source.play(next(iter(called.source.kit.game.moves(called.source.position, ADA))))
    settle()
    curtain = called.curtain
    assert curtain._ready.hasFocus()
    reached = [curtain._undo] if curtain._undo.isVisible() else []
    for button in (*reached, curtain._home):
        press(Qt.Key.Key_Tab)
        assert button.hasFocus()
    press(Qt.Key.Key_Return)
    assert at_its_card(window, called)


def test_a_key_that_was_meant_for_the_table_does_not_go_home(window: MainWindow) -> None:
    window._preferences.pace = "normal"
    options = window.room.kit("rest_in_peace").game.options_type()
    window.begin("rest_in_peace", PLAYERS[:2], options, 3)
    settle()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        press(key)
        assert table(window).source.curtain_down


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, *ENTER])
def test_a_key_that_is_held_down_does_nothing(
    window: MainWindow, called: TablePage, key: Qt.Key
) -> None:
    hold(key)
    assert window.page is called
    assert called.source.curtain_down


# ---- a pause --------------------------------------------------------------------------------------


@pytest.fixture
def paused(window: MainWindow) -> TablePage:
    """Two search in a castle, and somebody wants tea."""
    window.begin("booo", PLAYERS[:2], Options(), 7)
    settle()
    page = table(window)
    page.keys.start.click()
    page.source.play(TurnOver())
    settle()
    press(Qt.Key.Key_F2)
    assert page.source.paused
    return page


@pytest.mark.parametrize("key", [*ENTER, Qt.Key.Key_Space, *LEAVING])
def test_a_pause_is_over_with_any_key_that_says_so(paused: TablePage, key: Qt.Key) -> None:
    press(key)
    assert not paused.source.paused
    assert not paused.curtain.isVisible()
    assert paused.view.hasFocus()


@pytest.mark.parametrize("key", LEAVING)
def test_the_key_that_paused_does_not_go_on_while_it_is_held(
    paused: TablePage, key: Qt.Key
) -> None:
    hold(key)
    assert paused.source.paused


def test_f2_pauses_and_goes_on_again_and_again(paused: TablePage) -> None:
    for expected in (False, True, False, True):
        press(Qt.Key.Key_F2)
        assert paused.source.paused == expected


def test_from_a_pause_a_button_leads_home(window: MainWindow, paused: TablePage) -> None:
    QTest.mouseClick(paused.curtain._home, LEFT)
    settle()
    assert at_its_card(window, paused)
    press(Qt.Key.Key_Return)
    assert table(window).source.id == paused.source.id


def test_on_the_way_home_esc_still_goes_on(window: MainWindow, paused: TablePage) -> None:
    paused.curtain._home.setFocus()
    press(Qt.Key.Key_Escape)
    assert window.page is paused
    assert not paused.source.paused


# ---- everybody's keys -----------------------------------------------------------------------------


@pytest.fixture
def asking(window: MainWindow) -> TablePage:
    """Two look for their keys."""
    window.begin("booo", PLAYERS[:2], Options(), 7)
    settle()
    assert table(window).keys.isVisible()
    return table(window)


@pytest.mark.parametrize("key", ENTER)
def test_enter_starts(asking: TablePage, key: Qt.Key) -> None:
    press(key)
    assert not asking.keys.isVisible()
    assert not asking.source.paused


def test_an_enter_that_began_the_game_does_not_start_it(asking: TablePage) -> None:
    for key in ENTER:
        hold(key)
    assert asking.keys.isVisible()


def test_on_a_cap_enter_asks_for_another_key(asking: TablePage) -> None:
    cap = asking.keys.caps[BO, "claim"]
    cap.setFocus()
    press(Qt.Key.Key_Return)
    assert asking.keys.isVisible()
    assert cap.property("state") == "asked"


def test_esc_goes_back_to_the_shelf(window: MainWindow, asking: TablePage) -> None:
    press(Qt.Key.Key_Escape)
    assert at_its_card(window, asking)
    press(Qt.Key.Key_Return)
    assert table(window).keys.isVisible()


@pytest.mark.parametrize("focused", ["cap", "start", "home"])
def test_esc_goes_back_from_every_button(
    window: MainWindow, asking: TablePage, focused: str
) -> None:
    keys = asking.keys
    buttons: dict[str, QPushButton] = {
        "cap": keys.caps[ADA, "hand"],
        "start": keys.start,
        "home": keys._home,
    }
    buttons[focused].setFocus()
    press(Qt.Key.Key_Escape)
    assert at_its_card(window, asking)


def test_esc_first_ends_the_picking_of_a_key(window: MainWindow, asking: TablePage) -> None:
    cap = asking.keys.caps[ADA, "claim"]
    QTest.mouseClick(cap, LEFT)
    press(Qt.Key.Key_Escape)
    assert window.page is asking
    assert (cap.text(), cap.property("state")) == ("Q", "new")
    press(Qt.Key.Key_Escape)
    assert at_its_card(window, asking)


def test_a_button_on_the_keys_page_leads_home(window: MainWindow, asking: TablePage) -> None:
    QTest.mouseClick(asking.keys._home, LEFT)
    settle()
    assert at_its_card(window, asking)


@pytest.mark.parametrize("key", [*ENTER, Qt.Key.Key_Escape])
def test_who_asked_for_the_keys_at_the_table_goes_back_to_it(
    window: MainWindow, asking: TablePage, key: Qt.Key
) -> None:
    press(Qt.Key.Key_Return)
    asking.source.play(TurnOver())
    settle()
    QTest.mouseClick(asking.strip.keys, LEFT)
    settle()
    assert asking.keys.isVisible()
    press(key)
    assert window.page is asking
    assert not asking.keys.isVisible()
    assert not asking.source.paused


# ---- fitting --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@in_wide_letters
def test_the_way_home_fits_in_a_small_window(
    window: MainWindow, called: TablePage, language: str
) -> None:
    window.resize(1024, 640)
    speak(language)
    settle()
    assert misfits(window) == []
