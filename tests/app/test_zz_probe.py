from PySide6.QtWidgets import *
from PySide6.QtCore import QEvent
from halloween_table.app.window import MainWindow
def test_x(store, preferences, folder, qtbot):
    w = MainWindow(store, preferences, folder)
    qtbot.addWidget(w)
    w.show()
    print(1, w.isActiveWindow(), QApplication.activeWindow())
    w.activateWindow()
    print(2, w.isActiveWindow())
    QApplication.processEvents()
    print(3, w.isActiveWindow())
    qtbot.waitUntil(lambda: w.isActiveWindow(), timeout=1000)
def test_y(qtbot):
    w = QMainWindow()
    qtbot.addWidget(w)
    w.show()
    w.activateWindow()
    QApplication.processEvents()
    print(3, w.isActiveWindow())
