"""The loser of a photo finish is told by how little, and no record knows of it."""

from __future__ import annotations

import pytest

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.games.booo.rules.position import Phase

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
    assert said(page).splitlines()[1] == "So close! Cy was 12 hundredths of a second late."
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
    notice = page._notice.geometry()
    assert not any(rect.intersects(notice) for rect in page.view.spared())


def test_where_there_is_no_room_it_goes_with_the_first_touch(
    page: TablePage, watch: Stopwatch
) -> None:
    press(page, 1)
    press(page, 0)
    page._notice.setGeometry(page.view.rect())
    name_colour(page, a_way(page.source.position, 1).colour)
    assert said(page) == ""


def test_nobody_who_comes_later_is_told_anything(page: TablePage, watch: Stopwatch) -> None:
    claim(page, 1)
    watch.seconds += 0.6
    press(page, 0)
    assert said(page) == ""
