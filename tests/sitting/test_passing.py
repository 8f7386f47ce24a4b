"""What everybody can see is the only thing to be done happens by itself, in the same change as what
was decided before it, and goes back with that."""

from __future__ import annotations

import pytest

from halloween_table.sitting.change import Change
from halloween_table.sitting.history import History
from halloween_table.sitting.replay import Replay
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.store import Store

from .corridor import CODEC, KIT, Go, again, enter, gone

ADA, BO = 0, 1


def doors(store: Store, sitting: Sitting) -> list[int]:
    """As they are kept."""
    return [played.move.door for played in store.load(sitting.id, CODEC).record.moves]


def test_a_room_with_one_door_is_left_in_the_same_change(store: Store) -> None:
    sitting = enter(store, "A2 A1 B1 A2 B2")
    told = list[Change]()
    sitting.changed.connect(told.append)
    sitting.play(Go(1))
    assert gone(sitting) == "A1 A0 B0"
    assert doors(store, sitting) == [1, 0, 0]
    assert [len(change.moments) for change in told] == [3]
    ways = [passage.glance for passage in told[0].on_the_way]
    assert [(way.view.at, way.brief) for way in ways] == [(1, True), (2, True)]
    assert sitting.next_seat == ADA


def test_where_nothing_passes_each_door_is_gone_through_by_hand(store: Store) -> None:
    sitting = enter(store, "A2 A1 B2 A2", passing=False)
    sitting.play(Go(1))
    assert gone(sitting) == "A1"
    sitting.play(Go(0))
    sitting.undo()
    assert gone(sitting) == "A1"


def test_in_the_dark_nothing_happens_by_itself(store: Store) -> None:
    """Only Ada knows that there is one door: the others must not learn it by what happens."""
    one, two = (enter(store, plan) for plan in ("B2 A1? B2", "B2 A2? B2"))
    for sitting in (one, two):
        sitting.play(Go(0))
        assert gone(sitting) == "B0"


def test_nobody_learns_anything_by_itself(store: Store) -> None:
    """Undo could not go back over it."""
    sitting = enter(store, "A2 A1! B2")
    sitting.play(Go(1))
    assert gone(sitting) == "A1"
    assert sitting.can_undo


def test_a_game_does_not_end_by_itself(store: Store) -> None:
    sitting = enter(store, "A2 B1")
    sitting.play(Go(1))
    assert gone(sitting) == "A1"
    sitting.play(Go(0))
    assert sitting.outcome is not None


def test_nothing_happens_before_somebody_has_done_something(store: Store) -> None:
    sitting = enter(store, "A1 A2 B2")
    assert gone(sitting) == ""
    sitting.play(Go(0))
    assert gone(sitting) == "A0"


# ---- going back -------------------------------------------------------------------------------------


def test_undo_goes_back_to_where_somebody_had_a_choice(store: Store) -> None:
    sitting = enter(store, "A2 A1 B1 A2 B2")
    sitting.play(Go(1))
    sitting.play(Go(0))
    sitting.undo()
    assert gone(sitting) == "A1 A0 B0"
    sitting.undo()
    assert gone(sitting) == ""
    assert doors(store, sitting) == []
    assert not sitting.can_undo


def test_taking_back_the_last_move_goes_equally_far(store: Store) -> None:
    sitting = enter(store, "A2 A1 A2 B2")
    sitting.play(Go(1))
    assert sitting.can_take_back(None)
    sitting.take_back(None)
    assert gone(sitting) == ""


@pytest.mark.parametrize("plan", ["A2 A1 A2 B2", "A2 B1 A2 B2"])
def test_a_move_is_taken_back_over_what_nobody_decided(store: Store, plan: str) -> None:
    """Whosever it was."""
    sitting = enter(store, plan)
    sitting.play(Go(1))
    assert sitting.can_take_back(Go(1))
    sitting.take_back(Go(1))
    assert gone(sitting) == ""


def test_what_is_played_again_is_followed_by_what_happens_by_itself(store: Store) -> None:
    sitting = enter(store, "A3 A2 A1 A2 B2")
    sitting.play(Go(2))
    sitting.play(Go(1))
    assert gone(sitting) == "A2 A1 A0"
    sitting.take_back(Go(2))
    assert gone(sitting) == "A1"
    assert sitting.can_undo


