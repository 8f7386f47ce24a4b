"""Cues and ambiences through a device that nobody hears: when it is opened, lost, found again and let go."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from halloween_table.sound import player as playing
from halloween_table.sound.device import Trouble
from halloween_table.sound.files import far_off
from halloween_table.sound.player import ECHO, IDLE, LATE, PATIENCE, PAUSES, Player

from .playing import FakeDevice, Watch


class Beside:
    """A player whose thread is this one: what is asked of it is done when `work` is called."""

    def __init__(self, device: FakeDevice) -> None:
        self.device, self.watch, self.told = device, Watch(), list[Trouble]()
        self.player = Player(device, self.told.append, self.watch)
        self.player._thread = threading.current_thread()
        self.player.turn(1.0, 1.0)

    def work(self) -> None:
        while not self.player._asked.empty():
            self.player._asked.get()()

    def cue(self, name: str) -> None:
        self.player.cue(name)
        self.work()

    def evening(self, game: str) -> None:
        self.player.ambience(game)
        self.work()

    def listen(self, seconds: float) -> None:
        """Time passes, and the device has asked for samples all the while."""
        self.watch.seconds += seconds
        self.device.hear()
        self.player.look_after()

    def pass_(self, seconds: float) -> None:
        self.watch.seconds += seconds
        self.player.look_after()


@pytest.fixture
def beside() -> Beside:
    return Beside(FakeDevice())


def test_a_cue_opens_the_device_and_is_heard(beside: Beside) -> None:
    beside.work()
    assert not beside.device.tried, "nothing was to be heard yet"
    beside.cue("table/drop")
    assert beside.device.hear()[:1] == [400]
    beside.cue("table/lift")
    assert beside.device.opened == 1
    assert beside.told == []


def test_a_cue_is_as_loud_as_people_like_it(beside: Beside) -> None:
    beside.player.turn(0.25, 1.0)
    beside.cue("table/drop")
    assert beside.device.hear()[:1] == [100]


def test_without_effects_no_device_is_opened(beside: Beside) -> None:
    beside.player.turn(0.0, 1.0)
    beside.cue("table/drop")
    assert not beside.device.tried


def test_a_file_is_read_once(beside: Beside) -> None:
    for _ in range(3):
        beside.cue("table/drop")
        beside.watch.seconds += 1
    assert beside.device.read_files == ["table/drop"]


def test_a_cue_without_a_file_is_silent(beside: Beside) -> None:
    beside.cue("table/made-up")
    assert set(beside.device.hear()) == {0}


def test_the_same_cue_twice_at_once_is_heard_once(beside: Beside) -> None:
    beside.cue("table/drop")
    beside.cue("table/drop")
    assert beside.device.hear()[0] == 400
    beside.watch.seconds += 2 * ECHO
    beside.cue("table/drop")
    assert beside.device.hear()[0] == 400


def test_what_is_long_past_is_not_heard_any_more(beside: Beside) -> None:
    beside.player.cue("table/drop")
    beside.watch.seconds += LATE + 0.1
    beside.work()
    assert set(beside.device.hear()) == {0}


def test_an_ambience_goes_round_at_the_rate_of_the_device(beside: Beside) -> None:
    beside.evening("booo")
    beside.device.hear(2)
    assert beside.device.hear() == [800] * len(beside.device.hear())
    beside.evening("")
    beside.device.hear(2)
    assert set(beside.device.hear()) == {0}


def test_an_ambience_that_nobody_wants_to_hear_is_not_read(beside: Beside) -> None:
    beside.player.turn(1.0, 0.0)
    beside.evening("booo")
    assert beside.device.read_files == []
    beside.player.turn(1.0, 0.5)
    beside.work()
    beside.device.hear(2)
    assert beside.device.hear()[0] == 400


def far_sounds(beside: Beside) -> list[str]:
    return [name for name in beside.device.read_files if "/far-" in name]


def test_now_and_then_something_is_heard_far_off(beside: Beside) -> None:
    least, most = PAUSES
    beside.evening("booo")
    beside.device.hear(2)
    beside.listen(least - 1)
    assert far_sounds(beside) == []
    beside.listen(most)
    (first,) = far_sounds(beside)
    assert first in far_off("booo")
    name = first.removeprefix("booo/")
    assert beside.device.hear()[0] == 800 + 100 * len(name), "over what goes round, and as loud"
    beside.listen(least - 1)
    assert far_sounds(beside) == [first]


def test_each_of_them_is_heard_before_one_comes_again(beside: Beside) -> None:
    beside.evening("halloween")
    names = far_off("halloween")
    for _ in range(3 * len(names)):
        beside.listen(PAUSES[1])
    heard = far_sounds(beside)
    for start in range(0, len(heard), len(names)):
        assert sorted(heard[start : start + len(names)]) == sorted(names)
    assert beside.device.opened == 1


def test_nothing_is_heard_far_off_where_no_ambience_is(beside: Beside) -> None:
    for evening, loud in (("", 1.0), ("booo", 0.0)):
        beside.player.turn(1.0, loud)
        beside.evening(evening)
        beside.cue("table/drop")
        beside.listen(PAUSES[1])
    assert far_sounds(beside) == []


def test_another_evening_has_others(beside: Beside) -> None:
    beside.evening("booo")
    beside.listen(PAUSES[1])
    beside.evening("shelf")
    beside.listen(PAUSES[1])
    first, second = far_sounds(beside)
    assert (first.partition("/")[0], second.partition("/")[0]) == ("booo", "shelf")


# ---- trouble --------------------------------------------------------------------------------------


@pytest.mark.parametrize("trouble", ["device", "library"])
def test_without_a_device_it_is_silent_and_says_so_once(trouble: Trouble) -> None:
    beside = Beside(FakeDevice(trouble))
    for _ in range(5):
        beside.cue("table/drop")
        beside.watch.seconds += 0.1
    assert beside.told == [trouble]
    assert beside.device.tried == 1


def test_a_driver_that_falls_over_is_a_device_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And what is asked for later does not pile up."""
    device = FakeDevice()

    def fall_over(fill: object, lost: object) -> None:
        raise OSError("no such thing")

    monkeypatch.setattr(device, "open", fall_over)
    told: list[Trouble] = []
    player = Player(device, told.append)
    player.cue("table/drop")
    player.cue("table/lift")
    assert player.close()
    assert told == ["device"]
    assert player._asked.empty()


