"""Which gesture makes which move of Halloween."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.offers import PASS_KEY, Cover, Offer, TakeBack

from ..rules.advice import left_undone
from ..rules.claims import payments, proposal
from ..rules.moves import (
    Act,
    Claim,
    EndTurn,
    Fight,
    FightAll,
    Haunt,
    Keep,
    Move,
    MoveGhost,
    Name,
    No,
    Pay,
    PickBuilding,
    PickColour,
    PickDisc,
    PickGhost,
    PickSection,
    Rest,
    Roll,
    Scare,
    Stand,
    Summon,
    SummonMixed,
    TakePoints,
    TakePumpkin,
    TradeDown,
    TradeUp,
    Upgrade,
    UseBonus,
    UsePower,
    Yes,
)
from ..rules.pending import (
    NOBODY,
    Asked,
    Blues,
    Doing,
    Fetching,
    Paying,
    Readied,
    Rewarded,
    Throwing,
)
from ..rules.position import Position, Slot, space
from ..rules.powers import CARDS
from ..rules.survey import foes_beside, section_discs
from ..rules.town import LEVELS, Level, ghosts_of
from ..words.names import Names
from ..words.offers import OfferWords
from . import layout
from .ids import (
    BACK,
    COMMON_PILE,
    END,
    NO,
    OWN_PILE,
    POINTS,
    YES,
    action_id,
    bonus_id,
    building_id,
    card_id,
    die_place_id,
    disc_id,
    ghost_id,
    name_id,
    pumpkin_id,
    pumpkins_id,
    reserve_id,
    rest_id,
    section_id,
    slot_id,
    space_id,
    stand_id,
    supply_id,
    token_id,
    trade_id,
)


class Offers:
    """Every lawful move as something that can be done with the hand."""

    def __init__(self, names: Names, words: OfferWords) -> None:
        self._names = names
        self._words = words

    def all(self, view: Position, moves: tuple[Move, ...]) -> Iterator[Offer]:
        for move in moves:
            yield from self._of(view, move, moves)
        back = taken_back(view, moves)
        if back is not None:
            yield Offer(back, BACK)
        if back is not None and isinstance(back.move, Act):
            disc = view.lord.sections[back.move.section].discs[back.move.action][-1]
            yield Offer(back, reserve_id(view.seat), disc_id(view.seat, disc))

    def _of(self, view: Position, move: Move, moves: tuple[Move, ...]) -> Iterator[Offer]:
        seat = view.decider
        top = view.pending[-1] if view.pending else None
        match move:
            case Act(section, action):
                place = action_id(seat, section, action)
                yield Offer(move, place, _top_disc(view))
                yield Offer(move, place)
            case Rest(section):
                yield Offer(move, rest_id(section), caption=self._words.rest(section))
            case UsePower(card):
                name = self._names.card(card)
                yield Offer(move, card_id(card), caption=name, press=top is not None)
            case UseBonus(slot, die):
                yield from _bonus_uses(view, move, slot, die)
            case Claim(card):
                for piece, chosen in _payable(view, card):
                    yield Offer(move, card_id(card), piece, then=chosen)
                yield Offer(move, card_id(card), ask=self._words.claim_question(view, card))
            case EndTurn():
                question = self._words.end_question(left_undone(moves))
                yield Offer(move, END, key=PASS_KEY, ask=question)
            case Summon(building, level):
                if isinstance(top, Doing):
                    yield from _on_ghosts(view, move, building, level, moves)
                else:
                    spare = view.census.spare[level - 1]
                    yield Offer(move, building_id(building), ghost_id(spare))
            case SummonMixed(building, lower, higher):
                yield from _mixed(view, move, building, lower, higher)
            case Scare(level):
                for ghost in ghosts_of(level):
                    if view.ghosts[ghost] >= 0:
                        yield _press_ghost(view, move, ghost)
            case Upgrade(ghost) | PickGhost(ghost):
                yield _press_ghost(view, move, ghost)
            case MoveGhost(ghost, to):
                yield Offer(move, building_id(to), ghost_id(ghost))
            case Fight(ghost, foe):
                yield Offer(move, stand_id(foe), ghost_id(ghost))
            case FightAll(ghost):
                foes = foes_beside(view, ghost)
                covers = tuple(Cover(layout.ghost_rect(view, foe), "fits") for foe in foes)
                caption = self._words.fight_all(len(foes))
                place = building_id(view.ghosts[ghost])
                yield Offer(move, place, ghost_id(ghost), covers, caption)
                yield Offer(move, card_id(_card_for(view, move)), ghost_id(ghost), caption=caption)
            case Haunt(building, level, common):
                place = space_id(building, level)
                yield Offer(move, place, COMMON_PILE if common else OWN_PILE)
                if not common or Haunt(building, level) not in moves:
                    yield Offer(move, place, press=True)
            case TakePumpkin(building, level):
                pumpkin = view.haunted[space(building, level)]
                assert pumpkin is not None, "the rules let nobody take what is not there"
                piece = pumpkin_id(seat, building, pumpkin.common)
                yield Offer(move, pumpkins_id(seat), piece, press=True)
            case Keep(slot):
                assert isinstance(top, Fetching)
                yield Offer(move, slot_id(seat, slot), bonus_id(top.token))
                if slot == free_slot(view):
                    yield Offer(move, YES)
            case PickBuilding(building):
                yield Offer(move, building_id(building), press=True)
                if isinstance(top, Blues):
                    waiting = view.census.spare[Level.BLUE - 1]
                    yield Offer(move, building_id(building), ghost_id(waiting))
            case PickSection(section):
                question = self._words.reward_question(view, section)
                yield Offer(move, section_id(seat, section), press=True, ask=question)
            case PickColour(level):
                if isinstance(top, Paying):
                    yield Offer(move, card_id(top.card), _top_token(view, level), press=True)
                else:
                    yield Offer(move, supply_id(level), press=True)
            case PickDisc(section, action):
                disc = view.lords[seat].sections[section].discs[action][-1]
                aim = card_id(top.card) if isinstance(top, Paying) else reserve_id(seat)
                yield Offer(move, aim, disc_id(seat, disc), press=True)
            case Name(number):
                yield Offer(move, name_id(number), caption=str(number), key=_digit(number))
            case TradeUp(level):
                yield Offer(move, trade_id(level, up=True))
            case TradeDown(level):
                yield Offer(move, trade_id(level, up=False))
            case TakePoints():
                yield Offer(move, POINTS)
            case Pay() | Stand() | Yes():
                yield Offer(move, YES, key=PASS_KEY if isinstance(move, Stand) else "")
            case Roll():
                instead = isinstance(top, Asked)
                yield Offer(move, NO if instead else YES, key="" if instead else PASS_KEY)
            case No():
                yield Offer(move, NO, key=PASS_KEY)


def taken_back(view: Position, moves: tuple[Move, ...]) -> TakeBack | None:
    """How somebody gets out of what they have begun, where they could not just decline."""
    match view.pending[-1] if view.pending and moves else None:
        case None | Throwing() | Rewarded(sections=()):
            return None
        case Doing(section=section, action=action) if section != NOBODY:
            return TakeBack(Act(section, action))
        case Paying(card=card):
            return TakeBack(Claim(card))
        case Readied(powers=(*_, power)):
            return TakeBack(UsePower(power))
    if any(isinstance(move, Yes | No | TradeUp | TradeDown) for move in moves):
        return None
    return TakeBack()


def free_slot(view: Position) -> int | None:
    """Where a bonus can be kept without giving another one up."""
    slots = view.lords[view.decider].slots
    return slots.index(Slot()) if Slot() in slots else None


def _payable(view: Position, card: int) -> Iterator[tuple[str, tuple[Move, ...]]]:
    """What can be brought to a card to claim it; and the choice to pay with it, where the price
    that is proposed would leave it out."""
    lord, paying = view.lords[view.decider], Paying(view.decider, card)
    choosable, tokens = set(payments(view, paying)), proposal(view, paying)
    for level in LEVELS:
        if lord.tokens[level - 1]:
            choice = PickColour(level)
            needed = level not in tokens and choice in choosable
            yield _top_token(view, level), (choice,) if needed else ()
    for disc in section_discs(lord):
        lying = lord.sections[disc.section].discs[disc.action]
        yield disc_id(view.decider, lying[-1]), (disc,) if disc in choosable else ()
    if lord.reserve:
        yield _top_disc(view), ()


def _top_disc(view: Position) -> str:
    return disc_id(view.decider, view.lords[view.decider].reserve[-1])


def _top_token(view: Position, level: int) -> str:
    """The uppermost of a colour."""
    return token_id(view.decider, level, view.lords[view.decider].tokens[level - 1] - 1)


def _digit(number: int) -> str:
    """The key that names a number; two digits have none."""
    return str(number) if number < 10 else ""


def _press_ghost(view: Position, move: Move, ghost: int) -> Offer:
    return Offer(move, building_id(view.ghosts[ghost]), ghost_id(ghost), press=True)


def _on_ghosts(
    view: Position, move: Summon, building: int, level: int, moves: tuple[Move, ...]
) -> Iterator[Offer]:
    """A press on any ghost of the colour, or a ghost of the supply that is brought there. Where it
    could be brought to another colour too, it is carried instead, or put down where it stands."""
    mixed = {
        colour
        for other in moves
        if isinstance(other, SummonMixed) and other.building == building
        for colour in (other.lower, other.higher)
    }
    for ghost in view.census.of[building][level - 1]:
        yield Offer(move, building_id(building), ghost_id(ghost), press=level not in mixed)
    spare = ghost_id(view.census.spare[level - 1])
    yield Offer(move, building_id(building), spare)
    for colour in sorted(mixed):
        for ghost in view.census.of[building][colour - 1]:
            yield Offer(move, stand_id(ghost), spare)


def _card_for(view: Position, move: FightAll) -> int:
    """The card whose power it is."""
    doing = view.pending[-1]
    assert isinstance(doing, Doing), "all are attacked by an action"
    cards = view.lords[view.decider].cards
    return next(card for card in cards if move in CARDS[card].effect.targets(view, doing))


def _mixed(
    view: Position, move: SummonMixed, building: int, lower: int, higher: int
) -> Iterator[Offer]:
    """One of the two ghosts is brought to the other."""
    for ghost in view.census.of[building][lower - 1]:
        for other in view.census.of[building][higher - 1]:
            yield Offer(move, stand_id(other), ghost_id(ghost))
            yield Offer(move, stand_id(ghost), ghost_id(other))


def _bonus_uses(view: Position, move: UseBonus, slot: int, die: int) -> Iterator[Offer]:
    """A disc goes on the slot's circle; in a roll the bonus can be brought to a die as well."""
    seat = view.decider
    top = view.pending[-1] if view.pending else None
    token = view.lords[seat].slots[slot].token
    assert token is not None, "the rules let nobody use what is not there"
    slot_place = slot_id(seat, slot)
    if isinstance(top, Throwing):
        only = len(top.dice) == 1
        yield Offer(move, die_place_id(die), bonus_id(token), press=only)
        if only:
            yield Offer(move, slot_place, _top_disc(view))
            yield Offer(move, slot_place)
    else:
        yield Offer(move, slot_place, _top_disc(view))
        yield Offer(move, slot_place)
