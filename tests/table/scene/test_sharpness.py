"""Pictures are drawn once, for the screen as it is, and are as fine as it."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from halloween_table.contract.pictures import Picture
from halloween_table.table.look import painter
from halloween_table.table.scene.shown import EMPTY
from halloween_table.table.view import TableView

from ..toys import CAT, TOYS

_A_FINE_SCREEN = 5.76
"""Device pixels per unit of a whole table; more than anybody has."""


@pytest.fixture
def scales(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """For which scale each picture was rendered; none has been before."""
    painter.SHELF.clear()
    found: list[float] = []
    render = painter.new_pixmap

    def remember(picture: Picture, width: int, height: int, scale: float) -> QPixmap:
        found.append(scale)
        return render(picture, width, height, scale)

    monkeypatch.setattr(painter, "new_pixmap", remember)
    return found


def test_nothing_is_drawn_before_the_table_has_a_size(qtbot: QtBot, scales: list[float]) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.set_speed(0)
    view.show_arrangement(TOYS)
    view.resize(900, 700)
    view.camera.sharpen_now()
    assert scales == []
    view.show()
    assert set(scales) == {view.transform().m11()}


def test_a_table_that_is_shown_first_draws_at_once(qtbot: QtBot, scales: list[float]) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(900, 700)
    view.show()
    view.show_arrangement(evolve(TOYS, size=EMPTY.size), animate=False)
    assert set(scales) == {view.transform().m11()}


def test_the_next_table_finds_what_the_last_one_has_drawn(
    qtbot: QtBot, scales: list[float]
) -> None:
    drawn = []
    for _ in range(2):
        view = TableView()
        qtbot.addWidget(view)
        view.set_speed(0)
        view.show_arrangement(TOYS)
        view.resize(900, 700)
        view.show()
        drawn.append(len(scales))
    assert 0 < drawn[0] == drawn[1]


def pixels(view: TableView) -> int:
    item = view.table.piece_item("cat")
    assert item is not None
    return item.pixmap.width()


def test_the_whole_table_is_as_fine_as_the_finest_screen(view: TableView) -> None:
    view.table.rescale(_A_FINE_SCREEN)
    assert pixels(view) == round(CAT.rect.w * _A_FINE_SCREEN)


def test_a_closer_look_is_no_finer_than_memory_allows(view: TableView) -> None:
    view.camera.zoom_by(4)
    view.table.rescale(_A_FINE_SCREEN)
    assert pixels(view) == round(CAT.rect.w * _A_FINE_SCREEN)
    view.table.rescale(1.0)
    assert CAT.rect.w < pixels(view) < 4 * CAT.rect.w


def test_on_a_fine_screen_everything_on_the_table_stays_drawn(
    view: TableView, scales: list[float]
) -> None:
    """However many pixels that is: nothing is drawn again for being shown again."""
    view.table.rescale(_A_FINE_SCREEN)
    once = len(scales)
    for _ in range(3):
        view.show_arrangement(TOYS, animate=False)
        view.table.lights.show_recent(())
    assert len(scales) == once
