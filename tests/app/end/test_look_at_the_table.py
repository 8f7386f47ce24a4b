"""From the result back to the table: to look at it with all hands open, or to take the last move
back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from halloween_table.app.end.page import EndPage
from halloween_table.app.program.window import MainWindow
from halloween_table.engine.game import OPEN

from ..looking import assert_shows, click, come_to_the_end, cursor, key, plays, scrub, watch
from ..playing import GAMES, kit_of, lift_curtain, table

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
        assert not again._undo.isVisible(), "whoever has seen all hands takes nothing back"
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


@pytest.mark.parametrize("game", ["candy_hunters", "halloween"])
def test_the_last_move_is_taken_back(window: MainWindow, game: str) -> None:
    page, end = come_to_the_end(window, game)
    moves = page.source.record.moves
    click(end._undo)
    assert window.page is page
    assert page.source.record.moves == moves[:-1]
    assert page.source.next_seat == moves[-1].actor
    if page.curtain.isVisible():  # where people have secrets: anybody may have pressed it
        lift_curtain(page)
    assert page.source.eyes == moves[-1].actor
    (header,) = window._store.unfinished()
    assert (header.id, header.moves) == (page.source.id, len(moves) - 1)
    page.source.play(moves[-1].move, moves[-1].actor)
    QApplication.processEvents()
    assert isinstance(window.page, EndPage)
    assert window._store.count_finished() == 1


@pytest.mark.parametrize("game", ["rest_in_peace", "booo"])
def test_it_is_not_offered_where_undo_does_not_go(window: MainWindow, game: str) -> None:
    """Cards were turned up by the last move, or nothing is ever undone."""
    page, end = come_to_the_end(window, game)
    assert not page.source.can_undo
    assert not end._undo.isVisible()


@every_game
def test_what_cost_most_is_a_press_away_where_somebody_can_say_it(
    window: MainWindow, game: str
) -> None:
    _, end = come_to_the_end(window, game)
    assert end._review.isVisible() is (kit_of(game).reviewer is not None)
    if end._review.isVisible():
        click(end._review)
        page = table(window)
        assert page.reviewing is not None
        assert page.bar.review.isChecked()
        assert page.reviewing.busy
        page.reviewing.stop()
