"""Psychics that meet."""

from __future__ import annotations

import pytest

from halloween_table.games.rest_in_peace.rules.events import PsychicTaken
from halloween_table.games.rest_in_peace.rules.position import Phase

from ..doing import (
    GAME,
    after,
    discards,
    due,
    event,
    front,
    hand,
    offered,
    side,
    stakes,
    strengths,
    ten,
    why_not,
    worths,
)
from ..drawing import BLUE, GREEN, position_of

# 11 ends an effect that lasts


@pytest.mark.parametrize(
    ("rule", "psychic", "before"),
    [
        ("RP-4.8", "p8", (15 + 1, 12)),
        ("RP-4.9", "p9", (15 + 3, 12)),
        ("RP-4.10", "p10=5", (15 + 4, 12 + 2)),
        ("RP-4.12", "p12", (15, 12 - 3)),
        ("RP-4.19", "p19", (15, 12 - 4)),
        ("RP-4.20", "p20", (15 + 5, 12)),
        ("RP-4.24", "p24", (15 + 2, 12)),
        ("RP-4.28", "p28", (4 + 5 + 2 + 2, 6 + 5 + 3 + 2)),
    ],
)
def test_an_exorcised_psychic_changes_nothing_any_more(
    rule: str, psychic: str, before: tuple[int, int]
) -> None:  # RP-4.11
    position = position_of(
        f"turn blue\ngreen: laid 3 2 5 5 {psychic}\nblue: laid 1 2 4 5 | front p11"
    )
    assert strengths(position) == before
    name = psychic.partition("=")[0]
    position = after(position, "plays p11", f"chooses {name}")
    assert strengths(position) == (15, 12)
    assert discards(position, GREEN) == name


@pytest.mark.parametrize(("psychic", "worth"), [("p4", 2), ("p5", 3), ("p13", 4), ("p29", 1)])
def test_an_exorcised_ghost_does_not_count(psychic: str, worth: int) -> None:  # RP-4.11
    """RP-4.4, RP-4.5, RP-4.13, RP-4.29"""
    position = position_of(f"turn blue\ngreen: laid 3 {psychic}\nblue: front p11")
    assert strengths(position) == (3 + worth, 0)
    assert strengths(after(position, "plays p11", f"chooses {psychic}")) == (3, 0)


def test_an_exorcised_spy_sees_nothing_any_more() -> None:  # RP-4.3, RP-4.11
    position = position_of("turn blue\ngreen: laid p3\nblue: hand 4 5 | front p11")
    assert hand(GAME.view(position, GREEN), BLUE) == "4 5"
    position = after(position, "plays p11", "chooses p3")
    assert hand(GAME.view(position, GREEN), BLUE) == "? ?"
    assert strengths(position) == (0, 0)


def test_an_exorcised_recruiter_takes_no_psychic() -> None:  # RP-4.1, RP-4.11
    position = position_of(
        "turn blue  line p9\ngreen: laid 2 p1 | hand 2\nblue: hand 4 | front p11"
    )
    assert after(position, "leaves").families[GREEN].front == (position.line[2],)
    position = after(position, "plays p11", "chooses p1")
    assert event(position, "leaves", PsychicTaken) == PsychicTaken(BLUE, position.line[2])


def test_an_exorcised_hypnotist_was_spent_by_the_exorcist() -> None:  # RP-4.6, RP-4.11
    """With a ghost in hand chance would have played first."""
    position = position_of("turn blue\ngreen: laid 2 p6\nblue: front p11 p8")
    assert why_not(position, "plays p11") is None
    position = after(position, "plays p11")
    assert side(position, GREEN) == "2 p6@-"
    assert side(after(position, "chooses p6"), GREEN) == "2"
    position = position_of("turn blue\ngreen: laid 2 p6\nblue: hand 1 | front p11 p8")
    assert why_not(position, "plays p11") == ("RP-4.6", "chance_plays_first")
    position = after(position, "plays unseen", "plays p11", "chooses p6")
    assert discards(position, GREEN) == "p6"


def test_an_exorcised_matchmaker_binds_nobody() -> None:  # RP-4.14, RP-4.11
    position = position_of("turn blue\ngreen: laid 2 p14\nblue: front p11 | laid 3")
    position = after(position, "plays p11", "chooses p14")
    assert due(after(position, "stays")) == "green"


