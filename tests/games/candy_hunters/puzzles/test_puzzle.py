"""What a puzzle may be, and its code."""

from __future__ import annotations

from itertools import pairwise

import pytest
from attrs import evolve

from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.games.candy_hunters.puzzles.code import (
    LETTERS,
    BadCode,
    Faulty,
    decode,
    encode,
)
from halloween_table.games.candy_hunters.puzzles.game import EXAMPLE
from halloween_table.games.candy_hunters.puzzles.puzzle import Puzzle, faults, tidied
from halloween_table.games.candy_hunters.rules.town import Cell, Colour

from .drawing import puzzle_of, random_puzzle

GOOD = puzzle_of(
    """
    o. v1 g. b.
    g. oA b. v.
    b. vA g1 oA
    """,
    "ov/g.",
    "vog",
)
STRIP = {Cell(x, 0): tuple(Colour)[x % 4] for x in range(40)}


def _faults(puzzle: Puzzle) -> list[tuple[str, str]]:
    return [(fault.rule, fault.reason) for fault in faults(puzzle)]


def _strip(length: int) -> FrozenMap[Cell, Colour]:
    return FrozenMap({cell: STRIP[cell] for cell in list(STRIP)[:length]})


def _cells(*columns: int) -> frozenset[Cell]:
    return frozenset(Cell(x, 0) for x in columns)


def test_a_puzzle_within_the_limits_has_no_faults() -> None:  # CH-7.1, CH-7.4
    assert faults(GOOD) == ()


ON_A_STRIP = Puzzle(_strip(10), _cells(0), _cells(2, 3), (1, 2, 3), 3, 5)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"tiles": _strip(9)}, ("CH-7.4", "too_few_tiles")),
        ({"tiles": _strip(19)}, ("CH-7.4", "too_many_tiles")),
        ({"tiles": _strip(11).without(Cell(5, 0))}, ("CH-7.4", "not_joined")),
        (
            {"tiles": FrozenMap(dict.fromkeys(_strip(10), Colour.BLUE))},
            ("CH-7.4", "too_many_of_colour"),
        ),
        ({"ghosts": _cells(11)}, ("CH-7.4", "piece_without_tile")),
        ({"kids": _cells(2, 11)}, ("CH-7.4", "piece_without_tile")),
        ({"ghosts": _cells(2)}, ("CH-7.4", "two_on_a_tile")),
        ({"ghosts": _cells()}, ("CH-7.4", "too_few_ghosts")),
        ({"ghosts": _cells(0, 1, 4, 5, 6)}, ("CH-7.4", "too_many_ghosts")),
        ({"kids": _cells(2)}, ("CH-7.4", "too_few_kids")),
        ({"kids": _cells(2, 3, 4, 5, 6, 7)}, ("CH-7.4", "too_many_kids")),
        ({"cards": (1,), "rounds": 1}, ("CH-7.4", "too_few_cards")),
        ({"cards": (1, 2, 3, 4, 5)}, ("CH-7.4", "too_many_cards")),
        ({"cards": (1, 2)}, ("CH-7.4", "fewer_cards_than_rounds")),
        ({"cards": (1, 2, 29)}, ("CH-7.4", "haunted_card")),
        ({"cards": (1, 2, 37)}, ("CH-7.4", "no_such_card")),
        ({"cards": (1, 2, 2)}, ("CH-7.4", "card_twice")),
        ({"rounds": 0}, ("CH-7.1", "too_few_rounds")),
        ({"rounds": 4}, ("CH-7.1", "too_many_rounds")),
        ({"goal": 0}, ("CH-7.1", "too_few_goal")),
        ({"goal": 16}, ("CH-7.1", "too_many_goal")),
    ],
)
def test_each_limit_has_a_fault_of_its_own(
    changes: dict[str, object], fault: tuple[str, str]
) -> None:
    """CH-7.1, CH-7.4: and what is faulty has no code."""
    puzzle = evolve(ON_A_STRIP, **changes)
    assert faults(ON_A_STRIP) == ()
    assert _faults(puzzle) == [fault]
    with pytest.raises(Faulty) as faulty:
        encode(puzzle)
    assert faulty.value.faults == faults(puzzle)


