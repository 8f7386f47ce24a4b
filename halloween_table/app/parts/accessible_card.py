"""Cards and small buttons for screen readers: buttons, as they are to everybody else."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget

from halloween_table.table.heard.factory import answer_for

from .card import Card
from .widgets import ToolButton


class CardInterface(QAccessibleWidget):
    """A card that can be pressed from another process, too."""

    def __init__(self, card: Card) -> None:
        super().__init__(card, QAccessible.Role.PushButton)

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        """Once whoever asked has its answer: a page takes its time."""
        card = self.object()
        if name == self.pressAction() and isinstance(card, Card):
            QTimer.singleShot(0, card, card.pressed.emit)
        else:
            super().doAction(name)


class ToolButtonInterface(QAccessibleWidget):
    """A button with only an icon. Qt's own interface presses it while whoever asked waits: until a
    dialog closes, if it opens one."""

    _TOGGLE = "Toggle"

    def __init__(self, button: ToolButton) -> None:
        super().__init__(button, QAccessible.Role.Button)

    def state(self) -> QAccessible.State:
        state, button = super().state(), self.object()
        if isinstance(button, ToolButton) and button.isCheckable():
            state.checkable, state.checked = True, button.isChecked()
        return state

    def actionNames(self) -> list[str]:
        button = self.object()
        if not isinstance(button, ToolButton) or not button.isEnabled():
            return []
        first = [self._TOGGLE] if button.isCheckable() else []
        return [*first, self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        """Once whoever asked has its answer."""
        button = self.object()
        if name in (self._TOGGLE, self.pressAction()) and isinstance(button, ToolButton):
            QTimer.singleShot(0, button, button.click)
        else:
            super().doAction(name)


@cache
def make_cards_accessible() -> None:
    """From now on. The shelf does without it until its first frame is seen."""
    answer_for((Card, CardInterface), (ToolButton, ToolButtonInterface))
