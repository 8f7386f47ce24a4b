"""What a game's box holds for the program: rules, arrangement, words, rulebook and ways to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeVar

from attrs import field, frozen

from halloween_table.engine.game import Event, Game, M, P, Refusal, Score, Seat, Turn
from halloween_table.engine.record import Player

from .arrangement import Arrangement, Arranger
from .pictures import Picture
from .ways import Way, together, with_computers

if TYPE_CHECKING:
    from halloween_table.engine.review import Reviewer

    from .beats import Stage
    from .hints import Scout
    from .minds import Minds
    from .puzzles import Puzzles
    from .workshop import Workshop

Players = tuple[Player, ...]

V = TypeVar("V", contravariant=True)
"""A game's view."""


@frozen
class Choice:
    """One of several things that can be agreed."""

    value: Any
    """What the field of the game's options is set to."""
    title: str
    line: str
    """What it means, in one line."""
    picture: Picture = ()
    """What it is like at a glance, in a square; it says nothing that the words do not."""
    kinds: tuple[str, ...] = ()
    """To which kind it belongs, in each way in which the variant sorts them."""


@frozen
class Variant:
    """Something that can be agreed before the game: a field of the game's options."""

    key: str
    """The field's name."""
    title: str
    line: str
    """What it changes, in one line."""
    choices: tuple[Choice, ...] = ()
    """What can be chosen; without any it is a switch."""
    compact: bool = False
    """Only what is chosen is shown until somebody looks for the others: one of many variants."""
    picks: int = 0
    """So many of the choices are picked: the field is a tuple of their values, in the order of the
    choices. By default it may hold fewer; the game does not begin before they are all there."""
    only_with: tuple[str, tuple[Any, ...]] | None = None
    """The key of another variant and the values of it with which this one means something. It is
    hidden otherwise; its field keeps its value, and the game takes no notice of it."""
    picture: Picture = ()
    """What it is about, in a square; without one, what is chosen shows its own."""
    sorts: tuple[str, ...] = ()
    """In which ways its many choices are sorted: by price, say. Each of them names its kind."""


@frozen
class Heap:
    """Pieces of one kind that are found in a box."""

    picture: Picture
    """One of them, in a square."""
    words: str
    """How many there are, and what they are called: “36 houses”."""


class Introduction(Protocol):
    """What whoever opens a box is told, and finds in it; in the current language."""

    def story(self) -> str:
        """What it is all about, in two sentences."""
        ...

    def heaps(self) -> tuple[Heap, ...]:
        """What lies in the box, with as many of each as the rules know."""
        ...


class Voice(Protocol[V]):
    """Every sentence of a game on the screen, in the current language."""

    def refusal(self, refusal: Refusal, players: Players) -> str:
        """What is wrong with a move and what would be right, in one sentence."""
        ...

    def turn(self, turn: Turn, players: Players) -> str:
        """Whose turn of which round it is, in a few words: as the strip above the table names it,
        so do the log and the bar under a game that is watched."""
        ...

    def log_line(self, event: Event, players: Players) -> str:
        """A line of the log; empty if the event needs none."""
        ...

    def score(self, score: Score) -> str:
        """What a line of points stands for."""
        ...

    def amount(self, score: Score) -> str:
        """What is counted in a line of points, and how many of it: “3 cards”."""
        ...

    def points(self) -> str:
        """What the points are called, as a heading: points, mansions."""
        ...

    def points_by_round(self) -> str:
        """The heading of the chart."""
        ...

    def tie_break(self, name: str, better: Player, worse: Player) -> str:
        """Why these two are ranked as they are, where the points do not say so."""
        ...

    def shared(self, players: Sequence[Player]) -> str:
        """That they share a place, in one sentence for all of them."""
        ...

    def ending(self, view: V) -> str:
        """How the game came to its end, in one sentence; empty if that is always the same."""
        ...

    def variants(self) -> tuple[Variant, ...]: ...

    def first_player(self) -> str:
        """Who starts by custom: whoever saw a ghost last, say."""
        ...


class Codes(Protocol[V]):
    """A start as a code that can be read out, written down and entered."""

    def name(self) -> tuple[str, str]:
        """What it is called, and in a sentence what it is for."""
        ...

    def code(self, view: V) -> str:
        """What others have to enter to meet the same, with a word for it."""
        ...

    def encode(self, seed: int, options: Any) -> str:
        """The code of a seed and the options that go with it."""
        ...

    def decode(self, entered: str) -> tuple[int, dict[str, Any]] | None:
        """The seed and those options, read from what somebody has entered; None: it cannot be
        read."""
        ...


