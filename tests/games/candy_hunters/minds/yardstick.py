"""What computer players are measured by: the best that a first trial found, a beam over the own turn in
a few worlds, and what that was measured by, a look one move ahead."""

from __future__ import annotations

from attrs import evolve, frozen

from halloween_table.engine.beam import Beam, firsts
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Thought
from halloween_table.games.candy_hunters.rules.moves import Move
from halloween_table.games.candy_hunters.rules.patterns import scorings, worth_scoring
from halloween_table.games.candy_hunters.rules.position import Kid, Position, Stage

from ..doing import GAME

WIDTH = 30
CAN_STILL = 0.8
"""What scoring would bring, if it can be done in this turn."""
CAN_LATER = 0.4
KID = 0.4


def judged(position: Position, seat: Seat) -> float:
    """Points, cards that would score, and kids in town: a judgement made by hand."""
    points = [standing.points for standing in GAME.standings(position)]
    mine = points.pop(seat)
    worth = mine - sum(points) / len(points)
    if position.over:
        return worth
    hand = [held.card for held in position.hunters[seat].hand]
    cards = worth_scoring(evolve(position, seat=seat), scorings(position, hand))
    if position.seat == seat and position.stage <= Stage.PATTERN:
        worth += CAN_STILL * max(cards.values(), default=0)
    worth += CAN_LATER * sum(cards.values()) * (position.round < 6)
    kids = [piece.seat == seat for piece in position.standing.values() if type(piece) is Kid]
    return worth + KID * sum(1 if own else -1 / len(points) for own in kids)


@frozen
class Greedy:
    """Looks a move ahead."""

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        world = GAME.imagined(known.view, seat, chance)
        moves = list(GAME.moves(world, seat))
        return Thought(
            max(moves, key=lambda move: judged(GAME.play(world, seat, move).position, seat))
        )


@frozen
class Yardstick:
    """A beam over the own turn in as many worlds as the budget allows."""

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        beam = Beam(GAME, judged, WIDTH)
        worlds = []
        for _ in range(budget.iterations):
            own, chance = chance.forked()
            worlds.append(beam.lines(GAME.imagined(known.view, seat, own), seat))
        return Thought(firsts(worlds)[0][0])
