"""Icons of Windows and macOS, read back."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from PySide6.QtGui import QImage


def in_icns(icon: bytes) -> Iterator[tuple[bytes, int]]:
    """Each picture in an icon for macOS: what it is called, and its side."""
    kind, length = struct.unpack_from(">4sI", icon)
    assert (kind, length) == (b"icns", len(icon))
    at = 8
    while at < length:
        name, size = struct.unpack_from(">4sI", icon, at)
        yield name, _side(icon[at + 8 : at + size])
        at += size


def in_ico(icon: bytes) -> Iterator[tuple[int, int]]:
    """Each picture in an icon for Windows: its side as the index says, and as it is."""
    reserved, kind, count = struct.unpack_from("<HHH", icon)
    assert (reserved, kind) == (0, 1)
    for number in range(count):
        said, _, _, _, _, bits, size, at = struct.unpack_from("<BBBBHHII", icon, 6 + 16 * number)
        assert bits == 32
        yield said or 256, _side(icon[at : at + size])


def _side(png: bytes) -> int:
    """Of a square picture on which something can be seen, with nothing behind it."""
    image = QImage.fromData(png, "PNG")
    assert image.width() == image.height()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255
    return image.width()
