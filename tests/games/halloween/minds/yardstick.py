"""What the first trial of computer players was: a beam over the own turn, six beginnings wide, in
two drawn futures, with a judgement made by hand. Later ones are measured by it."""

from __future__ import annotations

from attrs import frozen

from halloween_table.engine.beam import Beam, firsts
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Thought
from halloween_table.games.halloween.rules.game import Halloween
from halloween_table.games.halloween.rules.moves import Move
from halloween_table.games.halloween.rules.pending import Doing
from halloween_table.games.halloween.rules.position import Lord, Position

GAME = Halloween()


def judged(position: Position, seat: Seat) -> float:
    """By hand: points, and a little for everything else."""
    worths = [_held(lord) for lord in position.lords]
    own = worths.pop(seat)
    worth = own - 0.5 * max(worths)
    if position.seat == seat:
        worth += 1.5 * (position.options.sections - len(position.done))
        if position.pending and isinstance(position.pending[-1], Doing):
            worth += 3.0  # something will come of it
    return worth


def _held(lord: Lord) -> float:
    return (
        lord.points
        + 0.9 * sum(lord.tokens)
        + 0.3 * sum(map(bool, lord.tokens))
        + 0.4 * lord.scares
        + 1.2 * sum(section.level for section in lord.sections)
        + 0.3 * len(lord.reserve)
        + 1.5 * len(lord.cards)
        + 0.8 * sum(slot.token is not None for slot in lord.slots)
    )


BEAM = Beam(GAME, judged, 6)


@frozen
class Yardstick:
    """Thinks its turn through in as many futures as it is given."""

    beam: Beam[Position, Move] = BEAM

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        worlds = []
        for _ in range(budget.iterations):
            own, chance = chance.forked()
            worlds.append(self.beam.lines(GAME.imagined(known.view, seat, own), seat))
        return Thought(firsts(worlds)[0][0])
