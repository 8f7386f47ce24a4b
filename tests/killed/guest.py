"""Somebody who plays in the window of a program that is going to be killed."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.end.page import EndPage
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.codec import Codec
from tests.app.playing import lift_curtain, play_out, sit_down, table
from tests.app.seeking import be_ready

from .dying import Life

MOVES = 20
"""After so many it is enough."""
_SEED = {"booo": 147}
"""Of games that come to their end soon, where that makes a difference."""
_LEFT = Qt.MouseButton.LeftButton


class Enough(Exception):
    """So many moves were made."""


class Guest:
    """Plays games of one kind by mouse, and goes on with the one that waits, unless he wants only
    new ones. After each change the table is told of he says what is kept now."""

    def __init__(self, window: MainWindow, life: Life, key: str, seed: str, new: bool) -> None:
        self._window, self._life, self._key, self._new = window, life, key, new
        self._rng = random.Random(seed)
        self._left = MOVES

    def play(self) -> None:
        """Game after game; then the window is closed."""
        self._life.begin()
        try:
            while True:
                self._play_one(self._sit_down())
        except Enough:
            self._window.close()

    def _sit_down(self) -> TablePage:
        cards = self._window.shelf.waiting.cards
        waiting = [card for card in cards if card.header.game == self._key]
        if waiting and not self._new:
            QTest.mouseClick(waiting[0], _LEFT)
            page = table(self._window)
        else:
            seed = _SEED.get(self._key, 31)
            page = sit_down(self._window, key=self._key, seed=seed, look=False)
        sitting, codec = page.source, Codec(page.source.kit.game)

        def say(*_: object) -> None:
            self._life.say_kept(sitting.id, sitting._keeping.revision, sitting.record, codec)

        say()
        sitting.changed.connect(say)
        be_there(page)
        return page

    def _play_one(self, page: TablePage) -> None:
        robot = Robot(page.view)
        gesture = self._rng.choice([robot.drag, robot.click_through])
        play_out(page, gesture, lift_curtain, self._rng.randrange(1000), self._look)
        while not isinstance(end := self._window.page, EndPage):
            QApplication.processEvents()
        QTest.mouseClick(end._shelf, _LEFT)
        QApplication.processEvents()

    def _look(self, page: TablePage) -> None:
        """Before each move: now and then the last one is taken back."""
        QApplication.processEvents()
        if self._left == 0:
            raise Enough
        self._left -= 1
        if page.hands.can_undo and self._rng.random() < 0.1:
            QTest.mouseClick(page.strip.undo, _LEFT)
            page.view.finish()
            be_there(page)


def be_there(page: TablePage) -> None:
    """Whoever is due says so."""
    be_ready(page)
    if page.source.curtain_down or page.source.paused:
        lift_curtain(page)
