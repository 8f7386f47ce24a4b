"""One object per gesture: a piece in the hand, one that is led, and a choice among offers."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF
from PySide6.QtGui import QTransform

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Carry, Lead, Pick
from halloween_table.contract.offers import Cover, Offer
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece, Place

from ..scene.lens import Lens
from ..scene.points import contains, middle

if TYPE_CHECKING:
    from ..view import TableView

_MARGIN = 0.12
"""Of a place's size: how far out of it a piece must be led before the next place counts."""
_STRIDE = 4.0
"""Scene units between two looks at where a fast pointer has been: the narrowest place is wider."""


class Carrying:
    """A piece is in somebody's hand, lifted by mouse, key or the game itself.

    Attributes:
        piece: its id.
        held: the game put it into the hand: it cannot simply be put back.
        dragging: it follows the pointer.
    """

    def __init__(self, view: TableView, piece: str, held: bool = False) -> None:
        self.piece = piece
        self.held = held
        self.dragging = False
        self._view = view
        self._scene = view.table
        self._at = QPoint()
        """Where it was carried to last, in the view: there the pointer still is, however the table
        comes to lie."""
        self._lift()

    def _lift(self) -> None:
        self.offers = self._scene.offers_at(self.piece)
        self._picks = [offer for offer in self.offers if isinstance(offer.gesture, Pick)]
        self._aims = [
            (offer, offer.gesture.place)
            for offer in self.offers
            if isinstance(offer.gesture, Carry)
        ]
        self._scene.lift(self.piece)
        self._lit = [place.id for place in self.targets()]
        self._scene.lights.light(self._lit, (offer.mark for offer in self.offers))

    def follow(self) -> None:
        """Everything has come to lie elsewhere: the piece can be brought there now."""
        if self._scene.piece(self.piece) is not None:
            self._lift()

    def stay_in_hand(self) -> None:
        """The table is seen from elsewhere: the piece stays under the pointer."""
        if self.dragging and self._scene.piece(self.piece) is not None:
            self.move(self._view.mapToScene(self._at))

    def targets(self) -> list[Place]:
        """Where the piece may be brought: these places are lit, and a keyboard walks them."""
        return self._reached(self._aims)

    def _reached(self, aims: list[tuple[Offer, str | None]]) -> list[Place]:
        """The places for these offers; for one that is shown first, what it may cover of them. Where
        a whole is a place itself, that is one for all its parts."""
        places = self._scene.arrangement.places
        ids = {aim for offer, aim in aims if not offer.covers}
        shown = {aim for offer, aim in aims if offer.covers}
        parted = ids - {place.id for place in places}
        rects = {cover.rect for offer, _ in aims for cover in offer.covers if cover.look == "fits"}
        return [
            place
            for place in places
            if place.id in ids
            or place.part_of in parted
            or (place.rect in rects and (place.id in shown or place.part_of in shown))
        ]

    def move(self, point: QPointF) -> None:
        self._at = self._view.mapFromScene(point)
        if self.dragging:
            self._scene.drop_halo(self.piece)
            self._scene.carry_to(self.piece, point)
        place = self._scene.place_at(point)
        self._scene.lights.come_near(self._lit_at(place) if place else "", self.piece)

    def _lit_at(self, place: Place) -> str:
        """What of it is lit: the place, or the whole that it is part of."""
        return place.id if place.id in self._lit else place.part_of

    def may_go_to(self, place: Place | None) -> bool:
        return place is not None and bool(self._fitting(place))

    def _fitting(self, place: Place) -> list[Offer]:
        """What bringing it there may mean; otherwise, what bringing it to the whole means."""
        return [offer for offer, aim in self._aims if aim == place.id] or [
            offer for offer, aim in self._aims if aim == place.part_of
        ]

    def drop(self, place: Place | None, point: QPointF) -> None:
        fitting = self._fitting(place) if place is not None else []
        if place is not None and fitting:
            self._view.hand.make(fitting, place.id, point)
        elif self._pulled_out(place, point):
            self.press()
        else:
            self._view.hand.give_up(self.piece, place, point)

    def _pulled_out(self, place: Place | None, point: QPointF) -> bool:
        """Whether the card came out of a hand that is up only while it is pressed on. Where a press
        on it would be enough, this is as good; not where it was brought to a place of the board,
        which would mean something else."""
        lying = self._scene.piece(self.piece)
        if not self._picks or not self._view.holding.by_mouse or lying is None:
            return False
        if place is None:
            return not contains(lying.rect, point)
        return place.id != lying.place and place.group not in (None, "board", "past")

    @property
    def only_place(self) -> Place | None:
        """The place it goes to, if there is no other: a double click brings it there."""
        inviting = [(offer, aim) for offer, aim in self._aims if offer.invites]
        if self.pressable or len({aim for _, aim in inviting}) != 1:
            return None
        return next(iter(self._reached(inviting)), None)

    @property
    def pressable(self) -> bool:
        """Whether a press on the piece is enough."""
        return bool(self._picks)

    def press(self) -> None:
        """The piece was not carried anywhere, only pressed."""
        lying = self._scene.piece(self.piece)
        if lying is not None:
            self._view.hand.make(self._picks, lying.id, middle(lying.rect))

    def cancel(self) -> None:
        self._scene.lights.clear()
        self._scene.put_back(self.piece)


