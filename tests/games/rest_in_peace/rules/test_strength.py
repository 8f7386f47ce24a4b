"""Strength: what cards count, and in which order psychics change it."""

from __future__ import annotations

from itertools import permutations

import pytest

from halloween_table.games.rest_in_peace.rules import strength
from halloween_table.games.rest_in_peace.rules.counting import Change, Stage
from halloween_table.games.rest_in_peace.rules.psychics import EFFECTS

from ..doing import after, strengths, worths
from ..drawing import BLUE, GREEN, position_of


def counted(green: str, blue: str = "") -> tuple[list[int], list[int]]:
    """What the ghosts of both sides count, one by one."""
    position = position_of(f"green: laid {green}\nblue: laid {blue}")
    return worths(position, GREEN), worths(position, BLUE)


def test_strength_is_the_sum_of_ones_cards_in_this_round() -> None:  # RP-3.1
    position = position_of("green: laid 1 2 6 | past 5 | stakes 5 | hand 4\nblue: laid 3 3")
    assert strengths(position) == (9, 6)
    assert strength.sides(position, 1) == (position.families[0].past[0], ())


def test_nothing_laid_is_nothing() -> None:  # RP-3.1
    assert strengths(position_of("round 1")) == (0, 0)


ONE_BY_ONE = [
    # 28: 7 minus the printed value, on both sides
    ("p28 1 6", "2 5", [6, 1], [5, 2]),
    ("1 6", "p28 2 5", [6, 1], [5, 2]),
    # 19: the opponent's printed 5s and 6s count as 1
    ("p19 5 6", "4 5 6", [5, 6], [4, 1, 1]),
    # 8 and 9: the own ones of that printed parity
    ("p8 1 2 3 4 5 6", "2", [1, 3, 3, 5, 5, 7], [2]),
    ("p9 1 2 3 4 5 6", "1", [2, 2, 4, 4, 6, 6], [1]),
    # 10: both sides
    ("p10=3 3 4", "3 2", [5, 4], [5, 2]),
    # 24: the own ones that have a twin
    ("p24 2 2 3 4 4 4", "1 1", [3, 3, 3, 5, 5, 5], [1, 1]),
    # 20: the own strongest
    ("p20 2 5 3", "6", [2, 10, 3], [6]),
    # 12: the opponent's printed 1s and 2s do not count
    ("p12 1 2", "1 2 3", [1, 2], [0, 0, 3]),
]


@pytest.mark.parametrize(("green", "blue", "ours", "theirs"), ONE_BY_ONE)
def test_each_effect_alone(
    green: str, blue: str, ours: list[int], theirs: list[int]
) -> None:  # RP-3.1
    assert counted(green, blue) == (ours, theirs)


IN_ORDER = [
    # 28 before 19: the turned-over 6 counts as 1 by its print, the turned-over 1 stays 6
    ("6 1", "p28 p19", [1, 6]),
    # 28 before 8: a 2 counts 5, and is even by its print
    ("p28 p8 2 1", "", [6, 6]),
    # 19 before 8 and 9
    ("p8 p9 6 5", "p19", [2, 2]),
    # 19 before 10
    ("p10=5 5", "p19", [3]),
    # 8, 10 and 24 add up
    ("p8 p10=2 p24 2 2", "", [6, 6]),
    # 24 by print, not by what a ghost counts
    ("p24 p28 3 4 3", "", [5, 3, 5]),
    # 24 before 20
    ("p24 p20 6 4 4", "", [12, 5, 5]),
    ("p24 p20 4 4", "", [10, 5]),
    # 8 and 10 before 20: the strongest is the one that counts most then
    ("p20 p10=3 3 4", "", [10, 4]),
    ("p20 p8 4 5", "", [10, 5]),
    ("p20 p28 1 6", "", [12, 1]),
    # 19 before 20
    ("p20 6 4", "p19", [1, 8]),
    # 20 before 12: doubled and then not counted
    ("p20 2 1", "p12", [0, 0]),
    ("p20 p10=2 2 3", "p12", [0, 3]),
    # 12 by print
    ("p28 2 6", "p12", [0, 1]),
    # everything at once on a 2 with a twin: 5, 6, 8, 9, 18, 0
    ("p8 p10=2 p24 p20 2 2 6", "p28 p19 p12", [0, 0, 2]),
    # and on 4s with twins: 3, 4, 6, 7, 14
    ("p8 p10=4 p24 p20 4 4 6", "p28 p19 p12", [14, 7, 2]),
]


@pytest.mark.parametrize(("green", "blue", "ours"), IN_ORDER)
def test_effects_are_counted_in_their_order(
    green: str, blue: str, ours: list[int]
) -> None:  # RP-3.1
    assert counted(green, blue)[GREEN] == ours
    assert counted(blue, green)[BLUE] == ours


def test_the_order_of_the_effects_is_that_of_the_rules() -> None:  # RP-3.1
    order = [number for stage in Stage for number, effect in EFFECTS.items()
             if effect.counting is not None and effect.counting.stage is stage]  # fmt: skip
    assert order == [28, 19, 8, 9, 10, 24, 20, 12]


