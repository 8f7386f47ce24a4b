"""A measurement and its baseline, taken in turns."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import ClassVar, TypeVar

from attrs import frozen

T = TypeVar("T")


@frozen
class Row:
    """One line of the table."""

    HEAD: ClassVar = (f"{'what':<66}", "ours     ", "baseline ", " ratio ", "limit   ", "")

    what: str
    ours: float
    baseline: float
    limit: float | None
    """None: it is only told."""
    unit: str
    at_least: bool = False

    @property
    def ratio(self) -> float:
        return self.ours / self.baseline

    @property
    def holds(self) -> bool:
        if self.limit is None:
            return True
        return self.ratio >= self.limit if self.at_least else self.ratio <= self.limit

    def cells(self) -> tuple[str, ...]:
        limit = "" if self.limit is None else f"{'≥' if self.at_least else '≤'} {self.limit:g} ×"
        return (
            f"{self.what:<66}",
            f"{_short(self.ours)} {self.unit}".ljust(9),
            f"{_short(self.baseline)} {self.unit}".ljust(9),
            f"{self.ratio:.2f} ×".rjust(7),
            limit.ljust(8),
            "" if self.limit is None else "ok" if self.holds else "MISSED",
        )


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def in_turns(
    ours: Callable[[], T], baseline: Callable[[], T], rounds: int
) -> tuple[list[T], list[T]]:
    """Both measured in turns, after one round to warm up."""
    ours(), baseline()
    mine, other = [], []
    for _ in range(rounds):
        other.append(baseline())
        mine.append(ours())
    return mine, other


def processor_seconds(work: Callable[[], object]) -> float:
    """How long the processor is busy with it, whatever else the machine does meanwhile."""
    start = time.process_time()
    work()
    return time.process_time() - start


def median(values: list[float]) -> float:
    return statistics.median(values)
