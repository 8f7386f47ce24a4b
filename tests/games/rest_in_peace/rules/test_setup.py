"""Setting the game up."""

from __future__ import annotations

from collections import Counter

import pytest

from halloween_table.games.rest_in_peace.rules.cards import (
    DECK,
    FAMILIES,
    MANSIONS,
    Kind,
    is_castle,
)
from halloween_table.games.rest_in_peace.rules.events import TurnedUp
from halloween_table.games.rest_in_peace.rules.position import Options, Phase, Position, Psychics
from halloween_table.games.rest_in_peace.rules.psychics import PSYCHICS
from halloween_table.games.rest_in_peace.rules.setup import setup

from ..doing import GAME, after, events, offered
from ..drawing import faces, position_of

LEVELS = {0: range(1, 10), 1: range(10, 15), 2: range(15, 20), 3: range(20, 25), 4: range(25, 30)}
"""Which psychics are of which level."""
UP_TO = {
    Psychics.TRAINING: 9,
    Psychics.STARTERS: 9,
    Psychics.LEVEL_1: 14,
    Psychics.LEVEL_2: 19,
    Psychics.LEVEL_3: 24,
    Psychics.ALL: 29,
}
"""The highest number that takes part."""


def line_of(options: Options, seed: int) -> list[int | None]:
    return [card.face for card in setup(options, 2, seed).line]


# The box


def test_there_are_nine_starters_and_twenty_psychics_of_four_levels() -> None:  # RP-S1
    assert list(PSYCHICS) == list(range(1, 30))
    for level, numbers in LEVELS.items():
        assert [n for n, psychic in PSYCHICS.items() if psychic.level == level] == list(numbers)
    assert all(number == psychic.number for number, psychic in PSYCHICS.items())


def test_a_family_has_21_ghosts() -> None:  # RP-S3
    assert Counter(DECK) == {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}
    assert len(DECK) == 21 == 5 + 8 * 2


def test_of_ten_mansions_six_are_manors_and_four_castles() -> None:  # RP-S2
    assert len(MANSIONS) == 10
    assert [is_castle(mansion) for mansion in MANSIONS] == [False] * 6 + [True] * 4


# The line


@pytest.mark.parametrize("psychics", Psychics)
def test_nine_psychics_of_the_chosen_levels_lie_in_a_line(psychics: Psychics) -> None:  # RP-S1
    numbers = set()
    for seed in range(60):
        line = setup(Options(psychics=psychics), 2, seed).line
        assert [card.sleeve for card in line] == list(range(42, 51))
        assert {card.kind for card in line} == {Kind.PSYCHIC}
        assert len({card.face for card in line}) == 9
        numbers |= {card.face for card in line}
    assert numbers == set(range(1, UP_TO[psychics] + 1))


def test_the_line_is_drawn_at_random() -> None:  # RP-S1
    for psychics in Psychics:
        lines = {tuple(line_of(Options(psychics=psychics), seed)) for seed in range(30)}
        assert len(lines) == 30


@pytest.mark.parametrize("psychics", [p for p in Psychics if p is not Psychics.TRAINING])
def test_the_line_lies_face_up(psychics: Psychics) -> None:  # RP-S1
    position = setup(Options(psychics=psychics), 2, 3)
    for seat in (0, 1, None):
        assert GAME.view(position, seat).line == position.line


# The mansions


def test_the_ten_mansions_are_dealt_at_random_and_lie_open() -> None:  # RP-S2
    orders = set()
    for seed in range(30):
        position = setup(Options(), 2, seed)
        assert sorted(position.mansions) == list(range(10))
        assert GAME.view(position, 1).mansions == position.mansions
        orders.add(position.mansions)
    assert len(orders) == 30


# The decks


def test_each_family_shuffles_its_deck_and_draws_five() -> None:  # RP-S3
    position = setup(Options(), 2, 4)
    for seat, family in enumerate(position.families):
        assert (len(family.hand), len(family.deck)) == (5, 16)
        cards = (*family.hand, *family.deck)
        assert Counter(card.face for card in cards) == Counter(DECK)
        assert {card.kind for card in cards} == {FAMILIES[seat]}
        nothing = (family.front, family.laid, family.past, family.stakes, family.discards)
        assert nothing == ((), (), (), (), ())
        assert family.last_ghost == 0


