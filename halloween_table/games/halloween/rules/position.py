"""A moment of the game: the town, the lords' boards, and whose decision is due."""

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from attrs import frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat

from .pending import Die, Pending
from .town import (
    ACTIONS,
    BUILDINGS,
    GHOSTS_PER_LEVEL,
    LEVELS,
    SUPPLY,
    TOKENS_PER_LEVEL,
    Building,
    Level,
)


class Mode(StrEnum):
    """Which side of the boards is up."""

    STANDARD = "standard"
    MASTER = "master"


class CardSet(StrEnum):
    """Where the eight cards come from (HA-S2)."""

    RANDOM = "random"
    CASPER = "casper"
    AMITYVILLE = "amityville"
    MARLEY = "marley"
    BROWN_LADY = "brown_lady"
    BLOODY_MARY = "bloody_mary"
    PICKED = "picked"


@frozen
class Options:
    """What is agreed before the game."""

    first: Seat = 0
    mode: Mode = Mode.STANDARD
    cards: CardSet = CardSet.CASPER
    picked: tuple[int, ...] = ()
    """The cards chosen by hand."""

    @property
    def master(self) -> bool:
        return self.mode is Mode.MASTER

    @property
    def room(self) -> int:
        """How many ghosts fit into a building (HA-T3, HA-7.4)."""
        return 4 if self.master else 6

    @property
    def sections(self) -> int:
        return 4 if self.master else 3


class Section(NamedTuple):
    """A part of a lord's board."""

    level: Level = Level.BLUE
    discs: tuple[tuple[int, ...], ...] = ((),) * len(ACTIONS)
    """The discs by action space; more than one only by a card's power."""

    @property
    def taken(self) -> int:
        """How many discs lie there."""
        return sum(map(len, self.discs))


class Slot(NamedTuple):
    """A place for a bonus token, with the circle below it."""

    token: int | None = None
    disc: int | None = None
    """The one on the circle: it blocks the slot (HA-3.3)."""


class Tally(NamedTuple):
    """Where points came from: so many times, so many points."""

    source: str
    """`haunt`, `claim`, `reward`, `bonus`, `sets`, or `card:27`."""
    times: int
    points: int


class Pumpkin(NamedTuple):
    """A pumpkin on a haunting space."""

    seat: Seat
    common: bool = False
    """One of the third colour (HA-6.1)."""


@frozen
class Lord:
    """What one player has."""

    sections: tuple[Section, ...]
    reserve: tuple[int, ...]
    """Discs at hand, by number; the last one lies on top."""
    scares: int
    pumpkins: int
    common: int = 0
    """Pumpkins of the third colour."""
    points: int = 0
    tokens: tuple[int, ...] = (0, 0, 0, 0, 0)
    """By level, blue first."""
    cards: tuple[int, ...] = ()
    """As claimed."""
    card_discs: tuple[int, ...] = ()
    """The discs on those cards, in the same order."""
    slots: tuple[Slot, ...] = (Slot(), Slot(), Slot())
    tallies: tuple[Tally, ...] = ()

    @property
    def lowest(self) -> Level:
        return min(section.level for section in self.sections)

    @property
    def highest(self) -> Level:
        return max(section.level for section in self.sections)


class Rolled(NamedTuple):
    """The dice that lie on the table since the last roll."""

    seat: Seat
    by: int
    """The card it was for; 0: a fight."""
    dice: tuple[Die, ...]
    against: Die | None = None


class Census(NamedTuple):
    """Who is where, counted."""

    in_building: tuple[int, ...]
    """Ghosts by building."""
    in_town: tuple[int, ...]
    """Ghosts by level, blue first."""
    of: tuple[tuple[tuple[int, ...], ...], ...]
    """The ghosts themselves by building and level."""
    spare: tuple[int, ...]
    """By level, a ghost in the supply; −1 if there is none."""


@lru_cache(maxsize=4096)
def census(ghosts: tuple[int, ...]) -> Census:
    of: list[list[tuple[int, ...]]] = [[()] * len(LEVELS) for _ in BUILDINGS]
    in_building = [0] * len(BUILDINGS)
    in_town = [0] * len(LEVELS)
    spare = [-1] * len(LEVELS)
    for ghost, where in enumerate(ghosts):
        level = ghost // GHOSTS_PER_LEVEL
        if where == SUPPLY:
            if spare[level] < 0:
                spare[level] = ghost
        else:
            of[where][level] += (ghost,)
            in_building[where] += 1
            in_town[level] += 1
    return Census(tuple(in_building), tuple(in_town), tuple(map(tuple, of)), tuple(spare))


@frozen
class Position:
    """A moment of the game."""

    options: Options
    chance: Chance
    ghosts: tuple[int, ...]
    """By number, the building each ghost is in, or SUPPLY."""
    haunted: tuple[Pumpkin | None, ...]
    """Thirty haunting spaces: five for each building, blue first."""
    bonuses: tuple[int | None, ...]
    """By building, the bonus token that lies there."""
    stack: tuple[int | None, ...]
    """Bonus tokens face down, the next one first; None where one may not know."""
    discards: tuple[int, ...]
    """Bonus tokens that were used."""
    cards: tuple[int, ...]
    """The eight in use."""
    lords: tuple[Lord, ...]
    seat: Seat
    """Whose turn it is."""
    round: int = 1
    done: tuple[int, ...] = ()
    """Sections that have had their action in this turn (HA-1.1)."""
    acting: int | None = None
    """The section whose action is under way."""
    spent: tuple[int, ...] = ()
    """Once-per-turn powers used in this turn."""
    pending: tuple[Pending, ...] = ()
    """Choices that must be made before anything else, the last one first."""
    rolled: Rolled | None = None
    ending: bool = False
    """The end was triggered: this round is the last one (HA-5.1)."""
    over: bool = False

    @property
    def decider(self) -> Seat:
        """Whose decision is due."""
        return self.pending[-1].owner if self.pending else self.seat

    @property
    def census(self) -> Census:
        return census(self.ghosts)

    @property
    def lord(self) -> Lord:
        """Whose turn it is."""
        return self.lords[self.seat]

    @property
    def acting_level(self) -> Level:
        """That of the section whose action is under way, as it is by now."""
        assert self.acting is not None, "no action is under way"
        return self.lord.sections[self.acting].level

    def tokens_left(self, level: Level) -> int:
        """How many tokens of that colour are in the supply (HA-T4)."""
        return tokens_left(self.lords, level)

    def supply(self, level: Level) -> tuple[int, int]:
        """How many ghosts of that level, and tokens of its colour, are not in use."""
        return GHOSTS_PER_LEVEL - self.census.in_town[level - 1], self.tokens_left(level)

    def has_room(self, building: Building) -> bool:
        return self.census.in_building[building] < self.options.room


def tokens_left(lords: tuple[Lord, ...], level: Level) -> int:
    """How many tokens of that colour these lords do not have."""
    left = TOKENS_PER_LEVEL
    for lord in lords:
        left -= lord.tokens[level - 1]
    return left


def space(building: int, level: int) -> int:
    """The number of a haunting space."""
    return building * len(LEVELS) + level - 1