def test_a_choice_that_would_leave_a_single_card_is_refused() -> None:  # RP-4.14, RP-4.11
    position = position_of("turn blue\ngreen: laid 2 p14\nblue: front p11 | laid 3")
    position = after(position, "plays p11")
    assert offered(position) == {"chooses green's p14"}
    assert why_not(position, "chooses 2") == ("RP-4.14", "no_second_card")
    with_another = position_of("turn blue\ngreen: laid 2 p14\nblue: front p11 p9 | laid 3")
    position = after(with_another, "plays p11", "chooses 2")
    assert offered(position) == {"plays p9"}


def test_a_second_card_frees_the_choice() -> None:  # RP-4.14, RP-4.11
    position = position_of("turn blue\ngreen: laid 2 p14\nblue: hand 3 | front p11")
    position = after(position, "plays 3 p11")
    assert offered(position) == {"chooses green's 2", "chooses green's p14"}


def test_the_sceptic_cannot_be_exorcised_in_a_round() -> None:  # RP-4.18, RP-4.11
    position = position_of("turn blue\ngreen: laid 2 p18\nblue: hand 3 | front p11")
    assert why_not(position, "plays p11") == ("RP-4.18", "no_psychics")
    assert offered(position) == {"plays 3", "ends turn"}


def test_the_sceptic_can_be_exorcised_in_round_ten() -> None:  # RP-4.18, RP-4.11
    position = ten("stakes p11 p8 2", "stakes p18 1", "chooses p18")
    assert position.results[-1].strengths == (3, 1)


def test_an_exorcised_consoler_leaves_one_stake() -> None:  # RP-4.23, RP-4.11
    position = position_of("turn blue\ngreen: laid 2 p23 | hand 1 1\nblue: hand 4 | front p11")
    assert after(position, "plays 4", "stays", "leaves").stakes_left == 2
    position = after(position, "plays 4 p11", "chooses p23", "stays", "leaves")
    assert (due(position), position.stakes_left) == ("green", 1)


def test_an_exorcised_tightrope_walker_needs_more_than_a_tie() -> None:  # RP-4.26, RP-4.11
    position = position_of(
        "turn blue\ngreen: laid 3 p26 | hand 2\nblue: laid 3 | hand 2 | front p11"
    )
    stayed = after(position, "plays 2", "stays", "plays 2", "stays")
    assert due(stayed) == "blue"
    position = after(position, "plays 2 p11", "chooses p26", "stays", "plays 2", "leaves")
    assert position.results[-1].strengths == (5, 5)


def test_what_happened_at_once_is_not_undone_by_the_exorcist() -> None:  # RP-4.25, RP-4.11
    position = position_of("turn blue\ngreen: laid 1 p25 b3\nblue: laid 2 | front p11")
    position = after(position, "plays p11", "chooses p25")
    assert (side(position, GREEN), strengths(position)) == ("1 b3", (4, 2))


def test_the_exorcist_is_exorcised_in_round_ten() -> None:  # RP-4.11
    """Both decks of psychics have only one; here the second is a guest."""
    position = ten("stakes p11 2", "stakes p11 5", "chooses p11")
    assert position.results[-1].strengths == (2, 5)


# 28 and what goes by the printed value


@pytest.mark.parametrize(
    ("rule", "green", "blue", "worth"),
    [
        ("RP-4.8", "p28 p8 2 3", "", [5 + 1, 4]),
        ("RP-4.9", "p28 p9 2 3", "", [5, 4 + 1]),
        ("RP-4.12", "p28 1 2 6", "p12", [0, 0, 1]),
        ("RP-4.13", "p28 p13", "", [3]),
        ("RP-4.19", "p28 5 6 1", "p19", [1, 1, 6]),
        ("RP-4.10", "p28 p10=6 6 1", "", [1 + 2, 6]),
        ("RP-4.24", "p28 p24 1 1 6", "", [6 + 1, 6 + 1, 1]),
        ("RP-4.20", "p28 p20 1 6", "", [12, 1]),
        ("RP-4.29", "p28 p29", "", [6]),
        ("RP-4.15", "p28 p15:0", "", [7]),
        ("RP-4.3", "p28 p3", "", [6]),
    ],
)
def test_the_acrobat_comes_first_and_print_stays_print(
    rule: str, green: str, blue: str, worth: list[int]
) -> None:  # RP-4.28
    assert worths(position_of(f"green: laid {green}\nblue: laid {blue}"), GREEN) == worth
    other_way_round = position_of(f"green: laid {blue}\nblue: laid {green}")
    assert worths(other_way_round, BLUE) == worth


def test_the_acrobat_and_the_turncoat_in_round_ten() -> None:  # RP-4.28, RP-4.13
    assert ten("stakes p13 p28", "stakes").results[-1].strengths == (9, 0)


# 20 and the others


