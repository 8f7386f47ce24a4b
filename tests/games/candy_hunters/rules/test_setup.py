"""Setting the game up."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from halloween_table.games.candy_hunters.rules.cards import HAUNTED_NUMBERS, REGULAR_NUMBERS
from halloween_table.games.candy_hunters.rules.position import Ghost, House, Options, Stage
from halloween_table.games.candy_hunters.rules.setup import START_CELLS, setup, start_colourings
from halloween_table.games.candy_hunters.rules.town import ARMS, COLOURS, CORE, Cell, Colour

from ..doing import GAME, offered

SEATS = (2, 3, 4)
WINDMILL = {(0, 0), (1, 0), (0, 1), (1, 1), (0, -1), (2, 0), (1, 2), (-1, 1)}


def test_two_to_four_can_play() -> None:
    """CH-S1"""
    assert list(GAME.seat_counts) == [2, 3, 4]
    for seats in SEATS:
        assert len(GAME.setup(Options(), seats, 1).hunters) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_or_more_cannot_play(seats: int) -> None:  # CH-S1
    with pytest.raises(ValueError, match="seats"):
        GAME.setup(Options(), seats, 1)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_chosen_first_player_begins(first: int) -> None:  # CH-S1
    position = GAME.setup(Options(first=first), 3, 1)
    assert GAME.actors(position) == (first,)
    assert (position.seat, position.round, position.stage) == (first, 1, Stage.HOUSE)


@pytest.mark.parametrize("first", [-1, 3])
def test_nobody_begins_who_does_not_sit_there(first: int) -> None:  # CH-S1
    with pytest.raises(ValueError, match="first"):
        GAME.setup(Options(first=first), 3, 1)


def test_the_town_starts_as_a_windmill_with_a_ghost_on_each_arm() -> None:  # CH-S2
    position = GAME.setup(Options(), 2, 5)
    assert set(position.houses) == WINDMILL
    assert position.standing == {
        Cell(0, -1): Ghost(0), Cell(2, 0): Ghost(1), Cell(1, 2): Ghost(2), Cell(-1, 1): Ghost(3)
    }  # fmt: skip
    assert {*CORE, *ARMS} == WINDMILL


def _beside(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def test_all_624_colourings_without_like_neighbours_are_possible() -> None:  # CH-S3
    pairs = [(a, b) for a in range(8) for b in range(a) if _beside(START_CELLS[a], START_CELLS[b])]
    lawful = {
        colours
        for colours in set(permutations("oovvggbb"))
        if all(colours[a] != colours[b] for a, b in pairs)
    }
    listed = [tuple(colour[0] for colour in colours) for colours in start_colourings()]
    assert len(listed) == 624
    assert set(listed) == lawful


def test_every_colouring_is_drawn_about_equally_often() -> None:  # CH-S3
    colourings = start_colourings()
    cells = START_CELLS
    drawn = Counter(
        tuple(house.colour for cell in cells for house in [setup(Options(), 2, seed).houses[cell]])
        for seed in range(2500)
    )
    assert set(drawn) <= set(colourings)
    assert len(drawn) > 595
    assert max(drawn.values()) < 17


def test_no_two_start_houses_of_a_colour_share_an_edge() -> None:  # CH-S3
    for seed in range(50):
        houses = GAME.setup(Options(), 2, seed).houses
        assert Counter(house.colour for house in houses.values()) == dict.fromkeys(COLOURS, 2)
        for cell, house in houses.items():
            for other, next_house in houses.items():
                assert not _beside(cell, other) or house.colour != next_house.colour


def test_seven_houses_of_each_colour_are_left() -> None:  # CH-S4
    position = GAME.setup(Options(), 4, 3)
    assert position.stacks == dict.fromkeys(COLOURS, 7)
    for seat in (0, 3, None):
        assert GAME.view(position, seat).stacks == position.stacks


def test_start_houses_are_number_one_and_two_of_their_colour() -> None:  # CH-S4
    houses = GAME.setup(Options(), 2, 3).houses.values()
    assert set(houses) == {House(colour, number) for colour in Colour for number in (1, 2)}


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_five_kids_and_two_regular_cards(seats: int) -> None:  # CH-S5
    position = GAME.setup(Options(), seats, 8)
    for hunter in position.hunters:
        assert hunter.kids == 5
        assert [held.haunted for held in hunter.hand] == [False, False]
        assert (hunter.scored, hunter.candies, hunter.scares) == ((), (), 0)
    dealt = [held.card for hunter in position.hunters for held in hunter.hand]
    rest = [held.card for held in position.deck]
    assert len(rest) == 28 - 2 * seats
    assert sorted([*dealt, *rest]) == list(REGULAR_NUMBERS)  # type: ignore[type-var]


def test_cards_are_shuffled_by_the_seed() -> None:  # CH-S5
    orders = {tuple(c.card for c in GAME.setup(Options(), 2, seed).deck) for seed in range(20)}
    assert len(orders) == 20


def test_hands_are_hidden_from_the_others() -> None:  # CH-S5
    position = GAME.setup(Options(haunted=True), 3, 8)
    view = GAME.view(position, 1)
    assert view.hunters[1] == position.hunters[1]
    for seat in (0, 2):
        assert [held.card for held in view.hunters[seat].hand] == [None, None, None]
        assert [held.slot for held in view.hunters[seat].hand] == [
            held.slot for held in position.hunters[seat].hand
        ]
    assert {held.card for held in view.deck} == {None}
    for hunter in GAME.view(position, None).hunters:
        assert {held.card for held in hunter.hand} == {None}


def test_a_slot_says_nothing_about_its_card() -> None:  # CH-S5
    slots = [[held.slot for held in GAME.setup(Options(), 2, seed).deck] for seed in range(5)]
    assert all(order == slots[0] for order in slots)
    position = GAME.setup(Options(haunted=True), 4, 1)
    every = [c.slot for c in position.deck] + [c.slot for h in position.hunters for c in h.hand]
    assert len(set(every)) == len(every) == 32


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_also_gets_a_haunted_card_in_the_advanced_game(seats: int) -> None:  # CH-S6
    position = GAME.setup(Options(haunted=True), seats, 8)
    cards = [held.card for hunter in position.hunters for held in hunter.hand if held.haunted]
    assert len(set(cards)) == len(cards) == seats
    assert set(cards) <= set(HAUNTED_NUMBERS)
    assert not any(held.haunted for held in position.deck)
    assert all([c.haunted for c in h.hand] == [False, False, True] for h in position.hunters)


def test_any_haunted_card_may_be_dealt() -> None:  # CH-S6
    seen = {GAME.setup(Options(haunted=True), 2, s).hunters[0].hand[2].card for s in range(100)}
    assert seen == set(HAUNTED_NUMBERS)


def test_without_the_advanced_game_nobody_has_a_haunted_card() -> None:  # CH-S6
    for hunter in GAME.setup(Options(large_ghost=True), 4, 8).hunters:
        assert not any(held.haunted for held in hunter.hand)


@pytest.mark.parametrize("haunted", [False, True])
def test_the_large_ghost_starts_beside_the_board(haunted: bool) -> None:  # CH-S7
    position = GAME.setup(Options(haunted=haunted, large_ghost=True), 2, 8)
    assert position.where(Ghost(4)) is None
    assert len(position.standing) == 4


def test_the_first_move_is_one_of_48_houses() -> None:
    """Twelve cells are next to the windmill. CH-1.1"""
    assert len(offered(GAME.setup(Options(), 2, 3))) == 4 * 12


def test_a_game_starts_with_nothing_done() -> None:
    position = GAME.setup(Options(), 2, 3)
    assert (position.ghost_moves, position.pending, position.round) == (0, (), 1)
    assert position.stage is Stage.HOUSE


def test_without_further_agreement_it_is_the_simple_game_from_the_first_seat() -> None:
    """CH-S1, CH-S6, CH-S7"""
    assert Options() == Options(first=0, haunted=False, large_ghost=False)


def test_the_same_seed_sets_up_the_same_game() -> None:
    assert setup(Options(), 3, 77) == setup(Options(), 3, 77)
    assert setup(Options(), 3, 77) != setup(Options(), 3, 78)


def test_a_known_seed_sets_up_a_known_game() -> None:
    """Old records must replay: whoever changes this raises the rules' version."""
    position = setup(Options(haunted=True), 2, 2024)
    letters = "".join(position.houses[cell].colour[0] for cell in START_CELLS)
    hands = [[held.card for held in hunter.hand] for hunter in position.hunters]
    assert letters == "bvgboogv"
    assert hands == [[14, 22, 29], [12, 9, 36]]
    assert [held.card for held in position.deck[:6]] == [2, 27, 17, 13, 5, 11]
