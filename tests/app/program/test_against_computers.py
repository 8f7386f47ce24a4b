"""Whole games of one person against computers, through the window: by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.offers import Offer
from halloween_table.engine.chance import Chance
from halloween_table.engine.record import replay
from halloween_table.store.store import Store

from ..playing import GAMES, PLAYERS, kept, kit_of, offers, sit_down

ADA = 0
PATIENCE = 60_000
"""Milliseconds after which a computer is given up."""
IN_TURN = [game for game in GAMES if kit_of(game).minds is not None and kit_of(game).undo]
"""Games in which people and computers take turns. A race has tests of its own."""


@pytest.fixture(autouse=True)
def _at_once(preferences: Preferences) -> None:
    preferences.computer_pace = "quick"


def offer_like_a_computer(page: TablePage) -> Offer:
    """What somebody would do here who thinks as little as the easy ones; by lot some games would
    hardly ever end."""
    sitting = page.source
    minds = sitting.kit.minds
    assert minds is not None
    thinker, chance = minds.thinker("easy"), Chance(sitting.history.last)
    known = sitting.history.known_to(ADA)
    move = thinker.mind.choose(known, ADA, chance, thinker.budget).move
    return next(offer for offer in offers(page) if offer.move == move and not offer.then)


def play_against(page: TablePage, gesture: Callable[[Offer], None], qtbot: QtBot) -> None:
    """To the end. Nobody is called to the screen, and no card of a computer is seen."""
    sitting = page.source
    while sitting.outcome is None:
        page.view.finish()
        assert not page.curtain.isVisible()
        assert sitting.eyes == sitting.at == ADA
        if page.computers.busy:
            qtbot.waitUntil(lambda: not page.computers.busy, timeout=PATIENCE)
            continue
        before = sitting.history.last
        gesture(offer_like_a_computer(page))
        assert sitting.history.last > before


def check_end(window: MainWindow, page: TablePage, store: Store, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    saved = kept(store, page)
    assert saved.ended
    assert saved.record.players == page.source.players
    assert replay(page.source.kit.game, saved.record) == page.source.position
    decided = {played.actor for played in saved.record.moves}
    assert decided >= set(range(len(saved.record.players)))


def sit_down_alone(window: MainWindow, game: str) -> TablePage:
    """Against as many computers as there is room for, at most three."""
    rivals = tuple(evolve(player, mind="easy") for player in PLAYERS[1:])
    return sit_down(window, seats=4, key=game, players=(PLAYERS[ADA], *rivals), look=False)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=[pytest.mark.long] if game == "halloween" else [])
        for game in IN_TURN
    ],
)
def test_a_whole_game_against_computers_by_mouse(
    window: MainWindow, store: Store, qtbot: QtBot, game: str
) -> None:
    page = sit_down_alone(window, game)
    play_against(page, Robot(page.view).drag, qtbot)
    check_end(window, page, store, qtbot)


def test_a_whole_game_against_computers_by_keyboard(
    window: MainWindow, store: Store, qtbot: QtBot
) -> None:
    page = sit_down_alone(window, "rest_in_peace")
    play_against(page, Robot(page.view).type, qtbot)
    check_end(window, page, store, qtbot)
