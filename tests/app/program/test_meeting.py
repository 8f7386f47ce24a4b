"""Where copies of the program meet, and what they understand of each other."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from math import inf
from pathlib import Path

import pytest

from halloween_table.app.program import meeting
from halloween_table.app.program.meeting import (
    LARGEST,
    TAKEN,
    Place,
    Request,
    greeting,
    place_of,
    process_in,
    request,
    request_in,
)
from tests.systems import needs_sockets


@pytest.fixture
def here(tmp_path: Path) -> Place:
    place = place_of(tmp_path)
    assert place is not None
    return place


# ---- where --------------------------------------------------------------------------------------------


def test_each_data_folder_has_a_place_of_its_own(tmp_path: Path, here: Place) -> None:
    assert place_of(tmp_path) == here
    assert place_of(tmp_path / "x" / "..") == here
    assert place_of(tmp_path / "x") != here


@needs_sockets
def test_a_folder_has_the_same_place_by_another_name(tmp_path: Path, here: Place) -> None:
    (tmp_path / "link").symlink_to(tmp_path)
    assert place_of(tmp_path / "link") == here


@needs_sockets
def test_another_user_has_another_place(
    tmp_path: Path, here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "getuid", lambda: 4711)
    assert place_of(tmp_path) != here


@needs_sockets
@pytest.mark.parametrize("name", ["x" * 200, "Дані й ігри " * 20, "/".join(["deep"] * 500)])
def test_however_long_a_folder_is_called_there_is_a_place(tmp_path: Path, name: str) -> None:
    place = place_of(tmp_path / name)
    assert place is not None
    assert len(os.fsencode(place.name)) <= meeting._LONGEST_PATH
    with closing(socket.socket(socket.AF_UNIX)) as server:
        server.bind(place.name)
    os.unlink(place.name)


@needs_sockets
@pytest.mark.parametrize("room", ["", "nowhere", "x" * 90])
def test_where_the_best_room_is_none_another_is_taken(
    tmp_path: Path, room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if len(room) == 90:
        (tmp_path / room).mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / room) if room else "")
    place = place_of(tmp_path)
    assert place is not None
    assert not place.name.startswith(str(tmp_path))
    assert os.path.isdir(os.path.dirname(place.name))


@needs_sockets
def test_a_room_of_somebody_else_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs, ours = tmp_path / "theirs", tmp_path / "ours"
    theirs.mkdir()
    ours.mkdir()
    really = os.access
    monkeypatch.setattr(os, "access", lambda path, how: path != str(theirs) and really(path, how))
    monkeypatch.setattr(meeting, "_rooms", lambda: iter([str(theirs), str(ours)]))
    monkeypatch.setattr(meeting, "_LONGEST_PATH", 1000)
    place = place_of(tmp_path)
    assert place is not None
    assert place.lock.parent == ours


def test_where_there_is_no_room_at_all_there_is_no_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meeting, "_rooms", lambda: iter([str(tmp_path / "nowhere")]))
    assert place_of(tmp_path) is None


@needs_sockets
def test_a_place_is_deserted_unless_a_socket_of_ours_is_there(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert here.deserted
    Path(here.name).touch()
    assert here.deserted
    Path(here.name).unlink()
    with closing(socket.socket(socket.AF_UNIX)) as server:
        server.bind(here.name)
        assert not here.deserted
        monkeypatch.setattr(os, "getuid", lambda: 4711)
        assert here.deserted, "somebody else's"


@needs_sockets
def test_of_two_that_start_at_once_one_waits_for_the_other(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    with (
        ExitStack() as first,
        ExitStack() as second,
        closing(socket.socket(socket.AF_UNIX)) as server,
    ):

        def wait(seconds: float) -> None:
            waited.append(seconds)
            if len(waited) == 3:
                server.bind(here.name)

        monkeypatch.setattr(meeting, "_PATIENCE_SECONDS", inf)
        monkeypatch.setattr(meeting.time, "sleep", wait)
        assert here.keep_for_us(first)
        assert not here.keep_for_us(second)
        assert here.is_visited()
        assert len(waited) == 3
        first.close()
        assert here.keep_for_us(second)


@needs_sockets
def test_whoever_does_not_come_is_not_waited_for_any_longer(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meeting, "_PATIENCE_SECONDS", 0)
    assert not here.is_visited()


@needs_sockets
def test_where_nobody_can_listen_nobody_is_waited_for(here: Place) -> None:
    here.lock.mkdir()
    with ExitStack() as alone:
        assert here.keep_for_us(alone)


# ---- what is said -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wanted",
    [
        Request((Path("/tmp/game").absolute(),)),
        Request((Path("/tmp/Ім'я з «лапками» \n\\").absolute(), Path("/b").absolute()), "a token"),
        Request((Path("/tmp/\udcff\udcfe").absolute(),)),
    ],
)
def test_what_is_wanted_is_one_line_and_understood(wanted: Request) -> None:
    said = request(wanted)
    assert said.endswith(b"\n")
    assert said.count(b"\n") == 1
    assert request_in(said) == wanted


def test_a_greeting_is_understood() -> None:
    assert process_in(greeting(1234)) == 1234


def test_a_copy_of_another_version_is_nobody_we_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meeting, "__version__", "0.0.1")
    other = greeting(1234)
    monkeypatch.undo()
    assert process_in(other) is None
    assert process_in(b'{"version":1,"process":1234}\n') is None, "it did not say so before"


def strangers() -> Iterator[bytes]:
    yield from (
        b"",
        b"\n",
        b"GET / HTTP/1.1",
        b"\0" * 40,
        b"\xff\xfe",
        b"null",
        b"[]",
        b"7",
        b'"x"',
    )
    yield b"[" * 10_000
    yield b"{" + b'"a":{' * 10_000
    yield from (TAKEN, greeting(1))
    for said in (
        '{"paths": ["/x"], "token": ""}',
        '{"version": 2, "paths": ["/x"], "token": ""}',
        '{"version": "1", "paths": ["/x"], "token": ""}',
        '{"version": 1, "paths": [], "token": ""}',
        '{"version": 1, "paths": "/x", "token": ""}',
        '{"version": 1, "paths": [7], "token": ""}',
        '{"version": 1, "paths": [""], "token": ""}',
        '{"version": 1, "paths": ["game"], "token": ""}',
        '{"version": 1, "paths": ["/x", "../game"], "token": ""}',
        '{"version": 1, "paths": ["/x"]}',
        '{"version": 1, "paths": ["/x"], "token": null}',
        f'{{"version": 1, "paths": ["/x"], "token": "{"t" * LARGEST}"}}',
    ):
        yield said.encode()


@pytest.mark.parametrize("said", list(strangers()), ids=lambda said: ascii(said)[:40])
def test_a_strangers_words_are_not_understood(said: bytes) -> None:
    assert request_in(said) is None
    assert process_in(said) is None or said == greeting(1)
