"""Every cue has its sound, every sound its use; and each is what its recipe says, as loud as the others."""

from __future__ import annotations

import math
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from sounds.ambiences import AMBIENCES
from sounds.craft import RATE, band
from sounds.far import FAR
from sounds.make import EFFECTS, FOLDER, made, names
from sounds.measure import AMBIENCE, EFFECT, FAR_OFF, PEAK, SPREAD, loudness, peak
from sounds.wav import decoded, encoded

from halloween_table.contract.beats import Story
from halloween_table.games.shelf import SHELF
from halloween_table.sitting.moments import seen_with
from halloween_table.sound.files import far_off
from tests.conftest import ROOT
from tests.sitting.whole_games import KEYS, kit_of, played

_NAME = re.compile(r'"([a-z_]+/[a-z-]+)"')

SOME = (
    "table/press",
    "table/refused",
    "candy_hunters/shove",
    "booo/step",
    "booo/far-drips",
    "halloween/strike",
)
"""Short ones, of every kind."""


@cache
def kept() -> frozenset[str]:
    return frozenset(
        path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.wav")
    )


@cache
def asked_for() -> frozenset[str]:
    """Every word in the program's source that is the name of a sound."""
    sources = (ROOT / "halloween_table").rglob("*.py")
    words = (word for path in sources for word in _NAME.findall(path.read_text("utf-8")))
    return frozenset(words) & kept()


# ---- names ----------------------------------------------------------------------------------------


def test_there_is_a_file_for_each_recipe_and_no_other() -> None:
    assert kept() == set(names())


def test_every_sound_is_used() -> None:
    ambiences = {name for name in kept() if name.endswith("/ambience")}
    assert ambiences == {f"{evening}/ambience" for evening in (*KEYS, "shelf")}
    unused = kept() - asked_for() - ambiences - set(FAR)
    assert not unused


def test_something_is_heard_far_off_in_every_evening() -> None:
    for evening in (*KEYS, "shelf"):
        far = {name for name in FAR if name.startswith(f"{evening}/")}
        assert set(far_off(evening)) == far
        assert len(far) >= 3


def test_every_game_has_at_least_a_dozen() -> None:
    for key in KEYS:
        assert sum(name.startswith(f"{key}/") for name in EFFECTS) >= 12


@pytest.mark.parametrize("key", KEYS)
def test_every_cue_of_a_game_has_its_sound(key: str) -> None:
    """In a whole game, to every pair of eyes."""
    kit, cues = kit_of(key), set()
    assert kit.stage is not None
    history = played(key)
    for before, moment in zip(history.moments, history.moments[1:], strict=False):
        for eyes in (None, 0):
            views = (kit.game.view(each.position, eyes) for each in (before, moment))
            seen = (seen_with(event, eyes) for event in moment.events)
            events = tuple(event for event in seen if event is not None)
            story = Story(*views, events, eyes, history.record.players)
            cues |= {beat.sound for beat in kit.stage.beats(story) if beat.sound}
    assert len(cues) > 3
    assert cues <= kept()


def test_cues_of_the_table_are_written_as_they_are_called() -> None:
    """A word that looks like a cue of the table is one."""
    for path in (ROOT / "halloween_table").rglob("*.py"):
        for name in _NAME.findall(path.read_text("utf-8")):
            assert name in kept() or not name.startswith("table/"), path.name


# ---- what is heard ----------------------------------------------------------------------------------


def faults(name: str) -> list[str]:
    """What is wrong with a file, as it is decoded."""
    signal, rate = decoded(FOLDER / f"{name}.wav")
    loops = name.endswith("/ambience")
    target, spread = (FAR_OFF, 2) if name in FAR else (EFFECT, SPREAD)
    heard = [value for value in signal for _ in range(2)] if rate == RATE // 2 else signal
    loud, found = loudness(heard), []
    if peak(signal) > PEAK:
        found.append(f"its peak is {peak(signal):.1f} dB")
    if loops and loud > AMBIENCE + 1:
        found.append(f"with {loud:.1f} dB it is too loud for an ambience")
    if not loops and abs(loud - target) > spread:
        found.append(f"it has {loud:.1f} dB")
    if abs(sum(signal) / len(signal)) > 0.002:
        found.append("its middle is not at zero")
    if not loops and max(map(abs, (*signal[:8], *signal[-8:]))) > 0.01:
        found.append("it begins or ends with a click")
    if loops and _step(signal[-1], signal[0]) > 3 * max(map(_step, signal, signal[1:])):
        found.append("its seam can be heard")
    return found


