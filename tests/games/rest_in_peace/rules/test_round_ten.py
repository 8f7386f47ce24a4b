"""Round 10: what lies there is turned up, and its psychics take their turns."""

from __future__ import annotations

import pytest

from halloween_table.games.rest_in_peace.rules.events import (
    Brought,
    Discarded,
    Idled,
    Revealed,
    RoundBegan,
    TenCounted,
    TookEffect,
)
from halloween_table.games.rest_in_peace.rules.position import Phase, Position
from halloween_table.games.rest_in_peace.rules.psychics import EFFECTS

from ..doing import (
    GAME,
    after,
    deck,
    discards,
    due,
    events,
    front,
    hand,
    offered,
    side,
    step,
    strengths,
    ten,
    why_not,
    worths,
)
from ..drawing import BLUE, GREEN, face_of, position_of

IDLE = {1, 2, 6, 14, 16, 18, 21, 22, 23, 26}


def before_ten(green: str, blue: str, top: str = "staking blue") -> Position:
    """Round 9 is over, and its loser has not decided yet. If nothing else is said, green won it."""
    return position_of(f"round 9  {top}\ngreen: {green}\nblue: {blue}")


def turns(position: Position, words: str = "stakes nothing") -> list[str]:
    """Whose psychics take their turns, in order, with a question mark for an idle one."""
    return [
        f"{'gb'[e.seat]} {face_of(e.card, e.seat)}{'?' * isinstance(e, Idled)}"
        for e in events(position, words)
        if isinstance(e, TookEffect | Idled)
    ]


# Turning up


def test_after_round_nine_the_stakes_are_revealed_by_turns() -> None:  # RP-2.2
    position = before_ten("stakes 4 2 p28", "stakes 3")
    happened = events(position, "stakes nothing")
    assert RoundBegan(10, GREEN) in happened
    shown = [(e.seat, e.card.face) for e in happened if isinstance(e, Revealed)]
    assert shown == [(GREEN, 4), (BLUE, 3), (GREEN, 2), (GREEN, 28)]


def test_the_winner_of_round_nine_is_revealed_first() -> None:  # RP-2.5
    happened = events(before_ten("stakes 4", "stakes 3", "staking green"), "stakes nothing")
    assert RoundBegan(10, BLUE) in happened
    assert [e.seat for e in happened if isinstance(e, Revealed)] == [BLUE, GREEN]


def test_the_last_card_put_there_takes_part() -> None:  # RP-2.2
    position = after(before_ten("stakes 4", "stakes 3 | hand 2"), "stakes 2")
    assert position.results[-1].strengths == (4, 5)


def test_hands_and_psychics_in_front_take_no_part() -> None:  # RP-2.2
    position = ten("stakes 4 | hand 6 | front p8", "stakes 3")
    assert position.results[-1].strengths == (4, 3)


def test_one_card_after_another_is_shown() -> None:  # RP-2.2
    seen = step(before_ten("stakes 4 p28", "stakes 3"), "stakes nothing").on_the_way
    laid = [tuple(len(family.laid) for family in position.families) for position in seen]
    assert laid == [(0, 0), (1, 0), (1, 1), (2, 1), (2, 1), (2, 1)]
    assert [strengths(position) for position in seen] == [
        (0, 0),
        (4, 0),
        (4, 3),
        (4, 3),
        (3, 4),
        (3, 4),
    ]


def test_the_cards_of_round_ten_lie_on_their_sides() -> None:  # RP-2.2
    position = ten("stakes 4 p28 | past 1", "stakes 3 | laid 2 | past 5")
    assert (side(position, GREEN), side(position, BLUE)) == ("4 p28", "3")
    assert [len(family.past) for family in position.families] == [9, 9]
    assert [family.stakes for family in position.families] == [(), ()]
    assert [laid.printed for laid in position.families[BLUE].past[8]] == [2]
    assert (position.round, position.phase, position.queue) == (10, Phase.OVER, ())


# What each psychic does there

