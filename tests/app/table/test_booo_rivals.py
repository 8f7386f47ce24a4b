"""One person against three computers in the window: keys, a clock that goes when told, and what
everybody sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtWidgets import QApplication

from halloween_table.app.end.page import EndPage
from halloween_table.app.parts.language import speak
from halloween_table.app.parts.thinking import Thinking
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import TABLE, Seat
from halloween_table.engine.job import Task, done
from halloween_table.engine.mind import Level
from halloween_table.games.booo.rules.moves import CallClaim, NameColour, RunOut, TurnOver
from halloween_table.games.booo.rules.position import Options, Phase
from halloween_table.games.booo.table import ids
from halloween_table.sitting.sitting import Sitting
from tests.games.booo.doing import a_way, way_for
from tests.sitting.tower import Watch

from ..fitting import settle
from ..playing import offers
from ..seeking import SEED, SIX, be_ready, callers, claimant, press, show, take_guest, turn_over

ADA = 0
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked answers at once, in the window's own process."""

    def ask(
        self: Thinking,
        task: Task[Any],
        answered: Callable[[Any], None],
        told: Any = None,
        failed: Any = None,
    ) -> None:
        answered(done(task()))

    monkeypatch.setattr(Thinking, "ask", ask)


@pytest.fixture
def watch() -> Watch:
    return Watch()


def sit(
    window: MainWindow, watch: Watch, people: int = 1, first: Seat = ADA, **options: Any
) -> TablePage:
    players = tuple(
        player if seat < people else evolve(player, mind=LEVELS[(seat - 1) % 3])
        for seat, player in enumerate(SIX[:4])
    )
    sitting = Sitting.begin(
        window.room.kit("booo"),
        window._store,
        players,
        Options(first=first, **options),
        SEED,
        "open",
        now=watch,
    )
    window.sit_down(sitting)
    QApplication.processEvents()
    page = window.page
    assert isinstance(page, TablePage)
    return page


def next_thing(page: TablePage, watch: Watch) -> None:
    """So much time passes as it takes until something happens."""
    settle()
    due = page.source.clock.due_in()
    if due is not None:
        watch.now += due + 0.001
        page.source.clock.check()


def until(page: TablePage, watch: Watch, true: Callable[[], bool]) -> None:
    for _ in range(400):
        settle()  # what has happened may bring more, before any time passes
        if true():
            return
        next_thing(page, watch)
    raise AssertionError("it does not come to that")


# ---- before the game --------------------------------------------------------------------------------


def test_only_people_are_asked_for_keys(window: MainWindow, watch: Watch) -> None:
    page = sit(window, watch, people=2)
    assert page.keys.isVisible()
    assert {seat for seat, _ in page.keys.caps} == {0, 1}
    be_ready(page)
    turn_over(page)
    buttons = {place.id for place in page.view.table.arrangement.places if place.button}
    assert {ids.Claim(0), ids.Hand(1)} <= buttons
    assert not {ids.Claim(2), ids.Hand(2), ids.Claim(3), ids.Hand(3)} & buttons


def test_computers_alone_need_none_and_can_be_watched(window: MainWindow, watch: Watch) -> None:
    page = sit(window, watch, people=0)
    assert not page.keys.isVisible()
    assert not page.strip.keys.isVisibleTo(page)
    until(page, watch, lambda: page.source.position.phase is Phase.SEARCH)
    settle()
    assert page.strip.prompt.text().startswith("The computers look for a way"), "nobody has a key"
    while page.source.outcome is None:
        if not page.computers.hurry():
            next_thing(page, watch)
    settle()
    assert isinstance(window.page, EndPage)
    assert watch.now < 1100, "nobody had to wait for all of it"


# ---- the race ---------------------------------------------------------------------------------------


def test_while_everybody_searches_nobody_is_said_to_think(window: MainWindow, watch: Watch) -> None:
    page = sit(window, watch)
    be_ready(page)
    turn_over(page)
    settle()
    assert page.strip.prompt.text().startswith("Find a way for the ghost.")
    shown = {mark.id: mark.name for mark in page.view.table.arrangement.marks}
    assert shown[ids.Looking(2)] == "is looking …"
    until(page, watch, lambda: page.source.position.phase is Phase.NAMING)
    settle()
    assert page.strip.prompt.text().endswith("sees a way and names the colour it starts with.")
    until(page, watch, lambda: page.source.position.phase is Phase.SHOWING)
    settle()
    assert page.strip.prompt.text().endswith("shows a way: watch the ghost.")
    assert not page.view.table.arrangement.offers


