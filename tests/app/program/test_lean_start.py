"""A start that does nothing the first frame can do without."""

from __future__ import annotations

import linecache
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.first_frame import after_first_frame
from halloween_table.app.program import lean_start
from tests.conftest import ROOT

_PROGRAM = """
import gc, linecache, sys
from halloween_table.app.program.main import main
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

def look():
    print(gc.isenabled(), [path for path in linecache.cache if path.endswith(("running.py", "page.py"))])
    from halloween_table.app.program import honours_room, puzzle_room
    from halloween_table.app.table import page
    from halloween_table.games.shelf import SHELF
    for box in SHELF:
        box.open()
    print("_hashlib" in sys.modules)
    QApplication.quit()

wait = QApplication.exec
QApplication.exec = lambda app: (print(gc.isenabled()), QTimer.singleShot(500, look), wait())[-1]
main(["--data-dir", sys.argv[1]])
"""


def test_garbage_waits_for_the_first_frame_and_no_source_is_read(tmp_path: Path) -> None:
    """Nor does a table have to load a library of ciphers, which is three megabytes large."""
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.splitlines() == ["False", "True []", "False"], done.stderr


_WRONG_CALL = """
import sys
from halloween_table.app.program import lean_start

finders = list(sys.meta_path)
lean_start.begin()
assert sys.meta_path == finders
assert "logging" not in sys.modules, "what writes type stubs was loaded"

from PySide6.QtWidgets import QLabel

try:
    QLabel(1, 2, 3)
except TypeError as error:
    print(error)
"""


def test_the_maker_of_stubs_is_missed_by_nobody() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _WRONG_CALL], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.stderr == ""
    assert "Supported signatures" in done.stdout


def test_what_is_only_for_debuggers_is_not_kept() -> None:
    linecache.cache["<made>"] = (1, None, ["a line"], "<made>")
    lean_start.forget_sources()
    assert not linecache.cache


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_what_can_wait_waits_until_the_widget_was_seen(widget: QWidget, qtbot: QtBot) -> None:
    called: list[int] = []
    after_first_frame(widget, lambda: called.append(1))
    qtbot.wait(20)
    assert called == []
    widget.show()
    assert called == []
    qtbot.waitUntil(lambda: called == [1])
    widget.repaint()
    qtbot.wait(20)
    assert called == [1]


def test_nothing_is_done_for_a_widget_that_is_gone(qtbot: QtBot) -> None:
    called: list[int] = []
    widget = QWidget()
    after_first_frame(widget, lambda: called.append(1))
    widget.show()
    widget.deleteLater()
    qtbot.wait(30)
    assert called == []
