"""How the table is looked at: all of it fits the window, the board can be looked at closely, and
pictures are sharp at every zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QNativeGestureEvent, QTransform
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

from halloween_table.contract.pictures import Rect

from .. import speeds
from ..hand.gestures import Carrying
from .lens import Lens, board_of

if TYPE_CHECKING:
    from ..view import TableView

STEP = 1.2
_CLOSEST = 4.0
_AROUND = 40.0
"""Scene units around something that is shown."""


class Camera:
    """Zoom is counted from 1, where all of the board is seen."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._lens = Lens()
        self._sharpener = QTimer(view, singleShot=True, interval=speeds.SHARPEN)
        self._sharpener.timeout.connect(self._rest)

    @property
    def zoom(self) -> float:
        return self._lens.zoom

    @property
    def lens(self) -> Lens:
        return self._lens

    @property
    def _board(self) -> Rect:
        """Where the board is in the window, in scene units."""
        return board_of(self._view.table.laid)

    def fit(self) -> None:
        """Shows the whole board."""
        self._look(Lens())

    def zoom_by(self, factor: float, around: QPoint | None = None) -> None:
        """Closer or farther, keeping the point under the pointer where it is; beside the board, its
        middle."""
        zoom = min(_CLOSEST, max(1.0, self.zoom * factor))
        if zoom == 1.0:
            self.fit()
            return
        board, point = self._board, None if around is None else self._view.mapToScene(around)
        middle = QPointF(board.x + board.w / 2, board.y + board.h / 2)
        aside = QPointF()
        if point is not None and _is_in(board, point):
            aside = point - middle
        held = self._centre() + aside / self.zoom
        centre = held - aside / zoom
        self._look(Lens(zoom, centre.x(), centre.y()))

    def _centre(self) -> QPointF:
        """The point of the board in the middle of its area."""
        board = self._board
        if self.zoom == 1.0:
            return QPointF(board.x + board.w / 2, board.y + board.h / 2)
        return QPointF(self._lens.x, self._lens.y)

    def feel(self, event: QEvent) -> bool:
        """Two fingers on the screen or the touchpad zoom; False if it is something else."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position().toPoint())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self._view.hand.end()  # the first finger also counts as a mouse
                if pinch.state() != Qt.GestureState.GestureFinished:  # repeats the last factor
                    centre = self._view.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                    self.zoom_by(pinch.scaleFactor(), centre)
                return True
        return False

    def pan(self, by: QPoint) -> None:
        """The board goes with the hand, by so many pixels."""
        self._go(QPointF(by) / self._fit())

    def show(self, rect: Rect, around: float = _AROUND) -> None:
        """Brings something on the board into sight, as it is seen now, and so much around it."""
        if rect not in self._view.table.zoomed:
            return
        board = self._board
        beside, above = min(around, (board.w - rect.w) / 2), min(around, (board.h - rect.h) / 2)
        left, right = rect.x - beside - board.x, rect.x + rect.w + beside - board.x - board.w
        top, bottom = rect.y - above - board.y, rect.y + rect.h + above - board.y - board.h
        self._go(QPointF(-min(left, 0) or -max(right, 0), -min(top, 0) or -max(bottom, 0)))

    def _go(self, by: QPointF) -> None:
        """The board moves by so many scene units."""
        if self.zoom > 1.0 and not by.isNull():
            centre = self._centre() - by / self.zoom
            self._look(Lens(self.zoom, centre.x(), centre.y()))

    def _look(self, lens: Lens) -> None:
        lens = lens.within(self._board) if lens.zoom > 1.0 else Lens()
        if lens != self._lens:
            self._lens = lens
            self._sharpener.start()
            self._view.look_through(lens)

    def stay(self) -> None:
        """The table has changed: whoever looks closely goes on, but not beyond the board's edge."""
        self._look(self._lens)

    # ---- the window ---------------------------------------------------------------------------

    def _fit(self) -> float:
        """Pixels per scene unit."""
        room, scene = self._view.viewport().size(), self._view.sceneRect().size()
        if scene.isEmpty() or room.isEmpty():
            return 1.0
        return min(room.width() / scene.width(), room.height() / scene.height())

    def apply(self) -> None:
        """The table fills the window as it is now."""
        view, fit = self._view, self._fit()
        view.setTransform(QTransform.fromScale(fit, fit))
        view.centerOn(view.sceneRect().center())
        view.look_anew()
        self._sharpener.start()

    @property
    def restless(self) -> bool:
        """Whether the window, or the look, has only just changed."""
        return self._sharpener.isActive()

    def sharpen_now(self) -> None:
        """Without waiting for the zoom to come to rest."""
        self._sharpener.stop()
        self._sharpen()

    def _rest(self) -> None:
        """The zoom has come to rest. What is told goes on to its end first: it would be cut short."""
        if self._view.table.motion.running:
            self._sharpener.start()
        else:
            self._sharpen()

    def _sharpen(self) -> None:
        """Draws the pictures for the zoom and screen as they are now."""
        view = self._view
        if not view.isVisible() and not view.table.scale:
            return  # it has no size yet that would last
        if isinstance(view.hand.gesture, Carrying) and view.hand.gesture.dragging:
            self._sharpener.start()
            return
        if view.isVisible():
            view.take_room()
            self._sharpener.stop()
        view.table.rescale(view.transform().m11() * view.devicePixelRatioF())


def _is_in(board: Rect, point: QPointF) -> bool:
    return board.x <= point.x() <= board.x + board.w and board.y <= point.y() <= board.y + board.h
