"""Several sounds at once: each as loud as it shall be, none with an edge, and never too many."""

from __future__ import annotations

from array import array
from itertools import pairwise

from halloween_table.sound.device import RATE
from halloween_table.sound.mixer import FADE, MOST_VOICES, Mixer

LOUD = array("h", [1000] * 300)
BLOCK = 100


def heard(mixer: Mixer, count: int = BLOCK) -> list[int]:
    return list(array("h", mixer.fill(count)))


def test_nothing_is_silence() -> None:
    mixer = Mixer()
    assert mixer.silent
    assert heard(mixer) == [0] * BLOCK


def test_a_voice_sounds_to_its_end_and_is_gone() -> None:
    mixer = Mixer()
    mixer.play(LOUD, 0.5)
    assert not mixer.silent
    assert heard(mixer, 250) == [500] * 250
    assert heard(mixer) == [500] * 50 + [0] * 50
    assert mixer.silent


def test_voices_are_added_up() -> None:
    mixer = Mixer()
    mixer.play(LOUD, 1.0)
    heard(mixer)
    mixer.play(array("h", [-300] * 300), 1.0)
    assert heard(mixer) == [700] * BLOCK


def test_too_loud_is_bent_and_not_cut() -> None:
    mixer = Mixer()
    for _ in range(4):
        mixer.play(array("h", [20000, -20000] * 200), 1.0)
    high, low = heard(mixer)[:2]
    assert 30000 < high < 32767
    assert high == -low


def test_the_oldest_makes_room_softly() -> None:
    mixer = Mixer()
    for _ in range(MOST_VOICES + 1):
        mixer.play(array("h", [100] * RATE), 1.0)
    first = heard(mixer, 200)
    assert first[0] == 100 * (MOST_VOICES + 1)
    assert max(a - b for a, b in pairwise(first)) <= 1
    heard(mixer, RATE // 10)
    assert heard(mixer) == [100 * MOST_VOICES] * BLOCK


def test_an_ambience_comes_slowly_and_goes_round() -> None:
    mixer = Mixer()
    mixer.loop(array("h", range(0, 3000, 10)), 1.0)
    rising = heard(mixer, RATE // 2)
    assert rising[0] == 0
    assert 0 < max(rising[:300]) < 100
    heard(mixer, int(FADE * RATE))
    round_ = heard(mixer, 300)
    assert sorted(round_) == list(range(0, 3000, 10)), "every sample once, none twice"


def test_a_block_may_be_longer_than_the_loop() -> None:
    mixer = Mixer()
    mixer.loop(array("h", [5] * 7), 1.0)
    heard(mixer, int(FADE * RATE) + 10)
    assert heard(mixer, 50) == [5] * 50


def test_one_ambience_fades_into_the_next() -> None:
    mixer = Mixer()
    mixer.loop(array("h", [1000] * 50), 1.0)
    heard(mixer, int(FADE * RATE) + 10)
    mixer.loop(array("h", [-1000] * 50), 1.0)
    faded = heard(mixer, int(FADE * RATE) + 10)
    assert faded[0] == 1000
    assert faded[-1] <= -999
    assert max(abs(a - b) for a, b in pairwise(faded)) <= 2
    mixer.loop(None, 0.0)
    heard(mixer, int(FADE * RATE) + 10)
    assert mixer.silent


def test_an_ambience_is_turned_down_without_an_edge() -> None:
    mixer = Mixer()
    mixer.loop(array("h", [1000] * 50), 1.0)
    heard(mixer, int(FADE * RATE) + 10)
    mixer.turn_loop(0.0)
    faded = heard(mixer, int(FADE * RATE) + 10)
    assert max(abs(a - b) for a, b in pairwise(faded)) <= 1
    assert mixer.silent
    mixer.turn_loop(0.5)
    heard(mixer, int(FADE * RATE) + 10)
    assert heard(mixer) == [500] * BLOCK


def test_hushed_voices_are_gone_soon() -> None:
    mixer = Mixer()
    mixer.play(array("h", [1000] * RATE), 1.0)
    heard(mixer)
    mixer.hush()
    heard(mixer, RATE // 20)
    assert mixer.silent
