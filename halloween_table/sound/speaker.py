"""The system's sound device, by miniaudio. It is imported when something is to be heard first."""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from .device import RATE, Fill, NoSound, Samples

_PERIOD = 30
"""Milliseconds that are asked for at once; three of them lie ready, should the window be busy."""
CARDS = Path("/dev/snd")
"""Where Linux has its sound cards."""


class Speaker:
    """Plays on whatever the system plays on.

    On Linux the sound server comes first and says nothing if it is not there. ALSA complains on standard
    error: it is asked only where there is a card, and nobody hears it complain.
    """

    def __init__(self, backends: tuple[str, ...] = (), cards: Path = CARDS) -> None:
        """`backends`: which of miniaudio's are tried; none: those that this system has."""
        self._backends, self._cards = backends, cards
        self._device: Any = None
        self._library: Any = None

    def open(self, fill: Fill, lost: Callable[[], None]) -> None:
        try:
            import miniaudio
        except Exception:  # none for this system, or one that cannot be loaded here
            raise NoSound("library") from None
        self._library = miniaudio
        for name in self._backends or self._usual():
            try:
                with quiet() if name == "ALSA" else _loud():
                    self._begin(miniaudio.Backend[name], fill, lost)
                return
            except miniaudio.MiniaudioError:
                self.close()
        raise NoSound("device")

    def _usual(self) -> tuple[str, ...]:
        if sys.platform == "win32":
            return ("WASAPI", "DSOUND", "WINMM")
        if sys.platform == "darwin":
            return ("COREAUDIO",)
        has_card = any(self._cards.glob("pcm*p"))
        return ("PULSEAUDIO", "ALSA") if has_card else ("PULSEAUDIO",)

    def _begin(self, backend: Any, fill: Fill, lost: Callable[[], None]) -> None:
        library = self._library
        self._device = library.PlaybackDevice(
            output_format=library.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=_PERIOD,
            callback_periods=3,
            backends=[backend],
            app_name="Halloween Table",
        )
        self._device.stop_callback = lost
        stream = _stream(fill)
        next(stream)
        self._device.start(stream)

    def close(self) -> None:
        device, self._device = self._device, None
        if device is None:
            return
        device.stop_callback = None  # nobody has lost it
        with suppress(Exception):
            device.close()
            self._library.lib.ma_context_uninit(device._context)

    def read(self, path: Path) -> tuple[Samples, int]:
        sound = self._library.wav_read_file_s16(str(path))
        return array("h", sound.samples), sound.sample_rate


def _stream(fill: Fill) -> Generator[bytes, int, None]:
    """As miniaudio wants to be given samples."""
    count = yield b""
    while True:
        count = yield fill(count)


@contextmanager
def quiet() -> Iterator[None]:
    """Whatever a library in C writes to standard error meanwhile, nobody reads."""
    try:
        kept, nothing = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # there is no standard error
        yield
        return
    try:
        os.dup2(nothing, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)


@contextmanager
def _loud() -> Iterator[None]:
    yield
