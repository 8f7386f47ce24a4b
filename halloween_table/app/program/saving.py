"""Pictures that somebody saves as a file, to show or to send."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QStandardPaths
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from halloween_table.engine.translate import QT_TRANSLATE_NOOP
from halloween_table.store.files import write_bytes_safely
from halloween_table.store.problems import StoreProblem

if TYPE_CHECKING:
    from .window import MainWindow

_KIND = QT_TRANSLATE_NOOP("PuzzleRoom", "Pictures (*.png)")


def save_picture(window: MainWindow, title: str, name: str, image: QImage) -> None:
    """Asks where to, unless somebody thinks better of it; `name` is what the file could be called."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
    path, _ = QFileDialog.getSaveFileName(
        window,
        title,
        str(Path(folder) / f"{name}.png"),
        QCoreApplication.translate("PuzzleRoom", _KIND),
    )
    if not path:
        return
    path += "" if path.lower().endswith(".png") else ".png"
    try:
        write_bytes_safely(Path(path), as_png(image))
    except StoreProblem as problem:
        window.say(problem)


def as_png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())
