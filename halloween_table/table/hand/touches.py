"""What lies under the finger between a press and its release: one object for each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QPoint

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Carry, Lead, Press
from halloween_table.contract.places import Place

from .gestures import Carrying

if TYPE_CHECKING:
    from ..view import TableView

_DRAG_DISTANCE = 6
"""Pixels the pointer must travel before a press is a drag."""


def is_click(pressed: QPoint, at: QPoint) -> bool:
    """Whether the pointer has stayed where it was pressed."""
    return (at - pressed).manhattanLength() < _DRAG_DISTANCE


class Touch(Protocol):
    """Something is pressed."""

    def release(self, at: QPoint) -> None: ...

    def goes_on(self, arrangement: Arrangement) -> bool:
        """Whether it stays pressed when the table changes: a clock may ring at any moment."""
        ...


class OnButton:
    """A button is pressed when the pointer is still on it at the end."""

    def __init__(self, view: TableView, button: Place) -> None:
        self._view = view
        self._button = button

    def release(self, at: QPoint) -> None:
        point = self._view.reach.aimed(self._view.mapToScene(at))
        if self._view.table.place_at(point) == self._button:
            self._view.hand.press_button(self._button)

    def goes_on(self, arrangement: Arrangement) -> bool:
        return self._button in arrangement.places


class OnPiece:
    """A piece that is in the hand now, to be dragged, pressed, or carried by the next click."""

    def __init__(self, view: TableView, at: QPoint, again: bool) -> None:
        self._view = view
        self._at = at
        self._again = again
        """It was in the hand already."""
        self.twice = False
        """The press was the second half of a double click."""

    def move(self, at: QPoint) -> None:
        if isinstance(self._view.hand.gesture, Carrying) and not is_click(self._at, at):
            self._view.hand.gesture.dragging = True

    def release(self, at: QPoint) -> None:
        carrying, point = self._view.hand.gesture, self._view.reach.aimed(self._view.mapToScene(at))
        if not isinstance(carrying, Carrying):
            return
        if carrying.dragging:
            carrying.drop(self._view.table.place_at(point), point)
        elif carrying.pressable and not self.twice:
            carrying.press()
        elif (self._again or carrying.pressable) and not carrying.held:
            self._view.hand.end()
        elif not carrying.offers:
            self._explain(carrying.piece, at)

    def _explain(self, piece: str, at: QPoint) -> None:
        """A click on a piece that cannot go anywhere now says why at once."""
        self._view.hand.end()
        lying = self._view.table.piece(piece)
        if lying is not None:
            self._view.ask_why(Carry(piece, lying.place), at)

    def goes_on(self, arrangement: Arrangement) -> bool:
        return False


class Calling:
    """A place was pressed while a piece is led: a click calls it there."""

    def __init__(self, view: TableView, at: QPoint, place: Place) -> None:
        self._view = view
        self._at = at
        self._place = place.id

    def release(self, at: QPoint) -> None:
        led = self._view.table.arrangement.led
        if led and is_click(self._at, at):
            self._view.led.emit(Lead(led, (self._place,)))

    def goes_on(self, arrangement: Arrangement) -> bool:
        return bool(arrangement.led)


class OnGround:
    """A place was pressed with nothing in the hand: the only piece there is to carry comes there, or
    else somebody asks about it."""

    def __init__(self, view: TableView, at: QPoint, place: Place) -> None:
        self._view = view
        self._at = at
        self._place = place.id

    def release(self, at: QPoint) -> None:
        if is_click(self._at, at) and not self._view.hand.send(self._place):
            self._view.ask_why(Press(self._place), at)

    def goes_on(self, arrangement: Arrangement) -> bool:
        return False
