"""What a player could still do: asked before they leave a round that they need not lose."""

from __future__ import annotations

from halloween_table.engine.game import Seat

from .effects import Hold
from .position import Laid, Position, rival
from .psychics import EFFECTS
from .rounds import holding
from .strength import Sides, strengths


def could_stay(position: Position, seat: Seat) -> bool:
    """Whether the cards that seat can play now would be enough to stay: all the ghosts in hand,
    and those psychics that need no choice and help. Sees no more than the seat's own view."""
    family = position.families[seat]
    unbound = position.played or not holding(position, rival(seat), Hold.NO_SINGLE_CARD)
    if len(family.hand) + len(family.front) < (1 if unbound else 2):
        return False
    sides = _laid_out(position, seat, [Laid(card, card.face) for card in family.hand])
    tie_is_enough = holding(position, seat, Hold.TIE_IS_ENOUGH) is not None
    best = _ahead(sides, seat)
    if holding(position, rival(seat), Hold.NO_PSYCHICS) is None:
        for card in family.front:
            effect = EFFECTS[card.face or 0]
            if effect.choices or effect.only_at_ten or effect.lacks(position, seat):
                continue
            tie_is_enough = tie_is_enough or effect.hold is Hold.TIE_IS_ENOUGH
            last_ghost = position.families[rival(seat)].last_ghost
            laid = Laid(card, effect.printed(last_ghost, False, 0), seat)
            tried = _with(sides, seat, laid)
            if _ahead(tried, seat) > best:
                sides, best = tried, _ahead(tried, seat)
    return best > 0 or (best == 0 and tie_is_enough)


def _laid_out(position: Position, seat: Seat, more: list[Laid]) -> Sides:
    green, blue = (family.laid for family in position.families)
    return (green, (*blue, *more)) if seat else ((*green, *more), blue)


def _with(sides: Sides, seat: Seat, laid: Laid) -> Sides:
    green, blue = sides
    return (green, (*blue, laid)) if seat else ((*green, laid), blue)


def _ahead(sides: Sides, seat: Seat) -> int:
    both = strengths(sides)
    return both[seat] - both[rival(seat)]
