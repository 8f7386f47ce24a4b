"""A turn: HA-1.1 to HA-1.5."""

from __future__ import annotations

from itertools import permutations

import pytest

from halloween_table.engine.game import Turn
from halloween_table.games.halloween.rules.events import DiscPlaced, RestTaken, TurnEnded

from ..doing import GAME, discs, event, lawful, levels, me, play, refused, tokens, with_dice
from ..drawing import draw, ghosts_in, lord, town

PAIR = "School: bb | Police: b"
"""Where summoning, scaring, moving and haunting is possible."""


# HA-1.1


@pytest.mark.parametrize("order", [*permutations((1, 2, 3))])
def test_the_sections_are_done_in_any_order(order: tuple[int, ...]) -> None:
    """HA-1.1"""
    position = town(PAIR)
    for nth, section in enumerate(order):
        assert lawful(position, "rest") == {f"rest {at}" for at in order[nth:]}
        position = play(position, f"{section}: scare blue")
        assert len(me(position).reserve) == 11 - nth
    assert discs(me(position)) == "scare@1 scare@2 scare@3"
    assert lawful(position) == {"end"}


def test_a_section_acts_only_once_in_a_turn() -> None:
    """HA-1.1"""
    position = play(town(PAIR), "2: scare blue")
    assert refused(position, "act 2 move") == ("HA-1.1", "section_done")
    assert refused(position, "rest 2") == ("HA-1.1", "section_done")
    assert lawful(position, "act") == {
        f"act {section} {action}"
        for section in (1, 3)
        for action in ("summon", "scare", "upgrade", "move", "haunt")
    }


def test_a_rest_is_a_sections_action_too() -> None:
    """HA-1.1"""
    position = play(town(PAIR), "rest 2")
    assert refused(position, "act 2 scare") == ("HA-1.1", "section_done")
    assert refused(position, "rest 2") == ("HA-1.1", "section_done")


def test_the_disc_comes_from_the_reserve() -> None:
    """HA-1.1"""
    position = town(PAIR)
    placed = event(position, "act 3 haunt", DiscPlaced)
    assert (placed.section, placed.action.name) == (2, "HAUNT")
    position = play(position, "act 3 haunt")
    assert (discs(me(position)), len(me(position).reserve)) == ("haunt@3", 11)
    empty = town(PAIR, lord(discs="all@1 all@2"))
    assert refused(empty, "act 3 scare") == ("HA-1.1", "no_disc")


def test_the_action_is_performed_before_anything_else() -> None:
    """HA-1.1"""
    position = play(town(PAIR), "act 1 scare")
    for said in ("act 2 scare", "rest 2", "end", "no", "move blue School Church"):
        assert refused(position, said) == ("HA-2.2", "choose_first")


def test_all_sections_are_done_before_the_turn_ends() -> None:
    """HA-1.1"""
    position = town(PAIR)
    for said in ("rest 1", "2: scare blue", "rest 3"):
        assert refused(position, "end") == ("HA-1.1", "sections_left")
        position = play(position, said)
    assert "end" in lawful(position)


def test_without_a_disc_on_an_action_space_nothing_is_done() -> None:
    """HA-1.1"""
    for said in ("scare blue", "summon School blue", "upgrade blue School", "yes", "pay", "roll"):
        assert refused(town(PAIR), said) == ("HA-1.1", "disc_first")


def test_there_is_no_fourth_section() -> None:
    """HA-1.1: only Master has one."""
    for said in ("act 4 scare", "rest 4", "rest 0"):
        assert refused(town(PAIR), said) == ("HA-1.1", "no_such_section")


def test_only_the_one_whose_turn_it_is_acts() -> None:
    """HA-1.1"""
    position = town(PAIR, seat=1)
    for actor in (-1, 0, 2, 3):
        assert refused(position, "rest 1", actor=actor) == ("HA-1.1", "not_your_turn")


# HA-1.2


@pytest.mark.parametrize(
    ("drawing", "action", "why"),
    [
        ("School: b | Church: b", "summon", ("HA-1.2", "no_pair_anywhere")),
        ("School: b", "fight", ("HA-2.5", "nobody_to_fight")),
    ],
)
def test_an_action_that_cannot_be_carried_out_cannot_be_chosen(
    drawing: str, action: str, why: tuple[str, str]
) -> None:
    """HA-1.2"""
    position = town(drawing)
    assert refused(position, f"act 1 {action}") == why
    assert f"act 1 {action}" not in lawful(position)