ACTIVE = [
    ("RP-4.3", "p3 2", "4", (), (1 + 2, 4)),
    ("RP-4.4", "p4", "4", (), (2, 4)),
    ("RP-4.5", "p5", "4", (), (3, 4)),
    ("RP-4.7", "p7", "4", (), (3, 4)),
    ("RP-4.8", "p8 2 3", "2", (), (3 + 3, 2)),
    ("RP-4.9", "2 3 p9", "3", (), (2 + 4, 3)),
    ("RP-4.10", "p10 2 3", "3 3", ("names 3",), (2 + 5, 5 + 5)),
    ("RP-4.11", "p11 2", "3 5", ("chooses 5",), (2, 3)),
    ("RP-4.12", "p12 2", "1 2 3", (), (2, 3)),
    ("RP-4.13", "p13 5", "4", (), (-2 + 5, 4)),
    ("RP-4.15", "p15", "5 2 p8", (), (2, 5 + 3)),
    ("RP-4.17", "1 p17", "6", ("chooses green's 1", "chooses 6"), (6, 1)),
    ("RP-4.19", "p19 6", "5 6 4", (), (6, 1 + 1 + 4)),
    ("RP-4.20", "p20 2 5", "6", (), (2 + 10, 6)),
    ("RP-4.24", "p24 2 2 3", "3 3", (), (3 + 3 + 3, 6)),
    ("RP-4.25", "p25 5", "3 4", ("chooses 3",), (5 + 3, 4)),
    ("RP-4.27", "p27 2 | past 1 / 5", "3", ("chooses 5",), (2 + 5, 3)),
    ("RP-4.28", "p28 1", "5 6", (), (6, 2 + 1)),
    ("RP-4.29", "p29 1", "5", (), (2 * 2 + 1, 5)),
]


@pytest.mark.parametrize(("rule", "green", "blue", "said", "both"), ACTIVE)
def test_a_psychic_takes_effect_in_round_ten(
    rule: str, green: str, blue: str, said: tuple[str, ...], both: tuple[int, int]
) -> None:  # RP-2.5
    position = ten(f"stakes {green}", f"stakes {blue}", *said)
    assert position.over
    assert position.results[-1].strengths == both == strengths(position)


@pytest.mark.parametrize(("rule", "blue", "green", "said", "both"), ACTIVE)
def test_and_so_it_does_for_the_loser_of_round_nine(
    rule: str, blue: str, green: str, said: tuple[str, ...], both: tuple[int, int]
) -> None:  # RP-2.5
    """The same with the colours changed: blue has lost, and its psychic works for blue."""
    position = before_ten(f"stakes {green}", f"stakes {blue}")
    other = {"green's": "blue's"}
    words = [" ".join(other.get(word, word) for word in line.split()) for line in said]
    assert after(position, "stakes nothing", *words).results[-1].strengths == both[::-1]


IDLING = [
    ("RP-4.1", "p1"), ("RP-4.2", "p2"), ("RP-4.6", "p6"), ("RP-4.14", "p14"), ("RP-4.16", "p16"),
    ("RP-4.18", "p18"), ("RP-4.21", "p21"), ("RP-4.22", "p22"), ("RP-4.23", "p23"), ("RP-4.26", "p26"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "psychic"), IDLING)
def test_a_psychic_is_idle_in_round_ten(rule: str, psychic: str) -> None:  # RP-2.5
    """Though there are decks, hands and earlier ghosts for it."""
    position = before_ten(
        f"stakes {psychic} 2 | hand 1 | past 5 | deck 3 3", "stakes 4 p8 | hand 6 | deck 1 1"
    )
    assert turns(position) == [f"g {psychic}?", "b p8"]
    position = after(position, "stakes nothing")
    assert position.results[-1].strengths == (2, 5)
    assert (hand(position, GREEN), hand(position, BLUE)) == ("1", "6")
    assert (deck(position, GREEN), deck(position, BLUE)) == ("3 3", "1 1")
    assert (discards(position, GREEN), discards(position, BLUE)) == ("", "")
    assert (front(position, GREEN), front(position, BLUE)) == ("", "")


def test_which_psychics_are_idle() -> None:  # RP-2.5
    assert {number for number, effect in EFFECTS.items() if effect.idle_at_ten} == IDLE


def test_a_tie_stays_a_tie_with_the_tightrope_walker() -> None:  # RP-4.26
    assert ten("stakes p26 3", "stakes 3").results[-1].winner is None


def test_the_spy_sees_no_hand_in_round_ten() -> None:  # RP-4.3
    position = ten("stakes p3 p10", "stakes 4 | hand 6")
    assert due(position) == "green"
    assert hand(GAME.view(position, GREEN), BLUE) == "?"


@pytest.mark.parametrize(
    ("psychic", "green", "blue"),
    [
        ("p11", "5", ""),
        ("p17", "", "3"),
        ("p17", "3", "p8"),
        ("p25", "1", "4 5"),
        ("p27", "3 | past p8", "2 | past 4"),
    ],
)
def test_one_whose_effect_cannot_happen_is_idle_too(
    psychic: str, green: str, blue: str
) -> None:  # RP-4.0
    """RP-2.5 too: every psychic takes its turn."""
    position = before_ten(f"stakes {psychic} {green}", f"stakes {blue}")
    assert f"g {psychic}?" in turns(position)
    assert after(position, "stakes nothing").over


