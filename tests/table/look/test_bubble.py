"""Where a refusal is shown, and for how long: what has to be seen stays visible."""

from __future__ import annotations

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.contract.gestures import PassInVain, Press
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Dial, Place
from halloween_table.table import speeds
from halloween_table.table.hand.gestures import Choosing
from halloween_table.table.look.bubble import Beside
from halloween_table.table.view import TableView

from ..toys import (
    ASK_RING,
    BELL,
    CAT,
    CHAIR,
    NOWHERE,
    TARGETS,
    TOYS,
    Heard,
    at,
    click,
    drag,
    pixel_of,
)

LONG = "A sentence that needs some room. " * 4
CASTLE = Rect(0, 0, 1000, 1000)
"""All but a column at the right, which is 300 pixels wide."""
CLOCK = Rect(1300, 380, 120, 120)


def explain(view: TableView, where: Rect, text: str = LONG) -> QRect:
    """Where the bubble is then."""
    view.ask_why(PassInVain(), at(view, where))
    view.explain(text, "T-1.1", "Read the rule (T-1.1)")
    assert view.viewport().rect().contains(view._bubble.geometry())
    return view._bubble.geometry()


def hides(view: TableView, bubble: QRect, rect: Rect) -> bool:
    corners = QPointF(rect.x, rect.y), QPointF(rect.x + rect.w, rect.y + rect.h)
    return bubble.intersects(QRect(*(pixel_of(view, corner) for corner in corners)))


@pytest.mark.parametrize("where", [Rect(500, 500, 2, 2), Rect(20, 20, 2, 2), Rect(980, 980, 2, 2)])
def test_the_bubble_goes_where_there_is_room(view: TableView, where: Rect) -> None:
    """Narrower than usual, if need be, but never over what it speaks of."""
    assert hides(view, explain(view, where), CASTLE)
    view.show_arrangement(evolve(TOYS, clear=(CASTLE, CLOCK)))
    bubble = explain(view, where)
    for rect in (CASTLE, CLOCK, where):
        assert not hides(view, bubble, rect)


def test_it_is_as_near_as_it_can_be(view: TableView) -> None:
    view.show_arrangement(evolve(TOYS, clear=(CASTLE,)))
    high, low = explain(view, Rect(500, 60, 2, 2)), explain(view, Rect(500, 940, 2, 2))
    assert high.center().y() < low.center().y()


def test_where_it_is_clear_it_is_beside_what_it_speaks_of(view: TableView) -> None:
    usual = explain(view, BELL)
    view.show_arrangement(evolve(TOYS, clear=(Rect(0, 0, 500, 1000),)))
    assert explain(view, BELL) == usual


def test_where_there_is_no_room_it_hides_least(view: TableView) -> None:
    small = Rect(700, 400, 200, 200)
    view.show_arrangement(evolve(TOYS, clear=(Rect(0, 0, 1600, 1000), small)))
    where = Rect(800, 380, 2, 2)
    bubble = explain(view, where)
    assert not hides(view, bubble, where)
    assert not hides(view, bubble, small)


def test_a_short_sentence_is_as_wide_as_it_is(view: TableView) -> None:
    view.show_arrangement(evolve(TOYS, clear=(CASTLE,)))
    assert explain(view, Rect(500, 500, 2, 2), "No.").width() < 240


def test_no_word_is_cut(view: TableView) -> None:
    """Then rather something is hidden."""
    view.show_arrangement(evolve(TOYS, clear=(CASTLE,)))
    explain(view, Rect(500, 500, 2, 2), f"Here comes {'Hildegard' * 4}.")
    label = view._bubble._label
    assert label.width() >= label.minimumSizeHint().width() > 220


@pytest.mark.parametrize(
    ("dials", "stays"),
    [((), speeds.BUBBLE), ((Dial("clock", CLOCK),), speeds.BUBBLE_IN_A_RACE)],
)
def test_while_a_clock_runs_it_goes_sooner(
    view: TableView, dials: tuple[Dial, ...], stays: int
) -> None:
    view.show_arrangement(evolve(TOYS, dials=dials))
    explain(view, BELL)
    assert view._bubble._timer.interval() == stays
    assert view._bubble._timer.isActive()


# ---- what was tried stays in sight ----------------------------------------------------------------


TRIED = [place for place in TOYS.places if place.id not in ("shelf", "chair", "floor", "bell")]


def refuse(view: TableView) -> None:
    """From now on every wrong drop is answered at length."""
    view.astray.connect(lambda _: view.explain(LONG, "T-1.1", "Read the rule (T-1.1)"))


