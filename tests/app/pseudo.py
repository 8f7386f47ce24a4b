"""A language nobody speaks: every text that goes through the translator comes back as ⟦text⟧."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QTextBrowser,
    QWidget,
)

from halloween_table.app.parts.language import LANGUAGES
from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.pictures import Picture, Words
from halloween_table.table.view import TableView

_TAG = re.compile(r"<[^<>]*>")
_INNERMOST = re.compile(r"⟦[^⟦⟧]*⟧")


class Pseudo(QTranslator):
    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"⟦{text}⟧" if text else ""


_installed: list[Pseudo] = []


def speak_pseudo() -> None:
    """From now on whatever is not wrapped was never handed to the translator."""
    _installed.append(Pseudo())
    QCoreApplication.installTranslator(_installed[-1])
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def untranslated(text: str, allowed: tuple[str, ...] = ()) -> str:
    """The letters of the text that no translator has seen."""
    text = _TAG.sub("", text)
    while (shorter := _INNERMOST.sub("", text)) != text:
        text = shorter
    for name in (*allowed, *LANGUAGES.values()):
        text = text.replace(name, "")
    return "".join(letter for letter in text if letter.isalpha())


def texts_of(root: QWidget) -> Iterator[tuple[str, str]]:
    """Every text of a visible widget, with a word on where it stands."""
    for widget in (root, *root.findChildren(QWidget)):
        where = f"{type(widget).__name__} {widget.objectName()}"
        if isinstance(widget, QMenu):
            for action in widget.actions():
                yield f"{where} action", action.text()
            continue
        if not widget.isVisible():
            continue
        yield f"{where} tooltip", widget.toolTip()
        yield f"{where} spoken", widget.accessibleName()
        if isinstance(widget, QLabel | QAbstractButton):
            yield where, widget.text()
        elif isinstance(widget, QComboBox):
            for at in range(widget.count()):
                yield f"{where} item", widget.itemText(at)
        elif isinstance(widget, QLineEdit):
            yield f"{where} placeholder", widget.placeholderText()
        elif isinstance(widget, QTextBrowser):
            yield where, widget.toPlainText()
        elif isinstance(widget, QListWidget):
            for at in range(widget.count()):
                yield f"{where} item", widget.item(at).text()
        if isinstance(widget, TableView):
            yield from arranged_texts(widget.table.arrangement)


def arranged_texts(arrangement: Arrangement) -> Iterator[tuple[str, str]]:
    """Every text on a table, seen or spoken."""
    for thing in (*arrangement.places, *arrangement.pieces, *arrangement.marks):
        yield f"{thing.id} spoken", thing.name
        yield f"{thing.id} tooltip", thing.tooltip
        for text in _words(thing.picture):
            yield f"{thing.id} words", text
    for offer in arrangement.offers:
        yield f"offer {offer.move}", offer.caption
    prompt = arrangement.prompt
    yield "title", prompt.title
    yield "prompt", prompt.text
    for step in prompt.steps:
        yield "step", step.name


def _words(picture: Picture) -> Iterator[str]:
    for layer in picture:
        if isinstance(layer, Words):
            yield layer.text
