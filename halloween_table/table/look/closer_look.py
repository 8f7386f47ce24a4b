"""A closer look: a piece too small to be read is shown larger beside what is said about it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice

from halloween_table.contract.places import Piece

from . import letters
from .painter import painted

_READABLE = 110
"""Pixels across from which on a piece can be read as it lies, by whoever reads letters of the usual
size."""
_CLOSE = 150
"""Pixels across of the closer look, for the same."""


def readable() -> int:
    return letters.thing(_READABLE)


def close() -> int:
    return letters.thing(_CLOSE)


def tooltip(text: str, piece: Piece | None = None, width: int = 0) -> str:
    """What is said about something, in HTML, with a closer look at a piece that it speaks of, unless
    that is plain. Qt would put plain text in one endless line."""
    lines = escape(text).replace("\n", "<br>")  # a name may look like a tag
    if piece is not None and not piece.plain and text and text == piece.tooltip:
        return closer_look(piece, width, lines)
    return f"<qt>{lines}</qt>" if text else ""


def closer_look(piece: Piece, width: int, lines: str) -> str:
    """What is said about a piece, in HTML, with its picture if it is shown that small."""
    if width >= readable():
        return f"<qt>{lines}</qt>"
    ratio, wide = 2.0, close()
    across, down = piece.rect.w, piece.rect.h
    pixmap = painted(piece.picture, round(across), round(down), ratio * wide / across)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pixmap.save(buffer, "PNG")
    picture = data.toBase64().toStdString()
    height = round(wide * down / across)
    return (
        f'<qt><table><tr><td><img width="{wide}" height="{height}" '
        f'src="data:image/png;base64,{picture}"></td>'
        f'<td style="padding-left:10px">{lines}</td></tr></table></qt>'
    )
