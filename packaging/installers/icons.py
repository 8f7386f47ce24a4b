"""Icons in every size and form that a system asks for, each drawn from one SVG."""

from __future__ import annotations

import os
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from .frozen import ROOT

PROGRAM: Final = ROOT / "assets" / "common" / "app.svg"
GAME_FILE: Final = ROOT / "packaging" / "icons" / "game-file.svg"

LINUX_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MAC_KINDS: Final = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
    b"ic10": 1024,
}
"""What macOS calls each size; the second row is for fine screens."""


def pngs(svg: Path, sizes: tuple[int, ...] | set[int]) -> dict[int, bytes]:
    """The drawing in each of these sizes, as PNG."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    _app = QGuiApplication.instance() or QGuiApplication([])
    renderer, drawn = QSvgRenderer(str(svg)), {}
    if not renderer.isValid():
        raise ValueError(f"{svg.name} is no drawing")
    for size in sizes:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # type: ignore[call-overload]  # its stub says bytes
        drawn[size] = bytes(buffer.data().data())
    return drawn


def ico(drawn: Mapping[int, bytes]) -> bytes:
    """An icon for Windows, which holds a PNG for each size."""
    at, index, body = 6 + 16 * len(drawn), b"", b""
    for size, png in sorted(drawn.items()):
        side = size % 256  # 256 is written as 0
        index += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(png), at + len(body))
        body += png
    return struct.pack("<HHH", 0, 1, len(drawn)) + index + body


def icns(drawn: Mapping[int, bytes]) -> bytes:
    """An icon for macOS, which holds a PNG under each of its names."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(drawn[size])) + drawn[size]
        for kind, size in MAC_KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_ico(svg: Path, path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(ico(pngs(svg, WINDOWS_SIZES)))
    return path


def write_icns(svg: Path, path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(icns(pngs(svg, set(MAC_KINDS.values()))))
    return path
