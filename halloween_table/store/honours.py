"""Who played what with whom, and how it went: counted from how games ended, by person, by game and
by evening. Nothing here reads a file or a clock."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from datetime import date, datetime, timedelta, tzinfo
from typing import NamedTuple

from attrs import Factory, define

from .endings import NOTHING_ALONE, Alone, Ending
from .rows import UNKNOWN, Person

LONGEST_BREAK = timedelta(hours=5)
"""After a longer one another evening begins."""
UNTIL = timedelta(hours=5)
"""So long after midnight an evening may last: then the next one begins, however short the break."""


def evening_day(at: datetime, zone: tzinfo | None = None) -> date:
    """The day on whose evening that was; `zone` is where people are (None: here)."""
    return (at.astimezone(zone) - UNTIL).date()


def same_evening(one: datetime, later: datetime, zone: tzinfo | None = None) -> bool:
    """Whether two games that ended then, one after the other, are of one evening."""
    return later - one <= LONGEST_BREAK and evening_day(one, zone) == evening_day(later, zone)


class Who(NamedTuple):
    """Somebody, whatever figure they took and however they wrote their name."""

    name: str
    mind: str = ""
    """Empty: a person; otherwise how well the computer plays."""


@define
class Share:
    """So many of so many."""

    played: int = 0
    won: int = 0

    def add(self, won: bool) -> None:
        self.played += 1
        self.won += won


@define
class Honoured:
    """A person, and what they have done here."""

    person: Person
    """With figure and colour as last used."""
    total: Share = Factory(Share)
    """The games that were contests."""
    by_game: dict[str, Share] = Factory(dict)
    computers: Share = Factory(Share)
    """Those of them in which computers took part."""
    company: dict[Who, int] = Factory(dict)
    """How many with each of the other people."""
    practised: int = 0
    """Games on their own."""
    run: int = 0
    """How many of the latest were won, one after another."""
    longest_run: int = 0
    alone: Alone = NOTHING_ALONE

    @property
    def favourite(self) -> str:
        """The game they have played most; empty if they have played none."""
        return max(self.by_game, key=lambda game: self.by_game[game].played, default="")

    def most_with(self, most: int = 1) -> list[tuple[Who, int]]:
        """The people they have played with most, and how often with each."""
        return sorted(self.company.items(), key=lambda each: (-each[1], each[0]))[:most]


class Feat(NamedTuple):
    """Something to be remembered of a game."""

    ending: Ending
    points: int
    """How many somebody made, or by how many they won."""
    person: Person | None = None


@define
class GameHonours:
    """A game, and what has been done in it."""

    game: str
    played: int = 0
    practised: int = 0
    last: datetime | None = None
    shares: dict[Who, Share] = Factory(dict)
    """Of the people, with whom they have played and won."""
    computers: Share = Factory(Share)
    """Of all computers together."""
    highest: Feat | None = None
    """The most points that a person has made."""
    closest: Feat | None = None
    """The contest that was won by least."""


@define
class Evening:
    """Games that were played one after another."""

    day: date
    endings: list[Ending] = Factory(list)

    @property
    def last(self) -> datetime:
        return self.endings[-1].at


class Won(NamedTuple):
    """Somebody, and how many games they won."""

    person: Person
    wins: int


@define
class Honours:
    """Everything that is counted; endings are added one after another, the oldest first."""

    games: Collection[str]
    """The keys of the games that count. What ended of others only tells how people look."""
    named: Callable[[str], str] = str
    """The name under which somebody is known, whatever language they were called in."""
    zone: tzinfo | None = None
    people: dict[Who, Honoured] = Factory(dict)
    by_game: dict[str, GameHonours] = Factory(dict)
    evenings: list[Evening] = Factory(list)
    """The oldest first."""

    def who(self, person: Person) -> Who:
        return Who(self.named(person.name).strip().casefold(), person.mind)

    def add(self, endings: Iterable[Ending]) -> None:
        for ending in endings:
            self._meet(ending)
            people = [person for person in ending.players if not person.mind]
            if ending.game not in self.games or not people:
                continue
            game = self.by_game.setdefault(ending.game, GameHonours(ending.game))
            if len(ending.players) == 1:
                game.practised += 1
                self.people[self.who(people[0])].practised += 1
            elif ending.places:
                self._count(ending, game)
                self._join_evening(ending)

    def add_alone(self, found: Iterable[Alone]) -> None:
        """What people have done on their own."""
        for alone in found:
            who = Who(self.named(alone.name).strip().casefold())
            known = self.people.setdefault(who, Honoured(Person(alone.name, "", "")))
            known.alone = alone

    def _meet(self, ending: Ending) -> None:
        """Everybody looks as they did when they were last here."""
        for person in ending.players:
            if not person.mind:
                known = self.people.setdefault(self.who(person), Honoured(person))
                known.person = person

    def _count(self, ending: Ending, game: GameHonours) -> None:
        game.played += 1
        game.last = ending.at
        computers = any(person.mind for person in ending.players)
        here = {self.who(person) for person in ending.players if not person.mind}
        for person, won in zip(ending.players, ending.won, strict=True):
            if person.mind:
                game.computers.add(won)
                continue
            who = self.who(person)
            known = self.people[who]
            known.total.add(won)
            known.by_game.setdefault(ending.game, Share()).add(won)
            game.shares.setdefault(who, Share()).add(won)
            if computers:
                known.computers.add(won)
            for other in here - {who}:
                known.company[other] = known.company.get(other, 0) + 1
            known.run = known.run + 1 if won else 0
            known.longest_run = max(known.longest_run, known.run)
        self._remember(ending, game)

    def _remember(self, ending: Ending, game: GameHonours) -> None:
        """Who makes as many points as somebody before them does not take the record from them; of
        games that were equally close the latest is remembered best."""
        for person, points in zip(ending.players, ending.points, strict=True):
            if not person.mind and (game.highest is None or points > game.highest.points):
                game.highest = Feat(ending, points, person)
        ranked = sorted(range(len(ending.players)), key=lambda seat: ending.places[seat])
        margin = abs(ending.points[ranked[0]] - ending.points[ranked[1]])
        if game.closest is None or margin <= game.closest.points:
            game.closest = Feat(ending, margin)

    def _join_evening(self, ending: Ending) -> None:
        """Unless nobody can say when it was."""
        if ending.at == UNKNOWN:
            return
        last = self.evenings[-1] if self.evenings else None
        if last is None or not same_evening(last.last, ending.at, self.zone):
            last = Evening(evening_day(ending.at, self.zone))
            self.evenings.append(last)
        last.endings.append(ending)

    # ---- asked by those who show it -----------------------------------------------------------------

    def ranked(self) -> list[Honoured]:
        """Everybody, from whoever has won most; of equals, whoever needed fewer games for it."""
        return sorted(
            self.people.values(),
            key=lambda known: (
                -known.total.won,
                known.total.played if known.total.won else -known.total.played,
                -known.alone.solved,
                known.person.name.casefold(),
            ),
        )

    def leaders(self, most: int = 3) -> list[Honoured]:
        """Those who have won most, if anybody has."""
        return [known for known in self.ranked()[:most] if known.total.won]

    def winners_of(self, game: GameHonours) -> list[tuple[Person, Share]]:
        """The people who have played it, from whoever has won most."""
        found = [(self.people[who].person, share) for who, share in game.shares.items()]
        return sorted(found, key=lambda each: (-each[1].won, each[1].played, each[0].name))

    def wins_of(self, evening: Evening) -> list[Won]:
        """Everybody who was there, computers too, from whoever won most."""
        wins: dict[Who, Won] = {}
        for ending in evening.endings:
            for person, won in zip(ending.players, ending.won, strict=True):
                who = self.who(person)
                before = wins.get(who, Won(person, 0))
                wins[who] = Won(person, before.wins + won)
        return sorted(wins.values(), key=lambda each: -each.wins)
