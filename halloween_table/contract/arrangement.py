"""What a game tells the table: everything it shows of one view, and what gestures mean in it."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, Protocol

from attrs import frozen

from halloween_table.engine.game import Seat, seat_of
from halloween_table.engine.record import Player

from .gestures import Carry, Gesture, Lead
from .offers import Offer, TakeBack
from .pictures import Rect
from .places import Dial, Mark, Piece, Place


class Room(NamedTuple):
    """How much room there is for a table, in pixels."""

    width: float
    height: float

    def table(self, narrowest: float = 1.0, widest: float = 2.4) -> tuple[float, float]:
        """The size of a table that fills it, in scene units: 1000 along its shorter side, and as
        wide as the room, measured by its height, within these limits."""
        shape = self.width / self.height if self.height > 0 else 1.0
        shape = min(max(shape, narrowest), widest)
        return (1000.0 * shape, 1000.0) if shape >= 1 else (1000.0, 1000.0 / shape)

    def pixels(self, size: tuple[float, float]) -> float:
        """Pixels per scene unit of a table of that size in it."""
        return min(self.width / size[0], self.height / size[1])


ROOM: Final = Room(1044, 722)
"""What a table gets in a window of 1280 × 800 with the log beside it; also for tables that are
only pictured."""


_FIRST_SEAT: Final = 0


def near_seat(eyes: Seat | None, due: Seat) -> Seat:
    """Whose side of a table is the near one, where it has sides: that of whoever looks. Those who
    only watch keep to one side, so that nothing changes sides before them; and where nobody looks,
    behind the curtain or when all is over, it stays with whoever is due."""
    if eyes is None:
        return due
    seat = seat_of(eyes)
    return _FIRST_SEAT if seat is None else seat


@frozen
class StepMark:
    """One step of a turn, for the strip that shows how far it has come."""

    name: str
    icon: str
    state: Literal["done", "now", "next", "skipped"]


@frozen
class Prompt:
    """Whose turn, which step, and what can be done now."""

    title: str
    text: str
    steps: tuple[StepMark, ...] = ()
    to_all: bool = False
    """It speaks to everybody at the table, not only to whoever has to decide: it stands also while a
    computer thinks."""


@frozen
class Arrangement:
    """Everything the table shows of one view."""

    places: tuple[Place, ...]
    pieces: tuple[Piece, ...]
    marks: tuple[Mark, ...]
    prompt: Prompt
    offers: tuple[Offer, ...] = ()
    held: str = ""
    """A piece that is in the player's hand already and must be put down."""
    back: TakeBack | None = None
    """How far Esc goes: something was begun and waits for a choice. A button that leads back
    offers the same."""
    dials: tuple[Dial, ...] = ()
    brief: bool = False
    """One of many that make up a motion: pieces get to it quickly, and on the way to another it is
    not held."""
    unframed: bool = False
    """Nearly everything can be taken at any time: frames around all of it would tell nothing."""
    clear: tuple[Rect, ...] = ()
    """What a bubble must not hide if there is room elsewhere."""
    size: tuple[float, float] = (1440.0, 1000.0)
    board: Rect | None = None
    """The part that can be looked at closely: what lies in it grows and moves, everything around
    it stays. None: all of it."""

    @property
    def led(self) -> str:
        """The piece that is led from place to place now; nothing if none is."""
        leads = (offer.gesture for offer in self.offers if isinstance(offer.gesture, Lead))
        return next((lead.piece for lead in leads), "")

    @property
    def lone(self) -> str:
        """The piece that alone can be carried, to one of several places: only where to is left to
        be chosen. Nothing if there are more of them."""
        offers = (offer for offer in self.offers if offer.invites)
        carried = [offer.gesture.piece for offer in offers if isinstance(offer.gesture, Carry)]
        return carried[0] if len(carried) > 1 and len({*carried}) == 1 else ""


class Arranger(Protocol):
    """A game's side of the table."""

    def arrange(
        self, view: Any, eyes: Seat | None, players: tuple[Player, ...], room: Room
    ) -> Arrangement:
        """The table as the one whose eyes see it may know it (None: everybody), laid out for that
        room. With the eyes ONLOOKERS there is nothing to be done; with the eyes OPEN neither, the
        view is a whole position, and every hand lies face up where onlookers see its back."""
        ...

    def attempt(self, view: Any, gesture: Gesture) -> Any | None:
        """The move somebody means by this gesture, lawful or not, or a TakeBack; a Refusal if the
        rules know no such move; None if it means nothing at all. Whoever leads a piece means a
        tuple of moves, one after another."""
        ...
