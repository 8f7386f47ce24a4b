"""Windows follow the system that asks for more contrast."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from halloween_table.app.program import contrast, theme
from halloween_table.app.program.contrast import contrasted, follow, wanted
from halloween_table.contract.palette import CHOSEN, FADED, MUTED, PANEL_EDGE
from halloween_table.table.look.contrast import CONTRAST


def test_no_outline_is_faint_and_no_text_is_pale() -> None:
    sheet = contrasted(theme._sheet())
    assert not re.search(rf"(solid|border-color:) {PANEL_EDGE}", sheet)
    assert not re.search(rf"(?<!-)color: {FADED}", sheet)
    pale = [line for line in sheet.splitlines() if re.search(rf"(?<!-)color: {MUTED}", line)]
    assert all("disabled" in line or "skipped" in line for line in pale)
    assert sheet.count("{") == theme._sheet().count("{")
    assert "1px solid" not in sheet.replace("1px solid #f28c28", "")


def test_nobody_gets_it_unasked(qapp: QApplication) -> None:
    assert not wanted(qapp)
    assert qapp.styleSheet() == theme._sheet()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[None]:
    """The system says that somebody needs it."""
    follow(qapp, lambda: theme.use_theme(qapp))
    for module in (contrast, theme):
        monkeypatch.setattr(module, "wanted", lambda _: True)
    hints = qapp.styleHints()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    yield
    monkeypatch.undo()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
    assert not CONTRAST.high
    assert qapp.styleSheet() == theme._sheet()


@pytest.mark.usefixtures("asked")
def test_windows_and_tables_follow_the_system(qapp: QApplication) -> None:
    assert CONTRAST.high
    assert qapp.styleSheet() == contrasted(theme._sheet())


def test_nothing_is_chosen_on_a_ground_too_light_for_its_words(qapp: QApplication) -> None:
    marked = re.findall(
        r"(?:selection-background-color:|:selected \{ background:) (#\w+)", theme._sheet()
    )
    assert len(marked) > 5
    assert {*marked, qapp.palette().highlight().color().name()} == {CHOSEN}
