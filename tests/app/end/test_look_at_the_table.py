"""From the result back to the table: to look at it with all hands open, or to take the last move
back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.end.page import EndPage
from halloween_table.app.program.window import MainWindow
from halloween_table.engine.game import OPEN

from ..looking import assert_shows, click, come_to_the_end, cursor, key, plays, scrub, watch
from ..playing import GAMES, table

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_it_is_seen_as_it_ended_with_all_hands_open(window: MainWindow, game: str) -> None:
    _, end = come_to_the_end(window, game)
    click(end._table)
    page = table(window)
    assert page.bar.isVisible()
    assert not page.bar.back.isVisible()
    assert cursor(page) == page.source.history.last
    assert page.source.eyes == OPEN
    assert not plays(page)
    assert_shows(page, page.source.history.position, OPEN)
    key(page, Qt.Key.Key_Left)
    assert_shows(page, page.source.history.moments[-2].position, OPEN)


@every_game
def test_result_leads_back(window: MainWindow, game: str) -> None:
    _, end = come_to_the_end(window, game)
    told = end._title.text()
    for _ in range(2):
        click(end._table)
        page = table(window)
        scrub(page, 3)
        assert not page.strip.result.isVisible()
        scrub(page, page.source.history.last)
        click(page.strip.result)
        again = window.page
        assert isinstance(again, EndPage)
        assert again is not end
        assert again._title.text() == told
        end = again


def test_a_game_from_the_shelf_leads_to_its_result_too(window: MainWindow) -> None:
    page = watch(window)
    key(page, Qt.Key.Key_End)
    click(page.strip.result)
    end = window.page
    assert isinstance(end, EndPage)
    assert not end._undo.isVisible()
    click(end._table)
    assert table(window).source.eyes == OPEN


@every_game
def test_the_last_move_is_taken_back_where_undo_does_it(window: MainWindow, game: str) -> None:
    page, end = come_to_the_end(window, game)
    moves = page.source.record.moves
    assert end._undo.isVisible() == page.source.can_undo
    if page.source.can_undo:
        click(end._undo)
        assert window.page is page
        assert page.source.record.moves == moves[:-1]
        assert page.source.outcome is None
        (header,) = window._store.unfinished()
        assert (header.id, header.moves) == (page.source.id, len(moves) - 1)
        if page.source.curtain_down:
            return
        page.source.play(moves[-1].move, moves[-1].actor)
        QApplication.processEvents()
        assert isinstance(window.page, EndPage)


def test_somewhere_it_can_be_taken_back_and_somewhere_not(window: MainWindow) -> None:
    """So that the test above is about both."""
    can = {game: come_to_the_end(window, game)[0].source.can_undo for game in GAMES}
    assert set(can.values()) == {True, False}


@every_game
def test_whoever_has_seen_all_hands_takes_nothing_back(window: MainWindow, game: str) -> None:
    _, end = come_to_the_end(window, game)
    click(end._table)
    page = table(window)
    QTest.keyClick(page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.source.history.outcome is not None
    click(page.strip.result)
    again = window.page
    assert isinstance(again, EndPage)
    assert not again._undo.isVisible()


@every_game
def test_the_result_of_a_game_stands_beside_it_on_the_shelf(window: MainWindow, game: str) -> None:
    page, end = come_to_the_end(window, game)
    click(end._shelf)
    assert window.page is window.shelf
    (card,) = window.shelf.cards
    assert card.header.id == page.source.id
    assert card.header.ended
    assert card.hasFocus()
