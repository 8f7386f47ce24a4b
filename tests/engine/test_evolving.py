"""Changing parts of frozen things."""

from __future__ import annotations

import pytest
from attrs import evolve, frozen

from halloween_table.engine.evolving import evolved


@frozen
class One:
    part: tuple[int, ...] = (1, 2)


@frozen
class Three:
    first: int
    second: str = "b"
    third: One = One()


@pytest.mark.parametrize(
    "parts", [{}, {"first": 2}, {"third": One(())}, {"first": 0, "second": "", "third": One()}]
)
def test_it_is_what_attrs_makes_of_it(parts: dict[str, object]) -> None:
    whole = Three(1)
    now = evolved(whole, **parts)
    assert type(now) is Three
    assert now == evolve(whole, **parts)  # type: ignore[arg-type]
    assert whole == Three(1)


def test_a_thing_of_one_part_is_no_exception() -> None:
    assert evolved(One(), part=(3,)) == One((3,))
    assert evolved(One()) == One()


def test_there_must_be_such_a_part() -> None:
    with pytest.raises(KeyError):
        evolved(One(), parts=(3,))
