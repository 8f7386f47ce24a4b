"""The scene: shows an arrangement, and moves the right item from any position to any other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.beats import Beat
from halloween_table.contract.pictures import Picture, Rect, same_drawing
from halloween_table.contract.places import Mark, Piece, Place
from halloween_table.engine.game import Seat

from .. import speeds
from ..hand.own_keys import SeatKeys
from ..look import looks
from ..look.contrast import CONTRAST
from ..look.painter import SHELF
from . import z_values
from .effects import movers_of
from .fixtures import Look, ground_z, grounds, halos
from .held import Held, Untold, held_in, nothing_held, untold
from .items import PictureItem
from .kept_up import KeptUp
from .lens import Lens, board_of, seen_through
from .lights import Lights
from .motion import Act, Flight, Motion, Mover
from .points import middle
from .shown import EMPTY, Shown

_FINEST = 2.5
"""Device pixels per unit of a picture that it is drawn with at most when somebody looks closer."""

_MANY = 30
"""When so many things change, all of the table is painted: that is faster than many small parts."""

_AFTER = 0.001
"""By how much something that goes lies over what it lay on, among marks that are counted."""


class TableScene(Shown):
    """It holds no state of the game: an arrangement goes in and is shown.

    Attributes:
        around: holds every item but those on a board that is looked at closely.
        board: holds those, and shows only what is in the board's area.
        lights: what shines there for a while.

    Signals:
        cued: the sound of a beat that begins.
    """

    cued = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(self.ItemIndexMethod.NoIndex)
        self._public = EMPTY
        self._kept_up = KeptUp()
        self._untold = Untold()
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
                    item.z = ground_z(thing, at)

    def _show_grounds(self, arrangement: Arrangement) -> None:
        self._show_all(self._grounds, grounds(arrangement, self._untold.buttons, self.seat_keys))

    def _show_all(self, family: dict[str, PictureItem], wanted: dict[str, Look]) -> None:
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
        self._show_all(self._halos, halos(self.arrangement, self._pieces))

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

    def put_down(self, id_: str) -> None:
        """What does something does it where it belongs, be it on its way there; what waits for a
        later beat belongs where it is."""
        piece, item = self.piece(id_), self._pieces.get(id_)
        if piece is not None and item is not None and not self._held(id_):
            item.picture, item.called, item.rect = piece.picture, piece.name, piece.rect
            item.z = z_values.PIECE + piece.order
            self.draw(item)

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


def _bare(id_: str) -> str:
    """The id of a mark, a place or a key, without the word for what it is."""
    return id_.partition("/")[2]
