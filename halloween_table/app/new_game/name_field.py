"""Where somebody enters a name, or finds it among those who have played here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QFocusEvent, QIcon, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView

from halloween_table.contract.palette import figure_asset, seat_colour
from halloween_table.contract.pictures import Art, Rect
from halloween_table.engine.format import LONGEST_NAME
from halloween_table.engine.record import Player
from halloween_table.table.look import letters
from halloween_table.table.look.painter import painted

from ..parts.widgets import icon, sharpest

_LOOK = QSize(56, 32)
"""Room for a figure and, beside it, the symbol of its colour."""
_SHOWN = 7
"""So many people are seen at once."""
_FOR_A_WHILE = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)


class NameField(QLineEdit):
    """A name. The arrow in it, or the arrow key down, shows all who are offered; whoever types sees
    those whose names fit.

    Signals:
        chosen: a Player who was found there.
    """

    chosen = Signal(Player)

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setMaxLength(LONGEST_NAME)
        self._people = _People(self)
        self.list = QListView()
        self.list.setObjectName("people")
        finder = QCompleter(self._people, self)
        finder.setPopup(self.list)
        finder.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        finder.setFilterMode(Qt.MatchFlag.MatchContains)
        finder.setMaxVisibleItems(_SHOWN)
        finder.activated[QModelIndex].connect(self._choose)
        self.setCompleter(finder)
        # After the completer has its own: Qt asks the last one first.
        self.list.installEventFilter(self)
        self.list.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)
        self.arrow: QAction = self.addAction(
            icon("down"), QLineEdit.ActionPosition.TrailingPosition
        )
        self.arrow.triggered.connect(self.show_people)
        self.arrow.setVisible(False)
        self._show_beginning()
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.list.setIconSize(_LOOK * letters.thing(100) / 100)
        self.arrow.setIcon(icon("down"))

    def offer(self, people: Sequence[Player]) -> None:
        """Those who can be chosen here now. One's own name is no choice."""
        self._people.show(people)
        self.arrow.setVisible(any(person.name != self.text() for person in people))

    def show_people(self) -> None:
        """All of them, whatever stands in the field."""
        if self._people.rowCount():
            self.setFocus()
            self.completer().setCompletionPrefix("")
            self.completer().complete()

    def write_anew(self) -> None:
        """Whoever types writes another name, and sees how this one begins."""
        self.setFocus()
        self.setSelection(len(self.text()), -len(self.text()))

    def setText(self, name: str) -> None:
        super().setText(name)
        self._show_beginning()

    def _show_beginning(self) -> None:
        """Nobody knows a long name by its end."""
        if not self.hasFocus():
            self.setCursorPosition(0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever is led here goes on where the name ends; a mouse or Tab says otherwise."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.OtherFocusReason:
            self.end(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A list that opens, or another window, does not take anybody away from what they write."""
        super().focusOutEvent(event)
        if event.reason() not in _FOR_A_WHILE:
            self._show_beginning()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """One that repeats has pressed the box on the shelf: it writes nothing over a name."""
        if event.key() == Qt.Key.Key_Down:
            self.show_people()
        elif event.key() == Qt.Key.Key_Space and event.isAutoRepeat():
            event.accept()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press beside the open list puts it away and is meant for what lies there, too: whether
        Qt passes it on depends on the system. One in the field itself only puts it away."""
        if not isinstance(event, QMouseEvent):
            return False
        if watched is not self.list:
            return self._let_go(watched, event)
        beside = not self.list.rect().contains(event.position().toPoint())
        if event.type() != QEvent.Type.MouseButtonPress or not beside:
            return False
        self.list.windowHandle().installEventFilter(self)
        self.list.hide()
        if not self.rect().contains(self.mapFromGlobal(event.globalPosition()).toPoint()):
            self._pass_on(event)
        return True

    def _let_go(self, window: QObject, event: QMouseEvent) -> bool:
        """Under X11 the window that was pressed hears of the release, even if it is gone by then."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            window.removeEventFilter(self)
        if event.type() != QEvent.Type.MouseButtonRelease:
            return False
        self._pass_on(event)
        return True

    def _pass_on(self, event: QMouseEvent) -> None:
        """The same in the window that the field is in."""
        window, at = self.window().windowHandle(), event.globalPosition()
        again = QMouseEvent(
            event.type(),
            window.mapFromGlobal(at),
            at,
            event.button(),
            event.buttons(),
            event.modifiers(),
        )
        QCoreApplication.sendEvent(window, again)

    def _choose(self, found: QModelIndex) -> None:
        self.chosen.emit(found.data(Qt.ItemDataRole.UserRole))


class _People(QAbstractListModel):
    """People by name, with their figure and colour. A look is drawn when it comes into sight."""

    def __init__(self, parent: NameField) -> None:
        super().__init__(parent)
        self._people: tuple[Player, ...] = ()

    def show(self, people: Sequence[Player]) -> None:
        if tuple(people) != self._people:
            self.beginResetModel()
            self._people = tuple(people)
            self.endResetModel()

    def rowCount(self, parent: QModelIndex | None = None) -> int:
        return len(self._people)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        person = self._people[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return person.name
            case Qt.ItemDataRole.DecorationRole:
                return _look(person)
            case Qt.ItemDataRole.UserRole:
                return person
        return None


def _look(person: Player) -> QIcon:
    """Their figure in their colour, and the colour's symbol."""
    colour = seat_colour(person.colour)
    layers = (
        Art(figure_asset(person.figure), Rect(0, 0, 0.43, 1), colour.tint),
        Art(colour.symbol, Rect(0.57, 0.2, 0.34, 0.6)),
    )
    return QIcon(painted(layers, _LOOK.width(), _LOOK.height(), sharpest()))
