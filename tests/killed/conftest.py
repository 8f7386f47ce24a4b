"""Stores that are killed, and the count of what was tried, failed and lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from halloween_table.app.program.theme import use_colours, use_theme
from tests.store.household import Household, furnished
from tests.tally import Tally, tallying


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
def tally(record_property: Callable[[str, object], None]) -> Iterator[Tally]:
    """Its figures stand below all tests in the end."""
    with tallying("Kills", record_property) as tally:
        yield tally
