"""Rest in Peace: what can be taken back, by bringing it back, by Esc and by undo, and what cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.arrangement import ROOM
from halloween_table.contract.offers import Offer, TakeBack
from halloween_table.engine.game import Refusal
from halloween_table.games.rest_in_peace.rules.moves import Play, Stake
from halloween_table.games.rest_in_peace.table import ids
from halloween_table.store.store import Store
from tests.games.rest_in_peace.doing import hand, side
from tests.games.rest_in_peace.drawing import GREEN

from ..playing import (
    ADA,
    drag,
    item_rect,
    kept,
    lift_curtain,
    names_at,
    offers,
    piece_rect,
    play_said,
    played,
    sit_at_duel,
    sleeve_said,
)

LEARNED = "Somebody has learned something new: you cannot go back past that."
HYPNOTISED = "turn blue\ngreen: laid p6 3\nblue: hand 2 5 6 | front p8"
GESTURES = (Robot.drag, Robot.click_through, Robot.type)
CTRL = Qt.KeyboardModifier.ControlModifier


def backs(page: TablePage) -> set[str]:
    """The pieces that can be taken back."""
    return {o.gesture.start for o in offers(page) if isinstance(o.move, TakeBack)}


# ---- bringing it back ---------------------------------------------------------------------------


def test_a_played_ghost_is_dragged_back_to_the_hand(window: MainWindow, store: Store) -> None:
    page = sit_at_duel(window, "green: hand 2 5\nblue: laid 1")
    two, five = sleeve_said(page, "plays 2"), sleeve_said(page, "plays 5")
    play_said(page, "plays 2", "plays 5")
    assert backs(page) == {ids.Card(two), ids.Card(five)}
    drag(page, ids.Card(two), ids.HAND)
    assert played(page) == [Play(five)]
    assert (hand(page.source.position, GREEN), side(page.source.position, GREEN)) == ("2", "5")
    assert item_rect(page, ids.Card(two)) == piece_rect(page, ids.Card(two))
    assert kept(store, page).snapshot == page.source.position


def test_a_played_psychic_is_dragged_back_and_its_choice_with_it(window: MainWindow) -> None:
    page = sit_at_duel(window, "green: hand 3 | front p10\nblue: laid 1")
    psychic, ghost = sleeve_said(page, "plays p10"), sleeve_said(page, "plays 3")
    before = page.source.position
    play_said(page, "plays p10", "names 3", "plays 3")
    drag(page, ids.Card(psychic), ids.Front(ADA))
    assert played(page) == [Play(ghost)]
    drag(page, ids.Card(ghost), ids.HAND)
    assert played(page) == []
    assert page.source.position == before


def test_after_learning_something_nothing_goes_back(window: MainWindow) -> None:
    page = sit_at_duel(window, "green: hand 2 5 | front p3\nblue: hand 1")
    two, five = sleeve_said(page, "plays 2"), sleeve_said(page, "plays 5")
    play_said(page, "plays 2", "plays p3")
    assert backs(page) == set()
    before = played(page)
    drag(page, ids.Card(two), ids.HAND)
    assert LEARNED in page.view.bubble_text
    assert played(page) == before
    assert item_rect(page, ids.Card(two)) == piece_rect(page, ids.Card(two))
    play_said(page, "plays 5")
    assert backs(page) == {ids.Card(five)}, "what was played since still does"


def test_nothing_goes_back_while_a_psychic_waits(window: MainWindow) -> None:
    page = sit_at_duel(window, "green: hand 2 | front p11 | deck\nblue: laid 5 | deck")
    play_said(page, "plays 2")
    assert backs(page)
    play_said(page, "plays p11")
    assert backs(page) == set()
    play_said(page, "chooses blue's 5")
    assert backs(page)


def test_cards_of_an_earlier_turn_stay(window: MainWindow) -> None:
    page = sit_at_duel(window, "green: hand 2 6\nblue: hand 3")
    two = sleeve_said(page, "plays 2")
    play_said(page, "plays 2", "stays")
    lift_curtain(page)
    play_said(page, "plays 3", "stays")
    lift_curtain(page)
    assert page.source.eyes == ADA
    assert backs(page) == set()
    before = played(page)
    drag(page, ids.Card(two), ids.HAND)
    stays = page.source.kit.voice.refusal(Refusal("RP-1.1", "lies_for_good"), ())
    assert stays in page.view.bubble_text
    assert 'href="#RP-1.1"' in page.view.bubble_text
    assert played(page) == before


@pytest.mark.parametrize("gesture", GESTURES)
def test_every_kind_of_gesture_takes_back(
    window: MainWindow, gesture: Callable[[Robot, Offer], None]
) -> None:
    page = sit_at_duel(window, "green: hand 2 5 | front p8\nblue: laid 1")
    two, psychic = sleeve_said(page, "plays 2"), sleeve_said(page, "plays p8")
    play_said(page, "plays 2", "plays p8", "plays 5")
    for taken in (psychic, two):
        back = next(offer for offer in offers(page) if offer.move == TakeBack(Play(taken)))
        gesture(Robot(page.view), back)
    assert [move.card for move in played(page)] == [sleeve_said(page, "plays 5")]


def test_the_first_of_two_stakes_is_dragged_back(window: MainWindow) -> None:
    page = sit_at_duel(window, "round 3  staking green 2\ngreen: hand 2 5 | front p8")
    two, psychic = sleeve_said(page, "stakes 2"), sleeve_said(page, "stakes p8")
    before = page.source.position
    for stake, home in ((two, ids.HAND), (psychic, ids.Front(ADA))):
        page.source.play(Stake(stake))
        assert backs(page) == {ids.Card(stake)}
        drag(page, ids.Card(stake), home)
        assert played(page) == []
        assert page.source.position == before


def test_stakes_of_an_earlier_round_stay(window: MainWindow) -> None:
    page = sit_at_duel(window, "round 3  staking green\ngreen: hand 2 | stakes 5")
    (stake,) = page.source.position.families[ADA].stakes
    assert backs(page) == set()
    drag(page, ids.Card(stake.sleeve), ids.HAND)
    stays = page.source.kit.voice.refusal(Refusal("RP-1.7", "stakes_stay"), ())
    assert stays in page.view.bubble_text
    assert played(page) == []


# ---- undo ---------------------------------------------------------------------------------------


def undo(page: TablePage) -> None:
    QTest.mouseClick(page.strip.undo, Qt.MouseButton.LeftButton)


def redo(page: TablePage) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_Y, CTRL)


def test_everything_open_can_be_undone_and_redone(window: MainWindow, store: Store) -> None:
    page = sit_at_duel(window, "green: hand 2 5 | front p8 p11\nblue: laid 4 1")
    positions = [page.source.position]
    for words in ("plays 2", "plays p8", "plays p11", "chooses blue's 4", "plays 5"):
        play_said(page, words)
        positions.append(page.source.position)
    for position in reversed(positions[:-1]):
        undo(page)
        assert page.source.position == position
        assert kept(store, page).snapshot == position
        assert page.view.table.arrangement == _shown(page)
    assert not page.strip.undo.isEnabled()
    for position in positions[1:]:
        redo(page)
        assert page.source.position == position


def _shown(page: TablePage) -> Any:
    """What the table has to show, but for what cannot be taken back."""
    sitting = page.source
    arrangement = sitting.kit.arranger.arrange(sitting.view, sitting.eyes, sitting.players, ROOM)
    return evolve(
        arrangement,
        offers=tuple(offer for offer in arrangement.offers if page.arranging.stands(offer)),
    )


BARRIERS = {
    "spy": ("green: front p3\nblue: hand 1", "plays p3"),
    "drawn": ("green: front p16 | deck 3 4", "plays p16"),
    "robbed": ("green: front p22\nblue: hand 3", "plays p22"),
    "unseen": (HYPNOTISED, "plays unseen"),
    "round over": ("green: hand 1 | deck 1\nblue: laid 6", "leaves"),
    "turned up": ("staking green  psychics training\ngreen: hand 2", "stakes 2"),
    "revealed": (
        "round 9  staking green\ngreen: hand 2 | stakes p10\nblue: stakes 1",
        "stakes 2",
    ),
}


@pytest.mark.parametrize("learned", BARRIERS)
def test_undo_stops_where_something_was_learned(window: MainWindow, learned: str) -> None:
    drawing, words = BARRIERS[learned]
    page = sit_at_duel(window, drawing)
    play_said(page, words)
    position = page.source.position
    assert not page.strip.undo.isEnabled()
    assert page.strip.undo.toolTip() == LEARNED
    assert not page.curtain._undo.isVisible()
    undo(page)
    assert page.source.position == position
    if not page.source.curtain_down:
        QTest.keyClick(page.view, Qt.Key.Key_Z, CTRL)
        assert LEARNED in page.view.bubble_text
        assert page.source.position == position


def test_a_card_at_round_ten_can_be_taken_back_from_behind_the_curtain(
    window: MainWindow,
) -> None:
    page = sit_at_duel(window, "staking green\ngreen: hand 2 5")
    before = page.source.position
    play_said(page, "stakes 2")
    assert page.curtain._undo.isVisible()
    QTest.mouseClick(page.curtain._undo, Qt.MouseButton.LeftButton)
    assert page.source.position == before
    lift_curtain(page)
    assert page.source.eyes == ADA
    play_said(page, "stakes 5")
    lift_curtain(page)
    assert not page.strip.undo.isEnabled()


def test_the_end_cannot_be_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    """All hands are laid open."""
    page = sit_at_duel(window, "round 3  turn blue  mansions gc gc c\ngreen: hand 1\nblue: hand 1")
    play_said(page, "leaves")
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    window.page.table_asked.emit()  # type: ignore[attr-defined]
    assert not page.strip.undo.isEnabled()
    assert names_at(page, ids.HiddenHand(GREEN)) == ["Leaf ghost of 1"]
