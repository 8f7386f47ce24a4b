"""Making a new file of what can be saved of a damaged one, and putting it in its place.

The damaged file stays where it is until the new one is whole and on the disk. So nothing is lost
whenever that is cut short, by a full disk or a power cut: it is begun anew, or ended, at the next
start. Nobody else may have the file open meanwhile.
"""

from __future__ import annotations

import os
import shutil
from contextlib import closing
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from . import schema
from .backups import Backups
from .faults import looking_only
from .files import make_lasting, put_in_place
from .opening import COMPANIONS, WORKSHOP
from .ordinary import refuse_others
from .piecing import GameOf
from .problems import DatabaseFailure, Kind, StoreProblem
from .salvage import Salvaged, salvage

_UNDER_WORK = "new.sqlite3"
_READY = "ready.sqlite3"
"""What the new file is called as soon as it is whole."""


class Mended(NamedTuple):
    """What was done for a damaged file."""

    aside: Path | None
    """Where it lies now; None if there was no file any more."""
    salvaged: Salvaged
    """What of it is in the new one."""


def mend(path: Path, game_of: GameOf) -> Mended:
    """Put a new file with all that can be saved in the place of that one, which goes aside."""
    workshop = path.with_name(WORKSHOP)
    _clear(workshop)
    workshop.mkdir()
    try:
        salvaged = _make_new(path, workshop, game_of)
        return Mended(_exchange(path, workshop), salvaged)
    except BaseException:
        shutil.rmtree(workshop, ignore_errors=True)
        raise


def finish(path: Path) -> Mended | None:
    """End what was cut short, if it had come so far that the damaged file has gone aside."""
    workshop = path.with_name(WORKSHOP)
    if path.exists() or not os.path.lexists(workshop / _READY):
        _clear(workshop)
        return None
    aside = max(path.parent.glob(f"{path.stem}.damaged-*{path.suffix}"), default=None)
    games = _games_in(workshop / _READY)
    if games is None:  # spoilt since: what it was made of is mended once more
        if aside is not None:
            _moved(aside, path)
        _clear(workshop)
        return None
    moved = _exchange(path, workshop)
    return Mended(aside or moved, Salvaged(games))


def _games_in(ready: Path) -> int | None:
    """How many the new file has; None if it is none."""
    try:
        refuse_others(ready)
        with closing(looking_only(ready)) as connection:
            (games,) = connection.execute("SELECT count(*) FROM games").fetchone()
    except (OSError, *DatabaseFailure):
        return None
    return int(games)


def _clear(workshop: Path) -> None:
    """Nobody else works there: whatever has its name goes, but nothing to which it only leads."""
    if os.path.isdir(workshop) and not os.path.islink(workshop):
        shutil.rmtree(workshop, ignore_errors=True)
    else:
        workshop.unlink(missing_ok=True)


def _make_new(path: Path, workshop: Path, game_of: GameOf) -> Salvaged:
    new, backups = workshop / _UNDER_WORK, Backups(path.parent)
    with closing(schema.connect(new)) as into:
        schema.make_lasting(into)
        salvaged = salvage(path, into, backups.newest_first(), backups.deleted(), game_of)
    put_in_place(new, workshop / _READY)
    make_lasting(workshop)
    return salvaged


def _exchange(path: Path, workshop: Path) -> Path | None:
    """The damaged file goes, the new one comes: where the damaged one lies now. If that fails, all
    is as it was."""
    aside = _free_name(path)
    try:
        moved = _moved(path, aside)
        put_in_place(workshop / _READY, path)
    except BaseException as error:
        if not path.exists():
            _moved(aside, path)
        if isinstance(error, PermissionError):  # Windows: somebody has it open
            raise StoreProblem(Kind.locked, str(error)) from error
        raise
    make_lasting(path.parent)
    shutil.rmtree(workshop, ignore_errors=True)
    return next(iter(moved), None)


def _moved(path: Path, to: Path) -> list[Path]:
    """Give the file and its companions, as far as they are there, another name; nothing is deleted
    or written over."""
    parts = [(path.with_name(path.name + end), to.with_name(to.name + end)) for end in COMPANIONS]
    return [part.rename(new) for part, new in parts if part.exists()]


def _free_name(path: Path) -> Path:
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    for number in count(1):
        more = f"-{number}" if number > 1 else ""
        aside = path.with_name(f"{path.stem}.damaged-{stamp}{more}{path.suffix}")
        if not any(aside.with_name(aside.name + end).exists() for end in COMPANIONS):
            return aside
    raise AssertionError("there is always one more number")
