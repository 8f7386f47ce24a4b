"""The rules against the brute force: the same moves, and the same after them, all game long."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest
from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import TABLE, Refused
from halloween_table.games.rest_in_peace.rules.moves import Choose, EndTurn, Move, Play, PlayUnseen
from halloween_table.games.rest_in_peace.rules.position import Position
from halloween_table.games.rest_in_peace.rules.strength import now

from .. import brute_force as brute
from ..perft_cases import Case, Side, opened
from ..wandering import (
    GAME,
    NUMBERS,
    SETTINGS,
    Moment,
    candidate,
    eve_of_ten,
    hardly_two_cards,
    made_up,
    wander,
)

Start = Callable[[Random], Position]


def dealt(choice: Random) -> Position:
    return GAME.setup(choice.choice(SETTINGS), 2, choice.getrandbits(53))


def any_round(choice: Random) -> Position:
    wanted = choice.sample(NUMBERS, choice.choice([0, 2, 2, 4]))
    return made_up(choice, wanted, choice.choice([5, 7, 8, 9, 9, 9]))


STARTS: list[tuple[Start, int]] = [
    (dealt, 4),
    (any_round, 30),
    (hardly_two_cards, 120),
    (eve_of_ten, 120),
]
"""How games begin, and how many of them are one test."""

games = pytest.mark.parametrize(
    ("start", "games", "seed"),
    [
        *((start, games, seed) for start, games in STARTS for seed in range(2)),
        *(
            pytest.param(start, games, seed, marks=pytest.mark.long)
            for start, games in STARTS
            for seed in range(2, 60)
        ),
    ],
    ids=lambda value: value.__name__ if callable(value) else str(value),
)


@games
def test_the_rules_do_as_the_brute_force(start: Start, games: int, seed: int) -> None:
    for game in range(games):
        choice = Random(f"{seed} {game}")
        position = start(choice)
        for moment in wander(position, choice):
            assert_same_before(moment, choice)
            position = GAME.play(moment.position, moment.actor, moment.chosen).position
            assert_same_after(moment, position)
        assert position.over
        assert GAME.actors(position) == ()
        outcome = GAME.outcome(position)
        assert outcome is not None
        assert outcome.winners == (brute.winner_of(position),)


def assert_same_before(moment: Moment, choice: Random) -> None:
    """The strengths, whose decision it is, what is lawful and what is not."""
    position, actor = moment.position, moment.actor
    assert GAME.outcome(position) is None
    assert now(position) == (brute.strength(position, 0), brute.strength(position, 1)), position
    assert GAME.actors(position) == (brute.to_act(position),)
    lawful = brute.legal(position, actor)
    assert lawful, position
    assert len(set(moment.moves)) == len(moment.moves)
    assert set(moment.moves) == lawful, position
    for move in lawful:
        assert GAME.refusal(position, actor, move) is None, (position, move)
    for who in (actor, actor, actor, 1 - actor, TABLE):
        assert_lawful_or_not(position, who, candidate(position, choice))


def assert_lawful_or_not(position: Position, actor: int, move: Move) -> None:
    refusal = GAME.refusal(position, actor, move)
    if move in brute.legal(position, actor):
        assert refusal is None, (position, actor, move)
        return
    assert refusal is not None, (position, actor, move)
    with pytest.raises(Refused) as caught:
        GAME.play(position, actor, move)
    assert caught.value.refusal == refusal


def assert_same_after(moment: Moment, got: Position) -> None:
    possible = brute.after(moment.position, moment.actor, moment.chosen)
    faults = min((expected.faults(got) for expected in possible), key=len)
    assert not faults, (moment.position, moment.chosen, faults)


@pytest.mark.long
@pytest.mark.parametrize("first", NUMBERS)
def test_every_two_psychics_meet(first: int) -> None:
    """In a round or at round 10, on whichever sides; and nothing goes wrong then."""
    met: Counter[frozenset[int]] = Counter()
    for second in [number for number in NUMBERS if number > first]:
        for game in range(24):
            choice = Random(f"{first} {second} {game}")
            wanted = (first, second)
            position = eve_of_ten(choice, wanted) if game % 2 else made_up(choice, wanted)
            for moment in wander(position, choice):
                assert_same_before(moment, choice)
                position = GAME.play(moment.position, moment.actor, moment.chosen).position
                assert_same_after(moment, position)
                met.update(in_play_together(position))
    missing = [
        second for second in NUMBERS if second > first and not met[frozenset((first, second))]
    ]
    assert not missing


def in_play_together(position: Position) -> list[frozenset[int]]:
    numbers = [
        brute.face(laid.card)
        for family in position.families
        for laid in family.laid
        if brute.is_psychic(laid.card)
    ]
    return [frozenset(pair) for pair in combinations(numbers, 2)]


# Chance


def outcomes(position: Position, *moves: Move) -> set[Position]:
    """What the last of the moves leads to, if chance is asked often."""
    *first, last = moves
    for move in first:
        position = GAME.play(position, position.seat, move).position
    found = set()
    for state in range(300):
        asked = evolve(position, chance=Chance(state))
        after = GAME.play(asked, position.seat, last).position
        found.add(evolve(after, chance=position.chance))
    return found


CHANCE = opened(
    Case(
        name="chance",
        shows="everything that chance decides",
        line="22 2 21 6 1 4 5 8 9",
        won="gbgb",
        green=Side(hand="1 2 3", deck="4 5 6 1", front="p22 p2 p21", past="1|2"),
        blue=Side(hand="1 2 3 4", deck="5", laid="p6"),
    )
)
FREE = opened(
    Case(
        name="free",
        shows="the same without 6",
        line="22 2 21 6 1 4 5 8 9",
        won="gbgb",
        green=Side(hand="1 2 3", deck="4 5 6 1", front="p22 p2 p21", past="1|2"),
        blue=Side(hand="1 2 3 4", deck="5"),
    )
)


def test_every_ghost_of_the_hand_may_be_drawn_and_played() -> None:
    """RP-4.6."""
    after = outcomes(CHANCE, PlayUnseen())
    assert {position.families[0].laid[0].card.face for position in after} == {1, 2, 3}
    assert len(after) == 3


def test_every_ghost_of_the_hand_may_be_discarded() -> None:
    """RP-4.22."""
    after = outcomes(FREE, Play(42))
    assert {position.families[1].discards[0].face for position in after} == {1, 2, 3, 4}
    assert len(after) == 4


def test_the_deck_is_shuffled_into_every_order() -> None:
    """RP-4.2."""
    (ghost, *_) = sorted(card.sleeve for card in FREE.families[0].deck)
    after = outcomes(FREE, Play(43), Choose(ghost))
    assert len({position.families[0].deck for position in after}) == 6


def test_the_hand_is_shuffled_into_every_order() -> None:
    """RP-4.21: nobody can tell which sleeve the ghost is in that came back."""
    ghost = FREE.families[0].past[0][0].card.sleeve
    after = outcomes(FREE, Play(44), Choose(ghost))
    assert len({position.families[0].hand for position in after}) == 12


# Hand-counted facts about the brute force


def test_the_sample_round() -> None:
    """Green 2; blue 2+2; green +5; blue +4; green +1+1; blue 8 with three even cards; green leaves."""
    position = opened(
        Case(
            name="sample",
            shows="the sample round",
            line="8 1 2 3 4 5 6 7 9",
            won="g",
            green=Side(hand="2 5 1 1", deck="3 3", past="1"),
            blue=Side(hand="2 2 4", deck="3 3", front="p8", past=""),
        )
    )
    g2, g5, g1, g1b = (card.sleeve for card in position.families[0].hand)
    b2, b2b, b4 = (card.sleeve for card in position.families[1].hand)
    counted = []
    for turn in ((g2,), (b2, b2b), (g5,), (b4,), (g1, g1b), (42,)):
        for sleeve in turn:
            (possible,) = brute.after(position, position.seat, Play(sleeve))
            position = possible.position
        counted.append(brute.strength(position, position.seat))
        (possible,) = brute.after(position, position.seat, EndTurn())
        position = possible.position
    assert counted == [2, 4, 7, 8, 9, 11]
    assert (position.seat, position.round) == (0, 2)
    (possible,) = brute.after(position, 0, EndTurn())
    assert possible.position.results[-1].winner == 1
    assert possible.position.results[-1].strengths == (9, 11)


@pytest.mark.parametrize(
    ("green", "blue", "strengths"),
    [
        ("1 2", "3", (3, 3)),
        ("6 6", "1 p28", (2, 6)),  # 7-6 twice, 7-1
        ("6 5 4", "p19", (6, 0)),
        ("6 5 p28", "1 p19", (2, 6)),  # 28 first, then 19
        ("p8 2 3 4", "2 4", (11, 6)),
        ("p9 1 1 2", "", (6, 0)),
        ("p10:2 2 p4 1", "2", (9, 4)),
        ("p24 2 2 p4 3", "2 2", (12, 4)),
        ("p20 3 3 1", "", (10, 0)),
        ("p20 2 1", "p12", (0, 0)),  # the strongest does not count: nothing to double
        ("p20 p9 1 2", "p12", (0, 0)),
        ("p20 p9 1 2 p10:1", "p12 1", (0, 3)),
        ("p20 2 p10:1 1 3", "p12", (6, 0)),  # 1+2 and 3 are equal: the 3 is doubled
        ("p15=0 p8", "", (1, 0)),  # 0 is even
        ("p10 p15=0", "", (0, 0)),  # what is not named yet is not 0
    ],
)
def test_strength(green: str, blue: str, strengths: tuple[int, int]) -> None:
    """RP-3.1, with the rulings."""
    there = re.findall(r"p(\d+)", f"{green} {blue}")
    others = [str(number) for number in NUMBERS if str(number) not in there]
    position = opened(
        Case(
            name="strength",
            shows="one step after the other",
            line=" ".join([*there, *others][:9]),
            won="gbgbgbgb",
            green=Side(laid=green),
            blue=Side(laid=blue),
        )
    )
    assert (brute.strength(position, 0), brute.strength(position, 1)) == strengths
    assert now(position) == strengths
