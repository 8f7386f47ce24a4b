"""A button that has only just come under the mouse, without its doing, is not pressed; nor is one that
has only just begun to do something else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Carry, Press
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Place
from halloween_table.table import speeds
from halloween_table.table.hand.own_keys import defaults
from halloween_table.table.scene.passage import Shown
from halloween_table.table.view import TableView

from ..toys import (
    ASK_RING,
    CAT,
    GATE,
    LEFT,
    LEFT_CLAIMS,
    LEFT_KEY,
    SHUT,
    STONES,
    YARD,
    Heard,
    at,
    click,
    dog_at,
    double_click,
    drag,
    key,
    press,
    release,
)

LATCH = evolve(GATE, id="latch", name="Latch")
"""A button where the gate was."""
LIFT_LATCH = Offer("lift the latch", Press(LATCH.id))


def with_buttons(*buttons: Place, offers: tuple[Offer, ...]) -> Arrangement:
    stones = tuple(place for place in YARD.places if not place.button)
    return evolve(YARD, places=(*stones, *buttons), offers=offers)


SHUT_YARD = with_buttons(GATE, offers=(SHUT,))
LATCHED = with_buttons(LATCH, offers=(LIFT_LATCH,))
RACE = with_buttons(evolve(LEFT_KEY, rect=GATE.rect), offers=(LEFT_CLAIMS,))


class Moment:
    """What time it is."""

    def __init__(self) -> None:
        self.seconds = 5.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def moment(view: TableView) -> Moment:
    """Now: the gate has been there for long."""
    moment = Moment()
    view.show_arrangement(SHUT_YARD)
    view.finish()
    view.startle.now = moment
    return moment


@pytest.mark.parametrize("then", [LATCHED, RACE], ids=["button", "own key"])
@pytest.mark.parametrize("how", [click, double_click])
def test_a_late_press_hits_nobody(
    view: TableView,
    heard: Heard,
    moment: Moment,
    then: Arrangement,
    how: Callable[[TableView, Rect], None],
) -> None:
    view.show_arrangement(then)
    moment.seconds += 0.4
    how(view, GATE.rect)
    assert heard.nothing


@pytest.mark.parametrize("speed", [0, 1, 1.6])
def test_half_a_second_later_it_is_meant(
    view: TableView, heard: Heard, moment: Moment, speed: float
) -> None:
    """Whatever the speed: it is people who need that time."""
    view.set_speed(speed)
    view.show_arrangement(LATCHED)
    moment.seconds += speeds.STARTLE / 1000
    click(view, GATE.rect)
    assert heard.offers == [LIFT_LATCH]


def test_the_third_press_counts_again(view: TableView, heard: Heard, moment: Moment) -> None:
    view.show_arrangement(LATCHED)
    double_click(view, GATE.rect)
    moment.seconds += 0.6
    click(view, GATE.rect)
    assert heard.offers == [LIFT_LATCH]


def test_a_press_that_was_too_early_is_none_when_it_is_released(
    view: TableView, heard: Heard, moment: Moment
) -> None:
    view.show_arrangement(LATCHED)
    press(view, GATE.rect)
    moment.seconds += 0.6
    release(view, GATE.rect)
    assert heard.nothing


def test_a_button_that_was_there_is_pressed(view: TableView, heard: Heard, moment: Moment) -> None:
    """Though others have come, or it has another face or grew."""
    wider = evolve(GATE, name="Wide gate", rect=GATE.rect._replace(w=260))
    beside = evolve(LATCH, rect=Rect(1300, 500, 200, 80))
    view.show_arrangement(with_buttons(wider, beside, offers=(SHUT, LIFT_LATCH)))
    click(view, beside.rect)
    assert heard.nothing
    click(view, GATE.rect)
    assert heard.offers == [SHUT]


def test_a_button_that_was_elsewhere_is_not_meant(
    view: TableView, heard: Heard, moment: Moment
) -> None:
    away = evolve(GATE, rect=Rect(1300, 500, 200, 80))
    view.show_arrangement(with_buttons(LATCH, away, offers=(LIFT_LATCH, SHUT)))
    for rect in (LATCH.rect, away.rect):
        click(view, rect)
    assert heard.nothing


def test_another_change_in_the_meantime_makes_nothing_older(
    view: TableView, heard: Heard, moment: Moment
) -> None:
    view.show_arrangement(LATCHED)
    moment.seconds += 0.3
    view.show_arrangement(evolve(LATCHED))
    click(view, GATE.rect)
    assert heard.nothing
    moment.seconds += 0.3
    click(view, GATE.rect)
    assert heard.offers == [LIFT_LATCH]


# ---- another meaning ----------------------------------------------------------------------------------

BOLT = evolve(SHUT, caption="Bolt it")
"""The same move, where it means another step."""
OPEN = evolve(SHUT, move="open the gate")


def goes_on_with(view: TableView, *offers: Offer) -> None:
    """Each press on the gate brings the next step, in which it means something else."""
    steps = iter(offers)
    view.chosen.connect(lambda _: view.show_arrangement(with_buttons(GATE, offers=(next(steps),))))


@pytest.mark.parametrize("then", [BOLT, OPEN], ids=["caption", "move"])
def test_quick_clicks_on_a_button_do_not_press_what_it_means_then(
    view: TableView, heard: Heard, moment: Moment, then: Offer
) -> None:
    goes_on_with(view, then, SHUT)
    for _ in range(3):
        click(view, GATE.rect)
        moment.seconds += 0.1
    assert heard.offers == [SHUT]
    moment.seconds += 0.3
    click(view, GATE.rect)
    assert heard.offers == [SHUT, then]


def test_nor_after_a_little_scene_that_one_of_them_has_ended(
    view: TableView, heard: Heard, moment: Moment
) -> None:
    """Meanwhile the gate does nothing, or is not even there."""
    view.set_speed(1)
    passing = with_buttons(offers=())
    view.chosen.connect(
        lambda _: view.show_arrangement(
            with_buttons(GATE, offers=(BOLT,)), on_the_way=[Shown(lambda: passing)]
        )
    )
    click(view, GATE.rect)
    assert view.underway
    click(view, GATE.rect)
    assert not view.underway
    click(view, GATE.rect)
    assert heard.offers == [SHUT]


def test_what_means_the_same_again_can_be_pressed_at_once(
    view: TableView, heard: Heard, moment: Moment
) -> None:
    """Also if it did nothing for a while."""
    nothing = with_buttons(GATE, offers=())
    for between in ((), (nothing,)):
        for arrangement in (*between, SHUT_YARD):
            view.show_arrangement(arrangement)
        click(view, GATE.rect)
    assert heard.offers == [SHUT, SHUT]


def test_quick_clicks_do_not_answer_a_question_that_nobody_has_read(
    view: TableView, heard: Heard, moment: Moment
) -> None:
    view.show_arrangement(evolve(SHUT_YARD, offers=(evolve(SHUT, ask="Lock yourselves out?"),)))
    click(view, GATE.rect)
    for _ in range(2):
        moment.seconds += 0.1
        double_click(view, GATE.rect)
    assert heard.nothing
    assert "Lock yourselves out?" in view.bubble_text
    moment.seconds += 0.4
    click(view, GATE.rect)
    assert heard.chosen == [SHUT.move]


def test_a_quick_click_elsewhere_says_no(view: TableView, heard: Heard, moment: Moment) -> None:
    view.show_arrangement(evolve(SHUT_YARD, offers=(evolve(SHUT, ask="Lock yourselves out?"),)))
    click(view, GATE.rect)
    click(view, STONES["44"])
    assert not view.bubble_text
    assert heard.chosen == []


def test_a_key_presses_what_a_button_means_now(
    view: TableView, heard: Heard, moment: Moment
) -> None:
    goes_on_with(view, evolve(BOLT, key="Space"), SHUT)
    click(view, GATE.rect)
    key(view, Qt.Key.Key_Space)
    assert [offer.caption for offer in heard.offers] == [SHUT.caption, BOLT.caption]


# ---- what the mouse has brought -----------------------------------------------------------------------


def test_what_the_mouse_itself_has_brought_can_be_pressed_at_once(
    view: TableView, heard: Heard, moment: Moment
) -> None:
    view.chosen.connect(
        lambda offer: view.show_arrangement(LATCHED if offer == SHUT else SHUT_YARD)
    )
    for _ in range(2):
        click(view, GATE.rect)
    assert heard.offers == [SHUT, LIFT_LATCH]


def test_so_can_what_came_of_a_piece_that_is_led(
    view: TableView, heard: Heard, moment: Moment
) -> None:
    view.show_arrangement(dog_at("22"))
    latched = evolve(dog_at("23"), places=LATCHED.places, offers=LATCHED.offers)
    view.led.connect(lambda *_: view.show_arrangement(latched))
    drag(view, STONES["22"], STONES["23"])
    assert heard.led
    click(view, GATE.rect)
    assert heard.offers == [LIFT_LATCH]


def test_so_can_what_came_of_a_question_that_was_answered_on_the_bubble(
    view: TableView, heard: Heard, moment: Moment
) -> None:
    asked = evolve(ASK_RING, gesture=Press(GATE.id))
    view.show_arrangement(evolve(SHUT_YARD, offers=(asked,)))
    moment.seconds += 1
    view.chosen.connect(lambda _: view.show_arrangement(LATCHED))
    click(view, GATE.rect)
    QTest.mouseClick(view._bubble, LEFT)
    click(view, GATE.rect)
    assert heard.chosen == [asked.move, LIFT_LATCH.move]


def test_keys_are_never_deaf(view: TableView, heard: Heard, moment: Moment) -> None:
    view.set_seat_keys(defaults())
    view.show_arrangement(evolve(RACE, offers=(LEFT_CLAIMS, evolve(LEFT_CLAIMS, key="Space"))))
    own = defaults().keys[0, "claim"]
    QApplication.sendEvent(view, own.event(QEvent.Type.KeyPress))
    assert len(heard.offers) == 1 or view.hand.gesture is not None
    view.show_arrangement(LATCHED)
    key(view, Qt.Key.Key_Tab)
    key(view, Qt.Key.Key_Return)
    assert heard.offers[-1] == LIFT_LATCH


def test_pieces_and_places_are_as_ever(view: TableView, heard: Heard, moment: Moment) -> None:
    view.show_arrangement(evolve(LATCHED, pieces=(CAT,)))
    click(view, STONES["44"])
    assert heard.astray == [Press("44")]
    click(view, CAT.rect)
    assert heard.astray[-1] == Carry("cat", CAT.place)


def test_a_piece_that_lies_on_a_new_button_is_taken(
    view: TableView, heard: Heard, moment: Moment
) -> None:
    lying = evolve(CAT, place=LATCH.id, rect=LATCH.rect.inset(10))
    offer = Offer("cat goes", Carry("cat", "44"))
    view.show_arrangement(evolve(LATCHED, pieces=(lying,), offers=(offer,)))
    drag(view, lying.rect, STONES["44"])
    assert heard.offers == [offer]


def test_whoever_finishes_what_moves_has_seen_it(
    view: TableView, heard: Heard, moment: Moment
) -> None:
    view.show_arrangement(LATCHED)
    view.finish()
    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, GATE.rect))
    assert heard.offers == [LIFT_LATCH]
