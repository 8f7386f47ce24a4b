"""Who may ask for a hint, what is asked for them, and how it is counted."""

from __future__ import annotations

from attrs import evolve

from halloween_table.engine.record import Hints
from halloween_table.sitting.sitting import Sitting
from halloween_table.sitting.source import Onlookers
from halloween_table.store.store import Store

from .corridor import CODEC, KIT, Options
from .lanterns import PLAYERS
from .test_company import ADA, AGAINST_BO, BO, WITH_MINDS, begin


def test_the_best_player_is_asked_with_what_that_seat_may_know(store: Store) -> None:
    sitting = begin(store, "A2 B2 A2")
    asked = sitting.hint()
    assert asked is not None
    assert (asked.seat, asked.budget.iterations) == (ADA, 3)
    assert asked.known == sitting.history.known_to(ADA)
    assert asked == sitting.hint()


def test_only_a_person_who_decides_may_ask(store: Store) -> None:
    sitting = begin(store, "A2 B2 A2")
    assert sitting.hinted == ADA
    sitting.play(next(iter(KIT.game.moves(sitting.position, ADA))))
    assert sitting.thinker == BO
    assert (sitting.hinted, sitting.hint()) == (None, None)


def test_under_the_curtain_nobody_asks(store: Store) -> None:
    sitting = begin(store, "A2? B2?", PLAYERS)
    assert sitting.curtain_down
    assert (sitting.hinted, sitting.hint()) == (None, None)
    sitting.look()
    assert sitting.hinted == ADA


def test_what_lies_face_down_is_unseen_until_it_is_held_up(store: Store) -> None:
    sitting = begin(store, "A2? B2?", PLAYERS, hiding="peek")
    assert sitting.unseen
    sitting.hold_up(True)
    assert not sitting.unseen
    assert not begin(store, "A2? B2?", hiding="peek").unseen
    assert not begin(store, "A2 B2", PLAYERS, hiding="peek").unseen


def test_where_nobody_thinks_there_are_none(store: Store) -> None:
    sitting = Sitting.begin(KIT, store, PLAYERS, Options("A2 B2 A2"), 5, "open")
    assert (sitting.hints, sitting.hinted, sitting.hint()) == (None, None, None)
    assert (Onlookers().hints, Onlookers().hint()) == (None, None)


def test_who_agreed_to_do_without_gets_none(store: Store) -> None:
    sitting = Sitting.begin(
        WITH_MINDS, store, AGAINST_BO, Options("A2 B2 A2"), 5, "open", hints=False
    )
    assert sitting.hints == Hints(allowed=False)
    assert (sitting.hinted, sitting.hint()) == (None, None)
    sitting.count_hint()
    assert sitting.record.hints.asked == ()


def test_they_are_counted_for_whoever_asks_and_undo_does_not_uncount_them(store: Store) -> None:
    sitting = begin(store, "A2 B2 A2")
    sitting.count_hint()
    sitting.count_hint()
    sitting.play(next(iter(KIT.game.moves(sitting.position, ADA))))
    sitting.undo()
    assert sitting.record.hints == Hints(asked=(2, 0))
    saved = store.load(sitting.id, CODEC)
    assert saved.record == sitting.record
    again = Sitting.taken_up(WITH_MINDS, store, saved, "open")
    assert again.record.hints == Hints(asked=(2, 0))


def test_a_game_that_is_played_on_counts_its_own(store: Store) -> None:
    sitting = begin(store, "A2 B2 A2")
    sitting.count_hint()
    branch = sitting.history.played_on(0, sitting.id, None)
    assert branch.record.hints == Hints()
    strict = evolve(sitting.record, hints=Hints(allowed=False))
    sitting.history.record = strict
    assert sitting.history.played_on(0, sitting.id, None).record.hints == Hints(allowed=False)
