"""The actions: HA-2.1 to HA-2.7."""

from __future__ import annotations

import pytest

from halloween_table.games.halloween.rules.events import (
    DiceRolled,
    FightBegun,
    FightEnded,
    GhostMoved,
    Haunted,
    RestTaken,
    ScaresGained,
    SectionLifted,
    Summoned,
    TokensTaken,
    TownScared,
    Upgraded,
)
from halloween_table.games.halloween.rules.position import Pumpkin, space
from halloween_table.games.halloween.rules.town import DIE, Building, Level

from ..doing import discs, event, events, lawful, levels, me, play, refused, tokens, with_dice
from ..drawing import LETTERS, draw, ghosts_in, lord, town

COLOURS = ("blue", "green", "yellow", "orange", "red")


# HA-2.1 Summon


@pytest.mark.parametrize("colour", COLOURS)
def test_two_ghosts_of_a_colour_summon_a_third_and_its_token(colour: str) -> None:
    """HA-2.1"""
    letter = colour[0]
    position = town(f"School: {letter * 2} | Police: b", lord("5 5 5"))
    position = play(position, f"1: summon School {colour}")
    assert ghosts_in(position, "School") == letter * 3
    assert tokens(me(position)) == letter
    assert me(position).points == 0


def test_more_than_two_will_do() -> None:
    """HA-2.1"""
    assert ghosts_in(play(town("School: bbbb"), "1: summon School blue"), "School") == "bbbbb"


def test_one_ghost_or_two_of_different_colours_summon_nobody() -> None:
    """HA-2.1: the two must be alike and in one building."""
    position = town("School: bg | Church: bg | Cinema: yy", lord("3 3 3"))
    assert lawful(play(position, "act 1 summon")) == {"summon Cinema yellow"}
    assert refused(position, "1: summon School blue") == ("HA-2.1", "no_pair")
    assert refused(position, "1: summon Hospital blue") == ("HA-2.1", "no_pair")


def test_summoning_is_told() -> None:
    """HA-2.1"""
    happened = events(town("School: bb"), "act 1 summon", "summon School blue")
    assert Summoned(0, Building.SCHOOL, Level.BLUE) in happened
    assert TokensTaken(0, Level.BLUE, 1) in happened


# HA-2.2 Scare


@pytest.mark.parametrize("colour", COLOURS)
def test_a_scare_brings_the_level_of_the_colour(colour: str) -> None:
    """HA-2.2"""
    level = COLOURS.index(colour) + 1
    position = town(f"School: {colour[0]}b", lord("5 5 5"))
    happened = events(position, f"1: scare {colour}")
    assert TownScared(0, Level(level)) in happened
    assert ScaresGained(0, level) in happened
    after = play(position, f"1: scare {colour}")
    assert me(after).scares == 2 + level
    assert tokens(me(after)) == ""
    assert draw(after) == draw(position)


def test_the_colour_must_be_in_town() -> None:
    """HA-2.2"""
    position = town("School: by", lord("3 3 3"))
    assert lawful(play(position, "act 1 scare")) == {"scare blue", "scare yellow"}
    assert refused(position, "1: scare green") == ("HA-2.2", "none_in_town")


# HA-2.3 Upgrade


