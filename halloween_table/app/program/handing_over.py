"""A second start hands its files to the copy of the program that runs with the same data folder."""

from __future__ import annotations

import os
import sys
import time
from contextlib import ExitStack, suppress

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from halloween_table.store.presence import alone_with

from . import meeting
from .meeting import LARGEST, TAKEN, Place, Request

_PATIENCE_SECONDS = 3.0
"""For which a copy that runs may be busy before it greets."""
_LONG_PATIENCE_SECONDS = 15.0
"""For which it may be busy after that: it is there, and will find what was said."""
_PROBE_MS = 200
_SILENCE_MS = 10_000
"""After which whoever has come and says nothing is sent away."""


# ---- the second start -----------------------------------------------------------------------------------


def hand_over(place: Place, wanted: Request) -> bool:
    """Whether a copy that runs has taken it. If not, nobody has, and nobody will: what is wanted is
    only said to a copy that has just greeted. Qt needs no application for that."""
    said = meeting.request(wanted)
    if len(said) > LARGEST:
        return False
    socket = QLocalSocket()
    socket.connectToServer(place.name)
    try:
        if not socket.waitForConnected(int(_PATIENCE_SECONDS * 1000)):
            return False
        process = meeting.process_in(_heard(socket, _PATIENCE_SECONDS))
        if process is None:
            return False
        _let_come_forward(process)
        socket.write(said)
        # Whoever is still there will read it, though it may take long.
        return _heard(socket, _LONG_PATIENCE_SECONDS) == TAKEN or _is_there(socket)
    finally:
        socket.abort()


def _heard(socket: QLocalSocket, seconds: float) -> bytes:
    """The next line that is said within that time."""
    until = time.monotonic() + seconds
    while not socket.canReadLine() and socket.bytesAvailable() <= LARGEST:
        left = until - time.monotonic()
        if left <= 0 or not socket.waitForReadyRead(int(left * 1000) + 1):
            return b""
    return socket.readLine(LARGEST).data()


def _is_there(socket: QLocalSocket) -> bool:
    return socket.state() is QLocalSocket.LocalSocketState.ConnectedState


def _let_come_forward(process: int) -> None:
    """Windows lets a program come to the front only if the one that somebody has just started
    allows it."""
    if sys.platform == "win32":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.windll.user32.AllowSetForegroundWindow(process)


# ---- the copy that runs ---------------------------------------------------------------------------------


class Listener(QObject):
    """Waits for second starts. Of several copies with the same data folder the first listens; when it
    has ended, another one does as soon as it is asked to try again.

    Signals:
        handed: a Request.
    """

    handed = Signal(object)

    def __init__(self, place: Place, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._alone = ExitStack()
        """While it listens: that no other copy does."""
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)

    @property
    def listens(self) -> bool:
        return self._server.isListening()

    def listen(self) -> bool:
        """Whether it listens now; otherwise another copy does, or nobody can here."""
        if self.listens:
            return True
        with suppress(OSError), ExitStack() as alone:
            if alone.enter_context(alone_with(self._place.lock)) and self._begin():
                self._alone = alone.pop_all()
        return self.listens

    def _begin(self) -> bool:
        """A copy that was killed has left its socket behind; one that answers keeps it."""
        if not self._place.deserted:
            probe = QLocalSocket()
            probe.connectToServer(self._place.name)
            if probe.waitForConnected(_PROBE_MS):
                probe.abort()
                return False
            QLocalServer.removeServer(self._place.name)
        return self._server.listen(self._place.name)

    def close(self) -> None:
        """Nobody is heard any more."""
        self._server.close()
        self._alone.close()

    def _greet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            visitor = _Visitor(socket, self)
            visitor.asked.connect(self.handed)


class _Visitor(QObject):
    """Whoever has come: greeted at once, heard up to the end of one line, and sent away. What is not of
    our kind is not answered.

    Signals:
        asked: a Request.
    """

    asked = Signal(object)

    def __init__(self, socket: QLocalSocket, listener: Listener) -> None:
        super().__init__(listener)
        self._socket, self._heard = socket, b""
        socket.setParent(self)
        socket.setReadBufferSize(LARGEST)
        socket.readyRead.connect(self._listen)
        socket.disconnected.connect(self.deleteLater)
        QTimer.singleShot(_SILENCE_MS, self, socket.abort)
        socket.write(meeting.greeting(os.getpid()))

    def _listen(self) -> None:
        self._heard += self._socket.readAll().data()
        line, end, _ = self._heard.partition(b"\n")
        if not end and len(line) <= LARGEST:
            return
        self._socket.readyRead.disconnect(self._listen)
        asked = meeting.request_in(line) if end and len(line) <= LARGEST else None
        if asked is None:
            self._socket.abort()
            return
        self._socket.write(TAKEN)
        self._socket.flush()
        self._socket.disconnectFromServer()
        self.asked.emit(asked)
