"""A screen that nobody sees, for windows of installed programs, and pictures of it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from installers.frozen import ROOT

PICTURES = ROOT / "build" / "packaging-pictures"
"""For the eyes of whoever releases."""


@contextmanager
def screen(size: str = "1280x800") -> Iterator[str]:
    """What DISPLAY has to be to show something there."""
    reading, writing = os.pipe()
    shown = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-ac"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        shown.terminate()
        shown.wait()


def take_picture(display: str, name: str) -> Path:
    """Of everything on that screen."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / f"{name}.png"
    subprocess.run(["import", "-display", display, "-window", "root", path], check=True)
    return path
