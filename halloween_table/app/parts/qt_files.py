"""Where Qt's own plugins and translations lie, also where PySide tells Qt so in vain."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QLibraryInfo

_SIGNS = frozenset(',;"' if os.name == "nt" else ',;"\\')
"""PySide writes the folder into Qt's settings as it is, and there these mean something else: from a
folder like `Games, old` no window would open."""


def find_plugins() -> None:
    """To be called before there is an application."""
    folder = _mistaken(Path(PySide6.__path__[0]))
    if folder is not None:
        QCoreApplication.setLibraryPaths([str(folder / "plugins")])


def translations() -> str:
    """The folder of Qt's own words."""
    folder = _mistaken(Path(PySide6.__path__[0]))
    if folder is not None:
        return str(folder / "translations")
    return QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)


@cache
def _mistaken(package: Path) -> Path | None:
    """Qt's folder in that package, if Qt takes another for it."""
    if not _SIGNS & {*str(package)}:
        return None
    return next((each for each in (package / "Qt", package) if (each / "plugins").is_dir()), None)
