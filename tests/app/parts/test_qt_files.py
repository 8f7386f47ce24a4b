"""Qt is found wherever it lies."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from tests.conftest import ROOT

_START = """
from halloween_table.app.program.running import application
from halloween_table.app.parts.language import speak
app = application()
speak("uk")
print(app.platformName(), app.translate("QPlatformTheme", "Cancel"))
"""


@pytest.mark.skipif(
    sys.platform == "win32", reason="links in their place need a right of their own"
)
@pytest.mark.parametrize("name", ["Games, old", "a;b", 'the "best"', "back\\slash", "Наші ігри"])
def test_a_window_opens_and_speaks_from_a_folder_with_an_odd_name(
    name: str, tmp_path: Path
) -> None:
    site = Path(PySide6.__path__[0]).parent
    odd = tmp_path / name
    odd.mkdir()
    for package in ("PySide6", "shiboken6"):
        (odd / package).symlink_to(site / package)
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(odd), str(ROOT))),
        "QT_QPA_PLATFORM": "offscreen",
    }
    done = subprocess.run(
        [sys.executable, "-c", _START], env=environment, capture_output=True, text=True
    )
    assert done.stdout.split() == ["offscreen", "Скасувати"], done.stderr
