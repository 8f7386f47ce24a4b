"""A process to be measured from outside: the program or an empty window."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QWidget


def empty(report: Callable[[], None]) -> None:
    """An empty QGraphicsView window: the baseline."""
    app = QApplication(sys.argv)
    view = QGraphicsView(QGraphicsScene())
    view.resize(1280, 800)
    view.show()
    _when_painted(view.viewport(), report)
    app.exec()


def shelf(report: Callable[[], None]) -> None:
    """The program as a user starts it, in the data folder named last."""
    from halloween_table.app.program import running as program

    shown = program.MainWindow.show

    def show(window: program.MainWindow) -> None:
        shown(window)
        _when_painted(window.shelf, report)

    program.MainWindow.show = show  # type: ignore[method-assign, assignment]
    program.run(Path(sys.argv[-1]), "en")


def mid_game(report: Callable[[], None]) -> None:
    """A game for four in its third round, reached by moves on the table."""
    import tempfile

    from halloween_table.app.program import running as program
    from halloween_table.app.program.robot import Robot
    from halloween_table.app.table.page import TablePage

    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from .games import EVERYTHING, GAME, PLAYERS

    with tempfile.TemporaryDirectory() as folder:
        app = program.application()
        store, _ = program.open_store(Path(folder))
        preferences = program.Preferences(store)
        preferences.pace = "off"
        preferences.curtain = False
        window = program.MainWindow(store, preferences, Path(folder))
        program.speak("en")
        program.use_theme(app)
        window.resize(1280, 800)
        window.show()
        window.begin(GAME.key, PLAYERS, EVERYTHING, 3)
        page = window.page
        assert isinstance(page, TablePage)
        robot = Robot(page.view)
        while page.source.position.round < 3:
            offers = page.view.table.arrangement.offers
            robot.drag(offers[len(page.source.record.moves) * 7 % len(offers)])
            app.processEvents()
        _when_painted(page.view.viewport(), report)
        app.exec()
        store.close()


def _when_painted(widget: QWidget, report: Callable[[], None]) -> None:
    """Usable: painted once, and the event loop is idle."""
    widget.repaint()

    def idle() -> None:
        report()
        QApplication.quit()

    QTimer.singleShot(0, idle)


def say_usable() -> None:
    print("usable", flush=True)


def say_memory() -> None:
    """What the process holds in memory now, in MB."""
    status = Path("/proc/self/status").read_text()
    kilobytes = next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]
    print(int(kilobytes) / 1024, flush=True)


if __name__ == "__main__":
    {
        "empty": lambda: empty(say_usable),
        "shelf": lambda: shelf(say_usable),
        "empty-memory": lambda: empty(say_memory),
        "mid-game-memory": lambda: mid_game(say_memory),
    }[sys.argv[1]]()
