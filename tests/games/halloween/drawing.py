"""Positions of Halloween from text drawings.

    town(
        \"\"\"
        School: bbg +plus_three | Church: y | Town Hall:
        Hospital: o | Police: bbb +two_scares | Cinema:
        \"\"\",
        lord("1 2 1", scares=7, tokens="bbgy", cards=(31,), bonuses="reroll disc",
             discs="move@1 scare@2", pumpkins="Church:o"),
        lord("3 3 3"),
        done=(1,),
    )

A letter is a ghost: b, g, y, o, r, from blue to red. After + comes the bonus token that lies there.
A building that is left out is empty; a town that is left out is that of the beginning, without
bonus tokens. Bonus tokens are named by their kinds.

A lord is drawn by the levels of the sections and what there is besides: tokens as letters; cards
by number (each has a disc on it); `bonuses` fills the three slots, where `disc` is a circle with a
disc and `-` is an empty slot; `discs` on action spaces, `all@1` on all six of a section; pumpkins
on haunting spaces, `common` those of the third colour. Sections and slots are counted from 1. All
discs that are not drawn are in the reserve, all pumpkins that are not drawn at hand.

There are as many lords as are drawn, and three at least unless `seats` says otherwise. Cards that
somebody has are in use; others fill them up to eight, those that are named by `in_use` first. Bonus
tokens that are not drawn make up the stack, those named by `stack` on top, in that order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from attrs import define, frozen

from halloween_table.engine.chance import Chance
from halloween_table.games.halloween.rules.bonuses import BONUSES, OF_EACH, TOKENS
from halloween_table.games.halloween.rules.pending import Blues, Pending
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
from halloween_table.games.halloween.rules.setup import IN_USE, SETS
from halloween_table.games.halloween.rules.town import (
    ACTIONS,
    BUILDINGS,
    COMMON_PUMPKINS,
    DISCS,
    FIRST_SCARES,
    GHOSTS,
    LEVEL_OF,
    LEVELS,
    PUMPKINS,
    SLOTS,
    SUPPLY,
    Action,
    Building,
    Level,
    ghosts_of,
)

LETTERS = "bgyor"
BUILDING_NAMES = ("School", "Church", "Town Hall", "Hospital", "Police", "Cinema")
KINDS = tuple(bonus.key for bonus in BONUSES)
START = "Police: bbb"


def building_of(name: str) -> Building:
    if name.strip() not in BUILDING_NAMES:
        raise ValueError(f"{name!r} is no building")
    return BUILDINGS[BUILDING_NAMES.index(name.strip())]


def level_of(word: str) -> Level:
    """By letter, name or number."""
    if word.isdigit():
        return Level(int(word))
    if word in LETTERS:
        return LEVELS[LETTERS.index(word)]
    return Level[word.upper()]


def action_of(word: str) -> Action:
    return Action[word.upper()]


# ---- drawing ------------------------------------------------------------------------------------


@frozen
class Drawn:
    """A lord as drawn."""

    levels: str | None
    scares: int
    points: int
    tokens: str
    cards: tuple[int, ...]
    bonuses: str
    discs: str
    pumpkins: str
    common: str


def lord(
    levels: str | None = None,
    *,
    scares: int = FIRST_SCARES,
    points: int = 0,
    tokens: str = "",
    cards: Iterable[int] = (),
    bonuses: str = "",
    discs: str = "",
    pumpkins: str = "",
    common: str = "",
) -> Drawn:
    return Drawn(levels, scares, points, tokens, tuple(cards), bonuses, discs, pumpkins, common)


def town(
    drawing: str = START,
    *lords: Drawn,
    seats: int | None = None,
    mode: str = "standard",
    seat: int = 0,
    first: int = 0,
    round: int = 1,
    done: Sequence[int] = (),
    spent: Sequence[int] = (),
    in_use: Sequence[int] = (),
    stack: str = "",
    discards: str = "",
    pending: Sequence[Pending] = (),
    ending: bool = False,
    seed: int = 0,
) -> Position:
    """The drawn position."""
    seats = seats if seats is not None else max(3, len(lords))
    everybody = (*lords, *[lord()] * (seats - len(lords)))
    options = _options(mode, first, everybody, in_use)
    box = _Box(list(TOKENS) if not options.master else [])
    ghosts, bonuses = _town(drawing, options, box)
    if not any(isinstance(due, Blues) for due in pending) and not any(
        ghosts[ghost] != SUPPLY for ghost in ghosts_of(Level.BLUE)
    ):
        raise ValueError("there is always a blue ghost in town (HA-T5)")
    haunted: list[Pumpkin | None] = [None] * (len(BUILDINGS) * len(LEVELS))
    boards = tuple(_lord(at, one, seats, options, haunted, box) for at, one in enumerate(everybody))
    thrown = box.take(discards)
    on_top = box.take(stack)
    return Position(
        options=options,
        chance=Chance(seed),
        ghosts=tuple(ghosts),
        haunted=tuple(haunted),
        bonuses=tuple(bonuses),
        stack=(*on_top, *box.tokens),
        discards=thrown,
        cards=options.picked,
        lords=boards,
        seat=seat,
        round=round,
        done=tuple(section - 1 for section in done),
        spent=tuple(spent),
        pending=tuple(pending),
        ending=ending,
    )


def _options(mode: str, first: int, lords: Sequence[Drawn], in_use: Sequence[int]) -> Options:
    if Mode(mode) is Mode.MASTER:
        return Options(first=first, mode=Mode.MASTER)
    wanted = dict.fromkeys([*(card for one in lords for card in one.cards), *in_use])
    if len(wanted) > IN_USE:
        raise ValueError(f"more than {IN_USE} cards: {list(wanted)}")
    others = [card for card in SETS[CardSet.CASPER] if card not in wanted]
    cards = sorted([*wanted, *others[: IN_USE - len(wanted)]])
    return Options(first=first, cards=CardSet.PICKED, picked=tuple(cards))


@define
class _Box:
    """The bonus tokens that lie nowhere yet."""

    tokens: list[int]

    def take(self, kinds: str) -> tuple[int, ...]:
        return tuple(self.one(kind) for kind in kinds.split())

    def one(self, kind: str) -> int:
        first = KINDS.index(kind) * OF_EACH
        token = next((t for t in self.tokens if t in range(first, first + OF_EACH)), None)
        if token is None:
            raise ValueError(f"there is no {kind} any more")
        self.tokens.remove(token)
        return token


def _town(drawing: str, options: Options, box: _Box) -> tuple[list[int], list[int | None]]:
    ghosts = [SUPPLY for _ in GHOSTS]
    bonuses: list[int | None] = [None for _ in BUILDINGS]
    for part in filter(None, (p.strip() for p in drawing.replace("\n", "|").split("|"))):
        name, _, things = part.partition(":")
        building = building_of(name)
        crowd = 0
        for word in things.split():
            if word.startswith("+"):
                bonuses[building] = box.one(word[1:])
                continue
            for letter in word:
                level = level_of(letter)
                free = [ghost for ghost in ghosts_of(level) if ghosts[ghost] == SUPPLY]
                if not free:
                    raise ValueError(f"no {level.name} ghost is left (HA-T3)")
                ghosts[free[0]] = building
                crowd += 1
        if crowd > options.room:
            raise ValueError(f"{name} is too small for {crowd} ghosts (HA-T3)")
    return ghosts, bonuses


def _lord(
    seat: int,
    drawn: Drawn,
    seats: int,
    options: Options,
    haunted: list[Pumpkin | None],
    box: _Box,
) -> Lord:
    levels = [level_of(word) for word in (drawn.levels or "1 1 1 1").split()]
    if drawn.levels is not None and len(levels) != options.sections:
        raise ValueError(f"{drawn.levels!r} is not {options.sections} sections")
    reserve = list(range(DISCS))
    spaces: list[list[list[int]]] = [[[] for _ in ACTIONS] for _ in range(options.sections)]
    for word in drawn.discs.split():
        name, _, section = word.partition("@")
        for action in ACTIONS if name == "all" else [action_of(name)]:
            spaces[int(section) - 1][action].append(reserve.pop())
    slots = []
    for word in [*drawn.bonuses.split(), *["-"] * SLOTS][:SLOTS]:
        if word == "disc":
            slots.append(Slot(None, reserve.pop()))
        else:
            slots.append(Slot(None if word == "-" else box.one(word)))
    own, common = [*_spaces(drawn.pumpkins)], [*_spaces(drawn.common)]
    for at in own:
        _place(haunted, at, Pumpkin(seat))
    for at in common:
        _place(haunted, at, Pumpkin(seat, common=True))
    return Lord(
        sections=tuple(
            Section(level, tuple(map(tuple, discs)))
            for level, discs in zip(levels, spaces, strict=False)
        ),
        card_discs=tuple(reserve.pop() for _ in drawn.cards),
        reserve=tuple(reserve),
        scares=drawn.scares,
        pumpkins=PUMPKINS - len(own),
        common=(COMMON_PUMPKINS if seats == 2 else 0) - len(common),
        points=drawn.points,
        tokens=tuple(drawn.tokens.count(letter) for letter in LETTERS),
        cards=drawn.cards,
        slots=tuple(slots),
        tallies=(Tally("bonus", drawn.points, drawn.points),) if drawn.points else (),
    )


def _spaces(words: str) -> Iterator[int]:
    for word in words.replace("Town Hall", "TownHall").split():
        name, _, level = word.partition(":")
        yield space(building_of(name.replace("TownHall", "Town Hall")), level_of(level))


def _place(haunted: list[Pumpkin | None], at: int, pumpkin: Pumpkin) -> None:
    if haunted[at] is not None:
        raise ValueError("two pumpkins on one haunting space")
    haunted[at] = pumpkin


# ---- and back -----------------------------------------------------------------------------------


def draw(position: Position) -> str:
    """The town as `town` reads it, the empty buildings left out."""
    told = []
    for building in BUILDINGS:
        token = position.bonuses[building]
        words = [ghosts_in(position, BUILDING_NAMES[building])]
        words += [] if token is None else [f"+{kind_of(token)}"]
        if any(words):
            told.append(f"{BUILDING_NAMES[building]}: {' '.join(filter(None, words))}")
    return " | ".join(told)


def ghosts_in(position: Position, building: str) -> str:
    """The ghosts there, from blue to red."""
    where = building_of(building)
    return "".join(
        LETTERS[LEVEL_OF[ghost] - 1] for ghost in GHOSTS if position.ghosts[ghost] == where
    )


def kind_of(token: int) -> str:
    return KINDS[token // OF_EACH]
