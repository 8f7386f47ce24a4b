"""Those who play Halloween instead of a person: each level thinks in its own way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from attrs import frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.following import rest_of
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Level, Mind, Thought
from halloween_table.engine.review import Look, Reviewer

from ..rules.game import Halloween
from ..rules.moves import Move, Rest
from ..rules.position import Position
from .child import ChildsJudgement
from .judgement import Judgement, Weights, ahead_of, likelihood
from .plans import Deadline, Moves, Planner
from .reasons import reason_for

GAME = Halloween()
CHILD, GROWN_UP = ChildsJudgement(), Judgement()
OWN_BOARD_FIRST = Judgement(Weights(rivals=0.3))
WHIM = 0.03
"""Everybody has a little of it: of two that are all but equal, now one and now the other is taken."""
IN_SIGHT = 0.35
"""Of the game: with so little to come somebody has four cards, or a pumpkin left."""
RESTLESS = 30
"""Rounds after which somebody tries something else than usual, now and then."""


@frozen
class Sprite:
    """Easy: sees one deed at a time and only its own board, and overlooks some of what it could
    do. It does not save, and does not ask what others will do next. But nobody is so young that they
    let a section rest that has nothing to rest from, while it could do something."""

    judgement: ChildsJudgement = CHILD
    overlooks: int = 2
    """Each of so many deeds is overlooked: every second, say."""

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        worlds, chance = _worlds(known, seat, chance, budget)
        worths, _ = Planner(self.judgement).first_deeds(worlds, seat)
        worths = {
            deed: worth for deed, worth in worths.items() if not _idle(known.view, seat, deed)
        } or worths
        seen: dict[Moves, float] = {}
        for deed, worth in worths.items():
            drawn, chance = chance.below(self.overlooks)
            if drawn:
                seen[deed] = worth
        return _thought(known, seat, seen or worths, {}, chance, WHIM)


def _idle(view: Position, seat: Seat, deed: Moves) -> bool:
    """Whether that is a rest of which nothing comes."""
    if not isinstance(deed[0], Rest):
        return False
    return GAME.played(view, seat, deed[0]).position.lords[seat] == view.lords[seat]


@frozen
class Spectre:
    """Normal: compares whole deeds by all that they promise to itself, one at a time. It does not think
    its turn through, and cares little for what rivals have until the end is in sight: then whoever is
    ahead is glad to bring it."""

    judgement: Judgement = OWN_BOARD_FIRST
    at_last: Judgement = GROWN_UP

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        worlds, chance = _worlds(known, seat, chance, budget)
        in_sight = ahead_of(known.view) <= IN_SIGHT
        judgement = self.at_last if in_sight else self.judgement
        worths, _ = Planner(judgement.now(known.view)).first_deeds(worlds, seat)
        return _thought(known, seat, worths, {}, chance, WHIM)


@frozen
class Fiend:
    """Hard: thinks the whole turn through, in several futures."""

    judgement: Judgement = GROWN_UP
    width: int = 6
    """So many first deeds are followed to the end of the turn; twice as many where one future is
    as good as another."""

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        deadline = Deadline.after(budget.seconds)
        worlds, chance = _worlds(known, seat, chance, budget)
        turns = self._planner(known).turns(worlds, seat, self._width(known), deadline)
        worths = {deed: worth for deed, (worth, _) in turns.items()}
        lines = {deed: plan.moves for deed, (_, plan) in turns.items()}
        return _thought(known, seat, worths, lines, chance, WHIM)

    def weigh(
        self,
        known: Known[Position],
        seat: Seat,
        moves: Sequence[Move],
        chance: Chance,
        budget: Budget,
    ) -> list[float]:
        """Each is followed to the end of the turn in all futures, with the best that follows from it."""
        worlds, _ = _worlds(known, seat, chance, budget)
        planner, width, whenever = self._planner(known), self._width(known), Deadline(None)
        turns = (planner.turns(worlds, seat, width, whenever, move) for move in moves)
        return [max(worth for worth, _ in found.values()) for found in turns]

    def _planner(self, known: Known[Position]) -> Planner:
        return Planner(self.judgement.now(known.view))

    def _width(self, known: Known[Position]) -> int:
        return self.width * (2 if known.view.options.master else 1)


def _worlds(
    known: Known[Position], seat: Seat, chance: Chance, budget: Budget
) -> tuple[list[Position], Chance]:
    """Futures that may come true. Where no die can fall and nothing is drawn, one is enough."""
    count = 1 if known.view.options.master else budget.iterations
    worlds = []
    for _ in range(count):
        own, chance = chance.forked()
        worlds.append(GAME.imagined(known.view, seat, own))
    return worlds, chance


def _thought(
    known: Known[Position],
    seat: Seat,
    worths: Mapping[Moves, float],
    lines: Mapping[Moves, Moves],
    chance: Chance,
    whim: float,
) -> Thought[Move]:
    """The best deed, with a whim that decides between those that are nearly as good: nobody plays
    the same game twice, not even where no die falls."""
    ordered = sorted(worths.values())
    whim *= ordered[-1] - ordered[len(ordered) // 2]
    whims: dict[Moves, float] = {}
    for each in worths:
        drawn, chance = chance.below(100)
        whims[each] = worths[each] + whim * drawn / 100
    ranked = sorted(whims, key=lambda deed: -whims[deed])
    deed = _restless(known.view, ranked, chance)
    others: dict[Move, float] = {}
    for each in ranked:
        others.setdefault(each[0], worths[each])
    del others[deed[0]]
    line = lines.get(deed, deed)
    why = reason_for(known.view, seat, line)
    return Thought(deed[0], line, why, tuple(others.items()), worths[deed])


def _restless(view: Position, ranked: list[Moves], chance: Chance) -> Moves:
    """The best; in a game that goes on for ever now and then another one: else some would rest
    until dawn."""
    if view.round > RESTLESS:
        active = [deed for deed in ranked if not isinstance(deed[0], Rest)]
        drawn, chance = chance.below(RESTLESS)
        if active and drawn < min(view.round - RESTLESS, RESTLESS // 2):
            at, _ = chance.below(len(active))
            return active[at]
    return ranked[0]


def onward(
    before: Position, view: Position, seat: Seat, thought: Thought[Move]
) -> Thought[Move] | None:
    """What is left of a deed, as it was thought, for somebody who has begun it so; `before` is what they
    saw when it was thought."""
    line = rest_of(GAME, before, view, seat, thought.line) if view.pending else ()
    return Thought(line[0], line, reason_for(view, seat, line)) if line else None


MINDS: Final[Mapping[Level, tuple[Mind[Position, Move], Budget]]] = {
    "easy": (Sprite(), Budget(1, 0.5)),
    "normal": (Spectre(), Budget(2, 0.5)),
    "hard": (Fiend(), Budget(3, 0.8)),
}


def thinker(level: Level) -> tuple[Mind[Position, Move], Budget]:
    """Who plays at that level, and how long they think about one decision."""
    return MINDS[level]


def reviewer() -> Reviewer[Position, Move]:
    """Who looks through a game that is over: what was judged is told as the likelihood to win."""
    return Reviewer(
        Look(Fiend(width=2), Budget(1)),
        Look(Fiend(), Budget(4)),
        "chance",
        least=0.05,
        looks=3,
        measured=likelihood,
        among=_lords,
    )


def _lords(view: Position) -> int:
    return len(view.lords)
