"""Claiming cards: HA-4.1 to HA-4.4."""

from __future__ import annotations

import pytest
from attrs import evolve

from halloween_table.games.halloween.rules.events import CardClaimed, DiscsTaken, PointsGained
from halloween_table.games.halloween.rules.moves import PickDisc
from halloween_table.games.halloween.rules.town import Action

from ..doing import discs, event, lawful, me, play, refused, step, tokens
from ..drawing import lord, town

GREY, COLOURED, SCARING = 5, 27, 51
"""A grey card and a coloured one, and a grey one whose power shows at once."""


# HA-4.1


@pytest.mark.parametrize("held", ["bbb", "bbg", "bgy", "rrr", "oor"])
def test_a_grey_card_costs_any_three_tokens(held: str) -> None:
    """HA-4.1"""
    position = play(town("School: b", lord(tokens=held), in_use=(GREY,)), f"claim {GREY}")
    assert me(position).cards == (GREY,)
    assert tokens(me(position)) == ""


@pytest.mark.parametrize("held", ["bgy", "bgr", "yor"])
def test_a_coloured_card_costs_three_different_tokens(held: str) -> None:
    """HA-4.1"""
    position = town("School: b", lord(tokens=held), in_use=(COLOURED,))
    position = play(position, f"claim {COLOURED}")
    assert me(position).cards == (COLOURED,)
    assert tokens(me(position)) == ""


def test_fewer_do_not_buy_it() -> None:
    """HA-4.1"""
    poor = town("School: b", lord(tokens="bb"), in_use=(GREY, COLOURED))
    assert refused(poor, f"claim {GREY}") == ("HA-4.1", "too_few_tokens")
    dull = town("School: b", lord(tokens="bbbbggg"), in_use=(GREY, COLOURED))
    assert refused(dull, f"claim {COLOURED}") == ("HA-4.1", "too_few_colours")
    assert f"claim {GREY}" in lawful(dull)


def test_who_has_more_chooses_which_tokens_to_pay() -> None:
    """HA-4.1: as proposed, from the lowest, or otherwise."""
    position = town("School: b", lord(tokens="bbgyr"), in_use=(GREY,))
    position = play(position, f"claim {GREY}")
    assert lawful(position) == {"pay", "colour blue", "colour green", "colour yellow", "colour red"}
    assert tokens(me(play(position, "pay"))) == "yr"
    assert tokens(me(play(position, "colour red", "pay"))) == "gy"
    assert tokens(me(play(position, "colour red", "colour yellow", "pay"))) == "bg"
    assert tokens(me(play(position, "colour red", "colour yellow", "colour green", "pay"))) == "bb"
    claimed = event(play(position, "colour red"), "pay", CardClaimed)
    assert [int(level) for level in claimed.tokens] == [5, 1, 1]


def test_no_colour_is_paid_twice_for_a_coloured_card() -> None:
    """HA-4.1"""
    position = town("School: b", lord(tokens="bbgyr"), in_use=(COLOURED,))
    position = play(position, f"claim {COLOURED}")
    assert tokens(me(play(position, "pay"))) == "br"
    position = play(position, "colour blue")
    assert lawful(position) == {"pay", "colour green", "colour yellow", "colour red"}
    assert refused(position, "colour blue") == ("HA-4.1", "pay_first")
    assert refused(position, "colour orange") == ("HA-4.1", "pay_first")
    assert refused(position, "end") == ("HA-4.1", "pay_first")


def test_a_disc_from_the_reserve_goes_with_it_and_stays_for_good() -> None:
    """HA-4.1"""
    position = town("School: b", lord(tokens="bbb"), in_use=(GREY,))
    position = play(position, f"claim {GREY}")
    assert (len(me(position).reserve), len(me(position).card_discs)) == (11, 1)
    position = play(position, "rest 1", "rest 2", "rest 3", "end")
    assert len(position.lords[0].card_discs) == 1


