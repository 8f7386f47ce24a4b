"""Action cards 1 to 13, each for itself (HA-8.1 to HA-8.13)."""

from __future__ import annotations

from ..doing import discs, lawful, me, play, refused, with_dice
from ..drawing import lord, town
from ..trying import LAST, Case, gained

KINDS = {
    1: "GT", 2: "CP", 3: "CP", 4: "GT", 5: "GP", 6: "CT", 7: "GP",
    8: "CE", 9: "GP", 10: "GP", 11: "GP", 12: "GP", 13: "CP",
}  # fmt: skip
"""Grey or Coloured, and when it works: Permanently, once per Turn, at the End."""

WORKS = [
    Case("HA-8.1", "1: haunt Church green", "+4 points", "School: gg | Police: b", lord("2 1 1")),
    Case("HA-8.1", "1: haunt Hospital red", "+10 points", "School: rrr | Police: b", lord("5 1 1")),
    Case("HA-8.2", "1: move blue Police School", town="School: b | Police: bb"),
    Case("HA-8.2", "1: move blue Police Town Hall", town="Town Hall: b | Police: bb"),
    Case(
        "HA-8.3", "1: fight yellow green School", "+2 points, +g",
        "School: gy | Police: b", lord("3 1 1"), dice="y5 g2", town="School: y | Police: b",
    ),
    Case(
        "HA-8.3", "1: fight green yellow School", "+3 points, +y",
        "School: gy | Police: b", lord("2 1 1"), dice="g5 y2", town="School: g | Police: b",
    ),
    Case(
        "HA-8.3", "1: fight blue red School", "+3 points, +r",
        "School: br | Police: b", dice="b4 r3", town="School: b | Police: b",
    ),
    Case("HA-8.4", "power 4; 1: scare green", "+2 scares", "School: g | Police: b"),
    Case(
        "HA-8.4", "power 4; 2: haunt School yellow", "+6 points",
        "School: y | Police: b", lord("1 2 1"),
    ),
    Case("HA-8.5", "1: upgrade blue Police; no", "+g", board=lord(scares=0), town="Police: bbg"),
    Case(
        "HA-8.5", "1: upgrade green School; no", "-1 scares, +y",
        "School: g | Police: b", lord("2 1 1", scares=1), town="School: y | Police: b",
    ),
    Case(
        "HA-8.5", "1: upgrade yellow School; no", "-2 scares, +o",
        "School: y | Police: b", lord("3 1 1", scares=2), town="School: o | Police: b",
    ),
    Case(
        "HA-8.5", "1: upgrade orange School; no", "-3 scares, +r",
        "School: o | Police: b", lord("4 1 1", scares=3), town="School: r | Police: b",
    ),
    Case(
        "HA-8.6", "power 6; 1: scare blue", "+1 scares",
        board=lord(discs="scare@1"), discs="scare@1 scare@1",
    ),
    Case(
        "HA-8.7", "1: move green School Church; keep 1", "+g",
        "School: g | Church: +reroll | Police: b | Cinema: +rest", lord("2 1 1"),
        town="Church: g | Police: b | Cinema: +rest", bonuses="reroll - -",
    ),
    Case(
        "HA-8.7", "1: move blue Police Church; keep 2", "+b",
        "Church: +reroll | Police: b | Cinema: +rest", lord(bonuses="move summon"),
        town="Church: b | Cinema: +rest", bonuses="move reroll -",
    ),
    Case("HA-8.8", "end", "+3 points", more=LAST),
    Case("HA-8.8", "end", "+9 points", board=lord(cards=(12, 13, 47, 48)), more=LAST),
    Case(
        "HA-8.9", "1: fight green yellow School", "+y",
        "School: gy | Police: b", lord("2 1 1"), dice="g3 y3", town="School: g | Police: b",
    ),
    Case(
        "HA-8.9", "1: fight green green School", "+g",
        "School: gg | Police: b", lord("2 1 1"), dice="g3 g2", town="School: g | Police: b",
    ),
    Case(
        "HA-8.10", "1: fight green yellow School; power 10; stand", "-1 scares, +y",
        "School: gy | Police: b", lord("2 1 1"), dice="g1 y3 g4", town="School: g | Police: b",
    ),
    Case(
        "HA-8.10", "1: fight green yellow School; power 10; power 10; stand", "-2 scares, +y",
        "School: gy | Police: b", lord("2 1 1", scares=3), dice="g1 y3 g2 g4",
        town="School: g | Police: b",
    ),
    Case(
        "HA-8.11", "1: fight green yellow School; move green School Cinema", "+y",
        "School: gy | Police: b", lord("2 1 1"), dice="g4 y3", town="Police: b | Cinema: g",
    ),
    Case("HA-8.12", "1: rest", "+2 scares"),
    Case("HA-8.12", "2: rest", "+2 scares", board=lord(discs="scare@1 move@2"), discs="scare@1"),
    Case("HA-8.13", "1: summon Police blue", "+bb", town="Police: bbbb"),
    Case(
        "HA-8.13", "1: summon School green", "+gg",
        "School: gg | Police: b", lord("2 1 1"), town="School: ggg | Police: b",
    ),
]  # fmt: skip

