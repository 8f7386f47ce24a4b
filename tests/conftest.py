"""What every test may rely on: no screen, our fonts, English, and never the player's own files."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.tally import sums

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# C.UTF-8 is there on every Linux; without a UTF-8 locale Qt warns, and a warning fails the test.
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="en")

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

ROOT = Path(__file__).resolve().parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--pictures", action="store_true", help="leave pictures of every window in build/pictures"
    )


def pytest_collection_finish() -> None:
    """Thousands of tests are there to stay, and much that they keep: the collector of garbage need not
    look at it again and again. A tenth of the time went into that."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 1_000_000)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Below all tests stand the figures of those that try many cases."""
    for line in sums(chain.from_iterable(terminalreporter.stats.values())):
        terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def qapp(qapp: Any) -> Any:
    """pytest-qt's application, with the fonts of the program: Qt's wheels bring none."""
    from halloween_table.app.program.fonts import use_fonts

    use_fonts(qapp)
    return qapp


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home for settings and games: platformdirs and Qt look for theirs below it. Copies of the
    program meet there, too."""
    home = tmp_path_factory.mktemp("home")
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(home))
    for elsewhere in ("HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(elsewhere, str(home))
    for asked_first in ("APPDATA", "LOCAL_APPDATA"):  # by platformdirs, before Windows itself
        monkeypatch.setenv(f"WIN_PD_OVERRIDE_{asked_first}", str(home))
    return home


@pytest.fixture(autouse=True)
def english(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test may change the language, and how much room a table has; the next one begins in English
    again, in a window of the usual size."""
    if "qapp" not in request.fixturenames:
        yield
        return
    request.getfixturevalue("qapp")
    from PySide6.QtCore import QCoreApplication, QLocale, Qt
    from PySide6.QtGui import QGuiApplication

    from halloween_table.table.view import TableView

    install, installed = QCoreApplication.installTranslator, []

    def remember(translator: Any) -> bool:
        installed.append(translator)
        return install(translator)

    QLocale.setDefault(QLocale(QLocale.Language.English))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QCoreApplication, "installTranslator", staticmethod(remember))
        patch.setattr(TableView, "usual_room", TableView.usual_room)
        yield
    for translator in installed:
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(QLocale(QLocale.Language.English))
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where tests leave pictures for people to look at: build/pictures, never committed."""
    folder = ROOT / "build" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def qtbot(qtbot: Any) -> Any:
    """However busy a machine is: whatever is waited for has a minute to come."""
    qtbot.waitUntil = partial(qtbot.waitUntil, timeout=60_000)
    return qtbot
