"""Action cards 40 to 52, each for itself (HA-8.40 to HA-8.52)."""

from __future__ import annotations

from ..doing import lawful, me, play, refused, with_dice
from ..drawing import draw, lord, town
from ..trying import LAST, Case, gained

MIXED = "School: bg | Police: b"
HAUNTED = lord(points=18, pumpkins="Church:o Cinema:r")
IN_USE = {"in_use": (2, 3, 12)}

KINDS = {
    40: "CP", 41: "GP", 42: "CE", 43: "CP", 44: "CT", 45: "GT", 46: "CP",
    47: "CP", 48: "GP", 49: "CP", 50: "CE", 51: "GP", 52: "CT",
}  # fmt: skip
"""Grey or Coloured, and when it works: Permanently, once per Turn, at the End."""

WORKS = [
    Case("HA-8.40", "1: upgrade yellow School; no", "+2 points, -4 scares, +o", "School: y | Police: b", lord("3 1 1", scares=4), town="School: o | Police: b"),
    Case("HA-8.40", "1: fight red orange School", "+2 points, +o", "School: or | Police: b", lord("5 1 1"), dice="r9 o3", town="School: r | Police: b"),
    Case("HA-8.41", "1: scare green", "+1 points, +2 scares", "School: g | Police: b", lord("2 1 1")),
    Case("HA-8.41", "1: scare red", "+1 points, +5 scares", "School: r | Police: b", lord("5 1 1")),
    Case("HA-8.42", "end", "+2 points", board=lord(points=29), more=LAST),
    Case("HA-8.42", "end", "+3 points", board=lord(points=30), more=LAST),
    Case("HA-8.43", "1: haunt Police blue; section 3", "+2 points", board=lord("1 1 4"), levels="1 1 5"),
    Case("HA-8.43", "1: haunt Police blue; section 1", "+2 points", board=lord("1 5 5"), levels="2 5 5"),
    Case("HA-8.44", "power 44; summon School red", "-r", board=lord(tokens="r"), town="School: r | Police: bbb"),
    Case("HA-8.44", "power 44; summon Police blue", "-b", board=lord(tokens="br"), town="Police: bbbb"),
    Case("HA-8.45", "power 45; ghost red School; ghost blue Police", "", "School: r | Police: bb", town="School: b | Police: br"),
    Case("HA-8.45", "power 45; ghost blue Police; ghost green School", "", "School: ggggyy | Police: bbbyor", town="School: bgggyy | Police: bbgyor"),
    Case("HA-8.46", "1: take Church orange", "-4 points", board=HAUNTED),
    Case("HA-8.46", "1: take Cinema red", "-5 points", board=HAUNTED),
    Case("HA-8.47", "1: mix School blue green", "+b", MIXED, lord("2 1 1"), dice="b1 g3", town="School: bbg | Police: b"),
    Case("HA-8.47", "1: mix School blue green", "+g", MIXED, lord("2 1 1"), dice="b4 g3", town="School: bgg | Police: b"),
    Case("HA-8.47", "1: mix School blue green", "+b", MIXED, lord("2 1 1"), dice="b3 g3", town="School: bbg | Police: b"),
    Case("HA-8.47", "1: mix School yellow red", "+y", "School: yr | Police: b", lord("5 1 1"), dice="y8 r8", town="School: yyr | Police: b"),
    Case("HA-8.48", "claim 2", "+3 points, -bbb", board=lord(tokens="bbb"), more=IN_USE),
    Case("HA-8.49", "claim 12; colour red", "+3 points, +r, -bbb", board=lord(tokens="bbb"), more=IN_USE),
    Case("HA-8.49", "claim 12; colour blue", "+3 points, -bb", board=lord(tokens="bbb"), more=IN_USE),
    Case("HA-8.50", "end", "+24 points", board=lord(tokens="bbbggyyyoorrr"), more=LAST),
    Case("HA-8.50", "end", "+12 points", board=lord(tokens="bbggyyoor"), more=LAST),
    Case("HA-8.51", "1: scare blue", "+2 scares"),
    Case("HA-8.51", "1: scare red", "+6 scares", "School: r | Police: b", lord("5 1 1")),
    Case("HA-8.52", "1: scare blue; move blue Police Town Hall", "+1 scares", town="Town Hall: b | Police: bb"),
    Case("HA-8.52", "1: scare red; move red School Cinema", "+5 scares", "School: r | Police: b", lord("5 1 1"), town="Police: b | Cinema: r"),
]  # fmt: skip