def test_or_a_disc_from_the_board_which_frees_that_action_space() -> None:
    """HA-4.1"""
    position = town("School: b", lord(tokens="bbb", discs="scare@1 move@2"), in_use=(GREY,))
    position = play(position, f"claim {GREY}")
    assert lawful(position) == {"pay", "disc 1 scare", "disc 2 move"}
    assert lawful(play(position, "disc 1 scare")) == {"pay"}, "it is proposed, not paid yet"
    chosen = play(position, "disc 1 scare", "pay")
    assert discs(me(chosen)) == "move@2"
    assert (len(me(chosen).reserve), len(me(chosen).card_discs)) == (10, 1)
    assert "act 1 scare" in lawful(chosen)
    from_reserve = play(position, "pay")
    assert discs(me(from_reserve)) == "scare@1 move@2"
    assert len(me(from_reserve).reserve) == 9


def test_tokens_and_disc_are_chosen_in_any_order() -> None:
    """HA-4.1"""
    position = town("School: b", lord(tokens="bbbr", discs="scare@1"), in_use=(GREY,))
    position = play(position, f"claim {GREY}")
    one = play(position, "colour red", "disc 1 scare", "pay")
    two = play(position, "disc 1 scare", "colour red", "pay")
    assert one == two
    assert (tokens(me(one)), discs(me(one))) == ("b", "")


def test_with_an_empty_reserve_it_must_be_one_from_the_board() -> None:
    """HA-4.1: not from a bonus circle."""
    circles = lord(tokens="bbb", bonuses="disc disc disc", discs="all@1 scare@2 move@2 haunt@2")
    position = play(town("School: b", circles, in_use=(GREY,)), f"claim {GREY}")
    assert "disc 2 haunt" in lawful(position)
    assert discs(me(play(position, "pay"))).count("@") == 8
    assert discs(me(play(position, "disc 2 haunt", "pay"))).endswith("scare@2 move@2")
    without = refused(position, PickDisc(2, Action.SCARE))
    assert without == ("HA-4.1", "pay_first")


def test_without_any_disc_there_is_no_claim() -> None:
    """HA-4.1"""
    position = town("School: b", lord(tokens="bbb"), in_use=(GREY,))
    lords = (evolve(position.lords[0], reserve=()), *position.lords[1:])
    position = evolve(position, lords=lords)
    assert refused(position, f"claim {GREY}") == ("HA-4.1", "no_disc_for_card")


def test_a_card_that_is_not_in_use_cannot_be_claimed() -> None:
    """HA-S2, HA-4.1"""
    position = town("School: b", lord(tokens="bbb"), in_use=(GREY,))
    assert refused(position, "claim 1") == ("HA-S2", "card_not_in_use")


# HA-4.2


def test_a_claim_scores_three_points_at_once() -> None:
    """HA-4.2"""
    position = play(town("School: b", lord(tokens="bbb"), in_use=(GREY,)), f"claim {GREY}")
    assert me(position).points == 3


def test_the_power_holds_from_then_on() -> None:
    """HA-4.2"""
    position = town("School: b", lord(tokens="bbb"), in_use=(SCARING,))
    before = play(position, "1: scare blue")
    assert me(before).scares == 3
    after = play(before, f"claim {SCARING}", "pay", "2: scare blue")
    assert me(after).scares == 5


def test_a_power_is_only_its_owners() -> None:
    """HA-4.2"""
    position = town("School: b", lord(), lord(cards=(23, SCARING)))
    assert refused(position, "power 23") == ("HA-4.2", "not_your_card")
    assert me(play(position, "1: scare blue")).scares == 3


# HA-4.3


def test_a_card_can_be_claimed_by_everyone_once_each() -> None:
    """HA-4.3"""
    position = town("School: b", lord(tokens="bbb", cards=(7,)), lord(cards=(GREY,)))
    assert refused(position, "claim 7") == ("HA-4.3", "claimed_already")
    position = play(position, f"claim {GREY}", "points")
    assert position.lords[0].cards == (7, GREY)
    assert position.lords[1].cards == (GREY,)


