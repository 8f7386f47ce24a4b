"""The program started as people start it, up to where it would wait for them."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from halloween_table.app.program.window import MainWindow

_IMPORTED_LATE = "halloween_table.app.program.window"
"""By then the program has imported Qt, in its own way and at its own time."""


def started(folder: Path) -> MainWindow:
    """Its window, shown but not painted yet: not one event has been heard. The program's own way of
    starting is part of what is measured, so nothing of Qt is imported before."""
    sys.meta_path.insert(0, _Interruption())  # type: ignore[arg-type]
    from halloween_table.app.program.main import main

    try:
        main(["--data-dir", str(folder), "--language", "en"])
    except _Waiting as waiting:
        return waiting.window
    raise RuntimeError("the program has ended")


class _Waiting(Exception):
    """The program would wait for people now."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.window = window


class _Interruption:
    """Looks at what is imported, and has the program stop before its first event."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name == _IMPORTED_LATE:
            sys.meta_path.remove(self)  # type: ignore[arg-type]
            from PySide6.QtWidgets import QApplication, QMainWindow

            def wait(app: QApplication) -> int:
                windows = app.topLevelWidgets()
                raise _Waiting(next(w for w in windows if isinstance(w, QMainWindow)))

            QApplication.exec = wait  # type: ignore[method-assign, assignment]
