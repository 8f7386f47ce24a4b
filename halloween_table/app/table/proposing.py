"""A thought as a hint: the gesture that makes its move, shown and said as far as somebody wants to know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Carry, Lead, Pick, Press
from halloween_table.contract.hints import STRONGEST, Pointer, Strength
from halloween_table.contract.offers import Offer
from halloween_table.engine.translate import fill


class Proposing(QObject):
    """Knows no game: what lies on the table has names, and every offer says by which gesture it is
    made."""

    def pointer(
        self, arrangement: Arrangement, move: Any, reason: str, strength: Strength
    ) -> Pointer:
        """The hint of that strength to make that move. Where the table has no gesture for it, there is
        only the reason."""
        offer = _offer_of(arrangement, move)
        seen, heard = _called(arrangement), _names(arrangement)
        if offer is None or offer.gesture.start not in heard:
            return Pointer(reason)
        start, end = offer.gesture.start, _end(offer)
        there = (end,) if end in heard else ()
        if there and start == arrangement.lone:  # whoever is told the piece knows nothing new
            if strength == 1:
                return self._look(end, seen, heard)
            strength = STRONGEST
        if strength == 1 or (strength < STRONGEST and not there and not offer.covers):
            return self._look(start, seen, heard)
        spots = tuple(cover.rect for cover in offer.covers)
        why = reason if strength == STRONGEST else ""
        said, spoken = (
            "\n".join(filter(None, (self._gesture(offer, names[start], names.get(end, "")), why)))
            for names in (seen, heard)
        )
        return Pointer(said, (start, *there), spots, heard=spoken)

    def _look(self, at: str, seen: Mapping[str, str], heard: Mapping[str, str]) -> Pointer:
        sentence = self.tr("I would have a look at “%1”.")
        return Pointer(fill(sentence, seen[at]), (at,), heard=fill(sentence, heard[at]))

    def _gesture(self, offer: Offer, start: str, end: str) -> str:
        """Names stand in quotation marks: so they fit into a sentence of any language as they are."""
        match offer.gesture:
            case Press():
                return fill(self.tr("I would press “%1”."), start)
            case Pick():
                return fill(self.tr("I would choose “%1”."), start)
            case Lead():
                return fill(self.tr("I would lead “%1” to “%2”."), start, end)
            case Carry() if end:
                return fill(self.tr("I would bring “%1” to “%2”."), start, end)
        return fill(self.tr("I would bring “%1” to where the frames are."), start)


def _offer_of(arrangement: Arrangement, move: Any) -> Offer | None:
    """The plainest of those that make that move."""
    offers = [offer for offer in arrangement.offers if offer.move == move]
    return min(offers, key=lambda offer: (not offer.invites, len(offer.then)), default=None)


def _end(offer: Offer) -> str:
    """Where the gesture ends; nothing where it begins and ends at once."""
    match offer.gesture:
        case Carry(_, place):
            return place or ""
        case Lead(_, path):
            return path[-1] if path else ""
    return ""


def _names(arrangement: Arrangement) -> dict[str, str]:
    """What all that lies there is called for those who listen."""
    places = {place.id: place.name for place in arrangement.places}
    return places | {piece.id: piece.name for piece in arrangement.pieces}


def _called(arrangement: Arrangement) -> dict[str, str]:
    """And for those who see what their names tell besides."""
    places = {place.id: place.seen_as or place.name for place in arrangement.places}
    return places | {piece.id: piece.seen_as or piece.name for piece in arrangement.pieces}
