"""Action cards 27 to 39, each for itself (HA-8.27 to HA-8.39)."""

from __future__ import annotations

from ..doing import bonuses, lawful, me, play, with_dice
from ..drawing import kind_of, lord, town
from ..trying import LAST, Case, gained

PAIR = "School: gy | Police: b"
GREYS = (12, 14, 16, 38)
"""With these in use, 2, 3, 8 and 13 are the coloured ones."""
IN_USE = {"in_use": (*GREYS, 2, 3, 8, 13)}

KINDS = {
    27: "CP", 28: "CE", 29: "GP", 30: "CE", 31: "GT", 32: "CP", 33: "CE",
    34: "CP", 35: "CE", 36: "CE", 37: "GT", 38: "GP", 39: "GT",
}  # fmt: skip
"""Grey or Coloured, and when it works: Permanently, once per Turn, at the End."""

WORKS = [
    Case("HA-8.27", "1: upgrade blue Police; no", "+2 points, -2 scares, +g", town="Police: bbg"),
    Case("HA-8.27", "1: upgrade orange School; no", "+2 points, -5 scares, +r", "School: o | Police: b", lord("4 1 1", scares=5), town="School: r | Police: b"),
    Case("HA-8.28", "end", "+9 points", board=lord(tokens="bborrr"), more=LAST),
    Case("HA-8.29", "1: summon Police blue", "+1 points, +b", town="Police: bbbb"),
    Case("HA-8.30", "end", "+6 points", board=lord(scares=9), more=LAST),
    Case("HA-8.30", "end", "+6 points", board=lord(scares=11), more=LAST),
    Case("HA-8.31", "1: move blue Police Church; yes", "+b", "Church: b | Police: bb", town="Church: bbb | Police: b"),
    Case("HA-8.31", "1: move green School Church; yes", "+g", "School: g | Church: gg | Police: b", lord("2 1 1"), town="Church: gggg | Police: b"),
    Case("HA-8.32", "1: fight yellow green School; yes", "+g", PAIR, lord("3 1 1"), town="School: y | Police: b"),
    Case("HA-8.32", "1: fight red blue School; yes", "+b", "School: br | Police: b", lord("5 1 1"), town="School: r | Police: b"),
    Case("HA-8.33", "end", "+6 points", board=lord(tokens="bbgr"), more=LAST),
    Case("HA-8.33", "end", "+6 points", board=lord(tokens="bbgor"), more=LAST),
    Case("HA-8.34", "1: fight green yellow School", "+yy", PAIR, lord("2 1 1"), dice="g4 y3", town="School: g | Police: b"),
    Case("HA-8.35", "end", "+1 points", board=lord("2 4 5"), more=LAST),
    Case("HA-8.35", "end", "+2 points", board=lord("4 3 5"), more=LAST),
    Case("HA-8.35", "end", "+5 points", board=lord("4 5 4"), more=LAST),
    Case("HA-8.35", "end", "+8 points", board=lord("5 5 5"), more=LAST),
    Case("HA-8.36", "end", "+24 points", more=LAST),
    Case("HA-8.36", "end", "+16 points", board=lord(pumpkins="School:r Police:b"), more=LAST),
    Case("HA-8.36", "end", "+28 points", board=lord(common="School:r"), more={**LAST, "seat": 1, "seats": 2}),
    Case("HA-8.37", "power 37; keep 2", bonuses="- reroll -", more={"stack": "reroll"}),
    Case("HA-8.37", "power 37; keep 1", board=lord(bonuses="move disc"), bonuses="reroll disc -", more={"stack": "reroll"}),
    Case("HA-8.38", "claim 12", "+3 points, -bb", board=lord(tokens="bb"), more=IN_USE),
    Case("HA-8.38", "claim 2", "+3 points, -bg", board=lord(tokens="bg", cards=GREYS), more=IN_USE),
    Case("HA-8.39", "power 39; section 2", "-2 scares", board=lord(scares=2), levels="1 2 1"),
    Case("HA-8.39", "power 39; section 1", "-3 scares", board=lord("2 3 4", scares=9), levels="3 3 4"),
    Case("HA-8.39", "power 39; section 2", "-4 scares", board=lord("2 3 4", scares=9), levels="2 4 4"),
    Case("HA-8.39", "power 39; section 3", "-5 scares", board=lord("2 3 4", scares=9), levels="2 3 5"),
]  # fmt: skip

ADDS_NOTHING = [
    Case("HA-8.28", "end", "", board=lord(tokens="bbo"), more=LAST),
    Case("HA-8.30", "end", "", board=lord(scares=2), more=LAST),
    # 31: nobody of its colour there, no room, none in the supply
    Case("HA-8.31", "1: move blue Police Church", "", "Church: gg | Police: bb", town="Church: bgg | Police: b"),
    Case("HA-8.31", "1: move blue Police Church", "", "Church: bgggg | Police: bb", town="Church: bbgggg | Police: b"),
    Case("HA-8.31", "1: move blue Police Church", "", "Church: bb | Police: bbb", town="Church: bbb | Police: bb"),
    # 32: only against a lower level
    Case("HA-8.32", "1: fight green yellow School", "", PAIR, lord("2 1 1"), dice="g3 y3"),
    Case("HA-8.32", "1: fight green green School", "", "School: gg | Police: b", lord("2 1 1", cards=(9,)), dice="g2 g3"),
    Case("HA-8.33", "end", "", board=lord(tokens="b"), more=LAST),
    Case("HA-8.34", "1: fight green yellow School", "+y", PAIR, lord("2 1 1"), (lord(tokens="y" * 11),), "g4 y3", "School: g | Police: b"),
    Case("HA-8.34", "1: fight green yellow School", "", PAIR, lord("2 1 1"), (lord(tokens="y" * 12),), "g4 y3", "School: g | Police: b"),
    Case("HA-8.35", "end", "", board=lord("1 5 5"), more=LAST),
    Case("HA-8.36", "end", "", board=lord(pumpkins="School:r Church:r Town Hall:r Hospital:r Police:r Cinema:r"), more=LAST),
    # 38: not the coloured ones while there is another grey one
    Case("HA-8.38", "claim 2", "+3 points, -bgy", board=lord(tokens="bgy", cards=(12, 14)), more=IN_USE),
]  # fmt: skip

