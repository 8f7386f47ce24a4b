"""Everything is written in the program's own font, whatever font the system has for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import font_manrope
import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.app.program.fonts import FAMILY, use_fonts
from halloween_table.app.program.theme import use_theme
from tests.conftest import ROOT
from tests.packaging.screens import screen
from tests.systems import needs_virtual_screen

from .lettering import KINDS, SYSTEMS_FAMILY, lettering, refilling

SEEN = {
    *("ShelfPage", "NewGamePage", "RulebookWindow", "QMenu", "QTipLabel", "QMessageBox"),
    *("QFileDialog", "QListWidget", "QComboBoxListView", "QHeaderView", "QTreeView", "QLabel"),
    *("QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QLineEdit", "QTextBrowser"),
}
"""What somebody must have seen for the answer to count."""
KDE_FONTS = """[General]
font=Sans Serif,10,-1,5,50,0,0,0,0,0
menuFont=Serif,12,-1,5,50,0,0,0,0,0
toolBarFont=Serif,12,-1,5,50,0,0,0,0,0
"""


# ---- of every kind ----------------------------------------------------------------------------------


@pytest.fixture
def fonts_of_the_system(monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[None]:
    """The system has one of its own for everything."""
    monkeypatch.setattr(QApplication, "setStyleSheet", refilling(QApplication.setStyleSheet))
    yield
    QApplication.setFont(QApplication.font())  # which ends all others


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_widget_has_the_font_of_the_program(
    qapp: Any, fonts_of_the_system: None, kind: str
) -> None:
    qapp.setStyleSheet(qapp.styleSheet())
    assert QApplication.font(kind).family() == SYSTEMS_FAMILY
    use_theme(qapp)
    assert QApplication.font(kind) == QApplication.font()


def test_the_font_of_the_program(qapp: Any) -> None:
    use_theme(qapp)
    for font in (QApplication.font(), QMenu().font()):
        assert QFontInfo(font).family() == FAMILY
        assert (font.pixelSize(), font.weight()) == (14, QFont.Weight.Medium)


@pytest.mark.parametrize("size", [9, 11, 14, 16, 30])
def test_letters_stand_as_far_apart_as_they_were_designed(qapp: Any, size: int) -> None:
    """Also those that differ in size and weight, in a widget or on the table: a large one, put on a
    small scale, needs as much room."""
    sentence = "Who sees a way? Хто бачить дорогу? Zażółć gęślą jaźń."
    heading = QLabel()
    heading.setObjectName("heading")
    heading.ensurePolished()
    for font in (QFont(), QFont(heading.font())):
        font.setPixelSize(size)
        small = QFontMetricsF(font).horizontalAdvance(sentence)
        font.setPixelSize(size * 40)
        large = QFontMetricsF(font).horizontalAdvance(sentence) / 40
        assert small == pytest.approx(large, rel=0.01)


def test_a_font_that_qt_cannot_open_by_its_name_is_read_for_it(
    qapp: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As without a screen on Windows, in the folder of somebody called Оленка."""
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", lambda path: -1)
    use_fonts(qapp)
    assert QFontInfo(qapp.font()).family() == FAMILY


def test_a_font_that_is_none_is_told(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(font_manrope, "ManropeBold", __file__)
    with pytest.raises(RuntimeError, match="ManropeBold"):
        use_fonts(qapp)


def test_another_language_is_written_in_the_same_font(qapp: Any, fonts_of_the_system: None) -> None:
    use_theme(qapp)
    for language in LANGUAGES:
        speak(language)
        QApplication.processEvents()
        assert {QApplication.font(kind).family() for kind in KINDS} == {FAMILY}


def test_only_the_theme_gives_the_whole_program_a_style() -> None:
    """Whoever else did would have to think of the fonts as well."""
    style = re.compile(r"\b(app|QApplication|qApp|instance\(\))\.setStyle(Sheet)?\(")
    sources = sorted((ROOT / "halloween_table").rglob("*.py"))
    found = {path.name for path in sources if style.search(path.read_text(encoding="utf-8"))}
    assert found == {"theme.py"}


# ---- in the running program -------------------------------------------------------------------------


def test_on_a_system_with_a_font_for_everything(tmp_path: Path) -> None:
    seen = lettering(tmp_path / "data", {"QT_QPA_PLATFORM": "offscreen"}, pretended=True)
    assert set(seen.shown) >= SEEN
    assert seen.strange == []


@pytest.fixture(scope="module")
def hidden() -> Iterator[dict[str, str]]:
    """What Qt has to be told to show windows on a screen that nobody sees."""
    with screen("1400x900") as display:
        yield {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}


@needs_virtual_screen
def test_under_gnome(tmp_path: Path, hidden: dict[str, str]) -> None:
    """Qt asks GTK for the fonts of GNOME; where there is no GTK, this is a start like any other."""
    seen = lettering(tmp_path / "data", {**hidden, "XDG_CURRENT_DESKTOP": "GNOME"})
    assert set(seen.shown) >= SEEN
    assert seen.strange == []


@needs_virtual_screen
def test_under_kde(tmp_path: Path, hidden: dict[str, str]) -> None:
    """Qt reads the fonts of KDE by itself."""
    (tmp_path / "kdeglobals").write_text(KDE_FONTS)
    told = {
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_CURRENT_DESKTOP": "KDE",
        "KDE_FULL_SESSION": "true",
        "KDE_SESSION_VERSION": "6",
    }
    seen = lettering(tmp_path / "data", hidden | told)
    assert {"QMenu", "QToolButton"} <= set(seen.of_the_system)
    assert set(seen.shown) >= SEEN
    assert seen.strange == []