DECLINED = [
    Case(
        "HA-8.10", "1: fight green yellow School; stand", "",
        "School: gy | Police: b", lord("2 1 1"), dice="g1 y3",
    ),
    Case(
        "HA-8.11", "1: fight green yellow School; no", "+y",
        "School: gy | Police: b", lord("2 1 1"), dice="g4 y3",
    ),
]  # fmt: skip

ADDS_NOTHING = [
    Case("HA-8.1", "1: haunt School green", "+4 points", "School: gg | Police: b", lord("2 1 1")),
    Case("HA-8.3", "1: fight green yellow School", "", "School: gy | Police: b", lord("2 1 1"), dice="g2 y3"),
    Case("HA-8.3", "1: fight green yellow School", "", "School: gy | Police: b", lord("2 1 1"), dice="g3 y3"),
    Case("HA-8.3", "1: fight green green School", "+g", "School: gg | Police: b", lord("2 1 1", cards=(9,)), dice="g5 g1", town="School: g | Police: b"),
    Case(
        "HA-8.7", "1: move blue Police Church; no", "", "Church: +reroll | Police: bb | Cinema: +rest",
        town="Church: b +reroll | Police: b | Cinema: +rest",
    ),
    Case(
        "HA-8.7", "1: move blue Police Church; keep 1", "",
        "Church: +reroll | Police: bb | Cinema: +rest", others=(lord(tokens="b" * 12),),
        town="Church: b | Police: b | Cinema: +rest", bonuses="reroll - -",
    ),
    Case("HA-8.9", "1: fight green yellow School", "", "School: gy | Police: b", lord("2 1 1"), dice="g2 y3"),
    Case("HA-8.11", "1: fight green yellow School", "", "School: gy | Police: b", lord("2 1 1"), dice="g3 y3"),
    Case("HA-8.13", "1: summon Police blue", "+b", others=(lord(tokens="b" * 11),), town="Police: bbbb"),
    Case("HA-8.13", "1: summon Police blue", "", others=(lord(tokens="b" * 12),), town="Police: bbbb"),
]  # fmt: skip

