"""The settings: a row for each, side by side in groups."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from halloween_table.engine.translate import fill
from halloween_table.table.look import letters

from ..new_game.variant_cards import Option
from ..parts.language import LANGUAGES
from ..parts.preferences import COMPUTER_PACES, TEXT_SIZES, Preferences
from ..parts.sounds import SOUNDS
from ..parts.widgets import Picture, text
from .dialogs import TallDialog

_COLUMN = 430
"""What the words of a group need across, with letters of the usual size."""
_HEAD = 26
"""Pixels of the picture beside the name of a group."""
_STEP = 5
"""Per cent by which a key makes a sound louder."""


class _Group(QGroupBox):
    """Settings of one kind below their name, a row for each; a screen reader tells where it begins."""

    def __init__(self, asset: str) -> None:
        super().__init__()
        self.setObjectName("group")
        self._title = text("kicker")
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(Picture(asset, _HEAD, _HEAD))
        head.addWidget(self._title, 1)
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(18)
        self._rows.setVerticalSpacing(10)
        self._rows.setColumnStretch(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 14, 18, 16)
        layout.setSpacing(12)
        layout.addLayout(head)
        layout.addLayout(self._rows)
        layout.addStretch(1)

    def call(self, title: str) -> None:
        self._title.setText(title)
        self.setAccessibleName(title)

    def add_row(self, *parts: QWidget) -> None:
        """A name, what is set, and what else is to be read of it."""
        row = self._rows.rowCount()
        for column, part in enumerate(parts):
            self._rows.addWidget(
                part, row, column, 1, 2 if part is parts[-1] and column == 1 else 1
            )

    def add(self, part: QWidget) -> None:
        """Something as wide as the group."""
        self._rows.addWidget(part, self._rows.rowCount(), 0, 1, 3)


class SettingsDialog(TallDialog):
    """Language, letters, pace, sounds, hands and what is played by itself; every change holds at once.
    Each setting is a row that is named after it; what the row says stands in `retranslate`."""

    def __init__(self, preferences: Preferences, folder: Path, parent: QWidget | None) -> None:
        super().__init__(parent, _COLUMN)
        self._preferences, self._folder = preferences, folder
        self._looks = _Group("common/icon-eye")
        self._language_label, self._language = self._choice(self._looks, "language", LANGUAGES)
        self._size_label, self._size = self._choice(self._looks, "text_size", TEXT_SIZES)
        paces = ("calm", "normal", "fast", "off")
        self._pace_label, self._pace = self._choice(self._looks, "pace", paces)
        self._sounds = _Group("common/icon-sound")
        self._sound = Option(QCheckBox())
        self._sound.button.setChecked(not preferences.muted)
        self._sound.button.toggled.connect(lambda on: self._set("muted", not on))
        self._sounds.add(self._sound)
        self._effects_label, self._effects, self._effects_number = self._volume("effects_volume")
        self._ambience_label, self._ambience, self._ambience_number = self._volume(
            "ambience_volume"
        )
        self._table = _Group("common/way-together")
        ways = ("peek", "curtain", "open")
        self._hiding_label, self._hiding = self._choice(self._table, "hiding", ways)
        self._hiding.activated.connect(self._say_hiding)
        self._hiding_line = text("muted", wrap=True)
        self._table.add(self._hiding_line)
        self._computers_label, self._computers = self._choice(
            self._table, "computer_pace", COMPUTER_PACES
        )
        self._away = self._switch("away_played")
        self._passing = self._switch("passing")
        left = QVBoxLayout()
        left.setSpacing(14)
        left.addWidget(self._looks)
        left.addWidget(self._sounds, 1)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(14)
        self._columns.addLayout(left, 1)
        self._columns.addWidget(self._table, 1)
        self._body.addLayout(self._columns)
        preferences.changed.connect(self._on_change)
        SOUNDS.troubled.connect(self.retranslate)
        self._folder_line = text("muted", wrap=True)
        self._folder_line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._body.addWidget(self._folder_line)
        self._body.addStretch(1)
        self._foot.addStretch(1)
        self._foot.addWidget(self._close)
        self.retranslate()

    # ---- rows ---------------------------------------------------------------------------------

    def _choice(
        self, group: _Group, setting: str, values: Iterable[Any]
    ) -> tuple[QLabel, QComboBox]:
        """One of several values: a name, and beside it a list."""
        label = text()
        choice = QComboBox(sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToContents)
        choice.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        for value in values:
            choice.addItem("", value)
        choice.setCurrentIndex(choice.findData(getattr(self._preferences, setting)))
        choice.activated.connect(lambda at: self._set(setting, choice.itemData(at)))
        label.setBuddy(choice)
        group.add_row(label, choice)
        return label, choice

    def _switch(self, setting: str) -> Option:
        """Yes or no, and what it means below."""
        switch = Option(QCheckBox())
        switch.button.setChecked(getattr(self._preferences, setting))
        switch.button.toggled.connect(lambda on: self._set(setting, on))
        self._table.add(switch)
        return switch

    def _volume(self, setting: str) -> tuple[QLabel, QSlider, QLabel]:
        """How loud something is: a name, beside it a slider, whose new loudness is heard, and how far
        that is turned up."""
        label, slider = text(), QSlider(Qt.Orientation.Horizontal)
        slider.setRange(0, 100)
        slider.setSingleStep(_STEP)
        slider.setPageStep(2 * _STEP)
        slider.setValue(getattr(self._preferences, setting))
        slider.valueChanged.connect(lambda volume: self._set_volume(setting, volume))
        label.setBuddy(slider)
        number = text()
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._sounds.add_row(label, slider, number)
        return label, slider, number

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

    def _spread(self, room: int) -> None:
        """The groups stand side by side where there is room for that."""
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight)
        self._width = 2 * _COLUMN
        if max(letters.room(self._width), self._body.totalMinimumSize().width()) > room:
            self._columns.setDirection(QBoxLayout.Direction.TopToBottom)
            self._width = _COLUMN

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
        for label, slider, number in (
            (self._effects_label, self._effects, self._effects_number),
            (self._ambience_label, self._ambience, self._ambience_number),
        ):
            loud = self._percent(slider.value())
            number.setMinimumWidth(number.fontMetrics().horizontalAdvance(self._percent(100)))
            number.setText(loud)
            slider.setAccessibleName(label.text())
            slider.setAccessibleDescription(loud)

    def _percent(self, number: int) -> str:
        #: %1 is a number: how large letters are, or how loud a sound is
        return fill(self.tr("%1%"), number)

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Settings"))
        self._looks.call(self.tr("Look"))
        self._sounds.call(self.tr("Sound"))
        self._table.call(self.tr("At the table"))
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
