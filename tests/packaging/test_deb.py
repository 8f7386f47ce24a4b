"""The package for Debian and Ubuntu, in Debians that have nothing yet."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from installers import linux
from installers.frozen import ROOT

from halloween_table import product
from halloween_table.store.opening import FILE_NAME

from .bare_debian import PERSON, BareDebian
from .screens import screen, take_picture

pytestmark = pytest.mark.packaging

SAMPLES = ROOT / "tests" / "store" / "samples"
GAME = SAMPLES / "format-2" / "candy_hunters-middle.json"
PATIENCE_SECONDS = 120
STALE = "lib/of-an-older-version.txt"


@pytest.fixture(scope="module")
def package(built: Callable[[str], Path], needs: Callable[..., None]) -> Path:
    needs("mmdebstrap", "unshare", "Xvfb", "import")
    if os.getuid() != 0:
        pytest.skip("a bare Debian can only be entered as root")
    return built("*.deb")


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Path:
    """A package of an earlier version, with a file that this one does not have."""
    folder = tmp_path_factory.mktemp("older")
    shutil.copytree(linux.FOLDER, folder / "program")
    (folder / "program" / STALE).write_text("Nobody needs this any more.")
    return linux.packed("deb", folder / "program", folder, version="0.0.9", quickly=True)


@pytest.fixture(scope="module", params=["bookworm", "trixie"])
def debian(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, package: Path
) -> Iterator[BareDebian]:
    folder = tmp_path_factory.mktemp(request.param)
    folder.chmod(0o755)
    yield BareDebian(request.param, folder)
    shutil.rmtree(folder, ignore_errors=True)


def kept(debian: BareDebian) -> Path:
    return debian.home / ".local" / "share" / product.KEY


def games(debian: BareDebian) -> int:
    """How many are kept."""
    with closing(sqlite3.connect(kept(debian) / FILE_NAME)) as file:
        return int(file.execute("SELECT count(*) FROM games").fetchone()[0])


def test_from_the_first_version_to_the_last_purge(
    debian: BareDebian, package: Path, older: Path
) -> None:
    """One story: installed, played, upgraded, opened with a file, removed. Saved games see it all."""
    debian.install(older)
    assert (debian.folder / linux.HOME.lstrip("/") / STALE).exists()
    put_games(debian)
    before = games(debian)

    debian.install(package)
    assert not (debian.folder / linux.HOME.lstrip("/") / STALE).exists()
    version = debian.run(product.KEY, "--version")
    assert linux.VERSION in version
    passed = debian.run(product.KEY, "--smoke-test", QT_QPA_PLATFORM="offscreen")
    assert "The smoke test passed." in passed
    with screen() as display:
        assert "The smoke test passed." in debian.run(product.KEY, "--smoke-test", DISPLAY=display)
        open_game_file(debian, display, before)
    assert games(debian) == before + 1

    debian.administer("apt-get", "remove", "-q", "-y", product.KEY)
    assert not (debian.folder / linux.HOME.lstrip("/")).exists()
    debian.administer("dpkg", "--purge", product.KEY)
    assert not [path for path in debian.folder.glob(f"usr/**/*{product.KEY}*") if path.is_file()]
    assert games(debian) == before + 1


def put_games(debian: BareDebian) -> None:
    """Games that were kept by the very first version."""
    folder = kept(debian)
    folder.mkdir(parents=True)
    shutil.copy(SAMPLES / "schema-1.sqlite3", folder / FILE_NAME)
    for path in (folder, *folder.parents, folder / FILE_NAME):
        if path.is_relative_to(debian.home):
            os.chown(path, PERSON, PERSON)


def open_game_file(debian: BareDebian, display: str, before: int) -> None:
    """As a double click does: through what the menu entry says."""
    sent = debian.home / "Гра від друга.halloweengame"
    shutil.copy(GAME, sent)
    program = debian.start(
        product.KEY, f"/{sent.relative_to(debian.folder)}", DISPLAY=display, LANG="uk_UA.UTF-8"
    )
    try:
        until = time.monotonic() + PATIENCE_SECONDS
        while games(debian) == before and program.poll() is None and time.monotonic() < until:
            time.sleep(0.2)
        time.sleep(2)  # for the picture: the table is painted a moment after the game is kept
        take_picture(display, f"{debian.suite}-game-file")
        assert program.poll() is None, program.communicate()[0]
    finally:
        subprocess.run(["kill", "--", f"-{program.pid}"], check=False)
        program.communicate()


def test_lintian_finds_no_error(package: Path, needs: Callable[..., None]) -> None:
    needs("lintian")
    said = subprocess.run(
        ["lintian", "--allow-root", "--fail-on", "error", "--tag-display-limit", "0", package],
        capture_output=True,
        text=True,
    )
    assert said.returncode == 0, said.stdout
