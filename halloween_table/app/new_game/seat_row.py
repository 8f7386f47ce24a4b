"""One seat at the computer: its grip, figure and colour, the name, who plays there, and how it is
taken away."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QMenu, QToolButton

from halloween_table.contract.palette import figure_asset, seat_colour
from halloween_table.contract.pictures import Art, Rect, Shape
from halloween_table.engine.mind import LEVELS
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawn
from halloween_table.table.look.painter import painted

from ..parts.names import CHARACTERS
from ..parts.widgets import sharpest, text, tool_button
from .name_field import NameField
from .variant_cards import CalmComboBox

_COLOUR, _SMALL_COLOUR, _SITS = 30, 22, 16
"""Pixels of somebody's colour, alone with one other or among several, and of the sign for people and
computers."""
ROOMY = 4
"""Where no more than so many sit, there is room to say what somebody is like."""
_FIGURES = {2: (60, 80), 4: (45, 60), 6: (30, 40)}
"""Pixels of somebody's figure, where no more than so many sit here."""


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
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        letters.follow(self._fit)

    def _fit(self) -> None:
        self.setFixedWidth(letters.thing(20))

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

    def __init__(self, key: int, name: str, figure: str, colour: str, mind: str = "") -> None:
        super().__init__()
        self.setObjectName("row")
        self.key, self.figure, self.colour = key, figure, colour
        self.handle = Handle()
        self.figure_button, self.colour_button = QToolButton(), QToolButton()
        for button in (self.figure_button, self.colour_button):
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            button.setMenu(QMenu(button))
        self.name_edit = NameField(name)
        self.name_edit.textChanged.connect(self.edited)
        self.who = CalmComboBox()
        for player in ("", *LEVELS):
            asset = "common/sits-computer" if player else "common/sits-person"
            self.who.addItem(QIcon(drawn(asset, _SITS, _SITS, sharpest())), "", player)
        self.who.setIconSize(QSize(_SITS, _SITS))
        self.who.setCurrentIndex(max(0, self.who.findData(mind)))
        self._came_as, self._person = name, not mind
        self.who.currentIndexChanged.connect(self._change_hands)
        self.who.currentIndexChanged.connect(self.edited)
        self.remove_button = tool_button("close")
        looks = (self.figure_button, self.colour_button)
        self.tab_order = (self.handle, *looks, self.name_edit, self.who, self.remove_button)
        self.about = text("muted", wrap=True)
        self._company = 2
        named = self._named = QHBoxLayout()
        sits = QHBoxLayout(spacing=8)
        named.addWidget(self.colour_button)
        named.addWidget(self.name_edit, 1)
        sits.addWidget(self.who)
        sits.addWidget(self.about, 1)
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._words.setSpacing(2)
        self._words.addLayout(named, 1)
        self._words.addLayout(sits)
        layout = self._layout = QHBoxLayout(self)
        layout.addWidget(self.handle)
        layout.addWidget(self.figure_button)
        layout.addLayout(self._words, 1)
        layout.addWidget(self.remove_button)
        letters.follow(self.show_looks)

    @property
    def mind(self) -> str:
        """The level of the computer that plays here; empty: a person does."""
        return str(self.who.currentData())

    @property
    def default_name(self) -> str:
        """What a computer is called that nobody has named, as it is kept; a person: nothing."""
        return CHARACTERS[self.figure] if self.mind else ""

    def _change_hands(self) -> None:
        """A computer does not go by the name of the person who sat here before; if they come back,
        so does their name."""
        person = not self.mind
        if person != self._person:
            self._person = person
            name, other = (self._came_as, "") if person else ("", self._came_as)
            if self.name_edit.text() == other:
                self.name_edit.setText(name)

    def sit_among(self, company: int) -> None:
        """So many sit here: the fewer they are, the larger is everybody's figure."""
        if company != self._company:
            self._company = company
            self.show_looks()

    def describe(self, about: str) -> None:
        """What somebody is like, in a few words; where many sit there is no room for that."""
        roomy = self._company <= ROOMY
        self.about.setText(about)
        self.about.setVisible(roomy and bool(about))
        self.who.setToolTip("" if roomy else about)

    def show_looks(self) -> None:
        size = next(size for most, size in _FIGURES.items() if self._company <= most)
        tint, (width, height) = seat_colour(self.colour).tint, map(letters.thing, size)
        way, roomy = QBoxLayout.Direction, self._company <= ROOMY
        self._words.setDirection(way.TopToBottom if roomy else way.LeftToRight)
        above = letters.thing(4 if roomy else 1)
        self._layout.setContentsMargins(6, above, 8, above)
        for layout in (self._layout, self._named):
            layout.setSpacing(6 if roomy else 3)
        figure = drawn(figure_asset(self.figure), width, height, sharpest(), tint)
        self.figure_button.setIconSize(QSize(width, height))
        self.figure_button.setIcon(QIcon(figure))
        side = letters.thing(_COLOUR if self._company <= 2 else _SMALL_COLOUR)
        self.colour_button.setIconSize(QSize(side, side))
        self.colour_button.setIcon(colour_icon(self.colour))


def colour_icon(colour: str) -> QIcon:
    """The colour with its symbol on it."""
    look = seat_colour(colour)
    picture = (
        Shape(look.tint, radius=8),
        Shape("#66000000", rect=Rect(0.14, 0.14, 0.72, 0.72), radius=6),
        Art(look.symbol, Rect(0.2, 0.2, 0.6, 0.6)),
    )
    return QIcon(painted(picture, _COLOUR, _COLOUR, sharpest() * letters.thing(100) / 100))
