"""The same item moves from any arrangement to any other; the clock is turned by hand here."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.pictures import WHOLE, Art, Rect, Shape, Words
from halloween_table.contract.places import OwnKey, Piece
from halloween_table.table.hand.gestures import Carrying
from halloween_table.table.hand.own_keys import defaults
from halloween_table.table.look import looks
from halloween_table.table.scene import z_values
from halloween_table.table.scene.items import PictureItem
from halloween_table.table.scene.motion import Flight, Motion
from halloween_table.table.scene.points import contains, middle
from halloween_table.table.speeds import FACTORS
from halloween_table.table.view import TableView

from ..toys import (
    BACK,
    CARD,
    CAT,
    CHAIR,
    FACE,
    FLOOR,
    SHELF,
    TOYS,
    bounds_of,
    dragging,
    moved,
    press,
    rect_of,
)

FAR = Rect(1350, 800, 100, 100)


@pytest.fixture
def slow(view: TableView) -> TableView:
    """Motion so slow that nothing moves unless a test turns the clock."""
    view.set_speed(10_000)
    return view


def turn_clock(view: TableView, part: float) -> None:
    """To that part of the way in time; at the middle the easing is half-way too."""
    clock = view.table.motion._clock
    clock.setCurrentTime(round(clock.duration() * part))


def item_of(view: TableView, id_: str) -> PictureItem:
    item = view.table.piece_item(id_)
    assert item is not None
    return item


def test_a_piece_glides_to_where_it_lies_now(slow: TableView) -> None:
    before = item_of(slow, "cat")
    slow.show_arrangement(moved(TOYS, "cat", FAR))
    assert rect_of(slow, "cat") == CAT.rect
    turn_clock(slow, 0.5)
    assert rect_of(slow, "cat") == pytest.approx(Rect(750, 475, 100, 100), abs=2)
    turn_clock(slow, 1)
    assert rect_of(slow, "cat") == FAR
    assert item_of(slow, "cat") is before
    assert not slow.table.motion.running


def test_a_piece_on_its_way_passes_over_those_that_lie(slow: TableView) -> None:
    slow.show_arrangement(moved(TOYS, "cat", FAR))
    assert item_of(slow, "cat").z >= z_values.MOVING
    assert item_of(slow, "card").z == z_values.PIECE + CARD.order
    slow.table.motion.finish()
    assert item_of(slow, "cat").z == z_values.PIECE + CAT.order


def test_no_item_is_made_anew_for_the_same_id(slow: TableView) -> None:
    before = {piece.id: item_of(slow, piece.id) for piece in TOYS.pieces}
    shuffled = evolve(
        TOYS,
        pieces=tuple(
            evolve(piece, rect=Rect(10 * at, 900 - 40 * at, 80, 60), order=9 - at)
            for at, piece in enumerate(reversed(TOYS.pieces))
        ),
    )
    for arrangement in (shuffled, TOYS, shuffled):
        slow.show_arrangement(arrangement)
        turn_clock(slow, 0.3)
    slow.table.motion.finish()
    for piece in shuffled.pieces:
        item = item_of(slow, piece.id)
        assert item is before[piece.id]
        assert (item.rect, item.z) == (piece.rect, z_values.PIECE + piece.order)


def test_a_piece_grows_on_the_way_to_a_larger_place(slow: TableView) -> None:
    slow.show_arrangement(moved(TOYS, "cat", CHAIR))
    turn_clock(slow, 0.5)
    assert rect_of(slow, "cat").w == pytest.approx(150, abs=2)
    turn_clock(slow, 1)
    assert bounds_of(slow, "cat").width() == pytest.approx(200, abs=2)
    assert item_of(slow, "cat").pixmap.width() == 100


def test_a_card_that_shows_its_other_side_turns_over_half_way(slow: TableView) -> None:
    slow.show_arrangement(moved(TOYS, "card", CARD.rect, picture=BACK, name="Hidden card"))
    card = item_of(slow, "card")
    turn_clock(slow, 0.4)
    assert card.picture == FACE
    assert bounds_of(slow, "card").width() < CARD.rect.w
    turn_clock(slow, 0.5)
    assert bounds_of(slow, "card").width() < 0.1 * CARD.rect.w
    turn_clock(slow, 0.6)
    assert card.picture == BACK
    turn_clock(slow, 1)
    assert bounds_of(slow, "card").width() == pytest.approx(CARD.rect.w, abs=2)
    assert bounds_of(slow, "card").center().x() == pytest.approx(1000, abs=2)


def test_a_card_that_is_drawn_for_another_size_does_not_turn_over(slow: TableView) -> None:
    """It would be said that another side is seen. What it looks like there comes when it is there."""
    larger = (Shape("#f4e9c1"), Words("ace", size=40))
    there = CARD.rect._replace(x=100, w=180, h=270)
    slow.show_arrangement(moved(TOYS, "card", there, picture=larger))
    card = item_of(slow, "card")
    turn_clock(slow, 0.5)
    assert bounds_of(slow, "card").width() == pytest.approx(150, abs=2)
    assert card.picture == FACE
    turn_clock(slow, 1)
    assert (card.picture, card.rect) == (larger, there)


def test_a_card_that_becomes_a_strip_is_one_from_half_way_on(slow: TableView) -> None:
    strip = (Shape("#f4e9c1"), Words("A"))
    slow.show_arrangement(moved(TOYS, "card", Rect(100, 540, 120, 40), picture=strip))
    card = item_of(slow, "card")
    turn_clock(slow, 0.4)
    assert card.picture == FACE
    turn_clock(slow, 0.5)
    assert card.picture == strip
    assert bounds_of(slow, "card").width() == pytest.approx(120, abs=2)


def test_a_heap_that_grows_is_not_turned_over(slow: TableView) -> None:
    """It is called otherwise, but drawn alike."""
    heap = tuple(
        {"picture": (Art("common/icon-eye"), Words(count)), "name": f"{count} eyes"}
        for count in ("5", "6")
    )
    slow.show_arrangement(moved(TOYS, "card", CARD.rect, **heap[0]), animate=False)
    slow.show_arrangement(moved(TOYS, "card", CARD.rect, **heap[1]))
    turn_clock(slow, 0.5)
    assert bounds_of(slow, "card").width() == pytest.approx(CARD.rect.w, abs=2)
    turn_clock(slow, 1)
    assert item_of(slow, "card").picture == heap[1]["picture"]


def test_a_card_on_another_ground_for_another_size_is_not_turned_over(slow: TableView) -> None:
    """It is called otherwise there, and has other colours below, but shows the same."""
    owl, small = (
        {"picture": (Art(ground), Art("common/icon-eye")), "name": name}
        for ground, name in (
            ("common/icon-rulebook", "The owl, next"),
            ("common/icon-close", "The owl"),
        )
    )
    slow.show_arrangement(moved(TOYS, "card", CARD.rect, **owl), animate=False)
    slow.show_arrangement(moved(TOYS, "card", Rect(100, 540, 60, 90), **small))
    turn_clock(slow, 0.5)
    assert bounds_of(slow, "card").width() == pytest.approx((CARD.rect.w + 60) / 2, abs=2)
    turn_clock(slow, 1)
    assert item_of(slow, "card").picture == small["picture"]


def test_a_new_piece_comes_from_its_source(slow: TableView) -> None:
    newcomer = Piece("dog", "chair", CHAIR, CAT.picture, "Dog", source="shelf")
    slow.show_arrangement(evolve(TOYS, pieces=(*TOYS.pieces, newcomer)))
    assert rect_of(slow, "dog") == SHELF
    turn_clock(slow, 1)
    assert rect_of(slow, "dog") == CHAIR


def test_a_new_piece_may_come_from_a_place_that_is_gone_now(slow: TableView) -> None:
    newcomer = Piece("dog", "chair", CHAIR, CAT.picture, "Dog", source="shelf")
    places = tuple(place for place in TOYS.places if place.id != "shelf")
    slow.show_arrangement(evolve(TOYS, places=places, pieces=(*TOYS.pieces, newcomer)))
    assert rect_of(slow, "dog") == SHELF


def test_a_new_piece_without_a_source_is_simply_there(slow: TableView) -> None:
    newcomer = Piece("dog", "chair", CHAIR, CAT.picture, "Dog")
    slow.show_arrangement(evolve(TOYS, pieces=(*TOYS.pieces, newcomer)))
    assert rect_of(slow, "dog") == CHAIR
    assert not slow.table.motion.running


def test_a_vanished_piece_goes_even_in_mid_flight(slow: TableView) -> None:
    slow.show_arrangement(moved(TOYS, "cat", FAR))
    cat = item_of(slow, "cat")
    turn_clock(slow, 0.5)
    slow.show_arrangement(evolve(TOYS, pieces=TOYS.pieces[1:], offers=()))
    assert slow.table.piece_item("cat") is None
    assert cat._item.scene() is None
    assert not slow.table.motion.running


def test_interrupted_motion_goes_on_from_where_it_is(slow: TableView) -> None:
    slow.show_arrangement(moved(TOYS, "cat", FAR))
    turn_clock(slow, 0.5)
    on_the_way = rect_of(slow, "cat")
    slow.show_arrangement(moved(TOYS, "cat", CHAIR))
    assert rect_of(slow, "cat") == on_the_way
    turn_clock(slow, 1)
    assert rect_of(slow, "cat") == CHAIR


def test_motion_to_the_same_goal_is_not_lost_when_the_table_is_shown_again(
    slow: TableView,
) -> None:
    there = moved(TOYS, "cat", FAR)
    slow.show_arrangement(there)
    turn_clock(slow, 0.5)
    slow.show_arrangement(there)
    assert slow.table.motion.running
    turn_clock(slow, 1)
    assert rect_of(slow, "cat") == FAR


def test_a_turn_that_is_taken_back_in_mid_air_ends_with_the_old_picture(slow: TableView) -> None:
    for part in (0.2, 0.8):
        slow.show_arrangement(moved(TOYS, "card", CARD.rect, picture=BACK, name="Hidden card"))
        turn_clock(slow, part)
        slow.show_arrangement(TOYS)
        slow.table.motion.finish()
        card = item_of(slow, "card")
        assert (card.picture, card.rect) == (FACE, CARD.rect)
        assert bounds_of(slow, "card").width() == pytest.approx(CARD.rect.w, abs=2)


def test_without_animation_everything_is_where_it_belongs_at_once(slow: TableView) -> None:
    slow.show_arrangement(moved(TOYS, "cat", FAR))
    turn_clock(slow, 0.5)
    slow.show_arrangement(moved(TOYS, "cat", FLOOR), animate=False)
    assert rect_of(slow, "cat") == FLOOR
    assert not slow.table.motion.running


def test_motion_off_jumps(view: TableView) -> None:
    view.set_speed(FACTORS["off"])
    view.show_arrangement(moved(TOYS, "cat", FAR))
    assert rect_of(view, "cat") == FAR
    assert not view.table.motion.running


def test_the_clock_runs_by_itself(view: TableView, qtbot: QtBot) -> None:
    view.set_speed(FACTORS["fast"])
    view.show_arrangement(moved(TOYS, "cat", FAR))
    with qtbot.waitSignal(view.table.motion.settled):
        assert view.table.motion.running
    assert rect_of(view, "cat") == FAR


def test_a_taken_piece_is_not_carried_off_by_its_flight(slow: TableView) -> None:
    slow.show_arrangement(moved(TOYS, "cat", FAR))
    slow.table.lift("cat")
    turn_clock(slow, 1)
    assert rect_of(slow, "cat") == looks.lifted(CAT.rect)


def test_whoever_reaches_for_a_piece_on_its_way_gets_it_into_the_hand(slow: TableView) -> None:
    slow.show_arrangement(moved(TOYS, "cat", FAR))
    turn_clock(slow, 0.5)
    with dragging(slow, rect_of(slow, "cat"), CHAIR):
        assert isinstance(slow.hand.gesture, Carrying)
        assert slow.hand.gesture.piece == "cat"
        assert contains(rect_of(slow, "cat"), middle(CHAIR))


def test_a_piece_that_is_seen_is_meant_rather_than_one_that_comes_there(slow: TableView) -> None:
    """They change places, and somebody takes one as they set out."""
    swapped = moved(moved(TOYS, "cat", CARD.rect), "card", CAT.rect)
    slow.show_arrangement(swapped)
    turn_clock(slow, 0.1)
    press(slow, CAT.rect)
    assert isinstance(slow.hand.gesture, Carrying)
    assert slow.hand.gesture.piece == "cat"


def test_rims_are_drawn_once_everything_lies(slow: TableView) -> None:
    assert set(slow.table._halos) == {"cat", "block:2", "card"}
    slow.show_arrangement(moved(TOYS, "cat", FAR))
    assert not slow.table._halos
    slow.table.motion.finish()
    assert slow.table._halos["cat"].rect == FAR.inset(-looks.HALO_REACH)


def test_marks_and_drawn_places_change_without_being_made_anew(view: TableView) -> None:
    frame = view.table._grounds["mark/frame"]
    mark = evolve(TOYS.marks[0], rect=Rect(0, 0, 50, 50), picture=(Shape("#ffffff"),))
    view.show_arrangement(evolve(TOYS, marks=(mark,)))
    assert view.table._grounds["mark/frame"] is frame
    assert frame.rect == mark.rect
    view.show_arrangement(Arrangement((), (), (), TOYS.prompt))
    assert not view.table._grounds
    assert not view.table.around.childItems()


def test_flights_that_are_not_continued_land(qapp: QObject) -> None:
    drawn: list[str] = []
    motion = Motion(qapp)

    def draw(item: PictureItem) -> None:
        drawn.append(item.id)

    scene = QGraphicsScene()
    layer = scene.addRect(0, 0, 100, 100)
    first, second = (PictureItem(layer, name, (), Rect(0, 0, 10, 10), 0) for name in ("a", "b"))
    end = Rect(50, 50, 10, 10)
    motion.fly([Flight(first, first.rect, end, 3, draw)], 10_000)
    motion.fly([Flight(second, second.rect, end, 4, draw)], 10_000)
    assert (first.rect, first.z) == (end, 3)
    assert drawn == ["a"]
    motion.finish()
    assert (second.rect, second.z) == (end, 4)


@pytest.mark.parametrize(
    ("pieces", "how"),
    [
        (3, Qt.TransformationMode.SmoothTransformation),
        (12, Qt.TransformationMode.FastTransformation),
    ],
)
def test_a_crowd_is_painted_more_cheaply_on_its_way(
    slow: TableView, pieces: int, how: Qt.TransformationMode
) -> None:
    """Wherever it comes from, each of them is painted pixel by pixel once it lies there."""
    here = tuple(
        evolve(CAT, id=f"cat-{at}", rect=Rect(60.0 * at, 0, 50, 50)) for at in range(pieces)
    )
    there = tuple(evolve(cat, rect=Rect(cat.rect.x, 700, 80, 80)) for cat in here)
    slow.show_arrangement(evolve(TOYS, pieces=here), animate=False)
    slow.show_arrangement(evolve(TOYS, pieces=there))
    turn_clock(slow, 0.5)
    items = [item_of(slow, cat.id) for cat in there]
    assert {item._item.transformationMode() for item in items} == {how}
    turn_clock(slow, 1)
    assert {item.rect for item in items} == {cat.rect for cat in there}
    assert all(item._item.transform().isIdentity() for item in items)


def test_what_somebody_saw_who_held_cards_up_turns_over_at_once(slow: TableView) -> None:
    """Their own cards, and whatever else was for their eyes only: nobody holds it up any more."""
    slow.set_seat_keys(defaults())
    key, box = OwnKey(0, "claim", WHOLE), next(place for place in TOYS.places if place.id == "box")
    others = tuple(place for place in TOYS.places if place is not box)
    up = evolve(TOYS, places=(*others, evolve(box, own_key=key)))
    down = evolve(TOYS, places=(*others, evolve(box, own_key=key, face_down=True)))
    secret = evolve(CAT, picture=FACE)
    slow.show_arrangement(evolve(up, pieces=(CARD, secret)), animate=False)
    hidden = (evolve(CARD, picture=BACK), evolve(CAT, picture=BACK, rect=FAR))
    slow.show_arrangement(evolve(down, pieces=hidden))
    assert slow.table.motion.running
    assert item_of(slow, "card").picture == item_of(slow, "cat").picture == BACK
