"""Action cards 14 to 26, each for itself (HA-8.14 to HA-8.26)."""

from __future__ import annotations

import pytest

from halloween_table.games.halloween.rules.town import DIE, LEVELS, Level

from ..doing import lawful, play, with_dice
from ..drawing import LETTERS, START, ghosts_in, lord, town
from ..trying import Case, gained

PAIR = "School: gy | Police: b"
TRIO = "School: bgy | Police: b"
BUSY = lord(discs="scare@1 move@1 haunt@1 scare@2")

KINDS = {
    14: "GT", 15: "CT", 16: "GP", 17: "GT", 18: "GP", 19: "GP", 20: "CT",
    21: "GT", 22: "GT", 23: "GT", 24: "CP", 25: "CP", 26: "GT",
}  # fmt: skip
"""Grey or Coloured, and when it works: Permanently, once per Turn, at the End."""

WORKS = [
    Case("HA-8.14", "power 14; section 1; disc 1 scare; disc 1 haunt", board=BUSY, discs="move@1 scare@2"),
    Case("HA-8.14", "power 14; section 2", board=BUSY, discs="scare@1 move@1 haunt@1"),
    Case("HA-8.14", "power 14", board=lord(discs="scare@3 move@3"), discs=""),
    Case("HA-8.14", "power 14; disc 1 scare; disc 1 scare", board=lord(discs="scare@1 scare@1 move@1"), discs="move@1"),
    Case("HA-8.15", "power 15; section 1", "+gg", board=lord("3 5 1"), levels="2 5 1"),
    Case("HA-8.15", "power 15; section 2", "+oo", board=lord("3 5 1"), levels="3 4 1"),
    Case("HA-8.15", "power 15", "+bb", board=lord("1 1 2"), levels="1 1 1", more={"done": (3,)}),
    Case("HA-8.15", "power 15", "+b", board=lord("1 1 2"), others=(lord(tokens="b" * 11),), levels="1 1 1"),
    Case("HA-8.16", "1: move blue Police Church; move blue Police Hospital", town="Church: b | Hospital: b | Police: b"),
    Case(
        "HA-8.16", "1: move blue Police Church; move green School Church", "", "School: g | Police: b",
        lord("2 1 1"), town="Church: bg",
    ),
    Case("HA-8.17", "power 17; ghost yellow School", "+y", PAIR, town="School: g | Police: b"),
    Case("HA-8.17", "power 17; ghost red School", "", "School: r | Police: b", others=(lord(tokens="r" * 12),), town="Police: b"),
    Case("HA-8.17", "power 17; building Cinema", "+b", "Police: b", town="Cinema: bbb"),
    Case("HA-8.18", "1: haunt Police blue", "+2 points, +3 scares", dice="b3"),
    Case("HA-8.18", "1: haunt School red", "+10 points, +12 scares", "School: r | Police: b", lord("5 1 1"), dice="r12"),
    Case("HA-8.19", "1: fight green yellow School", "+3 scares, +y", PAIR, lord("2 1 1"), dice="g4 y3", town="School: g | Police: b"),
    Case("HA-8.19", "1: fight green blue School", "+1 scares, +b", "School: bg | Police: b", lord("2 1 1"), dice="g4 b3", town="School: g | Police: b"),
    Case("HA-8.20", "1: fight all yellow School; ghost green School", "+bg", TRIO, lord("3 1 1"), dice="y5 g2 y4 b1", town="School: y | Police: b"),
    Case("HA-8.20", "1: fight all blue School; ghost yellow School", "+gy", TRIO, dice="b4 y3 b3 g1", town="School: b | Police: b"),
    # a lost roll does not end it
    Case("HA-8.20", "1: fight all yellow School; ghost blue School", "+g", TRIO, lord("3 1 1"), dice="y1 b1 y3 g2", town="School: by | Police: b"),
    Case("HA-8.21", "1: move blue Police Church; name 3", "+3 scares", dice="b3", town="Church: b | Police: bb"),
    Case("HA-8.21", "1: move blue Police Church; name 3", "+3 scares", dice="b4", town="Church: b | Police: bb"),
    Case("HA-8.21", "1: move blue Police Church; name 3", "+1 scares", dice="b2", town="Church: b | Police: bb"),
    Case("HA-8.21", "1: move blue Police Church; name 1", "+1 scares", dice="b4", town="Church: b | Police: bb"),
    Case("HA-8.22", "power 22; trade down green", "+bb, -g", board=lord(tokens="ggg")),
    Case("HA-8.22", "power 22; trade up green", "+y, -gg", board=lord(tokens="ggg")),
    Case("HA-8.22", "power 22; trade down red", "+oo, -r", board=lord(tokens="bbr")),
    Case("HA-8.22", "power 22; trade up orange", "+r, -oo", board=lord(tokens="oo")),
    *[
        Case("HA-8.23", f"power 23; colour {level.name.lower()}", f"-{level:d} scares, +{letter}", board=lord(scares=9))
        for level, letter in zip(LEVELS, LETTERS, strict=True)
    ],
    Case("HA-8.24", "1: fight green School yellow Cinema", "+y", "School: g | Cinema: y | Police: b", lord("2 1 1"), dice="g4 y3", town="School: g | Police: b"),
    Case("HA-8.25", "1: summon Police blue; haunt School blue", "+2 points, +b", "Police: bbbb", town="Police: bbbbb"),
    Case("HA-8.25", "1: summon School green; haunt Police green", "+4 points, +g", "School: gg | Church: gg | Police: b", lord("2 1 1"), town="School: ggg | Church: gg | Police: b"),
    Case("HA-8.26", "1: fight green yellow School; yes", "+2 scares, +y", PAIR, lord("2 1 1"), dice="g5 y3", town="School: g | Police: b"),
    Case("HA-8.26", "1: fight green yellow School; yes", "+7 scares", PAIR, lord("2 1 1"), dice="g1 y8"),
]  # fmt: skip

