"""How what happened is told: beats, one after another, each with what goes, shines, flies and sounds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar

from attrs import evolve, frozen

from halloween_table.engine.game import Event, Seat
from halloween_table.engine.record import Player

from .palette import AMBER, MOON
from .pictures import Picture

V = TypeVar("V")
"""A game's view."""

LITTLE = 600
"""Milliseconds: what is told in less time holds nobody up, and what can be done next is seen at once."""
REST = "*"
"""In what a beat shows: everything that no beat speaks of."""


@frozen
class Lit:
    """Pieces and places that light up."""

    ids: tuple[str, ...]
    colour: str = MOON


@frozen
class Rise:
    """A word that rises from somewhere and fades: "+2"."""

    text: str
    over: str
    colour: str = MOON
    size: float = 46.0
    """Of its letters, in scene units."""
    along: float = 0.5
    """Where above it: 0 at its left end, 1 at its right."""


@frozen
class Fly:
    """A picture that is on no table flies from somewhere to somewhere, and is gone."""

    picture: Picture
    start: str
    end: str
    size: tuple[float, float] | None = None
    """Width and height in scene units; None: as large as where it starts."""
    arc: float = 0.18
    """How high it rises on its way, measured by how far that is."""


@frozen
class Puff:
    """A little dust where something comes down."""

    at: str


@frozen
class Shake:
    """Something trembles, a piece or a mark: a wall that stops whoever runs into it."""

    id: str


@frozen
class Hop:
    """A piece jumps where it is."""

    id: str
    height: float = 0.35
    """Of its own."""


@frozen
class Pop:
    """A piece swells and shrinks back: something is to be noticed there."""

    id: str
    swell: float = 0.18


@frozen
class Grow:
    """A piece grows to its size where it belongs, out of another one or out of nothing."""

    id: str
    out_of: Picture = ()
    """What is seen there at first, and fades."""


@frozen
class Strike:
    """A piece leaps at another and back."""

    id: str
    at: str


@frozen
class Tumble:
    """A piece turns over and over, showing these pictures, before it shows its own."""

    id: str
    pictures: tuple[Picture, ...]
    start: str = ""
    """Where it is thrown from; nothing: from beside where it lies."""
    large: float = 1.0
    """How many times as large it is in the air."""


@frozen
class Count:
    """Numbers that follow each other over a place, the last of which stays until the beat is over."""

    numbers: tuple[str, ...]
    over: str
    colour: str = MOON
    size: float = 64.0


@frozen
class Banner:
    """A ribbon across the table, with a title and perhaps a picture and a line. It is for everybody,
    and says nothing that not everybody may know: whoever looked away behind a curtain sees it, too."""

    title: str
    line: str = ""
    picture: Picture = ()
    colour: str = AMBER


@frozen
class Shout:
    """A word that somebody calls out: it springs from them, stands across the board and fades. What
    lies there is seen between its letters, and what is pressed beside it is free."""

    text: str
    start: str
    """Whose mouth it comes from: a piece, a place or a mark."""
    line: str = ""
    """Who it was."""
    picture: Picture = ()
    colour: str = MOON


@frozen
class Fade:
    """A piece fades where it is, and is then where it belongs: nobody sees it go there."""

    id: str


@frozen
class Wash:
    """A colour runs over something from its middle, and is seen through."""

    over: str
    colour: str = MOON


Effect = (
    Lit
    | Rise
    | Fly
    | Puff
    | Shake
    | Hop
    | Pop
    | Grow
    | Strike
    | Tumble
    | Count
    | Banner
    | Shout
    | Fade
    | Wash
)


@frozen
class Beat:
    """One thing that is told. Everything in it happens at once; the next one follows when it is over.

    What a beat `shows`, pieces, places and marks by their ids, looks until then as it did before: a
    count goes up when its beat comes. What no beat speaks of goes with the one that shows the REST, or
    else with the first; but buttons that come with a long scene wait for its end. Ids of things that
    are not on the table do no harm."""

    shows: tuple[str, ...] = ()
    """A word that ends in ":" or "/" stands for every id that begins with it. Of several beats that
    speak of something, the first shows it."""
    effects: tuple[Effect, ...] = ()
    sound: str = ""
    """A cue, such as `table/drop`, heard as the beat begins."""
    lasts: int = 260
    """Milliseconds at normal speed."""
    aside: bool = False
    """Nobody waits for it, however long it is: while it lasts a press does what it does anyway, and
    everything counts as lying where it belongs. Where people act against the clock, what is worth
    more than a moment is told so. Only other such beats follow it."""
    via: str = ""
    """Over which piece or place that comes which it shows, if that means something."""
    moves: tuple[str, ...] = ()
    """Pieces that make room: they go to where they will lie, and look as they did until a later beat
    shows them."""


def waited(beats: Iterable[Beat]) -> int:
    """How many milliseconds anybody has to wait for them."""
    return sum(beat.lasts for beat in beats if not beat.aside)


def within(beats: tuple[Beat, ...], most: int) -> tuple[Beat, ...]:
    """The same, so that nobody has to wait longer than that: each part of it quicker."""
    lasts = waited(beats)
    if lasts <= most:
        return beats
    return tuple(
        beat if beat.aside else evolve(beat, lasts=max(1, beat.lasts * most // lasts))
        for beat in beats
    )


@frozen
class Story(Generic[V]):
    """What somebody sees happen."""

    before: V
    after: V
    events: tuple[Event, ...]
    """Only those that these eyes may know of, as they may know them."""
    eyes: Seat | None
    """Whose secrets are shown; None: nobody's; OPEN: everybody's."""
    players: tuple[Player, ...]


class Stage(Protocol[V]):
    """A game's stage directions."""

    def beats(self, story: Story[V]) -> tuple[Beat, ...]:
        """How that is told; nothing where everything may go at once. They know what the story says,
        and nothing else: what is hidden neither shows nor sounds."""
        ...
