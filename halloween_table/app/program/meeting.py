"""Where copies of the program with one data folder meet, and what they say to each other there.

A second start with files to open says `Request`, once a copy that runs has greeted it, and is told that
it was taken. Each of them says one line of JSON. It is known without Qt: whoever starts first finds
nobody, and has lost no time with it.
"""

from __future__ import annotations

import json
import os
import stat
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from halloween_table import __version__
from halloween_table.product import KEY

VERSION: Final = 1
"""Of what they say. A copy that speaks another one is left alone."""
LARGEST: Final = 64 * 1024
"""Bytes of a line: more than any command line has files in it."""
_LONGEST_TOKEN = 1024
_LONGEST_PATH = 100
"""What every system has room for in the path of a socket, however long that of the data folder is."""

_PATIENCE_SECONDS = 2.0
"""For which a copy that was started just before may take to listen."""
_LOOK_AGAIN_SECONDS = 0.05


class Place(NamedTuple):
    """Where the copies with one data folder find each other. Only those of one user do."""

    name: str
    """What a local socket is called: a path, or on Windows the name of a pipe."""
    lock: Path
    """Held by the copy that listens: of several that start at once, one does."""

    @property
    def deserted(self) -> bool:
        """Whether nobody can be there. In a folder that belongs to everybody, somebody else's socket
        is nobody."""
        if sys.platform == "win32":
            return False
        try:
            found = os.lstat(self.name)
        except OSError:
            return True
        return not stat.S_ISSOCK(found.st_mode) or found.st_uid != os.getuid()

    def keep_for_us(self, alone: ExitStack) -> bool:
        """Whether nobody else is about to listen there. Nobody will before that is closed, unless
        nobody can here at all."""
        from halloween_table.store.presence import alone_with

        with suppress(OSError), ExitStack() as ours:
            if not ours.enter_context(alone_with(self.lock)):
                return False
            alone.push(ours.pop_all())
        return True

    def is_visited(self) -> bool:
        """Whether somebody who has begun to start listens by and by."""
        give_up = time.monotonic() + _PATIENCE_SECONDS
        while self.deserted:
            if time.monotonic() >= give_up:
                return False
            time.sleep(_LOOK_AGAIN_SECONDS)
        return True


def place_of(folder: Path) -> Place | None:
    """Of the copies with that data folder; None if this system has no room for one."""
    about = f"{_user()}\n{os.path.normcase(os.path.realpath(folder))}"
    name = f"{KEY}-{crc32(os.fsencode(about)):08x}"
    for room in _rooms():
        path = os.path.join(room, name)
        # After `su`, say, it may be named, but another user's.
        ours = os.path.isdir(room) and os.access(room, os.W_OK | os.X_OK)
        if ours and len(os.fsencode(path)) <= _LONGEST_PATH:
            return Place(path if os.name == "posix" else name, Path(f"{path}.lock"))
    return None


def _user() -> str:
    if sys.platform == "win32":
        return os.environ.get("USERNAME", "")
    return str(os.getuid())


def _rooms() -> Iterator[str]:
    """Where a socket can be, the best first: one that nobody else can look into."""
    from tempfile import gettempdir

    yield os.environ.get("XDG_RUNTIME_DIR", "")
    yield gettempdir()
    yield "/tmp"


# ---- what is said ---------------------------------------------------------------------------------------


class Request(NamedTuple):
    """What a second start wants."""

    paths: tuple[Path, ...]
    """Absolute: the two may have been started in different folders."""
    token: str = ""
    """With which a desktop lets the window come to the front, if it gave one."""


def greeting(process: int) -> bytes:
    """Of the copy that listens: its process, and which program it is."""
    return _line(process=process, program=__version__)


def process_in(line: bytes) -> int | None:
    """The process that greets; None: nobody we know. A copy that was running when another version was
    installed may not find its own parts any more, or may not know what is in a newer file."""
    said = _said(line)
    process = said.get("process")
    return process if type(process) is int and said.get("program") == __version__ else None


def request(wanted: Request) -> bytes:
    return _line(paths=[str(path) for path in wanted.paths], token=wanted.token)


def request_in(line: bytes) -> Request | None:
    """None: a stranger's words."""
    said = _said(line)
    paths, token = said.get("paths"), said.get("token")
    if not isinstance(paths, list) or not isinstance(token, str) or len(token) > _LONGEST_TOKEN:
        return None
    if not paths or not all(isinstance(path, str) and os.path.isabs(path) for path in paths):
        return None
    return Request(tuple(map(Path, paths)), token)


TAKEN: Final = b'{"version":1,"taken":true}\n'
"""The answer to a request."""


def _line(**said: int | str | Sequence[str]) -> bytes:
    """Plain ASCII: also for the name of a file that is no text in any language."""
    return json.dumps({"version": VERSION, **said}, separators=(",", ":")).encode() + b"\n"


def _said(line: bytes) -> dict[str, Any]:
    """What is in a line; nothing if it is not of our kind."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return said if isinstance(said, dict) and said.get("version") == VERSION else {}
