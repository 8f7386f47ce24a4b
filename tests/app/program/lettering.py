"""The real program in a process of its own, on a system that has a font for everything, and the fonts
in which its windows are written there.

Run as a module it is that process: with the path of a data folder and, for a system that is only
pretended, the word "pretended".
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.conftest import ROOT

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from halloween_table.app.program.window import MainWindow

KINDS = (
    *("QMenu", "QMenuBar", "QMenuItem", "QMessageBox", "QLabel", "QTipLabel", "QTitleBar"),
    *("QStatusBar", "QMdiSubWindowTitleBar", "QDockWidgetTitle", "QPushButton", "QCheckBox"),
    *("QRadioButton", "QToolButton", "QAbstractItemView", "QListView", "QHeaderView", "QListBox"),
    *("QComboMenuItem", "QComboLineEdit", "QSmallFont", "QMiniFont"),
    # Which only get colours from the system today.
    *(
        "QGroupBox",
        "QMessageBoxLabel",
        "QTabBar",
        "QTextEdit",
        "QLineEdit",
        "QComboBox",
        "QToolTip",
    ),
)
"""Of what a system can have a font of its own, by the names that Qt gives it."""
SYSTEMS_FAMILY = "DejaVu Serif"
_PATIENCE_SECONDS = 120


class Lettering(NamedTuple):
    """What was seen."""

    of_the_system: list[str]
    """The kinds for which the system has a font that is not the one of everything else."""
    shown: list[str]
    """The classes of all widgets that were to be seen."""
    strange: list[str]
    """Which of them are written in another font than ours, and in which."""


def lettering(folder: Path, told: Mapping[str, str], pretended: bool = False) -> Lettering:
    """Of the program on that data folder, with that in its environment."""
    done = subprocess.run(
        [sys.executable, "-m", __name__, str(folder), *(["pretended"] if pretended else [])],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **told},
        capture_output=True,
        encoding="utf-8",
        timeout=_PATIENCE_SECONDS,
    )
    assert done.returncode == 0, done.stderr
    return Lettering(*json.loads(done.stdout.splitlines()[-1]))


# ---- in that process --------------------------------------------------------------------------------


class _Eye:
    """Looks at all that is there to be seen, again and again."""

    def __init__(self) -> None:
        self.shown, self.strange = set[str](), set[str]()

    def look(self) -> None:
        from PySide6.QtWidgets import QApplication

        for _ in range(3):
            QApplication.processEvents()
        for widget in QApplication.allWidgets():
            if widget.isVisible():
                self._note(widget)

    def _note(self, widget: QWidget) -> None:
        from PySide6.QtGui import QFontInfo

        from halloween_table.app.program.fonts import FAMILY

        font, kind = widget.font(), widget.metaObject().className()
        self.shown |= set(_ancestry(widget))
        if QFontInfo(font).family() != FAMILY or font.pixelSize() < 0 or font.weight() < 500:
            self.strange.add(f"{kind}#{widget.objectName()}: {font.toString()}")


def _ancestry(widget: QWidget) -> Iterator[str]:
    kind = widget.metaObject()
    while kind is not None:
        yield kind.className()
        kind = kind.superClass()


def _visit(window: MainWindow, look: Callable[[], None]) -> None:
    """Somebody opens one of everything that has letters on it."""
    from PySide6.QtCore import QPoint, Qt, QTimer
    from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QMenu, QToolTip

    from halloween_table.app.new_game.page import NewGamePage
    from halloween_table.app.program.settings_dialog import SettingsDialog
    from halloween_table.games.shelf import SHELF

    def look_and_close() -> None:
        look()
        QApplication.activeModalWidget().close()

    look()
    QToolTip.showText(window.mapToGlobal(QPoint(50, 50)), "Boo!", window)
    look()
    QToolTip.hideText()
    QTimer.singleShot(0, look_and_close)
    window.tell("Boo!")
    window.new_game(SHELF[0])
    page = window.page
    assert isinstance(page, NewGamePage)
    menu = page._seats._rows[0].figure_button.menu()
    plain = QMenu(window)
    plain.addAction("Boo!")
    for each in (menu, plain):
        each.popup(window.mapToGlobal(QPoint(50, 50)))
        look()
        each.close()
    dialog = SettingsDialog(window._preferences, window._folder, window)
    dialog.show()
    for combo in dialog.findChildren(QComboBox):
        combo.showPopup()
        look()
        combo.hidePopup()
    dialog.close()
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    files = QFileDialog(window)
    files.setViewMode(QFileDialog.ViewMode.Detail)
    files.show()
    look()
    files.close()
    window.open_rulebook(SHELF[0].key, "")
    look()
    window.show_shelf()


def refilling(set_style_sheet: Callable[..., None]) -> Callable[..., None]:
    """What Qt does in it on a system that has a font for everything: it takes note of those fonts,
    and tells nobody."""
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QApplication

    class Silence(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            return event.type() == QEvent.Type.ApplicationFontChange

    def refill(app: QApplication, sheet: str) -> None:
        set_style_sheet(app, sheet)
        silence = Silence()
        app.installEventFilter(silence)
        for kind in KINDS:
            QApplication.setFont(QFont(SYSTEMS_FAMILY, 12), kind)
        app.removeEventFilter(silence)

    return refill


def _main(folder: str, *system: str) -> None:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from halloween_table.app.program.main import main
    from halloween_table.app.program.window import MainWindow

    app, eye = QApplication([sys.argv[0], "-style", "Fusion"]), _Eye()
    of_the_system = [kind for kind in KINDS if QApplication.font(kind) != QApplication.font()]

    def come() -> None:
        (window,) = (w for w in app.topLevelWidgets() if isinstance(w, MainWindow))
        try:
            for language in ("en", "uk"):
                window._preferences.language = language
                _visit(window, eye.look)
        finally:
            window.close()

    loop = QApplication.exec

    def run(*_: Any) -> int:
        QTimer.singleShot(0, come)
        return loop()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QApplication, "exec", run)
        if system:
            patch.setattr(QApplication, "setStyleSheet", refilling(QApplication.setStyleSheet))
        code = main(["--data-dir", folder])
    print(json.dumps([of_the_system, sorted(eye.shown), sorted(eye.strange)]))
    sys.exit(code)


if __name__ == "__main__":
    _main(*sys.argv[1:])
