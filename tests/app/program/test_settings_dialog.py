"""The settings stand in groups, side by side where there is room."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QGroupBox, QSlider

from halloween_table.app.parts.language import speak
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.settings_dialog import SettingsDialog
from halloween_table.app.program.window import MainWindow

from ..fitting import settle


def opened(window: MainWindow, preferences: Preferences) -> SettingsDialog:
    dialog = SettingsDialog(preferences, Path("/somewhere"), window)
    dialog.show()
    settle()
    return dialog


def groups(dialog: SettingsDialog) -> list[QGroupBox]:
    return [dialog._looks, dialog._sounds, dialog._table]


@pytest.mark.parametrize(("width", "beside"), [(1280, True), (1024, True), (700, False)])
def test_groups_stand_side_by_side_where_there_is_room(
    window: MainWindow, preferences: Preferences, width: int, beside: bool
) -> None:
    window.resize(width, 700)
    dialog = opened(window, preferences)
    looks, sounds, at_table = (group.geometry() for group in groups(dialog))
    assert looks.bottom() < sounds.top()
    assert (at_table.left() > looks.right()) is beside
    assert (at_table.top() > sounds.bottom()) is not beside
    assert dialog.width() <= window.width()
    dialog.close()


def test_a_screen_reader_is_told_each_group_in_the_language_of_now(
    window: MainWindow, preferences: Preferences
) -> None:
    dialog = opened(window, preferences)
    names = ["Look", "Sound", "At the table"]
    assert [group.accessibleName() for group in groups(dialog)] == names
    speak("it")
    settle()
    assert [group.accessibleName() for group in groups(dialog)] == ["Aspetto", "Suono", "Al tavolo"]
    dialog.close()


def test_a_volume_stands_beside_its_slider(window: MainWindow, preferences: Preferences) -> None:
    dialog = opened(window, preferences)
    for slider, number in (
        (dialog._effects, dialog._effects_number),
        (dialog._ambience, dialog._ambience_number),
    ):
        assert isinstance(slider, QSlider)
        slider.setValue(35)
        assert number.text() == slider.accessibleDescription() == "35%"
        assert number.geometry().left() > slider.geometry().right()
    dialog.close()
