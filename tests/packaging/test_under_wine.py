"""A share of the ordinary tests, with a Python for Windows: the store above all, which files of Windows
and its locks have to hold, and whatever else knows the system it runs on."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from installers.frozen import ROOT
from installers.windows_python import install, of_extra, windows_python
from installers.wine import Missing, Wine, as_windows

from .under_wine import CANNOT

pytestmark = pytest.mark.packaging

SHARES = {
    "the store": ("tests/store", "tests/killed"),
    "thinking in another process": ("tests/engine",),
    "the table": ("tests/table", "tests/sitting"),
    "the shelf and a new game": ("tests/app/shelf", "tests/app/new_game", "tests/app/parts"),
    "the program and its languages": ("tests/app/program",),
}
TESTS = ROOT / "build" / "windows-tests"
"""What tests need beside the program, where Python looks for what one person has installed."""
LONGEST_SECONDS = 1800


@pytest.fixture(scope="module")
def python() -> Path:
    """With all that the tests import."""
    try:
        program = windows_python()
        wanted = of_extra("dev", "pytest", "pytest-qt", "hypothesis")
        stamp = TESTS / "ready"
        if not stamp.exists() or stamp.read_text() != "\n".join(wanted):
            shutil.rmtree(TESTS, ignore_errors=True)
            install(TESTS / "Python313" / "site-packages", wanted)
            stamp.write_text("\n".join(wanted))
    except Missing as missing:
        pytest.skip(str(missing))
    return program


@pytest.fixture(scope="module")
def windows() -> Iterator[Wine]:
    try:
        with Wine(ROOT / "build" / "wine-for-tests") as windows:
            yield windows
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.mark.parametrize("share", SHARES)
def test_it_works_on_windows(windows: Wine, python: Path, share: str) -> None:
    done = windows.run(
        *(python, "-m", "pytest", "-q", "-p", "no:cacheprovider"),
        *("-p", "tests.packaging.under_wine", "-m", "not long and not packaging"),
        *SHARES[share],
        environment={
            "PYTHONPATH": as_windows(ROOT),
            "PYTHONUSERBASE": as_windows(TESTS),
            "PYTHONUTF8": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
        },
        folder=ROOT,
        patience=LONGEST_SECONDS,
    )
    assert done.returncode == 0, done.stdout[-20_000:]
    assert re.search(r"\d+ passed", done.stdout)


@pytest.mark.parametrize("test", CANNOT)
def test_what_wine_cannot_do_is_still_a_test_of_ours(test: str) -> None:
    file, _, name = test.partition("::")
    assert f"def {name.partition('[')[0]}(" in (ROOT / file).read_text(encoding="utf-8")
    assert any(file.startswith(folder) for share in SHARES.values() for folder in share)
