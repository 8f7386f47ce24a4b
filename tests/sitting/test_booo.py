"""A sitting of Booo!: claims against the clock, interruptions, and practice against the stopwatch."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from attrs import evolve

from halloween_table.engine.codec import Codec
from halloween_table.engine.game import TABLE
from halloween_table.engine.record import Player, replay
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    GiveUp,
    Go,
    Hint,
    Interrupted,
    NameColour,
    RaiseHand,
    RunOut,
    Timed,
    TurnOver,
    WaitOver,
)
from halloween_table.games.booo.rules.position import Options, Phase
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.results import Kept
from halloween_table.store.store import Store
from tests.games.booo.doing import GAME, a_way, dealt, other_than, wall_beside, way_for

from . import tower
from .tower import PLAYERS, Watch, rows, wait

pytestmark = pytest.mark.usefixtures("qapp")

ADA, BO, CY = 0, 1, 2
KIT = evolve(tower.KIT, game=GAME)
CODEC = Codec(GAME)
SEED = 3


def searching(store: Store, watch: Watch, seats: int = 3, **options: Any) -> Sitting:
    """A new game; the first guest has come."""
    players: tuple[Player, ...] = PLAYERS[:seats]
    sitting = Sitting.begin(KIT, store, players, Options(**options), SEED, "curtain", now=watch)
    assert (sitting.eyes, sitting.paused, sitting.can_pause) == (ADA, False, False)
    sitting.play(TurnOver())
    return sitting


def again(store: Store, sitting: Sitting, watch: Watch) -> Sitting:
    return Sitting.taken_up(KIT, store, store.load(sitting.id, CODEC), "curtain", now=watch)


def check(store: Store, sitting: Sitting) -> None:
    saved = store.load(sitting.id, CODEC)
    assert saved.record == sitting.record
    assert saved.snapshot == sitting.position == replay(GAME, sitting.record)
    assert not sitting.can_undo


def test_the_first_to_call_shows_a_way_in_one_sweep(store: Store, watch: Watch) -> None:
    sitting = searching(store, watch)
    assert (sitting.eyes, sitting.curtain_down) == (None, False)
    assert sitting.refusal(CallClaim(), BO) is None
    way = a_way(sitting.position, BO)
    sitting.play(CallClaim(), BO)
    assert sitting.eyes == BO
    assert sitting.refusal(CallClaim(), CY) is not None
    sitting.play(NameColour(way.colour))
    before = store.load(sitting.id, CODEC).revision
    sitting.play_all([*way.steps, *way.steps])
    assert store.load(sitting.id, CODEC).revision == before + 1
    assert sitting.position.seekers[BO].guests == (1,)
    assert sitting.position.phase is Phase.READY
    assert sitting.eyes == BO, "the next to turn a guest over"
    shown = [passage.glance.view for passage in sitting.latest.on_the_way]
    assert {view.phase for view in shown} == {Phase.REPLAY}
    assert len(shown[-1].claim.trail) == len(way.steps) + 1
    check(store, sitting)


def test_a_wrong_wall_ends_the_sweep(store: Store, watch: Watch) -> None:
    sitting = searching(store, watch)
    near, wall = wall_beside(sitting.position, sitting.position.ghost.cell)
    way = a_way(sitting.position)
    sitting.play(CallClaim(), CY)
    sitting.play(NameColour(other_than(wall)))
    sitting.play_all([Go(near), *way.steps])
    assert len(rows(sitting)) == 4
    assert (sitting.position.phase, sitting.eyes) == (Phase.SEARCH, None)
    check(store, sitting)


def test_who_hesitates_loses_the_claim(store: Store, watch: Watch) -> None:
    sitting = searching(store, watch)
    way = a_way(sitting.position, CY)
    sitting.play(CallClaim(), CY)
    wait(sitting, watch, 5.9)
    sitting.play(NameColour(way.colour))
    wait(sitting, watch, 5.9)
    sitting.play(way.steps[0])
    assert sitting.clock.left(RunOut()) == 4
    wait(sitting, watch, 3.9)
    assert sitting.position.phase is Phase.SHOWING
    wait(sitting, watch, 0.2)
    assert rows(sitting)[-1] == (TABLE, RunOut())
    assert sitting.position.phase is Phase.SEARCH
    check(store, sitting)


def test_waits_and_the_hint_run_on_while_others_claim(store: Store, watch: Watch) -> None:
    sitting = searching(store, watch, wait=10, hint=30)
    sitting.play(CallClaim(), CY)
    sitting.play(GiveUp())
    wait(sitting, watch, 5)
    sitting.play(CallClaim(), BO)
    wait(sitting, watch, 4.5)
    assert sitting.clock.left(WaitOver(CY)) == 0.5
    wait(sitting, watch, 2)
    assert rows(sitting)[-2:] == [(TABLE, WaitOver(CY)), (TABLE, RunOut())]
    wait(sitting, watch, 30)
    assert rows(sitting)[-2:] == [(TABLE, WaitOver(BO)), (TABLE, Hint())]
    check(store, sitting)


def test_a_killed_claim_has_failed_when_the_game_goes_on(store: Store, watch: Watch) -> None:
    sitting = searching(store, watch)
    sitting.play(RaiseHand(), ADA)
    sitting.play(CallClaim(), BO)
    opened = again(store, sitting, Watch())
    assert opened.paused
    assert opened.record == sitting.record
    opened.go_on()
    assert rows(opened)[-1] == (TABLE, Interrupted())
    assert opened.position.phase is Phase.SEARCH
    assert opened.position.hands == {ADA}
    opened.play(CallClaim(), CY)
    assert opened.eyes == CY
    check(store, opened)


def test_a_search_is_paused_without_a_move(store: Store, watch: Watch) -> None:
    sitting = searching(store, watch, hint=30)
    before = sitting.record
    wait(sitting, watch, 12)
    sitting.pause()
    wait(sitting, watch, 100)
    assert sitting.record == before
    assert sitting.clock.left(Hint()) == 18
    sitting.go_on()
    wait(sitting, watch, 18)
    assert rows(sitting)[-1] == (TABLE, Hint())


def practised(store: Store, watch: Watch, seconds: float) -> Sitting:
    """A guest found alone, after so much time."""
    sitting = searching(store, watch, seats=1)
    way = a_way(sitting.position)
    watch.now += seconds - 0.5
    sitting.play(NameColour(way.colour))
    watch.now += 0.5
    sitting.play_all(way.steps)
    return sitting


def test_practice_is_timed_and_compared(store: Store, watch: Watch) -> None:
    first = practised(store, watch, 8)
    kinds = [type(move) for _, move in rows(first)]
    assert kinds[:3] == [TurnOver, Timed, NameColour]
    assert rows(first)[3] == (TABLE, Timed(8000))
    (compared,) = first.latest.beaten
    assert (compared.best.milliseconds, compared.former, compared.is_new) == (8000, None, True)
    check(store, first)
    (slower,) = practised(store, watch, 9).latest.beaten
    assert not slower.is_new
    (faster,) = practised(store, watch, 7).latest.beaten
    assert faster.former == Kept("Ada", 8000, compared.best.steps)
    assert faster.is_new


def test_practice_goes_on_with_its_time_when_it_is_opened_again(store: Store, watch: Watch) -> None:
    sitting = searching(store, watch, seats=1)
    watch.now += 5
    sitting.play(NameColour(a_way(sitting.position).colour))
    watch.now += 2
    sitting.interrupt()
    assert rows(sitting)[-2:] == [(TABLE, Timed(7000)), (TABLE, Interrupted())]
    opened = again(store, sitting, watch)
    assert opened.paused
    assert rows(opened) == rows(sitting)
    opened.go_on()
    watch.now += 1
    assert opened.clock.counted() == 8000
    check(store, opened)


def test_a_whole_practice_is_kept_as_a_best_of_its_castle(store: Store, watch: Watch) -> None:
    seed = next(seed for seed in count() if _every_guest_can_be_found(seed))
    sitting = Sitting.begin(KIT, store, PLAYERS[:1], Options(), seed, "curtain", now=watch)
    while sitting.outcome is None:
        sitting.play(TurnOver())
        way = a_way(sitting.position)
        watch.now += 1
        sitting.play_all([NameColour(way.colour), *way.steps])
    guest, castle = sitting.latest.beaten
    assert (guest.best.milliseconds, castle.best.milliseconds) == (1000, 9000)
    assert store.results.get("booo", str(seed)) == Kept("Ada", 9000, castle.best.steps)
    assert not sitting.can_pause


def _every_guest_can_be_found(seed: int) -> bool:
    position = dealt(1, seed)
    while not position.over:
        position = GAME.play(position, ADA, TurnOver()).position
        way = way_for(position, ADA)
        if way is None:
            return False
        for move in (NameColour(way.colour), *way.steps):
            position = GAME.play(position, ADA, move).position
    return True
