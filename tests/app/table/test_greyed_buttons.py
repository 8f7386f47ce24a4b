"""Buttons on the table that can do nothing now: the keyboard reaches them, and they say why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from halloween_table.app.program.window import MainWindow
from halloween_table.contract.kit import Figure
from halloween_table.contract.offers import PASS_KEY
from halloween_table.games.halloween.table import ids
from halloween_table.games.halloween.words.legend import SIGNS

from ..haunting import KEY, key, press_place
from ..playing import GAMES, offers, sit_down

WHY = "Before you end your turn, 3 sections must act or rest."


def test_the_end_of_a_turn_that_cannot_end_is_walked_to_and_says_why(window: MainWindow) -> None:
    page = sit_down(window, key=KEY)
    start = page.source.position
    assert not any(offer.gesture.start == ids.END for offer in offers(page))
    page.view.setFocus()
    for _ in range(200):
        key(page, Qt.Key.Key_Tab)
        if page.view.standing_at == ids.END:
            break
    assert page.view.standing_at == ids.END
    key(page, Qt.Key.Key_Return)
    assert WHY in page.view.bubble_text
    assert 'href="#HA-' in page.view.bubble_text
    assert page.view.standing_at == ids.END, "the walk goes on from there"
    assert page.source.position == start


def test_its_key_says_why_too_wherever_the_walk_is(window: MainWindow) -> None:
    page = sit_down(window, key=KEY)
    start = page.source.position
    key(page, Qt.Key.Key_Space)
    assert WHY in page.view.bubble_text
    page.view.hide_bubble()
    key(page, Qt.Key.Key_Tab)
    key(page, Qt.Key.Key_Space)
    assert WHY in page.view.bubble_text
    assert page.source.position == start


@pytest.mark.parametrize("game", GAMES)
def test_the_key_to_pass_is_never_pressed_for_nothing(window: MainWindow, game: str) -> None:
    page = sit_down(window, key=game)
    before = len(page.source.record.moves)
    passes = any(offer.key == PASS_KEY for offer in offers(page))
    key(page, Qt.Key.Key_Space)
    assert passes or page.view.bubble_text
    assert len(page.source.record.moves) == before + passes or page.view.bubble_text


@pytest.mark.parametrize("game", GAMES)
def test_a_button_that_offers_nothing_says_why(window: MainWindow, game: str) -> None:
    page = sit_down(window, key=game)
    offered = {offer.gesture.start for offer in offers(page)}
    for place in page.view.table.arrangement.places:
        waits = place.button and place.own_key is None and not place.explained_at
        if waits and place.id not in offered:
            page.view.hide_bubble()
            page.view.hand.press_button(place)
            assert page.view.bubble_text, place.id


def test_the_question_mark_opens_the_rulebook_at_the_signs(window: MainWindow) -> None:
    page = sit_down(window, key=KEY)
    asked: list[str] = []
    page.rule_asked.connect(asked.append)
    press_place(page, ids.HELP)
    assert asked == [SIGNS]
    chapters = page.source.kit.rulebook.chapters()
    (signs,) = (chapter for chapter in chapters if chapter.anchor == SIGNS)
    assert any(isinstance(block, Figure) for block in signs.blocks)


def test_the_buttons_above_the_table_that_do_nothing_are_passed_over(window: MainWindow) -> None:
    page = sit_down(window)
    strip = page.strip
    assert not strip.undo.isEnabled()
    strip.home.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(4):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert window.focusWidget() not in (strip.undo, strip.redo)
