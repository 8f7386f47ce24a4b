"""The Master variant: HA-7.1 to HA-7.7."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from halloween_table.games.halloween.rules.ending import token_sets
from halloween_table.games.halloween.rules.events import (
    CardsCounted,
    DiceRolled,
    EndTriggered,
    FightEnded,
    RedsLeft,
    Summoned,
    Upgraded,
)
from halloween_table.games.halloween.rules.position import CardSet, Mode, Options, Position

from ..doing import GAME, event, events, lawful, levels, me, play, refused, tokens
from ..drawing import Drawn, draw, ghosts_in, lord, town
from ..invariants import check

MASTER = "master"
PASSING = ("rest 1", "rest 2", "rest 3", "rest 4", "end")


def master(drawing: str, *lords: Drawn, seat: int = 0, ending: bool = False) -> Position:
    return town(drawing, *lords, mode=MASTER, seat=seat, ending=ending)


# HA-7.1


def test_there_are_four_sections() -> None:
    """HA-7.1"""
    position = master("School: b")
    assert levels(me(position)) == "1 1 1 1"
    assert refused(play(position, *PASSING[:3]), "end") == ("HA-1.1", "sections_left")
    assert play(position, *PASSING).seat == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_no_bonus_tokens_no_cards_and_no_dice(seats: int) -> None:
    """HA-7.1"""
    options = Options(mode=Mode.MASTER, cards=CardSet.RANDOM)
    position = GAME.setup(options, seats, 3)
    assert (position.cards, position.stack, position.discards) == ((), (), ())
    assert set(position.bonuses) == {None}
    assert {len(one.reserve) for one in position.lords} == {12}
    assert not lawful(position) - {
        *(f"rest {at}" for at in range(1, 5)),
        *(f"act {at} {action}" for at in range(1, 5) for action in PLAIN_ACTIONS),
    }
    assert refused(position, "claim 5") == ("HA-S2", "card_not_in_use")
    check(position)


PLAIN_ACTIONS = ("summon", "scare", "upgrade", "move", "haunt")


# HA-7.2


def test_a_ghost_beats_any_of_a_lower_level() -> None:
    """HA-7.2: whatever chance would say."""
    for seed in range(8):
        position = town("School: bgo", lord("4 4 4 4"), mode=MASTER, seed=seed)
        for foe in ("blue", "green"):
            happened = events(position, f"1: fight orange {foe} School")
            (ended,) = (e for e in happened if isinstance(e, FightEnded))
            assert (ended.won, ended.own, ended.other) == (True, None, None)
            assert not [e for e in happened if isinstance(e, DiceRolled)]
            after = play(position, f"1: fight orange {foe} School")
            assert tokens(me(after)) == foe[0]
            assert foe[0] not in ghosts_in(after, "School")
            assert after.rolled is None


def test_it_cannot_attack_an_equal_or_a_higher_one() -> None:
    """HA-7.2"""
    position = master("School: bggy", lord("3 3 3 3"))
    assert lawful(play(position, "act 1 fight")) == {
        "fight green blue School",
        "fight yellow blue School",
        "fight yellow green School",
    }
    assert refused(position, "1: fight green yellow School") == ("HA-7.2", "too_strong")
    assert refused(position, "1: fight green green School") == ("HA-2.5", "same_colour")
    assert refused(master("School: bg"), "act 1 fight") == ("HA-7.2", "nobody_to_beat")


# HA-7.3


def test_the_fifth_red_ghost_sends_all_of_them_back() -> None:
    """HA-7.3: by an upgrade"""
    position = master("School: bo | Church: rrrr", lord("4 4 4 4", scares=5))
    happened = events(position, "1: upgrade orange School")
    assert [type(e) for e in happened if isinstance(e, RedsLeft | Upgraded)] == [Upgraded, RedsLeft]
    position = play(position, "1: upgrade orange School")
    assert draw(position) == "School: b"
    assert tokens(me(position)) == "r"
    assert lawful(position) == {f"section {at}" for at in range(1, 5)}


def test_they_leave_after_a_summon_too() -> None:
    """HA-7.3: first the ghost comes, then all go."""
    position = master("School: b | Church: rr | Cinema: rr", lord("5 5 5 5"))
    happened = events(position, "1: summon Church red")
    assert [type(e) for e in happened if isinstance(e, RedsLeft | Summoned)] == [Summoned, RedsLeft]
    position = play(position, "1: summon Church red")
    assert draw(position) == "School: b"
    assert tokens(me(position)) == "r"


def test_four_stay_and_so_do_five_in_the_standard_game() -> None:
    """HA-7.3"""
    position = play(master("School: b | Church: rrr", lord("5 5 5 5")), "1: summon Church red")
    assert ghosts_in(position, "Church") == "rrrr"
    standard = town("School: b | Church: rrrr", lord("5 5 5"))
    assert ghosts_in(play(standard, "1: summon Church red"), "Church") == "rrrrr"


# HA-7.4


def test_four_ghosts_fill_a_building() -> None:
    """HA-7.4"""
    position = master("School: bbgg | Church: b | Police: gg", lord("2 2 2 2"))
    assert refused(position, "1: summon School blue") == ("HA-T3", "building_full")
    assert refused(position, "1: move blue Church School") == ("HA-T3", "building_full")
    assert play(position, "1: summon Police green") != position


def test_blue_ghosts_find_less_room() -> None:
    """HA-7.4, HA-T5"""
    position = play(master("School: b | Church: ggy | Cinema: yyyo"), "1: upgrade blue School")
    assert "building Cinema" not in lawful(position)
    assert ghosts_in(play(position, "building Church"), "Church") == "bggy"


# HA-7.5


def test_two_token_colours_that_have_run_out_trigger_the_end() -> None:
    """HA-7.5"""
    position = master("School: bb", lord(tokens="b" * 11), lord(tokens="g" * 12))
    assert event(position, "1: summon School blue", EndTriggered) == EndTriggered(0, "tokens")
    assert play(position, "1: summon School blue").ending


@pytest.mark.parametrize("others", ["g" * 11, ""])
def test_one_does_not(others: str) -> None:
    """HA-7.5"""
    position = master("School: bb", lord(tokens="b" * 11), lord(tokens=others))
    assert not play(position, "1: summon School blue").ending


def test_in_the_standard_game_they_do_not() -> None:
    """HA-7.5"""
    position = town("School: bb", lord(tokens="b" * 11), lord(tokens="g" * 12))
    assert not play(position, "1: summon School blue").ending


def test_the_last_pumpkin_does_and_the_round_is_finished() -> None:
    """HA-7.5"""
    five = "Church:b Town Hall:b Hospital:b Police:b Cinema:b"
    position = play(
        master("School: b", lord(), lord(pumpkins=five), seat=1), "1: haunt School blue"
    )
    assert position.ending
    position = play(position, *PASSING[1:])
    assert not position.over
    assert play(position, *PASSING).over


# HA-7.6


@pytest.mark.parametrize(
    ("held", "sets"),
    [
        ("", 0), ("bg", 0), ("bbb", 0), ("bbgg", 0), ("bgy", 1), ("bgyor", 1), ("bbggyy", 2),
        ("bgyorr", 2), ("bbbggg", 0), ("bbbgggy", 1), ("bbggyyoorr", 3), ("bbbbbbgyor", 2),
        ("rrrrgggg", 0), ("bbbgggyyyooorrr", 5),
    ],
)  # fmt: skip
def test_each_set_of_three_different_tokens_is_five_points(held: str, sets: int) -> None:
    """HA-7.6"""
    position = master("School: b", lord(tokens=held), seat=2, ending=True)
    (counted,) = (
        e for e in events(position, *PASSING) if isinstance(e, CardsCounted) and e.seat == 0
    )
    assert (counted.count, counted.points) == (sets, 5 * sets)
    assert play(position, *PASSING).lords[0].points == 5 * sets


def most_sets(held: tuple[int, ...]) -> int:
    """The most disjoint sets, by trying all."""
    best = 0
    for three in combinations(range(5), 3):
        if all(held[at] for at in three):
            left = tuple(count - (at in three) for at, count in enumerate(held))
            best = max(best, 1 + most_sets(left))
    return best


def test_as_many_disjoint_sets_as_can_be_made() -> None:
    """HA-7.6"""
    choice = Random(7)
    for _ in range(60):
        held = tuple(choice.choice([0, 0, 1, 1, 2, 3]) for _ in range(5))
        assert token_sets(held) == most_sets(held), held


# HA-7.7


def test_the_lift_is_compulsory_where_one_is_possible() -> None:
    """HA-7.7"""
    position = play(master("School: bb"), "1: upgrade blue School")
    assert lawful(position) == {f"section {at}" for at in range(1, 5)}
    assert refused(position, "no") == ("HA-7.7", "lift_is_due")
    assert levels(me(play(position, "section 4"))) == "1 1 1 2"


def test_a_single_section_below_is_lifted_without_a_question() -> None:
    """HA-7.7"""
    position = play(master("School: bb", lord("2 1 2 3")), "1: upgrade blue School")
    assert (levels(me(position)), position.pending) == ("2 2 2 3", ())


def test_where_none_is_below_nothing_is_lifted() -> None:
    """HA-7.7"""
    position = play(master("School: bb", lord("2 2 2 3")), "1: upgrade blue School")
    assert (levels(me(position)), position.pending) == ("2 2 2 3", ())
