"""What a screen reader can do on the table: whatever the keyboard can."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from halloween_table.contract.gestures import Carry, Press
from halloween_table.table.heard.accessible import make_accessible
from halloween_table.table.scene.passage import Shown
from halloween_table.table.view import TableView

from ..toys import ASK_RING, TARGETS, TOYS, YARD, Heard, key, lit, unled
from .listening import act, actions, groups, name_of, named

LIFT = ["Lift", "Press"]
HELD = evolve(TOYS, held="cat", offers=tuple(o for o in TOYS.offers if o.gesture.start == "cat"))


@pytest.fixture(autouse=True)
def _accessible() -> None:
    make_accessible()


def test_only_what_can_be_used_has_actions(view: TableView) -> None:
    assert actions(view) == {
        "Block, 3 times": LIFT,
        "Cat": LIFT,
        "Card": LIFT,
        "Bell": ["Press"],
    }


def test_behind_whatever_covers_the_table_nothing_can_be_used(
    view: TableView, heard: Heard
) -> None:
    view.setEnabled(False)
    assert actions(view) == {}
    view.uses.use("bell")
    assert heard.nothing


def test_a_piece_is_lifted_and_put_down_where_it_may_go(view: TableView, heard: Heard) -> None:
    act(view, "Cat", "Lift")
    assert lit(view) == {"chair", "floor"}
    offered = actions(view)
    put = {name for name, done in offered.items() if done[0] == "Put here"}
    assert put == {"Chair", "Floor"}
    act(view, "Floor", "Put here")
    assert heard.chosen == ["cat jumps down"]
    assert heard.offers[0].gesture == Carry("cat", "floor")


def test_press_does_the_same_for_those_who_know_no_other_action(
    view: TableView, heard: Heard
) -> None:
    act(view, "Cat", "Press")
    act(view, "Chair", "Press")
    assert heard.chosen == ["cat sits down"]


def test_a_button_is_pressed(view: TableView, heard: Heard) -> None:
    act(view, "Bell", "Press")
    assert heard.chosen == ["ring"]


def test_what_was_lifted_is_put_back(view: TableView, heard: Heard) -> None:
    act(view, "Cat", "Lift")
    assert actions(view)["Cat"] == ["Put back", "Press"]
    act(view, "Cat", "Put back")
    assert view.hand.gesture is None
    assert heard.nothing


def test_another_piece_is_lifted_instead(view: TableView, heard: Heard) -> None:
    act(view, "Cat", "Lift")
    act(view, "Block, 3 times", "Lift")
    act(view, "Floor", "Put here")
    assert heard.chosen == ["block falls"]


def test_what_the_game_has_put_into_the_hand_can_only_be_put_down(
    view: TableView, heard: Heard
) -> None:
    view.show_arrangement(HELD)
    assert set(actions(view)) == {"Chair", "Floor"}
    act(view, "Chair", "Put here")
    assert heard.chosen == ["cat sits down"]


def test_pieces_to_be_picked_are_pressed(view: TableView, heard: Heard) -> None:
    view.show_arrangement(TARGETS)
    assert actions(view)["Cat"] == ["Press"]
    act(view, "Card", "Press")
    assert heard.chosen == ["card is chosen"]


def test_several_offers_are_a_group_in_which_one_is_chosen(view: TableView, heard: Heard) -> None:
    act(view, "Card", "Lift")
    act(view, "Rug 1", "Put here")
    choices = groups(view)["What you can choose"]
    assert {name_of(choice) for choice in choices} == {"left", "middle", "right", "Put it back"}
    assert list(actions(view)) == [name_of(choice) for choice in choices]
    act(view, "right", "Press")
    assert heard.chosen == ["card right"]
    assert "What you can choose" not in groups(view)


def test_a_choice_can_be_left(view: TableView, heard: Heard) -> None:
    act(view, "Card", "Lift")
    act(view, "Rug 1", "Put here")
    act(view, "Put it back", "Press")
    assert "What you can choose" not in groups(view)
    assert "Card" in actions(view)
    assert heard.nothing


def test_a_question_is_asked_before_a_move_that_is_easily_regretted(
    view: TableView, heard: Heard
) -> None:
    view.show_arrangement(TARGETS)
    act(view, "Bell", "Press")
    assert heard.nothing
    (yes, no) = groups(view)["What you can choose"]
    assert name_of(yes).endswith(ASK_RING.ask)
    assert name_of(no) == "Put it back"
    act(view, name_of(yes), "Press")
    assert heard.chosen == ["ring"]


def test_a_piece_is_led_to_the_next_place(view: TableView, heard: Heard) -> None:
    view.show_arrangement(YARD)
    assert actions(view)["Stone 12"] == ["Lead here", "Press"]
    assert "Dog" not in actions(view)
    act(view, "Stone 12", "Lead here")
    assert heard.chosen == ["dog goes on"]


def test_what_nobody_leads_goes_nowhere(view: TableView) -> None:
    view.show_arrangement(unled(YARD))
    assert not any("Lead here" in done for done in actions(view).values())


def test_an_action_that_is_not_offered_any_more_does_nothing(view: TableView, heard: Heard) -> None:
    chair = named(view, "Chair").actionInterface()
    chair.doAction("Put here")
    assert heard.nothing


def test_an_action_only_ends_a_little_scene(view: TableView, heard: Heard) -> None:
    view.set_speed(1000)
    view.show_arrangement(TOYS, on_the_way=[Shown(lambda: TOYS)])
    assert view.underway
    view.uses.use("bell")
    assert not view.underway
    assert heard.nothing


def test_the_ring_follows_what_is_done(view: TableView) -> None:
    act(view, "Cat", "Lift")
    assert view.standing_at in {"chair", "floor"}
    key(view, Qt.Key.Key_Return)
    assert view.hand.gesture is None


def test_actions_are_described(view: TableView) -> None:
    cat = named(view, "Cat").actionInterface()
    assert cat.localizedActionDescription("Lift") == "Pick it up"


# ---- the hand ---------------------------------------------------------------------------------------

IN_HAND = evolve(
    TOYS,
    places=tuple(evolve(p, group="hand") if p.id == "box" else p for p in TOYS.places),
    offers=tuple(o for o in TOYS.offers if o.gesture.start != "card"),
)
"""The card is in somebody's hand, and nothing can be done with it now."""


