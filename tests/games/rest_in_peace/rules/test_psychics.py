"""The 29 psychics, each for itself, in a round. Round 10 has tests of its own."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from halloween_table.games.rest_in_peace import rules
from halloween_table.games.rest_in_peace.rules.events import (
    Brought,
    Discarded,
    DiscardedUnseen,
    Drew,
    Exchanged,
    GhostFound,
    HandSeen,
    Lured,
    Played,
    PlayedUnseen,
    PsychicTaken,
    Retrieved,
    ValueNamed,
)
from halloween_table.games.rest_in_peace.rules.moves import Choose
from halloween_table.games.rest_in_peace.rules.position import Phase, Position
from halloween_table.games.rest_in_peace.rules.psychics import EFFECTS, PSYCHICS

from ..doing import (
    GAME,
    after,
    deck,
    discards,
    due,
    event,
    events,
    front,
    hand,
    move_of,
    offered,
    side,
    stakes,
    strengths,
    why_not,
    worths,
)
from ..drawing import BLUE, GREEN, position_of

# What an effect needs

LACKING = [
    ("p2", "no_deck", "hand 1 | deck", "hand 1"),
    ("p6", "no_hand_to_draw_from", "hand 1", "front p8 | laid 1"),
    ("p11", "no_card_of_theirs", "hand 1 | laid 5", "hand 3 | past 4"),
    ("p16", "no_deck_and_no_hand", "front p8 | laid 1 | deck", "hand 1"),
    ("p17", "no_ghost_on_each_side", "hand 1 | past 2", "laid 3"),
    ("p17", "no_ghost_on_each_side", "laid 1", "hand 1 | past 2"),
    ("p17", "no_ghost_on_each_side", "laid p8", "laid 1"),
    ("p17", "no_ghost_on_each_side", "laid 1", "laid p8"),
    ("p21", "no_earlier_ghost", "laid 1", "past 5"),
    ("p21", "no_earlier_ghost", "past p8 / p10=1", "past 5"),
    ("p22", "no_hand_to_draw_from", "hand 1", "front p8 | laid 1"),
    ("p25", "no_small_ghost_of_theirs", "laid 1", "laid 4 5 6 p13 p8"),
    ("p25", "no_small_ghost_of_theirs", "laid 1", "hand 1 | past 2"),
    ("p27", "no_earlier_ghost", "laid 1", "past 5"),
    ("p27", "no_earlier_ghost", "past p8 / p10=1", "past 5"),
]


@pytest.mark.parametrize(("psychic", "reason", "green", "blue"), LACKING)
def test_a_psychic_whose_effect_cannot_happen_is_not_played(
    psychic: str, reason: str, green: str, blue: str
) -> None:  # RP-4.0
    position = with_front(psychic, green, blue)
    assert why_not(position, f"plays {psychic}") == ("RP-4.0", reason)
    assert f"plays {psychic}" not in offered(position)


@pytest.mark.parametrize(("psychic", "reason", "green", "blue"), LACKING)
def test_but_it_may_be_put_at_round_ten(
    psychic: str, reason: str, green: str, blue: str
) -> None:  # RP-4.0
    position = after(with_front(psychic, green, blue, "staking green"), f"stakes {psychic}")
    assert stakes(position, GREEN) == psychic


HAPPENING = [
    ("p2", "deck 1", ""),
    ("p6", "", "hand 1"),
    ("p11", "", "laid p8"),
    ("p16", "hand 1 | deck", ""),
    ("p16", "deck 1", ""),
    ("p17", "laid p4", "laid 6"),
    ("p21", "past / 6", ""),
    ("p21", "past p3", ""),
    ("p22", "", "hand 1"),
    ("p25", "", "laid 3"),
    ("p25", "", "laid p5"),
    ("p27", "past 6 / 1", ""),
    ("p27", "past b6 / p29", ""),
]


@pytest.mark.parametrize(("psychic", "green", "blue"), HAPPENING)
def test_a_psychic_that_has_what_it_needs_is_played(
    psychic: str, green: str, blue: str
) -> None:  # RP-4.0
    position = with_front(psychic, green, blue)
    assert why_not(position, f"plays {psychic}") is None
    assert f"plays {psychic}" in offered(position)


NEEDY = {2, 6, 11, 16, 17, 21, 22, 25, 27}


@pytest.mark.parametrize("number", [n for n in EFFECTS if n not in {*NEEDY, 7}])
def test_the_others_always_happen(number: int) -> None:  # RP-4.0
    position = position_of(f"green: front p{number} | deck\nblue: deck")
    assert why_not(position, f"plays p{number}") is None


def with_front(psychic: str, green: str, blue: str, top: str = "turn green") -> Position:
    """That psychic in front of green, beside what is drawn."""
    return position_of(f"round 7  {top}\ngreen: front {psychic}\ngreen: {green}\nblue: {blue}")


# 1


def test_the_recruiter_takes_the_psychic_though_they_win() -> None:  # RP-4.1
    position = position_of("round 2  line p9\ngreen: hand 2 | front p1\nblue: hand 1")
    position = after(position, "plays p1 2", "stays")
    assert event(position, "leaves", PsychicTaken) == PsychicTaken(GREEN, position.line[1])
    position = after(position, "leaves")
    assert (front(position, GREEN), front(position, BLUE)) == ("p9", "")
    assert due(position) == "blue"


def test_the_recruiter_takes_the_psychic_if_they_lose_too() -> None:  # RP-4.1
    position = position_of("round 2  line p9\ngreen: hand 2 | front p1\nblue: hand 1")
    position = after(position, "plays p1", "leaves")
    assert front(position, GREEN) == "p9"


def test_blues_recruiter_takes_it_too() -> None:  # RP-4.1
    position = position_of("round 2  turn blue  line p9\ngreen: hand 1\nblue: hand 2 | front p1")
    position = after(position, "plays p1 2", "stays", "leaves")
    assert (front(position, GREEN), front(position, BLUE)) == ("", "p9")


def test_the_recruiter_takes_only_the_psychic_of_that_round() -> None:  # RP-4.1
    position = position_of("round 2  line p9 p10\ngreen: hand 2 2 | front p1\nblue: hand 1 1")
    position = after(position, "plays p1 2", "stays", "leaves", "stakes nothing")
    position = after(position, "plays 2", "stays", "leaves")
    assert (front(position, GREEN), front(position, BLUE)) == ("p9", "p10")


# 2


def test_the_summoner_puts_any_ghost_of_the_deck_into_play() -> None:  # RP-4.2
    position = after(position_of("green: front p2 | deck 3 1 6 1 5"), "plays p2")
    assert offered(position) == {f"chooses green's {value}" for value in (1, 3, 5, 6)}
    found = event(position, "chooses 6", GhostFound)
    assert (found.seat, found.card.face) == (GREEN, 6)
    position = after(position, "chooses 6")
    assert (side(position, GREEN), strengths(position)) == ("p2 6", (6, 0))
    assert sorted(deck(position, GREEN).split()) == ["1", "1", "3", "5"]
    assert (due(position), position.pending) == ("green", ())


def test_the_summoner_shuffles_the_rest_of_the_deck() -> None:  # RP-4.2
    orders = set()
    for chance in range(40):
        position = position_of("green: front p2 | deck 1 2 3 4 5", chance)
        orders.add(deck(after(position, "plays p2", "chooses 1"), GREEN))
    assert len(orders) > 15
    assert {tuple(sorted(order.split())) for order in orders} == {("2", "3", "4", "5")}


def test_the_summoners_ghost_is_not_played() -> None:  # RP-4.2
    position = after(position_of("green: front p2 | deck 5"), "plays p2", "chooses 5")
    assert position.played == 1
    assert position.families[GREEN].last_ghost == 0


def test_the_summoner_must_choose_before_anything_else() -> None:  # RP-4.2
    position = after(position_of("green: hand 2 | front p2 | deck 5"), "plays p2")
    for words in ("plays 2", "ends turn", "stakes 2"):
        assert why_not(position, words) == ("RP-4.2", "choose_first")
    assert why_not(position, "chooses 2") == ("RP-4.2", "no_target")


# 3, 4, 5, 7


@pytest.mark.parametrize(("psychic", "value"), [("p3", 1), ("p4", 2), ("p5", 3)])
def test_some_psychics_are_ghosts(psychic: str, value: int) -> None:  # RP-4.3, RP-4.4, RP-4.5
    position = after(position_of(f"green: hand 6 | front {psychic}"), f"plays {psychic}")
    assert strengths(position) == (value, 0)
    assert position.families[GREEN].last_ghost == value
    assert position.played == 1
    assert due(after(position, "stays")) == "blue"


def test_the_spy_sees_the_opponents_hand_until_the_round_ends() -> None:  # RP-4.3
    position = position_of("green: hand 2 | front p3\nblue: hand 4 5 1 | deck 6")
    assert seen_hand(position) == "? ? ?"
    assert HandSeen(GREEN) in events(position, "plays p3")
    position = after(position, "plays p3")
    assert seen_hand(position) == "4 5 1"
    position = after(position, "stays", "plays 4")
    assert seen_hand(position) == "5 1"
    position = after(position, "stays", "leaves")
    assert seen_hand(position) == "? ? ?"


def test_the_opponent_does_not_see_the_spys_hand() -> None:  # RP-4.3
    position = after(position_of("green: hand 2 3 | front p3\nblue: hand 4"), "plays p3")
    for seat in (BLUE, None):
        assert hand(GAME.view(position, seat), GREEN) == "? ?"
    assert hand(GAME.view(position, None), BLUE) == "?"


def test_there_may_be_no_hand_to_see() -> None:  # RP-4.3
    position = position_of("green: hand 2 | front p3\nblue: deck")
    assert [type(e) for e in events(position, "plays p3")] == [Played]


def test_the_late_guest_is_not_played_in_a_round() -> None:  # RP-4.7
    position = position_of("green: hand 2 | front p7\nblue: hand 4")
    assert why_not(position, "plays p7") == ("RP-4.7", "only_at_ten")
    assert "plays p7" not in offered(position)


def test_the_late_guest_is_put_at_round_ten() -> None:  # RP-4.7
    position = after(position_of("staking green\ngreen: front p7"), "stakes p7")
    assert stakes(position, GREEN) == "p7"


def seen_hand(position: Position) -> str:
    """Blue's hand as green sees it."""
    return hand(GAME.view(position, GREEN), BLUE)


