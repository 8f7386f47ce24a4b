"""A start: a press on a button that has only just come was meant for what was there before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from PySide6.QtCore import QPointF

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Place

from .. import speeds
from ..scene.scene import contains


class Startle:
    """Which buttons have come under the mouse without its doing: a clock has run out, or somebody
    else's key was faster. For a moment the mouse does not press them. Keys are never deaf.

    Attributes:
        now: what time it is, in seconds.
    """

    def __init__(self) -> None:
        self.now = monotonic
        self._buttons: dict[str, Rect] = {}
        self._come: dict[str, tuple[float, Rect | None]] = {}
        """When a button came, and where it was before."""
        self._meant = False

    @property
    def by_mouse(self) -> bool:
        """Whether the mouse is just doing something."""
        return self._meant

    @contextmanager
    def meant(self) -> Iterator[None]:
        """Whatever changes here, the mouse has done it."""
        self._meant = True
        try:
            yield
        finally:
            self._meant = False

    def follow(self, arrangement: Arrangement) -> None:
        """The table changes."""
        before = self._buttons
        self._buttons = {place.id: place.rect for place in arrangement.places if place.button}
        changed = {id_ for id_, rect in self._buttons.items() if before.get(id_) != rect}
        self._come = {
            id_: come
            for id_, come in self._come.items()
            if id_ in self._buttons and id_ not in changed
        }
        if changed and not self._meant:
            now = self.now()
            self._come.update((id_, (now, before.get(id_))) for id_ in changed)

    def is_on(self, button: Place, point: QPointF) -> bool:
        """Whether whoever presses this button there must have meant another one."""
        came_at, before = self._come.get(button.id, (None, None))
        if came_at is None or (before is not None and contains(before, point)):
            return False
        return self.now() - came_at < speeds.STARTLE / 1000

    def end(self) -> None:
        """Whoever presses now has seen what is there."""
        self._come.clear()
