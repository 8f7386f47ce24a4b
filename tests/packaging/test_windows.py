"""What is built for Windows: nothing missing, nothing that does not belong there, nothing it cannot hold."""

from __future__ import annotations

import re
import struct
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path, PureWindowsPath
from typing import Any

import pytest
from installers import icons, windows, windows_msi, windows_setup
from installers.described import VERSION
from installers.frozen import NAME, ROOT, RUNTIME

from halloween_table import product

pytestmark = pytest.mark.packaging

OF_WINDOWS = re.compile(
    r"(api-ms-win-[\w-]+|advapi32|authz|bcrypt|comdlg32|d3d(9|11|12)|dnsapi|dwmapi|dwrite|dxgi|gdi32"
    r"|icuuc|imm32|iphlpapi|kernel32|mpr|netapi32|ntdll|ole32|oleaut32|rpcrt4|secur32|setupapi|shell32"
    r"|shlwapi|uiautomationcore|user32|userenv|uxtheme|version|winhttp|winmm|ws2_32|wtsapi32)\.dll"
)
"""What every Windows 10 has had since version 1809, of all that Qt and Python ask for."""
NOT_IN_NAMES = re.compile(r'[<>:"/\\|?*\x00-\x1f]|[. ]$')
LONGEST_PATH = 259
LONGEST_HOME = len(r"C:\Users\twenty-letters-name-\AppData\Local\Programs\Halloween Table")
"""Windows allows twenty letters in the name of a user."""


@pytest.fixture(scope="module")
def folder() -> Path:
    if not windows.FOLDER.is_dir():
        pytest.skip("`make package` has not built the folder for Windows")
    return windows.FOLDER


@pytest.fixture(scope="module")
def binaries(folder: Path) -> dict[str, Any]:
    """All programs and libraries, taken apart."""
    lief = pytest.importorskip("lief")
    kinds = {".exe", ".com", ".dll", ".pyd"}
    found = {
        path.name.lower(): lief.PE.parse(str(path))
        for path in folder.rglob("*")
        if path.suffix.lower() in kinds
    }
    assert len(found) > 25
    return found


def test_every_library_is_there_or_part_of_windows(binaries: dict[str, Any]) -> None:
    missing = {
        (entry.name.lower(), name)
        for name, binary in binaries.items()
        for entry in (*binary.imports, *binary.delay_imports)
        if entry.name.lower() not in binaries and not OF_WINDOWS.fullmatch(entry.name.lower())
    }
    assert not missing


def test_no_runtime_is_carried_in_vain(binaries: dict[str, Any]) -> None:
    asked = {entry.name.lower() for binary in binaries.values() for entry in binary.imports}
    assert set(RUNTIME) <= asked


def test_the_library_that_wine_lacks_is_not_given_away(folder: Path) -> None:
    assert not list(folder.rglob("icuuc*"))


def test_everything_is_for_64_bits(binaries: dict[str, Any]) -> None:
    assert {binary.header.machine.name for binary in binaries.values()} == {"AMD64"}


def test_one_program_has_windows_and_the_other_a_voice(binaries: dict[str, Any]) -> None:
    kinds = {
        name: binary.optional_header.subsystem.name
        for name, binary in binaries.items()
        if name.startswith(NAME)
    }
    assert kinds == {f"{NAME}.exe": "WINDOWS_GUI", f"{NAME}.com": "WINDOWS_CUI"}


@pytest.mark.parametrize("program", [f"{NAME}.exe", f"{NAME}.com"])
def test_a_program_has_a_name_a_version_and_all_its_icons(
    folder: Path, binaries: dict[str, Any], program: str
) -> None:
    resources = binaries[program].resources_manager
    assert sorted(icon.width or 256 for icon in resources.icons) == sorted(icons.WINDOWS_SIZES)
    content = (folder / program).read_bytes()
    for text in (product.NAME, product.AUTHORS, product.SUMMARY, windows_setup.numbers(VERSION)):
        assert text.encode("utf-16-le") in content


def test_windows_can_hold_every_name(folder: Path) -> None:
    inside = [path.relative_to(folder) for path in folder.rglob("*")]
    wrong = [path for path in inside if NOT_IN_NAMES.search(path.name)]
    assert not wrong
    assert not [path for path in inside if PureWindowsPath(path).is_reserved()]
    lower = [str(path).lower() for path in inside]
    assert len(lower) == len(set(lower)), "Windows does not tell large letters from small ones"
    longest = max(inside, key=lambda path: len(str(path)))
    assert LONGEST_HOME + 1 + len(str(longest)) <= LONGEST_PATH, longest