@pytest.mark.parametrize(
    ("green", "blue", "worth"),
    [
        # 24 makes a 3 with a twin as strong as a 4, and stronger with 9
        ("p20 p24 p9 3 3 4", "", [10, 5, 4]),
        # the highest does not count: twice nothing
        ("p20 p10=1 1 2", "p12", [0, 0]),
        # among equals one that counts, wherever it lies
        ("p20 p10=2 2 4", "p12", [0, 8]),
        ("p20 p10=2 4 2", "p12", [8, 0]),
        ("p20 p10=1 p9 1 4", "p12", [0, 8]),
        ("p20 p10=2 p8 2 4", "p12", [0, 10]),
        # a higher one that does not count is still the strongest
        ("p20 p10=2 p24 2 2 4", "p12", [0, 0, 4]),
    ],
)
def test_the_strongest_is_found_before_doubling_and_counts_if_it_can(
    green: str, blue: str, worth: list[int]
) -> None:  # RP-4.20, RP-4.24, RP-4.12
    assert worths(position_of(f"green: laid {green}\nblue: laid {blue}"), GREEN) == worth


# 17 and 25 move cards: lasting effects stay with whoever played them


@pytest.mark.parametrize(
    ("rule", "green", "blue", "ghost", "ours", "theirs"),
    [
        # a 2 leaves the Bat Whisperer's side, or comes to it
        ("RP-4.8", "", "p8 2 4", "2", [2], [5]),
        ("RP-4.8", "p8", "2 4", "2", [3], [4]),
        ("RP-4.9", "p9", "1", "1", [2], []),
        # the Lullaby Singer's own side does not sleep
        ("RP-4.12", "p12", "1 3", "1", [1], [3]),
        ("RP-4.12", "", "p12 1 3", "1", [0], [3]),
        ("RP-4.12", "2", "p12 1 3", "3", [0, 3], [1]),
        # twins part and meet
        ("RP-4.24", "2", "p24 2 2", "2", [2, 2], [2]),
        ("RP-4.24", "p24 2", "2 2", "2", [3, 3], [2]),
        # the strongest goes by side
        ("RP-4.20", "p20 1", "3 2", "3", [1, 6], [2]),
        # 10 and 28 are for all
        ("RP-4.10", "p10=3", "3", "3", [5], []),
        ("RP-4.28", "", "p28 3", "3", [4], []),
        # psychics that are ghosts
        ("RP-4.4", "", "p4 5", "p4", [2], [5]),
        ("RP-4.5", "", "p5 5", "p5", [3], [5]),
        ("RP-4.15", "", "p15:2 5", "p15", [2], [5]),
        ("RP-4.29", "", "p29 5", "p29", [1], [5]),
    ],
)
def test_a_lured_ghost_counts_for_its_new_side(
    rule: str, green: str, blue: str, ghost: str, ours: list[int], theirs: list[int]
) -> None:  # RP-4.25
    position = position_of(f"green: laid {green} | front p25\nblue: laid {blue}")
    position = after(position, "plays p25", f"chooses blue's {ghost}")
    assert (worths(position, GREEN), worths(position, BLUE)) == (ours, theirs)


@pytest.mark.parametrize(
    ("rule", "green", "blue", "given", "taken", "ours", "theirs"),
    [
        ("RP-4.8", "p8 1", "2", "1", "2", [3], [1]),
        ("RP-4.9", "1", "p9 2", "1", "2", [2], [2]),
        ("RP-4.12", "p12 3", "1", "3", "1", [1], [3]),
        ("RP-4.12", "p12 1", "3", "1", "3", [3], [0]),
        ("RP-4.19", "p19 1", "6", "1", "6", [6], [1]),
        ("RP-4.19", "p19 5", "1", "5", "1", [1], [1]),
        ("RP-4.24", "p24 1 2", "2", "1", "2", [3, 3], [1]),
        ("RP-4.20", "p20 1", "6", "1", "6", [12], [1]),
        ("RP-4.13", "1", "p13", "1", "p13", [4], [1]),
        ("RP-4.15", "p15:6", "1", "p15", "1", [1], [6]),
    ],
)
def test_exchanged_ghosts_count_for_their_new_sides(
    rule: str, green: str, blue: str, given: str, taken: str, ours: list[int], theirs: list[int]
) -> None:  # RP-4.17
    position = position_of(f"green: laid {green} | front p17\nblue: laid {blue}")
    said = (f"chooses green's {given}", f"chooses blue's {taken}")
    position = after(position, "plays p17", *said)
    assert (worths(position, GREEN), worths(position, BLUE)) == (ours, theirs)


