"""The log beside the table: its last line is seen, unless somebody reads further up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider, QApplication, QWidget

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.log import GameLog
from halloween_table.app.table.page import TablePage
from halloween_table.contract.palette import TABLE
from halloween_table.games.booo.rules.moves import CallClaim

from ..playing import lift_curtain, offers, sit_down, table
from ..seeking import be_ready

GAMES = ("candy_hunters", "booo")


def play_on(page: TablePage, moves: int) -> None:
    """Somebody plays, too fast to be seen."""
    sitting = page.source
    for _ in range(moves):
        if sitting.curtain_down:
            lift_curtain(page)
        claim = offers(page)[0]  # in a race; and then it is given up
        offer = claim if isinstance(claim.move, CallClaim) else offers(page)[-1]
        sitting.play(offer.move, offer.seat)


def log(page: TablePage) -> GameLog:
    QApplication.processEvents()
    assert page._log.verticalScrollBar().maximum() > 100, "there is more than can be seen"
    return page._log


def at_its_end(page: TablePage) -> bool:
    bar = log(page).verticalScrollBar()
    return bar.value() == bar.maximum()


@pytest.fixture
def kept(window: MainWindow, request: pytest.FixtureRequest) -> TablePage:
    """A game with a long log, found on the shelf again."""
    window.resize(1100, 640)
    page = sit_down(window, key=request.param)
    while page._log.document().size().height() < 2 * page._log.height():
        play_on(page, 10)
    assert at_its_end(page)
    page.left.emit()
    QApplication.processEvents()
    (card,) = window.shelf.cards
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    again = table(window)
    assert again is not page
    return again


@pytest.mark.parametrize("kept", GAMES, indirect=True)
def test_whoever_comes_back_sees_the_last_line(kept: TablePage) -> None:
    assert at_its_end(kept)
    be_ready(kept)
    if kept.source.curtain_down:
        lift_curtain(kept)
    assert at_its_end(kept)


@pytest.mark.parametrize("kept", GAMES[:1], indirect=True)
def test_a_log_that_is_put_away_and_shown_again_is_at_its_end(kept: TablePage) -> None:
    lift_curtain(kept)
    kept.strip.log.setChecked(False)
    play_on(kept, 6)
    kept.strip.log.setChecked(True)
    assert at_its_end(kept)


SCROLLING: dict[str, Callable[[GameLog], None]] = {
    "bar": lambda log: log.verticalScrollBar().triggerAction(
        QAbstractSlider.SliderAction.SliderPageStepSub
    ),
    "key": lambda log: QTest.keyClick(log, Qt.Key.Key_PageUp),
}


@pytest.mark.parametrize("scroll", SCROLLING)
@pytest.mark.parametrize("kept", GAMES[:1], indirect=True)
def test_whoever_reads_further_up_is_left_there(kept: TablePage, scroll: str) -> None:
    lift_curtain(kept)
    SCROLLING[scroll](log(kept))
    bar = kept._log.verticalScrollBar()
    at = bar.value()
    assert at < bar.maximum()
    play_on(kept, 6)
    assert log(kept).verticalScrollBar().value() == at
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMaximum)
    play_on(kept, 6)
    assert at_its_end(kept)


# ---- painting ---------------------------------------------------------------------------------------


class Painted(QObject):
    """How much of a widget has been painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


@pytest.mark.parametrize("kept", GAMES[:1], indirect=True)
def test_a_new_line_leaves_those_above_it_as_they_are(kept: TablePage) -> None:
    """They move up, and nobody paints them again."""
    lift_curtain(kept)
    viewport = log(kept).viewport()
    lines, painted = len(kept._log._standing()), Painted(viewport)
    while len(kept._log._standing()) == lines:
        play_on(kept, 1)
        QApplication.processEvents()
    assert at_its_end(kept)
    below = painted.region.boundingRect()
    assert below.bottom() == viewport.rect().bottom()
    assert 0 < below.height() < viewport.height() // 2


@pytest.mark.parametrize("kept", GAMES[:1], indirect=True)
def test_it_lies_on_the_colour_of_the_table(kept: TablePage) -> None:
    lift_curtain(kept)
    picture = log(kept).viewport().grab().toImage()
    assert picture.pixelColor(picture.width() - 1, picture.height() - 1) == QColor(TABLE)
