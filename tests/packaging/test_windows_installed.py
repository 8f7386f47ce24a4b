"""Setup program, .msi and folder in a Windows that has nothing yet."""

from __future__ import annotations

import shlex
import shutil
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from installers import icons, windows, windows_msi, windows_setup
from installers.described import VERSION
from installers.frozen import NAME
from installers.wine import Wine, as_windows, succeeded

from halloween_table import product

from .tried_windows import IN_A_WINDOW, TriedWindows, new_windows

pytestmark = pytest.mark.packaging

STALE = "lib/of-an-older-version.txt"
STILL_OPEN = 3
"""How the setup ends that cannot replace a program which runs."""
CLASSES = "Software\\Classes"
TOLD = (
    f"{CLASSES}\\{product.SUFFIX}",
    f"{CLASSES}\\{windows_setup.PROGRAM_ID}",
    f"Software\\Microsoft\\Windows\\CurrentVersion\\App Paths\\{product.KEY}.exe",
)
"""What Windows is told about us, for one person or for everybody."""
LISTED = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\halloween-table"


@pytest.fixture
def computer(needs: Callable[..., None]) -> Iterator[TriedWindows]:
    with new_windows(needs) as computer:
        yield computer


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an earlier version, with a file that this one does not have."""
    if not windows.FOLDER.is_dir():
        pytest.skip("`make package` has not built the folder for Windows")
    folder = tmp_path_factory.mktemp("older") / product.KEY
    (folder / STALE).parent.mkdir(parents=True)
    (folder / STALE).write_text("Nobody needs this any more.")
    shutil.copy(windows.FOLDER / f"{NAME}.exe", folder)
    for svg in (icons.PROGRAM, icons.GAME_FILE):
        shutil.copy(windows.BUILD / f"{svg.stem}.ico", folder.parent)
    return folder


def icons_beside(folder: Path) -> tuple[Path, Path]:
    program, game_file = (
        folder.parent / f"{svg.stem}.ico" for svg in (icons.PROGRAM, icons.GAME_FILE)
    )
    return program, game_file


def opened_by(computer: Wine, root: str, game: Path) -> list[str]:
    """What Windows starts at a double click on that file, as the registry says."""
    said = computer.registry(f"{root}\\{TOLD[1]}\\shell\\open\\command")
    command = said.partition("REG_SZ")[2].strip()
    return [word.replace("%1", as_windows(game)) for word in shlex.split(command, posix=False)]


def unquoted(words: list[str]) -> list[str]:
    return [word.strip('"') for word in words]


def test_setup_from_the_first_version_to_the_last(
    computer: TriedWindows, built: Callable[[str], Path], older: Path, tmp_path: Path
) -> None:
    """One story: installed, upgraded, played, opened with a file, removed. Saved games see it all."""
    setup, home = built("*-setup.exe"), computer.local / "Programs" / product.NAME
    first = windows_setup.made(older, tmp_path, *icons_beside(older), "0.0.9", quickly=True)
    succeeded(computer.run(first, "/S"))
    assert (home / STALE).exists()
    assert "0.0.9" in computer.registry(LISTED)
    computer.put_games()
    before = computer.games()
    note = home / "A note of mine.txt"
    note.write_text("Candy Hunters on Friday!")

    succeeded(computer.run(setup, "/S"))
    assert not (home / STALE).exists()
    assert VERSION in computer.registry(LISTED)
    assert len(computer.menu) == 1
    assert computer.run(home / f"{NAME}.com", "--version").stdout.split()[-1] == VERSION
    computer.passes_smoke_test(home / f"{NAME}.exe")
    computer.passes_smoke_test(home / f"{NAME}.exe", IN_A_WINDOW)

    sent = computer.given("candy_hunters-middle", "Гра від друга.halloweengame")
    command = unquoted(opened_by(computer, "HKCU", sent))
    assert command[0].endswith(f"\\{product.NAME}\\{NAME}.exe")
    with computer.playing(*command):
        computer.wait_for(lambda: computer.games() == before + 1, "the game of a friend")
        computer.sees("game-file")
        refused = computer.run(setup, "/S")
        assert refused.returncode == STILL_OPEN
        another = computer.given("rest_in_peace-middle", "Another one.halloweengame")
        succeeded(computer.run(*unquoted(opened_by(computer, "HKCU", another))))
        computer.wait_for(lambda: computer.games() == before + 2, "the game from a second start")
        computer.sees("second-start")

    succeeded(computer.run(home / "uninstall.exe", "/S"))
    computer.wait_for(lambda: not (home / "uninstall.exe").exists(), "the end of the program")
    assert list(home.rglob("*")) == [note]
    assert not computer.menu
    assert not [key for key in TOLD if computer.registry(f"HKCU\\{key}")]
    assert not computer.registry(LISTED)
    assert computer.games() == before + 2


def test_what_another_program_has_taken_over_stays_with_it(
    computer: TriedWindows, older: Path, tmp_path: Path
) -> None:
    setup = windows_setup.made(older, tmp_path, *icons_beside(older), "0.0.9", quickly=True)
    succeeded(computer.run(setup, "/S", "/D=C:\\Games\\Halloween"))
    home = computer.drive / "Games" / "Halloween"
    assert (home / STALE).exists()
    taken = f"HKCU\\{TOLD[0]}"
    succeeded(computer.run("reg", "add", taken, "/ve", "/d", "Another.Program", "/f"))
    succeeded(computer.run(home / "uninstall.exe", "/S"))
    computer.wait_for(lambda: not home.exists(), "the end of the program")
    assert "Another.Program" in computer.registry(taken)
    assert windows_setup.PROGRAM_ID not in computer.registry(taken)


def test_the_setup_speaks_to_whoever_sits_there(
    computer: TriedWindows, built: Callable[[str], Path]
) -> None:
    setup = computer.begin(built("*-setup.exe"))
    computer.sees("setup")
    assert setup.poll() is None
    computer.run("taskkill", "/f", "/im", built("*-setup.exe").name)
    setup.wait()


def test_msi_from_the_first_version_to_the_last(
    computer: TriedWindows, built: Callable[[str], Path], older: Path, tmp_path: Path
) -> None:
    package, home = built("*.msi"), computer.drive / "Program Files" / product.NAME
    first = windows_msi.made(older, tmp_path, *icons_beside(older), "0.0.9")

    def asked_for(what: str, which: Path) -> int:
        return computer.run("msiexec", what, as_windows(which), "/qn").returncode

    assert asked_for("/i", first) == 0
    assert (home / STALE).exists()
    computer.put_games()
    before = computer.games()

    assert asked_for("/i", package) == 0
    assert not (home / STALE).exists()
    assert len(computer.menu) == 1
    assert asked_for("/i", first) != 0, "an older version takes the place of a newer one"
    assert computer.run(home / f"{NAME}.com", "--version").stdout.split()[-1] == VERSION
    computer.passes_smoke_test(home / f"{NAME}.exe")

    sent = computer.given("halloween-middle", "Гра від друга.halloweengame")
    with computer.playing("start", "/wait", as_windows(sent)):
        computer.wait_for(lambda: computer.games() == before + 1, "the game of a friend")
        computer.sees("msi-game-file")

    assert asked_for("/x", package) == 0
    assert not home.exists()
    assert not computer.menu
    assert not [key for key in TOLD if computer.registry(f"HKLM\\{key}")]
    assert computer.games() == before + 1


def test_the_folder_runs_where_it_is_unpacked(
    computer: TriedWindows, built: Callable[[str], Path]
) -> None:
    place = computer.drive / "Наші ігри & 100% fun"
    with zipfile.ZipFile(built("*-windows.zip")) as packed:
        packed.extractall(place)
    program = place / f"{product.KEY}-{VERSION}" / f"{NAME}.exe"
    computer.passes_smoke_test(program)
    assert not computer.menu
    with computer.playing(program, "--data-dir", "C:\\games"):
        computer.wait_for((computer.drive / "games").is_dir, "the folder for games")
        computer.sees("carried-along")
    assert not computer.kept.exists()
