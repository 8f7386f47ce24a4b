"""What those who have won stand before."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from halloween_table.app.honours.art import EveningStage
from halloween_table.table.look.contrast import CONTRAST

from ..fitting import settle

_WIDE, _HIGH = 600, 300


def colours(stage: EveningStage) -> set[int]:
    image = stage.grab().toImage()
    return {image.pixel(x, _HIGH // 3) for x in range(40, _WIDE - 40, 10)}


def test_nothing_shines_behind_them_as_soon_as_the_system_asks_for_more_contrast(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = EveningStage(QWidget())
    qtbot.addWidget(stage)
    stage.resize(_WIDE, _HIGH)
    stage.show()
    settle()
    lit = colours(stage)
    assert len(lit) > 1
    monkeypatch.setattr(CONTRAST, "high", True)
    assert len(colours(stage)) == 1
    monkeypatch.setattr(CONTRAST, "high", False)
    assert colours(stage) == lit
