"""What keeps the start short: nobody looks for garbage then, reads sources, or loads what only serves
those who build PySide."""

from __future__ import annotations

import builtins
import gc
import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any


def begin() -> None:
    """To be called before anything large is imported."""
    gc.disable()  # nothing made while starting is garbage
    _import_without_the_maker_of_stubs()
    _import_plainly()


def end() -> None:
    """The first frame is there: what was made for it stays, and garbage is collected again."""
    gc.freeze()
    gc.enable()
    forget_sources()


def forget_sources() -> None:
    """attrs and cattrs keep the source of every method that they write, for debuggers: with all games
    a megabyte that nobody ever reads."""
    import linecache

    linecache.clearcache()


def _import_without_the_maker_of_stubs() -> None:
    """Has PySide come without the module that writes its type stubs. PySide imports it at every start,
    compiles it from source with all its regular expressions, and never uses it."""
    finders = sys.meta_path
    sys.meta_path = _EmptyFirst(finders)
    import PySide6.QtCore  # noqa: F401

    sys.meta_path = finders


class _EmptyFirst(list[Any]):
    """Finders of which the first finds an empty module: PySide puts its own in front of all others."""

    def insert(self, at: Any, finder: Any) -> None:
        super().insert(at, finder)
        super().insert(0, _EmptyMakerOfStubs)


class _EmptyMakerOfStubs:
    @classmethod
    def find_spec(cls, name: str, *_: object) -> ModuleSpec | None:
        ours = name == "shibokensupport.signature.lib.pyi_generator"
        return ModuleSpec(name, cls) if ours else None  # type: ignore[arg-type]

    @staticmethod
    def create_module(_: ModuleSpec) -> None:
        """Python makes the module."""

    @staticmethod
    def exec_module(_: ModuleType) -> None:
        """There is nothing in it."""


def _import_plainly() -> None:
    """Has Python import modules by itself. PySide puts a function of its own in between, which reads
    the source of every module, ours and the library's, and keeps it: to find out whether it spells
    Qt's names in another way, which nothing here does. That took a tenth of the start."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