@pytest.mark.parametrize(("at", "cost"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_an_upgrade_costs_as_much_as_the_new_level(at: int, cost: int) -> None:
    """HA-2.3"""
    old, new = COLOURS[at], COLOURS[at + 1]
    drawing = f"School: {old[0]} | Church: b"
    position = town(drawing, lord("5 5 5", scares=cost))
    upgraded = event(position, f"1: upgrade {old} School", Upgraded)
    assert (upgraded.level, upgraded.cost) == (at + 2, cost)
    after = play(position, f"1: upgrade {old} School")
    assert ghosts_in(after, "School") == new[0]
    assert me(after).scares == 0
    assert tokens(me(after)) == new[0]
    poor = play(
        town(drawing + " | Cinema: b", lord("5 5 5", scares=max(2, cost - 1))), "act 1 upgrade"
    )
    if at:
        assert refused(poor, f"upgrade {old} School") == ("HA-2.3", "too_few_scares")
    nothing = town(drawing, lord("5 5 5", scares=1))
    assert refused(nothing, "act 1 upgrade") == ("HA-2.3", "too_few_scares")


def test_the_upgraded_ghost_is_exchanged_for_one_from_the_supply() -> None:
    """HA-2.3: the old one goes back there, so it can come again."""
    position = town("School: bbbbb")
    assert refused(position, "act 1 summon") == ("HA-T3", "ghosts_out")
    position = play(position, "1: upgrade blue School", "no", "2: summon School blue")
    assert ghosts_in(position, "School") == "bbbbbg"


def test_the_supply_must_have_one_of_the_next_level() -> None:
    """HA-2.3"""
    position = town("School: by | Church: ggggg", lord("3 3 3", scares=9))
    assert refused(position, "1: upgrade blue School") == ("HA-2.3", "ghosts_out")
    assert "upgrade yellow School" in lawful(play(position, "act 1 upgrade"))
    only_blue = town("School: b | Church: ggggg", lord(scares=9))
    assert refused(only_blue, "act 1 upgrade") == ("HA-2.3", "upgrades_out")


def test_a_red_ghost_cannot_be_upgraded() -> None:
    """HA-2.3"""
    position = town("School: br", lord("5 5 5", scares=20))
    assert refused(position, "1: upgrade red School") == ("HA-2.3", "red_is_highest")


def test_a_ghost_in_the_supply_cannot_be_upgraded() -> None:
    """HA-2.3"""
    assert refused(town("School: b"), "1: upgrade blue supply") == ("HA-T3", "not_in_town")


def test_a_section_may_be_lifted_straight_to_the_new_level() -> None:
    """HA-2.3: any one that is below it, however far."""
    position = town("School: bo", lord("1 4 5", scares=5))
    position = play(position, "2: upgrade orange School")
    assert lawful(position) == {"section 1", "section 2", "no"}
    assert event(position, "section 1", SectionLifted) == SectionLifted(0, 0, Level.RED)
    assert levels(me(play(position, "section 1"))) == "5 4 5"
    assert levels(me(play(position, "section 2"))) == "1 5 5"
    assert levels(me(play(position, "no"))) == "1 4 5"


def test_a_section_at_the_new_level_or_above_is_not_lifted() -> None:
    """HA-2.3"""
    position = play(town("School: bb", lord("1 2 3")), "1: upgrade blue School")
    assert lawful(position) == {"section 1", "no"}
    for said in ("section 2", "section 3"):
        assert refused(position, said) == ("HA-2.3", "not_below")
    assert refused(position, "end") == ("HA-2.3", "lift_first")
    assert refused(position, "section 4") == ("HA-2.3", "lift_first")


def test_only_one_section_is_lifted() -> None:
    """HA-2.3"""
    position = play(town("School: bb"), "1: upgrade blue School", "section 2")
    assert not position.pending
    assert refused(position, "section 3") == ("HA-1.1", "disc_first")


def test_where_no_section_is_below_nothing_is_asked() -> None:
    """HA-2.3"""
    position = play(town("School: bb", lord("2 2 3")), "1: upgrade blue School")
    assert not position.pending


# HA-2.4 Move


def test_a_ghost_moves_to_a_neighbouring_building() -> None:
    """HA-2.4"""
    position = town("School: bb")
    assert event(position, "1: move blue School Church", GhostMoved) == GhostMoved(
        0, Level.BLUE, Building.SCHOOL, Building.CHURCH
    )
    after = play(position, "1: move blue School Church")
    assert draw(after) == "School: b | Church: b"
    assert me(after).scares == me(position).scares
    assert tokens(me(after)) == ""


def test_it_does_not_move_further_nor_stay() -> None:
    """HA-2.4"""
    position = town("School: b")
    for there in ("Police", "Town Hall", "Cinema"):
        assert refused(position, f"1: move blue School {there}") == ("HA-2.4", "not_a_neighbour")
    assert refused(position, "1: move blue School School") == ("HA-2.4", "there_already")
    assert refused(position, "1: move blue supply School") == ("HA-T3", "not_in_town")


def test_where_all_neighbours_are_full_nobody_moves() -> None:
    """HA-2.4, HA-T3"""
    position = town("School: b | Church: ggggyy | Hospital: yyyooo")
    assert refused(position, "act 1 move") == ("HA-T3", "all_full")


# HA-2.5 Fight


def test_a_ghost_attacks_one_of_another_colour_in_its_building() -> None:
    """HA-2.5: of any level; the attacker is one the section commands."""
    position = town("School: bgr | Church: yo", lord("2 1 1"))
    assert lawful(play(position, "act 1 fight")) == {
        "fight blue green School",
        "fight blue red School",
        "fight green blue School",
        "fight green red School",
    }
    assert refused(position, "1: fight blue School yellow Church") == ("HA-2.5", "not_together")
    assert refused(position, "1: fight green supply blue School") == ("HA-T3", "not_in_town")
    assert refused(position, "1: fight green School yellow supply") == ("HA-T3", "not_in_town")


def test_it_does_not_attack_its_own_colour() -> None:
    """HA-2.5"""
    position = town("School: bbg")
    assert refused(position, "1: fight blue blue School") == ("HA-2.5", "same_colour")
    assert refused(town("School: bb"), "act 1 fight") == ("HA-2.5", "nobody_to_fight")


@pytest.mark.parametrize("at", range(5))
def test_each_colour_has_its_die(at: int) -> None:
    """HA-2.5: d4, d6, d8, d10, d12; both are rolled at once."""
    assert list(DIE.values()) == [4, 6, 8, 10, 12]
    colour, letter, top = COLOURS[at], LETTERS[at], 4 + 2 * at
    other = "green" if colour == "blue" else "blue"
    position = town(f"School: {letter}{other[0]} | Church: b", lord("5 5 5"))
    highest = with_dice(position, f"{letter}{top} {other[0]}1")
    rolled = event(highest, f"1: fight {colour} {other} School", DiceRolled)
    assert [(die.level, die.value) for die in rolled.dice] == [(at + 1, top)]
    assert rolled.against is not None
    assert (rolled.against.level, rolled.against.value) == (COLOURS.index(other) + 1, 1)
    assert play(highest, f"1: fight {colour} {other} School").rolled is not None


@pytest.mark.parametrize(
    ("dice", "won"),
    [("b2 r1", True), ("b4 r3", True), ("b2 r2", False), ("b1 r2", False), ("b4 r12", False)],
)
def test_the_attacker_must_roll_strictly_higher(dice: str, won: bool) -> None:
    """HA-2.5: the loser returns to the supply, and its token is yours; otherwise nothing."""
    position = with_dice(town("School: br"), dice)
    fight = "1: fight blue red School"
    ended = event(position, fight, FightEnded)
    assert ended.won == won
    assert (ended.own, ended.other) == tuple(int(die[1:]) for die in dice.split())
    after = play(position, fight)
    assert ghosts_in(after, "School") == ("b" if won else "br")
    assert tokens(me(after)) == ("r" if won else "")
    assert (me(after).scares, me(after).points) == (2, 0)
    assert discs(me(after)) == "fight@1"


def test_a_fight_is_told_from_the_beginning() -> None:
    """HA-2.5"""
    position = with_dice(town("School: br"), "b2 r1")
    begun = event(position, "1: fight blue red School", FightBegun)
    assert begun == FightBegun(0, Building.SCHOOL, Level.BLUE, Level.RED, Building.SCHOOL)


def test_who_can_do_nothing_about_the_dice_is_not_asked() -> None:
    """HA-2.5"""
    position = play(with_dice(town("School: bg"), "b1 g1"), "1: fight blue green School")
    assert not position.pending


# HA-2.6 Haunt


def test_a_pumpkin_on_the_space_of_a_ghost_that_is_there() -> None:
    """HA-2.6"""
    position = town("School: bg | Church: y", lord("3 1 1"))
    assert lawful(play(position, "act 1 haunt")) == {
        "haunt School blue",
        "haunt School green",
        "haunt Church yellow",
    }
    assert refused(position, "1: haunt School yellow") == ("HA-2.6", "no_ghost_there")
    haunted = event(position, "1: haunt School green", Haunted)
    assert (haunted.level, haunted.points, haunted.common) == (2, 4, False)
    after = play(position, "1: haunt School green")
    assert after.haunted[space(Building.SCHOOL, Level.GREEN)] == Pumpkin(0)
    assert (me(after).points, me(after).pumpkins) == (4, 5)
    assert ghosts_in(after, "School") == "bg"


def test_the_space_must_be_free() -> None:
    """HA-2.6"""
    position = town("School: bg", lord(), lord(pumpkins="School:b"))
    assert refused(position, "act 1 haunt") == ("HA-2.6", "no_space")
    commanded = town("School: bg", lord("2 1 1"), lord(pumpkins="School:b"))
    assert refused(commanded, "1: haunt School blue") == ("HA-2.6", "space_taken")
    assert lawful(play(commanded, "act 1 haunt")) == {"haunt School green"}


def test_one_pumpkin_per_player_and_building() -> None:
    """HA-2.6"""
    position = town("School: bg | Church: b", lord("2 2 2", pumpkins="School:b"))
    assert refused(position, "1: haunt School green") == ("HA-2.6", "haunted_already")
    assert lawful(play(position, "act 1 haunt")) == {"haunt Church blue"}


def test_without_a_pumpkin_nothing_is_haunted() -> None:
    """HA-2.6"""
    placed = "School:b Church:b Town Hall:b Hospital:b Police:b Cinema:b"
    position = town("School: bg", lord("2 2 2", pumpkins=placed))
    assert refused(position, "act 1 haunt") == ("HA-2.6", "no_pumpkin")


# HA-2.7 Rest


def test_a_rest_takes_all_discs_of_the_section_back() -> None:
    """HA-2.7"""
    position = town("School: bb", lord(discs="scare@1 move@1 haunt@1 move@2"))
    assert len(me(position).reserve) == 8
    assert event(position, "rest 1", RestTaken) == RestTaken(0, 0, 3)
    after = play(position, "rest 1")
    assert (discs(me(after)), len(me(after).reserve)) == ("move@2", 11)


def test_they_can_be_used_at_once_elsewhere() -> None:
    """HA-2.7"""
    position = town("School: bb", lord(discs="all@1 all@2"))
    assert not lawful(position, "act")
    position = play(position, "rest 1", "3: scare blue")
    assert (discs(me(position)).count("@1"), len(me(position).reserve)) == (0, 5)
