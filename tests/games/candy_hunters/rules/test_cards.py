"""The card table."""

from __future__ import annotations

from collections import Counter

import pytest

from halloween_table.games.candy_hunters.rules.cards import (
    CARDS,
    HAUNTED_NUMBERS,
    REGULAR_NUMBERS,
    Card,
    Need,
    read_pattern,
    turned,
)
from halloween_table.games.candy_hunters.rules.town import COLOURS, Colour

REGULAR = [CARDS[number] for number in REGULAR_NUMBERS]
HAUNTED = [CARDS[number] for number in HAUNTED_NUMBERS]


def straight(card: Card) -> bool:
    cells = card.turns[0]
    return len({x for x, _, _ in cells}) == 1 or len({y for _, y, _ in cells}) == 1


def joined(needs: tuple[Need, ...]) -> bool:
    cells = {(x, y) for x, y, _ in needs}
    reached, border = set(), {min(cells)}
    while border:
        x, y = border.pop()
        reached.add((x, y))
        border |= ({(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cells) - reached
    return reached == cells


def test_there_are_28_regular_and_8_haunted_cards() -> None:  # CH-S5, CH-S6
    assert list(CARDS) == list(range(1, 37))
    assert list(REGULAR_NUMBERS) == list(range(1, 29))
    assert list(HAUNTED_NUMBERS) == list(range(29, 37))
    assert [card.number for card in CARDS.values()] == list(CARDS)
    assert [card.haunted for card in CARDS.values()] == [False] * 28 + [True] * 8


def test_a_regular_card_is_three_joined_houses_of_three_colours() -> None:
    for card in REGULAR:
        assert len({colour for _, _, colour in card.turns[0]} - {None}) == 3
        assert len(card.turns[0]) == 3
        assert joined(card.turns[0])


def test_there_is_every_corner_pattern_once() -> None:
    """A corner pattern is its corner's colour and the two clockwise from it."""
    corners = Counter(
        (where[0, 0], where[1, 0], where[0, 1])
        for card in REGULAR
        if not straight(card)
        for where in [{(x, y): colour for x, y, colour in card.turns[0]}]
    )
    assert len(corners) == 24
    assert set(corners.values()) == {1}


def test_there_are_four_balanced_straight_patterns() -> None:
    rows = [[colour for _, _, colour in card.turns[0]] for card in REGULAR if straight(card)]
    assert len(rows) == 4
    assert Counter(row[1] for row in rows) == dict.fromkeys(COLOURS, 1)
    assert Counter(end for row in rows for end in (row[0], row[2])) == dict.fromkeys(COLOURS, 2)


def test_a_haunted_card_is_a_house_of_each_colour_and_two_ghosts() -> None:  # CH-3.8
    for card in HAUNTED:
        needs = [need for _, _, need in card.turns[0]]
        assert len(needs) == 6
        assert set(needs) == {*COLOURS, None}
        assert needs.count(None) == 2
        assert joined(card.turns[0])


def test_no_two_cards_are_alike_in_any_turn() -> None:
    seen = Counter(frozenset(turn) for card in CARDS.values() for turn in card.turns)
    assert len(seen) == 4 * 36


def test_a_pattern_is_read_row_by_row() -> None:
    assert read_pattern("o.x/.vg/b..") == (
        (0, 0, Colour.ORANGE),
        (2, 0, None),
        (1, 1, Colour.VIOLET),
        (2, 1, Colour.GREEN),
        (0, 2, Colour.BLUE),
    )


def test_a_pattern_turns_clockwise() -> None:  # CH-3.2
    assert set(turned(read_pattern("ov/g."))) == set(read_pattern("go/.v"))
    assert set(turned(read_pattern("vog"))) == set(read_pattern("v/o/g"))
    assert set(turned(read_pattern("xov./.gbx"))) == set(read_pattern(".x/go/bv/x."))


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.drawing)
def test_every_turn_starts_in_the_upper_left_corner(card: Card) -> None:  # CH-3.2
    assert len(card.turns) == 4
    for turn in card.turns:
        assert min(x for x, _, _ in turn) == min(y for _, y, _ in turn) == 0
    assert turned(card.turns[3]) == card.turns[0]
    assert [turned(turn) for turn in card.turns[:3]] == list(card.turns[1:])


def test_colours_are_the_four_of_the_box() -> None:
    assert [colour.value for colour in Colour] == ["orange", "violet", "green", "blue"]
