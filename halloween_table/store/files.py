"""Files that people give away and take in: read up to a limit, written whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

from .ordinary import NotAFile, refuse_others, to_read
from .problems import ImportKind, ImportProblem, Kind, StoreProblem

LARGEST_FILE = 2 * 1024 * 1024
"""No game of ours comes near it."""


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
    part = path.with_name(f".{uuid4().hex}.part")
    try:
        with part.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    make_lasting(path.parent)


def make_lasting(folder: Path) -> None:
    """Let the new name survive a power cut too, where the system knows how."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
