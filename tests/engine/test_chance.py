"""Chance: the same on every system, and fair."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from halloween_table.engine.chance import SEEDS, Chance


def stream(seed: int, limit: int, length: int) -> list[int]:
    chance, numbers = Chance(seed), []
    for _ in range(length):
        number, chance = chance.below(limit)
        numbers.append(number)
    return numbers


def test_the_generator_is_splitmix64() -> None:
    """The first outputs for seed 1234567, as its authors publish them."""
    assert stream(1234567, 1 << 64, 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize(
    ("seed", "limit", "numbers"),
    [
        (0, 6, [1, 0, 1, 4, 1, 0, 5, 2]),
        (1, 6, [5, 1, 0, 5, 3, 2, 3, 3]),
        (2024, 624, [565, 194, 303, 265, 458, 235, 311, 530]),
        (SEEDS - 1, 100, [67, 88, 44, 38, 23, 32, 54, 86]),
    ],
)
def test_a_seed_always_gives_the_same_numbers(seed: int, limit: int, numbers: list[int]) -> None:
    assert stream(seed, limit, 8) == numbers


def test_a_seed_always_gives_the_same_order() -> None:
    assert Chance(0).shuffled(range(10))[0] == (6, 3, 2, 9, 8, 1, 4, 7, 0, 5)
    assert "".join(Chance(2024).shuffled("halloween")[0]) == "wheneallo"


def test_the_state_after_a_shuffle_is_known_too() -> None:
    """Nine draws for ten things: the state has gone nine steps."""
    _, chance = Chance(0).shuffled(range(10))
    assert chance == Chance(9 * 0x9E3779B97F4A7C15 % (1 << 64))


def test_drawing_does_not_change_the_state_drawn_from() -> None:
    chance = Chance(5)
    assert chance.below(1000) == chance.below(1000)
    assert chance.shuffled("abc") == chance.shuffled("abc")
    assert chance == Chance(5)
    assert hash(chance) == hash(Chance(5))


def test_a_fork_goes_its_own_way() -> None:
    """Its numbers are none of those that come next, and the state goes on as after any draw."""
    number, after = Chance(5).below(1 << 64)
    fork, chance = Chance(5).forked()
    assert (fork, chance) == (Chance(number), after)
    ahead = set(stream(5, 1 << 64, 1000))
    assert not ahead & set(stream(fork.state, 1 << 64, 1000))


def test_a_number_is_below_its_limit_and_every_number_comes() -> None:
    for limit in (1, 2, 3, 6, 7):
        assert set(stream(9, limit, 300)) == set(range(limit))


@pytest.mark.parametrize("limit", [0, -1])
def test_there_must_be_something_to_draw_from(limit: int) -> None:
    with pytest.raises(ValueError, match="nothing"):
        Chance(1).below(limit)


def test_numbers_that_would_be_unfair_are_drawn_again() -> None:
    """Of 2**64 numbers, the upper half less one does not divide into 2**63 + 1."""
    limit = (1 << 63) + 1
    raw = stream(3, 1 << 64, 200)
    kept = [number for number in raw if number < limit]
    assert stream(3, limit, len(kept)) == kept
    assert len(kept) < 130


def test_a_limit_that_divides_keeps_every_number() -> None:
    raw = stream(3, 1 << 64, 50)
    assert stream(3, 1 << 63, 50) == [number % (1 << 63) for number in raw]


def test_a_die_is_fair_enough() -> None:
    counts = Counter(stream(11, 6, 60_000))
    square = sum((counts[eyes] - 10_000) ** 2 / 10_000 for eyes in range(6))
    assert square < 20.5  # one in a thousand dice with five degrees of freedom


def test_every_order_is_as_likely_as_another() -> None:
    counts: Counter[tuple[str, ...]] = Counter()
    chance = Chance(4)
    for _ in range(12_000):
        order, chance = chance.shuffled("abcd")
        counts[order] += 1
    assert set(counts) == set(permutations("abcd"))
    square = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert square < 49.7  # one in a thousand, 23 degrees of freedom


def test_a_shuffle_keeps_every_thing() -> None:
    things = ["a", "a", "b", "c"]
    assert sorted(Chance(8).shuffled(things)[0]) == things
    assert things == ["a", "a", "b", "c"]
    assert Chance(8).shuffled(()) == ((), Chance(8))
    assert Chance(8).shuffled("x") == (("x",), Chance(8))


def test_neighbouring_seeds_have_little_in_common() -> None:
    firsts = [stream(seed, 1000, 1)[0] for seed in range(200)]
    assert len(set(firsts)) > 150


def test_seeds_fit_into_every_json_reader() -> None:
    assert SEEDS == 2**53
    assert int(float(SEEDS - 1)) == SEEDS - 1
