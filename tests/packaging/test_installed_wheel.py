"""The wheel as people install it who have a Python: with everything it asks for, on each version."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from installers import linux
from installers.described import VERSION
from installers.frozen import ROOT

from halloween_table import product

from .bare_debian import BareDebian

pytestmark = pytest.mark.packaging

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
UV = Path(sys.executable).parent / "uv"
PYENV = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
CACHE = ROOT / "build" / "uv-cache"
"""Qt is fetched once, and not into the home of whoever tries this."""
NEW_DEBIAN, ITS_PYTHON = "forky", "3.14"


@pytest.fixture(scope="module")
def wheel(built: Callable[[str], Path]) -> Path:
    return built("*.whl")


def _uv(*options: str | Path, **variables: str) -> None:
    environment = {**os.environ, "UV_CACHE_DIR": str(CACHE), **variables}
    done = subprocess.run(
        [UV, *options], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def _python(version: str) -> Path | None:
    """A Python of that version on this machine."""
    if sys.version_info[:2] == tuple(map(int, version.split("."))):
        return Path(sys.executable)
    found = shutil.which(f"python{version}")
    kept = sorted(PYENV.glob(f"{version}.*/bin/python{version}"))
    for python in (*kept, *([Path(found)] if found else ())):
        works = subprocess.run([python, "-c", "import venv"], capture_output=True, check=False)
        if works.returncode == 0:
            return python
    return None


@pytest.mark.parametrize("version", VERSIONS)
def test_it_is_installed_as_a_tool_and_played(version: str, wheel: Path, tmp_path: Path) -> None:
    python = _python(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    folders = {"UV_TOOL_DIR": str(tmp_path / "tools"), "UV_TOOL_BIN_DIR": str(tmp_path / "bin")}
    _uv("tool", "install", "--quiet", "--python", python, wheel, **folders)
    program = tmp_path / "bin" / product.KEY
    assert _said(program, "--version").strip() == f"{product.NAME} {VERSION}"
    assert "The smoke test passed." in _said(program, "--smoke-test")


def _said(program: Path, option: str) -> str:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        [program, option],
        env=environment,
        cwd=program.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def new_debian(needs: Callable[..., None], tmp_path: Path) -> Iterator[BareDebian]:
    """One that has a newer Python than most machines."""
    needs("mmdebstrap", "unshare")
    if os.getuid() != 0:
        pytest.skip("a bare Debian can only be entered as root")
    folder = tmp_path / NEW_DEBIAN
    folder.mkdir()
    try:
        debian = BareDebian(NEW_DEBIAN, folder)
    except subprocess.CalledProcessError as error:
        pytest.skip(f"{NEW_DEBIAN} cannot be had: {error.stderr.decode().strip()[-200:]}")
    yield debian
    shutil.rmtree(folder, ignore_errors=True)


def test_it_is_played_by_the_newest_python(wheel: Path, new_debian: BareDebian) -> None:
    inside = new_debian.folder / "opt" / "wheel"
    asked = ("--python-version", ITS_PYTHON, "--python-platform", "x86_64-manylinux_2_34")
    _uv("pip", "install", "--quiet", *asked, "--only-binary", ":all:", "--target", inside, wheel)
    libraries = [package for _, package, use in linux.system_libraries() if use == "program"]
    new_debian.administer("apt-get", "update", "-q")
    options = ("-q", "-y", "--no-install-recommends")
    new_debian.administer("apt-get", "install", *options, f"python{ITS_PYTHON}", *libraries)
    variables = {"PYTHONPATH": "/opt/wheel", "QT_QPA_PLATFORM": "offscreen"}
    program = (f"python{ITS_PYTHON}", "-m", "halloween_table", "--smoke-test")
    assert "The smoke test passed." in new_debian.run(*program, **variables)
