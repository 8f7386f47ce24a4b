"""Odd things in a data folder: under every name that the program knows, and what kind of thing that is."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import chdir
from datetime import date
from pathlib import Path

from halloween_table.store import backups
from halloween_table.store.opening import FILE_NAME, MARK, WORKSHOP
from halloween_table.store.presence import IN_USE, OPENING

from .spoiling import Rng, Spoiling

DEAD = 2**22 + 7
"""A process number that no Linux gives out."""

# ---- what it is -------------------------------------------------------------------------------------


def _nothing(path: Path) -> None:
    path.touch()


def _noise(path: Path) -> None:
    path.write_bytes(Rng(os.fsencode(path.name)).randbytes(5_000))


def _letters(path: Path) -> None:
    path.write_text("boo\n" * 1_000)


def _folder(path: Path) -> None:
    path.mkdir()


def _full_folder(path: Path) -> None:
    (path / "below" / "more").mkdir(parents=True)
    for name in ("ready.sqlite3", "new.sqlite3", "making", "deleted", "below/more/x"):
        (path / name).write_bytes(b"boo")


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _socket(path: Path) -> None:
    with chdir(path.parent), socket.socket(socket.AF_UNIX) as listening:
        listening.bind("s")  # its name may not be as long as ours are
    path.with_name("s").rename(path)


def _link(to: str) -> Callable[[Path], None]:
    return lambda path: path.symlink_to(to)


def _loop(path: Path) -> None:
    path.symlink_to(path.name)


def _sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(6 * 2**30)


def _sparse_with_end(path: Path) -> None:
    with path.open("wb") as file:
        file.write(b"SQLite format 3\0")
        file.seek(6 * 2**30)
        file.write(b"boo")


def _shut(path: Path) -> None:
    """Nobody may read or write it. Root may all the same."""
    path.write_text("boo")
    path.chmod(0)


def _shut_folder(path: Path) -> None:
    path.mkdir()
    path.chmod(0)


def _read_only(path: Path) -> None:
    path.write_text("boo")
    path.chmod(0o400)


FILES: dict[str, Callable[[Path], None]] = {
    "empty": _nothing,
    "noise": _noise,
    "letters": _letters,
    "endless": _sparse,
    "endless with an end": _sparse_with_end,
    "shut": _shut,
    "read only": _read_only,
}
NO_FILES: dict[str, Callable[[Path], None]] = {
    "a folder": _folder,
    "a full folder": _full_folder,
    "a shut folder": _shut_folder,
    "a pipe": _pipe,
    "a socket": _socket,
    "an endless device": _link("/dev/zero"),
    "a full device": _link("/dev/full"),
    "a terminal": _link("/dev/tty"),
    "a loop": _loop,
    "a link to this folder": _link("."),
    "a link to nothing": _link("nowhere"),
    "a link into nothing": _link("nowhere/at/all"),
    "a link with a long name": _link("x" * 300),
    "a link through a file": _link(f"{FILE_NAME}/x"),
    "a link to memory": _link("/proc/self/mem"),
}
SHAPES = {**FILES, **NO_FILES}
_GUARDED = ("shut", "read only")

# ---- what it is called ------------------------------------------------------------------------------

DAYS = (date(2026, 10, 30), date(2026, 10, 31))
"""Of which there are backups."""
BACKUPS = tuple(f"{backups.FOLDER}/halloween-table.{day}.sqlite3" for day in DAYS)
DELETED = f"{backups.FOLDER}/deleted"
IN_BACKUPS = tuple(
    f"{backups.FOLDER}/{name}"
    for name in (
        *("making", "making.part", "making.part-journal", "making.part-wal"),
        *(f"halloween-table.{day}.sqlite3" for day in ("2026-11-01", "9999-12-31", "0000-00-00")),
        *(f"halloween-table.{DAYS[-1]}.sqlite3{end}" for end in ("-wal", "-journal")),
        *("halloween-table.٢٠٢٦-10-31.sqlite3", "x" * 255),
    )
)
_PROCESSES = (
    *(DEAD, 1, "0", "-1", "²", "9" * 100, "W" * 200),
    *("<b>&%1", "\udcff", "\u202e", "a\nb"),
)
LOGS = tuple(
    f"{kind}-20260101-200000-{process}.log"
    for kind in ("running", "crash", "errors")
    for process in _PROCESSES
)
COMPANIONS = tuple(FILE_NAME + end for end in ("-wal", "-shm", "-journal"))
OURS = (
    *(OPENING, IN_USE, MARK, WORKSHOP, FILE_NAME, *COMPANIONS),
    *(
        backups.FOLDER,
        *BACKUPS,
        DELETED,
        *(name for name in LOGS if name.endswith((f"{DEAD}.log", "².log"))),
    ),
)
"""What the program itself puts there, or reads."""
OTHERS = (
    *("running-.log", "running-²", ".log", "halloween-table.damaged-1.sqlite3", "\udcff\udcfe"),
    *("halloween-table.damaged-1.sqlite3-wal", ".hidden", "\n", "x" * 255, "CON", "settings.ini"),
)


def lay(name: str, shape: Callable[[Path], None]) -> Callable[[Path], None]:
    """Such a thing lies there, in place of what has been there."""

    def spoil(folder: Path) -> None:
        path = folder / name
        if os.path.isdir(path) and not path.is_symlink():
            path.rename(path.with_name("elsewhere"))
        if os.path.isdir(path.parent):  # unless something else lies there since a moment ago
            path.unlink(missing_ok=True)
            shape(path)

    return spoil


def things() -> Iterator[Spoiling]:
    """Every kind of thing under every name; first under those that are ours."""
    for name in dict.fromkeys((*OURS, *IN_BACKUPS, *LOGS, *OTHERS)):
        for shape, make in SHAPES.items():
            unfit = shape in NO_FILES or shape in _GUARDED
            shuts = unfit and name in (OPENING, IN_USE)
            hides = unfit and name in (*COMPANIONS, FILE_NAME)
            yield Spoiling(f"{name[:60]!a} is {shape}", lay(name, make), shuts or hides, hides)


def crowd(folder: Path) -> None:
    """Many who crashed, and many who just lie there."""
    for number in range(2_000):
        (folder / f"running-20260101-200000-{DEAD + number}.log").write_text("boo")
        (folder / backups.FOLDER / f"halloween-table.{1000 + number}-02-03.sqlite3").touch()
        (folder / f"halloween-table.damaged-{number}.sqlite3").touch()


PLACES = (
    *("\udcff\udcfe", "a\nb", "?mode=memory", "#", "%41%00", ":memory:", "file:x", " ", "-x", "~"),
    *("x" * 255, "\u202e", "<b>&amp;", "%1 %n", "Оленка", "'; --", "halloween-table.sqlite3", "*"),
)


def places() -> Iterator[Spoiling]:
    """The folder itself has an odd name."""
    for name in PLACES:
        yield Spoiling(f"in a folder called {name[:30]!a}", lambda folder: None, place=name)
