"""What of other people's work a frozen program carries, and whether it carries their licences too."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from halloween_table.licences import PARTS, libraries_without_text, without_text

NEWER: Final = frozenset(
    [
        "_android_support",
        "_apple_support",
        "_colorize",
        "_interpchannels",
        "_interpqueues",
        "_interpreters",
        "_ios_support",
        "_opcode_metadata",
        "_pydatetime",
        "_pylong",
        "_pyrepl",
        "_sha2",
        "_suggestions",
        "_sysconfig",
        "_wmi",
    ]
)
"""Modules of Python 3.13 that 3.11 does not have: the frozen Python may be newer than ours."""

STANDARD: Final = sys.stdlib_module_names | NEWER
"""Modules that are part of Python, and have its licence."""

_LIBRARY: Final = re.compile(r"\.(so|dylib|dll)(\.|$)", re.IGNORECASE)
_EXTENSION: Final = re.compile(r"(\.cpython-[^/]+\.so|\.abi3\.so|\.pyd)$", re.IGNORECASE)
"""A module of Python in machine language, whoever wrote it."""
_FRAMEWORK: Final = re.compile(r"(\w+)\.framework/(Versions/\w+/)?\1$")
_FREEZER: Final = re.compile(r"__\w+__|__(init|main)__\w+|BUILD_CONSTANTS")
"""Modules that cx_Freeze writes itself."""


def names_in(folder: Path) -> set[str]:
    """The distributions, packages and modules beside ours, without Python's."""
    (ours,) = (path for path in folder.rglob("halloween_table") if path.is_dir())
    return set(_names({path.name for path in ours.parent.iterdir()}))


def _names(entries: set[str]) -> Iterator[str]:
    for entry in entries:
        if entry.endswith(".dist-info"):
            yield entry.split("-")[0]
            continue
        if _LIBRARY.search(entry) and not _EXTENSION.search(entry):
            continue
        module = entry.split(".")[0]
        if module not in STANDARD and not _FREEZER.fullmatch(module):
            yield module


def libraries_in(folder: Path) -> set[str]:
    """The names of all libraries, wherever they lie."""
    found = set()
    for path in folder.rglob("*"):
        library = _LIBRARY.search(path.name) and not _EXTENSION.search(path.name)
        if path.is_file() and (library or _FRAMEWORK.search(path.as_posix())):
            found.add(path.name)
    return found


def missing_texts(folder: Path) -> list[str]:
    """Licences that the program would show and does not carry."""
    carried = {path.stem for path in folder.rglob("assets/licences/*.txt") if path.stat().st_size}
    return sorted({text for part in PARTS for text in part.texts} - carried)


def faults(folder: Path) -> list[str]:
    """Everything that must not leave the house like this, one line each."""
    return [
        *(f"no licence for {name}" for name in without_text(names_in(folder))),
        *(f"no licence for {file}" for file in libraries_without_text(libraries_in(folder))),
        *(f"{text}.txt is missing" for text in missing_texts(folder)),
    ]
