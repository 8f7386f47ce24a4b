"""A moment of the game: every card, and whose decision is due."""

from enum import StrEnum
from typing import NamedTuple

from attrs import frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat

from .cards import FIRST_PSYCHIC, Card, is_castle

SEATS = range(2)
LINE = 9
"""Rounds with a psychic to take."""
LAST_ROUND = 10
OPEN_IN_TRAINING = 3
"""Psychics that are turned up at the start of a training game (RP-S5)."""


class Psychics(StrEnum):
    """Which psychics take part (RP-S1)."""

    TRAINING = "training"
    STARTERS = "starters"
    LEVEL_1 = "level_1"
    LEVEL_2 = "level_2"
    LEVEL_3 = "level_3"
    ALL = "all"


@frozen
class Options:
    """What is agreed before the game."""

    first: Seat = 0
    psychics: Psychics = Psychics.TRAINING


class Phase(StrEnum):
    PLAY = "play"
    """A turn of a round."""
    STAKE = "stake"
    """The loser of a round may put a card at round 10."""
    TEN = "ten"
    """The stakes are revealed, and psychics take their turns."""
    OVER = "over"


class Laid(NamedTuple):
    """A card that lies open in a round."""

    card: Card
    printed: int | None
    """Its value as a ghost; None for a psychic that is none (RP-3.2)."""
    works_for: Seat | None = None
    """Who played this psychic: its effect lasts for them. None where nothing lasts (any more)."""
    named: int | None = None
    """The value that was named for it, once it is."""


@frozen
class Family:
    """What one player has."""

    deck: tuple[Card, ...]
    """Top first."""
    hand: tuple[Card, ...]
    front: tuple[Card, ...] = ()
    """Psychics to be played in later rounds, open."""
    laid: tuple[Laid, ...] = ()
    """This round's cards on their side."""
    past: tuple[tuple[Laid, ...], ...] = ()
    """Those of the rounds before."""
    stakes: tuple[Card, ...] = ()
    """Face down at round 10, in the order they were put there."""
    discards: tuple[Card, ...] = ()
    last_ghost: int = 0
    """The printed value of the last ghost they played in this round; 0 if none."""


class Choosing(NamedTuple):
    """A psychic was played and waits for what its owner chooses."""

    owner: Seat
    psychic: int
    """Its sleeve."""
    chosen: tuple[int, ...] = ()


class Due(NamedTuple):
    """A psychic that will take its turn in round 10."""

    seat: Seat
    psychic: int


class Result(NamedTuple):
    """How a round ended."""

    winner: Seat | None
    """None if round 10 is tied."""
    strengths: tuple[int, int]


@frozen
class Position:
    """A moment of the game."""

    options: Options
    chance: Chance
    line: tuple[Card, ...]
    """The nine psychics as they were dealt, those already taken included."""
    mansions: tuple[int, ...]
    """The ten mansions by round, those already won included."""
    families: tuple[Family, Family]
    seat: Seat
    """Whose turn it is; after a round and in round 10, who has lost the last round."""
    round: int = 1
    phase: Phase = Phase.PLAY
    played: int = 0
    """Cards played in this turn."""
    stakes_left: int = 0
    """How many cards the loser may still put at round 10."""
    pending: tuple[Choosing, ...] = ()
    """Choices that must be made before anything else, the last one first."""
    queue: tuple[Due, ...] = ()
    """Psychics that still take their turn in round 10."""
    results: tuple[Result, ...] = ()
    drawn: Card | None = None
    """A card that an unseen hand has just drawn: only on the way to somewhere else."""

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def decider(self) -> Seat:
        """Whose decision is due, or would be next: a choice comes before everything else."""
        return self.pending[-1].owner if self.pending else self.seat

    @property
    def at_ten(self) -> bool:
        return self.round == LAST_ROUND

    @property
    def face_up(self) -> int:
        """How many psychics of the line lie face up, counted from its start."""
        if self.options.psychics is Psychics.TRAINING:
            return min(LINE, OPEN_IN_TRAINING + self.round - 1)
        return LINE

    def number(self, psychic: int) -> int | None:
        """The number of the psychic in that sleeve; None if it lies face down."""
        return self.line[psychic - FIRST_PSYCHIC].face

    def won(self, seat: Seat) -> tuple[int, ...]:
        """The mansions that seat has taken."""
        return tuple(
            [
                mansion
                for mansion, result in zip(self.mansions, self.results, strict=False)
                if result.winner == seat
            ]
        )

    def castles(self, seat: Seat) -> int:
        return sum(map(is_castle, self.won(seat)))


def rival(seat: Seat) -> Seat:
    return 1 - seat
