"""The system's sound device, by miniaudio. It is loaded when something is to be heard first.

What miniaudio has in Python brings all of urllib along, for radio stations. A program that uses no network
does without it, and speaks to the library in C below.
"""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from threading import Thread
from typing import Any

from attrs import frozen

from .device import RATE, Fill, NoSound, Samples

_PERIOD = 30
"""Milliseconds that are asked for at once; three of them lie ready, should the window be busy."""
_PERIODS = 3
CARDS = Path("/dev/snd")
"""Where Linux has its sound cards."""


@frozen
class _Stream:
    """Whom a device asks, and whom it tells that it is gone."""

    fill: Fill
    lost: Callable[[], None]


class _Failed(Exception):
    """That backend has no device."""


class Speaker:
    """Plays on whatever the system plays on.

    On Linux the sound server comes first and says nothing if it is not there. ALSA complains on standard
    error: it is asked only where there is a card, and nobody hears it complain.
    """

    def __init__(self, backends: tuple[str, ...] = (), cards: Path = CARDS) -> None:
        """`backends`: which of miniaudio's are tried; none: those that this system has."""
        self._backends, self._cards = backends, cards
        self._ffi: Any = None
        self._lib: Any = None
        self._close: Callable[[], None] = lambda: None

    def open(self, fill: Fill, lost: Callable[[], None]) -> None:
        self._load()
        for backend in self._backends or self._usual():
            try:
                with _quiet() if backend == "alsa" else nullcontext():
                    self._begin(getattr(self._lib, f"ma_backend_{backend}"), _Stream(fill, lost))
                return
            except _Failed:
                continue
        raise NoSound("device")

    def _load(self) -> None:
        try:
            from _miniaudio import ffi, lib
        except Exception:  # none for this system, or one that cannot be loaded here
            raise NoSound("library") from None
        if self._lib is None:
            self._ffi, self._lib = ffi, lib
            _answer(ffi)

    def _usual(self) -> tuple[str, ...]:
        if sys.platform == "win32":
            return ("wasapi", "dsound", "winmm")
        if sys.platform == "darwin":
            return ("coreaudio",)
        return ("pulseaudio", "alsa") if any(self._cards.glob("pcm*p")) else ("pulseaudio",)

    def _begin(self, backend: int, stream: _Stream) -> None:
        """Raises _Failed, and then nothing is left behind."""
        ffi, lib = self._ffi, self._lib
        name, backends = ffi.new("char[]", b"Halloween Table"), ffi.new("ma_backend[]", [backend])
        described, context = lib.ma_context_config_init(), ffi.new("ma_context *")
        described.pulse.pApplicationName = name
        if lib.ma_context_init(backends, 1, ffi.addressof(described), context) != lib.MA_SUCCESS:
            raise _Failed
        wanted = lib.ma_device_config_init(lib.ma_device_type_playback)
        wanted.sampleRate, wanted.playback.channels = RATE, 1
        wanted.playback.format = lib.ma_format_s16
        wanted.periodSizeInMilliseconds, wanted.periods = _PERIOD, _PERIODS
        handle = wanted.pUserData = ffi.new_handle(stream)
        wanted.dataCallback = lib._internal_data_callback
        wanted.stopCallback = lib._internal_stop_callback
        device = ffi.new("ma_device *")
        if lib.ma_device_init(context, ffi.addressof(wanted), device) != lib.MA_SUCCESS:
            lib.ma_context_uninit(context)
            raise _Failed
        kept = (name, handle)

        def close() -> None:
            """As long as this can be called, what the library was given is kept."""
            lib.ma_device_uninit(device)
            lib.ma_context_uninit(context)
            assert kept

        if lib.ma_device_start(device) != lib.MA_SUCCESS:
            close()
            raise _Failed
        self._close = close

    def close(self) -> None:
        self._let_go()()

    def abandon(self) -> None:
        Thread(target=self._let_go(), name="lost sound", daemon=True).start()

    def _let_go(self) -> Callable[[], None]:
        close, self._close = self._close, lambda: None
        return close

    def read(self, path: Path) -> tuple[Samples, int]:
        ffi, lib, content = self._ffi, self._lib, path.read_bytes()
        channels, rate = ffi.new("unsigned int *"), ffi.new("unsigned int *")
        count = ffi.new("ma_dr_wav_uint64 *")
        memory = lib.ma_dr_wav_open_memory_and_read_pcm_frames_s16(
            content, len(content), channels, rate, count, ffi.NULL
        )
        if not memory:
            raise ValueError(f"{path.name} is no sound")
        samples = array("h", bytes(ffi.buffer(memory, 2 * count[0] * channels[0])))
        lib.ma_dr_wav_free(memory, ffi.NULL)
        return samples, rate[0]


def _answer(ffi: Any) -> None:
    """From now on devices are answered: in Python, on threads of theirs, and never with a word."""

    def wanted(device: Any, output: Any, _: Any, count: int) -> None:
        samples = ffi.from_handle(device.pUserData).fill(count)
        ffi.memmove(output, samples, len(samples))

    def stopped(device: Any) -> None:
        ffi.from_handle(device.pUserData).lost()

    for name, answer in (("data", wanted), ("stop", stopped)):
        answers = ffi.def_extern(name=f"_internal_{name}_callback", onerror=lambda *_: None)
        answers(answer)


@contextmanager
def _quiet() -> Iterator[None]:
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
