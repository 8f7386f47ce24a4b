"""Whose side of a table is near in the window: while a game is watched it stays where it is, while
one is played it is that of whoever acts."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import OPEN, Seat
from halloween_table.sitting.replay import Replay
from halloween_table.table.view import TableView

from ..looking import click, key, scrub, sit_before_the_end, watch
from ..playing import ADA, BO, kit_of, lift_curtain, sit_down

GAME = "rest_in_peace"
"""The game in which a table has sides."""


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Arrangement]:
    """Every arrangement that tables have been given, little scenes included."""
    seen: list[Arrangement] = []
    show = TableView.show_arrangement

    def remembering(
        view: TableView,
        now: Arrangement,
        animate: bool,
        on_the_way: Any,
        beats: Any,
        *,
        goes_on: bool,
    ) -> None:
        seen.extend(shown.arrange() for shown in on_the_way)
        seen.append(now)
        show(view, now, animate, on_the_way, beats, goes_on=goes_on)

    monkeypatch.setattr(TableView, "show_arrangement", remembering)
    return seen


def boards(arrangement: Arrangement) -> dict[Seat, Rect]:
    """Where each of the two is at home."""
    places = {place.id: place.rect for place in arrangement.places}
    return {seat: places[f"won:{seat}"] for seat in (ADA, BO)}


def near(arrangement: Arrangement) -> Seat:
    """Whose the one is that is lower, or beside it further left."""
    homes = boards(arrangement)
    return max(homes, key=lambda seat: (-homes[seat].x, homes[seat].y))


@pytest.mark.parametrize("eyes", [None, OPEN, BO])
def test_nothing_changes_sides_in_a_whole_game(
    window: MainWindow, shown: list[Arrangement], eyes: Seat | None
) -> None:
    page = watch(window, GAME)
    replay = page.watching.replay
    assert replay is not None
    replay.look_with(eyes)
    if eyes == BO:
        shown.clear()  # until then everybody has looked
    deciders = set()
    for at in range(replay.history.last + 1):
        replay.seek(at)
        deciders.add(replay.position.decider)
    assert deciders == {ADA, BO}
    assert len(shown) > replay.history.last
    assert {near(arrangement) for arrangement in shown} == {BO if eyes == BO else ADA}


def test_from_its_first_frame_on_whoever_s_turn_it_is(
    window: MainWindow, shown: list[Arrangement]
) -> None:
    history = watch(window, GAME).source.history
    of_bo = next(at for at, moment in enumerate(history.moments) if moment.position.decider == BO)
    shown.clear()
    window._watch(Replay(kit_of(GAME), history, of_bo), "nowhere")
    QApplication.processEvents()
    assert {near(arrangement) for arrangement in shown} == {ADA}


def test_somebody_who_looks_back_stays_on_their_own_side(window: MainWindow) -> None:
    page = sit_down(window, key=GAME)
    play_until_eyes_are(page, BO)
    for at in range(page.source.history.last):
        page.look_back(at)
        page.view.finish()
        assert near(page.view.table.arrangement) == BO
    click(page.bar.back)
    assert near(page.view.table.arrangement) == BO


def test_whoever_acts_is_near(window: MainWindow) -> None:
    page = sit_down(window, key=GAME)
    sitting, acted = page.source, set()
    while sitting.outcome is None and sitting.history.last < 40:
        if sitting.curtain_down:
            lift_curtain(page)
        page.view.finish()
        assert near(page.view.table.arrangement) == sitting.eyes
        acted.add(sitting.eyes)
        *_, last = sitting.kit.game.moves(sitting.position, sitting.eyes)
        sitting.play(last)
    assert acted == {ADA, BO}


def test_nothing_changes_sides_at_the_end_before_those_who_have_played(
    window: MainWindow, shown: list[Arrangement]
) -> None:
    page = sit_before_the_end(window, GAME)
    sitting = page.source
    before = boards(page.view.table.arrangement)
    mover = sitting.eyes
    shown.clear()
    *_, last = sitting.kit.game.moves(sitting.position, mover)
    sitting.play(last)
    QApplication.processEvents()
    assert sitting.outcome is not None
    assert sitting.eyes is None
    assert boards(shown[-1]) == before
    assert near(shown[-1]) == mover


def test_open_eyes_look_from_the_same_side(window: MainWindow) -> None:
    page = watch(window, GAME)
    scrub(page, page.source.history.last // 2)
    before = boards(page.view.table.arrangement)
    key(page, Qt.Key.Key_End)
    assert page.watching.replay is not None
    page.watching.replay.look_with(OPEN)
    page.view.finish()
    assert boards(page.view.table.arrangement) == before


def play_until_eyes_are(page: TablePage, seat: Seat) -> None:
    """Everybody passes whatever can be passed."""
    sitting = page.source
    for _ in range(200):
        if sitting.curtain_down:
            lift_curtain(page)
        if sitting.eyes == seat and sitting.history.last > 5:
            QApplication.processEvents()
            return
        *_, last = sitting.kit.game.moves(sitting.position, sitting.eyes)
        sitting.play(last)
    raise AssertionError(f"it is never the turn of {seat}")
