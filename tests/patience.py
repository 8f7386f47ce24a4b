"""Whoever waits for ever or wants all the memory there is fails the test instead."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

if os.name == "posix":
    import resource

_MEGABYTE = 1024 * 1024


@contextmanager
def patience(seconds: int) -> Iterator[None]:
    """A test that takes longer inside fails; Windows has no such alarm and waits."""
    if os.name != "posix":
        yield
        return

    def fail(*_: object) -> None:
        pytest.fail("it waits for ever")

    before = signal.signal(signal.SIGALRM, fail)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def more_memory(megabytes: int) -> Iterator[None]:
    """Inside, this process gets so much more and then a MemoryError, where Linux can say what it has."""
    has = Path("/proc/self/statm")
    if os.name != "posix" or not has.exists():
        yield
        return
    pages = int(has.read_text().split()[0])
    before = resource.getrlimit(resource.RLIMIT_AS)
    most = pages * resource.getpagesize() + megabytes * _MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
