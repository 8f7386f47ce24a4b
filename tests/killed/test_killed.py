"""Killed at any moment, the program has lost nothing that it had said was kept, and its next start is
like any other.

A thousand kills in the long run, a third of them in its window; some of each kind in the other.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.games.shelf import SHELF
from halloween_table.store.store import Store
from tests.app.playing import BO, table
from tests.sitting.corridor import CODEC
from tests.store.household import Household
from tests.systems import runs
from tests.tally import Tally

from .corridor_process import TOGETHER
from .dying import Moment
from .killing import NEVER, Command, Death, Length, killed, moments
from .surviving import (
    States,
    after_all,
    check_kept,
    check_none_lost,
    next_start,
    states_in,
)
from .works import Backup, Migration, Salvage, Start, Work

PLAYER = ("tests.killed.player_process",)
WINDOW = ("tests.killed.window_process",)
CORRIDOR = ("tests.killed.corridor_process",)
THINKING = ("tests.killed.thinking_process",)
OPEN, START, MEND, BACK_UP = (
    ("tests.killed.starter_process", what) for what in ("open", "start", "mend", "back up")
)
GAMES = tuple(box.key for box in SHELF)
every_game = pytest.mark.parametrize("game", GAMES)

KILLS_IN_A_FOLDER = 15
_TRIES = 5
"""For each kill: where everything was over too soon, it is tried again."""


class Plan(NamedTuple):
    """How many kills there shall be, and when."""

    kills: int
    rng: random.Random
    length: Length | None = None
    """How long it takes what is killed; None: that is measured first."""


def many(kills: int) -> Plan:
    return Plan(kills, random.Random(kills))


def few(kills: int) -> Plan:
    """Within what everything takes at least."""
    return Plan(kills, random.Random(kills), {"steps": 300})


# ---- while somebody plays -------------------------------------------------------------------------


class Home:
    """A folder whose program is killed again and again, while games go on in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        self._games: States = {}
        self._counts = (0, 0)

    def check(self, death: Death) -> None:
        """All that the program said before is there."""
        assert death.told("told") == [], "somebody had to be told something"
        for *counts, notice in death.told("shelf"):
            assert (tuple(counts), notice) == (self._counts, ""), "it did not start as usual"
        with next_start(self.folder) as store:
            check_kept(store, after_all(self._games, death.told("kept")))
            self._games = states_in(store)
            self._counts = (store.count_unfinished(), store.count_finished())


def kill_players(
    tally: Tally, room: Path, command: Command, games: Sequence[str], plan: Plan
) -> None:
    """The games take turns; where there is no name, the program only starts."""
    rng, home = plan.rng, Home(room / "0")
    clocks = {} if plan.length is None else {True: moments(plan.length, rng)}
    for game, n in zip(cycle(games), range(_TRIES * plan.kills), strict=False):
        when = next(clocks[bool(game)]) if bool(game) in clocks else NEVER
        words = (game, str(rng.randrange(10**6))) if game else ()
        death = killed((*command, *words), home.folder, when)
        if death.took is not None:
            home.check(death)
            clocks.setdefault(bool(game), moments(death.took, rng))
            continue
        survived = tally.survived(f"{command} {words} {when}", partial(home.check, death))
        if tally.tried == plan.kills:
            break
        if not survived or tally.tried % KILLS_IN_A_FOLDER == 0:
            home = Home(room / str(n + 1))
    assert tally.tried == plan.kills, "it was over too soon again and again"


def test_no_kept_move_is_lost(tally: Tally, tmp_path: Path) -> None:
    kill_players(tally, tmp_path, PLAYER, GAMES, few(4))


@pytest.mark.long
@every_game
def test_no_kept_move_is_lost_in_many_kills(tally: Tally, tmp_path: Path, game: str) -> None:
    kill_players(tally, tmp_path, PLAYER, [game], many(60))


def test_no_move_that_a_table_has_shown_is_lost(tally: Tally, tmp_path: Path) -> None:
    kill_players(tally, tmp_path, WINDOW, GAMES, few(2))


@pytest.mark.long
@every_game
def test_no_move_that_a_table_has_shown_is_lost_in_many_kills(
    tally: Tally, tmp_path: Path, game: str
) -> None:
    """Every fifth of them before there is a table."""
    kill_players(tally, tmp_path, WINDOW, [*[game] * 4, ""], many(63))


# ---- while a computer player thinks -------------------------------------------------------------------


