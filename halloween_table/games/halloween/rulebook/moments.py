"""The moments of the game that the rulebook's figures show, played by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from attrs import evolve

from halloween_table.engine.chance import Chance

from ..rules.bonuses import BONUSES, OF_EACH
from ..rules.game import Halloween
from ..rules.moves import (
    Act,
    Claim,
    Fight,
    Haunt,
    Move,
    Pay,
    PickDisc,
    PickSection,
    Rest,
    Summon,
    Upgrade,
)
from ..rules.position import Mode, Options, Position, Pumpkin, Section, Slot, space
from ..rules.town import ACTIONS, GHOSTS, LEVELS, SUPPLY, Action, Building, Level, ghosts_of

_SEED = 5
_LETTERS = "bgyor"
"""Ghosts and tokens, from blue to red."""
_NEW_COSTUME = 27
"""A coloured card of the first suggested set."""


def moment(
    town: Mapping[Building, str], seats: int = 3, mode: Mode = Mode.STANDARD, **mine: Any
) -> Position:
    """The beginning of a turn with these ghosts in town, and what the one whose turn it is has."""
    start = Halloween().setup(Options(mode=mode), seats, _SEED)
    waiting = {letter: iter(ghosts_of(LEVELS[at])) for at, letter in enumerate(_LETTERS)}
    ghosts = [SUPPLY for _ in GHOSTS]
    for building, crowd in town.items():
        for letter in crowd:
            ghosts[next(waiting[letter])] = building
    lords = (evolve(start.lords[0], **mine), *start.lords[1:])
    return evolve(start, ghosts=tuple(ghosts), lords=lords)


def played(position: Position, *moves: Move) -> Position:
    """What the rules make of these moves, so that no figure can show something unlawful."""
    rules = Halloween()
    for move in moves:
        position = rules.play(position, position.decider, move).position
    return position


def tokens(drawn: str) -> tuple[int, ...]:
    """How many of each colour, from letters."""
    return tuple(drawn.count(letter) for letter in _LETTERS)


def token_of(key: str, second: bool = False) -> int:
    """A bonus token of that kind."""
    kinds = [bonus.key for bonus in BONUSES]
    return kinds.index(key) * OF_EACH + second


def sections(*levels: Level, discs: str = "") -> tuple[Section, ...]:
    """Sections of these levels; `discs` names the action spaces that are occupied in them all."""
    taken = [action for action in ACTIONS if action.name.lower() in discs.split()]
    spare = iter(range(100))
    return tuple(
        Section(level, tuple((next(spare),) if action in taken else () for action in ACTIONS))
        for level in levels
    )


def ghost_in(position: Position, building: Building, level: Level) -> int:
    return position.census.of[building][level - 1][0]


# ---- moments for single figures -----------------------------------------------------------------


@cache
def summoning() -> tuple[Position, Position]:
    """Before and after a Summon."""
    before = moment({Building.CHURCH: "bgg"}, sections=sections(Level.GREEN, *_BLUE_TWICE))
    begun = Act(0, Action.SUMMON)
    return before, played(before, begun, Summon(Building.CHURCH, Level.GREEN))


@cache
def upgrading() -> tuple[Position, Position]:
    """Before and after an Upgrade, with its lift."""
    before = moment({Building.SCHOOL: "bb"}, scares=4)
    ghost = ghost_in(before, Building.SCHOOL, Level.BLUE)
    return before, played(before, Act(0, Action.UPGRADE), Upgrade(ghost), PickSection(0))


@cache
def fighting(own: int, other: int) -> tuple[Position, Position]:
    """Before and after a fight of green against yellow in which the dice fall like this."""
    before = moment({Building.CINEMA: "bgy"}, sections=sections(Level.GREEN, *_BLUE_TWICE))
    ghost = ghost_in(before, Building.CINEMA, Level.GREEN)
    foe = ghost_in(before, Building.CINEMA, Level.YELLOW)
    for seed in range(1000):
        fallen = evolve(before, chance=Chance(seed))
        after = played(fallen, Act(0, Action.FIGHT), Fight(ghost, foe))
        rolled = after.rolled
        assert rolled is not None
        assert rolled.against is not None
        if (rolled.dice[0].value, rolled.against.value) == (own, other):
            return before, after
    raise LookupError(own, other)


@cache
def haunting() -> tuple[Position, Position]:
    """Before and after a Haunt."""
    before = moment({Building.TOWN_HALL: "by"}, sections=sections(Level.YELLOW, *_BLUE_TWICE))
    rival = Pumpkin(1)
    haunted = _haunted({(Building.TOWN_HALL, Level.BLUE): rival})
    before = evolve(before, haunted=haunted)
    haunt = Haunt(Building.TOWN_HALL, Level.YELLOW)
    return before, played(before, Act(0, Action.HAUNT), haunt)


@cache
def resting() -> tuple[Position, Position]:
    """Before and after a rest."""
    before = moment({Building.POLICE: "bbb"})
    full, *others = sections(Level.YELLOW, *_BLUE_TWICE, discs="scare upgrade move haunt")
    lord = evolve(
        before.lord,
        sections=(full, *(Section(section.level) for section in others)),
        reserve=tuple(range(4, 12)),
    )
    before = evolve(before, lords=(lord, *before.lords[1:]))
    return before, played(before, Rest(0))


def with_bonuses() -> Position:
    """A bonus token in one slot, a disc on the circle of another."""
    slots = (Slot(token_of("plus_three")), Slot(disc=11), Slot())
    return moment({Building.POLICE: "bbb"}, slots=slots, reserve=tuple(range(11)))


def crowded() -> Position:
    """Two players: a building that neither can haunt any more."""
    position = moment({Building.CHURCH: "bgo"}, seats=2, pumpkins=5, common=1)
    return evolve(
        position,
        haunted=_haunted(
            {
                (Building.CHURCH, Level.GREEN): Pumpkin(0),
                (Building.CHURCH, Level.BLUE): Pumpkin(1),
                (Building.CHURCH, Level.ORANGE): Pumpkin(0, common=True),
            }
        ),
    )


def in_master() -> Position:
    levels = (Level.GREEN, Level.BLUE, Level.YELLOW, Level.BLUE)
    town = {Building.POLICE: "bbb", Building.SCHOOL: "gy"}
    return moment(
        town, mode=Mode.MASTER, sections=sections(*levels), tokens=tokens("bggy"), scares=5
    )


# ---- a game that has been going on for a while ----------------------------------------------------


@cache
def midnight() -> Position:
    """The whole table in the middle of a game."""
    town = {
        Building.SCHOOL: "bbg",
        Building.CHURCH: "y",
        Building.TOWN_HALL: "ggy",
        Building.POLICE: "bo",
        Building.CINEMA: "b",
    }
    position = moment(town, scares=5, points=15, tokens=tokens("bgy"), pumpkins=4)
    haunted = {
        (Building.SCHOOL, Level.BLUE): Pumpkin(1),
        (Building.CHURCH, Level.YELLOW): Pumpkin(0),
        (Building.TOWN_HALL, Level.GREEN): Pumpkin(2),
        (Building.TOWN_HALL, Level.YELLOW): Pumpkin(0),
        (Building.POLICE, Level.ORANGE): Pumpkin(1),
    }
    first, second, third = position.lords
    first = evolve(
        first,
        sections=(
            _occupied(Level.YELLOW, {Action.SCARE: 0, Action.HAUNT: 1}),
            _occupied(Level.GREEN, {Action.UPGRADE: 2}),
            _occupied(Level.BLUE, {Action.SUMMON: 3, Action.MOVE: 4}),
        ),
        reserve=tuple(range(5, 10)),
        slots=(Slot(token_of("reroll")), Slot(disc=10), Slot()),
        cards=(_NEW_COSTUME,),
        card_discs=(11,),
    )
    second = evolve(
        second,
        points=13,
        scares=3,
        tokens=tokens("bboo"),
        pumpkins=4,
        sections=(
            _occupied(Level.ORANGE, {Action.HAUNT: 0, Action.UPGRADE: 1}),
            _occupied(Level.BLUE, {Action.SCARE: 2}),
            _occupied(Level.YELLOW, {Action.MOVE: 3}),
        ),
        reserve=tuple(range(4, 11)),
        cards=(_NEW_COSTUME,),
        card_discs=(11,),
    )
    third = evolve(
        third,
        points=4,
        scares=6,
        tokens=tokens("gg"),
        pumpkins=5,
        sections=(
            _occupied(Level.GREEN, {Action.HAUNT: 0, Action.SUMMON: 1, Action.FIGHT: 2}),
            _occupied(Level.BLUE, {Action.SCARE: 3}),
            _occupied(Level.BLUE, {}),
        ),
        reserve=tuple(range(4, 12)),
    )
    bonuses = (None, *position.bonuses[1:4], None, position.bonuses[5])
    return evolve(
        position,
        haunted=_haunted(haunted),
        bonuses=bonuses,
        discards=tuple(token for token in (position.bonuses[0],) if token is not None),
        lords=(first, second, third),
        round=5,
    )


def _occupied(level: Level, discs: Mapping[Action, int]) -> Section:
    return Section(level, tuple((discs[a],) if a in discs else () for a in ACTIONS))


def _haunted(pumpkins: Mapping[tuple[Building, Level], Pumpkin]) -> tuple[Pumpkin | None, ...]:
    spaces: list[Pumpkin | None] = [None] * (len(Building) * len(LEVELS))
    for (building, level), pumpkin in pumpkins.items():
        spaces[space(building, level)] = pumpkin
    return tuple(spaces)


# ---- the example turn -----------------------------------------------------------------------------


@cache
def example() -> tuple[Position, ...]:
    """The example turn: its beginning, after each of its two Upgrades, and its end."""
    town = {Building.CHURCH: "g", Building.POLICE: "bbb"}
    levels = (Level.BLUE, Level.GREEN, Level.BLUE)
    start = moment(town, scares=8, tokens=tokens("b"), sections=sections(*levels))
    green = ghost_in(start, Building.CHURCH, Level.GREEN)
    upgraded = played(start, Act(1, Action.UPGRADE), Upgrade(green), PickSection(2))
    yellow = ghost_in(upgraded, Building.CHURCH, Level.YELLOW)
    again = played(upgraded, Act(2, Action.UPGRADE), Upgrade(yellow), PickSection(0))
    end = played(
        again,
        Act(0, Action.HAUNT),
        Haunt(Building.CHURCH, Level.ORANGE),
        Claim(_NEW_COSTUME),
        PickDisc(1, Action.UPGRADE),
        Pay(),
    )
    return start, upgraded, again, end


_BLUE_TWICE = (Level.BLUE, Level.BLUE)
