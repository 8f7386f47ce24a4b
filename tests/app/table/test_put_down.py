"""Of a hand that was held up nothing is left when it is put down, whatever somebody did meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.pictures import Picture
from halloween_table.games.candy_hunters.rules.moves import (
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from halloween_table.games.candy_hunters.table import ids as town
from halloween_table.games.rest_in_peace.rules.moves import Play
from halloween_table.table.hand.gestures import Choosing

from ..looking import click_line, told_moments
from ..playing import ADA, BO, do, sit_down
from .test_peeking import DOWN, SCORES_EARLY, UP, card_at, every_game, faces, key_of, press, send

FIRST = {"candy_hunters": PlaceHouse, "rest_in_peace": Play}


@pytest.fixture
def preferences(preferences: Preferences) -> Preferences:
    preferences.hiding = "peek"
    return preferences


def in_hand(page: TablePage) -> list[Picture]:
    """What the cards show that somebody holds, also on their way."""
    table = page.view.table
    hands = {place.id for place in table.arrangement.places if place.own_key is not None}
    items = (
        table.piece_item(piece.id) for piece in table.arrangement.pieces if piece.place in hands
    )
    return [item.picture for item in items if item is not None]


@every_game
def test_a_closer_look_at_a_card_goes_at_once(window: MainWindow, game: str) -> None:
    page = sit_down(window, key=game)
    table, at = page.view.viewport(), card_at(page, 1)
    send(page, key_of(ADA), DOWN)
    QApplication.sendEvent(table, QHelpEvent(QEvent.Type.ToolTip, at, table.mapToGlobal(at)))
    assert tooltips()
    send(page, key_of(ADA), UP)
    assert not tooltips()


def tooltips() -> list[str]:
    """Those that are seen now."""
    shown = (it for it in QApplication.topLevelWidgets() if it.inherits("QTipLabel"))
    return [it.metaObject().className() for it in shown if it.isVisible()]


@every_game
def test_what_was_read_of_it_goes_too(window: MainWindow, game: str) -> None:
    page = sit_down(window, key=game)
    send(page, key_of(ADA), DOWN)
    QTest.keyClick(window, Qt.Key.Key_F5)
    assert page._notice.isVisible()
    send(page, key_of(ADA), UP)
    assert not page._notice.isVisible()


def test_what_everybody_may_read_stays(window: MainWindow) -> None:
    page = sit_down(window)
    QTest.keyClick(window, Qt.Key.Key_F8)
    send(page, key_of(ADA), DOWN)
    send(page, key_of(ADA), UP)
    assert page._notice.isVisible()


@every_game
def test_cards_turn_over_at_once_while_everything_else_glides(
    window: MainWindow, preferences: Preferences, game: str
) -> None:
    preferences.pace = "normal"
    page = sit_down(window, key=game)
    page.view.finish()
    (back,) = set(in_hand(page))
    send(page, key_of(ADA), DOWN)
    do(page, FIRST[game])
    assert page.view.table.motion.running
    assert back not in in_hand(page), "whoever plays on still holds them up"
    send(page, key_of(ADA), UP)
    assert page.view.table.motion.running
    assert set(in_hand(page)) == {back}


def test_a_release_that_is_lost_puts_them_down_when_the_mouse_comes_back(
    window: MainWindow,
) -> None:
    page = sit_down(window)
    press(page, card_at(page, 1))
    assert page.source.eyes == ADA
    table, at, none = page.view.viewport(), QPointF(30, 30), Qt.MouseButton.NoButton
    plain = Qt.KeyboardModifier.NoModifier
    back = QMouseEvent(QEvent.Type.MouseMove, at, table.mapToGlobal(at), none, none, plain)
    QApplication.sendEvent(table, back)
    assert page.source.eyes is None
    assert page.view.hand.gesture is None


def test_a_finger_turns_them_up_and_down(window: MainWindow) -> None:
    page, device = sit_down(window), QTest.createTouchDevice()
    table, at = page.view.viewport(), card_at(page, 1)
    QTest.touchEvent(window, device, False).press(0, at, table).commit()
    assert page.source.eyes == ADA
    QTest.touchEvent(window, device, False).release(0, at, table).commit()
    assert page.source.eyes is None


def test_whoever_turns_them_up_while_pieces_glide_does_not_leave_them_up(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.pace = "normal"
    page = sit_down(window)
    do(page, PlaceHouse)
    assert page.view.table.motion.running
    page.view.uses.use(town.HAND)
    assert page.source.eyes == ADA
    page.view.finish()
    QApplication.processEvents()
    window.show_shelf()
    assert page.source.eyes is None


# ---- looking back ---------------------------------------------------------------------------------


def test_whoever_looks_back_while_they_are_up_sees_nobody_s(window: MainWindow) -> None:
    page = sit_down(window)
    do(page, PlaceHouse)
    send(page, key_of(ADA), DOWN)
    click_line(page, told_moments(page)[0])
    assert page.shown is not page.source
    assert page.shown.eyes is page.source.eyes is None
    send(page, key_of(ADA), UP)
    assert len(faces(page)) == 1


def test_whoever_asks_what_happened_meanwhile_sees_nobody_s(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.away_played = False
    page = sit_down(window)
    do(page, PlaceHouse, Pass, Pass, Pass, PlaceKid)
    assert page.source.at == BO
    send(page, key_of(BO), DOWN)
    assert page.source.eyes == BO
    QTest.keyClick(window, Qt.Key.Key_F4)
    assert page.shown is not page.source
    assert page.shown.eyes is page.source.eyes is None


def test_nothing_is_held_up_at_an_earlier_moment(window: MainWindow) -> None:
    page = sit_down(window)
    do(page, PlaceHouse)
    page.look_back(0)
    send(page, key_of(ADA), DOWN)
    assert page.source.eyes is None
    send(page, key_of(ADA), UP)


def test_whoever_wanted_to_there_turns_them_up_by_one_press_afterwards(window: MainWindow) -> None:
    page = sit_down(window)
    do(page, PlaceHouse)
    page.look_back(0)
    page.view.uses.use(town.HAND)
    page.watching.leave()
    page.view.uses.use(town.HAND)
    assert page.source.eyes == ADA


# ---- what is being chosen -------------------------------------------------------------------------


def sit_where_a_card_scores(window: MainWindow) -> TablePage:
    """Ada holds her cards up."""
    page = sit_down(window, seed=SCORES_EARLY)
    do(page, PlaceHouse, Pass)
    send(page, key_of(ADA), DOWN)
    return page


def test_a_question_about_them_goes_down_with_them(window: MainWindow) -> None:
    page = sit_where_a_card_scores(window)
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert isinstance(page.view.hand.gesture, Choosing)
    assert page.view.bubble_text
    send(page, key_of(ADA), UP)
    assert page.view.hand.gesture is None
    assert not page.view.bubble_text


def test_a_choice_on_the_town_grows_and_shrinks_with_it(window: MainWindow) -> None:
    page = sit_where_a_card_scores(window)
    offers = [o for o in page.view.table.arrangement.offers if isinstance(o.move, ScorePattern)]
    page.view.hand.make(offers, town.TOWN, page.view.mapToScene(QPoint(400, 300)))
    send(page, key_of(ADA), UP)
    before = covered(page)
    window.resize(1024, 700)
    page.view.camera.sharpen_now()
    assert covered(page) == before


def covered(page: TablePage) -> set[str]:
    """The spots of the town that the choice is about."""
    assert isinstance(page.view.hand.gesture, Choosing)
    spots = {place.rect: place.id for place in page.view.table.arrangement.places}
    return {spots[cover.rect] for cover in page.view.hand.gesture.current.covers}


# ---- settings -------------------------------------------------------------------------------------


@every_game
def test_a_curtain_falls_before_cards_that_lay_face_down(
    window: MainWindow, preferences: Preferences, game: str
) -> None:
    page = sit_down(window, key=game)
    preferences.hiding = "curtain"
    assert page.curtain.isVisible()
    assert len(faces(page)) <= 1
