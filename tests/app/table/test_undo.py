"""Undo and redo in the window: keys, buttons and the curtain's own link."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.arrangement import ROOM
from halloween_table.games.candy_hunters.rules.moves import (
    Displace,
    Exchange,
    MoveGhost,
    Pass,
    PlaceHouse,
    PlaceKid,
)
from halloween_table.games.candy_hunters.rules.position import Stage
from halloween_table.games.rest_in_peace.rules.moves import Play
from halloween_table.store.store import Store
from tests.games.candy_hunters.drawing import position_of
from tests.games.gestures import aim

from ..playing import (
    ADA,
    BO,
    do,
    kept,
    lift_curtain,
    offer_of,
    offers,
    show_position,
    sit_down,
    table,
)

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def click(button: object) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]


def undo_by_key(page: TablePage) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_Z, CTRL)


def redo_by_key(page: TablePage) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_Y, CTRL)


def redo_by_other_key(page: TablePage) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_Z, CTRL | SHIFT)


def shows(page: TablePage) -> bool:
    """Whether the table shows the sitting as it is."""
    sitting = page.source
    expected = sitting.kit.arranger.arrange(sitting.view, sitting.eyes, sitting.players, ROOM)
    standing = tuple(offer for offer in expected.offers if page.arranging.stands(offer))
    return page.view.table.arrangement == evolve(expected, offers=standing)


@pytest.mark.parametrize(
    ("undo", "redo"),
    [
        (undo_by_key, redo_by_key),
        (undo_by_key, redo_by_other_key),
        (lambda page: click(page.strip.undo), lambda page: click(page.strip.redo)),
    ],
    ids=["Ctrl+Z and Ctrl+Y", "Ctrl+Z and Ctrl+Shift+Z", "buttons"],
)
@pytest.mark.parametrize(
    ("game", "played"),
    [("candy_hunters", (PlaceHouse, Pass, Pass)), ("rest_in_peace", (Play, Play, Play))],
)
def test_undo_and_redo(
    window: MainWindow,
    store: Store,
    game: str,
    played: tuple[type[Any], ...],
    undo: object,
    redo: object,
) -> None:
    page = sit_down(window, key=game)
    positions = [page.source.position]
    for kind in played:
        do(page, kind)
        positions.append(page.source.position)
    for position in reversed(positions[:-1]):
        undo(page)  # type: ignore[operator]
        assert page.source.position == position
        assert kept(store, page).snapshot == position
        assert shows(page)
    assert not page.strip.undo.isEnabled()
    for position in positions[1:]:
        redo(page)  # type: ignore[operator]
        assert page.source.position == position
        assert shows(page)
    assert not page.strip.redo.isEnabled()


def test_undo_stops_at_the_card_that_was_drawn(window: MainWindow) -> None:
    page = sit_down(window)
    do(page, PlaceHouse, Pass, Pass, Exchange)
    position = page.source.position
    assert not page.strip.undo.isEnabled()
    undo_by_key(page)
    assert page.source.position == position


def test_behind_the_curtain_the_one_before_may_take_the_last_move_back(
    window: MainWindow,
) -> None:
    page = sit_down(window)
    do(page, PlaceHouse, Pass, Pass, Pass, PlaceKid)
    assert page.curtain.isVisible()
    assert page.curtain._undo.isVisible()
    click(page.curtain._undo)
    assert page.source.position.stage is Stage.KID
    assert page.curtain._heading.text() == "Next to play: Ada", "anybody may have pressed it"
    assert not page.curtain._undo.isVisible()
    lift_curtain(page)
    assert page.source.eyes == ADA
    assert shows(page)
    redo_by_key(page)
    assert page.curtain.isVisible()


@pytest.mark.parametrize("game", ["candy_hunters", "rest_in_peace"])
def test_two_keys_show_nobody_s_hand_from_under_the_curtain(window: MainWindow, game: str) -> None:
    page = sit_down(window, key=game)
    play_until_the_curtain_falls(page)
    record, awaited = page.source.record, page.source.next_seat
    hidden = page.view.table.arrangement
    for press in (undo_by_key, undo_by_key, redo_by_key):
        press(page)
        QApplication.processEvents()
        assert page.curtain.isVisible()
        assert page.source.eyes is None
    assert page.source.record == record
    assert page.source.next_seat == awaited
    assert page.view.table.arrangement == hidden


def play_until_the_curtain_falls(page: TablePage) -> None:
    while not page.source.curtain_down:
        page.view.finish()
        sitting = page.source
        sitting.play(next(iter(sitting.kit.game.moves(sitting.position, sitting.eyes))))
    QApplication.processEvents()
    page.view.finish()


def test_the_curtain_offers_no_undo_where_there_is_none(window: MainWindow) -> None:
    page = sit_down(window, look=False)
    assert page.curtain.isVisible()
    assert not page.curtain._undo.isVisible()


def test_once_the_next_one_is_there_nothing_is_taken_back(window: MainWindow) -> None:
    page = sit_down(window)
    do(page, PlaceHouse, Pass, Pass, Pass, PlaceKid)
    click(page.curtain._ready)
    assert page.source.eyes == BO
    assert not page.strip.undo.isEnabled()
    position = page.source.position
    undo_by_key(page)
    assert page.source.position == position


@pytest.mark.parametrize("curtain", [False])
def test_without_a_curtain_the_last_move_can_be_taken_back_until_the_next(
    window: MainWindow, curtain: bool
) -> None:
    page = sit_down(window)
    do(page, PlaceHouse, Pass, Pass, Pass, PlaceKid)
    assert page.source.eyes == BO
    click(page.strip.undo)
    assert page.source.eyes == ADA
    click(page.strip.redo)
    do(page, PlaceHouse)
    click(page.strip.undo)
    assert page.source.eyes == BO
    assert not page.strip.undo.isEnabled()


def test_escape_takes_a_started_shove_back(window: MainWindow) -> None:
    page = sit_down(window)
    position = position_of("o1 v2 gA b.", stage=Stage.GHOSTS, hands=([1, 2], [3, 4]), deck=[9])
    show_position(page, position)
    robot = Robot(page.view)
    robot.drag(
        next(
            offer
            for offer in offers(page)
            if isinstance(offer.move, MoveGhost) and aim(offer) == "cell:1:0"
        )
    )
    assert page.source.position.pending
    assert page.view.hand.gesture is not None
    assert offer_of(page, Displace)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.source.position.pending
    assert page.source.position == position
    assert page.view.hand.gesture is None


def test_a_held_down_ctrl_z_undoes_once(window: MainWindow) -> None:
    page = sit_down(window)
    from PySide6.QtGui import QShortcut

    heard = [shortcut for shortcut in page.findChildren(QShortcut) if shortcut.isEnabled()]
    assert heard
    assert not any(shortcut.autoRepeat() for shortcut in heard)


def test_after_going_home_the_curtain_still_takes_the_last_move_back(window: MainWindow) -> None:
    """Whoever opens the game again may be anybody: the one who moved is called first."""
    page = sit_down(window)
    do(page, PlaceHouse, Pass, Pass, Pass, PlaceKid)
    assert page.curtain._undo.isVisible()
    record = page.source.record
    window.show_shelf()
    window.resume_game(window._store.unfinished()[0])
    page = table(window)
    QApplication.processEvents()
    assert page.curtain._heading.text() == "Next to play: Bo"
    click(page.curtain._undo)
    assert page.source.record.moves == record.moves[:-1]
    assert page.source.eyes is None
    assert page.curtain._heading.text() == "Next to play: Ada"
    assert not page.curtain._undo.isVisible(), "one's own moves are taken back at the table"
    lift_curtain(page)
    assert page.source.eyes == ADA
    do(page, PlaceKid)
    assert page.curtain._undo.isVisible()