FAILS = [
    # 1: two of one colour, in one building beside it, commanded
    Case("HA-8.1", "1: haunt Church green", "HA-2.6 no_ghost_there", "School: g | Police: bb", lord("2 1 1")),
    Case("HA-8.1", "1: haunt Church green", "HA-2.6 no_ghost_there", "School: g | Town Hall: g | Police: bb", lord("2 1 1")),
    Case("HA-8.1", "1: haunt Church green", "HA-2.6 no_ghost_there", "School: gy | Police: bb", lord("3 1 1")),
    Case("HA-8.1", "1: haunt Town Hall green", "HA-2.6 no_ghost_there", "School: gg | Police: b", lord("2 1 1")),
    Case("HA-8.1", "1: haunt Police green", "HA-2.6 no_ghost_there", "School: gg | Police: b", lord("2 1 1")),
    Case("HA-8.1", "1: haunt Church green", "HA-1.3 level_too_low", "School: gg | Police: b"),
    Case("HA-8.1", "1: haunt Church green", "HA-2.6 no_ghost_there", "School: gg | Police: b", lord("2 1 1", pumpkins="Church:r")),
    Case("HA-8.1", "1: haunt Church green", "HA-2.6 no_ghost_there", "School: gg | Police: b", lord("2 1 1"), (lord(pumpkins="Church:g"),)),
    Case("HA-8.1", "power 1", "not_called", "School: gg | Police: b", lord("2 1 1")),
    # 2: the limit of six holds
    Case("HA-8.2", "1: move blue Police School", "HA-T3 building_full", "School: ggggyy | Police: bbb"),
    Case("HA-8.2", "1: move blue Police Police", "HA-2.4 there_already"),
    Case("HA-8.2", "power 2", "works_by_itself"),
    Case("HA-8.3", "power 3", "works_by_itself"),
    # 4: one level, and for something that it opens
    Case("HA-8.4", "power 4", "no_action_for_power"),
    Case("HA-8.4", "power 4", "no_action_for_power", "School: y | Police: b"),
    Case("HA-8.4", "power 4", "no_action_for_power", "School: r | Police: b", lord("5 5 5")),
    Case("HA-8.4", "power 4", "no_action_for_power", "School: g | Police: b", lord(discs="all@1 scare@2 upgrade@2 move@2 fight@2 haunt@2")),
    Case("HA-8.4", "power 4; act 1 scare", "no_higher_level", "School: g | Police: b", lord("5 1 1")),
    Case("HA-8.4", "power 4; act 1 summon", "nothing_higher", "School: g | Police: bb"),
    Case("HA-8.4", "power 4; act 1 fight", "HA-2.5 nobody_to_fight", "School: g | Police: bb"),
    Case("HA-8.4", "power 4; 1: scare yellow", "HA-1.3 level_too_low", "School: gy | Police: b"),
    Case("HA-8.4", "power 4; act 1 scare", "HA-1.4 occupied", "School: g | Police: b", lord(discs="scare@1")),
    Case("HA-8.4", "power 4; rest 1", "ready_for_action", "School: g | Police: b"),
    Case("HA-8.4", "power 4; power 4", "power_spent", "School: g | Police: b"),
    # 5: a price all the same
    Case("HA-8.5", "1: upgrade green School", "HA-2.3 too_few_scares", "School: g | Police: b", lord("2 1 1", scares=0)),
    Case("HA-8.5", "power 5", "works_by_itself"),
    # 6: an occupied space and another disc
    Case("HA-8.6", "power 6", "no_action_for_power"),
    Case("HA-8.6", "power 6", "no_action_for_power", board=lord(discs="scare@1"), more={"done": (1,)}),
    Case("HA-8.6", "power 6", "no_action_for_power", board=lord(discs="all@1 scare@2 move@2 haunt@2 scare@3 haunt@3")),
    Case("HA-8.6", "power 6", "no_action_for_power", board=lord(discs="fight@1")),
    Case("HA-8.6", "power 6; act 1 move", "space_is_free", board=lord(discs="scare@1")),
    Case("HA-8.6", "power 6; act 2 scare", "space_is_free", board=lord(discs="scare@1")),
    Case("HA-8.6", "power 6; rest 1", "ready_for_action", board=lord(discs="scare@1")),
    Case("HA-8.7", "power 7", "works_by_itself"),
    Case("HA-8.8", "power 8", "works_by_itself"),
    # 9: your own colour, but not yourself, and nobody elsewhere
    Case("HA-8.9", "1: fight green School green Church", "HA-2.5 not_together", "School: gy | Church: g | Police: b", lord("2 1 1")),
    Case("HA-8.9", "power 9", "works_by_itself"),
    # 10: for scares, in a fight, after the roll
    Case("HA-8.10", "power 10", "works_by_itself"),
    Case("HA-8.10", "1: fight green yellow School; power 10", "after_the_roll", "School: gy | Police: b", lord("2 1 1", bonuses="higher_die")),
    Case("HA-8.10", "1: fight green yellow School; power 10", "too_few_scares", "School: gy | Police: b", lord("2 1 1", scares=0, bonuses="reroll"), dice="g1 y3"),
    Case("HA-8.11", "power 11", "works_by_itself"),
    Case("HA-8.11", "1: fight green yellow School; move green School Church", "not_for_power", "School: gy | Church: oooorr | Police: b", lord("2 1 1"), dice="g4 y3"),
    Case("HA-8.11", "1: fight green yellow School; move blue Police Church", "not_for_power", "School: gy | Police: b", lord("2 1 1"), dice="g4 y3"),
    Case("HA-8.12", "power 12", "works_by_itself"),
    Case("HA-8.13", "power 13", "works_by_itself"),
]  # fmt: skip