def test_a_card_in_the_hand_is_a_stop_although_nothing_can_be_done_with_it(
    view: TableView, heard: Heard
) -> None:
    view.show_arrangement(IN_HAND)
    stops = []
    while view._walk.tab(True):
        stops.append(view.standing_at)
    assert stops == ["block:2", "cat", "bell", "card"]
    view._walk.tab(False)
    key(view, Qt.Key.Key_Return)
    assert heard.astray == [Carry("card", None)]
    assert view.hand.gesture is None


def test_a_screen_reader_hears_why_by_the_same_press(view: TableView, heard: Heard) -> None:
    view.show_arrangement(IN_HAND)
    assert actions(view)["Card"] == ["Press"]
    act(view, "Card", "Press")
    assert heard.astray == [Carry("card", None)]


def test_behind_a_lifted_piece_the_hand_waits(view: TableView) -> None:
    view.show_arrangement(IN_HAND)
    act(view, "Cat", "Lift")
    assert {stop.id for stop in view._walk.stops()} == {"chair", "floor"}


# ---- looking around -----------------------------------------------------------------------------------


def look(view: TableView, towards: Qt.Key) -> str:
    key(view, towards, Qt.KeyboardModifier.ControlModifier)
    return view.standing_at


def test_with_ctrl_the_arrows_look_at_everything(view: TableView) -> None:
    view.show_arrangement(YARD)
    assert look(view, Qt.Key.Key_Up) == "22", "where the dog is"
    assert look(view, Qt.Key.Key_Up) == "12"
    assert look(view, Qt.Key.Key_Right) == "13"
    assert view.table.piece("dog").place == "22"


def test_enter_asks_about_what_is_only_looked_at(view: TableView, heard: Heard) -> None:
    view.show_arrangement(YARD)
    look(view, Qt.Key.Key_Up)
    look(view, Qt.Key.Key_Left)
    key(view, Qt.Key.Key_Return)
    assert heard.astray == [Press("21")]


def test_the_look_stays_when_the_table_changes(view: TableView) -> None:
    view.show_arrangement(YARD)
    look(view, Qt.Key.Key_Up)
    at = look(view, Qt.Key.Key_Up)
    view.show_arrangement(unled(YARD))
    assert view.standing_at == at
    assert look(view, Qt.Key.Key_Up) == "02"