class Leading:
    """A piece is led from place to place: it is not carried, but goes where the rules let it go,
    and the places that the pointer comes to are told. It outlives the arrangements that come of
    it, as long as the same piece is led.

    Attributes:
        piece: its id.
    """

    def __init__(self, view: TableView, piece: Piece, point: QPointF) -> None:
        self.piece = piece.id
        self._view = view
        self._seen_through = self._look()
        self._last = piece.place
        """Where the pointer was last, by more than a tremble of the hand."""
        self._point = point

    def goes_on(self, arrangement: Arrangement) -> bool:
        return arrangement.led == self.piece

    @property
    def _on_its_way(self) -> bool:
        """Whether the table lies under the hand as it did: a zoom is no step."""
        return self._look() == self._seen_through

    def _look(self) -> tuple[QTransform, Lens]:
        return self._view.viewportTransform(), self._view.camera.lens

    def move(self, at: QPoint) -> bool:
        """The pointer goes on, straight; however far, no place on its way is missed. False: it
        has gone out of sight, and nothing more is meant."""
        if not self._on_its_way or not self._view.viewport().rect().contains(at):
            return False
        point = self._view.mapToScene(at)
        way, self._point = QLineF(self._point, point), point
        places = self._places_on(way)
        if places:
            self._view.led.emit(Lead(self.piece, tuple(places)))
        return True

    def release(self, at: QPoint) -> None:
        self.move(at)
        self._view.keep_in_sight()

    def _places_on(self, way: QLineF) -> list[str]:
        table = self._view.table
        near = [place for place in table.places_along(way) if not place.button]
        last, found = table.place(self._last), []
        looks = ceil(way.length() / _STRIDE)
        for look in range(1, looks + 1):
            point = way.pointAt(look / looks)
            place = table.smallest_of(near, point)
            if place is not None and place != last and _has_left(last, place, point):
                last = place
                found.append(place.id)
        if last is not None:
            self._last = last.id
        return found


