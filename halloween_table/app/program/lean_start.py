"""What keeps the start short: nobody looks for garbage then, and nobody reads sources."""

from __future__ import annotations

import builtins
import gc


def begin() -> None:
    """To be called before anything large is imported."""
    gc.disable()  # nothing made while starting is garbage
    _import_plainly()


def end() -> None:
    """The first frame is there: what was made for it stays, and garbage is collected again."""
    gc.freeze()
    gc.enable()


def _import_plainly() -> None:
    """Has Python import modules by itself. PySide puts a function of its own in between, which reads
    the source of every module, ours and the library's, and keeps it: to find out whether it spells
    Qt's names in another way, which nothing here does. That took a tenth of the start."""
    import PySide6.QtCore  # noqa: F401  (it does so when it is imported)

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
