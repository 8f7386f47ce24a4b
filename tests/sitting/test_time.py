"""Time in a game: what the clock does, pauses, interruptions, and the stopwatch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from halloween_table.engine.game import TABLE, Refusal, Refused
from halloween_table.engine.record import replay
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.problems import ChangedElsewhere, Kind, StoreProblem
from halloween_table.store.store import Store

from . import lanterns
from .hearing import silent
from .tower import (
    BO,
    CY,
    KIT,
    NIGHT,
    PATIENCE,
    PLAYERS,
    TOP,
    WHOLE_WAY,
    Call,
    Climb,
    Fell,
    Hoot,
    Options,
    Phase,
    Read,
    RunOut,
    StartRound,
    Stumble,
    Tower,
    TowerGame,
    Watch,
    again,
    begin,
    kept,
    rows,
    wait,
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def climbing(store: Store, watch: Watch) -> Sitting:
    """Bo has called and climbed two steps."""
    sitting = begin(store, watch)
    sitting.play(Call(), BO)
    sitting.play_all([Climb(1), Climb(2)])
    return sitting


class Broken:
    """A store that keeps no move until it is mended."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, problem: StoreProblem | None = None):
        self._append = Store.append
        self._patch = monkeypatch
        self._problem = problem or StoreProblem(Kind.disk_full, "for the test")
        monkeypatch.setattr(Store, "append", self._fail)

    def _fail(self, *_: Any, **__: Any) -> int:
        raise self._problem

    def mend(self) -> None:
        self._patch.setattr(Store, "append", self._append)


def changes(sitting: Sitting) -> list[Tower]:
    """The positions the screen hears of from now on."""
    told: list[Tower] = []
    sitting.changed.connect(lambda _: told.append(sitting.position))
    return told


def check(store: Store, sitting: Sitting) -> None:
    saved = kept(store, sitting)
    assert saved.record == sitting.record
    assert saved.snapshot == sitting.position == replay(KIT.game, sitting.record)
    assert saved.revision == sitting._keeping.revision


# ---- alarms -----------------------------------------------------------------------------------------


def test_what_the_clock_does_is_a_move_of_the_table(
    store: Store, climbing: Sitting, watch: Watch
) -> None:
    told = changes(climbing)
    wait(climbing, watch, PATIENCE)
    assert rows(climbing)[-1] == (TABLE, RunOut())
    assert climbing.position.phase is Phase.CALLS
    assert climbing.eyes is None
    assert told == [climbing.position]
    assert len(climbing.latest.on_the_way) == 1
    assert climbing.history.log(climbing.eyes)[-1][1][-1] == Fell("hesitated")
    check(store, climbing)


def test_each_step_has_its_own_time(climbing: Sitting, watch: Watch) -> None:
    wait(climbing, watch, PATIENCE - 1)
    climbing.play(Climb(3))
    assert climbing.clock.share(RunOut()) == 1
    wait(climbing, watch, PATIENCE - 1)
    assert climbing.position.height == 3
    wait(climbing, watch, 1)
    assert climbing.position.phase is Phase.CALLS


