"""Who sits at the computer: name, figure and colour, in playing order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, islice, pairwise

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from halloween_table.contract.palette import FIGURES, SEAT_COLOURS, figure_asset, seat_colour
from halloween_table.engine.format import LONGEST_NAME
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill
from halloween_table.table.look.drawing import drawn

from ..parts.names import called, default_name, tidied
from ..parts.widgets import Page, name_button, sharpest
from .seat_row import SeatRow, colour_icon

_NEW = "normal"
"""How well a computer plays that sits down."""


def _looks(row: SeatRow) -> tuple[str, str]:
    return row.figure, row.colour


class SeatsEditor(Page):
    """The rows of all seats and, if there can be one more, a button for it.

    Signals:
        edited: a name, the order or the number of seats changed.
        added: the row of somebody who has just come.
    """

    edited = Signal()
    added = Signal(SeatRow)

    def __init__(self, people: Sequence[Player] = ()) -> None:
        """`people` have played here before: whoever played last comes first."""
        super().__init__()
        self.setObjectName("clear")
        self._people = people
        self._counts = range(0)
        self._computers = False
        self._rows: list[SeatRow] = []
        self._parties: dict[str, list[SeatRow]] = {}
        """Those who sit here now, and those who would in another way to play."""
        self._keys = count()
        self._before: QWidget | None = None
        self._layout = QVBoxLayout()
        self._layout.setSpacing(6)
        self.add_button = QPushButton()
        self.add_button.clicked.connect(self._add)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(self._layout)
        layout.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)

    def seat(
        self,
        party: str,
        counts: range,
        remembered: list[dict[str, str]],
        *,
        computers: bool = False,
    ) -> None:
        """Those of that party sit down, as they sat when it was here before; the first time, those
        who are remembered, or else whoever sits here already. Among computers that is one of them,
        and whoever comes is a computer."""
        remembered = remembered or self.seats()[: 1 if computers else None]
        self._computers = computers
        for row in self._rows:
            self._layout.removeWidget(row)
            row.hide()
        self._counts, self._rows = counts, self._parties.setdefault(party, [])
        for row in self._rows:
            self._layout.addWidget(row)
            row.show()
        if not self._rows:
            for seat in _company(remembered, counts[-1], computers):
                mind = seat.get("mind", "") if computers else ""
                self._append(seat["name"], seat["figure"], seat["colour"], mind)
        while len(self._rows) < counts[0]:
            self._append("", "", "", _NEW if computers and self._rows else "")
        self._rows_changed()

    def come_after(self, widget: QWidget) -> None:
        """Tab leads from there to the first row."""
        self._before = widget
        self._order_tabs()

    def take_focus(self) -> None:
        """The cursor is in the first name, and whoever types writes another one."""
        self._rows[0].name_edit.write_anew()

    def players(self) -> tuple[Player, ...]:
        """Those who play, in order; an empty name becomes the seat's own, and of two equal ones
        the second gets a number."""
        names: list[str] = []
        for at, row in enumerate(self._rows):
            unnamed = row.default_name or default_name(at)
            name = wanted = tidied(row.name_edit.text()) or unnamed
            again = 1
            while name in names:
                again += 1
                name = f"{wanted[: LONGEST_NAME - 2]} {again}"
            names.append(name)
        return tuple(
            Player(name, row.figure, row.colour, row.mind)
            for name, row in zip(names, self._rows, strict=True)
        )

    def seats(self) -> list[dict[str, str]]:
        """The rows as they are kept for the next time."""
        return [
            {
                "name": tidied(row.name_edit.text()),
                "figure": row.figure,
                "colour": row.colour,
                "mind": row.mind,
            }
            for row in self._rows
        ]

    def keys(self) -> list[int]:
        """What stays with a seat when it is moved, renamed or recoloured."""
        return [row.key for row in self._rows]

    def _add(self) -> None:
        """Whoever comes says their name at once, or how well they play."""
        self._append("", "", "", _NEW if self._computers else "")
        self._rows_changed()
        row = self._rows[-1]
        (row.who if row.mind else row.name_edit).setFocus()
        self.added.emit(self._rows[-1])

    def _append(self, name: str, figure: str, colour: str, mind: str) -> None:
        """One more seat; a figure or colour that somebody has already becomes another."""
        taken = {look for row in self._rows for look in _looks(row)}
        figures = [free for free in FIGURES if free not in taken]
        colours = [free for free in SEAT_COLOURS if free not in taken]
        figure = figure if figure in figures else figures[0]
        colour = colour if colour in colours else colours[0]
        row = SeatRow(next(self._keys), name, figure, colour, mind)
        row.who.setVisible(self._computers)
        row.remove_button.setHidden(len(self._counts) == 1)
        row.handle.setHidden(self._counts[-1] == 1)
        self._rows.append(row)
        self._layout.addWidget(row)
        row.edited.connect(self._offer_people)
        row.edited.connect(self.edited)
        row.who.currentIndexChanged.connect(self.retranslate)
        row.name_edit.chosen.connect(lambda person: self._take(row, person))
        row.remove_button.clicked.connect(lambda: self._remove(row))
        row.handle.dragged.connect(lambda y: self._drag(row, y))
        row.handle.nudged.connect(lambda by: self._move(row, self._rows.index(row) + by))

    def _remove(self, row: SeatRow) -> None:
        self._rows.remove(row)
        self._layout.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._rows_changed()

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
        self._rows_changed()

    def _rows_changed(self) -> None:
        self._order_tabs()
        self.retranslate()
        self.edited.emit()

    def _order_tabs(self) -> None:
        """Tab goes through the rows as they lie, and then to the button for one more."""
        if self._before is not None:
            inside = [widget for row in self._rows for widget in row.tab_order]
            for first, then in pairwise((self._before, *inside, self.add_button)):
                self.setTabOrder(first, then)

    def _swap(self, row: SeatRow, what: str, value: str) -> None:
        """Takes a figure or colour; whoever had it gets the old one."""
        for other in self._rows:
            if other is not row and getattr(other, what) == value:
                setattr(other, what, getattr(row, what))
        setattr(row, what, value)
        QTimer.singleShot(0, self, self.retranslate)  # not while the menu is still open

    def _take(self, row: SeatRow, person: Player) -> None:
        """Somebody who has played here sits down, with their figure and colour where nobody else
        has them."""
        others = {look for other in self._rows if other is not row for look in _looks(other)}
        if person.figure in FIGURES and person.figure not in others:
            row.figure = person.figure
        if person.colour in SEAT_COLOURS and person.colour not in others:
            row.colour = person.colour
        self.retranslate()

    def _offer_people(self) -> None:
        """To each row, whoever does not sit at another."""
        names = [tidied(row.name_edit.text()).casefold() for row in self._rows]
        for at, row in enumerate(self._rows):
            others = {*names[:at], *names[at + 1 :]}
            row.name_edit.offer([who for who in self._people if who.name.casefold() not in others])

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

    def _level_names(self) -> dict[str, str]:
        return {
            "": self.tr("Person"),
            "easy": self.tr("Easy"),
            "normal": self.tr("Normal"),
            "hard": self.tr("Hard"),
        }

    def _characters(self) -> dict[str, str]:
        """What the computer with that figure is like at the table. How well it plays is chosen beside
        it."""
        return {
            "witch": self.tr("Counts every crumb twice."),
            "pumpkin": self.tr("Wants it all, and more."),
            "mummy": self.tr("Has all the time in the world."),
            "vampire": self.tr("Smiles, and has a plan."),
            "cat": self.tr("Looks twice before it leaps."),
            "skeleton": self.tr("Laughs at its own mistakes."),
        }

    def _say_who(self, row: SeatRow) -> None:
        """A picture says which of them are computers; whoever does not see it hears it."""
        for which, (level, name) in enumerate(self._level_names().items()):
            #: %1 is how well it plays: “Computer: easy”
            heard = fill(self.tr("Computer: %1"), name) if level else name
            row.who.setItemText(which, name)
            row.who.setItemData(which, heard, Qt.ItemDataRole.AccessibleTextRole)
        row.who.setAccessibleName(self.tr("Who plays here"))

    def _too_few(self) -> str:
        return self.tr("At least %n players are needed.", "", self._counts[0])

    def retranslate(self) -> None:
        self.add_button.setText(self.tr("Add a player"))
        self.add_button.setEnabled(len(self._rows) < self._counts[-1])
        self.add_button.setVisible(self.add_button.isEnabled())
        for at, row in enumerate(self._rows):
            row.sit_among(len(self._rows))
            unnamed = called(row.default_name) or default_name(at)
            row.setAccessibleName(unnamed)
            row.name_edit.setPlaceholderText(unnamed)
            row.name_edit.setAccessibleName(unnamed)
            self._say_who(row)
            row.describe(self._characters()[row.figure] if row.mind else "")
            row.name_edit.arrow.setToolTip(self.tr("Those who have played here"))
            name_button(row.remove_button, self.tr("Take this seat away"))
            row.remove_button.setEnabled(len(self._rows) > self._counts[0])
            if not row.remove_button.isEnabled():
                row.remove_button.setToolTip(self._too_few())
            row.handle.setToolTip(self.tr("Drag, or press ↑ ↓, to change the order of play"))
            row.handle.setAccessibleName(self.tr("Drag, or press ↑ ↓, to change the order of play"))
            name_button(
                row.figure_button, fill(self.tr("Figure: %1"), self._figure_names()[row.figure])
            )
            colour = self._colour_names()[row.colour]
            name_button(row.colour_button, fill(self.tr("Colour: %1"), colour))
            self._fill_menus(row)
            row.show_looks()
        self._offer_people()

    def _fill_menus(self, row: SeatRow) -> None:
        figures, colours = row.figure_button.menu(), row.colour_button.menu()
        tint = seat_colour(row.colour).tint
        figures.clear()
        colours.clear()
        for figure, name in self._figure_names().items():
            action = QAction(
                QIcon(drawn(figure_asset(figure), 36, 48, sharpest(), tint)), name, figures
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


def _company(remembered: list[dict[str, str]], most: int, computers: bool) -> list[dict[str, str]]:
    """Those of them who find a seat. Whoever wants computers there gets one, even where people alone
    would fill the table."""
    found = remembered[:most]
    if computers and len(found) == most and not any(seat.get("mind") for seat in found):
        others = (seat for seat in remembered[most:] if seat.get("mind"))
        found[1:] = [*found[1:-1], *islice(others, 1)]
    return found
