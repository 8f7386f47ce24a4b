"""The table as people use it: shows arrangements, turns mouse, touch and keys into offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsView, QToolTip, QWidget

from halloween_table.contract.arrangement import Arrangement, Room
from halloween_table.contract.beats import Beat
from halloween_table.contract.gestures import Gesture
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece
from halloween_table.engine.game import Seat
from halloween_table.engine.translate import fill

from . import speeds
from .hand.gestures import Carrying, Choosing
from .hand.hand import Hand
from .hand.holding import Holding
from .hand.keys import Keys
from .hand.own_keys import SeatKeys, Use
from .hand.photo_finish import PhotoFinish
from .hand.pointer import Pointer
from .hand.reach import Reach
from .hand.startle import Startle
from .hand.uses import Uses
from .hand.walk import Walk
from .heard.aloud import Aloud
from .look import tips
from .look.bubble import Bubble
from .look.closer_look import tooltip
from .look.speech import Speech
from .scene.camera import STEP, Camera
from .scene.dials import Dials, Times
from .scene.ground import Ground
from .scene.lens import Lens
from .scene.passage import Passage, Shown
from .scene.scene import TableScene

_BEGINNINGS = (
    Qt.Key.Key_Control,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
"""Keys that mean nothing by themselves."""


_ONWARDS = 1.0
"""Of a place's size: how much is seen around it of where a piece can be led on."""


