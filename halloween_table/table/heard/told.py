"""What lies on a table, told to those who listen: in groups, and what is alike only once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from attrs import frozen

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Carry
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Group, Mark, Piece, Place

GROUPS: tuple[Group, ...] = get_args(Group)
"""In the order in which they are told."""


@frozen
class Told:
    """Something with a name, or several things that cannot be told apart."""

    shown: Piece | Place | Mark
    count: int = 1
    quiet: bool = False
    """Found by whoever looks around, but not listed: a spot where nothing is, nor can be put now."""

    @property
    def key(self) -> str:
        """An id that no place shares with a piece."""
        return f"{type(self.shown).__name__}/{self.shown.id}"


def group_of(place: Place) -> Group:
    return place.group or ("buttons" if place.button else "board")


def told(arrangement: Arrangement) -> dict[Group, list[Told]]:
    """Everything that has a name: each place, what lies there after it, and then the marks."""
    lying = by_place(arrangement)
    groups: dict[Group, list[Told]] = {group: [] for group in GROUPS}
    groups["board"] += once_each(without_place(arrangement), arrangement)
    unlisted = {spot.id for spot in alike(arrangement)} - lying.keys() - _aims(arrangement)
    for place in arrangement.places:
        group = groups[group_of(place)]
        group.append(Told(place, quiet=place.id in unlisted))
        group += once_each(lying.get(place.id, ()), arrangement, place)
    for mark in arrangement.marks:
        if mark.name:
            groups[mark.group].append(Told(mark))
    return {group: things for group, things in groups.items() if things}


def by_place(arrangement: Arrangement) -> dict[str, list[Piece]]:
    """The pieces at each place, as they lie from left to right."""
    lying: dict[str, list[Piece]] = {}
    for piece in arrangement.pieces:
        lying.setdefault(piece.place, []).append(piece)
    return lying


def alike(arrangement: Arrangement) -> list[Place]:
    """The spots of a whole that is no place itself, such as those of a town: they have nothing in
    common but how they look, and what happens there is told by where it happens."""
    places = {place.id for place in arrangement.places}
    return [place for place in arrangement.places if place.part_of and place.part_of not in places]


def _aims(arrangement: Arrangement) -> set[str]:
    """Where pieces can be brought: places, parts of a whole, and what of one an offer would cover."""
    aims, covered = set[str | None](), set[Rect]()
    for offer in arrangement.offers:
        if offer.covers:
            covered |= {cover.rect for cover in offer.covers}
        elif isinstance(offer.gesture, Carry):
            aims.add(offer.gesture.place)
    return {
        place.id
        for place in arrangement.places
        if aims & {place.id, place.part_of} or place.rect in covered
    }


def without_place(arrangement: Arrangement) -> list[Piece]:
    """The pieces that lie where nothing can be brought to: what a round is played for, say."""
    places = {place.id for place in arrangement.places}
    return [piece for piece in arrangement.pieces if piece.place not in places]


def once_each(
    pieces: Iterable[Piece],
    arrangement: Arrangement,
    place: Place | None = None,
    *,
    apart: bool = True,
) -> Iterator[Told]:
    """Those at one place. What is alike is one with a count, unless something else comes of each
    and they are to be kept `apart` for it; and what belongs to the ground, or is of no use now, is not
    told again if the place's own name tells it."""
    used = _used(arrangement) if apart else set[str]()
    alike: dict[str, list[Piece]] = {}
    for piece in pieces:
        idle = piece.fixed or piece.id not in used
        if not (idle and place is not None and says(place.name, piece.name)):
            alike.setdefault(piece.name, []).append(piece)
    for name, some in alike.items():
        usable = [piece for piece in some if piece.id in used]
        others = [piece for piece in some if piece.id not in used]
        if len(usable) > 1:
            yield from map(Told, usable)
            usable = []
        if usable or others:
            best = (*usable, *others[-1:])[0]
            count = len(usable) + len(others)
            yield Told(best, 1 if place is not None and name == place.name else count)


def _used(arrangement: Arrangement) -> set[str]:
    return {offer.gesture.start for offer in arrangement.offers}


def says(whole: str, part: str) -> bool:
    """Whether whoever has heard the whole knows the part."""
    return part.casefold() in whole.casefold()


def represented(arrangement: Arrangement, id_: str) -> str:
    """The key under which a piece or place is told: its own, or that of one that is like it."""
    piece = next((piece for piece in arrangement.pieces if piece.id == id_), None)
    if piece is None:
        return f"{Place.__name__}/{id_}"
    here = [other for other in arrangement.pieces if other.place == piece.place]
    place = next((place for place in arrangement.places if place.id == piece.place), None)
    for thing in once_each(here, arrangement, place):
        if thing.shown.id == id_ or (thing.count > 1 and thing.shown.name == piece.name):
            return thing.key
    return f"{Piece.__name__}/{id_}"