def test_a_device_is_looked_for_again_and_less_often() -> None:
    beside = Beside(FakeDevice("device"))
    beside.cue("table/drop")
    beside.watch.seconds += PATIENCE
    beside.cue("table/drop")
    assert beside.device.tried == 2
    beside.watch.seconds += PATIENCE
    beside.cue("table/drop")
    assert beside.device.tried == 2, "twice as long the second time"
    beside.device.trouble = ""
    beside.watch.seconds += PATIENCE
    beside.cue("table/drop")
    assert beside.device.hear()[0] == 400
    assert beside.told == ["device", ""]


def test_where_there_is_no_library_nobody_looks_again() -> None:
    beside = Beside(FakeDevice("library"))
    beside.cue("table/drop")
    beside.pass_(100 * PATIENCE)
    beside.cue("table/drop")
    assert beside.device.tried == 1


def test_a_lost_device_is_silent_and_found_again(beside: Beside) -> None:
    beside.evening("shelf")
    beside.cue("table/drop")
    beside.device.lose()
    beside.pass_(1)
    assert not beside.device.is_open
    assert beside.device.abandoned == 1, "nobody waits for it"
    assert beside.told == ["device"]
    beside.cue("table/drop")
    assert not beside.device.is_open
    beside.pass_(PATIENCE)
    assert beside.device.is_open, "the evening goes on by itself"
    assert beside.told == ["device", ""]
    beside.device.hear(2)
    assert beside.device.hear()[0] == 800


def test_a_device_that_was_given_up_gets_silence(beside: Beside) -> None:
    beside.cue("table/drop")
    fill, lost = beside.device._fill, beside.device._lost
    assert fill is not None
    assert lost is not None
    beside.device.lose()
    beside.pass_(1)
    beside.watch.seconds += PATIENCE
    beside.cue("table/drop")
    lost()
    assert set(fill(100)) == {0}
    beside.pass_(1)
    assert beside.device.is_open, "it was the other one"
    assert beside.device.hear()[0] == 400


def test_a_device_that_asks_for_nothing_is_lost(beside: Beside) -> None:
    beside.cue("table/drop")
    beside.watch.seconds += 2
    beside.device.hear()
    beside.pass_(2)
    assert beside.device.is_open
    beside.pass_(2)
    assert not beside.device.is_open


def test_a_device_that_nobody_needs_goes_back_to_the_system(beside: Beside) -> None:
    beside.cue("table/drop")
    for _ in range(int(IDLE) + 3):
        beside.device.hear() if beside.device.is_open else None
        beside.pass_(1)
    assert not beside.device.is_open
    assert beside.told == []
    beside.cue("table/drop")
    assert beside.device.is_open, "at once"


def test_an_evening_keeps_the_device(beside: Beside) -> None:
    beside.evening("shelf")
    for _ in range(2 * int(IDLE)):
        beside.device.hear()
        beside.pass_(1)
    assert beside.device.is_open


def test_a_spoiled_file_spoils_nothing_else(
    beside: Beside, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = beside.device.read

    def spoiled(path: object) -> object:
        if "lift" in str(path):
            raise ValueError("no sound in it")
        return read(path)  # type: ignore[arg-type]

    monkeypatch.setattr(beside.device, "read", spoiled)
    beside.cue("table/lift")
    beside.cue("table/drop")
    assert beside.device.hear()[0] == 400


# ---- the thread -----------------------------------------------------------------------------------


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(playing, "_FAREWELL", 0.05)
    return


def test_the_end_closes_the_device() -> None:
    device = FakeDevice()
    player = Player(device)
    player.cue("table/drop")
    assert player.close()
    assert device.opened == 1
    assert not device.is_open


def test_whoever_never_played_has_nothing_to_close() -> None:
    device = FakeDevice()
    assert Player(device).close()
    assert not device.tried


def test_whoever_asks_never_waits_for_the_device(hurried: None) -> None:
    device, there = FakeDevice(), threading.Event()
    device.open = lambda fill, lost: there.wait(10)  # type: ignore[method-assign]
    player = Player(device)
    for _ in range(100):
        player.cue("table/drop")
    assert not player.close(), "it hangs, and the program is told"
    there.set()
    assert player._thread is not None
    player._thread.join(5)
