"""How things stand for the one whose turn it is: what the screen says before they decide."""

from __future__ import annotations

from typing import NamedTuple

from halloween_table.engine.game import Seat

from .effects import Hold
from .position import Laid, Phase, Position, rival
from .psychics import EFFECTS
from .rounds import holding, plays_unseen, stays
from .strength import Sides, now, strengths


class Outlook(NamedTuple):
    """What ending the turn now would mean, and what is needed to stay."""

    to_beat: int
    """The rival's strength."""
    stays: bool
    tie_is_enough: bool
    hypnotised: bool
    """Chance plays the next card."""
    second_stake: bool
    """One card was put at round 10, and another may be."""


def outlook(position: Position) -> Outlook:
    seat, playing = position.seat, position.phase is Phase.PLAY
    return Outlook(
        to_beat=now(position)[rival(seat)],
        stays=playing and stays(position),
        tie_is_enough=holding(position, seat, Hold.TIE_IS_ENOUGH) is not None,
        hypnotised=playing and plays_unseen(position),
        second_stake=position.stakes_left == 1
        and holding(position, seat, Hold.TWO_STAKES) is not None,
    )


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
