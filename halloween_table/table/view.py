"""The table as people use it: shows arrangements, turns mouse, touch and keys into offers."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QGraphicsView, QPinchGesture, QToolTip, QWidget

from halloween_table.engine.translate import fill

from .bubble import Bubble
from .camera import STEP, Camera
from .contract import PASS_KEY, PASS_KEY_IN_VAIN, Arrangement, Offer, Place, Rect
from .drawing import drawn, opaque
from .gestures import Carry, Choosing
from .pointer import Pointer
from .scene import TableScene
from .walk import Walk

_TURN_KEYS = (Qt.Key.Key_R, Qt.Key(0x41A))
"""R, and К on the same key of a Cyrillic keyboard."""


class TableView(QGraphicsView):
    """The one view over the one scene.

    Signals:
        chosen: the move of the offer that somebody made.
        astray: piece and place of a drop that no offer fits; the answer is `explain`.
        rule_asked: a rule's id, when the link in a refusal is followed.
        taken_back: Esc while the game itself put a piece into the hand.
        stood: the piece or place that the keyboard's ring has come to.
    """

    chosen = Signal(object)
    astray = Signal(str, str)
    rule_asked = Signal(str)
    taken_back = Signal()
    stood = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableScene(self)
        self.setScene(self.table)
        self.camera = Camera(self)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self._ground: QPixmap | None = None
        self._gesture: Carry | Choosing | None = None
        self._pointer = Pointer(self)
        self._drop_point = QPoint()
        self._walk = Walk(self)
        self._bubble = Bubble(self.viewport())
        self._bubble.linked.connect(self.rule_asked)
        self._bubble.pressed.connect(self._on_bubble)
        self.table.motion.settled.connect(self._take_held)

    # ---- showing --------------------------------------------------------------------------

    def show_arrangement(self, arrangement: Arrangement, animate: bool = True) -> None:
        self._pointer.forget()
        self._gesture = None
        self.hide_bubble()
        size_changed = self.table.arrangement.size != arrangement.size
        self.table.show_arrangement(arrangement, animate)
        if size_changed:
            self.camera.fit()
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
        self._bubble.explain(text, rule, link_text, self._keep_clear())
        self.announce(text)

    def _keep_clear(self) -> QRect:
        """What a refusal must not hide: where it happened, and where a held piece may go."""
        clear = QRect(self._drop_point - QPoint(24, 24), QSize(48, 48))
        for rect in self.table.lit_rects():
            clear |= self._on_screen(rect)
        return clear

    def _on_screen(self, rect: Rect) -> QRect:
        return self.mapFromScene(QRectF(*rect)).boundingRect()

    def _on_bubble(self) -> None:
        """A press on the bubble confirms what it shows, or puts it away."""
        if isinstance(self._gesture, Choosing):
            self._gesture.confirm()
        else:
            self.hide_bubble()

    @property
    def explained_rule(self) -> str:
        """The rule of the refusal that is shown now."""
        return "" if self._bubble.isHidden() else self._bubble.rule

    def caption(self, offer: Offer, number: int, count: int) -> None:
        """What the offer that is being looked at would bring."""
        if count > 1:
            hint = fill(
                self.tr("Place %1 of %2 · ← →: others · click or Enter: choose · Esc: back"),
                number,
                count,
            )
        else:
            hint = self.tr("Click it or press Enter · Esc: back")
        clear = QRect()
        for cover in offer.covers:
            clear |= self._on_screen(cover.rect)
        self._bubble.tell(offer.caption, hint, clear)
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
        self._pointer.forget()
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
        """A drop that fits no offer: the piece glides back, and somebody says why, unless it
        was put back where it came from."""
        self._walk.leave_place()
        self.end()
        lay = self.table.piece(piece)
        if place is not None and (lay is None or lay.place != place.id):
            self.ask_why(piece, place.id, self.mapFromScene(point))

    def ask_why(self, piece: str, place: str, at: QPoint) -> None:
        """Somebody wants to know why this piece does not go there, or about the place alone."""
        self._drop_point = at
        self.astray.emit(piece, place)

    def lift(self, piece: str) -> None:
        """Takes a piece into the hand, instead of another one if need be."""
        self.table.motion.finish()
        if self._gesture is not None:
            self.end()
        self._gesture = Carry(self, piece)

    # ---- mouse --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pointer.press_twice(event)

    def press_button(self, place: str) -> None:
        for offer in self.table.arrangement.offers:
            if offer.place == place and not offer.piece:
                if self._gesture is not None:
                    self.end()
                self.settle(offer)
                return

    def somebody_plays(self) -> bool:
        return bool(self.table.arrangement.offers)

    def rest_walk(self) -> None:
        """The mouse takes over from the keyboard."""
        self._walk.rest()

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
            if key in _TURN_KEYS:
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
            Qt.Key.Key_Plus: STEP,
            Qt.Key.Key_Equal: STEP,
            Qt.Key.Key_Minus: 1 / STEP,
        }
        if key in zooms:
            self.camera.zoom_by(zooms[key])
            return True
        if key == Qt.Key.Key_0:
            self.camera.fit()
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
        if pressed == PASS_KEY and self.somebody_plays():
            self.ask_why("", PASS_KEY_IN_VAIN, self.viewport().rect().center())
            return True
        return False

    @property
    def standing_at(self) -> str:
        """The piece or place where the keyboard's ring is."""
        return self._walk.at.id if self._walk.at is not None else ""

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the pieces first and leaves the table after the last."""
        return self._walk.tab(forward) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        reasons = {Qt.FocusReason.TabFocusReason: True, Qt.FocusReason.BacktabFocusReason: False}
        if event.reason() in reasons:
            self._walk.tab(reasons[event.reason()])

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        ):
            self._walk.rest()

    # ---- zoom and pan ---------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        turns = event.angleDelta().y() / 120
        self.camera.zoom_by(STEP**turns, event.position().toPoint())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.camera.resized()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._ground = None
            self.camera.apply()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.camera.zoom_by(1 + event.value(), event.position().toPoint())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.end()
                self._pointer.forget()  # the first finger also counts as a mouse
                if pinch.state() != Qt.GestureState.GestureFinished:  # repeats the last factor
                    centre = self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                    self.camera.zoom_by(pinch.scaleFactor(), centre)
                return True
        elif isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            text = self.table.tooltip_at(self.mapToScene(event.pos()))
            lines = escape(text).replace("\n", "<br>")  # a name may look like a tag
            html = f"<qt>{lines}</qt>" if text else ""
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
        scrolled = QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        painter.drawTiledPixmap(area, self._ground, area.topLeft() + scrolled)
        painter.restore()
