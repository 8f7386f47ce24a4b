"""An empty QGraphicsView in a window as large as the program's: nothing starts faster or is smaller."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

from .frames import Frames, megabytes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..figures import Figures

_SIZE = (1280, 800)


def empty() -> Callable[[str], Figures]:
    app = QApplication(sys.argv)
    view = QGraphicsView(QGraphicsScene())
    view.resize(*_SIZE)
    view.show()
    # Not its viewport: to find out what kind of widget that is costs PySide a tenth of all this.
    first = Frames(view).next(view)
    figures = {"first": first, "memory": megabytes()}
    del app
    return lambda _: figures
