"""Several may act at once, and one may make several moves at once."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from halloween_table.engine.game import TABLE, Refused
from halloween_table.engine.record import replay
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.problems import ChangedElsewhere, Kind, StoreProblem
from halloween_table.store.store import Store

from . import lanterns
from .hearing import silent
from .tower import (
    ADA,
    BO,
    CY,
    KIT,
    TOP,
    WHOLE_WAY,
    Call,
    Called,
    Climb,
    Fell,
    Phase,
    StartRound,
    Watch,
    again,
    begin,
    kept,
    rows,
    wait,
)

pytestmark = pytest.mark.usefixtures("qapp")


def check(store: Store, sitting: Sitting) -> None:
    """What is stored is what the sitting has, and a lawful game."""
    saved = kept(store, sitting)
    assert saved.record == sitting.record
    assert saved.snapshot == sitting.position == replay(KIT.game, sitting.record)
    assert saved.revision == sitting._keeping.revision
    assert len(sitting.history.moments) == len(sitting.record.moves) + 1


# ---- several actors -------------------------------------------------------------------------------


def test_where_several_may_act_everybody_looks_and_no_curtain_falls(
    store: Store, watch: Watch
) -> None:
    sitting = begin(store, watch)
    assert (sitting.next_seat, sitting.eyes) == (None, None)
    assert not sitting.curtain_down
    assert sitting.view == KIT.game.view(sitting.position, None)
    sitting.look()
    assert sitting.eyes is None


@pytest.mark.parametrize("seat", [ADA, BO, CY])
def test_any_of_them_can_act_and_then_it_is_their_screen(
    store: Store, watch: Watch, seat: int
) -> None:
    sitting = begin(store, watch)
    sitting.play(Call(), seat)
    assert sitting.position.climber == sitting.eyes == sitting.next_seat == seat
    sitting.play(Climb(1))
    assert rows(sitting)[-2:] == [(seat, Call()), (seat, Climb(1))]
    check(store, sitting)


def test_without_a_seat_nobody_acts_where_several_may(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    before = sitting.record
    sitting.play(Call())
    assert sitting.record == before
    assert sitting.refusal(Climb(1)) is None


def test_the_second_to_call_is_too_late(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    sitting.play(Call(), CY)
    before = sitting.record
    refusal = sitting.refusal(Call(), BO)
    with pytest.raises(Refused) as refused:
        sitting.play(Call(), BO)
    assert refused.value.refusal == refusal is not None
    assert sitting.record == before
    check(store, sitting)


def test_why_not_is_asked_for_a_seat_or_for_the_eyes(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    assert sitting.refusal(Call(), BO) is None
    assert sitting.refusal(StartRound(), BO) is not None
    sitting.play(Call(), BO)
    assert sitting.refusal(Climb(1)) is None
    assert sitting.refusal(Climb(1), ADA) is not None


def test_what_a_seat_may_not_know_is_not_asked_about_it(store: Store) -> None:
    sitting = lanterns.begin(store)
    asked: list[Any] = []
    sitting.kit = evolve(sitting.kit, game=_Asked(asked))
    sitting.refusal(lanterns.Draw(), lanterns.BO)
    assert asked[0].cards[lanterns.ADA] is None


class _Asked(lanterns.LanternGame):
    """Remembers what it was asked about."""

    def __init__(self, asked: list[Any]) -> None:
        self._asked = asked

    def refusal(self, position: Any, actor: int, move: Any) -> Any:
        self._asked.append(position)
        return super().refusal(position, actor, move)


def test_the_log_and_what_one_left_behind_are_there_for_everybody(
    store: Store, watch: Watch
) -> None:
    sitting = begin(store, watch)
    sitting.play(Call(), BO)
    sitting.play(Climb(3))
    assert sitting.eyes is None
    ((_, events),) = sitting.history.log(sitting.eyes)
    assert events == [Called(BO), Fell("left_out")]
    history = sitting.history
    assert history.last_left_by(BO) == history.last
    assert history.moments[history.last_left_by(ADA)].position.phase is Phase.CALLS
    assert history.moments[history.last_left_by(CY)].position.phase is Phase.READY
    assert sitting.history.points_by_round() == [(0, 0, 0), (0, 0, 0)]


# ---- several moves at once ------------------------------------------------------------------------


def test_a_batch_is_one_change_for_the_store_and_one_for_the_screen(
    store: Store, watch: Watch
) -> None:
    sitting = begin(store, watch)
    sitting.play(Call(), BO)
    before, told = kept(store, sitting).revision, []
    sitting.changed.connect(lambda _: told.append(sitting.position.height))
    sitting.play_all(WHOLE_WAY[:3])
    assert told == [3]
    assert kept(store, sitting).revision == before + 1
    assert rows(sitting)[-3:] == [(BO, move) for move in WHOLE_WAY[:3]]
    check(store, sitting)
    check(store, again(store, sitting, watch))


def test_a_batch_ends_where_its_leader_fails(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    sitting.play(Call(), BO)
    sitting.play_all([Climb(1), Climb(3), Climb(4)])
    assert rows(sitting)[-2:] == [(BO, Climb(1)), (BO, Climb(3))]
    assert sitting.position.phase is Phase.CALLS
    check(store, sitting)


def test_a_batch_ends_where_its_leader_has_won(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    sitting.play(Call(), BO)
    sitting.play_all([*WHOLE_WAY, Climb(1), Climb(2)])
    assert sitting.position.bells == (0, 1, 0)
    assert rows(sitting)[-1] == (BO, Climb(TOP))
    assert sitting.eyes == BO, "who starts the next round"
    check(store, sitting)


def test_a_batch_may_end_the_game(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch, rounds=1)
    sitting.play_all([Call(), *WHOLE_WAY, Call()], ADA)
    assert sitting.outcome is not None
    saved = kept(store, sitting)
    assert saved.ended
    assert saved.outcome == sitting.outcome
    check(store, sitting)


def test_a_batch_whose_first_move_is_refused_changes_nothing(
    store: Store, watch: Watch, qtbot: QtBot
) -> None:
    sitting = begin(store, watch)
    sitting.play(Call(), BO)
    before = sitting.record
    with silent(sitting), pytest.raises(Refused):
        sitting.play_all([Climb(9), Climb(1)])
    assert sitting.record == before
    check(store, sitting)


def test_an_empty_batch_is_nothing(store: Store, watch: Watch, qtbot: QtBot) -> None:
    sitting = begin(store, watch)
    before = kept(store, sitting)
    with silent(sitting):
        sitting.play_all([], BO)
    assert kept(store, sitting) == before


def test_what_a_batch_passed_through_is_shown_in_one_go(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    sitting.play_all([Call(), *WHOLE_WAY], CY)
    assert [passage.glance.view.height for passage in sitting.latest.on_the_way] == [1, 2, 3, 4]
    assert all(passage.glance.at is None for passage in sitting.latest.on_the_way)
    assert sitting.eyes == BO


def test_ways_of_several_moves_are_joined(store: Store) -> None:
    sitting = lanterns.begin(store)
    sitting.play_all([lanterns.Draw(), lanterns.Hang(0, 0), lanterns.Draw()])
    first, second = (
        sitting.history.moments[at].position.cards[lanterns.ADA]
        for at in (1, len(sitting.history.moments) - 1)
    )
    assert [passage.glance.view.fate for passage in sitting.latest.on_the_way] == [
        0,
        first,
        0,
        second,
    ]


def test_each_move_of_a_batch_can_be_undone_by_itself(store: Store) -> None:
    sitting = lanterns.begin(store)
    sitting.play_all([lanterns.Hang(0, 0), lanterns.Hang(1, 1)])
    sitting.undo()
    assert [played.move for played in sitting.record.moves] == [lanterns.Hang(0, 0)]
    sitting.redo()
    assert len(sitting.record.moves) == 2
    sitting.take_back(lanterns.Hang(0, 0))
    assert [played.move for played in sitting.record.moves] == [lanterns.Hang(1, 1)]


@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_store_that_fails_in_the_middle_of_a_batch_keeps_nothing_of_it(
    store: Store, watch: Watch, qtbot: QtBot, at: int
) -> None:
    sitting = begin(store, watch)
    sitting.play(Call(), BO)
    before, in_store = sitting.record, kept(store, sitting)
    taken = len(before.moves) + at
    store._connection.execute("INSERT INTO moves VALUES (?, ?, 0, '{}')", (sitting.id, taken))
    with silent(sitting), pytest.raises(StoreProblem):
        sitting.play_all(WHOLE_WAY[:3])
    store._connection.execute("DELETE FROM moves WHERE n = ?", (taken,))
    assert sitting.record == before
    assert kept(store, sitting) == in_store
    check(store, sitting)
    sitting.play_all(WHOLE_WAY[:3])
    check(store, sitting)


def test_a_game_changed_by_another_copy_gets_nothing_of_a_batch(store: Store, watch: Watch) -> None:
    mine = begin(store, watch)
    other = again(store, mine, watch)
    other.go_on()
    other.play(Call(), BO)
    before = mine.record
    with pytest.raises(ChangedElsewhere):
        mine.play_all([Call(), Climb(1)], ADA)
    assert mine.record == before
    check(store, other)


def test_nobody_takes_back_what_the_table_did(store: Store, watch: Watch) -> None:
    """Not even where nobody learned anything by it: what the stopwatch showed, say."""
    sitting = begin(store, watch, seats=1)
    watch.now += 5
    sitting.pause()
    assert rows(sitting)[-1][0] == TABLE
    assert not sitting.learned_something
    assert not sitting.can_undo


def test_time_and_the_table_do_not_wait_for_a_store_that_has_failed(
    store: Store, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> int:
        raise StoreProblem(Kind.disk_full, "for the test")

    sitting = begin(store, watch)
    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", fail)
        with pytest.raises(StoreProblem):
            sitting.play(Call(), BO)
    assert not sitting.paused
    wait(sitting, watch, 30)
    assert sitting.position.hooted
