"""Whose work the installed program is made of, and on which terms: one row for each part.

The texts lie in `assets/licences`, word for word. What an installed program carries is compared with
these rows when it is built: nothing goes out without its licence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from attrs import frozen

from halloween_table.engine.translate import QT_TRANSLATE_NOOP
from halloween_table.resources import assets_folder

CONTEXT: Final = "Licences"
"""Of these rows in the translation files."""

REPLACEABLE: Final = QT_TRANSLATE_NOOP(
    "Licences",
    "It is used under the GNU Lesser General Public License, version 3, and its code has not been changed. Its libraries are separate files in the program’s folder, and you may replace them with versions of your own. Copyright: The Qt Company Ltd. and other contributors.",
)
"""What the LGPL wants to be said of a library, and grants."""


@frozen
class Part:
    """A piece of the program that somebody has written: ourselves, or others."""

    key: str
    name: str
    """A name is the same in every language, but some of these are descriptions."""
    purpose: str
    """What it is for, in a few words."""
    licence: str
    """As SPDX writes it, or in words; empty if there are too many, or if it has no name."""
    source: str
    """Where its source code can be had; empty if there is no such place."""
    texts: tuple[str, ...]
    """Files in `assets/licences`, without their ending."""
    names: tuple[str, ...] = ()
    """What it is called among installed distributions, and where it is imported."""
    libraries: tuple[str, ...] = ()
    """How its libraries begin, without `lib` and up to a dot, a dash or an underscore."""
    note: str = ""
    """What has to be said besides its licence."""

    def files(self) -> tuple[Path, ...]:
        return tuple(texts_folder() / f"{name}.txt" for name in self.texts)

    def text(self) -> str:
        """All of its licences, one after the other."""
        return "\n\n\n".join(file.read_text("utf-8").strip("\n") for file in self.files())


PARTS: Final = (
    Part(
        "halloween-table",
        "Halloween Table",
        QT_TRANSLATE_NOOP("Licences", "This program: its code and its pictures"),
        "MIT",
        "",
        ("halloween-table",),
        ("halloween-table",),
    ),
    Part(
        "qt",
        "Qt",
        QT_TRANSLATE_NOOP("Licences", "Windows, pictures and text on the screen"),
        "LGPL-3.0-only",
        "https://download.qt.io/archive/qt/",
        ("lgpl-3", "gpl-3"),
        ("qt",),
        (
            # Each of them may hold code by others. Whoever adds one sees to it that the notices of
            # its code are gathered too (packaging/make_qt_notices.py).
            *("qt6core", "qt6dbus", "qt6gui", "qt6network", "qt6opengl", "qt6svg", "qt6widgets"),
            *("qt6waylandclient", "qt6wlshellintegration", "qt6xcbqpa"),
            *("qtcore", "qtdbus", "qtgui", "qtnetwork", "qtopengl", "qtsvg", "qtwidgets"),
            *("qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"),
            *("qsvg", "qsvgicon", "qmacstyle", "qmodernwindowsstyle"),
            *("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
            *("adwaita", "bradient", "xdg"),
        ),
        REPLACEABLE,
    ),
    Part(
        "qt-third-party",
        QT_TRANSLATE_NOOP("Licences", "Code by others in Qt"),
        QT_TRANSLATE_NOOP("Licences", "What Qt itself is built on"),
        "",
        "https://download.qt.io/archive/qt/",
        ("qt-third-party",),
    ),
    Part(
        "pyside6",
        "PySide6, Shiboken6",
        QT_TRANSLATE_NOOP("Licences", "Lets Python use Qt"),
        "LGPL-3.0-only",
        "https://download.qt.io/official_releases/QtForPython/",
        # A few lines of Shiboken are Python's own.
        ("lgpl-3", "gpl-3", "python"),
        ("pyside6", "pyside6-essentials", "shiboken6"),
        ("pyside6", "shiboken6"),
        REPLACEABLE,
    ),
    Part(
        "icu",
        "ICU",
        QT_TRANSLATE_NOOP("Licences", "Languages and their letters in Qt; on Linux"),
        "ICU",
        "https://github.com/unicode-org/icu",
        ("icu",),
        libraries=("icudata", "icui18n", "icuuc"),
    ),
    Part(
        "python",
        "Python",
        QT_TRANSLATE_NOOP("Licences", "The language that the program is written in"),
        "PSF-2.0",
        "https://www.python.org/downloads/source/",
        ("python",),
        ("python",),
        ("python", "python3", "python311", "python312", "python313", "python314"),
    ),
    Part(
        "python-third-party",
        QT_TRANSLATE_NOOP("Licences", "Code by others in Python"),
        QT_TRANSLATE_NOOP("Licences", "What Python itself is built on"),
        "",
        "https://www.python.org/downloads/source/",
        ("python-incorporated",),
        libraries=("crypto", "expat", "mpdec", "ssl", "z", "zlib1"),
    ),
    Part(
        "attrs",
        "attrs",
        QT_TRANSLATE_NOOP("Licences", "Cards, moves and positions as plain values"),
        "MIT",
        "https://github.com/python-attrs/attrs",
        ("attrs",),
        ("attrs", "attr"),
    ),
    Part(
        "cattrs",
        "cattrs",
        QT_TRANSLATE_NOOP("Licences", "Writes games down and reads them again"),
        "MIT",
        "https://github.com/python-attrs/cattrs",
        ("cattrs",),
        ("cattrs", "cattr"),
    ),
    Part(
        "typing-extensions",
        "typing_extensions",
        QT_TRANSLATE_NOOP("Licences", "Needed by cattrs"),
        "PSF-2.0",
        "https://github.com/python/typing_extensions",
        ("typing-extensions",),
        ("typing-extensions",),
    ),
    Part(
        "platformdirs",
        "platformdirs",
        QT_TRANSLATE_NOOP("Licences", "Knows the folder where games are kept"),
        "MIT",
        "https://github.com/tox-dev/platformdirs",
        ("platformdirs",),
        ("platformdirs",),
    ),
    Part(
        "manrope",
        "Manrope",
        QT_TRANSLATE_NOOP("Licences", "The typeface"),
        "OFL-1.1",
        "https://github.com/sharanda/manrope",
        ("manrope",),
        ("font-manrope",),
    ),
    Part(
        "miniaudio",
        "miniaudio",
        QT_TRANSLATE_NOOP("Licences", "Plays the sounds"),
        "MIT",
        "https://github.com/irmen/pyminiaudio",
        ("miniaudio",),
        ("miniaudio", "_miniaudio"),
    ),
    Part(
        "cffi",
        "cffi",
        QT_TRANSLATE_NOOP("Licences", "Needed by miniaudio"),
        "MIT-0",
        "https://github.com/python-cffi/cffi",
        # libffi is within its library.
        ("cffi", "libffi"),
        ("cffi", "_cffi_backend"),
    ),
    Part(
        "pycparser",
        "pycparser",
        QT_TRANSLATE_NOOP("Licences", "Needed by miniaudio"),
        "BSD-3-Clause",
        "https://github.com/eliben/pycparser",
        ("pycparser",),
        ("pycparser",),
    ),
    Part(
        "sqlite",
        "SQLite",
        QT_TRANSLATE_NOOP("Licences", "Keeps your games"),
        QT_TRANSLATE_NOOP("Licences", "public domain"),
        "https://www.sqlite.org/download.html",
        ("sqlite",),
        libraries=("sqlite3",),
    ),
    Part(
        "libffi",
        "libffi",
        QT_TRANSLATE_NOOP("Licences", "Lets Python call other libraries"),
        "MIT",
        "https://github.com/libffi/libffi",
        ("libffi",),
        libraries=("ffi",),
    ),
    Part(
        "bzip2",
        "bzip2",
        QT_TRANSLATE_NOOP("Licences", "Packs and unpacks files for Python"),
        "bzip2-1.0.6",
        "https://sourceware.org/bzip2/",
        ("bzip2",),
        libraries=("bz2",),
    ),
    Part(
        "xz",
        "XZ Utils",
        QT_TRANSLATE_NOOP("Licences", "Packs and unpacks files for Python"),
        QT_TRANSLATE_NOOP("Licences", "public domain"),
        "https://tukaani.org/xz/",
        ("xz",),
        libraries=("lzma",),
    ),
    Part(
        "libuuid",
        "libuuid",
        QT_TRANSLATE_NOOP("Licences", "Gives each game a number of its own; on Linux"),
        "BSD-3-Clause",
        "https://www.kernel.org/pub/linux/utils/util-linux/",
        ("libuuid",),
        libraries=("uuid",),
    ),
    Part(
        "cx-freeze",
        "cx_Freeze, freeze-core",
        QT_TRANSLATE_NOOP("Licences", "Starts the installed program"),
        "PSF-2.0 AND MIT",
        "https://github.com/marcelotduarte/cx_Freeze",
        ("cx-freeze", "freeze-core"),
        ("cx-freeze", "freeze-core"),
    ),
    Part(
        "microsoft-runtime",
        "Microsoft Visual C++ Runtime",
        QT_TRANSLATE_NOOP("Licences", "Needed by Python and Qt; on Windows"),
        "",
        "",
        ("microsoft-runtime",),
        ("microsoft-runtime",),
        ("msvcp140", "vcruntime140"),
    ),
)
"""In the order in which they are shown: first what is largest, last what only some systems need."""


def texts_folder() -> Path:
    return assets_folder() / "licences"


def without_text(names: Iterable[str]) -> list[str]:
    """Those of these distributions or imported packages that have no licence here, or an empty one."""
    told = {_normal(name) for part in PARTS if _is_there(part) for name in part.names}
    return sorted(name for name in set(names) if _normal(name) not in told)


def libraries_without_text(files: Iterable[str]) -> list[str]:
    """The same for libraries, by the names of their files: `libicuuc.so.73`, `Qt6Core.dll`."""
    told = {stem for part in PARTS if _is_there(part) for stem in part.libraries}
    return sorted(file for file in set(files) if not _stems(file) & told)


def _is_there(part: Part) -> bool:
    files = part.files()
    return bool(files) and all(file.is_file() and file.read_bytes().strip() for file in files)


def _normal(name: str) -> str:
    """As distributions are compared: `Typing_Extensions` is `typing-extensions`."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _stems(file: str) -> set[str]:
    """What the file of a library may be called without its ending and its version."""
    stem = re.split(r"[-_.]", file.lower())[0]
    return {stem, stem.removeprefix("lib")}