def test_decks_are_shuffled_by_the_seed() -> None:  # RP-S3
    orders = {
        tuple(card.face for card in family.deck)
        for seed in range(20)
        for family in setup(Options(), 2, seed).families
    }
    assert len(orders) == 40


def test_a_sleeve_says_nothing_about_the_card_inside() -> None:  # RP-S3
    sleeves = {
        tuple(
            card.sleeve for f in setup(Options(), 2, seed).families for card in (*f.hand, *f.deck)
        )
        for seed in range(5)
    }
    assert sleeves == {tuple(range(42))}


# Who begins


@pytest.mark.parametrize("first", [0, 1])
def test_the_chosen_first_player_begins(first: int) -> None:  # RP-S4
    position = setup(Options(first=first), 2, 1)
    assert GAME.actors(position) == (first,)
    assert (position.seat, position.round, position.phase) == (first, 1, Phase.PLAY)
    assert (position.played, position.pending, position.results) == (0, (), ())


@pytest.mark.parametrize("first", [-1, 2])
def test_nobody_begins_who_does_not_sit_there(first: int) -> None:  # RP-S4
    with pytest.raises(ValueError, match="first"):
        setup(Options(first=first), 2, 1)


def test_the_game_is_for_two() -> None:
    assert list(GAME.seat_counts) == [2]
    for seats in (0, 1, 3):
        with pytest.raises(ValueError, match="seats"):
            setup(Options(), seats, 1)


def test_without_further_agreement_it_is_the_training_game_from_the_first_seat() -> None:  # RP-S5
    assert Options() == Options(first=0, psychics=Psychics.TRAINING)


# The training game


def test_three_starters_lie_open_in_the_training_game() -> None:  # RP-S5
    position = setup(Options(psychics=Psychics.TRAINING), 2, 5)
    for seat in (0, 1, None):
        seen = GAME.view(position, seat).line
        assert seen[:3] == position.line[:3]
        assert [(card.kind, card.face) for card in seen[3:]] == [(None, None)] * 6
        assert [card.sleeve for card in seen] == [card.sleeve for card in position.line]


@pytest.mark.parametrize("number", range(1, 9))
def test_after_each_round_one_more_is_turned_up(number: int) -> None:  # RP-S5
    position = position_of(f"round {number}  staking green  psychics training")
    assert open_psychics(position) == min(9, 2 + number)
    turned = [event for event in events(position, "stakes nothing") if isinstance(event, TurnedUp)]
    assert turned == [TurnedUp(card) for card in position.line[2 + number : 3 + number]]
    assert open_psychics(after(position, "stakes nothing")) == min(9, 3 + number)


def test_nothing_is_turned_up_in_the_full_game() -> None:  # RP-S5
    position = position_of("round 1  staking green  psychics starters")
    assert not any(isinstance(event, TurnedUp) for event in events(position, "stakes nothing"))


def test_a_face_down_psychic_is_on_nobodys_list() -> None:  # RP-S5
    """Whatever lies face down, the same can be done."""
    position = setup(Options(psychics=Psychics.TRAINING), 2, 5)
    assert offered(GAME.view(position, 0)) == offered(position)


# Old records


def test_the_same_seed_sets_up_the_same_game() -> None:
    assert setup(Options(), 2, 77) == setup(Options(), 2, 77)
    assert setup(Options(), 2, 77) != setup(Options(), 2, 78)


def test_a_known_seed_sets_up_a_known_game() -> None:
    """Old records must replay: whoever changes this raises the rules' version."""
    assert (GAME.key, GAME.version) == ("rest_in_peace", 1)
    position = setup(Options(psychics=Psychics.ALL), 2, 2024)
    green, blue = position.families
    assert line_of(position.options, 2024) == [14, 22, 12, 9, 2, 27, 17, 13, 5]
    assert position.mansions == (3, 7, 6, 1, 0, 8, 2, 9, 5, 4)
    assert [faces(family.hand, seat) for seat, family in enumerate((green, blue))] == [
        "1 3 1 2 2",
        "4 4 1 1 3",
    ]
    assert faces(green.deck[:6], 0) == "6 5 3 4 2 1"
    assert faces(blue.deck[:6], 1) == "4 2 3 2 1 3"


def open_psychics(position: Position) -> int:
    """How many psychics of the line the players see."""
    seen = {
        sum(card.face is not None for card in GAME.view(position, seat).line) for seat in (0, 1)
    }
    (number,) = seen
    return number