def test_a_lured_spy_still_tells_the_one_who_played_it() -> None:  # RP-4.25, RP-4.3
    position = position_of("turn blue\ngreen: laid p3 | hand 2\nblue: hand 4 5 | front p25")
    position = after(position, "plays p25", "chooses p3")
    assert side(position, BLUE) == "p25 p3@g"
    assert strengths(position) == (0, 1)
    assert hand(GAME.view(position, GREEN), BLUE) == "4 5"
    assert hand(GAME.view(position, BLUE), GREEN) == "?"


def test_an_exchanged_spy_still_tells_the_one_who_played_it() -> None:  # RP-4.17, RP-4.3
    position = position_of("green: laid p3 | hand 2 | front p17\nblue: laid 6 | hand 4 5")
    position = after(position, "plays p17", "chooses p3", "chooses 6")
    assert (side(position, GREEN), side(position, BLUE)) == ("p17 b6", "p3@g")
    assert hand(GAME.view(position, GREEN), BLUE) == "4 5"


def test_a_moved_spy_can_be_exorcised_by_the_one_it_tells() -> None:  # RP-4.11, RP-4.3
    position = position_of("green: front p11 | hand 1\nblue: laid p3@g 2 | hand 4")
    assert hand(GAME.view(position, GREEN), BLUE) == "4"
    position = after(position, "plays p11", "chooses p3")
    assert hand(GAME.view(position, GREEN), BLUE) == "?"


def test_a_lured_ghost_may_be_exchanged_back() -> None:  # RP-4.25, RP-4.17
    position = position_of("turn blue\ngreen: laid p25 b3\nblue: laid 1 | front p17")
    position = after(position, "plays p17", "chooses 1", "chooses b3")
    assert (side(position, GREEN), side(position, BLUE)) == ("p25 b1", "p17 3")


# 14: a second card


def test_hypnosis_and_the_matchmaker_ask_for_a_free_card_after_chances() -> None:  # RP-4.14, RP-4.6
    position = position_of("turn blue\ngreen: laid p6 p14\nblue: hand 2 3 | front p8")
    assert offered(position) == {"plays unseen", "ends turn"}
    position = after(position, "plays unseen")
    assert why_not(position, "ends turn") == ("RP-4.14", "not_one_card")
    assert "plays p8" in offered(position)
    assert len(offered(position)) == 2


def test_chance_does_not_play_a_single_card() -> None:  # RP-4.14, RP-4.6
    position = position_of("turn blue\ngreen: laid p6 p14\nblue: hand 2 | front p7")
    assert offered(position) == {"ends turn"}
    assert why_not(position, "plays unseen") == ("RP-4.14", "no_second_card")
    assert why_not(position, "plays 2") == ("RP-4.6", "chance_plays_first")
    position = position_of("turn blue\ngreen: laid p6 p14\nblue: hand 2 | front p8")
    assert offered(position) == {"plays unseen", "ends turn"}


def test_with_the_sceptic_too_only_ghosts_can_follow() -> None:  # RP-4.14, RP-4.18
    position = position_of("turn blue\ngreen: laid p18 p14\nblue: hand 2 | front p8")
    assert why_not(position, "plays 2") == ("RP-4.14", "no_second_card")
    assert why_not(position, "plays p8") == ("RP-4.18", "no_psychics")


@pytest.mark.parametrize(
    ("blue", "first", "reason"),
    [
        # 16 draws the second card, if one is left after the discard
        ("front p16 | deck 1 2", "p16", ""),
        ("front p16 | deck 1", "p16", "no_second_card"),
        ("hand 1 | front p16 | deck", "p16", "no_second_card"),
        ("hand 1 | front p16 | deck 1", "p16", ""),
        ("front p16 p8 | deck 1", "p16", ""),
        # what 2 finds is not played
        ("front p2 | deck 1 2", "p2", "no_second_card"),
        ("front p2 p8 | deck 1 2", "p2", ""),
        # but it may be what another psychic needs
        ("front p2 p17 | deck 1 2", "p2", ""),
        ("front p2 p17 | deck", "p17", "no_ghost_on_each_side"),
        # 21 takes the second card back
        ("front p21 | past 3", "p21", ""),
        ("front p21 | past p4", "p21", ""),
        # what 27, 17 and 25 bring is not played
        ("front p27 | past 3", "p27", "no_second_card"),
        ("front p17 | laid 1", "p17", "no_second_card"),
        ("front p25", "p25", "no_second_card"),
        ("front p17 p25 | laid 1", "p17", ""),
        # 11 can do away with 14
        ("front p11", "p11", ""),
        # a psychic that cannot happen is no second card
        ("hand 1 | front p27", "1", "no_second_card"),
        ("hand 1 | front p7", "1", "no_second_card"),
        ("hand 1 | front p17", "1", ""),
        ("hand 1 | front p17", "p17", "no_ghost_on_each_side"),
        ("hand 1 | front p15", "p15", ""),
        ("front p10 p9", "p10", ""),
        ("front p10", "p10", "no_second_card"),
    ],
)
def test_a_first_card_is_played_only_if_a_second_may_follow(
    blue: str, first: str, reason: str
) -> None:  # RP-4.14
    """With 2, 10, 11, 15, 16, 17, 21, 25 and 27: RP-4.2, RP-4.10, RP-4.16, RP-4.21, RP-4.27"""
    position = position_of(f"round 6  turn blue\ngreen: laid 2 p14\nblue: {blue}")
    refused = why_not(position, f"plays {first}")
    assert (refused[1] if refused else "") == reason
    assert (f"plays {first}" in offered(position)) == (not reason)


