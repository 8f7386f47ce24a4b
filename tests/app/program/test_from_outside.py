"""Another process plays by what a screen reader is offered, and by nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shlex import join

import pytest

from tests.systems import needs_screen_readers, needs_virtual_screen

_PLAYER = Path(__file__).with_name("outside_player.py")
_PROGRAM = (sys.executable, "-m", "halloween_table", "--language", "en", "--data-dir")


@pytest.mark.long
@needs_virtual_screen
@needs_screen_readers
@pytest.mark.parametrize("box", ["Candy Hunters", "Rest in Peace"])
def test_a_whole_game_is_played_from_another_process(tmp_path: Path, box: str) -> None:
    """From the shelf to the points: boxes, buttons, hands that lie face down, pieces, places and
    choices."""
    program = join([*_PROGRAM, str(tmp_path / "data")])
    player = join(["/usr/bin/python3", str(_PLAYER), box, "1", "5000"])
    script = f"{program} 2> {tmp_path / 'errors'} & {player}; said=$?; kill $!; exit $said"
    played = subprocess.run(
        [
            "xvfb-run",
            "-a",
            "-s",
            "-screen 0 1280x1024x24",
            "dbus-run-session",
            "bash",
            "-c",
            script,
        ],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        env={
            **{name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"},
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "XDG_RUNTIME_DIR": str(tmp_path),
        },
    )
    assert played.returncode == 0, (played.stderr, (tmp_path / "errors").read_text())
    told = json.loads(played.stdout.splitlines()[-1])
    assert all(told["done"].values()), told["done"]
    assert any(name.startswith("The winner") for name in told["end"])
    assert "Traceback" not in (tmp_path / "errors").read_text()
