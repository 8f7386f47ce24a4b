"""The robot plays whatever a table can ask for: drags, presses, questions, scenes, keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.program.robot import Robot, Stuck
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.gestures import Lead
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece
from halloween_table.engine.chance import Chance
from halloween_table.table.hand.own_keys import defaults
from halloween_table.table.view import TableView
from tests.sitting.lanterns import Draw, HandOver, Hang, Light, Snuff
from tests.table.toys import LEFT_CLAIMS, YARD, dog_at

from ..playing import lift_curtain, offer_of, offers, sit_at_lanterns

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
    assert [type(row.move) for row in page.source.record.moves] == played


@pytest.mark.parametrize("gesture", GESTURES)
def test_whole_games_are_played(window: MainWindow, qtbot: object, gesture: Gesture) -> None:
    page, chance = sit_at_lanterns(window, turns=4), Chance(3)
    page.view.set_speed(10_000)
    robot = Robot(page.view)
    while page.source.outcome is None:
        page.view.finish()
        if page.source.curtain_down:
            lift_curtain(page)
            page.view.finish()
        standing = [offer for offer in offers(page) if offer.invites]
        at, chance = chance.below(len(standing))
        before = page.source.record
        gesture(robot, standing[at])
        assert page.source.record.moves[:-1] == before.moves
        assert page.source.record.moves[-1].move == standing[at].move
    page.view.finish()
    assert isinstance(window.page, EndPage)


@pytest.mark.parametrize("gesture", GESTURES)
def test_a_button_without_a_key_is_pressed_too(window: MainWindow, gesture: Gesture) -> None:
    page = without_keys(sit_at_lanterns(window))
    gesture(Robot(page.view), offer_of(page, HandOver))
    assert [row.move for row in page.source.record.moves] == [HandOver()]


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
    assert [type(row.move) for row in page.source.record.moves] == [Hang]
    page.view.show_arrangement(
        evolve(
            arrangement, pieces=(*arrangement.pieces, evolve(covering, rect=lamp.rect.inset(-9)))
        )
    )
    with pytest.raises(Stuck):
        robot.grip("lamp:0")


# ---- leading, and keys of one's own -------------------------------------------------------------


@pytest.fixture
def yard(qtbot: QtBot) -> TableView:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(800, 500)
    view.set_speed(0)
    view.set_seat_keys(defaults())
    view.show()
    view.show_arrangement(YARD)
    return view


def told(view: TableView) -> list[str]:
    """The stones that the dog is led over from now on; it follows."""
    seen: list[str] = []

    def follow(lead: Lead) -> None:
        assert lead.piece == "dog"
        seen.extend(lead.path)
        view.show_arrangement(dog_at(lead.path[-1]))

    view.led.connect(follow)
    return seen


@pytest.mark.parametrize("per_event", [1, 2, 3, 9])
def test_a_piece_is_led(yard: TableView, per_event: int) -> None:
    seen, way = told(yard), ["23", "24"]
    Robot(yard).lead("dog", way, per_event)
    Robot(yard).lead("dog", ["14", "04"], per_event)
    assert seen == [*way, "14", "04"]
    assert yard.table.piece("dog") == dog_at("04").pieces[0]


@pytest.mark.parametrize("gesture", [Robot.drag, Robot.click_through])
def test_an_offer_of_a_led_piece_is_a_step(yard: TableView, gesture: Gesture) -> None:
    seen = told(yard)
    gesture(Robot(yard), Offer("step", Lead("dog", ("23",)), key="Right"))
    assert seen == ["23"]


def test_an_offer_of_a_led_piece_is_typed(yard: TableView) -> None:
    made: list[Offer] = []
    yard.chosen.connect(made.append)
    step = Offer("step", Lead("dog", ("23",)), key="Right")
    yard.show_arrangement(evolve(YARD, offers=(step,)))
    Robot(yard).type(step)
    assert made == [step]


@pytest.mark.parametrize("gesture", GESTURES)
def test_a_button_with_a_key_of_its_own_is_pressed(yard: TableView, gesture: Gesture) -> None:
    made: list[Offer] = []
    yard.chosen.connect(made.append)
    gesture(Robot(yard), LEFT_CLAIMS)
    assert made == [LEFT_CLAIMS]


def test_a_key_of_ones_own_is_pressed(yard: TableView) -> None:
    made: list[Offer] = []
    yard.chosen.connect(made.append)
    claim = defaults().key(0, "claim")
    assert claim is not None
    Robot(yard).press_key(evolve(claim, qt_key=0x0419, label="Й"))
    assert made == [LEFT_CLAIMS]


def test_a_key_goes_to_whoever_has_the_keyboard(qtbot: QtBot, yard: TableView) -> None:
    made: list[Offer] = []
    yard.chosen.connect(made.append)
    desk, line = QWidget(), QLineEdit()
    row = QHBoxLayout(desk)
    row.addWidget(yard)
    row.addWidget(line)
    qtbot.addWidget(desk)
    desk.show()
    line.setFocus()
    claim = defaults().key(0, "claim")
    assert claim is not None
    Robot(yard).press_key(claim)
    yard.setParent(None)
    assert line.text() == "Q"
    assert not made