@pytest.mark.parametrize("place", TRIED, ids=lambda place: place.id)
def test_a_refusal_covers_neither_the_piece_nor_where_it_was_dropped(
    view: TableView, place: Place
) -> None:
    refuse(view)
    corner = Rect(place.rect.x + 4, place.rect.y + place.rect.h - 8, 4, 4)
    drag(view, CAT.rect, corner)
    bubble = view._bubble.geometry()
    assert view.bubble_text
    for rect in (CAT.rect, place.rect, corner):
        assert not hides(view, bubble, rect)


def test_a_refusal_of_a_press_covers_no_part_of_what_was_pressed(view: TableView) -> None:
    refuse(view)
    for place in TOYS.places:
        view.ask_why(Press(place.id), at(view, place.rect))
        assert not hides(view, view._bubble.geometry(), place.rect)


def test_of_a_large_place_the_spot_stays_in_sight(view: TableView) -> None:
    """There is no room elsewhere."""
    lawn = Place("lawn", Rect(0, 0, 1600, 1000), "Lawn")
    view.show_arrangement(evolve(TOYS, places=(*TOYS.places, lawn)))
    refuse(view)
    drag(view, CAT.rect, NOWHERE)
    bubble = view._bubble.geometry()
    assert view.bubble_text
    assert not hides(view, bubble, CAT.rect)
    assert not hides(view, bubble, NOWHERE)


rects = st.builds(
    QRect, st.integers(0, 50), st.integers(0, 34), st.integers(1, 40), st.integers(1, 30)
)


@given(
    clear=st.lists(rects, min_size=1, max_size=3),
    spared=st.lists(rects, max_size=2),
    size=st.builds(QSize, st.integers(4, 30), st.integers(3, 20)),
)
@settings(deadline=None, max_examples=150)
def test_where_there_is_any_room_nothing_is_hidden(
    clear: list[QRect], spared: list[QRect], size: QSize
) -> None:
    view = QRect(0, 0, 70, 56)
    room = view.adjusted(8, 8, -8, -8)
    where = Beside(clear, spared)
    found = where.place(size, view)
    anywhere = [
        where.hidden(QRect(QPoint(x, y), size))
        for x in range(room.left(), room.right() - size.width() + 1)
        for y in range(room.top(), room.bottom() - size.height() + 1)
    ]
    if (0, 0) in anywhere:
        assert where.hidden(found) == (0, 0)
    if any(hidden == 0 for hidden, _ in anywhere):
        assert where.hidden(found)[0] == 0


# ---- another look at the table --------------------------------------------------------------------


LOOKS = {
    "a small window": lambda view: view.resize(420, 300),
    "a wide window": lambda view: view.resize(1200, 400),
    "closer": lambda view: view.camera.zoom_by(1.6, at(view, CAT.rect)),
    "closer, and back": lambda view: (view.camera.zoom_by(2), view.camera.fit()),
    "closer, and aside": lambda view: (view.camera.zoom_by(1.5), view.camera.pan(QPoint(120, 60))),
}


@pytest.mark.parametrize("look", LOOKS)
def test_a_refusal_is_placed_anew(view: TableView, look: str) -> None:
    refuse(view)
    view.ask_why(Press("chair"), at(view, CHAIR))
    LOOKS[look](view)
    QApplication.processEvents()
    assert view.bubble_text
    bubble = view._bubble.geometry()
    assert view.viewport().rect().contains(bubble)
    assert not hides(view, bubble, CHAIR)
    again = view._bubble.geometry()
    view.explain(LONG, "T-1.1", "Read the rule (T-1.1)")
    assert view._bubble.geometry() == again, "as if it were said only now"


@pytest.mark.parametrize("look", LOOKS)
def test_a_question_is_placed_anew(view: TableView, heard: Heard, look: str) -> None:
    view.show_arrangement(TARGETS)
    click(view, BELL)
    LOOKS[look](view)
    QApplication.processEvents()
    assert isinstance(view.hand.gesture, Choosing)
    bubble = view._bubble.geometry()
    assert view.viewport().rect().contains(bubble)
    assert not hides(view, bubble, BELL)
    QTest.mouseClick(view._bubble, Qt.MouseButton.LeftButton)
    assert heard.chosen == [ASK_RING.move]


def test_a_refusal_that_has_gone_does_not_come_back(view: TableView) -> None:
    refuse(view)
    view.ask_why(Press("chair"), at(view, CHAIR))
    view.hide_bubble()
    view.resize(600, 400)
    view.camera.zoom_by(1.5)
    assert not view.bubble_text


def test_it_goes_when_its_time_is_up_all_the_same(view: TableView) -> None:
    refuse(view)
    view.ask_why(Press("chair"), at(view, CHAIR))
    view._bubble._timer.start(5000)
    left = view._bubble._timer.remainingTime()
    view.resize(600, 400)
    assert view._bubble._timer.isActive()
    assert view._bubble._timer.remainingTime() <= left
