"""Whoever has pressed their own key only just too late is told by how little."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Press
from halloween_table.contract.offers import Offer
from halloween_table.table.hand.own_keys import PhysicalKey, Use, defaults
from halloween_table.table.view import TableView

from ..toys import LEFT_CLAIMS, LEFT_KEY, RIGHT_KEY, YARD, press

RACE = evolve(
    YARD, offers=(LEFT_CLAIMS, Offer("right claims", Press(RIGHT_KEY.id), seat=1), *YARD.offers[1:])
)
keyless = tuple(place for place in YARD.places if place.own_key is None)
WON = evolve(YARD, places=keyless, offers=YARD.offers[1:])
"""Somebody has claimed: everybody's buttons are gone."""


class Track:
    """A race at a table, whose time passes only as it is told to."""

    def __init__(self, view: TableView) -> None:
        self.view, self.seconds = view, 100.0
        view.photo_finish.now = lambda: self.seconds
        view.set_seat_keys(defaults())
        self.told: list[tuple[int, int]] = []
        view.outrun.connect(lambda seat, late: self.told.append((seat, round(1000 * late))))
        view.chosen.connect(lambda _: view.show_arrangement(WON))
        view.show_arrangement(RACE)

    def press(self, seat: int, use: Use = "claim", stamp: int = 0) -> None:
        key = defaults().key(seat, use)
        assert isinstance(key, PhysicalKey)
        event: QKeyEvent = key.event()
        event.setTimestamp(stamp)
        QApplication.sendEvent(self.view, event)

    def show(self, arrangement: Arrangement) -> None:
        self.view.show_arrangement(arrangement)


@pytest.fixture
def track(view: TableView) -> Track:
    return Track(view)


def test_the_loser_is_told_by_how_little(track: Track) -> None:
    track.press(0)
    track.seconds += 0.07
    track.press(1)
    assert track.told == [(1, 70)]


def test_the_winner_is_told_nothing_and_each_loser_once(track: Track) -> None:
    for seat in (0, 1, 0, 2, 1, 0):
        track.press(seat)
        track.seconds += 0.04
    assert track.told == [(1, 40), (2, 120)]


def test_whoever_is_half_a_second_late_was_not_in_the_race(track: Track) -> None:
    track.press(0)
    track.seconds += 0.5
    track.press(1)
    assert track.told == []


def test_what_the_system_has_timed_counts(track: Track) -> None:
    """Not when the table came to hear of it."""
    track.press(0, stamp=5000)
    track.seconds += 0.4
    track.press(1, stamp=5003)
    assert track.told == [(1, 3)]


def test_against_the_mouse_and_against_a_computer_it_is_a_race_too(track: Track) -> None:
    press(track.view, LEFT_KEY.rect)
    track.seconds += 0.1
    track.press(1)
    assert track.told == [(1, 100)]
    track.show(RACE)
    track.show(WON)  # somebody whose hand nobody saw
    track.seconds += 0.2
    track.press(1)
    track.press(0)
    assert track.told == [(1, 100), (1, 200), (0, 200)]


def test_a_new_race_begins_with_everybody_alive(track: Track) -> None:
    track.press(0)
    track.show(RACE)
    track.press(1)
    assert track.told == []


def test_before_any_race_and_with_other_keys_nothing_is_told(track: Track) -> None:
    track.view.show_arrangement(evolve(WON, offers=()))
    track.press(1, "hand")
    assert track.told == []
    track.show(RACE)
    track.press(1, "hand")
    track.press(0)
    track.press(1, "hand")
    assert track.told == []


def test_a_key_that_stays_down_tells_nothing(track: Track) -> None:
    track.press(0)
    key = defaults().key(1, "claim")
    assert key is not None
    QApplication.sendEvent(track.view, key.event(repeated=True))
    assert track.told == []