def test_whoever_follows_the_offers_is_never_stuck_under_the_matchmaker() -> None:  # RP-4.14
    """16 with two cards to draw and none else: the one that is left must be played."""
    position = position_of("turn blue\ngreen: laid p14\nblue: front p16 | deck 1 2")
    position = after(position, "plays p16", "chooses 1")
    assert offered(position) == {"plays 2"}
    assert due(after(position, "plays 2", "stays")) == "green"


def test_the_exchange_that_leaves_a_way_is_the_only_one_offered() -> None:  # RP-4.14, RP-4.17
    """Only a small ghost given away can be lured back as a second card."""
    position = position_of("turn blue\ngreen: laid 5 p14\nblue: laid 6 1 | front p17 p25")
    position = after(position, "plays p17")
    assert offered(position) == {"chooses blue's 1"}
    assert why_not(position, "chooses blue's 6") == ("RP-4.14", "no_second_card")
    position = after(position, "chooses 1", "chooses 5")
    assert offered(position) == {"plays p25"}


# 15 copies what was played


@pytest.mark.parametrize(
    ("rule", "green", "said", "worth"),
    [
        ("RP-4.2", "hand 3 | front p2 | deck 6", ("plays 3 p2", "chooses 6"), 3),
        ("RP-4.2", "hand 3 | front p2 | deck 6", ("plays p2", "chooses 6"), 0),
        ("RP-4.25", "hand 3 | front p25", ("plays 3 p25", "chooses blue's 1"), 3),
        ("RP-4.27", "hand 3 | front p27 | past 6", ("plays 3 p27", "chooses 6"), 3),
        ("RP-4.17", "hand 3 | front p17", ("plays 3 p17", "chooses 3", "chooses blue's 1"), 3),
        ("RP-4.4", "hand 3 | front p4", ("plays 3 p4",), 2),
        ("RP-4.8", "hand 3 | front p8", ("plays 3 p8",), 3),
        ("RP-4.21", "front p21 | past 6", ("plays p21", "chooses 6", "plays 6"), 6),
        ("RP-4.16", "front p16 | deck 6 1", ("plays p16", "chooses green's 1", "plays 6"), 6),
    ],
)
def test_the_imitator_copies_what_was_played_and_nothing_else(
    rule: str, green: str, said: tuple[str, ...], worth: int
) -> None:  # RP-4.15
    position = position_of(
        f"round 6\ngreen: laid 5 4 | last 0 | {green}\nblue: laid 1 | front p15 | last 0"
    )
    position = after(position, *said, "stays", "plays p15")
    assert side(position, BLUE).split()[-1] == ("p15" if worth == 0 else f"p15:{worth}")


def test_the_imitator_copies_a_ghost_that_chance_has_played() -> None:  # RP-4.15, RP-4.6
    position = position_of("turn blue\ngreen: laid 1 p6 | front p15\nblue: hand 4")
    position = after(position, "plays unseen", "stays", "plays p15")
    assert worths(position, GREEN) == [1, 4]


def test_the_imitator_keeps_its_value_when_the_copied_ghost_is_exorcised() -> (
    None
):  # RP-4.15, RP-4.11
    position = position_of("green: laid 1 | front p15 p11\nblue: laid 2 5")
    position = after(position, "plays p15 p11", "chooses 5")
    assert worths(position, GREEN) == [1, 5]


def test_the_imitator_copies_a_ghost_that_was_exorcised_before() -> None:  # RP-4.15, RP-4.11
    """It was the last one they played all the same."""
    position = position_of("green: laid 1 | front p15 p11\nblue: laid 2 5")
    position = after(position, "plays p11", "chooses 5", "plays p15")
    assert worths(position, GREEN) == [1, 5]