def test_who_is_on_it_already_chooses_in_seat_order_after_the_claimant() -> None:
    """HA-4.3"""
    on_it = lord(cards=(GREY,))
    position = town("School: b", on_it, on_it, lord(tokens="bbb"), on_it, seat=2)
    position = play(position, f"claim {GREY}")
    for seat in (3, 0, 1):
        assert position.decider == seat
        assert position.seat == 2
        assert lawful(position) == {"points", "section 1", "section 2", "section 3"}
        assert refused(position, "end") == ("HA-4.3", "reward_first")
        assert refused(position, "points", actor=2) == ("HA-1.1", "not_your_turn")
        position = play(position, "points")
        assert position.lords[seat].points == 1
    assert position.decider == 2
    assert position.lords[2].points == 3


def test_the_reward_is_a_point_or_all_discs_of_one_section() -> None:
    """HA-4.3"""
    on_it = lord(cards=(GREY,), discs="scare@2 move@2 move@3")
    position = play(town("School: b", lord(tokens="bbb"), on_it), f"claim {GREY}")
    rewarded = step(position, "section 2")
    assert rewarded.events == (DiscsTaken(1, 2),)
    one = rewarded.position.lords[1]
    assert (discs(one), one.points) == ("move@3", 0)
    assert rewarded.position.decider == 0
    assert step(position, "points").events == (PointsGained(1, 1, "reward"),)


def test_any_section_will_do_an_empty_one_too_and_it_is_no_rest() -> None:
    """HA-4.3"""
    on_it = lord(cards=(GREY, 12), discs="scare@2")
    position = play(town("School: b", lord(tokens="bbb"), on_it), f"claim {GREY}")
    after = play(position, "section 1")
    assert (discs(after.lords[1]), after.lords[1].scares) == ("scare@2", 2)
    assert play(position, "section 2").lords[1].scares == 2


def test_with_two_players_it_is_two_points_or_two_different_sections() -> None:
    """HA-4.3, HA-6.2"""
    on_it = lord(cards=(GREY,), discs="scare@1 move@2 move@3")
    position = play(town("School: b", lord(tokens="bbb"), on_it, seats=2), f"claim {GREY}")
    assert play(position, "points").lords[1].points == 2
    position = play(position, "section 2")
    assert position.decider == 1
    assert lawful(position) == {"section 1", "section 3"}
    assert refused(position, "section 2") == ("HA-4.3", "reward_first")
    assert refused(position, "points") == ("HA-4.3", "reward_first")
    position = play(position, "section 3")
    assert (discs(position.lords[1]), position.lords[1].points) == ("scare@1", 0)
    assert position.decider == 0


def test_with_three_players_one_section_is_all() -> None:
    """HA-4.3"""
    on_it = lord(cards=(GREY,), discs="scare@1 move@2")
    position = play(town("School: b", lord(tokens="bbb"), on_it), f"claim {GREY}", "section 2")
    assert (position.decider, discs(position.lords[1])) == (0, "scare@1")


def test_nobody_on_it_nobody_asked() -> None:
    """HA-4.3"""
    position = town("School: b", lord(tokens="bbb"), lord(cards=(7,)), in_use=(GREY,))
    assert play(position, f"claim {GREY}").decider == 0


# HA-4.4


def test_a_cards_text_overrules_the_rules() -> None:
    """HA-4.4: card 2 lets the Move action reach any building."""
    plain, flying = town("School: b"), town("School: b", lord(cards=(2,)))
    assert refused(plain, "1: move blue School Cinema") == ("HA-2.4", "not_a_neighbour")
    assert play(flying, "1: move blue School Cinema") != flying


def test_its_limits_stay() -> None:
    """HA-4.4, HA-8.0, HA-T3"""
    position = town("School: b | Cinema: ggggyy", lord(cards=(2,)))
    assert refused(position, "1: move blue School Cinema") == ("HA-T3", "building_full")
