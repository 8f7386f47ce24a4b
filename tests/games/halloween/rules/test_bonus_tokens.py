"""How bonus tokens are fetched, kept and used: HA-3.1 to HA-3.4, and what HA-3.5 says of all kinds."""

from __future__ import annotations

import pytest

from halloween_table.games.halloween.rules.bonuses import BONUSES
from halloween_table.games.halloween.rules.events import (
    BonusesLaid,
    BonusKept,
    BonusUsed,
    CircleDiscsTaken,
)
from halloween_table.games.halloween.rules.town import Building

from ..doing import bonuses, event, events, lawful, me, play, refused, tokens, with_dice
from ..drawing import KINDS, draw, kind_of, lord, town

ELSEWHERE = " | Cinema: +rest"
"""Another token in town, so that taking one does not bring six new ones."""


# HA-3.1


def test_a_moved_ghost_fetches_the_bonus_token() -> None:
    """HA-3.1: to a free slot, any one."""
    position = town("School: b | Church: +two_scares" + ELSEWHERE)
    position = play(position, "1: move blue School Church")
    assert lawful(position) == {"keep 1", "keep 2", "keep 3", "no"}
    kept = event(position, "keep 2", BonusKept)
    assert (kind_of(kept.token), kept.building, kept.swapped) == (
        "two_scares",
        Building.CHURCH,
        None,
    )
    after = play(position, "keep 2")
    assert bonuses(me(after)) == "- two_scares -"
    assert draw(after) == "Church: b | Cinema: +rest"
    assert len(me(after).reserve) == 11


def test_it_may_be_left_there() -> None:
    """HA-3.1"""
    position = town("School: b | Church: +two_scares")
    position = play(position, "1: move blue School Church", "no")
    assert bonuses(me(position)) == "- - -"
    assert draw(position) == "Church: b +two_scares"


def test_it_may_be_exchanged_for_one_that_is_discarded() -> None:
    """HA-3.1: also while another slot is free."""
    position = town(
        "School: b | Church: +two_scares" + ELSEWHERE, lord(bonuses="reroll one_point -")
    )
    position = play(position, "1: move blue School Church")
    assert lawful(position) == {"keep 1", "keep 2", "keep 3", "no"}
    kept = event(position, "keep 2", BonusKept)
    assert kept.swapped is not None
    assert kind_of(kept.swapped) == "one_point"
    position = play(position, "keep 2")
    assert bonuses(me(position)) == "reroll two_scares -"
    assert [kind_of(token) for token in position.discards] == ["one_point"]
    assert me(position).points == 0


def test_the_token_is_decided_on_before_anything_else() -> None:
    """HA-3.1"""
    position = play(
        town("School: b | Church: +two_scares", lord(bonuses="one_point")),
        "1: move blue School Church",
    )
    for said in ("use one_point", "act 2 scare", "rest 2", "end", "keep 4", "keep 0", "yes"):
        assert refused(position, said) == ("HA-3.1", "bonus_first")


@pytest.mark.parametrize(
    "said", ["1: summon Church blue", "1: upgrade blue Church", "1: fight blue green Church"]
)
def test_ghosts_that_come_in_another_way_fetch_nothing(said: str) -> None:
    """HA-3.1: it must be moved by you."""
    position = with_dice(town("Church: bbg +two_scares", lord()), "b4 g1")
    position = play(position, said)
    assert "keep 1" not in lawful(position)
    assert "+two_scares" in draw(position)


def test_blue_ghosts_that_come_by_themselves_fetch_nothing() -> None:
    """HA-3.1, HA-T5"""
    position = play(town("School: b | Church: +reroll"), "1: upgrade blue School")
    position = play(position, "building Church")
    assert "+reroll" in draw(position)
    assert "keep 1" not in lawful(position)


# HA-3.2


def test_using_a_token_takes_a_disc_from_the_reserve_and_discards_it() -> None:
    """HA-3.2"""
    position = town("School: b", lord(bonuses="- two_scares -"))
    used = event(position, "use two_scares", BonusUsed)
    assert kind_of(used.token) == "two_scares"
    position = play(position, "use two_scares")
    assert bonuses(me(position)) == "- disc -"
    assert len(me(position).reserve) == 11
    assert me(position).scares == 4
    assert [kind_of(token) for token in position.discards] == ["two_scares"]


def test_without_a_disc_it_cannot_be_used() -> None:
    """HA-3.2"""
    position = town("School: bg", lord(bonuses="two_scares reroll", discs="all@1 all@2"))
    assert refused(position, "use two_scares") == ("HA-3.2", "no_disc_for_bonus")
    last_disc = town("School: bg", lord(bonuses="- reroll", discs="all@1 all@2"), done=(1, 2))
    assert refused(last_disc, "act 3 fight") == ("HA-1.1", "no_disc")


