"""Playing by rule of thumb: stay if that is not too dear, else leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from attrs import field, frozen

from halloween_table.engine.game import Seat

from ..rules import effects, strength
from ..rules.cards import Card, is_ghost_sleeve
from ..rules.effects import Hold
from ..rules.game import RestInPeace
from ..rules.moves import EndTurn, Move, Play, PlayUnseen, Stake, StakeNothing
from ..rules.position import LINE, Laid, Phase, Position, rival
from ..rules.psychics import EFFECTS
from ..rules.rounds import holding
from ..rules.strength import Sides, strengths
from .judgement import Judgement, at_ten
from .order import to_stay

_GAME = RestInPeace()
_END_TURN, _PLAY_UNSEEN, _STAKE_NOTHING = EndTurn(), PlayUnseen(), StakeNothing()


@frozen
class Habits:
    """How much somebody gives for what."""

    mansion: float = 8.0
    """What they give for every mansion, whatever it means, in points."""
    missed: float = 0.3
    """How much of a card's cost is missed in the rounds before, if it is put at round ten."""
    thrifty: bool = True
    """Whether they stay by what costs them least, rather than by what is largest."""


class _Card(NamedTuple):
    """Something that can be played towards staying."""

    gain: int
    cost: float
    move: Move
    psychic: bool


