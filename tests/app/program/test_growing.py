"""Letters grow with the window, the setting and the system; and a window that is pulled at rests first."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.preferences import TEXT_SIZES, Preferences
from halloween_table.app.program import theme
from halloween_table.app.program.growing import scale_for
from halloween_table.app.program.settings_dialog import SettingsDialog
from halloween_table.app.program.window import MainWindow
from halloween_table.store.store import Store
from halloween_table.table.look import letters
from halloween_table.table.look.letters import Scale
from tests.conftest import ROOT

from ..fitting import settle
from ..playing import GAMES, sit_down, visible

# ---- how large they should be -----------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640), (1024, 700), (1279, 2000)])
def test_a_usual_window_has_the_usual_letters(size: tuple[int, int]) -> None:
    assert scale_for(*size) == Scale()


@pytest.mark.parametrize(
    ("size", "window", "ordinary"),
    [
        ((1920, 1080), 1.35, 19),
        ((2560, 1440), 1.8, 25),
        ((3840, 2160), 2.2, 31),
        ((7680, 4320), 2.2, 31),
    ],
)
def test_a_larger_window_has_larger_letters(
    size: tuple[int, int], window: float, ordinary: int
) -> None:
    assert scale_for(*size) == Scale(window, ordinary)


@pytest.mark.parametrize(("per_cent", "ordinary"), [(80, 11), (100, 14), (120, 17), (160, 22)])
def test_the_setting_is_for_letters_alone(per_cent: int, ordinary: int) -> None:
    assert scale_for(1280, 800, per_cent / 100) == Scale(1.0, ordinary)


@pytest.mark.parametrize(
    ("size", "per_cent", "low"),
    [
        ((1280, 720), 100, True),
        ((1366, 768), 100, True),
        ((1280, 800), 110, True),
        ((1280, 800), 160, False),  # there is something to scroll anyway
        *((size, 100, False) for size in ((1280, 800), (1366, 850), (1536, 960), (1920, 1080))),
        *((size, 100, False) for size in ((1920, 1200), (2560, 1440), (3840, 2160))),
    ],
)
def test_a_page_is_low_by_the_letters_on_it(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], per_cent: int, low: bool
) -> None:
    monkeypatch.setattr(letters, "_now", scale_for(*size, per_cent / 100))
    assert letters.low(size[1]) is low


def test_the_scaling_of_the_system_is_for_letters_alone() -> None:
    assert scale_for(1280, 800, system=1.5) == Scale(1.0, 21)
    assert scale_for(1280, 800, system=2.0) == Scale(1.0, 28)


def test_window_and_system_do_together_no_more_than_either_may() -> None:
    assert scale_for(3840, 2160, system=2.0) == scale_for(3840, 2160)
    assert scale_for(3840, 2160, system=3.0).ordinary == 42


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640), (1024, 700), (1920, 1080)])
def test_there_is_always_room_for_some_words(size: tuple[int, int]) -> None:
    scale = scale_for(*size, 1.6, 3.0)
    assert size[0] * letters.ORDINARY / scale.ordinary >= 620
    assert size[1] * letters.ORDINARY / scale.ordinary >= 390


def test_on_a_screen_that_is_too_small_what_is_no_text_shrinks_first() -> None:
    """As where a screen of 1280 × 800 has everything twice as large: letters are nearly that."""
    scale = scale_for(640, 360)
    assert scale.window < 0.6
    assert scale.ordinary == 13


def test_a_window_that_grows_has_letters_that_never_shrink() -> None:
    grown = [scale_for(width, width * 5 // 8).ordinary for width in range(400, 4000, 7)]
    assert grown == sorted(grown)


# ---- in the window ----------------------------------------------------------------------------------


def height(widget: Any) -> int:
    widget.ensurePolished()
    return widget.fontInfo().pixelSize()


def test_the_setting_holds_at_once_everywhere(window: MainWindow, preferences: Preferences) -> None:
    page = sit_down(window)
    before = {widget: height(widget) for widget in window.findChildren(QLabel)}
    preferences.text_size = 160
    settle()
    assert before
    assert all(height(widget) == size + 8 for widget, size in before.items())
    assert page._log.fontInfo().pixelSize() == 22
    assert QApplication.font().pixelSize() == 22
    assert QApplication.font("QTipLabel").pixelSize() == 22
    preferences.text_size = 100
    settle()
    assert {widget: height(widget) for widget in before} == before


def test_widgets_around_the_letters_come_back_as_they_were(
    window: MainWindow, preferences: Preferences
) -> None:
    page = sit_down(window)
    settle()
    widgets = (page.strip, page._log, page.view, page.strip.home, page.strip.steps)
    before = [widget.size() for widget in widgets]
    preferences.text_size = 160
    settle()
    assert page.strip.height() > before[0].height()
    assert page._log.width() > before[1].width()
    preferences.text_size = 100
    settle()
    assert [widget.size() for widget in widgets] == before


def test_a_window_has_new_letters_when_it_has_come_to_rest(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    styled, use_theme = [], theme.use_theme
    monkeypatch.setattr(theme, "use_theme", lambda app: (styled.append(app), use_theme(app)))
    for width in range(1280, 1930, 40):
        window.resize(width, width * 9 // 16)
        QApplication.processEvents()
    assert styled == []
    resting = window.growing.findChild(QTimer)
    assert resting is not None
    assert resting.isActive()
    window.resize(1920, 1080)
    resting.timeout.emit()
    assert len(styled) == 1
    assert QApplication.font().pixelSize() == 19
    resting.timeout.emit()
    assert len(styled) == 1


def test_the_setting_is_kept_and_read_again(store: Store, preferences: Preferences) -> None:
    preferences.text_size = 140
    assert Preferences(store).text_size == 140
    heard: list[str] = []
    preferences.changed.connect(heard.append)
    store.settings.set("text_size", 120)
    preferences.read_again()
    assert heard == ["text_size"]
    assert preferences.text_size == 120


@pytest.mark.parametrize("odd", [0, 17, 1000, "120", None, 1.2])
def test_an_odd_size_is_none(store: Store, preferences: Preferences, odd: object) -> None:
    store.settings.set("text_size", odd)
    assert preferences.text_size == 100


def test_somebody_chooses_a_size_in_the_settings(
    window: MainWindow, preferences: Preferences
) -> None:
    dialog = SettingsDialog(preferences, Path("/somewhere"), window)
    dialog.show()
    small = dialog.size()
    (sizes,) = (box for box in dialog.findChildren(QComboBox) if box.findData(160) >= 0)
    assert [sizes.itemData(at) for at in range(sizes.count())] == list(TEXT_SIZES)
    sizes.activated.emit(sizes.findData(160))
    settle()
    assert preferences.text_size == 160
    assert dialog.height() > small.height()
    assert height(dialog._close) == 22
    dialog.close()


@pytest.mark.parametrize("game", GAMES)
def test_buttons_above_a_table_can_be_touched(window: MainWindow, game: str) -> None:
    page = sit_down(window, key=game)
    settle()
    assert window.size() == QSize(1280, 800)
    buttons = visible(page.strip, QToolButton)
    assert buttons
    assert all(min(button.width(), button.height()) >= 40 for button in buttons)
    page.look_back(0)
    settle()
    for button in visible(page.bar, QToolButton):
        assert min(button.width(), button.height()) >= 40


def test_a_log_that_somebody_made_larger_stays_larger(
    window: MainWindow, preferences: Preferences
) -> None:
    log = sit_down(window)._log
    log.enlarge(3)
    assert log.fontInfo().pixelSize() == 17
    preferences.text_size = 160
    assert log.fontInfo().pixelSize() == 25


def test_nothing_moves_if_nothing_changes(window: MainWindow, qtbot: QtBot) -> None:
    sheet = QApplication.instance().styleSheet()
    window.growing.begin()
    window.growing.follow()
    assert QApplication.instance().styleSheet() == sheet


# ---- in the running program -------------------------------------------------------------------------

_ASK = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from halloween_table.app.program import running

def look():
    window = next(w for w in QApplication.topLevelWidgets() if hasattr(w, "growing"))
    font = QApplication.font().pixelSize()
    print(json.dumps([font, window.devicePixelRatioF(), window.width(), window.height()]))
    window.close()

app = running.application()
QTimer.singleShot(0, look)
sys.exit(running.run(Path(sys.argv[1]), "en"))
"""


@pytest.mark.parametrize("scaled", ["0", "1"], ids=["only the text", "everything"])
def test_a_system_that_has_its_text_twice_as_large(tmp_path: Path, scaled: str) -> None:
    """On a screen of 1280 × 800. Some systems have everything twice as large, and so does Qt."""
    screen = {"name": "one", "x": 0, "y": 0, "width": 1280, "height": 840, "logicalDpi": 96}
    config = tmp_path / "screen.json"
    config.write_text(json.dumps({"screens": [screen | {"dpr": 1}]}))
    told = {
        "QT_FONT_DPI": "192",
        "QT_ENABLE_HIGHDPI_SCALING": scaled,
        "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-c", _ASK, str(tmp_path / "data")],
        env={**os.environ, **told},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    letters_, ratio, width, height_ = json.loads(done.stdout.splitlines()[-1])
    assert ratio == (2.0 if scaled == "1" else 1.0)
    assert (width * ratio, height_ * ratio) <= (1280, 840)
    assert letters_ * ratio >= 25
