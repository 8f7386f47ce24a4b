"""A store that lasts as long as a test, and a clock that goes when the test says so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from halloween_table.store.store import Store

from .tower import Watch


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.in_memory() as store:
        yield store


@pytest.fixture
def watch() -> Watch:
    return Watch()
