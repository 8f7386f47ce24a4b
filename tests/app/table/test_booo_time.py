"""Time in Booo! at the window: clocks, waits, hints, and whatever comes between."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import TABLE
from halloween_table.engine.record import Played, replay
from halloween_table.games.booo.rules.castle import COLOURS
from halloween_table.games.booo.rules.moves import (
    GiveUp,
    Go,
    Hint,
    Interrupted,
    RaiseHand,
    RunOut,
    WaitOver,
)
from halloween_table.games.booo.rules.position import Phase
from halloween_table.games.booo.table import ids
from halloween_table.store.store import Store
from halloween_table.table.hand.own_keys import USES
from tests.games.booo.doing import GAME, a_way
from tests.sitting.tower import Watch, wait

from ..fitting import settle
from ..playing import ADA, BO, kept, played, table
from ..portrait import names_in, portrait, tree_of
from ..seeking import (
    LEFT,
    be_ready,
    callers,
    claim,
    claimant,
    click,
    log,
    name_colour,
    press,
    search_in_castle,
    show,
    status,
    take_guest,
    turn_over,
    type_key,
)


@pytest.fixture
def watch() -> Watch:
    return Watch()


def last(page: TablePage) -> Played:
    return page.source.record.moves[-1]


def dials(page: TablePage) -> list[str]:
    return [dial.id for dial in page.view.table.arrangement.dials]


# ---- clocks (BO-1.9) --------------------------------------------------------------------------------


def test_who_hesitates_to_name_a_colour_has_failed(window: MainWindow, watch: Watch) -> None:
    page = search_in_castle(window, watch=watch)
    wait(page.source, watch, 1000)
    press(page, ADA)
    assert dials(page) == ["clock"]
    wait(page.source, watch, 5.9)
    assert page.source.clock.share(RunOut()) == pytest.approx(0.1 / 6)
    assert page.source.position.phase is Phase.NAMING
    wait(page.source, watch, 0.2)
    assert last(page) == Played(TABLE, RunOut())
    assert status(page) == log(page)[-1] == "Ada hesitates too long."
    assert page.source.eyes is None
    assert dials(page) == []
    press(page, ADA)
    assert claimant(page) == ADA


def test_every_step_of_a_way_has_its_time(window: MainWindow, watch: Watch) -> None:
    page = search_in_castle(window, watch=watch)
    press(page, ADA)
    way = a_way(page.source.position)
    wait(page.source, watch, 5.9)
    name_colour(page, way.colour)
    wait(page.source, watch, 5.9)
    for step in way.steps[:3]:
        show(page, [step])
        wait(page.source, watch, 3.9)
        assert page.source.position.phase is Phase.SHOWING
    wait(page.source, watch, 0.2)
    assert last(page) == Played(TABLE, RunOut())
    assert len(page.source.position.last.trail) == 4, "it is seen how far it went"


def test_a_clock_that_runs_out_takes_the_ghost_out_of_the_hand(
    window: MainWindow, watch: Watch
) -> None:
    page = search_in_castle(window, watch=watch)
    way = claim(page, ADA)
    first, second = (step.cell for step in way.steps[:2] if isinstance(step, Go))
    robot = Robot(page.view)
    QTest.mousePress(page.view.viewport(), LEFT, pos=robot.grip(ids.GHOST))
    for cell, seconds in ((first, 5), (second, 5)):
        place = page.view.table.place(ids.Cell(*cell))
        assert place is not None
        QTest.mouseMove(page.view.viewport(), robot.at(place.rect))
        wait(page.source, watch, seconds)
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=robot.at(place.rect))
    assert played(page)[-2:] == [Go(first), RunOut()]
    assert page.view.bubble_text == ""


def test_clocks_can_be_switched_off(window: MainWindow, watch: Watch) -> None:
    page = search_in_castle(window, watch=watch, first_clock=0, step_clock=0)
    press(page, ADA)
    wait(page.source, watch, 10_000)
    way = a_way(page.source.position)
    name_colour(page, way.colour)
    for step in way.steps:
        wait(page.source, watch, 10_000)
        show(page, [step])
    assert page.source.position.seekers[ADA].guests == (1,)


def test_who_has_failed_waits_and_may_raise_a_hand_meanwhile(
    window: MainWindow, watch: Watch
) -> None:  # BO-1.10
    page = search_in_castle(window, watch=watch, seats=3, wait=10)
    press(page, ADA)
    click(page, ids.GIVE_UP)
    assert dials(page) == ["wait:0"]
    press(page, ADA)
    assert callers(page) == [ADA]
    assert 'href="#BO-1.10"' in page.view.bubble_text
    press(page, ADA, "hand")
    assert last(page) == Played(ADA, RaiseHand())
    wait(page.source, watch, 5)
    press(page, BO)
    assert claimant(page) == BO, "nobody else waits"
    wait(page.source, watch, 5.1)
    assert last(page) == Played(TABLE, WaitOver(ADA))
    assert claimant(page) == BO, "and nobody is disturbed"
    click(page, ids.GIVE_UP)
    assert "Ada may claim again." in log(page)
    press(page, ADA)
    assert claimant(page) == ADA


def test_a_hint_comes_when_nobody_sees_a_way_for_long(window: MainWindow, watch: Watch) -> None:
    page = search_in_castle(window, watch=watch, hint=30)
    wait(page.source, watch, 29.9)
    assert status(page) == ""
    wait(page.source, watch, 0.2)
    assert last(page) == Played(TABLE, Hint())
    sentence = f"Hint: a path starts with this colour: {a_way(page.source.position).colour}."
    assert status(page) == log(page)[-1] == sentence
    take_guest(page, ADA)
    turn_over(page)
    assert status(page) == ""
    wait(page.source, watch, 30.1)
    assert played(page).count(Hint()) == 2, "for every guest anew"


# ---- what comes between (BO-3.3) ----------------------------------------------------------------------


def lead_half_way(page: TablePage) -> None:
    """Ada is in the middle of a way, the ghost in her hand."""
    way = claim(page, ADA)
    robot = Robot(page.view)
    QTest.mousePress(page.view.viewport(), LEFT, pos=robot.grip(ids.GHOST))
    for step in way.steps[:3]:
        assert isinstance(step, Go)
        place = page.view.table.place(ids.Cell(*step.cell))
        assert place is not None
        QTest.mouseMove(page.view.viewport(), robot.at(place.rect))
    assert len(page.source.position.claim.trail) == 4


def check_interrupted(page: TablePage) -> None:
    """The claim is over in the record, and the search for the same guest waits for everybody."""
    assert last(page) == Played(TABLE, Interrupted())
    assert page.source.paused
    position = page.source.position
    assert (position.phase, position.guest, position.waiting) == (Phase.SEARCH, 1, frozenset())
    assert replay(GAME, page.source.record) == position


def check_goes_on(page: TablePage) -> None:
    """Everybody is ready again, and somebody shows a way to the same guest."""
    be_ready(page)
    if page.curtain.isVisible():
        QTest.mouseClick(page.curtain._ready, LEFT)
    assert not page.source.paused
    assert status(page).startswith("Ada was interrupted")
    assert not [mark for mark in page.view.table.arrangement.marks if mark.id.startswith("way/")]
    take_guest(page, ADA)
    assert page.source.position.seekers[ADA].guests == (1,)


def test_a_window_that_is_lost_in_the_middle_of_a_way(
    window: MainWindow, qtbot: QtBot, watch: Watch
) -> None:
    page = search_in_castle(window, watch=watch, wait=10)
    lead_half_way(page)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    settle()
    check_interrupted(page)
    assert page.curtain.isVisible()
    wait(page.source, watch, 1000)
    window.activateWindow()
    settle()
    check_interrupted(page)
    check_goes_on(page)


def test_a_window_that_is_minimised_in_the_middle_of_a_way(window: MainWindow) -> None:
    page = search_in_castle(window, wait=10)
    lead_half_way(page)
    window.hide()
    check_interrupted(page)
    window.show()
    window.activateWindow()
    settle()
    check_goes_on(page)


def test_home_in_the_middle_of_a_way(window: MainWindow) -> None:
    page = search_in_castle(window, wait=10)
    lead_half_way(page)
    QTest.mouseClick(page.strip.home, LEFT)
    check_interrupted(page)
    (card,) = window.shelf.cards
    QTest.mouseClick(card, LEFT)
    again = table(window)
    assert again is not page
    check_interrupted(again)
    assert again.keys.isVisible()
    check_goes_on(again)


@pytest.mark.parametrize("closed", [True, False], ids=["closed", "killed"])
def test_a_program_that_ends_in_the_middle_of_a_way(
    window: MainWindow, store: Store, folder: Path, qtbot: QtBot, closed: bool
) -> None:
    page = search_in_castle(window, wait=10)
    lead_half_way(page)
    if closed:
        window.close()
        check_interrupted(page)
    before = kept(store, page).record
    assert (before.moves[-1].move == Interrupted()) is closed
    with Store.open(folder) as reopened:
        preferences = Preferences(reopened)
        preferences.pace = "off"
        later = MainWindow(reopened, preferences, folder)
        qtbot.addWidget(later)
        later.show()
        later.activateWindow()
        settle()
        later.resume_game(reopened.unfinished()[0])
        settle()
        again = table(later)
        check_interrupted(again)
        assert again.source.record.moves[: len(before.moves)] == before.moves
        assert played(again).count(Interrupted()) == 1
        check_goes_on(again)
        saved = reopened.load(again.source.id, Codec(GAME))
        assert replay(GAME, saved.record) == saved.snapshot == again.source.position
        later.close()


# ---- pauses -------------------------------------------------------------------------------------------


def test_a_pause_hides_the_castle_and_no_key_plays(window: MainWindow) -> None:
    seen: list[tuple[QImage, QImage]] = []
    for seed, prepare in ((16, lead_half_way), (17, lambda page: press(page, BO, "hand"))):
        page = search_in_castle(window, seed=seed, first_clock=0, step_clock=0)
        prepare(page)
        type_key(page, Qt.Key.Key_F2)
        settle()
        found = portrait(window, page)
        seen.append((found.pixels, found.table))
        for name in names_in(tree_of(page)):
            assert not any(
                word in name for word in ("Room", "Corridor", "ghost", "Guest 1", "Wall")
            )
        before = page.source.record
        for use in USES:
            press(page, ADA, use)
        for key in (Qt.Key.Key_1, Qt.Key.Key_Up, Qt.Key.Key_Tab):
            type_key(page, key)
        assert page.source.record == before
        assert page.source.paused
    assert seen[0] == seen[1], "whatever lies behind it"


def test_time_stands_still_in_a_pause(window: MainWindow, watch: Watch) -> None:
    page = search_in_castle(window, watch=watch, wait=10, hint=60)
    press(page, ADA)
    click(page, ids.GIVE_UP)
    wait(page.source, watch, 4)
    type_key(page, Qt.Key.Key_F2)
    wait(page.source, watch, 1000)
    assert last(page) == Played(ADA, GiveUp())
    QTest.mouseClick(page.curtain._ready, LEFT)
    wait(page.source, watch, 5.9)
    assert last(page) == Played(ADA, GiveUp())
    wait(page.source, watch, 0.2)
    assert last(page) == Played(TABLE, WaitOver(ADA))


def test_the_keys_can_be_looked_at_again_in_the_middle_of_a_way(window: MainWindow) -> None:
    page = search_in_castle(window, first_clock=0, step_clock=0)
    claim(page, ADA)
    QTest.mouseClick(page.strip.keys, LEFT)
    assert page.keys.isVisible()
    check_interrupted(page)
    assert not [name for name in names_in(tree_of(page)) if name.startswith("Room")]
    check_goes_on(page)


# ---- a record that knows time ---------------------------------------------------------------------------

BETWEEN: dict[str, Callable[[TablePage, Watch], None]] = {
    "runs out while naming": lambda page, watch: (press(page, ADA), wait(page.source, watch, 7)),
    "wait ends": lambda page, watch: wait(page.source, watch, 11),
    "runs out while showing": lambda page, watch: (
        show(page, claim(page, BO).steps[:2]),
        wait(page.source, watch, 5),
    ),
    "interrupted": lambda page, watch: (
        wait(page.source, watch, 11),
        press(page, BO),
        name_colour(page, COLOURS[1]),
        page.source.interrupt(),
        QTest.mouseClick(page.curtain._ready, LEFT),
    ),
    "hint": lambda page, watch: wait(page.source, watch, 60),
    "taken": lambda page, watch: take_guest(page, ADA),
}


def test_a_record_with_time_in_it_replays_without_a_clock(
    window: MainWindow, store: Store, watch: Watch
) -> None:
    page = search_in_castle(window, watch=watch, wait=10, hint=60)
    for name, happen in BETWEEN.items():
        happen(page, watch)
        saved = kept(store, page)
        assert replay(GAME, saved.record) == saved.snapshot == page.source.position, name
    kinds = {type(row.move) for row in saved.record.moves if row.actor == TABLE}
    assert kinds == {RunOut, WaitOver, Interrupted, Hint}
    assert page.source.position.seekers[ADA].guests == (1,)
