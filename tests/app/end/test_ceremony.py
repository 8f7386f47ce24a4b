"""The end as it is told: points are counted line by line, then it is known who won; once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.program.window import MainWindow
from halloween_table.engine.game import Outcome, Score, Standing
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.store import Store
from halloween_table.table import speeds

from ..duel import DUEL, DuelOptions
from ..fitting import settle
from ..looking import click, scrub, sit_before_the_end
from ..playing import KEY, PLAYERS, table, whole_record

LEFT = Qt.MouseButton.LeftButton
BETTER = (Score("jars", 2, 6), Score("spoons", 1, 3))
WORSE = (Score("jars", 3, 9), Score("spoons", 4, -4))


def end(qtbot: QtBot, store: Store, pace: float = 1.0) -> EndPage:
    """Bo has won with nine; Ada had as many before the spoons were counted."""
    sitting = Sitting.begin(DUEL, store, PLAYERS[:2], DuelOptions(clock=False), 5, hiding="open")
    outcome = Outcome((Standing(1, 1, BETTER), Standing(0, 2, WORSE)), (None,))
    page = EndPage(sitting, outcome, pace=pace)
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    return page


def stop_the_clock(page: EndPage) -> QVariantAnimation:
    """From now on only the test moves it."""
    clock = page.ceremony._clock
    assert clock is not None
    clock.pause()
    return clock


def seen(page: EndPage) -> list[list[str]]:
    """What can be seen of the lines, and the sums."""
    assert page._points is not None
    lines = [["" if cell.waits else cell.text() for cell in row] for row in page._points._cells]
    return [*lines, [total.seen for total in page._points._sums]]


# ---- what ----------------------------------------------------------------------------------------


def test_points_are_counted_line_by_line(qtbot: QtBot, store: Store) -> None:
    page = end(qtbot, store)
    clock = stop_the_clock(page)
    shown = []
    for milliseconds in (0, 300, 500, 900):
        clock.setCurrentTime(milliseconds)
        shown.append(seen(page))
    assert shown == [
        [["", ""], ["", ""], ["0", "0"]],
        [["3 jars: 9", "2 jars: 6"], ["", ""], ["6", "4"]],
        [["3 jars: 9", "2 jars: 6"], ["4 spoons: −4", "1 spoons: 3"], ["8", "7"]],
        [["3 jars: 9", "2 jars: 6"], ["4 spoons: −4", "1 spoons: 3"], ["5", "9"]],
    ]


def test_who_won_is_seen_when_all_is_counted_and_heard_at_once(qtbot: QtBot, store: Store) -> None:
    page = end(qtbot, store)
    clock = stop_the_clock(page)
    assert page._points is not None
    assert page._chart is not None
    clock.setCurrentTime(600)
    assert page._title.waits
    assert page._chart._waits
    assert [name.seen for name in page._points._names] == ["Ada", "Bo"]
    assert page._scroll.accessibleName() == page._title.text() == "The winner: Bo"
    assert page._scroll.accessibleDescription() == "1. Bo: 9\n2. Ada: 5"
    assert page._points._sums[1].accessibleName() == "1. Bo, Beans: 9"
    clock.setCurrentTime(1400)
    assert not page._title.waits
    assert not page._chart._waits
    assert [name.seen for name in page._points._names] == ["2. Ada", "1. Bo"]


def test_steps_rise_with_the_points_and_come_to_their_places(qtbot: QtBot, store: Store) -> None:
    page = end(qtbot, store)
    clock = stop_the_clock(page)
    ada, bo = page._podium._row
    clock.setCurrentTime(420)
    assert page._podium.height_of(ada) > page._podium.height_of(bo)
    clock.setCurrentTime(840)
    assert page._podium.height_of(ada) < page._podium.height_of(bo)
    page.ceremony.finish()
    assert page._podium.height_of(bo) > page._podium.height_of(ada) > 0


# ---- it ends --------------------------------------------------------------------------------------


def test_confetti_falls_once_and_nothing_moves_then(qtbot: QtBot, store: Store) -> None:
    page = end(qtbot, store)
    clock = stop_the_clock(page)
    clock.setCurrentTime(1000)
    assert not page._hero.confetti.isVisible()
    clock.setCurrentTime(1800)
    assert page._hero.confetti.isVisible()
    page.ceremony.finish()
    QApplication.processEvents()
    assert not page._hero.confetti.isVisible()
    assert not page.ceremony.running
    assert not [timer for timer in page.findChildren(QTimer) if timer.isActive()]
    clocks = page.findChildren(QVariantAnimation)
    assert not [each for each in clocks if each.state() == QVariantAnimation.State.Running]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_A])
def test_any_key_completes_it_and_does_nothing_else(
    qtbot: QtBot, store: Store, key: Qt.Key
) -> None:
    page = end(qtbot, store)
    stop_the_clock(page)
    left = []
    page.left.connect(lambda: left.append(1))
    page._scroll.setFocus()
    QTest.keyClick(page._scroll, key)
    assert not page.ceremony.running
    assert not page._title.waits
    assert not left


def test_a_press_completes_it_and_does_what_it_does(qtbot: QtBot, store: Store) -> None:
    page = end(qtbot, store)
    stop_the_clock(page)
    QTest.mouseClick(page._title, LEFT)
    assert not page.ceremony.running
    page = end(qtbot, store)
    stop_the_clock(page)
    asked = []
    page.rematch_asked.connect(lambda: asked.append(1))
    QTest.mouseClick(page._rematch, LEFT)
    assert asked
    assert not page.ceremony.running


def test_whoever_comes_back_from_the_table_has_seen_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, moves = sit_before_the_end(window), whole_record(KEY)[0].moves
    monkeypatch.setattr(speeds, "LAST_LOOK", 0)
    window._preferences.pace = "calm"
    for last in moves[played.source.history.last :]:
        played.source.play(last.move, last.actor)
        played.view.finish()
    settle()
    page = window.page
    assert isinstance(page, EndPage)
    assert page.ceremony.running
    QTest.keyClick(page._scroll, Qt.Key.Key_Escape)
    assert window.page is page, "the first key only completes it"
    assert not page.ceremony.running
    click(page._table)
    watched = table(window)
    scrub(watched, watched.source.history.last)
    click(watched.strip.result)
    again = window.page
    assert isinstance(again, EndPage)
    assert not again.ceremony.running
    assert not again._title.waits
    settle()
