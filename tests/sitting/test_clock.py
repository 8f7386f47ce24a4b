"""The clock rings when it is due, runs on from position to position, and stands still in a pause."""

from __future__ import annotations

import pytest

from halloween_table.engine.game import Alarm
from halloween_table.sitting.clock import Clock

from .tower import Watch

SHORT, LONG = Alarm("short", 4), Alarm("long", 10)


class Listener:
    """A clock, the time, and what has rung."""

    def __init__(self) -> None:
        self.watch = Watch()
        self.clock = Clock(self.watch)
        self.heard: list[Alarm[str]] = []
        self.clock.rang.connect(self.heard.append)

    def wait(self, seconds: float) -> list[Alarm[str]]:
        self.watch.now += seconds
        self.clock.check()
        return self.heard


@pytest.fixture
def listener() -> Listener:
    return Listener()


def test_it_rings_once_when_the_time_has_passed(listener: Listener) -> None:
    listener.clock.set([SHORT])
    assert listener.wait(3.9) == []
    assert listener.wait(0.2) == [SHORT]
    assert listener.wait(100) == [SHORT]


def test_what_is_due_rings_in_order_of_its_time(listener: Listener) -> None:
    listener.clock.set([LONG, SHORT])
    assert listener.wait(60) == [SHORT, LONG]


def test_an_alarm_that_still_stands_runs_on(listener: Listener) -> None:
    listener.clock.set([SHORT, LONG])
    listener.wait(3)
    listener.clock.set([Alarm("other", 9), SHORT])
    assert listener.wait(1.5) == [SHORT]


def test_another_count_sets_it_anew(listener: Listener) -> None:
    listener.clock.set([SHORT])
    listener.wait(3)
    listener.clock.set([Alarm("short", 4, count=1)])
    assert listener.wait(3) == []
    assert listener.wait(1) == [Alarm("short", 4, count=1)]


def test_what_stands_no_longer_does_not_ring(listener: Listener) -> None:
    listener.clock.set([SHORT])
    listener.clock.set([])
    assert listener.wait(60) == []


def test_an_alarm_that_comes_back_is_set_anew(listener: Listener) -> None:
    listener.clock.set([SHORT])
    assert listener.wait(5) == [SHORT]
    listener.clock.set([])
    listener.clock.set([SHORT])
    assert listener.clock.left("short") == 4
    assert listener.wait(5) == [SHORT, SHORT]


def test_an_alarm_that_rests_goes_on_with_the_time_it_had_left(listener: Listener) -> None:
    listener.clock.set([SHORT])
    listener.wait(1)
    listener.clock.set([LONG], resting=[SHORT])
    assert listener.wait(9) == []
    listener.clock.set([LONG], resting=[SHORT])
    listener.clock.set([SHORT])
    assert listener.wait(2.9) == []
    assert listener.wait(0.2) == [SHORT]


def test_what_it_rested_for_is_seen_first(listener: Listener) -> None:
    listener.clock.set([SHORT])
    listener.wait(3.9)
    listener.clock.set([], resting=[SHORT])
    listener.clock.set([SHORT])
    assert listener.wait(0.9) == []
    assert listener.wait(0.2) == [SHORT]


def test_who_hastens_it_lets_everything_ring_until_then(listener: Listener) -> None:
    listener.clock.set([LONG, SHORT])
    assert not listener.clock.hasten([Alarm("other", 3)])
    assert listener.clock.hasten([LONG])
    assert listener.heard == [SHORT, LONG]
    assert not listener.clock.hasten([LONG])


def test_a_rung_alarm_that_still_stands_is_silent(listener: Listener) -> None:
    listener.clock.set([SHORT])
    listener.wait(5)
    listener.clock.set([SHORT, LONG])
    assert listener.clock.left("short") == 0
    assert listener.wait(5) == [SHORT]


def test_what_rings_may_set_the_others_off(listener: Listener) -> None:
    listener.clock.set([LONG, SHORT])
    listener.clock.rang.connect(lambda _: listener.clock.set([]))
    assert listener.wait(60) == [SHORT]


def test_an_alarm_that_rang_in_vain_is_due_again_when_the_clock_goes(listener: Listener) -> None:
    listener.clock.set([SHORT])
    listener.wait(5)
    listener.clock.pause()
    listener.clock.ring_again(SHORT)
    assert listener.wait(5) == [SHORT]
    listener.clock.go_on()
    assert listener.wait(0) == [SHORT, SHORT]


def test_it_says_how_much_is_left(listener: Listener) -> None:
    clock = listener.clock
    clock.set([SHORT, Alarm("at once", 0)])
    assert (clock.left("short"), clock.share("short")) == (4, 1)
    listener.watch.now += 1
    assert (clock.left("short"), clock.share("short")) == (3, 0.75)
    listener.watch.now += 9
    assert (clock.left("short"), clock.share("short")) == (0, 0)
    assert clock.share("at once") == 0
    assert (clock.left("never"), clock.share("never")) == (None, None)


def test_a_pause_stops_it_and_it_goes_on_with_what_was_left(listener: Listener) -> None:
    clock = listener.clock
    clock.set([SHORT])
    listener.wait(3)
    clock.pause()
    clock.pause()
    assert listener.wait(60) == []
    assert clock.left("short") == 1
    clock.go_on()
    clock.go_on()
    assert listener.wait(0.5) == []
    assert listener.wait(0.5) == [SHORT]


def test_an_alarm_can_be_set_in_a_pause(listener: Listener) -> None:
    listener.clock.pause()
    listener.clock.set([SHORT])
    assert listener.wait(60) == []
    assert listener.clock.left("short") == 4
    listener.clock.go_on()
    assert listener.wait(4) == [SHORT]


def test_the_stopwatch_counts_on_from_where_it_is_set(listener: Listener) -> None:
    clock = listener.clock
    assert clock.counted() is None
    clock.count_from(1500)
    assert clock.counted() == 1500
    listener.watch.now += 0.25
    assert clock.counted() == 1750
    clock.pause()
    listener.watch.now += 60
    assert clock.counted() == 1750
    clock.go_on()
    listener.watch.now += 0.001
    assert clock.counted() == 1751
    clock.count_from(None)
    assert clock.counted() is None


def test_whoever_looks_after_it_knows_when_to_come_back(listener: Listener) -> None:
    clock, wound = listener.clock, list[float | None]()
    clock.wound.connect(lambda _: wound.append(clock.due_in()))
    assert clock.due_in() is None
    clock.set([LONG, SHORT])
    clock.pause()
    clock.go_on()
    clock.set([])
    assert wound == [4, None, 4, None]


def test_nobody_comes_back_for_what_has_rung(listener: Listener) -> None:
    listener.clock.set([SHORT])
    listener.wait(5)
    assert listener.clock.due_in() is None
