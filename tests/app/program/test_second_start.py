"""Two copies of the program, each in a process of its own: the second hands its files to the first."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from halloween_table.app.program.meeting import Place, greeting, place_of, process_in
from halloween_table.store.store import Store
from tests.store.support import script

from ..files import GIVEN, given
from .copies import PATIENCE_SECONDS, SYSTEM_ASKS, Copy, start

pytestmark = pytest.mark.skipif(
    not hasattr(signal, "SIGKILL"), reason="this system kills in another way"
)

LONG = "Дані, збережені ігри й таке інше " * 3
"""With it a path is longer than that of a socket may be."""
MOVES = len(GIVEN.record.moves)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of this evening; some of its files have names of their own."""
    return tmp_path_factory.mktemp("вечір з іграми")


@pytest.fixture(scope="module")
def system(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """All copies meet in the same room."""
    return {"XDG_RUNTIME_DIR": str(tmp_path_factory.mktemp("run"))}


@pytest.fixture(scope="module")
def data(evening: Path) -> Path:
    return evening / LONG.strip()


@pytest.fixture(scope="module")
def running(data: Path, system: dict[str, str]) -> Iterator[Copy]:
    """The first copy, which listens."""
    with Copy("--data-dir", data, "--language", "en", system=system) as copy:
        assert copy.tells() == ["listens", True]
        yield copy


@pytest.fixture
def place(data: Path, system: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Place:
    monkeypatch.setenv("XDG_RUNTIME_DIR", system["XDG_RUNTIME_DIR"])
    place = place_of(data)
    assert place is not None
    return place


def hand_over(data: Path, *files: object, system: dict[str, str], cwd: Path) -> None:
    """The second start ends well, and says nothing."""
    done = start("--data-dir", data, *files, system=system, cwd=cwd)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_second_start_hands_its_file_over_and_ends(
    running: Copy, data: Path, evening: Path, system: dict[str, str]
) -> None:
    path = given(evening)
    hand_over(data, path.name, system=system, cwd=evening)
    assert running.tells() == ["table", GIVEN.record.seed, MOVES]


def test_files_may_be_addresses_and_several(
    running: Copy, data: Path, evening: Path, system: dict[str, str]
) -> None:
    one, another = script(21, length=3), script(22, length=4)
    addresses = [given(evening, one).as_uri(), given(evening, another).as_uri()]
    hand_over(data, *addresses, system=system, cwd=evening)
    assert running.tells() == ["table", 22, 4]
    with Store.to_look_at(data) as store:
        assert {header.moves for header in store.unfinished()} >= {3, 4}


def test_a_missing_file_is_explained_where_people_are(
    running: Copy, data: Path, evening: Path, system: dict[str, str]
) -> None:
    hand_over(data, "nowhere", system=system, cwd=evening)
    assert running.tells() == ["told", "This file cannot be read."]


def test_a_stranger_at_the_socket_is_passed_over(
    running: Copy, data: Path, evening: Path, system: dict[str, str], place: Place
) -> None:
    for garbage in (b"", b"\0\xff" * 50_000, b"GET / HTTP/1.1\r\n\r\n", greeting(1)):
        with closing(socket.socket(socket.AF_UNIX)) as stranger:
            stranger.settimeout(PATIENCE_SECONDS)
            stranger.connect(place.name)
            assert process_in(stranger.recv(4096)) is not None
            try:
                stranger.sendall(garbage)
            except (BrokenPipeError, ConnectionResetError):
                assert len(garbage) > 4096, "it is sent away while it speaks"
    hand_over(data, given(evening, script(23, length=5)), system=system, cwd=evening)
    assert running.tells() == ["table", 23, 5]


def test_after_a_kill_the_next_start_opens_its_file_itself_and_listens(
    tmp_path: Path, system: dict[str, str]
) -> None:
    data, file = tmp_path / "Дані тут", given(tmp_path)
    with Copy("--data-dir", data, "--language", "en", system=system) as killed:
        assert killed.tells() == ["listens", True]
    with Copy("--data-dir", data, "--language", "en", file, system=system) as next_:
        told = [next_.tells(), next_.tells()]
        assert sorted(told) == [["listens", True], ["table", GIVEN.record.seed, MOVES]]
        hand_over(data, given(tmp_path, script(24, length=6)), system=system, cwd=tmp_path)
        assert next_.tells() == ["table", 24, 6]


def test_what_the_system_wants_opened_waits_for_the_first_frame(
    tmp_path: Path, system: dict[str, str]
) -> None:
    asks = {**system, SYSTEM_ASKS: str(given(tmp_path))}
    with Copy("--data-dir", tmp_path / "data", "--language", "en", system=asks) as copy:
        told = [copy.tells(), copy.tells()]
    assert sorted(told) == [["listens", True], ["table", GIVEN.record.seed, MOVES]]


@pytest.mark.usefixtures("running")
def test_without_files_a_second_start_is_a_copy_of_its_own(
    data: Path, system: dict[str, str]
) -> None:
    with Copy("--data-dir", data, "--language", "en", system=system) as copy:
        assert copy.tells() == ["listens", False]
