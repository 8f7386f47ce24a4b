"""What a function of one thing gives, kept."""

from __future__ import annotations

import pytest

from halloween_table.engine.keeping import kept


def test_a_thing_is_worked_out_once() -> None:
    asked: list[int] = []

    @kept
    def doubled(number: int) -> list[int]:
        asked.append(number)
        return [2 * number]

    first = doubled(3)
    assert first == [6]
    assert doubled(3) is first
    assert doubled(4) == [8]
    assert asked == [3, 4]


def test_equal_things_are_one() -> None:
    named = kept(str)
    assert named(1) is named(True)


def test_what_fails_is_not_kept() -> None:
    @kept
    def reciprocal(number: int) -> float:
        return 1 / number

    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            reciprocal(0)