# 6


def test_the_next_card_of_the_hypnotised_is_drawn_by_chance() -> None:  # RP-4.6
    position = position_of("green: hand 1 | front p6\nblue: hand 2 3 5 | front p8")
    position = after(position, "plays p6 1", "stays")
    assert offered(position) == {"plays unseen", "ends turn"}
    for words in ("plays 2", "plays p8"):
        assert why_not(position, words) == ("RP-4.6", "chance_plays_first")
    drawn = event(position, "plays unseen", PlayedUnseen)
    after_it = after(position, "plays unseen")
    assert side(after_it, BLUE) == str(drawn.card.face)
    assert drawn.card not in after_it.families[BLUE].hand
    assert (after_it.played, after_it.families[BLUE].last_ghost) == (1, drawn.card.face)


def test_chance_draws_every_ghost_of_the_hand_about_equally_often() -> None:  # RP-4.6
    drawn = Counter(
        side(
            after(position_of("turn blue\ngreen: laid p6\nblue: hand 2 3 5", n), "plays unseen"),
            BLUE,
        )
        for n in range(600)
    )
    assert set(drawn) == {"2", "3", "5"}
    assert min(drawn.values()) > 150


def test_only_the_next_card_is_drawn_by_chance() -> None:  # RP-4.6
    position = position_of("turn blue\ngreen: laid p6\nblue: hand 2 2 2 | front p8")
    position = after(position, "plays unseen")
    assert side(position, GREEN) == "p6@-"
    assert offered(position) == {"plays 2", "plays p8", "ends turn"}
    assert why_not(position, "plays unseen") == ("RP-1.1", "nobody_is_hypnotised")


