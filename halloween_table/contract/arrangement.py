"""What a game tells the table: places, pieces, marks and offers. Plain values, no Qt.

All rectangles are in scene units; a table is about 1440 × 1000 of them. Parts of a picture are in
fractions of the picture's own rectangle, so one description serves every size.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol

from attrs import frozen

from halloween_table.engine.game import Refusal, Seat
from halloween_table.engine.record import Player

from .palette import MOON


class Rect(NamedTuple):
    """Left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    def inset(self, by: float) -> Rect:
        return Rect(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def within(self, part: Rect) -> Rect:
        """The part of this rectangle that `part` names in fractions."""
        return Rect(
            self.x + part.x * self.w, self.y + part.y * self.h, part.w * self.w, part.h * self.h
        )


WHOLE = Rect(0, 0, 1, 1)


@frozen
class Art:
    """A drawing from `assets/`, such as `candy_hunters/house-orange`."""

    asset: str
    rect: Rect = WHOLE
    tint: str = ""
    """The colour that takes the place of the drawing's placeholder colours."""
    turn: int = 0
    """Quarter turns clockwise."""
    opacity: float = 1.0


@frozen
class Shape:
    """A rounded rectangle."""

    fill: str = ""
    line: str = ""
    rect: Rect = WHOLE
    radius: float = 0.0
    """In scene units."""
    width: float = 2.0
    dashed: bool = False


@frozen
class Words:
    """A line or a few lines of text."""

    text: str
    rect: Rect = WHOLE
    size: float = 24.0
    """In scene units; the text shrinks a good deal before it is cut."""
    colour: str = MOON
    bold: bool = False
    align: Literal["left", "centre", "right"] = "left"


Layer = Art | Shape | Words
Picture = tuple[Layer, ...]
"""Layers from bottom to top. Equal pictures of equal size share one pixmap."""


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
    """Whose key presses this button."""
    group: str = ""
    """Places that belong together, such as all spots of a town: an offer that covers some of
    them is shown when its piece is brought to any of them."""


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
    led: bool = False
    """It is not carried but led from place to place: each that the pointer comes to is a step."""


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


@frozen
class Dial:
    """Something that shows the time: what is left until the clock makes a move of TABLE's, as a
    ring, or with no such move what the stopwatch has counted."""

    id: str
    rect: Rect
    move: Any = None


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
    place: str
    """Where the piece is brought, or the button that is pressed."""
    piece: str = ""
    """The piece to take, or to press; empty for a button."""
    covers: tuple[Cover, ...] = ()
    """What it would use. Such an offer is shown first and played when it is confirmed."""
    caption: str = ""
    """What it would bring, in a few words; also a button's spoken name."""
    key: str = ""
    """A key that makes it, as QKeySequence writes it."""
    press: bool = False
    """A press on the piece is enough: it is a target to choose rather than something to carry.
    Without a piece, the place is such a target: it is framed."""
    ask: str = ""
    """A question that is asked first, because the move is easily regretted."""
    then: tuple[Any, ...] = ()
    """Moves that the gesture means besides, as far as they are lawful by then."""
    seat: Seat | None = None
    """Whose move it is, where several may act at once; None: of whoever looks."""

    @property
    def invites(self) -> bool:
        """Whether the table draws the eye to it: nothing suggests to take a move back."""
        return not isinstance(self.move, TakeBack)


@frozen
class TakeBack:
    """In place of an offer's move: the player takes back the last such move of their turn. The
    game offers it for whatever lies there; it stands while nothing was learned since."""

    move: Any = None
    """None: the last one, whatever it was."""
    otherwise: Refusal | None = None
    """Why it stays where it lies, where it was not played in this turn."""


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
    half_made: bool = False
    """Something was begun and waits for a choice: Esc takes it back."""
    lit: bool = True
    """Whether lifting a piece lights up where it may go."""
    dials: tuple[Dial, ...] = ()
    brief: bool = False
    """One of many that make up a motion: pieces get to it quickly, and on the way to another it is
    not held."""
    clear: tuple[Rect, ...] = ()
    """What a bubble must not hide if there is room elsewhere."""
    size: tuple[float, float] = (1440.0, 1000.0)


PASS_KEY = "Space"
"""The key that passes a step in every game."""
PASS_KEY_IN_VAIN = "key:Space"
"""The place that `attempt` is asked about when it was pressed and nothing can be passed."""


class Arranger(Protocol):
    """A game's side of the table."""

    def arrange(self, view: Any, eyes: Seat | None, players: tuple[Player, ...]) -> Arrangement:
        """The table as the one whose eyes see it may know it (None: everybody)."""
        ...

    def attempt(self, view: Any, piece: str, place: str) -> Any | None:
        """The move somebody means who brings this piece there, lawful or not, or a TakeBack; a
        Refusal if the rules know no such move; None if it means nothing at all. Without a piece,
        somebody asks about the place."""
        ...

    def path(self, view: Any, piece: str, places: Sequence[str]) -> tuple[Any, ...]:
        """The moves somebody means who leads this piece over these places, one after another."""
        ...
