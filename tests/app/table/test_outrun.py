"""The loser of a photo finish is told by how little, and no record knows of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.pictures import Rect
from halloween_table.games.booo.rules.position import Phase
from halloween_table.games.booo.table.layout import Layout

from ..seeking import a_way, claim, name_colour, press, search_in_castle


class Stopwatch:
    seconds = 50.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def watch() -> Stopwatch:
    return Stopwatch()


@pytest.fixture
def page(window: MainWindow, watch: Stopwatch) -> TablePage:
    page = search_in_castle(window, 3)
    page.view.photo_finish.now = watch
    return page


def said(page: TablePage) -> str:
    return page._notice._label.text() if page._notice.isVisible() else ""


def test_the_loser_reads_by_how_many_hundredths(page: TablePage, watch: Stopwatch) -> None:
    press(page, 1)
    moves = page.source.record.moves
    watch.seconds += 0.07
    press(page, 0)
    assert said(page) == "So close! Ada was 7 hundredths of a second late."
    watch.seconds += 0.05
    press(page, 2)
    assert said(page).splitlines() == ["Only just too late:", "Ada: 0.07 s", "Cy: 0.12 s"]
    assert page.source.record.moves == moves


def test_it_is_read_on_while_the_claimant_goes_on(page: TablePage, watch: Stopwatch) -> None:
    press(page, 1)
    press(page, 0)
    assert said(page) == "So close! Ada was less than a hundredth of a second late."
    name_colour(page, a_way(page.source.position, 1).colour)
    assert page.source.position.phase is Phase.SHOWING
    assert said(page)
    page._notice._timer.timeout.emit()
    assert not said(page)


def test_it_hides_neither_the_castle_nor_what_the_claimant_presses(
    page: TablePage, watch: Stopwatch
) -> None:
    press(page, 1)
    press(page, 0)
    corner = page._notice.mapTo(page, QPoint(0, 0)) - page.view.mapTo(page, QPoint(0, 0))
    notice = QRect(corner, page._notice.size())
    assert not any(rect.intersects(notice) for rect in page.view.spared())


def on_screen(page: TablePage, rect: Rect) -> QRect:
    view = page.view
    corner = view.mapTo(page, view.mapFromScene(rect.x, rect.y))
    opposite = view.mapTo(page, view.mapFromScene(rect.x + rect.w, rect.y + rect.h))
    return QRect(corner, opposite)


def names_and_guests(page: TablePage, losers: int) -> list[QRect]:
    """Of those who wait, and all of the castle."""
    arrangement = page.view.table.arrangement
    layout = Layout.of(page.view.room, losers + 1)
    read = [rect for panel in layout.waiting for rect in (panel.name, *panel.guests)]
    assert arrangement.board is not None
    return [on_screen(page, rect) for rect in (arrangement.board, *read)]


@pytest.mark.parametrize("log", [True, False])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_however_many_have_lost_it_hides_no_name_and_no_guest(
    window: MainWindow, preferences: Preferences, size: tuple[int, int], log: bool
) -> None:
    preferences.log_shown = log
    window.resize(*size)
    for losers in range(1, 6):
        page = search_in_castle(window, losers + 1)
        page.view.photo_finish.now = Stopwatch()
        press(page, 1)
        for late, seat in enumerate([0, *range(2, losers + 1)], 1):
            press(page, seat)
            notice = page._notice
            assert notice.isVisible()
            assert len(notice._lines.splitlines()) == (late + 1 if late > 1 else 1)
            seen = QRect(notice.mapTo(page, QPoint(0, 0)), notice.size())
            assert page.rect().contains(seen)
            assert not any(seen.intersects(rect) for rect in names_and_guests(page, losers))
            assert notice.heightForWidth(notice.width()) <= notice.height(), "it is read whole"


def test_where_there_is_no_room_it_goes_with_the_first_touch(
    page: TablePage, watch: Stopwatch
) -> None:
    press(page, 1)
    press(page, 0)
    page._notice._lie_on(page.view)
    page._notice.setGeometry(page.view.rect())
    name_colour(page, a_way(page.source.position, 1).colour)
    assert said(page) == ""


def test_nobody_who_comes_later_is_told_anything(page: TablePage, watch: Stopwatch) -> None:
    claim(page, 1)
    watch.seconds += 0.6
    press(page, 0)
    assert said(page) == ""
