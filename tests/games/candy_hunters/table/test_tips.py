"""Tooltips of Candy Hunters say what one does not see: a rule, or what something is worth now."""

from __future__ import annotations

import pytest
from attrs import evolve

from halloween_table.contract.arrangement import Arrangement
from halloween_table.engine.record import Player
from halloween_table.games.candy_hunters.puzzles.workshop import Draft
from halloween_table.games.candy_hunters.rules.position import Candy, House, Kid, Position, Stage
from halloween_table.games.candy_hunters.rules.town import Colour
from halloween_table.games.candy_hunters.table import ids
from halloween_table.games.shelf import box

from ...rooms import USUAL
from ..doing import GAME
from ..drawing import dealt, position_of

pytestmark = pytest.mark.usefixtures("qapp")

ADA, BO = Player("Ada", "witch", "red"), Player("Bo", "cat", "yellow")
TOWN = """
-- oA v. --
-- b1 g. o.
"""


def position(**changes: object) -> Position:
    drawn = position_of(
        TOWN, stage=Stage.PATTERN, deck=(9, 10), hands=((21, 22), (23, 24)), scored=((1,), (2,))
    )
    return evolve(drawn, **changes)


def arranged(shown: Position, eyes: int = 0) -> Arrangement:
    found = box("candy_hunters")
    assert found is not None
    view = GAME.view(shown, eyes)
    laid: Arrangement = found.open().arranger.arrange(view, eyes, (ADA, BO), USUAL)
    return laid


def tip(arrangement: Arrangement, id_: str) -> str:
    (found,) = (it for it in (*arrangement.places, *arrangement.pieces) if it.id == id_)
    return found.tooltip


def the_kid(shown: Position) -> Kid:
    (kid,) = (piece for piece in shown.standing.values() if isinstance(piece, Kid))
    return kid


def test_a_kid_says_which_candy_waits_for_it_and_what_that_brings() -> None:  # CH-3.4, CH-6.1
    shown = position()
    kid = ids.pawn(the_kid(shown))
    assert tip(arranged(shown), kid).splitlines()[1] == "Ada, an orange candy: +2"
    had = Candy(House(Colour.ORANGE, 9), Kid(0, 5))
    ada, bo = shown.hunters
    richer = position(hunters=(evolve(ada, candies=(had,)), bo))
    assert tip(arranged(richer), kid).splitlines()[1] == "Ada, an orange candy: +1"


def test_only_the_first_candy_of_a_colour_brings_two() -> None:  # CH-6.1
    shown = position_of(TOWN, stage=Stage.PATTERN, candies=("", "bgb"))
    laid, candies = arranged(shown), shown.hunters[1].candies
    said = [tip(laid, ids.House(*candy.house)) for candy in candies]
    assert [text.split(".")[0] for text in said] == [
        "Blue candy: +2",
        "Green candy: +2",
        "Blue candy: +1",
    ]


def test_cards_in_hand_say_what_they_would_bring_while_one_may_be_scored() -> None:
    shown = position()
    offered = {offer.gesture.start for offer in arranged(shown).offers}
    for held in shown.hunters[0].hand:
        lines = tip(arranged(shown), ids.Card(held.slot)).splitlines()
        assert len(lines) == 2
        assert ("fits nowhere" in lines[1]) == (ids.Card(held.slot) not in offered)
    later = arranged(position(stage=Stage.EXCHANGE))
    assert "\n" not in tip(later, ids.Card(shown.hunters[0].hand[0].slot))


def test_cards_of_others_say_the_same_whatever_they_are() -> None:
    shown = position()
    ada, bo = shown.hunters
    other = position(hunters=(ada, evolve(bo, hand=(dealt(5), dealt(6)))))
    said = {
        it.tooltip
        for laid in (arranged(shown), arranged(other))
        for it in laid.pieces
        if it.place == ids.Panel(1) and it.id.startswith("card:") and not it.fixed
    }
    assert len(said) == 1


def test_an_empty_stack_says_that_another_colour_is_built() -> None:  # CH-1.2
    shown = position()
    stacks = shown.stacks.with_(Colour.BLUE, 0)
    assert "used up" in tip(arranged(position(stacks=stacks)), ids.Stack(Colour.BLUE))
    assert "used up" not in tip(arranged(shown), ids.Stack(Colour.BLUE))


@pytest.mark.parametrize("key", ["candy_hunters", "candy_workshop"])
def test_no_tip_only_repeats_a_name(key: str) -> None:
    if key == "candy_hunters":
        laid = arranged(position())
    else:
        found = box(key)
        assert found is not None
        kit = found.open()
        draft = kit.game.setup(kit.game.options_type(), 1, 0)
        assert isinstance(draft, Draft)
        laid = kit.arranger.arrange(draft, 0, (ADA,), USUAL)
    for thing in (*laid.places, *laid.pieces, *laid.marks):
        assert not thing.tooltip or thing.tooltip != thing.name or thing.id in {"bin", "goal"}


def test_a_panel_says_nothing_before_there_is_something_to_count() -> None:
    """Name and points stand on it."""
    laid = arranged(position_of(TOWN, candies=("b", "")))
    assert tip(laid, ids.Panel(0)).splitlines()[1:] == ["Blue candies: 1 → +2"]
    assert tip(laid, ids.Panel(1)) == ""


def test_what_stands_beside_the_scare_markers_says_what_they_are() -> None:
    laid = arranged(position())
    beside = [mark.tooltip for mark in laid.marks if mark.id.startswith("bank:")]
    assert beside == [tip(laid, ids.BANK)] * 2
