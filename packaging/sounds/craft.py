"""What sounds are made of: oscillators, noises, filters and envelopes, in plain Python.

A signal is a list of numbers around zero, `RATE` of them for a second. How loud it is does not matter
until `finish`; what matters is how loud the parts of a recipe are beside each other.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

RATE: Final = 22050
"""Samples per second: enough for sounds that are to have no shrill highs."""

Signal = list[float]
Recipe = Callable[[Random], Signal]
"""How a sound is made, from dice that always fall alike."""
Mode = tuple[float, float, float]
"""A part of what rings: its pitch as a ratio, how loud it is, and after how many seconds it has faded to
a third."""

BAR: Final[tuple[Mode, ...]] = ((1, 1, 1), (2.76, 0.35, 0.45), (5.4, 0.12, 0.25))
"""A wooden bar that is struck, for a decay of one second."""
BOX: Final[tuple[Mode, ...]] = ((1, 1, 1), (1.52, 0.6, 0.8), (2.31, 0.4, 0.6), (3.17, 0.2, 0.4))
"""A hollow box of wood."""
COMB: Final[tuple[Mode, ...]] = ((1, 1, 1), (2, 0.28, 0.7), (3, 0.1, 0.5), (5.9, 0.06, 0.2))
"""A tooth of a music box."""
BELL: Final[tuple[Mode, ...]] = (
    (0.5, 0.4, 1.2),
    (1, 1, 1),
    (1.19, 0.5, 0.8),
    (2, 0.35, 0.6),
    (2.74, 0.2, 0.4),
)
"""A bell, far away."""
STRING: Final[tuple[Mode, ...]] = tuple((k, 1 / k**1.4, 1 / k**0.6) for k in range(1, 9))
"""A string that is plucked."""

VOWELS: Final = {
    "m": ((250, 1.0), (1100, 0.05), (2300, 0.02)),
    "u": ((300, 1.0), (750, 0.35), (2200, 0.03)),
    "o": ((450, 1.0), (850, 0.55), (2400, 0.05)),
    "a": ((720, 1.0), (1150, 0.7), (2500, 0.12)),
    "e": ((480, 1.0), (1750, 0.35), (2500, 0.15)),
    "i": ((300, 1.0), (2000, 0.3), (2700, 0.12)),
}
"""Where a mouth lets a voice through, and how well."""

_SEMITONES: Final = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def hz(name: str) -> float:
    """The pitch of a note: `hz("A4")` is 440, `hz("Bb3")` a seventh below."""
    step = _SEMITONES[name[0]] + name.count("#") - name.count("b") + 12 * (int(name[-1]) - 4)
    return float(440 * 2 ** (step / 12))


def frames(seconds: float) -> int:
    return round(seconds * RATE)


# ---- sources ------------------------------------------------------------------------------------


def ring(pitch: float, decay: float, modes: Sequence[Mode] = BAR, attack: float = 0.003) -> Signal:
    """Something that is struck and rings until nothing of it is left."""
    signal = [0.0] * frames(decay * 4.5)
    for ratio, level, share in modes:
        turn = 2 * math.pi * pitch * ratio / RATE
        if turn > 2.6:
            continue  # too high to be heard from here
        fade = math.exp(-1 / (decay * share * RATE))
        first, second = 2 * fade * math.cos(turn), fade * fade
        before, now = 0.0, level * math.sin(turn)
        for at in range(len(signal)):
            signal[at] += before
            before, now = now, first * now - second * before
    return eased(signal, attack, 0.02)


def glide(
    pitches: Sequence[float], seconds: float, tones: Sequence[float] = (1,), wobble: float = 0.0
) -> Signal:
    """A tone that passes through these pitches, each as long; `tones`: how loud its harmonics are;
    `wobble`: by what part of it the pitch trembles, five times a second."""
    count, phase, signal = frames(seconds), 0.0, []
    for at in range(count):
        pitch = along(pitches, at / count)
        if wobble:
            pitch *= 1 + wobble * math.sin(2 * math.pi * 5.2 * at / RATE)
        phase += 2 * math.pi * pitch / RATE
        signal.append(sum(level * math.sin(phase * k) for k, level in enumerate(tones, 1)))
    return eased(signal, 0.01, 0.02)


def voice(
    vowels: str,
    pitches: Sequence[float],
    seconds: float,
    wobble: float = 0.012,
    breath: float = 0.0,
    dice: Random | None = None,
) -> Signal:
    """A friendly ghost: it sings these vowels through these pitches, with some breath."""
    count, phase = frames(seconds), 0.0
    mouths = [_mouth(VOWELS[vowel]) for vowel in vowels]
    steps = 96  # a mouth moves slowly: its gains are worked out now and then
    signal, gains, pitch = [], [0.0], pitches[0]
    for at in range(count):
        if at % steps == 0:
            share = at / count
            pitch = along(pitches, share) * (1 + wobble * math.sin(2 * math.pi * 5.2 * at / RATE))
            gains = _harmonics(mouths, share, pitch)
        phase += 2 * math.pi * pitch / RATE
        signal.append(sum(gain * math.sin(phase * k) for k, gain in enumerate(gains, 1)))
    if breath and dice is not None:
        signal = mix((0, 1, signal), (0, breath, band(noise(dice, seconds), 900, 0.8)))
    return signal


def _mouth(formants: Sequence[tuple[float, float]]) -> Callable[[float], float]:
    return lambda pitch: sum(
        level / (1 + ((pitch - middle) / (60 + 0.06 * middle)) ** 2) for middle, level in formants
    )


def _harmonics(
    mouths: Sequence[Callable[[float], float]], share: float, pitch: float
) -> list[float]:
    place = share * (len(mouths) - 1)
    left = min(int(place), max(0, len(mouths) - 2))
    right, part = min(left + 1, len(mouths) - 1), place - left
    part = part * part * (3 - 2 * part)
    top = min(22, int(4200 / pitch))
    return [
        ((1 - part) * mouths[left](k * pitch) + part * mouths[right](k * pitch)) / k**0.35
        for k in range(1, top + 1)
    ]


def noise(dice: Random, seconds: float) -> Signal:
    return [dice.uniform(-1, 1) for _ in range(frames(seconds))]


def whoosh(
    dice: Random, pitches: Sequence[float], seconds: float, narrow: float = 1.6, peak: float = 0.5
) -> Signal:
    """Air that something passes through: noise around these pitches, loudest at `peak` of its way."""
    return shaped(band(noise(dice, seconds), pitches, narrow), hill(peak))


def knock(
    dice: Random, pitch: float, decay: float = 0.05, modes: Sequence[Mode] = BOX, tick: float = 0.25
) -> Signal:
    """Wood on wood: a hollow sound, and the tick of what strikes it."""
    body = ring(pitch, decay, modes, attack=0.002)
    top = shaped(low(noise(dice, 0.02), min(3200.0, pitch * 7)), fall(0.2))
    return mix((0, 1, body), (0, tick, top))


def rustle(dice: Random, seconds: float, middle: float = 2200, grains: int = 30) -> Signal:
    """Paper, leaves or cloth: many little brushes."""
    signal = [0.0] * frames(seconds + 0.05)
    for _ in range(grains):
        start = dice.random() * seconds
        level = (0.3 + 0.7 * dice.random()) * math.sin(
            math.pi * min(1.0, 0.06 + start / seconds * 0.94)
        )
        grain = shaped(noise(dice, 0.012 + 0.02 * dice.random()), hill(0.3))
        _add(signal, grain, frames(start), level)
    return band(signal, middle, 0.7)


# ---- filters ------------------------------------------------------------------------------------


def low(signal: Sequence[float], cutoff: float, twice: bool = True) -> Signal:
    """Only what is lower passes."""
    return _biquad(signal, *_pass(cutoff, highs=False)) if twice else _once(signal, cutoff)


def high(signal: Sequence[float], cutoff: float) -> Signal:
    """Only what is higher passes."""
    return _biquad(signal, *_pass(cutoff, highs=True))


def band(signal: Sequence[float], middle: float | Sequence[float], narrow: float = 1.0) -> Signal:
    """Only what is near passes; the middle may wander through several pitches. A filter of two
    integrators, which stays calm while it is turned."""
    count, lows, bands = len(signal), 0.0, 0.0
    pitches = [middle] if isinstance(middle, int | float) else list(middle)
    damp, passed, force = 1 / narrow, [], 0.0
    for at, value in enumerate(signal):
        if at % 32 == 0:
            force = math.tan(math.pi * min(along(pitches, at / count), RATE * 0.4) / RATE)
            shrink = 1 / (1 + force * (force + damp))
        rest = value - lows
        now = shrink * (bands + force * rest)
        deep = lows + force * now
        bands, lows = 2 * now - bands, 2 * deep - lows
        passed.append(now * damp)
    return passed


def _once(signal: Sequence[float], cutoff: float) -> Signal:
    follow, now, passed = 1 - math.exp(-2 * math.pi * cutoff / RATE), 0.0, []
    for value in signal:
        now += follow * (value - now)
        passed.append(now)
    return passed


def _pass(cutoff: float, highs: bool) -> tuple[float, float, float, float, float]:
    turn = 2 * math.pi * min(cutoff, RATE * 0.45) / RATE
    alpha, cosine = math.sin(turn) / math.sqrt(2), math.cos(turn)
    edge = (1 + cosine) / 2 if highs else (1 - cosine) / 2
    whole = 1 + alpha
    middle = (-2 if highs else 2) * edge
    return edge / whole, middle / whole, edge / whole, -2 * cosine / whole, (1 - alpha) / whole


def _biquad(
    signal: Sequence[float], b0: float, b1: float, b2: float, a1: float, a2: float
) -> Signal:
    one = two = 0.0
    passed = []
    for value in signal:
        now = b0 * value + one
        one = b1 * value - a1 * now + two
        two = b2 * value - a2 * now
        passed.append(now)
    return passed


def room(signal: Sequence[float], share: float = 0.16, size: float = 1.0) -> Signal:
    """Heard in a small room with wooden walls: a few soft echoes, each darker than the last."""
    if not share:
        return list(signal)
    heard, echo = list(signal), list(signal)
    for delay, level in ((0.013, 0.9), (0.023, 0.75), (0.037, 0.6), (0.059, 0.4)):
        echo = low(echo, 2600, twice=False)
        heard = mix((0, 1, heard), (delay * size, share * level, echo))
    return heard


# ---- envelopes ----------------------------------------------------------------------------------

Shape = Callable[[float], float]
"""How loud something is at a share of its time."""


def hill(peak: float = 0.5) -> Shape:
    """Comes and goes, without an edge."""
    return lambda share: (
        math.sin(math.pi / 2 * (share / peak if share < peak else (1 - share) / (1 - peak))) ** 2
    )


def fall(decay: float = 0.25) -> Shape:
    """There at once, then less and less; `decay`: of its time, until a third is left."""
    return lambda share: math.exp(-share / decay)


def shaped(signal: Sequence[float], shape: Shape) -> Signal:
    count = max(1, len(signal))
    return [value * shape(at / count) for at, value in enumerate(signal)]


def trembling(signal: Sequence[float], times: float, depth: float) -> Signal:
    """Louder and quieter so many times a second."""
    return [
        value * (1 - depth * (0.5 + 0.5 * math.cos(2 * math.pi * times * at / RATE)))
        for at, value in enumerate(signal)
    ]


def eased(signal: Signal, attack: float, release: float) -> Signal:
    """Begins and ends softly: an edge would be a click."""
    for at in range(min(frames(attack), len(signal))):
        signal[at] *= 0.5 - 0.5 * math.cos(math.pi * at / frames(attack))
    for at in range(min(frames(release), len(signal))):
        signal[-1 - at] *= 0.5 - 0.5 * math.cos(math.pi * at / frames(release))
    return signal


def along(stations: Sequence[float], share: float) -> float:
    """Where one is after that share of a way through all of them."""
    if len(stations) == 1:
        return stations[0]
    place = min(max(share, 0.0), 0.999999) * (len(stations) - 1)
    at = int(place)
    return stations[at] + (stations[at + 1] - stations[at]) * (place - at)


# ---- together -----------------------------------------------------------------------------------


def mix(*parts: tuple[float, float, Sequence[float]]) -> Signal:
    """Signals, each after so many seconds and so loud."""
    whole = [0.0] * max(frames(start) + len(signal) for start, _, signal in parts)
    for start, level, signal in parts:
        _add(whole, signal, frames(start), level)
    return whole


def tune(
    notes: Iterable[str], step: float, decay: float, modes: Sequence[Mode] = COMB, last: float = 1.0
) -> Signal:
    """Notes one after another; the last rings `last` times as long."""
    names = list(notes)
    longs = [decay * (last if at == len(names) - 1 else 1) for at in range(len(names))]
    return mix(
        *(
            (at * step, 1, ring(hz(name), long, modes))
            for at, (name, long) in enumerate(zip(names, longs, strict=True))
        )
    )


def _add(whole: Signal, signal: Sequence[float], start: int, level: float) -> None:
    for at, value in enumerate(signal, start):
        whole[at] += level * value