ADDS_NOTHING = [
    Case("HA-8.16", "use move; move blue Police Church", board=lord(bonuses="move"), town="Church: b | Police: bb", bonuses="disc - -"),
    Case("HA-8.19", "1: fight green yellow School", "", PAIR, lord("2 1 1"), dice="g3 y3"),
    Case("HA-8.20", "1: fight yellow green School", "+g", TRIO, lord("3 1 1"), dice="y5 g2", town="School: by | Police: b"),
    Case("HA-8.21", "use move; move blue Police Church", board=lord(bonuses="move"), town="Church: b | Police: bb", bonuses="disc - -"),
    Case("HA-8.24", "1: fight green yellow School", "+y", PAIR, lord("2 1 1"), dice="g4 y3", town="School: g | Police: b"),
    # the fourth, or no space of that colour that is free
    Case("HA-8.25", "1: summon Police blue", "+b", town="Police: bbbb"),
    Case("HA-8.25", "1: summon Police blue", "+b", "Police: bbbb", lord(pumpkins="School:y Church:y Town Hall:y Hospital:y Police:y Cinema:y"), town="Police: bbbbb"),
    Case("HA-8.25", "1: summon Police blue", "+b", "Police: bbbb", others=(lord(pumpkins="School:b Church:b Town Hall:b Hospital:b Police:b Cinema:b"),), town="Police: bbbbb"),
    Case("HA-8.26", "1: fight green yellow School", "", PAIR, lord("2 1 1"), dice="g3 y3"),
]  # fmt: skip

DECLINED = [
    Case("HA-8.16", "1: move blue Police Church; no"),
    Case("HA-8.21", "1: move blue Police Church; no"),
    Case("HA-8.25", "1: summon Police blue; no", "+b", "Police: bbbb"),
    Case("HA-8.26", "1: fight green yellow School; no", "+y", PAIR, lord("2 1 1"), dice="g5 y3"),
]  # fmt: skip

