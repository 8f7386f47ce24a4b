"""Taking back one move of one's turn; what was played after it is played again where it can be."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from halloween_table.contract.hiding import Hiding
from halloween_table.engine.record import Played, replay
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.problems import ChangedElsewhere, Kind, StoreProblem
from halloween_table.store.store import Store

from .hearing import silent
from .lanterns import (
    ADA,
    BO,
    CODEC,
    KIT,
    Draw,
    HandOver,
    Hang,
    Light,
    Snuff,
    again,
    begin,
    do,
    kept,
)

pytestmark = pytest.mark.usefixtures("qapp")


def moves(sitting: Sitting) -> list[Any]:
    return [played.move for played in sitting.record.moves]


def check(store: Store, sitting: Sitting) -> None:
    """What is stored is what the sitting has, and a lawful game."""
    saved = kept(store, sitting)
    assert saved.record == sitting.record
    assert saved.snapshot == sitting.position == replay(KIT.game, sitting.record)
    assert saved.revision == sitting._keeping.revision
    assert len(sitting.history.moments) == len(sitting.record.moves) + 1


def test_the_last_move_is_withdrawn(store: Store, qtbot: QtBot) -> None:
    sitting = begin(store)
    do(sitting, Hang(0, 0), Hang(1, 1))
    assert sitting.can_take_back(Hang(1, 1))
    with qtbot.waitSignal(sitting.changed):
        sitting.take_back(Hang(1, 1))
    assert moves(sitting) == [Hang(0, 0)]
    assert sitting.eyes == ADA
    check(store, sitting)


def test_what_came_later_is_played_again_in_order(store: Store, qtbot: QtBot) -> None:
    sitting = begin(store)
    do(sitting, Hang(0, 0), Hang(1, 1), Light(1), Hang(2, 2))
    told: list[None] = []
    sitting.changed.connect(lambda _: told.append(None))
    sitting.take_back(Hang(0, 0))
    assert moves(sitting) == [Hang(1, 1), Light(1), Hang(2, 2)]
    assert told == [None]
    check(store, sitting)


def test_what_the_rules_now_refuse_is_withdrawn_too(store: Store) -> None:
    sitting = begin(store)
    do(sitting, Hang(0, 0), Light(0), Hang(1, 1), Snuff(0), Light(1))
    sitting.take_back(Hang(0, 0))
    assert moves(sitting) == [Hang(1, 1), Light(1)]
    check(store, sitting)


def test_of_equal_moves_the_last_goes(store: Store) -> None:
    sitting = begin(store)
    do(sitting, Hang(0, 0), Light(0), Snuff(0), Light(0))
    sitting.take_back(Light(0))
    assert moves(sitting) == [Hang(0, 0), Light(0), Snuff(0)]
    sitting.take_back(Light(0))
    assert moves(sitting) == [Hang(0, 0)]
    check(store, sitting)


def test_nothing_can_be_redone_after_it(store: Store) -> None:
    sitting = begin(store)
    do(sitting, Hang(0, 0), Hang(1, 1), Hang(2, 2))
    sitting.undo()
    assert sitting.can_redo
    sitting.take_back(Hang(0, 0))
    assert moves(sitting) == [Hang(1, 1)]
    assert not sitting.can_redo
    assert sitting.can_undo


def test_a_move_that_was_not_made_is_not_taken_back(store: Store, qtbot: QtBot) -> None:
    sitting = begin(store)
    do(sitting, Hang(0, 0))
    before = sitting.record
    with silent(sitting):
        assert not sitting.can_take_back(Hang(1, 1))
        sitting.take_back(Hang(1, 1))
    assert sitting.record == before
    assert not sitting.learned_since(Hang(1, 1))


# ---- what keeps a move where it is ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "possible", "learned"),
    [
        ((Hang(0, 0),), True, False),
        ((Hang(0, 0), Draw()), False, True),
        ((Hang(0, 0), Draw(), Hang(1, 1)), False, True),
        ((Draw(), Hang(0, 0)), True, False),
        ((Draw(), Hang(0, 0), Hang(1, 1)), True, False),
    ],
)
def test_nobody_goes_back_past_what_somebody_learned(
    store: Store, played: tuple[Any, ...], possible: bool, learned: bool
) -> None:
    sitting = begin(store)
    do(sitting, *played)
    assert sitting.can_take_back(Hang(0, 0)) is possible
    assert sitting.learned_since(Hang(0, 0)) is learned
    before = moves(sitting)
    sitting.take_back(Hang(0, 0))
    assert (moves(sitting) == before) is not possible
    check(store, sitting)


def test_the_move_that_was_learned_from_cannot_be_taken_back_itself(store: Store) -> None:
    sitting = begin(store)
    do(sitting, Draw())
    assert not sitting.can_take_back(Draw())
    assert sitting.learned_since(Draw())


@pytest.mark.parametrize("hiding", ["curtain", "peek", "open"])
def test_only_the_own_moves_since_anybody_else_moved(store: Store, hiding: Hiding) -> None:
    sitting = begin(store, hiding)
    do(sitting, Hang(0, 0), HandOver())
    assert not sitting.can_take_back(Hang(0, 0))
    if hiding == "curtain":
        assert sitting.at is None
        sitting.look()
    assert sitting.at == BO
    assert not sitting.can_take_back(Hang(0, 0))
    assert not sitting.can_take_back(HandOver())
    do(sitting, Hang(1, 1))
    assert sitting.can_take_back(Hang(1, 1))
    do(sitting, HandOver())
    if hiding == "curtain":
        sitting.look()
    assert sitting.at == ADA
    assert not sitting.can_take_back(Hang(0, 0))


def test_after_the_end_nothing_is_taken_back_but_undo_still_goes(store: Store) -> None:
    sitting = begin(store, turns=1)
    do(sitting, Hang(0, 0), HandOver())
    assert sitting.outcome is not None
    assert not sitting.can_take_back(Hang(0, 0))
    assert sitting.can_undo


def test_a_game_taken_up_again_waits_for_the_one_who_is_there(store: Store) -> None:
    sitting = begin(store)
    do(sitting, Hang(0, 0), Hang(1, 1))
    resumed = again(store, sitting)
    assert not resumed.can_take_back(Hang(0, 0))
    resumed.look()
    assert resumed.can_take_back(Hang(0, 0))
    resumed.take_back(Hang(0, 0))
    assert moves(resumed) == [Hang(1, 1)]
    check(store, resumed)


def test_nothing_of_older_rules_is_taken_back(store: Store) -> None:
    sitting = begin(store)
    do(sitting, Hang(0, 0), Hang(1, 1))
    older = evolve(sitting.record, version=0)
    id_ = store.new_game(older, sitting.position, CODEC)
    resumed = Sitting.taken_up(KIT, store, store.load(id_, CODEC), "curtain")
    resumed.look()
    assert resumed.history.from_snapshot
    assert not resumed.can_take_back(Hang(0, 0))
    assert not resumed.learned_since(Hang(0, 0))
    do(resumed, Hang(2, 2), Light(2))
    assert not resumed.can_take_back(Hang(1, 1))
    resumed.take_back(Hang(2, 2))
    assert resumed.position == sitting.position


# ---- when the store fails -------------------------------------------------------------------------

_RUN = (Hang(0, 0), Light(0), Hang(1, 1), Light(1))


class Killed(BaseException):
    """The program ends here."""


@pytest.mark.parametrize("failure", [StoreProblem(Kind.disk_full, "for the test"), Killed()])
def test_a_store_that_fails_changes_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, failure: BaseException
) -> None:
    def failing(*args: Any, **kwargs: Any) -> int:
        raise failure

    sitting = begin(store)
    do(sitting, *_RUN, Hang(2, 2))
    sitting.undo()
    with monkeypatch.context() as broken, silent(sitting):
        broken.setattr(Store, "take_back", failing)
        with pytest.raises(type(failure)):
            sitting.take_back(Hang(0, 0))
    check(store, sitting)
    assert moves(sitting) == list(_RUN)
    sitting.redo()
    assert moves(sitting) == [*_RUN, Hang(2, 2)]


def test_everything_is_kept_in_one_change(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a program that is killed has either the old turn or the new one."""
    sitting = begin(store)
    do(sitting, *_RUN)
    before = kept(store, sitting).revision
    sitting.take_back(Hang(0, 0))
    assert kept(store, sitting).revision == before + 1
    check(store, again(store, sitting))


def test_a_game_changed_by_another_copy_is_left_alone(store: Store) -> None:
    mine = begin(store)
    do(mine, Hang(0, 0), Hang(1, 1))
    other = again(store, mine)
    other.look()
    do(other, Hang(2, 2))
    before = mine.record
    with pytest.raises(ChangedElsewhere):
        mine.take_back(Hang(0, 0))
    assert mine.record == before
    assert kept(store, other).record == other.record


def test_every_move_of_any_run_can_be_taken_back_to_a_lawful_game(store: Store) -> None:
    runs = [
        (Hang(0, 0), Light(0), Snuff(0), Hang(1, 1)),
        (Hang(2, 1), Hang(1, 0), Light(1), Light(2)),
    ]
    for run, at in product(runs, range(4)):
        sitting = begin(store)
        do(sitting, *run)
        sitting.take_back(run[at])
        check(store, sitting)
        assert all(
            isinstance(played, Played) and played.actor == ADA for played in sitting.record.moves
        )
        assert len(moves(sitting)) <= 3
