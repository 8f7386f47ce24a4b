"""Whole games through the window: by mouse, by clicks alone, by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.program.robot import Robot, Stuck
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.offers import Offer
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import OPEN
from halloween_table.engine.record import replay
from halloween_table.games.rest_in_peace.rules.position import Psychics
from halloween_table.store.store import Store

from ..playing import (
    GAMES,
    PLAYERS,
    keep_finished,
    kept,
    kit_of,
    lift_curtain,
    lift_curtain_by_key,
    play_out,
    sit_down,
    table,
    visible,
    whole_record,
)
from ..seeking import be_ready_by_key, press

RICHEST: dict[str, dict[str, Any]] = {
    "candy_hunters": {"haunted": True, "large_ghost": True},
    "rest_in_peace": {"psychics": Psychics.ALL},
}
"""The options with which most can happen."""

SEEDS = {"booo": 147}
"""Of games that come to their end soon, where that makes a difference."""

every_game = pytest.mark.parametrize("game", GAMES)
long_ones_later = pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.long] if game == "halloween" else []) for game in GAMES],
)


class Typist(Robot):
    """Walks with nothing but Tab, and presses keys that belong to a seat."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page.view)
        self._page = page

    def type(self, offer: Offer) -> None:
        place = self._view.table.place(offer.gesture.start)
        if place is not None and place.own_key is not None:
            press(self._page, place.own_key.seat, place.own_key.use)
        else:
            super().type(offer)

    def _walk_to(self, id_: str) -> None:
        for _ in range(200):
            if self._view.standing_at == id_:
                return
            QTest.keyClick(self._view, Qt.Key.Key_Tab)
        raise Stuck(f"Tab does not reach {id_}")


def check_end(window: MainWindow, page: TablePage, store: Store, qtbot: QtBot) -> None:
    """The end page shows everybody's points, and the record tells the same game."""
    sitting = page.source
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    saved, game = kept(store, page), sitting.kit.game
    assert saved.ended
    assert saved.outcome == sitting.outcome
    assert saved.snapshot == sitting.position
    assert replay(game, saved.record) == sitting.position
    outcome = game.outcome(sitting.position)
    assert outcome is not None
    shown = visible(window.page, QLabel)
    labels = [label.text() for label in shown]
    for standing in outcome.standings:
        assert f"{standing.rank}. {sitting.players[standing.seat].name}" in labels
        for score in (score for score in standing.scores if score.count):
            assert sitting.kit.voice.score(score) in labels
    by_seat = sorted(outcome.standings, key=lambda standing: standing.seat)
    totals = [str(standing.points) for standing in by_seat]
    large = [label.text() for label in shown if label.objectName() == "heading"]
    assert [text for text in large if text in totals] == totals
    title = window.page._title.text()  # type: ignore[attr-defined]
    assert all(sitting.players[seat].name in title for seat in outcome.winners)
    assert store.unfinished() == ()


@every_game
def test_a_whole_game_by_dragging(
    window: MainWindow, store: Store, qtbot: QtBot, game: str
) -> None:
    page = sit_down(window, key=game, seed=SEEDS.get(game, 31))
    play_out(page, Robot(page.view).drag, lift_curtain, seed=1)
    check_end(window, page, store, qtbot)


@long_ones_later
@pytest.mark.parametrize("curtain", [False])
def test_a_whole_game_by_clicks_alone(
    window: MainWindow, store: Store, qtbot: QtBot, game: str, curtain: bool
) -> None:
    page = sit_down(window, key=game, seed=SEEDS.get(game, 31), first=1, **RICHEST.get(game, {}))
    play_out(page, Robot(page.view).click_through, lift_curtain, seed=2)
    check_end(window, page, store, qtbot)


@every_game
def test_a_whole_game_by_keyboard_alone(
    window: MainWindow, store: Store, qtbot: QtBot, game: str
) -> None:
    seed, richest = SEEDS.get(game, 31), RICHEST.get(game, {})
    page = sit_down(window, seats=3, seed=seed, key=game, first=1, look=False, **richest)
    be_ready_by_key(page)
    play_out(page, Typist(page).type, lift_curtain_by_key, seed=3)
    check_end(window, page, store, qtbot)


# ---- after the game -------------------------------------------------------------------------------


@pytest.fixture(params=GAMES)
def ended(window: MainWindow, qtbot: QtBot, request: pytest.FixtureRequest) -> TablePage:
    """A game that is over, and its table behind the points."""
    window._resume(request.param, keep_finished(window, request.param))
    page = table(window)
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    return page


def end_page(window: MainWindow) -> EndPage:
    page = window.page
    assert isinstance(page, EndPage)
    return page


def test_from_the_end_one_can_look_at_the_table_and_come_back(
    window: MainWindow, ended: TablePage, qtbot: QtBot
) -> None:
    record = ended.source.record
    QTest.mouseClick(end_page(window)._table, Qt.MouseButton.LeftButton)
    watched = table(window)
    assert watched is not ended
    assert watched.source.history.record == record
    assert watched.source.at_the_end
    assert watched.source.eyes == OPEN
    assert watched.bar.isVisible()
    assert watched.strip.result.isVisible()
    assert not watched.view.table.arrangement.offers
    QTest.mouseClick(watched.strip.result, Qt.MouseButton.LeftButton)
    assert end_page(window).isVisible()


@pytest.mark.parametrize("curtain", [False])
def test_the_last_move_can_be_taken_back_after_the_end(
    window: MainWindow, qtbot: QtBot, curtain: bool
) -> None:
    """Where the end teaches nobody anything."""
    record, _ = whole_record("candy_hunters")
    game, (*moves, last) = kit_of("candy_hunters").game, record.moves
    record = evolve(record, moves=tuple(moves))
    id_ = window._store.new_game(record, replay(game, record), Codec(game))
    window._resume("candy_hunters", id_)
    ended = table(window)
    ended.source.play(last.move)
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    QTest.mouseClick(end_page(window)._undo, Qt.MouseButton.LeftButton)
    assert table(window) is ended
    assert ended.source.outcome is None
    assert ended.view.table.arrangement.offers
    assert not ended.strip.result.isVisible()
    QTest.mouseClick(ended.strip.redo, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))


def test_a_rematch_keeps_the_seats(window: MainWindow, ended: TablePage, store: Store) -> None:
    before = ended.source.record
    QTest.mouseClick(end_page(window)._rematch, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    record = table(window).source.record
    assert record.players == PLAYERS[:2]
    assert record.options == evolve(before.options, first=1 - before.options.first)
    assert record.seed != before.seed
    assert record.moves == ()
    assert len(store.unfinished()) == 1


def test_from_the_end_back_to_the_shelf(window: MainWindow, ended: TablePage) -> None:
    QTest.mouseClick(end_page(window)._shelf, Qt.MouseButton.LeftButton)
    assert window.page is window.shelf
    assert not window.shelf.waiting.cards
    (card,) = window.shelf.cards
    assert card.header.id == ended.source.id
    assert card.hasFocus()
