"""What can be agreed before a game, a card for each: a switch, or one of several ways to play."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QRadioButton,
    QStyleOptionComboBox,
    QVBoxLayout,
    QWidget,
)

from halloween_table.contract.kit import Variant
from halloween_table.contract.pictures import Picture
from halloween_table.table.look import letters

from ..parts.sketch import Sketch, icon_of
from ..parts.widgets import text, tooltip

_BESIDE_THE_TICK = 33
"""Where a button's own words begin."""
_MARGINS = (8, 7, 8, 8)
"""Within a card."""
_TOUCHED = 40
"""How high at least what fingers press."""
_PICTURE, _CHOICE, _BRIEF, _LISTED = 48, 40, 32, 24
"""Pixels of the picture of a variant, of one of its choices, of one that is said briefly, and of what
can be chosen in a list."""


class Option(QWidget):
    """A button to tick and, below it, the line that says what it means, with a picture beside both:
    any of them can be clicked."""

    def __init__(self, button: QAbstractButton, picture: int = 0, *, ticked: bool = True) -> None:
        """`picture`: pixels of it, with letters of the usual size; 0: there never is one. Not
        `ticked`: the button shows no tick, its surroundings say whether it is chosen."""
        super().__init__()
        self.button, self._line = button, text("muted", wrap=True)
        self._ticked = ticked
        self.sketch = Sketch(picture) if picture else None
        words = self.words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.button)
        words.addWidget(self._line)
        if not ticked:
            words.addStretch(1)  # beside one that says more, title and line stay together
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        if self.sketch is not None:
            layout.addWidget(self.sketch)
        layout.addLayout(words, 1)
        letters.follow(self._fit)

    def _fit(self) -> None:
        self._line.setIndent(letters.thing(_BESIDE_THE_TICK) if self._ticked else 0)

    def show_line(self, shown: bool) -> None:
        """Where it is not shown, it is still told."""
        self._line.setVisible(shown)
        self._shown = shown
        self.button.setToolTip("" if shown else tooltip(self._line.text()))

    _shown = True
    """Whether there is room for the line."""

    def say(self, title: str, line: str, picture: Picture = ()) -> None:
        self.button.setText(title)
        self.button.setAccessibleDescription(line)
        self._line.setText(line)
        self.show_line(self._shown)
        if self.sketch is not None:
            self.sketch.draw(picture)
        self.updateGeometry()  # whoever measures what is around it at once gets the new words

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.button.click()


class SwitchCard(QFrame):
    """A variant that is played with or without.

    Signals:
        changed: somebody decided otherwise.
    """

    changed = Signal()

    def __init__(self, chosen: bool) -> None:
        super().__init__()
        self.setObjectName("row")
        self.option = Option(QCheckBox(checked=chosen), _PICTURE)
        # Not by clicks alone: a screen reader switches without one.
        self.option.button.toggled.connect(self.changed)
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(*_MARGINS)
        layout.addWidget(self.option)

    @property
    def value(self) -> bool:
        return self.option.button.isChecked()

    def choose(self, value: bool) -> None:
        """Nobody decides: it is so."""
        with QSignalBlocker(self.option.button):
            self.option.button.setChecked(value)

    def be_brief(self, brief: bool, shares: bool = False) -> None:
        """One of many that share the room: what it means is in its tooltip."""
        self.option.show_line(not brief)
        left, above, right, below = _MARGINS
        self._layout.setContentsMargins(
            left, above // 3 if brief else above, right, below // 3 if brief else below
        )
        self.option.setMinimumHeight(letters.thing(_TOUCHED) if brief else 0)
        if self.option.sketch is not None:
            self.option.sketch.resize_to(_BRIEF if brief else _PICTURE)

    def say(self, variant: Variant) -> None:
        self.option.say(variant.title, variant.line, variant.picture)


class ChoiceCard(QGroupBox):
    """A variant with several ways to play, one of which is chosen.

    Signals:
        changed: somebody decided otherwise.
        chosen: the option that was chosen just now.
    """

    changed = Signal()
    chosen = Signal(QWidget)

    def __init__(self, values: tuple[Any, ...], chosen: Any) -> None:
        super().__init__()
        self.setObjectName("row")
        self._values = values
        self._decided = True
        """Whether somebody chooses, if another one is chosen now."""
        self._title, self._line = text("prompt", wrap=True), text("muted", wrap=True)
        click_focus = Qt.FocusPolicy.ClickFocus
        self.options = [Option(QRadioButton(focusPolicy=click_focus), _CHOICE) for _ in values]
        self._group = QButtonGroup(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*_MARGINS)
        layout.setSpacing(4)
        layout.addWidget(self._title)
        layout.addWidget(self._line)
        for at, option in enumerate(self.options):
            self._group.addButton(option.button, at)
            layout.addWidget(option)
        self._group.buttonToggled.connect(let_tab_reach)
        self.choose(chosen)
        self._group.idToggled.connect(self._on_choice)

    def be_brief(self, brief: bool, shares: bool = False) -> None:
        """Whatever can be chosen here is said at length."""

    @property
    def value(self) -> Any:
        return self._values[self._group.checkedId()]

    def choose(self, value: Any) -> None:
        """Nobody decides: it is so."""
        self._decided = False
        self._group.button(self._values.index(value)).setChecked(True)
        self._decided = True

    def _on_choice(self, at: int, chosen: bool) -> None:
        if chosen and self._decided:
            self.chosen.emit(self.options[at])
            self.changed.emit()

    def say(self, variant: Variant) -> None:
        self.setAccessibleName(variant.title)
        self.setAccessibleDescription(variant.line)
        self._title.setText(variant.title)
        self._line.setText(variant.line)
        self._line.setVisible(bool(variant.line))
        for option, choice in zip(self.options, variant.choices, strict=True):
            option.say(choice.title, choice.line, choice.picture)


