"""The program's window over a store in a folder of its own, with motion off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.language import speak
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program import growing
from halloween_table.app.program.theme import use_colours, use_theme
from halloween_table.app.program.window import MainWindow
from halloween_table.store.store import Store
from halloween_table.table.look import drawing, painter

from .letters import usual_letters, wider_letters

Drawing = Callable[..., QPixmap]


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp: Any) -> None:
    """Our colours, as in the running program."""
    use_colours(qapp)
    use_theme(qapp)


@pytest.fixture(scope="session")
def drawn(dressed: None) -> Iterator[tuple[Drawing, Drawing]]:
    """A picture looks the same in every test: it is drawn for the first one that shows it. Hundreds
    of windows would draw the same shelf and table again and again."""
    drawings = lru_cache(maxsize=1000)(drawing._rendered)
    new_pixmap = painter.new_pixmap
    pictures = lru_cache(maxsize=6000)(lambda font, *wanted: new_pixmap(*wanted))
    yield drawings, pictures
    drawings.cache_clear()
    pictures.cache_clear()


@pytest.fixture(autouse=True)
def drawn_once(drawn: tuple[Drawing, Drawing], monkeypatch: pytest.MonkeyPatch) -> None:
    drawings, pictures = drawn
    monkeypatch.setattr(drawing, "_rendered", lambda *wanted: QPixmap(drawings(*wanted)))
    monkeypatch.setattr(
        painter, "new_pixmap", lambda *wanted: pictures(QGuiApplication.font().key(), *wanted)
    )


@pytest.fixture(autouse=True)
def letters_as_usual(dressed: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A window that is resized has other letters when a test says so, not whenever some time has
    passed; and the next test begins as every one does."""
    monkeypatch.setattr(growing, "_AT_REST", 3_600_000)
    yield
    usual_letters()


@pytest.fixture
def wide_letters(dressed: None) -> Iterator[None]:
    """From before the window is made until after it is gone."""
    with wider_letters():
        yield


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    with Store.open(folder) as store:
        yield store


@pytest.fixture
def curtain() -> bool:
    """On, unless a test has its own parameter of that name."""
    return True


@pytest.fixture
def passing() -> bool:
    """Nothing happens by itself, unless a test has its own parameter of that name: each move is
    made by hand."""
    return False


@pytest.fixture
def preferences(store: Store, curtain: bool, passing: bool) -> Preferences:
    preferences = Preferences(store)
    preferences.pace = "off"
    preferences.hiding = "curtain" if curtain else "open"
    preferences.passing, preferences.log_shown = passing, True
    return preferences


@pytest.fixture
def told() -> list[str]:
    """Every sentence that somebody had to read."""
    return []


@pytest.fixture
def window(
    qtbot: QtBot,
    store: Store,
    preferences: Preferences,
    folder: Path,
    told: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[MainWindow]:
    monkeypatch.setattr(MainWindow, "tell", lambda self, sentence: told.append(sentence))
    speak("en")
    window = MainWindow(store, preferences, folder)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    yield window
    window.close()
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
