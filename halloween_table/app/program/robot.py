"""A robot that plays with real mouse and key events: for the smoke test and the tests."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence

from halloween_table.contract.gestures import Carry, Lead, Pick, Press
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece, Place
from halloween_table.table.hand.gestures import Carrying, Choosing
from halloween_table.table.hand.own_keys import PhysicalKey
from halloween_table.table.scene.points import middle
from halloween_table.table.view import TableView

from .fingers import Fingers

_LONGEST_WALK = 400
"""Key presses after which the robot gives up: no table is that large."""

_GRIPS = (0.5, 0.1, 0.9, 0.3, 0.7)
"""Parts of a piece's width and height at which it may be taken."""


class Stuck(Exception):
    """The table did not do what the robot's gesture asked for."""


class Robot:
    """Makes offers the way a person does."""

    def __init__(self, view: TableView) -> None:
        self._view, self._fingers = view, Fingers(view)

    # ---- mouse ------------------------------------------------------------------------------

    def drag(self, offer: Offer) -> None:
        """Drags the offer's piece to its place, or presses what is to be pressed."""
        self._view.finish()
        match offer.gesture:
            case Carry(piece):
                self.drag_between(self.grip(piece), self.at(self._aim(offer).rect))
            case Lead(piece, path):
                self.lead(piece, path)
            case Press(target) | Pick(target):
                self._click_on(target)
        self._confirm_by_click(offer)

    def drag_between(self, start: QPoint, end: QPoint) -> None:
        self._view.startle.end()
        self._fingers.press(start)
        for part in (0.3, 0.7, 1.0):
            self._fingers.move(start + (end - start) * part)
        self._fingers.release(end)

    def lead(self, piece: str, places: Sequence[str], per_event: int = 1) -> None:
        """Leads a piece through the middles of these places, so many of them at each move of the
        pointer."""
        self._view.finish()
        at = self.grip(piece)
        self._fingers.press(at)
        for number, place in enumerate(places, 1):
            if number % per_event == 0 or number == len(places):
                at = self.at(self._place(place).rect)
                self._fingers.move(at)
        self._fingers.release(at)

    def click_through(self, offer: Offer) -> None:
        """The same by clicks alone: the piece, then the place, unless the piece was enough."""
        self._view.finish()
        match offer.gesture:
            case Carry(piece):
                if piece != self._view.table.arrangement.held:
                    self._click_on(piece)
                if isinstance(self._view.hand.gesture, Carrying):
                    self.click(self._aim(offer).rect)
            case Lead(_, path):
                for place in path:
                    self._click_on(place)
            case Press(target) | Pick(target):
                self._click_on(target)
        self._confirm_by_click(offer)

    def _click_on(self, target: str) -> None:
        """Clicks on a piece, or on a place."""
        if self._view.table.piece(target) is not None:
            self.click_at(self.grip(target))
        else:
            self.click(self._place(target).rect)

    def _confirm_by_click(self, offer: Offer) -> None:
        choosing = self._turn_to(offer)
        if choosing is not None:
            self.click(choosing.current.covers[0].rect)

    def click(self, rect: Rect) -> None:
        self.click_at(self.at(rect))

    def click_at(self, point: QPoint) -> None:
        self._view.startle.end()
        self._fingers.press(point)
        self._fingers.release(point)

    def at(self, rect: Rect) -> QPoint:
        """Where the middle of that rectangle is on the view."""
        return self._view.mapFromScene(QPointF(middle(rect)))

    def grip(self, piece: str) -> QPoint:
        """Where the piece can be taken: a point of it that nothing else lies on."""
        view, rect = self._view, self._piece(piece).rect
        for across, down in product(_GRIPS, _GRIPS):
            point = view.mapFromScene(rect.x + across * rect.w, rect.y + down * rect.h)
            found = view.table.piece_at(view.mapToScene(point))
            if found is not None and piece in (found.id, found.takes):
                return point
        raise Stuck(f"{piece} is covered")

    def _turn_to(self, offer: Offer) -> Choosing | None:
        """The choice that is shown, turned to the offer; None if the offer was made at once."""
        for _ in range(_LONGEST_WALK):
            choosing = self._view.hand.gesture
            if not isinstance(choosing, Choosing):
                return None
            if choosing.current.move == offer.move:
                return choosing
            self.key(Qt.Key.Key_R)
        raise Stuck("the offer is not among the choices")

    # ---- keys ---------------------------------------------------------------------------------

    def key(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        self._fingers.strike(key, modifiers)

    def press_key(self, key: PhysicalKey) -> None:
        """The key at that spot of the keyboard, whoever has the keyboard."""
        self._fingers.strike_physical(key)

    def type(self, offer: Offer) -> None:
        """Makes the offer by keyboard alone."""
        self._view.finish()
        if offer.key:
            combination = QKeySequence(offer.key)[0]
            self.key(combination.key(), combination.keyboardModifiers())
        else:
            self._walk_through(offer)
        if self._turn_to(offer) is not None:
            self.key(Qt.Key.Key_Return)

    def _walk_through(self, offer: Offer) -> None:
        """Walks to the piece, then to the place, unless the piece was enough."""
        start = offer.gesture.start
        if start != self._view.table.arrangement.held:
            self._walk_to(start)
            self.key(Qt.Key.Key_Return)
        if isinstance(self._view.hand.gesture, Carrying):
            self._walk_to(self._aim(offer).id)
            self.key(Qt.Key.Key_Return)

    def _walk_to(self, id_: str) -> None:
        for _ in range(_LONGEST_WALK):
            if self._view.standing_at == id_:
                return
            self._view.focusNextPrevChild(True)
        raise Stuck(f"the keyboard does not reach {id_}")

    # ---- finding --------------------------------------------------------------------------------

    def _piece(self, id_: str) -> Piece:
        piece = self._view.table.piece(id_)
        if piece is None:
            raise Stuck(f"no piece {id_}")
        return piece

    def _aim(self, offer: Offer) -> Place:
        """Where the offer's piece is brought: in a larger whole, to what the offer would use."""
        assert isinstance(offer.gesture, Carry)
        aim = offer.gesture.place
        used = {cover.rect for cover in offer.covers if cover.look == "fits"}
        for place in self._view.table.arrangement.places:
            if place.id == aim or (place.part_of == aim and place.rect in used):
                return place
        raise Stuck(f"no place {aim}")

    def _place(self, id_: str) -> Place:
        place = self._view.table.place(id_)
        if place is None:
            raise Stuck(f"no place {id_}")
        return place
