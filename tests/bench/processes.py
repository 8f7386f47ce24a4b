"""Whole processes: start to first usable frame, and memory in mid-game."""

from __future__ import annotations

import compileall
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from .ratio import Row, in_turns, median

_CHILD = str(Path(__file__).with_name("child.py"))
_PACKAGE = str(Path(__file__).parents[2] / "halloween_table")


def _started(what: str, folder: str = "") -> float:
    """Milliseconds from starting the process to its word that it can be used."""
    start = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, _CHILD, what, folder],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as child:
        assert child.stdout is not None
        word = child.stdout.readline()
        elapsed = (time.perf_counter() - start) * 1000
    if word.strip() != "usable":
        raise RuntimeError(f"{what} did not start")
    return elapsed


def _megabytes(what: str) -> float:
    done = subprocess.run(
        [sys.executable, _CHILD, what], capture_output=True, text=True, check=True
    )
    return float(done.stdout.split()[-1])


def first_frame() -> list[Row]:
    """The program as it is once installed: with its bytecode written, like Qt's."""
    compileall.compile_dir(_PACKAGE, quiet=1)
    with tempfile.TemporaryDirectory() as folder:
        mine, other = in_turns(lambda: _started("shelf", folder), lambda: _started("empty"), 15)
    return [Row("start to first usable frame", median(mine), median(other), 1.6, "ms")]


def memory() -> list[Row]:
    if not sys.platform.startswith("linux"):
        return []
    mine, other = in_turns(
        lambda: _megabytes("mid-game-memory"), lambda: _megabytes("empty-memory"), 3
    )
    return [Row("memory in mid-game, 1280 × 800", median(mine), median(other), 2.5, "MB")]
