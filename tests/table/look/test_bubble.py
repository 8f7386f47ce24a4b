"""Where a refusal is shown, and for how long: what has to be seen stays visible."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QRect

from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Dial
from halloween_table.table import speeds
from halloween_table.table.view import TableView

from ..toys import BELL, TOYS, at

LONG = "A sentence that needs some room. " * 4
CASTLE = Rect(0, 0, 1000, 1000)
"""All but a column at the right, which is 300 pixels wide."""
CLOCK = Rect(1300, 380, 120, 120)


def explain(view: TableView, where: Rect, text: str = LONG) -> QRect:
    """Where the bubble is then."""
    view._drop_point = at(view, where)
    view.explain(text, "T-1.1", "Read the rule (T-1.1)")
    assert view.viewport().rect().contains(view._bubble.geometry())
    return view._bubble.geometry()


def hides(view: TableView, bubble: QRect, rect: Rect) -> bool:
    return bubble.intersects(view._on_screen(rect))


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
