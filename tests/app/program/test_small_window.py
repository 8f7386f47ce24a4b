"""The smallest window that is promised: everything is inside, and nothing lies on anything else."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.record import Player
from halloween_table.games.candy_hunters.rules.moves import Pass, PlaceHouse
from halloween_table.games.shelf import SHELF

from ..letters import in_wide_letters
from ..playing import GAMES, PLAYERS, do, offers, sit_down, visible

pytestmark = in_wide_letters

LONG = tuple(
    Player(letter * 40, player.figure, player.colour)
    for letter, player in zip("WШMЖ", PLAYERS, strict=True)
)
"""Forty characters, the widest there are."""


@pytest.fixture
def small(window: MainWindow) -> MainWindow:
    window.resize(1024, 700)
    QApplication.processEvents()
    return window


def area(window: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def scroll_area(widget: QWidget) -> QScrollArea | None:
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def seen_area(window: QWidget, widget: QWidget) -> QRect:
    """What is not scrolled out of sight."""
    scrolled = scroll_area(widget)
    whole = area(window, widget)
    return whole & area(window, scrolled.viewport()) if scrolled is not None else whole


def check_layout(window: MainWindow) -> None:
    assert (window.width(), window.height()) == (1024, 700)
    buttons = [
        widget
        for widget in visible(window.page, QWidget)
        if isinstance(widget, QAbstractButton | QComboBox | QLineEdit)
        and not isinstance(widget.parentWidget(), QComboBox | QLineEdit)
    ]
    assert buttons
    for widget in buttons:
        if scroll_area(widget) is None:
            assert window.rect().contains(area(window, widget)), widget
        assert widget.width() >= min(widget.minimumSizeHint().width(), 24), widget
    for one, other in combinations(buttons, 2):
        if not (one.isAncestorOf(other) or other.isAncestorOf(one)):
            assert not seen_area(window, one).intersects(seen_area(window, other)), (one, other)


every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize("curtain", [False])
def test_the_table_page_fits(small: MainWindow, game: str, curtain: bool) -> None:
    page = sit_down(small, seats=4, players=LONG, key=game)
    Robot(page.view).drag(offers(page)[0])
    for language in LANGUAGES:
        speak(language)
        QApplication.processEvents()
        check_table(small, page)


def check_table(small: MainWindow, page: TablePage) -> None:
    check_layout(small)
    assert small.rect().contains(area(small, page.view))
    assert small.rect().contains(area(small, page._log))
    assert not area(small, page.view).intersects(area(small, page._log))
    for step in visible(page.strip.steps, QLabel):
        assert small.rect().contains(area(small, step))
    view = page.view
    shown = view.mapFromScene(view.sceneRect()).boundingRect()
    assert view.viewport().rect().adjusted(-1, -1, 1, 1).contains(shown)
    width, height = view.table.arrangement.size
    for thing in (
        *view.table.arrangement.places,
        *view.table.arrangement.pieces,
        *view.table.arrangement.marks,
    ):
        rect = thing.rect
        assert rect.x >= 0, thing.id
        assert rect.y >= 0, thing.id
        assert rect.x + rect.w <= width, thing.id
        assert rect.y + rect.h <= height, thing.id


def test_the_curtain_fits(small: MainWindow) -> None:
    page = sit_down(small, players=LONG, look=False)
    for language in LANGUAGES:
        speak(language)
        QApplication.processEvents()
        assert (small.width(), small.height()) == (1024, 700)
        for widget in visible(page.curtain, QWidget):
            assert small.rect().contains(area(small, widget)), widget


def test_shelf_and_new_games_fit(small: MainWindow) -> None:
    for game in GAMES:
        sit_down(small, seats=4, players=LONG, key=game)
    for open_page in (small.show_shelf, *(partial(small.new_game, box) for box in SHELF)):
        open_page()
        for language in LANGUAGES:
            speak(language)
            QApplication.processEvents()
            check_layout(small)


@every_game
def test_the_table_is_large_even_in_a_small_window(small: MainWindow, game: str) -> None:
    page = sit_down(small, key=game)
    assert page.view.transform().m11() > 0.5
    assert page.view.width() > 0.7 * small.width()


@every_game
@pytest.mark.parametrize("curtain", [False])
def test_a_turn_can_be_played_in_a_small_window(
    small: MainWindow, game: str, curtain: bool
) -> None:
    page = sit_down(small, seats=4, players=LONG, key=game)
    robot = Robot(page.view)
    for _ in range(8):
        before = len(page.source.record.moves)
        robot.drag(page.view.table.arrangement.offers[0])
        assert len(page.source.record.moves) == before + 1


def test_the_log_can_be_hidden_for_more_room(small: MainWindow) -> None:
    page = sit_down(small)
    before = page.view.width()
    page.strip.log.click()
    QApplication.processEvents()
    assert page.view.width() > before
    assert not page._log.isVisible()
    small.show_shelf()
    assert not sit_down(small)._log.isVisible()


@pytest.mark.parametrize("curtain", [False])
def test_pages_come_without_windows_of_their_own(window: MainWindow, curtain: bool) -> None:
    """A widget that is shown before it has a parent flashes up beside the window."""
    for open_page in (
        lambda: sit_down(window),
        window.show_shelf,
        lambda: window.new_game(SHELF[0]),
    ):
        open_page()
        QApplication.processEvents()
        assert window.isActiveWindow()


def test_the_pass_button_keeps_its_words_inside(small: MainWindow) -> None:
    page = sit_down(small)
    do(page, PlaceHouse)
    for language in LANGUAGES:
        speak(language)
        QApplication.processEvents()
        place = page.view.table.place("pass")
        assert place is not None
        assert place.name
        assert any(offer.move == Pass() for offer in page.view.table.arrangement.offers)
