"""A piece that is led: every place that the pointer comes to is a step, and no tremble is."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.contract.gestures import Carry, Lead, Press
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Place
from halloween_table.table.look import looks
from halloween_table.table.scene import z_values
from halloween_table.table.scene.passage import Shown
from halloween_table.table.view import TableView

from ..toys import (
    BONE,
    DOG,
    GATE,
    LEAD_DOG,
    LEFT,
    LEFT_KEY,
    NOWHERE,
    SHUT,
    STONES,
    TOYS,
    YARD,
    Heard,
    at,
    click,
    dog_at,
    double_click,
    drag,
    key,
    lit,
    move,
    pixel_of,
    point_at,
    press,
    rect_of,
    release,
    unled,
)

Key = Qt.Key


@pytest.fixture
def yard(view: TableView) -> TableView:
    view.show_arrangement(YARD)
    return view


def move_to(view: TableView, x: float, y: float) -> None:
    QTest.mouseMove(view.viewport(), pixel_of(view, QPointF(x, y)))


def obey(view: TableView) -> None:
    """From now on the dog goes where it is led."""
    view.led.connect(lambda lead: view.show_arrangement(dog_at(lead.path[-1])))


# ---- leading --------------------------------------------------------------------------------


def test_each_stone_that_the_pointer_comes_to_is_told(yard: TableView, heard: Heard) -> None:
    press(yard, DOG.rect)
    assert heard.nothing
    for stone in ("23", "13", "12"):
        move(yard, STONES[stone])
    release(yard, STONES["12"])
    assert heard.led == [Lead("dog", ("23",)), Lead("dog", ("13",)), Lead("dog", ("12",))]
    assert not heard.chosen
    assert not heard.astray


def test_the_piece_stays_where_the_rules_have_it(yard: TableView) -> None:
    press(yard, DOG.rect)
    move(yard, STONES["24"])
    assert rect_of(yard, "dog") == DOG.rect
    assert yard.hand.gesture is None
    assert not lit(yard)
    item = yard.table.piece_item("dog")
    assert item is not None
    assert item.z == z_values.PIECE + DOG.order
    release(yard, STONES["24"])
    assert rect_of(yard, "dog") == DOG.rect


def test_a_wobble_on_a_border_is_no_step(yard: TableView, heard: Heard) -> None:
    """A tenth of the stone beyond its edge is still the same stone; there and back, too."""
    press(yard, DOG.rect)
    for _ in range(5):
        move_to(yard, 608, 450)
        move_to(yard, 592, 450)
    assert heard.nothing
    move_to(yard, 614, 450)
    assert heard.led == [Lead("dog", ("23",))]
    for _ in range(5):
        move_to(yard, 592, 450)
        move_to(yard, 608, 450)
    assert heard.led == [Lead("dog", ("23",))]
    move_to(yard, 586, 450)
    assert heard.led == [Lead("dog", ("23",)), Lead("dog", ("22",))]


def test_a_fast_move_misses_no_stone(yard: TableView, heard: Heard) -> None:
    press(yard, DOG.rect)
    move(yard, STONES["20"])
    move(yard, STONES["24"])
    assert heard.led == [Lead("dog", ("21", "20")), Lead("dog", ("21", "22", "23", "24"))]


def test_a_fast_slanting_move_tells_the_stones_it_crosses(yard: TableView, heard: Heard) -> None:
    """From the middle of the yard to a corner of it, not quite along the diagonal."""
    press(yard, DOG.rect)
    move_to(yard, 750, 600)
    assert heard.led == [Lead("dog", ("23", "33", "34"))]


def test_a_corner_that_is_only_brushed_is_no_step(yard: TableView, heard: Heard) -> None:
    press(yard, DOG.rect)
    move_to(yard, 656, 550)
    assert heard.led == [Lead("dog", ("33",))]


def test_between_places_and_over_buttons_nothing_is_told(yard: TableView, heard: Heard) -> None:
    press(yard, DOG.rect)
    move(yard, STONES["24"])
    del heard.led[:]
    move_to(yard, 900, 450)
    move(yard, GATE.rect)
    move(yard, LEFT_KEY.rect)
    assert heard.nothing
    move_to(yard, 900, 450)
    move(yard, STONES["24"])
    assert heard.nothing


def test_the_gesture_survives_what_comes_of_it(yard: TableView, heard: Heard) -> None:
    obey(yard)
    press(yard, DOG.rect)
    for stone in ("23", "24", "14"):
        move(yard, STONES[stone])
    release(yard, STONES["14"])
    assert [[*lead.path] for lead in heard.led] == [["23"], ["24"], ["14"]]
    assert rect_of(yard, "dog") == STONES["14"].inset(20)
    move(yard, STONES["13"])
    assert len(heard.led) == 3


def test_the_gesture_survives_a_glide(yard: TableView, heard: Heard) -> None:
    yard.set_speed(10_000)
    obey(yard)
    press(yard, DOG.rect)
    move(yard, STONES["23"])
    assert yard.table.motion.running
    move(yard, STONES["24"])
    assert [[*lead.path] for lead in heard.led] == [["23"], ["24"]]


CUR_IN_THE_YARD = evolve(
    YARD,
    pieces=(evolve(DOG, id="cur"), BONE),
    offers=(Offer("cur goes on", Lead("cur", ("12",))), SHUT),
)


@pytest.mark.parametrize(
    "arrangement",
    [unled(dog_at("23")), CUR_IN_THE_YARD, TOYS],
)
def test_it_ends_when_the_piece_is_led_no_longer(
    yard: TableView, heard: Heard, arrangement: object
) -> None:
    press(yard, DOG.rect)
    yard.show_arrangement(arrangement)  # type: ignore[arg-type]
    yard.show_arrangement(YARD)
    move(yard, STONES["24"])
    release(yard, STONES["24"])
    assert heard.nothing


def test_a_little_scene_ends_it(yard: TableView, heard: Heard) -> None:
    yard.set_speed(10_000)
    press(yard, DOG.rect)
    yard.show_arrangement(YARD, on_the_way=[Shown(lambda: dog_at("00"))])
    yard.finish()
    move(yard, STONES["24"])
    release(yard, STONES["24"])
    assert heard.nothing


def test_out_of_the_view_it_ends(yard: TableView, heard: Heard) -> None:
    yard.camera.zoom_by(2)
    press(yard, DOG.rect)
    QTest.mouseMove(yard.viewport(), QPoint(-5, 250))
    move(yard, STONES["23"])
    release(yard, STONES["23"])
    assert heard.nothing


def test_a_lost_release_ends_it(yard: TableView, heard: Heard) -> None:
    """The button was let go over another window."""
    press(yard, DOG.rect)
    here, none = QPointF(at(yard, STONES["24"])), Qt.MouseButton.NoButton
    modifiers = Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(QEvent.Type.MouseMove, here, here, none, none, modifiers)
    QApplication.sendEvent(yard.viewport(), event)
    move(yard, STONES["20"])
    assert heard.nothing
    release(yard, STONES["20"])


def test_it_begins_anywhere_on_the_place_of_the_piece(yard: TableView, heard: Heard) -> None:
    corner = Rect(502, 402, 4, 4)
    assert yard.table.piece_at(QPointF(504, 404)) is None
    press(yard, corner)
    move(yard, STONES["12"])
    assert heard.led == [Lead("dog", ("12",))]


def test_the_way_back_to_where_it_lies_is_told_too(yard: TableView, heard: Heard) -> None:
    press(yard, DOG.rect)
    move(yard, STONES["23"])
    move(yard, STONES["22"])
    assert heard.led == [Lead("dog", ("23",)), Lead("dog", ("22",))]


def test_another_button_of_the_mouse_changes_nothing(yard: TableView, heard: Heard) -> None:
    yard.camera.zoom_by(1.5)
    before = point_at(yard, QPoint(0, 0))
    press(yard, DOG.rect)
    press(yard, DOG.rect, Qt.MouseButton.RightButton)
    move(yard, STONES["23"])
    assert heard.led == [Lead("dog", ("23",))]
    assert point_at(yard, QPoint(0, 0)) == before


def test_a_right_button_leads_nothing(yard: TableView, heard: Heard) -> None:
    press(yard, DOG.rect, Qt.MouseButton.RightButton)
    move(yard, STONES["23"])
    release(yard, STONES["23"], Qt.MouseButton.RightButton)
    assert heard.nothing


def test_keys_go_on_while_it_is_led(yard: TableView, heard: Heard) -> None:
    yard.show_arrangement(evolve(YARD, offers=(LEAD_DOG, evolve(SHUT, key="5"))))
    press(yard, DOG.rect)
    key(yard, Key.Key_5)
    move(yard, STONES["23"])
    assert heard.chosen == [SHUT.move]
    assert heard.led == [Lead("dog", ("23",))]


# ---- calling by a click -----------------------------------------------------------------------


@pytest.mark.parametrize("stone", ["23", "24", "00"])
def test_a_click_calls_the_piece(yard: TableView, heard: Heard, stone: str) -> None:
    """Also where something lies that cannot be taken: the bone."""
    press(yard, STONES[stone])
    assert heard.nothing
    release(yard, STONES[stone])
    assert heard.led == [Lead("dog", (stone,))]
    assert not heard.astray


def test_quick_clicks_call_it_on(yard: TableView, heard: Heard) -> None:
    obey(yard)
    double_click(yard, STONES["23"])
    assert [[*lead.path] for lead in heard.led] == [["23"]]
    QTest.mouseDClick(yard.viewport(), LEFT, pos=at(yard, STONES["24"]))
    release(yard, STONES["24"])
    assert [[*lead.path] for lead in heard.led] == [["23"], ["24"]]


def test_a_click_survives_a_change_of_the_table(yard: TableView, heard: Heard) -> None:
    """The clock may ring while somebody clicks."""
    press(yard, STONES["23"])
    yard.show_arrangement(YARD)
    release(yard, STONES["23"])
    assert heard.led == [Lead("dog", ("23",))]


def test_a_click_on_the_piece_itself_does_nothing(yard: TableView, heard: Heard) -> None:
    click(yard, DOG.rect)
    click(yard, Rect(502, 402, 4, 4))
    assert heard.nothing


def test_a_drag_that_begins_elsewhere_calls_nobody(yard: TableView, heard: Heard) -> None:
    drag(yard, STONES["00"], STONES["04"])
    drag(yard, BONE.rect, STONES["04"])
    assert heard.nothing
    assert rect_of(yard, "bone") == BONE.rect


def test_empty_ground_and_stones_can_still_be_dragged(yard: TableView, heard: Heard) -> None:
    yard.camera.zoom_by(1.5)
    before = point_at(yard, QPoint(0, 0))
    drag(yard, NOWHERE, NOWHERE._replace(x=600, y=700))
    assert point_at(yard, QPoint(0, 0)) != before
    click(yard, NOWHERE)
    assert heard.nothing


def test_a_button_is_a_button(yard: TableView, heard: Heard) -> None:
    click(yard, GATE.rect)
    assert heard.chosen == [SHUT.move]
    assert not heard.led


def test_a_piece_that_can_be_taken_is_taken(yard: TableView, heard: Heard) -> None:
    yard.show_arrangement(evolve(YARD, offers=(LEAD_DOG, Offer("fetch", Carry("bone", "00")))))
    drag(yard, BONE.rect, STONES["00"])
    assert heard.chosen == ["fetch"]
    assert not heard.led


def test_with_nothing_led_a_click_asks_about_the_place(yard: TableView, heard: Heard) -> None:
    yard.show_arrangement(unled(dog_at("22", fixed=True)))
    click(yard, STONES["23"])
    assert heard.astray == [Press("23")]
    assert not heard.led


# ---- how it looks, and the keyboard ------------------------------------------------------------


def test_a_led_piece_has_the_halo_of_one_that_can_be_taken(yard: TableView) -> None:
    assert yard.table._halos["dog"].picture == looks.halo(DOG.picture, DOG.rect)
    assert "bone" not in yard.table._halos
    yard.show_arrangement(unled(dog_at("22")))
    assert "dog" not in yard.table._halos


def test_the_pointer_tells_that_it_can_be_led(yard: TableView) -> None:
    for rect, shape in (
        (DOG.rect, Qt.CursorShape.OpenHandCursor),
        (Rect(502, 402, 4, 4), Qt.CursorShape.OpenHandCursor),
        (STONES["24"], Qt.CursorShape.ArrowCursor),
        (GATE.rect, Qt.CursorShape.PointingHandCursor),
    ):
        move(yard, rect)
        assert yard.viewport().cursor().shape() == shape


def test_a_piece_that_keys_lead_is_no_stop_of_the_walk(yard: TableView, heard: Heard) -> None:
    step = Offer("step", Lead("dog", ("12",)), key="Up")
    yard.show_arrangement(evolve(YARD, offers=(step, SHUT)))
    stops = set()
    for _ in range(3):
        key(yard, Key.Key_Tab)
        stops.add(yard.standing_at)
    assert stops == {"left claims", "right claims", "gate"}
    while yard.standing_at != "gate":
        yard.focusNextPrevChild(False)
    key(yard, Key.Key_Up)
    assert yard.standing_at == "gate"
    key(yard, Key.Key_Return)
    assert heard.chosen == ["step", SHUT.move]


def test_a_wide_place_under_all_others_is_left_at_once(yard: TableView, heard: Heard) -> None:
    """Whoever comes from the lawn between the stones has left it on the first stone."""
    lawn = Place("lawn", Rect(250, 150, 600, 600), "Lawn")
    yard.show_arrangement(evolve(YARD, places=(*YARD.places, lawn)))
    press(yard, DOG.rect)
    move(yard, STONES["20"])
    move_to(yard, 270, 450)
    move(yard, STONES["20"])
    assert [[*lead.path] for lead in heard.led] == [["21", "20"], ["lawn"], ["20"]]


def test_a_screen_reader_hears_where_the_piece_has_come(
    yard: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(yard, "announce", said.append)
    yard.show_arrangement(YARD)
    assert not said
    yard.show_arrangement(dog_at("23"))
    assert said == [DOG.name]
