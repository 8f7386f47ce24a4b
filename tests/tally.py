"""How often something was tried that must do no harm, and what harm it did: told when all tests end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

_NAME = "tally"


class Lost(AssertionError):
    """Something that had been kept is not there: so many games or moves."""

    def __init__(self, count: int, what: str) -> None:
        super().__init__(f"{count} lost: {what}")
        self.count = count


class Tally:
    """What has been tried. A failure does not end it, so that all of them are told at once."""

    def __init__(self) -> None:
        self.tried = 0
        self.lost = 0
        """Games or moves that were there before, and are not any more."""
        self.failures: list[str] = []

    @contextmanager
    def trying(self, what: str) -> Iterator[None]:
        """One case: whatever is raised inside makes it a failure."""
        self.tried += 1
        try:
            yield
        except (Exception, pytest.fail.Exception) as error:
            self.failures.append(f"{what}: {type(error).__name__}: {error}"[:2_000])
            self.lost += error.count if isinstance(error, Lost) else 0

    def survived(self, what: str, check: Callable[[], None]) -> bool:
        """Whether all is well after that case."""
        failures = len(self.failures)
        with self.trying(what):
            check()
        return len(self.failures) == failures


@contextmanager
def tallying(what: str, record: Callable[[str, object], None]) -> Iterator[Tally]:
    """Fails in the end if a case has failed or a game is lost. `record` is pytest's
    `record_property`."""
    tally = Tally()
    yield tally
    record(_NAME, [what, tally.tried, len(tally.failures), tally.lost])
    assert tally.tried > 0
    assert not tally.failures, "\n".join([f"{len(tally.failures)} failed", *tally.failures[:20]])
    assert tally.lost == 0


def sums(reports: Iterable[Any]) -> Iterator[str]:
    """A line for each kind of thing that was tried."""
    counts: dict[str, Counter[str]] = {}
    for report in (each for each in reports if getattr(each, "when", "") == "teardown"):
        for name, figures in report.user_properties:
            if name == _NAME and isinstance(figures, list):
                what, tried, failed, lost = figures
                count = counts.setdefault(what, Counter())
                count.update(tried=tried, failed=failed, lost=lost)
    for what, count in counts.items():
        told = ", ".join(f"{number:,} {name}" for name, number in count.items())
        yield f"{what}: {told}"
