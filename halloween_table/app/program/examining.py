"""The whole file of the store is looked at while people play already, and mended if need be."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, Qt, Signal

from halloween_table.store.problems import StoreProblem
from halloween_table.store.store import Store


class Examination(QObject):
    """Looks at the file in a thread of its own, once; what follows happens in the window's.

    Signals:
        mended: the file was damaged, and the store goes on with a new one.
        failed: the file is damaged and cannot be mended now; a StoreProblem says why.
    """

    mended = Signal()
    failed = Signal(object)
    _found = Signal()

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._found.connect(self._mend, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> threading.Thread:
        """It ends by itself, and when the store is closed."""
        thread = threading.Thread(target=self._look, name="examination", daemon=True)
        thread.start()
        return thread

    def _look(self) -> None:
        # Nothing is said of a store that is closed meanwhile: it has no fault to speak of.
        if self._store.examine() is not None:
            self._found.emit()

    def _mend(self) -> None:
        try:
            self._store.mend()
        except StoreProblem as problem:
            self.failed.emit(problem)
        else:
            self.mended.emit()
