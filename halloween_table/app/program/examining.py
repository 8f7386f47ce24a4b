"""The store's file is had, looked at as a whole, mended if need be, and copied, while people play."""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.store import Store

ASK_AGAIN_MS = 1000
"""How often it is tried whether another copy of the program has finished with the file."""


class Examination(QObject):
    """Waits for the file if another copy of the program is at it, looks at all of it in a thread of
    its own, once, and mends it there. If nothing is wrong with it and there is no backup of it yet,
    one is made.

    Signals:
        waiting: another copy is at the file; everything is kept apart from it until it has finished.
        mending: the file is damaged; for a moment everything is kept apart from it.
        had: the store has its file again, perhaps a new one.
        failed: the file is damaged and cannot be mended now, or it cannot be had; a StoreProblem says
            why.
    """

    waiting = Signal()
    mending = Signal()
    had = Signal()
    failed = Signal(object)
    _found = Signal()
    _done = Signal(object)

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._at_it = False
        """Whether the file is being mended."""
        self._ask_again = QTimer(self, singleShot=True, interval=ASK_AGAIN_MS)
        self._ask_again.timeout.connect(self._ask)
        self._found.connect(self._mend, Qt.ConnectionType.QueuedConnection)
        self._done.connect(self._go_on, Qt.ConnectionType.QueuedConnection)
        store.damage_met = self._found.emit

    def begin(self) -> None:
        """It ends by itself, and when the store is closed."""
        match self._store.awaits:
            case None:
                in_background(self._look)
            case Kind.locked:
                self._wait()
            case _:
                self._mend()

    # ---- having it --------------------------------------------------------------------------------

    def _wait(self) -> None:
        self._ask_again.start()
        self.waiting.emit()

    def _ask(self) -> None:
        try:
            self._store.take_up()
        except StoreProblem as problem:
            if problem.kind is Kind.locked:
                self._ask_again.start()
            else:
                self.failed.emit(problem)
            return
        if self._store.awaits is None:
            self.had.emit()
        self.begin()

    # ---- looking at all of it ---------------------------------------------------------------------

    def _look(self) -> None:
        # Nothing is said of a store that is closed meanwhile: it has no fault to speak of.
        if self._store.examine() is not None:
            self._found.emit()
        else:
            self._store.back_up(date.today(), only_first=True)

    # ---- mending it -------------------------------------------------------------------------------

    def _mend(self) -> None:
        if self._at_it:  # found by whoever looked, and met by whoever played
            return
        try:
            self._store.begin_mending()
        except StoreProblem as problem:
            if self._store.awaits is not None and problem.kind is Kind.locked:
                self._wait()
            else:
                self.failed.emit(problem)
        else:
            self._at_it = True
            self.mending.emit()
            in_background(self._work)

    def _work(self) -> None:
        problem: StoreProblem | None = None
        try:
            self._store.do_mending()
        except StoreProblem as error:
            problem = error
        except Exception as error:
            # Whatever is in the file and nobody thought of: people can play all the same.
            traceback.print_exception(error)
            problem = StoreProblem(Kind.other, repr(error))
        self._done.emit(problem)

    def _go_on(self, problem: StoreProblem | None) -> None:
        self._at_it = False
        try:
            self._store.end_mending()
        except StoreProblem as another:
            problem = problem or another
        if problem is None:
            self.had.emit()
        else:
            self.failed.emit(problem)


def back_up_when_games_end(store: Store) -> None:
    """The first game that ends on a day brings a second copy of everything."""
    store.game_ended = lambda: in_background(lambda: store.back_up(date.today()))


def in_background(work: Callable[[], object]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread
