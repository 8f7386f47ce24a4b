"""The robot plays whatever a table can ask for: drags, presses, questions, scenes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve

from halloween_table.app.end_page import EndPage
from halloween_table.app.robot import Robot, Stuck
from halloween_table.app.table_page import TablePage
from halloween_table.app.window import MainWindow
from halloween_table.engine.chance import Chance
from halloween_table.table.contract import Offer, Piece, Rect
from tests.sitting.lanterns import Draw, HandOver, Hang, Light, Snuff

from .playing import lift_curtain, offer_of, offers, sit_at_lanterns

GESTURES = [Robot.drag, Robot.click_through, Robot.type]
Gesture = Callable[[Robot, Offer], None]


@pytest.mark.parametrize("gesture", GESTURES)
@pytest.mark.parametrize("speed", [0, 10_000])
def test_every_kind_of_offer_is_made(window: MainWindow, gesture: Gesture, speed: float) -> None:
    page = sit_at_lanterns(window)
    page.view.set_speed(speed)
    robot, played = Robot(page.view), [Hang, Light, Draw, Snuff, Hang, HandOver]
    for kind in played:
        page.view.finish()
        gesture(robot, offer_of(page, kind))
    assert [type(row.move) for row in page.sitting.record.moves] == played


@pytest.mark.parametrize("gesture", GESTURES)
def test_whole_games_are_played(window: MainWindow, qtbot: object, gesture: Gesture) -> None:
    page, chance = sit_at_lanterns(window, turns=4), Chance(3)
    page.view.set_speed(10_000)
    robot = Robot(page.view)
    while page.sitting.outcome is None:
        page.view.finish()
        if page.sitting.curtain_down:
            lift_curtain(page)
            page.view.finish()
        standing = [offer for offer in offers(page) if offer.invites]
        at, chance = chance.below(len(standing))
        before = page.sitting.record
        gesture(robot, standing[at])
        assert page.sitting.record.moves[:-1] == before.moves
        assert page.sitting.record.moves[-1].move == standing[at].move
    page.view.finish()
    assert isinstance(window.page, EndPage)


@pytest.mark.parametrize("gesture", GESTURES)
def test_a_button_without_a_key_is_pressed_too(window: MainWindow, gesture: Gesture) -> None:
    page = without_keys(sit_at_lanterns(window))
    gesture(Robot(page.view), offer_of(page, HandOver))
    assert [row.move for row in page.sitting.record.moves] == [HandOver()]


def without_keys(page: TablePage) -> TablePage:
    keyless = tuple(evolve(offer, key="") for offer in offers(page))
    page.view.show_arrangement(evolve(page.view.table.arrangement, offers=keyless))
    return page


def test_a_piece_is_taken_where_nothing_lies_on_it(window: MainWindow) -> None:
    page = sit_at_lanterns(window)
    arrangement = page.view.table.arrangement
    lamp = next(piece for piece in arrangement.pieces if piece.id == "lamp:0")
    lid = Rect(lamp.rect.x, lamp.rect.y, lamp.rect.w, lamp.rect.h * 0.8)
    covering = Piece("lid", "basket", lid, lamp.picture, "Lid", order=9)
    page.view.show_arrangement(evolve(arrangement, pieces=(*arrangement.pieces, covering)))
    robot = Robot(page.view)
    robot.drag(offer_of(page, Hang))
    assert [type(row.move) for row in page.sitting.record.moves] == [Hang]
    page.view.show_arrangement(
        evolve(
            arrangement, pieces=(*arrangement.pieces, evolve(covering, rect=lamp.rect.inset(-9)))
        )
    )
    with pytest.raises(Stuck):
        robot.grip("lamp:0")
