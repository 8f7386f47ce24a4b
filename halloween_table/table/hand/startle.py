"""A start: a press on a button or a question that has only just come was meant for what was there before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from time import monotonic
from typing import Any

from PySide6.QtCore import QPointF

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Press
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Place

from .. import speeds
from ..scene.points import contains


class Startle:
    """Which buttons have come under the mouse without its doing: a clock has run out, or somebody
    else's key was faster. And which do something else than before, whoever has brought that about:
    quick clicks on what ends a step do not end the next one, too. For a moment the mouse does not
    press them, nor say yes to a question that nobody can have read. Keys are never deaf.

    Attributes:
        now: what time it is, in seconds.
    """

    def __init__(self) -> None:
        self.now = monotonic
        self._buttons: dict[str, Rect] = {}
        self._doing: dict[str, list[tuple[Any, str]]] = {}
        """What a button did when it last did something: moves, and what they are called there."""
        self._come: dict[str, tuple[float, Rect | None]] = {}
        """When a button came, and where it was before."""
        self._asked_at = -inf
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
        before, did = self._buttons, self._doing
        does = _doing(arrangement)
        self._doing = did | does
        self._buttons = {place.id: place.rect for place in arrangement.places if place.button}
        come = {id_ for id_, rect in self._buttons.items() if before.get(id_) != rect}
        other = {id_ for id_, now in does.items() if did.get(id_, now) != now}
        self._come = {
            id_: when
            for id_, when in self._come.items()
            if id_ in self._buttons and id_ not in come | other
        }
        now = self.now()
        if not self._meant:
            self._come.update((id_, (now, before.get(id_))) for id_ in come)
        self._come.update((id_, (now, None)) for id_ in other)

    def is_on(self, button: Place, point: QPointF) -> bool:
        """Whether whoever presses this button there must have meant another one."""
        came_at, before = self._come.get(button.id, (None, None))
        if came_at is None or (before is not None and contains(before, point)):
            return False
        return self.now() - came_at < speeds.STARTLE / 1000

    def ask(self) -> None:
        """A question has come up."""
        self._asked_at = self.now()

    @property
    def is_unread(self) -> bool:
        """Whether nobody can have read the question that has come up last."""
        return self.now() - self._asked_at < speeds.STARTLE / 1000

    def end(self) -> None:
        """Whoever presses now has seen what is there."""
        self._come.clear()
        self._asked_at = -inf


def _doing(arrangement: Arrangement) -> dict[str, list[tuple[Any, str]]]:
    """By button."""
    names = {place.id: place.name for place in arrangement.places if place.button}
    found: dict[str, list[tuple[Any, str]]] = {}
    for offer in arrangement.offers:
        if isinstance(offer.gesture, Press) and (name := names.get(offer.gesture.place)):
            found.setdefault(offer.gesture.place, []).append((offer.move, offer.caption or name))
    return found