def test_in_a_roll_too_a_disc_is_needed() -> None:
    """HA-3.2"""
    five = "summon@2 scare@2 upgrade@2 move@2 haunt@2"
    position = town("School: bg", lord(bonuses="reroll higher_die", discs="all@1 " + five))
    position = play(with_dice(position, "b1 g1"), "3: fight blue green School")
    assert not position.pending
    assert bonuses(me(position)) == "reroll higher_die -"


def test_an_empty_slot_has_nothing_to_use() -> None:
    """HA-3.2"""
    position = town("School: b", lord(bonuses="- disc two_scares"))
    for slot in ("1", "2", "4", "0"):
        assert refused(position, f"use {slot}") == ("HA-3.2", "slot_empty")


def test_several_may_be_used_in_a_turn_equal_ones_together() -> None:
    """HA-3.2"""
    position = town("School: b", lord(bonuses="two_scares two_scares one_point"))
    position = play(position, "use 1", "use 2", "use 3")
    assert (me(position).scares, me(position).points) == (6, 1)
    assert bonuses(me(position)) == "disc disc disc"
    assert len(me(position).reserve) == 9


def test_equal_ones_add_up_in_one_roll() -> None:
    """HA-3.2"""
    position = town("School: br", lord(bonuses="plus_three plus_three"))
    position = play(with_dice(position, "b1 r6"), "1: fight blue red School")
    position = play(position, "use 1")
    assert lawful(position) == {"stand", "use plus_three"}
    position = play(position, "use 2")
    assert tokens(me(position)) == "r"


# HA-3.3


def test_a_slot_with_a_disc_is_blocked_for_new_tokens() -> None:
    """HA-3.3"""
    position = town("School: b | Church: +two_scares", lord(bonuses="disc - reroll"))
    position = play(position, "1: move blue School Church")
    assert lawful(position) == {"keep 2", "keep 3", "no"}
    assert refused(position, "keep 1") == ("HA-3.3", "slot_blocked")


def test_with_all_three_blocked_nothing_is_asked() -> None:
    """HA-3.3"""
    position = town("School: b | Church: +two_scares", lord(bonuses="disc disc disc"))
    position = play(position, "1: move blue School Church")
    assert not position.pending
    assert "+two_scares" in draw(position)


def test_the_disc_stays_on_its_circle_when_the_turn_ends() -> None:
    """HA-3.3: one or two do not come back."""
    position = town("School: b", lord(bonuses="two_scares disc -"))
    happened = events(position, "use two_scares", "rest 1", "rest 2", "rest 3", "end")
    assert not [e for e in happened if isinstance(e, CircleDiscsTaken)]
    position = play(position, "use two_scares", "rest 1", "rest 2", "rest 3", "end")
    assert bonuses(position.lords[0]) == "disc disc -"
    assert len(position.lords[0].reserve) == 10


def test_a_rest_does_not_bring_it_back() -> None:
    """HA-3.3, HA-2.7"""
    position = play(town("School: b", lord(bonuses="disc")), "rest 1", "rest 2", "rest 3")
    assert bonuses(me(position)) == "disc - -"


def test_at_the_end_of_the_turn_in_which_the_third_is_used_all_come_back() -> None:
    """HA-3.3"""
    position = town("School: b", lord(bonuses="two_scares disc disc"))
    position = play(position, "use two_scares", "rest 1", "rest 2", "rest 3")
    assert bonuses(me(position)) == "disc disc disc"
    assert event(position, "end", CircleDiscsTaken) == CircleDiscsTaken(0)
    position = play(position, "end")
    assert bonuses(position.lords[0]) == "- - -"
    assert len(position.lords[0].reserve) == 12


# HA-3.4


def test_when_the_last_one_leaves_the_board_six_new_ones_come() -> None:
    """HA-3.4: from the stack, at once."""
    position = town(
        "School: b | Church: +two_scares",
        stack="one_point rest move summon reroll plus_three blue_token",
    )
    position = play(position, "1: move blue School Church")
    assert [e for e in events(position, "keep 1") if isinstance(e, BonusesLaid)]
    position = play(position, "keep 1")
    assert draw(position) == (
        "School: +one_point | Church: b +rest | Town Hall: +move | "
        "Hospital: +summon | Police: +reroll | Cinema: +plus_three"
    )
    assert len(position.stack) == 24 - 7
    assert position.stack[0] is not None
    assert kind_of(position.stack[0]) == "blue_token"
    assert not position.pending


def test_while_another_one_lies_there_none_come() -> None:
    """HA-3.4"""
    position = play(
        town("School: b | Church: +two_scares" + ELSEWHERE), "1: move blue School Church"
    )
    assert not [e for e in events(position, "keep 1") if isinstance(e, BonusesLaid)]
    assert draw(play(position, "keep 1")) == "Church: b | Cinema: +rest"
    assert draw(play(position, "no")) == "Church: b +two_scares | Cinema: +rest"


