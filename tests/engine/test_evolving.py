"""Changing parts of frozen things."""

from __future__ import annotations

import pickle

import pytest
from attrs import evolve, frozen
from attrs.exceptions import FrozenInstanceError

from halloween_table.engine.evolving import evolved, evolved_by


@frozen
class One:
    part: tuple[int, ...] = (1, 2)


@frozen
class Three:
    first: int
    second: str = "b"
    third: One = One()


@frozen
class Four(Three):
    fourth: int = 4


@pytest.mark.parametrize(
    "parts", [{}, {"first": 2}, {"third": One(())}, {"first": 0, "second": "", "third": One()}]
)
def test_it_is_what_attrs_makes_of_it(parts: dict[str, object]) -> None:
    whole = Three(1)
    now = evolved(whole, **parts)
    assert type(now) is Three
    assert now == evolve(whole, **parts)  # type: ignore[arg-type]
    assert now == evolved_by(whole, parts)
    assert whole == Three(1)


def test_a_thing_of_one_part_is_no_exception() -> None:
    assert evolved(One(), part=(3,)) == One((3,))
    assert evolved(One()) == One()


def test_there_must_be_such_a_part() -> None:
    with pytest.raises(AttributeError):
        evolved(One(), parts=(3,))


def test_what_comes_of_it_is_as_frozen_as_the_rest() -> None:
    now = evolved(Three(1), first=2)
    with pytest.raises(FrozenInstanceError):
        now.first = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del now.first
    assert pickle.loads(pickle.dumps(now)) == now


def test_what_a_class_has_from_another_is_copied_too() -> None:
    assert evolved(Four(1, fourth=5), second="c") == Four(1, "c", fourth=5)
