"""What tests of packages share: what was built, and the commands it is tried with.

Tests marked `packaging` try what lies in dist/; `make test-packaging` builds it first. Where a package
could not be built, or a command is not to be had, its tests are left out and say why.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from installers.described import VERSION
from installers.frozen import ROOT


@pytest.fixture(scope="session")
def dist() -> Path:
    """The folder that `make package` and `make wheel` fill."""
    return ROOT / "dist"


@pytest.fixture(scope="session")
def built(dist: Path) -> Callable[[str], Path]:
    """The package of this version whose name fits, such as `*.deb`: `built("*.deb")`."""

    def find(pattern: str) -> Path:
        of_this_version = [path for path in dist.glob(pattern) if VERSION in path.name]
        if not of_this_version:
            pytest.skip(f"there is no dist/{pattern} of {VERSION}: `make package` has not built it")
        return max(of_this_version, key=lambda path: path.stat().st_mtime)

    return find


@pytest.fixture(scope="session")
def needs() -> Callable[..., None]:
    """Leaves the test out where these commands are not to be had: `needs("lintian", "rpm")`."""

    def look_for(*commands: str) -> None:
        missing = [command for command in commands if shutil.which(command) is None]
        if missing:
            pytest.skip(f"{', '.join(missing)} cannot be had here")

    return look_for
