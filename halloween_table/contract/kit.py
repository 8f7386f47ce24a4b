"""What a game's box holds for the program: rules, arrangement, words and rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from attrs import frozen

from halloween_table.engine.game import Best, Event, Game, Refusal, Score, Seat
from halloween_table.engine.record import Player

from .arrangement import Arrangement, Arranger

Players = tuple[Player, ...]


@frozen
class Choice:
    """One of several ways to play."""

    value: Any
    """What the field of the game's options is set to."""
    title: str
    line: str
    """What it means, in one line."""


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
    together: bool = False
    """It means something only where two or more play."""
    picks: int = 0
    """So many of the choices are picked: the field is a tuple of their values, in the order of the
    choices. By default it may hold fewer; the game does not begin before they are all there."""
    only_with: tuple[str, tuple[Any, ...]] | None = None
    """The key of another variant and the values of it with which this one means something. It is
    hidden otherwise; its field keeps its value, and the game takes no notice of it."""


class Voice(Protocol):
    """Every sentence of a game on the screen, in the current language."""

    def refusal(self, refusal: Refusal, players: Players) -> str:
        """What is wrong with a move and what would be right, in one sentence."""
        ...

    def log_line(self, event: Event, players: Players) -> str:
        """A line of the log; empty if the event needs none."""
        ...

    def score(self, score: Score) -> str:
        """What a line of points stands for."""
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

    def ending(self, view: Any) -> str:
        """How the game came to its end, in one sentence; empty if that is always the same."""
        ...

    def variants(self) -> tuple[Variant, ...]: ...

    def first_player(self) -> str:
        """Who starts by custom: whoever saw a ghost last, say."""
        ...


class Practice(Protocol):
    """What a game has for somebody alone: something to do fast, and a code to compare by."""

    def alone(self) -> str:
        """What the game becomes with a single player, in one sentence."""
        ...

    def again(self) -> str:
        """The button that deals the same once more."""
        ...

    def best(self, best: Best) -> str:
        """What was reached, as the heading of a line: a guest, the whole castle."""
        ...

    def code(self, view: Any) -> str:
        """What others have to enter to meet the same, with a word for it."""
        ...

    def seed(self) -> tuple[str, str]:
        """What it is called that somebody enters, and in a sentence what for."""
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


class Adviser(Protocol):
    """Answers whoever asks what they could do."""

    def advice(self, view: Any, eyes: Seat | None, players: Players) -> tuple[Advice, ...]:
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


class Rulebook(Protocol):
    """The rules to read."""

    def chapters(self) -> tuple[Chapter, ...]: ...

    def figure(self, name: str) -> Arrangement:
        """The small table a figure shows."""
        ...

    def anchor(self, view: Any) -> str:
        """The chapter or rule that speaks of where the game is now."""
        ...


@frozen
class Kit:
    """A game, ready to be played."""

    game: Game[Any, Any]
    arranger: Arranger
    voice: Voice
    rulebook: Rulebook
    own_keys: bool = False
    """Whether everybody has keys of their own, where there are two players or more: they all act
    at once, and nothing is ever undone."""
    practice: Practice | None = None
    """What it has for somebody alone; None: it takes more."""
    adviser: Adviser | None = None
    """Whom a player can ask what could be done; None: the table shows it well enough."""
