"""Processes that are killed in the middle of what they do."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.conftest import ROOT


def run_and_be_killed(script: str, folder: Path, pause: float) -> None:
    """Runs the script on that folder and kills it so long after it has said that it is ready."""
    child = subprocess.Popen(
        [sys.executable, "-c", script, str(folder)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
    )
    assert child.stdout is not None
    try:
        assert child.stdout.readline() == b"ready\n"
        time.sleep(pause)
    finally:
        child.send_signal(signal.SIGKILL)
        child.wait()
        child.stdout.close()
