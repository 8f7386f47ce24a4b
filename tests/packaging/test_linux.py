"""What is built for Linux: nothing missing, nothing that does not belong there, and it runs anywhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tarfile
from collections.abc import Callable
from filecmp import cmp
from pathlib import Path

import PySide6
import pytest
from installers import linux
from installers.described import VERSION
from installers.frozen import ROOT

from halloween_table import product

from .screens import wayland

pytestmark = pytest.mark.packaging

OF_EVERY_LINUX = re.compile(r"(lib(c|m|dl|rt|util|pthread|resolv)|ld-linux-x86-64)\.so\.\d+")
COME_TOGETHER = {
    "libgthread-2.0.so.0": "libglib-2.0.so.0",
    "libbrotlicommon.so.1": "libbrotlidec.so.1",
}
"""Libraries that lie in the package of another one."""
NEWEST_GLIBC = (2, 34)
"""Of Ubuntu 22.04 it is 2.35, of Debian 12 it is 2.36; the package says 2.34."""


@pytest.fixture(scope="module")
def folder() -> Path:
    if not linux.FOLDER.is_dir():
        pytest.skip("`make package` has not built the folder for Linux")
    return linux.FOLDER


@pytest.fixture(scope="module")
def binaries(folder: Path) -> list[Path]:
    found = [path for path in folder.rglob("*") if path.is_file() and _is_elf(path)]
    assert len(found) > 30
    return found


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _read(command: str, *options: str | Path) -> str:
    return subprocess.run([command, *options], check=True, capture_output=True, text=True).stdout


def test_every_library_is_there_or_declared(binaries: list[Path]) -> None:
    here = {path.name for path in binaries}
    declared = {library for library, _, _ in linux.system_libraries()}
    missing = {
        (needed, path.name)
        for path in binaries
        for needed in re.findall(r"NEEDED.*\[(.+)\]", _read("readelf", "-d", path))
        if needed not in here
        and COME_TOGETHER.get(needed, needed) not in declared
        and not OF_EVERY_LINUX.fullmatch(needed)
    }
    assert not missing


def test_nothing_is_declared_in_vain(binaries: list[Path]) -> None:
    needed = {
        library
        for path in binaries
        for library in re.findall(r"NEEDED.*\[(.+)\]", _read("readelf", "-d", path))
    }
    assert {library for library, _, _ in linux.system_libraries()} <= needed


def test_it_runs_on_the_oldest_system_it_promises(binaries: list[Path]) -> None:
    asked = {
        tuple(map(int, version.split(".")))
        for path in binaries
        for version in re.findall(r"GLIBC_([\d.]+)", _read("readelf", "-V", path))
    }
    assert max(asked) <= NEWEST_GLIBC


def test_nobody_learns_where_it_was_built(folder: Path) -> None:
    here = str(ROOT).encode()
    tell = [path for path in folder.rglob("*.pyc") if here in path.read_bytes()]
    assert not tell


def test_libraries_of_qt_are_as_they_came(binaries: list[Path], folder: Path) -> None:
    site = Path(PySide6.__path__[0]).parent
    of_qt = [path.relative_to(folder / "lib") for path in binaries if "PySide6" in path.parts]
    assert len(of_qt) > 20
    changed = [path for path in of_qt if not cmp(folder / "lib" / path, site / path, shallow=False)]
    assert not changed


def test_another_qt_on_the_way_of_libraries_does_no_harm(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "libQt6Core.so.6").write_bytes(b"not a library")
    surroundings = {**os.environ, "LD_LIBRARY_PATH": str(tmp_path)}
    options = ("--until-shown", "--data-dir", tmp_path / "games")
    subprocess.run([folder / product.KEY, *options], env=surroundings, check=True)


def test_everybody_may_read_it(built: Callable[[str], Path]) -> None:
    with tarfile.open(built("*.tar.xz")) as tar:
        modes = {entry.mode for entry in tar}
    assert modes == {0o755, 0o644}


def test_what_is_for_tests_stays_at_home(folder: Path) -> None:
    names = {path.name for path in folder.rglob("*")}
    assert not names & {"pytest", "_pytest", "hypothesis", "tests", "libQt6Test.so.6", "mypy"}


def test_all_languages_and_pictures_are_there(folder: Path) -> None:
    package = folder / "lib" / product.NAME.lower().replace(" ", "_")
    for language in ("uk", "en", "pl", "it", "ru"):
        assert (
            package / "translations" / f"halloween_table_{language}.qm"
        ).stat().st_size > 100_000
    drawn = {path.relative_to(ROOT / "assets") for path in (ROOT / "assets").rglob("*.svg")}
    carried = package / "assets"
    assert drawn == {path.relative_to(carried) for path in carried.rglob("*.svg")}
    of_qt = {path.name for path in (folder / "lib" / "PySide6").rglob("*.qm")}
    assert of_qt == {f"qtbase_{language}.qm" for language in ("uk", "pl", "it", "ru")}


def test_it_runs_on_wayland(
    folder: Path, needs: Callable[..., None], tmp_path_factory: pytest.TempPathFactory
) -> None:
    needs("weston")
    with wayland(tmp_path_factory.mktemp("wl")) as surroundings:
        done = subprocess.run(
            [folder / product.KEY, "--smoke-test"],
            env={**os.environ, **surroundings, "QT_QPA_PLATFORM": "wayland"},
            capture_output=True,
            text=True,
        )
    assert "The smoke test passed." in done.stdout, done.stderr


# ---- the folder to unpack -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def unpacked(built: Callable[[str], Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """In a place with a name that a careless script stumbles over."""
    place = tmp_path_factory.mktemp('Наші ігри, $HOME & "co" 100% a\\b')
    shutil.unpack_archive(built("*.tar.xz"), place, filter="data")
    return place / f"{product.KEY}-{VERSION}"


def test_it_runs_where_it_is_unpacked(unpacked: Path) -> None:
    said = _read(unpacked / product.KEY, "--smoke-test")
    assert "The smoke test passed." in said
    assert "sounds: one is played to nobody" in said


def test_it_comes_into_the_menu_and_goes_again(
    unpacked: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    saved = tmp_path / product.KEY / "a-game"
    saved.parent.mkdir()
    saved.touch()
    _read(unpacked / "add-to-menu")
    entry = tmp_path / "applications" / f"{product.KEY}.desktop"
    if shutil.which("desktop-file-validate"):
        _read("desktop-file-validate", entry)
    assert _started_by(entry) == str(unpacked / product.KEY)
    assert (tmp_path / "icons/hicolor/scalable/apps" / f"{product.KEY}.svg").exists()
    _read(unpacked / "add-to-menu", "--remove")
    ours = [path for path in tmp_path.rglob(f"*{product.KEY}*") if path.is_file()]
    assert not ours
    assert saved.exists()


def _started_by(entry: Path) -> str:
    """The program in an entry's command, as the desktop reads it: once as a text, once as a command."""
    command = next(line for line in entry.read_text().splitlines() if line.startswith("Exec="))
    text = re.sub(r"\\(.)", r"\1", command.removeprefix("Exec="))
    quoted = re.match(r'"((?:[^"\\]|\\.)*)" %F', text)
    assert quoted
    return re.sub(r"\\(.)", r"\1", quoted[1]).replace("%%", "%")


