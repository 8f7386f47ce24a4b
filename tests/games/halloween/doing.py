"""Playing drawn positions in tests, in words.

    play(position, "act 1 move", "move blue School Church", "keep 1", "end")
    play(position, "1: move blue School Church")      # both of it: the disc and the ghost
    play(with_dice(position, "g4 y3"), "2: fight green yellow School")

Sections, slots and dice are counted from 1. A ghost is named by its colour and building, so one of
several like it is as good as another; `supply` instead of a building is where a ghost cannot act.
A move itself will do in place of words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import TypeVar

import pytest
from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Event, Refused, Seat, Step
from halloween_table.games.halloween.rules.game import Halloween
from halloween_table.games.halloween.rules.moves import (
    NO,
    ROLL,
    STAND,
    YES,
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
    Pay,
    PickBuilding,
    PickColour,
    PickDisc,
    PickGhost,
    PickSection,
    Rest,
    Scare,
    Summon,
    SummonMixed,
    TakePoints,
    TakePumpkin,
    TradeDown,
    TradeUp,
    Upgrade,
    UseBonus,
    UsePower,
)
from halloween_table.games.halloween.rules.position import Lord, Position
from halloween_table.games.halloween.rules.town import (
    DIE,
    LEVEL_OF,
    SLOTS,
    SUPPLY,
    Action,
    Building,
    Level,
    ghosts_of,
)

from .drawing import BUILDING_NAMES, LETTERS, action_of, building_of, draw, kind_of, level_of

GAME = Halloween()
E = TypeVar("E", bound=Event)
Said = str | Move

_PLAIN: dict[str, Move] = {
    "end": EndTurn(),
    "pay": Pay(),
    "points": TakePoints(),
    "roll": ROLL,
    "stand": STAND,
    "yes": YES,
    "no": NO,
}


# ---- doing --------------------------------------------------------------------------------------


def play(position: Position, *said: Said) -> Position:
    """The position after what is said."""
    for words in said:
        for one in _one_by_one(words):
            position = step(position, one).position
    return position


def step(position: Position, said: Said) -> Step[Position]:
    """The last of what is said as one step."""
    *before, last = _one_by_one(said)
    for words in before:
        position = step(position, words).position
    return GAME.play(position, position.decider, move_of(position, last))


def events(position: Position, *said: Said) -> tuple[Event, ...]:
    """Everything that happens by it."""
    happened: list[Event] = []
    for words in said:
        for one in _one_by_one(words):
            done = step(position, one)
            position = done.position
            happened += done.events
    return tuple(happened)


def event(position: Position, said: Said, kind: type[E]) -> E:
    """The only event of that kind."""
    (found,) = (event for event in events(position, said) if isinstance(event, kind))
    return found


def refused(position: Position, said: Said, actor: Seat | None = None) -> tuple[str, str]:
    """The rule and the reason a move is refused for. `1: move …` refuses the move after the disc."""
    *before, last = _one_by_one(said)
    position = play(position, *before)
    actor = position.decider if actor is None else actor
    move = move_of(position, last)
    refusal = GAME.refusal(position, actor, move)
    assert refusal is not None, f"{said} is lawful: {draw(position)}"
    assert move not in GAME.moves(position, actor)
    with pytest.raises(Refused) as caught:
        GAME.play(position, actor, move)
    assert caught.value.refusal == refusal
    return refusal.rule, refusal.reason


def lawful(position: Position, verb: str = "") -> set[str]:
    """What may be done now, in words; only what begins with that verb."""
    words = (in_words(position, move) for move in GAME.moves(position, position.decider))
    return {word for word in words if word.split()[0] == verb or not verb}


def with_dice(position: Position, dice: str) -> Position:
    """The same position, but the next dice fall so: `g4 y3` is a green die that shows 4, then a
    yellow one that shows 3."""
    wanted = [(DIE[level_of(word[0])], int(word[1:])) for word in dice.split()]
    assert all(1 <= face <= faces for faces, face in wanted), dice
    for state in count():
        chance = Chance(state)
        for faces, face in wanted:
            found, chance = chance.below(faces)
            if found + 1 != face:
                break
        else:
            return evolve(position, chance=Chance(state))
    raise AssertionError


# ---- looking ------------------------------------------------------------------------------------


def me(position: Position) -> Lord:
    """The lord whose turn it is."""
    return position.lords[position.seat]


def tokens(lord: Lord) -> str:
    """A lord's tokens as letters."""
    return "".join(letter * held for letter, held in zip(LETTERS, lord.tokens, strict=True))