DECLINED = [
    Case("HA-8.31", "1: move blue Police Church; no", "", "Church: b | Police: bb"),
    Case("HA-8.32", "1: fight yellow green School; roll", "+g", PAIR, lord("3 1 1"), dice="y5 g2"),
    Case("HA-8.32", "1: fight yellow green School; roll", "", PAIR, lord("3 1 1"), dice="y2 g2"),
]  # fmt: skip

FAILS = [
    *[Case(f"HA-8.{card}", f"power {card}", "works_by_itself") for card in (27, 28, 29, 30, 32, 33, 34, 35, 36, 38)],
    Case("HA-8.31", "power 31", "not_called"),
    Case("HA-8.31", "1: move blue Police Church; end", "not_for_power", "Church: b | Police: bb"),
    Case("HA-8.32", "1: fight yellow green School; no", "not_for_power", PAIR, lord("3 1 1")),
    Case("HA-8.37", "power 37", "slots_blocked", board=lord(bonuses="disc disc disc")),
    Case("HA-8.37", "power 37; keep 2", "HA-3.3 slot_blocked", board=lord(bonuses="move disc")),
    Case("HA-8.38", "claim 12", "HA-4.1 too_few_tokens", board=lord(tokens="b"), more=IN_USE),
    Case("HA-8.38", "claim 2", "HA-4.1 too_few_colours", board=lord(tokens="bg", cards=(12, 14)), more=IN_USE),
    Case("HA-8.38", "claim 2", "HA-4.1 too_few_colours", board=lord(tokens="bb", cards=GREYS), more=IN_USE),
    Case("HA-8.39", "power 39", "sections_red", board=lord("5 5 5", scares=9)),
    Case("HA-8.39", "power 39", "no_lift_affordable", board=lord("2 5 3", scares=2)),
    Case("HA-8.39", "power 39; section 2", "not_for_power", board=lord("1 3 1", scares=3)),
]  # fmt: skip

ONCE = [
    Case("HA-8.31", "1: move blue Police Church; yes | 2: move blue Church Police; yes", "HA-1.1 disc_first", "Church: b | Police: bb"),
    Case("HA-8.37", "power 37; keep 1 | power 37", "power_spent"),
    Case("HA-8.39", "power 39; section 1 | power 39", "power_spent", board=lord(scares=12)),
]  # fmt: skip


def test_a_lift_after_an_upgrade_is_not_another_one() -> None:  # HA-8.27
    position = town("Police: bbb", lord(cards=(27,)))
    after = play(position, "1: upgrade blue Police", "section 2")
    assert gained(position, after) == "+2 points, -2 scares, +g"


def test_a_drawn_bonus_that_nobody_wants_is_discarded() -> None:  # HA-8.37
    position = town("Police: bbb", lord(cards=(37,), bonuses="move rest"), stack="reroll")
    drawn = play(position, "power 37")
    assert lawful(drawn) == {"keep 1", "keep 2", "keep 3", "no"}
    after = play(drawn, "no")
    assert (bonuses(me(after)), list(map(kind_of, after.discards))) == ("move rest -", ["reroll"])
    after = play(drawn, "keep 2")
    assert (bonuses(me(after)), list(map(kind_of, after.discards))) == ("move reroll -", ["rest"])


def test_an_empty_stack_is_made_of_the_discards() -> None:  # HA-8.37, HA-3.4
    """Six tokens are in town, the others have been used."""
    kinds = "blue_token green_token yellow_token two_scares one_point three_discs"
    places = ("School", "Church", "Town Hall", "Hospital", "Police", "Cinema")
    laid = " | ".join(
        f"{place}: +{kind}" for place, kind in zip(places, kinds.split(), strict=True)
    )
    position = town(
        laid.replace("Police:", "Police: b"),
        lord(cards=(37,)),
        discards=f"{kinds} rest rest move move summon summon higher_die higher_die reroll reroll "
        "plus_three plus_three",
    )
    assert position.stack == ()
    after = play(position, "power 37")
    assert (len(after.stack), after.discards) == (17, ())


def test_a_card_that_is_claimed_with_the_discount_costs_any_two() -> None:  # HA-8.38
    position = town("Police: bbb", lord(cards=(38,), tokens="bgr"), in_use=(12,))
    after = play(position, "claim 12", "colour red", "pay")
    assert gained(position, after) == "+3 points, -br"


def test_the_regular_customer_pays_in_full_for_itself() -> None:  # HA-8.38
    position = town("Police: bbb", lord(tokens="bbb"), in_use=(38, 12))
    assert gained(position, play(position, "claim 38")) == "+3 points, -bbb"


def test_a_fight_can_be_rolled_in_spite_of_the_big_sister() -> None:  # HA-8.32
    position = town(PAIR, lord("3 1 1", cards=(32,), bonuses="higher_die"))
    position = play(position, "1: fight yellow green School")
    assert lawful(position) == {"yes", "roll"}
    position = play(with_dice(position, "o2 g3"), "roll")
    assert lawful(position) == {"roll", "use higher_die"}
    assert gained(position, play(position, "use higher_die")) == ""
