"""What can be done with the store as a whole, whatever stands in it: it is opened, looked at, mended,
copied and closed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from .open_file import OpenFile
from .problems import Kind, StoreProblem, as_problems

if TYPE_CHECKING:
    from datetime import date

    from .mending import Mended
    from .piecing import GameOf


class Lasting:
    """Something that lasts in one file. All it raises is a StoreProblem."""

    def __init__(self, file: OpenFile) -> None:
        self.damage_met: Callable[[], object] = _nobody_listens
        """Called when a change has met damage: it is kept, and the file is to be mended."""
        self._file = file
        self._file.damage_met = lambda: self.damage_met()

    @classmethod
    def open(cls, folder: Path, game_of: GameOf | None = None) -> Self:
        """The store in that data folder, made if there is none, and mended if it is seen at first
        sight that it has to be. Apart from that it takes no longer with many games than with few:
        what is wrong somewhere in the file only `examine` finds.

        `game_of` gives out games by name. With them a damaged store can tell which games are whole
        by playing them through; without, it goes by their looks.
        """
        store = cls.at_once(folder, game_of)
        try:
            if store.awaits is Kind.locked:
                raise StoreProblem(Kind.locked, "another copy has it")
            if store.awaits is not None:
                store.mend()
        except BaseException:
            store.close()
            raise
        return store

    @classmethod
    def at_once(
        cls, folder: Path, game_of: GameOf | None = None, patience: float | None = None
    ) -> Self:
        """The same without waiting, whatever is the matter with the file: `awaits` says if it cannot
        be had yet. Until then everything is kept apart from it. `patience`: the seconds for which
        other copies of the program are waited for."""
        with as_problems(otherwise=Kind.cannot_open):
            return cls(OpenFile.in_folder(folder, game_of, patience))

    @classmethod
    def in_memory(cls) -> Self:
        """A store that lasts as long as the program: better than none."""
        return cls(OpenFile.in_memory())

    @classmethod
    def to_look_at(cls, folder: Path) -> Self:
        """Everything in a data folder that cannot be written to. It can be played on with, but that,
        too, lasts as long as the program."""
        with as_problems(otherwise=Kind.cannot_open):
            return cls(OpenFile.to_look_at(folder))

    def close(self) -> None:
        with as_problems():
            self._file.close()

    @property
    def lent(self) -> bool:
        """Whether it has games of a folder that cannot be written to."""
        return self._file.lent

    @property
    def lasts(self) -> bool:
        """Whether what is kept now outlasts the program."""
        return self._file.lasts

    @property
    def awaits(self) -> Kind | None:
        """Why the file cannot be had now: `locked` if another copy of the program is at it, `mending`
        if it has to be mended and that is ours to do. None: it is there."""
        return self._file.awaits

    def take_up(self) -> None:
        """Have the file if it is free by now; what was kept apart from it joins the rest. Raises
        StoreProblem if it cannot be had, and that at once."""
        with as_problems(otherwise=Kind.cannot_open):
            self._file.take_up(patience=0)

    # ---- damage -------------------------------------------------------------------------------

    def examine(self) -> str | None:
        """What is wrong with the file, looked at as a whole, in English for the log; None if nothing
        is, or if nobody can say now. It takes its time and may be called in any thread: others can
        go on meanwhile. Closing the store ends it."""
        return self._file.examine()

    @property
    def sound(self) -> bool:
        """Whether the whole file has been looked at and nothing was wrong: before that only what
        people do is written to it."""
        return self._file.sound

    def mend(self) -> None:
        """Put the damaged file aside and go on with a new one that has everything of it that can be
        saved, moves played a moment ago included. Raises a StoreProblem if it cannot be done now,
        because another copy of the program has the file open or the disk is full; then everything
        is as it was, and the next start tries again."""
        with as_problems():
            self._file.mend()

    def begin_mending(self) -> None:
        """The same in three steps, of which the long second one may happen in another thread. Until
        the third everything is kept apart from the file, and what is in it is out of reach."""
        with as_problems():
            self._file.begin_mending()

    def do_mending(self) -> None:
        with as_problems():
            self._file.do_mending()

    def end_mending(self) -> None:
        with as_problems():
            self._file.end_mending()

    @property
    def mended(self) -> Mended | None:
        """What was done for a damaged file that was found at the start or since."""
        return self._file.mended

    @property
    def put_aside(self) -> Path | None:
        """Where that file lies; None: there was none."""
        return self._file.mended.aside if self._file.mended else None

    @property
    def salvaged(self) -> int:
        """How many games could be carried over from it."""
        return self._file.mended.salvaged.games if self._file.mended else 0

    def back_up(self, day: date, *, only_first: bool = False) -> bool:
        """Keep a second copy of everything as that day's, if there is none of it, or none at all,
        yet: whether one was made. It may be called in any thread: others can go on meanwhile. Of a
        file that has not been found sound none is made: it would take the place of a better one."""
        from .backups import Backups

        path = self._file.path
        if path is None or not self.sound:
            return False
        days = {backup.day for backup in Backups(path.parent).newest_first()}
        if day in days or (only_first and days):
            return False
        return self._file.back_up(day)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


def _nobody_listens() -> None:
    """What is told is heard by nobody."""