@frozen
class Hint:
    """Something that a turn may allow."""

    text: str
    """What could be done, and what it would bring."""
    state: Literal["open", "shut", "used"]
    """It can be done now; it cannot; it has been done, and not twice."""
    why: str = ""
    """Why not, if it is shut."""


@frozen
class Advice:
    """What somebody could do with one part of what they have."""

    title: str
    """A section of the board, the powers, the cards."""
    hints: tuple[Hint, ...]


class Adviser(Protocol[V]):
    """Answers whoever asks what they could do."""

    def advice(self, view: V, eyes: Seat | None, players: Players) -> tuple[Advice, ...]:
        """From what these eyes may know, in the current language. It is asked for after every
        move, and only while somebody reads it."""
        ...


@frozen
class Paragraph:
    """Running text of a rulebook: `<b>`, `<i>` and links such as `<a href="#CH-2.3">`."""

    text: str


@frozen
class Rule:
    """What one rule says, under its id as anchor."""

    id: str
    text: str
    ruling: bool = False
    """A ruling of this table, where the original is silent: listed openly."""


@frozen
class Figure:
    """A picture drawn by the table itself."""

    name: str
    caption: str


@frozen
class Chapter:
    """A chapter of a rulebook."""

    anchor: str
    title: str
    blocks: tuple[Paragraph | Rule | Figure, ...]


class Rulebook(Protocol[V]):
    """The rules to read."""

    def chapters(self) -> tuple[Chapter, ...]: ...

    def figure(self, name: str) -> Arrangement:
        """The small table a figure shows."""
        ...

    def anchor(self, view: V) -> str:
        """The chapter or rule that speaks of where the game is now."""
        ...

    def thinking(self) -> tuple[Paragraph | Figure, ...]:
        """How computer players of each level think in this game. The window adds what holds in all
        games, and shows it where the kit has minds."""
        ...


def _never(position: Any) -> bool:
    return False


def _is_computer(player: Player) -> bool:
    from halloween_table.engine.mind import level_of  # the shelf is there without it

    return level_of(player) is not None


@frozen
class GameKit(Generic[P, M]):
    """A game, ready to be played: everything in it speaks of the same positions."""

    game: Game[P, M]
    arranger: Arranger
    voice: Voice[P]
    rulebook: Rulebook[P]
    undo: bool = True
    """Whether moves can be taken back; not where everybody acts at once."""
    secrets: bool = True
    """Whether anybody can ever hold something that not everybody may see."""
    looks_long: Callable[[P], bool] = _never
    """Whether somebody has to look through secret cards for long in that position: then everybody
    else looks away, also where hands lie face down."""
    codes: Codes[P] | None = None
    """How a start is told to others; None: by the number of its seed."""
    adviser: Adviser[P] | None = None
    """Whom a player can ask what could be done; None: the table shows it well enough."""
    puzzles: Puzzles[P] | None = None
    """Where each start is a puzzle with a solution: the book of them."""
    workshop: Workshop[P] | None = None
    """Where such puzzles are built by hand."""
    minds: Minds | None = None
    """Computer players; None: there are none."""
    scout: Scout | None = None
    """Who gives hints; None: whoever plays best says what they would do next."""
    stage: Stage[P] | None = None
    """How what happens is told; None: everything goes at once to where it belongs."""
    held: Callable[[P, Seat], tuple[str, ...]] | None = None
    """The ids of those pieces that a seat held when the game ended and could keep from the others: with
    the eyes OPEN they are laid out face up. None: nobody has anything to hide then."""
    reviewer: Callable[[], Reviewer[P, M]] | None = None
    """Brings who looks through a game that is over for what cost most; None: nobody can say."""
    introduction: Introduction | None = None
    """What is said and shown of it before it begins; None: its box says enough."""
    ways: tuple[Way, ...] = field()
    """How it can be played; the first is what strangers are offered. If it says nothing, it is
    played together by as many as the rules allow."""

    @ways.default
    def _together(self) -> tuple[Way, ...]:
        """And with computers, if there are any."""
        seats = self.game.seat_counts
        return (together(seats), with_computers(seats)) if self.minds else (together(seats),)

    def hints_in(self, way: Way, players: Players) -> bool:
        """Whether those who play that way can ask what to do: somebody is there who can say it, and no
        two people are in a race in which it would help both."""
        if self.minds is None or (way.practice is not None and self.scout is None):
            return False
        people = sum(not _is_computer(player) for player in players)
        return not way.own_keys or people == 1

    def way_of(self, players: Players) -> Way:
        """The way in which those play."""
        computers = any(map(_is_computer, players))
        seated = [way for way in self.ways if len(players) in way.seats]
        return next((way for way in seated if way.computers is computers), seated[0])


Kit = GameKit[Any, Any]
"""The kit of whatever game: what windows and sittings hold."""