def test_ghosts_need_no_turn_of_their_own() -> None:  # RP-2.5
    assert turns(before_ten("stakes p4 p7 p13 3", "stakes p29 p15")) == []


# By turns


def test_psychics_take_turns_starting_with_the_winner_of_round_nine() -> None:  # RP-2.5
    stakes = ("stakes 1 p8 p9 p1", "stakes p12 2 p19")
    assert turns(before_ten(*stakes)) == ["g p8", "b p12", "g p9", "b p19", "g p1?"]
    green_lost = before_ten(*stakes, "staking green")
    assert turns(green_lost) == ["b p12", "g p8", "b p19", "g p9", "g p1?"]


def test_each_players_psychics_act_in_the_order_they_were_put_there() -> None:  # RP-2.5
    """First the Piper, then the Changeling, with what the Piper brought; or else the Changeling
    has nothing to give."""
    position = ten("stakes p25 p17", "stakes 3 6", "chooses 3", "chooses b3", "chooses 6")
    assert position.results[-1].strengths == (6, 3)
    position = ten("stakes p17 p25", "stakes 3 6", "chooses 3")
    assert position.results[-1].strengths == (3, 6)


def test_ghosts_between_them_take_no_turn() -> None:  # RP-2.5
    stakes = ("stakes 2 2 2 p8", "stakes p12")
    assert turns(before_ten(*stakes)) == ["g p8", "b p12"]


def test_a_psychic_that_is_a_ghost_takes_its_turn_among_the_others() -> None:  # RP-2.5
    """Green's p4 is first, so blue's Exorcist acts before green's Bat Whisperer."""
    position = before_ten("stakes p4 p8", "stakes p11")
    assert turns(position) == ["b p11"]
    position = after(position, "stakes nothing")
    assert turns(position, "chooses p8") == []
    assert turns(position, "chooses p4") == ["g p8"]


def test_a_psychic_that_was_discarded_first_does_nothing() -> None:  # RP-2.5
    position = before_ten("stakes p11 2", "stakes p28 6")
    assert turns(position) == ["g p11"]
    position = after(position, "stakes nothing")
    assert turns(position, "chooses p28") == []
    position = after(position, "chooses p28")
    assert position.results[-1].strengths == (2, 6)
    assert discards(position, BLUE) == "p28"


def test_one_that_is_discarded_after_its_turn_ends() -> None:  # RP-2.5
    position = ten("stakes p11 2", "stakes p28 6", "chooses p28", top="staking green")
    assert position.results[-1].strengths == (2, 6)


def test_what_happened_at_once_stays_though_its_psychic_is_discarded() -> None:  # RP-2.5
    """Blue's Piper is first."""
    said = ("chooses green's 3", "chooses blue's p25")
    position = ten("stakes 3 p11", "stakes p25", *said, top="staking green")
    assert (side(position, BLUE), position.results[-1].strengths) == ("g3", (0, 3))


def test_a_ghost_that_changed_sides_before_its_turn_only_counts_there() -> None:  # RP-2.5
    position = ten("stakes p25", "stakes p3", "chooses p3")
    assert position.results[-1].strengths == (1, 0)


# Choices


def test_the_owner_of_a_psychic_makes_its_choices() -> None:  # RP-2.5
    position = ten("stakes p10 3", "stakes p11 2")
    assert (position.phase, due(position)) == (Phase.TEN, "green")
    assert why_not(position, "blue names 3") == ("RP-1.3", "not_your_turn")
    position = after(position, "green names 3")
    assert due(position) == "blue"
    assert why_not(position, "green chooses green's 3") == ("RP-1.3", "not_your_turn")
    position = after(position, "blue chooses green's 3")
    assert position.results[-1].strengths == (0, 2)


def test_choices_are_compulsory() -> None:  # RP-2.5
    """Even if they help the other one."""
    position = ten("stakes 6 p17", "stakes 1 p11")
    assert offered(position) == {"chooses green's 6"}
    for words in ("ends turn", "stakes nothing", "plays 6"):
        assert why_not(position, words) == ("RP-4.17", "choose_first")
    position = after(position, "chooses 6")
    assert offered(position) == {"chooses blue's 1"}
    position = after(position, "chooses 1")
    assert offered(position) == {"chooses green's p17", "chooses green's b1"}


