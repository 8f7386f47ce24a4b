"""The end of games of other kinds: unlike lines, things that are simply counted, small numbers."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtWidgets import QGridLayout, QLabel
from pytestqt.qtbot import QtBot

from halloween_table.app.end.chart import scale
from halloween_table.app.end.page import EndPage
from halloween_table.app.end.points_table import NameLabel
from halloween_table.app.program.window import MainWindow
from halloween_table.engine.game import Outcome, Score, Standing
from halloween_table.games.booo.rules.position import Phase
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.store import Store
from tests.engine.beans import Take

from ..castles import castles
from ..duel import DUEL, DuelOptions
from ..fitting import misfits, settle
from ..playing import PLAYERS, show_position, sit_down, visible
from ..seeking import SIX


@pytest.fixture
def sitting(qtbot: QtBot, store: Store) -> Sitting:
    """A duel in which Ada takes one bean each turn and Bo two."""
    sitting = Sitting.begin(DUEL, store, PLAYERS[:2], DuelOptions(clock=False), 5, hiding="open")
    while sitting.outcome is None:
        sitting.play(Take(1 + (sitting.eyes or 0)))
    return sitting


def end(
    qtbot: QtBot,
    sitting: Sitting,
    better: tuple[Score, ...],
    worse: tuple[Score, ...],
    reason: str | None = None,
) -> EndPage:
    """Bo has won with the better ones."""
    page = EndPage(sitting, Outcome((Standing(1, 1, better), Standing(0, 2, worse)), (reason,)))
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    settle()
    return page


def rows(page: EndPage) -> list[tuple[str, ...]]:
    """The table of points below the names, in the order of the seats."""
    assert page._points is not None
    grid = page._points.layout()
    assert isinstance(grid, QGridLayout)
    cells = [
        [grid.itemAtPosition(row, column) for column in range(grid.columnCount())]
        for row in range(2, grid.rowCount())
    ]
    return [tuple(cell.widget().text() for cell in row) for row in cells]  # type: ignore[attr-defined]


def test_the_words_for_points_are_the_games_own(qtbot: QtBot, sitting: Sitting) -> None:
    page = end(qtbot, sitting, (Score("jars", 2, 6),), (Score("jars", 1, 3),))
    assert rows(page) == [("Jars", "1 jars: 3", "2 jars: 6"), ("Beans", "3", "6")]
    assert "Beans after each round" in [label.text() for label in visible(page, QLabel)]


def test_what_one_does_not_have_is_a_dash_and_what_nobody_has_is_not_counted(
    qtbot: QtBot, sitting: Sitting
) -> None:
    page = end(
        qtbot,
        sitting,
        (Score("jars", 2, 6), Score("crumbs", 0, 0)),
        (Score("spoons", 4, -4), Score("jars", 1, 3)),
    )
    assert rows(page) == [
        ("Spoons", "4 spoons: −4", "–"),
        ("Jars", "1 jars: 3", "2 jars: 6"),
        ("Beans", "−1", "6"),
    ]


def test_what_is_simply_counted_is_a_number(qtbot: QtBot, sitting: Sitting, pictures: Path) -> None:
    page = end(
        qtbot,
        sitting,
        (Score("manors", 1, 1), Score("castles", 3, 3)),
        (Score("manors", 5, 5),),
        "three castles decide",
    )
    assert rows(page) == [("Manors", "5", "1"), ("Castles", "–", "3"), ("Beans", "5", "4")]
    assert page._tie.isVisible()
    assert page._tie.text() == "Bo, Ada: three castles decide"
    assert misfits(page) == []
    assert page.grab().save(str(pictures / "end-duel-1024x700.png"))


def test_an_end_of_six_is_seen_whole_in_a_low_window(window: MainWindow) -> None:
    window.resize(1280, 720)
    table = sit_down(window, 6, players=SIX, key="booo")
    over = evolve(castles("short")["ready"], phase=Phase.OVER, stack=(), guest=None)
    show_position(table, over)
    settle()
    page = window.page
    assert isinstance(page, EndPage)
    assert page._scroll.verticalScrollBar().maximum() == 0
    assert misfits(page) == []


def test_where_nobody_has_anything_everything_is_named(qtbot: QtBot, sitting: Sitting) -> None:
    nothing = (Score("jars", 0, 0), Score("crumbs", 0, 0))
    page = end(qtbot, sitting, nothing, nothing)
    assert [row[0] for row in rows(page)] == ["Jars", "Crumbs", "Beans"]


def test_one_line_worth_more_than_its_count_shows_what_all_are_worth(
    qtbot: QtBot, sitting: Sitting
) -> None:
    page = end(qtbot, sitting, (Score("jars", 2, 6), Score("beans", 4, 4)), (Score("jars", 1, 3),))
    assert rows(page)[1] == ("Beans", "–", "4 beans: 4")


def test_a_name_is_broken_only_where_it_must_be(qtbot: QtBot) -> None:
    label = NameLabel()
    qtbot.addWidget(label)
    label.setText("Maximiliane von Waldenburg-Wied")
    whole = label.fontMetrics().horizontalAdvance("Waldenburg-")
    assert "\u200b" not in label._broken(whole, label.text())
    parts = label._broken(whole - 1, label.text()).split("\u200b")
    assert parts[0].endswith(" \nW"), "what must be broken begins on a line of its own"
    assert parts[-1] == "g-Wied", "no line begins with a hyphen"
    assert "".join(parts).replace("\n", "") == label.text()


def test_a_rank_stays_beside_a_name_that_must_be_broken(qtbot: QtBot) -> None:
    label = NameLabel()
    qtbot.addWidget(label)
    assert label._broken(40, "12. Waldenburg").startswith("12. W")


@pytest.mark.parametrize(
    ("low", "high", "numbers"),
    [
        (0, 5, [0, 1, 2, 3, 4, 5]),
        (0, 6, [0, 1, 2, 3, 4, 5, 6]),
        (0, 7, [0, 2, 4, 6, 8]),
        (0, 10, [0, 2, 4, 6, 8, 10]),
        (-4, 11, [-5, 0, 5, 10, 15]),
        (-24, 31, [-30, -20, -10, 0, 10, 20, 30, 40]),
        (0, 100, [0, 20, 40, 60, 80, 100]),
    ],
)
def test_the_numbers_beside_the_chart_are_round_and_around_the_points(
    low: int, high: int, numbers: list[int]
) -> None:
    assert list(scale(low, high)) == numbers


def test_the_numbers_beside_the_chart_are_few() -> None:
    for low in range(-40, 1):
        for high in range(5, 120):
            numbers = scale(low, high)
            assert numbers[0] <= low <= 0 in numbers
            assert numbers[-1] >= high
            assert 3 < len(numbers) <= 8
