"""Which gesture makes which move of Halloween."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.gestures import Carry, Pick, Press
from halloween_table.contract.offers import PASS_KEY, Cover, Offer, TakeBack

from ..rules.actions import targets
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
from ..rules.town import BUILDINGS, LEVELS, Action, Building, Level, ghosts_of
from ..words.names import Names
from ..words.offers import OfferWords
from . import ids
from .fight_odds import FightOdds
from .layout import Layout


class Offers:
    """Every lawful move as something that can be done with the hand."""

    def __init__(self, names: Names, words: OfferWords, layout: Layout) -> None:
        self._names = names
        self._words = words
        self._layout = layout

    def all(self, view: Position, moves: tuple[Move, ...], odds: FightOdds) -> Iterator[Offer]:
        for move in moves:
            yield from self._of_turn(view, move, moves)
            yield from self._with_ghosts(view, move, moves, odds)
            yield from _with_pumpkins(view, move, moves)
            yield from self._picks(view, move)
            yield from _named(move)
            yield from _decisions(view, move)
        yield from self._undisced(view, moves)
        back = back_button(view, moves)
        if back is not None:
            yield Offer(back, Press(ids.BACK))
        if back is not None and isinstance(back.move, Act):
            disc = view.lord.sections[back.move.section].discs[back.move.action][-1]
            yield Offer(back, Carry(ids.Disc(view.seat, disc), ids.Reserve(view.seat)))

    def _of_turn(self, view: Position, move: Move, moves: tuple[Move, ...]) -> Iterator[Offer]:
        """What a lord decides of their own accord."""
        match move:
            case Act(section, action):
                place = ids.Action(view.decider, section, action)
                yield Offer(move, Carry(_top_disc(view), place))
                yield Offer(move, Press(place))
            case Rest(section):
                yield Offer(move, Press(ids.Rest(section)), caption=self._words.rest(section))
            case UsePower(card):
                press = Pick if view.pending else Press
                yield Offer(move, press(ids.Card(card)), caption=self._names.card(card))
            case UseBonus(slot, die):
                yield from _bonus_uses(view, move, slot, die)
            case Claim(card):
                for piece, chosen in _payable(view, card):
                    yield Offer(move, Carry(piece, ids.Card(card)), then=chosen)
                question = self._words.claim_question(view, card)
                yield Offer(move, Press(ids.Card(card)), ask=question)
            case EndTurn():
                question = self._words.end_question(left_undone(moves))
                about = frozenset(each for each in moves if isinstance(each, UsePower | Claim))
                yield Offer(move, Press(ids.END), key=PASS_KEY, ask=question, about=about)

    def _undisced(self, view: Position, moves: tuple[Move, ...]) -> Iterator[Offer]:
        """A ghost that is brought to another building before any disc: where several sections could
        move it, which one does is chosen."""
        if view.pending:
            return
        sections: dict[MoveGhost, list[Act]] = {}
        for act in moves:
            if isinstance(act, Act) and act.action is Action.MOVE:
                level = view.lord.sections[act.section].level
                for move in targets(view, Doing(view.seat, Action.MOVE, level, act.section)):
                    if isinstance(move, MoveGhost):
                        sections.setdefault(move, []).append(act)
        board, town = self._layout.near_board(view), self._layout.town
        for move, acts in sections.items():
            carry = Carry(ids.Ghost(move.ghost), ids.Building(move.to))
            for act in acts:
                covers: tuple[Cover, ...] = ()
                if len(acts) > 1:
                    used = (town.building(move.to), board.action(act.section, act.action))
                    covers = tuple(Cover(rect, "fits") for rect in used)
                caption = self._words.move(act.section)
                yield Offer(act, carry, covers, caption, then=(move,), shortcut=True)

    def _with_ghosts(
        self, view: Position, move: Move, moves: tuple[Move, ...], odds: FightOdds
    ) -> Iterator[Offer]:
        """What is done with ghosts, in actions and powers."""
        match move:
            case Summon() | SummonMixed():
                yield from _summons(view, move, moves)
            case Scare(level):
                for ghost in (ghost for ghost in ghosts_of(level) if view.ghosts[ghost] >= 0):
                    yield from _press_ghost(view, move, ghost)
            case Upgrade(ghost) | PickGhost(ghost):
                yield from _press_ghost(view, move, ghost)
            case MoveGhost(ghost, to):
                yield Offer(move, Carry(ids.Ghost(ghost), ids.Building(to)))
            case Fight(ghost, foe):
                carry = Carry(ids.Ghost(ghost), ids.Stand(foe))
                yield Offer(move, carry, mark=odds.mark(ghost, foe))
            case FightAll(ghost):
                foes = foes_beside(view, ghost)
                covers = tuple(Cover(self._layout.town.ghost(view, foe), "fits") for foe in foes)
                caption, card = self._words.fight_all(len(foes)), ids.Card(_card_for(view, move))
                yield Offer(move, Carry(ids.Ghost(ghost), _building(view, ghost)), covers, caption)
                yield Offer(move, Carry(ids.Ghost(ghost), card), caption=caption)

    def _picks(self, view: Position, move: Move) -> Iterator[Offer]:
        """One of several that are asked about."""
        seat, top = view.decider, view.pending[-1] if view.pending else None
        match move:
            case PickBuilding(building):
                yield Offer(move, Pick(ids.Building(building)))
                if isinstance(top, Blues):
                    waiting = ids.Ghost(view.census.spare[Level.BLUE - 1])
                    yield Offer(move, Carry(waiting, ids.Building(building)))
            case PickSection(section):
                question = self._words.reward_question(view, section)
                yield Offer(move, Pick(ids.Section(seat, section)), ask=question)
            case PickColour(level) if isinstance(top, Paying):
                yield from _pressed_or_brought(move, _top_token(view, level), ids.Card(top.card))
            case PickColour(level):
                yield Offer(move, Pick(ids.Supply(level)))
            case PickDisc(section, action):
                disc = view.lords[seat].sections[section].discs[action][-1]
                aim = ids.Card(top.card) if isinstance(top, Paying) else ids.Reserve(seat)
                yield from _pressed_or_brought(move, ids.Disc(seat, disc), aim)


def _with_pumpkins(view: Position, move: Move, moves: tuple[Move, ...]) -> Iterator[Offer]:
    """Haunting, and its opposite."""
    match move:
        case Haunt(building, level, common):
            place = ids.Space(building, level)
            yield Offer(move, Carry(ids.pile(common), place))
            if not common or Haunt(building, level) not in moves:
                yield Offer(move, Pick(place))
        case TakePumpkin(building, level):
            pumpkin = view.haunted[space(building, level)]
            assert pumpkin is not None, "the rules let nobody take what is not there"
            piece = ids.pumpkin(view.decider, building, pumpkin.common)
            yield from _pressed_or_brought(move, piece, ids.Pumpkins(view.decider))


def _named(move: Move) -> Iterator[Offer]:
    """What has a button of its own in the tray, one of many."""
    match move:
        case Name(number):
            named = Press(ids.Name(number))
            yield Offer(move, named, caption=str(number), key=_digit(number))
        case TradeUp(level):
            yield Offer(move, Press(ids.Trade(level, "up")))
        case TradeDown(level):
            yield Offer(move, Press(ids.Trade(level, "down")))


def _decisions(view: Position, move: Move) -> Iterator[Offer]:
    """What the few large buttons in the tray decide."""
    top = view.pending[-1] if view.pending else None
    match move:
        case Keep(slot):
            assert isinstance(top, Fetching)
            yield Offer(move, Carry(ids.Bonus(top.token), ids.Slot(view.decider, slot)))
            if slot == free_slot(view):
                yield Offer(move, Press(ids.YES))
        case TakePoints():
            yield Offer(move, Press(ids.POINTS))
        case Roll() if isinstance(top, Asked):
            yield Offer(move, Press(ids.NO))
        case Pay() | Stand() | Yes() | Roll():
            key = PASS_KEY if isinstance(move, Stand | Roll) else ""
            yield Offer(move, Press(ids.YES), key=key)
        case No():
            yield Offer(move, Press(ids.NO), key=PASS_KEY)


def _pressed_or_brought(move: Move, piece: str, place: str) -> Iterator[Offer]:
    """A press on the piece is enough; whoever brings it to where it belongs means the same."""
    yield Offer(move, Pick(piece))
    yield Offer(move, Carry(piece, place))


def way_back(view: Position, moves: tuple[Move, ...]) -> TakeBack | None:
    """How somebody gets out of what they have begun. A reward follows what somebody else has done,
    and a price goes with all that was chosen for it."""
    match view.pending[-1] if view.pending and moves else None:
        case None | Rewarded(sections=()):
            return None
        case Doing(section=section, action=action) if section != NOBODY:
            return TakeBack(Act(section, action))
        case Paying(card=card):
            return TakeBack(Claim(card))
        case Readied(powers=(*_, power)):
            return TakeBack(UsePower(power))
    return TakeBack()


def back_button(view: Position, moves: tuple[Move, ...]) -> TakeBack | None:
    """The same, where a button says so: not where they can just decline, or roll."""
    back = way_back(view, moves)
    if back == TakeBack() and (
        isinstance(view.pending[-1], Throwing)
        or any(isinstance(move, Yes | No | TradeUp | TradeDown) for move in moves)
    ):
        return None
    return back


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
        yield ids.Disc(view.decider, lying[-1]), (disc,) if disc in choosable else ()
    if lord.reserve:
        yield _top_disc(view), ()


def _top_disc(view: Position) -> ids.Disc:
    return ids.Disc(view.decider, view.lords[view.decider].reserve[-1])


def _top_token(view: Position, level: Level) -> ids.Token:
    """The uppermost of a colour."""
    return ids.Token(view.decider, level, view.lords[view.decider].tokens[level - 1] - 1)


def _digit(number: int) -> str:
    """The key that names a number; two digits have none."""
    return str(number) if number < 10 else ""


def _building(view: Position, ghost: int) -> ids.Building:
    """Where a ghost of the town stands."""
    return ids.Building(BUILDINGS[view.ghosts[ghost]])


def _press_ghost(view: Position, move: Move, ghost: int) -> Iterator[Offer]:
    yield from _pressed_or_brought(move, ids.Ghost(ghost), _building(view, ghost))


def _summons(
    view: Position, move: Summon | SummonMixed, moves: tuple[Move, ...]
) -> Iterator[Offer]:
    match move:
        case Summon(building, level) if isinstance(view.pending[-1], Doing):
            yield from _on_ghosts(view, move, building, level, moves)
        case Summon(building, level):
            spare = view.census.spare[level - 1]
            yield Offer(move, Carry(ids.Ghost(spare), ids.Building(building)))
        case SummonMixed(building, lower, higher):
            yield from _mixed(view, move, building, lower, higher)


def _on_ghosts(
    view: Position, move: Summon, building: Building, level: Level, moves: tuple[Move, ...]
) -> Iterator[Offer]:
    """A press on any ghost of the colour, or a ghost of the supply that is brought there. Where it
    could be brought to another colour too, it is carried instead, or put down where it stands."""
    mixed = {
        colour
        for other in moves
        if isinstance(other, SummonMixed) and other.building == building
        for colour in (other.lower, other.higher)
    }
    place = ids.Building(building)
    for ghost in view.census.of[building][level - 1]:
        if level not in mixed:
            yield Offer(move, Pick(ids.Ghost(ghost)))
        yield Offer(move, Carry(ids.Ghost(ghost), place))
    spare = ids.Ghost(view.census.spare[level - 1])
    yield Offer(move, Carry(spare, place))
    for colour in sorted(mixed):
        for ghost in view.census.of[building][colour - 1]:
            yield Offer(move, Carry(spare, ids.Stand(ghost)))


def _card_for(view: Position, move: FightAll) -> int:
    """The card whose power it is."""
    doing = view.pending[-1]
    assert isinstance(doing, Doing), "all are attacked by an action"
    cards = view.lords[view.decider].cards
    return next(card for card in cards if move in CARDS[card].effect.targets(view, doing))


def _mixed(
    view: Position, move: SummonMixed, building: Building, lower: Level, higher: Level
) -> Iterator[Offer]:
    """One of the two ghosts is brought to the other."""
    for ghost in view.census.of[building][lower - 1]:
        for other in view.census.of[building][higher - 1]:
            yield Offer(move, Carry(ids.Ghost(ghost), ids.Stand(other)))
            yield Offer(move, Carry(ids.Ghost(other), ids.Stand(ghost)))


def _bonus_uses(view: Position, move: UseBonus, slot: int, die: int) -> Iterator[Offer]:
    """A disc goes on the slot's circle; in a roll the bonus can be brought to a die as well."""
    seat = view.decider
    top = view.pending[-1] if view.pending else None
    token = view.lords[seat].slots[slot].token
    assert token is not None, "the rules let nobody use what is not there"
    if isinstance(top, Throwing):
        yield Offer(move, Carry(ids.Bonus(token), ids.DieAt(die)))
        if len(top.dice) > 1:
            return
        yield Offer(move, Pick(ids.Bonus(token)))
    yield Offer(move, Carry(_top_disc(view), ids.Slot(seat, slot)))
    yield Offer(move, Press(ids.Slot(seat, slot)))