def test_the_hypnotised_may_play_nothing() -> None:  # RP-4.6
    position = position_of("turn blue\ngreen: laid p6 1\nblue: hand 2")
    assert after(position, "leaves").results[-1].winner == GREEN


def test_hypnosis_ends_with_the_round() -> None:  # RP-4.6
    position = position_of("turn blue\ngreen: laid p6 1 | hand 1\nblue: hand 2 4")
    position = after(position, "leaves", "stakes nothing", "plays 1", "stays")
    assert "plays 2" in offered(position)


def test_the_hypnotist_plays_freely() -> None:  # RP-4.6
    position = after(position_of("green: hand 1 2 | front p6\nblue: hand 2"), "plays p6")
    assert offered(position) == {"plays 1", "plays 2", "ends turn"}


# 8, 9, 12, 19, 20, 24, 28: more in the tests of strength


@pytest.mark.parametrize(
    ("rule", "psychic", "before", "with_it"),
    [
        ("RP-4.8", "p8", (2 + 4 + 5, 2 + 1 + 5), (3 + 5 + 5, 8)),
        ("RP-4.9", "p9", (11, 8), (2 + 4 + 6, 8)),
        ("RP-4.12", "p12", (11, 8), (11, 5)),
        ("RP-4.19", "p19", (11, 8), (11, 2 + 1 + 1)),
        ("RP-4.20", "p20", (11, 8), (2 + 4 + 10, 8)),
        ("RP-4.28", "p28", (11, 8), (5 + 3 + 2, 5 + 6 + 2)),
    ],
)
def test_a_psychic_changes_what_ghosts_count(
    rule: str, psychic: str, before: tuple[int, int], with_it: tuple[int, int]
) -> None:
    position = position_of(f"green: laid 2 4 5 | front {psychic}\nblue: laid 2 1 5")
    assert strengths(position) == before
    assert strengths(after(position, f"plays {psychic}")) == with_it


