"""A lock on a file: shared by all who are there, or had by one alone. That of Windows is tried here too,
on top of what Linux has of the kind."""

from __future__ import annotations

import importlib.util
import os
import struct
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from halloween_table.store import locks
from halloween_table.store.ordinary import to_add


class Bytes(ModuleType):
    """Python's `msvcrt`, as far as locks go: of so many bytes from where the file stands. As there, a
    lock belongs to the open file, and not to the process."""

    LK_UNLCK, LK_NBLCK = 0, 2

    @staticmethod
    def locking(file: int, what: int, length: int) -> None:
        import fcntl

        kind = fcntl.F_UNLCK if what == Bytes.LK_UNLCK else fcntl.F_WRLCK
        at = os.lseek(file, 0, os.SEEK_CUR)
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, struct.pack("hhqqi", kind, os.SEEK_SET, at, length, 0))


def as_on_windows(monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = importlib.util.spec_from_file_location("locks_of_windows", locks.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "msvcrt", Bytes("msvcrt"))
        patch.setattr(sys, "platform", "win32")
        spec.loader.exec_module(module)
    return module.Lock


@pytest.fixture(
    params=[
        "of this system",
        pytest.param(
            "of Windows",
            marks=pytest.mark.skipif(sys.platform != "linux", reason="Linux has what it needs"),
        ),
    ]
)
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    return as_on_windows(monkeypatch) if request.param == "of Windows" else locks.Lock


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Any]:
    """Opens the file once more, as another copy of the program does."""
    with ExitStack() as files:
        yield lambda: files.enter_context(to_add(tmp_path / "lock"))


def test_who_is_there_first_has_it_alone(kind: Any, opened: Any) -> None:
    first, second = kind(opened()), kind(opened())
    assert first.have_alone()
    assert first.have_alone()
    assert not second.have_alone()


def test_those_who_share_it_are_seen_by_everybody(kind: Any, opened: Any) -> None:
    sharing = [kind(opened()) for _ in range(3)]
    for lock in sharing:
        lock.share()
    newcomer = kind(opened())
    assert not newcomer.have_alone()
    assert not sharing[0].have_alone()


def test_asking_in_vain_gives_up_ones_own_share(kind: Any, opened: Any) -> None:
    first, second = kind(opened()), kind(opened())
    first.share()
    second.share()
    assert not first.have_alone()
    assert second.have_alone()
    second.share()
    first.share()
    assert not second.have_alone()


def test_the_last_one_has_it_alone(kind: Any, opened: Any) -> None:
    others = [opened() for _ in range(2)]
    last = kind(opened())
    for lock in (kind(others[0]), kind(others[1]), last):
        lock.share()
    others[0].close()
    assert not last.have_alone()
    others[1].close()
    assert last.have_alone()


def test_who_had_it_alone_lets_others_share(kind: Any, opened: Any) -> None:
    first, second = kind(opened()), kind(opened())
    assert first.have_alone()
    first.share()
    second.share()
    assert not second.have_alone()
