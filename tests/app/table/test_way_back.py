"""Where the keyboard is after something: at the table after a rule, at the game that was left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.program.window import MainWindow
from halloween_table.app.shelf.games import GameCard
from halloween_table.app.table.page import TablePage
from halloween_table.contract.gestures import Press
from halloween_table.games.shelf import SHELF
from tests.games.halloween.drawing import town

from ..haunting import KEY, action, key, sit_in_town
from ..playing import GAMES, offers, place_rect, sit_down

LEFT = Qt.MouseButton.LeftButton


def close_book(window: MainWindow) -> None:
    (book,) = window._rulebooks.values()
    QApplication.processEvents()
    QTest.keyClick(book, Qt.Key.Key_Escape)
    assert not book.isVisible()
    window.activateWindow()
    QApplication.processEvents()


# ---- rules ----------------------------------------------------------------------------------------


def test_after_the_rule_of_a_refusal_keys_are_at_the_table(window: MainWindow) -> None:
    page = sit_down(window, key=KEY)
    key(page, Qt.Key.Key_Space)
    label = page.view._bubble._label
    at = label.rect().bottomLeft() * 0.9
    QTest.mouseClick(window.windowHandle(), LEFT, pos=label.mapTo(window, at))
    close_book(window)
    page.view.hide_bubble()
    QApplication.processEvents()
    assert window.focusWidget() is page.view
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert window.page is page


@pytest.mark.parametrize("game", GAMES)
def test_after_the_rulebook_keys_are_at_the_table_or_what_covers_it(
    window: MainWindow, game: str
) -> None:
    page = sit_down(window, key=game)
    page.strip.home.setFocus()
    QTest.mouseClick(page.strip.book, LEFT)
    close_book(window)
    reader = window.focusWidget()
    assert reader is page.view or page.curtain.isAncestorOf(reader)
    QTest.keyClick(reader, Qt.Key.Key_Space)
    assert window.page is page


# ---- a begun action -------------------------------------------------------------------------------


@pytest.fixture
def acting(window: MainWindow) -> TablePage:
    """Ada has pressed Enter on a space of her board."""
    page = sit_in_town(window, town("School: b | Police: b"))
    page.view.setFocus()
    while page.view.standing_at != action(1, "move"):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    key(page, Qt.Key.Key_Return)
    assert page.source.position.pending
    return page


def test_tab_goes_to_what_the_action_asks_for(window: MainWindow, acting: TablePage) -> None:
    lit = {offer.gesture.start for offer in offers(acting) if offer.invites}
    assert lit
    seen = set()
    for _ in lit:
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert window.focusWidget() is acting.view
        seen.add(acting.view.standing_at)
    assert seen == lit


def test_one_esc_ends_the_refusal_and_the_action(window: MainWindow, acting: TablePage) -> None:
    acting.view.ask_why(Press(action(2, "scare")), acting.view.rect().center())
    assert "Esc" in acting.view.bubble_text
    key(acting, Qt.Key.Key_Escape)
    assert not acting.view.bubble_text
    assert not acting.source.position.pending
    assert not acting.source.record.moves


def test_a_double_click_on_a_space_is_one_press(window: MainWindow) -> None:
    page = sit_in_town(window, town("School: b | Police: b"))
    page.view.finish()
    at = page.view.mapFromScene(*_middle(page, action(1, "move")))
    viewport = page.view.viewport()
    QTest.mouseClick(viewport, LEFT, pos=at)
    QTest.mouseDClick(viewport, LEFT, pos=at)
    QTest.mouseRelease(viewport, LEFT, pos=at)
    assert len(page.source.record.moves) == 1
    assert not page.view.bubble_text


def _middle(page: TablePage, place: str) -> tuple[float, float]:
    rect = place_rect(page, place)
    return rect.x + rect.w / 2, rect.y + rect.h / 2


# ---- the shelf --------------------------------------------------------------------------------------


def test_whoever_leaves_a_table_is_at_its_card(window: MainWindow) -> None:
    for at in range(5):
        last = sit_down(window, seed=at)
        window.show_shelf()
    header = next(h for h in window._store.unfinished() if h.id != last.source.id)
    window.resize(1024, 640)
    window.resume_game(header)
    assert isinstance(window.page, TablePage)
    window.page.left.emit()
    QApplication.processEvents()
    card = window.focusWidget()
    assert isinstance(card, GameCard)
    assert card.header.id == header.id
    scroll = window.shelf.waiting.viewport()
    assert scroll.rect().contains(card.mapTo(scroll, card.rect().center()))
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert isinstance(window.page, TablePage)
    assert window.page.source.id == header.id


def test_where_no_game_waits_keys_are_at_the_boxes(window: MainWindow) -> None:
    window.shelf.take_focus("")
    assert window.focusWidget() is window.shelf.boxes[0]


# ---- more -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(SHELF)), ids=GAMES)
def test_more_comes_into_sight(window: MainWindow, number: int) -> None:
    window.resize(1024, 700)
    window.new_game(SHELF[number])
    page = window.page
    assert isinstance(page, NewGamePage)
    QApplication.processEvents()
    page._scroll.ensureWidgetVisible(page._more)
    page._more.click()
    QApplication.processEvents()
    viewport = page._scroll.viewport()
    seed = page._seed
    assert viewport.rect().contains(seed.mapTo(viewport, seed.rect().topLeft()))
    assert viewport.rect().contains(seed.mapTo(viewport, seed.rect().bottomLeft()))