ONCE = [
    Case("HA-8.1", "1: haunt Church green | 2: haunt Hospital green", "HA-2.6 no_ghost_there", "School: gg | Police: b", lord("2 2 1")),
    Case("HA-8.4", "power 4; 1: scare green | power 4", "power_spent", "School: g | Police: b"),
    Case("HA-8.6", "power 6; 1: scare blue | power 6", "power_spent", board=lord(discs="scare@1 scare@2 fight@2")),
]  # fmt: skip


def test_a_haunting_that_needs_no_thin_wall_leaves_it_for_later() -> None:  # HA-8.1
    position = town("School: gg | Police: b", lord("2 2 1", cards=(1,)))
    position = play(position, "1: haunt School green")
    assert position.spent == ()
    assert play(position, "2: haunt Hospital green").spent == (1,)


def test_the_higher_level_is_for_one_action_of_one_section() -> None:  # HA-8.4
    position = town("School: g | Police: b", lord("1 1 1", cards=(4,)))
    assert not play(position, "power 4").spent, "it is used with the action"
    position = play(position, "power 4", "1: scare green")
    assert refused(position, "2: scare green") == ("HA-1.3", "level_too_low")


def test_with_the_higher_level_a_lower_ghost_will_do() -> None:  # HA-8.4
    position = town("School: g | Police: b", lord("1 1 1", cards=(4,)))
    assert lawful(play(position, "power 4", "act 1 scare")) == {"scare blue", "scare green"}


def test_a_higher_level_that_was_not_needed_is_left_for_later() -> None:  # HA-8.4
    position = town("School: g | Police: b", lord("1 1 1", cards=(4,)))
    position = play(position, "power 4", "1: scare blue")
    assert position.spent == ()
    assert play(position, "power 4", "2: scare green").spent == (4,)


def test_a_rest_takes_both_discs_of_a_space_back() -> None:  # HA-8.6
    position = town("Police: bbb", lord(cards=(6,), discs="scare@1 scare@1"))
    assert len(me(position).reserve) == 9
    assert len(me(play(position, "1: rest")).reserve) == 11


def test_an_action_on_an_occupied_space_is_that_sections_action() -> None:  # HA-8.6
    position = town("Police: bbb", lord(cards=(6,), discs="scare@1"))
    position = play(position, "power 6", "1: scare blue")
    assert refused(position, "act 1 move") == ("HA-1.1", "section_done")


def test_the_newest_roll_counts_and_the_defenders_stays() -> None:  # HA-8.10
    position = town("School: gy | Police: b", lord("2 1 1", cards=(10,), scares=3))
    rolled = play(with_dice(position, "g3 y3 g5 g2"), "1: fight green yellow School")
    assert lawful(rolled) == {"stand", "power 10"}
    rolled = play(rolled, "power 10")
    assert gained(position, play(rolled, "stand")) == "-1 scares, +y"
    rolled = play(rolled, "power 10")
    assert gained(position, play(rolled, "stand")) == "-2 scares"


def test_the_winner_may_go_to_every_building_with_room() -> None:  # HA-8.11
    position = town("School: gy | Church: oooorr | Police: b", lord("2 1 1", cards=(11,)))
    position = play(with_dice(position, "g4 y3"), "1: fight green yellow School")
    places = ("Town Hall", "Hospital", "Police", "Cinema")
    assert lawful(position) == {"no", *(f"move green School {place}" for place in places)}


def test_discs_that_come_back_otherwise_are_no_rest() -> None:  # HA-8.12
    position = town("Police: bbb", lord(cards=(12,), discs="scare@1", bonuses="three_discs"))
    after = play(position, "use three_discs")
    assert (gained(position, after), discs(me(after))) == ("", "")
