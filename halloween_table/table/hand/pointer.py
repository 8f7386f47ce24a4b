"""The mouse, or a finger: what a press, a drag and a release mean on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece, Place

from ..scene.scene import contains, middle
from .gestures import Carry, Choosing, Lead

if TYPE_CHECKING:
    from ..view import TableView

_DRAG_DISTANCE = 6
"""Pixels the pointer must travel before a press is a drag."""


class Pointer:
    """What has been pressed and not yet released."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._spent = False
        """The last press has only ended a little scene, or came too early for its button."""
        self._pressed_on: Rect | None = None
        """The piece or place that was pressed last, where it was then; None: it was dragged."""
        self._moved = False
        """A move came of the last press."""
        view.chosen.connect(self._on_move)
        self.forget()

    def forget(self) -> None:
        """Whatever is pressed, nothing comes of it any more."""
        self._pressed_at: QPoint | None = None
        self._pressed_again = False
        """The press was on the piece that was in the hand already."""
        self._pressed_twice = False
        """The press was the second half of a double click."""
        self._pressed_button: Place | None = None
        self._pressed_place = ""
        """A place that was pressed with nothing in the hand: somebody asks about it."""
        self._panning_from: QPoint | None = None
        self._lead: Lead | None = None
        self._called_to = ""
        """A place that was pressed while a piece is led: a click calls it there."""

    def follow(self, arrangement: Arrangement) -> None:
        """The table changes: whatever is pressed, nothing comes of it. But a piece that is led
        and goes on being led, or is just being called, does not leave the hand, and a button that
        is there as before stays pressed: a clock may ring at any moment."""
        led = next((piece.id for piece in arrangement.pieces if piece.led), "")
        if self._lead is not None:
            goes_on = self._lead.piece == led
        elif self._called_to:
            goes_on = bool(led)
        else:
            goes_on = self._pressed_button in arrangement.places
        if self._view.underway or not goes_on:
            self.forget()

    def press(self, event: QMouseEvent) -> None:
        self._spent = self._view.underway
        if self._spent:
            self._view.finish()
            return
        self._pressed_twice = False
        if event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton):
            if not self._dragging():
                self._panning_from = event.position().toPoint()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._view.rest_walk()
        self._view.table.motion.finish()
        point = self._view.mapToScene(event.position().toPoint())
        self._pressed_on, self._moved = self._rect_at(point), False
        if isinstance(self._view.gesture, Choosing) and self._view.gesture.press(point):
            return
        self._view.hide_bubble()
        place, piece = self._view.table.place_at(point), self._liftable_at(point)
        if place is not None and place.button and (place.own_key is not None or not piece):
            self._spent = self._view.startle.is_on(place, point)
            if self._spent:
                return
            if place.own_key is not None:
                self._view.press_button(place)  # at once: others are about to press theirs
                return
        self._pressed_at = event.position().toPoint()
        carry = self._view.gesture
        if carry is None and (led := self._view.table.led_piece()) is not None:
            if self._is_at(led, point, place):
                self._lead = Lead(self._view, led, point)
                return
            if place is not None and not place.button and not self._offered(piece):
                self._called_to, self._panning_from = place.id, self._pressed_at
                return
        if carry is not None and carry.piece != piece and carry.may_go_to(place):
            self._pressed_at = None
            carry.drop(place, point)
        elif piece:
            self._pressed_again = carry is not None and carry.piece == piece
            if not self._pressed_again:
                self._pick_up(piece, carry)
        elif place is not None and place.button:
            self._pressed_button = place
        elif carry is not None:
            self._pressed_at = None
            carry.drop(place, point)
        else:
            self._panning_from = event.position().toPoint()
            self._pressed_place = (
                place.id if place is not None and self._view.somebody_plays() else ""
            )

    def spend(self) -> None:
        """The last press was on something that lay over the table, and so was meant the next one
        of a double click."""
        self._spent = True

    def _on_move(self) -> None:
        self._moved = self._moved or self._view.startle.by_mouse

    def _rect_at(self, point: QPointF) -> Rect | None:
        table = self._view.table
        found = table.piece_at(point) if self._liftable_at(point) else table.place_at(point)
        return found.rect if found is not None else None

    def _pick_up(self, piece: str, carry: Carry | None) -> None:
        """Lifts a piece; not while the game itself put another one into the hand."""
        at = self._pressed_at
        if carry is None or not carry.held:
            self._view.lift(piece)
            self._pressed_at = at  # forgotten where another piece was put back for it
        elif (lying := self._view.table.piece(piece)) is not None and at is not None:
            self._pressed_at = None
            self._view.ask_why(piece, lying.place, at)

    def _is_at(self, led: Piece, point: QPointF, place: Place | None) -> bool:
        """Whether the piece that is led can be taken there: at its place, or wherever it is seen,
        unless something lies on it that can be taken itself."""
        found = self._view.table.piece_at(point)
        if found is not None and found.id == led.id:
            return True
        at_home = place is not None and place.id == led.place
        return at_home and not self._offered(self._liftable_at(point))

    def _offered(self, piece: str) -> bool:
        return bool(piece) and bool(self._view.table.offers_of(piece))

    def _dragging(self) -> bool:
        carry = self._view.gesture
        return self._lead is not None or (isinstance(carry, Carry) and carry.dragging)

    def _liftable_at(self, point: QPointF) -> str:
        piece = self._view.table.piece_at(point)
        if piece is None or piece.fixed or not self._view.somebody_plays():
            return ""
        return piece.takes or piece.id

    def move(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if not event.buttons() and (self._panning_from is not None or self._dragging()):
            self._view.end()  # the release was lost: to another window, say
        if self._lead is not None:
            self._lead_to(at)
            return
        if self._panning_from is not None:
            self._view.camera.pan(at - self._panning_from)
            self._panning_from = at
            return
        point = self._view.mapToScene(at)
        if self._view.gesture is None:
            self._show_cursor(point)
            return
        pressed = self._pressed_at
        if isinstance(self._view.gesture, Carry) and pressed and not self._near(at, pressed):
            self._view.gesture.dragging = True
            self._pressed_on = None
        self._view.gesture.move(point)

    def _lead_to(self, at: QPoint) -> None:
        if self._lead is None:
            return
        if self._lead.on_its_way and self._view.viewport().rect().contains(at):
            self._lead.move(self._view.mapToScene(at))
        else:
            self._lead = None  # what is out of sight is not meant

    def release(self, event: QMouseEvent) -> None:
        panned, self._panning_from = self._panning_from, None
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.position().toPoint()
        point = self._view.mapToScene(at)
        pressed, self._pressed_at = self._pressed_at, None
        button, self._pressed_button = self._pressed_button, None
        asked, self._pressed_place = self._pressed_place, ""
        called_to, self._called_to = self._called_to, ""
        carry = self._view.gesture
        if self._lead is not None:
            self._lead_to(at)
            self._lead = None
        elif called_to:
            led = self._view.table.led_piece()
            if led is not None and self._near(at, pressed):
                self._view.led.emit(led.id, [called_to])
        elif button is not None:
            if self._view.table.place_at(point) == button:
                self._view.press_button(button)
        elif isinstance(carry, Carry) and pressed is not None:
            if carry.dragging:
                carry.drop(self._view.table.place_at(point), point)
            elif carry.pressable and not self._pressed_twice:
                carry.press()
            elif (self._pressed_again or carry.pressable) and not carry.held:
                self._view.end()
            elif not carry.offers:
                self._explain_piece(carry.piece, at)
        elif asked and panned is not None and self._near(at, pressed):
            self._view.ask_why("", asked, at)

    def _explain_piece(self, piece: str, at: QPoint) -> None:
        """A click on a piece that cannot go anywhere now says why at once."""
        self._view.end()
        lying = self._view.table.piece(piece)
        if lying is not None:
            self._view.ask_why(piece, lying.place, at)

    @staticmethod
    def _near(at: QPoint, pressed: QPoint | None) -> bool:
        return pressed is not None and (at - pressed).manhattanLength() < _DRAG_DISTANCE

    def press_twice(self, event: QMouseEvent) -> None:
        """A second quick press brings a piece to the only place it can go to; otherwise it lifts
        or puts back. It never presses anything twice, nor confirms what the first one has only
        just shown, nor ends the scene that it began; and it is nothing to what has come in place
        of what the first one has made a move with."""
        if self._spent or self._view.underway or isinstance(self._view.gesture, Choosing):
            return
        point = self._view.mapToScene(event.position().toPoint())
        again = self._pressed_on is not None and contains(self._pressed_on, point)
        if again and self._moved:
            return
        carry, place = self._view.gesture, self._view.table.place_at(point)
        if (
            isinstance(carry, Carry)
            and carry.piece == self._liftable_at(point)
            and carry.only_place
        ):
            carry.drop(carry.only_place, middle(carry.only_place.rect))
            self._spent = True
        elif not again or place is None or not place.button:
            self.press(event)
            self._pressed_twice = again

    def _show_cursor(self, point: QPointF) -> None:
        place, led = self._view.table.place_at(point), self._view.table.led_piece()
        offers = self._view.table.offers_of(self._liftable_at(point) or "-")
        inviting = [offer for offer in offers if offer.invites]
        shape = Qt.CursorShape.ArrowCursor
        if led is not None and self._is_at(led, point, place):
            shape = Qt.CursorShape.OpenHandCursor
        elif any(offer.press for offer in inviting):
            shape = Qt.CursorShape.PointingHandCursor
        elif inviting:
            shape = Qt.CursorShape.OpenHandCursor
        elif place is not None and place.button:
            shape = Qt.CursorShape.PointingHandCursor
        if self._view.viewport().cursor().shape() != shape:
            self._view.viewport().setCursor(shape)