def test_the_bat_whisperer_strengthens_own_even_cards() -> None:  # RP-4.8
    position = after(position_of("green: laid 2 3 6 | front p8\nblue: laid 2 4"), "plays p8")
    assert (worths(position, GREEN), worths(position, BLUE)) == ([3, 3, 7], [2, 4])


def test_the_snake_charmer_strengthens_own_odd_cards() -> None:  # RP-4.9
    position = after(position_of("green: laid 2 3 5 | front p9\nblue: laid 1 3"), "plays p9")
    assert (worths(position, GREEN), worths(position, BLUE)) == ([2, 4, 6], [1, 3])


@pytest.mark.parametrize("value", range(1, 7))
def test_the_numerologist_names_a_value_that_counts_two_more(value: int) -> None:  # RP-4.10
    position = position_of("green: laid 1 2 3 4 5 6 | front p10\nblue: laid 1 2 3 4 5 6")
    position = after(position, "plays p10")
    assert offered(position) == {f"names {n}" for n in range(1, 7)}
    assert ValueNamed(GREEN, value) in events(position, f"names {value}")
    position = after(position, f"names {value}")
    both = [n + 2 * (n == value) for n in range(1, 7)]
    assert (worths(position, GREEN), worths(position, BLUE)) == (both, both)
    assert side(position, GREEN).endswith(f"p10={value}")


@pytest.mark.parametrize("value", [-1, 0, 7])
def test_the_numerologist_names_a_value_of_a_ghost(value: int) -> None:  # RP-4.10
    position = after(position_of("green: laid 1 | front p10"), "plays p10")
    assert why_not(position, f"names {value}") == ("RP-4.10", "no_target")
    assert why_not(position, "chooses 1") == ("RP-4.10", "no_target")
    assert why_not(position, "ends turn") == ("RP-4.10", "choose_first")


def test_before_a_value_is_named_nothing_counts_more() -> None:  # RP-4.10
    position = after(position_of("green: laid 1 p15 | front p10"), "plays p10")
    assert worths(position, GREEN) == [1, 0]


# 11


def test_the_exorcist_discards_a_card_of_the_opponent_in_this_round() -> None:  # RP-4.11
    position = position_of("green: laid 1 | front p11\nblue: laid 4 p8 2 | hand 5 | past 3")
    position = after(position, "plays p11")
    assert offered(position) == {"chooses blue's 4", "chooses blue's p8", "chooses blue's 2"}
    discarded = event(position, "chooses 4", Discarded)
    assert (discarded.seat, discarded.owner, discarded.card.face) == (GREEN, BLUE, 4)
    position = after(position, "chooses 4")
    assert (side(position, BLUE), discards(position, BLUE)) == ("p8 2", "4")
    assert strengths(position) == (1, 3)


@pytest.mark.parametrize("card", ["green's 1", "green's p11", "blue's 5", "blue's 3"])
def test_the_exorcist_discards_nothing_else(card: str) -> None:  # RP-4.11
    position = position_of("green: laid 1 | front p11\nblue: laid 4 p8 2 | hand 5 | past 3")
    position = after(position, "plays p11")
    assert why_not(position, f"chooses {card}") == ("RP-4.11", "no_target")


def test_discards_lie_open() -> None:  # RP-4.11
    position = position_of("green: front p11\nblue: laid 4")
    position = after(position, "plays p11", "chooses 4")
    for seat in (0, 1, None):
        assert discards(GAME.view(position, seat), BLUE) == "4"


def test_the_lullaby_singer_puts_the_opponents_ones_and_twos_to_sleep() -> None:  # RP-4.12
    position = after(position_of("green: laid 1 2 | front p12\nblue: laid 1 2 3"), "plays p12")
    assert (worths(position, GREEN), worths(position, BLUE)) == ([1, 2], [0, 0, 3])


def test_the_turncoat_is_a_ghost_of_four() -> None:  # RP-4.13
    position = after(position_of("green: front p13"), "plays p13")
    assert strengths(position) == (4, 0)


# 14


def test_the_matchmakers_opponent_does_not_play_a_single_card() -> None:  # RP-4.14
    position = after(
        position_of("turn blue\ngreen: laid 1 p14\nblue: hand 3 4 | front p8"), "plays 4"
    )
    assert why_not(position, "ends turn") == ("RP-4.14", "not_one_card")
    assert offered(position) == {"plays 3", "plays p8"}
    position = after(position, "plays p8")
    assert offered(position) == {"plays 3", "ends turn"}
    assert due(after(position, "stays")) == "green"


def test_the_matchmakers_opponent_may_play_none() -> None:  # RP-4.14
    position = position_of("turn blue\ngreen: laid 1 p14\nblue: hand 3 4")
    assert after(position, "leaves").results[-1].winner == GREEN


