"""Whoever thinks about a game instead of a person, or for one: opponents, hints, solvers."""

from __future__ import annotations

from typing import Any, Final, Generic, Literal, Protocol, TypeVar

from attrs import field, frozen

from .chance import Chance
from .game import Event, P, Seat
from .job import Thinking
from .record import Player

M = TypeVar("M", covariant=True)

Level = Literal["easy", "normal", "hard"]
"""How well somebody plays."""
LEVELS: Final[tuple[Level, ...]] = ("easy", "normal", "hard")


def level_of(player: Player) -> Level | None:
    """None for a person. A mind that nobody knows any more is a person's seat: the game goes on."""
    return next((level for level in LEVELS if level == player.mind), None)


@frozen
class Reached:
    """The best that people at this computer have done of something."""

    what: str
    """As in `engine.game.Best`."""
    milliseconds: int
    steps: int


@frozen
class Known(Generic[P]):
    """All that a seat may think with: what it sees now, and what it has seen. Never a position."""

    view: P
    seen: tuple[Event, ...] = ()
    """What happened, as this seat may know it: a fair person remembers, too."""
    reached: tuple[Reached, ...] = ()
    """How fast people are at what is kept at this computer: where everybody acts at once, a fair rival
    is about as fast."""


@frozen
class Budget:
    """How long somebody may think. The same budget gives the same thought on every computer, unless
    one is so slow that its seconds run out."""

    iterations: int
    """Whatever the mind counts by."""
    seconds: float | None = None
    """Then it says what it has, whatever it has counted."""


@frozen
class Thought(Generic[M]):
    """What a mind has come to."""

    move: M | None
    """None: it has found nothing that is worth doing."""
    line: tuple[M, ...] = ()
    """How it could go on, that move first."""
    why: Any = None
    """In words of the game: something that its voice can make a sentence of."""
    others: tuple[tuple[M, float], ...] = field(default=())
    """What else was weighed, and how much each was found to be worth."""
    worth: float | None = None
    """How much the move itself was found to be worth; None: nobody has weighed it."""
    after: float = 0.0
    """Seconds of the table's time that pass before it is made: where everybody acts at once, somebody
    who looks as long as people do is a fair rival."""


class Mind(Protocol[P, M]):
    """Thinks about what somebody can know. It has no state of its own, so that it can be sent to
    another process."""

    def choose(self, known: Known[P], seat: Seat, chance: Chance, budget: Budget) -> Thought[M]:
        """The same for the same: whatever is drawn by lot comes from that chance."""
        ...


@frozen
class Asked(Generic[P]):
    """A question to a mind, as a task for a worker."""

    mind: Mind[P, Any]
    known: Known[P]
    seat: Seat
    chance: Chance
    budget: Budget

    def __call__(self) -> Thinking[Thought[Any]]:
        yield from ()
        return self.mind.choose(self.known, self.seat, self.chance, self.budget)


@frozen
class AskedTogether(Generic[P]):
    """Questions to all those who may act at once, as one task for a worker."""

    questions: tuple[Asked[P], ...]

    def __call__(self) -> Thinking[tuple[Thought[Any], ...]]:
        thoughts = []
        for asked in self.questions:
            thoughts.append((yield from asked()))
        return tuple(thoughts)
