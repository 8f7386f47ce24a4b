"""Choosing a way and variants on the page for a new game, as people do."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.new_game.variant_cards import ChoiceCard, CompactCard

from .fitting import settle


def choose_way(page: NewGamePage, key: str) -> None:
    """By a click on its card."""
    (card,) = [card for card in page._ways.cards if card.way.key == key]
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    settle()


def choose_in_list(page: NewGamePage, variant: str, at: int) -> None:
    """From the list of a variant that is shown as one line."""
    card = page._variants[variant]
    assert isinstance(card, CompactCard)
    card.choice.setCurrentIndex(at)
    card.choice.activated.emit(at)
    settle()


def choose_option(page: NewGamePage, variant: str, at: int) -> None:
    """Of a variant that shows all its choices."""
    card = page._variants[variant]
    assert isinstance(card, ChoiceCard)
    QTest.mouseClick(card.options[at].button, Qt.MouseButton.LeftButton)
    settle()
