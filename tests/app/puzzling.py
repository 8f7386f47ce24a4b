"""Opening the puzzle book in the window, sitting down to a puzzle, and solving it."""

from __future__ import annotations

import time
from functools import lru_cache
from itertools import count
from typing import Any

from attrs import field, frozen
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.program.window import MainWindow
from halloween_table.app.puzzle_book.page import BookPage
from halloween_table.app.table.guide_panel import GuidePanel
from halloween_table.app.table.guiding import Guiding
from halloween_table.app.table.page import TablePage
from halloween_table.contract.kit import Kit
from halloween_table.contract.offers import Offer
from halloween_table.engine.job import Thinking, done
from halloween_table.games.shelf import box

from .playing import offers, table

KEY = "candy_puzzles"
PATIENCE = 60_000
"""Milliseconds for which a busy worker is waited for."""


@frozen
class Waiting:
    """A task that takes as long as somebody waits for it."""

    def __call__(self) -> Thinking[str]:
        for at in count():
            time.sleep(0.01)
            yield at
        return ""


def book_codes(window: MainWindow) -> list[str]:
    puzzles = window.room.kit(KEY).puzzles
    assert puzzles is not None
    return [side.code for side in puzzles.book]


def open_book(window: MainWindow) -> BookPage:
    """The day's puzzle is known already: a day that never comes, and the first of the book."""
    from datetime import date

    window._preferences.puzzle_of_the_day = (date.today().isoformat(), book_codes(window)[0])
    outside = box("candy_hunters")
    assert outside is not None
    (puzzles,) = (way for way in window.room.kit(outside.key).ways if way.opens)
    window.choose_way(outside, puzzles)
    QApplication.processEvents()
    return book(window)


def book(window: MainWindow) -> BookPage:
    page = window.page
    assert isinstance(page, BookPage)
    return page


def sit_at_puzzle(window: MainWindow, number: int = 1) -> TablePage:
    window.puzzles(KEY).begin(book_codes(window)[number - 1])
    QApplication.processEvents()
    return table(window)


def guide(page: TablePage) -> tuple[Guiding, GuidePanel]:
    panel = page._beside.panel
    assert page.helping.guiding is not None
    assert isinstance(panel, GuidePanel)
    return page.helping.guiding, panel


def solution(page: TablePage) -> tuple[Any, ...]:
    return _line(_Asked(page.source.view, page.source.kit))


@frozen
class _Asked:
    """The same for the same, in whatever language and window people ask."""

    view: Any
    kit: Kit = field(eq=False)


@lru_cache(maxsize=400)
def _line(asked: _Asked) -> tuple[Any, ...]:
    assert asked.kit.puzzles is not None
    line: tuple[Any, ...] = done(asked.kit.puzzles.thinking(asked.view)()).line
    return line


def offer_for(page: TablePage, move: Any) -> Offer:
    return next(offer for offer in offers(page) if offer.move == move)


def wait_for_answer(qtbot: QtBot, guiding: Guiding) -> None:
    qtbot.waitUntil(lambda: not guiding._thinking.busy, timeout=PATIENCE)


def miss(page: TablePage) -> None:
    """A line that brings nothing: houses at the far end, and nothing is scored."""
    game = page.source.kit.game
    while page.source.outcome is None:
        *_, last = game.moves(page.source.position, 0)
        page.hands.play_all([last])
    page.view.finish()
    QApplication.processEvents()
