"""The course of one move: the position as it changes, what happens, and what is passed through."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

from .evolving import evolved_by
from .game import Event, Step

C = TypeVar("C")
"""What waits for somebody's choice."""


class Waiting(Protocol):
    """A position in which choices may be due."""

    @property
    def pending(self) -> tuple[Any, ...]:
        """Choices that must be made before anything else, the last one first."""
        ...


W = TypeVar("W", bound=Waiting)


class Course(Generic[W, C]):
    """What rules act on while a move is played: it begins with a position and ends with a step. A
    game's own course adds what can be done in the game."""

    def __init__(self, position: W) -> None:
        self._position = position
        self._changed: dict[str, Any] = {}
        """What `position` does not have yet: a new one is made only when somebody looks."""
        self._events: list[Event] = []
        self._on_the_way: list[W] = []
        self._so_far: list[int] = []

    @property
    def position(self) -> W:
        """The position as it is now."""
        if self._changed:
            self._position = evolved_by(self._position, self._changed)
            self._changed.clear()
        return self._position

    def part(self, name: str) -> Any:
        """A part of it as it is now: no position has to be made for whoever wants only that."""
        return self._changed[name] if name in self._changed else getattr(self._position, name)

    def set(self, **parts: Any) -> None:
        """Changes parts of the position."""
        self._changed.update(parts)

    def set_part(self, name: str, part: Any) -> None:
        """Changes one part of it, which is sooner done."""
        self._changed[name] = part

    def say(self, event: Event) -> None:
        self._events.append(event)

    def show(self) -> None:
        """The position as it is now is worth seeing."""
        self._on_the_way.append(self.position)
        self._so_far.append(len(self._events))

    def step(self) -> Step[W]:
        events, on_the_way = tuple(self._events), tuple(self._on_the_way)
        return Step(self.position, events, on_the_way, tuple(self._so_far))

    # ---- the stack of choices ---------------------------------------------------------------------

    def push(self, choice: C) -> None:
        self.set(pending=(*self.part("pending"), choice))

    def push_all(self, choices: Iterable[C | None]) -> None:
        """So that the first of them comes first."""
        found = [choice for choice in choices if choice is not None]
        if found:
            self.set(pending=(*self.part("pending"), *reversed(found)))

    def pop(self) -> C:
        top: C
        pending = self.part("pending")
        top = pending[-1]
        self.set(pending=pending[:-1])
        return top
