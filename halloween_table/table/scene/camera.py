"""How the table is looked at: zoom, pan and fit, and pictures sharp at every zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QNativeGestureEvent, QTransform
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

from .. import speeds
from ..hand.gestures import Carrying

if TYPE_CHECKING:
    from ..view import TableView

STEP = 1.2
_CLOSEST = 4.0


class Camera:
    """Zoom is counted from 1, where the whole table is seen."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._zoom = 1.0
        self._sharpener = QTimer(view, singleShot=True, interval=speeds.SHARPEN)
        self._sharpener.timeout.connect(self._sharpen)

    @property
    def zoom(self) -> float:
        return self._zoom

    def fit(self) -> None:
        """Shows the whole table."""
        self._zoom = 1.0
        self.apply()
        self._view.centerOn(self._view.sceneRect().center())

    def zoom_by(self, factor: float, around: QPoint | None = None) -> None:
        """Closer or farther, keeping the point under the pointer where it is."""
        view = self._view
        around = around or view.viewport().rect().center()
        before = view.mapToScene(around)
        self._zoom = min(_CLOSEST, max(1.0, self._zoom * factor))
        self.apply()
        self.pan(around - view.mapFromScene(before))

    def feel(self, event: QEvent) -> bool:
        """Two fingers on the screen or the touchpad zoom; False if it is something else."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position().toPoint())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self._view.end()  # the first finger also counts as a mouse
                if pinch.state() != Qt.GestureState.GestureFinished:  # repeats the last factor
                    centre = self._view.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                    self.zoom_by(pinch.scaleFactor(), centre)
                return True
        return False

    def pan(self, by: QPoint) -> None:
        for bar, distance in (
            (self._view.horizontalScrollBar(), by.x()),
            (self._view.verticalScrollBar(), by.y()),
        ):
            bar.setValue(bar.value() - distance)

    def resized(self) -> None:
        """Another window: the whole table stays whole, a close look stays where it was."""
        view = self._view
        centre = view.mapToScene(view.viewport().rect().center())
        self.apply()
        view.centerOn(view.sceneRect().center() if self._zoom == 1.0 else centre)

    def apply(self) -> None:
        view = self._view
        room, scene = view.viewport().size(), view.sceneRect().size()
        if scene.isEmpty() or room.isEmpty():
            return
        fit = min(room.width() / scene.width(), room.height() / scene.height())
        view.setTransform(QTransform.fromScale(fit * self._zoom, fit * self._zoom))
        view.look_anew()
        self._sharpener.start()

    def sharpen_now(self) -> None:
        """Without waiting for the zoom to come to rest."""
        self._sharpener.stop()
        self._sharpen()

    def _sharpen(self) -> None:
        """Draws the pictures for the zoom and screen as they are now."""
        view = self._view
        scale = view.transform().m11() * view.devicePixelRatioF()
        if not view.isVisible() and not view.table.view_scale:
            return  # it has no size yet that would last
        if abs(scale - view.table.view_scale) < 1e-9:
            return
        if isinstance(view.gesture, Carrying) and view.gesture.dragging:
            self._sharpener.start()
        else:
            view.table.rescale(scale, scale / self._zoom)
