"""Evenings that people have planned: who plays, which games one after another, and how far they are.

They stand in the settings under one name, so that each change of one is kept whole or not at all.
How the games ended stands among the results: here is only which games they were.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from halloween_table.engine.format import to_json

from .endings import Ending
from .rows import Person, people_of
from .settings import Settings

FEWEST, MOST = 2, 5
"""Games of an evening."""
_KEY: Final = "evenings"
_REMEMBERED = 40
"""So many evenings are kept; the results of their games are kept for ever."""
_LONGEST_KEY = 100


class Planned(NamedTuple):
    """One game of an evening."""

    game: str
    """Its key on the shelf."""
    played: str = ""
    """The id of the game that was begun; empty: none yet."""


class Plan(NamedTuple):
    """An evening for the same people."""

    people: tuple[Person, ...]
    """By seat."""
    games: tuple[Planned, ...]
    first: int = 0
    """The seat that starts the first game; the next one starts the second, and so on."""
    over: bool = False

    def starter(self, at: int) -> int:
        """The seat that starts that game of the evening."""
        return (self.first + at) % len(self.people)

    def begun(self, at: int, played: str) -> Plan:
        """With that game of it begun under that id."""
        games = list(self.games)
        games[at] = games[at]._replace(played=played)
        return self._replace(games=tuple(games))


class Ranked(NamedTuple):
    """How somebody stands after some games of an evening."""

    person: Person
    seat: int
    place: int
    points: int
    won: int
    by_game: tuple[int | None, ...]
    """The points that each game brought; None: it has not ended, or nobody can say how."""


def ranking(people: Sequence[Person], endings: Sequence[Ending | None]) -> tuple[Ranked, ...]:
    """The best first. The first of a game gets as many points as there are players, the second one
    fewer, and so on; who share a place get what it is worth. If points are equal, whoever has won
    more games is ahead."""
    told = [ending if _told(ending, len(people)) else None for ending in endings]
    found = []
    for seat, person in enumerate(people):
        places = [ending.places[seat] if ending else None for ending in told]
        by_game = tuple(None if place is None else len(people) + 1 - place for place in places)
        points = sum(brought or 0 for brought in by_game)
        found.append(Ranked(person, seat, 0, points, places.count(1), by_game))

    def worth(ranked: Ranked) -> tuple[int, int]:
        return ranked.points, ranked.won

    best_first = sorted(found, key=worth, reverse=True)
    return tuple(
        each._replace(place=1 + sum(worth(other) > worth(each) for other in found))
        for each in best_first
    )


def _told(ending: Ending | None, seats: int) -> bool:
    """Whether it says how each of so many fared."""
    return ending is not None and len(ending.places) == seats


class Plans:
    """The evenings of this computer, the newest first."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def all(self) -> tuple[Plan, ...]:
        """Those that can be read."""
        found = self._settings.get(_KEY, [])
        plans = map(_plan_of, found if isinstance(found, list) else [])
        return tuple(plan for plan in plans if plan is not None)

    def running(self) -> Plan | None:
        """The evening that is not over, if there is one."""
        newest = self.all()[:1]
        return newest[0] if newest and not newest[0].over else None

    def begin(self, plan: Plan) -> None:
        """From now on; one that was not over is now. Raises StoreProblem."""
        before = [each._replace(over=True) for each in self.all()]
        self._keep([plan, *(each for each in before if any(game.played for game in each.games))])

    def keep(self, plan: Plan) -> None:
        """The evening that runs, as it is now. Raises StoreProblem."""
        self._keep([plan, *self.all()[1:]])

    def _keep(self, plans: Sequence[Plan]) -> None:
        self._settings.set(_KEY, [_written(plan) for plan in plans[:_REMEMBERED]])


def _written(plan: Plan) -> dict[str, Any]:
    return {
        "people": [person._asdict() for person in plan.people],
        "games": [list(game) for game in plan.games],
        "first": plan.first,
        "over": plan.over,
    }


def _plan_of(found: Any) -> Plan | None:
    """What stands there, if it is a plan: a torn file may hold anything."""
    try:
        people = people_of(to_json(found["people"]))
        games = tuple(Planned(*game) for game in found["games"])
        first, over = found["first"], found["over"]
    except (TypeError, LookupError, ValueError):
        return None
    texts = [text for game in games for text in game]
    lawful = (
        len(people) >= 2
        and FEWEST <= len(games) <= MOST
        and all(isinstance(text, str) and len(text) <= _LONGEST_KEY for text in texts)
        and type(first) is int
        and 0 <= first < len(people)
        and isinstance(over, bool)
    )
    return Plan(people, games, first, over) if lawful else None
