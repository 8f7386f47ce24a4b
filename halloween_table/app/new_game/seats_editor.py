"""Who sits at the computer: name, figure and colour, in playing order."""

from __future__ import annotations

from itertools import count
from unicodedata import category

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
)

from halloween_table.contract.palette import FIGURES, MUTED, SEAT_COLOURS, figure_asset, seat_colour
from halloween_table.contract.pictures import Art, Rect, Shape
from halloween_table.engine.format import LONGEST_NAME
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill
from halloween_table.table.look.drawing import drawn
from halloween_table.table.look.painter import painted

from ..parts.widgets import Page, name_button, sharpest, tool_button


class Handle(QLabel):
    """The grip of a row: dragged up or down, or moved with the arrow keys.

    Signals:
        dragged: the pointer's height, in global coordinates.
        nudged: -1 or 1.
    """

    dragged = Signal(int)
    nudged = Signal(int)

    def __init__(self) -> None:
        super().__init__("⠿")
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedWidth(26)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(event.globalPosition().toPoint().y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self.nudged.emit(steps[event.key()])
        else:
            super().keyPressEvent(event)


class SeatRow(QFrame):
    """One seat."""

    edited = Signal()

    def __init__(self, key: int, name: str, figure: str, colour: str) -> None:
        super().__init__()
        self.setObjectName("row")
        self.key, self.figure, self.colour = key, figure, colour
        self.handle = Handle()
        self.figure_button = QToolButton()
        self.figure_button.setIconSize(QSize(36, 48))
        self.colour_button = QToolButton()
        self.colour_button.setIconSize(QSize(30, 30))
        for button in (self.figure_button, self.colour_button):
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            button.setMenu(QMenu(button))
        self.name_edit = QLineEdit(name)
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.name_edit.textChanged.connect(self.edited)
        self.remove_button = tool_button("close")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        for widget in (self.handle, self.figure_button, self.colour_button):
            layout.addWidget(widget)
        layout.addWidget(self.name_edit, 1)
        layout.addWidget(self.remove_button)

    def show_looks(self) -> None:
        tint = seat_colour(self.colour).tint
        self.figure_button.setIcon(
            QIcon(drawn(figure_asset(self.figure), 36, 48, sharpest(), tint))
        )
        self.colour_button.setIcon(colour_icon(self.colour))


def colour_icon(colour: str) -> QIcon:
    """The colour with its symbol on it."""
    look = seat_colour(colour)
    picture = (
        Shape(look.tint, radius=8),
        Shape("#66000000", rect=Rect(0.14, 0.14, 0.72, 0.72), radius=6),
        Art(look.symbol, Rect(0.2, 0.2, 0.6, 0.6)),
    )
    return QIcon(painted(picture, 30, 30, sharpest()))


def _tidied(name: str) -> str:
    """The name without line breaks and control characters: no game file may carry them."""
    words = " ".join(name.split())
    return "".join(letter for letter in words if category(letter) not in ("Cc", "Cs"))


class SeatsEditor(Page):
    """The rows of all seats and, if there can be one more, a button for it.

    Signals:
        edited: a name, the order or the number of seats changed.
        added: the row of somebody who has just come.
    """

    edited = Signal()
    added = Signal(SeatRow)

    def __init__(self, counts: range, seats: list[dict[str, str]]) -> None:
        super().__init__()
        self._counts = counts
        self._rows: list[SeatRow] = []
        self._keys = count()
        self._layout = QVBoxLayout()
        self._layout.setSpacing(8)
        self.add_button = QPushButton()
        self.add_button.clicked.connect(self._add)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(self._layout)
        layout.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.add_button.setHidden(len(counts) == 1)
        for seat in seats[: counts[-1]]:
            self._append(seat["name"], seat["figure"], seat["colour"])
        # Where one can play alone that is not what strangers are offered first.
        fewest = counts[0] if seats else min(max(counts[0], 2), counts[-1])
        while len(self._rows) < fewest:
            self._add()
        self.retranslate()

    def players(self) -> tuple[Player, ...]:
        """Those who play, in order; an empty name becomes the seat's own, and of two equal ones
        the second gets a number."""
        names: list[str] = []
        for at, row in enumerate(self._rows):
            name = wanted = _tidied(row.name_edit.text()) or self._seat_name(at)
            again = 1
            while name in names:
                again += 1
                name = f"{wanted[: LONGEST_NAME - 2]} {again}"
            names.append(name)
        return tuple(
            Player(name, row.figure, row.colour)
            for name, row in zip(names, self._rows, strict=True)
        )

    def seats(self) -> list[dict[str, str]]:
        """The rows as they are kept for the next time."""
        return [
            {"name": _tidied(row.name_edit.text()), "figure": row.figure, "colour": row.colour}
            for row in self._rows
        ]

    def keys(self) -> list[int]:
        """What stays with a seat when it is moved, renamed or recoloured; those that were here
        before are counted from 0."""
        return [row.key for row in self._rows]

    def _seat_name(self, at: int) -> str:
        return fill(self.tr("Player %1"), at + 1)

    def _add(self) -> None:
        self._append("", "", "")
        self.retranslate()
        self.edited.emit()
        self.added.emit(self._rows[-1])

    def _append(self, name: str, figure: str, colour: str) -> None:
        """One more seat; a figure or colour that somebody has already becomes another."""
        taken = {look for row in self._rows for look in (row.figure, row.colour)}
        figures = [free for free in FIGURES if free not in taken]
        colours = [free for free in SEAT_COLOURS if free not in taken]
        figure = figure if figure in figures else figures[0]
        colour = colour if colour in colours else colours[0]
        row = SeatRow(next(self._keys), name, figure, colour)
        row.remove_button.setHidden(len(self._counts) == 1)
        self._rows.append(row)
        self._layout.addWidget(row)
        row.edited.connect(self.edited)
        row.remove_button.clicked.connect(lambda: self._remove(row))
        row.handle.dragged.connect(lambda y: self._drag(row, y))
        row.handle.nudged.connect(lambda by: self._move(row, self._rows.index(row) + by))

    def _remove(self, row: SeatRow) -> None:
        self._rows.remove(row)
        self._layout.removeWidget(row)
        row.hide()
        row.deleteLater()
        self.retranslate()
        self.edited.emit()

    def _drag(self, row: SeatRow, global_y: int) -> None:
        y = self.mapFromGlobal(QPoint(0, global_y)).y()
        others = [other for other in self._rows if other is not row]
        self._move(row, sum(other.geometry().center().y() < y for other in others))

    def _move(self, row: SeatRow, to: int) -> None:
        if not 0 <= to < len(self._rows) or self._rows[to] is row:
            return
        self._rows.remove(row)
        self._rows.insert(to, row)
        self._layout.removeWidget(row)
        self._layout.insertWidget(to, row)
        self._layout.activate()
        row.handle.setFocus()
        self.retranslate()
        self.edited.emit()

    def _swap(self, row: SeatRow, what: str, value: str) -> None:
        """Takes a figure or colour; whoever had it gets the old one."""
        for other in self._rows:
            if other is not row and getattr(other, what) == value:
                setattr(other, what, getattr(row, what))
        setattr(row, what, value)
        QTimer.singleShot(0, self, self.retranslate)  # not while the menu is still open

    def _figure_names(self) -> dict[str, str]:
        return {
            "witch": self.tr("Witch"),
            "pumpkin": self.tr("Pumpkin"),
            "mummy": self.tr("Mummy"),
            "vampire": self.tr("Vampire"),
            "cat": self.tr("Cat"),
            "skeleton": self.tr("Skeleton"),
        }

    def _colour_names(self) -> dict[str, str]:
        return {
            "red": self.tr("Red"),
            "yellow": self.tr("Yellow"),
            "teal": self.tr("Teal"),
            "pink": self.tr("Pink"),
            "white": self.tr("White"),
            "brown": self.tr("Brown"),
        }

    def retranslate(self) -> None:
        self.add_button.setText(self.tr("Add a player"))
        self.add_button.setEnabled(len(self._rows) < self._counts[-1])
        for at, row in enumerate(self._rows):
            row.name_edit.setPlaceholderText(self._seat_name(at))
            row.name_edit.setAccessibleName(self._seat_name(at))
            name_button(row.remove_button, self.tr("Take this seat away"))
            row.remove_button.setEnabled(len(self._rows) > self._counts[0])
            row.handle.setToolTip(self.tr("Drag, or press ↑ ↓, to change the order of play"))
            row.handle.setAccessibleName(self.tr("Drag, or press ↑ ↓, to change the order of play"))
            name_button(
                row.figure_button, fill(self.tr("Figure: %1"), self._figure_names()[row.figure])
            )
            colour = self._colour_names()[row.colour]
            name_button(row.colour_button, fill(self.tr("Colour: %1"), colour))
            self._fill_menus(row)
            row.show_looks()

    def _fill_menus(self, row: SeatRow) -> None:
        figures, colours = row.figure_button.menu(), row.colour_button.menu()
        figures.clear()
        colours.clear()
        for figure, name in self._figure_names().items():
            action = QAction(
                QIcon(drawn(figure_asset(figure), 24, 32, sharpest(), MUTED)), name, figures
            )
            action.triggered.connect(
                lambda _=False, figure=figure: self._swap(row, "figure", figure)
            )
            figures.addAction(action)
        for colour, name in self._colour_names().items():
            action = QAction(colour_icon(colour), name, colours)
            action.triggered.connect(
                lambda _=False, colour=colour: self._swap(row, "colour", colour)
            )
            colours.addAction(action)
