"""What the program is made of, and the licence of each part to read."""

from __future__ import annotations

import platform
from html import escape

import PySide6
from PySide6.QtCore import QCoreApplication, QSize, Qt, qVersion
from PySide6.QtGui import QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from halloween_table.contract.palette import MUTED
from halloween_table.engine.translate import fill
from halloween_table.licences import CONTEXT, PARTS, Part
from halloween_table.table.look import letters

from ..parts.contents import Contents
from ..parts.reading import Reading
from ..parts.widgets import text
from .dialogs import Dialog

_SIZE = (980, 640)
"""Fits on the smallest screen, and lines of a licence are not broken once more."""
_CONTENTS_WIDTH = 280


class LicencesDialog(Dialog):
    """The parts on the left, what holds for the chosen one on the right. Licences are shown as they
    were written; only what we say about them is translated."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._line = text("muted", wrap=True)
        self.contents = Contents(_CONTENTS_WIDTH)
        self.contents.addItems([part.name for part in PARTS])
        self.page = Reading()
        columns = QHBoxLayout(spacing=12)
        columns.addWidget(self.contents)
        columns.addWidget(self.page, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 24, 18)
        layout.setSpacing(12)
        layout.addWidget(self._line)
        layout.addLayout(columns, 1)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.resize(QSize(*map(letters.column, _SIZE)).boundedTo(self.behind()))
        self.contents.fit()
        self.contents.setCurrentRow(0)
        self.contents.currentRowChanged.connect(self._show_part)
        self.contents.setFocus()
        self.retranslate()

    def _show_part(self) -> None:
        """From its beginning. The others are read from the disk when somebody wants to see them."""
        part = PARTS[self.contents.currentRow()]
        self.page.setHtml(self._introduction(part))
        end = QTextCursor(self.page.document())
        end.movePosition(QTextCursor.MoveOperation.End)
        end.insertBlock(QTextBlockFormat(), QTextCharFormat())
        end.insertText(part.text())
        self.page.verticalScrollBar().setValue(0)

    def _introduction(self, part: Part) -> str:
        """What we say about it, above a line."""
        facts = [
            fill(said, value)
            for said, value in (
                (self.tr("Version: %1"), _version(part)),
                (self.tr("Licence: %1"), _say(part.licence)),
                (self.tr("Source code: %1"), part.source),
            )
            if value
        ]
        said = (
            escape(_say(part.purpose)),
            "<br>".join(map(escape, facts)),
            escape(_say(part.note)),
        )
        lines = "".join(f'<p style="color:{MUTED}">{line}</p>' for line in said if line)
        return f"<h2>{escape(_say(part.name))}</h2>{lines}<hr>"

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Licences"))
        self._line.setText(
            self.tr(
                "Halloween Table is free software. It stands on the work of many others, "
                "who share it on these terms."
            )
        )
        self.contents.setAccessibleName(self.tr("Parts of the program"))
        self.page.setAccessibleName(self.tr("Licence"))
        for row, part in enumerate(PARTS):
            self.contents.item(row).setText(_say(part.name))
        place = self.page.verticalScrollBar().value()
        self._show_part()
        self.page.verticalScrollBar().setValue(place)


def _say(source: str) -> str:
    return QCoreApplication.translate(CONTEXT, source) if source else ""


def _version(part: Part) -> str:
    """Of what runs right now, where it can be asked: others' source code is of the same version."""
    running = {
        "pyside6": PySide6.__version__,
        "python": platform.python_version(),
        "qt": qVersion(),
        "qt-third-party": qVersion(),
    }
    return running.get(part.key, "")
