"""What a first trial of computer players had come to: Monte Carlo search over all lawful moves with a plain
judgement, playouts by a plain rule of thumb cut after two rounds. Hard players have to be better."""

from __future__ import annotations

from math import exp

from halloween_table.contract.minds import Thinker
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Thought
from halloween_table.games.rest_in_peace.rules import strength
from halloween_table.games.rest_in_peace.rules.cards import is_castle
from halloween_table.games.rest_in_peace.rules.game import RestInPeace
from halloween_table.games.rest_in_peace.rules.moves import EndTurn, Move, Play
from halloween_table.games.rest_in_peace.rules.position import Phase, Position, rival
from halloween_table.games.rest_in_peace.rules.rounds import stays
from tests.tournament.monte_carlo import MonteCarlo

_GAME = RestInPeace()
_MANOR, _CASTLE = (0, 4, 9, 16, 30), (0, 5, 12, 30)
_PSYCHIC, _STAKED, _AHEAD = 2.5, 0.9, 0.4


def _has(position: Position, seat: Seat) -> float:
    family, won = position.families[seat], position.won(seat)
    castles = sum(map(is_castle, won))
    ghosts = sum(card.face or 2.7 for card in family.hand)
    return (
        _MANOR[min(4, len(won) - castles)]
        + _CASTLE[min(3, castles)]
        + ghosts
        + _PSYCHIC * len(family.front)
        + _STAKED * sum(card.face or 2.7 for card in family.stakes)
    )


def judged(position: Position, seat: Seat) -> float:
    """Mansions, cards and strength, added up."""
    both = strength.now(position)
    other = rival(seat)
    ahead = _AHEAD * (both[seat] - both[other])
    return 1 / (1 + exp(-(_has(position, seat) - _has(position, other) + ahead) / 8))


def by_thumb(position: Position, seat: Seat, chance: Chance) -> tuple[Move, ...]:
    """The smallest card until it is enough; now and then, and where a lot is missing, they leave."""
    moves = [*_GAME.moves(position, seat)]
    drawn, _ = chance.below(1000)
    if position.pending or position.phase is not Phase.PLAY:
        return (moves[drawn % len(moves)],)
    end = EndTurn()
    if end in moves and (stays(position) or (position.played == 0 and drawn < 250)):
        return (end,)
    faces = {card.sleeve: card.face or 0 for card in position.families[seat].hand}
    ghosts = [move for move in moves if isinstance(move, Play) and move.card in faces]
    both = strength.now(position)
    if end in moves and both[seat] + sum(faces.values()) <= both[rival(seat)]:
        return (end,)
    if ghosts:
        return (min(ghosts, key=lambda move: faces[move.card]),)
    return (moves[drawn % len(moves)],)


def _all(position: Position, seat: Seat) -> list[Move]:
    return [*_GAME.moves(position, seat)]


_SEARCH = MonteCarlo(_GAME, judged, by_thumb, _all, rounds=2, curiosity=0.7)


class Yardstick:
    """Tries out every lawful move."""

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Move]:
        return Thought(_SEARCH.weighed(known.view, seat, chance, budget)[0].move)


def yardstick() -> Thinker:
    return Thinker(Yardstick(), Budget(430))