ADDS_NOTHING = [
    Case("HA-8.40", "1: upgrade blue Police; no", "-2 scares, +g", town="Police: bbg"),
    Case("HA-8.40", "1: upgrade yellow School; no", "-4 scares", "School: y | Police: b", lord("3 1 1", scares=4), (lord(tokens="o" * 12),), town="School: o | Police: b"),
    Case("HA-8.41", "1: scare blue", "+1 scares"),
    Case("HA-8.42", "end", "", board=lord(points=9), more=LAST),
    Case("HA-8.43", "1: haunt Police blue", "+2 points", board=lord("5 5 5")),
    Case("HA-8.46", "1: haunt Police blue", "+2 points", board=HAUNTED),
    Case("HA-8.47", "1: summon Police blue", "+b", town="Police: bbbb"),
    Case("HA-8.48", "claim 12", "+3 points, -bbb", board=lord(tokens="bbb"), more=IN_USE),
    Case("HA-8.50", "end", "", board=lord(tokens="bbgyo"), more=LAST),
]  # fmt: skip

DECLINED = [
    Case("HA-8.43", "1: haunt Police blue; no", "+2 points"),
    Case("HA-8.52", "1: scare blue; no", "+1 scares"),
]  # fmt: skip

FAILS = [
    *[Case(f"HA-8.{card}", f"power {card}", "works_by_itself") for card in (40, 41, 42, 43, 46, 47, 48, 49, 50, 51)],
    Case("HA-8.43", "2: haunt Police blue; section 1", "not_for_power", board=lord("5 1 1")),
    # 44: a token, a ghost of its colour in the supply, room
    Case("HA-8.44", "power 44", "no_ghost_for_token"),
    Case("HA-8.44", "power 44", "no_ghost_for_token", "Police: bbbbb", lord(tokens="b")),
    Case("HA-8.44", "power 44; summon School green", "not_for_power", board=lord(tokens="br")),
    Case("HA-8.44", "power 44; summon School red", "not_for_power", "School: ggggyy | Police: b", lord(tokens="br")),
    # 45: different colours in different buildings
    Case("HA-8.45", "power 45", "nobody_to_exchange"),
    Case("HA-8.45", "power 45", "nobody_to_exchange", "Police: bgr"),
    Case("HA-8.45", "power 45", "nobody_to_exchange", "School: b | Police: bb"),
    Case("HA-8.45", "power 45; ghost blue Police; ghost blue School", "not_for_power", "School: bgg | Police: bg"),
    Case("HA-8.45", "power 45; ghost blue Police; ghost green Police", "not_for_power", "School: bgg | Police: bg"),
    # 46: one of your own
    Case("HA-8.46", "act 1 haunt", "HA-2.6 no_space", "Police: b", lord(), (lord(pumpkins="Police:b"),)),
    Case("HA-8.46", "1: take School yellow", "no_taking_back", board=HAUNTED, others=(lord(pumpkins="School:y"),)),
    # 47: both there, both commanded, room, one of them in the supply
    Case("HA-8.47", "act 1 summon", "HA-1.2 no_pair_anywhere", MIXED),
    Case("HA-8.47", "act 1 summon", "HA-1.2 no_pair_anywhere", "School: b | Church: g", lord("2 1 1")),
    Case("HA-8.47", "act 1 summon", "HA-1.3 pairs_too_high", "School: bgyoor", lord("3 1 1")),
    Case("HA-8.47", "1: mix School blue green", "no_mixed_summon", "School: bg | Police: bbbb | Cinema: gggg | Hospital: yy", lord("3 1 1")),
    Case("HA-8.47", "1: mix Police blue green", "no_mixed_summon", "School: bg | Police: by", lord("5 1 1")),
    Case("HA-8.48", "claim 2", "HA-4.1 too_few_tokens", board=lord(tokens="bb"), more=IN_USE),
    Case("HA-8.49", "claim 12; end", "not_for_power", board=lord(tokens="bbb"), more=IN_USE),
    Case("HA-8.52", "power 52", "not_called"),
    Case("HA-8.52", "1: scare blue; move green School Church", "not_for_power", MIXED),
    Case("HA-8.52", "1: scare blue; move blue Police School", "not_for_power", "School: ggggyy | Police: bb"),
]  # fmt: skip