def test_zero_is_even() -> None:  # RP-4.15, RP-4.8
    position = after(position_of("green: laid p8 | front p15"), "plays p15")
    assert worths(position, GREEN) == [1]
    position = after(position_of("green: laid p9 | front p15"), "plays p15")
    assert worths(position, GREEN) == [0]


def test_the_imitator_of_a_one_sleeps_and_of_a_six_shrinks() -> None:  # RP-4.15, RP-4.12, RP-4.19
    position = after(position_of("green: front p15\nblue: laid 1 p12"), "plays p15")
    assert worths(position, GREEN) == [0]
    position = after(position_of("green: front p15\nblue: laid 6 p19"), "plays p15")
    assert worths(position, GREEN) == [1]


def test_the_imitator_itself_is_a_ghost_that_was_played() -> None:  # RP-4.15
    position = after(position_of("green: front p15\nblue: laid 4"), "plays p15")
    assert position.families[GREEN].last_ghost == 4


def test_a_moved_imitator_keeps_its_value() -> None:  # RP-4.15, RP-4.17
    position = position_of("green: laid 6 | front p17\nblue: laid p15:2 5")
    position = after(position, "plays p17", "chooses 6", "chooses p15")
    assert (worths(position, GREEN), worths(position, BLUE)) == ([2], [5, 6])


def test_an_imitator_of_an_earlier_round_keeps_its_value() -> None:  # RP-4.15, RP-4.27
    position = position_of("round 4\ngreen: front p27 | past p15:5\nblue: laid 2")
    position = after(position, "plays p27", "chooses p15")
    assert worths(position, GREEN) == [5]
    position = ten("stakes p27 | past p15:5", "stakes 2", "chooses p15")
    assert position.results[-1].strengths == (5, 2)


def test_an_imitator_that_comes_back_copies_anew() -> None:  # RP-4.15, RP-4.21
    position = position_of("round 4\ngreen: front p21 | past p15:5\nblue: laid 2")
    position = after(position, "plays p21", "chooses p15", "plays p15")
    assert worths(position, GREEN) == [2]


# 13 and 29 in round 10, moved there


@pytest.mark.parametrize(
    ("rule", "green", "blue", "said", "both"),
    [
        # the Turncoat is worth −2 wherever it comes from
        ("RP-4.27", "p27 6 | past p13", "3", ("chooses p13",), (6 - 2, 3)),
        ("RP-4.17", "p17 6", "p13", ("chooses 6", "chooses p13"), (-2, 6)),
        ("RP-4.25", "p25 6", "p13 4", ("chooses p13",), (6 - 2, 4)),
        # the Heiress counts the castles of her new side: blue has one, green two
        ("RP-4.27", "p27 6 | past p29", "3", ("chooses p29",), (6 + 4, 3)),
        ("RP-4.17", "p17 6", "p29", ("chooses 6", "chooses p29"), (4, 6)),
        ("RP-4.17", "p17 p29", "6", ("chooses p29", "chooses 6"), (6, 2)),
        ("RP-4.25", "p25 6", "p29", ("chooses p29",), (6 + 4, 0)),
        # and copied by the Imitator they are what they are on their side
        ("RP-4.15", "p15 6", "p29", (), (6 + 2, 2)),
    ],
)
def test_the_special_worth_in_round_ten_goes_by_side(
    rule: str, green: str, blue: str, said: tuple[str, ...], both: tuple[int, int]
) -> None:  # RP-4.13, RP-4.29
    castles = "staking blue  mansions gc bm bm bm bc gm gc gm gm c"
    position = ten(f"stakes {green}", f"stakes {blue}", *said, top=castles)
    assert position.results[-1].strengths == both


def test_in_a_round_a_moved_heiress_stays_a_ghost_of_one() -> None:  # RP-4.29, RP-4.27
    position = position_of("round 5  mansions gc gc bm bm\ngreen: front p27 | past p29 p13")
    assert strengths(after(position, "plays p27", "chooses p29")) == (1, 0)
    assert strengths(after(position, "plays p27", "chooses p13")) == (4, 0)


def test_a_turncoat_lies_too_high_to_be_lured_in_a_round() -> None:  # RP-4.13, RP-4.25
    position = position_of("green: front p25\nblue: laid p13")
    assert why_not(position, "plays p25") == ("RP-4.0", "no_small_ghost_of_theirs")


# 6, 22 and empty hands


