"""Rounds 1 to 9: turns, leaving, what follows."""

from __future__ import annotations

import pytest

from halloween_table.engine.game import Turn
from halloween_table.games.rest_in_peace.rules.events import (
    Drew,
    Left,
    MansionTaken,
    Played,
    PsychicTaken,
    RoundBegan,
    Staked,
    StakedNothing,
    Stayed,
)
from halloween_table.games.rest_in_peace.rules.position import Options, Phase, Result

from ..doing import (
    GAME,
    after,
    deck,
    due,
    event,
    events,
    front,
    hand,
    offered,
    side,
    stakes,
    strengths,
    ten,
    why_not,
)
from ..drawing import BLUE, GREEN, draw, face_of, position_of

HANDS = "round 2\ngreen: hand 2 3 5 | front p8\nblue: hand 2 4"


# Playing


def test_any_number_of_cards_may_be_played_in_any_mix() -> None:  # RP-1.1
    position = after(position_of(HANDS), "plays 2 p8 5")
    assert side(position, GREEN) == "2 p8 5"
    assert (hand(position, GREEN), front(position, GREEN)) == ("3", "")
    assert (position.played, due(position)) == (3, "green")


def test_ghosts_from_hand_and_psychics_in_front_are_offered_and_ending_the_turn() -> None:  # RP-1.1
    assert offered(position_of(HANDS)) == {"plays 2", "plays 3", "plays 5", "plays p8", "ends turn"}


def test_all_cards_may_be_played_in_one_turn() -> None:  # RP-1.1
    position = after(position_of(HANDS), "plays 5 3 2 p8")
    assert offered(position) == {"ends turn"}


@pytest.mark.parametrize("card", ["blue's 2", "green's 1", "green's 6", "blue's p9", "green's p10"])
def test_only_own_cards_from_hand_and_in_front_are_played(card: str) -> None:  # RP-1.1
    position = position_of(
        "green: hand 3 | laid 1 | stakes 6 p10\nblue: hand 2 | front p9 | laid 4"
    )
    assert why_not(position, f"plays {card}") == ("RP-1.1", "not_your_card")


def test_played_cards_lie_open_to_the_end_of_the_game() -> None:  # RP-1.1
    position = after(position_of(HANDS), "plays 2 p8", "stays", "leaves", "stakes nothing")
    for seat in (0, 1, None):
        assert GAME.view(position, seat).families[GREEN].past == position.families[GREEN].past
    assert [face_of(laid.card, GREEN) for laid in position.families[GREEN].past[1]] == ["2", "p8"]
    assert (side(position, GREEN), side(position, BLUE)) == ("", "")


def test_what_is_played_is_told() -> None:  # RP-1.1
    position = position_of(HANDS)
    two, _, _ = position.families[GREEN].hand
    assert events(position, "plays 2") == (Played(GREEN, two),)
    (whisperer,) = position.families[GREEN].front
    assert events(position, "plays p8") == (Played(GREEN, whisperer),)


def test_an_effect_covers_cards_played_before_and_after_it() -> None:  # RP-1.2
    position = after(position_of("green: hand 2 4 | front p8\nblue: hand 3"), "plays 2 p8 4")
    assert strengths(position) == (3 + 5, 0)


def test_an_effect_ends_with_the_round() -> None:  # RP-1.2
    position = position_of("green: hand 2 4 | front p8 | deck\nblue: hand 1 | deck")
    position = after(position, "plays p8 2", "stays", "leaves", "stakes nothing", "plays 4")
    assert strengths(position) == (4, 0)


# Staying and leaving


def test_whoever_is_stronger_stays_and_the_other_has_their_turn() -> None:  # RP-1.3
    position = after(position_of(HANDS), "plays 2", "stays")
    assert (due(position), position.played, position.round) == ("blue", 0, 2)
    assert strengths(position) == (2, 0)


def test_one_more_is_enough() -> None:  # RP-1.3
    position = after(position_of("green: laid 3\nblue: hand 4\nturn blue"), "plays 4", "stays")
    assert due(position) == "green"
    assert event(after(position), "leaves", Left) == Left(GREEN, (3, 4))


def test_a_tie_is_not_enough() -> None:  # RP-1.3
    position = position_of("turn blue\ngreen: laid 3\nblue: hand 3")
    assert event(position, "ends turn", Left) == Left(BLUE, (3, 0))
    position = after(position, "plays 3")
    assert event(position, "ends turn", Left) == Left(BLUE, (3, 3))
    assert after(position, "leaves").results == (Result(GREEN, (3, 3)),)


def test_staying_is_told_with_both_strengths() -> None:  # RP-1.3
    position = after(position_of(HANDS), "plays 5")
    assert events(position, "ends turn") == (Stayed(GREEN, (5, 0)),)


def test_whoever_leaves_has_lost_the_round_whatever_they_played() -> None:  # RP-1.3
    position = after(
        position_of("turn blue\ngreen: laid 5\nblue: hand 4 | deck"), "plays 4", "leaves"
    )
    assert [result.winner for result in position.results] == [GREEN]
    assert position.seat == BLUE


