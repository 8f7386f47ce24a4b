"""Choices that are due: for each kind of pending choice its moves, its refusals, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Refusal

from . import claims, turn
from .actions import effects_of, targets, upgrade_price
from .bonuses import BONUSES, RollEffect, bonus_of
from .deeds import Deeds
from .effects import Effect, Moved
from .events import BonusDropped, BonusKept, BonusUsed, PowerUsed
from .hindrances import hindrance, target_refusal
from .moves import (
    NO,
    ROLL,
    STAND,
    Act,
    Fight,
    Haunt,
    Keep,
    Move,
    MoveGhost,
    PickBuilding,
    PickSection,
    Scare,
    Summon,
    Upgrade,
    UseBonus,
    UsePower,
)
from .pending import (
    NOBODY,
    Asked,
    Blues,
    Doing,
    Fetching,
    Lifting,
    Paying,
    Pending,
    Readied,
    Rewarded,
    Throwing,
)
from .position import Position, Slot
from .powers import CARDS, talents_among
from .survey import buildings_with_room, free_slots, sections_below
from .town import BUILDINGS, SLOTS, Level


class Choosing(NamedTuple):
    """How one kind of pending choice works."""

    moves: Callable[[Position, Any], Iterator[Move]]
    play: Callable[[Deeds, Any, Any], None]
    """The choice is off the stack already."""
    refusal: Callable[[Position, Any, Any], Refusal]
    """Why something is not among the moves."""


def effect_by(by: int) -> Effect:
    """The effect of a card, or of a bonus kind where the number is below zero."""
    return CARDS[by].effect if by > 0 else BONUSES[-by - 1].effect


# ---- an action --------------------------------------------------------------------------------------


def _perform(deeds: Deeds, doing: Doing, move: Move) -> None:
    """Does the action; where the rules alone would not allow it, by the power that does."""
    if doing.raised:
        own = evolved(doing, level=Level(doing.level - doing.raised))
        if move not in targets(deeds.position, own):
            deeds.need_higher_level()
    able = talents_among(deeds.lord.cards)
    if able.aiming and hindrance(deeds.position, doing, move) is not None:
        for effect in able.aiming:
            if move in effect.targets(deeds.position, doing):
                effect.do(deeds, doing, move)
                return
    match move:
        case Summon(building, level):
            deeds.summon(building, level)
        case Scare(level):
            deeds.scare(level, level + able.scare_plus)
        case Upgrade(ghost):
            deeds.upgrade(ghost, upgrade_price(able, ghost))
        case MoveGhost(ghost, to):
            by_action = doing.section != NOBODY
            anywhere = by_action and able.moves_anywhere
            deeds.move(Moved(ghost, doing.level, by_action, anywhere), to)
        case Fight(ghost, foe):
            deeds.fight(ghost, foe)
        case Haunt(building, level, common):
            deeds.haunt(building, level, common)


def _why_no_target(position: Position, doing: Doing, move: Move) -> Refusal:
    refusal = target_refusal(position, doing, move)
    assert refusal is not None, "it is among the targets"
    return refusal


# ---- readied powers ---------------------------------------------------------------------------------


def _readied_moves(position: Position, readied: Readied) -> Iterator[Move]:
    yield from turn.acts(position, readied)
    for card in position.lord.cards:
        if _joins(position, readied, card) is None:
            yield UsePower(card)


def _joins(position: Position, readied: Readied, card: int) -> Refusal | None:
    """Whether another power can change the same action too."""
    if card in readied.powers:
        return Refusal(f"HA-8.{card}", "power_spent", (card,))
    if card not in CARDS or not CARDS[card].effect.readies:
        return Refusal(f"HA-8.{readied.powers[0]}", "ready_for_action", (readied.powers[0],))
    refusal = turn.power_refusal(position, card)
    if refusal is not None and refusal.reason != "no_action_for_power":
        return refusal
    both = evolved(readied, powers=(*readied.powers, card))
    possible = next(turn.acts(position, both), None) is not None
    return None if possible else Refusal(f"HA-8.{card}", "no_action_for_power", (card,))


def _play_readied(deeds: Deeds, readied: Readied, move: Act | UsePower) -> None:
    if isinstance(move, Act):
        turn.act(deeds, readied, move)
    else:
        deeds.push(evolved(readied, powers=(*readied.powers, move.card)))


def _why_not_readied(position: Position, readied: Readied, move: Move) -> Refusal:
    refusal = None
    if isinstance(move, Act):
        refusal = turn.act_refusal(position, readied, move)
    elif isinstance(move, UsePower):
        refusal = _joins(position, readied, move.card)
    power = readied.powers[0]
    return refusal or Refusal(f"HA-8.{power}", "ready_for_action", (power,))


# ---- dice -------------------------------------------------------------------------------------------


def _reactions(position: Position, throwing: Throwing) -> Iterator[Move]:
    yield STAND if throwing.rolled else ROLL
    for slot, held in enumerate(position.lord.slots):
        if held.token is not None:
            for die in range(len(throwing.dice)):
                if _reaction_refusal(position, throwing, slot, die) is None:
                    yield UseBonus(slot, die)
    for effect in effects_of(position, throwing.owner):
        if effect.reroll_price and _reroll_refusal(position, throwing, effect.by) is None:
            yield UsePower(effect.by)


def _reaction_refusal(
    position: Position, throwing: Throwing, slot: int, die: int
) -> Refusal | None:
    refusal = turn.slot_refusal(position, slot)
    if refusal is not None:
        return refusal
    token = position.lord.slots[slot].token
    assert token is not None
    effect = bonus_of(token).effect
    if not isinstance(effect, RollEffect):
        return Refusal("HA-1.5", "not_in_a_roll", (token,))
    if die not in range(len(throwing.dice)):
        return Refusal("HA-3.5", "no_such_die")
    useless = effect.useless(position, throwing, die)
    return Refusal("HA-3.5", useless, (token,)) if useless else None


def _reroll_refusal(position: Position, throwing: Throwing, card: int) -> Refusal | None:
    rule = f"HA-8.{card}"
    if card not in position.lord.cards or not CARDS[card].effect.reroll_price:
        return Refusal("HA-1.5", "finish_the_roll")
    if throwing.against is None:
        return Refusal(rule, "attack_die_only", (card,))
    if not throwing.rolled:
        return Refusal(rule, "after_the_roll", (card,))
    price = CARDS[card].effect.reroll_price
    if position.lord.scares < price:
        return Refusal(rule, "too_few_scares", (price, position.lord.scares))
    return None


def _react(deeds: Deeds, throwing: Throwing, move: Move) -> None:
    match move:
        case UseBonus(slot, die):
            token = deeds.use_bonus(slot)
            deeds.say(BonusUsed(deeds.seat, token))
            effect = bonus_of(token).effect
            assert isinstance(effect, RollEffect)
            deeds.push(effect.change(deeds, throwing, die))
        case UsePower(card):
            deeds.say(PowerUsed(deeds.seat, card))
            deeds.pay_scares(CARDS[card].effect.reroll_price)
            deeds.push(deeds.roll(throwing, only=0))
        case _:
            if throwing.rolled:
                deeds.stand(throwing)
            else:
                deeds.push(deeds.roll(throwing))


def _why_no_reaction(position: Position, throwing: Throwing, move: Move) -> Refusal:
    refusal = None
    match move:
        case UseBonus(slot, die):
            refusal = _reaction_refusal(position, throwing, slot, die)
        case UsePower(card):
            refusal = _reroll_refusal(position, throwing, card)
    return refusal or Refusal("HA-1.5", "finish_the_roll")


# ---- bonus tokens -----------------------------------------------------------------------------------


def _keepings(position: Position, fetching: Fetching) -> Iterator[Move]:
    yield from map(Keep, free_slots(position.lords[fetching.owner]))
    yield NO


def _fetch(deeds: Deeds, fetching: Fetching, move: Move) -> None:
    drawn = fetching.building == NOBODY
    if isinstance(move, Keep):
        old = deeds.lord.slots[move.slot].token
        if old is not None:
            deeds.discard(old)
        deeds.set_slot(deeds.seat, move.slot, Slot(fetching.token))
        building = None if drawn else BUILDINGS[fetching.building]
        deeds.say(BonusKept(deeds.seat, fetching.token, building, old))
        if not drawn:
            deeds.pick_up(fetching.building)
            for effect in deeds.effects():
                effect.on_fetch(deeds, fetching.ghost)
    elif drawn:
        deeds.discard(fetching.token)
        deeds.say(BonusDropped(deeds.seat, fetching.token))


def _why_not_kept(position: Position, fetching: Fetching, move: Move) -> Refusal:
    if isinstance(move, Keep) and move.slot in range(SLOTS):
        return Refusal("HA-3.3", "slot_blocked")
    return Refusal("HA-3.1", "bonus_first", (fetching.token,))


# ---- blue ghosts, lifts, prices, rewards, powers ----------------------------------------------------


def _homes(position: Position, blues: Blues) -> Iterator[Move]:
    return map(PickBuilding, buildings_with_room(position))


def _why_not_there(position: Position, blues: Blues, move: Move) -> Refusal:
    if isinstance(move, PickBuilding):
        return Refusal("HA-T3", "building_full", (move.building, position.options.room))
    return Refusal("HA-T5", "blues_first")


def _lifts(position: Position, lifting: Lifting) -> Iterator[Move]:
    yield from sections_below(position.lords[lifting.owner], lifting.level)
    if not position.options.master:  # HA-7.7
        yield NO


def _lift(deeds: Deeds, lifting: Lifting, move: Move) -> None:
    if isinstance(move, PickSection):
        deeds.lift(move.section, lifting.level)


def _why_not_lifted(position: Position, lifting: Lifting, move: Move) -> Refusal:
    if isinstance(move, PickSection) and move.section in range(position.options.sections):
        return Refusal("HA-2.3", "not_below", (lifting.level,))
    if move == NO:
        return Refusal("HA-7.7", "lift_is_due", (lifting.level,))
    return Refusal("HA-2.3", "lift_first", (lifting.level,))


_CHOOSING: dict[type[Any], Choosing] = {
    Readied: Choosing(_readied_moves, _play_readied, _why_not_readied),
    Doing: Choosing(targets, _perform, _why_no_target),
    Throwing: Choosing(_reactions, _react, _why_no_reaction),
    Fetching: Choosing(_keepings, _fetch, _why_not_kept),
    Blues: Choosing(
        _homes, lambda deeds, blues, move: deeds.bring_blues(move.building), _why_not_there
    ),
    Lifting: Choosing(_lifts, _lift, _why_not_lifted),
    Paying: Choosing(
        claims.payments,
        claims.pay,
        lambda position, paying, move: Refusal("HA-4.1", "pay_first", (paying.card,)),
    ),
    Rewarded: Choosing(
        claims.rewards,
        claims.take_reward,
        lambda position, rewarded, move: Refusal("HA-4.3", "reward_first", (rewarded.card,)),
    ),
    Asked: Choosing(
        lambda position, asked: effect_by(asked.by).choices(position, asked),
        lambda deeds, asked, move: effect_by(asked.by).choose(deeds, asked, move),
        lambda position, asked, move: Refusal(
            f"HA-8.{asked.by}" if asked.by > 0 else "HA-3.5",
            "not_for_power",
            (asked.by, int(bool(asked.chosen))),
        ),
    ),
}


def choices(position: Position, pending: Pending) -> Iterator[Move]:
    """The lawful moves while this is on top of the stack."""
    return _CHOOSING[type(pending)].moves(position, pending)


def choice_refusal(position: Position, pending: Pending, move: Move) -> Refusal | None:
    kind = _CHOOSING[type(pending)]
    if move in kind.moves(position, pending):
        return None
    return kind.refusal(position, pending, move)


def choose(deeds: Deeds, move: Move) -> None:
    pending = deeds.pop()
    _CHOOSING[type(pending)].play(deeds, pending, move)


def settle(deeds: Deeds) -> None:
    """Goes on until somebody has a choice: what cannot be chosen is left, and what must be is done.
    Some wait for their player all the same."""
    while deeds.part("pending"):
        position = deeds.position
        pending = position.pending[-1]
        moves = choices(position, pending)
        first = next(moves, None)
        if first is not None and _waits(pending):
            return
        second = next(moves, None)
        if first is None or (first == NO and second is None):
            deeds.pop()
        elif second is None:
            if first == STAND:
                deeds.show()  # what the dice say, before what comes of it
            choose(deeds, first)
        else:
            return


def _waits(pending: Pending) -> bool:
    """Whether even the only choice is left to the player: a disc has just been put there, or a
    price is being changed."""
    if isinstance(pending, Paying):
        return bool(pending.tokens or pending.disc)
    return isinstance(pending, Doing | Readied)
