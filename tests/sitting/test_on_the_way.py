"""The positions that a move passes through, as those may know them who look at the screen."""

from __future__ import annotations

from typing import Any

import pytest

from halloween_table.contract.hiding import Hiding
from halloween_table.sitting.change import Glance
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.store import Store

from .lanterns import ADA, BO, KIT, Draw, HandOver, Hang, begin, do

pytestmark = pytest.mark.usefixtures("qapp")


def fates(sitting: Sitting) -> list[tuple[Any, Any]]:
    return [(way.glance.view.fate, way.glance.at) for way in sitting.latest.on_the_way]


def test_a_game_begins_without_a_way(store: Store) -> None:
    assert begin(store).latest.on_the_way == ()


def test_a_move_hands_out_what_it_passed_through(store: Store) -> None:
    sitting = begin(store)
    do(sitting, Draw())
    assert fates(sitting) == [(0, ADA), (sitting.position.cards[ADA], ADA)]
    do(sitting, Hang(0, 0))
    assert sitting.latest.on_the_way == ()


def test_it_is_there_when_the_screen_hears_of_the_move(store: Store) -> None:
    sitting = begin(store)
    seen: list[int] = []
    sitting.changed.connect(lambda _: seen.append(len(sitting.latest.on_the_way)))
    do(sitting, Draw(), Hang(0, 0), HandOver())
    sitting.look()
    assert seen == [2, 0, 1, 0]


@pytest.mark.parametrize("hiding", ["curtain", "open"])
def test_it_is_for_the_eyes_that_looked_when_the_move_was_made(
    store: Store, hiding: Hiding
) -> None:
    sitting = begin(store, hiding)
    card = sitting.position.cards[ADA]
    do(sitting, HandOver())
    assert sitting.eyes == (None if hiding == "curtain" else BO)
    assert fates(sitting) == [(card, ADA)]
    assert sitting.latest.on_the_way[0].glance.view.cards == (card, None)
    assert sitting.latest.on_the_way[0].glance.view.chance is None


def test_a_way_never_shows_what_those_eyes_may_not_see(store: Store) -> None:
    sitting = begin(store, hiding="open")
    do(sitting, Draw(), HandOver(), Draw(), HandOver(), Draw())
    for glance in (passage.glance for passage in sitting.latest.on_the_way):
        assert glance == Glance(KIT.game.view(glance.view, glance.at), glance.at)
        assert glance.view.cards[BO] is None


def test_redo_passes_through_it_again_and_undo_does_not(store: Store) -> None:
    sitting = begin(store)
    do(sitting, HandOver())
    before = sitting.latest.on_the_way
    sitting.undo()
    assert sitting.latest.on_the_way == ()
    sitting.look()
    sitting.redo()
    assert sitting.latest.on_the_way == before != ()


def test_any_other_change_forgets_it(store: Store) -> None:
    def look(sitting: Sitting) -> None:
        sitting.look()

    def trust(sitting: Sitting) -> None:
        sitting.set_hiding("open")

    for change in (look, trust, Sitting.undo):
        sitting = begin(store)
        do(sitting, HandOver())
        assert sitting.latest.on_the_way
        change(sitting)
        assert sitting.latest.on_the_way == ()


def test_taking_back_shows_no_way(store: Store) -> None:
    sitting = begin(store, hiding="open")
    do(sitting, HandOver(), Hang(0, 0))
    sitting.take_back(Hang(0, 0))
    assert sitting.latest.on_the_way == ()


def test_a_move_that_cannot_be_kept_has_no_way(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = begin(store)
    do(sitting, Hang(0, 0))

    def fail(*_: Any, **__: Any) -> int:
        raise StoreProblem(Kind.disk_full, "for the test")

    monkeypatch.setattr(Store, "append", fail)
    with pytest.raises(StoreProblem):
        do(sitting, Draw())
    assert sitting.latest.on_the_way == ()