@pytest.mark.parametrize(
    "game",
    [
        "rest_in_peace",
        pytest.param("candy_hunters", marks=pytest.mark.long),
        pytest.param("halloween", marks=pytest.mark.long),
    ],
)
def test_killed_in_mid_thought_it_is_thought_about_at_the_next_start(
    tmp_path: Path, qtbot: QtBot, game: str
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    death = killed((*THINKING, game), folder, Moment("seconds", 0.1))
    assert death.took is None
    ((thinks,),) = death.told("thinks")
    qtbot.waitUntil(lambda: not runs(thinks))
    told = after_all({}, death.told("kept"))
    with next_start(folder) as store:
        check_kept(store, told)
        ((id_, state),) = told.items()
        window = MainWindow(store, Preferences(store), folder)
        window.show()
        window._resume(game, id_)
        page = table(window)
        assert len(page.source.history.record.moves) == len(state.moves)
        qtbot.waitUntil(lambda: len(page.source.history.record.moves) > len(state.moves))
        assert page.source.history.record.moves[len(state.moves)].actor == BO
        window.close()


# ---- while one move brings others -----------------------------------------------------------------


CORRIDOR_STEPS = range(10, 250, 4)
"""At the end of which the process is killed: every one is in the midst of some change."""


def kill_in_the_corridor(tally: Tally, room: Path, steps: Iterable[int]) -> None:
    for amount in steps:
        folder, when = room / str(amount), Moment("steps", amount)
        death = killed(CORRIDOR, folder, when)
        tally.survived(f"{when}", partial(check_all_or_none, folder, death))


def check_all_or_none(folder: Path, death: Death) -> None:
    """Of the moves that come with one another: as many as were told, or one change more."""
    assert death.took is None
    with Store.open(folder) as store:
        (header,) = store.unfinished()
        kept = len(store.load(header.id, CODEC).record.moves)
    told = len(death.told("kept")) * TOGETHER
    assert kept in (told, told + TOGETHER), f"{kept} moves, where {told} were told"


def test_what_happens_by_itself_is_kept_with_what_brought_it(tally: Tally, tmp_path: Path) -> None:
    kill_in_the_corridor(tally, tmp_path, CORRIDOR_STEPS[30:31])


@pytest.mark.long
def test_what_happens_by_itself_is_kept_with_what_brought_it_in_many_kills(
    tally: Tally, tmp_path: Path
) -> None:
    kill_in_the_corridor(tally, tmp_path, CORRIDOR_STEPS)


# ---- while the program works ----------------------------------------------------------------------


def kill_at_work(tally: Tally, room: Path, work: Work, command: Command, plan: Plan) -> None:
    """Killed in the middle of it, in a folder where it has not been begun or was killed before."""
    rng, folder, begun = plan.rng, room / "folder", False
    length = plan.length or measured(work, command, folder, rng)
    for when, _ in zip(moments(length, rng), range(_TRIES * plan.kills), strict=False):
        if not begun or rng.random() < 0.7:
            work.prepare(folder, rng)
        begun = killed(command, folder, when).took is None
        if begun:
            begun = tally.survived(f"{work} {when}", partial(work.check, folder))
        if tally.tried == plan.kills:
            break
    assert tally.tried == plan.kills, "it was over too soon again and again"


def measured(work: Work, command: Command, folder: Path, rng: random.Random) -> Length:
    """How long it takes when nobody kills it: in one folder there may be more to do than in another."""
    length: Counter[str] = Counter()
    for _ in range(2):
        work.prepare(folder, rng)
        length |= Counter(killed(command, folder, NEVER).took)
        work.check(folder)
    return length


WORKS: dict[str, Callable[[Path, Household], Work]] = {
    "starts after a crash": Start,
    "mends its file": Salvage,
    "makes a backup": Backup,
    "makes the first backup": partial(Backup, first=True),
    "brings an old file up to date": Migration,
}


def named(value: object) -> str | None:
    return value[-1].rpartition(".")[2] if isinstance(value, tuple) else None


@pytest.mark.parametrize(
    ("what", "command"),
    [
        ("mends its file", MEND),
        ("makes a backup", BACK_UP),
        ("brings an old file up to date", OPEN),
    ],
    ids=named,
)
def test_killed_at_work(
    tally: Tally, house: Household, tmp_path: Path, what: str, command: Command
) -> None:
    kill_at_work(tally, tmp_path, WORKS[what](tmp_path, house), command, few(1))


@pytest.mark.long
@pytest.mark.parametrize(
    ("what", "command", "kills"),
    [
        ("starts after a crash", START, 80),
        ("mends its file", MEND, 164),
        ("mends its file", WINDOW, 40),
        ("makes a backup", BACK_UP, 100),
        ("makes the first backup", WINDOW, 22),
        ("brings an old file up to date", OPEN, 80),
        ("brings an old file up to date", WINDOW, 22),
    ],
    ids=named,
)
def test_killed_at_work_many_times(
    tally: Tally, house: Household, tmp_path: Path, what: str, command: Command, kills: int
) -> None:
    kill_at_work(tally, tmp_path, WORKS[what](tmp_path, house), command, many(kills))


# ---- while somebody plays and the program works ---------------------------------------------------


def kill_players_while_it_mends(
    tally: Tally, room: Path, house: Household, games: Sequence[str], plan: Plan
) -> None:
    """Everything is kept apart from the file until that is mended."""
    rng, folder, salvage = plan.rng, room / "folder", Salvage(room, house)
    clock = None if plan.length is None else moments(plan.length, rng)

    def check(death: Death) -> None:
        with next_start(folder, damaged=True) as store:
            check_none_lost(states_in(store), after_all({}, death.told("kept")))

    for game, _ in zip(cycle(games), range(_TRIES * plan.kills), strict=False):
        salvage.prepare(folder, rng)
        when = NEVER if clock is None else next(clock)
        words = (game, str(rng.randrange(10**6)), "new")
        death = killed((*WINDOW, *words), folder, when)
        if death.took is not None:
            check(death)
            clock = clock or moments(death.took, rng)
        else:
            tally.survived(f"{words} {when}", partial(check, death))
        if tally.tried == plan.kills:
            break
    assert tally.tried == plan.kills, "it was over too soon again and again"


@pytest.mark.long
def test_no_move_is_lost_that_was_made_while_the_file_was_mended(
    tally: Tally, house: Household, tmp_path: Path
) -> None:
    kill_players_while_it_mends(tally, tmp_path, house, GAMES, many(60))
