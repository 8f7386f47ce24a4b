"""The twelve kinds of bonus token, each for itself and within a roll (HA-3.2, HA-3.3, HA-3.5)."""

from __future__ import annotations

import pytest

from halloween_table.games.halloween.rules.bonuses import BONUSES
from halloween_table.games.halloween.rules.position import Position

from ..doing import bonuses, discs, lawful, me, play, refused, with_dice
from ..drawing import KINDS, kind_of, lord, town
from ..trying import Case, fails, named, works

DUEL = "School: gy | Police: b"
BUSY = "scare@1 move@1 haunt@2 scare@3"
ALL_DISCS = "all@1 scare@2 move@2 haunt@2 fight@2 upgrade@2 summon@2"
FOR_ROLLS = {"higher_die", "reroll", "plus_three"}

WORKS = [
    Case("HA-3.5", "use blue_token", "+b", board=lord(bonuses="blue_token"), bonuses="disc - -"),
    Case("HA-3.5", "use green_token", "+g", board=lord(bonuses="- green_token"), bonuses="- disc -"),
    Case("HA-3.5", "use yellow_token", "+y", board=lord(bonuses="- - yellow_token"), bonuses="- - disc"),
    Case("HA-3.5", "use two_scares", "+2 scares", board=lord(bonuses="two_scares"), bonuses="disc - -"),
    Case("HA-3.5", "use one_point", "+1 points", board=lord(bonuses="one_point"), bonuses="disc - -"),
    # three discs of any sections, or all that there are
    Case("HA-3.5", "use three_discs; disc 1 scare; disc 3 scare; disc 2 haunt", board=lord(bonuses="three_discs", discs=BUSY), bonuses="disc - -", discs="move@1"),
    Case("HA-3.5", "use three_discs", board=lord(bonuses="three_discs", discs="scare@1 move@1 haunt@2"), bonuses="disc - -", discs=""),
    Case("HA-3.5", "use three_discs", board=lord(bonuses="three_discs disc", discs="scare@1"), bonuses="disc disc -", discs=""),
    # a rest that is not the section's action
    Case("HA-3.5", "use rest; section 1; 1: scare blue", "+1 scares", board=lord(bonuses="rest", discs=BUSY), bonuses="disc - -", discs="scare@1 haunt@2 scare@3"),
    Case("HA-3.5", "use rest", board=lord(bonuses="rest", discs="move@2 scare@2"), bonuses="disc - -", discs="", more={"done": (2,)}),
    # any ghost, one step
    Case("HA-3.5", "use move; move red School Church", "", "School: r | Police: b", lord(bonuses="move"), town="Church: r | Police: b", bonuses="disc - -"),
    # any two like ghosts
    Case("HA-3.5", "use summon; summon School red", "+r", "School: rr | Police: b", lord(bonuses="summon"), town="School: rrr | Police: b", bonuses="disc - -"),
    # dice
    Case("HA-3.5", "1: fight green yellow School; use higher_die", "+y", DUEL, lord("2 1 1", bonuses="higher_die"), dice="y8 y7", town="School: g | Police: b", bonuses="disc - -"),
    Case("HA-3.5", "1: fight green yellow School; use reroll", "+y", DUEL, lord("2 1 1", bonuses="reroll"), dice="g1 y3 g4", town="School: g | Police: b", bonuses="disc - -"),
    Case("HA-3.5", "1: fight green yellow School; use reroll", "", DUEL, lord("2 1 1", bonuses="reroll"), dice="g3 y3 g2", bonuses="disc - -"),
    Case("HA-3.5", "1: fight green yellow School; use plus_three", "+y", DUEL, lord("2 1 1", bonuses="plus_three"), dice="g1 y3", town="School: g | Police: b", bonuses="disc - -"),
    Case("HA-3.5", "1: fight green yellow School; use plus_three", "", DUEL, lord("2 1 1", bonuses="plus_three"), dice="g1 y4", bonuses="disc - -"),
    # equal ones together
    Case("HA-3.2", "use blue_token; use blue_token", "+bb", board=lord(bonuses="blue_token blue_token"), bonuses="disc disc -"),
    Case("HA-3.2", "use two_scares; use two_scares", "+4 scares", board=lord(bonuses="two_scares two_scares"), bonuses="disc disc -"),
    Case("HA-3.2", "use move; move red School Church; use move; move red Church Police", "", "School: r | Police: b", lord(bonuses="move move"), town="Police: br", bonuses="disc disc -"),
    Case("HA-3.5", "1: fight green yellow School; use higher_die; use higher_die", "+y", DUEL, lord("2 1 1", bonuses="higher_die higher_die"), dice="o10 y8", town="School: g | Police: b", bonuses="disc disc -"),
    Case("HA-3.5", "1: fight green yellow School; use plus_three; use plus_three", "+y", DUEL, lord("2 1 1", bonuses="plus_three plus_three"), dice="g1 y6", town="School: g | Police: b", bonuses="disc disc -"),
    Case("HA-3.5", "1: fight green yellow School; use reroll; use reroll", "+y", DUEL, lord("2 1 1", bonuses="reroll reroll"), dice="g1 y4 g2 g5", town="School: g | Police: b", bonuses="disc disc -"),
    # one after the other: +3 and the higher die outlast a reroll
    Case("HA-3.5", "1: fight green yellow School; use plus_three; use reroll", "+y", DUEL, lord("2 1 1", bonuses="reroll plus_three"), dice="g1 y6 g4", town="School: g | Police: b", bonuses="disc disc -"),
    Case("HA-3.5", "1: fight green yellow School; use higher_die; use reroll", "+y", DUEL, lord("2 1 1", bonuses="reroll higher_die"), dice="y1 y7 y8", town="School: g | Police: b", bonuses="disc disc -"),
]  # fmt: skip

