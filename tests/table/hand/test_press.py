"""Targets that a press chooses, questions that are asked first, and moves that can be taken back."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.contract.gestures import Carry, Pick, Press
from halloween_table.contract.offers import Offer, TakeBack
from halloween_table.contract.pictures import Rect
from halloween_table.table.hand.gestures import Carrying, Choosing
from halloween_table.table.look import looks
from halloween_table.table.scene import z_values
from halloween_table.table.view import TableView

from ..toys import (
    ASK_RING,
    BELL,
    BLOCK_TO_FLOOR,
    BLOCKS,
    BOX,
    CARD,
    CARD_LEFT,
    CAT,
    CAT_TO_CHAIR,
    CAT_TO_FLOOR,
    CHAIR,
    FLOOR,
    NOWHERE,
    PRESS_CARD,
    PRESS_CAT,
    RUG,
    SHELF,
    TARGETS,
    TOYS,
    Heard,
    click,
    double_click,
    drag,
    dragging,
    held_down,
    key,
    lit,
    move,
    press,
    rect_of,
    release,
)
from ..toys import at as screen

Key = Qt.Key


@pytest.fixture
def targets(view: TableView) -> TableView:
    view.show_arrangement(TARGETS)
    return view


def stand_at(view: TableView, id_: str) -> None:
    for _ in range(20):
        if view.standing_at == id_:
            return
        key(view, Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {id_}")


def question(view: TableView) -> str:
    return view.bubble_text if isinstance(view.hand.gesture, Choosing) else ""


# ---- pressing ---------------------------------------------------------------------------------


def test_a_click_on_a_target_makes_the_move_at_once(targets: TableView, heard: Heard) -> None:
    click(targets, CAT.rect)
    assert heard.chosen == [PRESS_CAT.move]
    assert targets.hand.gesture is None
    assert not lit(targets)


def test_nothing_happens_before_the_button_is_let_go(targets: TableView, heard: Heard) -> None:
    press(targets, CAT.rect)
    assert heard.nothing
    release(targets, CAT.rect)
    assert heard.chosen == [PRESS_CAT.move]


def test_a_small_tremble_of_the_hand_is_still_a_press(targets: TableView, heard: Heard) -> None:
    press(targets, CAT.rect)
    QTest.mouseMove(targets.viewport(), screen(targets, CAT.rect) + QPoint(2, 2))
    release(targets, CAT.rect)
    assert heard.chosen == [PRESS_CAT.move]


def test_a_target_can_be_dragged_to_its_place_too(targets: TableView, heard: Heard) -> None:
    with dragging(targets, CAT.rect, CHAIR):
        assert lit(targets) == {"chair"}
        assert rect_of(targets, "cat") == looks.lifted(Rect(550, 150, 100, 100))
    release(targets, CHAIR)
    assert heard.chosen == [PRESS_CAT.move]


def test_a_target_that_is_dragged_elsewhere_is_not_pressed(
    targets: TableView, heard: Heard
) -> None:
    drag(targets, CAT.rect, RUG[3])
    assert heard.astray == [Carry("cat", "rug:3")]
    assert not heard.chosen
    drag(targets, CAT.rect, NOWHERE)
    assert not heard.chosen
    assert rect_of(targets, "cat") == CAT.rect


def test_a_drag_that_comes_back_is_no_press(targets: TableView, heard: Heard) -> None:
    press(targets, CAT.rect)
    move(targets, FLOOR)
    move(targets, CAT.rect)
    release(targets, CAT.rect)
    assert heard.nothing
    assert targets.hand.gesture is None


def test_what_can_only_be_pressed_lights_no_place(targets: TableView, heard: Heard) -> None:
    with dragging(targets, CARD.rect, CHAIR):
        assert not lit(targets)
    release(targets, CHAIR)
    assert heard.astray == [Carry("card", "chair")]
    click(targets, CARD.rect)
    assert heard.chosen == [PRESS_CARD.move]


def test_enter_presses_a_target(targets: TableView, heard: Heard) -> None:
    stand_at(targets, "card")
    key(targets, Key.Key_Return)
    assert heard.chosen == [PRESS_CARD.move]


def test_enter_that_repeats_presses_nothing(targets: TableView, heard: Heard) -> None:
    stand_at(targets, "card")
    held_down(targets, Key.Key_Return)
    assert heard.nothing


def test_a_double_click_presses_a_target_once(targets: TableView, heard: Heard) -> None:
    """Even if the table has not changed, or has the same target again."""
    double_click(targets, CAT.rect)
    assert heard.chosen == [PRESS_CAT.move]
    assert targets.hand.gesture is None
    click(targets, CAT.rect)
    assert heard.chosen == [PRESS_CAT.move] * 2


def test_the_second_half_of_a_double_click_may_become_a_drag(
    targets: TableView, heard: Heard
) -> None:
    click(targets, CARD.rect)
    QTest.mouseDClick(targets.viewport(), Qt.MouseButton.LeftButton, pos=screen(targets, CAT.rect))
    move(targets, FLOOR)
    move(targets, CHAIR)
    release(targets, CHAIR)
    assert heard.chosen == [PRESS_CARD.move, PRESS_CAT.move]


def test_a_target_is_pressed_also_with_another_piece_in_the_hand(
    targets: TableView, heard: Heard
) -> None:
    click(targets, BLOCKS[2].rect)
    assert isinstance(targets.hand.gesture, Carrying)
    click(targets, CARD.rect)
    assert heard.chosen == [PRESS_CARD.move]
    assert rect_of(targets, "block:2") == BLOCKS[2].rect


def test_another_piece_can_be_dragged_with_one_in_the_hand(view: TableView, heard: Heard) -> None:
    click(view, CAT.rect)
    drag(view, BLOCKS[2].rect, FLOOR)
    assert heard.chosen == [BLOCK_TO_FLOOR.move]


@pytest.mark.parametrize("digit", [0, 1])
@pytest.mark.parametrize("keypad", [True, False])
def test_the_key_of_a_target_presses_it(
    view: TableView, heard: Heard, digit: int, keypad: bool
) -> None:
    """Zero too, which would show the whole table otherwise."""
    view.show_arrangement(evolve(TOYS, offers=(evolve(PRESS_CARD, key=str(digit)),)))
    modifiers = Qt.KeyboardModifier
    key(view, Qt.Key(0x30 + digit), modifiers.KeypadModifier if keypad else modifiers.NoModifier)
    assert heard.chosen == [PRESS_CARD.move]


@pytest.mark.parametrize("pressed", [0x41A, 0x451, 0x01000060, 0xFFFFFF])
def test_keys_of_any_keyboard_do_no_harm(view: TableView, heard: Heard, pressed: int) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, pressed, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)
    assert not event.isAccepted()
    assert heard.nothing


# ---- several offers for one press -----------------------------------------------------------------

WAYS = tuple(Offer(name, Pick("cat"), (), name) for name in ("stroke", "feed", "wake"))


@pytest.fixture
def ways(view: TableView) -> TableView:
    view.show_arrangement(evolve(TOYS, offers=WAYS))
    return view


def test_several_offers_for_one_press_are_turned_through(ways: TableView, heard: Heard) -> None:
    click(ways, CAT.rect)
    assert "stroke" in question(ways)
    assert "1 of 3" in question(ways)
    assert "Place" not in question(ways)
    key(ways, Key.Key_R)
    assert "feed" in question(ways)
    click(ways, CAT.rect)
    assert heard.chosen == ["feed"]


def test_several_offers_for_one_press_by_keyboard(ways: TableView, heard: Heard) -> None:
    stand_at(ways, "cat")
    key(ways, Key.Key_Return)
    assert heard.nothing
    key(ways, Key.Key_Left)
    assert "wake" in question(ways)
    key(ways, Key.Key_Return)
    assert heard.chosen == ["wake"]


def test_a_double_click_does_not_choose_among_them(ways: TableView, heard: Heard) -> None:
    double_click(ways, CAT.rect)
    assert question(ways)
    assert heard.nothing


def test_a_target_that_covers_something_is_shown_first(view: TableView, heard: Heard) -> None:
    view.show_arrangement(evolve(TOYS, offers=(evolve(CARD_LEFT, gesture=Pick("card")),)))
    click(view, CARD.rect)
    assert "left" in question(view)
    assert {item.rect for item in view.table.lights.covers} == {RUG[0].inset(1), RUG[1].inset(1)}
    click(view, RUG[0])
    assert heard.chosen == [CARD_LEFT.move]


# ---- how targets look -------------------------------------------------------------------------------


def test_a_target_has_a_frame_over_it_instead_of_a_rim_under_it(targets: TableView) -> None:
    frame, rim = targets.table._halos["cat"], targets.table._halos["block:2"]
    cat, block = targets.table.piece_item("cat"), targets.table.piece_item("block:2")
    assert cat is not None
    assert block is not None
    assert frame.picture == looks.TARGET
    assert cat.z < frame.z < cat.z + 1 - z_values.HALO_BELOW
    assert rim.picture == looks.halo(block.picture, block.rect)
    assert rim.z < block.z


def test_the_frame_rises_with_the_piece_and_goes_with_the_drag(targets: TableView) -> None:
    press(targets, CAT.rect)
    assert targets.table._halos["cat"].picture == looks.halo(
        CAT.picture, looks.lifted(CAT.rect), "#ffffff"
    )
    assert targets.table._halos["cat"].z == z_values.CARRIED - z_values.HALO_BELOW
    move(targets, FLOOR)
    move(targets, CHAIR)
    assert "cat" not in targets.table._halos
    key(targets, Key.Key_Escape)
    assert targets.table._halos["cat"].picture == looks.TARGET


def cursor(view: TableView, rect: Rect) -> Qt.CursorShape:
    move(view, rect)
    return view.viewport().cursor().shape()


def test_the_pointer_tells_what_a_press_would_do(targets: TableView) -> None:
    assert cursor(targets, CAT.rect) == Qt.CursorShape.PointingHandCursor
    assert cursor(targets, BLOCKS[2].rect) == Qt.CursorShape.OpenHandCursor
    assert cursor(targets, NOWHERE) == Qt.CursorShape.ArrowCursor


# ---- questions ------------------------------------------------------------------------------------------


def test_a_button_asks_first_and_is_pressed_again(targets: TableView, heard: Heard) -> None:
    click(targets, BELL)
    assert heard.nothing
    assert ASK_RING.ask in question(targets)
    assert "Press it again or press Enter: yes" in question(targets)
    assert {item.rect for item in targets.table.lights.covers} == {BELL.inset(1)}
    click(targets, BELL)
    assert heard.chosen == [ASK_RING.move]
    assert targets.hand.gesture is None
    assert not targets.bubble_text
    assert not targets.table.lights.covers


def test_the_bubble_with_the_question_can_be_pressed(targets: TableView, heard: Heard) -> None:
    click(targets, BELL)
    QTest.mouseClick(targets._bubble, Qt.MouseButton.LeftButton)
    assert heard.chosen == [ASK_RING.move]


@pytest.mark.parametrize("yes", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
@pytest.mark.parametrize("by_key", [True, False])
def test_keys_say_yes(targets: TableView, heard: Heard, yes: Qt.Key, by_key: bool) -> None:
    if by_key:
        key(targets, Key.Key_Space)
    else:
        click(targets, BELL)
    assert ASK_RING.ask in question(targets)
    assert heard.nothing
    key(targets, yes)
    assert heard.chosen == [ASK_RING.move]


def test_enter_on_the_button_asks_and_enter_again_says_yes(
    targets: TableView, heard: Heard
) -> None:
    stand_at(targets, "bell")
    key(targets, Key.Key_Return)
    assert ASK_RING.ask in question(targets)
    assert heard.nothing
    key(targets, Key.Key_Return)
    assert heard.chosen == [ASK_RING.move]


@pytest.mark.parametrize(("pressed", "text"), [(Key.Key_Return, ""), (Key.Key_Space, " ")])
def test_a_key_that_is_held_down_does_not_say_yes(
    targets: TableView, heard: Heard, pressed: Qt.Key, text: str
) -> None:
    key(targets, Key.Key_Space)
    for _ in range(5):
        held_down(targets, pressed, text)
    assert heard.nothing
    assert question(targets)


def test_another_key_does_not_say_yes(targets: TableView, heard: Heard) -> None:
    key(targets, Key.Key_Space)
    key(targets, Key.Key_X)
    key(targets, Key.Key_R)
    assert heard.nothing
    assert ASK_RING.ask in question(targets)


def test_escape_says_no_and_the_ring_stays(targets: TableView, heard: Heard) -> None:
    stand_at(targets, "bell")
    key(targets, Key.Key_Return)
    key(targets, Key.Key_Escape)
    assert heard.nothing
    assert targets.hand.gesture is None
    assert not targets.bubble_text
    assert targets.standing_at == "bell"
    key(targets, Key.Key_Return)
    assert ASK_RING.ask in question(targets)


def test_a_click_elsewhere_says_no(targets: TableView, heard: Heard) -> None:
    click(targets, BELL)
    click(targets, NOWHERE)
    assert heard.nothing
    assert targets.hand.gesture is None
    assert not targets.bubble_text


def test_a_double_click_only_asks(targets: TableView, heard: Heard) -> None:
    double_click(targets, BELL)
    assert heard.nothing
    assert ASK_RING.ask in question(targets)
    click(targets, BELL)
    assert heard.chosen == [ASK_RING.move]


def test_a_double_click_on_the_fresh_bubble_says_nothing(targets: TableView, heard: Heard) -> None:
    click(targets, BELL)
    QTest.mouseDClick(targets._bubble, Qt.MouseButton.LeftButton)
    assert heard.nothing


def test_a_target_may_ask_too(view: TableView, heard: Heard) -> None:
    asking = evolve(PRESS_CAT, ask="The red cat?")
    view.show_arrangement(evolve(TOYS, offers=(asking, PRESS_CARD)))
    double_click(view, CAT.rect)
    assert "The red cat?" in question(view)
    assert heard.nothing
    click(view, CARD.rect)
    assert heard.chosen == [PRESS_CARD.move]
    click(view, CAT.rect)
    click(view, CAT.rect)
    assert heard.chosen == [PRESS_CARD.move, asking.move]


def test_a_drop_may_ask_and_the_piece_waits_where_it_lay(view: TableView, heard: Heard) -> None:
    asking = Offer("cat jumps down", Carry("cat", "floor"), caption="Down it goes", ask="So deep?")
    view.show_arrangement(evolve(TOYS, offers=(asking,)))
    drag(view, CAT.rect, FLOOR)
    assert heard.nothing
    assert "So deep?" in question(view)
    assert "Down it goes" not in question(view)
    assert rect_of(view, "cat") == CAT.rect
    assert not lit(view)
    click(view, FLOOR)
    assert heard.chosen == [asking.move]


def test_a_drop_by_keyboard_may_ask(view: TableView, heard: Heard) -> None:
    asking = Offer("cat jumps down", Carry("cat", "floor"), ask="So deep?")
    view.show_arrangement(evolve(TOYS, offers=(asking,)))
    stand_at(view, "cat")
    key(view, Key.Key_Return)
    assert view.standing_at == "floor"
    key(view, Key.Key_Return)
    assert "So deep?" in question(view)
    key(view, Key.Key_Return)
    assert heard.chosen == [asking.move]


def test_among_several_offers_the_question_stands_below_the_caption(
    view: TableView, heard: Heard
) -> None:
    plain, asking = WAYS[0], evolve(WAYS[1], ask="Again?")
    view.show_arrangement(evolve(TOYS, offers=(plain, asking)))
    click(view, CAT.rect)
    assert "Again?" not in question(view)
    key(view, Key.Key_R)
    assert "feed<br>Again?" in question(view)
    key(view, Key.Key_Return)
    assert heard.chosen == ["feed"]


def test_a_held_piece_is_in_the_hand_again_after_a_no(view: TableView, heard: Heard) -> None:
    asking = Offer("cat jumps down", Carry("cat", "floor"), ask="So deep?")
    view.show_arrangement(evolve(TOYS, offers=(asking,), held="cat"))
    click(view, FLOOR)
    assert "So deep?" in question(view)
    key(view, Key.Key_Escape)
    assert isinstance(view.hand.gesture, Carrying)
    assert view.hand.gesture.held
    assert lit(view) == {"floor"}
    click(view, FLOOR)
    click(view, FLOOR)
    assert heard.chosen == [asking.move]


def test_another_arrangement_forgets_the_question(targets: TableView, heard: Heard) -> None:
    click(targets, BELL)
    targets.show_arrangement(TARGETS)
    assert not targets.bubble_text
    assert targets.hand.gesture is None
    click(targets, BELL)
    assert heard.nothing


def test_a_question_is_read_out(targets: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(targets, "announce", said.append)
    key(targets, Key.Key_Space)
    assert said == [f"{ASK_RING.ask}\nPress it again or press Enter: yes · Esc: no"]


# ---- taking back ------------------------------------------------------------------------------------------

BACK_TO_BOX = Offer(TakeBack("cat climbed"), Carry("cat", "box"))


@pytest.fixture
def returnable(view: TableView) -> TableView:
    """The cat can be taken back to the box, and do nothing else."""
    view.show_arrangement(evolve(TOYS, offers=(BACK_TO_BOX, BLOCK_TO_FLOOR)))
    return view


def test_nothing_invites_to_take_back(returnable: TableView) -> None:
    assert set(returnable.table._halos) == {"block:2"}
    assert cursor(returnable, CAT.rect) == Qt.CursorShape.ArrowCursor


def test_a_drag_takes_back(returnable: TableView, heard: Heard) -> None:
    with dragging(returnable, CAT.rect, BOX._replace(y=740, h=40)):
        assert lit(returnable) == {"box"}
    release(returnable, BOX._replace(y=740, h=40))
    assert heard.chosen == [BACK_TO_BOX.move]


def test_keys_take_back_too(returnable: TableView, heard: Heard) -> None:
    while returnable.standing_at != "cat":
        key(returnable, Key.Key_Tab)
    key(returnable, Key.Key_Return)
    while returnable.standing_at != "box":
        key(returnable, Key.Key_Tab)
    key(returnable, Key.Key_Return)
    assert heard.chosen == [BACK_TO_BOX.move]


def test_two_clicks_take_back_as_well(returnable: TableView, heard: Heard) -> None:
    click(returnable, CAT.rect)
    assert lit(returnable) == {"box"}
    click(returnable, BOX._replace(y=740, h=40))
    assert heard.chosen == [BACK_TO_BOX.move]


def test_a_piece_that_can_do_both_has_its_rim(view: TableView, heard: Heard) -> None:
    view.show_arrangement(evolve(TOYS, offers=(BACK_TO_BOX, *TOYS.offers)))
    assert "cat" in view.table._halos
    click(view, CAT.rect)
    assert lit(view) == {"box", "chair", "floor"}


def test_a_target_that_can_be_taken_back_is_pressed_or_dragged(
    view: TableView, heard: Heard
) -> None:
    view.show_arrangement(evolve(TOYS, offers=(BACK_TO_BOX, PRESS_CAT)))
    click(view, CAT.rect)
    drag(view, CAT.rect, BOX._replace(y=740, h=40))
    assert heard.chosen == [PRESS_CAT.move, BACK_TO_BOX.move]
    drag(view, CAT.rect, SHELF._replace(h=40))
    assert len(heard.chosen) == 2
    assert not heard.astray


def test_a_piece_that_is_pressed_slips_into_no_motion(view: TableView, qtbot: QtBot) -> None:
    """With motion on, a question about a target leaves the piece where it lies."""
    view.set_speed(0.2)
    view.show_arrangement(evolve(TOYS, offers=(evolve(PRESS_CAT, ask="Sure?"),)), animate=False)
    click(view, CAT.rect)
    qtbot.waitUntil(lambda: not view.table.motion.running)
    assert question(view)
    assert rect_of(view, "cat") == CAT.rect
    item = view.table.piece_item("cat")
    assert item is not None
    assert item.z == z_values.PIECE + CAT.order
    assert view.table.piece_at(QPointF(200, 200)) == CAT


def test_a_place_among_which_one_chooses_is_framed(view: TableView) -> None:
    mine = Offer("somebody chooses", Pick("bell"))
    view.show_arrangement(evolve(TOYS, offers=(mine,)), animate=False)
    frame = view.table._halos["place/bell"]
    assert frame.picture == looks.TARGET
    view.show_arrangement(
        evolve(TOYS, offers=(evolve(mine, gesture=Press("bell")),)), animate=False
    )
    assert "place/bell" not in view.table._halos


# ---- the only piece there is to carry -------------------------------------------------------------


def test_a_click_on_a_place_sends_the_only_piece_there(view: TableView, heard: Heard) -> None:
    view.show_arrangement(evolve(TOYS, offers=(CAT_TO_CHAIR, CAT_TO_FLOOR)))
    click(view, FLOOR)
    assert heard.chosen == [CAT_TO_FLOOR.move]
    assert not heard.astray


def test_where_several_could_come_a_click_sends_none(view: TableView, heard: Heard) -> None:
    view.show_arrangement(evolve(TOYS, offers=(CAT_TO_CHAIR, CAT_TO_FLOOR, BLOCK_TO_FLOOR)))
    click(view, FLOOR)
    assert not heard.chosen
    assert heard.astray == [Press("floor")]


def test_a_click_where_it_may_not_go_only_asks(view: TableView, heard: Heard) -> None:
    view.show_arrangement(evolve(TOYS, offers=(CAT_TO_CHAIR, CAT_TO_FLOOR)))
    click(view, RUG[0])
    assert not heard.chosen
    assert len(heard.astray) == 1


def test_a_piece_with_one_place_to_go_to_is_taken_first(view: TableView, heard: Heard) -> None:
    view.show_arrangement(evolve(TOYS, offers=(CAT_TO_FLOOR,)))
    click(view, FLOOR)
    assert not heard.chosen
