"""Small pictures of games for the shelf: kept in the store once they are drawn, so that showing
them again needs nothing of the game."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from halloween_table.store.glimpses import KeptGlimpse
from halloween_table.store.rows import Header
from halloween_table.store.store import Store


class Glimpse(NamedTuple):
    """A small picture of a table, how far its game has come, and what was agreed for it."""

    image: QImage
    title: str
    agreed: tuple[str, ...]


def kept_glimpse(store: Store, header: Header, key: str) -> Glimpse | None:
    """As it was drawn before, for the same state of the game and the same look."""
    kept = store.glimpses.get(header.id, header.revision, key)
    if kept is None:
        return None
    image = QImage.fromData(kept.picture, "PNG")
    return None if image.isNull() else Glimpse(image, kept.title, kept.agreed)


def keep_glimpse(store: Store, header: Header, key: str, glimpse: Glimpse) -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    glimpse.image.save(buffer, "PNG")
    kept = KeptGlimpse(bytes(buffer.data().data()), glimpse.title, glimpse.agreed)
    store.glimpses.put(header.id, header.revision, key, kept)