class TableView(QGraphicsView):
    """The one view over the one scene.

    Signals:
        shown: the arrangement that is shown from now on, also on the way to another.
        held_up: whether somebody holds up what lies face down before them, or no longer does.
        roomed: there is more or less room for a table; whoever lays it out answers with `lay_anew`.
        tapped: somebody pressed on it while nobody can do anything.
        chosen: the offer that somebody made.
        led: the Lead of a piece over places, or to the one that it was called to by a click.
        astray: a gesture that no offer fits; the answer is `explain`.
        rule_asked: a rule's id, when the link in a refusal is followed, or an anchor of the
            rulebook, when a button is pressed that is explained there.
        taken_back: how far Esc goes back (TakeBack), where something was begun.
        stood: the piece or place that the keyboard's ring has come to.
        outrun: a seat and by how many seconds its key was too late, where that was close.
        lifted: the piece that somebody has taken into the hand.
        explained: it is said why nothing came of what was done.
        turned: another one of several offers is shown now, or none any more.
    """

    usual_room: ClassVar[Room] = Room(1280, 722)
    """What the last table had that was seen; at first, what one has in a window of the usual size."""

    shown = Signal(object)
    roomed = Signal()
    held_up = Signal(bool)
    tapped = Signal()
    chosen = Signal(object)
    led = Signal(object)
    astray = Signal(object)
    rule_asked = Signal(str)
    taken_back = Signal(object)
    stood = Signal(str)
    outrun = Signal(int, float)
    lifted = Signal(str)
    explained = Signal()
    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableScene(self)
        self.camera = Camera(self)
        self._bubble = Bubble(self.viewport())
        self._speech = Speech(self, self._bubble)
        self.setScene(self.table)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setMouseTracking(True)
        # The ground covers all of it: nothing has to be wiped before.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self._ground = Ground(self)
        self._room = TableView.usual_room
        self.startle = Startle()
        self.photo_finish = PhotoFinish()
        self.holding = Holding(self)
        self.reach = Reach(self)
        self._pointer = Pointer(self)
        self._walk = Walk(self)
        self.hand = Hand(self, self._speech, self._pointer, self._walk)
        self._keys = Keys(self, self._walk)
        self.uses = Uses(self, self._walk)
        self._aloud = Aloud(self)
        self._dials = Dials(self)
        self._bubble.linked.connect(self.rule_asked)
        self._bubble.pressed.connect(self._on_bubble)
        self._passage = Passage(self._show, self.table.motion)
        self._passage.told.connect(self._told)
        self._passage.settled.connect(self.hand.take_held)

    # ---- showing --------------------------------------------------------------------------

    def show_arrangement(
        self,
        arrangement: Arrangement,
        animate: bool = True,
        on_the_way: Sequence[Shown] = (),
        beats: tuple[Beat, ...] = (),
        *,
        goes_on: bool = False,
    ) -> None:
        """Shows it, after a little scene of those passed `on_the_way`: until that is over, any
        press or key only skips it, and a key of one's own does nothing. `animate`: whether pieces
        glide to where the last has them; `beats` tell how. `goes_on`: whoever has played plays on,
        and their cards stay up if they still keep them up."""
        self.table.keep_up(self.holding.keeper if goes_on else None)
        self._passage.begin(on_the_way, Shown(lambda: arrangement, beats, animate))

    def _show(self, shown: Shown, arrangement: Arrangement) -> None:
        self._pointer.follow(arrangement)
        self.startle.follow(arrangement)
        self.photo_finish.follow(arrangement)
        self.hand.forget()
        self.hide_bubble()
        size_changed = self.table.laid.size != arrangement.size
        led = self.table.led_piece()
        self.table.show_arrangement(arrangement, shown.animate, shown.beats)
        self._dials.show(self.table.arrangement.dials)
        come = self.table.led_piece()
        if come is not None and led is not None and come.place != led.place:
            self.announce(come.name)
        if size_changed:
            self.camera.fit()
            self.camera.apply()
        self.camera.stay()
        if come is not None and led is not None and come.place != led.place:
            self.keep_in_sight()
        if not self.underway:
            self._walk.resume()
        self.shown.emit(arrangement)

    def _told(self) -> None:
        """The last arrangement is seen at last."""
        self._walk.resume()
        self.shown.emit(self.table.laid)

    def keep_in_sight(self) -> None:
        """Whoever looks closely sees where a piece is that is led, and where it can go on to. But
        nothing moves under a hand that leads it: that would be a step."""
        led = self.table.led_piece()
        rect = self.table.rect_of(led.place) if led is not None else None
        if rect is not None and not self._pointer.leads:
            self.camera.show(rect, around=_ONWARDS * max(rect.w, rect.h))

    @property
    def room(self) -> Room:
        """What a table is laid out for: as much as there is or, before it is seen, as the last one
        had; then nothing has to be laid out twice."""
        return self._room

    def lay_anew(self, arrangement: Arrangement) -> None:
        """The same table laid out for another room: whatever somebody is about goes on."""
        self._passage.skip()
        self._change_places(arrangement, self.camera.lens)
        self.camera.apply()
        self.camera.stay()

    def look_through(self, lens: Lens) -> None:
        """The same table, of which the board is looked at through that lens."""
        self._change_places(self.table.laid, lens)

    def _change_places(self, arrangement: Arrangement, lens: Lens) -> None:
        self.table.motion.finish()
        with self.startle.meant():  # by whoever moves the window, or looks closer
            self.startle.follow(arrangement)
        self.table.lay_anew(arrangement, lens)
        self._dials.show(self.table.arrangement.dials)
        if self.hand.gesture is not None:
            self.hand.gesture.follow()
        self._walk.resume()
        self.look_anew()

    @property
    def underway(self) -> bool:
        """Whether a little scene is played, and the last arrangement is still to come."""
        return self._passage.underway

    @property
    def telling(self) -> bool:
        """Whether a scene is played whose end nobody is told before they have seen it."""
        return self._passage.tells

    def finish(self) -> None:
        """Everything lies where it belongs at once, whatever was on its way, and no press is too
        early."""
        self.startle.end()
        if not self._passage.skip():
            self.table.motion.finish()

    def when_settled(self, then: Callable[[], None]) -> None:
        """Calls once everything lies where it belongs."""
        if self.underway or self.table.motion.running:
            self._passage.settled.connect(then, Qt.ConnectionType.SingleShotConnection)
        else:
            QTimer.singleShot(0, self, then)

    def set_speed(self, factor: float) -> None:
        self.table.motion.factor = factor
        if not factor:
            self.finish()

    def set_seat_keys(self, keys: SeatKeys | None) -> None:
        """Whose key is which: they are shown on the table, and mean nothing else there."""
        self.table.set_seat_keys(keys)

    def set_times(self, times: Times | None) -> None:
        """Whom the dials ask."""
        self._dials.set_times(times)

    def explain(self, text: str, rule: str, link_text: str) -> None:
        """Says why nothing came of what was done last, where it happened."""
        stay = speeds.BUBBLE_IN_A_RACE if self.table.arrangement.dials else speeds.BUBBLE
        self._speech.explain(text, rule, link_text, stay)
        self.explained.emit()
        self.announce(text)

    def ask_why(self, gesture: Gesture, at: QPoint) -> None:
        """Somebody wants to know why nothing comes of this."""
        self._speech.follow(gesture, self.mapToScene(at))
        self.astray.emit(gesture)

    def look_anew(self) -> None:
        """The table is seen from elsewhere now: what lies over it follows, and what is in a hand
        stays there."""
        if isinstance(self.hand.gesture, Carrying):
            self.hand.gesture.stay_in_hand()
        self._speech.place_anew()

    def spared(self) -> list[QRect]:
        """What must not be hidden if there is room elsewhere."""
        return [self._on_screen(rect) for rect in self.table.arrangement.clear]

    def _on_screen(self, rect: Rect) -> QRect:
        return self.mapFromScene(QRectF(*rect)).boundingRect()

    def _on_bubble(self) -> None:
        """A press on the bubble confirms what it shows."""
        self._pointer.spend()
        if isinstance(self.hand.gesture, Choosing):
            with self.startle.meant():
                self.hand.gesture.confirm()

    @property
    def explained_rule(self) -> str:
        """The rule of the refusal that is shown now."""
        return "" if self._bubble.isHidden() else self._bubble.rule

    def caption(self, choosing: Choosing, number: int, count: int, again: bool = False) -> None:
        """What the offer that is being looked at would bring, and what is asked about it; `again`:
        it was told before."""
        offer = choosing.current
        lines = offer.ask or offer.caption
        if count > 1:
            lines = "\n".join(filter(None, (offer.caption, offer.ask)))
            hint = self.tr("%1 of %2 · ← →: others · click or Enter: choose · Esc: back")
            if choosing.elsewhere:
                hint = self.tr("Place %1 of %2 · ← →: others · click or Enter: choose · Esc: back")
            hint = fill(hint, number, count)
        elif offer.ask:
            hint = self.tr("Press it again or press Enter: yes · Esc: no")
        else:
            hint = self.tr("Click it or press Enter · Esc: back")
        self._speech.tell(offer, lines, hint)
        self.turned.emit()
        if not again:
            self.announce(f"{lines}\n{hint}")

    def hide_bubble(self) -> None:
        self._bubble.hide()

    @property
    def bubble_text(self) -> str:
        return "" if self._bubble.isHidden() else self._bubble.text

    def announce(self, text: str) -> None:
        """Has a screen reader say it."""
        self._aloud.say(text)

    def say_lifted(self, piece: Piece) -> None:
        """Whoever walks hears of a place next, and would wonder what for."""
        self.announce(fill(self.tr("In your hand: %1"), piece.name))

    def hush(self) -> None:
        """What was said is nobody's business any more."""
        self._aloud.forget()

    # ---- mouse --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer.press(event)
        if event.button() == Qt.MouseButton.LeftButton and not self.somebody_plays():
            self.tapped.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pointer.press_twice(event)

    def somebody_plays(self) -> bool:
        return bool(self.table.arrangement.offers)

    def rest_walk(self) -> None:
        """The mouse takes over from the keyboard."""
        self._walk.rest()

    # ---- keys -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._passage.underway:
            # Neither a key that is still down, nor one that somebody hammers in a race; nor one
            # that only begins a combination, such as undo.
            alone = event.key() not in _BEGINNINGS
            if alone and not event.isAutoRepeat() and self.owner(event) is None:
                self._passage.skip()
        else:
            event.setAccepted(self._keys.press(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self.holding.release_key(event):
            super().keyReleaseEvent(event)

    def owner(self, event: QKeyEvent) -> tuple[Seat, Use] | None:
        """Whose key this is, and what for."""
        keys = self.table.seat_keys
        return keys.owner(event) if keys is not None else None

    @property
    def standing_at(self) -> str:
        """The piece or place where the keyboard's ring is."""
        return self._walk.at.id if self._walk.at is not None else ""

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the pieces first and leaves the table after the last."""
        return (
            self._passage.skip() or self._walk.tab(forward) or super().focusNextPrevChild(forward)
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        reasons = {Qt.FocusReason.TabFocusReason: True, Qt.FocusReason.BacktabFocusReason: False}
        if event.reason() in reasons:
            self._walk.tab(reasons[event.reason()])

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.holding.let_go()
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
        self._passage.skip()
        goes_on = self.camera.restless
        self.camera.apply()
        if self.isVisible() and not goes_on:
            self.take_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.take_room()
        self.camera.sharpen_now()

    def take_room(self) -> None:
        """Has the table laid out for the room as it is now. Not for each step of a window whose edge
        is being dragged: meanwhile the table as it is grows and shrinks."""
        room = Room(self.viewport().width(), self.viewport().height())
        if room != self._room:
            self._room = TableView.usual_room = room
            self.roomed.emit()
        self._dials.wake()

    def hideEvent(self, event: QHideEvent) -> None:
        """Whoever comes back finds the table as it is now."""
        super().hideEvent(event)
        self.holding.let_go()
        self._dials.rest()
        if not event.spontaneous():
            self._passage.skip()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._ground.forget()
            self.camera.apply()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            with self.startle.meant():
                return super().viewportEvent(event)
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._show_tooltip(event.pos())
            return True
        return self.camera.feel(event) or super().viewportEvent(event)

    def _show_tooltip(self, at: QPoint) -> None:
        """Beside what it is about; beside the pointer where that is large."""
        point = self.mapToScene(at)
        html, found = self._tooltip(point), self.table.piece_at(point) or self.table.place_at(point)
        about, view = QRect(at, QSize(1, 1)).adjusted(-8, -8, 8, 8), self.viewport()
        if found is not None and self._on_screen(found.rect).width() < view.width() // 3:
            about = self._on_screen(found.rect)
        arrangement = self.table.arrangement
        seen = [piece.rect for piece in arrangement.pieces]
        seen += [place.rect for place in arrangement.places if place.picture]
        lying = [self._on_screen(rect) for rect in seen]
        where = tips.spot(html, QToolTip.font(), about, lying, view.rect()) if html else at
        QToolTip.showText(view.mapToGlobal(where), html, view, about)

    def _tooltip(self, point: QPointF) -> str:
        """What is said about whatever is there."""
        if self.holding.face_down_at(point):
            return tooltip(
                self.tr("Your cards: press on them and hold, or hold your key, to look.")
            )
        piece = self.table.piece_at(point)
        width = self._on_screen(piece.rect).width() if piece is not None else 0
        return tooltip(self.table.tooltip_at(point), piece, width)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        self._ground.paint(painter, rect)
