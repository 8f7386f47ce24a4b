"""Files that people give away and take in: read up to a limit, written whole or not at all."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from .ordinary import NotAFile, refuse_others, to_read
from .problems import ImportKind, ImportProblem, Kind, StoreProblem

LARGEST_FILE = 2 * 1024 * 1024
"""No game of ours comes near it."""
PATIENCE_SECONDS = 1.0 if sys.platform == "win32" else 0.0
"""On Windows nobody can replace a file that somebody has open, and whatever looks for viruses, or
carries files to other computers, has every new one open for a moment."""
_LOOK_AGAIN_SECONDS = 0.05


def read_limited(path: Path) -> bytes:
    """What is in the file, or a little more than is allowed of it. Raises ImportProblem."""
    try:
        with to_read(path) as file:
            return file.read(LARGEST_FILE + 1)
    except NotAFile as error:
        raise ImportProblem(ImportKind.not_a_file, str(error)) from error
    except (OSError, ValueError) as error:  # a name that no file can have
        raise ImportProblem(ImportKind.cannot_read, str(error)) from error


def write_safely(path: Path, text: str) -> None:
    """Put the text where `path` says, all of it or nothing. Raises StoreProblem."""
    write_bytes_safely(path, text.encode("utf-8", "replace"))


def write_bytes_safely(path: Path, content: bytes) -> None:
    """Put the content where `path` says, all of it or nothing. Raises StoreProblem."""
    try:
        refuse_others(path)
        _write_whole(path.resolve(), content)
    except NotAFile as error:
        raise StoreProblem(Kind.not_a_file, str(error)) from error
    except OSError as error:
        raise StoreProblem(Kind.not_written, str(error)) from error


def _write_whole(path: Path, content: bytes) -> None:
    # A name no longer than that of any game: else a deep folder has room for the one and not the other.
    part = path.with_name(f".{os.urandom(4).hex()}.part")
    try:
        with part.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        put_in_place(part, path)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    make_lasting(path.parent)


def put_in_place(new: Path, path: Path) -> None:
    """Give the new file that name, whatever has it now. Who is in the way for a moment is waited for."""
    give_up = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            os.replace(new, path)
        except PermissionError:
            if time.monotonic() >= give_up:
                raise
            time.sleep(_LOOK_AGAIN_SECONDS)
        else:
            return


def make_lasting(folder: Path) -> None:
    """Let the new name survive a power cut too, where the system knows how."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
