"""The town: HA-T1 to HA-T5."""

from __future__ import annotations

import pytest

from halloween_table.games.halloween.rules.events import BluesCame, TokensOut, TokensTaken
from halloween_table.games.halloween.rules.town import HAUNTING, LEVELS, NEIGHBOURS

from ..doing import event, events, lawful, levels, me, play, refused, tokens, with_dice
from ..drawing import BUILDING_NAMES, draw, ghosts_in, lord, town

TWELVE = {letter: letter * 12 for letter in "bgyor"}

# HA-T1


@pytest.mark.parametrize(
    ("building", "beside"),
    [
        ("School", {"Church", "Hospital"}),
        ("Church", {"School", "Town Hall", "Police"}),
        ("Town Hall", {"Church", "Cinema"}),
        ("Hospital", {"School", "Police"}),
        ("Police", {"Hospital", "Church", "Cinema"}),
        ("Cinema", {"Police", "Town Hall"}),
    ],
)
def test_neighbours_share_an_edge_and_are_never_diagonal(building: str, beside: set[str]) -> None:
    """HA-T1: two rows of three."""
    found = NEIGHBOURS[BUILDING_NAMES.index(building)]
    assert {BUILDING_NAMES[there] for there in found} == beside
    position = play(town(f"{building}: b"), "act 1 move")
    assert lawful(position) == {f"move blue {building} {there}" for there in beside}


# HA-T2


@pytest.mark.parametrize(
    ("colour", "points"), [("blue", 2), ("green", 4), ("yellow", 6), ("orange", 8), ("red", 10)]
)
def test_a_haunting_space_is_worth_more_the_higher_its_colour(colour: str, points: int) -> None:
    """HA-T2"""
    position = play(town("School: bgyor", lord("5 5 5")), f"1: haunt School {colour}")
    assert me(position).points == points
    assert sorted(HAUNTING.values()) == [2, 4, 6, 8, 10]


def test_every_building_has_all_five_spaces_and_one_bonus_token() -> None:
    """HA-T2"""
    for building in BUILDING_NAMES:
        others = "" if building == "Police" else " | Police: b"
        position = play(town(f"{building}: bgyor{others}", lord("5 5 5")), "act 1 haunt")
        wanted = {f"haunt {building} {level.name.lower()}" for level in LEVELS}
        assert wanted <= lawful(position)
    assert len(town().bonuses) == len(BUILDING_NAMES)


# HA-T3


def test_no_ghost_moves_into_a_building_with_six() -> None:
    """HA-T3"""
    position = town("School: bbbggg | Church: b | Police: b", lord("2 2 2"))
    assert refused(position, "1: move blue Church School") == ("HA-T3", "building_full")
    assert "move blue Church Town Hall" in lawful(play(position, "act 1 move"))


def test_a_seventh_ghost_is_not_summoned() -> None:
    """HA-T3"""
    position = town("School: bbbggg | Church: b | Cinema: y | Police: b", lord("2 2 2"))
    assert refused(position, "act 1 summon") == ("HA-T3", "pairs_full_or_out")
    position = town("School: bbgggy | Church: bb", lord("2 2 2"))
    assert refused(position, "1: summon School green") == ("HA-T3", "building_full")
    five = town("School: bbbgg | Church: bb", lord("2 2 2"))
    assert ghosts_in(play(five, "1: summon School green"), "School") == "bbbggg"


def test_a_ghost_in_a_full_building_can_be_upgraded() -> None:
    """HA-T3: it is exchanged, so there are six again."""
    position = play(town("School: bbbggg", lord("1 1 1")), "1: upgrade blue School", "no")
    assert ghosts_in(position, "School") == "bbgggg"


def test_a_sixth_ghost_of_a_colour_is_not_summoned() -> None:
    """HA-T3: there are five, and that is the supply."""
    position = town("School: bbb | Church: bb | Cinema: gg", lord("2 2 2"))
    assert refused(position, "1: summon School blue") == ("HA-T3", "ghosts_out")
    alone = town("School: bbb | Church: bb")
    assert refused(alone, "act 1 summon") == ("HA-T3", "pairs_full_or_out")


# HA-T4


