"""A screen that nobody sees, for windows of installed programs, and pictures of it."""

from __future__ import annotations

import os
import subprocess
import time
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


@contextmanager
def wayland(folder: Path) -> Iterator[dict[str, str]]:
    """A screen of the newer kind: what has to be in the environment. `folder` is for its socket."""
    folder.chmod(0o700)
    surroundings = {"XDG_RUNTIME_DIR": str(folder), "WAYLAND_DISPLAY": "screen"}
    options = ("--backend=headless-backend.so", "--socket=screen", "--idle-time=0")
    shown = subprocess.Popen(
        ["weston", *options],
        env={**os.environ, **surroundings},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while not (folder / "screen").exists():
            assert shown.poll() is None, "weston does not start"
            time.sleep(0.1)
        yield surroundings
    finally:
        shown.terminate()
        shown.wait()


def take_picture(display: str, name: str) -> Path:
    """Of everything on that screen."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / f"{name}.png"
    subprocess.run(["import", "-display", display, "-window", "root", path], check=True)
    return path