def _step(one: float, other: float) -> float:
    return abs(other - one)


@pytest.mark.parametrize("name", SOME)
def test_some_are_as_loud_as_they_shall_be(name: str) -> None:
    assert faults(name) == []


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(names()))
def test_each_is_as_loud_as_it_shall_be(name: str) -> None:
    assert faults(name) == []


MOST_ABOVE = 12.5
"""Decibels by which the loudest twentieth of a second may lie above what is heard mostly: of what stands
out more, and comes again with each round, whoever sits there for an hour knows the order."""


def evening_of(name: str) -> tuple[list[float], int]:
    """An ambience, and how many samples are a twentieth of a second."""
    signal, rate = decoded(FOLDER / f"{name}/ambience.wav")
    return signal, rate // 20


def powers(signal: list[float], count: int) -> list[float]:
    """Of so many samples each."""
    starts = range(0, len(signal) - count, count)
    return [sum(value * value for value in signal[at : at + count]) / count for at in starts]


@pytest.mark.parametrize("evening", AMBIENCES)
def test_nothing_in_an_evening_stands_out(evening: str) -> None:
    heard = sorted(powers(*evening_of(evening)))
    assert 10 * math.log10(heard[-1] / heard[len(heard) // 2]) < MOST_ABOVE


def test_crickets_do_not_stop_where_their_evening_begins_anew() -> None:
    signal, count = evening_of("candy_hunters")
    chirps = powers(
        band(signal, 2 * 2325, 12), count
    )  # kept with half the samples: twice the pitch
    usual = sorted(chirps)[len(chirps) // 2]
    heard = [at for at, power in enumerate(chirps) if power > 6 * usual]
    around = [*heard, heard[0] + len(chirps)]
    pauses = [later - earlier for earlier, later in pairwise(around)]
    assert len(heard) > 20
    assert max(pauses) < 1.2 * 20, "seconds"


def unlike(name: str) -> float:
    """How far a file is from its recipe, in decibels below it: mathematics differs a hair from one system
    to the next, and four bits make more of it."""
    ours, _ = decoded(FOLDER / f"{name}.wav")
    recipe, _ = made(name)
    assert len(ours) == len(recipe)
    wrong = sum((a - b) ** 2 for a, b in zip(ours, recipe, strict=True))
    return 10 * math.log10(wrong / sum(value * value for value in recipe))


@pytest.mark.parametrize("name", SOME)
def test_some_files_are_what_their_recipes_say(name: str) -> None:
    assert unlike(name) < -18


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(names()))
def test_each_file_is_what_its_recipe_says(name: str) -> None:
    assert unlike(name) < -15


def test_another_recipe_is_noticed() -> None:
    ours, _ = decoded(FOLDER / "table/press.wav")
    other, _ = made("table/tick")
    wrong = sum((a - b) ** 2 for a, b in zip(ours, other, strict=False))
    assert wrong > 0.5 * sum(value * value for value in other)


def test_all_of_them_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*")) < 1_500_000


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    signal = [0.3 * math.sin(at / 20) * min(1, at / 300) for at in range(1700)]
    path = tmp_path / "tone.wav"
    path.write_bytes(encoded(signal, RATE))
    heard, rate = decoded(path)
    assert rate == RATE
    assert len(heard) == len(signal)
    assert max(abs(a - b) for a, b in zip(heard[300:], signal[300:], strict=True)) < 0.01


def test_the_measure_knows_what_is_louder() -> None:
    tone = [0.1 * math.sin(2 * math.pi * 500 * at / RATE) for at in range(RATE // 2)]
    assert loudness([2 * value for value in tone]) - loudness(tone) == pytest.approx(6.02, abs=0.01)
    assert loudness(tone[: RATE // 10]) < loudness(tone) - 2, "what is short is less loud"
    assert loudness(tone) == pytest.approx(20 * math.log10(0.1 / math.sqrt(2)), abs=1.5)


def test_every_box_is_known() -> None:
    assert set(KEYS) == {box.key for box in SHELF}
