"""The real program, started again and again in a process of its own, and what its window shows.

Run as a module it is that process: for each line it reads, the path of a data folder and where somebody
goes from the shelf, it starts the program there, closes it, and says what it has seen.
"""

from __future__ import annotations

import io
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import traceback
from contextlib import ExitStack, redirect_stderr
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Any, NamedTuple, Self

import pytest

from tests.conftest import ROOT
from tests.patience import more_memory

if TYPE_CHECKING:
    from halloween_table.app.program.window import MainWindow

PATIENCE_SECONDS = 180
MEGABYTES = 1_000
"""So much more memory than Qt itself the program may want."""
_CALM = 3
"""So many times in a row there must be nothing else to do."""
_ENOUGH_TO_SEE = 200


class Seen(NamedTuple):
    """One start of the program."""

    code: int
    """What the program ended with."""
    games: list[str]
    """The ids of the games on the shelf."""
    said: str
    """What stands above them."""
    at_a_table: bool
    """Whether a game of the wanted kind could be opened to be gone on with."""
    on_screen: bool
    trouble: str
    """What Python or Qt complained of, though the program went on."""


class Stuck(Exception):
    """The program did not end, or ended before its time."""


class Program:
    """Starts it; if a start ends badly, the next has a new process."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()
        self._open = ExitStack()

    def __enter__(self) -> Self:
        self._complaints = self._open.enter_context(tempfile.TemporaryFile("w+", errors="replace"))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.leave()
        self._open.close()

    def start(self, folder: Path, table: str, *, boxes: bool = False) -> Seen:
        """On that data folder. Somebody sits down at a table with that game, and opens all boxes if
        asked to. Raises Stuck."""
        process = self._process or self._new()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps([str(folder), table, boxes]) + "\n")
            process.stdin.flush()
            line = self._lines.get(timeout=PATIENCE_SECONDS)
        except queue.Empty:
            self.leave()
            raise Stuck("it waits for ever") from None
        if not line:
            code = process.wait()
            self.leave()
            self._complaints.seek(0)
            raise Stuck(f"it died ({code}): {self._complaints.read()[-2_000:]}")
        return Seen(*json.loads(line))

    def leave(self) -> None:
        """The next start has a new process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()

    def _new(self) -> subprocess.Popen[str]:
        self._process = process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
        )
        self._lines = queue.Queue()
        threading.Thread(target=_listen, args=(process.stdout, self._lines), daemon=True).start()
        return process


def _listen(pipe: IO[str], lines: queue.Queue[str]) -> None:
    for line in pipe:
        lines.put(line)
    lines.put("")


# ---- in that process --------------------------------------------------------------------------------


def _visit(window: MainWindow, table: str, boxes: bool) -> tuple[list[str], str, bool, bool]:
    """Somebody looks at the shelf and goes to where they want."""
    from PySide6.QtWidgets import QApplication

    from halloween_table.games.shelf import SHELF

    shelf = window.shelf
    piles = (shelf.waiting._pile, shelf.played._pile)
    waiting, played = (pile.fetch(pile.size, 0) for pile in piles)
    said = shelf._notice_text.text() if shelf._notice.isVisible() else ""
    screen = window.screen().availableGeometry()
    seen = screen.intersected(window.geometry())
    fits = window.width() <= screen.width() and window.height() <= screen.height()
    on_screen = fits and min(seen.width(), seen.height()) > _ENOUGH_TO_SEE
    for box in SHELF if boxes else ():
        window.new_game(box)
        QApplication.processEvents()
    window.show_shelf()
    for header in [header for header in waiting if header.game == table][:1]:
        window.resume_game(header)
        QApplication.processEvents()
    at_a_table = window.page is not shelf
    window.show_shelf()
    QApplication.processEvents()
    return [header.id for header in (*waiting, *played)], said, at_a_table, on_screen


class _Guest:
    """Waits in the program's own loop until everything is there, looks around, and closes it."""

    def __init__(self, table: str, boxes: bool) -> None:
        self.table, self.boxes = table, boxes
        self.seen: tuple[list[str], str, bool, bool] = ([], "", False, False)
        self._calm = 0

    def come(self) -> None:
        from PySide6.QtCore import QTimer

        self._timer = QTimer(interval=0)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        from PySide6.QtWidgets import QApplication

        from halloween_table.app.program.window import MainWindow

        shown = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
        window = next((window for window in shown if isinstance(window, MainWindow)), None)
        ready = window is not None and window.shelf._seen and threading.active_count() == 1
        self._calm = self._calm + 1 if ready else 0
        if window is None or self._calm < _CALM:
            return
        self._timer.stop()
        try:
            self.seen = _visit(window, self.table, self.boxes)
        finally:
            window.close()
            window.deleteLater()


def _started(folder: str, table: str, boxes: bool) -> Seen:
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from halloween_table.app.program.main import main
    from halloween_table.app.program.window import MainWindow

    guest, errors, complaints = _Guest(table, boxes), io.StringIO(), list[str]()
    loop = QApplication.exec

    def run(*_: Any) -> int:
        guest.come()
        return loop()

    def complain(kind: Any, context: Any, message: str) -> None:
        if not message.startswith("This plugin does not support"):
            complaints.append(message)

    qInstallMessageHandler(complain)
    with redirect_stderr(errors), pytest.MonkeyPatch.context() as patch:
        patch.setattr(QApplication, "exec", run)
        patch.setattr(MainWindow, "tell", lambda *_: None)  # nobody is there to close it
        try:
            code = main(["--data-dir", folder])
        except BaseException:
            code = -1
            traceback.print_exc()
    trouble = "\n".join([*complaints, errors.getvalue()]).strip()
    return Seen(code, *guest.seen, trouble)


def _main() -> None:
    import PySide6.QtWidgets  # noqa: F401  (its own size does not count)

    with more_memory(MEGABYTES):
        for line in sys.stdin:
            print(json.dumps(_started(*json.loads(line))), flush=True)


if __name__ == "__main__":
    _main()
