"""The scene: shows an arrangement, and moves the right item from any position to any other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import TypeVar

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from halloween_table.contract.arrangement import Arrangement, Prompt
from halloween_table.contract.beats import Beat
from halloween_table.contract.gestures import Carry, Lead, Pick
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import WHOLE, Picture, Rect, same_drawing
from halloween_table.contract.places import Mark, OwnKey, Piece, Place
from halloween_table.engine.game import Seat

from .. import speeds
from ..hand.own_keys import SeatKeys
from ..look import looks
from ..look.contrast import CONTRAST
from ..look.painter import SHELF
from . import z_values
from .effects import movers_of
from .held import Held, Untold, held_in, nothing_held, untold
from .items import PictureItem
from .kept_up import KeptUp
from .lens import Lens, board_of, seen_through
from .lights import Lights
from .motion import Act, Flight, Motion, Mover

_FINEST = 2.5
"""Device pixels per unit of a picture that it is drawn with at most when somebody looks closer."""

_MANY = 30
"""When so many things change, all of the table is painted: that is faster than many small parts."""

_AFTER = 0.001
"""By how much something that goes lies over what it lay on, among marks that are counted."""

Lying = TypeVar("Lying", Piece, Place, Mark)
"""What lies on the table."""

_Look = tuple[Picture, Rect, float, Rect]
"""What is drawn, where, how far above the wood, and the rectangle of what it belongs to."""

EMPTY = Arrangement((), (), (), Prompt("", ""))


class TableScene(QGraphicsScene):
    """Items by identity. It holds no state of the game: an arrangement goes in and is shown.

    Attributes:
        laid: the arrangement as the game has laid it out.
        arrangement: the same as it is seen, perhaps more closely: what is where on the screen.
        zoomed: where things are seen that lie on a board that is looked at closely.
        around: holds every item but those.
        board: holds those, and shows only what is in the board's area.
        lights: what shines there for a while.
        before: what was seen before that.

    Signals:
        cued: the sound of a beat that begins.
    """

    cued = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.laid = self.arrangement = self.before = self._public = EMPTY
        self._kept_up = KeptUp()
        self._held: Held = nothing_held
        self._untold = Untold()
        self.zoomed: frozenset[Rect] = frozenset()
        self._lens = Lens()
        self.setSceneRect(QRectF(0, 0, *EMPTY.size))
        self.scale = 0.0
        """Device pixels per scene unit on the screen; 0 until there is one: nothing is drawn for
        a size that does not last."""
        self._rough = False
        """Whether the window or the look is just changing: pictures are stretched for the moment."""
        self._changed = 0
        """How many things look otherwise than in the arrangement before, or are elsewhere."""
        self.seat_keys: SeatKeys | None = None
        SHELF.open_table()
        self.destroyed.connect(SHELF.close_table)
        self._pieces: dict[str, PictureItem] = {}
        self._grounds: dict[str, PictureItem] = {}
        """Marks and drawn places."""
        self._halos: dict[str, PictureItem] = {}
        """Rims of pieces that can be taken, frames of those that can be pressed."""
        self._lifted = ""
        """The piece in the hand."""
        self.lights = Lights(self)
        self.around, self.board = self._new_layer(), self._new_layer()
        self.board.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self.board.setZValue(z_values.BOARD)
        self.motion = Motion(self)
        self.motion.settled.connect(self._settle)
        CONTRAST.changed.connect(self._draw_anew)

    def _new_layer(self) -> QGraphicsRectItem:
        layer = self.addRect(QRectF(), Qt.PenStyle.NoPen)
        layer.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        return layer

    # ---- showing --------------------------------------------------------------------------

    def show_arrangement(
        self, arrangement: Arrangement, animate: bool = True, beats: Sequence[Beat] = ()
    ) -> None:
        """Everything goes at once to where it lies there, or as the beats tell it."""
        self.motion.end_effects()
        self._held, self._untold = nothing_held, Untold()
        self.lights.put_out()
        self._drop_shadow()
        self._show_all(self._halos, {})
        self._changed = 0
        self._public, arrangement = arrangement, self._kept_up.seen_in(arrangement)
        self.before, self.laid = self.arrangement, arrangement
        self.setSceneRect(QRectF(0, 0, *arrangement.size))
        self._look()
        if animate and beats and self.motion.factor:
            later = untold(beats, self.before, self.arrangement)
            acts = [
                Act(partial(self._tell, beats, at, later), beat.lasts, beat.aside)
                for at, beat in enumerate(beats)
            ]
            self.motion.perform(acts, partial(self._show, animate=False))
        else:
            self.motion.fly(self._show(animate), self._glide)
            self.cued.emit(next((beat.sound for beat in beats if beat.sound), ""))
        if self._changed > _MANY:
            self.update()

    def keep_up(self, seat: Seat | None) -> None:
        """That seat goes on holding up what it holds up now, whatever is shown; None: nobody does."""
        self._kept_up = KeptUp() if seat is None else KeptUp.of(self.arrangement, seat)

    def lay_down(self) -> None:
        """What was kept up lies face down at once, in the middle of a scene too."""
        if not self._kept_up.faces:
            return
        faces, self._kept_up = self._kept_up.faces, KeptUp()
        self.laid = self._public
        self._look()
        for piece in self.arrangement.pieces:
            if piece.id in faces and piece.id in self._pieces:
                self._turn_over(self._pieces[piece.id], piece)
        self._show_grounds(self.arrangement)

    @property
    def _glide(self) -> int:
        return speeds.BRIEF if self.arrangement.brief else speeds.GLIDE

    def _tell(self, beats: Sequence[Beat], at: int, later: Untold) -> list[Mover]:
        """A beat begins; what later ones show waits for them, and what can be done next for all that
        somebody has to wait for."""
        beat = beats[at]
        self.cued.emit(beat.sound)
        self._untold = Untold() if beat.aside else later
        held = self._untold.with_parts(held_in(beats, at))
        flights = self._show(animate=True, held=held, via=beat.via)
        flights += self._make_room(beat.moves)
        return [*flights, *movers_of(beat.effects, self)]

    def _make_room(self, ids: Sequence[str]) -> Iterator[Flight]:
        """Held pieces on their way to where they will lie."""
        for piece in self.arrangement.pieces:
            item = self._pieces.get(piece.id) if piece.id in ids else None
            if item is not None and item.rect != piece.rect and self._held(piece.id):
                yield Flight(item, item.rect, piece.rect, z_values.PIECE + piece.order, self.draw)

    def _show(self, animate: bool, held: Held = nothing_held, via: str = "") -> list[Flight]:
        """Everything but what is held; what is on its way there, perhaps over something."""
        self._held = held
        if held is not nothing_held:
            self._stack_held()
        self._show_grounds(self.arrangement)
        over = self.seen_at(via) if via else None
        flights = self._show_pieces(animate)
        for flight in flights:
            flight.via = over
        return flights

    def lay_anew(self, arrangement: Arrangement, lens: Lens) -> None:
        """The same things elsewhere: laid out for another room, or looked at through another lens.
        Until the next `rescale` they show the pictures they have."""
        recent, self._lens, self._rough = list(self.lights.recent), lens, bool(self.scale)
        self.show_arrangement(arrangement, animate=False)
        self.lights.show_recent(recent)

    def _look(self) -> None:
        """Looks at what is laid through the lens."""
        seen = seen_through(self._lens, self.laid)
        self.arrangement, self.zoomed = seen.arrangement, seen.zoomed
        if self.zoomed:
            self.board.setRect(QRectF(*board_of(self.laid)))

    def _settle(self) -> None:
        """Everything lies where it belongs, but for what is still to come while nobody waits."""
        if self._untold:
            self._held, self._untold = nothing_held, Untold()
            self._show_grounds(self.arrangement)
        for piece in self._pieces_shown() if self.zoomed else ():
            self._tuck(self._pieces[piece.id], piece.rect)
        self._show_halos()

    def _tuck(self, item: PictureItem, owner: Rect) -> None:
        """What lies on a board that is looked at closely, or belongs to something there, is larger,
        and only what is in the board's area is seen."""
        close = owner in self.zoomed
        item.zoom = self._lens.zoom if close else 1.0
        item.put_into(self.board if close else self.around)

    def _under(self, things: Iterable[Lying], point: QPointF) -> Iterator[Lying]:
        """Those of them that are seen there. Asked at every move of the mouse, of everything."""
        x, y = point.x(), point.y()
        for thing in things:
            left, top, width, height = thing.rect
            there = left <= x < left + width and top <= y < top + height
            if there and (thing.rect not in self.zoomed or contains(board_of(self.laid), point)):
                yield thing

    def _stack_held(self) -> None:
        """What waits lies over and under the same things as before, whatever has come or gone among
        them."""
        before, now = self.before, self.arrangement
        kinds: tuple[tuple[str, Sequence[Mark | Place], Sequence[Mark | Place]], ...] = (
            ("mark", before.marks, now.marks),
            ("place", before.places, now.places),
        )
        for word, was, seen in kinds:
            order = {thing.id: float(at) for at, thing in enumerate(seen)}
            at = -1.0
            for thing in was:
                at = order.get(thing.id, at + _AFTER)
                item = self._grounds.get(f"{word}/{thing.id}")
                if item is not None and self._held(thing.id):
                    item.z = _ground_z(thing, at)

    def _show_grounds(self, arrangement: Arrangement) -> None:
        wanted: dict[str, _Look] = {}
        for at, mark in enumerate(arrangement.marks):
            z = _ground_z(mark, at)
            wanted[f"mark/{mark.id}"] = (mark.picture, mark.rect, z, mark.rect)
        for at, place in enumerate(arrangement.places):
            picture = (*place.picture, *self._key_cap(place))
            if picture and place.id not in self._untold.buttons:
                z = _ground_z(place, at)
                wanted[f"place/{place.id}"] = (picture, place.rect, z, place.rect)
            if place.face_down and place.own_key is not None:
                rect = place.rect.within(place.own_key.rect)
                cap = self._cap(place.own_key, WHOLE, rect.h)
                wanted[f"key/{place.id}"] = (cap, rect, z_values.LABEL, place.rect)
        self._show_all(self._grounds, wanted)

    def _show_all(self, family: dict[str, PictureItem], wanted: dict[str, _Look]) -> None:
        """These, and no others; what is there already is not drawn again."""
        for id_ in family.keys() - wanted.keys():
            if not self._held(_bare(id_)):
                family.pop(id_).remove()
        for id_, (picture, rect, z, owner) in wanted.items():
            if self._held(_bare(id_)):
                continue
            item = family.get(id_) or self._new_item(family, id_, picture, rect, z)
            item.picture, item.rect = picture, rect
            item.z = z
            self.add(item, owner)

    def veil(self, mark: str, veiled: bool) -> None:
        """Something else is seen in place of that mark for a while, or no longer."""
        item = self._grounds.get(f"mark/{mark}")
        if item is not None:
            item.fade(0.0 if veiled else 1.0)

    def set_seat_keys(self, keys: SeatKeys | None) -> None:
        """From now on places show the keys that press them."""
        self.seat_keys = keys
        self._show_grounds(self.arrangement)

    def _key_cap(self, place: Place) -> Picture:
        if place.own_key is None or not place.button:
            return ()
        part = place.own_key.rect
        return self._cap(place.own_key, part, place.rect.within(part).h)

    def _cap(self, own: OwnKey, part: Rect, height: float) -> Picture:
        key = self.seat_keys.key(own.seat, own.use) if self.seat_keys is not None else None
        return looks.key_cap(key.label, part, height) if key is not None else ()

    def _show_pieces(self, animate: bool) -> list[Flight]:
        before, now = self.before, self.arrangement
        wanted = {piece.id: piece for piece in now.pieces}
        for id_ in self._pieces.keys() - wanted.keys():
            if not self._held(id_):
                self.motion.forget(id_)
                self._pieces.pop(id_).remove()
        lowered = self._lowered(before)
        flights = []
        for piece in now.pieces:
            item = self._pieces.get(piece.id)
            if self._held(piece.id):
                if item is not None and piece.id in lowered:
                    self._turn_over(item, piece)
                continue
            z = z_values.PIECE + piece.order
            if item is None:
                start = _start(piece, before, now)
                item = self._new_item(self._pieces, piece.id, piece.picture, start, z)
                item.called = piece.name
                self.draw(item)
            elif lowered:
                self._turn_over(item, piece)
            item.zoom = self._lens.zoom if piece.rect in self.zoomed else 1.0
            flight = self._flight(item, piece, z)
            if flight is not None and animate:
                item.z = z_values.MOVING + piece.order / 1000
                item.put_into(self.around)
                flights.append(flight)
            else:
                self.motion.forget(piece.id)
                item.picture, item.called, item.rect = piece.picture, piece.name, piece.rect
                item.z = z
                self.add(item, piece.rect)
        self._changed += len(flights)
        return flights

    def _flight(self, item: PictureItem, piece: Piece, z: float) -> Flight | None:
        """How the item gets to where the piece lies; None if it is there. It turns over to show
        something else, not to be drawn for another size or with another number."""
        alike = item.picture == piece.picture
        if alike:
            item.called = piece.name
        if item.rect == piece.rect and alike:
            return None
        return Flight(
            item,
            item.rect,
            piece.rect,
            z,
            self.draw,
            becomes=None if alike else piece.picture,
            called=piece.name,
            turns=piece.name != item.called and not same_drawing(item.picture, piece.picture),
            steady=self.arrangement.brief,
        )

    def _lowered(self, before: Arrangement) -> set[str]:
        """The cards that somebody held up: what was for their eyes only is turned over at once, for
        nobody holds it any more. No beat makes it wait."""
        if self.seat_keys is None:
            return set()
        hands = {place.id for place in before.places if place.held_up}
        return {piece.id for piece in before.pieces if piece.place in hands} if hands else set()

    def _turn_over(self, item: PictureItem, piece: Piece) -> None:
        if item.picture != piece.picture:
            item.picture, item.called = piece.picture, piece.name
            self.draw(item)

    def _show_halos(self) -> None:
        """A rim under every piece that can be taken or led now, a frame over those to be picked and
        over the places among which somebody has to choose."""
        offers = () if self.arrangement.unframed else self.arrangement.offers
        gestures = [offer.gesture for offer in offers if offer.invites]
        picked = {gesture.target for gesture in gestures if isinstance(gesture, Pick)}
        taken = {gesture.piece for gesture in gestures if isinstance(gesture, Carry | Lead)}
        wanted: dict[str, _Look] = {}
        for id_ in (picked | taken) & self._pieces.keys():
            rect, z = self._pieces[id_].rect, self._pieces[id_].z
            if id_ in picked:
                wanted[id_] = (looks.TARGET, rect.inset(-1), z + z_values.FRAME_ABOVE, rect)
            else:
                halo = looks.halo(self._pieces[id_].picture, rect)
                around = rect.inset(-looks.HALO_REACH)
                wanted[id_] = (halo, around, z - z_values.HALO_BELOW, rect)
        for place in self.arrangement.places:
            if place.id in picked:
                rect = place.rect
                wanted[f"place/{place.id}"] = (looks.TARGET, rect.inset(2), z_values.LIGHT, rect)
        self._show_all(self._halos, wanted)

    def _new_item(
        self, family: dict[str, PictureItem], id_: str, picture: Picture, rect: Rect, z: float
    ) -> PictureItem:
        item = family[id_] = PictureItem(self.around, id_, picture, rect, z)
        return item

    def add(self, item: PictureItem, owner: Rect) -> None:
        """Shows something that belongs to what is there."""
        self._tuck(item, owner)
        self.draw(item)

    def draw(self, item: PictureItem) -> None:
        if self._rough and item.shows(item.picture):
            self._changed += item.move_to(item.rect)
        elif self.scale:
            self._changed += item.draw(SHELF, self.scale, max(self.scale, _FINEST))

    def rescale(self, scale: float) -> None:
        """Draws every picture that is not drawn for that screen, and for where it is seen now. All
        of the table is as fine as the screen, however fine that is; a very close look is scaled up
        instead of filling memory."""
        if scale == self.scale and not self._rough:
            return
        self.scale, self._rough = scale, False
        SHELF.serve(scale, round(self.width() * self.height() * scale**2))
        self.motion.finish()
        for item in self._everything():
            self.draw(item)

    def _draw_anew(self) -> None:
        """The same pictures look otherwise now."""
        for item in self._everything():
            item.forget()
            self.draw(item)

    def _everything(self) -> Iterator[PictureItem]:
        for family in (self._grounds, self._pieces, self._halos):
            yield from family.values()
        yield from self.lights.items()

    # ---- finding ----------------------------------------------------------------------------

    def piece(self, id_: str) -> Piece | None:
        return next((piece for piece in self.arrangement.pieces if piece.id == id_), None)

    def _pieces_shown(self) -> Iterator[Piece]:
        """Not those that only a later beat shows."""
        return (piece for piece in self.arrangement.pieces if piece.id in self._pieces)

    def piece_item(self, id_: str) -> PictureItem | None:
        return self._pieces.get(id_)

    def put_down(self, id_: str) -> None:
        """What does something does it where it belongs, be it on its way there; what waits for a
        later beat belongs where it is."""
        piece, item = self.piece(id_), self._pieces.get(id_)
        if piece is not None and item is not None and not self._held(id_):
            item.picture, item.called, item.rect = piece.picture, piece.name, piece.rect
            item.z = z_values.PIECE + piece.order
            self.draw(item)

    def seen_item(self, id_: str) -> PictureItem | None:
        """What shows that piece, or that mark."""
        return self._pieces.get(id_) or self._grounds.get(f"mark/{id_}")

    def place(self, id_: str) -> Place | None:
        return next((place for place in self.arrangement.places if place.id == id_), None)

    def place_of_key(self, seat: Seat, use: str) -> Place | None:
        """The place that this key of that seat presses."""
        for place in self.arrangement.places:
            if place.own_key is not None and place.own_key[:2] == (seat, use):
                return place
        return None

    def piece_at(self, point: QPointF) -> Piece | None:
        """The topmost piece there."""
        found = self._under(self._pieces_shown(), point)
        return max(found, key=lambda piece: self._pieces[piece.id].z, default=None)

    def piece_seen_at(self, point: QPointF) -> Piece | None:
        """The topmost piece that can be taken where it is seen now, be it on its way."""
        pieces, items = self._pieces_shown(), self._pieces
        found = [it for it in pieces if not it.fixed and contains(items[it.id].rect, point)]
        return max(found, key=lambda piece: items[piece.id].z, default=None)

    def place_at(self, point: QPointF) -> Place | None:
        """The smallest place there."""
        return self.smallest_of(self.arrangement.places, point)

    def smallest_of(self, places: Iterable[Place], point: QPointF) -> Place | None:
        """The smallest of these that is seen there."""
        found = self._under(places, point)
        return min(found, key=lambda place: place.rect.w * place.rect.h, default=None)

    def places_along(self, way: QLineF) -> list[Place]:
        """Every place that such a way may touch, and perhaps some beside it."""
        area = QRectF(way.p1(), way.p2()).normalized().adjusted(-1, -1, 1, 1)
        return [place for place in self.arrangement.places if area.intersects(QRectF(*place.rect))]

    def led_piece(self) -> Piece | None:
        """The piece that is led from place to place now."""
        return self.piece(self.arrangement.led)

    def offers_at(self, id_: str) -> list[Offer]:
        """What can be done with a piece, or by a press on a place."""
        return [offer for offer in self.arrangement.offers if offer.gesture.start == id_]

    def rect_of(self, id_: str) -> Rect | None:
        """Where that piece lies, or that place is."""
        found = self.piece(id_) or self.place(id_)
        return found.rect if found is not None else None

    def seen_at(self, id_: str) -> Rect | None:
        """Where a piece is seen now, or else where a place or a mark of that name is or was: as long
        as it waits for a later beat, where it was."""
        item = self._pieces.get(id_)
        if item is not None:
            return item.rect
        both = (self.arrangement, self.before)
        for seen in reversed(both) if self._held(id_) else both:
            things: Iterable[Place | Mark | Piece] = chain(seen.places, seen.marks, seen.pieces)
            for thing in things:
                if thing.id == id_:
                    return thing.rect
        return None

    def within(self, rect: Rect) -> Rect:
        """Moved so that all of it is on the table, if it fits."""
        x = min(max(rect.x, 0.0), max(0.0, self.width() - rect.w))
        y = min(max(rect.y, 0.0), max(0.0, self.height() - rect.h))
        return rect._replace(x=x, y=y)

    def tooltip_at(self, point: QPointF) -> str:
        piece = self.piece_at(point)
        if piece is not None and piece.tooltip:
            return piece.tooltip
        place = self.place_at(point)
        if place is not None and place.tooltip:
            return place.tooltip
        marks = self._under(self.arrangement.marks, point)
        return next((mark.tooltip for mark in marks if mark.tooltip), "")

    # ---- a piece in the hand ------------------------------------------------------------------

    def lift(self, id_: str) -> None:
        """The piece rises above everything, larger and over its shadow, and is framed as long as it
        lies where it lay."""
        self.motion.forget(id_)
        self.drop_halo(id_)
        item = self._pieces[id_]
        item.z = z_values.CARRIED
        item.put_into(self.around)
        item.rect = looks.lifted(item.rect)
        self.draw(item)
        rect, z = item.rect.inset(-looks.HALO_REACH), z_values.CARRIED - z_values.HALO_BELOW
        picked = looks.halo(item.picture, item.rect, "#ffffff")
        self.draw(self._new_item(self._halos, id_, picked, rect, z))
        self._drop_shadow()
        self._lifted = id_
        item.cast_shadow(SHELF)

    def drop_halo(self, id_: str) -> None:
        """The piece leaves its place."""
        halo = self._halos.pop(id_, None)
        if halo is not None:
            halo.remove()

    def _drop_shadow(self) -> None:
        """Nothing is in the hand any more."""
        item, self._lifted = self._pieces.get(self._lifted), ""
        if item is not None:
            item.lose_shadow()

    def carry_to(self, id_: str, centre: QPointF) -> None:
        item = self._pieces[id_]
        x, y = centre.x() - item.rect.w / 2, centre.y() - item.rect.h / 2
        item.move_to(item.rect._replace(x=x, y=y))

    def put_back(self, id_: str) -> None:
        """The piece glides back to where the arrangement has it."""
        self._drop_shadow()
        piece, item = self.piece(id_), self._pieces.get(id_)
        if piece is not None and item is not None:
            z = z_values.PIECE + piece.order
            flight = Flight(item, item.rect, piece.rect, z, self.draw)
            self.motion.fly([flight], speeds.GLIDE_BACK)


def _start(piece: Piece, before: Arrangement, now: Arrangement) -> Rect:
    """Where a piece comes from that was not there: as large as it is, if there is room for that."""
    for place in chain(now.places, before.places) if piece.source else ():
        if place.id == piece.source:
            fit = min(1.0, place.rect.w / piece.rect.w, place.rect.h / piece.rect.h)
            width, height = fit * piece.rect.w, fit * piece.rect.h
            at = middle(place.rect)
            return Rect(at.x() - width / 2, at.y() - height / 2, width, height)
    return piece.rect


def _ground_z(thing: Mark | Place, at: float) -> float:
    """How far above the wood the so many-th of the marks or places lies."""
    if isinstance(thing, Place):
        return z_values.PLACE + at / 1000
    return (z_values.LABEL if thing.above else z_values.GROUND) + at / 1000


def _bare(id_: str) -> str:
    """The id of a mark, a place or a key, without the word for what it is."""
    return id_.partition("/")[2]


def contains(rect: Rect, point: QPointF) -> bool:
    return rect.x <= point.x() < rect.x + rect.w and rect.y <= point.y() < rect.y + rect.h


def middle(rect: Rect) -> QPointF:
    return QPointF(rect.x + rect.w / 2, rect.y + rect.h / 2)
