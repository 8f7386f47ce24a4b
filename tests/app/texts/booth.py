"""A booth that takes pictures of windows and writes down what does not fit in them.

With QT_SCALE_FACTOR=2 in the environment it looks at a sharp screen.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from attrs import evolve
from PySide6.QtWidgets import QWidget

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.record import Player

from ..fitting import breakable_names, collisions, misfits, settle, table_misfits

SHARP = os.environ.get("QT_SCALE_FACTOR") == "2"
WIDE = "1024x700-wide"
"""A small window on a system that draws wide letters."""


class Sight(NamedTuple):
    """A window, and how large somebody wants letters in it."""

    size: tuple[int, int]
    wide: bool = False
    """Whether the system draws wide letters."""
    text_size: int = 100
    """Per cent, as in the settings."""
    system: float = 1.0
    """How many times as large the system has all letters."""

    @property
    def usual(self) -> bool:
        """Whether letters are as large as the window has them, in a window that is promised."""
        return (self.text_size, self.system) == (100, 1.0) and self.size >= (1024, 640)


LARGE = "1280x800-large"
"""The largest letters that a usual window has room for."""
SIZES = (
    {"1280x800@2": Sight((1280, 800))}
    if SHARP
    else {
        WIDE: Sight((1024, 700), wide=True),
        "1024x700": Sight((1024, 700)),
        "2560x1440": Sight((2560, 1440)),
        LARGE: Sight((1280, 800), wide=True, system=2.0),
        "1280x800-160": Sight((1280, 800), wide=True, text_size=160),
        "1280x800-120": Sight((1280, 800), wide=True, text_size=120),
        "1280x800-80": Sight((1280, 800), wide=True, text_size=80),
        "640x360": Sight((640, 360), wide=True),
        "3840x2160": Sight((3840, 2160)),
    }
)
"""The tightest first. 640 × 360 is what a screen of 1280 × 800 has if everything on it is twice as
large."""

LOOKS = (("witch", "red"), ("cat", "yellow"), ("mummy", "teal"), ("vampire", "pink"))
SHORT = ("Ada", "Bo", "Cyryl", "Діна")
LONG = (
    "Przemysława Brzęczyszczykiewicz-Chrząszc",
    "Кшиштоф-Максиміліан Нескоромний-Половець",
    "Bartolomeo della Misericordia Montefeltr",
    "Найпереконструйовувальнішенькийпривиддзя",
)
"""Forty letters each, as many as a name may have."""
PLAYERS = {
    kind: tuple(Player(name, *look) for name, look in zip(names, LOOKS, strict=True))
    for kind, names in {"short": SHORT, "long": LONG}.items()
}

SEEKERS = {
    kind: (*PLAYERS[kind], *(Player(*whole) for whole in more))
    for kind, more in {
        "short": (("Eve", "pumpkin", "white"), ("Ґжегож", "skeleton", "brown")),
        "long": (
            ("Wwwwwwwwwwwwwwwwwwww Wwwwwwwwwwwwwwwwwww", "pumpkin", "white"),
            ("Żółćgęśląjaźńżółćgęśląjaźńżółćgęśląjaźńż", "skeleton", "brown"),
        ),
    }.items()
}
"""As many as can search a castle."""

SMALLEST = {"short": 9, "long": 7}
"""How high letters on the table are at least, in pixels of a usual screen."""

ANY_LONG = breakable_names(player.name for player in SEEKERS["long"])


class Booth:
    """Looks at windows in one language and size, writes down what does not fit, and leaves pictures
    of them in a folder, if there is one."""

    def __init__(self, window: MainWindow, folder: Path | None, language: str, size: str) -> None:
        self.window, self.faults, self.language = window, list[str](), language
        self._folder, self._ending = folder, f"{language}-{size}.png"
        self.sight, self.size = size, SIZES[size].size
        self._large = self.size != (1024, 700)
        """Writing its pictures takes longest: long names are seen well enough in the small ones."""

    def resize(self, width: int, height: int) -> None:
        self.window.resize(width, height)
        self.window.growing.follow()
        settle()

    def look(self, name: str, shown: QWidget | None = None, save: bool = True) -> None:
        """Looks at the main window, or at another one."""
        settle()
        shown = shown or self.window
        self.note(name, misfits(shown))
        if shown is self.window and (shown.width(), shown.height()) != self.size:
            self.note(name, [f"the window is {shown.width()} × {shown.height()}"])
        if save and self._folder is not None and not (self._large and name.endswith("-long")):
            assert shown.grab().save(str(self._folder / f"{name}-{self._ending}"), "PNG", 80)

    def look_at_table(
        self, name: str, page: TablePage, names: str, over_all: frozenset[str] = frozenset()
    ) -> None:
        """`over_all` are the places where something is meant to lie on everything else."""
        settle()
        self.note_table(name, page, names)
        arrangement = page.view.table.arrangement
        apart = tuple(piece for piece in arrangement.pieces if piece.place not in over_all)
        self.note(name, collisions(evolve(arrangement, pieces=apart)))
        self.look(f"{name}-{names}")

    def note_table(self, name: str, page: TablePage, names: str) -> None:
        """What does not fit on the table itself, whose letters only the window makes larger: what
        large letters around it leave of a window, others have as a smaller one."""
        if SIZES[self.sight].usual:
            found = table_misfits(page.view, SMALLEST[names], ANY_LONG)
            self.note(name, [fault for fault in found if not _is_cut_name(fault)])

    def note(self, name: str, faults: list[str]) -> None:
        self.faults += [f"{name}: {fault}" for fault in faults]

    def assert_everything_fits(self) -> None:
        assert not self.faults, "\n".join(["does not fit:", *self.faults])


def in_both_windows(booth: Booth, name: str, save: bool = True) -> None:
    """In a window of this size, and in one as it opens first."""
    booth.look(name, save=save)
    with as_it_opens(booth):
        booth.look(f"{name}, 1280 × 800", save=False)


@contextmanager
def as_it_opens(booth: Booth) -> Iterator[None]:
    """In a window as it opens first; then it has its size again."""
    size, booth.size = booth.size, (1280, 800)
    booth.resize(*booth.size)
    yield
    booth.size = size
    booth.resize(*booth.size)


def play(page: TablePage, *kinds: type[Any]) -> None:
    """The first move of each kind."""
    sitting = page.source
    for kind in kinds:
        moves = sitting.kit.game.moves(sitting.position, sitting.eyes)
        sitting.play(next(move for move in moves if isinstance(move, kind)))


def _is_cut_name(fault: str) -> bool:
    """Far away there is not always room for forty letters; the tooltip has them."""
    return any(f"{player.name!r}: is cut to" in fault for player in SEEKERS["long"])
