"""Copies of the program in processes of their own that tell what comes to their table.

Run as a module it is such a copy: what it is told is the command line of the program.
"""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Self

from tests.conftest import ROOT

if TYPE_CHECKING:
    from halloween_table.app.table.page import TablePage
    from halloween_table.sitting.sitting import Sitting

PATIENCE_SECONDS = 120
SYSTEM_ASKS = "SYSTEM_ASKS"
"""In the environment: a file that the system wants opened before anything is seen."""


class Copy:
    """A running copy, which is killed in the end. What it tells is heard in order."""

    def __init__(self, *words: object, system: Mapping[str, str]) -> None:
        self._lines: queue.Queue[list[Any]] = queue.Queue()
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__, *map(str, words)],
            cwd=ROOT,
            env={**os.environ, **system, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        assert self._process.stdout is not None
        threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def _listen(self, pipe: IO[str]) -> None:
        for line in pipe:
            self._lines.put(json.loads(line))
        self._lines.put(["gone"])

    def tells(self) -> list[Any]:
        """The next thing: what kind, and more of it."""
        return self._lines.get(timeout=PATIENCE_SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


def start(
    *words: object, system: Mapping[str, str], cwd: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """The program itself, until it ends."""
    return subprocess.run(
        [sys.executable, "-m", "halloween_table", *map(str, words)],
        cwd=cwd,
        env={**os.environ, **system, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )


# ---- in that process ------------------------------------------------------------------------------------


def _tell(kind: str, *more: object) -> None:
    print(json.dumps([kind, *more]), flush=True)


def _main() -> int:
    from PySide6.QtGui import QFileOpenEvent
    from PySide6.QtWidgets import QApplication

    from halloween_table.app.program import running
    from halloween_table.app.program.arriving import Arrivals
    from halloween_table.app.program.main import main

    class Window(running.MainWindow):
        def sit_down(self, sitting: Sitting, *, from_file: bool = False) -> TablePage:
            page = super().sit_down(sitting, from_file=from_file)
            _tell("table", sitting.record.seed, len(sitting.record.moves))
            return page

        def tell(self, sentence: str) -> None:
            _tell("told", sentence)

    listen, wait = Arrivals._listen, QApplication.exec

    def listen_and_tell(arrivals: Arrivals) -> None:
        listen(arrivals)
        listener = arrivals._listener
        _tell("listens", listener is not None and listener.listens)

    def wait_for_people(app: QApplication) -> int:
        if SYSTEM_ASKS in os.environ:
            QApplication.postEvent(app, QFileOpenEvent(os.environ[SYSTEM_ASKS]))
        return wait()

    running.MainWindow = Window
    Arrivals._listen = listen_and_tell
    QApplication.exec = wait_for_people
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(_main())