def test_there_are_no_links(folder: Path) -> None:
    assert not [path for path in folder.rglob("*") if path.is_symlink()]


def test_nobody_learns_where_it_was_built(folder: Path) -> None:
    here = str(ROOT)
    told = {here.encode(), here.replace("/", "\\").encode(), here.encode("utf-16-le")}
    tell = [
        path
        for path in folder.rglob("*")
        if path.is_file() and any(text in path.read_bytes() for text in told)
    ]
    assert not tell


def test_what_is_for_tests_stays_at_home(folder: Path) -> None:
    names = {path.name for path in folder.rglob("*")}
    assert not names & {
        "pytest",
        "_pytest",
        "hypothesis",
        "tests",
        "Qt6Test.dll",
        "sitecustomize.pyc",
    }


def test_all_languages_and_pictures_are_there(folder: Path) -> None:
    package = folder / "lib" / "halloween_table"
    for language in ("uk", "en", "pl", "it", "ru"):
        compiled = package / "translations" / f"halloween_table_{language}.qm"
        assert compiled.stat().st_size > 100_000
    drawn = {path.relative_to(ROOT / "assets") for path in (ROOT / "assets").rglob("*.svg")}
    carried = package / "assets"
    assert drawn == {path.relative_to(carried) for path in carried.rglob("*.svg")}
    of_qt = {path.name for path in (folder / "lib" / "PySide6").rglob("*.qm")}
    assert of_qt == {f"qtbase_{language}.qm" for language in ("uk", "pl", "it", "ru")}


# ---- what is given out --------------------------------------------------------------------------------


def test_the_folder_to_carry_along_is_the_whole_program(
    built: Callable[[str], Path], folder: Path
) -> None:
    top = f"{product.KEY}-{VERSION}"
    with zipfile.ZipFile(built("*-windows.zip")) as packed:
        assert packed.testzip() is None
        inside = {name.removeprefix(f"{top}/") for name in packed.namelist()}
        readme = packed.read(f"{top}/README.txt")
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert inside == files | {"README.txt"}
    assert readme.count(b"\n") == readme.count(b"\r\n") > 10


def test_the_setup_is_for_64_bits_and_needs_no_administrator(built: Callable[[str], Path]) -> None:
    content = built("*-setup.exe").read_bytes()
    (at,) = struct.unpack_from("<I", content, 0x3C)
    assert struct.unpack_from("<4sH", content, at) == (b"PE\0\0", 0x8664)
    assert b'level="asInvoker"' in content


@pytest.mark.parametrize("version", ["0.1.0", "1.2", "1.10.3rc2"])
def test_windows_reads_versions_as_numbers(version: str) -> None:
    whole = windows_setup.numbers(version).split(".")
    assert len(whole) == 4
    assert all(part.isdecimal() for part in whole)
    assert windows_setup.numbers(version, 3).split(".") == whole[:3]


def _table(package: Path, name: str) -> list[list[str]]:
    command = ["msiinfo", "export", str(package), name]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [line.split("\t") for line in said.splitlines()[3:]]


def test_the_msi_says_what_it_is(built: Callable[[str], Path], needs: Callable[..., None]) -> None:
    needs("msiinfo")
    properties = {row[0]: row[1] for row in _table(built("*.msi"), "Property")}
    assert properties["ProductName"] == product.NAME
    assert properties["Manufacturer"] == product.AUTHORS
    assert properties["ProductVersion"] == windows_setup.numbers(VERSION, 3)
    assert properties["UpgradeCode"] == f"{{{str(windows_msi.UPGRADES).upper()}}}"
    assert properties["ALLUSERS"] == "1"


def test_the_msi_has_every_file_once(
    built: Callable[[str], Path], folder: Path, needs: Callable[..., None]
) -> None:
    needs("msiinfo")
    files = sorted(path.name for path in folder.rglob("*") if path.is_file())
    assert sorted(row[2] for row in _table(built("*.msi"), "File")) == sorted(
        [*files, "game-file.ico"]
    )
    components = [row[1] for row in _table(built("*.msi"), "Component")]
    assert len(components) == len(set(components))


def test_what_takes_the_place_of_earlier_versions_never_changes() -> None:
    assert str(windows_msi.UPGRADES) == "a01aa41b-f10a-41ff-a2ee-9f8428b24171"