def test_if_no_action_can_be_carried_out_the_section_rests() -> None:
    """HA-1.2: a haunted town of one blue ghost, and every other space is taken."""
    position = town(
        "School: b | Church: ggggg", lord(scares=1, discs="scare@1 move@1", pumpkins="School:b")
    )
    assert not {said for said in lawful(position, "act") if said.startswith("act 1")}
    assert lawful(position, "act") == {"act 2 scare", "act 2 move", "act 3 scare", "act 3 move"}
    assert discs(me(play(position, "rest 1"))) == ""


def test_a_rest_is_always_possible_also_without_a_disc_there() -> None:
    """HA-1.2"""
    taken = event(town(PAIR), "rest 1", RestTaken)
    assert (taken.section, taken.discs) == (0, 0)
    position = play(town(PAIR), "rest 1", "rest 2", "rest 3", "end")
    assert position.seat == 1


# HA-1.3


@pytest.mark.parametrize(
    ("level", "colours"),
    [
        (1, {"blue"}),
        (2, {"blue", "green"}),
        (3, {"blue", "green", "yellow"}),
        (4, {"blue", "green", "yellow", "orange"}),
        (5, {"blue", "green", "yellow", "orange", "red"}),
    ],
)
def test_a_section_commands_ghosts_of_its_level_and_below(level: int, colours: set[str]) -> None:
    """HA-1.3"""
    everybody = "School: bb | Church: gg | Town Hall: yy | Hospital: oo | Cinema: rr"
    position = town(everybody, lord(f"1 {level} 1", scares=20))
    for action in ("scare", "move", "upgrade", "summon", "haunt"):
        found = {
            colour
            for said in lawful(play(position, f"act 2 {action}"))
            for colour in ("blue", "green", "yellow", "orange", "red")
            if colour in said.split()
        }
        assert found == colours - ({"red"} if action == "upgrade" else set())


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("scare", "scare green"),
        ("move", "move green Church School"),
        ("upgrade", "upgrade green Church"),
        ("summon", "summon Church green"),
        ("haunt", "haunt Church green"),
        ("fight", "fight green blue Church"),
    ],
)
def test_a_higher_ghost_does_not_obey(action: str, said: str) -> None:
    """HA-1.3"""
    position = town("School: bb | Church: ggb", lord(scares=9))
    assert refused(position, f"1: {said}") == ("HA-1.3", "level_too_low")
    assert said in lawful(
        play(town("School: bb | Church: ggb", lord("2 1 1", scares=9)), f"act 1 {action}")
    )


def test_each_section_has_its_own_level() -> None:
    """HA-1.3"""
    position = town("School: b | Church: gg", lord("1 2 3"))
    assert "act 1 summon" not in lawful(position)
    assert {"act 2 summon", "act 3 summon"} <= lawful(position)
    assert refused(position, "act 1 summon") == ("HA-1.3", "pairs_too_high")


# HA-1.4


def test_an_occupied_action_space_cannot_be_used_again() -> None:
    """HA-1.4"""
    position = town(PAIR, lord(discs="scare@1"))
    assert refused(position, "act 1 scare") == ("HA-1.4", "occupied")
    assert {"act 2 scare", "act 1 move"} <= lawful(position)


def test_after_a_rest_in_that_section_it_can() -> None:
    """HA-1.4"""
    position = play(town(PAIR, lord(discs="scare@1 scare@2"), seats=2), "rest 1", "rest 2")
    position = play(position, "rest 3", "end", "rest 1", "rest 2", "rest 3", "end")
    assert {"act 1 scare", "act 2 scare"} <= lawful(position)


def test_discs_stay_from_turn_to_turn() -> None:
    """HA-1.4"""
    position = play(town(PAIR, seats=2), "1: scare blue", "rest 2", "rest 3", "end")
    position = play(position, "rest 1", "rest 2", "rest 3", "end")
    assert discs(me(position)) == "scare@1"
    assert refused(position, "act 1 scare") == ("HA-1.4", "occupied")


# HA-1.5


