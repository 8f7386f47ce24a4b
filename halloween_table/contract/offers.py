"""What can be done at a table: lawful moves, each with the gesture that makes it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Literal

from attrs import frozen

from halloween_table.engine.game import Refusal, Seat

from .gestures import Offered
from .pictures import Rect
from .places import Mark


@frozen
class Cover:
    """A spot that an offer would use."""

    rect: Rect
    look: Literal["fits", "special", "missing", "asked"]
    """It is what the offer asks for; it is something else that is asked for; it is not there; the
    player is asked whether they mean it."""
    badge: str = ""
    """A few signs on it: what it costs, say."""


@frozen
class Offer:
    """A lawful move, and the gesture that makes it."""

    move: Any
    """The game's move, or TakeBack."""
    gesture: Offered
    covers: tuple[Cover, ...] = ()
    """What it would use. Such an offer is shown first and played when it is confirmed."""
    caption: str = ""
    """What it would bring, in a few words; also a button's spoken name."""
    key: str = ""
    """A key that makes it, as QKeySequence writes it."""
    ask: str = ""
    """A question that is asked first, because the move is easily regretted."""
    about: frozenset[Hashable] = frozenset()
    """What that question is about, where it is asked once: whoever has left all of it before is not
    asked again."""
    then: tuple[Any, ...] = ()
    """Moves that the gesture means besides, as far as they are lawful by then."""
    seat: Seat | None = None
    """Whose move it is, where several may act at once; None: of whoever looks."""

    mark: Mark | None = None
    """What is seen of it while its piece is in the hand, in place of a mark of the same name: how
    likely it comes off, say."""

    shortcut: bool = False
    """A quicker way to something that is offered plainly, too."""

    @property
    def asks_first(self) -> bool:
        """Whether it is shown, or asked about, before it is made."""
        return bool(self.covers or self.ask)

    @property
    def invites(self) -> bool:
        """Whether the table draws the eye to it: nothing suggests to take a move back, or to take a
        shortcut."""
        return not self.shortcut and not isinstance(self.move, TakeBack)


@frozen
class TakeBack:
    """In place of an offer's move: the player takes back the last such move of their turn. The
    game offers it for whatever lies there; it stands while nothing was learned since."""

    move: Any = None
    """None: the last one, whatever it was."""
    otherwise: Refusal | None = None
    """Why it stays where it lies, where it was not played in this turn."""


PASS_KEY = "Space"
"""The key that passes a step in every game."""
