"""When what is seen: the points first, then who has won; and nobody waits long."""

from __future__ import annotations

from itertools import pairwise

import pytest

from halloween_table.app.ceremony.counting import Counting
from halloween_table.app.ceremony.timetable import LONGEST, Timetable


@pytest.mark.parametrize("lines", [0, 1, 7, 20])
@pytest.mark.parametrize("factor", [0.5, 1.0, 1.6])
def test_nothing_goes_back_and_nobody_waits_long(lines: int, factor: float) -> None:
    timetable = Timetable(lines, factor)
    assert 0 < timetable.lasts <= LONGEST
    moments = [timetable.at(at) for at in range(0, timetable.lasts + 50, 10)]
    for before, after in pairwise(moments):
        assert before.counted <= after.counted <= lines
        assert before.risen <= after.risen <= 1
        assert before.fallen <= after.fallen <= 1
        assert after.risen == 0 or after.counted == lines, "first the points, then who has won"
    assert moments[0].counted == moments[0].risen == moments[0].fallen == 0
    assert (moments[-1].counted, moments[-1].risen, moments[-1].fallen) == (lines, 1, 1)


def test_with_motion_off_it_is_all_there_at_once() -> None:
    assert Timetable(7, 0.0).lasts == 0
    assert Timetable(7, 0.0).at(0).fallen == 1


def test_of_a_line_that_is_being_counted_a_part_counts() -> None:
    counting = Counting(((4, 6), (10, -2)))
    assert counting.lines == 2
    assert counting.so_far(0) == [0, 0]
    assert counting.so_far(0.5) == [2, 5]
    assert counting.so_far(2) == [10, 8]


def test_the_most_that_anybody_ever_has_fills_the_highest_step() -> None:
    counting = Counting(((4, 6), (12, -2)))
    assert counting.shares(1) == [4 / 12, 1]
    assert counting.shares(2) == [10 / 12, 10 / 12]
    assert Counting(((), ())).shares(0) == [0, 0]
