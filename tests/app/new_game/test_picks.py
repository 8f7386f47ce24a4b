"""Several of many: never more than are wanted, and chance can pick the rest."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from halloween_table.app.new_game.picks import Picks


@pytest.fixture
def picks(qtbot: QtBot) -> Picks:
    return Picks(tuple("abcdef"), 3)


def test_they_stand_in_the_order_of_all(picks: Picks) -> None:
    for at in (4, 0, 2):
        picks.switch(at)
    assert picks.value == ("a", "c", "e")
    assert picks.missing == 0


def test_what_is_picked_can_be_put_back(picks: Picks) -> None:
    picks.switch(1)
    picks.switch(1)
    assert picks.value == ()
    assert picks.missing == 3


def test_nobody_picks_more_than_are_wanted(picks: Picks) -> None:
    picks.choose("abc")
    picks.switch(5)
    assert picks.value == ("a", "b", "c")
    assert [at for at in range(len(picks)) if picks.allows(at)] == [0, 1, 2]


def test_chance_adds_to_what_is_picked(picks: Picks) -> None:
    seen = set()
    for _ in range(60):
        picks.choose("e")
        picks.fill_by_lot()
        assert len(set(picks.value)) == 3
        assert "e" in picks.value
        seen |= set(picks.value)
    assert seen == set("abcdef")


def test_every_decision_is_told_but_not_what_was_decided_elsewhere(
    qtbot: QtBot, picks: Picks
) -> None:
    with qtbot.assertNotEmitted(picks.changed):
        picks.choose("ab")
    for decide in (lambda: picks.switch(3), picks.clear, picks.fill_by_lot):
        with qtbot.waitSignal(picks.changed, timeout=0):
            decide()