class Choosing:
    """Several offers fit, or one wants to be seen or asked about before it is played: the
    player turns through them and confirms one. `spot` is the piece or place that was pressed or
    dropped on: an offer that covers nothing is confirmed by a press there."""

    def __init__(self, view: TableView, offers: list[Offer], spot: str, point: QPointF) -> None:
        self._view = view
        self._scene = view.table
        self._spot = spot
        shown = [(self._covering(offer), offer) for offer in offers]
        shown.sort(key=lambda pair: _distance(pair[0], point))
        self._offers = [offer for offer, _ in shown]
        self._meant = [offer for _, offer in shown]
        """The same as the game has made them."""
        self._at = 0
        self._remember_spots()
        view.startle.ask()
        self.show()

    def _remember_spots(self) -> None:
        self._spots = {place.rect: place.id for place in self._scene.arrangement.places}
        """Which place is where: what an offer uses that is not laid out any more moves with them."""

    def _moved(self, offer: Offer) -> Offer:
        """The offer for a card that lies face down again, as the table lies now."""
        covers = (
            evolve(cover, rect=self._scene.rect_of(self._spots.get(cover.rect, "")) or cover.rect)
            for cover in offer.covers
        )
        return evolve(offer, covers=tuple(covers))

    def _covering(self, offer: Offer) -> Offer:
        """The offer with what was pressed or dropped on as what it would use, if it uses nothing."""
        spot = self._scene.rect_of(self._spot)
        if offer.covers or spot is None:
            return offer
        return evolve(offer, covers=(Cover(spot, "asked" if offer.ask else "fits"),))

    def follow(self) -> None:
        """Everything has come to lie elsewhere: the choice is the same."""
        laid = {(offer.move, offer.gesture): offer for offer in self._scene.arrangement.offers}
        found = [
            laid.get((offer.move, offer.gesture)) or self._moved(offer) for offer in self._meant
        ]
        self._meant, self._offers = found, [self._covering(offer) for offer in found]
        self._remember_spots()
        if len(found) == 1 and not found[0].asks_first:
            self._view.hand.end()  # it was asked about what lies face down again
        else:
            self.show(again=True)

    @property
    def elsewhere(self) -> bool:
        """Whether the offers differ in where they are made, and not only in what they bring or by
        what: they do not where each of them uses the place that the piece was brought to."""
        return len({offer.covers for offer in self._offers}) > 1 and not all(
            isinstance(offer.gesture, Carry)
            and offer.gesture.place is not None
            and self._scene.rect_of(offer.gesture.place) in _rects(offer)
            for offer in self._offers
        )

    @property
    def current(self) -> Offer:
        return self._offers[self._at]

    @property
    def offers(self) -> list[Offer]:
        return self._offers

    def show(self, again: bool = False) -> None:
        self._scene.lights.show_covers(self.current, self._offers)
        self._view.caption(self, self._at + 1, len(self._offers), again)

    def turn(self, by: int) -> None:
        self._at = (self._at + by) % len(self._offers)
        self.show()

    def move(self, point: QPointF) -> None:
        """The pointer picks the offer under it, unless the current one is under it too."""
        if not _covers(self.current, point):
            for at, offer in enumerate(self._offers):
                if _covers(offer, point):
                    self._at = at
                    self.show()
                    return

    def press(self, point: QPointF) -> bool:
        """Confirms what is under the pointer, unless that asks and nobody can have read it; elsewhere
        the choice is off, and the press is somebody else's."""
        self.move(point)
        if _covers(self.current, point):
            if not (self.current.ask and self._view.startle.is_unread):
                self.confirm()
            return True
        self._view.hand.end()
        return False

    def choose(self, number: int) -> None:
        """That one, without turning to it first."""
        self._at = number
        self.confirm()

    def confirm(self) -> None:
        self._view.hand.settle(self._meant[self._at])

    def cancel(self) -> None:
        self._scene.lights.clear_covers()
        self._view.hide_bubble()


def _has_left(last: Place | None, place: Place, point: QPointF) -> bool:
    """Whether a pointer in a place is far enough from the last one, or in the midst of it."""
    if last is None or QRectF(*last.rect).contains(QRectF(*place.rect)):
        return True
    margin = Rect(-_MARGIN, -_MARGIN, 1 + 2 * _MARGIN, 1 + 2 * _MARGIN)
    return not contains(last.rect.within(margin), point)


def _rects(offer: Offer) -> list[Rect]:
    return [cover.rect for cover in offer.covers]


def _covers(offer: Offer, point: QPointF) -> bool:
    return any(contains(rect, point) for rect in _rects(offer))


def _distance(offer: Offer, point: QPointF) -> float:
    """How far the nearest spot that the offer uses is from the point."""
    return min(((middle(rect) - point).manhattanLength() for rect in _rects(offer)), default=0.0)
