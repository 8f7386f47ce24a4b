"""What a game is: a frozen position, small moves, and one object that knows the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, Self, TypeVar

from attrs import frozen

from .chance import Chance

Seat = int
"""A place at the computer, counted from 0 in playing order."""

Actor = int
"""A seat, or TABLE."""

TABLE: Final[Actor] = -1
"""The actor of what nobody decides: a clock that runs out, an interruption."""

OPEN: Final[Seat] = -2
"""The eyes of whoever may see everything, once a game is over: they look at whole positions."""

ONLOOKERS: Final[Seat] = -3
"""The eyes of those who watch a game: they see what everybody may see, from one side of the table."""

P = TypeVar("P")
M = TypeVar("M")


def seat_of(eyes: Seat | None) -> Seat | None:
    """The seat whose eyes these are; None for everybody's, and for those that only watch: nobody
    sits there."""
    return None if only_watch(eyes) else eyes


def only_watch(eyes: Seat | None) -> bool:
    """Whether these are the eyes of somebody who cannot do anything at the table."""
    return eyes in (OPEN, ONLOOKERS)


def only(moves: Iterable[M]) -> M | None:
    """The one move among them; None if there are several, or none."""
    found = list(islice(moves, 2))
    return found[0] if len(found) == 1 else None


@frozen
class Refusal:
    """Why a move is not lawful, in words of the rules: the screen makes the sentence."""

    rule: str
    """The rule's id, such as `CH-2.3`: also the rulebook's anchor."""
    reason: str
    """Which of the rule's sentences applies, such as `tile_taken`."""
    about: tuple[Any, ...] = ()
    """What the sentence needs to name."""


class Refused(Exception):
    """A move was played that is not lawful. The position it was tried on is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason}")
        self.refusal = refusal


class Event:
    """Something that happened, in words of the game. Subclasses are frozen attrs classes."""

    __slots__ = ()

    barrier: ClassVar[bool] = False
    """Whether somebody learned something by it, so that undo stops here."""
    decisive: ClassVar[bool] = False
    """Whether a round turns on it: when a computer causes it, people are told in so many words."""
    news: ClassVar[bool] = False
    """Whether it changes what there is to look for: computers that look for something at the same time
    as others think anew."""

    def begins(self) -> Turn | None:
        """The turn that begins with it, if a move can run on into another one's."""
        return None

    def best(self) -> Best | None:
        """What was reached by it, if the best of it is kept for others to compare with."""
        return None

    def seen_by(self, seat: Seat | None) -> Self | None:
        """The event as that seat may know it (None: as everybody may); None if not at all."""
        return self


@frozen
class Best:
    """Something that can be done faster or slower, by one player alone."""

    seat: Seat
    what: str
    """Equal for everything that can be compared: a castle's code and a guest, say."""
    milliseconds: int
    steps: int


class Step(NamedTuple, Generic[P]):
    """What playing a move gave: the new position and what happened on the way."""

    position: P
    events: tuple[Event, ...] = ()
    on_the_way: tuple[P, ...] = ()
    """Positions passed through, for the screen to show one after another: a card that chance
    has drawn, say. Nobody can act in them, and nothing depends on them."""
    so_far: tuple[int, ...] = ()
    """How many of the events had happened when each of them was passed through."""


@frozen
class Alarm(Generic[M]):
    """What TABLE does when so much time has passed, or a computer that has made up its mind. An
    alarm that stands in one position after another goes on running; one that is not equal to any
    before is set anew."""

    move: M
    seconds: float
    count: int = 0
    """Tells two settings of the same alarm apart: the number of the step it is for, say."""
    actor: Actor = TABLE
    """Whose move it is."""


