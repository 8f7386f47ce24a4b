"""The installed program against the same one from source: both from the start of the process to the
first frame of the shelf. Where `make package` has frozen none, there is no row."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from .ratio import Row, in_turns, median

_ROOT = Path(__file__).resolve().parents[2]
_FROZEN = _ROOT / "build" / "linux" / "halloween-table" / "halloween-table"


def installed_start() -> Iterator[Row]:
    if not _FROZEN.exists():
        return
    with tempfile.TemporaryDirectory() as folder:
        options = ("--until-shown", "--data-dir", folder)
        frozen, source = in_turns(
            lambda: _taken(str(_FROZEN), *options),
            lambda: _taken(sys.executable, "-m", "halloween_table", *options),
            15,
        )
    yield Row("start of the installed program", median(frozen), median(source), 1.0, "ms")


def _taken(*command: str) -> float:
    """Milliseconds of the processor, all its own processes included."""
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(
        command, cwd=_ROOT, env=surroundings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{command[0]} ended with {process.returncode}")
    return (used.ru_utime + used.ru_stime) * 1000
