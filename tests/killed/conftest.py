"""Stores that are killed, and the count of what was tried, failed and lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from halloween_table.app.program.theme import use_colours, use_theme
from tests.store.household import Household, furnished

from .surviving import Tally


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp: Any) -> None:
    """Our colours, as in the running program."""
    use_colours(qapp)
    use_theme(qapp)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Household:
    """A store of games of all kinds."""
    return furnished(tmp_path_factory.mktemp("house") / "store")


@pytest.fixture
def tally(request: pytest.FixtureRequest) -> Iterator[Tally]:
    """Its figures stand below all tests in the end."""
    tally = Tally()
    yield tally
    counts = {"tried": tally.tried, "failed": tally.failed, "lost": tally.lost}
    request.node.user_properties.append(("kills", counts))
