"""Practising Booo! alone in the window: a stopwatch, a time to beat, a shortest way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.game import TABLE
from halloween_table.engine.record import Played, replay
from halloween_table.games.booo.rules.moves import Go, Interrupted, Timed
from halloween_table.games.booo.rules.position import Phase
from halloween_table.games.booo.rules.ways import Way
from halloween_table.games.booo.table import ids
from halloween_table.store.store import Store
from tests.games.booo.doing import GAME, a_way, other_than, wall_beside
from tests.sitting.tower import Watch

from ..fitting import settle
from ..playing import kept, played
from ..seeking import (
    LEFT,
    SEED,
    claim,
    click,
    name_colour,
    search_in_castle,
    show,
    take_guest,
    turn_over,
    type_key,
)


@pytest.fixture
def watch() -> Watch:
    return Watch()


def practise(window: MainWindow, watch: Watch) -> TablePage:
    """The first guest has just come."""
    return search_in_castle(window, 1, watch=watch)


def there_and_back(page: TablePage) -> Way:
    """A way that is two steps longer than it need be."""
    way = a_way(page.source.position)
    first, second = way.steps[:2]
    return Way(
        way.colour, (first, Go(page.source.position.ghost.cell), first, second, *way.steps[2:])
    )


def said(page: TablePage) -> str:
    """What is told about a time."""
    settle()
    assert page._notice.isVisible()
    return page._notice._label.text()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (900, 900)], ids=str)
@pytest.mark.parametrize("log", [False, True], ids=["", "log"])
def test_what_is_told_about_a_time_hides_no_way_no_list_and_no_button(
    window: MainWindow, watch: Watch, size: tuple[int, int], log: bool
) -> None:
    window.resize(*size)
    page = practise(window, watch)
    page.strip.log.setChecked(log)
    settle()
    take_guest(page, 0)
    assert said(page)
    spared = page.view.spared()
    assert len(spared) == 4  # the castle, the way, the button, the guest that was found
    assert not any(page._notice.geometry().intersects(rect) for rect in spared)


def marks(page: TablePage, kind: str) -> int:
    drawn = page.view.table.arrangement.marks
    return sum(mark.id.split(":")[0] == kind for mark in drawn)


def test_times_are_taken_and_compared_in_the_same_castle(
    window: MainWindow, store: Store, watch: Watch
) -> None:  # BO-P1, BO-P2
    page = practise(window, watch)
    assert [dial.id for dial in page.view.table.arrangement.dials] == ["stopwatch"]
    watch.now += 12.5
    assert page.source.clock.counted() == 12_500
    way = take_guest(page, 0, "lead")
    assert page.source.position.found[0].milliseconds == 12_500
    assert said(page) == "Guest 1: 0:12.5. That is the time to beat!"
    prompt = page.strip.prompt.text()
    assert prompt == f"You found it in {len(way)} steps, and no way is shorter."
    assert page.source.position.seekers[0].walls == ()
    turn_over(page)
    assert page.source.clock.counted() == 0, "every guest has a time of its own"
    window.show_shelf()

    page = practise(window, watch)
    watch.now += 20
    take_guest(page, 0, way=there_and_back(page))
    assert said(page) == "Guest 1: 0:20.0. The best so far: 0:12.5 (Ada)."
    prompt = page.strip.prompt.text()
    assert prompt == f"You found it in {len(way) + 2} steps; a shortest way has {len(way)}."
    assert marks(page, "way/trail") == len(way) + 2
    assert marks(page, "shortest") == len(way)
    window.show_shelf()

    page = practise(window, watch)
    watch.now += 9
    take_guest(page, 0)
    assert said(page) == "Guest 1: 0:09.0. A new best! Before: 0:12.5 (Ada)."
    best = store.results.get("booo", f"{SEED}:1")
    assert best is not None
    assert (best.name, best.milliseconds, best.steps) == ("Ada", 9_000, len(way))
    saved = kept(store, page)
    assert replay(GAME, saved.record) == saved.snapshot == page.source.position


def test_a_shortest_way_is_shown_after_a_guest_and_after_giving_up(
    window: MainWindow, watch: Watch
) -> None:
    page = practise(window, watch)
    way = claim(page, 0)
    home = page.source.position.ghost.cell
    show(page, [way.steps[0], Go(home), *way.steps[:-1]])
    page.view.set_speed(10_000)
    show(page, way.steps[-1:])
    assert page.view.underway
    assert page.strip.prompt.text() == "Look, this was the way."
    clock = page.view.table.motion._clock
    clock.setCurrentTime(clock.duration())  # the guest has jumped
    page.view._passage._hold.timeout.emit()
    assert page.strip.prompt.text() == "Look, this is a shortest way."
    type_key(page, Qt.Key.Key_Space)
    assert not page.view.underway
    page.view.set_speed(0)
    turn_over(page)
    way = a_way(page.source.position)
    page.view.set_speed(10_000)
    click(page, ids.GIVE_UP)
    assert "shortest way" in page.view.bubble_text  # easily regretted, so it is asked first
    click(page, ids.GIVE_UP)
    assert page.view.underway
    page.view.finish()
    assert page.strip.prompt.text() == "Guest 2 goes away; there was a way."
    assert marks(page, "way/trail") == len(way)
    assert page.source.position.lost == (2,)


def test_a_failed_way_costs_nothing_but_time(window: MainWindow, watch: Watch) -> None:
    page = practise(window, watch)
    watch.now += 5
    cell, wall = wall_beside(page.source.position, page.source.position.ghost.cell)
    name_colour(page, other_than(wall))
    click(page, ids.Cell(*cell))
    assert page.source.position.phase is Phase.NAMING
    assert page.strip.prompt.text() == f"Ada meets a wall of another colour: {wall}."
    watch.now += 1000
    page.source.clock.check()
    assert page.source.position.phase is Phase.NAMING, "nobody is hurried alone"
    take_guest(page, 0)
    assert page.source.position.found[0].milliseconds == 1_005_000


def test_the_stopwatch_stands_still_in_a_pause(window: MainWindow, watch: Watch) -> None:
    page = practise(window, watch)
    watch.now += 5
    way = claim(page, 0)
    show(page, way.steps[:2])
    type_key(page, Qt.Key.Key_F2)
    assert page.curtain.isVisible()
    assert page.source.record.moves[-1] == Played(TABLE, Interrupted())
    watch.now += 1000
    assert page.source.clock.counted() == 5_000
    QTest.mouseClick(page.curtain._ready, LEFT)
    watch.now += 2
    take_guest(page, 0)
    assert page.source.position.found[0].milliseconds == 7_000
    assert Timed(5_000) in played(page)


def test_a_practice_that_was_left_goes_on_with_its_time(window: MainWindow, watch: Watch) -> None:
    page = practise(window, watch)
    watch.now += 5
    QTest.mouseClick(page.strip.home, LEFT)
    (card,) = window.shelf.cards
    QTest.mouseClick(card, LEFT)
    again = window.page
    assert isinstance(again, TablePage)
    assert again.curtain.isVisible()
    counted = again.source.clock.counted()
    assert counted == 5_000
