"""What can be agreed before a game, a card for each: a switch, or one of several ways to play."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QGroupBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from halloween_table.contract.kit import Variant
from halloween_table.table.look import letters

from ..parts.widgets import text

_BESIDE_THE_TICK = 33
"""Where a button's own words begin."""


class Option(QWidget):
    """A button to tick and, below it, the line that says what it means: either can be clicked."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__()
        self.button, self._line = button, text("muted", wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.button)
        layout.addWidget(self._line)
        letters.follow(self._fit)

    def _fit(self) -> None:
        self._line.setIndent(letters.thing(_BESIDE_THE_TICK))

    def show_line(self, shown: bool) -> None:
        """Where it is not shown, it is still told."""
        self._line.setVisible(shown)
        self.button.setToolTip("" if shown else self._line.text())

    def say(self, title: str, line: str) -> None:
        self.button.setText(title)
        self.button.setAccessibleDescription(line)
        self._line.setText(line)
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
        self.option = Option(QCheckBox(checked=chosen))
        # Not by clicks alone: a screen reader switches without one.
        self.option.button.toggled.connect(self.changed)
        QVBoxLayout(self).addWidget(self.option)

    @property
    def value(self) -> bool:
        return self.option.button.isChecked()

    def choose(self, value: bool) -> None:
        """Nobody decides: it is so."""
        with QSignalBlocker(self.option.button):
            self.option.button.setChecked(value)

    def say(self, variant: Variant) -> None:
        self.option.say(variant.title, variant.line)


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
        self.options = [Option(QRadioButton(focusPolicy=click_focus)) for _ in values]
        self._group = QButtonGroup(self)
        layout = QVBoxLayout(self)
        layout.setSpacing(9)
        layout.addWidget(self._title)
        layout.addWidget(self._line)
        for at, option in enumerate(self.options):
            self._group.addButton(option.button, at)
            layout.addWidget(option)
        self._group.buttonToggled.connect(let_tab_reach)
        self.choose(chosen)
        self._group.idToggled.connect(self._on_choice)

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
            option.say(choice.title, choice.line)


class CalmComboBox(QComboBox):
    """One that lets the page scroll: a wheel that passes over it must not change the game."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


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
        self.choice = CalmComboBox()
        for _ in values:
            self.choice.addItem("")
        self.choose(chosen)
        self.choice.currentIndexChanged.connect(self._explain)
        self.choice.activated.connect(self.changed)
        layout = QVBoxLayout(self)
        layout.setSpacing(6)
        for widget in (self._title, self._line, self.choice, self._meaning):
            layout.addWidget(widget)

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
        self._explain()

    def _explain(self) -> None:
        """Below the box, what its choice means."""
        if self._variant is not None:
            line = self._variant.choices[self.choice.currentIndex()].line
            self.choice.setAccessibleDescription(line)
            self._meaning.setText(line)
            self._meaning.setVisible(bool(line))


def let_tab_reach(button: QAbstractButton, chosen: bool) -> None:
    """Tab leads to what is chosen, the arrow keys from there: Qt would begin with the first."""
    focus = Qt.FocusPolicy
    button.setFocusPolicy(focus.StrongFocus if chosen else focus.ClickFocus)
