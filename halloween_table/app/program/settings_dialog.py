"""The settings, a row for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSlider, QWidget

from halloween_table.engine.translate import fill

from ..new_game.variant_cards import Option
from ..parts.language import LANGUAGES
from ..parts.preferences import COMPUTER_PACES, TEXT_SIZES, Preferences
from ..parts.sounds import SOUNDS
from ..parts.widgets import text
from .dialogs import TallDialog

_WIDTH = 500
_STEP = 5
"""Per cent by which a key makes a sound louder."""


class SettingsDialog(TallDialog):
    """Language, letters, pace, sounds, hands and what is played by itself; every change holds at once.
    Each setting is a row that is named after it; what the row says stands in `retranslate`."""

    def __init__(self, preferences: Preferences, folder: Path, parent: QWidget | None) -> None:
        super().__init__(parent, _WIDTH)
        self._preferences, self._folder = preferences, folder
        self._lists = QGridLayout()
        self._lists.setHorizontalSpacing(18)
        self._lists.setColumnStretch(1, 1)
        self._body.addLayout(self._lists)
        self._language_label, self._language = self._choice("language", LANGUAGES)
        self._size_label, self._size = self._choice("text_size", TEXT_SIZES)
        self._pace_label, self._pace = self._choice("pace", ("calm", "normal", "fast", "off"))
        self._computers_label, self._computers = self._choice("computer_pace", COMPUTER_PACES)
        self._effects_label, self._effects = self._volume("effects_volume")
        self._ambience_label, self._ambience = self._volume("ambience_volume")
        self._sound = Option(QCheckBox())
        self._sound.button.setChecked(not preferences.muted)
        self._sound.button.toggled.connect(lambda on: self._set("muted", not on))
        self._lists.addWidget(self._sound, self._lists.rowCount(), 0, 1, 2)
        self._hiding_label, self._hiding = self._choice("hiding", ("peek", "curtain", "open"))
        self._hiding.activated.connect(self._say_hiding)
        self._hiding_line = text("muted", wrap=True)
        self._body.addWidget(self._hiding_line)
        preferences.changed.connect(self._on_change)
        SOUNDS.troubled.connect(self.retranslate)
        self._away = self._switch("away_played")
        self._passing = self._switch("passing")
        self._folder_line = text("muted", wrap=True)
        self._folder_line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._body.addWidget(self._folder_line)
        self._body.addStretch(1)
        self._foot.addStretch(1)
        self._foot.addWidget(self._close)
        self.retranslate()

    # ---- rows ---------------------------------------------------------------------------------

    def _choice(self, setting: str, values: Iterable[Any]) -> tuple[QLabel, QComboBox]:
        """One of several values: a name, and beside it a list."""
        label, choice = text(), QComboBox()
        for value in values:
            choice.addItem("", value)
        choice.setCurrentIndex(choice.findData(getattr(self._preferences, setting)))
        choice.activated.connect(lambda at: self._set(setting, choice.itemData(at)))
        label.setBuddy(choice)
        row = self._lists.rowCount()
        self._lists.addWidget(label, row, 0)
        self._lists.addWidget(choice, row, 1)
        return label, choice

    def _switch(self, setting: str) -> Option:
        """Yes or no, and what it means below."""
        switch = Option(QCheckBox())
        switch.button.setChecked(getattr(self._preferences, setting))
        switch.button.toggled.connect(lambda on: self._set(setting, on))
        self._body.addWidget(switch)
        return switch

    def _volume(self, setting: str) -> tuple[QLabel, QSlider]:
        """How loud something is: a name, and beside it a slider, whose new loudness is heard."""
        label, slider = text(), QSlider(Qt.Orientation.Horizontal)
        slider.setRange(0, 100)
        slider.setSingleStep(_STEP)
        slider.setPageStep(2 * _STEP)
        slider.setValue(getattr(self._preferences, setting))
        slider.valueChanged.connect(lambda volume: self._set_volume(setting, volume))
        label.setBuddy(slider)
        row = self._lists.rowCount()
        self._lists.addWidget(label, row, 0)
        self._lists.addWidget(slider, row, 1)
        return label, slider

    def _set_volume(self, setting: str, volume: int) -> None:
        """Whoever turns a sound up or down wants to hear it."""
        self._set("muted", False)
        self._set(setting, volume)
        SOUNDS.preview(setting)
        self._name_volumes()

    def _on_change(self, key: str) -> None:
        """Somebody has pressed F12, say."""
        if key == "muted":
            self._sound.button.setChecked(not self._preferences.muted)

    def _set(self, setting: str, value: Any) -> None:
        setattr(self._preferences, setting, value)

    # ---- words --------------------------------------------------------------------------------

    def _say_hiding(self) -> None:
        """What the chosen way means."""
        said = {
            "peek": self.tr(
                "Your cards lie face down. Hold your key, or press on them, and they turn up as "
                "long as you do. F9 turns them up until you press it again."
            ),
            "curtain": self.tr(
                "Before each turn with hidden cards a curtain falls until the next player is there."
            ),
            "open": self.tr("Cards of whoever plays lie face up, for those who trust each other."),
        }
        self._hiding_line.setText(said[self._hiding.currentData()])
        self.fit()

    def _say_sound(self) -> None:
        """Whether anything can be heard here, and which key does the same."""
        said = {
            "device": self.tr(
                "No sound device was found. The program looks for one again from time to time."
            ),
            "library": self.tr(
                "There is no sound library for this system, so the program stays silent."
            ),
        }
        key = self.tr("F12 turns all sounds off and on.")
        self._sound.say(self.tr("Play sounds"), said.get(SOUNDS.trouble, key))

    def _name_volumes(self) -> None:
        """A screen reader hears what each slider is for, and how far it is turned up."""
        for label, slider in (
            (self._effects_label, self._effects),
            (self._ambience_label, self._ambience),
        ):
            loud = self._percent(slider.value())
            slider.setToolTip(loud)
            slider.setAccessibleName(label.text())
            slider.setAccessibleDescription(loud)

    def _percent(self, number: int) -> str:
        #: %1 is a number: how large letters are, or how loud a sound is
        return fill(self.tr("%1%"), number)

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Settings"))
        self._language_label.setText(self.tr("Language"))
        _name(self._language, LANGUAGES.__getitem__)
        self._size_label.setText(self.tr("Text size"))
        _name(self._size, self._percent)
        self._pace_label.setText(self.tr("Motion"))
        names = {
            "calm": self.tr("calm"),
            "normal": self.tr("normal"),
            "fast": self.tr("fast"),
            "off": self.tr("off"),
        }
        _name(self._pace, names.__getitem__)
        self._computers_label.setText(self.tr("Computer players"))
        paces = {
            "quick": self.tr("move at once"),
            "calm": self.tr("leave time to watch"),
            "press": self.tr("wait for my press"),
        }
        _name(self._computers, paces.__getitem__)
        self._away.say(
            self.tr("Show what happened while you were away"),
            self.tr("At the start of your turn the table plays what the others did. Esc ends it."),
        )
        self._effects_label.setText(self.tr("Sound effects"))
        self._ambience_label.setText(self.tr("Background sounds"))
        self._name_volumes()
        self._say_sound()
        self._hiding_label.setText(self.tr("Hands"))
        hidings = {
            "peek": self.tr("face down"),
            "curtain": self.tr("curtain between turns"),
            "open": self.tr("face up"),
        }
        _name(self._hiding, hidings.__getitem__)
        self._say_hiding()
        self._passing.say(
            self.tr("Make the only possible move automatically"),
            self.tr("Only where everybody can see that nothing else can be done."),
        )
        self._folder_line.setText(fill(self.tr("Games are kept in: %1"), self._folder))
        self.fit()


def _name(choice: QComboBox, name: Callable[[Any], str]) -> None:
    """Says what can be chosen there."""
    for at in range(choice.count()):
        choice.setItemText(at, name(choice.itemData(at)))
