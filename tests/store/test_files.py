"""Files are replaced whole, also where somebody has them open for a moment."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from halloween_table.product import SUFFIX
from halloween_table.store import files
from halloween_table.store.files import write_safely
from halloween_table.store.problems import Kind, StoreProblem


class Clock:
    """Only sleeping takes time."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(files, "time", clock)
    return clock


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / f"a{SUFFIX}"
    path.write_bytes(b"old")
    return path


def in_the_way(monkeypatch: pytest.MonkeyPatch, times: int) -> list[Path]:
    """Somebody has the file open when it is to be replaced, so many times: what was to take its
    place."""
    replace, tried = os.replace, list[Path]()

    def refuse(new: Path, path: Path) -> None:
        tried.append(new)
        if len(tried) <= times:
            raise PermissionError("in use")
        replace(new, path)

    monkeypatch.setattr(os, "replace", refuse)
    return tried


def test_who_is_in_the_way_for_a_moment_is_waited_for(
    old: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "PATIENCE_SECONDS", 1.0)
    tried = in_the_way(monkeypatch, 3)
    write_safely(old, "new")
    assert old.read_bytes() == b"new"
    assert len(tried) == 4
    assert 0 < clock.now < 1


@pytest.mark.parametrize("patience", [0.0, 1.0])
def test_who_stays_in_the_way_keeps_the_old_file(
    old: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, patience: float
) -> None:
    monkeypatch.setattr(files, "PATIENCE_SECONDS", patience)
    in_the_way(monkeypatch, 1000)
    with pytest.raises(StoreProblem) as problem:
        write_safely(old, "new")
    assert problem.value.kind is Kind.not_written
    assert list(old.parent.iterdir()) == [old]
    assert old.read_bytes() == b"old"
    assert patience <= clock.now <= 2 * patience


def test_what_is_not_whole_yet_needs_no_longer_path_than_the_file_itself(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows a path has room for 260 characters."""
    tried: Any = in_the_way(monkeypatch, 0)
    write_safely(old, "new")
    (part,) = tried
    assert len(str(part)) <= len(str(old))
