"""Sounds as files: WAV with four bits a sample (IMA ADPCM), which every decoder knows."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

_BLOCK: Final = 256
"""Bytes that can be read without those before them."""
PER_BLOCK: Final = (_BLOCK - 4) * 2 + 1
"""Samples in them."""
_IMA: Final = 0x11

_TURNS: Final = (-1, -1, -1, -1, 2, 4, 6, 8)
"""By how much the next step is finer or coarser, after a step of that size."""


def _steps() -> tuple[int, ...]:
    """The sizes of steps that the format knows: each a tenth more than the last."""
    told = (
        "7 8 9 10 11 12 13 14 16 17 19 21 23 25 28 31 34 37 41 45 50 55 60 66 73 80 88 97 107 118 130 "
        "143 157 173 190 209 230 253 279 307 337 371 408 449 494 544 598 658 724 796 876 963 1060 1166 "
        "1282 1411 1552 1707 1878 2066 2272 2499 2749 3024 3327 3660 4026 4428 4871 5358 5894 6484 7132 "
        "7845 8630 9493 10442 11487 12635 13899 15289 16818 18500 20350 22385 24623 27086 29794 32767"
    )
    return tuple(map(int, told.split()))


_STEPS: Final = _steps()


def encoded(signal: Sequence[float], rate: int, loops: bool = False) -> bytes:
    """A whole file. One that `loops` begins with steps of the size with which it ends."""
    samples = [round(max(-1.0, min(1.0, value)) * 32767) for value in signal]
    count = len(samples)
    samples += samples[-1:] * (-count % PER_BLOCK)
    blocks, size = _encode(samples, 0)
    if loops:
        blocks, _ = _encode(samples, size)
    described = struct.pack(
        "<HHIIHHHH", _IMA, 1, rate, rate * _BLOCK // PER_BLOCK, _BLOCK, 4, 2, PER_BLOCK
    )
    chunks = (
        _chunk(b"fmt ", described)
        + _chunk(b"fact", struct.pack("<I", count))
        + _chunk(b"data", blocks)
    )
    return _chunk(b"RIFF", b"WAVE" + chunks)


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content


def _encode(samples: Sequence[int], size: int) -> tuple[bytes, int]:
    """The blocks, and the size of step after the last."""
    written = bytearray()
    for start in range(0, len(samples), PER_BLOCK):
        now = samples[start]
        written += struct.pack("<hBB", now, size, 0)
        codes = []
        for sample in samples[start + 1 : start + PER_BLOCK]:
            code = _code(sample - now, _STEPS[size])
            now, size = _after(now, size, code)
            codes.append(code)
        written += bytes(
            left | right << 4 for left, right in zip(codes[::2], codes[1::2], strict=True)
        )
    return bytes(written), size


def _code(way: int, step: int) -> int:
    """How that way is told: its direction, and how many quarters of a step."""
    quarters = min(7, abs(way) * 4 // step)
    return quarters | 8 if way < 0 else quarters


def _after(now: int, size: int, code: int) -> tuple[int, int]:
    step, quarters = _STEPS[size], code & 7
    way = (step >> 3) + (step if quarters & 4 else 0)
    way += (step >> 1 if quarters & 2 else 0) + (step >> 2 if quarters & 1 else 0)
    now = max(-32768, min(32767, now - way if code & 8 else now + way))
    return now, max(0, min(88, size + _TURNS[quarters]))


def decoded(path: Path) -> tuple[list[float], int]:
    """What is heard of a file of ours, and its rate."""
    content = path.read_bytes()
    chunks = dict(_chunks(content[12:]))
    rate = struct.unpack("<I", chunks[b"fmt "][4:8])[0]
    count = struct.unpack("<I", chunks[b"fact"])[0]
    samples: list[int] = []
    blocks = chunks[b"data"]
    for start in range(0, len(blocks), _BLOCK):
        now, size, _ = struct.unpack("<hBB", blocks[start : start + 4])
        samples.append(now)
        for byte in blocks[start + 4 : start + _BLOCK]:
            for code in (byte & 15, byte >> 4):
                now, size = _after(now, size, code)
                samples.append(now)
    return [sample / 32767 for sample in samples[:count]], rate


def _chunks(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    while content:
        size = struct.unpack("<I", content[4:8])[0]
        yield content[:4], content[8 : 8 + size]
        content = content[8 + size :]
