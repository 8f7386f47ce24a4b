"""A child of the benchmark: starts the program, or an empty window, and ends at the first usable frame."""

import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView


def empty_window() -> None:
    app = QApplication(sys.argv)
    view = QGraphicsView(QGraphicsScene())
    view.resize(1280, 800)
    view.show()
    _end_when_painted(view.viewport(), app)


def shelf() -> None:
    from halloween_table.app import program

    with tempfile.TemporaryDirectory() as folder:
        shown = program.MainWindow.show

        def show(window: program.MainWindow) -> None:
            shown(window)
            _end_when_painted(window.shelf, QApplication.instance(), run=False)

        program.MainWindow.show = show  # type: ignore[method-assign]
        program.run(Path(folder), "en")


def _end_when_painted(widget, app, run=True) -> None:  # type: ignore[no-untyped-def]
    """Usable: painted once, and the event loop is idle."""
    widget.repaint()
    QTimer.singleShot(0, lambda: (print("usable", flush=True), app.quit()))
    if run:
        app.exec()


if __name__ == "__main__":
    {"empty": empty_window, "shelf": shelf}[sys.argv[1]]()