def levels(lord: Lord) -> str:
    return " ".join(str(int(section.level)) for section in lord.sections)


def bonuses(lord: Lord) -> str:
    """The three slots as they are drawn."""
    return " ".join(
        "disc" if slot.disc is not None else "-" if slot.token is None else kind_of(slot.token)
        for slot in lord.slots
    )


def discs(lord: Lord) -> str:
    """The discs on action spaces as they are drawn."""
    return " ".join(
        f"{Action(action).name.lower()}@{at + 1}"
        for at, section in enumerate(lord.sections)
        for action, lying in enumerate(section.discs)
        for _ in lying
    )


# ---- words --------------------------------------------------------------------------------------


def _one_by_one(said: Said) -> Iterator[Said]:
    """`1: move …` is a disc on the space, then the move."""
    if not isinstance(said, str) or ":" not in said:
        yield said
        return
    section, _, words = said.partition(":")
    words = words.strip()
    if words == "rest":
        yield f"rest {section}"
        return
    verb = {"mix": "summon", "take": "haunt"}.get(words.split()[0], words.split()[0])
    yield f"act {section} {verb}"
    yield words


def move_of(position: Position, said: Said) -> Move:
    if not isinstance(said, str):
        return said
    if said in _PLAIN:
        return _PLAIN[said]
    verb, *words = said.replace("Town Hall", "TownHall").split()
    if verb == "trade":
        verb = f"trade_{words.pop(0)}"
    if verb == "fight" and words[0] == "all":
        verb = f"fight_{words.pop(0)}"
    return _VERBS[verb](position, *words)


def ghost(position: Position, colour: str, where: str, other_than: int = -1) -> int:
    """The number of a ghost."""
    found = [
        one
        for one in ghosts_of(level_of(colour))
        if position.ghosts[one] == (SUPPLY if where == "supply" else _building(where))
        and one != other_than
    ]
    if not found:
        raise ValueError(f"no {colour} ghost at {where}: {draw(position)}")
    return found[0]


def _building(word: str) -> Building:
    return building_of(word.replace("TownHall", "Town Hall"))


def _fight(position: Position, colour: str, *words: str) -> Fight:
    """`fight green yellow School`, or `fight green School yellow Church`."""
    here, other, there = words if len(words) == 3 else (words[1], *words)
    attacker = ghost(position, colour, here)
    return Fight(attacker, ghost(position, other, there, other_than=attacker))


def _use(position: Position, kind: str, die: str = "1") -> UseBonus:
    """By kind, or by the number of its slot."""
    if kind.isdigit():
        return UseBonus(int(kind) - 1, int(die) - 1)
    lord = position.lord
    for at in range(SLOTS):
        token = lord.slots[at].token
        if token is not None and kind_of(token) == kind:
            return UseBonus(at, int(die) - 1)
    raise ValueError(f"nobody has {kind}: {bonuses(lord)}")


