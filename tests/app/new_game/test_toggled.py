"""A screen reader switches what can be switched: it toggles, and nobody clicks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.program.window import MainWindow
from halloween_table.games.shelf import box

from ..playing import keep_finished


def toggle(button: QAbstractButton) -> None:
    found = QAccessible.queryAccessibleInterface(button)
    assert found is not None
    found.actionInterface().doAction("Toggle")


def open_box(window: MainWindow, key: str) -> NewGamePage:
    found = box(key)
    assert found is not None
    window.new_game(found)
    assert isinstance(window.page, NewGamePage)
    return window.page


def test_another_way_to_play(window: MainWindow) -> None:
    page = open_box(window, "booo")
    practice = next(card for card in page._ways.cards if card.way.key == "practice")
    toggle(practice.button)
    page = window.page  # type: ignore[assignment]
    assert page._way.key == "practice"
    QTest.mouseClick(page._start, Qt.MouseButton.LeftButton)
    assert len(window.page.source.players) == 1  # type: ignore[attr-defined]


def test_a_variant_that_is_played_with_or_without(window: MainWindow) -> None:
    page = open_box(window, "candy_hunters")
    card = page._variants["large_ghost"]
    changes: list[bool] = []
    card.changed.connect(lambda: changes.append(card.value))
    toggle(card.option.button)
    assert changes == [True]
    card.choose(False)
    assert changes == [True], "nobody has decided that"


def test_one_of_several_choices(window: MainWindow) -> None:
    page = open_box(window, "halloween")
    card = next(card for card in page._variants.values() if hasattr(card, "options"))
    chosen = next(option for option in card.options if not option.button.isChecked())
    changes: list[object] = []
    card.changed.connect(lambda: changes.append(card.value))
    toggle(chosen.button)
    assert len(changes) == 1
    assert chosen.button.isChecked()


def test_the_games_that_are_over(window: MainWindow) -> None:
    keep_finished(window)
    window.show_shelf()
    window.shelf.turn_to(0)
    toggle(window.shelf._tabs.button(1))
    assert window.shelf._lists.currentWidget() is window.shelf.played