# ---- the rpm ------------------------------------------------------------------------------------


def test_the_rpm_says_what_it_is(built: Callable[[str], Path], needs: Callable[..., None]) -> None:
    needs("rpm")
    package = built("*.rpm")
    asked = ("%{NAME}", "%{VERSION}", "%{LICENSE}", "%{SUMMARY}", "%{ARCH}")
    told = _read("rpm", "-qp", "--queryformat", "\n".join(asked), package).splitlines()
    assert told == [product.KEY, VERSION, product.LICENCE, product.SUMMARY, "x86_64"]
    assert "digests OK" in _read("rpm", "-K", package)


def test_the_rpm_asks_for_libraries_by_their_own_names(
    built: Callable[[str], Path], needs: Callable[..., None]
) -> None:
    needs("rpm")
    asked = set(_read("rpm", "-qp", "--requires", built("*.rpm")).splitlines())
    assert {f"{library}()(64bit)" for library, _, _ in linux.system_libraries()} <= asked


def test_the_rpm_has_program_menu_and_icons(
    built: Callable[[str], Path], needs: Callable[..., None]
) -> None:
    needs("rpm")
    files = set(_read("rpm", "-qpl", built("*.rpm")).splitlines())
    assert {
        f"/usr/bin/{product.KEY}",
        f"{linux.HOME}/{product.KEY}",
        f"/usr/share/applications/{product.KEY}.desktop",
        f"/usr/share/mime/packages/{product.KEY}.xml",
        f"/usr/share/metainfo/{product.APP_ID}.metainfo.xml",
        f"/usr/share/icons/hicolor/256x256/apps/{product.KEY}.png",
        f"/usr/share/licenses/{product.KEY}/LICENSE",
    } <= files
    assert all(path.startswith("/usr/") for path in files)
