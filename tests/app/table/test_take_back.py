"""Taking back at the table: what was hung is brought back to the basket, while it still can be."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.offers import Offer, TakeBack
from halloween_table.store.problems import ChangedElsewhere, Kind, StoreProblem
from halloween_table.store.store import Store
from tests.sitting.lanterns import ADA, BO, Draw, HandOver, Hang, Light

from ..playing import drag, item_rect, kept, lift_curtain, offers, piece_rect, sit_at_lanterns

LEARNED = "Somebody has learned something new: you cannot go back past that."
NONSENSE = "That does not go there."


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    return sit_at_lanterns(window)


def back(page: TablePage) -> dict[str, Offer]:
    """What can be taken back, by piece."""
    return {o.gesture.start: o for o in offers(page) if isinstance(o.move, TakeBack)}


def play(page: TablePage, *moves: Any) -> None:
    for move in moves:
        page.source.play(move)


def record(page: TablePage) -> list[Any]:
    return [played.move for played in page.source.record.moves]


def test_what_was_hung_this_turn_can_be_brought_back(page: TablePage, store: Store) -> None:
    assert back(page) == {}
    drag(page, "lamp:0", "hook:1")
    drag(page, "lamp:1", "hook:0")
    assert set(back(page)) == {"lamp:0", "lamp:1"}
    drag(page, "lamp:0", "basket")
    assert record(page) == [Hang(1, 0)]
    assert set(back(page)) == {"lamp:1"}
    assert kept(store, page).record == page.source.record
    assert not page.strip.redo.isEnabled()
    assert item_rect(page, "lamp:0") == piece_rect(page, "lamp:0")


def test_the_robot_takes_back_too(page: TablePage) -> None:
    play(page, Hang(0, 0), Hang(1, 1))
    Robot(page.view).drag(back(page)["lamp:0"])
    assert record(page) == [Hang(1, 1)]


def test_two_clicks_take_back_what_is_no_target(page: TablePage) -> None:
    play(page, Hang(0, 0), Hang(1, 1))
    only = evolve(page.view.table.arrangement, offers=tuple(back(page).values()))
    page.view.show_arrangement(only)
    Robot(page.view).click_through(back(page)["lamp:0"])
    assert record(page) == [Hang(1, 1)]


def test_what_needs_it_goes_with_it(page: TablePage) -> None:
    play(page, Hang(0, 0), Light(0), Hang(1, 1))
    drag(page, "lamp:0", "basket")
    assert record(page) == [Hang(1, 1)]
    assert page.source.position.lit == ()


def test_what_was_learned_stays_and_is_explained(page: TablePage) -> None:
    play(page, Hang(0, 0), Draw())
    assert back(page) == {}
    before = record(page)
    drag(page, "lamp:0", "basket")
    assert LEARNED in page.view.bubble_text
    assert record(page) == before
    assert item_rect(page, "lamp:0") == piece_rect(page, "lamp:0")


def test_what_another_player_hung_is_simply_not_taken_down(page: TablePage) -> None:
    play(page, Hang(0, 0), HandOver())
    lift_curtain(page)
    assert page.source.eyes == BO
    assert back(page) == {}
    drag(page, "lamp:0", "basket")
    assert NONSENSE in page.view.bubble_text


def test_a_refused_hook_is_still_explained_by_its_rule(page: TablePage) -> None:
    play(page, Hang(0, 0), Hang(1, 1))
    drag(page, "lamp:0", "hook:2")
    assert "hangs_already" in page.view.bubble_text


def test_undo_goes_on_after_it(page: TablePage) -> None:
    play(page, Hang(0, 0), Hang(1, 1))
    drag(page, "lamp:0", "basket")
    QTest.keyClick(page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert record(page) == []
    QTest.keyClick(page.view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert record(page) == [Hang(1, 1)]


def failing(monkeypatch: pytest.MonkeyPatch, problem: StoreProblem) -> None:
    def fail(*args: Any, **kwargs: Any) -> int:
        raise problem

    monkeypatch.setattr(Store, "take_back", fail)


def test_a_store_that_fails_is_told_and_nothing_has_changed(
    page: TablePage, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(page, Hang(0, 0), Hang(1, 1), Hang(2, 2))
    with monkeypatch.context() as broken:
        failing(broken, StoreProblem(Kind.disk_full, "for the test"))
        drag(page, "lamp:0", "basket")
    assert "The disk is full" in page.view.bubble_text
    assert kept(store, page).record == page.source.record
    assert record(page) == [Hang(0, 0), Hang(1, 1), Hang(2, 2)]
    assert page.source.eyes == ADA
    for lamp in range(3):
        place = page.view.table.piece(f"lamp:{lamp}")
        assert place is not None
        assert place.place != "basket"
        assert item_rect(page, f"lamp:{lamp}") == place.rect


def test_a_game_that_was_played_on_elsewhere_is_loaded_again(
    page: TablePage, window: MainWindow, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    play(page, Hang(0, 0))
    failing(monkeypatch, ChangedElsewhere(page.source.id))
    drag(page, "lamp:0", "basket")
    assert window.page is not page
    assert any("another window" in sentence for sentence in told)
