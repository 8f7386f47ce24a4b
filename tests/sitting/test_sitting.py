"""A game being played: the store first, then the screen; undo up to what somebody learned."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from halloween_table.contract.hiding import Hiding
from halloween_table.engine.game import Refused, Turn
from halloween_table.engine.record import Played, Record, replay
from halloween_table.games.candy_hunters.rules.cards import CARDS
from halloween_table.games.candy_hunters.rules.events import CardDrawn, CardReturned, TurnBegan
from halloween_table.games.candy_hunters.rules.position import Stage
from halloween_table.sitting.change import Change
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.problems import ChangedElsewhere, Kind, StoreProblem
from halloween_table.store.store import Store

from .hearing import silent
from .seated import (
    ADA,
    BO,
    CODEC,
    CY,
    HOUSE,
    KID,
    KIT,
    PLAYERS,
    TURN,
    Exchange,
    Pass,
    again,
    any_move,
    begin,
    do,
    first_of,
    kept,
    play_out,
)

pytestmark = pytest.mark.usefixtures("qapp")


def state(sitting: Sitting) -> tuple[Any, ...]:
    """Everything about it that must not change by accident."""
    return (
        sitting.position,
        sitting.record,
        sitting.eyes,
        sitting.can_undo,
        sitting.can_redo,
        sitting.history.log(sitting.eyes),
    )


# ---- moves go to the store first ------------------------------------------------------------------


def test_a_move_is_in_the_store_before_the_screen_hears_of_it(store: Store) -> None:
    sitting = begin(store)
    seen: list[tuple[Any, Any]] = []

    def look_into_the_store(_: Change) -> None:
        saved = kept(store, sitting)
        assert saved.record == sitting.record
        assert saved.snapshot == sitting.position
        seen.append((saved.record.moves, saved.snapshot))

    sitting.changed.connect(look_into_the_store)
    do(sitting, HOUSE, Pass)
    sitting.undo()
    sitting.redo()
    assert [len(moves) for moves, _ in seen] == [1, 2, 1, 2]


def test_a_new_game_is_kept_before_its_first_move(store: Store) -> None:
    sitting = begin(store)
    assert kept(store, sitting).snapshot == sitting.position
    assert [header.id for header in store.unfinished()] == [sitting.id]


@pytest.mark.parametrize("doing", ["play", "undo", "redo"])
@pytest.mark.parametrize("kind", [Kind.disk_full, Kind.locked, Kind.read_only])
def test_what_cannot_be_kept_has_not_happened(
    store: Store, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, doing: str, kind: Kind
) -> None:
    sitting = begin(store)
    do(sitting, HOUSE, Pass)
    if doing == "redo":
        sitting.undo()
    before, in_store = state(sitting), kept(store, sitting)

    def fail(*_: Any, **__: Any) -> int:
        raise StoreProblem(kind, "for the test")

    change = {
        "play": lambda: sitting.play(first_of(sitting, Pass)),
        "undo": sitting.undo,
        "redo": sitting.redo,
    }[doing]
    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", fail)
        broken.setattr(Store, "take_back", fail)
        with silent(sitting), pytest.raises(StoreProblem):
            change()
    assert state(sitting) == before
    assert kept(store, sitting) == in_store
    change()
    assert state(sitting) != before


def test_a_refused_move_changes_nothing(store: Store, qtbot: QtBot) -> None:
    sitting = begin(store)
    before = state(sitting)
    with silent(sitting), pytest.raises(Refused) as refused:
        sitting.play(Pass())
    assert refused.value.refusal == sitting.refusal(Pass())
    assert state(sitting) == before
    assert kept(store, sitting).record.moves == ()


def test_nobody_plays_while_the_curtain_is_down(store: Store) -> None:
    sitting = Sitting.begin(KIT, store, PLAYERS[:2], KIT.game.options_type(), 5, "curtain")
    assert sitting.curtain_down
    sitting.play(any_move(sitting))
    assert sitting.record.moves == ()
    assert sitting.refusal(Pass()) is None


@pytest.mark.parametrize("doing", ["play", "undo", "redo"])
def test_a_game_changed_by_another_copy_raises_and_changes_nothing(
    store: Store, qtbot: QtBot, doing: str
) -> None:
    mine = begin(store)
    do(mine, HOUSE, Pass)
    if doing == "redo":
        mine.undo()
    other = again(store, mine)
    do(other, Pass)
    before, theirs = state(mine), kept(store, other)
    change = {
        "play": lambda: mine.play(first_of(mine, Pass)),
        "undo": mine.undo,
        "redo": mine.redo,
    }[doing]
    with silent(mine), pytest.raises(ChangedElsewhere):
        change()
    assert state(mine) == before
    assert kept(store, other) == theirs


def test_a_game_deleted_by_another_copy_raises(store: Store) -> None:
    sitting = begin(store)
    store.delete(sitting.id)
    with pytest.raises(ChangedElsewhere):
        do(sitting, HOUSE)
    assert sitting.record.moves == ()


# ---- undo and redo --------------------------------------------------------------------------------


def test_undo_goes_back_move_by_move(store: Store) -> None:
    sitting = begin(store)
    positions = [sitting.position]
    for kind in (HOUSE, Pass, Pass):
        do(sitting, kind)
        positions.append(sitting.position)
    while sitting.can_undo:
        assert sitting.position == positions.pop()
        sitting.undo()
    assert [sitting.position] == positions
    assert sitting.record.moves == ()


def test_undo_stops_at_a_drawn_card(store: Store) -> None:
    sitting = begin(store)
    do(sitting, HOUSE, Pass, Pass, Exchange)
    assert not sitting.can_undo
    before = state(sitting)
    sitting.undo()
    assert state(sitting) == before


def test_undo_goes_back_to_the_drawn_card_and_not_beyond(store: Store) -> None:
    sitting = begin(store, hiding="open")
    do(sitting, HOUSE, Pass, Pass, Exchange, KID)
    assert sitting.can_undo
    sitting.undo()
    assert not sitting.can_undo
    assert sitting.position.stage is Stage.KID
    assert sitting.eyes == ADA


def test_redo_plays_what_was_undone(store: Store) -> None:
    sitting = begin(store)
    do(sitting, HOUSE, Pass, Pass)
    record, position = sitting.record, sitting.position
    for _ in range(3):
        sitting.undo()
    assert sitting.can_redo
    for _ in range(3):
        sitting.redo()
    assert (sitting.record, sitting.position) == (record, position)
    assert not sitting.can_redo
    assert kept(store, sitting).record == record


def test_redo_with_nothing_undone_does_nothing(store: Store, qtbot: QtBot) -> None:
    sitting = begin(store)
    with silent(sitting):
        sitting.redo()
        sitting.undo()


def test_a_new_move_forgets_what_was_undone(store: Store) -> None:
    sitting = begin(store)
    do(sitting, HOUSE, Pass)
    sitting.undo()
    sitting.undo()
    assert sitting.can_redo
    do(sitting, HOUSE)
    assert not sitting.can_redo


def test_a_refused_move_forgets_nothing(store: Store) -> None:
    sitting = begin(store)
    do(sitting, HOUSE)
    sitting.undo()
    with pytest.raises(Refused):
        sitting.play(Pass())
    assert sitting.can_redo


@pytest.mark.parametrize("hiding", ["curtain", "peek", "open"])
def test_undo_never_crosses_into_the_moves_of_the_seat_before(store: Store, hiding: Hiding) -> None:
    sitting = begin(store, hiding)
    do(sitting, *TURN, HOUSE, Pass)
    assert sitting.at == BO
    sitting.undo()
    sitting.undo()
    assert sitting.position.seat == BO
    assert not sitting.can_undo


def test_behind_the_curtain_the_last_move_can_still_be_taken_back(store: Store) -> None:
    sitting = begin(store)
    do(sitting, *TURN)
    assert sitting.curtain_down
    assert sitting.can_undo
    sitting.undo()
    assert sitting.next_seat == ADA
    assert sitting.curtain_down, "anybody may have taken it back"
    assert not sitting.can_undo, "the rest is taken back at the table"
    sitting.look()
    assert sitting.eyes == ADA
    assert sitting.can_undo
    sitting.redo()
    assert sitting.curtain_down


def test_nobody_s_hand_is_seen_by_undo_and_redo_from_under_the_curtain(store: Store) -> None:
    sitting = begin(store)
    do(sitting, *TURN)
    before, seen = state(sitting), []
    sitting.changed.connect(lambda change: seen.append((sitting.eyes, change.at)))
    sitting.undo()
    sitting.redo()
    assert seen == [(None, None), (None, None)]
    assert state(sitting) == before


def test_once_the_next_player_has_looked_nothing_is_taken_back(store: Store) -> None:
    sitting = begin(store)
    do(sitting, *TURN)
    sitting.look()
    assert sitting.eyes == BO
    assert not sitting.can_undo
    before = state(sitting)
    sitting.undo()
    assert state(sitting) == before


def test_without_the_curtain_the_last_move_can_be_taken_back_until_the_next_one(
    store: Store,
) -> None:
    sitting = begin(store, hiding="open")
    do(sitting, *TURN)
    assert sitting.eyes == BO
    assert sitting.can_undo
    sitting.undo()
    assert sitting.eyes == ADA
    sitting.redo()
    do(sitting, HOUSE)
    sitting.undo()
    assert sitting.eyes == BO
    assert not sitting.can_undo


def test_the_end_of_the_game_can_be_taken_back(store: Store) -> None:
    sitting = begin(store)
    for _ in play_out(sitting):
        pass
    record, outcome = sitting.record, sitting.outcome
    assert outcome is not None
    assert kept(store, sitting).ended
    assert sitting.next_seat is None
    assert not sitting.curtain_down
    assert sitting.can_undo
    sitting.undo()
    assert sitting.outcome is None
    assert sitting.curtain_down, "anybody may have taken it back"
    assert sitting.next_seat == record.moves[-1].actor
    assert not kept(store, sitting).ended
    assert store.finished() == ()
    sitting.redo()
    assert (sitting.record, sitting.outcome) == (record, outcome)
    assert kept(store, sitting).outcome == outcome


# ---- whose eyes -----------------------------------------------------------------------------------


def test_the_curtain_falls_when_another_seat_has_to_decide(store: Store) -> None:
    sitting = Sitting.begin(KIT, store, PLAYERS, KIT.game.options_type(first=CY), 5, "curtain")
    assert sitting.eyes is None
    assert sitting.next_seat == CY
    sitting.look()
    assert sitting.eyes == CY
    do(sitting, *TURN[:-1])
    assert sitting.eyes == CY
    do(sitting, KID)
    assert sitting.curtain_down
    assert sitting.next_seat == ADA


def test_without_a_curtain_the_screen_goes_to_the_next_at_once(store: Store) -> None:
    sitting = begin(store, hiding="open")
    assert sitting.eyes == ADA
    do(sitting, *TURN)
    assert sitting.eyes == BO
    assert not sitting.curtain_down


def test_switching_the_curtain_off_lifts_it(store: Store) -> None:
    sitting = begin(store)
    do(sitting, *TURN)
    sitting.set_hiding("open")
    assert sitting.eyes == BO
    sitting.set_hiding("curtain")
    assert sitting.eyes == BO
    do(sitting, *TURN)
    assert sitting.curtain_down


def test_the_view_is_what_the_eyes_may_know(store: Store) -> None:
    sitting = begin(store)
    assert all(held.card is not None for held in sitting.view.hunters[ADA].hand)
    assert all(held.card is None for held in sitting.view.hunters[BO].hand)
    do(sitting, *TURN)
    assert all(held.card is None for hunter in sitting.view.hunters for held in hunter.hand)
    assert sitting.view == KIT.game.view(sitting.position, None)


def test_there_is_no_curtain_where_nobody_has_secrets(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(KIT.game), "view", lambda self, position, seat: position)
    sitting = Sitting.begin(KIT, store, PLAYERS[:2], KIT.game.options_type(), 5, "curtain")
    assert sitting.eyes == ADA
    do(sitting, *TURN)
    assert sitting.eyes == BO


# ---- the log --------------------------------------------------------------------------------------


def events_of(sitting: Sitting, kind: type[Any]) -> list[Any]:
    return [
        event
        for _, events in sitting.history.log(sitting.eyes)
        for event in events
        if isinstance(event, kind)
    ]


def test_a_drawn_card_is_known_to_its_owner_alone(store: Store) -> None:
    sitting = begin(store)
    do(sitting, HOUSE, Pass, Pass, Exchange)
    (drawn,), (returned,) = events_of(sitting, CardDrawn), events_of(sitting, CardReturned)
    assert drawn.dealt.card in CARDS
    assert returned.dealt.card in CARDS
    do(sitting, KID)
    assert sitting.eyes is None
    assert [event.dealt.card for event in events_of(sitting, CardDrawn)] == [None]
    assert [event.dealt.card for event in events_of(sitting, CardReturned)] == [None]
    sitting.look()
    assert sitting.eyes == BO
    assert [event.dealt.card for event in events_of(sitting, CardDrawn)] == [None]
    assert str(drawn.dealt.card) not in str(events_of(sitting, CardDrawn))


def test_the_log_is_grouped_by_turn(store: Store) -> None:
    sitting = begin(store)
    assert sitting.history.log(sitting.eyes) == []
    do(sitting, *TURN, *TURN, HOUSE)
    pages = sitting.history.log(sitting.eyes)
    assert [turn for turn, _ in pages] == [Turn(1, ADA), Turn(1, BO), Turn(2, ADA)]
    assert [len(events) for _, events in pages] == [6, 6, 1]
    assert pages[0][1][-1] == TurnBegan(BO, 1)


def test_undo_takes_its_lines_out_of_the_log(store: Store) -> None:
    sitting = begin(store)
    do(sitting, HOUSE)
    before = sitting.history.log(sitting.eyes)
    do(sitting, Pass)
    sitting.undo()
    assert sitting.history.log(sitting.eyes) == before


def test_points_by_round_begin_with_nothing_and_end_with_the_outcome(store: Store) -> None:
    sitting = begin(store, hiding="open", seats=3, haunted=True)
    assert sitting.history.points_by_round() == [(0, 0, 0)]
    do(sitting, *TURN, *TURN)
    assert len(sitting.history.points_by_round()) == 2
    for _ in play_out(sitting):
        pass
    points = sitting.history.points_by_round()
    assert len(points) == 7
    assert sitting.outcome is not None
    final = {standing.seat: standing.points for standing in sitting.outcome.standings}
    assert points[-1] == tuple(final[seat] for seat in range(3))


# ---- taking a game up again -----------------------------------------------------------------------


def test_a_game_taken_up_again_is_the_same(store: Store) -> None:
    sitting = begin(store, haunted=True, large_ghost=True)
    for number, _ in enumerate(play_out(sitting)):
        if number % 9 == 0:
            resumed = again(store, sitting)
            assert resumed.position == sitting.position
            assert resumed.record == sitting.record
            assert replay(KIT.game, resumed.record) == sitting.position
            assert not resumed.history.from_snapshot
            resumed.look()
            if sitting.eyes == resumed.eyes:
                assert resumed.history.log(resumed.eyes) == sitting.history.log(sitting.eyes)
    assert again(store, sitting).outcome == sitting.outcome


def test_a_game_taken_up_again_can_be_played_on_and_undone(store: Store) -> None:
    sitting = begin(store)
    do(sitting, HOUSE)
    resumed = again(store, sitting)
    resumed.look()
    assert resumed.can_undo
    do(resumed, Pass)
    resumed.undo()
    resumed.undo()
    assert kept(store, sitting).record.moves == ()


def _of_older_rules(store: Store, moves: int) -> tuple[str, Any]:
    """A game of rules that are not ours any more: its moves would not even be lawful now."""
    sitting = begin(store)
    do(sitting, *TURN[:moves])
    nonsense = tuple(Played(1 - played.actor, played.move) for played in sitting.record.moves)
    record = Record(KIT.game.key, 0, sitting.record.options, PLAYERS[:2], 5, nonsense)
    return store.new_game(record, sitting.position, CODEC), sitting.position


def test_a_game_of_older_rules_goes_on_from_its_snapshot(store: Store) -> None:
    id_, position = _of_older_rules(store, 2)
    sitting = Sitting.taken_up(KIT, store, store.load(id_, CODEC), "curtain")
    assert sitting.history.from_snapshot
    assert sitting.position == position
    assert sitting.history.log(sitting.eyes) == []
    sitting.look()
    assert not sitting.can_undo
    do(sitting, Pass, Pass)
    sitting.undo()
    assert sitting.can_undo
    sitting.undo()
    assert sitting.position == position
    assert not sitting.can_undo
    assert sitting.history.points_by_round()


def test_a_game_of_older_rules_can_be_played_to_its_end(store: Store) -> None:
    id_, _ = _of_older_rules(store, 3)
    sitting = Sitting.taken_up(KIT, store, store.load(id_, CODEC), "open")
    for _ in play_out(sitting):
        pass
    saved = store.load(id_, CODEC)
    assert saved.ended
    assert saved.snapshot == sitting.position
    assert len(saved.record.moves) == len(sitting.record.moves)


def test_a_game_of_newer_rules_is_not_opened(store: Store) -> None:
    sitting = begin(store)
    newer = evolve(sitting.record, version=KIT.game.version + 1)
    id_ = store.new_game(newer, sitting.position, CODEC)
    with pytest.raises(StoreProblem) as problem:
        Sitting.taken_up(KIT, store, store.load(id_, CODEC), "curtain")
    assert problem.value.kind is Kind.newer_schema
