"""Games that were begun under older rules, at the table: nothing there promises to undo what was
played before."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.offers import TakeBack
from halloween_table.engine.codec import Codec
from halloween_table.engine.record import Played, Record, start
from halloween_table.games.halloween.table import ids
from halloween_table.store.store import Store
from tests.games.halloween import doing

from ..haunting import CTRL, KEY, key, play_said
from ..playing import ADA, PLAYERS, kit_of, offers, table

OLDER = (
    "This game was begun under older rules. It goes on from where it stood, "
    "but what was played before cannot be undone."
)


def sit_down_again(window: MainWindow, store: Store, *said: str, older: bool) -> TablePage:
    """A game of Halloween in which Ada has done that, taken up again."""
    game = kit_of(KEY).game
    record = Record(KEY, game.version, game.options_type(), PLAYERS[:2], 31)
    position: Any = start(game, record)
    for words in said:
        move = doing.move_of(position, words)
        record = record.after(Played(ADA, move))
        position = game.play(position, ADA, move).position
    if older:
        record = evolve(record, version=game.version - 1)
    window._resume(KEY, store.new_game(record, position, Codec(game)))
    page = table(window)
    assert page.source.history.from_snapshot == older
    assert page.source.position == position
    return page


def taking_back(page: TablePage) -> list[TakeBack]:
    return [offer.move for offer in offers(page) if isinstance(offer.move, TakeBack)]


@pytest.mark.parametrize("curtain", [False])
def test_what_was_begun_can_be_taken_back(window: MainWindow, store: Store, curtain: bool) -> None:
    page = sit_down_again(window, store, "act 1 summon", older=False)
    assert page.view.table.place(ids.BACK) is not None
    assert taking_back(page)


@pytest.mark.parametrize("curtain", [False])
def test_no_button_offers_to_take_back_what_was_begun_under_older_rules(
    window: MainWindow, store: Store, curtain: bool
) -> None:
    page = sit_down_again(window, store, "act 1 summon", older=True)
    assert page.source.position.pending
    assert page.view.table.place(ids.BACK) is None
    assert not taking_back(page)
    assert offers(page), "it goes on"


@pytest.mark.parametrize("curtain", [False])
@pytest.mark.parametrize("pressed", [(Qt.Key.Key_Escape, None), (Qt.Key.Key_Z, CTRL)])
def test_whoever_tries_hears_why(
    window: MainWindow, store: Store, curtain: bool, pressed: tuple[Any, Any]
) -> None:
    page = sit_down_again(window, store, "act 1 summon", older=True)
    before = page.source.position
    key(page, *pressed)
    assert page.view.bubble_text == OLDER
    assert page.strip.undo.toolTip() == OLDER
    assert not page.strip.undo.isEnabled()
    assert page.source.position == before


@pytest.mark.parametrize("curtain", [False])
def test_what_is_begun_now_can_be_taken_back(
    window: MainWindow, store: Store, curtain: bool
) -> None:
    page = sit_down_again(window, store, older=True)
    before = page.source.position
    play_said(page, "act 1 summon")
    assert page.view.table.place(ids.BACK) is not None
    assert page.strip.undo.toolTip() == "Undo"
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.source.position == before
    assert page.view.bubble_text == ""
