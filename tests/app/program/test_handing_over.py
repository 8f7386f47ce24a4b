"""The copy of the program that runs hears second starts, and nobody else."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from halloween_table.app.program import handing_over
from halloween_table.app.program.handing_over import Listener, hand_over
from halloween_table.app.program.meeting import (
    LARGEST,
    TAKEN,
    Place,
    Request,
    greeting,
    place_of,
    process_in,
    request,
)

pytestmark = pytest.mark.skipif(
    os.name != "posix", reason="the tests themselves speak with sockets"
)

SECONDS = 60
WANTED = Request((Path("/tmp/гра перша"), Path("/tmp/друга")), "token")


@pytest.fixture
def place(tmp_path: Path) -> Place:
    place = place_of(tmp_path)
    assert place is not None
    return place


@pytest.fixture
def new_listener(qapp: object, place: Place) -> Iterator[Callable[[], Listener]]:
    listeners: list[Listener] = []

    def make() -> Listener:
        listeners.append(Listener(place))
        return listeners[-1]

    yield make
    for listener in listeners:
        listener.close()


@pytest.fixture
def listener(new_listener: Callable[[], Listener]) -> Listener:
    listener = new_listener()
    assert listener.listen()
    return listener


@pytest.fixture
def handed(listener: Listener) -> list[Request]:
    heard: list[Request] = []
    listener.handed.connect(heard.append)
    return heard


class Visitor:
    """Somebody who comes to a socket, in a thread of their own: the listener needs this one."""

    def __init__(self, place: Place, said: bytes, *, leaves: bool = True) -> None:
        self.heard: list[bytes] = []
        """All that was said to them, when it is over."""
        self._place, self._said, self._leaves = place, said, leaves
        self._thread = threading.Thread(target=self._visit, daemon=True)
        self._thread.start()

    def _visit(self) -> None:
        with closing(socket.socket(socket.AF_UNIX)) as own:
            own.settimeout(SECONDS)
            own.connect(self._place.name)
            heard = b""
            try:
                own.sendall(self._said)
                if self._leaves:
                    own.shutdown(socket.SHUT_WR)
                while more := own.recv(4096):
                    heard += more
            except (BrokenPipeError, ConnectionResetError):
                pass
        self.heard.append(heard)

    def wait(self, qtbot: QtBot) -> list[bytes]:
        qtbot.waitUntil(lambda: bool(self.heard), timeout=SECONDS * 1000)
        return self.heard[0].splitlines(keepends=True)


# ---- the copy that runs -------------------------------------------------------------------------------


@pytest.mark.parametrize("leaves", [True, False])
def test_a_second_start_is_greeted_heard_and_answered(
    place: Place, handed: list[Request], qtbot: QtBot, leaves: bool
) -> None:
    hello, answer = Visitor(place, request(WANTED), leaves=leaves).wait(qtbot)
    assert process_in(hello) == os.getpid()
    assert answer == TAKEN
    assert handed == [WANTED]


def test_only_this_user_may_come(place: Place, listener: Listener) -> None:
    assert os.lstat(place.name).st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"\0" * 5000 + b"\n",
        b'{"version":1,"paths":["relative"],"token":""}\n',
        b"x" * (LARGEST + 1),
        b"x" * (20 * LARGEST) + b"\n",
        b" " * LARGEST + request(WANTED),
        b"",
        request(WANTED)[:-1],
    ],
    ids=lambda said: f"{len(said)} {said[:12]!a}",
)
def test_a_stranger_is_not_answered_and_does_no_harm(
    place: Place, handed: list[Request], qtbot: QtBot, said: bytes
) -> None:
    assert len(Visitor(place, said).wait(qtbot)) <= 1, "at most the greeting"
    assert handed == []
    assert Visitor(place, request(WANTED)).wait(qtbot)[-1] == TAKEN
    assert handed == [WANTED]


def test_whoever_says_nothing_is_sent_away(
    place: Place, handed: list[Request], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handing_over, "_SILENCE_MS", 50)
    assert len(Visitor(place, b'{"version":1', leaves=False).wait(qtbot)) == 1
    assert handed == []


def test_many_come_at_once(place: Place, handed: list[Request], qtbot: QtBot) -> None:
    wanted = [Request((Path(f"/tmp/{number}"),)) for number in range(20)]
    visitors = [Visitor(place, request(each)) for each in wanted]
    assert all(visitor.wait(qtbot)[-1] == TAKEN for visitor in visitors)
    assert sorted(handed) == sorted(wanted)


# ---- several copies -----------------------------------------------------------------------------------


def test_of_two_copies_the_first_listens_and_then_the_other(
    place: Place, listener: Listener, new_listener: Callable[[], Listener], qtbot: QtBot
) -> None:
    other = new_listener()
    heard: list[Request] = []
    other.handed.connect(heard.append)
    assert not other.listen()
    assert listener.listen()
    listener.close()
    assert place.deserted
    assert other.listen()
    assert Visitor(place, request(WANTED)).wait(qtbot)[-1] == TAKEN
    assert heard == [WANTED]


def test_a_socket_that_a_killed_copy_has_left_is_taken_over(
    place: Place, new_listener: Callable[[], Listener]
) -> None:
    with closing(socket.socket(socket.AF_UNIX)) as killed:
        killed.bind(place.name)
        killed.listen()
    assert not place.deserted
    assert new_listener().listen()


def test_a_socket_at_which_somebody_answers_is_left_alone(
    place: Place, new_listener: Callable[[], Listener]
) -> None:
    with closing(socket.socket(socket.AF_UNIX)) as another:
        another.bind(place.name)
        another.listen()
        listener = new_listener()
        assert not listener.listen()
        assert not place.deserted
    assert listener.listen(), "the lock was not kept meanwhile"


def test_where_nobody_can_listen_nobody_does(
    place: Place, new_listener: Callable[[], Listener]
) -> None:
    place.lock.mkdir()
    assert not new_listener().listen()
    place.lock.rmdir()
    Path(place.name).mkdir()
    assert not new_listener().listen()


# ---- the second start ---------------------------------------------------------------------------------


HOST = """
import socket, sys
name, stays, *answers = sys.argv[1:]
server = socket.socket(socket.AF_UNIX)
server.bind(name)
server.listen()
print("listens", flush=True)
guest, _ = server.accept()
for answer in answers:
    guest.sendall(bytes.fromhex(answer))
    print(guest.recv(1 << 20), flush=True)
