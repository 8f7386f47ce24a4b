"""Practising alone: what is said about times, and what the end shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel
from pytestqt.qtbot import QtBot

from halloween_table.app.end.chart import PointsChart
from halloween_table.app.end.page import EndPage
from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.new_game.seeds import drawn_seed
from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.times import time_text
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.palette import FIGURES, SEAT_COLOURS
from halloween_table.engine.game import Best
from halloween_table.engine.record import Player
from halloween_table.games.booo import kit
from halloween_table.games.booo.rules.moves import GiveUp, Go, NameColour, TurnOver
from halloween_table.games.booo.rules.position import Options
from halloween_table.games.shelf import box
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.store import Store
from tests.games.booo.doing import way_for

from ..fitting import misfits, settle
from ..letters import in_wide_letters
from ..playing import PLAYERS, table, visible

LEFT = Qt.MouseButton.LeftButton
KIT = kit()
SEED = 7
LONG = Player("Найпереконструйовувальнішенькийпривиддзя", "cat", "teal")


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def practise(store: Store, time: Time, player: Player = PLAYERS[0]) -> Sitting:
    return Sitting.begin(KIT, store, (player,), Options(), SEED, "open", now=time)


def find_guest(sitting: Sitting, time: Time, seconds: float, *, hint: bool = False) -> None:
    """The next guest is found after so many seconds; one to whom no way leads is given up."""
    sitting.play(TurnOver())
    if hint:
        assert sitting.hint() is not None
    way = way_for(sitting.position, 0)
    time.seconds += seconds
    if way is None:
        sitting.play(GiveUp())
    else:
        sitting.play(NameColour(way.colour))
        sitting.play_all(way.steps)


def practise_to_the_end(
    store: Store, seconds: float, player: Player = PLAYERS[0], *, hints: bool = False
) -> Sitting:
    time = Time()
    sitting = practise(store, time, player)
    while sitting.outcome is None:
        find_guest(sitting, time, seconds, hint=hints)
    return sitting


def end(qtbot: QtBot, store: Store, sitting: Sitting) -> EndPage:
    assert sitting.outcome is not None
    page = EndPage(sitting, sitting.outcome, store.results)
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    settle()
    return page


def rows(page: EndPage) -> list[list[str]]:
    """The table of times, below its headings."""
    grids = [grid for grid in page.findChildren(QGridLayout) if grid.columnCount() == 5]
    (grid,) = grids
    found = []
    for row in range(1, grid.rowCount()):
        cells = [grid.itemAtPosition(row, column) for column in range(5)]
        if all(cells):  # what is left below them has no line
            found.append([cell.widget().text() for cell in cells])  # type: ignore[union-attr]
    return found


def gave_up(store: Store, found: int) -> Sitting:
    """So many guests were found, the others were let go."""
    time = Time()
    sitting = practise(store, time)
    for _ in range(found):
        find_guest(sitting, time, 20)
    while sitting.outcome is None:
        sitting.play(TurnOver())
        sitting.play(GiveUp())
    return sitting


def shown_way(page: EndPage) -> QImage:
    assert page._times is not None
    return page._times._picture.pixmap().toImage()


def texts(page: Any) -> list[str]:
    return [label.text() for label in visible(page, QLabel)]


# ---- times ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("milliseconds", "written"),
    [(0, "0:00.0"), (99, "0:00.0"), (100, "0:00.1"), (64_350, "1:04.3"), (3_600_000, "60:00.0")],
)
def test_times_are_written_in_minutes_seconds_and_tenths(milliseconds: int, written: str) -> None:
    assert time_text(milliseconds) == written


def test_times_have_the_decimal_sign_of_the_language() -> None:
    QLocale.setDefault(QLocale("pl"))
    assert time_text(64_350) == "1:04,3"


def test_a_time_is_told_beside_the_best(
    qtbot: QtBot, store: Store, preferences: Preferences
) -> None:
    said = []
    for seconds, player in ((30, PLAYERS[0]), (40, PLAYERS[1]), (20, PLAYERS[2])):
        time = Time()
        sitting = practise(store, time, player)
        page = TablePage(sitting, sitting, preferences)
        qtbot.addWidget(page)
        page.resize(1024, 700)
        page.show()
        find_guest(page.source, time, seconds)
        settle()
        assert page._notice.isVisible()
        assert misfits(page) == []
        said.append(page._notice._label.text())
        page.source.play(TurnOver())
        assert not page._notice.isVisible()
    assert said == [
        "Guest 1: 0:30.0. That is the time to beat!",
        "Guest 1: 0:40.0. The best so far: 0:30.0 (Ada).",
        "Guest 1: 0:20.0. A new best! Before: 0:30.0 (Ada).",
    ]


# ---- the end --------------------------------------------------------------------------------------


def test_the_end_shows_what_was_done_and_the_best_of_it(qtbot: QtBot, store: Store) -> None:
    practise_to_the_end(store, 10, PLAYERS[1])
    sitting = practise_to_the_end(store, 20)
    page = end(qtbot, store, sitting)
    shown = rows(page)
    assert len(shown) >= 5
    name, time, steps, best, whose = shown[0]
    assert (name, time, best, whose) == ("Guest 1", "0:20.0", "0:10.0", "Bo")
    assert int(steps) > 3
    assert page._title.text() == "Ada: 9 of 9 guests found"
    assert not any("winner" in text for text in texts(page))
    assert not visible(page, PointsChart)


def test_ones_own_best_is_ones_own(qtbot: QtBot, store: Store) -> None:
    page = end(qtbot, store, practise_to_the_end(store, 20))
    assert {tuple(row[3:]) for row in rows(page) if row[0].startswith("Guest")} == {
        ("0:20.0", "Ada")
    }


def test_the_castle_can_be_read_out_and_copied(qtbot: QtBot, store: Store) -> None:
    page = end(qtbot, store, practise_to_the_end(store, 20))
    assert page._code.text() == f"Castle {SEED}"
    assert page._code.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse


def test_who_found_few_is_told_whom_they_missed(qtbot: QtBot, store: Store) -> None:
    page = end(qtbot, store, gave_up(store, 2))
    shown = rows(page)
    assert [row[1] for row in shown] == ["0:20.0"] * 2 + ["not found"] * 7
    assert all(row[2].startswith("shortest: ") for row in shown[2:])
    assert page._title.text() == "Ada: 2 of 9 guests found"
    assert page._times is not None
    missed = page._times.missed
    assert missed.isVisible()
    assert missed._label.text() == "Not found: 7"
    assert [face.toolTip() for face in missed._faces] == [f"Guest {n}" for n in range(3, 10)]
    assert not visible(page, PointsChart)
    assert misfits(page) == []


def test_all_of_it_is_seen_in_a_low_window(qtbot: QtBot, store: Store) -> None:
    page = end(qtbot, store, gave_up(store, 2))
    page.resize(1280, 720)
    settle()
    assert page._scroll.verticalScrollBar().maximum() == 0
    assert misfits(page) == []


def test_a_time_with_a_hint_says_so(qtbot: QtBot, store: Store) -> None:  # BO-P2
    time = Time()
    sitting = practise(store, time)
    find_guest(sitting, time, 20, hint=True)
    while sitting.outcome is None:
        find_guest(sitting, time, 20)
    page = end(qtbot, store, sitting)
    assert [row[1] for row in rows(page)][:2] == ["0:20.0 (hint)", "0:20.0"]
    assert rows(page)[0][3:] == ["–", "–"]
    assert page._times is not None
    page._times._buttons[0].click()
    assert page._times._about.text().endswith("\nWith a hint: this time is not compared.")
    page._times._buttons[1].click()
    assert "hint" not in page._times._about.text()


def test_who_found_nobody_is_not_praised(qtbot: QtBot, store: Store) -> None:
    page = end(qtbot, store, gave_up(store, 0))
    assert page._title.text() == "Ada: 0 of 9 guests found"
    assert len(rows(page)) == 9
    assert page.ceremony.timetable.party is False


def test_the_way_that_was_missed_first_is_shown_and_every_other_is_a_press_away(
    qtbot: QtBot, store: Store
) -> None:
    page = end(qtbot, store, gave_up(store, 2))
    assert page._times is not None
    assert page._times._buttons[2].isChecked()
    assert page._times._about.text().startswith("Guest 3: not found. A shortest way takes ")
    first = shown_way(page)
    QTest.mouseClick(page._times._buttons[5], LEFT)
    assert page._times._about.text().startswith("Guest 6: not found.")
    assert shown_way(page) != first
    QTest.mouseClick(page._times._buttons[0], LEFT)
    assert page._times._about.text().endswith("and no way is shorter.")


def test_what_is_shown_is_the_moment_after_the_guest(qtbot: QtBot, store: Store) -> None:
    sitting = gave_up(store, 1)
    page = end(qtbot, store, sitting)
    assert page._times is not None
    for number, each in enumerate(page._times.sought, 1):
        last = sitting.history.moments[each.at].position.last
        assert last.guest == number
        assert each.shortest == len(last.shortest) - 1
        assert each.found is (number == 1)


def test_a_longer_way_is_told_beside_a_shortest_one(qtbot: QtBot, store: Store) -> None:
    time = Time()
    sitting = practise(store, time)
    sitting.play(TurnOver())
    way = way_for(sitting.position, 0)
    assert way is not None
    sitting.play(NameColour(way.colour))
    start = sitting.position.claim.trail[-1].cell
    there = way.steps[0]
    sitting.play_all([there, Go(start), *way.steps])
    while sitting.outcome is None:
        sitting.play(TurnOver())
        sitting.play(GiveUp())
    page = end(qtbot, store, sitting)
    enough = len(way.steps)
    assert rows(page)[0][2] == f"{enough + 2} (shortest: {enough})"
    assert page._times is not None
    page._times._buttons[0].click()
    said = f"Guest 1: found in {enough + 2} steps. The thin line is a shortest way: {enough}."
    assert page._times._about.text() == said


def test_a_way_can_be_looked_at_at_the_table(window: MainWindow) -> None:
    window.begin("booo", PLAYERS[:1], Options(), SEED)
    sitting = table(window).source
    while sitting.outcome is None:
        sitting.play(TurnOver())
        sitting.play(GiveUp())
    settle()
    page = window.page
    assert isinstance(page, EndPage)
    assert page._times is not None
    page._times._buttons[3].click()
    page._times._at_table.click()
    settle()
    assert table(window).source.position.last.guest == 4


def test_once_more_is_another_castle_for_the_same_one(window: MainWindow) -> None:
    window.begin("booo", PLAYERS[:1], Options(), SEED)
    sitting = table(window).source
    while sitting.outcome is None:
        sitting.play(TurnOver())
        sitting.play(GiveUp())
    settle()
    page = window.page
    assert isinstance(page, EndPage)
    assert page._rematch.text() == "Play again with a new deal"
    QTest.mouseClick(page._rematch, LEFT)
    again = table(window).source
    assert again.players == PLAYERS[:1]
    assert again.record.seed != SEED


@pytest.mark.parametrize("language", LANGUAGES)
@in_wide_letters
def test_the_end_fits_in_every_language(
    qtbot: QtBot, store: Store, language: str, pictures: Path
) -> None:
    speak(language)
    page = end(qtbot, store, practise_to_the_end(store, 3_000, LONG, hints=True))
    assert misfits(page) == []
    assert page.grab().save(str(pictures / f"end-practice-{language}-1024x700.png"))


# ---- before it ------------------------------------------------------------------------------------


def new_game(window: MainWindow) -> NewGamePage:
    found = box("booo")
    assert found is not None
    window.new_game(found)
    page = window.page
    assert isinstance(page, NewGamePage)
    QApplication.processEvents()
    return page


def seated(count: int) -> list[dict[str, str]]:
    names = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")
    return [
        {"name": name, "figure": figure, "colour": colour}
        for name, figure, colour in zip(names, FIGURES, SEAT_COLOURS, strict=True)
    ][:count]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 6])
@in_wide_letters
def test_seats_and_variants_fit_a_small_window(
    window: MainWindow, preferences: Preferences, language: str, seats: int, pictures: Path
) -> None:
    speak(language)
    window.resize(1024, 700)
    way = "practice" if seats == 1 else "together"
    preferences.set_way("booo", way)
    preferences.set_seats(way, seated(seats))
    new_game(window)
    settle()
    assert misfits(window) == []
    assert (window.width(), window.height()) == (1024, 700)
    assert window.grab().save(str(pictures / f"new-booo-{seats}-{language}-1024x700.png"))


def test_drawn_seeds_can_be_read_out() -> None:
    seeds = {drawn_seed() for _ in range(200)}
    assert len(seeds) > 190
    assert all(len(str(seed)) <= 9 for seed in seeds)


def test_best_is_kept_for_others(store: Store) -> None:
    sitting = practise_to_the_end(store, 20)
    reached = [
        best
        for _, events in sitting.history.log(sitting.eyes)
        for event in events
        if isinstance(best := event.best(), Best)
    ]
    assert reached
    assert all(store.results.get("booo", best.what) is not None for best in reached)