def test_a_first_card_needs_a_second_that_may_follow() -> None:  # RP-4.14
    position = position_of("turn blue\ngreen: laid 1 p14\nblue: hand 3 | front p7")
    assert why_not(position, "plays 3") == ("RP-4.14", "no_second_card")
    assert offered(position) == {"ends turn"}


def test_the_matchmaker_binds_in_every_turn_of_the_round_and_no_longer() -> None:  # RP-4.14
    position = position_of("turn blue\ngreen: laid 1 p14 | hand 6 3\nblue: hand 2 2 4 5 | deck 1 1")
    position = after(position, "plays 2 2", "stays", "plays 6", "stays", "plays 5")
    assert why_not(position, "ends turn") == ("RP-4.14", "not_one_card")
    position = after(position, "plays 4", "stays", "leaves", "stakes nothing", "plays 1")
    assert "ends turn" in offered(position)


def test_the_matchmaker_plays_single_cards() -> None:  # RP-4.14
    position = position_of("green: hand 1 | front p14\nblue: hand 2 4")
    assert "ends turn" in offered(after(position, "plays p14"))
    assert "ends turn" in offered(after(position, "plays 1"))


# 15


@pytest.mark.parametrize(
    ("laid", "value"), [("4", 4), ("4 2", 2), ("2 6 p8", 6), ("p5", 3), ("p8", 0)]
)
def test_the_imitator_copies_the_last_ghost_the_opponent_played(
    laid: str, value: int
) -> None:  # RP-4.15
    position = position_of(f"green: hand 1 | front p15\nblue: laid {laid}")
    position = after(position, "plays p15")
    assert strengths(position)[GREEN] == value
    assert worths(position, GREEN) == [value]


def test_the_imitator_is_a_ghost_of_zero_if_they_played_none() -> None:  # RP-4.15
    position = position_of("green: laid 3 | front p15\nblue: past 5")
    position = after(position, "plays p15")
    assert worths(position, GREEN) == [3, 0]
    assert position.families[GREEN].last_ghost == 0


def test_the_imitators_value_is_fixed_when_it_is_played() -> None:  # RP-4.15
    position = position_of("green: hand 1 | front p15\nblue: laid 2 | hand 5")
    position = after(position, "plays p15 1", "stays", "plays 5")
    assert worths(position, GREEN) == [2, 1]


def test_what_is_copied_is_the_printed_value() -> None:  # RP-4.15
    position = position_of("green: front p15\nblue: laid 4 p8 p10=4 p20")
    assert worths(after(position, "plays p15"), GREEN) == [4 + 2]


# 16


def test_the_fortune_teller_draws_two_and_discards_one() -> None:  # RP-4.16
    position = position_of("green: hand 1 | front p16 p8 | deck 5 4 3")
    drew = event(position, "plays p16", Drew)
    assert [card.face for card in drew.cards] == [5, 4]
    position = after(position, "plays p16")
    assert (hand(position, GREEN), deck(position, GREEN)) == ("1 5 4", "3")
    assert offered(position) == {"chooses green's 1", "chooses green's 5", "chooses green's 4"}
    discarded = event(position, "chooses 4", Discarded)
    assert (discarded.seat, discarded.owner, discarded.card.face) == (GREEN, GREEN, 4)
    position = after(position, "chooses 4")
    assert (hand(position, GREEN), discards(position, GREEN)) == ("1 5", "4")
    assert (front(position, GREEN), position.played) == ("p8", 1)


def test_the_fortune_teller_draws_as_far_as_the_deck_goes() -> None:  # RP-4.16
    position = after(position_of("green: hand 1 | front p16 | deck 5"), "plays p16")
    assert (hand(position, GREEN), deck(position, GREEN)) == ("1 5", "")
    position = after(position_of("green: hand 1 2 | front p16 | deck"), "plays p16")
    assert hand(position, GREEN) == "1 2"
    assert hand(after(position, "chooses 1"), GREEN) == "2"


def test_the_fortune_teller_may_have_to_discard_what_was_drawn() -> None:  # RP-4.16
    position = after(position_of("green: front p16 | deck 5"), "plays p16")
    assert offered(position) == {"chooses green's 5"}
    assert discards(after(position, "chooses 5"), GREEN) == "5"


def test_the_discarded_card_is_a_ghost() -> None:  # RP-4.16
    position = after(position_of("green: hand 1 | front p16 p8 | deck 5"), "plays p16")
    assert why_not(position, "chooses p8") == ("RP-4.16", "no_target")


# 17


