"""What somebody is asked before it is done."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget


def put(dialog: QDialog) -> int:
    """Shows it until somebody has answered. Then nothing of it stays at its window, where screen
    readers would find it, and everything that changes."""
    answer = dialog.exec()
    dialog.deleteLater()
    return answer


class Question(NamedTuple):
    """Whether to do something; whoever presses Enter or Esc leaves it."""

    title: str
    text: str
    do_it: str
    """What is on the button."""
    leave_it: str
    destroys: bool = False
    """Whether something is gone once it is done."""


def agrees(parent: QWidget, asked: Question) -> bool:
    """Whether somebody wants it done."""
    box = QMessageBox(QMessageBox.Icon.Question, asked.title, asked.text, parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    role = QMessageBox.ButtonRole
    do_it = box.addButton(asked.do_it, role.DestructiveRole if asked.destroys else role.AcceptRole)
    leave_it = box.addButton(asked.leave_it, role.RejectRole)
    box.setDefaultButton(leave_it)
    box.setEscapeButton(leave_it)
    put(box)
    return box.clickedButton() is do_it


class Choice(NamedTuple):
    """Which of several things to do; whoever presses Enter does the first, whoever presses Esc none."""

    title: str
    text: str
    things: tuple[str, ...]
    """What is on the buttons."""


def chosen(parent: QWidget, asked: Choice) -> int | None:
    """The number of what somebody wants done; None: nothing."""
    box = QMessageBox(QMessageBox.Icon.Question, asked.title, asked.text, parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    # Equal roles: the buttons stand in this order on every system.
    buttons = [box.addButton(each, QMessageBox.ButtonRole.ActionRole) for each in asked.things]
    box.setDefaultButton(buttons[0])
    # Without such a button the box could not be closed by Esc, nor by the cross of its window.
    nothing = box.addButton(QMessageBox.StandardButton.Cancel)
    nothing.hide()
    box.setEscapeButton(nothing)
    put(box)
    pressed = box.clickedButton()
    return buttons.index(pressed) if pressed in buttons else None
