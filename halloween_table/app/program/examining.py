"""The whole file of the store is looked at while people play already, mended if need be, and copied."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QObject, Qt, Signal

from halloween_table.store.problems import StoreProblem
from halloween_table.store.store import Store


class Examination(QObject):
    """Looks at the file in a thread of its own, once, and mends it there. If nothing is wrong with
    it and there is no backup of it yet, one is made.

    Signals:
        mending: the file is damaged; for a moment nothing can be kept.
        mended: the store goes on with a new file.
        failed: the file is damaged and cannot be mended now; a StoreProblem says why.
    """

    mending = Signal()
    mended = Signal()
    failed = Signal(object)
    _found = Signal()
    _done = Signal(object)

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._found.connect(self._mend, Qt.ConnectionType.QueuedConnection)
        self._done.connect(self._go_on, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> threading.Thread:
        """It ends by itself, and when the store is closed."""
        return in_background(self._look)

    def _look(self) -> None:
        # Nothing is said of a store that is closed meanwhile: it has no fault to speak of.
        if self._store.examine() is not None:
            self._found.emit()
        else:
            self._store.back_up(date.today(), only_first=True)

    def _mend(self) -> None:
        try:
            self._store.begin_mending()
        except StoreProblem as problem:
            self.failed.emit(problem)
        else:
            self.mending.emit()
            in_background(self._work)

    def _work(self) -> None:
        try:
            self._store.do_mending()
        except StoreProblem as problem:
            self._done.emit(problem)
        else:
            self._done.emit(None)

    def _go_on(self, problem: StoreProblem | None) -> None:
        try:
            self._store.end_mending()
        except StoreProblem as another:
            problem = problem or another
        if problem is None:
            self.mended.emit()
        else:
            self.failed.emit(problem)


def back_up_when_games_end(store: Store) -> None:
    """The first game that ends on a day brings a second copy of everything."""
    store.game_ended = lambda: in_background(lambda: store.back_up(date.today()))


def in_background(work: Callable[[], object]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread
