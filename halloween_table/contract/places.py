"""What lies on a table: places, pieces, marks and dials."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from attrs import frozen

from halloween_table.engine.game import Seat

from .pictures import Picture, Rect

Group = Literal["hand", "own", "board", "cards", "stacks", "players", "past", "buttons"]
"""What belongs together on a table, for those who listen: cards in one's hand, one's own board, the
common one, cards on display, stacks and supplies, what the others have, what is over and only lies
there still, and what is pressed."""


class OwnKey(NamedTuple):
    """A key of the keyboard that belongs to one seat: everybody keeps a finger on theirs."""

    seat: Seat
    use: Literal["claim", "hand"]
    rect: Rect
    """Where on its place the key is shown, in fractions."""


@frozen
class Place:
    """Somewhere a piece can lie, be brought to, or that can be pressed."""

    id: str
    rect: Rect
    name: str
    """What a screen reader says."""
    picture: Picture = ()
    button: bool = False
    """Pressed rather than dropped on."""
    tooltip: str = ""
    news: bool = False
    """Whoever looks next is shown what has come here since they last played."""
    own_key: OwnKey | None = None
    """Whose key presses this button, or holds up what lies here face down."""
    face_down: bool = False
    """What lies here is the secret of whoever plays: it is turned up while they press on it, or hold
    their own key, which is shown over it."""
    explained_at: str = ""
    """An anchor of the rulebook: a press on this button opens it there."""
    landing: Rect | None = None
    """Where on it, in fractions, the next thing that is brought here comes to lie; None: in its
    middle, or as it lay before."""
    part_of: str = ""
    """The whole that it is part of, such as a town of which it is one spot: what can be brought
    to the whole can be brought here."""
    group: Group | None = None
    """What it belongs to, with all that lies there; None: to the buttons if it is one, and to the
    board otherwise."""
    seen_as: str = ""
    """What it is called in a sentence that is read; empty: its name, which says no more."""

    @property
    def is_only_pressed(self) -> bool:
        """Whether it is nothing but a button, rather than a part of the board that can be pressed."""
        return self.button and self.group in (None, "buttons")

    @property
    def held_up(self) -> bool:
        """Whether whoever has its key holds up what lies here; with the key of a button one presses."""
        return self.own_key is not None and not self.button and not self.face_down


@frozen
class Piece:
    """Something that lies on the table. Its id lasts: the table moves the same item."""

    id: str
    place: str
    rect: Rect
    picture: Picture
    name: str
    order: int = 0
    """Higher lies on top."""
    tooltip: str = ""
    takes: str = ""
    """The piece that is lifted when this one is grabbed: the top of its stack, say."""
    source: str = ""
    """The place it comes from when it was not on the table before."""
    fixed: bool = False
    """Part of the ground: it cannot be lifted, and a click on it means the place below."""
    plain: bool = False
    """Known at a glance, however small it is: nobody has to look at it more closely."""
    seen_as: str = ""
    """As of a place: what it is called in a sentence that is read."""


@frozen
class Mark:
    """Something drawn that is neither piece nor place: a panel, a label, a trail."""

    id: str
    rect: Rect
    picture: Picture
    above: bool = False
    """Over the pieces rather than under them."""
    name: str = ""
    """What a screen reader says; nothing if empty."""
    tooltip: str = ""
    group: Group = "board"


@frozen
class Dial:
    """Something that shows the time: what is left until the clock makes a move of TABLE's, as a
    ring, or with no such move what the stopwatch has counted."""

    id: str
    rect: Rect
    move: Any = None
