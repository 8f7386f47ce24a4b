"""Looking through a game that is over: which decisions cost most, by what could be known when they
were made.

Every decision is glanced at; those that seem to have cost something are looked at again, with more
thought and with other chances, before anybody is told that a move was a bad one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, Literal, Protocol

from attrs import frozen

from .chance import Chance
from .game import M, P, Seat, Turn
from .job import Thinking
from .mind import Budget, Known, Mind, Thought

MOST: Final = 3
"""So many are told of."""
SUSPECTS: Final = 6
"""So many are looked at again."""
_AGAIN: Final = 8
"""One that is looked at again takes about as long as so many glances."""

Unit = Literal["points", "chance"]
"""What something is said to cost: points, compared with the others; or of the likelihood to win, from
0 to 1."""


class Weigher(Mind[P, M], Protocol[P, M]):
    """A mind that can be asked about any move, also about one that it would never look at."""

    def weigh(
        self, known: Known[P], seat: Seat, moves: Sequence[M], chance: Chance, budget: Budget
    ) -> Sequence[float]:
        """What each of these lawful moves is worth, on the scale of its thoughts; they all meet the
        same chance."""
        ...


@frozen
class Look(Generic[P, M]):
    """Somebody who looks at decisions, and for how long."""

    mind: Weigher[P, M]
    budget: Budget


def _as_it_is(worth: float, view: Any) -> float:
    return worth


def _a_pair(view: Any) -> int:
    return 2


@frozen
class Reviewer(Generic[P, M]):
    """Who looks through games of one kind."""

    glance: Look[P, M]
    """At every decision."""
    look: Look[P, M]
    """At what seems to have cost something: as a hard player."""
    unit: Unit
    least: float
    """What costs less, in that unit, may be chance or a matter of taste; among two."""
    looks: int = 1
    """How often it is looked at again; each time it has to be found to have cost that much."""
    measured: Callable[[float, P], float] = _as_it_is
    """What somebody found, in that unit; the view is that of whoever decides."""
    among: Callable[[P], int] = _a_pair
    """How many share what can be lost, where the unit is shared by all who play: the more there are,
    the less each has of it, and the sooner a part of that is much."""

    def least_in(self, view: P) -> float:
        return self.least * 2 / self.among(view)


@frozen
class Decision(Generic[P, M]):
    """What somebody decided in a game."""

    at: int
    """The moment in which they did."""
    turn: Turn
    """Whose turn that was: of one turn only the dearest decision is told of."""
    seat: Seat
    known: Known[P]
    """All that they could think with."""
    move: M


@frozen
class Verdict(Generic[M]):
    """A decision that cost something."""

    at: int
    seat: Seat
    thought: Thought[M]
    """What a hard player would have done, and why."""
    better: float
    """What that would have been worth."""
    played: float
    """What the move was worth that was played."""

    @property
    def cost(self) -> float:
        return self.better - self.played


@frozen
class Review(Generic[P, M]):
    """Going through the decisions of a game, as a task for a worker. It yields how much of it is
    done, from 0 to 1; what comes of it are the decisions that cost most, the dearest first."""

    reviewer: Reviewer[P, M]
    decisions: tuple[Decision[P, M], ...]

    def __call__(self) -> Thinking[tuple[Verdict[M], ...]]:
        whole = len(self.decisions) + _AGAIN * SUSPECTS
        suspects: list[tuple[float, Decision[P, M]]] = []
        for done, decision in enumerate(self.decisions):
            yield done / whole
            cost = self._at_a_glance(decision)
            if cost > self.reviewer.least_in(decision.known.view) / 2:
                suspects.append((cost, decision))
        suspects.sort(key=lambda each: -each[0])
        found: dict[Turn, Verdict[M]] = {}
        for done, (_, decision) in enumerate(suspects[:SUSPECTS]):
            yield (len(self.decisions) + _AGAIN * done) / whole
            verdict = self._looked_at(decision)
            if verdict is not None:
                before = found.setdefault(decision.turn, verdict)
                found[decision.turn] = max(before, verdict, key=_cost)
        return tuple(sorted(found.values(), key=_cost, reverse=True)[:MOST])

    def _at_a_glance(self, decision: Decision[P, M]) -> float:
        """What a decision seems to have cost."""
        look, chance = self.reviewer.glance, _chance(decision)
        thought = look.mind.choose(decision.known, decision.seat, chance, look.budget)
        if thought.move is None or thought.move == decision.move:
            return 0.0
        better, played = self._weighed(look, decision, thought.move, chance)
        return better - played

    def _looked_at(self, decision: Decision[P, M]) -> Verdict[M] | None:
        """What it really cost; None: nothing that is worth a word."""
        look, chance = self.reviewer.look, _chance(decision)
        thought = look.mind.choose(decision.known, decision.seat, chance, look.budget)
        if thought.move is None or thought.move == decision.move:
            return None
        found: list[tuple[float, float]] = []
        least = self.reviewer.least_in(decision.known.view)
        for _ in range(self.reviewer.looks):
            own, chance = chance.forked()
            better, played = self._weighed(look, decision, thought.move, own)
            if better - played < least:
                return None
            found.append((better, played))
        better, played = (sum(worths) / len(found) for worths in zip(*found, strict=True))
        return Verdict(decision.at, decision.seat, thought, better, played)

    def _weighed(
        self, look: Look[P, M], decision: Decision[P, M], other: M, chance: Chance
    ) -> tuple[float, float]:
        """What another move would have been worth, and what the one was that was played."""
        known, moves = decision.known, (other, decision.move)
        better, played = look.mind.weigh(known, decision.seat, moves, chance, look.budget)
        measured = self.reviewer.measured
        return measured(better, known.view), measured(played, known.view)


def _chance(decision: Decision[Any, Any]) -> Chance:
    """Nothing that was hidden has a part in it."""
    return Chance(decision.at)


def _cost(verdict: Verdict[Any]) -> float:
    return verdict.cost
