"""The mouse, or a finger: what a press, a drag and a release mean on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Carry, Pick
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece, Place

from ..scene.points import contains, middle
from .gestures import Carrying, Choosing, Leading
from .touches import Calling, OnButton, OnGround, OnPiece, Touch

if TYPE_CHECKING:
    from ..view import TableView

_PANS = (Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton)


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
        self._touch: Touch | None = None
        self._panning_from: QPoint | None = None

    def follow(self, arrangement: Arrangement) -> None:
        """The table changes: whatever is pressed, nothing comes of it. But a piece that is led
        and goes on being led, or is just being called, does not leave the hand, and a button that
        is there as before stays pressed."""
        goes_on = self._touch is not None and self._touch.goes_on(arrangement)
        if self._view.underway or not goes_on:
            self.forget()

    @property
    def leads(self) -> bool:
        """Whether somebody has a piece in the hand that is led."""
        return isinstance(self._touch, Leading)

    # ---- pressing -----------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> None:
        self._spent = self._view.underway
        if self._spent:
            self._view.finish()
        elif event.button() in _PANS:
            if not self._dragging():
                self._panning_from = event.position().toPoint()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._view.rest_walk()
            table, point = self._view.table, self._point_of(event)
            # Whoever reaches for a piece on its way means it, rather than what comes to lie there.
            seen = table.piece_seen_at(point) if table.motion.running else None
            table.motion.finish()
            if self._view.holding.face_down_at(point):
                self._turn_up()
                seen = None
            else:
                self._view.holding.join(point)
            self._press_at(event, point, self._liftable(seen) or self._liftable_at(point))

    def _point_of(self, event: QMouseEvent) -> QPointF:
        """Where somebody presses, or what a finger there must mean."""
        return self._view.reach.aimed(self._view.mapToScene(event.position().toPoint()))

    def _turn_up(self) -> None:
        """What lies face down there comes up for as long as the button is down."""
        if isinstance(self._view.hand.gesture, Carrying) and not self._view.hand.gesture.held:
            self._view.hand.end()
        self._view.holding.press()

    def _press_at(self, event: QMouseEvent, point: QPointF, piece: str) -> None:
        """A press there, on a piece that can be taken or on none."""
        view, at = self._view, event.position().toPoint()
        self._touch, self._pressed_on, self._moved = None, self._rect_at(point), False
        if isinstance(view.hand.gesture, Choosing) and view.hand.gesture.press(point):
            return
        view.hide_bubble()
        place = view.table.place_at(point)
        if place is not None and place.button and (place.own_key is not None or not piece):
            self._spent = view.startle.is_on(place, point)
            if self._spent:
                return
            if place.own_key is not None:
                seat, use, _ = place.own_key
                view.photo_finish.press(seat, use, event)
                view.hand.press_button(place)  # at once: others are about to press theirs
                return
        self._touch = self._led(at, place, piece) or self._touched(at, point, place, piece)

    def _led(self, at: QPoint, place: Place | None, piece: str) -> Touch | None:
        """What the press means to a piece that is led from place to place."""
        led, point = self._view.table.led_piece(), self._view.mapToScene(at)
        if led is None or self._view.hand.gesture is not None:
            return None
        if self._is_at(led, point, place):
            return Leading(self._view, led, point)
        if place is None or place.button or self._offered(piece):
            return None
        self._panning_from = at
        return Calling(self._view, at, place)

    def _touched(self, at: QPoint, point: QPointF, place: Place | None, piece: str) -> Touch | None:
        """What the press means otherwise; it may bring what is in the hand there."""
        view = self._view
        carrying = view.hand.gesture if isinstance(view.hand.gesture, Carrying) else None
        if carrying is not None and carrying.piece != piece and carrying.may_go_to(place):
            carrying.drop(place, point)
        elif piece:
            return self._taken(at, piece, carrying)
        elif place is not None and place.button:
            return OnButton(view, place)
        elif carrying is not None:
            carrying.drop(place, point)
        else:
            self._panning_from = at
            if place is not None and view.somebody_plays():
                return OnGround(view, at, place)
        return None

    def _taken(self, at: QPoint, piece: str, carrying: Carrying | None) -> Touch | None:
        """Lifts a piece; not while the game itself put another one into the hand."""
        again = carrying is not None and carrying.piece == piece
        if carrying is None or again or not carrying.held:
            if not again:
                self._view.hand.lift(piece)
            return OnPiece(self._view, at, again)
        if (lying := self._view.table.piece(piece)) is not None:
            self._view.ask_why(Carry(piece, lying.place), at)
        return None

    def press_twice(self, event: QMouseEvent) -> None:
        """A second quick press brings a piece to the only place it can go to; otherwise it lifts
        or puts back. It never presses anything twice, nor confirms what the first one has only
        just shown, nor ends the scene that it began; and it is nothing to what has come in place
        of what the first one has made a move with."""
        view, carrying = self._view, self._view.hand.gesture
        if self._spent or view.underway or isinstance(carrying, Choosing):
            return
        point = view.mapToScene(event.position().toPoint())
        again = self._pressed_on is not None and contains(self._pressed_on, point)
        if again and self._moved:
            return
        only = carrying.only_place if carrying is not None else None
        if carrying is not None and only and carrying.piece == self._liftable_at(point):
            carrying.drop(only, middle(only.rect))
            self._spent = True
        elif not again or not self._is_button(view.table.place_at(point)):
            self.press(event)
            if isinstance(self._touch, OnPiece):
                self._touch.twice = again

    def spend(self) -> None:
        """The last press was on something that lay over the table, and so was meant the next one
        of a double click."""
        self._spent = True

    def _on_move(self) -> None:
        self._moved = self._moved or self._view.startle.by_mouse

    # ---- what is there ------------------------------------------------------------------------

    def _rect_at(self, point: QPointF) -> Rect | None:
        table = self._view.table
        found = table.piece_at(point) if self._liftable_at(point) else table.place_at(point)
        return found.rect if found is not None else None

    def _is_at(self, led: Piece, point: QPointF, place: Place | None) -> bool:
        """Whether the piece that is led can be taken there: at its place, or wherever it is seen,
        unless something lies on it that can be taken itself."""
        found = self._view.table.piece_at(point)
        if found is not None and found.id == led.id:
            return True
        at_home = place is not None and place.id == led.place
        return at_home and not self._offered(self._liftable_at(point))

    def _offered(self, piece: str) -> bool:
        return bool(piece) and bool(self._view.table.offers_at(piece))

    @staticmethod
    def _is_button(place: Place | None) -> bool:
        return place is not None and place.button

    def _dragging(self) -> bool:
        gesture = self._view.hand.gesture
        carried = isinstance(gesture, Carrying) and gesture.dragging
        return carried or self.leads

    def _liftable_at(self, point: QPointF) -> str:
        return self._liftable(self._view.table.piece_at(point))

    def _liftable(self, piece: Piece | None) -> str:
        """What is lifted by whoever grabs that piece; nothing if it cannot be taken."""
        if piece is None or piece.fixed or not self._view.somebody_plays():
            return ""
        return piece.takes or piece.id

    # ---- moving and letting go ----------------------------------------------------------------

    def move(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if not event.buttons():  # if something was pressed, its release went to another window, say
            self._view.holding.release()
            if self._panning_from is not None or self._dragging():
                self._view.hand.end()
        if isinstance(self._touch, Leading):
            if not self._touch.move(at):
                self._touch = None
        elif self._panning_from is not None:
            self._view.camera.pan(at - self._panning_from)
            self._panning_from = at
        elif self._view.hand.gesture is None:
            self._show_cursor(self._point_of(event))
        else:
            self._drag(at)
            self._view.hand.gesture.move(self._view.mapToScene(at))

    def _drag(self, at: QPoint) -> None:
        if isinstance(self._touch, OnPiece):
            self._touch.move(at)
            if self._dragging():
                self._pressed_on = None

    def release(self, event: QMouseEvent) -> None:
        self._panning_from = None
        if event.button() == Qt.MouseButton.LeftButton:
            touch, self._touch = self._touch, None
            if touch is not None and not self._only_looked():
                touch.release(event.position().toPoint())
            self._view.holding.release()

    def _only_looked(self) -> bool:
        """Cards were turned up by a press, and none of them was dragged: whoever presses on the back
        of a card does not know yet which it is."""
        return self._view.holding.by_mouse and not self._dragging()

    def _show_cursor(self, point: QPointF) -> None:
        shape = self._cursor_at(point)
        if self._view.viewport().cursor().shape() != shape:
            self._view.viewport().setCursor(shape)

    def _cursor_at(self, point: QPointF) -> Qt.CursorShape:
        """What the pointer promises there: to take something, or to press it."""
        table = self._view.table
        place, led = table.place_at(point), table.led_piece()
        if led is not None and self._is_at(led, point, place):
            return Qt.CursorShape.OpenHandCursor
        piece = self._liftable_at(point)
        offers = [offer for offer in table.offers_at(piece) if offer.invites or offer.shortcut]
        if any(isinstance(offer.gesture, Pick) for offer in offers):
            return Qt.CursorShape.PointingHandCursor
        if offers:
            return Qt.CursorShape.OpenHandCursor
        lone = table.arrangement.lone
        sent = place is not None and any(
            offer.gesture == Carry(lone, place.id) for offer in table.offers_at(lone)
        )
        pressed = self._is_button(place) or sent
        return Qt.CursorShape.PointingHandCursor if pressed else Qt.CursorShape.ArrowCursor
