"""Gathers what Qt says of the code by others within it into one text for the licences page.

Qt's sources describe each piece of such code in a file `qt_attribution.json` beside it. Unpack the
sources of the modules that the program carries, in the version that it carries, and name their folders:

    .venv/bin/python packaging/make_qt_notices.py 6.11 qtbase qtsvg

Pieces that no library of ours contains are left out by the tables below. Each licence is printed once,
under all the pieces that it covers.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
NOTICES: Final = ROOT / "assets" / "licences" / "qt-third-party.txt"

ABSENT: Final = {
    "android-gradle-wrapper": "Android",
    "android-native-style": "Android",
    "dejayvu": "the web",
    "libjpeg": "the plugin for JPEG pictures",
}
"""Pieces that are in none of the libraries that we carry, and what they serve."""

ABSENT_MODULES: Final = ("qtsql", "qttestlib", "qttestinternals_private")
"""Parts of Qt that the program does without."""

CHOSEN: Final = {
    "blake2": "CC0-1.0",
    "freetype": "FTL",
    "grayraster": "FTL",
    "libdbus-1-headers": "AFL-2.1",
    "vulkan-xml-spec": "Apache-2.0",
}
"""Which licence we take where there is a choice."""

NAMELESS: Final = ("Apache-2.0", "CC0-1.0")
"""Licences whose text is the same for everybody: a copy beside the code says nothing more."""

HEAD: Final = """\
CODE BY OTHERS IN QT {version}

Most of Qt belongs to The Qt Company and its contributors. Some of it was
written by others and came with licences of its own. Those pieces are listed
here, as far as they can be part of the Qt libraries that come with this
program on any system: first what they are called and whose they are, then
the licence that covers them.

Portions of this software are copyright (c) The FreeType Project
(www.freetype.org). All rights reserved.
"""
LINE: Final = "=" * 48


@dataclass(frozen=True)
class Piece:
    """Code by somebody else within Qt."""

    name: str
    version: str
    home: str
    copyright: tuple[str, ...]
    licence: str
    """Its SPDX expression, or the one that was chosen."""
    text: str
    """Of the licence."""

    def __str__(self) -> str:
        first = f"{self.name} {self.version}".rstrip()
        return "\n".join(filter(None, (first, self.home, *self.copyright)))


def pieces_of(source: Path, licences: Path) -> Iterator[Piece]:
    """What lies in one module's sources; `licences` has the texts of licences that many share."""
    for path in sorted(source.rglob("qt_attribution.json")):
        told = json.loads(path.read_text("utf-8"), strict=False)
        for one in told if isinstance(told, list) else [told]:
            if _is_ours(one):
                yield _piece(one, path.parent, licences)


def _is_ours(told: dict[str, Any]) -> bool:
    parts = told.get("QtParts", ["libs"])
    module = told.get("QDocModule", "")
    return "libs" in parts and told["Id"] not in ABSENT and module not in ABSENT_MODULES


def _piece(told: dict[str, Any], folder: Path, licences: Path) -> Piece:
    licence = CHOSEN.get(told["Id"], told["LicenseId"])
    if " OR " in licence:
        raise SystemExit(f"{told['Id']} can be had under {licence}: choose one.")
    files = [folder / name for name in _listed(told.get("LicenseFiles", told.get("LicenseFile")))]
    shared = told["Id"] in CHOSEN or licence in NAMELESS
    if shared or not files or not all(file.is_file() for file in files):
        files = [licences / f"{licence}.txt"]
    return Piece(
        told["Name"],
        _version(told.get("Version", "")),
        told.get("Homepage", ""),
        tuple(
            line for text in _listed(told.get("Copyright")) for line in text.splitlines() if line
        ),
        licence,
        "\n\n".join(_read(file) for file in files),
    )


def _listed(told: str | list[str] | None) -> list[str]:
    return [told] if isinstance(told, str) else list(told or ())


def _version(told: str) -> str:
    """Nothing, if it only names a commit."""
    return "" if len(told) == 40 else told


def _read(file: Path) -> str:
    """Word for word, without a byte order mark, page breaks and empty lines around it."""
    return file.read_text("utf-8-sig").replace("\f", "").strip("\n")


def notices(version: str, pieces: Iterable[Piece]) -> str:
    """All of them, with each licence once."""
    by_text: dict[str, list[Piece]] = {}
    for piece in pieces:
        by_text.setdefault(piece.text, []).append(piece)
    chapters = [HEAD.format(version=version).rstrip()]
    for text, covered in by_text.items():
        licence = f"Licence: {', '.join(dict.fromkeys(piece.licence for piece in covered))}"
        names = "\n\n".join(map(str, covered))
        chapters.append(f"{LINE}\n\n{names}\n\n{licence}\n\n{text}")
    return "\n\n".join(chapters) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Gather the notices of the code by others in Qt.")
    parser.add_argument("version", help="of Qt")
    parser.add_argument("source", type=Path, nargs="+", help="unpacked; qtbase comes first")
    told = parser.parse_args()
    licences = told.source[0] / "LICENSES"
    found = [piece for source in told.source for piece in pieces_of(source, licences)]
    NOTICES.write_text(notices(told.version, found), encoding="utf-8", newline="\n")
    print(f"{len(found)} pieces, {NOTICES.stat().st_size // 1024} KiB in {NOTICES}")


if __name__ == "__main__":
    main()