ONCE = [
    Case("HA-8.44", "power 44; summon School red | power 44", "power_spent", board=lord(tokens="rrb")),
    Case("HA-8.45", "power 45; ghost blue School; ghost green Police | power 45", "power_spent", "School: bb | Police: gg"),
    Case("HA-8.52", "1: scare blue; move blue Police School | 2: scare blue; move blue Police School", "HA-1.1 disc_first"),
]  # fmt: skip


def test_a_pumpkin_taken_back_is_at_hand_and_its_space_is_free() -> None:  # HA-8.46
    position = town("Church: o | Police: b", lord("4 4 1", cards=(46,), pumpkins="Church:o"))
    after = play(position, "1: take Church orange")
    assert (me(position).pumpkins, me(after).pumpkins) == (5, 6)
    assert gained(position, play(after, "2: haunt Church orange")) == "+4 points"


def test_a_pumpkin_is_taken_back_from_anywhere_without_a_ghost() -> None:  # HA-8.46
    mine = lord(cards=(46,), pumpkins="Church:o Cinema:r Police:b")
    position = town("Police: b", mine, lord(pumpkins="School:y"))
    assert lawful(play(position, "act 1 haunt")) == {
        "take Church orange", "take Cinema red", "take Police blue",
    }  # fmt: skip


def test_a_mixed_summon_needs_only_one_of_them_in_the_supply() -> None:  # HA-8.47
    position = town("School: bg | Police: bbbb", lord("2 1 1", cards=(47,)))
    assert "mix School blue green" in lawful(play(position, "act 1 summon"))
    nothing = play(with_dice(position, "b1 g3"), "1: mix School blue green")
    assert (gained(position, nothing), draw(nothing)) == ("", draw(position))
    green = play(with_dice(position, "b4 g3"), "1: mix School blue green")
    assert gained(position, green) == "+g"


def test_the_generous_aunt_begins_with_herself() -> None:  # HA-8.49
    position = town("Police: bbb", lord(tokens="bgy"), in_use=(49,))
    after = play(position, "claim 49")
    assert lawful(after) == {f"colour {c}" for c in ("blue", "green", "yellow", "orange", "red")}
    assert gained(position, play(after, "colour orange")) == "+3 points, +o, -bgy"


def test_the_generous_aunt_has_only_what_the_supply_has() -> None:  # HA-8.49, HA-T4
    mine = lord(cards=(49,), tokens="bbb")
    position = town("Police: bbb", mine, lord(tokens="r" * 12 + "y" * 12), in_use=(12,))
    after = play(position, "claim 12")
    assert lawful(after) == {f"colour {c}" for c in ("blue", "green", "orange")}
    assert refused(after, "colour red") == ("HA-8.49", "not_for_power")


def test_a_lord_has_the_discount_of_48_for_the_price_only() -> None:  # HA-8.48
    """The cards stay coloured: 8 counts them."""
    position = town("Police: bbb", lord(cards=(48, 8, 2)), **LAST)
    assert gained(position, play(position, "end")) == "+6 points"


def test_any_ghost_of_the_colour_that_scared_goes_anywhere() -> None:  # HA-8.52
    position = town("School: b | Church: ggggyy | Police: b", lord(cards=(52,)))
    places = ("School", "Town Hall", "Hospital", "Police", "Cinema")
    assert lawful(play(position, "1: scare blue")) == {
        "no",
        *(f"move blue School {place}" for place in places if place != "School"),
        *(f"move blue Police {place}" for place in places if place != "Police"),
    }
