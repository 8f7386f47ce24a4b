"""Nothing in the data folder or the settings keeps the window from opening, and no game gets lost by it.

Root may read and write everything: what is shut for others is not for root.
"""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from halloween_table.app.parts.preferences import Preferences
from halloween_table.games.shelf import SHELF, box
from halloween_table.store.opening import COMPANIONS, FILE_NAME
from halloween_table.store.presence import IN_USE, OPENING
from halloween_table.store.settings import Settings
from halloween_table.store.store import Store
from tests.patience import patience
from tests.store.household import Household, furnished, game_of
from tests.systems import needs_odd_files
from tests.tally import tallying

from .odd_settings import SETTINGS
from .odd_things import DAYS, DEAD
from .spoiling import Spoiling
from .starts import Program
from .ways_to_spoil import ways_to_spoil

pytestmark = needs_odd_files

SECONDS = 100
WAYS = 1_000
CHUNKS = 20
GUARDS = (OPENING, IN_USE, *(FILE_NAME + end for end in COMPANIONS))

Record = Callable[[str, object], None]


@pytest.fixture(scope="session")
def household(tmp_path_factory: pytest.TempPathFactory) -> Household:
    """As a family has it after some weeks: games, settings, two backups, and a crash."""
    house = furnished(tmp_path_factory.mktemp("house") / "data")
    with Store.open(house.folder, game_of) as store:
        for key, value in SETTINGS.items():
            store.settings.set(key, value)
        assert store.examine() is None
        assert all(store.back_up(day) for day in DAYS)
    (house.folder / f"running-20261031-230000-{DEAD}.log").write_text("boo")
    return house


def open_spoilt(program: Program, household: Household, way: Spoiling, tmp_path: Path) -> int:
    """The window opens on a spoilt folder, shows all games, and closes: how many are lost then."""
    folder = household.copy(tmp_path / way.place)
    try:
        way.do(folder)
        seen = program.start(folder, way.table, boxes=way.boxes)
        assert seen.trouble == ""
        assert (seen.code, seen.on_screen) == (0, True)
        if way.hides and not seen.games:
            assert seen.said
        else:
            assert household.games.keys() <= set(seen.games)
            assert seen.at_a_table
        if way.shuts:
            tidy_up(folder)
        return len(household.games.keys() - kept(folder))
    finally:
        subprocess.run(["chmod", "-R", "u+rwX", tmp_path], check=True, stderr=subprocess.DEVNULL)
        shutil.rmtree(folder)


def tidy_up(folder: Path) -> None:
    """Whatever was in the way goes, and the next start does what the first one could not."""
    for name in GUARDS:
        path = folder / name
        if os.path.lexists(path) and not (
            stat.S_ISREG(path.lstat().st_mode) and os.access(path, os.R_OK | os.W_OK)
        ):
            path.rename(folder / f"no {name}")
    with Store.open(folder, game_of) as store:
        if store.examine() is not None:
            store.mend()


def kept(folder: Path) -> set[str]:
    """The games in that folder. What had to be mended has been mended, once for all."""
    for name in (OPENING, IN_USE):
        if os.path.lexists(folder / name):
            (folder / name).rename(folder / f"former {name}")
    with Store.open(folder, game_of) as store:
        assert (store.mended, store.examine()) == (None, None)
        return {header.id for header in (*store.unfinished(), *store.finished())}


def open_many(
    ways: list[Spoiling], household: Household, tmp_path: Path, record: Record, anew: int
) -> None:
    """In one process after the other, or, the first of them, each in its own."""
    with tallying("Spoilt data folders", record) as tally, Program() as program:
        for number, way in enumerate(ways):
            if number <= anew:
                program.leave()
            with tally.trying(way.name), patience(SECONDS):
                tally.lost += open_spoilt(program, household, way, tmp_path)


def test_the_window_opens_whatever_lies_in_the_data_folder(
    household: Household, tmp_path: Path, record_property: Record
) -> None:
    unspoilt = Spoiling("not at all", lambda folder: None, boxes=True)
    ways = [unspoilt, *ways_to_spoil(1, WAYS)[:5]]
    open_many(ways, household, tmp_path, record_property, anew=0)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_window_opens_on_a_thousand_spoilt_data_folders(
    household: Household, tmp_path: Path, record_property: Record, chunk: int
) -> None:
    ways = ways_to_spoil(0, WAYS)[chunk::CHUNKS]
    open_many(ways, household, tmp_path, record_property, anew=2)


def test_each_way_to_spoil_is_another() -> None:
    ways = ways_to_spoil(0, WAYS)
    assert len(ways) == len({way.name for way in ways}) == WAYS


def test_every_setting_that_the_program_knows_is_spoilt(
    store: Store, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[str] = set()
    monkeypatch.setattr(Settings, "get", lambda self, key, default=None: asked.add(key) or default)
    preferences = Preferences(store)
    for name in vars(Preferences):
        getattr(preferences, name)
    preferences.own_puzzles("candy_puzzles")
    for box_ in SHELF:
        preferences.way(box_.key)
        preferences.agreed(box_.key)
        found = box(box_.key)
        assert found is not None
        for way in found.open().ways:
            preferences.seats(way.key)
    assert asked == SETTINGS.keys()
