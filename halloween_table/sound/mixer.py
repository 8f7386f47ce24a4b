"""Adds up what sounds at once: voices that end, and an ambience that goes round.

One thread says what shall sound, another takes samples. They meet only in single assignments and in a
queue, so neither ever waits for the other.
"""

from __future__ import annotations

import math
from array import array
from collections import deque
from collections.abc import Sequence

from .device import RATE, Samples

MOST_VOICES = 8
"""So many effects are heard at once; the oldest makes room."""
FADE = 1.6
"""Seconds in which an ambience comes or goes."""
_HUSH = 0.03
"""Seconds in which a voice goes that has to: at once would be a click."""


class _Voice:
    """Something that sounds, as loud as it is now and on its way to as loud as it shall be."""

    def __init__(self, samples: Samples, gain: float, goal: float, loops: bool = False) -> None:
        self._samples, self._loops, self._at = samples, loops, 0
        self.gain, self.goal = gain, goal

    @property
    def over(self) -> bool:
        silent = self.gain == self.goal == 0
        return silent or (not self._loops and self._at >= len(self._samples))

    def take(self, count: int) -> Samples:
        """The next samples, with silence after the end."""
        taken = self._samples[self._at : self._at + count]
        self._at += len(taken)
        while self._loops and len(taken) < count:
            self._at = min(count - len(taken), len(self._samples))
            taken += self._samples[: self._at]
        taken.frombytes(bytes(2 * (count - len(taken))))
        return taken

    def heard(self, count: int, most: float) -> list[float]:
        """The next samples as loud as they are; the gain changes by so much at most."""
        samples, gain = self.take(count), self.gain
        if gain == self.goal:
            return [sample * gain for sample in samples]
        way = max(-most, min(most, self.goal - gain))
        self.gain = gain + way if abs(self.goal - gain) > most else self.goal
        return [sample * (gain + way * at / count) for at, sample in enumerate(samples)]


class Mixer:
    """Gives a device its samples."""

    def __init__(self) -> None:
        self._coming: deque[_Voice] = deque()
        self._voices: list[_Voice] = []
        self._loop: _Voice | None = None
        self._going: list[_Voice] = []
        """Ambiences that fade out."""

    # ---- what shall sound ---------------------------------------------------------------------

    def play(self, samples: Samples, gain: float) -> None:
        """Once, over everything else."""
        self._coming.append(_Voice(samples, gain, gain))

    def loop(self, samples: Samples | None, gain: float) -> None:
        """From now on in place of whatever went round; None: nothing does."""
        last, self._loop = self._loop, None
        if last is not None:
            last.goal = 0.0
            self._going = [*self._going, last]
        if samples:
            self._loop = _Voice(samples, 0.0, gain, loops=True)

    def turn_loop(self, gain: float) -> None:
        """Louder or quieter."""
        loop = self._loop
        if loop is not None:
            loop.goal = gain

    def hush(self) -> None:
        """Ends every effect that sounds now."""
        for voice in (*self._voices, *self._coming):
            voice.goal = 0.0

    @property
    def silent(self) -> bool:
        """Whether nothing is to be heard."""
        loop = self._loop
        rests = loop is None or loop.gain == loop.goal == 0
        return rests and not (self._coming or self._voices or self._going)

    # ---- what is heard ------------------------------------------------------------------------

    def fill(self, count: int) -> bytes:
        """The next so many samples."""
        while self._coming:
            self._voices.append(self._coming.popleft())
        crowd = self._voices[:-MOST_VOICES] if len(self._voices) > MOST_VOICES else ()
        for voice in crowd:
            voice.goal = 0.0
        loop, going = self._loop, self._going
        loops = going if loop is None or loop.gain == loop.goal == 0 else [*going, loop]
        if not self._voices and not loops:
            return bytes(2 * count)
        heard = [voice.heard(count, count / (RATE * _HUSH)) for voice in self._voices]
        heard += [voice.heard(count, count / (RATE * FADE)) for voice in loops]
        self._voices = [voice for voice in self._voices if not voice.over]
        if any(voice.over for voice in going):
            self._going = [voice for voice in self._going if not voice.over]
        return _together(heard).tobytes()


def _together(heard: Sequence[list[float]]) -> Samples:
    """Within what a sample can hold; where it would be louder, all of it is bent alike."""
    whole = heard[0] if len(heard) == 1 else list(map(sum, zip(*heard, strict=True)))
    if len(heard) > 1 and max(max(whole), -min(whole)) > 32000:
        whole = [32000 * math.tanh(value / 32000) for value in whole]
    return array("h", map(int, whole))
