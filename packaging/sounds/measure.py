"""How loud a sound is to people, and how it is brought to the loudness of the others.

The measure: what is heard with the weights of ITU-R BS.1770 (a little more of what is above 1.7 kHz,
nothing of what is below 38 Hz), as the root of its mean square in the loudest 200 ms, in decibels of full
scale. A shorter sound counts with the silence that follows it: so short it is heard as less loud, too.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from .craft import RATE, Signal, eased, frames, high, low

EFFECT: Final = -21.0
"""The loudness of an effect."""
SPREAD: Final = 1.5
"""How far from that it may be, to either side."""
AMBIENCE: Final = EFFECT - 12
"""The loudness of an ambience, in its loudest moment."""
FAR_OFF: Final = AMBIENCE - 2
"""The loudness of what is heard far off now and then."""
PEAK: Final = -6.0
"""The highest sample, in decibels of full scale."""
_WINDOW: Final = 0.2


def loudness(signal: Sequence[float]) -> float:
    """In decibels; a signal is between -1 and 1."""
    weighed = _weighed([*signal, *([0.0] * frames(_WINDOW))])
    count = frames(_WINDOW)
    power = loudest = sum(value * value for value in weighed[:count])
    for at in range(count, len(weighed)):
        power += weighed[at] ** 2 - weighed[at - count] ** 2
        loudest = max(loudest, power)
    return 10 * math.log10(max(1e-12, loudest / count))


def peak(signal: Sequence[float]) -> float:
    """In decibels."""
    return 20 * math.log10(max(1e-9, max(map(abs, signal), default=0.0)))


def finish(signal: Sequence[float], target: float = EFFECT) -> Signal:
    """As it is kept: without what nobody hears, soft at both ends, and as loud as the others. What is
    short has high peaks: those are bent, not cut."""
    clean = eased(_trimmed(low(high(signal, 45), 6500)), 0.002, 0.14)
    for _ in range(4):
        clean = _scaled(clean, target - loudness(clean))
        if peak(clean) <= PEAK - 0.3:
            break
        clean = _bent(clean, 10 ** ((PEAK - 0.5) / 20))
    return clean


def _weighed(signal: Sequence[float]) -> Signal:
    """The two filters of the standard, worked out for our rate."""
    gain, turn = 10 ** (3.99984 / 40), math.tan(math.pi * 1681.97 / RATE)
    damp = turn / 0.70718
    whole = 1 + damp + turn * turn
    shelf = (
        (gain**2 + gain * damp + turn * turn) / whole,
        2 * (turn * turn - gain**2) / whole,
        (gain**2 - gain * damp + turn * turn) / whole,
        2 * (turn * turn - 1) / whole,
        (1 - damp + turn * turn) / whole,
    )
    lifted, one, two = [], 0.0, 0.0
    for value in signal:
        now = shelf[0] * value + one
        one = shelf[1] * value - shelf[3] * now + two
        two = shelf[2] * value - shelf[4] * now
        lifted.append(now)
    return high(lifted, 38)


def _trimmed(signal: Signal) -> Signal:
    """Without the end that is too quiet to be heard."""
    floor = 0.03 * max(map(abs, signal), default=0.0)
    last = next((at for at in range(len(signal) - 1, 0, -1) if abs(signal[at]) > floor), 0)
    return signal[: last + frames(0.1)]


def _scaled(signal: Sequence[float], decibels: float) -> Signal:
    factor = 10 ** (decibels / 20)
    return [factor * value for value in signal]


def _bent(signal: Sequence[float], most: float) -> Signal:
    return [most * math.tanh(value / most) for value in signal]
