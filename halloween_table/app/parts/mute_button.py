"""The button that silences the program, and lets it be heard again."""

from __future__ import annotations

from PySide6.QtCore import Qt

from halloween_table.table.look import letters

from .preferences import Preferences
from .widgets import ToolButton, name_button


class MuteButton(ToolButton):
    """It shows what is heard now, and is called after what it does."""

    _preferences: Preferences | None = None

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_icon("sound")
        letters.follow(self.fit)

    def follow(self, preferences: Preferences) -> None:
        """Shows and changes what is wished for there."""
        self._preferences = preferences
        self.clicked.connect(preferences.toggle_sound)
        preferences.changed.connect(self._on_change)
        self.say()

    def _on_change(self, key: str) -> None:
        if key == "muted":
            self.say()

    def say(self) -> None:
        muted = self._preferences is not None and self._preferences.muted
        self.show_icon("muted" if muted else "sound")
        name = self.tr("Sound on (F12)") if muted else self._off()
        name_button(self, name)

    def _off(self) -> str:
        return self.tr("Sound off (F12)")
