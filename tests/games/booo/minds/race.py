"""Races among computer players without a window, a store, or real time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import define, field

from halloween_table.contract.minds import Thinker
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Alarm, Event, Seat
from halloween_table.engine.mind import Known, Reached
from halloween_table.engine.record import Played
from halloween_table.games.booo.rules.events import GuestCame, GuestTaken
from halloween_table.games.booo.rules.game import Booo
from halloween_table.games.booo.rules.position import Options, Position
from halloween_table.sitting.clock import Clock
from halloween_table.sitting.moments import Moment, played_through
from halloween_table.sitting.resolves import Resolves, deciders
from tests.sitting.tower import Watch

GAME = Booo()
LONGEST = 20_000
"""Moves after which a game will not end any more."""


@define
class Race:
    """One game, in which time passes as fast as it can."""

    seekers: Mapping[Seat, Thinker]
    position: Position
    chance: Chance
    reached: tuple[Reached, ...] = ()
    played: list[Played] = field(factory=list)
    events: list[Event] = field(factory=list)
    watch: Watch = field(factory=Watch)
    _resolves: Resolves = field(init=False, factory=lambda: Resolves(GAME))
    _clock: Clock = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._clock = Clock(self.watch)
        self._clock.rang.connect(self._ring)

    def run(self, most: int = LONGEST) -> Race:
        """To the end of the game."""
        while GAME.outcome(self.position) is None and len(self.played) < most:
            self._ask()
            due = self._clock.due_in()
            assert due is not None, "nobody will ever do anything"
            self.watch.now += due + 1e-6
            self._clock.check()
        return self

    def _ask(self) -> None:
        for seat in deciders(GAME, self.position):
            if not self._resolves.has(seat):
                own, self.chance = self.chance.forked()
                known = Known(self.position, tuple(self.events), self.reached)
                thinker = self.seekers[seat]
                thought = thinker.mind.choose(known, seat, own, thinker.budget)
                self._resolves.make(seat, thought, self.position, len(self.played))
        self._set()

    def _set(self) -> None:
        timing = GAME.timing(self.position)
        running, resting = self._resolves.alarms(self.position)
        self._clock.set((*(timing.alarms if timing else ()), *running), resting)

    def _ring(self, alarm: Alarm[Any]) -> None:
        played, moments = played_through(GAME, self.position, [Played(alarm.actor, alarm.move)])
        self._went(played, moments)
        self._set()

    def _went(self, played: Sequence[Played], moments: Sequence[Moment]) -> None:
        self.position = moments[-1].position
        self.played += played
        self.events += [event for moment in moments for event in moment.events]
        self._resolves.follow(self.position, played, moments)


def race(
    seekers: Sequence[Thinker], seed: int, reached: tuple[Reached, ...] = (), **options: Any
) -> Race:
    """A whole game of those at their seats."""
    position = GAME.setup(Options(**options), len(seekers), seed)
    return Race(dict(enumerate(seekers)), position, Chance(seed), reached).run()


def duel(
    one: Thinker, other: Thinker, guests: int, reached: tuple[Reached, ...] = ()
) -> tuple[int, int]:
    """How many guests each takes in games of two, until so many have come."""
    taken, come, seed = [0, 0], 0, 0
    while come < guests:
        swapped = seed % 2
        run = race((other, one) if swapped else (one, other), seed, reached)
        for event in run.events:
            if isinstance(event, GuestTaken):
                taken[event.seat ^ swapped] += 1
        come += sum(isinstance(event, GuestCame) for event in run.events)
        seed += 1
    return taken[0], taken[1]
