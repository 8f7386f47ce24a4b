"""The best times are kept until somebody is faster."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from halloween_table.engine.game import Best
from halloween_table.store.problems import StoreProblem
from halloween_table.store.settings import Kept
from halloween_table.store.store import Store

KEY = "best:booo:castle-7/guest-3"


@pytest.fixture(params=["file", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) if request.param == "file" else Store.in_memory() as opened:
        yield opened


def best(milliseconds: int, steps: int = 12, what: str = "castle-7/guest-3") -> Best:
    return Best(0, what, milliseconds, steps)


def test_there_is_none_before_the_first(store: Store) -> None:
    assert store.bests.get("booo", "castle-7/guest-3") is None
    assert store.bests.offer("booo", best(5000), "Оленка") is None
    assert store.bests.get("booo", "castle-7/guest-3") == Kept("Оленка", 5000, 12)
    assert store.settings.get(KEY) == {"name": "Оленка", "milliseconds": 5000, "steps": 12}


def test_only_a_faster_time_takes_its_place(store: Store) -> None:
    first = Kept("Ann", 5000, 12)
    store.bests.offer("booo", best(5000), "Ann")
    assert store.bests.offer("booo", best(6000, 8), "Ben") == first
    assert store.bests.offer("booo", best(5000, 8), "Cas") == first, "the older one stays"
    assert store.bests.offer("booo", best(4999, 30), "Dot") == first
    assert store.bests.get("booo", "castle-7/guest-3") == Kept("Dot", 4999, 30)


def test_games_and_what_is_done_in_them_are_kept_apart(store: Store) -> None:
    store.bests.offer("booo", best(5000), "Ann")
    store.bests.offer("booo", best(7000, what="castle-7/guest-4"), "Ben")
    assert store.bests.get("booo", "castle-7/guest-4") == Kept("Ben", 7000, 12)
    assert store.bests.get("halloween", "castle-7/guest-3") is None


@pytest.mark.parametrize(
    "spoiled",
    [
        None,
        7,
        [],
        {},
        {"name": "Ann", "milliseconds": 5000},
        {"name": 5, "milliseconds": 5000, "steps": 1},
        {"name": "Ann", "milliseconds": "5000", "steps": 1},
        {"name": "Ann", "milliseconds": True, "steps": 1},
        {"name": "Ann", "milliseconds": -1, "steps": 1},
        {"name": "Ann", "milliseconds": 5000, "steps": 1.5},
    ],
)
def test_what_is_spoiled_counts_as_none(store: Store, spoiled: Any) -> None:
    store.settings.set(KEY, spoiled)
    assert store.bests.get("booo", "castle-7/guest-3") is None
    assert store.bests.offer("booo", best(9000), "Ann") is None
    assert store.bests.get("booo", "castle-7/guest-3") == Kept("Ann", 9000, 12)


def test_what_is_no_json_counts_as_none(store: Store) -> None:
    store._connection.execute("INSERT INTO settings VALUES (?, '{')", (KEY,))
    assert store.bests.get("booo", "castle-7/guest-3") is None


def test_a_closed_store_says_so_as_a_problem(tmp_path: Path) -> None:
    closed = Store.open(tmp_path)
    closed.close()
    with pytest.raises(StoreProblem):
        closed.bests.get("booo", "x")
    with pytest.raises(StoreProblem):
        closed.bests.offer("booo", best(1), "Ann")
