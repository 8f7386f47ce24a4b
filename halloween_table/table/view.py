"""The table as people use it: shows arrangements, turns mouse, touch and keys into offers."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QGraphicsView, QPinchGesture, QToolTip, QWidget

from halloween_table.engine.translate import fill

from . import speeds
from .bubble import Bubble
from .contract import Arrangement, Offer, Place
from .drawing import drawn, opaque
from .gestures import Carry, Choosing
from .scene import TableScene
from .walk import Walk

_ZOOM_STEP = 1.2
_CLOSEST = 4.0
_DRAG_DISTANCE = 6
"""Pixels the pointer must travel before a press is a drag."""


class TableView(QGraphicsView):
    """The one view over the one scene.

    Signals:
        chosen: the move of the offer that somebody made.
        astray: piece and place of a drop that no offer fits; the answer is `explain`.
        rule_asked: a rule's id, when the link in a refusal is followed.
        taken_back: Esc while the game itself put a piece into the hand.
    """

    chosen = Signal(object)
    astray = Signal(str, str)
    rule_asked = Signal(str)
    taken_back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableScene(self)
        self.setScene(self.table)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self._zoom = 1.0
        self._ground: QPixmap | None = None
        self._gesture: Carry | Choosing | None = None
        self._pressed_at: QPoint | None = None
        self._pressed_again = False
        """The press was on the piece that was in the hand already."""
        self._pressed_button = ""
        self._panning_from: QPoint | None = None
        self._drop_point = QPoint()
        self._walk = Walk(self)
        self._bubble = Bubble(self.viewport())
        self._bubble.linked.connect(self.rule_asked)
        self._sharpener = QTimer(self, singleShot=True, interval=speeds.SHARPEN)
        self._sharpener.timeout.connect(self._sharpen)
        self.table.motion.settled.connect(self._take_held)

    # ---- showing --------------------------------------------------------------------------

    def show_arrangement(self, arrangement: Arrangement, animate: bool = True) -> None:
        self._gesture = None
        self.hide_bubble()
        size_changed = self.table.arrangement.size != arrangement.size
        self.table.show_arrangement(arrangement, animate)
        if size_changed:
            self.fit()
        self._walk.resume()

    def when_settled(self, then: Callable[[], None]) -> None:
        """Calls once everything lies where it belongs."""
        if self.table.motion.running:
            self.table.motion.settled.connect(then, Qt.ConnectionType.SingleShotConnection)
        else:
            QTimer.singleShot(0, self, then)

    def set_speed(self, factor: float) -> None:
        self.table.motion.factor = factor

    def _take_held(self) -> None:
        """A piece that the game put into the hand is lifted for the player."""
        held = self.table.arrangement.held
        if held and self._gesture is None and self.table.piece_item(held) is not None:
            self._gesture = Carry(self, held, held=True)
            self._walk.resume()

    def explain(self, text: str, rule: str, link_text: str) -> None:
        """Says why the last drop was refused, where it happened."""
        self._bubble.explain(text, rule, link_text, self._drop_point)
        self.announce(text)

    def caption(self, offer: Offer, number: int, count: int) -> None:
        """What the offer that is being looked at would bring."""
        if count > 1:
            hint = fill(self.tr("Place %1 of %2 · R: next · Esc: back"), number, count)
        else:
            hint = self.tr("Click it or press Enter · Esc: back")
        rects = [cover.rect for cover in offer.covers]
        top = min(rects, key=lambda rect: rect.y)
        at = self.mapFromScene(QPointF(top.x + top.w / 2, top.y))
        self._bubble.tell(offer.caption, hint, at)
        self.announce(offer.caption)

    def hide_bubble(self) -> None:
        self._bubble.hide()

    @property
    def bubble_text(self) -> str:
        return "" if self._bubble.isHidden() else self._bubble.text

    def announce(self, text: str) -> None:
        """Has a screen reader say it."""
        if QAccessible.isActive() and text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    # ---- gestures ---------------------------------------------------------------------------

    @property
    def gesture(self) -> Carry | Choosing | None:
        return self._gesture

    def begin(self, gesture: Carry | Choosing) -> None:
        self._gesture = gesture

    def end(self) -> None:
        """The gesture is over and nothing came of it."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
            if not self.table.motion.running:
                self._take_held()

    def settle(self, offer: Offer) -> None:
        """An offer was made."""
        self._gesture = None
        self.table.clear_lights()
        self.table.clear_covers()
        self.hide_bubble()
        self.chosen.emit(offer.move)

    def give_up(self, piece: str, place: Place | None, point: QPointF) -> None:
        """A drop that fits no offer: the piece glides back, and somebody says why."""
        self._drop_point = self.mapFromScene(point)
        self._walk.forget_piece()
        self.end()
        if place is not None:
            self.astray.emit(piece, place.id)

    def lift(self, piece: str) -> None:
        """Takes a piece into the hand, instead of another one if need be."""
        if self._gesture is not None:
            self.end()
        self._gesture = Carry(self, piece)

    # ---- mouse --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton):
            self._panning_from = event.position().toPoint()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._walk.rest()
        self.table.motion.finish()
        point = self.mapToScene(event.position().toPoint())
        if isinstance(self._gesture, Choosing):
            self._gesture.press(point)
            return
        self.hide_bubble()
        self._pressed_at = event.position().toPoint()
        place = self.table.place_at(point)
        piece = self._liftable_at(point)
        carry = self._gesture
        if carry is not None and carry.piece != piece and carry.may_go_to(place):
            self._pressed_at = None
            carry.drop(place, point)
        elif piece:
            self._pressed_again = carry is not None and carry.piece == piece
            if not self._pressed_again:
                self._pick_up(piece, carry)
        elif place is not None and place.button:
            self._pressed_button = place.id
        elif carry is not None:
            self._pressed_at = None
            carry.drop(place, point)
        else:
            self._panning_from = event.position().toPoint()

    def _pick_up(self, piece: str, carry: Carry | None) -> None:
        if carry is not None and carry.held:
            self._gesture = None
        self.lift(piece)

    def _liftable_at(self, point: QPointF) -> str:
        piece = self.table.piece_at(point)
        if piece is None or piece.fixed or not self._somebody_plays():
            return ""
        return piece.takes or piece.id

    def _somebody_plays(self) -> bool:
        return bool(self.table.arrangement.offers)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._panning_from is not None:
            self._pan(at - self._panning_from)
            self._panning_from = at
            return
        point = self.mapToScene(at)
        if self._gesture is None:
            self._show_cursor(point)
            return
        if isinstance(self._gesture, Carry) and self._pressed_at is not None:
            far = (at - self._pressed_at).manhattanLength() >= _DRAG_DISTANCE
            self._gesture.dragging = self._gesture.dragging or far
        self._gesture.move(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._panning_from = None
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.position().toPoint()
        point = self.mapToScene(at)
        pressed, self._pressed_at = self._pressed_at, None
        button, self._pressed_button = self._pressed_button, ""
        if button:
            place = self.table.place_at(point)
            if place is not None and place.id == button:
                self.press_button(button)
        elif isinstance(self._gesture, Carry) and pressed is not None:
            if self._gesture.dragging:
                self._gesture.drop(self.table.place_at(point), point)
            elif self._pressed_again and not self._gesture.held:
                self.end()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second quick press lifts or puts back, but never presses a button twice."""
        place = self.table.place_at(self.mapToScene(event.position().toPoint()))
        if place is None or not place.button:
            self.mousePressEvent(event)

    def press_button(self, place: str) -> None:
        for offer in self.table.arrangement.offers:
            if offer.place == place and not offer.piece:
                if self._gesture is not None:
                    self.end()
                self.settle(offer)
                return

    def _show_cursor(self, point: QPointF) -> None:
        place = self.table.place_at(point)
        offered = bool(self.table.offers_of(self._liftable_at(point) or "-"))
        shape = Qt.CursorShape.ArrowCursor
        if offered:
            shape = Qt.CursorShape.OpenHandCursor
        elif place is not None and place.button:
            shape = Qt.CursorShape.PointingHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    # ---- keys -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._steer(event) or self._walk.key(event) or self._offer_key(event):
            event.accept()
        else:
            event.ignore()

    def _steer(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if isinstance(self._gesture, Choosing):
            if key == Qt.Key.Key_R:
                backwards = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self._gesture.turn(-1 if backwards else 1)
                return True
            steps = {
                Qt.Key.Key_Right: 1,
                Qt.Key.Key_Down: 1,
                Qt.Key.Key_Left: -1,
                Qt.Key.Key_Up: -1,
            }
            if key in steps:
                self._gesture.turn(steps[key])
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
                self._gesture.confirm()
                return True
        zooms = {
            Qt.Key.Key_Plus: _ZOOM_STEP,
            Qt.Key.Key_Equal: _ZOOM_STEP,
            Qt.Key.Key_Minus: 1 / _ZOOM_STEP,
        }
        if key in zooms:
            self.zoom_by(zooms[key])
            return True
        if key == Qt.Key.Key_0:
            self.fit()
            return True
        return False

    def _escape(self) -> bool:
        if isinstance(self._gesture, Carry) and self._gesture.held and not self._gesture.dragging:
            self.taken_back.emit()
        elif self._gesture is not None:
            self.end()
            self._walk.resume()
        elif not self._bubble.isHidden():
            self.hide_bubble()
        else:
            return False
        return True

    def _offer_key(self, event: QKeyEvent) -> bool:
        if event.isAutoRepeat() or self._gesture is not None:
            return False
        pressed = QKeySequence(event.keyCombination()).toString(
            QKeySequence.SequenceFormat.PortableText
        )
        for offer in self.table.arrangement.offers:
            if offer.key and offer.key == pressed:
                self.settle(offer)
                return True
        return False

    @property
    def standing_at(self) -> str:
        """The piece or place where the keyboard's ring is."""
        return self._walk.at.id if self._walk.at is not None else ""

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the pieces first and leaves the table after the last."""
        return self._walk.tab(forward) or super().focusNextPrevChild(forward)

    # ---- zoom and pan ---------------------------------------------------------------------------

    def fit(self) -> None:
        """Shows the whole table."""
        self._zoom = 1.0
        self._apply_zoom()
        self.centerOn(self.sceneRect().center())

    def zoom_by(self, factor: float, around: QPoint | None = None) -> None:
        """Closer or farther, keeping the point under the pointer where it is."""
        around = around or self.viewport().rect().center()
        before = self.mapToScene(around)
        self._zoom = min(_CLOSEST, max(1.0, self._zoom * factor))
        self._apply_zoom()
        shift = self.mapFromScene(before) - around
        self._pan(-shift)

    def _apply_zoom(self) -> None:
        room, scene = self.viewport().size(), self.sceneRect().size()
        if scene.isEmpty() or room.isEmpty():
            return
        fit = min(room.width() / scene.width(), room.height() / scene.height())
        scale = fit * self._zoom
        self.setTransform(QTransform.fromScale(scale, scale))
        self._sharpener.start()

    def _sharpen(self) -> None:
        """Draws the pictures for the zoom and screen as they are now."""
        scale = self.transform().m11() * self.devicePixelRatioF()
        if abs(scale - self.table.scale) > 1e-9:
            held = isinstance(self._gesture, Carry) and self._gesture.dragging
            if held:
                self._sharpener.start()
            else:
                self.table.rescale(scale)

    def sharpen_now(self) -> None:
        """Without waiting for the zoom to come to rest: before a picture is taken."""
        self._sharpener.stop()
        self._sharpen()

    def _pan(self, by: QPoint) -> None:
        for bar, distance in (
            (self.horizontalScrollBar(), by.x()),
            (self.verticalScrollBar(), by.y()),
        ):
            bar.setValue(bar.value() - distance)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turns = event.angleDelta().y() / 120
        self.zoom_by(_ZOOM_STEP**turns, event.position().toPoint())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        centre = self.mapToScene(self.viewport().rect().center())
        self._apply_zoom()
        self.centerOn(self.sceneRect().center() if self._zoom == 1.0 else centre)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._ground = None
            self._apply_zoom()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position().toPoint())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.end()
                self._panning_from = None  # the first finger also counts as a mouse
                if pinch.state() != Qt.GestureState.GestureFinished:  # repeats the last factor
                    centre = self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                    self.zoom_by(pinch.scaleFactor(), centre)
                return True
        elif isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            text = self.table.tooltip_at(self.mapToScene(event.pos()))
            html = f"<qt>{escape(text)}</qt>" if text else ""  # a name may look like a tag
            QToolTip.showText(event.globalPos(), html, self.viewport(), QRect())
            return True
        return super().viewportEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        """Wood, at the screen's own size: it does not grow when somebody looks closer."""
        if self._ground is None:
            self._ground = opaque(drawn("common/table", 512, 512, self.devicePixelRatioF()))
        area = self.mapFromScene(rect).boundingRect().adjusted(-1, -1, 1, 1)
        painter.save()
        painter.resetTransform()
        painter.drawTiledPixmap(area, self._ground, area.topLeft())
        painter.restore()
