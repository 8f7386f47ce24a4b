"""What can be said on the command line: files among all else, as people and desktops name them."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from pathlib import Path

import platformdirs
import pytest

from halloween_table.app.program import handing_over, meeting
from halloween_table.app.program import main as program
from halloween_table.app.program.main import NOWHERE, arguments, data_folder, file_named

posix = pytest.mark.skipif(os.name != "posix", reason="Windows names files in another way")


@pytest.mark.parametrize(
    ("words", "files"),
    [
        ([], []),
        (["a"], ["a"]),
        (["a", "b c"], ["a", "b c"]),
        (["--data-dir", "here", "a"], ["a"]),
        (["a", "b", "--language", "uk"], ["a", "b"]),
        (["-psn_0_12345"], []),
        (["-psn_0_12345", "a"], ["a"]),
        (["--", "-a"], ["-a"]),
    ],
)
def test_files_stand_before_or_after_the_rest(words: list[str], files: list[str]) -> None:
    assert arguments(words).files == files


def test_what_macos_says_besides_is_passed_over_in_an_installed_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.argv", ["Halloween Table", "-psn_0_1", "game"])
    assert arguments().files == ["game"]


def test_a_path_is_meant_from_the_folder_somebody_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert file_named("a game") == tmp_path / "a game"
    assert file_named("гра/../друга") == tmp_path / "друга"
    assert file_named(str(tmp_path / "x")) == tmp_path / "x"


@posix
def test_a_folder_that_is_gone_is_nobodys_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert file_named("game") == Path("game")


@posix
@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("file:///tmp/game", "/tmp/game"),
        ("FILE:///tmp/game", "/tmp/game"),
        ("file:/tmp/game", "/tmp/game"),
        ("file://localhost/tmp/game", "/tmp/game"),
        ("file:///tmp/my%20%D0%B3%D1%80%D0%B0", "/tmp/my гра"),
        ("file:///tmp/my гра", "/tmp/my гра"),
        ("file:///tmp/50%25%20off%23%3F", "/tmp/50% off#?"),
        ("file:///tmp/game #1?", "/tmp/game #1?"),
        ("file:///tmp/%FF", "/tmp/\udcff"),
    ],
)
def test_an_address_is_the_file_it_names(address: str, path: str) -> None:
    assert str(file_named(address)) == path


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("file:///C:/My%20games/x", "C:/My games/x"),
        ("file://school/games/x", "//school/games/x"),
    ],
)
def test_addresses_have_drives_and_other_computers_on_windows(
    address: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program.os, "name", "nt")
    assert program._path_in(address) == path


def test_where_a_library_for_talking_is_missing_nobody_is_handed_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meeting.Place, "deserted", False)
    monkeypatch.setitem(sys.modules, "halloween_table.app.program.handing_over", None)
    with ExitStack() as alone:
        assert not program._handed_over([tmp_path / "a.halloweengame"], tmp_path, alone)


def test_a_user_without_a_home_has_a_folder_that_cannot_be_had(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def homeless(*_: object, **__: object) -> str:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(platformdirs, "user_data_dir", homeless)
    assert data_folder(None) == NOWHERE
    assert data_folder(Path("here")) == Path("here")


@pytest.mark.skipif(os.name != "posix", reason="nobody is waited for")
def test_of_two_starts_with_files_at_once_the_second_waits_and_hands_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, another = tmp_path / "one", tmp_path / "another"
    handed: list[tuple[Path, ...]] = []

    def hand_over(place: meeting.Place, wanted: meeting.Request) -> bool:
        handed.append(wanted.paths)
        return True

    monkeypatch.setattr(handing_over, "hand_over", hand_over)
    monkeypatch.setattr(meeting.Place, "is_visited", lambda place: True)
    with ExitStack() as first, ExitStack() as second:
        assert not program._handed_over([one], tmp_path, first)
        assert program._handed_over([another], tmp_path, second)
    assert handed == [(another,)]