def test_all_faults_are_told_at_once() -> None:  # CH-7.4
    nothing = Puzzle(FrozenMap(), frozenset(), frozenset(), (), 1, 1)
    assert [reason for _, reason in _faults(nothing)] == [
        "too_few_tiles",
        "too_few_ghosts",
        "too_few_kids",
        "too_few_cards",
        "fewer_cards_than_rounds",
    ]


def _some_puzzles(count: int) -> list[Puzzle]:
    puzzles = [random_puzzle(seed, 1 + seed % 3, goal=1 + seed % 15) for seed in range(count)]
    return [puzzle for puzzle in puzzles if not faults(puzzle)]


def test_every_puzzle_comes_back_from_its_code() -> None:
    for puzzle in [*_some_puzzles(200), ON_A_STRIP, evolve(ON_A_STRIP, tiles=_strip(18))]:
        again = decode(encode(puzzle))
        assert again == tidied(puzzle)
        assert list(again.tiles) == list(tidied(puzzle).tiles)


def test_a_code_does_not_say_where_on_the_table_a_puzzle_lies() -> None:
    def moved(cell: Cell) -> Cell:
        return Cell(cell.x - 7, cell.y + 9)

    elsewhere = Puzzle(
        FrozenMap({moved(cell): colour for cell, colour in reversed(GOOD.tiles.items())}),
        frozenset(map(moved, GOOD.ghosts)),
        frozenset(map(moved, GOOD.kids)),
        GOOD.cards[::-1],
        GOOD.rounds,
        GOOD.goal,
    )
    assert encode(elsewhere) == encode(GOOD)
    assert tidied(elsewhere) == GOOD


def test_a_code_is_short() -> None:
    lengths = sorted(len(encode(puzzle).replace("-", "")) for puzzle in _some_puzzles(200))
    assert lengths[len(lengths) // 2] <= 22
    assert lengths[-1] <= 30


def test_a_code_may_be_typed_carelessly() -> None:
    """In small letters, without its strokes or with other ones, with letters that look alike."""
    for puzzle in _some_puzzles(40):
        code = encode(puzzle)
        plain = code.replace("-", "")
        for typed in (
            plain,
            plain.lower(),
            f"  {code} ",
            " ".join(plain),
            code.replace("-", "–"),
            code.replace("0", "O").replace("1", "l").replace("V", "u"),
            code.replace("0", "o").replace("1", "I"),
            code.replace("A", "А").replace("X", "х").replace("K", "К"),
        ):
            assert decode(typed) == puzzle


def test_no_single_wrong_letter_passes() -> None:
    for puzzle in [*_some_puzzles(12), ON_A_STRIP]:
        plain = encode(puzzle).replace("-", "")
        for at, right in enumerate(plain):
            for wrong in LETTERS:
                if wrong != right:
                    with pytest.raises(BadCode) as bad:
                        decode(plain[:at] + wrong + plain[at + 1 :])
                    assert bad.value.refusal.reason == "code_mistyped"


def test_no_two_swapped_neighbours_pass() -> None:
    for puzzle in _some_puzzles(60):
        plain = encode(puzzle).replace("-", "")
        for at, (one, other) in enumerate(pairwise(plain)):
            if one != other:
                with pytest.raises(BadCode):
                    decode(plain[:at] + other + one + plain[at + 2 :])


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "code_empty"),
        (" - - ", "code_empty"),
        ("AB?D", "code_letter"),
        ("Ж", "code_letter"),
        ("7", "code_mistyped"),
        ("00", "code_mistyped"),
        ("000", "code_of_nothing"),
        (f"0{EXAMPLE}", "code_of_nothing"),
        (EXAMPLE[:-1], "code_mistyped"),
        (f"{EXAMPLE}2", "code_mistyped"),
        ("Z" * 2000, "code_mistyped"),
    ],
)
def test_what_is_no_code_is_told_why(typed: str, reason: str) -> None:
    with pytest.raises(BadCode) as bad:
        decode(typed)
    assert bad.value.refusal.reason == reason