def test_the_order_of_playing_does_not_matter() -> None:  # RP-3.1
    """RP-1.2 too: an effect covers what was there before it."""
    mine, theirs = ("p8", "p10=4", "p24", "p20", "4"), "p28 p19 p12"
    for order in permutations(mine):
        assert sum(counted(" ".join(order) + " 4 6", theirs)[GREEN]) == 14 + 7 + 2


def test_each_ten_that_names_the_value_adds_two() -> None:  # RP-3.1
    assert counted("p10=3 3 2", "p10=3 3") == ([7, 2], [7])
    assert counted("p10=3 3 2", "p10=2 3") == ([5, 4], [5])


def test_a_strongest_ghost_only_counts_twice_once() -> None:  # RP-3.1
    assert counted("p20 4 4 4") == ([8, 4, 4], [])


def test_nobody_is_strongest_where_nobody_is() -> None:  # RP-3.1
    assert counted("p20", "5") == ([], [5])


# Psychics that are ghosts


@pytest.mark.parametrize(
    ("psychic", "value"), [("p3", 1), ("p4", 2), ("p5", 3), ("p13", 4), ("p29", 1), ("p15:5", 5)]
)
def test_a_psychic_that_is_a_ghost_counts_as_one_in_every_respect(
    psychic: str, value: int
) -> None:  # RP-3.2
    assert counted(psychic) == ([value], [])
    assert counted(f"p28 {psychic}") == ([7 - value], [])
    assert counted(f"p8 {psychic}") == ([value + (value % 2 == 0)], [])
    assert counted(f"p9 {psychic}") == ([value + value % 2], [])
    assert counted(f"p10={value} {psychic}") == ([value + 2], [])
    assert counted(f"p24 {psychic} {value}") == ([value + 1, value + 1], [])
    assert counted(f"p20 {psychic}") == ([2 * value], [])
    assert counted(psychic, "p12") == ([0 if value in (1, 2) else value], [])
    assert counted(psychic, "p19") == ([1 if value == 5 else value], [])


@pytest.mark.parametrize(
    "number", [n for n, effect in EFFECTS.items() if effect.printed(0, False, 0) is None]
)
def test_other_psychics_have_no_value(number: int) -> None:  # RP-3.2
    position = position_of(f"green: laid p{number}")
    assert worths(position, GREEN) == []
    assert strengths(position) == (0, 0)


def test_which_psychics_are_ghosts() -> None:  # RP-3.2
    ghosts = {n: effect.printed(0, False, 0) for n, effect in EFFECTS.items()}
    assert {n: value for n, value in ghosts.items() if value is not None} == {
        3: 1, 4: 2, 5: 3, 7: 3, 13: 4, 15: 0, 29: 1
    }  # fmt: skip
    on_card = {n: effect.value_on_card for n, effect in EFFECTS.items()}
    assert {n: value for n, value in on_card.items() if value is not None} == {
        3: 1, 4: 2, 5: 3, 7: 3, 13: 4, 29: 1
    }  # fmt: skip


# Explaining


def test_a_worth_is_explained_step_by_step() -> None:  # RP-3.1
    position = position_of("green: laid p8 p20 4 3 | hand 1\nblue: laid p10=4 p28 2")
    four, three = strength.explained(strength.sides(position, position.round), GREEN)
    assert (four.printed, four.worth) == (4, 12)
    assert four.changes == (Change(28, 3), Change(8, 4), Change(10, 6), Change(20, 12))
    assert (three.printed, three.worth, three.changes) == (3, 4, (Change(28, 4),))
    assert four.laid == position.families[GREEN].laid[2]


def test_it_is_explained_in_the_order_of_the_rules_however_the_psychics_lie() -> None:  # RP-3.1
    position = position_of("green: laid p20 p24 p10=2 p8 p28 2 2\nblue: laid p12 p19")
    first, _ = strength.explained(strength.sides(position, position.round), GREEN)
    assert [change.psychic for change in first.changes] == [28, 8, 10, 24, 20, 12]
    position = position_of("green: laid p19 p28\nblue: laid p10=5 p9 5")
    (five,) = strength.explained(strength.sides(position, position.round), BLUE)
    assert [change.psychic for change in five.changes] == [28, 19, 9, 10]


def test_an_earlier_round_is_explained_as_it_lies_there() -> None:  # RP-3.1
    position = position_of("round 4\ngreen: past 2 p8 / 1 | laid 5\nblue: past 3")
    assert strength.strengths(strength.sides(position, 1)) == (3, 3)
    assert strength.strengths(strength.sides(position, 2)) == (1, 0)
    assert strength.strengths(strength.sides(position, 4)) == (5, 0)
    assert strength.sides(position, 5) == ((), ())


def test_both_strengths_are_kept_with_the_result() -> None:  # RP-3.1
    position = after(position_of("turn blue\ngreen: laid 2 p8\nblue: laid 1"), "leaves")
    assert position.results[-1].strengths == (3, 1)
