"""Long thinking beside the window: in a process of its own, which tells how far it has come and can
be stopped at any time.

Whoever asks a worker looks in on it now and then (`listen`); nothing here waits.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from types import ModuleType
from typing import Any, Final, Generic, Literal, TypeVar

R = TypeVar("R")

Thinking = Generator[Any, None, R]
"""Yields how far it has come, and returns what came of it."""
Task = Callable[[], Thinking[R]]
"""Something to think about; it can be pickled, and so can whatever it yields and returns."""

State = Literal["under way", "done", "failed", "stopped"]

_TOLD_EVERY: Final = 0.05
"""Seconds: nobody sees progress any finer."""
_NICE: Final = 10
"""How far thinking stands back behind the window, where the system counts so."""
_BELOW_NORMAL: Final = 0x4000
"""The same on Windows."""
_AT_ONCE: Final = 16 << 10
"""Bytes that a line takes before anybody reads them, on every system."""
_PATIENCE: Final = 5.0
"""Seconds that a process that was ended may take to be gone."""


class Job(Generic[R]):
    """One task in the hands of a worker."""

    def __init__(self) -> None:
        self.state: State = "under way"
        self.progress: Any = None
        """What was told last, while it is under way."""
        self._result: R | None = None
        self.failure = ""
        """What is wrong with the task, for the crash log; empty if there was only nobody to think
        about it."""

    @property
    def result(self) -> R:
        """What came of it, once it is done."""
        if self.state != "done":
            raise LookupError(f"the job is {self.state}")
        return self._result  # type: ignore[return-value]  # None may be what came of it

    def _tell(self, kind: str, what: Any) -> None:
        match kind:
            case "progress":
                self.progress = what
            case "done":
                self.state, self._result = "done", what
            case "failed":
                self.state, self.failure = "failed", what


class Worker:
    """A process that thinks about one task at a time. It is there from the first task on, or from
    when somebody expects one, and gone with the program, however that ends."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._sending: threading.Thread | None = None
        """Hands over a large task, which waits until the process is there to read it."""
        self._job: Job[Any] | None = None

    @property
    def busy(self) -> bool:
        return self._job is not None

    def get_ready(self) -> None:
        """Starts the process, so that the first task does not wait for it."""
        if self._process is not None and self._process.is_alive():
            return
        self._end()
        context = multiprocessing.get_context("spawn")  # a forked Qt program would not live long
        line, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), daemon=True)
        with _without_main():
            process.start()
        theirs.close()
        self._process, self._line = process, line

    def think(self, task: Task[R]) -> Job[R]:
        """Begins with the task. One that is under way is given up for it."""
        self.stop()
        job: Job[R] = Job()
        try:
            self.get_ready()
            self._send_surely(task)
        except OSError:  # the system has no process to spare
            self._end()
            job._tell("failed", "")
        else:
            self._job = job
        return job

    def _send_surely(self, task: Task[Any]) -> None:
        """A process that has just died gets a successor."""
        try:
            self._send(task)
        except ConnectionError:
            self._end()
            self.get_ready()
            self._send(task)

    def _send(self, task: Task[Any]) -> None:
        line, packed = self._line, bytes(ForkingPickler.dumps(task))
        assert line is not None
        if len(packed) <= _AT_ONCE:
            line.send_bytes(packed)
        else:
            self._sending = threading.Thread(target=_hand_over, args=(line, packed), daemon=True)
            self._sending.start()

    def listen(self) -> bool:
        """Takes in what the process has told since the last time; whether that was anything."""
        job, line, process = self._job, self._line, self._process
        if job is None or line is None or process is None:
            return False
        heard = False
        try:
            while job.state == "under way" and line.poll():
                job._tell(*line.recv())
                heard = True
            if job.state == "under way" and not process.is_alive() and not line.poll():
                # On Windows the end of a line that was meant for it would stay open with us.
                raise EOFError
        except (EOFError, OSError):
            job._tell("failed", "")
            self._end()
            heard = True
        if job.state != "under way":
            self._job = None
        return heard

    def stop(self) -> None:
        """Gives up what is under way, at once: with its process."""
        if self._job is not None:
            self._job.state = "stopped"
            self._job = None
            self._end()

    def close(self) -> None:
        """Nothing more is asked."""
        self.stop()
        self._end()

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(_PATIENCE)
            with suppress(ValueError):  # still there: the system takes its time
                self._process.close()
        if self._sending is not None:
            self._sending.join(_PATIENCE)  # nobody reads any more: it is done at once
        if self._line is not None:
            self._line.close()
        self._process = self._line = self._sending = None


def _hand_over(line: Connection, packed: bytes) -> None:
    with suppress(OSError):  # there is nobody any more: whoever listens finds that out
        line.send_bytes(packed)


@contextmanager
def _without_main() -> Iterator[None]:
    """A process that is spawned would first run the script that the program was started by, up to
    where that asks whether it is the main one: it needs nothing from there."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def done(thinking: Thinking[R]) -> R:
    """What comes of it, thought here and now."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            result: R = end.value
            return result


# ---- in the other process -------------------------------------------------------------------------


def _serve(line: Connection) -> None:
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl+C in a terminal ends the program, not a task
    _stand_back()
    threading.Thread(target=_end_with_the_program, daemon=True).start()
    with suppress(EOFError, ConnectionError):
        while True:
            try:
                task = line.recv()
                line.send(("done", _thought(task(), line)))
            except (EOFError, ConnectionError):
                raise
            except Exception:
                line.send(("failed", traceback.format_exc()))


def _stand_back() -> None:
    """Where there is not enough of the computer for both, the window goes first."""
    with suppress(AttributeError, OSError):
        if sys.platform == "win32":
            import ctypes

            kernel = ctypes.windll.kernel32
            kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
        else:
            os.nice(_NICE)


def _end_with_the_program() -> None:
    """Even if nobody was left to end this process."""
    program = multiprocessing.parent_process()
    if program is not None:
        wait([program.sentinel])
        os._exit(0)


def _thought(thinking: Thinking[R], line: Connection) -> R:
    told = -_TOLD_EVERY  # the first word at once: the next may take long
    while True:
        try:
            progress = next(thinking)
        except StopIteration as end:
            result: R = end.value
            return result
        if time.monotonic() - told >= _TOLD_EVERY:
            told = time.monotonic()
            line.send(("progress", progress))
