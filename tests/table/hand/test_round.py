"""Tab after the table has changed: first to what is lit, all round, and only then away."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from halloween_table.contract.gestures import Carry, Press
from halloween_table.contract.offers import Offer, TakeBack
from halloween_table.contract.pictures import Rect, Shape
from halloween_table.contract.places import Place
from halloween_table.table.heard.accessible import make_accessible
from halloween_table.table.heard.spots import spots_of
from halloween_table.table.view import TableView

from ..toys import BELL, CARD, CAT, CAT_TO_FLOOR, FUR, PRESS_CARD, TOYS, key

SPACE = Place("space", Rect(700, 850, 100, 100), "Space", (Shape("#cf3b40"),), button=True)
GONG = Place("gong", Rect(1100, 850, 100, 100), "Gong", (Shape("#cf3b40"),), button=True)
BEFORE = evolve(
    TOYS,
    places=(*TOYS.places, SPACE, GONG),
    offers=(Offer("act", Press("space")), CAT_TO_FLOOR),
)
"""A space that a disc can be laid on by a press; bell and gong do nothing now."""
DISC = evolve(CAT, id="disc", place="space", rect=SPACE.rect, picture=FUR, name="Disc")
AFTER = evolve(
    BEFORE,
    places=(*TOYS.places, GONG),
    pieces=(*TOYS.pieces, DISC),
    offers=(
        Offer(TakeBack("act"), Carry("disc", "shelf")),
        CAT_TO_FLOOR,
        PRESS_CARD,
        Offer("gong", Press("gong")),
    ),
)
"""It lies there now, and can be taken back."""


@pytest.fixture
def acted(view: TableView) -> TableView:
    """Enter has just laid the disc."""
    view.show_arrangement(BEFORE)
    view.chosen.connect(lambda _: view.show_arrangement(AFTER))
    while view.standing_at != "space":
        key(view, Qt.Key.Key_Tab)
    key(view, Qt.Key.Key_Return)
    return view


def walked(view: TableView, forward: bool = True) -> list[str]:
    """The stops that Tab comes to until it leaves the table."""
    stops = []
    while view._walk.tab(forward):
        stops.append(view.standing_at)
        assert len(stops) < 20
    return stops


def test_after_a_move_tab_goes_to_what_is_lit_first(acted: TableView) -> None:
    assert acted.standing_at == "disc", "arrows go on from there"
    assert walked(acted) == ["cat", "card", "gong", "bell"]
    assert walked(acted) == ["cat", "card", "gong", "bell", "disc"], "coming in anew"


def test_shift_tab_goes_round_too(acted: TableView) -> None:
    assert walked(acted, forward=False) == ["bell", "gong", "card", "cat"]


def test_to_and_fro_leads_back(acted: TableView) -> None:
    for forward, stop in ((True, "cat"), (True, "card"), (False, "cat"), (False, "disc")):
        assert acted._walk.tab(forward)
        assert acted.standing_at == stop
    assert walked(acted) == ["cat", "card", "gong", "bell"]


def test_from_something_lit_tab_goes_on_to_the_next_and_round(view: TableView) -> None:
    view.show_arrangement(AFTER)
    while view.standing_at != "card":
        key(view, Qt.Key.Key_Tab)
    view.show_arrangement(evolve(AFTER))
    assert view.standing_at == "card"
    assert walked(view) == ["gong", "cat", "bell", "disc"]


def test_backwards_from_something_lit_the_walk_goes_as_things_lie(view: TableView) -> None:
    view.show_arrangement(AFTER)
    while view.standing_at != "card":
        key(view, Qt.Key.Key_Tab)
    view.show_arrangement(evolve(AFTER))
    assert walked(view, forward=False) == ["cat", "disc", "bell", "gong"]


def test_buttons_that_do_something_come_before_those_that_only_say_why(view: TableView) -> None:
    view.show_arrangement(evolve(AFTER, offers=(Offer("gong", Press("gong")),)))
    assert GONG.rect.y > BELL.y
    assert walked(view) == ["gong", "bell"]


def test_a_screen_reader_hears_of_every_stop(acted: TableView) -> None:
    make_accessible()
    interface = QAccessible.queryAccessibleInterface(acted)
    spots_of(acted)
    for name in ("Cat", CARD.name, "Gong"):
        acted._walk.tab(True)
        assert interface.focusChild().text(QAccessible.Text.Name) == name
        assert interface.focusChild().state().focused
