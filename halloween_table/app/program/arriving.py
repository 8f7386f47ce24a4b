"""Files that somebody wants opened while the program runs, wherever they come from: the command line, a
second start, the system, or a hand that lets them fall on the shelf."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from halloween_table.store.problems import Kind, StoreProblem

if TYPE_CHECKING:
    from .handing_over import Listener
    from .meeting import Request
    from .window import MainWindow

_LOOK_AGAIN_MS = 150
"""How often it is looked whether somebody who must not be disturbed has finished."""
_PATIENCE_SECONDS = 10.0
"""For which the games on the shelf are waited for, while they are mended, say."""
_TOKEN = "XDG_ACTIVATION_TOKEN"


class Arrivals(QObject):
    """Takes them to the table, once the shelf has been seen and nobody is disturbed by it.

    A dialog is finished first, and so is what somebody does against a clock or has in their hand.
    Otherwise the table is changed without a question: see `GameFiles.take_in` for why.
    """

    def __init__(self, window: MainWindow, folder: Path, alone: ExitStack | None = None) -> None:
        """That data folder is the one whose second starts are heard: by us, if others have been kept
        from it so far by what is closed then. It outlasts the window."""
        super().__init__()
        self._alone = alone or ExitStack()
        self._window, self._folder = window, folder
        self._listener: Listener | None = None
        self._waiting: list[Path] = []
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._take)
        self._begun = False
        self._give_up: float | None = None
        """When the shelf is not waited for any longer."""

    def begin(self) -> None:
        """The shelf has been seen; there is time for everything that listens."""
        self._begun = True
        self._window.shelf.dropped.connect(self.bring)
        self._next.start(0)
        QTimer.singleShot(0, self, self._listen)

    def bring(self, paths: Iterable[Path]) -> None:
        """To be opened as soon as it can be: what has come together is opened together."""
        self._waiting += paths
        if self._begun:
            self._next.start(0)

    def close(self) -> None:
        """Nothing comes any more. What waits comes to the shelf for the next time: whoever handed it
        over was told that it was taken."""
        self._next.stop()
        if self._listener is not None:
            QApplication.instance().applicationStateChanged.disconnect(self._listener.listen)
            self._listener.close()
            self._listener = None
        paths, self._waiting = self._waiting, []
        for path in paths:
            self._keep(path)

    def _keep(self, path: Path) -> None:
        """Nobody is there any more who could be told that it is no game."""
        try:
            self._window.room.keep_file(path)
        except StoreProblem:
            pass
        except Exception:  # the end is not disturbed by what nobody thought of
            sys.excepthook(*sys.exc_info())

    # ---- second starts ------------------------------------------------------------------------------

    def _listen(self) -> None:
        from .meeting import place_of

        self._alone.close()
        try:
            from .handing_over import Listener
        except ImportError:  # a system without some library that only this part of Qt needs
            return
        place = place_of(self._folder)
        if place is None:
            return
        self._listener = listener = Listener(place, self)
        listener.handed.connect(self._on_handed)
        listener.listen()
        # Of two copies the first listens. Once it has gone, the other does when somebody turns to it.
        QApplication.instance().applicationStateChanged.connect(listener.listen)

    def _on_handed(self, request: Request) -> None:
        come_forward(self._window, request.token)
        self.bring(request.paths)

    # ---- to the table -------------------------------------------------------------------------------

    def _take(self) -> None:
        if not self._waiting:
            return
        if self._would_disturb() or self._shelf_is_awaited():
            self._next.start(_LOOK_AGAIN_MS)
            return
        paths, self._waiting, self._give_up = self._waiting, [], None
        try:
            self._window.files.take_in(*paths)
        except Exception:
            # What nobody thought of is written down first, and then people hear that it was in vain.
            QTimer.singleShot(0, self, lambda: self._window.say(StoreProblem(Kind.other)))
            raise

    def _would_disturb(self) -> bool:
        if QApplication.modalWindow() is not None or QApplication.activePopupWidget() is not None:
            return True
        if self._window.page is self._window.shelf:
            return False
        if QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return True
        from ..table.page import TablePage

        page = self._window.page
        return isinstance(page, TablePage) and (page.hands.hurried or page.view.hand.is_busy)

    def _shelf_is_awaited(self) -> bool:
        """Whether it cannot be told yet which games are here already, and that is worth waiting for."""
        if not self._window.awaits_games:
            return False
        if self._give_up is None:
            self._give_up = time.monotonic() + _PATIENCE_SECONDS
        return time.monotonic() < self._give_up


def come_forward(window: MainWindow, token: str = "") -> None:
    """The window is seen and has the keyboard; where a system does not let it, it asks for attention. A
    dialog over it has the keyboard first."""
    if token and QApplication.platformName().startswith("wayland"):
        os.environ[_TOKEN] = token  # where Qt looks for it, and takes it away
    state = window.windowState() & ~Qt.WindowState.WindowMinimized
    window.setWindowState(state | Qt.WindowState.WindowActive)
    window.show()
    front = QApplication.activeModalWidget() or window
    front.raise_()
    front.activateWindow()
    QApplication.alert(window)
