"""Starting a process, killing it at some moment, and what it had said by then."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from tests.conftest import ROOT
from tests.systems import was_killed

from .dying import Moment

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
    with TemporaryDirectory() as place:
        said, complained = Path(place, "said"), Path(place, "complained")
        with said.open("wb") as output, complained.open("wb") as complaints:
            child = subprocess.Popen(
                [sys.executable, "-m", module, *map(str, arguments)],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                stdout=output,
                stderr=complaints,
            )
            try:
                _wait(child, said, when)
            finally:
                child.kill()
                child.wait()
        lines, errors = said.read_bytes(), complained.read_bytes()
    assert b"Traceback" not in errors, errors.decode()
    ended = child.returncode == 0 or was_killed(child.returncode)
    assert ended, f"{child.returncode}: {errors.decode()}"
    spoken = [json.loads(line) for line in lines.splitlines(keepends=True) if line.endswith(b"\n")]
    took = spoken[-1][1] if spoken and spoken[-1][0] == "ended" else None
    return Death(spoken, took)


def _wait(child: subprocess.Popen[bytes], said: Path, when: Moment) -> None:
    if when.clock != "seconds":
        child.wait(_MOST_SECONDS)  # it knows itself when it has been enough
        return
    give_up = time.monotonic() + _MOST_SECONDS
    while b'"begun"' not in said.read_bytes() and child.poll() is None:
        assert time.monotonic() < give_up, "it does not begin"
        time.sleep(_LOOK_AGAIN_SECONDS)
    time.sleep(when.amount)


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
