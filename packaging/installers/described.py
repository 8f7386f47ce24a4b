"""What is built, in words: version and day, and the texts of `product` in each language."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final

from .frozen import ROOT

if str(ROOT) not in sys.path:  # a Python without the program installed can build it, too
    sys.path.insert(0, str(ROOT))

import translations
from halloween_table import __version__, product

LANGUAGES: Final = tuple(translations.FORMS)
VERSION: Final = __version__


@cache
def day() -> datetime:
    """Of what is built: the same from the same sources, whenever that happens."""
    said = os.environ.get("SOURCE_DATE_EPOCH") or _of_the_last_commit()
    return datetime.fromtimestamp(int(said), UTC) if said else datetime.now(UTC)


def date(folder: Path) -> None:
    """Everything in it is of that day, so that the same sources give the same package."""
    when = day().timestamp()
    for path in (folder, *folder.rglob("*")):
        os.utime(path, (when, when), follow_symlinks=False)


def pictures_address() -> str:
    """Of the folder where everybody finds packaging/pictures: known only of versions that are given out."""
    return os.environ.get("PICTURES_ADDRESS", "").rstrip("/")


def _of_the_last_commit() -> str:
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):  # sources without their history
        return ""


@cache
def _texts(language: str) -> dict[str, str]:
    return {
        message.source: message.forms[0]
        for message in translations.catalogue(language).messages
        if message.key[0] == product.CONTEXT and message.forms[0]
    }


def said(text: str, language: str) -> str:
    """One of product's texts in that language."""
    return _texts(language).get(text, text)


def news() -> list[str]:
    """What is new in this version: the lines of CHANGELOG under its name."""
    whole = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    chapters = re.split(r"^## ", whole, flags=re.MULTILINE)[1:]
    mine = next(chapter for chapter in chapters if chapter.split()[0] == VERSION)
    return [line.removeprefix("- ") for line in mine.splitlines() if line.startswith("- ")]
