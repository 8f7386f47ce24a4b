"""Games with random moves, from the start and from made-up turns full of cards and tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat, Step
from halloween_table.games.halloween.rules.bonuses import TOKENS
from halloween_table.games.halloween.rules.game import Halloween
from halloween_table.games.halloween.rules.moves import (
    MOVES,
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
    PickBuilding,
    PickColour,
    PickDisc,
    PickGhost,
    PickSection,
    Rest,
    Scare,
    Summon,
    SummonMixed,
    TakePumpkin,
    TradeDown,
    TradeUp,
    Upgrade,
    UseBonus,
    UsePower,
)
from halloween_table.games.halloween.rules.position import (
    CardSet,
    Lord,
    Mode,
    Options,
    Position,
    Pumpkin,
    Section,
    Slot,
    Tally,
    space,
)
from halloween_table.games.halloween.rules.powers import CARDS
from halloween_table.games.halloween.rules.setup import IN_USE
from halloween_table.games.halloween.rules.town import (
    ACTIONS,
    BUILDINGS,
    COMMON_PUMPKINS,
    DISCS,
    GHOSTS,
    LEVELS,
    PUMPKINS,
    SLOTS,
    SUPPLY,
    TOKENS_PER_LEVEL,
    Action,
)

GAME = Halloween()


class Moment(NamedTuple):
    position: Position
    actor: Seat
    moves: list[Move]
    """What the rules offer."""
    chosen: Move
    step: Step[Position]


def wander(position: Position, choice: Random) -> Iterator[Moment]:
    """The rest of a game. What brings the end nearer is preferred, else it would never come."""
    while not position.over:
        (actor,) = GAME.actors(position)
        moves = list(GAME.moves(position, actor))
        chosen = _chosen(moves, choice)
        step = GAME.play(position, actor, chosen)
        yield Moment(position, actor, moves, chosen, step)
        position = step.position


def _chosen(moves: list[Move], choice: Random) -> Move:
    """Each kind of move has a weight, whatever number of them there is; so has each action."""
    kinds: dict[object, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.action if isinstance(move, Act) else type(move), []).append(move)
    weights = [WEIGHTS.get(kind, 3) for kind in kinds]
    (kind,) = choice.choices(list(kinds), weights)
    return choice.choice(kinds[kind])


WEIGHTS: dict[object, int] = {
    EndTurn: 12,
    Rest: 2,
    Claim: 8,
    UsePower: 8,
    UseBonus: 6,
    Action.HAUNT: 12,
    Action.UPGRADE: 8,
    Action.SUMMON: 8,
    Action.FIGHT: 8,
    Haunt: 12,
    SummonMixed: 12,
    FightAll: 12,
    TakePumpkin: 8,
}
ASKING = (4, 6, 10, 11, 14, 15, 16, 20, 21, 22, 23, 25, 31, 32, 37, 39, 43, 44, 45, 46, 47, 49, 52)
"""The cards that let their owner choose something."""


def candidate(position: Position, choice: Random) -> Move:
    """Any move at all, lawful or not: every kind is as likely."""
    return any_move(choice.choice(MOVES), position, choice)


def any_move(kind: type[Move], position: Position, choice: Random) -> Move:
    """A move of that kind about anything."""
    section = choice.randrange(-1, 5)
    slot, action = choice.randrange(-1, SLOTS + 1), choice.choice(ACTIONS)
    building, level = choice.choice(BUILDINGS), choice.choice(LEVELS)
    here = [ghost for ghost in GHOSTS if position.ghosts[ghost] != SUPPLY]
    ghost, foe = (
        choice.choice(here) if choice.random() < 0.8 else choice.randrange(-1, len(GHOSTS) + 1)
        for _ in range(2)
    )
    near = [*position.cards, *position.lord.cards]
    card = choice.choice(near) if near and choice.random() < 0.8 else choice.randrange(-1, 54)
    made: dict[type, Move] = {
        Act: Act(section, action),
        Rest: Rest(section),
        Summon: Summon(building, level),
        SummonMixed: SummonMixed(building, level, choice.choice(LEVELS)),
        Scare: Scare(level),
        Upgrade: Upgrade(ghost),
        MoveGhost: MoveGhost(ghost, building),
        Fight: Fight(ghost, foe),
        FightAll: FightAll(ghost),
        Haunt: Haunt(building, level, choice.random() < 0.4),
        TakePumpkin: TakePumpkin(building, level),
        UseBonus: UseBonus(slot, choice.choice([0, 0, 0, 1, -1, 2])),
        Keep: Keep(slot),
        UsePower: UsePower(card),
        Claim: Claim(card),
        PickColour: PickColour(level),
        PickSection: PickSection(section),
        PickDisc: PickDisc(section, action),
        PickGhost: PickGhost(ghost),
        PickBuilding: PickBuilding(building),
        Name: Name(choice.randrange(-1, 14)),
        TradeUp: TradeUp(level),
        TradeDown: TradeDown(level),
    }
    return made.get(kind) or kind()  # type: ignore[call-arg]


# ---- made-up positions --------------------------------------------------------------------------


def made_up(
    choice: Random, seats: int, master: bool = False, wanted: Sequence[int] = ()
) -> Position:
    """A turn in the middle of a game, everything somewhere: many cards, tokens and discs. The
    wanted cards are in use, and others that ask something."""
    options = _options(choice, seats, master, wanted)
    ghosts = _ghosts(choice, options)
    haunted = _haunted(choice, seats)
    box = [] if master else choice.sample(TOKENS, len(TOKENS))
    bonuses = tuple(
        box.pop() if box and (choice.random() < 0.6 or not at) else None for at in BUILDINGS
    )
    left = [TOKENS_PER_LEVEL for _ in LEVELS]
    lords = tuple(_lord(choice, seat, options, seats, haunted, box, left) for seat in range(seats))
    thrown = choice.randrange(len(box) + 1)
    seat = choice.randrange(seats)
    done = choice.sample(range(options.sections), choice.choice([0, 0, 0, 1, 1, 2]))
    return Position(
        options=options,
        chance=Chance(choice.getrandbits(60)),
        ghosts=ghosts,
        haunted=tuple(haunted),
        bonuses=bonuses,
        stack=tuple(box[thrown:]),
        discards=tuple(box[:thrown]),
        cards=options.picked,
        lords=lords,
        seat=seat,
        round=choice.randrange(2, 12),
        done=tuple(done),
        ending=choice.random() < 0.05,
    )


def _options(choice: Random, seats: int, master: bool, wanted: Sequence[int]) -> Options:
    first = choice.randrange(seats)
    if master:
        return Options(first=first, mode=Mode.MASTER)
    asking = wanted or choice.sample(ASKING, IN_USE // 2)
    others = choice.sample(sorted(CARDS.keys() - {*asking}), IN_USE - len(asking))
    picked = tuple(sorted([*asking, *others]))
    return Options(first=first, cards=CardSet.PICKED, picked=picked)


def _ghosts(choice: Random, options: Options) -> tuple[int, ...]:
    """Those of a few buildings, so that there are pairs and full ones; a blue one at least."""
    crowded = choice.sample(BUILDINGS, choice.randrange(2, 7))
    room = dict.fromkeys(BUILDINGS, options.room)
    ghosts = [SUPPLY for _ in GHOSTS]
    in_town = choice.uniform(0.2, 0.9)
    for ghost in choice.sample(GHOSTS, len(GHOSTS)):
        building = choice.choice(crowded)
        if choice.random() < in_town and room[building]:
            ghosts[ghost] = building
            room[building] -= 1
    if all(where == SUPPLY for where in ghosts[:5]):
        ghosts[0] = next(building for building in BUILDINGS if room[building])
    if options.master and all(where != SUPPLY for where in ghosts[20:]):
        ghosts[20] = SUPPLY
    return tuple(ghosts)


def _haunted(choice: Random, seats: int) -> list[Pumpkin | None]:
    haunted: list[Pumpkin | None] = [None] * (len(BUILDINGS) * len(LEVELS))
    much = choice.choice([0.1, 0.3, 0.5])
    common = [0] * seats
    for building in BUILDINGS:
        levels = choice.sample(LEVELS, len(LEVELS))
        for seat in range(seats):
            if choice.random() < much:
                haunted[space(building, levels.pop())] = Pumpkin(seat)
        seat = choice.randrange(seats)
        if seats == 2 and choice.random() < much and common[seat] < COMMON_PUMPKINS:
            common[seat] += 1
            haunted[space(building, levels.pop())] = Pumpkin(seat, common=True)
    return haunted


def _lord(
    choice: Random,
    seat: Seat,
    options: Options,
    seats: int,
    haunted: list[Pumpkin | None],
    box: list[int],
    left: list[int],
) -> Lord:
    reserve = choice.sample(range(DISCS), DISCS)
    asking = [card for card in options.picked if card in ASKING]
    cards = choice.sample(asking, min(len(asking), choice.choice([0, 3, 3, 4])))
    card_discs = [reserve.pop() for _ in cards]
    slots = []
    for _ in range(SLOTS):
        kind = choice.random()
        if options.master or kind < 0.3:
            slots.append(Slot())
        elif kind < 0.5:
            slots.append(Slot(None, reserve.pop()))
        else:
            slots.append(Slot(box.pop()))
    spaces: list[list[tuple[int, ...]]] = [[() for _ in ACTIONS] for _ in range(options.sections)]
    much = choice.choice([0.1, 0.3, 0.6])
    for section in spaces:
        for action in ACTIONS:
            if reserve and choice.random() < much:
                section[action] = (reserve.pop(),)
    tokens = []
    for at in range(len(LEVELS)):
        took = min(left[at], choice.choice([0, 0, 1, 1, 2, 3, 6]))
        left[at] -= took
        tokens.append(took)
    own = sum(p == Pumpkin(seat) for p in haunted)
    common = sum(p == Pumpkin(seat, common=True) for p in haunted)
    points = choice.randrange(60)
    return Lord(
        sections=tuple(Section(choice.choice(LEVELS), tuple(section)) for section in spaces),
        reserve=tuple(reserve),
        scares=choice.choice([0, 1, 2, 3, 5, 9]),
        pumpkins=PUMPKINS - own,
        common=(COMMON_PUMPKINS if seats == 2 else 0) - common,
        points=points,
        tokens=tuple(tokens),
        cards=tuple(cards),
        card_discs=tuple(card_discs),
        slots=tuple(slots),
        tallies=(Tally("haunt", 1, points),),
    )


# ---- seats --------------------------------------------------------------------------------------


def rotated(position: Position, by: int) -> Position:
    """The same position with everybody sitting so many seats further on."""
    seats = len(position.lords)

    def at(seat: Seat) -> Seat:
        return (seat + by) % seats

    lords = tuple(position.lords[(seat - by) % seats] for seat in range(seats))
    return evolve(
        position,
        options=evolve(position.options, first=at(position.options.first)),
        haunted=tuple(
            None if pumpkin is None else pumpkin._replace(seat=at(pumpkin.seat))
            for pumpkin in position.haunted
        ),
        lords=lords,
        seat=at(position.seat),
        pending=tuple(evolve(due, owner=at(due.owner)) for due in position.pending),
        rolled=position.rolled and position.rolled._replace(seat=at(position.rolled.seat)),
    )
