"""Tooltips of Booo! say what one does not see: a rule, or what something is good for."""

from __future__ import annotations

import pytest

from halloween_table.contract.arrangement import Arrangement
from halloween_table.games.booo.rules.position import Position
from halloween_table.games.booo.table import ids
from halloween_table.games.booo.table.arrangement import BoooArranger
from halloween_table.games.booo.words.voice import BoooVoice
from tests.app.castles import castles, practised
from tests.app.texts.booth import SEEKERS

from ...rooms import USUAL
from ..doing import GAME, RED, holding, searching
from ..wandering import eyes_of

pytestmark = pytest.mark.usefixtures("qapp")

PLAYERS = SEEKERS["short"]
NAMED_ENOUGH = ("reserve", "jump:")
"""What is said of these is what they are for."""


def laid(view: Position) -> Arrangement:
    arranger = BoooArranger(GAME, BoooVoice())
    return arranger.arrange(view, eyes_of(view), PLAYERS[: len(view.seekers)], USUAL)


def tip(arrangement: Arrangement, id_: str) -> str:
    things = (*arrangement.places, *arrangement.pieces, *arrangement.marks)
    return next(thing.tooltip for thing in things if thing.id == id_ and thing.tooltip)


@pytest.mark.parametrize("moment", [*castles("short"), *practised()])
def test_no_tip_only_repeats_a_name(moment: str) -> None:
    view = {**castles("short"), **practised()}[moment]
    arrangement = laid(view)
    for thing in (*arrangement.places, *arrangement.pieces, *arrangement.marks):
        if thing.id not in (ids.STACK, ids.LOST) and not thing.id.startswith(NAMED_ENOUGH):
            assert not thing.tooltip or thing.tooltip != thing.name, thing.id


def test_a_wall_tile_says_who_may_not_use_its_colour() -> None:  # BO-1.4
    view = searching(2)
    assert PLAYERS[1].name not in tip(laid(view), ids.Wall(RED))
    assert PLAYERS[1].name in tip(laid(holding(view, 1, RED)), ids.Wall(RED))


def test_a_panel_says_how_much_is_missing() -> None:  # BO-2.1, BO-2.2
    said = tip(laid(holding(searching(2), 1, RED, guests=(2, 3))), ids.Panel(1))
    assert "2 of 5" in said
    assert "1 of 4" in said


def test_a_guest_names_its_room_and_the_pile_says_how_many_are_to_come() -> None:
    view = searching(3)
    assert view.guest is not None
    arrangement = laid(view)
    assert tip(arrangement, ids.Guest(view.guest)).startswith("Room ")
    assert tip(arrangement, ids.Guest(view.stack[0])) == tip(arrangement, ids.STACK)