def test_hypnosis_is_spent_by_any_card_if_there_is_no_ghost_in_hand() -> None:  # RP-4.6, RP-4.22
    position = position_of("green: hand 1 | front p6 p22\nblue: hand 5 | front p21 p4 | past 3")
    position = after(position, "plays p6 p22 1", "stays")
    assert (hand(position, BLUE), discards(position, BLUE)) == ("", "5")
    assert offered(position) == {"plays p21", "plays p4", "ends turn"}
    assert why_not(position, "plays unseen") == ("RP-1.1", "nobody_is_hypnotised")
    position = after(position, "plays p21", "chooses 3")
    assert side(position, GREEN) == "p6@- p22 1"
    assert offered(position) == {"plays 3", "plays p4", "ends turn"}


def test_hypnosis_waits_for_the_next_card_and_not_for_the_next_turn() -> None:  # RP-4.6, RP-4.16
    """Blue's hand is empty, but the Fortune Teller is the next card: hypnosis is over."""
    position = position_of("turn blue\ngreen: laid p6\nblue: front p16 | deck 1 5")
    position = after(position, "plays p16", "chooses 1")
    assert offered(position) == {"plays 5", "ends turn"}


def test_nobody_is_robbed_or_hypnotised_twice_with_one_card() -> None:  # RP-4.6, RP-4.22
    position = after(position_of("green: front p22 p6\nblue: hand 5"), "plays p22")
    assert why_not(position, "plays p6") == ("RP-4.0", "no_hand_to_draw_from")


# 1, 18, 23 and the end of a round


def test_the_recruiter_and_the_consoler_stake_the_psychic_they_took() -> None:  # RP-4.1, RP-4.23
    position = position_of("round 3  line p9\ngreen: hand 2 | front p1 p23 | deck\nblue: laid 1")
    position = after(position, "plays p1 p23", "leaves", "stakes p9", "stakes 2")
    assert (stakes(position, GREEN), position.phase) == ("p9 2", Phase.PLAY)


def test_a_winning_recruiter_leaves_the_loser_one_stake() -> None:  # RP-4.1, RP-4.23
    position = position_of(
        "round 3  line p9\ngreen: hand 2 | front p1 p23 | deck\nblue: hand 1 1 1"
    )
    position = after(position, "plays p1 p23 2", "stays", "leaves")
    assert (front(position, GREEN), due(position), position.stakes_left) == ("p9", "blue", 1)


def test_putting_a_psychic_at_round_ten_is_not_playing() -> None:  # RP-4.18
    position = position_of("turn blue\ngreen: laid 2 p18\nblue: hand 1 | front p8 p4")
    position = after(position, "leaves")
    assert {"stakes p8", "stakes p4"} <= offered(position)
    assert stakes(after(position, "stakes p4"), BLUE) == "p4"


# 26 on a tie that other psychics make


def test_the_tightrope_walker_stays_on_a_tie_made_by_counting() -> None:  # RP-4.26, RP-4.12
    position = position_of("green: hand 3 | front p26 p12\nblue: laid 3 2 1")
    assert due(after(position, "plays p26 p12 3", "stays")) == "blue"
    assert after(position, "plays p26 3", "leaves").phase is Phase.STAKE


def test_a_card_against_the_tightrope_walker_must_still_be_higher() -> None:  # RP-4.26, RP-4.14
    position = position_of("turn blue\ngreen: laid 3 p26 p14\nblue: laid 3 | hand 1 2")
    assert after(position, "leaves").results[-1].winner == GREEN
    assert due(after(position, "plays 1 2", "stays")) == "green"


# 21 and 27: foreign ghosts, and psychics that are ghosts


def test_a_foreign_ghost_on_ones_side_is_ones_own() -> None:  # RP-4.21, RP-4.27
    drawing = "round 5\ngreen: front p21 p27 | past b6 1\nblue: past g5"
    position = after(position_of(drawing), "plays p21")
    assert offered(position) == {"chooses green's b6", "chooses green's 1"}
    position = after(position, "chooses b6")
    assert hand(position, GREEN) == "b6"
    position = after(position, "plays b6")
    assert strengths(position) == (6, 0)
    position = after(position_of(drawing), "plays p27", "chooses b6")
    assert (side(position, GREEN), strengths(position)) == ("p27 b6", (6, 0))


def test_a_ghost_that_changed_sides_is_not_its_familys_any_more() -> None:  # RP-4.21, RP-4.27
    position = position_of("round 5\ngreen: front p21 p27 | hand 1\nblue: past g5")
    for psychic in ("p21", "p27"):
        assert why_not(position, f"plays {psychic}") == ("RP-4.0", "no_earlier_ghost")


