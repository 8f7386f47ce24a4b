"""How likely a fight is won, exactly: every face of every die is counted, and every choice weighed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from halloween_table.engine.game import Seat

from .actions import effects_of
from .bonuses import AddsThree, RaisesDie, Rerolls, bonus_of
from .moves import Fight, Move, PickGhost
from .pending import NOBODY, Asked, Die, Doing, Throwing
from .position import Position
from .town import DIE, LEVEL_OF, Action, Level

THREE = 3
"""What the bonus adds (HA-3.5)."""


class Odds(NamedTuple):
    """How likely an attack is won, from 0 to 1."""

    alone: float
    """With the powers that act by themselves; nothing else is called upon."""
    best: float
    """With the best use of those that one may choose."""


class Means(NamedTuple):
    """What an attacker can still do about a roll."""

    raises: int = 0
    """Bonuses that bring the next higher die, before the roll."""
    rerolls: int = 0
    """Bonuses that roll it again."""
    threes: int = 0
    """Bonuses that add three."""
    discs: int = 0
    """Each bonus takes one of the reserve (HA-3.2)."""
    paid: int = 0
    """How many rerolls the scares buy."""


def fight_odds(view: Position, seat: Seat, ghost: int, foe: int) -> Odds:
    """Of a fight that has not begun."""
    if view.options.master:
        return Odds(1.0, 1.0)  # HA-7.2: nobody attacks who would not win
    effects = effects_of(view, seat)
    own = Die(LEVEL_OF[ghost], plus=sum(effect.attack_plus for effect in effects))
    other = LEVEL_OF[foe]
    alone = _alone(own.level, own.plus, other)
    if any(effect.opens_fight(view, ghost, foe) for effect in effects):
        return Odds(alone, 1.0)
    return Odds(alone, _before(own.level, own.plus, other, means_of(view, seat)))


def odds_offered(view: Position, moves: Iterable[Move]) -> dict[int, dict[int, Odds]]:
    """Of every fight among these moves: by foe, and by the ghost that would attack it. In Master
    there is nothing to tell."""
    found: dict[int, dict[int, Odds]] = {}
    due = view.pending[-1] if view.pending and not view.options.master else None
    match due:
        case Doing(action=Action.FIGHT) | Asked(chosen=(_, *_)):
            pass
        case _:
            return found
    for move in moves:
        match due, move:
            case Doing(owner), Fight(ghost, foe):
                found.setdefault(foe, {})[ghost] = fight_odds(view, owner, ghost, foe)
            case Asked(owner, ghost=ghost, chosen=foes), PickGhost(foe) if foe in foes:
                if ghost != NOBODY:
                    found.setdefault(foe, {})[ghost] = fight_odds(view, owner, ghost, foe)
    return found


def roll_odds(view: Position, throwing: Throwing) -> Odds:
    """Of one whose dice are on the table, rolled or not."""
    (own,), other = throwing.dice, throwing.against
    assert other is not None, "somebody rolls for the defender"
    means = means_of(view, throwing.owner)
    if not throwing.rolled:
        alone = _alone(own.level, own.plus, other.level)
        return Odds(alone, _before(own.level, own.plus, other.level, means))
    need = other.total - own.plus
    means = means._replace(raises=0)
    enough = own.value > need - _added(means)
    best = 1.0 if enough else _again(DIE[own.level], need, means)
    return Odds(float(own.value > need), best)


def means_of(view: Position, seat: Seat) -> Means:
    """What a lord has for a roll of their own."""
    lord = view.lords[seat]
    held = [bonus_of(slot.token).effect for slot in lord.slots if slot.token is not None]
    prices = [effect.reroll_price for effect in effects_of(view, seat) if effect.reroll_price]
    raises, rerolls, threes = (
        sum(isinstance(effect, kind) for effect in held) for kind in (RaisesDie, Rerolls, AddsThree)
    )
    discs = min(len(lord.reserve), raises + rerolls + threes)
    return Means(raises, rerolls, threes, discs, lord.scares // min(prices) if prices else 0)


def wins(own: Level, plus: int, other: Level) -> tuple[int, int]:
    """Both dice are rolled, and that is that: how many ways there are for the attacker's to be higher
    (HA-2.5), and how many in all."""
    faces, others = DIE[own], DIE[other]
    won = sum(max(0, min(others, face + plus - 1)) for face in range(1, faces + 1))
    return won, faces * others


def _alone(own: Level, plus: int, other: Level) -> float:
    won, ways = wins(own, plus, other)
    return won / ways


@lru_cache(maxsize=4096)
def _before(own: Level, plus: int, other: Level, means: Means) -> float:
    """The dice are to be rolled: at once, or first with a higher one."""
    others, spent = range(1, DIE[other] + 1), means._replace(raises=0)
    best = sum(_rolled(DIE[own], face - plus, spent) for face in others) / len(others)
    if means.raises and means.discs and own < Level.RED:
        fewer = means._replace(raises=means.raises - 1, discs=means.discs - 1)
        best = max(best, _before(Level(own + 1), plus, other, fewer))
    return best


@lru_cache(maxsize=4096)
def _rolled(faces: int, need: int, means: Means) -> float:
    """The attacker's die falls; it has to show more than is needed."""
    lost = 1.0 - _wins(faces, need, means)
    again = _again(faces, need, means._replace(paid=0)) if lost else 0.0
    return 1.0 - lost ** (means.paid + 1) * (1.0 - again)


def _wins(faces: int, need: int, means: Means) -> float:
    """How likely one fall of the die is enough, with all that can be added to it."""
    least = need - _added(means)
    return min(1.0, max(0.0, (faces - least) / faces))


def _added(means: Means) -> int:
    return THREE * min(means.threes, means.discs)


def _again(faces: int, need: int, means: Means) -> float:
    """The die has fallen and is not enough. Rerolls for scares come first: they take no disc from
    what can be added. What is added is added last, when it is seen whether it helps."""
    if means.paid:
        return _rolled(faces, need, means._replace(paid=means.paid - 1))
    if means.rerolls and means.discs:
        fewer = means._replace(rerolls=means.rerolls - 1, discs=means.discs - 1)
        return _rolled(faces, need, fewer)
    return 0.0