def test_the_changeling_exchanges_a_ghost_of_each_side() -> None:  # RP-4.17
    position = position_of("green: laid 1 2 p8 | front p17\nblue: laid 6 p9 5")
    position = after(position, "plays p17")
    assert offered(position) == {"chooses green's 1", "chooses green's 2"}
    position = after(position, "chooses 1")
    assert offered(position) == {"chooses blue's 6", "chooses blue's 5"}
    exchanged = event(position, "chooses 6", Exchanged)
    assert (exchanged.seat, exchanged.given.face, exchanged.taken.face) == (GREEN, 1, 6)
    position = after(position, "chooses 6")
    assert (side(position, GREEN), side(position, BLUE)) == ("2 p8 p17 b6", "p9 5 g1")
    assert strengths(position) == (3 + 7, 6 + 2)


def test_the_changeling_chooses_an_own_ghost_first() -> None:  # RP-4.17
    position = after(position_of("green: laid 1 | front p17\nblue: laid 6"), "plays p17")
    assert why_not(position, "chooses blue's 6") == ("RP-4.17", "no_target")
    position = after(position, "chooses 1")
    assert why_not(position, "chooses green's 1") == ("RP-4.17", "no_target")
    assert why_not(position, "ends turn") == ("RP-4.17", "choose_first")


def test_the_changeling_exchanges_psychics_that_are_ghosts_too() -> None:  # RP-4.17
    position = position_of("green: laid p4 | front p17\nblue: laid p13")
    position = after(position, "plays p17", "chooses p4", "chooses p13")
    assert strengths(position) == (4, 2)


# 18


def test_the_sceptics_opponent_plays_no_psychics() -> None:  # RP-4.18
    position = position_of("turn blue\ngreen: laid 1 p18\nblue: hand 3 | front p8 p4 p11")
    assert offered(position) == {"plays 3", "ends turn"}
    for psychic in ("p8", "p4", "p11"):
        assert why_not(position, f"plays {psychic}") == ("RP-4.18", "no_psychics")


def test_the_sceptic_plays_psychics_and_so_do_all_in_the_next_round() -> None:  # RP-4.18
    position = position_of("green: hand 1 2 | front p18 p8\nblue: hand 3 4 | front p9")
    position = after(position, "plays p18 1")
    assert "plays p8" in offered(position)
    position = after(position, "stays", "leaves", "stakes nothing", "plays 2", "stays")
    assert "plays p9" in offered(position)


def test_the_shrinker_makes_the_opponents_fives_and_sixes_count_as_one() -> None:  # RP-4.19
    position = after(position_of("green: laid 5 | front p19\nblue: laid 4 5 6"), "plays p19")
    assert (worths(position, GREEN), worths(position, BLUE)) == ([5], [4, 1, 1])


def test_the_echo_caller_counts_the_strongest_twice_and_follows_it() -> None:  # RP-4.20
    position = after(position_of("green: laid 3 | hand 5 | front p20\nblue: laid 6"), "plays p20")
    assert (worths(position, GREEN), worths(position, BLUE)) == ([6], [6])
    assert worths(after(position, "plays 5"), GREEN) == [3, 10]


# 21


def test_the_gravekeeper_takes_a_ghost_of_an_earlier_round_back_into_the_hand() -> None:  # RP-4.21
    position = position_of(
        "round 4\ngreen: hand 1 | laid 2 | past 5 p8 / 3 | front p21\nblue: past 6"
    )
    position = after(position, "plays p21")
    assert offered(position) == {"chooses green's 5", "chooses green's 3"}
    retrieved = event(position, "chooses 3", Retrieved)
    assert (retrieved.seat, retrieved.card.face, retrieved.round) == (GREEN, 3, 2)
    position = after(position, "chooses 5")
    assert sorted(hand(position, GREEN)) == [" ", "1", "5"]
    assert [len(cards) for cards in position.families[GREEN].past] == [1, 1, 0]
    assert strengths(after(position, "plays 5")) == (2 + 5, 0)


def test_the_gravekeeper_takes_a_psychic_back_in_front() -> None:  # RP-4.21
    position = position_of("green: past p4 | front p21\nround 4")
    position = after(position, "plays p21", "chooses p4")
    assert (front(position, GREEN), hand(position, GREEN)) == ("p4", "")
    assert strengths(after(position, "plays p4")) == (2, 0)


@pytest.mark.parametrize("card", ["green's 2", "green's p8", "blue's 6", "green's 1"])
def test_the_gravekeeper_takes_nothing_else(card: str) -> None:  # RP-4.21
    position = position_of("round 4\ngreen: hand 1 | laid 2 | past 5 p8 | front p21\nblue: past 6")
    position = after(position, "plays p21")
    assert why_not(position, f"chooses {card}") == ("RP-4.21", "no_target")


# 22


