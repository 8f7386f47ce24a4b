"""An evening of several games: how it is kept, and who has won it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from halloween_table.store.endings import Ending
from halloween_table.store.plans import Plan, Planned, Plans, ranking
from halloween_table.store.store import Store

from .made_up import COMPUTER, NIGHT, SIX

PLAN = Plan((*SIX[:2], COMPUTER), (Planned("booo"), Planned("halloween"), Planned("booo")), 2)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as store:
        yield store


def ended(*places: int) -> Ending:
    return Ending("booo", "1", NIGHT, SIX[: len(places)], places, (0,) * len(places))


# ---- kept -----------------------------------------------------------------------------------------


def test_an_evening_is_there_after_the_program_has_ended(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        Plans(store.settings).begin(PLAN.begun(0, "abc"))
    with Store.open(tmp_path) as store:
        found = Plans(store.settings).running()
    assert found == PLAN._replace(games=(Planned("booo", "abc"), *PLAN.games[1:]))


def test_an_evening_that_is_over_is_remembered_but_does_not_run(store: Store) -> None:
    plans = Plans(store.settings)
    plans.begin(PLAN)
    plans.keep(PLAN.begun(0, "abc")._replace(over=True))
    assert plans.running() is None
    assert [plan.over for plan in plans.all()] == [True]


def test_who_begins_another_evening_ends_the_one_before(store: Store) -> None:
    plans = Plans(store.settings)
    plans.begin(PLAN)
    plans.keep(PLAN.begun(0, "abc"))
    plans.begin(PLAN)
    assert plans.running() == PLAN
    assert [plan.over for plan in plans.all()] == [False, True]


def test_an_evening_without_a_game_is_not_remembered(store: Store) -> None:
    plans = Plans(store.settings)
    plans.begin(PLAN)
    plans.begin(PLAN)
    assert plans.all() == (PLAN,)


@pytest.mark.parametrize(
    "change",
    [
        {"people": []},
        {"people": "Ada"},
        {"people": [7, 8]},
        {"games": [["booo", ""]]},
        {"games": [["booo", ""]] * 6},
        {"games": [["booo", 7], ["booo", ""]]},
        {"games": 3},
        {"first": 3},
        {"first": True},
        {"over": None},
    ],
)
def test_what_is_no_evening_is_passed_over(store: Store, change: dict[str, Any]) -> None:
    plans = Plans(store.settings)
    plans.begin(PLAN)
    (sound,) = store.settings.get("evenings")
    store.settings.set("evenings", [{**sound, **change}, 7, None, sound])
    assert plans.all() == (PLAN,)
    store.settings.set("evenings", change)
    assert plans.all() == ()


def test_each_game_is_started_by_the_next_one() -> None:
    assert [PLAN.starter(at) for at in range(4)] == [2, 0, 1, 2]


# ---- who has won ----------------------------------------------------------------------------------


def test_points_by_place() -> None:
    found = ranking(SIX[:3], (ended(1, 2, 3), ended(3, 1, 2), ended(1, 3, 2)))
    told = [(each.person.name, each.place, each.points, each.won) for each in found]
    assert told == [("Ada", 1, 7, 2), ("Bo", 2, 6, 1), ("Cyryl", 3, 5, 0)]
    assert found[0].by_game == (3, 1, 3)


def test_a_shared_place_is_worth_the_same_to_both() -> None:
    found = ranking(SIX[:3], (ended(1, 1, 3),))
    assert [(each.points, each.place) for each in found] == [(3, 1), (3, 1), (1, 3)]


def test_of_equal_points_more_won_games_decide() -> None:
    """Bo is second twice, Ada first and third."""
    found = ranking(SIX[:3], (ended(3, 2, 1), ended(1, 2, 3)))
    assert [(each.person.name, each.points, each.place) for each in found] == [
        ("Ada", 4, 1),
        ("Cyryl", 4, 1),
        ("Bo", 4, 3),
    ]


def test_what_has_not_ended_or_cannot_be_read_brings_nothing() -> None:
    found = ranking(SIX[:2], (None, ended(1, 2), ended(), ended(1, 2, 3)))
    assert found[0].by_game == (None, 2, None, None)
    assert found[0].points == 2
