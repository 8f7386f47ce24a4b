"""Cards that somebody goes on holding up while a scene is told: everybody else sees no more of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from attrs import evolve, field, frozen

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.pictures import Picture
from halloween_table.contract.places import Place
from halloween_table.engine.game import Seat


@frozen
class KeptUp:
    """Whose they are, and what is seen of them already. What has come since lies face down: the game
    itself shows nobody's cards in a scene."""

    seat: Seat | None = None
    faces: Mapping[str, Picture] = field(factory=dict)

    @classmethod
    def of(cls, arrangement: Arrangement, seat: Seat) -> KeptUp:
        """What that seat holds up there."""
        hands = _ids_of(arrangement.places, seat, face_down=False)
        lying = (piece for piece in arrangement.pieces if piece.place in hands)
        return cls(seat, {piece.id: piece.picture for piece in lying})

    def seen_in(self, arrangement: Arrangement) -> Arrangement:
        """The same with those cards up that still lie in that hand, if it lies there face down."""
        hands = _ids_of(arrangement.places, self.seat, face_down=True) if self.faces else set()
        if not hands:
            return arrangement
        return evolve(
            arrangement,
            places=tuple(
                evolve(place, face_down=False) if place.id in hands else place
                for place in arrangement.places
            ),
            pieces=tuple(
                evolve(piece, picture=self.faces[piece.id])
                if piece.place in hands and piece.id in self.faces
                else piece
                for piece in arrangement.pieces
            ),
        )


def _ids_of(places: Iterable[Place], seat: Seat | None, *, face_down: bool) -> set[str]:
    """The hands of a seat that lie so."""
    return {
        place.id
        for place in places
        if place.own_key is not None
        and place.own_key.seat == seat
        and (place.face_down if face_down else place.held_up)
    }
