"""Everything that an installed program carries has its licence with it, as its authors wrote it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from halloween_table import licences
from halloween_table.licences import PARTS, Part, libraries_without_text, without_text

ROOT = Path(__file__).resolve().parent.parent

BUNDLED_BESIDES = ("python", "qt", "cx_Freeze", "freeze_core", "microsoft-runtime")
"""What installed programs carry though nothing depends on it: they are built with it."""

OWN_LICENCE = re.compile(r"(^|/)(LICEN[CS]E|COPYING|OFL)(\.(txt|md))?$", re.IGNORECASE)


def needed(requirements: list[str]) -> Iterator[Distribution]:
    """What these lead to on this system, however far away."""
    seen, waiting = set[str](), list(requirements)
    while waiting:
        requirement = Requirement(waiting.pop())
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": ""}):
            continue
        found = distribution(requirement.name)
        if found.name not in seen:
            seen.add(found.name)
            waiting += found.requires or ()
            yield found


@pytest.fixture(scope="module")
def bundled() -> list[Distribution]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return list(needed(project["dependencies"]))


def part_of(name: str) -> Part:
    (part,) = (part for part in PARTS if name.lower().replace("_", "-") in part.names)
    return part


def words(text: str) -> str:
    """Whatever line ends a wheel was built with."""
    return text.replace("\r\n", "\n").strip("\n")


# ---- the texts ----------------------------------------------------------------------------------


def test_every_text_is_there_and_belongs_to_a_part() -> None:
    named = {text for part in PARTS for text in part.texts}
    assert {path.stem for path in licences.texts_folder().iterdir()} == named
    assert all(part.texts for part in PARTS)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.key)
def test_a_text_is_something_to_read(part: Part) -> None:
    for file in part.files():
        text = file.read_text("utf-8")
        assert len(text) > 200
        assert words(text) in part.text()


def test_all_texts_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in licences.texts_folder().iterdir()) < 400_000


def test_our_own_licence_is_the_one_in_the_repository() -> None:
    assert words((ROOT / "LICENSE").read_text("utf-8")) == PARTS[0].text()


def test_the_texts_are_those_that_the_packages_bring(bundled: list[Distribution]) -> None:
    """A newer package may have another licence, or another year in it."""
    compared = set()
    for package in (*bundled, *freezers()):
        ours = {words(file.read_text("utf-8")) for file in part_of(package.name).files()}
        for file in package.files or ():
            if OWN_LICENCE.search(str(file)):
                assert words(Path(file.locate()).read_text("utf-8-sig")) in ours, package.name
                compared.add(package.name)
    assert compared >= {"attrs", "cattrs", "platformdirs", "typing_extensions", "font-manrope"}


def freezers() -> Iterator[Distribution]:
    """Only who builds installers has them."""
    for name in ("cx_Freeze", "freeze_core"):
        try:
            yield distribution(name)
        except PackageNotFoundError:
            continue


def test_the_notices_are_of_the_qt_that_we_use(bundled: list[Distribution]) -> None:
    """Another Qt has other code in it: see packaging/make_qt_notices.py."""
    (qt,) = (package for package in bundled if package.name == "PySide6_Essentials")
    minor = ".".join(qt.version.split(".")[:2])
    (notices,) = (part for part in PARTS if part.key == "qt-third-party")
    assert notices.text().startswith(f"CODE BY OTHERS IN QT {minor}\n")


def test_qt_comes_with_both_licences_and_what_they_grant() -> None:
    for name in ("qt", "PySide6_Essentials", "shiboken6"):
        part = part_of(name)
        assert part.texts[:2] == ("lgpl-3", "gpl-3")
        assert part.note == licences.REPLACEABLE
        assert part.source.startswith("https://download.qt.io/")


# ---- what is carried ----------------------------------------------------------------------------


def test_every_package_that_the_program_needs_has_a_text(bundled: list[Distribution]) -> None:
    names = [package.name for package in bundled]
    assert {"attrs", "typing_extensions", "shiboken6"} <= set(names)
    assert without_text([*names, *BUNDLED_BESIDES]) == []


def test_a_package_that_nobody_has_written_down_is_noticed() -> None:
    assert without_text(["attrs", "made-up", "Another_One", "made-up"]) == [
        "Another_One",
        "made-up",
    ]


def test_names_are_compared_as_installers_do() -> None:
    assert without_text(["Typing_Extensions", "typing.extensions", "font_manrope", "attr"]) == []


def test_a_part_whose_text_is_lost_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in licences.texts_folder().iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(licences, "texts_folder", lambda: tmp_path)
    assert without_text(["attrs", "cattrs", "PySide6"]) == []
    (tmp_path / "cattrs.txt").write_text("\n")
    (tmp_path / "gpl-3.txt").unlink()
    assert without_text(["attrs", "cattrs", "PySide6"]) == ["PySide6", "cattrs"]
    assert libraries_without_text(["libpyside6.abi3.so.6.11"]) == ["libpyside6.abi3.so.6.11"]


@pytest.mark.parametrize(
    "file",
    [
        *("libQt6Core.so.6", "Qt6Core.dll", "QtCore", "libqxcb.so", "qwindows.dll"),
        *("libqcocoa.dylib", "libxdg-shell.so", "libpyside6.abi3.so.6.11", "shiboken6.abi3.dll"),
        *("libicuuc.so.73", "libbz2-a273e504.so.1.0.6", "libffi-8.dll", "libsqlite3-1.so.3.54.1"),
        *("sqlite3.dll", "python313.dll", "python3.dll", "libpython3.11.so.1.0", "Python"),
        *("vcruntime140_1.dll", "MSVCP140.dll", "liblzma.5.dylib", "libuuid-f64cda11.so.1.3.0"),
    ],
)
def test_libraries_are_known_by_their_files(file: str) -> None:
    assert libraries_without_text([file]) == []


@pytest.mark.parametrize(
    "file", ["libreadline.so.8", "libQt6Qml.so.6", "qjpeg.dll", "opengl32sw.dll", "libqtiff.so"]
)
def test_a_library_that_nobody_has_written_down_is_noticed(file: str) -> None:
    assert libraries_without_text(["libicuuc.so.73", file]) == [file]


def test_every_part_can_be_told_from_the_others() -> None:
    for told in ([part.key for part in PARTS], [part.name for part in PARTS]):
        assert len(set(told)) == len(PARTS)
    for told in (
        [name for part in PARTS for name in part.names],
        [stem for part in PARTS for stem in part.libraries],
    ):
        assert len(set(told)) == len(told)