def test_what_somebody_learned_before_it_stops_undo(store: Store) -> None:
    sitting = enter(store, "A2! A1 A2 B2")
    sitting.play(Go(1))
    assert gone(sitting) == "A1 A0"
    assert not sitting.can_undo
    assert sitting.learned_something


def test_redo_brings_it_back_with_what_was_decided(store: Store) -> None:
    sitting = enter(store, "A2 A1 A2 B1 A2 B2")
    sitting.play(Go(1))
    sitting.play(Go(0))
    before = gone(sitting)
    sitting.undo()
    sitting.undo()
    sitting.redo()
    assert gone(sitting) == "A1 A0"
    sitting.redo()
    assert gone(sitting) == before
    assert not sitting.can_redo


def test_the_setting_may_change_between_undo_and_redo(store: Store) -> None:
    sitting = enter(store, "A2 A1 A2 B2")
    sitting.play(Go(1))
    sitting.undo()
    sitting.set_passing(False)
    sitting.redo()
    assert gone(sitting) == "A1"
    assert sitting.can_redo
    sitting.undo()
    sitting.set_passing(True)
    sitting.redo()
    assert gone(sitting) == "A1 A0"
    assert not sitting.can_redo


# ---- keeping ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("passing", [False, True])
def test_a_game_taken_up_again_stands_where_it_stood(store: Store, passing: bool) -> None:
    """Whether or not anything passes by itself now."""
    sitting = enter(store, "A2 A1 B2 A2")
    sitting.play(Go(1))
    taken = again(store, sitting, passing=passing)
    assert gone(taken) == "A1 A0"
    assert taken.position == sitting.position


def test_a_game_kept_where_something_passes_waits_for_a_hand(store: Store) -> None:
    """Opening it writes nothing; whoever goes on goes on as far as it goes."""
    sitting = enter(store, "A2 A1 A1 B2 A2", passing=False)
    sitting.play(Go(1))
    revision = store.load(sitting.id, CODEC).revision
    taken = again(store, sitting)
    assert gone(taken) == "A1"
    assert store.load(sitting.id, CODEC).revision == revision
    taken.play(Go(0))
    assert gone(taken) == "A1 A0 A0"


def test_it_replays_door_by_door(store: Store) -> None:
    sitting = enter(store, "A2 A1 B2 A2")
    sitting.play(Go(1))
    history = History.opened(KIT.game, store.load(sitting.id, CODEC))
    assert [moment.position.at for moment in history.moments] == [0, 1, 2]
    assert history.position == sitting.position


def test_played_on_from_between_it_waits_and_can_be_undone(store: Store) -> None:
    sitting = enter(store, "A2 A1 B2 A2")
    sitting.play(Go(1))
    branch = Replay(KIT, sitting.history, at=1).played_on(sitting.id, 7)
    other = Sitting.kept(KIT, store, branch, hiding="open")
    other.set_passing(True)
    assert gone(other) == "A1"
    other.play(Go(0))
    assert gone(other) == "A1 A0"
    other.undo()
    assert gone(other) == "A1"
    assert other.at_the_branch


def test_what_nobody_decided_is_not_what_somebody_last_saw(store: Store) -> None:
    """Bo did nothing: what Ada did is still news to him."""
    sitting = enter(store, "B2 A2 B1 A2 B2")
    sitting.play(Go(0))
    sitting.play(Go(1))
    sitting.play(Go(1))
    assert gone(sitting) == "B0 A1 B0 A1"
    assert sitting.history.last_left_by(BO) == 1
    assert sitting.history.others_since(BO)


def test_what_somebody_does_because_nothing_else_can_be_done_is_nobody_elses_move(
    store: Store,
) -> None:
    """Ada shoves a ghost that has only one way to go: nothing has happened without her."""
    sitting = enter(store, "A2 A1 A2 B2")
    sitting.play(Go(1))
    assert gone(sitting) == "A1 A0"
    assert not sitting.history.others_since(ADA)
