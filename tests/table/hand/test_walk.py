"""Where the keyboard's ring is after the table has changed: never where a second Enter does harm."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Lead, Press
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Rect, Shape
from halloween_table.contract.places import Place
from halloween_table.table.view import TableView

from ..toys import GATE, LEFT_CLAIMS, LEFT_KEY, RIGHT_KEY, SHUT, YARD, Heard, dog_at, key

Key = Qt.Key
STEP_UP = Offer("step Up", Lead("dog", ("12",)), key="Up")
COLOURS = tuple(
    Place(name, Rect(1000, 200 + 100 * at, 200, 80), name, (Shape("#cf3b40"),), button=True)
    for at, name in enumerate(("red", "blue", "green"))
)
STONES = tuple(place for place in YARD.places if not place.button)
NAMING = evolve(
    YARD,
    places=(*STONES, *COLOURS),
    offers=tuple(Offer(f"name {place.id}", Press(place.id)) for place in COLOURS),
)
"""Somebody has claimed: everybody's keys are gone, and colours have come."""
SHOWING = evolve(YARD, offers=(STEP_UP, SHUT), places=(*STONES, COLOURS[1], GATE))


def walk_to(view: TableView, id_: str) -> None:
    for _ in range(9):
        if view.standing_at != id_:
            key(view, Key.Key_Tab)
    assert view.standing_at == id_


def ring(view: TableView) -> bool:
    return view.table.lights.focus is not None


@pytest.fixture
def naming(view: TableView) -> TableView:
    view.show_arrangement(NAMING)
    return view


def test_while_arrows_lead_a_piece_enter_presses_nothing_nobody_walked_to(
    naming: TableView, heard: Heard
) -> None:
    walk_to(naming, "red")
    naming.chosen.connect(lambda _: naming.show_arrangement(SHOWING))
    key(naming, Key.Key_Return)
    assert heard.chosen == ["name red"]
    assert naming.standing_at == ""
    assert not ring(naming)
    key(naming, Key.Key_Return)
    assert heard.chosen == ["name red"]
    key(naming, Key.Key_Tab)
    assert naming.standing_at == GATE.id
    assert ring(naming)


def test_a_button_that_somebody_walked_to_has_the_ring_while_a_clock_rings(
    naming: TableView, heard: Heard
) -> None:
    naming.show_arrangement(SHOWING)
    walk_to(naming, GATE.id)
    naming.show_arrangement(evolve(SHOWING))
    assert naming.standing_at == GATE.id
    assert ring(naming)
    key(naming, Key.Key_Return)
    assert heard.offers == [SHUT]


def test_where_no_arrow_leads_the_ring_stays_nearby(naming: TableView) -> None:
    walk_to(naming, "red")
    naming.show_arrangement(evolve(SHOWING, offers=(SHUT,)))
    assert naming.standing_at == "blue"


@pytest.mark.parametrize("race", [YARD, evolve(YARD, offers=(LEFT_CLAIMS,))])
def test_when_all_buttons_are_replaced_tab_begins_at_the_first(
    view: TableView, race: Arrangement
) -> None:
    view.show_arrangement(race)
    walk_to(view, GATE.id)
    view.show_arrangement(NAMING)
    assert view.standing_at == ""
    assert not ring(view)
    key(view, Key.Key_Tab)
    assert view.standing_at == "red"


def test_shift_tab_begins_at_the_last(view: TableView) -> None:
    view.show_arrangement(YARD)
    walk_to(view, LEFT_KEY.id)
    view.show_arrangement(NAMING)
    view.focusNextPrevChild(False)
    assert view.standing_at == "green"


def test_where_one_button_gives_way_to_another_the_ring_stays_nearby(view: TableView) -> None:
    """Passing a step and passing the next one are two buttons in one place."""
    view.show_arrangement(evolve(YARD, places=(*STONES, GATE)))
    walk_to(view, GATE.id)
    view.show_arrangement(evolve(YARD, places=(*STONES, RIGHT_KEY)))
    assert view.standing_at == RIGHT_KEY.id


def test_a_step_by_arrow_brings_no_ring(view: TableView, heard: Heard) -> None:
    view.show_arrangement(SHOWING)
    view.chosen.connect(
        lambda _: view.show_arrangement(
            evolve(dog_at("12"), offers=SHOWING.offers, places=SHOWING.places)
        )
    )
    key(view, Key.Key_Up)
    assert heard.chosen == ["step Up"]
    assert view.standing_at == ""
