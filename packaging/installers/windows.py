"""For Windows: a setup program for one person, an .msi for schools and clubs, and a folder to carry along.

On Windows the program is frozen by the Python that runs this; elsewhere by a Python for Windows in Wine.
"""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from halloween_table import product

from . import frozen, icons, windows_msi, windows_setup, wine
from .described import VERSION, date, day
from .frozen import ROOT
from .windows_python import windows_python
from .wine import Missing, Wine, as_windows, look_for, succeeded

BUILD: Final = ROOT / "build" / "windows"
FOLDER: Final = BUILD / product.KEY
TEMPLATES: Final = ROOT / "packaging" / "windows"


def lacking() -> str:
    """What keeps this system from building it, in a sentence; empty if nothing does."""
    if sys.platform not in ("win32", "linux"):
        return "programs for Windows are built on Windows or Linux"
    try:
        look_for(windows_setup.TOOLS)
        if sys.platform == "linux":
            look_for(windows_msi.TOOLS | wine.TOOLS)
            windows_python()
    except Missing as missing:
        return str(missing)
    return ""


def build(dist: Path) -> Iterator[Path]:
    program, game_file = (
        icons.write_ico(svg, BUILD / f"{svg.stem}.ico") for svg in (icons.PROGRAM, icons.GAME_FILE)
    )
    freeze(FOLDER, program)
    date(BUILD)
    yield carried_along(FOLDER, dist)
    yield windows_setup.made(FOLDER, dist, program, game_file)
    if sys.platform == "linux":
        yield windows_msi.made(FOLDER, dist, program, game_file)


def freeze(folder: Path, icon: Path) -> None:
    if sys.platform == "win32":
        frozen.freeze(folder, icon)
        return
    python = windows_python()
    where = ";".join(map(as_windows, (ROOT / "packaging", ROOT)))
    with Wine() as windows:
        succeeded(
            windows.run(
                *(python, "-m", "installers.frozen", as_windows(folder)),
                *("--icon", as_windows(icon)),
                environment={"PYTHONPATH": where, "PYTHONDONTWRITEBYTECODE": "1"},
            )
        )


def carried_along(folder: Path, dist: Path) -> Path:
    """Unpacked it runs anywhere; games and settings are kept where they always are."""
    name = f"{product.KEY}-{VERSION}"
    path = dist / f"{name}-windows.zip"
    moment = day().timetuple()[:6]
    with zipfile.ZipFile(path, "w") as packed:
        for source, inside in (
            *((file, file.relative_to(folder).as_posix()) for file in _files(folder)),
            (TEMPLATES / "README.txt", "README.txt"),
        ):
            entry = zipfile.ZipInfo(f"{name}/{inside}", moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            content = source.read_bytes()
            if source.suffix == ".txt":
                content = content.replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")
            packed.writestr(entry, content, compresslevel=9)
    return path


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())
