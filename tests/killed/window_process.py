"""The program itself with its window, in which somebody plays by mouse.

Without a game's name it is only started, looks at its store, mends it if need be, makes a backup, and
ends. Nothing is imported before that, which is a part of the start, too.
"""

from __future__ import annotations

import os
import sys
import threading
import traceback
from collections.abc import Callable
from typing import Any

from .dying import Life, life_of

_LOOK_AGAIN_MILLISECONDS = 5


def main(life: Life, key: str = "", seed: str = "", new: str = "") -> int:
    if not key:
        life.begin()
    from PySide6.QtCore import QTimer

    from halloween_table.app.program import running

    class Window(running.MainWindow):
        """It does without scenes, and without messages that somebody has to answer."""

        def __init__(self, store: Any, preferences: Any, folder: Any) -> None:
            if key:
                preferences.pace = "off"
            super().__init__(store, preferences, folder)
            running.after_first_frame(self.shelf, self._play if key else self._wait)

        def tell(self, sentence: str) -> None:
            life.say("told", sentence)

        def _play(self) -> None:
            or_fail(lambda: self._say_shelf() or Guest(self, life, key, seed, bool(new)).play())

        def _wait(self) -> None:
            """Until the store is sound, and nobody works at it any more."""
            if self._store.sound and threading.active_count() == 1:
                self._say_shelf()
                self.close()
            else:
                QTimer.singleShot(_LOOK_AGAIN_MILLISECONDS, self, self._wait)

        def _say_shelf(self) -> None:
            """What the people see first: the games that wait, those that are over, and a notice."""
            shelf = self.shelf
            notice = shelf._notice_text.text() if shelf._notice.isVisible() else ""
            life.say("shelf", *shelf._counts, notice)

    if key:
        from .guest import Guest

    running.MainWindow = Window
    code = running.run(life.folder, "en")
    life.end()
    return code


def or_fail(do: Callable[[], object]) -> None:
    """An error in a slot would not end the program."""
    try:
        do()
    except Exception:
        traceback.print_exc()
        os._exit(1)


if __name__ == "__main__":
    sys.exit(main(life_of(sys.argv[1:]), *sys.argv[4:]))
