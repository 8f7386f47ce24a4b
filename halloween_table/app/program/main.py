"""Starting the program: arguments, data folder, language, window."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import ExitStack, suppress
from pathlib import Path

from halloween_table import __version__

NOWHERE = Path("/nonexistent/halloween-table")
"""As systems call the home of users who have none. Nobody can write there, and the window says so."""


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="halloween-table", description="Ghostly board games around one shared computer."
    )
    parser.add_argument("--version", action="version", version=f"Halloween Table {__version__}")
    parser.add_argument("--data-dir", type=Path, help="keep games and settings in this folder")
    parser.add_argument(
        "--language", choices=("uk", "en", "pl", "it", "ru"), help="speak this language"
    )
    parser.add_argument(
        "--smoke-test",
        action="store_true",
        help="open every window, play a game of everything, and say what failed",
    )
    # For measuring: whoever plays has no use for it.
    parser.add_argument("--until-shown", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("files", nargs="*", metavar="FILE", help="open this game")
    words = sys.argv[1:] if argv is None else argv
    # macOS may tell a program its number in that way.
    return parser.parse_args([word for word in words if not word.startswith("-psn_")])


def file_named(word: str) -> Path:
    """What a person, a file manager or a desktop means by it: a path, also from the folder they are
    in, or a `file:` address."""
    if word[:5].lower() == "file:":
        word = _path_in(word)
    with suppress(OSError):  # the folder they are in is gone
        return Path(os.path.abspath(word))
    return Path(word)


def _path_in(address: str) -> str:
    """`file:///folder/a%20game`, say. Windows has a drive after the third slash, or another computer
    after the second."""
    from urllib.parse import unquote_to_bytes

    path = os.fsdecode(unquote_to_bytes(address.partition(":")[2]))
    if path.startswith("//"):
        computer, _, path = path[2:].partition("/")
        path = f"/{path}" if computer in ("", "localhost") else f"//{computer}/{path}"
    drive = os.name == "nt" and path[2:3] == ":"
    return path[1:] if drive else path


def data_folder(chosen: Path | None) -> Path:
    """Where games and settings are kept."""
    if chosen is not None:
        return chosen
    import platformdirs

    try:
        return Path(platformdirs.user_data_dir("halloween-table", appauthor=False))
    except RuntimeError:  # a user without a home, whom the system does not know, say
        return NOWHERE


def main(argv: list[str] | None = None) -> int:
    chosen = arguments(argv)
    if chosen.smoke_test:
        from .smoke import smoke_test

        return smoke_test(chosen.language)
    folder = data_folder(chosen.data_dir)
    files = [file_named(word) for word in chosen.files if word]
    from . import lean_start

    lean_start.begin()
    with ExitStack() as alone:
        if files and _handed_over(files, folder, alone):
            return 0
        from .running import run

        return run(folder, chosen.language, files, chosen.until_shown, alone)


def _handed_over(files: list[Path], folder: Path, alone: ExitStack) -> bool:
    """Whether a copy that runs with that data folder opens them. If nobody is there, others with files
    that start now can wait for us, as long as `alone` is not closed."""
    from .meeting import Request, place_of

    place = place_of(folder)
    if place is None or (place.deserted and (place.keep_for_us(alone) or not place.is_visited())):
        return False
    try:
        from .handing_over import hand_over
    except ImportError:  # a system without some library that only this part of Qt needs
        return False
    return hand_over(place, Request(tuple(files), os.environ.get("XDG_ACTIVATION_TOKEN", "")))
