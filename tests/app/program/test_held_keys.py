"""A key that is held down under X11 repeats, whatever Qt has understood."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from halloween_table.app.program.held_keys import HeldKeys
from halloween_table.app.program.window import MainWindow

from ..seeking import hands, key_of, search_in_castle


def test_a_hand_stays_up_while_its_key_is_held(window: MainWindow) -> None:
    page = search_in_castle(window, 4)
    handle = window.windowHandle()
    held = HeldKeys(handle)
    key = key_of(page, 2, "hand")

    def send(type_: QEvent.Type, at: int) -> None:
        event = key.event(type_)
        event.setTimestamp(at)
        QApplication.sendEvent(handle, event)

    send(QEvent.Type.KeyPress, 1000)
    assert hands(page) == {2}
    for at in (1660, 1700, 1740):
        send(QEvent.Type.KeyRelease, at)
        send(QEvent.Type.KeyPress, at)
    assert hands(page) == {2}
    send(QEvent.Type.KeyRelease, 1770)
    send(QEvent.Type.KeyPress, 1850)
    assert hands(page) == set()
    handle.removeEventFilter(held)


def test_a_key_that_repeats_is_let_go_once_and_only_when_it_is(window: MainWindow) -> None:
    """So cards that are held up by it stay up."""
    told: list[bool] = []

    class Ear(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyRelease:
                told.append(event.isAutoRepeat())
            return False

    handle, ear = window.windowHandle(), Ear()
    handle.installEventFilter(ear)
    held = HeldKeys(handle)  # the last one is asked first

    def send(type_: QEvent.Type, at: int) -> None:
        event = QKeyEvent(type_, 0x51, Qt.KeyboardModifier.NoModifier, 24, 0x71, 0, "q", False)
        event.setTimestamp(at)
        QApplication.sendEvent(handle, event)

    send(QEvent.Type.KeyPress, 1000)
    for at in (1660, 1700, 1740):
        send(QEvent.Type.KeyRelease, at)
        send(QEvent.Type.KeyPress, at)
    assert told == []
    send(QEvent.Type.KeyRelease, 1770)
    held._timer.timeout.emit()
    assert told == [False]
    held._timer.timeout.emit()
    assert told == [False]
    for each in (ear, held):
        handle.removeEventFilter(each)


def test_with_a_screen_reader_no_key_knows_its_time_and_each_press_counts(
    window: MainWindow,
) -> None:
    page = search_in_castle(window, 4)
    handle = window.windowHandle()
    held = HeldKeys(handle)
    key = key_of(page, 2, "hand")
    for up in ({2}, set(), {2}):
        for type_ in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(handle, key.event(type_))
        assert hands(page) == up
    handle.removeEventFilter(held)


def test_another_key_at_the_same_moment_is_a_press(window: MainWindow) -> None:
    page = search_in_castle(window, 4)
    handle = window.windowHandle()
    held = HeldKeys(handle)
    told = (
        (key_of(page, 2, "hand").event(QEvent.Type.KeyPress), 1000),
        (key_of(page, 2, "hand").event(QEvent.Type.KeyRelease), 1100),
        (key_of(page, 1, "hand").event(QEvent.Type.KeyPress), 1100),
    )
    for event, at in told:
        event.setTimestamp(at)
        QApplication.sendEvent(handle, event)
    assert hands(page) == {1, 2}
    handle.removeEventFilter(held)


def test_what_is_told_again_is_the_same_key(window: MainWindow) -> None:
    heard: list[tuple[int, int, str, bool]] = []

    class Ear(HeldKeys):
        def eventFilter(self, watched: object, event: QEvent) -> bool:
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                said = event.key(), event.nativeScanCode(), event.text(), event.isAutoRepeat()
                heard.append(said)
            return False

    handle = window.windowHandle()
    ear, held = Ear(handle), HeldKeys(handle)  # the last one is asked first
    for type_ in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
        event = QKeyEvent(type_, 0x419, Qt.KeyboardModifier.NoModifier, 24, 0x6CA, 0, "й", False)
        event.setTimestamp(77)
        QApplication.sendEvent(handle, event)
    assert heard == [(0x419, 24, "й", True)]
    for each in (ear, held):
        handle.removeEventFilter(each)
