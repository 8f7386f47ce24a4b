"""A robot that plays with real mouse and key events: for the smoke test and the tests."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from halloween_table.table.contract import Offer, Piece, Place, Rect
from halloween_table.table.gestures import Choosing
from halloween_table.table.scene import middle
from halloween_table.table.view import TableView

_LEFT = Qt.MouseButton.LeftButton
_LONGEST_WALK = 400
"""Key presses after which the robot gives up: no table is that large."""


class Stuck(Exception):
    """The table did not do what the robot's gesture asked for."""


class Robot:
    """Makes offers the way a person does."""

    def __init__(self, view: TableView) -> None:
        self._view = view

    # ---- mouse ------------------------------------------------------------------------------

    def drag(self, offer: Offer) -> None:
        """Drags the offer's piece to its place, or presses its button."""
        view = self._view
        view.table.motion.finish()
        if not offer.piece:
            self.click(self._place(offer.place).rect)
            return
        start, end = self.at(self._piece(offer.piece).rect), self.at(self._place(offer.place).rect)
        self.drag_between(start, end)
        if offer.covers:
            self._turn_to(offer)
            self.click(offer.covers[0].rect)

    def drag_between(self, start: QPoint, end: QPoint) -> None:
        viewport = self._view.viewport()
        QTest.mousePress(viewport, _LEFT, pos=start)
        for part in (0.3, 0.7, 1.0):
            QTest.mouseMove(viewport, start + (end - start) * part)
        QTest.mouseRelease(viewport, _LEFT, pos=end)

    def click_through(self, offer: Offer) -> None:
        """The same by clicks alone: the piece, then the place."""
        self._view.table.motion.finish()
        if offer.piece and offer.piece != self._view.table.arrangement.held:
            self.click(self._piece(offer.piece).rect)
        self.click(self._place(offer.place).rect)
        if offer.covers:
            self._turn_to(offer)
            self.click(offer.covers[0].rect)

    def click(self, rect: Rect) -> None:
        QTest.mouseClick(self._view.viewport(), _LEFT, pos=self.at(rect))

    def at(self, rect: Rect) -> QPoint:
        """Where the middle of that rectangle is on the view."""
        return self._view.mapFromScene(QPointF(middle(rect)))

    def _turn_to(self, offer: Offer) -> None:
        for _ in range(_LONGEST_WALK):
            choosing = self._view.gesture
            if not isinstance(choosing, Choosing):
                raise Stuck("no choice is shown")
            if choosing.current == offer:
                return
            self.key(Qt.Key.Key_R)
        raise Stuck("the offer is not among the choices")

    # ---- keys ---------------------------------------------------------------------------------

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self._view, key)

    def type(self, offer: Offer) -> None:
        """Makes the offer by keyboard alone."""
        self._view.table.motion.finish()
        if not offer.piece:
            self.key(Qt.Key.Key_Space)
            return
        if offer.piece != self._view.table.arrangement.held:
            self._walk_to(offer.piece)
            self.key(Qt.Key.Key_Return)
        self._walk_to(offer.place)
        self.key(Qt.Key.Key_Return)
        if offer.covers:
            self._turn_to(offer)
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

    def _place(self, id_: str) -> Place:
        place = self._view.table.place(id_)
        if place is None:
            raise Stuck(f"no place {id_}")
        return place