def test_only_the_player_whose_turn_it_is_acts() -> None:  # RP-1.3
    position = position_of(HANDS)
    for words in ("blue plays 2", "blue ends turn", "blue stakes 2"):
        assert why_not(position, words) == ("RP-1.3", "not_your_turn")
    assert list(GAME.moves(position, BLUE)) == []


def test_the_first_player_may_leave_without_playing() -> None:  # RP-1.4
    position = after(position_of(HANDS), "leaves")
    assert position.results[-1] == Result(BLUE, (0, 0))
    assert (position.phase, due(position)) == (Phase.STAKE, "green")
    assert hand(position, GREEN).startswith("2 3 5")


def test_the_second_player_may_leave_without_playing() -> None:  # RP-1.4
    position = after(position_of(HANDS), "plays 2", "stays", "leaves")
    assert position.results[-1] == Result(GREEN, (2, 0))


def test_the_sample_round() -> None:  # RP-1.3
    """Green 2; blue 2+2; green +5; blue +4; green +1+1; blue plays 8 with three even cards."""
    position = position_of("green: hand 1 1 2 5 6\nblue: hand 2 2 4 | front p8")
    for words, both in (
        ("green plays 2", (2, 0)),
        ("blue plays 2 2", (2, 4)),
        ("green plays 5", (7, 4)),
        ("blue plays 4", (7, 8)),
        ("green plays 1 1", (9, 8)),
        ("blue plays p8", (9, 11)),
    ):
        position = after(position, words)
        assert strengths(position) == both, draw(position)
        position = after(position, "stays")
    position = after(position, "green leaves")
    assert position.results[-1] == Result(BLUE, (9, 11))
    assert (position.phase, due(position)) == (Phase.STAKE, "green")


# After a round


def test_the_winner_takes_the_mansion() -> None:  # RP-1.5
    position = after(position_of(f"mansions bm c m\n{HANDS}"), "plays 2", "stays")
    assert event(position, "leaves", MansionTaken) == MansionTaken(GREEN, 6)
    position = after(position, "leaves")
    assert (position.won(GREEN), position.won(BLUE)) == ((6,), (0,))
    assert (position.castles(GREEN), position.castles(BLUE)) == (1, 0)


def test_the_loser_takes_the_rounds_psychic_and_lays_it_in_front() -> None:  # RP-1.5
    position = after(position_of(f"line p9 p10\n{HANDS}"), "plays 2", "stays")
    nine = position.line[1]
    assert nine.face == 9
    assert event(position, "leaves", PsychicTaken) == PsychicTaken(BLUE, nine)
    position = after(position, "leaves")
    assert (front(position, GREEN), front(position, BLUE)) == ("p8", "p9")
    for seat in (0, 1, None):
        assert GAME.view(position, seat).families[BLUE].front == (nine,)


def test_a_psychic_is_played_in_later_rounds() -> None:  # RP-1.5
    position = position_of("line p8 p9\ngreen: hand 2 4\nblue: hand 1")
    assert why_not(after(position), "plays 2") is None
    position = after(position, "leaves", "stakes nothing", "blue plays 1", "stays", "plays 2 p8")
    assert strengths(position) == (3, 1)


def test_each_player_draws_two_ghosts() -> None:  # RP-1.6
    position = position_of("green: hand 2 | deck 5 6 1\nblue: hand 3 | deck 1 4 4")
    winner, loser = (e for e in events(position, "leaves") if isinstance(e, Drew))
    assert (winner.seat, [card.face for card in winner.cards]) == (BLUE, [1, 4])
    assert (loser.seat, [card.face for card in loser.cards]) == (GREEN, [5, 6])
    position = after(position, "leaves")
    assert (hand(position, GREEN), hand(position, BLUE)) == ("2 5 6", "3 1 4")
    assert (deck(position, GREEN), deck(position, BLUE)) == ("1", "4")


def test_they_draw_as_far_as_the_deck_goes() -> None:  # RP-1.6
    position = position_of("green: hand 2 | deck 5\nblue: hand 3 | deck")
    (drew,) = (e for e in events(position, "leaves") if isinstance(e, Drew))
    assert (drew.seat, len(drew.cards)) == (GREEN, 1)
    position = after(position, "leaves")
    assert (hand(position, GREEN), hand(position, BLUE)) == ("2 5", "3")


def test_the_deck_is_empty_after_the_draw_of_round_eight() -> None:  # RP-1.6
    for seed in range(200):
        position = GAME.setup(Options(), 2, seed)
        while not position.over and position.round < 9:
            # Green leaves the odd rounds at once; in the even ones it is blue's turn to do so.
            position = after(position, "leaves", "stakes nothing")
            if position.over:
                break
            card = position.families[position.seat].hand[0]
            position = after(position, f"plays {face_of(card, position.seat)}", "stays", "leaves")
            position = position if position.over else after(position, "stakes nothing")
        if position.round == 9:
            assert [len(family.deck) for family in position.families] == [0, 0]
            return
    raise AssertionError("no game came so far")