FAILS = [
    # 14: discs on action spaces, of one section
    Case("HA-8.14", "power 14", "no_discs_on_board"),
    Case("HA-8.14", "power 14", "no_discs_on_board", board=lord(bonuses="disc disc -")),
    Case("HA-8.14", "power 14; section 3", "not_for_power", board=BUSY),
    Case("HA-8.14", "power 14; section 1; disc 2 scare", "not_for_power", board=BUSY),
    Case("HA-8.14", "power 14; section 1; disc 1 move; end", "not_for_power", board=BUSY),
    # 15: a level below, and a token of it
    Case("HA-8.15", "power 15", "sections_blue"),
    Case("HA-8.15", "power 15", "tokens_out_below", board=lord("2 2 1"), others=(lord(tokens="b" * 12),)),
    Case("HA-8.15", "power 15; section 1", "not_for_power", board=lord("2 3 3"), others=(lord(tokens="b" * 12),)),
    Case("HA-8.15", "power 15; section 3", "not_for_power", board=lord("2 3 1")),
    # 16: another one, commanded, one step
    Case("HA-8.16", "1: move blue Police Church; move blue Church School", "not_for_power"),
    Case("HA-8.16", "1: move blue Police Church; move green School Church", "not_for_power", "School: g | Police: bb"),
    Case("HA-8.16", "1: move blue Police Church; move blue Police School", "not_for_power"),
    Case("HA-8.16", "1: move blue Police Church; move blue Police Hospital", "not_for_power", "Hospital: ggggyy | Police: bb"),
    Case("HA-8.16", "power 16", "works_by_itself"),
    Case("HA-8.17", "power 17; section 1", "not_for_power", PAIR),
    Case("HA-8.18", "power 18", "works_by_itself"),
    Case("HA-8.19", "power 19", "works_by_itself"),
    # 20: at least two foes of another colour, there, and a commanded attacker
    Case("HA-8.20", "power 20", "not_called", TRIO, lord("3 1 1")),
    Case("HA-8.20", "1: fight all green School", "no_such_power", "School: gyg | Police: b", lord("2 1 1")),
    Case("HA-8.20", "1: fight all green School", "no_such_power", "School: gy | Church: y | Police: b", lord("2 1 1")),
    Case("HA-8.20", "1: fight all yellow School", "no_such_power", TRIO, lord("2 1 1")),
    Case("HA-8.20", "1: fight all yellow School; end", "not_for_power", TRIO, lord("3 1 1")),
    Case("HA-8.20", "1: fight all yellow School; no", "not_for_power", TRIO, lord("3 1 1")),
    # 21: up to the top face of its own die
    Case("HA-8.21", "1: move blue Police Church; name 5", "not_for_power"),
    Case("HA-8.21", "1: move blue Police Church; name 0", "not_for_power"),
    Case("HA-8.21", "power 21", "not_called"),
    # 22: all that it gives
    Case("HA-8.22", "power 22", "nothing_to_trade"),
    Case("HA-8.22", "power 22", "nothing_to_trade", board=lord(tokens="b")),
    Case("HA-8.22", "power 22", "nothing_to_trade", board=lord(tokens="g"), others=(lord(tokens="b" * 11),)),
    Case("HA-8.22", "power 22", "nothing_to_trade", board=lord(tokens="bb"), others=(lord(tokens="g" * 12),)),
    Case("HA-8.22", "power 22; trade down blue", "not_for_power", board=lord(tokens="bbgrr")),
    Case("HA-8.22", "power 22; trade up red", "not_for_power", board=lord(tokens="bbgrr")),
    Case("HA-8.22", "power 22; trade up green", "not_for_power", board=lord(tokens="bbgrr")),
    # 23: the price, and a token
    Case("HA-8.23", "power 23", "no_token_affordable", board=lord(scares=0)),
    Case("HA-8.23", "power 23", "no_token_affordable", board=lord(scares=1), others=(lord(tokens="b" * 12),)),
    Case("HA-8.23", "power 23; colour red", "not_for_power", board=lord(scares=4)),
    Case("HA-8.23", "power 23; colour green", "not_for_power", board=lord(scares=4), others=(lord(tokens="g" * 12),)),
    # 24: another colour, and only the foe is elsewhere
    Case("HA-8.24", "1: fight green School green Cinema", "HA-2.5 same_colour", "School: g | Cinema: g | Police: b", lord("2 1 1")),
    Case("HA-8.24", "1: fight yellow Cinema green School", "HA-1.3 level_too_low", "School: g | Cinema: y | Police: b", lord("2 1 1")),
    Case("HA-8.24", "power 24", "works_by_itself"),
    # 25: that colour, the free space, one pumpkin per building
    Case("HA-8.25", "1: summon Police blue; haunt School green", "not_for_power", "Police: bbbb"),
    Case("HA-8.25", "1: summon Police blue; haunt School blue", "not_for_power", "Police: bbbb", lord(pumpkins="School:y")),
    Case("HA-8.25", "1: summon Police blue; haunt School blue", "not_for_power", "Police: bbbb", others=(lord(pumpkins="School:b"),)),
    Case("HA-8.25", "power 25", "works_by_itself"),
    Case("HA-8.26", "power 26", "not_called"),
    Case("HA-8.26", "1: fight green yellow School; end", "not_for_power", PAIR, lord("2 1 1"), dice="g5 y3"),
]  # fmt: skip

