"""Where a game meets Qt: a timer that wakes its clock, signals that end with their window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from halloween_table.sitting.live import Live
from halloween_table.store.store import Store

from .tower import PATIENCE, Call, Climb, Watch, begin

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_timer_sleeps_until_the_next_alarm_is_due(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    owner = QObject()
    timer = Live(sitting, sitting, owner)._timer
    sitting.play(Call(), 1)
    sitting.play(Climb(1))
    assert timer.isActive()
    assert timer.interval() == PATIENCE * 1000
    sitting.pause()
    assert not timer.isActive()


def test_the_timer_lets_the_clock_act(store: Store, watch: Watch, qtbot: QtBot) -> None:
    sitting = begin(store, watch)
    owner = QObject()
    live = Live(sitting, sitting, owner)
    sitting.play(Call(), 1)
    sitting.play(Climb(1))
    watch.now += PATIENCE
    with qtbot.waitSignal(live.changed):
        live._timer.start(0)


def test_a_game_outlasts_the_window_that_shows_it(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    owner = QObject()
    Live(sitting, sitting, owner)
    delete(owner)
    sitting.play(Call(), 1)
    assert len(sitting.record.moves) > 0
