"""Questions that are asked once: whoever has said yes is not asked about the same again."""

from __future__ import annotations

from collections.abc import Hashable

from attrs import evolve

from halloween_table.contract.offers import Offer
from halloween_table.engine.game import Seat


class Questions:
    """Remembers, for each seat and each thing that is pressed, what was left the last time."""

    def __init__(self) -> None:
        self._left: dict[tuple[Seat | None, str], frozenset[Hashable]] = {}

    def put(self, offer: Offer, seat: Seat | None) -> Offer:
        """The offer; without its question if there is nothing new in that."""
        known = offer.about and offer.about <= self._left.get(_key(offer, seat), frozenset())
        return evolve(offer, ask="") if known else offer

    def answer(self, offer: Offer, seat: Seat | None) -> None:
        """Somebody has made that offer. What does not come up any more is new when it comes back."""
        if offer.about or _key(offer, seat) in self._left:
            self._left[_key(offer, seat)] = offer.about


def _key(offer: Offer, seat: Seat | None) -> tuple[Seat | None, str]:
    return seat, offer.gesture.start
