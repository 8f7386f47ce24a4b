"""The cloth of the curtain closes and parts; nothing secret is seen meanwhile, and nobody waits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.pictures import Art

from ..playing import sit_down


@pytest.fixture
def page(window: MainWindow, preferences: Preferences) -> TablePage:
    """A curtain has just fallen."""
    preferences.hiding, preferences.pace = "curtain", "calm"
    window.show()
    page = sit_down(window, key="rest_in_peace", look=False)
    page.curtain._closing.pause()
    return page


def test_it_closes_from_both_sides(page: TablePage) -> None:
    middle, edge = QPoint(page.width() // 2, page.height() // 3), QPoint(2, page.height() // 3)
    table = page._desk.grab().toImage()
    colours = []
    for closed in (0.0, 0.6, 1.0):
        page.curtain._draw_to(closed)
        seen = page.grab().toImage()
        ratio = seen.devicePixelRatio()
        colours.append([seen.pixelColor(at * ratio).name() for at in (middle, edge)])
    uncovered = [table.pixelColor(at * table.devicePixelRatio()).name() for at in (middle, edge)]
    assert colours[0] == uncovered
    assert colours[1][0] == uncovered[0]
    assert colours[1][1] != uncovered[1]
    assert colours[2][0] != uncovered[0]


def test_what_is_seen_meanwhile_is_nobody_s(page: TablePage) -> None:
    page.curtain._draw_to(0.0)
    shown = page.view.table.laid
    hands = [place for place in shown.places if place.id.startswith("hand")]
    assert hands
    cards = [piece for piece in shown.pieces if piece.place in {place.id for place in hands}]
    assert cards
    faces = {layer.asset for piece in cards for layer in piece.picture if isinstance(layer, Art)}
    assert faces == {"rest_in_peace/back-blue", "rest_in_peace/back-green"}


def test_with_motion_off_it_is_closed_at_once(window: MainWindow, preferences: Preferences) -> None:
    preferences.hiding, preferences.pace = "curtain", "off"
    page = sit_down(window, key="rest_in_peace", look=False)
    assert page.curtain._closed == 1.0
    page.curtain._ready.click()
    assert page._covers._parting.isHidden()


def test_whoever_has_come_need_not_wait_until_it_is_open(page: TablePage) -> None:
    QTest.mouseClick(page.curtain._ready, Qt.MouseButton.LeftButton)
    parting = page._covers._parting
    assert parting.isVisible()
    assert page.curtain.isHidden()
    assert page.childAt(page.view.geometry().center()) is not parting
    assert page.window().focusWidget() is page.view
    parting._opening.setCurrentTime(parting._opening.duration())
    assert parting.isHidden()


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080), (2200, 900), (900, 1200)])
def test_the_ghost_looks_out_above_the_sign(page: TablePage, size: tuple[int, int]) -> None:
    """Its eyes are dark and its cheeks are not: both are seen."""
    page.window().resize(*size)
    page.curtain._draw_to(1.0)
    seen = page.curtain.grab().toImage()
    ratio = seen.devicePixelRatio()
    top = page.curtain.sign_top()
    pale = [
        y
        for y in range(0, top, 3)
        if seen.pixelColor(QPoint(page.width() // 2, y) * ratio).lightness() > 220
    ]
    head = 0.2 * max(page.width() / 640, page.height() / 400) * 400
    assert len(pale) * 3 > head, "the whole of its face"


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_what_hangs_above_stays_where_it_is(page: TablePage, size: tuple[int, int]) -> None:
    """As the cloth closes, when it is closed, and as it parts."""
    page.window().resize(*size)
    curtain, parting = page.curtain, page._covers._parting

    def tassel(cloth: QWidget) -> int:
        """Where the gold begins, a quarter of the way across."""
        image = cloth.grab().toImage()
        ratio, x = image.devicePixelRatio(), cloth.width() // 4
        colours = {y: image.pixelColor(QPoint(x, y) * ratio) for y in range(cloth.height() // 3)}
        return next(y for y, colour in colours.items() if 30 < colour.hue() < 60)

    curtain._draw_to(0.999)
    closing = tassel(curtain)
    curtain._draw_to(1.0)
    assert tassel(curtain) == pytest.approx(closing, abs=3)
    QTest.mouseClick(curtain._ready, Qt.MouseButton.LeftButton)
    parting._opening.pause()
    parting._draw_to(0.001)
    assert tassel(parting) == pytest.approx(closing, abs=3)


@pytest.mark.parametrize("what", ["page", "window"])
def test_nothing_of_it_hangs_there_when_somebody_comes_back(page: TablePage, what: str) -> None:
    """A window that is put away takes the cloth with it, half open as it was."""
    QTest.mouseClick(page.curtain._ready, Qt.MouseButton.LeftButton)
    parting = page._covers._parting
    parting._opening.setCurrentTime(parting._opening.duration() // 2)
    hidden = page if what == "page" else page.window()
    hidden.hide()
    hidden.show()
    assert parting.isHidden() or parting._opening.state() == parting._opening.State.Running