def test_the_loser_may_put_a_ghost_at_round_ten() -> None:  # RP-1.7
    position = after(position_of(f"line p9\n{HANDS}"), "leaves")
    assert (position.phase, due(position)) == (Phase.STAKE, "green")
    five = position.families[GREEN].hand[2]
    assert event(position, "stakes 5", Staked) == Staked(GREEN, five)
    position = after(position, "stakes 5")
    assert stakes(position, GREEN) == "5"
    assert "5" not in hand(position, GREEN)


def test_the_loser_may_put_a_psychic_at_round_ten() -> None:  # RP-1.7
    position = after(position_of("line p9\ngreen: hand 2 | deck\nblue: hand 3"), "leaves")
    assert offered(position) == {"stakes 2", "stakes p9", "stakes nothing"}
    position = after(position, "stakes p9")
    assert (stakes(position, GREEN), front(position, GREEN), hand(position, GREEN)) == (
        "p9",
        "",
        "2",
    )


def test_the_loser_may_put_nothing_at_round_ten() -> None:  # RP-1.7
    position = after(position_of(HANDS), "leaves")
    assert events(position, "stakes nothing")[0] == StakedNothing(GREEN)
    position = after(position, "stakes nothing")
    assert (stakes(position, GREEN), position.round) == ("", 3)


def test_one_card_only() -> None:  # RP-1.7
    position = after(position_of(HANDS), "leaves", "stakes 2")
    assert (position.round, position.phase, position.stakes_left) == (3, Phase.PLAY, 0)
    assert why_not(position, "blue stakes 4") == ("RP-1.7", "only_the_loser_stakes")


def test_a_drawn_ghost_may_be_put_there_at_once() -> None:  # RP-1.7
    position = after(position_of("green: hand 2 | deck 6 1\nblue: hand 3"), "leaves")
    assert "stakes 6" in offered(position)


def test_stakes_lie_in_the_order_they_were_put_there() -> None:  # RP-1.7
    position = position_of("staking green\ngreen: hand 3 | stakes 5 p8 | past\nround 2")
    assert stakes(after(position, "stakes 3"), GREEN) == "5 p8 3"


@pytest.mark.parametrize("card", ["blue's 4", "green's 5", "blue's p9", "green's 1"])
def test_only_own_cards_from_hand_and_in_front_are_staked(card: str) -> None:  # RP-1.7
    position = position_of(
        "staking green\ngreen: hand 2 | stakes 5 | laid 1\nblue: hand 4 | front p9"
    )
    assert why_not(position, f"stakes {card}") == ("RP-1.7", "not_your_card")


def test_after_the_round_nothing_is_played_before_the_loser_has_decided() -> None:  # RP-1.7
    position = after(position_of(HANDS), "leaves")
    for words in ("plays 2", "ends turn", "plays unseen"):
        assert why_not(position, words) == ("RP-1.7", "stake_first")


def test_the_psychic_just_taken_may_be_put_there_after_round_nine_too() -> None:  # RP-1.7
    position = after(position_of("round 9  line p5\ngreen: deck\nblue: hand 1 | deck"), "leaves")
    assert (position.round, position.phase) == (9, Phase.STAKE)
    assert offered(position) == {"stakes p5", "stakes nothing"}
    position = after(position, "stakes p5")
    assert position.results[-1] == Result(GREEN, (3, 0))


def test_a_loser_without_a_card_has_nothing_to_decide() -> None:  # RP-1.7
    """Psychic 1 has taken the round's psychic away."""
    position = position_of("turn blue\ngreen: laid 2 p1 | deck\nblue: deck")
    position = after(position, "leaves")
    assert (position.phase, position.round, due(position)) == (Phase.PLAY, 3, "green")


def test_the_winner_starts_the_next_round() -> None:  # RP-1.8
    position = after(position_of(HANDS), "leaves", "stakes 2")
    assert (position.round, due(position)) == (3, "blue")
    position = after(position, "plays 4", "stays", "leaves")
    began = event(position, "stakes nothing", RoundBegan)
    assert began == RoundBegan(4, BLUE)
    assert began.begins() == GAME.turn(after(position, "stakes nothing"))
    assert due(after(position, "stakes nothing")) == "blue"


def test_a_round_begins_with_empty_sides() -> None:  # RP-1.8
    position = after(position_of(HANDS), "plays 5", "stays", "plays 2", "leaves", "stakes nothing")
    for family in position.families:
        assert (family.laid, family.last_ghost) == ((), 0)
        assert len(family.past) == 2
    assert (position.played, strengths(position)) == (0, (0, 0))


def test_the_table_tells_whose_turn_of_which_round_it_is() -> None:
    position = position_of("round 3  turn blue")
    assert GAME.turn(position) == Turn(3, BLUE)
    assert GAME.turn(ten("stakes p10", "stakes 1")) == Turn(10, GREEN)
    assert GAME.turn(ten("stakes 1", "stakes p10")) == Turn(10, BLUE)