def test_a_computer_turns_the_guest_over_for_everybody(window: MainWindow, watch: Watch) -> None:
    page = sit(window, watch, first=1)
    assert page.source.position.phase is Phase.READY, "not before everybody is ready"
    be_ready(page)
    settle()
    assert page.source.position.phase is Phase.SEARCH
    assert page.source.record.moves[0].actor == 1


def test_whoever_is_first_wins(window: MainWindow, watch: Watch) -> None:
    page = sit(window, watch)
    be_ready(page)
    turn_over(page)
    due = page.source.clock.due_in()
    assert due is not None
    watch.now += due + 1
    press(page, ADA)
    page.source.clock.check()
    assert claimant(page) == ADA
    watch.now += 7
    page.source.clock.check()
    assert page.source.record.moves[-1].move == RunOut()
    assert claimant(page) is None, "everybody sees what came of it"
    watch.now += 1.1
    page.source.clock.check()
    assert claimant(page) not in (None, ADA), "the rival had seen it before"
    press(page, ADA)
    assert callers(page)[-1] != ADA


def test_a_pause_stops_everybody(window: MainWindow, watch: Watch) -> None:
    page = sit(window, watch)
    be_ready(page)
    turn_over(page)
    page.pausing.pause()
    watch.now += 1000
    page.source.clock.check()
    assert callers(page) == []
    assert page.source.clock.due_in() is None
    page.curtain._ready.click()
    settle()
    assert page.source.clock.due_in() is not None


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_whole_game_against_three_computers(
    window: MainWindow, watch: Watch, by_mouse: bool
) -> None:
    """Ada is first at every second guest; in the middle she speaks another language, and leaves."""
    page = sit(window, watch)
    be_ready(page)
    sitting, come = page.source, 0
    while sitting.outcome is None:
        settle()
        position = sitting.position
        if position.phase is Phase.READY and position.first == ADA:
            click_on(page, TurnOver()) if by_mouse else turn_over(page)
        elif position.phase is Phase.SEARCH and position.guest != come:
            come = position.guest
            if come == 3:
                speak("uk")
                QApplication.processEvents()
            if come == 4:
                page = leave_and_come_back(window, watch, page)
                sitting = page.source
            if come % 2 and way_for(sitting.position, ADA) is not None:
                take_by_mouse(page) if by_mouse else take_guest(page, ADA)
        else:
            next_thing(page, watch)
    settle()
    page.view.finish()
    settle()
    assert isinstance(window.page, EndPage)
    seats = {row.actor for row in sitting.record.moves if row.move == CallClaim()}
    assert ADA in seats
    assert seats & {1, 2, 3}
    assert {row.actor for row in sitting.record.moves} <= {0, 1, 2, 3, TABLE}
    assert [player.mind for player in sitting.record.players] == ["", "easy", "normal", "hard"]


def click_on(page: TablePage, move: Any) -> None:
    page.view.finish()
    Robot(page.view).drag(next(offer for offer in offers(page) if offer.move == move))


def take_by_mouse(page: TablePage) -> None:
    """Ada shows a way without a key."""
    way = a_way(page.source.position, ADA)
    click_on(page, CallClaim())
    assert claimant(page) == ADA
    click_on(page, NameColour(way.colour))
    show(page, way.steps, "lead")


def leave_and_come_back(window: MainWindow, watch: Watch, page: TablePage) -> TablePage:
    window.show_shelf()
    QApplication.processEvents()
    kit, store = window.room.kit("booo"), window._store
    saved = store.load(page.source.id, Codec(kit.game))
    window.sit_down(Sitting.taken_up(kit, store, saved, "open", now=watch))
    QApplication.processEvents()
    again = window.page
    assert isinstance(again, TablePage)
    be_ready(again)
    settle()
    return again