def test_cards_and_bonus_tokens_before_between_and_after_the_actions() -> None:
    """HA-1.5"""
    whoever = lord(tokens="bbb", bonuses="two_scares", cards=(23,), scares=5)
    position = town(PAIR, whoever, in_use=(5, 23))
    free = {"use two_scares", "power 23", "claim 5"}
    for said in ("1: scare blue", "rest 2", "3: summon School blue"):
        assert free <= lawful(position)
        position = play(position, said)
    assert free <= lawful(position)
    position = play(position, "use two_scares", "power 23", "colour blue", "claim 5", "pay")
    assert me(position).cards == (23, 5)
    assert tokens(me(position)) == "bb"


def test_the_turn_ends_when_the_player_says_so() -> None:
    """HA-1.5: not by itself with the last section."""
    position = play(town(PAIR), "rest 1", "rest 2", "rest 3")
    assert (position.seat, position.decider) == (0, 0)
    ended = event(position, "end", TurnEnded)
    assert (ended.seat, ended.next) == (0, Turn(1, 1))
    assert play(position, "end").seat == 1


def test_what_is_between_actions_is_not_within_them() -> None:
    """HA-1.5"""
    whoever = lord(tokens="bbb", bonuses="two_scares reroll")
    position = play(town(PAIR, whoever, in_use=(5,)), "act 1 scare")
    assert refused(position, "use two_scares") == ("HA-2.2", "choose_first")
    assert refused(position, "claim 5") == ("HA-2.2", "choose_first")
    rolling = play(town("School: bg", whoever, in_use=(5,)), "1: fight blue green School")
    assert lawful(rolling) == {"stand", "use reroll"}
    assert refused(rolling, "use two_scares") == ("HA-1.5", "not_in_a_roll")
    assert refused(rolling, "claim 5") == ("HA-1.5", "finish_the_roll")
    assert refused(rolling, "end") == ("HA-1.5", "finish_the_roll")
    assert refused(rolling, "power 23") == ("HA-1.5", "finish_the_roll")


def test_what_names_a_roll_is_not_used_between_actions() -> None:
    """HA-1.5, HA-3.5"""
    for kind in ("higher_die", "reroll", "plus_three"):
        position = town(PAIR, lord(bonuses=kind))
        assert refused(position, f"use {kind}") == ("HA-3.5", "within_a_roll")


def test_the_seats_take_turns_and_the_round_is_counted_from_the_first_player() -> None:
    """HA-1.5"""
    position = town(PAIR, seats=3, seat=1, first=1)
    turns = []
    for _ in range(7):
        turns.append((position.round, position.seat))
        assert GAME.turn(position) == Turn(*turns[-1])
        position = play(position, "rest 1", "rest 2", "rest 3", "end")
    assert turns == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]


# The worked turns


def test_the_first_worked_turn() -> None:
    """Levels 1, 2, 1; 7 scares; a green ghost in town and no yellow one (HA-2.3, HA-2.6)."""
    position = town("School: b | Church: g", lord("1 2 1", scares=7))
    position = play(position, "2: upgrade green Church", "section 3")
    assert (levels(me(position)), me(position).scares, tokens(me(position))) == ("1 2 3", 4, "y")
    position = play(position, "3: upgrade yellow Church", "section 1")
    assert (levels(me(position)), me(position).scares, tokens(me(position))) == ("4 2 3", 0, "yo")
    position = play(position, "1: haunt Church orange")
    assert me(position).points == 8
    assert draw(position) == "School: b | Church: o"
    assert lawful(position) == {"end"}


def test_the_first_worked_turn_needs_seven_scares() -> None:
    """HA-2.3"""
    position = town("School: b | Church: g", lord("1 2 1", scares=6))
    position = play(position, "2: upgrade green Church", "section 3")
    assert refused(position, "3: upgrade yellow Church") == ("HA-2.3", "too_few_scares")


@pytest.mark.parametrize(("dice", "left", "gained"), [("g4 y3", "bg", "y"), ("g3 y3", "bgy", "")])
def test_the_second_worked_turn(dice: str, left: str, gained: str) -> None:
    """d6 against d8: 4 : 3 wins a yellow token, 3 : 3 changes nothing (HA-2.5)."""
    position = with_dice(town("School: bgy", lord("1 2 1")), dice)
    position = play(position, "2: fight green yellow School")
    assert ghosts_in(position, "School") == left
    assert tokens(me(position)) == gained
