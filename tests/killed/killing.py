"""Starting a process, killing it at some moment, and what it had said by then."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, NamedTuple

import pytest

from tests.conftest import ROOT

from .dying import Moment

needs_kill = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")

NEVER = Moment("never", 0)
Command = tuple[str, ...]
"""A module, and what it is told to do."""
Length = Mapping[str, float]
"""How long something takes, by each clock."""
_MOST_SECONDS = 120.0
"""After which a process that has not begun, or does not end, has failed."""
_LOOK_AGAIN_SECONDS = 0.0005


class Death(NamedTuple):
    """How a process ended."""

    said: list[Any]
    """Line by line."""
    took: dict[str, float] | None
    """What it counted up to its own end; None: it was killed before."""

    def told(self, what: str) -> list[Any]:
        """All that it said of that kind."""
        return [rest for kind, *rest in self.said if kind == what]


def killed(command: Command, folder: Path, when: Moment) -> Death:
    """Has it done in that folder until it is killed, or comes to its end before."""
    module, *words = command
    arguments = [folder, when.clock, when.amount, *words]
    with TemporaryFile() as said, TemporaryFile() as complained:
        child = subprocess.Popen(
            [sys.executable, "-m", module, *map(str, arguments)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=said,
            stderr=complained,
        )
        try:
            _wait(child, said.fileno(), when)
        finally:
            child.kill()
            child.wait()
        lines, errors = (_read(file.fileno()) for file in (said, complained))
    assert b"Traceback" not in errors, errors.decode()
    assert child.returncode in (0, -signal.SIGKILL), f"{child.returncode}: {errors.decode()}"
    spoken = [json.loads(line) for line in lines.splitlines(keepends=True) if line.endswith(b"\n")]
    took = spoken[-1][1] if spoken and spoken[-1][0] == "ended" else None
    return Death(spoken, took)


def _wait(child: subprocess.Popen[bytes], said: int, when: Moment) -> None:
    if when.clock != "seconds":
        child.wait(_MOST_SECONDS)  # it knows itself when it has been enough
        return
    give_up = time.monotonic() + _MOST_SECONDS
    while b'"begun"' not in _read(said) and child.poll() is None:
        assert time.monotonic() < give_up, "it does not begin"
        time.sleep(_LOOK_AGAIN_SECONDS)
    time.sleep(when.amount)


def _read(file: int) -> bytes:
    return os.pread(file, os.fstat(file).st_size, 0)


def moments(length: Length, rng: random.Random) -> Iterator[Moment]:
    """Moments all over something that takes so long, by each of the clocks in turn. Of the calls,
    which are few, each one has its turn."""
    calls: list[int] = []
    for clock in cycle(sorted(length)):
        if clock == "seconds":
            yield Moment(clock, rng.uniform(0, length[clock]))
        elif clock == "steps":
            yield Moment(clock, rng.randint(1, int(length[clock])))
        else:
            if not calls:
                calls = rng.sample(every := range(1, int(length[clock]) + 1), len(every))
            yield Moment(clock, calls.pop())
