"""Small widgets that several windows use."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent, QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QToolTip,
    QWidget,
)

from halloween_table.table.look import letters
from halloween_table.table.look.drawing import blank, drawn, kept

from .sounds import SOUNDS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeySequence

_ENDLESS = re.compile(r"\w{23,}")


ICON = 22
"""Pixels of an icon, with letters of the usual size."""
_SHUT = 0.3
"""How much is left of an icon on a button that cannot be pressed now."""


def icon(name: str, tint: str = "") -> QIcon:
    """An icon from `assets/common`, for letters as large as they are now."""
    ratio, side = sharpest(), letters.thing(ICON)
    pixmap = drawn(f"common/icon-{name}", side, side, ratio, tint)
    found = QIcon(pixmap)
    faded = kept(f"faded {name} {tint} {side} {ratio}", lambda: _faded(pixmap))
    found.addPixmap(faded, QIcon.Mode.Disabled)
    return found


def _faded(pixmap: QPixmap) -> QPixmap:
    faded = blank(pixmap.width(), pixmap.height())
    faded.setDevicePixelRatio(pixmap.devicePixelRatio())
    with QPainter(faded) as painter:
        painter.setOpacity(_SHUT)
        painter.drawPixmap(0, 0, pixmap)
    return faded


def sharpest() -> float:
    """Device pixels per pixel of the finest screen."""
    return QGuiApplication.instance().devicePixelRatio()


class ToolButton(QToolButton):
    """A button with only an icon. Its tooltip is wrapped, and names the keys that do the same.

    Attributes:
        keys: those keys, where its name does not tell them. A sentence on why it is greyed does
            without them.
        more: something of its kind that has keys and no button, and those keys.
    """

    keys: QKeySequence | None = None
    more: tuple[str, QKeySequence] | None = None
    side = ICON
    """Pixels of its icon, with letters of the usual size."""
    _icon = ""

    def show_icon(self, name: str) -> None:
        if name != self._icon:
            self._icon = name
            self.setIcon(icon(name))

    def fit(self) -> None:
        side = letters.thing(self.side)
        if side != self.iconSize().width():
            self.setIconSize(QSize(side, side))
            self.setIcon(icon(self._icon))

    @property
    def tip(self) -> str:
        """The tooltip as it is shown."""
        told = [(self.toolTip(), self.keys if self.toolTip() == self.accessibleName() else None)]
        if self.more is not None:
            told.append(self.more)
        lines = (name if keys is None else f"{name} ({_named(keys)})" for name, keys in told)
        return tooltip(*lines)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip, self)
            return True
        return super().event(event)


def tooltip(*lines: str) -> str:
    """Those that say something, one below the other, each of them wrapped."""
    from halloween_table.table.look import closer_look  # the first frame does without it

    return closer_look.tooltip("\n".join(line for line in lines if line))


def _named(keys: QKeySequence) -> str:
    """As they are called on this system."""
    return keys.toString(keys.SequenceFormat.NativeText)


def tool_button(icon_name: str, side: int = ICON) -> ToolButton:
    """`side`: pixels of its icon, with letters of the usual size."""
    button = ToolButton()
    button.side = side
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(SOUNDS.press)
    button.show_icon(icon_name)
    letters.follow(button.fit)
    return button


def aloud(*parts: str) -> str:
    """Those that say something, one after another, as a screen reader is to read them: with a full
    stop between them, unless one ends with a mark of its own, as “Booo!” does."""
    whole = ""
    for part in filter(None, parts):
        stop = "" if whole.endswith(("!", "?", ".", "…")) else "."
        whole = f"{whole}{stop} {part}" if whole else part
    return whole


def name_button(button: QToolButton, name: str) -> None:
    """What a button with only an icon is called, for eyes and for screen readers."""
    button.setToolTip(name)
    button.setAccessibleName(name)


class Picture(QLabel):
    """A drawing beside words: it grows with them, though not as far."""

    def __init__(self, asset: str, width: int, height: int, tint: str = "") -> None:
        """`width` and `height`: beside letters of the usual size."""
        super().__init__(scaledContents=True)
        self._asset, self._size, self._tint = asset, (width, height), tint
        letters.follow(self._fit)

    def resize_to(self, width: int, height: int) -> None:
        if (width, height) != self._size:
            self._size = (width, height)
            self._fit()

    def _fit(self) -> None:
        width, height = map(letters.thing, self._size)
        self.setFixedSize(width, height)
        self.setPixmap(drawn(self._asset, width, height, sharpest(), self._tint))


def text(name: str = "", wrap: bool = False) -> QLabel:
    """A label whose look the style sheet knows by name."""
    label = QLabel(wordWrap=wrap)
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if not wrap:
        label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return label


class ShortText(QLabel):
    """A text of a few lines at most. What does not fit is in its tooltip, and a screen reader tells
    it whole."""

    def __init__(self, name: str = "", lines: int = 3) -> None:
        super().__init__(wordWrap=True)
        self._lines = lines
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._whole = ""

    def say(self, whole: str) -> None:
        self._whole = whole
        self.setAccessibleName(whole)
        self._cut()

    def allow(self, lines: int) -> None:
        """So many lines from now on."""
        if lines != self._lines:
            self._lines = lines
            self._cut()

    def _cut(self) -> None:
        words = self._whole.split()
        shorter = (" ".join(words[:count]) + " …" for count in range(len(words) - 1, 0, -1))
        shown = next(filter(self._fits, (self._whole, *shorter)), self._whole)
        if shown != self.text():
            self.setText(shown)
        whole = self._whole if shown != self._whole else ""
        self.setToolTip(tooltip(whole) if whole else "")
        self.setAccessibleDescription(whole)  # without the tags

    @property
    def line(self) -> int:
        """Pixels that one line needs."""
        return self._height("…")

    def _fits(self, text: str) -> bool:
        return self._height(text) <= self._lines * self.line

    def _height(self, text: str) -> int:
        room = QRect(0, 0, self.width(), 0)
        return self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()


def breakable(text: str) -> str:
    """The same text with invisible gaps in names that are longer than any word, so that a label
    can wrap them."""
    return _ENDLESS.sub(lambda word: "\u200b".join(word[0]), text)


def shelf_text(source: str) -> str:
    """What a box on the shelf says, in the current language."""
    return QCoreApplication.translate("Shelf", source)


def primary_button() -> QPushButton:
    button = QPushButton()
    button.setObjectName("primary")
    button.setAutoDefault(True)  # Enter presses it too, not only Space
    button.clicked.connect(SOUNDS.press)
    return button


def put_list_away() -> bool:
    """Puts a list that is open away, if there is one: what Esc does first."""
    listed = QApplication.activePopupWidget()
    if listed is not None:
        listed.hide()
    return listed is not None


def restyle(widget: QWidget, name: str, value: object) -> None:
    """Has the style sheet look at the widget again, if the property is another now."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class Page(QWidget):
    """A page of the main window: it puts its texts in `retranslate`, at once and at every switch. Its
    window title is what the window is called as long as it is shown.

    Attributes:
        evening: the game whose ambience is heard there, or `shelf`.
    """

    evening = "shelf"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def retranslate(self) -> None:
        raise NotImplementedError

    def leaving_costs(self) -> str:
        """What is lost if somebody leaves the page now, as a sentence; empty: nothing is."""
        return ""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