FAILS = [
    # no effect, no use
    Case("HA-8.0", "use blue_token", "tokens_out", board=lord(bonuses="blue_token"), others=(lord(tokens="b" * 12),)),
    Case("HA-8.0", "use green_token", "tokens_out", board=lord(bonuses="green_token"), others=(lord(tokens="g" * 12),)),
    Case("HA-8.0", "use yellow_token", "tokens_out", board=lord(bonuses="yellow_token"), others=(lord(tokens="y" * 12),)),
    Case("HA-8.0", "use three_discs", "no_discs_on_board", board=lord(bonuses="three_discs disc")),
    Case("HA-8.0", "use rest", "no_discs_on_board", board=lord(bonuses="rest disc")),
    Case("HA-8.0", "use summon", "action_impossible", "School: b | Police: b", lord(bonuses="summon")),
    Case("HA-8.0", "use summon", "action_impossible", "Police: bbbbb", lord(bonuses="summon")),
    Case("HA-8.0", "use summon", "action_impossible", "Police: bbggyy", lord(bonuses="summon")),
    Case("HA-3.5", "use rest; section 2", "not_for_power", board=lord(bonuses="rest", discs="scare@1 scare@3")),
    Case("HA-3.5", "use three_discs; disc 2 move", "not_for_power", board=lord(bonuses="three_discs", discs=BUSY)),
    Case("HA-2.4", "use move; move red School Town Hall", "not_a_neighbour", "School: r | Police: b", lord(bonuses="move")),
    # those for a roll are used within one, before or after it
    *[Case("HA-3.5", f"use {kind}", "within_a_roll", board=lord(bonuses=kind)) for kind in sorted(FOR_ROLLS)],
    Case("HA-3.5", "1: fight green yellow School; roll; use higher_die", "before_the_roll", DUEL, lord("2 1 1", bonuses="higher_die plus_three"), dice="g1 y6"),
    Case("HA-3.5", "1: fight green yellow School; use reroll", "after_the_roll", DUEL, lord("2 1 1", bonuses="higher_die reroll")),
    Case("HA-3.5", "1: fight green yellow School; use plus_three", "after_the_roll", DUEL, lord("2 1 1", bonuses="higher_die plus_three")),
    Case("HA-3.5", "1: mix School orange red; use higher_die 2", "red_die", "School: or | Police: b", lord("5 1 1", bonuses="higher_die", cards=(47,))),
    Case("HA-3.5", "1: fight green yellow School; use plus_three", "roll_settled", DUEL, lord("2 1 1", bonuses="plus_three reroll"), dice="g5 y3"),
    Case("HA-1.5", "1: fight green yellow School; use two_scares", "not_in_a_roll", DUEL, lord("2 1 1", bonuses="reroll two_scares"), dice="g1 y3"),
    Case("HA-1.5", "1: fight green yellow School; end", "finish_the_roll", DUEL, lord("2 1 1", bonuses="reroll"), dice="g1 y3"),
    # never the defender's
    Case("HA-3.5", "1: fight green yellow School; use reroll 2", "no_such_die", DUEL, lord("2 1 1", bonuses="reroll"), dice="g1 y3"),
    Case("HA-3.5", "1: fight green yellow School; use plus_three 2", "no_such_die", DUEL, lord("2 1 1", bonuses="plus_three"), dice="g1 y3"),
    Case("HA-3.5", "1: fight green yellow School; use higher_die 2", "no_such_die", DUEL, lord("2 1 1", bonuses="higher_die")),
    # a slot with a token
    Case("HA-3.2", "use 1", "slot_empty", board=lord(bonuses="- two_scares")),
    Case("HA-3.2", "use 1", "slot_empty", board=lord(bonuses="disc two_scares")),
    Case("HA-3.5", "use two_scares 2", "no_such_die", board=lord(bonuses="two_scares")),
]  # fmt: skip


@pytest.mark.parametrize("case", WORKS, ids=named)
def test_a_bonus_works(case: Case) -> None:  # HA-3.2
    works(case)


