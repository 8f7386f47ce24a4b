"""Why a move: what it does and what it is good for, as values that a sentence can be made of."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from attrs import evolve, frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Event, Seat

from ..rules.actions import effects_of, targets
from ..rules.claims import POINTS, reward
from ..rules.events import (
    BluesCame,
    CardClaimed,
    DiscsTaken,
    FightEnded,
    GhostLeft,
    GhostPlaced,
    GhostsExchanged,
    Haunted,
    RedsLeft,
    RestTaken,
    ScaresGained,
    SectionLifted,
    Summoned,
    TokensTaken,
    TokensTraded,
    Upgraded,
)
from ..rules.game import Halloween
from ..rules.moves import (
    Claim,
    EndTurn,
    Fight,
    Haunt,
    Keep,
    Move,
    MoveGhost,
    Name,
    No,
    PickDisc,
    PickGhost,
    Rest,
    Roll,
    Stand,
    Summon,
    TakePoints,
    UseBonus,
    UsePower,
)
from ..rules.odds import fight_odds, roll_odds
from ..rules.pending import NOBODY, Asked, Die, Doing, Fetching, Paying, Throwing
from ..rules.position import Position
from ..rules.survey import free_haunts
from ..rules.town import DIE, HAUNTING, LEVEL_OF, Action, Building, Level

GAME = Halloween()
_REARRANGED: Final = (BluesCame, GhostPlaced, GhostsExchanged, GhostLeft)
"""Ghosts are elsewhere then than they were."""


@frozen
class Haunts:
    """It scores at once."""

    building: Building
    level: Level
    points: int


@frozen
class Summons:
    level: Level
    token: bool
    """There is a token to take."""


@frozen
class Frightens:
    scares: int


@frozen
class Upgrades:
    level: Level
    """The new one."""
    cost: int
    token: bool


@frozen
class Fetches:
    """The ghost comes to where a bonus token lies."""

    building: Building
    bonus: int
    """Which token."""


@frozen
class Approaches:
    """From where the ghost comes to, its lord could haunt."""

    building: Building
    points: int


@frozen
class Gathers:
    """Where ghosts come together, its lord could summon one more of their colour, and could not before."""

    building: Building
    level: Level


@frozen
class Denies:
    """Rivals could haunt for so many points there, and none of them can any more."""

    building: Building
    points: int


@frozen
class Goes:
    """The ghost is better there than here."""

    building: Building


@frozen
class Fights:
    foe: Level
    of_hundred: int
    """So often it is won even without bonuses."""
    at_best: int
    """The same with the best use of the cards and bonuses that one has."""
    token: bool


@frozen
class Wins:
    """A fight that stood to be decided."""

    foe: Level
    token: bool


@frozen
class LetsStand:
    """Dice stay as they fell, and what could change them is kept."""


@frozen
class LeavesIt:
    """Something that was offered is not done."""


@frozen
class Bets:
    """A number is named that a die has to reach."""

    number: int
    of_hundred: int
    """So often it does."""


@frozen
class Takes:
    """Tokens without more ado."""

    level: Level
    tokens: int


@frozen
class Rests:
    discs: int


@frozen
class Claims:
    card: int
    points: int


@frozen
class Calls:
    """A power is of use now."""

    card: int
    further: Reason | None = None
    """What comes of it, as far as that is sure."""


@frozen
class Uses:
    """A bonus token is of use now."""

    bonus: int
    further: Reason | None = None
    """What comes of it, as far as that is sure."""


@frozen
class Keeps:
    """A bonus token will be of use."""

    bonus: int


@frozen
class Lifts:
    """A section commands more ghosts from then on."""

    section: int
    level: Level


@frozen
class PaysFromBoard:
    """The disc that pays for a card leaves its action space free."""


@frozen
class TakesReward:
    points: int


@frozen
class EndsTurn:
    """All is done."""


@frozen
class Prefers:
    """Of several choices the one that promises most."""

    choices: int


Reason = (
    Haunts
    | Summons
    | Frightens
    | Upgrades
    | Fetches
    | Approaches
    | Gathers
    | Denies
    | Goes
    | Fights
    | Wins
    | LetsStand
    | LeavesIt
    | Bets
    | Takes
    | Rests
    | Claims
    | Calls
    | Uses
    | Keeps
    | Lifts
    | PaysFromBoard
    | TakesReward
    | EndsTurn
    | Prefers
)


def reason_for(view: Position, seat: Seat, line: Sequence[Move]) -> Reason:
    """Why that seat would begin with the first of these moves: an action for what it is done with, and
    what says little by itself for what comes of it."""
    first = line[0]
    why = reason(view, seat, first)
    match why:
        case Prefers(choices) if choices > 1:
            return _further(view, seat, line) or why
        case Calls(further=None) | Uses(further=None):
            return evolve(why, further=_further(view, seat, line))
    return why


def _further(view: Position, seat: Seat, line: Sequence[Move]) -> Reason | None:
    """Why what the first move asks is answered as it is, if nothing is drawn before."""
    done = GAME.played(GAME.imagined(view, seat, Chance(0)), seat, line[0])
    position, rest = done.position, line[1:]
    if any(event.barrier for event in done.events) or not position.pending or not rest:
        return None
    further = reason_for(GAME.view(position, seat), seat, rest)
    return None if isinstance(further, Prefers) else further


def reason(view: Position, seat: Seat, move: Move) -> Reason:
    """What a single move is good for, or does; else that it was preferred."""
    found = _meant(view, seat, move) or _done(view, seat, move)
    if found is not None:
        return found
    choices = sum(1 for _ in GAME.moves(view, seat))
    if choices > 1 and isinstance(move, Stand):
        return LetsStand()
    return LeavesIt() if choices > 1 and isinstance(move, No) else Prefers(choices)


def _meant(view: Position, seat: Seat, move: Move) -> Reason | None:
    """Where something is begun whose end comes later, or is not sure."""
    match move:
        case Claim(card):
            return Claims(card, POINTS)
        case UsePower(card):
            return Calls(card, _done(view, seat, move))
        case UseBonus(slot):
            token = view.lords[seat].slots[slot].token
            return None if token is None else Uses(token, _done(view, seat, move))
        case EndTurn():
            return EndsTurn()
        case TakePoints():
            return TakesReward(reward(view))
        case MoveGhost(ghost, to):
            return _moving(view, seat, ghost, to)
    due = view.pending[-1] if view.pending else None
    match due, move:
        case Fetching(token=token), Keep():
            return Keeps(token)
        case Doing(), Fight(ghost, foe):
            return _fighting(view, seat, ghost, foe)
        case Asked(ghost=ghost, chosen=foes), PickGhost(foe) if ghost != NOBODY and foe in foes:
            return _fighting(view, seat, ghost, foe)
        case Asked(ghost=ghost), Name(number):
            faces = DIE[LEVEL_OF[ghost]]
            return Bets(number, 100 * (faces + 1 - number) // faces)
        case Paying(), PickDisc(section, action) if _is_alone(view, seat, section, action):
            return PaysFromBoard()
        case Throwing(against=Die(foe_level)) as throwing, Roll() if len(throwing.dice) == 1:
            chances, at_best = map(_of_hundred, roll_odds(view, throwing))
            return Fights(foe_level, chances, at_best, _some_left(view, foe_level))
    return None


def _done(view: Position, seat: Seat, move: Move) -> Reason | None:
    """What happens at once, before chance has its say."""
    done = GAME.played(GAME.imagined(view, seat, Chance(0)), seat, move)
    sure = [*takewhile(lambda event: not event.barrier, done.events)]
    own = [event for event in sure if getattr(event, "seat", None) == seat]
    received = {event.level for event in own if isinstance(event, TokensTaken)}
    for event in own:
        found = _told(event, received)
        if found is not None and not _is_in_vain(view, seat, move, found, sure):
            return found
    if any(isinstance(event, _REARRANGED) for event in own):
        return _arranged(view, done.position, seat)
    return Rests(0) if isinstance(move, Rest) else None


def _told(event: Event, received: set[Level]) -> Reason | None:
    """What one event is good for; `received` are the colours of all tokens that come of the move."""
    match event:
        case CardClaimed(card=card):
            return Claims(card, POINTS)
        case Haunted(building=building, level=level, points=points):
            return Haunts(building, level, points)
        case Summoned(level=level):
            return Summons(level, level in received)
        case Upgraded(level=level, cost=cost):
            return Upgrades(level, cost, level in received)
        case FightEnded(won=True, foe=foe):
            return Wins(foe, foe in received)
        case SectionLifted(section=section, level=level):
            return Lifts(section, level)
        case TokensTaken(level=level, count=count):
            return Takes(level, count)
        case TokensTraded(into=level, received=count):
            return Takes(level, count)
        case ScaresGained(scares=scares):
            return Frightens(scares)
        case RestTaken(discs=discs) | DiscsTaken(discs=discs) if discs:
            return Rests(discs)
    return None


def _is_in_vain(view: Position, seat: Seat, move: Move, found: Reason, events: list[Event]) -> bool:
    """Whether it comes to less than the sentence would say: a red ghost that leaves with all the
    others (HA-7.3), and a disc below which another one stays."""
    match found, move:
        case Summons(token=False) | Upgrades(token=False), _:
            return RedsLeft() in events
        case Rests(), PickDisc(section, action):
            return not _is_alone(view, seat, section, action)
    return False


def _is_alone(view: Position, seat: Seat, section: int, action: Action) -> bool:
    """Whether no other disc lies where that one does."""
    return len(view.lords[seat].sections[section].discs[action]) == 1


def _some_left(view: Position, level: Level) -> bool:
    return view.tokens_left(level) > 0


def _moving(view: Position, seat: Seat, ghost: int, to: Building) -> Reason:
    lord, token = view.lords[seat], view.bonuses[to]
    if token is not None and any(slot.disc is None for slot in lord.slots):
        return Fetches(to, token)
    level = LEVEL_OF[ghost]
    could = any(
        section.level >= level and not section.discs[Action.HAUNT] for section in lord.sections
    )
    new = not view.census.of[to][level - 1]
    if could and new and any(free_haunts(view, seat, to, level)):
        return Approaches(to, HAUNTING[level])
    after = GAME.played(GAME.imagined(view, seat, Chance(0)), seat, MoveGhost(ghost, to)).position
    return _arranged(view, after, seat) or Goes(to)


def _arranged(view: Position, after: Position, seat: Seat) -> Reason | None:
    """What it is good for that ghosts are elsewhere than they were."""
    haunts = _possible(after, seat, Action.HAUNT) - _possible(view, seat, Action.HAUNT)
    if haunts:
        building, level = max(haunts, key=_by_level)
        return Approaches(building, HAUNTING[level])
    rivals = [other for other in range(len(view.lords)) if other != seat]
    before, now = (
        {each for rival in rivals for each in _possible(position, rival, Action.HAUNT)}
        for position in (view, after)
    )
    if before - now:
        building, level = max(before - now, key=_by_level)
        return Denies(building, HAUNTING[level])
    summons = _possible(after, seat, Action.SUMMON) - _possible(view, seat, Action.SUMMON)
    return Gathers(*max(summons, key=_by_level)) if summons else None


def _by_level(space: tuple[Building, Level]) -> tuple[Level, int]:
    building, level = space
    return level, -building


def _possible(position: Position, seat: Seat, action: Action) -> set[tuple[Building, Level]]:
    """Where a lord could haunt or summon what, with a section in which that action's space is free."""
    return {
        (target.building, target.level)
        for at, section in enumerate(position.lords[seat].sections)
        if not section.discs[action]
        for target in targets(position, Doing(seat, action, section.level, at))
        if isinstance(target, Haunt | Summon)
    }


def _fighting(view: Position, seat: Seat, ghost: int, foe: int) -> Fights:
    level = LEVEL_OF[foe]
    chances, at_best = map(_of_hundred, fight_odds(view, seat, ghost, foe))
    sure = any(each.opens_fight(view, ghost, foe) for each in effects_of(view, seat))
    return Fights(level, 100 if sure else chances, at_best, _some_left(view, level))


def _of_hundred(chance: float) -> int:
    """How many of a hundred such fights are won, rounded down."""
    return int(100 * chance + 1e-9)
