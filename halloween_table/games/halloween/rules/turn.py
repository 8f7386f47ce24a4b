"""A turn: an action or a rest in each section, and what may be done between them (HA-1.1 to HA-1.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Refusal, Turn

from . import claims
from .actions import targets
from .bonuses import bonus_of
from .deeds import Deeds
from .effects import Effect, When
from .ending import count_up
from .events import BonusUsed, CircleDiscsTaken, DiscPlaced, TurnEnded
from .foresight import is_of_use_after
from .hindrances import futility
from .moves import Act, EndTurn, Move, MoveGhost, Rest, UseBonus, UsePower
from .openings import has_other_target, has_target, lowest_levels
from .pending import Doing, Readied
from .position import Position, Slot
from .powers import CARDS, talents_among
from .town import ACTIONS, LEVELS, SLOTS, Action, Level

_ACTS = tuple(tuple(Act(section, action) for action in ACTIONS) for section in range(4))
_RESTS = tuple(map(Rest, range(4)))
_BONUSES = tuple(map(UseBonus, range(SLOTS)))
_doing = cache(Doing)
_END_TURN = EndTurn()
OF_THEMSELVES = frozenset({"works_by_itself", "not_called"})
"""Why some powers cannot be called upon: they work, or are offered, when their moment has come."""


def moves(position: Position) -> Iterator[Move]:
    """What can be done when nothing waits for a choice."""
    yield from acts(position, None)
    for section in range(position.options.sections):
        if section not in position.done:
            yield _RESTS[section]
    lord = position.lord
    for at, slot in enumerate(lord.slots):
        if slot.token is not None and bonus_refusal(position, at) is None:
            yield _BONUSES[at]
    for card in talents_among(lord.cards).called:
        if power_refusal(position, card) is None:
            yield UsePower(card)
    yield from claims.claims(position, position.seat)
    if len(position.done) == position.options.sections:
        yield _END_TURN


# ---- sections ---------------------------------------------------------------------------------------


def acts(position: Position, readied: Readied | None) -> Iterator[Act]:
    lord = position.lord
    if not lord.reserve:
        return
    reoccupies, raises = _readied(readied)
    lowest = lowest_levels(position, position.seat)
    others = bool(raises or talents_among(lord.cards).aiming)
    known: dict[tuple[Level, Action], bool] = {}
    for at, section in enumerate(lord.sections):
        level = section.level
        if at in position.done or level + raises > Level.RED:
            continue
        for action, discs in zip(ACTIONS, section.discs, strict=True):
            if bool(discs) is not reoccupies:
                continue
            possible = lowest[action] <= level
            if others and (raises or not possible):
                if (level, action) not in known:
                    doing = _doing(position.seat, action, level, at)
                    known[level, action] = _can_otherwise(position, doing, raises)
                possible = known[level, action]
            if possible:
                yield _ACTS[at][action]


def _readied(readied: Readied | None) -> tuple[bool, int]:
    """Whether an occupied action space is wanted, and how many levels the section is raised."""
    if readied is None:
        return False, 0
    effects = [CARDS[power].effect for power in readied.powers]
    return any(e.reoccupies for e in effects), sum(e.raises for e in effects)


def _can(position: Position, doing: Doing, raises: int) -> bool:
    """Whether the action has a target; raised, one that the section alone could not reach."""
    return _can_otherwise(position, doing, raises) if raises else has_target(position, doing)


def _can_otherwise(position: Position, doing: Doing, raises: int) -> bool:
    """Whether powers let it be done with something that is beyond the rules or the section."""
    if raises:
        return _gains(position, doing, Level(doing.level + raises))
    return has_other_target(position, doing)


def _gains(position: Position, doing: Doing, raised: Level) -> bool:
    """Whether a higher level lets the action be done with something else, from beginning to end."""
    within = list(targets(position, doing))
    beyond = targets(position, evolved(doing, level=raised))
    return any(move not in within for move in beyond) or any(
        is_of_use_after(position, doing, move, raised)
        for move in within
        if isinstance(move, MoveGhost)
    )


def act_refusal(position: Position, readied: Readied | None, move: Act) -> Refusal | None:
    refusal = section_refusal(position, move.section)
    if refusal is not None:
        return refusal
    section = position.lord.sections[move.section]
    reoccupies, raises = _readied(readied)
    if section.discs[move.action] and not reoccupies:
        return Refusal("HA-1.4", "occupied", (move.action,))
    if reoccupies and not section.discs[move.action]:
        return Refusal(
            _id(readied, lambda effect: effect.reoccupies), "space_is_free", (move.action,)
        )
    if not position.lord.reserve:
        return Refusal("HA-1.1", "no_disc")
    if section.level + raises > Level.RED:
        return Refusal(_id(readied, lambda effect: effect.raises > 0), "no_higher_level")
    if not _can(position, _doing(position.seat, move.action, section.level, move.section), raises):
        if raises and has_target(position, Doing(position.seat, move.action, section.level, 0)):
            return Refusal(
                _id(readied, lambda effect: effect.raises > 0),
                "nothing_higher",
                (LEVELS[section.level],),
            )
        level = Level(section.level + raises)
        return futility(position, Doing(position.seat, move.action, level, move.section))
    return None


def _id(readied: Readied | None, wants: Callable[[Effect], bool]) -> str:
    """The rule of the readied power that wants it so."""
    powers = readied.powers if readied else ()
    return next(f"HA-8.{power}" for power in powers if wants(CARDS[power].effect))


def section_refusal(position: Position, section: int) -> Refusal | None:
    if section not in range(position.options.sections):
        return Refusal("HA-1.1", "no_such_section")
    return Refusal("HA-1.1", "section_done", (section,)) if section in position.done else None


def act(deeds: Deeds, readied: Readied | None, move: Act) -> None:
    _, raises = _readied(readied)
    for power in readied.powers if readied else ():
        if not CARDS[power].effect.raises:  # a higher level is spent when it is needed (HA-8.4)
            deeds.spend(power)
    section = deeds.lord.sections[move.section]
    deeds.add_disc(move.section, move.action)
    deeds.set(done=(*deeds.part("done"), move.section), acting=move.section, rolled=None)
    deeds.say(DiscPlaced(deeds.seat, move.section, move.action))
    deeds.begin(move.action, Level(section.level + raises), move.section, raises)


def rest(deeds: Deeds, section: int) -> None:
    deeds.set(done=(*deeds.part("done"), section))
    deeds.rest(section)


# ---- powers and bonus tokens ------------------------------------------------------------------------


def power_refusal(position: Position, card: int) -> Refusal | None:
    """Why a power cannot be called upon between actions."""
    if card not in position.lord.cards:
        return Refusal("HA-4.2", "not_your_card")
    row = CARDS[card]
    if row.when is not When.TURN:
        return Refusal(f"HA-8.{card}", "works_by_itself", (card,))
    if card in position.spent:
        return Refusal(f"HA-8.{card}", "power_spent", (card,))
    if row.effect.readies:
        readied = Readied(position.seat, (card,))
        possible = next(acts(position, readied), None) is not None
        return None if possible else Refusal(f"HA-8.{card}", "no_action_for_power", (card,))
    lacks = row.effect.lacks(position, position.seat)
    return Refusal(f"HA-8.{card}", lacks, (card,)) if lacks else None


def use_power(deeds: Deeds, card: int) -> None:
    effect = CARDS[card].effect
    if effect.readies:
        deeds.push(Readied(deeds.seat, (card,)))
    else:
        deeds.spend(card)
        effect.use(deeds)


def slot_refusal(position: Position, slot: int) -> Refusal | None:
    """HA-3.2: a token there and a disc for it."""
    if slot not in range(SLOTS) or position.lord.slots[slot].token is None:
        return Refusal("HA-3.2", "slot_empty")
    return None if position.lord.reserve else Refusal("HA-3.2", "no_disc_for_bonus")


def bonus_refusal(position: Position, slot: int) -> Refusal | None:
    """Why a bonus token cannot be used between actions."""
    refusal = slot_refusal(position, slot)
    if refusal is not None:
        return refusal
    token = position.lord.slots[slot].token
    assert token is not None
    bonus = bonus_of(token)
    if bonus.for_roll:
        return Refusal("HA-3.5", "within_a_roll", (token,))
    lacks = bonus.effect.lacks(position, position.seat)
    return Refusal("HA-8.0", lacks, (-token - 1,)) if lacks else None


def use_bonus(deeds: Deeds, slot: int) -> None:
    token = deeds.use_bonus(slot)
    deeds.say(BonusUsed(deeds.seat, token))
    bonus_of(token).effect.use(deeds)


# ---- the end of a turn ------------------------------------------------------------------------------


def end_refusal(position: Position) -> Refusal | None:
    undone = [at for at in range(position.options.sections) if at not in position.done]
    return Refusal("HA-1.1", "sections_left", (undone[0], len(undone))) if undone else None


def end(deeds: Deeds) -> None:
    seat, position = deeds.seat, deeds.position
    circles = tuple(slot.disc for slot in deeds.lord.slots if slot.disc is not None)
    if len(circles) == SLOTS:
        deeds.change(seat, slots=(Slot(),) * SLOTS, reserve=(*deeds.lord.reserve, *circles))
        deeds.say(CircleDiscsTaken(seat))
    following = (seat + 1) % len(position.lords)
    round_ = position.round + (following == position.options.first)
    over = position.ending and following == position.options.first
    deeds.set(done=(), spent=(), rolled=None)
    if over:
        deeds.say(TurnEnded(seat, None))
        count_up(deeds)
    else:
        deeds.set(seat=following, round=round_)
        deeds.say(TurnEnded(seat, Turn(round_, following)))