def test_an_alarm_runs_on_from_position_to_position(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    wait(sitting, watch, 10)
    sitting.play(Call(), CY)
    wait(sitting, watch, 4)
    sitting.play(Climb(4))
    assert sitting.clock.left(Hoot()) == NIGHT - 14
    wait(sitting, watch, NIGHT - 14)
    assert rows(sitting)[-1] == (TABLE, Hoot())
    check(store, sitting)


def test_an_alarm_is_set_anew_in_the_next_round(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    wait(sitting, watch, 20)
    sitting.play_all([Call(), *WHOLE_WAY], BO)
    assert sitting.clock.left(Hoot()) is None
    sitting.play(StartRound())
    assert sitting.clock.left(Hoot()) == NIGHT


def test_everything_that_is_due_is_done_in_order(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    wait(sitting, watch, NIGHT - 1)
    sitting.play(Call(), BO)
    wait(sitting, watch, 60)
    assert rows(sitting)[-2:] == [(TABLE, Hoot()), (TABLE, RunOut())]
    check(store, sitting)


def test_looking_does_not_set_an_alarm_anew(climbing: Sitting, watch: Watch) -> None:
    wait(climbing, watch, 3)
    climbing.look()
    climbing.set_hiding("open")
    assert climbing.clock.left(RunOut()) == PATIENCE - 3


def test_an_alarm_the_rules_refuse_is_ignored(
    climbing: Sitting, watch: Watch, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    before = climbing.record
    monkeypatch.setattr(TowerGame, "refusal", lambda *_: Refusal("T-9", "for_the_test"))
    with silent(climbing):
        wait(climbing, watch, 60)
    assert climbing.record == before
    assert not climbing.paused


def test_games_without_time_have_no_clock(store: Store) -> None:
    sitting = lanterns.begin(store)
    assert not sitting.can_pause
    sitting.pause()
    sitting.interrupt()
    assert not sitting.paused
    assert not lanterns.again(store, sitting).paused
    assert sitting.clock.due_in() is None


# ---- pauses -----------------------------------------------------------------------------------------


def test_only_where_time_means_something_there_are_pauses(store: Store, watch: Watch) -> None:
    sitting = Sitting.begin(KIT, store, PLAYERS, Options(rounds=1), 5, "curtain", now=watch)
    assert not sitting.can_pause
    sitting.pause()
    assert not sitting.paused
    sitting.play(StartRound())
    assert sitting.can_pause
    sitting.play_all([Call(), *WHOLE_WAY], BO)
    assert sitting.outcome is not None
    assert not sitting.can_pause


def test_a_pause_stops_the_clock_and_it_goes_on_with_what_was_left(
    store: Store, watch: Watch
) -> None:
    sitting = begin(store, watch)
    wait(sitting, watch, 10)
    before, told = sitting.record, changes(sitting)
    sitting.pause()
    sitting.pause()
    assert sitting.paused
    assert len(told) == 1
    wait(sitting, watch, 600)
    assert sitting.record == before
    assert sitting.clock.left(Hoot()) == NIGHT - 10
    sitting.go_on()
    sitting.go_on()
    assert not sitting.paused
    assert len(told) == 2
    wait(sitting, watch, NIGHT - 11)
    assert sitting.record == before
    wait(sitting, watch, 1)
    assert rows(sitting)[-1] == (TABLE, Hoot())


def test_nobody_plays_in_a_pause(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    sitting.pause()
    before = sitting.record
    sitting.play(Call(), BO)
    assert sitting.record == before
    sitting.go_on()
    sitting.play(Call(), BO)
    assert sitting.position.climber == BO


@pytest.mark.parametrize("how", [Sitting.pause, Sitting.interrupt])
def test_a_pause_interrupts_what_is_under_way(
    store: Store, climbing: Sitting, watch: Watch, how: Callable[[Sitting], None]
) -> None:
    wait(climbing, watch, 2)
    revision, told = kept(store, climbing).revision, changes(climbing)
    how(climbing)
    assert climbing.paused
    assert rows(climbing)[-1] == (TABLE, Stumble())
    assert climbing.history.log(climbing.eyes)[-1][1][-1] == Fell("interrupted")
    assert told == [climbing.position]
    assert kept(store, climbing).revision == revision + 1
    assert climbing.clock.left(RunOut()) is None
    assert climbing.clock.left(Hoot()) == NIGHT - 2
    check(store, climbing)
    climbing.go_on()
    assert rows(climbing)[-1] == (TABLE, Stumble())
    climbing.play(Call(), CY)
    assert climbing.clock.left(RunOut()) == PATIENCE


# ---- opened again -----------------------------------------------------------------------------------


def test_a_game_killed_while_somebody_climbs_opens_paused_and_goes_on_interrupted(
    store: Store, climbing: Sitting
) -> None:
    later = Watch()
    before = kept(store, climbing)
    opened = again(store, climbing, later)
    assert opened.paused
    wait(opened, later, 600)
    assert kept(store, opened) == before
    opened.go_on()
    assert [move for _, move in rows(opened)[len(before.record.moves) :]] == [Stumble()]
    assert kept(store, opened).revision == before.revision + 1
    assert opened.position.phase is Phase.CALLS
    assert opened.eyes is None
    assert opened.clock.left(Hoot()) == NIGHT
    opened.play(Call(), CY)
    check(store, opened)


def test_a_game_closed_while_somebody_climbs_is_interrupted_once(
    store: Store, climbing: Sitting, watch: Watch
) -> None:
    climbing.interrupt()
    opened = again(store, climbing, watch)
    assert opened.paused
    assert rows(opened) == rows(climbing)
    assert rows(opened).count((TABLE, Stumble())) == 1


def test_a_game_opened_where_time_means_nothing_is_not_paused(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    sitting.play_all([Call(), *WHOLE_WAY], BO)
    assert sitting.position.phase is Phase.READY
    assert not again(store, sitting, watch).paused


def test_a_new_game_is_not_paused_even_if_time_means_something_at_once(
    store: Store, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = TowerGame.setup
    monkeypatch.setattr(
        TowerGame,
        "setup",
        lambda *args: evolve(setup(*args), phase=Phase.CLIMB, climber=BO),
    )
    sitting = Sitting.begin(KIT, store, PLAYERS, Options(), 5, "curtain", now=watch)
    assert not sitting.paused
    assert sitting.clock.left(RunOut()) == PATIENCE
    assert rows(sitting) == []


def test_a_game_that_cannot_be_interrupted_when_it_is_opened_is_before_it_goes_on(
    store: Store, climbing: Sitting, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Broken(monkeypatch)
    opened = again(store, climbing, watch)
    assert opened.paused
    assert opened.position == climbing.position
    with pytest.raises(StoreProblem):
        opened.go_on()
    assert opened.paused
    broken.mend()
    opened.go_on()
    assert not opened.paused
    assert rows(opened)[-1] == (TABLE, Stumble())
    check(store, opened)


# ---- when the store fails ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "problem", [StoreProblem(Kind.disk_full, "for the test"), ChangedElsewhere("for the test")]
)
def test_a_clock_that_cannot_keep_its_move_pauses_the_game_and_says_why(
    climbing: Sitting, watch: Watch, monkeypatch: pytest.MonkeyPatch, problem: StoreProblem
) -> None:
    heard: list[tuple[StoreProblem, bool]] = []
    climbing.troubled.connect(lambda problem: heard.append((problem, climbing.paused)))
    before, told = climbing.record, changes(climbing)
    Broken(monkeypatch, problem)
    wait(climbing, watch, PATIENCE)
    assert heard == [(problem, True)]
    assert len(told) == 1
    assert climbing.record == before
    wait(climbing, watch, 600)
    assert len(heard) == 1


def test_what_the_trouble_interrupted_is_kept_before_it_goes_on(
    store: Store, climbing: Sitting, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Broken(monkeypatch)
    wait(climbing, watch, PATIENCE)
    with pytest.raises(StoreProblem):
        climbing.go_on()
    assert climbing.paused
    broken.mend()
    climbing.go_on()
    wait(climbing, watch, 0)
    assert rows(climbing)[-1] == (TABLE, Stumble())
    check(store, climbing)


def test_an_alarm_that_could_not_be_kept_rings_again_when_it_goes_on(
    store: Store, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = begin(store, watch)
    broken = Broken(monkeypatch)
    wait(sitting, watch, NIGHT)
    assert sitting.paused
    broken.mend()
    sitting.go_on()
    wait(sitting, watch, 0)
    assert rows(sitting)[-1] == (TABLE, Hoot())
    check(store, sitting)


def test_a_pause_that_cannot_be_kept_is_a_pause_all_the_same(
    store: Store, climbing: Sitting, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, told = Broken(monkeypatch), changes(climbing)
    with pytest.raises(StoreProblem):
        climbing.pause()
    assert climbing.paused
    assert len(told) == 1
    wait(climbing, watch, 600)
    check(store, climbing)
    broken.mend()
    climbing.go_on()
    assert rows(climbing)[-1] == (TABLE, Stumble())


def test_leaving_never_fails_because_of_the_store(
    store: Store, climbing: Sitting, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Broken(monkeypatch)
    climbing.interrupt()
    assert climbing.paused
    broken.mend()
    opened = again(store, climbing, watch)
    opened.go_on()
    assert rows(opened)[-1] == (TABLE, Stumble())


# ---- the stopwatch ----------------------------------------------------------------------------------


def test_what_the_stopwatch_shows_is_kept_before_each_batch_and_with_it(
    store: Store, watch: Watch
) -> None:
    sitting = begin(store, watch, seats=1)
    assert sitting.clock.counted() == 0
    watch.now += 1.5
    before = kept(store, sitting).revision
    sitting.play_all([Climb(1), Climb(2)])
    assert kept(store, sitting).revision == before + 1
    watch.now += 0.25
    sitting.play(Climb(3))
    assert [move for _, move in rows(sitting)[1:]] == [
        Read(1500),
        Climb(1),
        Climb(2),
        Read(1750),
        Climb(3),
    ]
    assert [actor for actor, _ in rows(sitting)[1:]] == [TABLE, 0, 0, TABLE, 0]
    check(store, sitting)


def test_the_stopwatch_does_not_wait_for_the_store(
    store: Store, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = begin(store, watch, seats=1)
    append = Store.append

    def slowly(*args: Any, **kwargs: Any) -> int:
        watch.now += 0.5
        return append(*args, **kwargs)

    monkeypatch.setattr(Store, "append", slowly)
    watch.now += 1
    sitting.play(Climb(1))
    assert sitting.position.elapsed == 1000
    assert sitting.clock.counted() == 1500


def test_a_reading_that_says_nothing_new_is_left_out(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch, seats=1)
    watch.now += 1
    sitting.play(Climb(1))
    sitting.play(Climb(2))
    assert [move for _, move in rows(sitting)[1:]] == [Read(1000), Climb(1), Climb(2)]


def test_a_refused_batch_keeps_no_reading(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch, seats=1)
    watch.now += 1
    before = sitting.record
    with pytest.raises(Refused):
        sitting.play(Climb(9))
    assert sitting.record == before
    watch.now += 1
    sitting.play(Climb(1))
    assert sitting.position.elapsed == 2000


def test_looking_does_not_set_the_stopwatch_back(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch, seats=1)
    watch.now += 1
    sitting.look()
    sitting.set_hiding("open")
    assert sitting.clock.counted() == 1000


def test_a_pause_keeps_the_reading_and_the_game_counts_on_from_it(
    store: Store, watch: Watch
) -> None:
    sitting = begin(store, watch, seats=1)
    watch.now += 2
    sitting.pause()
    assert rows(sitting)[-1] == (TABLE, Read(2000))
    watch.now += 60
    assert sitting.clock.counted() == 2000
    opened = again(store, sitting, watch)
    assert opened.paused
    assert rows(opened) == rows(sitting)
    assert opened.clock.counted() == 2000
    watch.now += 60
    opened.go_on()
    watch.now += 0.5
    assert opened.clock.counted() == 2500
    check(store, opened)


def test_the_stopwatch_starts_anew_with_each_round(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch, seats=1, rounds=3)
    watch.now += 2
    sitting.play_all(WHOLE_WAY)
    assert sitting.position.bells == (1,)
    assert sitting.clock.counted() is None
    watch.now += 7
    sitting.play(StartRound())
    assert sitting.clock.counted() == 0
    watch.now += 1
    sitting.play_all(WHOLE_WAY)
    assert sitting.position.elapsed == 1000
    assert sitting.position.bells == (2,)
    assert rows(sitting)[-1] == (0, Climb(TOP))
    check(store, sitting)
