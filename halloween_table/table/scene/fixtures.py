"""What is drawn below, on and around the pieces: marks, places with their keys, rims and frames."""

from __future__ import annotations

from collections.abc import Container, Mapping

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Carry, Lead, Pick
from halloween_table.contract.pictures import WHOLE, Picture, Rect
from halloween_table.contract.places import Mark, OwnKey, Place

from ..hand.own_keys import SeatKeys
from ..look import looks
from . import z_values
from .items import PictureItem

Look = tuple[Picture, Rect, float, Rect]
"""What is drawn, where, how far above the wood, and the rectangle of what it belongs to."""


def grounds(
    arrangement: Arrangement, untold: Container[str], keys: SeatKeys | None
) -> dict[str, Look]:
    """Marks and drawn places, by the word for what they are and their id, but for places that are
    not there yet; `keys`: which keys press them."""
    wanted: dict[str, Look] = {}
    for at, mark in enumerate(arrangement.marks):
        wanted[f"mark/{mark.id}"] = (mark.picture, mark.rect, ground_z(mark, at), mark.rect)
    for at, place in enumerate(arrangement.places):
        picture = (*place.picture, *_cap_on_button(place, keys))
        if picture and place.id not in untold:
            wanted[f"place/{place.id}"] = (picture, place.rect, ground_z(place, at), place.rect)
        if place.face_down and place.own_key is not None:
            rect = place.rect.within(place.own_key.rect)
            cap = _cap(place.own_key, WHOLE, rect.h, keys)
            wanted[f"key/{place.id}"] = (cap, rect, z_values.LABEL, place.rect)
    return wanted


def ground_z(thing: Mark | Place, at: float) -> float:
    """How far above the wood the so many-th of the marks or places lies."""
    if isinstance(thing, Place):
        return z_values.PLACE + at / 1000
    return (z_values.LABEL if thing.above else z_values.GROUND) + at / 1000


def _cap_on_button(place: Place, keys: SeatKeys | None) -> Picture:
    if place.own_key is None or not place.button:
        return ()
    part = place.own_key.rect
    return _cap(place.own_key, part, place.rect.within(part).h, keys)


def _cap(own: OwnKey, part: Rect, height: float, keys: SeatKeys | None) -> Picture:
    key = keys.key(own.seat, own.use) if keys is not None else None
    return looks.key_cap(key.label, part, height) if key is not None else ()


def halos(arrangement: Arrangement, pieces: Mapping[str, PictureItem]) -> dict[str, Look]:
    """A rim under every piece that can be taken or led now, a frame over those to be picked and over
    the places among which somebody has to choose."""
    offers = () if arrangement.unframed else arrangement.offers
    gestures = [offer.gesture for offer in offers if offer.invites]
    picked = {gesture.target for gesture in gestures if isinstance(gesture, Pick)}
    taken = {gesture.piece for gesture in gestures if isinstance(gesture, Carry | Lead)}
    wanted: dict[str, Look] = {}
    for id_ in (picked | taken) & pieces.keys():
        rect, z = pieces[id_].rect, pieces[id_].z
        if id_ in picked:
            wanted[id_] = (looks.TARGET, rect.inset(-1), z + z_values.FRAME_ABOVE, rect)
        else:
            halo = looks.halo(pieces[id_].picture, rect)
            around = rect.inset(-looks.HALO_REACH)
            wanted[id_] = (halo, around, z - z_values.HALO_BELOW, rect)
    for place in arrangement.places:
        if place.id in picked:
            rect = place.rect
            wanted[f"place/{place.id}"] = (looks.TARGET, rect.inset(2), z_values.LIGHT, rect)
    return wanted