_VERBS: dict[str, Callable[..., Move]] = {
    "act": lambda position, at, action: Act(int(at) - 1, action_of(action)),
    "rest": lambda position, at: Rest(int(at) - 1),
    "summon": lambda position, where, level: Summon(_building(where), level_of(level)),
    "mix": lambda position, where, low, high: SummonMixed(
        _building(where), level_of(low), level_of(high)
    ),
    "scare": lambda position, level: Scare(level_of(level)),
    "upgrade": lambda position, level, where: Upgrade(ghost(position, level, where)),
    "move": lambda position, level, here, to: MoveGhost(
        ghost(position, level, here), _building(to)
    ),
    "fight": _fight,
    "fight_all": lambda position, level, where: FightAll(ghost(position, level, where)),
    "haunt": lambda position, where, level, common="": Haunt(
        _building(where), level_of(level), common == "common"
    ),
    "take": lambda position, where, level: TakePumpkin(_building(where), level_of(level)),
    "use": _use,
    "keep": lambda position, slot: Keep(int(slot) - 1),
    "power": lambda position, card: UsePower(int(card)),
    "claim": lambda position, card: Claim(int(card)),
    "colour": lambda position, level: PickColour(level_of(level)),
    "section": lambda position, at: PickSection(int(at) - 1),
    "disc": lambda position, at, action: PickDisc(int(at) - 1, action_of(action)),
    "ghost": lambda position, level, where: PickGhost(ghost(position, level, where)),
    "building": lambda position, where: PickBuilding(_building(where)),
    "name": lambda position, number: Name(int(number)),
    "trade_up": lambda position, level: TradeUp(level_of(level)),
    "trade_down": lambda position, level: TradeDown(level_of(level)),
}


def in_words(position: Position, move: Move) -> str:
    """The words for a lawful move."""
    for words, plain in _PLAIN.items():
        if move == plain:
            return words
    match move:
        case Act(section, action):
            return f"act {section + 1} {action.name.lower()}"
        case Rest(section):
            return f"rest {section + 1}"
        case Summon(building, level):
            return f"summon {BUILDING_NAMES[building]} {_colour(level)}"
        case SummonMixed(building, lower, higher):
            return f"mix {BUILDING_NAMES[building]} {_colour(lower)} {_colour(higher)}"
        case Scare(level):
            return f"scare {_colour(level)}"
        case Upgrade(one):
            return f"upgrade {_ghost_words(position, one)}"
        case MoveGhost(one, to):
            return f"move {_ghost_words(position, one)} {BUILDING_NAMES[to]}"
        case Fight(one, foe) if position.ghosts[one] == position.ghosts[foe]:
            return f"fight {_colour(LEVEL_OF[one])} {_ghost_words(position, foe)}"
        case Fight(one, foe):
            return f"fight {_ghost_words(position, one)} {_ghost_words(position, foe)}"
        case FightAll(one):
            return f"fight all {_ghost_words(position, one)}"
        case Haunt(building, level, common):
            third = " common" if common else ""
            return f"haunt {BUILDING_NAMES[building]} {_colour(level)}{third}"
        case TakePumpkin(building, level):
            return f"take {BUILDING_NAMES[building]} {_colour(level)}"
        case UseBonus(slot, die):
            token = position.lord.slots[slot].token
            assert token is not None
            return f"use {kind_of(token)}" + (f" {die + 1}" if die else "")
        case Keep(slot):
            return f"keep {slot + 1}"
        case UsePower(card):
            return f"power {card}"
        case Claim(card):
            return f"claim {card}"
        case PickColour(level):
            return f"colour {_colour(level)}"
        case PickSection(section):
            return f"section {section + 1}"
        case PickDisc(section, action):
            return f"disc {section + 1} {Action(action).name.lower()}"
        case PickGhost(one):
            return f"ghost {_ghost_words(position, one)}"
        case PickBuilding(building):
            return f"building {BUILDING_NAMES[building]}"
        case Name(number):
            return f"name {number}"
        case TradeUp(level):
            return f"trade up {_colour(level)}"
        case TradeDown(level):
            return f"trade down {_colour(level)}"
    raise AssertionError(move)


def _colour(level: Level) -> str:
    return level.name.lower()


def _ghost_words(position: Position, one: int) -> str:
    where = position.ghosts[one]
    place = "supply" if where == SUPPLY else BUILDING_NAMES[where]
    return f"{_colour(LEVEL_OF[one])} {place}"
