"""The table turns mouse and keys into offers, and refuses politely."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Carry, PassInVain, Press
from halloween_table.contract.offers import Offer, TakeBack
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece
from halloween_table.table.hand.gestures import Carrying, Choosing
from halloween_table.table.look import looks
from halloween_table.table.look.closer_look import closer_look, tooltip
from halloween_table.table.scene.points import middle
from halloween_table.table.view import TableView

from .toys import (
    BELL,
    BLOCKS,
    BOX,
    CARD,
    CARD_LEFT,
    CARD_MIDDLE,
    CARD_RIGHT,
    CAT,
    CAT_TO_CHAIR,
    CHAIR,
    FLOOR,
    NOWHERE,
    RING,
    RUG,
    SHELF,
    STACK,
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
    moved,
    pixel_of,
    point_at,
    press,
    rect_of,
    release,
)
from .toys import at as screen

Key = Qt.Key


# ---- dragging and clicking ------------------------------------------------------------------


def test_a_drag_plays_the_offer(view: TableView, heard: Heard) -> None:
    drag(view, CAT.rect, CHAIR)
    assert heard.chosen == [CAT_TO_CHAIR.move]
    assert view.hand.gesture is None


def test_a_click_on_the_piece_and_one_on_the_place_play_the_offer(
    view: TableView, heard: Heard
) -> None:
    click(view, CAT.rect)
    assert isinstance(view.hand.gesture, Carrying)
    assert heard.nothing
    click(view, CHAIR)
    assert heard.chosen == [CAT_TO_CHAIR.move]


def test_a_piece_in_the_hand_lights_up_where_it_may_go(view: TableView) -> None:
    click(view, CAT.rect)
    assert lit(view) == {"chair", "floor"}


def test_a_dragged_piece_follows_the_pointer_above_everything(view: TableView) -> None:
    with dragging(view, CAT.rect, CHAIR):
        assert rect_of(view, "cat") == looks.lifted(Rect(550, 150, 100, 100))
        item = view.table.piece_item("cat")
        assert item is not None
        assert item.z == max(other.zValue() for other in view.table.items())
        lights = view.table.lights.lit
        assert lights["chair"].picture != lights["floor"].picture


def test_a_piece_in_the_hand_casts_a_shadow_that_follows_it(view: TableView) -> None:
    lying = len(view.table.items())
    item = view.table.piece_item("cat")
    assert item is not None
    with dragging(view, CAT.rect, CHAIR):
        seen, piece = item._item.sceneBoundingRect(), QRectF(*item.rect)
        beyond = seen.right() - piece.right(), seen.bottom() - piece.bottom()
        expected = [away + looks.SHADOW_REACH for away in looks.CAST]
        assert beyond == pytest.approx(expected, abs=1.0)
        assert (seen.topLeft() - piece.topLeft()).manhattanLength() < 2, "light from the upper left"
        shade = screen(view, item.rect) + QPoint(0, round(view.table.scale * (item.rect.h / 2 + 9)))
        dark = view.grab().toImage().pixelColor(shade).lightness()
    view.hand.end()
    view.finish()
    assert dark < view.grab().toImage().pixelColor(shade).lightness()
    assert item._item.pixmap().cacheKey() == item.pixmap.cacheKey()
    assert item._item.offset() == QPointF()
    assert len(view.table.items()) == lying
    assert rect_of(view, "cat") == CAT.rect, "it settles where it lay"


def test_a_small_tremble_of_the_hand_is_a_click_and_no_drag(view: TableView, heard: Heard) -> None:
    press(view, CAT.rect)
    QTest.mouseMove(view.viewport(), screen(view, CAT.rect) + QPoint(2, 2))
    release(view, CAT.rect)
    assert isinstance(view.hand.gesture, Carrying)
    assert rect_of(view, "cat") == looks.lifted(CAT.rect)
    assert heard.nothing


def test_a_second_click_on_the_piece_puts_it_back(view: TableView, heard: Heard) -> None:
    click(view, CAT.rect)
    click(view, CAT.rect)
    assert view.hand.gesture is None
    assert not lit(view)
    assert heard.nothing


def test_a_click_on_another_piece_takes_that_one_instead(view: TableView, heard: Heard) -> None:
    click(view, CAT.rect)
    click(view, BLOCKS[2].rect)
    assert isinstance(view.hand.gesture, Carrying)
    assert view.hand.gesture.piece == "block:2"
    click(view, FLOOR)
    assert heard.chosen == ["block falls"]


def test_an_illegal_drop_goes_astray_and_the_piece_is_back_at_once_without_motion(
    view: TableView, heard: Heard
) -> None:
    drag(view, CAT.rect, BOX._replace(y=740, h=40))
    assert heard.astray == [Carry("cat", "box")]
    assert not heard.chosen
    assert rect_of(view, "cat") == CAT.rect
    assert not lit(view)


def test_an_illegal_drop_glides_back(view: TableView, heard: Heard, qtbot: QtBot) -> None:
    view.set_speed(1)
    drag(view, CAT.rect, STACK._replace(y=270, h=20))
    assert heard.astray == [Carry("cat", "stack")]
    assert view.table.motion.running
    assert rect_of(view, "cat") != CAT.rect
    qtbot.waitUntil(lambda: not view.table.motion.running)
    assert rect_of(view, "cat") == CAT.rect


def test_an_illegal_drop_by_clicks_goes_astray_too(view: TableView, heard: Heard) -> None:
    click(view, CAT.rect)
    click(view, RUG[3])
    assert heard.astray == [Carry("cat", "rug:3")]
    assert view.hand.gesture is None


def test_a_drop_beside_every_place_goes_astray_too(view: TableView, heard: Heard) -> None:
    drag(view, CAT.rect, NOWHERE)
    assert heard.astray == [Carry("cat", None)]
    assert rect_of(view, "cat") == CAT.rect
    click(view, CAT.rect)
    click(view, NOWHERE)
    assert heard.astray == [Carry("cat", None)] * 2
    assert view.hand.gesture is None


def test_a_piece_put_back_where_it_lies_beside_every_place_is_silent(
    view: TableView, heard: Heard
) -> None:
    view.show_arrangement(moved(TOYS, "cat", Rect(660, 760, 120, 120)))
    start, end = Rect(670, 770, 4, 4), Rect(760, 860, 4, 4)
    assert view.table.place_at(QPointF(672, 772)) is None
    drag(view, start, end)
    assert heard.nothing
    assert rect_of(view, "cat") == Rect(660, 760, 120, 120)


def test_a_fixed_piece_cannot_be_lifted(view: TableView, heard: Heard) -> None:
    with dragging(view, FLOOR, CHAIR):
        assert view.hand.gesture is None
    release(view, CHAIR)
    assert heard.nothing
    assert rect_of(view, "rock") == FLOOR


def test_a_click_on_a_fixed_piece_means_the_place_below(view: TableView, heard: Heard) -> None:
    click(view, CAT.rect)
    click(view, FLOOR)
    assert heard.chosen == ["cat jumps down"]


def test_a_grab_into_a_stack_takes_its_top(view: TableView, heard: Heard) -> None:
    lowest = Rect(1452, 252, 4, 4)
    assert view.table.piece_at(QPointF(1454, 254)) == BLOCKS[0]
    drag(view, lowest, FLOOR)
    assert heard.chosen == ["block falls"]


def test_without_offers_no_gesture_is_possible(view: TableView, heard: Heard) -> None:
    view.show_arrangement(evolve(TOYS, offers=()))
    drag(view, CAT.rect, CHAIR)
    click(view, CARD.rect)
    click(view, BELL)
    key(view, Key.Key_Space)
    key(view, Key.Key_Return)
    assert view.hand.gesture is None
    assert heard.nothing


def test_a_press_during_the_motion_lands_it_first(view: TableView, heard: Heard) -> None:
    view.set_speed(100)
    there = Rect(550, 150, 100, 100)
    offers = (Offer("home again", Carry("cat", "shelf")),)
    view.show_arrangement(evolve(moved(TOYS, "cat", there, place="chair"), offers=offers))
    assert view.table.motion.running
    drag(view, there, SHELF)
    assert heard.chosen == ["home again"]


def test_another_arrangement_during_a_drag_ends_it_cleanly(view: TableView, heard: Heard) -> None:
    with dragging(view, CAT.rect, CHAIR):
        view.show_arrangement(TOYS)
        assert view.hand.gesture is None
        assert not lit(view)
        assert rect_of(view, "cat") == CAT.rect
        move(view, FLOOR)
        assert rect_of(view, "cat") == CAT.rect
    release(view, FLOOR)
    assert heard.nothing
    item = view.table.piece_item("cat")
    assert item is not None
    assert item.z == 100 + CAT.order


def test_many_arrangements_during_one_drag_leave_nothing_behind(view: TableView) -> None:
    before = len(view.table.items())
    with dragging(view, CAT.rect, CHAIR):
        for _ in range(20):
            view.show_arrangement(TOYS)
    release(view, CHAIR)
    assert len(view.table.items()) == before


def test_a_piece_that_vanishes_from_the_hand_does_no_harm(view: TableView, heard: Heard) -> None:
    with dragging(view, CAT.rect, CHAIR):
        view.show_arrangement(evolve(TOYS, pieces=TOYS.pieces[1:], offers=(RING,)))
        move(view, FLOOR)
    release(view, FLOOR)
    assert heard.nothing


# ---- choosing among offers --------------------------------------------------------------------


def shown(view: TableView) -> Offer:
    assert isinstance(view.hand.gesture, Choosing)
    return view.hand.gesture.current


def test_an_offer_that_covers_something_is_shown_before_it_is_played(
    view: TableView, heard: Heard
) -> None:
    drag(view, CARD.rect, RUG[0])
    assert shown(view) == CARD_LEFT
    assert heard.nothing
    assert "left" in view.bubble_text
    assert "1 of 3" in view.bubble_text
    assert rect_of(view, "card") == CARD.rect


def test_a_drop_onto_any_place_of_the_group_starts_choosing_from_the_nearest(
    view: TableView,
) -> None:
    drag(view, CARD.rect, RUG[3])
    assert shown(view) == CARD_RIGHT


def test_every_place_that_a_card_may_cover_is_lit(view: TableView) -> None:
    click(view, CARD.rect)
    assert lit(view) == {"rug:0", "rug:1", "rug:2"}


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("R", [CARD_MIDDLE]),
        ("RR", [CARD_MIDDLE, CARD_RIGHT]),
        ("RRR", [CARD_MIDDLE, CARD_RIGHT, CARD_LEFT]),
        ("r", [CARD_RIGHT]),
        ("Rr", [CARD_MIDDLE, CARD_LEFT]),
    ],
)
def test_r_and_shift_r_turn_through_the_offers(
    view: TableView, keys: str, expected: list[Offer]
) -> None:
    drag(view, CARD.rect, RUG[0])
    seen = []
    for letter in keys:
        shift = Qt.KeyboardModifier.ShiftModifier if letter == "r" else Qt.KeyboardModifier(0)
        key(view, Key.Key_R, shift)
        seen.append(shown(view))
    assert seen == expected


def test_arrows_turn_through_the_offers_too(view: TableView) -> None:
    drag(view, CARD.rect, RUG[0])
    for pressed, offer in (
        (Key.Key_Right, CARD_MIDDLE),
        (Key.Key_Down, CARD_RIGHT),
        (Key.Key_Left, CARD_MIDDLE),
        (Key.Key_Up, CARD_LEFT),
    ):
        key(view, pressed)
        assert shown(view) == offer


@pytest.mark.parametrize("confirm", [Key.Key_Return, Key.Key_Enter])
def test_enter_plays_the_offer_that_is_shown(
    view: TableView, heard: Heard, confirm: Qt.Key
) -> None:
    drag(view, CARD.rect, RUG[0])
    key(view, Key.Key_R)
    key(view, confirm)
    assert heard.chosen == [CARD_MIDDLE.move]
    assert view.hand.gesture is None
    assert not view.bubble_text
    assert not view.table.lights.covers


def test_a_click_on_it_plays_the_offer_that_is_shown(view: TableView, heard: Heard) -> None:
    drag(view, CARD.rect, RUG[0])
    click(view, RUG[1])
    assert heard.chosen == [CARD_LEFT.move]


def test_the_pointer_picks_the_offer_under_it(view: TableView, heard: Heard) -> None:
    drag(view, CARD.rect, RUG[0])
    move(view, RUG[3])
    assert shown(view) == CARD_RIGHT
    click(view, RUG[3])
    assert heard.chosen == [CARD_RIGHT.move]


def test_a_click_beside_the_offers_plays_none(view: TableView, heard: Heard) -> None:
    drag(view, CARD.rect, RUG[0])
    click(view, NOWHERE)
    assert view.hand.gesture is None
    assert not view.table.lights.covers
    assert not view.bubble_text
    assert heard.nothing


def test_escape_ends_the_choice_and_plays_nothing(view: TableView, heard: Heard) -> None:
    drag(view, CARD.rect, RUG[0])
    key(view, Key.Key_Escape)
    assert view.hand.gesture is None
    assert not view.table.lights.covers
    assert not view.bubble_text
    assert heard.nothing


def test_a_key_that_repeats_does_not_confirm(view: TableView, heard: Heard) -> None:
    drag(view, CARD.rect, RUG[0])
    held_down(view, Key.Key_Return)
    assert heard.nothing


def test_several_plain_offers_for_one_drop_are_turned_through(
    view: TableView, heard: Heard
) -> None:
    covered = [
        Offer(name, Carry("cat", "chair"), (), name)
        for name in ("cat sleeps", "cat purrs", "cat looks")
    ]
    view.show_arrangement(evolve(TOYS, offers=tuple(covered)))
    drag(view, CAT.rect, CHAIR)
    assert shown(view).move == "cat sleeps"
    key(view, Key.Key_R)
    key(view, Key.Key_Return)
    assert heard.chosen == ["cat purrs"]


# ---- buttons and keys of offers ---------------------------------------------------------------


def test_a_click_presses_a_button(view: TableView, heard: Heard) -> None:
    click(view, BELL)
    assert heard.chosen == [RING.move]


def test_a_double_click_presses_a_button_once(view: TableView, heard: Heard) -> None:
    double_click(view, BELL)
    assert heard.chosen == [RING.move]


def test_a_press_that_slips_off_a_button_is_none(view: TableView, heard: Heard) -> None:
    press(view, BELL)
    release(view, NOWHERE)
    assert heard.nothing


def test_a_button_without_an_offer_says_why(view: TableView, heard: Heard) -> None:
    view.show_arrangement(evolve(TOYS, offers=(CAT_TO_CHAIR,)))
    click(view, BELL)
    assert heard.astray == [Press("bell")]
    assert not heard.chosen


EXPLAINED = evolve(
    TOYS,
    places=tuple(
        evolve(place, explained_at="toys") if place.id == "bell" else place for place in TOYS.places
    ),
    offers=(CAT_TO_CHAIR,),
)
"""What the bell is for stands in the rulebook."""


def test_a_button_that_is_explained_opens_the_rulebook_there(view: TableView, heard: Heard) -> None:
    view.show_arrangement(EXPLAINED)
    click(view, BELL)
    key(view, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    key(view, Key.Key_Return)
    assert heard.rules == ["toys", "toys"]
    assert not heard.astray


def test_a_button_pressed_with_a_piece_in_the_hand_puts_it_back(
    view: TableView, heard: Heard
) -> None:
    click(view, CAT.rect)
    click(view, BELL)
    assert heard.chosen == [RING.move]
    assert view.hand.gesture is None
    assert rect_of(view, "cat") == CAT.rect


def test_the_key_of_an_offer_makes_it(view: TableView, heard: Heard) -> None:
    key(view, Key.Key_Space)
    assert heard.chosen == [RING.move]


def test_a_key_that_repeats_makes_no_offer(view: TableView, heard: Heard) -> None:
    for _ in range(5):
        held_down(view, Key.Key_Space, " ")
    assert heard.nothing


def test_the_key_of_an_offer_waits_while_a_piece_is_in_the_hand(
    view: TableView, heard: Heard
) -> None:
    click(view, CAT.rect)
    key(view, Key.Key_Space)
    assert heard.nothing


def test_a_double_click_on_a_piece_lifts_it_and_puts_it_back(view: TableView, heard: Heard) -> None:
    double_click(view, CAT.rect)
    assert view.hand.gesture is None
    assert heard.nothing


# ---- a piece that the game put into the hand ----------------------------------------------------


@pytest.fixture
def holding(view: TableView) -> Arrangement:
    arrangement = evolve(TOYS, held="cat", offers=(CAT_TO_CHAIR,), back=TakeBack("cat rises"))
    view.show_arrangement(arrangement)
    return arrangement


@pytest.mark.usefixtures("holding")
def test_a_held_piece_is_in_the_hand_by_itself(view: TableView, heard: Heard) -> None:
    assert isinstance(view.hand.gesture, Carrying)
    assert view.hand.gesture.held
    assert lit(view) == {"chair"}
    click(view, CHAIR)
    assert heard.chosen == [CAT_TO_CHAIR.move]


@pytest.mark.usefixtures("holding")
def test_a_held_piece_can_be_dragged_too(view: TableView, heard: Heard) -> None:
    drag(view, CAT.rect, CHAIR)
    assert heard.chosen == [CAT_TO_CHAIR.move]


@pytest.mark.usefixtures("holding")
def test_escape_with_a_held_piece_asks_for_the_move_back(view: TableView, heard: Heard) -> None:
    key(view, Key.Key_Escape)
    assert heard.taken_back == [TakeBack("cat rises")]
    assert not heard.chosen


@pytest.mark.usefixtures("holding")
def test_a_click_on_a_held_piece_does_not_put_it_down(view: TableView, heard: Heard) -> None:
    click(view, CAT.rect)
    assert isinstance(view.hand.gesture, Carrying)
    assert view.hand.gesture.held
    assert heard.nothing


@pytest.mark.usefixtures("holding")
def test_a_held_piece_that_goes_astray_is_in_the_hand_again(view: TableView, heard: Heard) -> None:
    drag(view, CAT.rect, RUG[3])
    assert heard.astray == [Carry("cat", "rug:3")]
    assert rect_of(view, "cat") == looks.lifted(CAT.rect)
    assert isinstance(view.hand.gesture, Carrying)
    assert view.hand.gesture.held
    assert lit(view) == {"chair"}


def test_a_held_piece_that_goes_astray_glides_back_before_it_is_taken_again(
    view: TableView, heard: Heard, qtbot: QtBot
) -> None:
    view.show_arrangement(evolve(TOYS, held="cat", offers=(CAT_TO_CHAIR,)))
    view.set_speed(1)
    drag(view, CAT.rect, RUG[3])
    assert heard.astray == [Carry("cat", "rug:3")]
    qtbot.waitUntil(lambda: not view.table.motion.running)
    assert rect_of(view, "cat") == looks.lifted(CAT.rect)
    assert isinstance(view.hand.gesture, Carrying)
    assert view.hand.gesture.held


def test_a_held_piece_is_lifted_when_it_has_arrived(view: TableView, qtbot: QtBot) -> None:
    view.set_speed(0.5)
    there = Rect(550, 150, 100, 100)
    offers = (Offer("home again", Carry("cat", "shelf")),)
    view.show_arrangement(evolve(moved(TOYS, "cat", there), held="cat", offers=offers))
    assert view.hand.gesture is None
    qtbot.waitUntil(lambda: view.hand.gesture is not None)
    assert rect_of(view, "cat") == looks.lifted(there)
    assert lit(view) == {"shelf"}


# ---- the bubble -----------------------------------------------------------------------------


def test_a_refusal_is_explained_with_a_link_to_its_rule(view: TableView, heard: Heard) -> None:
    view.explain("Cats do not <i>like</i> that.", "T-1.1", "Read the rule")
    assert "Cats do not &lt;i&gt;like&lt;/i&gt; that." in view.bubble_text
    assert 'href="#T-1.1"' in view.bubble_text
    view._bubble._label.linkActivated.emit("#T-1.1")
    assert heard.rules == ["T-1.1"]


def test_a_refusal_without_a_link_is_read_as_it_is_written(view: TableView) -> None:
    """An apostrophe must not show as its code, which it would in a plain label."""
    view.explain("L'ombra non va qui & là.", "", "")
    label = view._bubble._label
    assert (
        label.textFormat() == Qt.TextFormat.RichText or label.text() == "L'ombra non va qui & là."
    )


def test_the_bubble_stays_inside_the_table(view: TableView) -> None:
    for rect in (Rect(0, 0, 4, 4), Rect(1596, 0, 4, 4), Rect(0, 996, 4, 4), Rect(1596, 996, 4, 4)):
        view.ask_why(PassInVain(), screen(view, rect))
        view.explain("A sentence that needs some room. " * 4, "T-1.1", "Read the rule (T-1.1)")
        assert view.viewport().rect().contains(view._bubble.geometry())


def test_the_bubble_goes_with_the_next_press_and_with_escape(view: TableView) -> None:
    view.explain("No.", "T-1.1", "Read")
    click(view, NOWHERE)
    assert not view.bubble_text
    view.explain("No.", "T-1.1", "Read")
    key(view, Key.Key_Escape)
    assert not view.bubble_text


def test_tooltips_speak_of_the_piece_then_of_the_place(view: TableView) -> None:
    assert view.table.tooltip_at(QPointF(200, 200)) == "A tame cat"
    assert view.table.tooltip_at(QPointF(600, 200)) == "Somebody may sit here"
    assert view.table.tooltip_at(QPointF(720, 820)) == ""
    point = screen(view, CAT.rect)
    event = QHelpEvent(QEvent.Type.ToolTip, point, view.viewport().mapToGlobal(point))
    QApplication.sendEvent(view.viewport(), event)
    assert "A tame cat" in QToolTip.text()
    QToolTip.hideText()


def test_a_piece_too_small_to_be_read_is_shown_larger_beside_its_tooltip(view: TableView) -> None:
    small = closer_look(CAT, 40, "A tame cat")
    assert "data:image/png;base64," in small
    assert "A tame cat" in small
    assert closer_look(CAT, 200, "A tame cat") == "<qt>A tame cat</qt>"


def test_of_a_plain_piece_there_is_no_closer_look() -> None:
    assert tooltip("A tame cat", evolve(CAT, plain=True), 40) == "<qt>A tame cat</qt>"
    assert tooltip("A tame cat", CAT, 40) == closer_look(CAT, 40, "A tame cat")


def test_a_double_click_brings_a_piece_to_the_only_whole_it_can_go_to(
    view: TableView, heard: Heard
) -> None:
    """Where in it is still to be chosen."""
    double_click(view, CARD.rect)
    assert isinstance(view.hand.gesture, Choosing)
    assert heard.nothing
    key(view, Key.Key_Return)
    assert heard.chosen == [CARD_LEFT.move]


def test_a_double_click_brings_a_piece_to_the_only_place_it_can_go_to(
    view: TableView, heard: Heard
) -> None:
    view.show_arrangement(evolve(TOYS, offers=(CAT_TO_CHAIR,)))
    click(view, CAT.rect)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=screen(view, CAT.rect))
    assert heard.chosen == [CAT_TO_CHAIR.move]


# ---- keyboard -----------------------------------------------------------------------------------


def test_tab_walks_pieces_and_buttons_row_by_row(view: TableView) -> None:
    walked = []
    for _ in range(4):
        key(view, Key.Key_Tab)
        walked.append(view.standing_at)
    assert walked == ["block:2", "cat", "card", "bell"]


def test_shift_tab_walks_back(view: TableView) -> None:
    walked = []
    for _ in range(3):
        key(view, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        walked.append(view.standing_at)
    assert walked == ["bell", "card", "cat"]


def test_tab_leaves_the_table_after_the_last_stop(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QHBoxLayout(window)
    before, view, after = QLineEdit(), TableView(), QLineEdit()
    for widget in (before, view, after):
        layout.addWidget(widget)
    window.show()
    window.activateWindow()
    view.set_speed(0)
    view.show_arrangement(TOYS)
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    for _ in range(4):
        key(view, Key.Key_Tab)
        assert view.hasFocus()
    key(view, Key.Key_Tab)
    assert after.hasFocus()
    assert view.standing_at == ""


def test_arrows_go_to_the_nearest_stop_that_way(view: TableView) -> None:
    key(view, Key.Key_Right)
    assert view.standing_at == "block:2"
    key(view, Key.Key_Left)
    assert view.standing_at == "cat"
    key(view, Key.Key_Down)
    assert view.standing_at == "card"
    key(view, Key.Key_Right)
    assert view.standing_at == "bell"


def test_enter_lifts_and_drops(view: TableView, heard: Heard) -> None:
    key(view, Key.Key_Tab)
    key(view, Key.Key_Tab)
    key(view, Key.Key_Return)
    assert isinstance(view.hand.gesture, Carrying)
    assert view.standing_at in {"chair", "floor"}
    while view.standing_at != "chair":
        key(view, Key.Key_Tab)
    key(view, Key.Key_Return)
    assert heard.chosen == [CAT_TO_CHAIR.move]


def test_with_a_piece_in_the_hand_tab_goes_round_the_places_it_may_go_to(
    view: TableView,
) -> None:
    key(view, Key.Key_Tab)
    key(view, Key.Key_Tab)
    key(view, Key.Key_Enter)
    walked = [view.standing_at]
    for _ in range(3):
        key(view, Key.Key_Tab)
        walked.append(view.standing_at)
    assert set(walked) == {"chair", "floor"}
    assert view.hasFocus()


def test_enter_presses_a_button(view: TableView, heard: Heard) -> None:
    key(view, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    key(view, Key.Key_Return)
    assert heard.chosen == [RING.move]


def test_enter_that_repeats_does_nothing(view: TableView, heard: Heard) -> None:
    key(view, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    held_down(view, Key.Key_Return)
    assert heard.nothing


def test_escape_puts_the_piece_back_and_the_ring_stays(view: TableView, heard: Heard) -> None:
    key(view, Key.Key_Tab)
    key(view, Key.Key_Tab)
    key(view, Key.Key_Return)
    key(view, Key.Key_Escape)
    assert view.hand.gesture is None
    assert heard.nothing
    assert view.table.piece(view.standing_at) is not None
    assert rect_of(view, "cat") == CAT.rect


def test_a_choice_by_keyboard_alone(view: TableView, heard: Heard) -> None:
    while view.standing_at != "card":
        key(view, Key.Key_Tab)
    key(view, Key.Key_Return)
    key(view, Key.Key_Return)
    assert isinstance(view.hand.gesture, Choosing)
    while shown(view) != CARD_RIGHT:
        key(view, Key.Key_R)
    key(view, Key.Key_Return)
    assert heard.chosen == [CARD_RIGHT.move]


def test_the_mouse_sends_the_ring_away(view: TableView) -> None:
    key(view, Key.Key_Tab)
    assert view.table.lights.focus is not None
    click(view, NOWHERE)
    assert view.table.lights.focus is None
    assert view.standing_at == ""


def test_the_ring_stays_nearby_when_the_table_changes(view: TableView) -> None:
    key(view, Key.Key_Tab)
    key(view, Key.Key_Tab)
    assert view.standing_at == "cat"
    view.show_arrangement(TOYS)
    assert view.standing_at == "cat"
    assert view.table.lights.focus is not None


def test_keys_that_mean_nothing_here_go_on_to_the_window(view: TableView) -> None:
    event = _key_event(Key.Key_F5)
    QApplication.sendEvent(view, event)
    assert not event.isAccepted()


def _key_event(pressed: Qt.Key) -> QEvent:
    from PySide6.QtGui import QKeyEvent

    return QKeyEvent(QEvent.Type.KeyPress, pressed, Qt.KeyboardModifier.NoModifier)


# ---- zoom and pan -------------------------------------------------------------------------------


def wheel(view: TableView, at: QPoint, turns: float) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, round(120 * turns)),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize("pixel", [QPoint(400, 250), QPoint(120, 90), QPoint(700, 430)])
def test_the_wheel_zooms_around_the_pointer(view: TableView, pixel: QPoint) -> None:
    under = point_at(view, pixel)
    for _ in range(6):
        wheel(view, pixel, 1)
        away = pixel_of(view, under) - pixel
        assert max(abs(away.x()), abs(away.y())) <= 2


def test_zoom_ends_at_the_whole_table_and_at_four_times_as_close(view: TableView) -> None:
    wheel(view, QPoint(400, 250), 50)
    assert view.camera.zoom == pytest.approx(4)
    wheel(view, QPoint(400, 250), -50)
    assert view.camera.zoom == 1


def everything_is_in_sight(view: TableView) -> bool:
    corners = view.mapFromScene(view.sceneRect()).boundingRect()
    whole = view.viewport().rect().adjusted(-1, -1, 1, 1).contains(corners)
    return whole and view.camera.zoom == 1


def test_fit_shows_everything_again(view: TableView) -> None:
    view.camera.zoom_by(3, QPoint(10, 10))
    assert not everything_is_in_sight(view)
    view.camera.fit()
    assert everything_is_in_sight(view)


def test_plus_minus_and_zero_zoom_by_keyboard(view: TableView) -> None:
    key(view, Key.Key_Plus)
    key(view, Key.Key_Plus)
    assert view.camera.zoom == pytest.approx(1.44)
    key(view, Key.Key_Minus)
    assert view.camera.zoom == pytest.approx(1.2)
    key(view, Key.Key_0)
    assert view.camera.zoom == 1


@pytest.mark.parametrize("button", [Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton])
def test_middle_and_right_button_pan(view: TableView, heard: Heard, button: Qt.MouseButton) -> None:
    view.camera.zoom_by(2)
    under = point_at(view, QPoint(400, 250))
    QTest.mousePress(view.viewport(), button, pos=QPoint(400, 250))
    QTest.mouseMove(view.viewport(), QPoint(350, 220))
    QTest.mouseMove(view.viewport(), QPoint(300, 200))
    QTest.mouseRelease(view.viewport(), button, pos=QPoint(300, 200))
    assert pixel_of(view, under) == QPoint(300, 200)
    QTest.mouseMove(view.viewport(), QPoint(100, 100))
    assert pixel_of(view, under) == QPoint(300, 200)
    assert heard.nothing


def test_the_left_button_pans_where_nothing_can_be_taken(view: TableView) -> None:
    view.camera.zoom_by(2)
    start = screen(view, NOWHERE)
    under = point_at(view, start)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), start - QPoint(40, 30))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start - QPoint(40, 30))
    assert pixel_of(view, under) == start - QPoint(40, 30)


def test_pieces_can_be_dragged_on_a_zoomed_table(view: TableView, heard: Heard) -> None:
    view.camera.zoom_by(1.5, QPoint(0, 0))
    drag(view, CAT.rect, CHAIR)
    assert heard.chosen == [CAT_TO_CHAIR.move]


def test_after_a_resize_the_whole_table_is_still_in_sight(view: TableView, heard: Heard) -> None:
    for width, height in ((1100, 500), (500, 700), (900, 600)):
        view.resize(width, height)
        assert everything_is_in_sight(view)
        view.show_arrangement(TOYS)
        drag(view, CAT.rect, CHAIR)
    assert heard.chosen == [CAT_TO_CHAIR.move] * 3


@pytest.mark.parametrize("turns", [0, 2])
def test_a_carried_piece_stays_under_the_pointer_when_the_window_changes(
    view: TableView, turns: int
) -> None:
    with dragging(view, CAT.rect, CHAIR):
        hand = screen(view, CHAIR)
        wheel(view, hand, turns)
        for width, height in ((1100, 700), (500, 400)):
            view.resize(width, height)
            away = view.mapFromScene(middle(rect_of(view, "cat"))) - hand
            assert max(abs(away.x()), abs(away.y())) <= 2


def test_after_a_resize_a_zoomed_table_keeps_its_centre(view: TableView) -> None:
    view.camera.zoom_by(3, QPoint(200, 200))
    view.camera.sharpen_now()
    centre = point_at(view, view.viewport().rect().center())
    view.resize(840, 524)
    now = point_at(view, view.viewport().rect().center())
    assert (now - centre).manhattanLength() < 40


def test_pictures_are_drawn_anew_after_the_zoom_has_come_to_rest(
    view: TableView, qtbot: QtBot
) -> None:
    item = view.table.piece_item("cat")
    assert item is not None
    before = item.pixmap.width()
    view.camera.zoom_by(2)
    qtbot.waitUntil(lambda: item.pixmap.width() == 2 * before)


def test_a_table_of_another_size_is_shown_whole(view: TableView) -> None:
    view.camera.zoom_by(3)
    small = Arrangement(
        (), (Piece("cat", "", Rect(10, 10, 50, 50), CAT.picture, "Cat"),), (), TOYS.prompt
    )
    view.show_arrangement(evolve(small, size=(300, 200)))
    assert everything_is_in_sight(view)


def test_when_settled_calls_after_the_motion(view: TableView, qtbot: QtBot) -> None:
    called: list[bool] = []
    view.set_speed(0.2)
    view.show_arrangement(moved(TOYS, "cat", CHAIR))
    view.when_settled(lambda: called.append(view.table.motion.running))
    assert not called
    qtbot.waitUntil(lambda: called == [False])
    view.when_settled(lambda: called.append(True))
    qtbot.waitUntil(lambda: called == [False, True])


def test_two_fingers_zoom_around_the_point_between_them(view: TableView) -> None:
    view.move(300, 200)
    view.camera.zoom_by(1.5, QPoint(220, 200))
    here = view.viewport()
    left, right = QPoint(200, 200), QPoint(240, 200)
    under, before = point_at(view, QPoint(220, 200)), view.camera.zoom
    device = QTest.createTouchDevice()
    QTest.touchEvent(here, device).press(0, left, here).press(1, right, here).commit()
    for step in range(1, 5):
        apart = QPoint(5 * step, 0)
        QTest.touchEvent(here, device).move(0, left - apart, here).move(
            1, right + apart, here
        ).commit()
    QTest.touchEvent(here, device).release(0, left - apart, here).release(
        1, right + apart, here
    ).commit()
    assert 1.4 * before < view.camera.zoom <= 2.01 * before
    away = pixel_of(view, under) - QPoint(220, 200)
    assert max(abs(away.x()), abs(away.y())) <= 4