ONCE = [
    Case("HA-8.14", "power 14; section 1; disc 1 scare; disc 1 haunt | power 14", "power_spent", board=lord(discs="all@1 scare@2 move@2", scares=0), more={"done": (1, 2)}),
    Case("HA-8.15", "power 15; section 1 | power 15", "power_spent", board=lord("5 4 4")),
    Case("HA-8.17", "power 17; ghost green School | power 17", "power_spent", PAIR),
    Case(
        "HA-8.20", "1: fight all yellow School; ghost green School; ghost blue School | 2: fight all yellow School",
        "no_such_power", "School: bbgy | Police: b", lord("3 3 1"), dice="y1 g2 y1 b2 y1 b2",
    ),
    Case("HA-8.21", "1: move blue Police Church; name 2 | 2: move blue Police Church; name 2", "HA-1.1 disc_first"),
    Case("HA-8.22", "power 22; trade down green | power 22", "power_spent", board=lord(tokens="ggg")),
    Case("HA-8.23", "power 23; colour red | power 23", "power_spent", board=lord(scares=12)),
    Case("HA-8.26", "1: fight green yellow School; yes | 2: fight green yellow School; yes", "HA-1.1 disc_first", PAIR, lord("2 2 1"), dice="g1 y3 g1 y8"),
]  # fmt: skip


def test_the_foes_are_fought_in_ones_own_order() -> None:  # HA-8.20
    position = town("School: bgyo | Police: b", lord("3 1 1", cards=(20,)))
    position = play(position, "1: fight all yellow School")
    assert lawful(position) == {f"ghost {foe} School" for foe in ("blue", "green", "orange")}
    position = play(with_dice(position, "y1 o2"), "ghost orange School")
    assert lawful(position) == {f"ghost {foe} School" for foe in ("blue", "green")}
    assert ghosts_in(position, "School") == "bgyo"


def test_either_way_of_fighting_is_offered() -> None:  # HA-8.20
    position = play(town(TRIO, lord("3 1 1", cards=(20,))), "act 1 fight")
    assert {"fight yellow green School", "fight all yellow School"} <= lawful(position)


@pytest.mark.parametrize("level", LEVELS)
def test_the_number_goes_up_to_the_top_face(level: Level) -> None:  # HA-8.21
    at = f"School: {LETTERS[level - 1]} | Police: b"
    position = town(at, lord(f"{level:d} 1 1", cards=(21,)))
    position = play(position, f"1: move {level.name.lower()} School Church")
    assert lawful(position) == {"no", *(f"name {n}" for n in range(1, DIE[level] + 1))}


def test_every_exchange_that_can_be_is_offered() -> None:  # HA-8.22
    position = play(town(START, lord(tokens="bbgoor", cards=(22,))), "power 22")
    assert lawful(position) == {
        "trade up blue", "trade down green", "trade up orange", "trade down orange",
        "trade down red",
    }  # fmt: skip


def test_the_fifth_ghost_may_haunt_any_building_that_is_free_for_it() -> None:  # HA-8.25
    mine, theirs = lord(cards=(25,), pumpkins="School:y"), lord(pumpkins="Church:b Cinema:g")
    position = play(town("Police: bbbb", mine, theirs), "1: summon Police blue")
    places = ("Town Hall", "Hospital", "Police", "Cinema")
    assert lawful(position) == {"no", *(f"haunt {place} blue" for place in places)}


def test_the_fifth_ghost_haunts_with_a_common_pumpkin_too() -> None:  # HA-8.25, HA-6.1
    mine = lord(cards=(25,), pumpkins="School:y", common="Church:y")
    position = play(town("Police: bbbb", mine, seats=2), "1: summon Police blue")
    assert "haunt School blue common" in lawful(position)
    assert "haunt School blue" not in lawful(position)
    assert "haunt Church blue common" not in lawful(position)
    assert "haunt Church blue" in lawful(position)


def test_a_difference_that_was_declined_leaves_the_next_one() -> None:  # HA-8.26
    position = with_dice(town(PAIR, lord("2 2 1", cards=(26,))), "g1 y3 g1 y8")
    after = play(position, "1: fight green yellow School", "no", "2: fight green yellow School")
    assert gained(position, play(after, "yes")) == "+7 scares"
