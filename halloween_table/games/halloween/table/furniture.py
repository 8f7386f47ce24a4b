"""The places of Halloween, and everything that is drawn around the pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from attrs import evolve

from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.palette import AMBER
from halloween_table.contract.pictures import Picture, Rect, Shape
from halloween_table.contract.places import Mark, Place
from halloween_table.engine.game import Seat

from ..rules.claims import price_of
from ..rules.moves import (
    Act,
    Claim,
    Fight,
    Haunt,
    Move,
    PickBuilding,
    PickColour,
    PickSection,
    Rest,
    SummonMixed,
    UseBonus,
    UsePower,
)
from ..rules.pending import NOBODY, Fetching, Paying, Throwing
from ..rules.position import Lord, Position, Pumpkin, space
from ..rules.town import ACTIONS, BUILDINGS, LEVEL_OF, LEVELS, SLOTS, Building, Level
from ..words.legend import SIGNS
from ..words.table import TableWords
from . import ids, pictures
from .board_marks import BoardMarks, discs_back, is_done
from .far_board import FarBoard
from .layout import Layout
from .legend import question
from .near_board import NearBoard
from .town_marks import TownMarks
from .tray import Tray
from .wholes import Wholes

_DIM = "#a8221d33"
_OPEN = "#96f4e9c1"
"""The rim of an action space that can be used: there are many of them."""


class Furniture:
    """Everything on the table of Halloween that is no piece."""

    def __init__(self, words: TableWords, kept: Kept, layout: Layout) -> None:
        self._words, self._kept, self._layout = words, kept, layout
        self._town = TownMarks(words, kept, layout)
        self._boards = BoardMarks(words, kept, layout)
        self._tray = Tray(words, layout)

    def marks(self, view: Position, near: Seat, players: Players, wholes: Wholes) -> Iterator[Mark]:
        yield from self._town.all(view, near, players)
        yield from self._boards.all(view, near, players, wholes)
        yield from self._tray.marks(view, near, players)

    def places(
        self,
        view: Position,
        near: Seat,
        players: Players,
        moves: tuple[Move, ...],
        wholes: Wholes,
        hindrances: Mapping[str, str],
    ) -> Iterator[Place]:
        """`hindrances` says, by place, why it cannot be used now."""
        asked = _asked(view, moves)
        for place in self._all(view, near, players, moves, wholes):
            if place.id in hindrances:
                tip = f"{place.tooltip}\n{hindrances[place.id]}"
                picture = (*place.picture, *_dimmed(view, place))
                yield evolve(place, tooltip=tip, picture=picture)
            elif place.id in asked:
                yield evolve(place, picture=(*place.picture, *_rimmed(place)))
            else:
                yield place

    def _all(
        self,
        view: Position,
        near: Seat,
        players: Players,
        moves: tuple[Move, ...],
        wholes: Wholes,
    ) -> Iterator[Place]:
        for building in BUILDINGS:
            ghosts = tuple(map(len, view.census.of[building]))
            room = view.options.room - sum(ghosts)
            yield self._kept.once(self._building, building, ghosts, room)
            if not wholes.buildings:
                of = (view.haunted[space(building, 1) :][: len(LEVELS)], view.options.master)
                make = partial(self._in_building, building, players, *of)
                yield from self._kept.part(("spaces", building), of, make)
        for ghost in sorted(_stood_at(view, moves)):
            name = self._words.ghost(LEVEL_OF[ghost], view.ghosts[ghost])
            yield Place(ids.Stand(ghost), self._layout.ghost(view, ghost), name)
        yield from self._cards(view, near, players)
        yield from self._supply(view)
        yield from self._near(view, near, players[near].name, moves, wholes)
        for seat, player in enumerate(players):
            if seat != near:
                far = (self._layout.far_board(view, seat, near), view.lords[seat])
                there = partial(self._far, seat, player.name, *far)
                yield from self._kept.part(("far places", seat, near), far, there)
        yield from self._in_tray(view)
        yield from self._tray.buttons(view, moves)

    # ---- what belongs to everybody ------------------------------------------------------------------

    def _building(self, building: Building, ghosts: tuple[int, ...], room: int) -> Place:
        return Place(
            ids.Building(building),
            self._layout.town.building(building),
            self._words.building(building, sum(ghosts)),
            tooltip=self._words.building_tip(building, ghosts, room),
            news=True,
            seen_as=self._words.names.building(building),
        )

    def _in_building(
        self,
        building: Building,
        players: Players,
        haunted: tuple[Pumpkin | None, ...],
        master: bool,
    ) -> Iterator[Place]:
        for level, pumpkin in zip(LEVELS, haunted, strict=True):
            owner = players[pumpkin.seat].name if pumpkin else ""
            yield self._kept.once(self._space, building, level, pumpkin, owner)
        if not master:
            name = self._words.bonus_place(building)
            whole, rect = ids.Building(building), self._layout.town.bonus(building)
            yield Place(ids.BonusAt(building), rect, name, part_of=whole)

    def _space(
        self, building: Building, level: Level, pumpkin: Pumpkin | None, owner: str
    ) -> Place:
        return Place(
            ids.Space(building, level),
            self._layout.town.space(building, level),
            self._words.space(building, level),
            tooltip=self._words.space_tip(pumpkin, building, level, owner),
            news=True,
            part_of=ids.Building(building),
        )

    def _cards(self, view: Position, near: Seat, players: Players) -> Iterator[Place]:
        say = self._kept.once
        for at, card in enumerate(view.cards):
            lords = tuple(
                player.name
                for player, lord in zip(players, view.lords, strict=True)
                if card in lord.cards
            )
            price = None if card in view.lords[near].cards else price_of(view, near, card)
            yield Place(
                ids.Card(card),
                self._layout.market.card(at),
                say(self._words.card, card, lords),
                tooltip=say(self._words.card_tip, card, lords, price, card in view.spent),
                news=True,
                group="cards",
                seen_as=self._words.names.card(card),
            )

    def _supply(self, view: Position) -> Iterator[Place]:
        market, say = self._layout.market, self._kept.once
        for level in LEVELS:
            left = view.supply(level)
            yield Place(
                ids.Supply(level),
                market.supply(level, view.options.master),
                say(self._words.supply, level, *left),
                tooltip=say(self._words.supply_tip, level, *left),
                group="stacks",
            )
        if not view.options.master:
            stack = self._words.stack(len(view.stack))
            used = self._words.discards(view.discards)
            first = used.partition("\n")[0]
            tip = self._words.stack_tip(len(view.stack))
            yield Place(ids.STACK, market.stack, stack, tooltip=tip, group="stacks")
            yield Place(ids.DISCARDS, market.discards, first, tooltip=used, group="stacks")
        asked = self._words.legend.question()
        yield Place(
            ids.HELP,
            market.help,
            asked,
            question(market.help),
            button=True,
            tooltip=asked,
            explained_at=SIGNS,
        )

    def _in_tray(self, view: Position) -> Iterator[Place]:
        spots = self._layout.tray
        yield Place(ids.TRAY, spots.area, self._words.tray.tray())
        top = view.pending[-1] if view.pending else None
        if isinstance(top, Throwing):
            for at, die in enumerate(top.dice):
                yield Place(ids.DieAt(at), spots.die(at), self._words.tray.die(die))
        if isinstance(top, Fetching) and top.building == NOBODY:
            yield Place(ids.DRAWN, spots.drawn, self._words.drawn())

    # ---- the boards ---------------------------------------------------------------------------------

    def _near(
        self, view: Position, seat: Seat, owner: str, moves: tuple[Move, ...], wholes: Wholes
    ) -> Iterator[Place]:
        lord, words, board = view.lords[seat], self._words, self._layout.near_board(view)
        say = self._kept.once
        yield Place(ids.Lord(seat), board.belongings, words.lord(owner, lord), group="own")
        for at in range(board.sections):
            rect = board.section(at) if wholes.sections else board.head(at)
            yield self._section(view, seat, at, rect)
            if not wholes.sections:
                yield from self._in_section(view, seat, at, board, able=Rest(at) in moves)
        discs = len(lord.reserve)
        yield Place(
            ids.Reserve(seat),
            board.reserve,
            say(words.reserve, owner, discs),
            tooltip=say(words.reserve_tip, owner, discs),
            group="own",
        )
        pumpkins = words.pumpkins(owner, lord, board.common)
        heading = say(words.pumpkins_of, owner)  # both piles say how many there are
        yield Place(ids.Pumpkins(seat), board.pumpkins, heading, tooltip=pumpkins, group="own")
        for level in LEVELS:
            count = lord.tokens[level - 1]
            yield Place(
                ids.Tokens(seat, level),
                board.tokens(level),
                say(words.tokens, owner, level, count),
                tooltip=say(words.tokens_tip, owner, level, count),
                group="own",
            )
        for at in range(0 if view.options.master else SLOTS):
            yield Place(
                ids.Slot(seat, at),
                board.slot(at),
                say(words.slot, owner, at),
                tooltip=words.slot_tip(owner, at, lord),
                group="own",
            )

    def _section(self, view: Position, seat: Seat, at: int, rect: Rect) -> Place:
        level, say = view.lords[seat].sections[at].level, self._kept.once
        done, back = is_done(view, seat, at), discs_back(view, seat, at)
        return Place(
            ids.Section(seat, at),
            rect,
            say(self._words.section, at, level),
            tooltip=say(self._words.section_tip, at, level, done, back),
            group="own",
            seen_as=self._words.names.section(at),
        )

    def _in_section(
        self, view: Position, seat: Seat, at: int, board: NearBoard, able: bool
    ) -> Iterator[Place]:
        lord, words, say = view.lords[seat], self._words, self._kept.once
        for action in ACTIONS:
            occupied = bool(lord.sections[at].discs[action])
            yield Place(
                ids.Action(seat, at, action),
                board.action(at, action),
                say(words.action, at, action, occupied),
                tooltip=say(words.action_tip, at, action, occupied, view.options.master),
                group="own",
                seen_as=say(words.action_seen, at, action),
            )
        if seat == view.seat and not view.over:
            discs, rect = lord.sections[at].taken, board.rest(at)
            yield Place(
                ids.Rest(at),
                rect,
                say(words.rest_name, at, discs),
                pictures.rest(say(words.rest_caption, at), discs, rect, able),
                button=able,
                tooltip=say(words.rest_tip, at, discs),
                group="own",
            )

    def _far(self, seat: Seat, owner: str, board: FarBoard, lord: Lord) -> Iterator[Place]:
        tip = self._words.lord_tip(owner, lord, board.alone)
        name = self._words.lord(owner, lord)
        yield Place(ids.Lord(seat), board.rect, name, tooltip=tip, group="players")
        pumpkins = self._words.pumpkins(owner, lord, board.alone)
        rect = board.stat("pumpkins")
        yield Place(ids.Pumpkins(seat), rect, pumpkins, tooltip=tip, group="players")


def _asked(view: Position, moves: tuple[Move, ...]) -> set[str]:
    """The places that moves are made at, without a piece."""
    seat, found = view.decider, set[str]()
    paying = bool(view.pending) and isinstance(view.pending[-1], Paying)
    for move in moves:
        match move:
            case Act(section, action):
                found.add(ids.Action(seat, section, action))
            case UsePower(card) | Claim(card):
                found.add(ids.Card(card))
            case UseBonus(slot):
                found.add(ids.Slot(seat, slot))
            case PickBuilding(building):
                found.add(ids.Building(building))
            case Haunt(building, level):
                found.add(ids.Space(building, level))
            case PickSection(section):
                found.add(ids.Section(seat, section))
            case PickColour(level) if not paying:
                found.add(ids.Supply(level))
    return found


def _stood_at(view: Position, moves: tuple[Move, ...]) -> set[int]:
    """The ghosts that another ghost can be brought to."""
    found: set[int] = set()
    for move in moves:
        match move:
            case Fight(_, foe):
                found.add(foe)
            case SummonMixed(building, lower, higher):
                for level in (lower, higher):
                    found.update(view.census.of[building][level - 1])
    return found


def _rimmed(place: Place) -> Picture:
    match place.id:
        case ids.Action():
            return (Shape(line=_OPEN, radius=10, width=2.5),)
        case ids.Space():
            return (Shape(line=AMBER, radius=place.rect.w / 2, width=5),)
    return (Shape(line=AMBER, radius=13, width=5),)


def _dimmed(view: Position, place: Place) -> Picture:
    """A card stays readable and only lacks a rim; a section that is done is dim already."""
    match place.id:
        case ids.Card() | ids.Rest():
            return ()
        case ids.Action(_, section) if section in view.done:
            return ()
    return (Shape(_DIM, radius=10),)