class CalmComboBox(QComboBox):
    """One that lets the page scroll: a wheel that passes over it must not change the game."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class PicturedComboBox(CalmComboBox):
    """One whose list shows pictures; closed it can do without."""

    bare = False

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        if self.bare:
            option.currentIcon = QIcon()


class CompactCard(QGroupBox):
    """A variant with several ways to play, of which only the chosen one is shown.

    Signals:
        changed: somebody decided otherwise.
    """

    changed = Signal()

    def __init__(self, values: tuple[Any, ...], chosen: Any) -> None:
        super().__init__()
        self.setObjectName("row")
        self._values = values
        self._variant: Variant | None = None
        self._title, self._line = text("prompt", wrap=True), text("muted", wrap=True)
        self._meaning = text("muted", wrap=True)
        self.choice = PicturedComboBox()
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for _ in values:
            self.choice.addItem("")
        self.choose(chosen)
        self.choice.currentIndexChanged.connect(self._explain)
        self.choice.activated.connect(self.changed)
        self._sketch = Sketch(_PICTURE)
        # From the outside in: of what lies in a layout that is put into another one, PySide keeps
        # track by its address. Whatever is moved from there leaves one that is the next object's.
        layout = self._below = QVBoxLayout(self)
        layout.setContentsMargins(*_MARGINS)
        layout.setSpacing(5)
        beside = self._row = QHBoxLayout()
        beside.setSpacing(10)
        layout.addLayout(beside)
        layout.addWidget(self._meaning)
        above = self._beside = QVBoxLayout()
        above.setSpacing(3)
        beside.addWidget(self._sketch)
        beside.addLayout(above, 1)
        for widget in (self._title, self._line, self.choice):
            above.addWidget(widget)
        letters.follow(self._draw)

    @property
    def value(self) -> Any:
        return self._values[self.choice.currentIndex()]

    def choose(self, value: Any) -> None:
        self.choice.setCurrentIndex(self._values.index(value))

    def say(self, variant: Variant) -> None:
        self._variant = variant
        self.choice.setAccessibleName(variant.title)
        self._title.setText(variant.title)
        self._line.setText(variant.line)
        self._line.setVisible(bool(variant.line))
        for at, choice in enumerate(variant.choices):
            self.choice.setItemText(at, choice.title)
        self._draw()
        self.be_brief(self._brief, self._shares)

    _brief = _shares = False

    def be_brief(self, brief: bool, shares: bool = False) -> None:
        """One of many that share the room: what it is for is in its tooltip. `shares`: its row with
        another one."""
        self._brief, self._shares = brief, shares
        left, above, right, below = _MARGINS
        self._below.setContentsMargins(
            left, above // 2 if brief else above, right, below // 2 if brief else below
        )
        line = self._variant.line if self._variant is not None else ""
        self._line.setVisible(bool(line) and not brief)
        self.setToolTip(tooltip(line) if brief else "")
        self.setAccessibleDescription(line if brief else "")  # without the tags
        self._sketch.resize_to(_BRIEF if brief else _PICTURE)
        self.choice.bare = brief
        self._title.setObjectName("told" if brief else "prompt")
        self._title.style().polish(self._title)
        if not brief:
            self._beside.addWidget(self.choice)
        elif shares:
            self._below.insertWidget(1, self.choice)
        else:
            self._row.addWidget(self.choice, 1)
        self._explain()

    def _draw(self) -> None:
        """What can be chosen has its picture in the list, too."""
        side = letters.thing(_LISTED)
        self.choice.setIconSize(QSize(side, side))
        for at, choice in enumerate(self._variant.choices if self._variant is not None else ()):
            if choice.picture:
                self.choice.setItemIcon(at, icon_of(choice.picture, _LISTED))

    def _explain(self) -> None:
        """Below the box, what its choice means; beside it, what it is like."""
        if self._variant is not None:
            choice = self._variant.choices[self.choice.currentIndex()]
            self.choice.setAccessibleDescription(
                "\n".join(filter(None, (choice.line, self._variant.line if self._brief else "")))
            )
            self._meaning.setText(choice.line)
            self._meaning.setVisible(bool(choice.line))
            self._sketch.draw(self._variant.picture or choice.picture)


def let_tab_reach(button: QAbstractButton, chosen: bool) -> None:
    """Tab leads to what is chosen, the arrow keys from there: Qt would begin with the first."""
    focus = Qt.FocusPolicy
    button.setFocusPolicy(focus.StrongFocus if chosen else focus.ClickFocus)
