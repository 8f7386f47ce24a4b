"""The setup program for Windows, made with NSIS from packaging/windows/setup.nsi."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from halloween_table import product

from .described import LANGUAGES, VERSION, date, said
from .frozen import ROOT, size_of

TOOLS: Final = {"makensis": "nsis"}
TEMPLATES: Final = ROOT / "packaging" / "windows"

PROGRAM_ID: Final = "HalloweenTable.Game"
"""What Windows calls the kind of file that a game is."""
NAMES: Final = {
    "uk": "UKRAINIAN",
    "en": "ENGLISH",
    "pl": "POLISH",
    "it": "ITALIAN",
    "ru": "RUSSIAN",
}
"""What NSIS calls our languages."""
SIDE_PICTURE: Final = (328, 628)
"""Its size in pixels; on ordinary screens NSIS shows it half as large."""


def made(
    folder: Path,
    dist: Path,
    icon: Path,
    game_icon: Path,
    version: str = VERSION,
    quickly: bool = False,
) -> Path:
    """Installs what is in that folder. `quickly`: not packed, for tests."""
    path = dist / f"{product.KEY}-{version}-setup.exe"
    parts = folder.parent / "setup"
    parts.mkdir(exist_ok=True)
    (parts / "texts.nsh").write_text(_texts(), encoding="utf-8-sig")
    (parts / "coming.nsh").write_text("\n".join(_coming(folder)), encoding="utf-8-sig")
    (parts / "going.nsh").write_text("\n".join(_going(folder)), encoding="utf-8-sig")
    said_to_it = {
        "NAME": product.NAME,
        "KEY": product.KEY,
        "AUTHORS": product.AUTHORS,
        "SUFFIX": product.SUFFIX,
        "MIME_TYPE": product.MIME_TYPE,
        "PROGID": PROGRAM_ID,
        "VERSION": version,
        "NUMBERS": numbers(version),
        "KILOBYTES": str(size_of(folder) // 1024),
        "ICON": str(icon),
        "GAME_ICON": str(game_icon),
        "SIDE": str(_side_picture(parts / "side.bmp")),
        "PARTS": str(parts),
        "OUT": str(path),
    }
    date(parts)
    command = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8"]
    command += [f"-D{name}={value}" for name, value in said_to_it.items()]
    command += ["-DQUICKLY"] if quickly else []
    # A setup of 32 bits could only be tried where Wine has 32 bits, too; and the program has 64.
    command += [] if sys.platform == "win32" else ["-XTarget amd64-unicode"]
    subprocess.run([*command, str(TEMPLATES / "setup.nsi")], check=True)
    return path


def numbers(version: str, how_many: int = 4) -> str:
    """Windows wants versions to be numbers and nothing else."""
    found = re.findall(r"\d+", version)[:how_many]
    return ".".join([*found, *"0" * (how_many - len(found))])


def _texts() -> str:
    """Ours, in each language; what every setup program says NSIS has itself."""
    texts = {
        "SUMMARY": product.SUMMARY,
        "WELCOME": product.WELCOME_TO_SETUP,
        "FILE_TYPE": product.FILE_TYPE,
        "STILL_OPEN": product.STILL_OPEN,
        "TOO_OLD": product.TOO_OLD_WINDOWS,
    }
    return "\n".join(
        f'LangString {name} ${{LANG_{NAMES[language]}}} "{_quoted(said(text, language))}"'
        for name, text in texts.items()
        for language in LANGUAGES
    )


def _quoted(text: str) -> str:
    """As it stands in a script of NSIS between quotation marks."""
    return text.replace("$", "$$").replace('"', '$\\"')


def _coming(folder: Path) -> Iterator[str]:
    """What the setup brings, in an order that is the same on every disk."""
    for place in (folder, *_folders(folder)):
        yield f'SetOutPath "{_installed(place, folder)}"'
        for path in sorted(place.iterdir()):
            if path.is_file():
                yield f'File "{_quoted(str(path))}"'
    yield ""


def _going(folder: Path) -> Iterator[str]:
    """What the uninstaller takes away: the same files, and the folders that are empty then."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield f'Delete "{_installed(path, folder)}"'
    for place in reversed(_folders(folder)):
        yield f'RMDir "{_installed(place, folder)}"'
    yield ""


def _folders(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_dir())


def _installed(path: Path, folder: Path) -> str:
    """Where it lies when it is installed."""
    inside = path.relative_to(folder)
    return "\\".join(("$INSTDIR", *map(_quoted, inside.parts)))


def _side_picture(path: Path) -> Path:
    """Beside the first and the last page."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    _app = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(*SIDE_PICTURE, QImage.Format.Format_RGB888)
    painter = QPainter(image)
    QSvgRenderer(str(TEMPLATES / "setup-side.svg")).render(painter)
    painter.end()
    image.save(str(path))
    return path
