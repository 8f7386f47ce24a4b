"""Whoever wants to know: the plain counterpart of a Qt signal, for what knows no Qt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Listeners(Generic[T]):
    """Called in the order they came, each time there is something to tell."""

    def __init__(self) -> None:
        self._all: list[Callable[[T], object]] = []

    def connect(self, listener: Callable[[T], object]) -> None:
        self._all.append(listener)

    def disconnect(self, listener: Callable[[T], object]) -> None:
        """Nothing happens if it does not listen."""
        if listener in self._all:
            self._all.remove(listener)

    def emit(self, told: T) -> None:
        for listener in tuple(self._all):
            listener(told)