@pytest.mark.parametrize(
    ("said", "gets"),
    [
        ("1: summon School blue", "b"),
        ("1: upgrade blue School", "g"),
        ("1: fight blue green Church", "g"),
    ],
)
def test_of_a_colour_that_is_out_nobody_receives_a_token(said: str, gets: str) -> None:
    """HA-T4: what was to bring it can be done all the same."""
    drawing = "School: bb | Church: bg"
    rich = with_dice(town(drawing, lord(), lord(tokens=TWELVE[gets])), "b4 g1")
    happened = events(rich, said)
    assert tokens(me(play(rich, said))) == ""
    assert [e.level for e in happened if isinstance(e, TokensOut)] == ["bgyor".index(gets) + 1]
    assert not [e for e in happened if isinstance(e, TokensTaken)]
    last_one = with_dice(town(drawing, lord(), lord(tokens=TWELVE[gets][1:])), "b4 g1")
    assert tokens(me(play(last_one, said))) == gets


def test_spent_tokens_go_back() -> None:
    """HA-T4"""
    position = town("School: bb", lord(tokens="b" * 12), in_use=(5,))
    assert position.tokens_left(LEVELS[0]) == 0
    position = play(position, "claim 5")
    assert tokens(me(position)) == "b" * 9
    assert position.tokens_left(LEVELS[0]) == 3
    position = play(position, "1: summon School blue")
    assert tokens(me(position)) == "b" * 10


# HA-T5


def test_when_the_last_blue_ghost_is_beaten_three_come_together() -> None:
    """HA-T5"""
    position = play(
        with_dice(town("School: bg", lord("2 2 2"), seat=0), "g6 b1"), "1: fight green blue School"
    )
    assert position.decider == 0
    assert lawful(position) == {f"building {name}" for name in BUILDING_NAMES}
    came = event(position, "building Cinema", BluesCame)
    assert (came.seat, came.count) == (0, 3)
    position = play(position, "building Cinema")
    assert draw(position) == "School: g | Cinema: bbb"
    assert not position.pending


def test_the_one_who_caused_it_says_where_before_any_other_choice() -> None:
    """HA-T5: also before a section is lifted."""
    position = play(town("School: b", seat=1), "1: upgrade blue School")
    assert position.decider == 1
    assert refused(position, "section 1") == ("HA-T5", "blues_first")
    assert refused(position, "end") == ("HA-T5", "blues_first")
    assert refused(position, "building Church", actor=0) == ("HA-1.1", "not_your_turn")
    position = play(position, "building Church", "section 1")
    assert draw(position) == "School: g | Church: bbb"
    assert levels(me(position)) == "2 1 1"


def test_they_cannot_go_to_a_full_building() -> None:
    """HA-T5, HA-T3"""
    position = play(town("School: b | Church: ggggoo | Cinema: yyyyyo"), "1: upgrade blue School")
    assert refused(position, "building Church") == ("HA-T3", "building_full")
    assert lawful(position) == {
        f"building {name}" for name in ("School", "Town Hall", "Hospital", "Police")
    }


@pytest.mark.parametrize(("crowd", "come"), [("yyyyy", 1), ("yyyy", 2), ("yyy", 3), ("yy", 3)])
def test_as_many_come_as_there_is_room_for(crowd: str, come: int) -> None:
    """HA-T5"""
    position = play(town(f"School: b | Church: {crowd}"), "1: upgrade blue School")
    position = play(position, "building Church")
    assert ghosts_in(position, "Church") == "b" * come + crowd


def test_a_blue_ghost_left_in_town_is_enough() -> None:
    """HA-T5"""
    position = play(town("School: b | Church: b"), "1: upgrade blue School", "no")
    assert draw(position) == "School: g | Church: b"
    assert not position.pending


def test_even_after_a_fight_for_the_section_the_turn_goes_on() -> None:
    """HA-T5: nothing but the building is asked."""
    position = with_dice(town("School: bg", lord("2 2 2")), "g6 b1")
    position = play(position, "1: fight green blue School", "building School")
    assert tokens(me(position)) == "b"
    assert ghosts_in(position, "School") == "bbbg"
    assert "act 2 summon" in lawful(position)