@pytest.mark.parametrize("case", FAILS, ids=named)
def test_it_does_not_go(case: Case) -> None:
    fails(case)


def test_every_kind_is_tried() -> None:  # HA-3.5
    tried = " ".join(case.said for case in WORKS).replace(";", "").split()
    assert set(KINDS) <= set(tried)
    assert {bonus.key for bonus in BONUSES if bonus.for_roll} == FOR_ROLLS


# ---- a disc for it ------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in FOR_ROLLS])
def test_without_a_disc_no_bonus_is_used(kind: str) -> None:  # HA-3.2
    position = town("School: gg | Police: bb", lord(bonuses=kind, discs=ALL_DISCS))
    assert me(position).reserve == ()
    assert refused(position, f"use {kind}") == ("HA-3.2", "no_disc_for_bonus")
    with_one = town("School: gg | Police: bb", lord(bonuses=kind, discs=ALL_DISCS[6:]))
    assert f"use {kind}" in lawful(with_one)


@pytest.mark.parametrize("kind", sorted(FOR_ROLLS))
def test_nor_in_a_roll(kind: str) -> None:  # HA-3.2
    board = lord("2 1 1", bonuses=kind, cards=(9, 10), discs="all@2 scare@1 move@1 haunt@1")
    position = with_dice(town(DUEL, board), "g1 y3")
    assert len(me(position).reserve) == 1
    rolled = play(position, "act 1 fight", "fight green yellow School")
    assert lawful(rolled) == {"stand", "power 10"}
    assert refused(rolled, f"use {kind}") == ("HA-3.2", "no_disc_for_bonus")


def test_the_disc_lies_on_the_circle_and_the_token_is_discarded() -> None:  # HA-3.2
    position = town("Police: bbb", lord(bonuses="two_scares"))
    after = play(position, "use two_scares")
    assert len(me(after).reserve) == len(me(position).reserve) - 1
    assert list(map(kind_of, after.discards)) == ["two_scares"]


def test_the_third_disc_frees_all_three_at_the_end_of_the_turn() -> None:  # HA-3.3
    position = town("Police: bbb", lord(bonuses="disc two_scares disc"), done=(1, 2, 3))
    position = play(position, "use two_scares")
    assert bonuses(me(position)) == "disc disc disc"
    assert len(me(position).reserve) == 9
    one = play(position, "end").lords[0]
    assert (bonuses(one), len(one.reserve)) == ("- - -", 12)


def test_two_discs_stay_beyond_the_end_of_the_turn() -> None:  # HA-3.3
    position = town("Police: bbb", lord(bonuses="disc two_scares"), done=(1, 2, 3))
    assert bonuses(play(position, "use two_scares", "end").lords[0]) == "disc disc -"


def test_discs_come_back_one_by_one_as_chosen() -> None:  # HA-3.5
    position = town("Police: bbb", lord(bonuses="three_discs", discs=BUSY))
    position = play(position, "use three_discs")
    spaces = {"disc 1 scare", "disc 1 move", "disc 2 haunt", "disc 3 scare"}
    assert lawful(position) == spaces
    position = play(position, "disc 1 move")
    assert lawful(position) == spaces - {"disc 1 move"}
    position = play(position, "disc 1 scare", "disc 2 haunt")
    assert (discs(me(position)), position.pending) == ("scare@3", ())


# ---- in a roll ----------------------------------------------------------------------------------


def fight(bonuses: str, dice: str, *cards: int) -> Position:
    position = town(DUEL, lord("2 1 1", bonuses=bonuses, cards=cards))
    return play(with_dice(position, dice), "1: fight green yellow School")


def test_before_the_roll_and_after_it() -> None:  # HA-3.5
    position = fight("higher_die reroll plus_three", "g1 y3")
    assert lawful(position) == {"roll", "use higher_die"}
    assert lawful(play(position, "roll")) == {"stand", "use reroll", "use plus_three"}


def test_nobody_is_asked_who_has_nothing_to_use() -> None:  # HA-2.5
    assert not fight("two_scares", "g4 y3").pending


def test_a_won_roll_needs_no_three_more() -> None:  # HA-8.0
    assert lawful(fight("plus_three reroll", "g4 y3")) == {"stand", "use reroll"}
    assert lawful(fight("plus_three reroll", "g4 y3", 26)) == {
        "stand", "use reroll", "use plus_three",
    }  # fmt: skip


def test_the_higher_die_is_rolled() -> None:  # HA-3.5
    position = town(DUEL, lord("2 1 1", bonuses="higher_die"))
    tops = set()
    for seed in range(60):
        position = town(DUEL, lord("2 1 1", bonuses="higher_die"), seed=seed)
        after = play(position, "1: fight green yellow School", "use higher_die")
        assert after.rolled is not None
        tops.add(after.rolled.dice[0].value)
    assert tops == set(range(1, 9))