def test_the_pickpocket_makes_the_opponent_discard_a_ghost_by_chance() -> None:  # RP-4.22
    lost: Counter[int | None] = Counter()
    for chance in range(300):
        position = position_of("green: front p22\nblue: hand 2 3 5 | front p8", chance)
        gone = event(position, "plays p22", DiscardedUnseen)
        position = after(position, "plays p22")
        assert (gone.owner, discards(position, BLUE)) == (BLUE, str(gone.card.face))
        assert sorted([*hand(position, BLUE).split(), str(gone.card.face)]) == ["2", "3", "5"]
        assert front(position, BLUE) == "p8"
        lost[gone.card.face] += 1
    assert set(lost) == {2, 3, 5}
    assert min(lost.values()) > 70


# 23


def test_the_consoler_may_put_two_cards_at_round_ten_after_losing() -> None:  # RP-4.23
    position = position_of("green: hand 1 2 | front p23 p8 | deck\nblue: laid 3")
    position = after(position, "plays p23", "leaves")
    assert position.stakes_left == 2
    position = after(position, "stakes 2")
    assert (position.phase, position.stakes_left, due(position)) == (Phase.STAKE, 1, "green")
    position = after(position, "stakes p8")
    assert (stakes(position, GREEN), position.phase) == ("2 p8", Phase.PLAY)


def test_the_consoler_may_put_one_or_none() -> None:  # RP-4.23
    position = position_of("green: hand 1 2 | front p23 p8 | deck\nblue: laid 3")
    position = after(position, "plays p23", "leaves")
    assert stakes(after(position, "stakes nothing"), GREEN) == ""
    one = after(position, "stakes 1", "stakes nothing")
    assert (stakes(one, GREEN), one.phase, one.stakes_left) == ("1", Phase.PLAY, 0)


def test_the_consoler_may_run_out_of_cards() -> None:  # RP-4.23
    position = position_of("line p9\ngreen: front p23 | deck\nblue: laid 3\nround 3")
    position = after(position, "plays p23", "leaves", "stakes p9")
    assert (stakes(position, GREEN), position.phase) == ("p9", Phase.PLAY)


def test_the_consoler_helps_only_whoever_played_it() -> None:  # RP-4.23
    position = position_of("green: hand 4 | front p23\nblue: hand 3 1")
    position = after(position, "plays p23 4", "stays", "leaves")
    assert (due(position), position.stakes_left) == ("blue", 1)


def test_the_twins_strengthen_ghosts_that_have_a_twin() -> None:  # RP-4.24
    position = position_of("green: laid 2 3 2 5 | hand 5 | front p24\nblue: laid 3 1 1")
    position = after(position, "plays p24")
    assert (worths(position, GREEN), worths(position, BLUE)) == ([3, 3, 3, 5], [3, 1, 1])
    assert worths(after(position, "plays 5"), GREEN) == [3, 3, 3, 6, 6]


# 25


def test_the_piper_lures_a_small_ghost() -> None:  # RP-4.25
    position = position_of("green: laid 1 | front p25\nblue: laid 3 4 p8 p4 2")
    position = after(position, "plays p25")
    assert offered(position) == {"chooses blue's 3", "chooses blue's p4", "chooses blue's 2"}
    lured = event(position, "chooses 3", Lured)
    assert (lured.seat, lured.card.face) == (GREEN, 3)
    position = after(position, "chooses 3")
    assert (side(position, GREEN), side(position, BLUE)) == ("1 p25 b3", "4 p8 p4 2")
    assert strengths(position) == (1 + 3, 5 + 3 + 3)


@pytest.mark.parametrize("card", ["blue's 4", "blue's p8", "green's 1", "blue's 1"])
def test_the_piper_lures_nothing_else(card: str) -> None:  # RP-4.25
    position = position_of("green: laid 1 | front p25\nblue: laid 3 4 p8 | hand 1")
    assert why_not(after(position, "plays p25"), f"chooses {card}") == ("RP-4.25", "no_target")


# 26


def test_a_tie_is_enough_for_the_tightrope_walker() -> None:  # RP-4.26
    position = position_of("green: hand 3 1 | front p26\nblue: laid 3 | hand 2")
    assert due(after(position, "plays 3 p26", "stays")) == "blue"
    assert after(position, "plays 3", "leaves").phase is Phase.STAKE
    assert after(position, "plays 1 p26", "leaves").phase is Phase.STAKE


def test_the_tightrope_walker_stays_with_nothing_against_nothing() -> None:  # RP-4.26
    position = position_of("green: front p26")
    assert due(after(position, "plays p26", "stays")) == "blue"


def test_for_the_others_a_tie_is_not_enough() -> None:  # RP-4.26
    position = position_of("green: hand 3 | front p26\nblue: laid 3 | hand 2")
    position = after(position, "plays 3 p26", "stays")
    assert after(position, "leaves").results[-1].winner == GREEN


# 27


