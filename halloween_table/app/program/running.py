"""The running program: what is made once, in the order it is needed."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from halloween_table import __version__
from halloween_table.games.shelf import box
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.store import Store
from halloween_table.table.look.drawing import drawn

from ..parts.first_frame import after_first_frame
from ..parts.language import speak
from ..parts.preferences import Preferences
from ..parts.qt_files import find_plugins
from ..parts.sentences import Sentences
from ..parts.sounds import SOUNDS
from . import lean_start
from .arriving import Arrivals
from .contrast import follow
from .crash_log import CrashLog
from .fonts import use_fonts
from .theme import use_colours, use_theme
from .window import MainWindow

if TYPE_CHECKING:
    from halloween_table.engine.game import Game

_DEAF = ("offscreen", "minimal")
"""Screens that nobody sits at: nobody would hear anything either."""
_PATIENCE_SECONDS = 0.3
"""For which another copy of the program is waited for before there is a window."""


class Application(QApplication):
    """Qt, and what only the application itself is told.

    Signals:
        file_asked: the path of a file that the system wants opened here, as macOS does.
    """

    file_asked = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_asked.emit(event.file())
            return True
        return super().event(event)


def application() -> QApplication:
    """Qt, with our fonts and colours."""
    find_plugins()
    # The style as an argument: setStyle() would give back a QStyle and, with it, make Python
    # enumerations of hundreds of members that nobody needs.
    app = QApplication.instance() or Application([*sys.argv[:1], "-style", "Fusion"])
    assert isinstance(app, QApplication)
    app.setApplicationName("Halloween Table")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("halloween-table")
    use_fonts(app)
    use_colours(app)
    return app


def open_store(folder: Path) -> tuple[Store, StoreProblem | None]:
    """The store in that folder, though its file may have to be mended or waited for yet; one that
    lasts as long as the program if there can be none."""
    try:
        return Store.at_once(folder, _game_of, patience=_PATIENCE_SECONDS), None
    except StoreProblem as problem:
        store = _without_keeping(folder, problem)
        return store, StoreProblem(Kind.read_only, problem.detail) if store.lent else problem
    except Exception as error:
        # Whatever is in that folder and nobody thought of: people can play all the same.
        traceback.print_exception(error)
        return Store.in_memory(), StoreProblem(Kind.cannot_open, repr(error))


def _without_keeping(folder: Path, problem: StoreProblem) -> Store:
    """What is in a folder that may only be read can be looked at, and so can a file beside which
    something else lies in place of what guards it."""
    if problem.kind in (Kind.read_only, Kind.cannot_open):
        with suppress(StoreProblem):
            return Store.to_look_at(folder)
    return Store.in_memory()


def _game_of(key: str) -> Game[Any, Any] | None:
    found = box(key)
    return found.open().game if found else None


def notices(store: Store, problem: StoreProblem | None, report: Path | None) -> str:
    """What people should know about the store and the last end, in the current language."""
    sentences = Sentences()
    said = []
    if problem is not None:
        said += [sentences.problem(problem)]
        if not store.lasts:
            said += [sentences.to_look_at() if store.lent else sentences.temporary_store()]
        elif store.awaits is not None:
            said += [sentences.kept_apart()]
    elif store.awaits is not None:
        waits = store.awaits is Kind.locked
        said += [sentences.waiting() if waits else sentences.mending()]
    if store.mended is not None:
        said += sentences.mended(store.mended)
    if report is not None:
        said += [sentences.crashed(), str(report)]
    return "\n".join(said)


def _go_on(
    app: QApplication,
    store: Store,
    preferences: Preferences,
    window: MainWindow,
    report: Path | None,
    arrivals: Arrivals,
) -> None:
    """What could wait until the shelf was there."""
    app.setWindowIcon(QIcon(drawn("common/app", 128, 128)))
    lean_start.end()
    _examine(store, preferences, window, report)
    arrivals.begin()
    if app.platformName() not in _DEAF:
        _listen(app, preferences)


def _listen(app: QApplication, preferences: Preferences) -> None:
    """From now on the program is heard; while people are at another one it keeps its ambience to
    itself."""
    from PySide6.QtCore import Qt

    from halloween_table.sound.player import Player
    from halloween_table.sound.speaker import Speaker

    active = Qt.ApplicationState.ApplicationActive
    app.applicationStateChanged.connect(lambda state: SOUNDS.hush("away", state != active))
    SOUNDS.begin(Player(Speaker(), SOUNDS.troubled.emit), preferences)


def _examine(
    store: Store, preferences: Preferences, window: MainWindow, report: Path | None = None
) -> None:
    """Has the file and looks at all of it; says so on the shelf if something was wrong with it."""
    from .examining import Examination, back_up_when_games_end

    def say(problem: StoreProblem | None = None) -> None:
        window.shelf.notify(lambda: notices(store, problem, report))

    def go_on() -> None:
        preferences.read_again()
        window.keep_tables()
        window.show_games()
        say()

    back_up_when_games_end(store)
    examination = Examination(store, window)
    for signal in (examination.waiting, examination.mending, examination.failed):
        signal.connect(say)
    examination.had.connect(go_on)
    examination.begin()


def run(
    folder: Path,
    language: str | None,
    files: Iterable[Path] = (),
    until_shown: bool = False,
    alone: ExitStack | None = None,
) -> int:
    """The program, from its first window to its end, or only to its first frame. It opens these
    files. `alone` is closed when others can hand theirs over."""
    app = application()
    store, problem = open_store(folder)
    crash_log = CrashLog(folder)
    report = crash_log.earlier()
    crash_log.begin()
    preferences = Preferences(store, language)
    speak(preferences.language)
    window = MainWindow(store, preferences, folder)
    window.shelf.notify(lambda: notices(store, problem, report))
    window.growing.begin()
    use_theme(app)
    after_first_frame(window.shelf, lambda: follow(app, lambda: use_theme(app)))
    window.show()
    if app.platformName() == "xcb":
        from .held_keys import HeldKeys

        HeldKeys(window.windowHandle())
    arrivals = Arrivals(window, folder, alone)
    arrivals.bring(files)
    if isinstance(app, Application):
        app.file_asked.connect(lambda path: arrivals.bring([Path(path)]))

    def go_on() -> None:
        if until_shown:
            app.quit()
        else:
            _go_on(app, store, preferences, window, report, arrivals)

    after_first_frame(window.shelf, go_on)
    code = app.exec()
    silent = SOUNDS.end()
    arrivals.close()
    store.close()
    crash_log.end()
    if not silent:
        os._exit(code)  # a sound driver that hangs: Python would wait for it, or fall over it
    return code