def test_a_foreign_ghost_taken_back_may_be_put_at_round_ten() -> None:  # RP-4.21
    position = position_of("round 5\ngreen: front p21 | past b6 | deck\nblue: laid 1")
    position = after(position, "plays p21", "chooses b6", "leaves", "stakes b6")
    assert stakes(position, GREEN) == "b6"


def test_a_spy_that_is_brought_sees_nothing() -> None:  # RP-4.27, RP-4.3
    position = position_of("round 4\ngreen: front p27 | past p3\nblue: hand 4")
    position = after(position, "plays p27", "chooses p3")
    assert (side(position, GREEN), strengths(position)) == ("p27 p3@-", (1, 0))
    assert hand(GAME.view(position, GREEN), BLUE) == "?"


def test_a_spy_that_is_taken_back_sees_again_when_it_is_played() -> None:  # RP-4.21, RP-4.3
    position = position_of("round 4\ngreen: front p21 | past p3\nblue: hand 4")
    position = after(position, "plays p21", "chooses p3", "plays p3")
    assert hand(GAME.view(position, GREEN), BLUE) == "4"


def test_a_moved_spy_of_the_opponent_is_taken_back_as_ones_own() -> None:  # RP-4.21, RP-4.25
    """Green's spy was lured to blue's side in an earlier round."""
    position = position_of(
        "turn blue  round 4\ngreen: hand 5 | laid 1\nblue: front p21 | past p3@g"
    )
    position = after(position, "plays p21", "chooses p3", "plays p3")
    assert (side(position, BLUE), hand(GAME.view(position, BLUE), GREEN)) == ("p21 p3", "5")


def test_the_piper_lures_a_foreign_ghost_home() -> None:  # RP-4.25
    position = position_of("green: front p25\nblue: laid g2")
    position = after(position, "plays p25", "chooses g2")
    assert (side(position, GREEN), side(position, BLUE)) == ("p25 2", "")


def test_a_lured_ghost_stays_on_its_new_side_after_the_round() -> None:  # RP-4.25, RP-4.27
    position = position_of("green: front p25 p27 | hand 2 1\nblue: laid 3")
    position = after(position, "plays p25", "chooses blue's 3", "stays")
    position = after(position, "leaves", "stakes nothing", "plays p27")
    assert offered(position) == {"chooses green's b3"}


# 10 with itself and with psychics that are ghosts


def test_the_numerologist_strengthens_both_sides_once_for_each_of_him() -> None:  # RP-4.10
    """The box has one of him; the rules say: each."""
    position = position_of("green: laid p10=2 2 p4 | front p10\nblue: laid 2")
    position = after(position, "plays p10", "names 2")
    assert (worths(position, GREEN), worths(position, BLUE)) == ([6, 6], [6])


def test_the_numerologist_and_the_shrinker_go_by_print() -> None:  # RP-4.10, RP-4.19
    position = position_of("green: laid p10=1 p19\nblue: laid 6 1")
    assert worths(position, BLUE) == [1, 3]


# And more


def test_a_brought_ghost_has_a_twin() -> None:  # RP-4.27, RP-4.24
    position = position_of("round 4\ngreen: laid 3 p24 | front p27 | past 3")
    assert worths(after(position, "plays p27", "chooses 3"), GREEN) == [4, 4]


def test_the_spy_sees_what_the_fortune_teller_draws() -> None:  # RP-4.16, RP-4.3
    position = position_of("turn blue\ngreen: laid p3\nblue: hand 1 | front p16 | deck 5 6")
    position = after(position, "plays p16")
    assert hand(GAME.view(position, GREEN), BLUE) == "1 5 6"


def test_the_late_guest_meets_the_others_in_round_ten_only() -> None:  # RP-4.7, RP-4.9, RP-4.28
    position = position_of("turn blue\ngreen: laid p9 1\nblue: front p7 | hand 1")
    assert offered(position) == {"plays 1", "ends turn"}
    assert ten("stakes p9 p7", "stakes 1").results[-1].strengths == (4, 1)
    assert ten("stakes p28 p7", "stakes 1").results[-1].strengths == (4, 6)


def test_a_brought_ghost_sleeps_under_the_lullaby() -> None:  # RP-4.27, RP-4.12
    position = position_of("round 5\ngreen: front p27 | past 2\nblue: laid 1 p12")
    assert strengths(after(position, "plays p27", "chooses 2")) == (0, 1)


def test_a_found_ghost_counts_twice() -> None:  # RP-4.2, RP-4.20
    position = position_of("round 5\ngreen: laid 1 p20 | front p2 | deck 5")
    assert strengths(after(position, "plays p2", "chooses 5")) == (1 + 10, 0)