@frozen
class Thumb:
    """Plays whole turns without looking ahead. It needs to see everything: a world, not a view."""

    judgement: Judgement = field(factory=Judgement)
    habits: Habits = Habits()

    def __call__(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        if position.pending:
            return (_best_choice(position, seat),)
        if position.phase is Phase.STAKE:
            return (self._stake(position, seat),)
        missing = to_stay(position, seat)
        lawful = [*_GAME.moves(position, seat)]
        may_end = _END_TURN in lawful
        if missing <= 0 and may_end:
            return (_END_TURN,)
        if len(lawful) == 1:
            return (lawful[0],)
        if _PLAY_UNSEEN in lawful:
            stay = not may_end or missing + 1 <= self.habits.mansion
            return (_PLAY_UNSEEN if stay else _END_TURN,)
        chosen = cheapest if self.habits.thrifty else largest
        plan = chosen(self._playable(position, seat, lawful), max(1, missing))
        if may_end and (plan is None or sum(card.cost for card in plan) > self.habits.mansion):
            return (_END_TURN,)
        if plan is None:
            return (min(lawful, key=lambda move: self._cost(position, seat, move)),)
        if any(card.psychic for card in plan):
            return (next(card.move for card in plan if card.psychic),)
        moves = tuple(card.move for card in plan)
        if self._may_end_after(position, seat, len(moves)):
            return (*moves, _END_TURN)
        return moves

    def _cost(self, position: Position, seat: Seat, move: Move) -> float:
        if not isinstance(move, Play):
            return 9.0
        family = position.families[seat]
        return next(
            self.judgement.cost(card)
            for card in (*family.hand, *family.front)
            if card.sleeve == move.card
        )

    def _may_end_after(self, position: Position, seat: Seat, cards: int) -> bool:
        """Whether what was counted on will have come: nothing changes what ghosts count, and a
        single card is allowed."""
        return not _lasting(position) and (
            position.played + cards != 1
            or holding(position, rival(seat), Hold.NO_SINGLE_CARD) is None
        )

    def _playable(self, position: Position, seat: Seat, lawful: list[Move]) -> list[_Card]:
        family = position.families[seat]
        sides = (position.families[0].laid, position.families[1].laid)
        changed = _lasting(position)
        playable = {move.card: move for move in lawful if isinstance(move, Play)}
        before = strength.strength(sides, seat) if changed else 0
        gains: dict[int, int] = {}
        found = []
        for card in family.hand:
            if card.sleeve in playable:
                face = card.face or 0
                if changed and face not in gains:
                    after = strength.strength(_with(sides, seat, Laid(card, face)), seat)
                    gains[face] = after - before
                gain = gains[face] if changed else face
                found.append(_Card(gain, self.judgement.cost(card), playable[card.sleeve], False))
        for card in family.front:
            if card.sleeve in playable:
                gain = _psychic_gain(position, seat, card, sides)
                if gain > 0:
                    found.append(
                        _Card(gain, self.judgement.cost(card), playable[card.sleeve], True)
                    )
        return found

    def _stake(self, position: Position, seat: Seat) -> Move:
        """What helps at round ten more than it is missed in the rounds before."""
        family = position.families[seat]
        best: Move = _STAKE_NOTHING
        most = 0.0
        for card in (*family.hand, *family.front):
            late = position.round == LINE or _only_at_ten(card)
            worth = at_ten(card) - (0.0 if late else self.habits.missed * self.judgement.cost(card))
            if worth > most:
                best, most = Stake(card.sleeve), worth
        return best


def _only_at_ten(card: Card) -> bool:
    return not is_ghost_sleeve(card.sleeve) and EFFECTS[card.face or 0].only_at_ten


def cheapest(cards: list[_Card], missing: int) -> list[_Card] | None:
    """The cards that bring at least that much for the least; None if all together do not."""
    best: dict[int, tuple[float, list[_Card]]] = {0: (0.0, [])}
    for card in cards:
        if card.gain <= 0:
            continue
        for reached, (cost, chosen) in [*best.items()]:
            if reached < missing:
                more = min(missing, reached + card.gain)
                price = cost + card.cost
                known = best.get(more)
                if known is None or price < known[0]:
                    best[more] = (price, [*chosen, card])
    return best[missing][1] if missing in best else None


def largest(cards: list[_Card], missing: int) -> list[_Card] | None:
    """The largest cards, as many of them as bring at least that much; None if all together do not."""
    chosen: list[_Card] = []
    for card in sorted(cards, key=lambda card: -card.gain):
        if missing > 0 and card.gain > 0:
            chosen.append(card)
            missing -= card.gain
    return chosen if missing <= 0 else None


def _lasting(position: Position) -> bool:
    return any(laid.works_for is not None for family in position.families for laid in family.laid)


def _with(sides: Sides, seat: Seat, laid: Laid) -> Sides:
    green, blue = sides
    return (green, (*blue, laid)) if seat else ((*green, laid), blue)


def _ahead(sides: Sides, seat: Seat) -> int:
    both = strengths(sides)
    return both[seat] - both[rival(seat)]


def _gain(sides: Sides, seat: Seat, laid: Laid) -> int:
    return _ahead(_with(sides, seat, laid), seat) - _ahead(sides, seat)


def _psychic_gain(position: Position, seat: Seat, card: Card, sides: Sides) -> int:
    """By how much it would bring somebody ahead at once, about."""
    assert card.face is not None
    effect = EFFECTS[card.face]
    of_choice = _GAINS.get(type(effect))
    if of_choice is not None:
        return of_choice(position, seat, sides)
    last_ghost = position.families[rival(seat)].last_ghost
    printed = effect.printed(last_ghost, False, 0)
    if printed is None and effect.counting is None:
        return 0
    return _gain(sides, seat, Laid(card, printed, seat))


def _worths(sides: Sides, seat: Seat, most: int = 99) -> list[int]:
    return [counted.worth for counted in strength.explained(sides, seat) if counted.printed <= most]


def _exchanged(position: Position, seat: Seat, sides: Sides) -> int:
    return 2 * (max(_worths(sides, rival(seat)), default=0) - min(_worths(sides, seat), default=9))


def _brought(position: Position, seat: Seat, sides: Sides) -> int:
    past = position.families[seat].past
    return max((laid.printed or 0 for cards in past for laid in cards), default=0)


def _named(position: Position, seat: Seat, sides: Sides) -> int:
    own = [laid.printed for laid in sides[seat]]
    theirs = [laid.printed for laid in sides[rival(seat)]]
    return 2 * max(own.count(value) - theirs.count(value) for value in range(1, 7))


_GAINS: dict[type[Any], Callable[[Position, Seat, Sides], int]] = {
    effects.Exorcises: lambda position, seat, sides: max(_worths(sides, rival(seat)), default=0),
    effects.Lures: lambda position, seat, sides: 2 * max(_worths(sides, rival(seat), 3), default=0),
    effects.Exchanges: _exchanged,
    effects.Brings: _brought,
    effects.CountsNamed: _named,
    effects.Summons: lambda position, seat, sides: max(
        (card.face or 0 for card in position.families[seat].deck), default=0
    ),
}


def _best_choice(position: Position, seat: Seat) -> Move:
    return max(
        _GAME.moves(position, seat),
        key=lambda move: _comes_of(_GAME.play(position, seat, move).position, seat),
    )


def _comes_of(position: Position, seat: Seat) -> tuple[int, int]:
    """How far ahead a choice brings somebody, once all is chosen; and what they then have in hand."""
    if position.pending and position.decider == seat:
        return max(
            _comes_of(_GAME.play(position, seat, move).position, seat)
            for move in _GAME.moves(position, seat)
        )
    sides = (position.families[0].laid, position.families[1].laid)
    return _ahead(sides, seat), sum(card.face or 0 for card in position.families[seat].hand)
