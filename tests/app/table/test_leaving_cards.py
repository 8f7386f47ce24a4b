"""Candy Hunters: whoever leaves a card that would score is asked, and the button that does so is
quiet; where the hand does not lie open, nothing of that is seen."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.arrangement import ROOM, Arrangement
from halloween_table.contract.palette import PANEL, PUMPKIN
from halloween_table.contract.pictures import Shape
from halloween_table.engine.game import ONLOOKERS, Seat
from halloween_table.games.candy_hunters.rules.moves import Pass, ScorePattern
from halloween_table.games.candy_hunters.rules.patterns import worth_scoring
from halloween_table.games.candy_hunters.rules.position import Position, Stage
from halloween_table.games.candy_hunters.table import ids
from tests.games.candy_hunters.doing import GAME, offered
from tests.games.candy_hunters.drawing import position_of
from tests.sitting.tower import Watch

from ..playing import ADA, BO, PLAYERS, kit_of, offer_of, place_rect, played, pressed, sit_down
from ..playing import show_position as show

CARD = "og/b."
"""An orange house, a green one to the right of it and a blue one below."""


def pattern(town: str, hand: tuple[int | str, ...] = (CARD, 27)) -> Position:
    return position_of(
        town, stage=Stage.PATTERN, ghost_moves=2, hands=(hand, (20, 21)), deck=(5, 6)
    )


FITS = pattern("o. g. v1\nb. -- --")
"""Worth its two points."""
KID = pattern("oA g. v1\nb. -- --")
"""And a candy."""
GHOSTS = pattern("o1 g2 v.\nb. -- --")
"""For two scare markers: nothing."""
NOWHERE = pattern("o. v1")


def at(window: MainWindow, position: Position) -> TablePage:
    page = sit_down(window)
    show(page, position)
    return page


def press_pass(page: TablePage) -> None:
    page.view.finish()
    Robot(page.view).click(place_rect(page, ids.PASS))


def asked(page: TablePage) -> bool:
    return "Score nothing?" in page.view.bubble_text


def test_three_quick_clicks_pass_one_step(window: MainWindow) -> None:
    """The button of the next one is in the same place."""
    page, watch = at(window, evolve(NOWHERE, stage=Stage.GHOSTS)), Watch()
    page.view.finish()
    page.view.startle.now = watch
    view, spot = page.view.viewport(), Robot(page.view).at(place_rect(page, ids.PASS))
    watch.now += 1
    for click in (QTest.mouseClick, QTest.mouseDClick, QTest.mouseClick):
        click(view, Qt.MouseButton.LeftButton, pos=spot)
        watch.now += 0.1
    assert [row.move for row in page.source.record.moves] == [Pass()]
    assert page.source.position.stage is Stage.PATTERN
    watch.now += 0.3
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=spot)
    assert [row.move for row in page.source.record.moves] == [Pass(), Pass()]


def button_of(arrangement: Arrangement) -> str:
    """The fill of the button that passes."""
    place = next(place for place in arrangement.places if place.id == ids.PASS)
    return next(layer.fill for layer in place.picture if isinstance(layer, Shape))


def seen_by(position: Position, eyes: Seat | None) -> Arrangement:
    kit = kit_of("candy_hunters")
    view = kit.game.view(position, None if eyes == ONLOOKERS else eyes)
    return kit.arranger.arrange(view, eyes, PLAYERS[:2], ROOM)


@pytest.mark.parametrize(("position", "points"), [(FITS, 2), (KID, 4), (GHOSTS, 0), (NOWHERE, 0)])
def test_what_a_card_is_worth(position: Position, points: int) -> None:
    worth = worth_scoring(position, offered(position))
    assert max(worth.values(), default=0) == points
    assert any(isinstance(move, ScorePattern) for move in offered(position)) is (
        position is not NOWHERE
    )


def test_leaving_a_card_that_scores_is_asked_about(window: MainWindow) -> None:
    page = at(window, FITS)
    press_pass(page)
    assert asked(page)
    assert "+2" in page.view.bubble_text
    assert played(page) == []
    press_pass(page)
    assert played(page) == [Pass()]


def test_so_it_is_by_key_and_esc_means_no(window: MainWindow) -> None:
    page = at(window, FITS)
    pressed(page, Qt.Key.Key_Space)
    assert asked(page)
    pressed(page, Qt.Key.Key_Escape)
    assert (played(page), page.view.bubble_text) == ([], "")
    pressed(page, Qt.Key.Key_Space)
    pressed(page, Qt.Key.Key_Return)
    assert played(page) == [Pass()]


def test_it_is_asked_once(window: MainWindow) -> None:
    page = at(window, FITS)
    press_pass(page)
    press_pass(page)
    page.source.undo()
    show(page, FITS)
    press_pass(page)
    assert played(page) == [Pass()]


def test_and_again_where_the_card_would_bring_more(window: MainWindow) -> None:
    page = at(window, FITS)
    press_pass(page)
    press_pass(page)
    page.source.undo()
    show(page, KID)
    press_pass(page)
    assert asked(page)


@pytest.mark.parametrize("position", [GHOSTS, NOWHERE])
def test_leaving_what_brings_nothing_is_not_asked_about(
    window: MainWindow, position: Position
) -> None:
    page = at(window, position)
    assert button_of(page.view.table.arrangement) == PUMPKIN
    press_pass(page)
    assert played(page) == [Pass()]


def test_the_button_is_quiet_where_a_card_scores(window: MainWindow) -> None:
    page = at(window, FITS)
    assert button_of(page.view.table.arrangement) == PANEL
    assert offer_of(page, ScorePattern).invites


@pytest.mark.parametrize("eyes", [BO, None, ONLOOKERS])
def test_nobody_else_sees_anything_of_it(eyes: Seat | None) -> None:
    """Two hands that differ in what they could score look alike."""
    ada, bo = FITS.hunters
    first, *others = ada.hand
    shut = evolve(FITS, hunters=(evolve(ada, hand=(first._replace(card=26), *others)), bo))
    assert worth_scoring(FITS, offered(FITS))
    assert not worth_scoring(shut, offered(shut))
    assert seen_by(FITS, eyes) == seen_by(shut, eyes)


@pytest.mark.parametrize("position", [FITS, GHOSTS, NOWHERE])
def test_a_hand_that_lies_face_down_asks_nothing(position: Position) -> None:
    """As long as its owner knows no more than everybody. But first they look: whatever their cards
    are, the button is quiet."""
    kit = kit_of("candy_hunters")
    arrangement = kit.arranger.arrange(GAME.view(position, None), ADA, PLAYERS[:2], ROOM)
    assert button_of(arrangement) == PANEL
    assert [offer.ask for offer in arrangement.offers] == [""]


def test_where_no_card_is_scored_the_button_is_as_loud_as_ever() -> None:
    kit = kit_of("candy_hunters")
    view = GAME.view(evolve(FITS, stage=Stage.EXCHANGE), None)
    assert button_of(kit.arranger.arrange(view, ADA, PLAYERS[:2], ROOM)) == PUMPKIN
