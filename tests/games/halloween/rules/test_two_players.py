"""Two players: HA-6.1 and HA-6.2. The doubled reward is with HA-4.3."""

from __future__ import annotations

import pytest

from halloween_table.games.halloween.rules.events import EndTriggered, Haunted
from halloween_table.games.halloween.rules.position import Options, Pumpkin, space
from halloween_table.games.halloween.rules.town import Building, Level

from ..doing import GAME, event, lawful, me, play, refused
from ..drawing import lord, town

SIX = "School:b Church:b Town Hall:b Hospital:b Police:b Cinema:b"


def test_each_has_two_pumpkins_of_the_common_colour_besides_six() -> None:
    """HA-6.1"""
    for one in GAME.setup(Options(), 2, 1).lords:
        assert (one.pumpkins, one.common) == (6, 2)
    for seats in (3, 4):
        for one in GAME.setup(Options(), seats, 1).lords:
            assert (one.pumpkins, one.common) == (6, 0)


def test_with_more_players_there_are_none() -> None:
    """HA-6.1"""
    position = town("School: b", seats=3)
    assert refused(position, "1: haunt School blue common") == ("HA-6.1", "no_common_pumpkin")


def test_a_common_pumpkin_scores_as_much() -> None:
    """HA-6.1"""
    position = town("School: bg", lord("2 2 2"), seats=2)
    haunted = event(position, "1: haunt School green common", Haunted)
    assert (haunted.points, haunted.common) == (4, True)
    position = play(position, "1: haunt School green common")
    assert (me(position).points, me(position).pumpkins, me(position).common) == (4, 6, 1)
    assert position.haunted[space(Building.SCHOOL, Level.GREEN)] == Pumpkin(0, common=True)


def test_a_player_can_haunt_a_building_twice_once_with_each_kind() -> None:
    """HA-6.1"""
    position = town("School: bgy", lord("3 3 3"), seats=2)
    position = play(position, "1: haunt School green")
    assert lawful(play(position, "act 2 haunt")) == {
        "haunt School blue common",
        "haunt School yellow common",
    }
    assert refused(position, "2: haunt School yellow") == ("HA-2.6", "haunted_already")
    position = play(position, "2: haunt School yellow common")
    assert me(position).points == 10
    assert refused(position, "act 3 haunt") == ("HA-2.6", "no_space")


@pytest.mark.parametrize("owner", [0, 1])
def test_at_most_one_common_pumpkin_in_a_building(owner: int) -> None:
    """HA-6.1: whoever of the two has put it there."""
    lords = [lord("2 2 2"), lord("2 2 2")]
    lords[owner] = lord("2 2 2", common="School:b")
    position = town("School: bg", *lords, seats=2)
    assert lawful(play(position, "act 1 haunt")) == {"haunt School green"}
    assert refused(position, "1: haunt School green common") == ("HA-6.1", "common_stands_there")


def test_it_stands_beside_pumpkins_of_both() -> None:
    """HA-6.1"""
    position = town(
        "School: bgy", lord("3 3 3", pumpkins="School:b"), lord(pumpkins="School:g"), seats=2
    )
    assert lawful(play(position, "act 1 haunt")) == {"haunt School yellow common"}
    assert refused(position, "1: haunt School blue common") == ("HA-6.1", "space_taken")


def test_who_has_used_both_has_no_third() -> None:
    """HA-6.1"""
    position = town("School: bg | Church: b", lord("2 2 2", common="Cinema:b Hospital:b"), seats=2)
    assert refused(position, "1: haunt School blue common") == ("HA-6.1", "no_common_pumpkin")
    assert lawful(play(position, "act 1 haunt")) == {
        "haunt School blue",
        "haunt School green",
        "haunt Church blue",
    }


def test_with_the_own_ones_used_up_the_common_ones_are_left() -> None:
    """HA-6.1"""
    position = town("School: g | Church: b", lord("2 2 2", pumpkins=SIX), seats=2)
    assert lawful(play(position, "act 1 haunt")) == {"haunt School green common"}
    assert refused(position, "1: haunt School green") == ("HA-2.6", "no_pumpkin")


@pytest.mark.parametrize(
    ("own", "common", "said", "ending"),
    [
        (SIX, "School:y", "1: haunt Church green common", True),
        (SIX.partition(" ")[2], "Church:y Cinema:y", "1: haunt School green", True),
        (SIX, "", "1: haunt Church green common", False),
        (SIX.partition(" ")[2], "Church:y", "1: haunt School green", False),
    ],
)
def test_the_eighth_pumpkin_triggers_the_end(
    own: str, common: str, said: str, ending: bool
) -> None:
    """HA-6.2: six are not enough."""
    position = town("School: bg | Church: g", lord("2 2 2", pumpkins=own, common=common), seats=2)
    after = play(position, said)
    assert after.ending == ending
    if ending:
        assert event(position, said, EndTriggered) == EndTriggered(0, "pumpkins")


def test_the_fifth_card_triggers_it_as_usual() -> None:
    """HA-6.2"""
    position = town("School: b", lord(cards=(7, 12, 16, 27), tokens="bbb"), seats=2)
    assert play(position, "claim 29").ending
