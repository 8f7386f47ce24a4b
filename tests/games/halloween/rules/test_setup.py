"""Setting the game up: HA-S1 to HA-S3."""

from __future__ import annotations

import pytest

from halloween_table.engine.chance import Chance
from halloween_table.games.halloween.rules.bonuses import BONUSES, TOKENS, bonus_of
from halloween_table.games.halloween.rules.position import CardSet, Mode, Options, Slot
from halloween_table.games.halloween.rules.powers import CARDS
from halloween_table.games.halloween.rules.town import Building

from ..doing import GAME, bonuses, levels, tokens
from ..drawing import draw, ghosts_in
from ..invariants import check

SUGGESTED = {
    CardSet.CASPER: (7, 12, 16, 27, 28, 29, 37, 51),
    CardSet.AMITYVILLE: (1, 4, 6, 15, 22, 23, 31, 46),
    CardSet.MARLEY: (3, 11, 20, 24, 26, 32, 34, 45),
    CardSet.BROWN_LADY: (12, 18, 19, 21, 23, 30, 51, 52),
    CardSet.BLOODY_MARY: (3, 8, 13, 29, 33, 40, 41, 42),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_blue_ghosts_begin_in_the_police_station(seats: int) -> None:
    """HA-S1"""
    position = GAME.setup(Options(), seats, 1)
    assert ghosts_in(position, "Police") == "bbb"
    assert sum(where >= 0 for where in position.ghosts) == 3
    check(position)


def test_a_bonus_token_lies_face_up_on_each_building_and_the_rest_are_a_stack() -> None:
    """HA-S1: 24 of them, twelve kinds twice."""
    position = GAME.setup(Options(), 3, 5)
    assert None not in position.bonuses
    assert len(position.stack) == 18
    assert sorted([*position.bonuses, *position.stack]) == list(TOKENS)
    kinds = [bonus_of(token).key for token in TOKENS]
    assert len(BONUSES) == 12
    assert {kinds.count(kind) for kind in kinds} == {2}
    assert not position.discards


def test_chance_lays_the_bonus_tokens() -> None:
    """HA-S1"""
    laid = {GAME.setup(Options(), 3, seed).bonuses for seed in range(20)}
    assert len(laid) == 20


@pytest.mark.parametrize("name", SUGGESTED)
def test_a_suggested_set_brings_its_eight_cards(name: CardSet) -> None:
    """HA-S2"""
    for seed in range(3):
        assert GAME.setup(Options(cards=name), 2, seed).cards == SUGGESTED[name]


def test_cards_can_be_drawn_at_random() -> None:
    """HA-S2: eight different ones, and every card comes at times."""
    drawn = [GAME.setup(Options(cards=CardSet.RANDOM), 2, seed).cards for seed in range(80)]
    assert all(len(set(cards)) == 8 for cards in drawn)
    assert {card for cards in drawn for card in cards} == set(CARDS) == set(range(1, 53))


def test_cards_can_be_chosen_by_hand() -> None:
    """HA-S2"""
    picked = (52, 1, 17, 40, 9, 10, 11, 12)
    position = GAME.setup(Options(cards=CardSet.PICKED, picked=picked), 2, 0)
    assert set(position.cards) == set(picked)


@pytest.mark.parametrize(
    "picked",
    [(), (1, 2, 3, 4, 5, 6, 7), tuple(range(1, 10)), (1, 1, 2, 3, 4, 5, 6, 7), (0, *range(1, 8))],
)
def test_it_must_be_eight_different_cards(picked: tuple[int, ...]) -> None:
    """HA-S2"""
    with pytest.raises(ValueError, match="HA-S2"):
        GAME.setup(Options(cards=CardSet.PICKED, picked=picked), 2, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_lord_begins_with_the_same(seats: int) -> None:
    """HA-S3: spheres on blue, 6 pumpkins, 2 scares, 12 discs, no points, nothing else."""
    position = GAME.setup(Options(), seats, 1)
    assert len(position.lords) == seats
    for one in position.lords:
        assert levels(one) == "1 1 1"
        assert (one.pumpkins, one.scares, len(one.reserve), one.points) == (6, 2, 12, 0)
        assert tokens(one) == ""
        assert (one.cards, one.slots) == ((), (Slot(), Slot(), Slot()))
        assert bonuses(one) == "- - -"
        assert not any(section.taken for section in one.sections)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_anybody_can_be_the_first_player(first: int) -> None:
    """HA-S3"""
    position = GAME.setup(Options(first=first), 3, 1)
    assert GAME.actors(position) == (first,)
    assert position.round == 1


def test_somebody_who_does_not_play_cannot_be_first() -> None:
    """HA-S3"""
    with pytest.raises(ValueError, match="HA-S3"):
        GAME.setup(Options(first=2), 2, 1)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="two to four"):
        GAME.setup(Options(), seats, 1)


def test_the_same_seed_sets_up_the_same_game() -> None:
    options = Options(cards=CardSet.RANDOM)
    assert GAME.setup(options, 2, 77) == GAME.setup(options, 2, 77)
    assert GAME.setup(options, 2, 77) != GAME.setup(options, 2, 78)


def test_a_known_seed_sets_up_a_known_game() -> None:
    """Old records must replay: whoever changes this raises the rules' version."""
    assert (GAME.key, GAME.version) == ("halloween", 1)
    position = GAME.setup(Options(cards=CardSet.RANDOM), 2, 2024)
    assert position.cards == KNOWN_CARDS
    assert draw(position) == KNOWN_TOWN
    assert position.stack[:6] == KNOWN_STACK
    assert position.chance == KNOWN_CHANCE
    master = GAME.setup(Options(mode=Mode.MASTER), 2, 2024)
    assert master.chance == Chance(2024)
    assert master.ghosts.count(Building.POLICE) == 3


KNOWN_CARDS = (1, 19, 20, 24, 33, 38, 44, 52)
KNOWN_TOWN = "School: +plus_three | Church: +higher_die | Town Hall: +yellow_token | Hospital: +blue_token | Police: bbb +three_discs | Cinema: +green_token"
KNOWN_STACK = (10, 17, 14, 16, 7, 9)
KNOWN_CHANCE = Chance(state=13549413312986867194)
