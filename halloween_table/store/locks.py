"""A lock on an open file, as each system knows it: somebody has it alone, or all who are there share it.

It goes with the file when that is closed, and with the program however that ends.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    _MOST = 1000
    """Who comes after so many others is not seen; nobody has that many copies of a program."""

    class Lock:
        """Windows lets nobody share: each has one byte, and who is alone has all of them. They need
        not be there."""

        def __init__(self, file: BinaryIO) -> None:
            self._file = file
            self._held = range(0)

        def have_alone(self) -> bool:
            """Whether that can be. If not, we share it no more either."""
            return self._hold(range(_MOST))

        def share(self) -> None:
            any(self._hold(range(at, at + 1)) for at in range(_MOST))

        def _hold(self, wanted: range) -> bool:
            """Those bytes and no others."""
            if self._held:
                self._ask(msvcrt.LK_UNLCK, self._held)
                self._held = range(0)
            try:
                self._ask(msvcrt.LK_NBLCK, wanted)
            except OSError:
                return False
            self._held = wanted
            return True

        def _ask(self, what: int, about: range) -> None:
            os.lseek(self._file.fileno(), about.start, os.SEEK_SET)
            msvcrt.locking(self._file.fileno(), what, len(about))

else:
    import fcntl

    class Lock:
        """On the whole file."""

        def __init__(self, file: BinaryIO) -> None:
            self._file = file

        def have_alone(self) -> bool:
            """Whether that can be. If not, we share it no more either."""
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
            return True

        def share(self) -> None:
            fcntl.flock(self._file, fcntl.LOCK_SH | fcntl.LOCK_NB)
