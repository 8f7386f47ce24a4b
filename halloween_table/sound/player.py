"""Plays cues and an ambience, and never keeps anybody waiting.

Whatever takes time, importing the library, opening a device, reading a file, happens on a thread of its own,
which begins with the first sound. Where nothing can be heard the program is silent, and a device that is
gone is looked for again when something is to be heard later on.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread

from .device import RATE, Device, NoSound, Samples, Trouble
from .files import ambience_of, far_off, sound_file
from .mixer import Mixer

LATE = 0.5
"""Seconds after which a cue is not played any more: what it tells of is long past."""
ECHO = 0.05
"""Seconds within which the same cue is heard once."""
PAUSES = (14.0, 40.0)
"""Seconds, at least and at most, between two things that are heard far off while an ambience goes round."""
PATIENCE = 10.0
"""Seconds until a device that was not there is looked for again; twice as many each time."""
MOST_PATIENCE = 320.0
IDLE = 30.0
"""Seconds of silence after which the device is given back to the system."""
_STUCK = 3.0
"""Seconds without being asked for samples after which a device is taken for lost."""
_WATCH = 1.0
"""Seconds between two looks at how the device is."""
_FAREWELL = 1.5
"""Seconds that the end of the program waits for a device to close."""


class Player:
    """One thread asks it for sounds; what it says of trouble comes from another."""

    def __init__(
        self,
        device: Device,
        tell: Callable[[Trouble], None] = lambda trouble: None,
        now: Callable[[], float] = time.monotonic,
        find: Callable[[str], Path | None] = sound_file,
        dice: Random | None = None,
    ) -> None:
        """`tell` hears why nothing can be heard, or that something can again."""
        self._device, self._tell, self._now, self._find = device, tell, now, find
        self._asked: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._thread: Thread | None = None
        self._ended = False
        self._mixer = Mixer()
        self._clips: dict[str, Samples] = {}
        self._effects = self._ambience = 1.0
        self._evening = ""
        """Whose ambience is to be heard."""
        self._going_round = ""
        """Whose ambience is."""
        self._dice = dice or Random()
        self._far: list[str] = []
        """What has not been heard far off yet, until everything has."""
        self._far_due = 0.0
        """When something is."""
        self._open = False
        self._lost = False
        self._next_try = 0.0
        self._patience = PATIENCE
        self._asked_for_samples = self._last_heard = 0.0
        self._last_cues: dict[str, float] = {}
        self._trouble: Trouble = ""

    # ---- what is asked for: at once, by whoever plays ---------------------------------------------

    def cue(self, name: str) -> None:
        """That is to be heard now."""
        due = self._now()
        self._do(lambda: self._play(name, due))

    def ambience(self, game: str) -> None:
        """That evening is to be heard from now on; an empty word: none."""
        self._do(lambda: self._set_evening(game))

    def turn(self, effects: float, ambience: float) -> None:
        """How loud everything is, from 0 to 1."""
        self._do(lambda: self._set_gains(effects, ambience))

    def close(self) -> bool:
        """Falls silent for good; False if the device does not let go."""
        if self._thread is None:
            return True
        self._do(self._end)
        self._thread.join(_FAREWELL)
        return not self._thread.is_alive()

    def _do(self, what: Callable[[], None]) -> None:
        self._asked.put(what)
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()

    # ---- the thread --------------------------------------------------------------------------------

    def _work(self) -> None:
        while not self._ended:
            try:
                self._asked.get(timeout=_WATCH if self._open or self._evening else None)()
            except Empty:
                self.look_after()

    def _play(self, name: str, due: float) -> None:
        if not self._effects or due - self._last_cues.get(name, -ECHO) < ECHO:
            return
        if not self._ready():
            return
        clip = self._clip(name)
        if clip is None or self._now() - due > LATE:
            return
        self._last_cues[name] = due
        self._last_heard = self._now()
        self._mixer.play(clip, self._effects)

    def _set_evening(self, game: str) -> None:
        self._evening = game
        self._go_round()

    def _go_round(self) -> None:
        """Has the right ambience go round, as far as anything can be heard."""
        wanted = self._evening if self._ambience else ""
        if wanted == self._going_round or (wanted and not self._ready()):
            return
        clip = self._read(ambience_of(wanted)) if wanted else None
        self._going_round, self._far = wanted, []
        self._far_due = self._now() + self._dice.uniform(*PAUSES)
        self._mixer.loop(clip, self._ambience)

    def _hear_far(self) -> None:
        """Something beyond the table: each thing once, in an order of chance, before one comes again."""
        self._far_due = self._now() + self._dice.uniform(*PAUSES)
        if not self._far:
            names = far_off(self._going_round)
            self._far = self._dice.sample(names, len(names))
        clip = self._read(self._far.pop()) if self._far else None
        if clip is not None:
            self._mixer.play(clip, self._ambience)

    def _set_gains(self, effects: float, ambience: float) -> None:
        self._effects, self._ambience = effects, ambience
        if not effects:
            self._mixer.hush()
        self._mixer.turn_loop(ambience)
        self._go_round()

    def _clip(self, name: str) -> Samples | None:
        """An effect, which is kept: it will be heard again."""
        clip = self._clips.get(name) or self._read(name)
        if clip:
            self._clips[name] = clip
        return clip

    def _read(self, name: str) -> Samples | None:
        """The sound of that name."""
        path = self._find(name)
        if path is None:
            return None
        try:
            samples, rate = self._device.read(path)
        except Exception:  # a file that was spoiled: nothing else suffers from it
            return None
        return _at_our_rate(samples, rate)

    # ---- the device --------------------------------------------------------------------------------

    def _ready(self) -> bool:
        """Whether something can be heard; opens the device if it is time to."""
        if self._lost:
            self._give_up("device")
        if self._open or self._trouble == "library" or self._now() < self._next_try:
            return self._open
        self._asked_for_samples = self._now()
        try:
            self._device.open(partial(self._fill, self._mixer), partial(self._lose, self._mixer))
        except Exception as error:  # also what no driver should do: the thread goes on
            self._wait()
            self._say(error.trouble if isinstance(error, NoSound) else "device")
            return False
        self._open, self._last_heard, self._patience = True, self._now(), PATIENCE
        self._say("")
        return True

    def _fill(self, mixer: Mixer, count: int) -> bytes:
        """The device wants samples. On a thread of its own; one that was given up gets silence."""
        if mixer is not self._mixer:
            return bytes(2 * count)
        self._asked_for_samples = self._now()
        return mixer.fill(count)

    def _lose(self, mixer: Mixer) -> None:
        """The device is gone. On a thread of its own, or on ours."""
        self._lost = self._lost or mixer is self._mixer

    def look_after(self) -> None:
        """Nothing was asked for a while: is the device still there, and needed?"""
        now = self._now()
        if self._open and (self._lost or now - self._asked_for_samples > _STUCK):
            self._give_up("device")
        if self._open and not self._mixer.silent:
            self._last_heard = now
        if self._open and now - self._last_heard > IDLE:
            self._close()
        if self._evening and not self._going_round:
            self._go_round()
        if self._going_round and now >= self._far_due:
            self._hear_far()

    def _give_up(self, trouble: Trouble) -> None:
        self._close(lost=True)
        self._wait()
        self._say(trouble)

    def _wait(self) -> None:
        self._next_try = self._now() + self._patience
        self._patience = min(MOST_PATIENCE, 2 * self._patience)

    def _close(self, lost: bool = False) -> None:
        """What it was to play is gone with it."""
        (self._device.abandon if lost else self._device.close)()
        self._open = self._lost = False
        self._mixer, self._going_round = Mixer(), ""

    def _end(self) -> None:
        self._ended = True
        self._close()

    def _say(self, trouble: Trouble) -> None:
        if trouble != self._trouble:
            self._trouble = trouble
            self._tell(trouble)


def _at_our_rate(samples: Samples, rate: int) -> Samples:
    """A loop is kept with half the samples: those between are put in, around its seam too."""
    if rate * 2 != RATE or not samples:
        return samples
    doubled = array("h", bytes(4 * len(samples)))
    doubled[::2] = samples
    nexts = (*samples[1:], samples[0])
    doubled[1::2] = array("h", ((a + b) // 2 for a, b in zip(samples, nexts, strict=True)))
    return doubled
