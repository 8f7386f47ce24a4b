"""Listening to a sitting."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from halloween_table.sitting.change import Change
from halloween_table.sitting.sitting import Sitting


@contextmanager
def silent(sitting: Sitting) -> Iterator[None]:
    """Nothing is told meanwhile."""
    told = list[Change]()
    sitting.changed.connect(told.append)
    yield
    sitting.changed.disconnect(told.append)
    assert told == []
