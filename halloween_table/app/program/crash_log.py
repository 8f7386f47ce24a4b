"""A report of a crash, written by faulthandler and shown politely at the next start."""

from __future__ import annotations

import faulthandler
import os
import sys
import traceback
from contextlib import suppress
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path
from stat import S_ISREG
from types import TracebackType


class CrashLog:
    """Writes into a file of its own while the program runs; a clean end leaves nothing behind."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running: Path | None = None
        self._file: TextIOWrapper | None = None

    def earlier(self) -> Path | None:
        """The newest report of a run that crashed, kept under a name of its own."""
        reports = []
        for path in self._running_logs():
            if _still_runs(path):
                continue
            try:
                found = path.lstat()
                if not S_ISREG(found.st_mode):
                    continue  # nobody's report
                if found.st_size == 0:
                    path.unlink()
                    continue
                report = path.with_name(path.name.replace("running", "crash"))
                path.replace(report)
                reports.append((found.st_mtime, report))
            except OSError:
                continue  # the folder cannot be written, or (on Windows) a running copy holds it
        return max(reports)[1] if reports else None

    def _running_logs(self) -> list[Path]:
        try:
            names = os.listdir(self._folder)
        except OSError:
            return []
        return [
            self._folder / name
            for name in names
            if name.startswith("running-") and name.endswith(".log")
        ]

    def begin(self) -> None:
        """From now on a crash of Python or Qt is written down."""
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        path = self._folder / f"running-{stamp}-{os.getpid()}.log"
        try:
            self._file = path.open("w", encoding="utf-8")
        except OSError:
            return
        self._running = path
        faulthandler.enable(self._file)
        sys.excepthook = self._on_exception

    def _on_exception(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """An error in a slot does not end the program, but it is written down too."""
        traceback.print_exception(kind, error, trace)
        if self._file is not None and not issubclass(kind, KeyboardInterrupt):
            traceback.print_exception(kind, error, trace, file=self._file)
            self._file.flush()

    def end(self) -> None:
        """The program ended as it should: only a report with something in it stays."""
        if self._file is None or self._running is None:
            return
        faulthandler.disable()
        sys.excepthook = sys.__excepthook__
        self._file.close()
        with suppress(OSError):  # the folder is gone, say: then there is nothing to tidy up
            if self._running.stat().st_size == 0:
                self._running.unlink(missing_ok=True)
            else:
                # Something went wrong on the way, but nothing that anybody needs to hear of.
                self._running.replace(
                    self._running.with_name(self._running.name.replace("running", "errors"))
                )


def _still_runs(path: Path) -> bool:
    """Whether another copy of the program is writing there. Windows itself guards open files."""
    process = path.stem.rsplit("-", 1)[-1]
    if os.name != "posix" or not (process.isascii() and process.isdecimal()):
        return False
    try:
        os.kill(int(process), 0)
    except PermissionError:
        return True
    except (OSError, OverflowError):
        return False
    return int(process) != os.getpid()
