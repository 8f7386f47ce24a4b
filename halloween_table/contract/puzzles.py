"""What a game of puzzles tells its windows: the book, codes, and what there is to think about."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, Protocol, TypeVar

from attrs import frozen

from halloween_table.engine.game import Refusal
from halloween_table.engine.job import Task
from halloween_table.engine.mind import Thought

from .arrangement import Arrangement
from .hints import Pointer, Strength
from .kit import Players

V = TypeVar("V", contravariant=True)
"""A game's view."""


@frozen
class Side:
    """One side of a card in the puzzle book."""

    number: int
    code: str
    difficulty: int


@frozen
class Aim:
    """What a puzzle asks for, and how far somebody has come."""

    goal: int
    points: int
    rounds: int
    rounds_left: int
    """The present one counts."""
    over: bool

    @property
    def solved(self) -> bool:
        return self.points >= self.goal

    @property
    def missed(self) -> bool:
        return self.over and not self.solved


class Puzzles(Protocol[V]):
    """The puzzles of a game. Each has a code, which says everything about it."""

    book: tuple[Side, ...]
    """Those that come with the game: two sides of a card follow each other."""
    difficulties: range

    # ---- codes ----------------------------------------------------------------------------------

    def read(self, typed: str) -> str | Refusal:
        """The code that somebody means, as it is written properly; or why it is none."""
        ...

    def options(self, code: str) -> Any:
        """What the game is begun with."""
        ...

    def code(self, view: V) -> str:
        """Which puzzle that is."""
        ...

    # ---- what is seen -----------------------------------------------------------------------------

    def aim(self, view: V) -> Aim: ...

    def face(self, code: str, players: Players) -> Arrangement:
        """A puzzle as it is printed on a card: everything that it consists of, without words."""
        ...

    def hint(self, view: V, thought: Thought[Any], strength: Strength, players: Players) -> Pointer:
        """What the thought comes to for whoever wants to know no more than that."""
        ...

    # ---- what is thought about, by a worker ---------------------------------------------------------

    def thinking(self, view: V) -> Task[Thought[Any]]:
        """Whether it can still be solved, and how: `why` is "can", "cannot" or "unknown"."""
        ...

    def last_solvable(self, views: Sequence[V]) -> Task[int | None]:
        """Which of these moments, one after another, is the last from which it can be solved; None:
        none of them is."""
        ...

    def made(self, difficulty: int, seed: int) -> Task[str]:
        """The code of a new one. It yields how many were thrown away."""
        ...

    def of_the_day(self, day: date) -> Task[str]: ...

    def next_of_streak(self, seed: int, solved: int) -> Task[str]: ...
