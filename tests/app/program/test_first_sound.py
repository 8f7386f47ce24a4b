"""Nothing of the sounds is there before the first frame, and nothing at all where nobody listens."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

_PROGRAM = """
import sys
from halloween_table.app.program import running
from halloween_table.app.program.main import main
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

def loaded():
    parts = ("_miniaudio", "halloween_table.sound.player")
    return [part for part in parts if part in sys.modules]

def look():
    if running._DEAF or len(loaded()) == 2:
        print(loaded())
        QApplication.quit()
    else:
        QTimer.singleShot(20, look)

wait = QApplication.exec
QApplication.exec = lambda app: (print(loaded()), QTimer.singleShot(200, look), wait())[-1]
{}
main(["--data-dir", sys.argv[1]])
"""
_HEARD = """
running._DEAF = ()
from halloween_table.sound.speaker import Speaker
Speaker._usual = lambda self: ("null",)
"""


def said_by(program: str, folder: Path) -> tuple[list[str], str]:
    done = subprocess.run(
        [sys.executable, "-c", program, str(folder)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout.splitlines(), done.stderr


@pytest.mark.long
def test_no_library_is_loaded_for_a_screen_that_nobody_sits_at(tmp_path: Path) -> None:
    assert said_by(_PROGRAM.format(""), tmp_path)[0] == ["[]", "[]"]


def test_where_somebody_listens_it_comes_after_the_first_frame(tmp_path: Path) -> None:
    """And goes with the window, without a word."""
    pytest.importorskip("_miniaudio")
    said, complained = said_by(_PROGRAM.format(_HEARD), tmp_path)
    assert said == ["[]", "['_miniaudio', 'halloween_table.sound.player']"]
    assert "Traceback" not in complained
