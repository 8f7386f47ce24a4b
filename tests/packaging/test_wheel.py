"""The wheel: what is in it, and that it is enough to play."""

from __future__ import annotations

import email
import os
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from importlib.metadata import EntryPoint
from pathlib import Path

import attrs
import PySide6
import pytest
from installers.described import LANGUAGES, VERSION
from installers.frozen import ROOT
from packaging.metadata import Metadata
from packaging.requirements import Requirement

from halloween_table import product

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
INFO = f"halloween_table-{VERSION}.dist-info"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As `make wheel` builds it."""
    folder = tmp_path_factory.mktemp("dist")
    command = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder)
    subprocess.run([*command, ROOT], check=True, capture_output=True)
    (path,) = folder.iterdir()
    return path


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        return set(packed.namelist())


@pytest.fixture(scope="module")
def described(wheel: Path) -> bytes:
    with zipfile.ZipFile(wheel) as packed:
        return packed.read(f"{INFO}/METADATA")


# ---- what is in it ------------------------------------------------------------------------------


def test_it_is_for_every_system(wheel: Path) -> None:
    assert wheel.name == f"halloween_table-{VERSION}-py3-none-any.whl"


def test_all_modules_drawings_and_languages_are_in_it_and_nothing_else(names: set[str]) -> None:
    package = ROOT / "halloween_table"
    expected = {f"halloween_table/{file}" for file in _below(package) if "__pycache__" not in file}
    expected |= {f"halloween_table/assets/{file}" for file in _below(ROOT / "assets")}
    expected |= {
        f"halloween_table/translations/halloween_table_{language}.qm" for language in LANGUAGES
    }
    assert {name for name in names if not name.startswith(f"{INFO}/")} == expected


def _below(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_licence_is_in_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        assert packed.read(f"{INFO}/licenses/LICENSE") == (ROOT / "LICENSE").read_bytes()


def test_it_says_truly_what_it_is(described: bytes) -> None:
    told = Metadata.from_email(described, validate=True)
    assert told.name == product.KEY
    assert str(told.version) == VERSION
    assert told.summary == product.SUMMARY
    assert told.license_expression == product.LICENCE
    assert str(told.requires_python) == PROJECT["requires-python"]
    # Extras are for those who work on the program.
    needed = {
        str(each).lower() for each in told.requires_dist or () if "extra" not in str(each.marker)
    }
    assert needed == {str(Requirement(each)).lower() for each in PROJECT["dependencies"]}
    assert email.message_from_bytes(described)["Description-Content-Type"] == "text/markdown"


def test_it_brings_the_command(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        lines = packed.read(f"{INFO}/entry_points.txt").decode().split("\n")
    assert lines[0] == "[console_scripts]"
    name, _, value = lines[1].partition(" = ")
    assert name == product.KEY
    assert callable(EntryPoint(name, value, "console_scripts").load())


# ---- in an environment of its own ---------------------------------------------------------------


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The folders of a fresh environment with the wheel in it; Qt and the like are borrowed, for
    they are large."""
    base = str(tmp_path_factory.mktemp("environment"))
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", base], check=True)
    paths = sysconfig.get_paths("venv", {"base": base, "platbase": base})
    python = Path(paths["scripts"]) / Path(sys.executable).name
    asked = ("--no-deps", "--no-index", "--no-cache-dir", "--disable-pip-version-check")
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", python, "install", "-q", *asked, wheel],
        check=True,
    )
    borrowed = {str(Path(module.__file__).parents[1]) for module in (attrs, PySide6)}
    (Path(paths["purelib"]) / "borrowed.pth").write_text("\n".join(borrowed))
    return paths


def _run(environment: dict[str, str], command: str, *options: str) -> str:
    """What it says, far away from the checkout."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [Path(environment["scripts"]) / command, *options],
        cwd=environment["data"],
        env={**variables, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.packaging
def test_it_is_enough_to_play(environment: dict[str, str]) -> None:
    told = _run(environment, Path(sys.executable).name, "-c", _WHERE)
    package = Path(environment["purelib"]).resolve() / "halloween_table"
    assert told.split("\n")[:2] == [str(package / "assets"), str(package / "translations")]
    assert _run(environment, product.KEY, "--version").strip() == f"{product.NAME} {VERSION}"
    assert "The smoke test passed." in _run(environment, product.KEY, "--smoke-test")


_WHERE = """
from halloween_table import resources
print(resources.assets_folder(), resources.translations_folder(), sep="\\n")
"""
