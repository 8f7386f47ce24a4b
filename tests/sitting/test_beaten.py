"""What was done faster or slower than the best so far."""

from __future__ import annotations

from typing import Any

import pytest

from halloween_table.engine.game import Best
from halloween_table.sitting.change import Comparison
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.results import Kept, Results
from halloween_table.store.store import Store

from .tower import TOP, WHOLE_WAY, Call, StartRound, Watch, again, begin, kept

pytestmark = pytest.mark.usefixtures("qapp")


def climb(sitting: Sitting, watch: Watch, seconds: float) -> tuple[Comparison, ...]:
    watch.now += seconds
    sitting.play_all(WHOLE_WAY)
    return sitting.latest.beaten


def test_the_first_to_do_it_is_the_best(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch, seats=1)
    assert sitting.latest.beaten == ()
    assert climb(sitting, watch, 3) == (Comparison(Best(0, "tower", 3000, TOP), None, True),)
    assert store.results.get("tower", "tower") == Kept("Ada", 3000, TOP)


def test_it_is_there_when_the_screen_hears_of_the_move(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch, seats=1)
    heard: list[int] = []
    sitting.changed.connect(lambda _: heard.append(len(sitting.latest.beaten)))
    climb(sitting, watch, 3)
    sitting.play(StartRound())
    assert heard == [1, 0]


@pytest.mark.parametrize(("seconds", "is_new"), [(2, True), (3, False), (4, False)])
def test_only_who_is_faster_takes_the_place_of_the_best(
    store: Store, watch: Watch, seconds: int, is_new: bool
) -> None:
    climb(begin(store, watch, seats=1), watch, 3)
    later = begin(store, watch, seats=1)
    (compared,) = climb(later, watch, seconds)
    assert compared.former == Kept("Ada", 3000, TOP)
    assert compared.is_new is is_new
    best = store.results.get("tower", "tower")
    assert best is not None
    assert best.milliseconds == min(3, seconds) * 1000


def test_where_nothing_is_compared_nothing_is_beaten(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    sitting.play_all([Call(), *WHOLE_WAY], 1)
    assert sitting.latest.beaten == ()
    assert store.results.get("tower", "tower") is None


def test_opening_a_game_again_beats_nothing(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch, seats=1)
    climb(sitting, watch, 3)
    assert again(store, sitting, watch).latest.beaten == ()


def test_a_store_that_fails_at_it_does_not_spoil_the_move(
    store: Store, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> Any:
        raise StoreProblem(Kind.disk_full, "for the test")

    monkeypatch.setattr(Results, "offer", fail)
    sitting = begin(store, watch, seats=1)
    assert climb(sitting, watch, 3) == ()
    assert sitting.position.bells == (1,)
    assert kept(store, sitting).record == sitting.record
