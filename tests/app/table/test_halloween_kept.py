"""Games of Halloween in the store: gone on with in the middle of anything, given away and taken in."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import inf
from pathlib import Path
from random import Random

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.engine.codec import Codec
from halloween_table.engine.record import Played, Record, replay, start
from halloween_table.games.halloween.rules.game import Halloween
from halloween_table.games.halloween.rules.pending import (
    Doing,
    Fetching,
    Lifting,
    Paying,
    Rewarded,
    Throwing,
)
from halloween_table.games.halloween.rules.position import CardSet, Options, Position
from halloween_table.store.store import Store
from tests.games.halloween.wandering import wander

from ..haunting import KEY
from ..playing import PLAYERS, kept, offers, table

GAME = Halloween()
CODEC = Codec(GAME)
PICKED = (10, 16, 18, 21, 22, 37, 47, 49)

MOMENTS: dict[str, Callable[[Position], bool]] = {
    "a turn": lambda p: not p.pending and p.round == 3 and len(p.done) == 1,
    "a disc was put down": lambda p: _due(p, Doing),
    "a claim, half paid": lambda p: _due(p, Paying) and bool(p.pending[-1].tokens),
    "a roll to be kept": lambda p: _due(p, Throwing) and p.pending[-1].rolled,
    "a reward": lambda p: _due(p, Rewarded),
    "a bonus": lambda p: _due(p, Fetching),
    "a lift": lambda p: _due(p, Lifting),
}


def _due(position: Position, kind: type) -> bool:
    return bool(position.pending) and isinstance(position.pending[-1], kind)


@cache
def records() -> dict[str, tuple[Record, Position]]:
    """A game that has come to each of these moments."""
    found: dict[str, tuple[Record, Position]] = {}
    options = Options(cards=CardSet.PICKED, picked=PICKED)
    for seed in range(100):
        record = Record(KEY, GAME.version, options, PLAYERS[:3], seed)
        for moment in wander(start(GAME, record), Random(seed)):
            record = record.after(Played(moment.actor, moment.chosen))
            for name, fits in MOMENTS.items():
                if name not in found and fits(moment.step.position):
                    found[name] = (record, moment.step.position)
        if len(found) == len(MOMENTS):
            return found
    raise AssertionError(f"nothing for {MOMENTS.keys() - found.keys()}")


def test_a_game_goes_on_in_the_middle_of_anything(window: MainWindow, store: Store) -> None:
    for name, (record, position) in records().items():
        window._resume(KEY, store.new_game(record, position, CODEC))
        page = table(window)
        assert not page.source.history.from_snapshot
        assert page.source.position == position, name
        assert page.curtain.isHidden()
        assert page.source.eyes == position.decider
        inviting = [offer for offer in offers(page) if offer.invites]
        lawful = set(GAME.moves(position, position.decider))
        assert {offer.move for offer in inviting} == lawful, name
        Robot(page.view).drag(inviting[0])
        played = Played(position.decider, inviting[0].move)
        assert page.source.record.moves == (*record.moves, played), name
        saved = kept(store, page)
        assert saved.snapshot == page.source.position == replay(GAME, saved.record)


@pytest.mark.parametrize("name", ["a claim, half paid", "a roll to be kept"])
def test_a_closed_window_opens_where_it_was(
    window: MainWindow, store: Store, preferences: Preferences, folder: Path, name: str
) -> None:
    """The last moves are played in the window, then it is closed, and another one takes the game
    up."""
    record, position = records()[name]
    earlier = evolve(record, moves=record.moves[:-4])
    window._resume(KEY, store.new_game(earlier, replay(GAME, earlier), CODEC))
    for played in record.moves[-4:]:
        table(window).source.play(played.move)
    shown = table(window).view.table.arrangement
    window.close()
    QApplication.processEvents()
    again = MainWindow(store, preferences, folder)
    again.resize(1280, 800)
    again.show()
    QApplication.processEvents()
    (card,) = again.shelf.cards
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    page = table(again)
    assert page.source.position == position
    assert page.view.table.arrangement == shown
    again.close()
    again.deleteLater()


def test_every_moment_goes_out_as_a_file_and_comes_back(
    window: MainWindow, store: Store, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    for name, (record, position) in records().items():
        window.room.export(KEY, store.new_game(record, position, CODEC), path)
        reading = window.room.reading(path)
        reading.go_on(inf)
        saved = store.load(window.room.take_in(reading.imported, "curtain").id, CODEC)
        assert saved.record == record, name
        assert saved.snapshot == replay(GAME, saved.record) == position, name