def test_a_psychic_with_one_choice_left_still_waits_for_it() -> None:  # RP-2.5
    position = ten("stakes p13", "stakes p25 1")
    assert offered(position) == {"chooses green's p13"}
    assert after(position, "chooses p13").results[-1].strengths == (0, -2 + 1)


def test_the_exorcist_discards_what_lies_at_round_ten() -> None:  # RP-4.11
    position = ten("stakes p11", "stakes 6 p8 | past 5 | hand 4")
    assert offered(position) == {"chooses blue's 6", "chooses blue's p8"}
    happened = [type(e) for e in events(position, "chooses 6")]
    assert happened[:3] == [Discarded, TookEffect, TenCounted]


def test_the_coachman_brings_a_ghost_of_any_earlier_round() -> None:  # RP-4.27
    position = ten("stakes p27 | past 1 / 2 / / / / / / 3 | laid 5", "stakes 4")
    assert offered(position) == {f"chooses green's {value}" for value in (1, 2, 3, 5)}
    assert any(isinstance(e, Brought) and e.round == 9 for e in events(position, "chooses 5"))
    assert after(position, "chooses 5").results[-1].strengths == (5, 4)


def test_in_the_end_the_strengths_are_told() -> None:  # RP-2.2
    position = ten("stakes p10 3", "stakes 2")
    assert TenCounted((5, 2)) in events(position, "names 3")


# 13, 15 and 29 have a printed value of their own there


def test_the_turncoat_is_worth_minus_two_in_round_ten() -> None:  # RP-4.13
    assert worths(ten("stakes p13 6", "stakes 3"), GREEN) == [-2, 6]


@pytest.mark.parametrize(
    ("green", "blue", "worth"),
    [
        ("p13 p8", "", -1),
        ("p13 p9", "", -2),
        ("p13 p28", "", 9),
        ("p13 p20", "", -4),
        ("p13", "p12", -2),
    ],
)
def test_minus_two_is_its_printed_value(green: str, blue: str, worth: int) -> None:  # RP-4.13
    assert worths(ten(f"stakes {green}", f"stakes {blue}"), GREEN) == [worth]


TWO_CASTLES = "staking blue  mansions gc gc gm bm bc bc gm bm gm m"
ONE_CASTLE = "staking blue  mansions gc bm gm bm bc bc bm gm gm c"
"""Green's; blue has two each time."""


@pytest.mark.parametrize(("top", "worth"), [(TWO_CASTLES, 4), (ONE_CASTLE, 2)])
def test_the_heiress_is_worth_twice_the_castles_in_round_ten(
    top: str, worth: int
) -> None:  # RP-4.29
    assert worths(ten("stakes p29", "stakes", top=top), GREEN) == [worth]


def test_her_worth_is_her_printed_value_there() -> None:  # RP-4.29
    assert worths(ten("stakes p29 p8", "stakes", top=ONE_CASTLE), GREEN) == [3]
    assert worths(ten("stakes p29", "stakes p12", top=ONE_CASTLE), GREEN) == [0]
    assert worths(ten("stakes p29 p28", "stakes", top=TWO_CASTLES), GREEN) == [3]
    position = ten("stakes p29 p10 4", "stakes", "names 4", top=TWO_CASTLES)
    assert worths(position, GREEN) == [6, 6]


@pytest.mark.parametrize(
    ("stakes", "worth"),
    [("5 2", 2), ("2 5 p8", 5), ("p8 p12", 0), ("", 0), ("4 p7", 3), ("4 p13", -2), ("p29", 4)],
)
def test_the_imitator_copies_the_last_ghost_the_opponent_put_there(
    stakes: str, worth: int
) -> None:  # RP-4.15
    for green, blue, top, seat in (
        ("stakes p15 1", f"stakes {stakes}", "staking blue", GREEN),
        (f"stakes {stakes}", "stakes p15 1", "staking green", BLUE),
    ):
        position = ten(green, blue, top=top)
        imitator = position.families[seat].laid[0]
        assert imitator.printed == worth


def test_the_imitator_does_not_copy_what_was_played_in_round_nine() -> None:  # RP-4.15
    position = ten("stakes p15", "stakes p8 | laid 5")
    assert worths(position, GREEN) == [0]


def test_the_imitator_keeps_its_value_when_the_copied_ghost_goes() -> None:  # RP-4.15
    position = ten("stakes p15 p11", "stakes 5 1", "chooses 1")
    assert worths(position, GREEN) == [1]
