"""A new Windows with a screen, in which packages are installed, played with and taken away."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest
from installers.frozen import ROOT
from installers.wine import Missing, Wine, succeeded

from halloween_table import product
from halloween_table.store.opening import COMPANIONS, FILE_NAME

from .screens import screen, take_picture

HOME: Final = ROOT / "build" / "wine-tried"
SAMPLES: Final = ROOT / "tests" / "store" / "samples"
IN_A_WINDOW: Final = {"WINEQT_QPA_PLATFORM": "windows"}
PATIENCE_SECONDS: Final = 120
_COLOURS: Final = 50
"""More than these a picture with a window of ours in it has; an empty screen has one."""


class TriedWindows(Wine):
    """Nobody has ever played there."""

    def __init__(self, display: str) -> None:
        super().__init__(HOME, display)
        self.display = display

    @property
    def local(self) -> Path:
        """Where programs of one person and what they keep lie apart from each other."""
        return self.profile / "AppData" / "Local"

    @property
    def kept(self) -> Path:
        """The folder with the saved games."""
        return self.local / product.KEY

    @property
    def menu(self) -> list[Path]:
        """Our entries in the start menu."""
        return list(self.drive.rglob(f"Start Menu/**/{product.NAME}.lnk"))

    def put_games(self) -> None:
        """Games that were kept by the very first version."""
        self.kept.mkdir(parents=True)
        shutil.copy(SAMPLES / "schema-1.sqlite3", self.kept / FILE_NAME)

    def games(self) -> int:
        """How many are kept. Looked at in a copy: SQLite here and SQLite there do not see each other."""
        with tempfile.TemporaryDirectory() as scratch:
            for end in COMPANIONS:
                original = self.kept / f"{FILE_NAME}{end}"
                if original.exists() and not end.endswith("shm"):
                    shutil.copy(original, scratch)
            with closing(sqlite3.connect(Path(scratch) / FILE_NAME)) as file:
                return int(file.execute("SELECT count(*) FROM games").fetchone()[0])

    def given(self, sample: str, name: str) -> Path:
        """A game that a friend has sent."""
        sent = self.profile / name
        shutil.copy(SAMPLES / "format-2" / f"{sample}.json", sent)
        return sent

    @contextmanager
    def playing(self, *command: str | Path) -> Iterator[None]:
        """With a window of the program on the screen; it is closed as people close it."""
        running = self.begin(*command, environment=IN_A_WINDOW)
        try:
            yield
            assert running.poll() is None, f"it has ended with {running.poll()}"
            self.run("taskkill", "/im", f"{product.KEY}.exe")
            assert running.wait(PATIENCE_SECONDS) == 0
        finally:
            running.kill()

    def wait_for(self, true: Callable[[], bool], what: str) -> None:
        until = time.monotonic() + PATIENCE_SECONDS
        while not true():
            assert time.monotonic() < until, f"{what} does not come"
            time.sleep(0.2)

    def sees(self, name: str) -> None:
        """There is something on the screen; a picture of it is kept for whoever releases."""

        def shown() -> bool:
            return colours_in(take_picture(self.display, f"windows-{name}")) > _COLOURS

        self.wait_for(shown, f"a picture of {name}")
        time.sleep(2)  # for the picture alone: what moves has come to rest
        take_picture(self.display, f"windows-{name}")

    def passes_smoke_test(
        self, program: Path, environment: Mapping[str, str] | None = None
    ) -> None:
        said = succeeded(self.run(program, "--smoke-test", environment=environment))
        assert "The smoke test passed." in said


@contextmanager
def new_windows(needs: Callable[..., None]) -> Iterator[TriedWindows]:
    needs("wine", "Xvfb", "import")
    shutil.rmtree(HOME, ignore_errors=True)
    try:
        with screen() as display, TriedWindows(display) as windows:
            yield windows
    except Missing as missing:
        pytest.skip(str(missing))


def colours_in(picture: Path) -> int:
    """How many are seen at a fine mesh of points."""
    from PySide6.QtGui import QImage

    image = QImage(str(picture))
    return len(
        {image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)}
    )