ALL_BUT_THREE_OF_THE_STACK = " ".join(
    kind for kind in KINDS * 2 if kind not in ("two_scares", "rest", "move")
)


def test_a_draw_that_finds_the_stack_empty_shuffles_the_discards() -> None:
    """HA-3.4: in the middle of the six too; what was just exchanged is among them."""
    seen = set()
    for seed in range(12):
        position = town(
            "School: b | Church: +two_scares",
            lord(bonuses="two_scares"),
            stack="rest rest move move",
            discards=ALL_BUT_THREE_OF_THE_STACK,
            seed=seed,
        )
        assert len(position.stack) == 4
        position = play(position, "1: move blue School Church", "keep 1")
        laid = [kind_of(token) for token in position.bonuses if token is not None]
        assert laid[:4] == ["rest", "rest", "move", "move"]
        assert len(laid) == 6
        assert not position.discards
        assert len(position.stack) == 24 - 7
        seen.add((*laid[4:], position.stack))
    assert len(seen) == 12


def test_a_stack_that_is_just_used_up_is_not_shuffled_yet() -> None:
    """HA-3.4: only when a draw finds it empty."""
    position = town(
        "School: b | Church: +two_scares",
        lord(bonuses="two_scares"),
        stack="rest rest move move one_point one_point",
        discards=" ".join(
            kind for kind in KINDS * 2 if kind not in ("two_scares", "rest", "move", "one_point")
        ),
    )
    position = play(position, "1: move blue School Church", "keep 2")
    assert position.stack == ()
    assert len(position.discards) == 16


# HA-3.5


def test_there_are_twelve_kinds() -> None:
    """HA-3.5"""
    assert set(KINDS) == {
        "blue_token", "green_token", "yellow_token", "two_scares", "one_point", "three_discs",
        "rest", "move", "summon", "higher_die", "reroll", "plus_three",
    }  # fmt: skip
    within_a_roll = {bonus.key for bonus in BONUSES if bonus.for_roll}
    assert within_a_roll == {"higher_die", "reroll", "plus_three"}


def test_a_token_has_only_one_die_outside_a_roll() -> None:
    """HA-3.5"""
    position = town("School: b", lord(bonuses="two_scares"))
    assert refused(position, "use two_scares 2") == ("HA-3.5", "no_such_die")
    rolling = play(
        with_dice(town("School: bg", lord(bonuses="plus_three")), "b1 g6"),
        "1: fight blue green School",
    )
    assert refused(rolling, "use plus_three 2") == ("HA-3.5", "no_such_die")


@pytest.mark.parametrize(
    ("kind", "rolled", "why"),
    [
        ("higher_die", True, ("HA-3.5", "before_the_roll")),
        ("reroll", False, ("HA-3.5", "after_the_roll")),
        ("plus_three", False, ("HA-3.5", "after_the_roll")),
    ],
)
def test_each_dice_token_has_its_time(kind: str, rolled: bool, why: tuple[str, str]) -> None:
    """HA-3.5: a second token of another kind makes the roll wait."""
    other = "reroll" if rolled else "higher_die"
    position = town("School: bg", lord(bonuses=f"{kind} {other}"))
    position = play(with_dice(position, "b1 g6"), "1: fight blue green School")
    position = play(position, "roll") if rolled else position
    assert refused(position, f"use {kind}") == why


def test_no_effect_no_use() -> None:
    """HA-3.5, HA-8.0"""
    out = town("School: b", lord(bonuses="blue_token"), lord(tokens="b" * 12))
    assert refused(out, "use blue_token") == ("HA-8.0", "tokens_out")
    nothing = town("School: b", lord(bonuses="three_discs rest summon"))
    assert refused(nothing, "use three_discs") == ("HA-8.0", "no_discs_on_board")
    assert refused(nothing, "use rest") == ("HA-8.0", "no_discs_on_board")
    assert refused(nothing, "use summon") == ("HA-8.0", "action_impossible")
    red = town("School: br", lord("5 5 5", bonuses="higher_die reroll"))
    red = play(with_dice(red, "r1 b1"), "1: fight red blue School")
    assert lawful(red) == {"stand", "use reroll"}
    won = town("School: bg", lord(bonuses="plus_three reroll"))
    won = play(with_dice(won, "b4 g1"), "1: fight blue green School")
    assert refused(won, "use plus_three") == ("HA-3.5", "roll_settled")


def test_a_red_die_is_not_raised() -> None:
    """HA-3.5: above red there is none."""
    position = town("School: bo", lord("4 4 4", bonuses="higher_die higher_die"))
    position = play(position, "1: fight orange blue School", "use 1")
    assert position.rolled is not None
    assert position.rolled.dice[0].level == 5
    assert bonuses(me(position)) == "disc higher_die -"