def test_the_coachman_puts_a_ghost_of_an_earlier_round_into_this_one() -> None:  # RP-4.27
    position = position_of(
        "round 4\ngreen: hand 1 | laid 2 | past 5 p8 / 3 | front p27\nblue: past 6"
    )
    position = after(position, "plays p27")
    assert offered(position) == {"chooses green's 5", "chooses green's 3"}
    brought = event(position, "chooses 5", Brought)
    assert (brought.seat, brought.card.face, brought.round) == (GREEN, 5, 1)
    position = after(position, "chooses 5")
    assert (side(position, GREEN), strengths(position)) == ("2 p27 5", (7, 0))
    assert [len(cards) for cards in position.families[GREEN].past] == [1, 1, 0]
    assert (position.played, position.families[GREEN].last_ghost) == (1, 2)


@pytest.mark.parametrize("card", ["green's 2", "green's p8", "blue's 6", "green's 1"])
def test_the_coachman_brings_nothing_else(card: str) -> None:  # RP-4.27
    position = position_of("round 4\ngreen: hand 1 | laid 2 | past 5 p8 | front p27\nblue: past 6")
    position = after(position, "plays p27")
    assert why_not(position, f"chooses {card}") == ("RP-4.27", "no_target")


# 28, 29


def test_the_acrobat_turns_every_ghost_over() -> None:  # RP-4.28
    position = after(position_of("green: laid 1 6 | front p28\nblue: laid 2 p13"), "plays p28")
    assert (worths(position, GREEN), worths(position, BLUE)) == ([6, 1], [5, 3])


def test_the_heiress_is_a_ghost_of_one_whatever_she_owns() -> None:  # RP-4.29
    position = position_of("round 4  mansions gc gc bm\ngreen: front p29")
    position = after(position, "plays p29")
    assert strengths(position) == (1, 0)


# The table


def test_a_psychic_asks_for_each_choice() -> None:
    for psychic in PSYCHICS.values():
        assert len(psychic.asks) == len(psychic.effect.choices), psychic.name
    asking = {number for number, psychic in PSYCHICS.items() if psychic.asks}
    assert asking == {2, 10, 11, 16, 17, 21, 25, 27}


@pytest.mark.parametrize(
    ("drawing", "said", "goes"),
    [
        ("green: front p2 | deck 5", ("plays p2", "chooses 5"), ["TO_MY_SIDE"]),
        ("green: front p10", ("plays p10", "names 5"), [None]),
        ("green: front p11\nblue: laid 5", ("plays p11", "chooses 5"), ["TO_THEIR_DISCARDS"]),
        ("green: front p16 | hand 5 | deck", ("plays p16", "chooses 5"), ["TO_MY_DISCARDS"]),
        (
            "green: front p17 | laid 5\nblue: laid 3",
            ("plays p17", "chooses green's 5", "chooses blue's 3"),
            ["TO_THEIR_SIDE", "TO_MY_SIDE"],
        ),
        ("green: front p21 | past 5", ("plays p21", "chooses 5"), ["BACK_TO_ME"]),
        ("green: front p25\nblue: laid 3", ("plays p25", "chooses blue's 3"), ["TO_MY_SIDE"]),
        ("green: front p27 | past 5", ("plays p27", "chooses 5"), ["TO_MY_SIDE"]),
    ],
)
def test_a_psychic_tells_beforehand_where_a_chosen_card_goes(
    drawing: str, said: tuple[str, ...], goes: list[str | None]
) -> None:
    """For those who are about to choose it."""
    position = position_of(f"round 3\n{drawing}")
    effect = EFFECTS[int(said[0].removeprefix("plays p"))]
    assert [None if where is None else where.name for where in effect.choices] == goes
    chosen = [move_of(after(position, *said[:nth]), said[nth]) for nth in range(1, len(said))]
    position = after(position, *said)
    green, blue = position.families
    places = {
        "TO_MY_SIDE": [laid.card for laid in green.laid],
        "TO_THEIR_SIDE": [laid.card for laid in blue.laid],
        "TO_MY_DISCARDS": green.discards,
        "TO_THEIR_DISCARDS": blue.discards,
        "BACK_TO_ME": green.hand,
    }
    for move, where in zip(chosen, goes, strict=True):
        if where is not None:
            assert isinstance(move, Choose)
            assert move.card in {card.sleeve for card in places[where]}


def test_no_rule_but_the_table_knows_a_psychic_by_its_number() -> None:
    """A comparison of a face or number with a figure would be one."""
    for file in Path(next(iter(rules.__path__))).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare | ast.Match) and file.name != "psychics.py":
                text = ast.unparse(node)
                numbers = [n for n in ast.walk(node) if isinstance(n, ast.Constant)]
                plain = all(n.value in (None, 0, 1, 2) or isinstance(n.value, str) for n in numbers)
                assert plain or not ("face" in text or "number" in text), f"{file.name}: {text}"
