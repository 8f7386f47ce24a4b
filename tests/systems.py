"""What some systems have and others do not, and what each does in its own way: marks for tests that
need the one, and words for the other."""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import subprocess
import sys
import time
from ctypes.util import find_library
from pathlib import Path
from typing import Any

import pytest

_POSIX = os.name == "posix"

# ---- what a test can need ---------------------------------------------------------------------------

needs_odd_files = pytest.mark.skipif(
    not _POSIX, reason="Windows has no pipes and devices among its files, and links are not for all"
)
needs_signals = pytest.mark.skipif(
    not _POSIX, reason="Windows ends a process, and that is all that can be sent to one"
)
needs_locked_folders = pytest.mark.skipif(
    not _POSIX or os.geteuid() == 0,
    reason="root writes into every folder, and on Windows chmod locks none",
)
needs_names_of_bytes = pytest.mark.skipif(
    not _POSIX, reason="Windows has no names of files that are no text"
)
needs_files_in_use_to_go = pytest.mark.skipif(
    not _POSIX, reason="Windows neither deletes nor renames a file that somebody has open"
)
needs_sockets = pytest.mark.skipif(
    not _POSIX, reason="Windows has pipes with names in place of sockets among files"
)
needs_time_zones = pytest.mark.skipif(
    not hasattr(time, "tzset"), reason="on Windows a process has the time zone of the system"
)
needs_virtual_screen = pytest.mark.skipif(
    shutil.which("Xvfb") is None or find_library("xcb-cursor") is None,
    reason="there is no Xvfb, or not all of what Qt needs for a window under X11",
)
needs_screen_readers = pytest.mark.skipif(
    None in map(shutil.which, ("xvfb-run", "dbus-run-session"))
    or not Path("/usr/lib/python3/dist-packages/pyatspi").is_dir()
    or not Path("/usr/libexec/at-spi-bus-launcher").exists(),
    reason="one of xvfb, dbus, at-spi2-core, python3-pyatspi, gir1.2-atspi-2.0 is not installed",
)

# ---- what each does in its own way ------------------------------------------------------------------

ODD_NAME = "дім 100% #1?" if _POSIX else "дім 100% #1"
"""Of a file or folder, as odd as it may be."""
SUDDENLY = getattr(signal, "SIGKILL", signal.SIGTERM)
"""Sent to a process by `os.kill`, it ends at once, without a word. Windows does so at any signal."""


def was_killed(code: int) -> bool:
    """Whether a process that ended with that code was ended by somebody, and suddenly."""
    return code == -SUDDENLY if _POSIX else code in (1, SUDDENLY)


def runs(process: int) -> bool:
    """Whether there is such a process, and not only what is left of it for its parent to see."""
    if sys.platform == "win32":
        return _runs_on_windows(process)
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def _runs_on_windows(process: int) -> bool:
    system: Any = ctypes.windll.kernel32  # type: ignore[attr-defined]
    handle = system.OpenProcess(_SYNCHRONIZE, False, process)
    if not handle:
        return False
    waited = system.WaitForSingleObject(handle, 0)
    system.CloseHandle(handle)
    return bool(waited == _STILL_THERE)


_SYNCHRONIZE = 0x100000
_STILL_THERE = 0x102


def pipe(path: Path) -> None:
    """Where a file is expected; who reads it waits for ever."""
    os.mkfifo(path)


def with_hole(path: Path, size: int) -> None:
    """Makes the file so large, with nothing in it."""
    try:
        os.truncate(path, size)
    except OSError:
        pytest.skip("this disk knows no holes, and has no room for so many zeros")


def remove_deep(folder: Path) -> None:
    """Also what is too deep for Python."""
    if _POSIX:
        subprocess.run(["rm", "-rf", folder], check=True)
    else:
        shutil.rmtree(folder, ignore_errors=True)


def lend(source: Path, target: Path) -> None:
    """The folder, to be read, at another place: by a link where everybody may make one."""
    if _POSIX:
        target.symlink_to(source)
    else:
        shutil.copytree(source, target)
