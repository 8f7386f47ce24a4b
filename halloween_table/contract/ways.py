"""Ways to play: a box holds one or several, and whoever begins a game chooses among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from attrs import frozen

from halloween_table.engine.game import Best
from halloween_table.engine.translate import QT_TRANSLATE_NOOP

from .pictures import Picture


@frozen
class Sought:
    """Something that was there to be found by whoever practised, and what came of it."""

    what: str
    """As in `engine.game.Best`: by it the best time is found."""
    name: str
    picture: Picture
    at: int
    """The number of the moment in which it was over: its table shows the way, and a shortest one."""
    shortest: int | None
    """How many steps are enough; None: there is no way, and nobody could find it."""
    steps: int | None = None
    """How many somebody took; None: it was not found."""
    milliseconds: int = 0
    hinted: bool = False
    """With a hint it is no time to compare with."""

    @property
    def found(self) -> bool:
        return self.steps is not None

    @property
    def missed(self) -> bool:
        return not self.found and self.shortest is not None


class Practice(Protocol):
    """What there is to do fast where nobody wins."""

    def best(self, best: Best) -> str:
        """What was reached, as the heading of a line: a guest, the whole castle."""
        ...

    def sought(self, positions: Sequence[Any]) -> tuple[Sought, ...]:
        """Everything that was there to be found, in the order in which it came; `positions` are those
        of every moment of the game."""
        ...

    def told(self, name: str, found: int, of: int) -> str:
        """That somebody has found so many of so many, as a title."""
        ...

    def again(self) -> str:
        """The button that deals the same once more."""
        ...


@frozen
class Way:
    """One way to play a game: who sits down to it, what is agreed before it, and what it starts."""

    key: str
    """Its name in the settings."""
    title: str
    """The screen translates this and the line in the context `Ways`."""
    line: str
    """What it is like, in one line."""
    seats: range
    """How many play. Ways without computers share no number: from who sits there a record's way is
    known."""
    picture: str
    """A drawing from `assets/`."""
    variants: frozenset[str] | None = None
    """The keys of the variants that mean something in it; None: all of them."""
    contest: bool = True
    """Whether somebody starts, somebody wins, and the points say who."""
    own_keys: bool = False
    """Whether everybody has keys of their own: they all act at once."""
    practice: Practice | None = None
    """What is compared instead of points, where times are."""
    computers: bool = False
    """Whether computers can sit at its seats: some, or all of them."""
    opens: str = ""
    """The key of a game in the same box that is played instead of this one: a book of puzzles."""


def together(
    seats: range,
    line: str = QT_TRANSLATE_NOOP("Ways", "Everybody around this computer, one after another."),
    *,
    own_keys: bool = False,
) -> Way:
    """The way that every box holds."""
    return Way(
        "together",
        QT_TRANSLATE_NOOP("Ways", "Together"),
        line,
        seats,
        "common/way-together",
        own_keys=own_keys,
    )


def with_computers(
    seats: range,
    line: str = QT_TRANSLATE_NOOP(
        "Ways", "Alone or together against computer players; or only they play, and you watch."
    ),
    *,
    own_keys: bool = False,
) -> Way:
    """The way of every box whose game computers can play."""
    return Way(
        "computers",
        QT_TRANSLATE_NOOP("Ways", "With computers"),
        line,
        seats,
        "common/way-computers",
        own_keys=own_keys,
        computers=True,
    )