while stays and guest.recv(1 << 20):
    pass
guest.close()
"""


class Host:
    """A copy that says these lines, one before and the others after it is spoken to, in a process of its
    own: whoever waits for it lets no other thread do anything."""

    def __init__(self, place: Place, *answers: bytes, stays: bool = False) -> None:
        words = (place.name, "stays" * stays, *(answer.hex() for answer in answers))
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", HOST, *words], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "listens\n"

    def heard(self) -> list[str]:
        """All that was said to it."""
        said, _ = self._process.communicate(timeout=SECONDS)
        return said.splitlines()

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


@pytest.fixture
def host(place: Place, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Host]]:
    monkeypatch.setattr(handing_over, "_PATIENCE_SECONDS", SECONDS)
    monkeypatch.setattr(handing_over, "_LONG_PATIENCE_SECONDS", SECONDS)
    hosts: list[Host] = []

    def make(*answers: bytes, stays: bool = False) -> Host:
        hosts.append(Host(place, *answers, stays=stays))
        return hosts[-1]

    yield make
    for each in hosts:
        each.close()


def test_what_is_wanted_is_handed_over(place: Place, host: Callable[..., Host]) -> None:
    there = host(greeting(1), TAKEN)
    assert hand_over(place, WANTED)
    assert there.heard()[0] == str(request(WANTED))


def test_a_copy_that_is_busy_after_its_greeting_has_it_all_the_same(
    place: Place, host: Callable[..., Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    there = host(greeting(1), stays=True)
    monkeypatch.setattr(handing_over, "_LONG_PATIENCE_SECONDS", 0.1)
    assert hand_over(place, WANTED)
    assert there.heard()[0] == str(request(WANTED))


def test_nothing_is_said_to_a_copy_that_hangs(
    place: Place, host: Callable[..., Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    there = host(b"", stays=True)
    monkeypatch.setattr(handing_over, "_PATIENCE_SECONDS", 0.1)
    assert not hand_over(place, WANTED)
    assert there.heard() == [str(b"")]


@pytest.mark.parametrize("hello", [b"220 mail\r\n", b'{"version":2,"process":1}\n', TAKEN])
def test_nothing_is_said_to_a_stranger(
    place: Place, host: Callable[..., Host], hello: bytes
) -> None:
    there = host(hello)
    assert not hand_over(place, WANTED)
    assert there.heard() == [str(b"")]


def test_a_copy_that_ends_just_now_has_not_taken_it(
    place: Place, host: Callable[..., Host]
) -> None:
    host(greeting(1))
    assert not hand_over(place, WANTED)


def test_where_nobody_is_any_more_nothing_is_handed_over(place: Place) -> None:
    assert not hand_over(place, WANTED)
    with closing(socket.socket(socket.AF_UNIX)) as killed:
        killed.bind(place.name)
    assert not hand_over(place, WANTED)


def test_more_than_can_be_heard_is_not_said(place: Place, host: Callable[..., Host]) -> None:
    there = host(greeting(1), TAKEN)
    assert not hand_over(place, Request((Path("/tmp") / ("x" * LARGEST),)))
    assert hand_over(place, WANTED), "nobody had come before"
    assert there.heard()[0] == str(request(WANTED))