@frozen
class Timing(Generic[M]):
    """What time means in a position in which it does: a pause has to hide such a table."""

    alarms: tuple[Alarm[M], ...] = ()
    interruption: M | None = None
    """TABLE's move if the window is lost or the program ends now; None: nothing is lost by it."""
    hurried: bool = False
    """Somebody acts against the clock: a lost window interrupts that, but nobody else may."""
    counted: int | None = None
    """Milliseconds on the stopwatch when the position was reached; None: none runs."""
    read: Callable[[int], M] | None = None
    """The TABLE's move that keeps what the stopwatch shows; played before each of the others."""
    hint: M | None = None
    """The TABLE's move before somebody is told what a good player would do: a time that was reached
    with a hint is nothing to compare with. None: nothing has to be kept of it."""


@frozen
class Turn:
    """Whose turn of which round a position belongs to: the log and the chart group by it."""

    round: int
    seat: Seat


@frozen
class Score:
    """One line of a player's points: so many of something, worth so much."""

    what: str
    count: int
    points: int


@frozen
class Standing:
    """A player's points at some moment, line by line, and the rank they give."""

    seat: Seat
    rank: int
    scores: tuple[Score, ...]

    @property
    def points(self) -> int:
        return sum(score.points for score in self.scores)


@frozen
class Outcome:
    """How a game ended."""

    standings: tuple[Standing, ...]
    """Best first; those who share a rank have the same `rank`."""
    tie_breaks: tuple[str | None, ...]
    """For each but the last, what put them before the next, if the points alone do not say so."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)


class Game(Protocol[P, M]):
    """The rules of one game, which inherit from this. It has no state of its own: everything is in
    the position."""

    key: str
    """The game's name in records and folders, such as `candy_hunters`."""
    version: int
    """Raised whenever mended rules would replay an old record differently."""
    seat_counts: range
    """How many can play."""
    position_type: type[P]
    options_type: type[Any]
    """What can be agreed: an attrs class with a default for every field, among them `first`, the
    seat that starts."""
    move_types: tuple[type[Any], ...]
    """Every kind of move, for the record's JSON."""

    def setup(self, options: Any, seats: int, seed: int) -> P:
        """The position everything starts from."""
        ...

    def actors(self, position: P) -> tuple[Actor, ...]:
        """Who may act now: seats, and TABLE where the clock may."""
        ...

    def moves(self, position: P, actor: Actor) -> Iterator[M]:
        """Every lawful move, each once."""
        ...

    def refusal(self, position: P, actor: Actor, move: M) -> Refusal | None:
        """Why this move is not lawful; None if it is."""
        ...

    def play(self, position: P, actor: Actor, move: M) -> Step[P]:
        """The position after the move, and what happened. Raises Refused, never half-applies."""
        refusal = self.refusal(position, actor, move)
        if refusal is not None:
            raise Refused(refusal)
        return self.played(position, actor, move)

    def played(self, position: P, actor: Actor, move: M) -> Step[P]:
        """The same for a move that `moves` has just listed, without asking whether it is lawful:
        for whoever looks far ahead."""
        ...

    def view(self, position: P, seat: Seat | None) -> P:
        """What that seat may know; with None what everybody may see."""
        ...

    def imagined(self, view: P, seat: Seat | None, chance: Chance) -> P:
        """A whole position that this seat may be in for all it knows (None: for all that everybody
        knows). What its view hides, and what chance will bring, is drawn anew: everything that
        fits can come of it, and the view of it is the same. It can be played on."""
        ...

    def forced(self, view: P) -> M | None:
        """The only move there is, where everybody can see that there is no other; `view` is what
        everybody may see. None where there is a choice, where only something hidden decides, where
        several may act, and where the rules leave it to somebody to say so."""
        ...

    def timing(self, position: P) -> Timing[M] | None:
        """What the clock has to do with it; None where time means nothing."""
        ...

    def turn(self, position: P) -> Turn:
        """Whose turn of which round this is."""
        ...

    def standings(self, position: P) -> tuple[Standing, ...]:
        """Everybody's open points now, by seat."""
        ...

    def outcome(self, position: P) -> Outcome | None:
        """The end, once the game is over."""
        ...
