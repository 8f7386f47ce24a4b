"""A Windows to build and try things in: Wine, with a home of its own in build/wine."""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from .frozen import ROOT

HOME: Final = ROOT / "build" / "wine"
TOOLS: Final = {
    "wine": "wine wine64",
    "wineserver": "wine64",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
}
"""What is needed here, and what Debian calls the packages it comes in."""

_STUB: Final = ROOT / "packaging" / "windows" / "icuuc.c"
_SPEAK_NOT_OF: Final = "mscoree=;mshtml=;winemenubuilder.exe=;winedbg.exe="
"""Parts of Wine that would ask to be downloaded, or write into the menus of whoever builds."""
_PATIENCE_SECONDS: Final = 600
_LAST_WORDS_SECONDS: Final = 2
"""For which output is waited for when the program has ended."""


class Missing(Exception):
    """Something cannot be had on this system; the text says what, in a sentence without a full stop."""


def look_for(tools: Mapping[str, str]) -> None:
    """Raises Missing unless all of these commands are there; after each stands Debian's package."""
    for tool, package in tools.items():
        if shutil.which(tool) is None:
            raise Missing(f"{tool} is missing (Debian: apt-get install {package})")


class Wine:
    """A Windows 10 that runs while it is entered. Of the environment, a program there sees what Wine
    hands on; names that begin with QT_ are kept from it unless they are given as WINEQT_."""

    def __init__(self, home: Path = HOME, display: str = "") -> None:
        """`display`: the X screen on which windows are shown. Whether there is one is settled for all
        programs when the first of them starts."""
        self.home = home
        self.drive = home / "drive_c"
        """Where C: lies."""
        self.environment = {
            **os.environ,
            "DISPLAY": display,
            "HOME": str(home),  # else the desktop there would be the home of whoever builds
            "WINEPREFIX": str(home),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": _SPEAK_NOT_OF,
            "WINEQT_QPA_PLATFORM": "offscreen",
            "LC_ALL": "C.UTF-8",
        }

    @property
    def profile(self) -> Path:
        """The folder of whoever plays there."""
        (mine,) = (path for path in (self.drive / "users").iterdir() if path.name != "Public")
        return mine

    def __enter__(self) -> Self:
        look_for(TOOLS)
        self.home.mkdir(parents=True, exist_ok=True)
        # One server for all that follows. Each program would otherwise start and end it anew, and
        # what Windows starts beside a program would hold its output open.
        self._system("wineserver", "-p")
        if not (self.home / "ready").exists():
            self._system("wine", "wineboot", "-i")
            self._system("wine", "winecfg", "-v", "win10")
            self._teach_icu()
            (self.home / "ready").touch()
        self._system("wine", "cmd", "/c", "exit")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._system("wineserver", "-k")
        self._system("wineserver", "-w")

    def _system(self, *command: str) -> None:
        subprocess.run(
            command,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=_PATIENCE_SECONDS,
            check=command[0] == "wine",  # the other one minds if it runs already, or no more
        )

    def _teach_icu(self) -> None:
        """Gives it the library that Wine lacks and every Windows 10 has."""
        library = self.drive / "windows" / "system32" / "icuuc.dll"
        command = ["x86_64-w64-mingw32-gcc", "-shared", "-Os", "-s", "-o", str(library), str(_STUB)]
        subprocess.run(command, check=True)

    def run(
        self,
        *command: str | Path,
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
        patience: float = _PATIENCE_SECONDS,
    ) -> subprocess.CompletedProcess[str]:
        """What a Windows program says and how it ends; its output is one text."""
        running = subprocess.Popen(
            ["wine", *map(str, command)],
            env={**self.environment, **(environment or {})},
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        # Not `communicate`: something that the program has started and that outlives it may hold its
        # output open.
        said: list[bytes] = []
        listener = threading.Thread(target=_listen, args=(running, said), daemon=True)
        listener.start()
        try:
            code = running.wait(patience)
        except subprocess.TimeoutExpired:
            running.kill()
            raise
        listener.join(_LAST_WORDS_SECONDS)
        output = b"".join(said).decode("utf-8", "replace").replace("\r\n", "\n")
        return subprocess.CompletedProcess(running.args, code, output)

    def begin(
        self, *command: str | Path, environment: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        """A Windows program that runs on meanwhile."""
        return subprocess.Popen(
            ["wine", *map(str, command)],
            env={**self.environment, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def registry(self, key: str) -> str:
        """What stands below that key, as `reg query` prints it; empty if it is not there."""
        found = self.run("reg", "query", key, "/s")
        return found.stdout if found.returncode == 0 else ""


def _listen(running: subprocess.Popen[bytes], said: list[bytes]) -> None:
    assert running.stdout is not None
    with running.stdout as output:
        said.extend(iter(lambda: os.read(output.fileno(), 65536), b""))


def as_windows(path: Path) -> str:
    """What Windows calls a file of this system: Wine shows all of them as drive Z:."""
    return "Z:" + str(path).replace("/", "\\")


def succeeded(done: subprocess.CompletedProcess[str]) -> str:
    """Its output, if it ended well."""
    if done.returncode:
        command: Sequence[str] = done.args
        raise RuntimeError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout
