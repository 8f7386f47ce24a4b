"""Asking the worker from a window: the question goes out, the window goes on, the answer comes."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from halloween_table.engine.job import Job, Task, Worker

R = TypeVar("R")

_LOOKED_EVERY = 25
"""Milliseconds between two looks at the worker, while it thinks."""


@cache
def worker() -> Worker:
    """The one process of the program that thinks beside its windows."""
    found = Worker()
    atexit.register(found.close)
    return found


class Thinking(QObject):
    """One who asks. Whoever asks anew, or asks while somebody else is waiting, is answered instead
    of the one before.

    Signals:
        changed: whether an answer is awaited now.
    """

    changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: Job[Any] | None = None
        self._answered: Callable[[Any], None] = _nobody
        self._told: Callable[[Any], None] = _nobody
        self._failed: Callable[[], None] | None = None
        self._looks = QTimer(self, interval=_LOOKED_EVERY)
        self._looks.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        return self._job is not None

    def get_ready(self) -> None:
        """Somebody will ask soon."""
        with suppress(OSError):  # whoever asks then is told
            worker().get_ready()

    def ask(
        self,
        task: Task[R],
        answered: Callable[[R], None],
        told: Callable[[Any], None] | None = None,
        failed: Callable[[], None] | None = None,
    ) -> None:
        """`answered` gets what came of it, unless somebody stops it; `told` how far it has come;
        `failed` is called if nobody could think about it. A fault of the task is an error here."""
        self._answered, self._told, self._failed = answered, told or _nobody, failed
        self._job = worker().think(task)
        self._looks.start()
        self.changed.emit(True)

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._job is not None:
            if self._job.state == "under way":
                worker().stop()
            self._rest()

    def _rest(self) -> None:
        self._job = None
        self._looks.stop()
        self.changed.emit(False)

    def _look(self) -> None:
        job = self._job
        if job is None:
            return
        heard = worker().listen()
        if job.state == "under way":
            if heard:
                self._told(job.progress)
            return
        self._rest()
        if job.state == "done":
            self._answered(job.result)
        else:  # nobody could, or somebody else has asked since
            if self._failed is not None:
                self._failed()
            if job.failure:
                raise RuntimeError(job.failure)


def _nobody(_: object) -> None:
    """Listens to nothing."""
