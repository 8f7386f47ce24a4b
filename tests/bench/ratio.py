"""A measurement and its baseline, taken in turns."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from attrs import frozen


@frozen
class Row:
    """One line of the table."""

    what: str
    ours: float
    baseline: float
    limit: float
    unit: str
    at_least: bool = False

    @property
    def ratio(self) -> float:
        return self.ours / self.baseline

    @property
    def holds(self) -> bool:
        return self.ratio >= self.limit if self.at_least else self.ratio <= self.limit

    def cells(self) -> tuple[str, str, str, str, str, str]:
        return (
            self.what,
            f"{self.ours:,.3g} {self.unit}",
            f"{self.baseline:,.3g} {self.unit}",
            f"{self.ratio:.2f} ×",
            f"{'≥' if self.at_least else '≤'} {self.limit:g} ×",
            "ok" if self.holds else "MISSED",
        )


def in_turns(
    ours: Callable[[], float], baseline: Callable[[], float], rounds: int
) -> tuple[list[float], list[float]]:
    """Both measured in turns, after one round to warm up."""
    ours(), baseline()
    mine, other = [], []
    for _ in range(rounds):
        other.append(baseline())
        mine.append(ours())
    return mine, other


def milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def median(values: list[float]) -> float:
    return statistics.median(values)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]
