"""Which piece of Halloween lies where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from attrs import evolve

from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.palette import SeatColour, seat_colour
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece
from halloween_table.engine.game import Seat

from ..rules.claims import proposal
from ..rules.pending import NOBODY, Asked, Die, Doing, Fetching, Paying, Throwing
from ..rules.position import Position, Pumpkin, space
from ..rules.town import (
    ACTIONS,
    BUILDINGS,
    GHOSTS,
    LEVEL_OF,
    LEVELS,
    SUPPLY,
    TOKENS_PER_LEVEL,
    Action,
)
from ..words.table import TableWords
from . import ids, pictures
from .board_marks import discs_back, is_done
from .far_board import FarBoard
from .layout import Layout
from .market import on_stack
from .rects import centred
from .town_spots import stands_in_front
from .wholes import Wholes

_SEEN_DISCARDS = 2
"""Further down the used bonuses are not seen."""


class Pieces:
    """Lays out the pieces of a view. Far boards have theirs too, small: they last when another
    lord comes near, and glide."""

    def __init__(self, words: TableWords, kept: Kept, layout: Layout) -> None:
        self._words, self._kept, self._layout = words, kept, layout

    def all(self, view: Position, near: Seat, players: Players, wholes: Wholes) -> Iterator[Piece]:
        colours = [seat_colour(player.colour) for player in players]
        ghosts = (view.ghosts, view.options, [lord.tokens for lord in view.lords])
        yield from self._kept.part("ghosts", ghosts, partial(self._ghosts, view))
        yield from self._bonuses(view, near, wholes)
        pumpkins = (view.haunted, _haunts(view), wholes)
        make_pumpkins = partial(self._pumpkins, players, colours, *pumpkins)
        yield from self._kept.part("pumpkins", pumpkins, make_pumpkins)
        for seat, lord in enumerate(view.lords):
            far = None if seat == near else self._layout.far_board(view, seat, near)
            make = partial(
                self._on_board, view, seat, players[seat].name, colours[seat], wholes, far
            )
            if far is None:
                yield from make()
            else:
                of = (far, lord, view.cards, _proposed(view, seat))
                yield from self._kept.part(("far board", seat, near), of, make)
        yield from self._spheres(view, near)
        yield from self._piles(view, near, colours[near])
        yield from self._dice(view)

    # ---- the town -----------------------------------------------------------------------------------

    def _ghosts(self, view: Position) -> Iterator[Piece]:
        say = self._kept.once
        for ghost in GHOSTS:
            where, level = view.ghosts[ghost], LEVEL_OF[ghost]
            waits = where == SUPPLY
            spare = view.census.spare[level - 1]
            order = 5 if waits else 30 + stands_in_front(view, ghost)
            yield Piece(
                ids.Ghost(ghost),
                ids.Supply(level) if waits else ids.Building(BUILDINGS[where]),
                self._layout.ghost(view, ghost),
                pictures.ghost(level),
                say(self._words.ghost, level, where),
                order,
                say(self._words.supply_tip, level, *view.supply(level))
                if waits
                else say(self._words.ghost_tip, level, where),
                takes=ids.Ghost(spare) if waits and ghost != spare else "",
                plain=True,
            )

    def _bonuses(self, view: Position, near: Seat, wholes: Wholes) -> Iterator[Piece]:
        """Whoever reaches for one in town is told how it is fetched."""
        board = self._layout.near_board(view)
        for building in BUILDINGS:
            token = view.bonuses[building]
            if token is not None:
                place, rect = wholes.at_bonus(building), self._layout.town.bonus(building)
                piece = self._bonus(token, place, rect, ids.STACK)
                if wholes.buildings:  # nothing else says where in the building it lies
                    name = self._kept.once(self._words.bonus_in, building, token)
                    piece = evolve(piece, name=name, seen_as=piece.name)
                yield piece
        for seat, lord in enumerate(view.lords):
            far = None if seat == near else self._layout.far_board(view, seat, near)
            for at, slot in enumerate(lord.slots):
                if slot.token is not None:
                    rect = board.slot_bonus(at) if far is None else far.slot_thing(at)
                    place = ids.Slot(seat, at) if far is None else ids.Lord(seat)
                    yield self._bonus(slot.token, place, rect, fixed=far is not None)
        for at, token in enumerate(view.discards[-_SEEN_DISCARDS:]):
            rect = on_stack(self._layout.market.discards, under=1 - at)
            tip = self._words.discards(view.discards)
            yield Piece(
                ids.Bonus(token),
                ids.DISCARDS,
                rect,
                pictures.bonus(token),
                self._words.bonus(token),
                at,
                tip,
                fixed=True,
                plain=True,
            )
        for pending in view.pending:
            if isinstance(pending, Fetching) and pending.building == NOBODY:
                yield self._bonus(pending.token, ids.DRAWN, self._layout.tray.drawn, ids.STACK)

    def _bonus(
        self, token: int, place: str, rect: Rect, source: str = "", fixed: bool = False
    ) -> Piece:
        return Piece(
            ids.Bonus(token),
            place,
            rect,
            pictures.bonus(token),
            self._kept.once(self._words.bonus, token),
            20,
            self._kept.once(self._words.bonus_tip, token),
            source=source,
            fixed=fixed,
        )

    def _pumpkins(
        self,
        players: Players,
        colours: list[SeatColour],
        haunted: tuple[Pumpkin | None, ...],
        haunts: bool,
        wholes: Wholes,
    ) -> Iterator[Piece]:
        say = self._kept.once
        for building in BUILDINGS:
            for level in LEVELS:
                pumpkin = haunted[space(building, level)]
                if pumpkin is None:
                    continue
                seat, common = pumpkin
                owner = players[seat].name
                yield Piece(
                    ids.pumpkin(seat, building, common),
                    wholes.at_space(building, level),
                    self._layout.town.space(building, level).inset(2),
                    pictures.pumpkin(colours[seat], common),
                    say(self._words.pumpkin, owner, building, level, common),
                    20,
                    say(self._words.space_tip, pumpkin, building, level, owner),
                    source=ids.Pumpkins(seat),
                    fixed=not haunts,
                    plain=True,
                )

    # ---- the boards ---------------------------------------------------------------------------------

    def _on_board(
        self,
        view: Position,
        seat: Seat,
        owner: str,
        colour: SeatColour,
        wholes: Wholes,
        far: FarBoard | None,
    ) -> Iterator[Piece]:
        """Discs, tokens and claimed cards. On a far board none can be taken: what is being decided
        shows only in the tokens that would be paid."""
        yield from self._discs(view, seat, owner, colour, wholes, far)
        yield from self._claimed(view, seat, owner, colour, far)
        yield from self._tokens(view, seat, owner, far)

    def _discs(
        self,
        view: Position,
        seat: Seat,
        owner: str,
        colour: SeatColour,
        wholes: Wholes,
        far: FarBoard | None,
    ) -> Iterator[Piece]:
        lord, board, near = view.lords[seat], self._layout.near_board(view), far is None
        words, say, picture = self._words, self._kept.once, pictures.disc(colour)

        def piece(
            disc: int,
            place: str,
            rect: Rect,
            name: str,
            order: int,
            tip: str,
            fixed: bool = True,
            takes: str = "",
        ) -> Piece:
            where = place if near or isinstance(place, ids.Card) else ids.Lord(seat)
            id_ = ids.Disc(seat, disc)
            return Piece(
                id_, where, rect, picture, name, order, tip, takes, fixed=fixed, plain=True
            )

        top = ids.Disc(seat, lord.reserve[-1]) if lord.reserve and near else ""
        name, tip = say(words.disc, owner), say(words.reserve, owner, len(lord.reserve))
        for at, disc in enumerate(lord.reserve):
            rect = board.reserve_disc(at) if far is None else far.stat_sign("discs")
            takes = "" if ids.Disc(seat, disc) == top else top
            yield piece(disc, ids.Reserve(seat), rect, name, at, tip, not near, takes)
        pickable = near and seat == view.decider and _discs_are_picked(view)
        for at, section in enumerate(lord.sections):
            for action in ACTIONS:
                for over, disc in enumerate(section.discs[action]):
                    rect = (
                        board.disc_spot(at, action, over) if far is None else far.disc(at, action)
                    )
                    name = say(words.disc_on_action, owner, at, action)
                    place = wholes.at_action(seat, at, action)
                    tip = say(words.disc_on_action_tip, owner, at, action)
                    yield piece(disc, place, rect, name, 20 + over, tip, not pickable)
        for at, slot in enumerate(lord.slots):
            if slot.disc is not None:
                rect = board.circle(at) if far is None else far.slot_thing(at)
                name, tip = words.slot(owner, at), words.slot_tip(owner, at, lord)
                yield piece(slot.disc, ids.Slot(seat, at), rect, name, 20, tip)
        for card, disc in zip(lord.cards, lord.card_discs, strict=True):
            rect = self._layout.market.disc(view.cards.index(card), seat, len(view.lords))
            name = say(words.disc_on_card, owner, card)
            yield piece(disc, ids.Card(card), rect, name, 20, name)

    def _claimed(
        self, view: Position, seat: Seat, owner: str, colour: SeatColour, far: FarBoard | None
    ) -> Iterator[Piece]:
        """The cards that a lord is on, in the order in which they were claimed; each comes from
        where everybody can claim it."""
        cards = view.lords[seat].cards
        slots = (far or self._layout.near_board(view)).cards(len(cards))
        for card, slot in zip(cards, slots, strict=False):
            spent = seat == view.seat and card in view.spent
            yield Piece(
                ids.Claimed(seat, card),
                ids.Lord(seat),
                slot,
                pictures.claimed(card, colour.tint, slot, spent),
                self._kept.once(self._words.claimed, owner, card),
                20,
                self._kept.once(self._words.claimed_tip, owner, card),
                source=ids.Card(card),
                fixed=True,
            )

    def _tokens(
        self, view: Position, seat: Seat, owner: str, far: FarBoard | None
    ) -> Iterator[Piece]:
        lord, board, near = view.lords[seat], self._layout.near_board(view), far is None
        words, say, paid = self._words, self._kept.once, _proposed(view, seat)
        for level in LEVELS:
            count = lord.tokens[level - 1]
            name = say(words.tokens, owner, level, count)
            tip = say(words.tokens_tip, owner, level, count) if near else name
            top = ids.Token(seat, level, count - 1)
            for at in range(min(count, TOKENS_PER_LEVEL)):
                rect = board.token(level, at, count) if far is None else far.token(level, at)
                id_ = ids.Token(seat, level, at)
                yield Piece(
                    id_,
                    ids.Tokens(seat, level) if near else ids.Lord(seat),
                    rect,
                    pictures.chosen_token(level, at >= count - paid[level - 1]),
                    name,
                    10 + at,
                    tip,
                    takes=top if near and id_ != top else "",
                    source=ids.Supply(level),
                    fixed=not near,
                    plain=True,
                    seen_as=words.names.token(level),
                )

    def _spheres(self, view: Position, seat: Seat) -> Iterator[Piece]:
        board = self._layout.near_board(view)
        for at, section in enumerate(view.lords[seat].sections):
            name = self._kept.once(self._words.sphere, at, section.level)
            done, back = is_done(view, seat, at), discs_back(view, seat, at)
            tip = self._kept.once(self._words.section_tip, at, section.level, done, back)
            spot = board.level(at, section.level)
            rect = centred(spot, spot.w - 4, spot.h - 4)
            yield Piece(
                ids.Sphere(seat, at),
                ids.Section(seat, at),
                rect,
                pictures.SPHERE,
                name,
                10,
                tip,
                fixed=True,
                plain=True,
            )

    def _piles(self, view: Position, seat: Seat, colour: SeatColour) -> Iterator[Piece]:
        """The near lord's pumpkins: while there are any, one can be taken from the pile."""
        lord, board = view.lords[seat], self._layout.near_board(view)
        for id_, count, common in (
            (ids.OWN_PILE, lord.pumpkins, False),
            (ids.COMMON_PILE, lord.common, True),
        ):
            if count:
                name = self._words.pumpkin_pile(count, common)
                tip = self._words.pumpkin_pile_tip(count, common)
                picture = pictures.pumpkin_pile(colour, common)
                rect = board.pumpkin_pile(common)
                place = ids.Pumpkins(seat)
                yield Piece(id_, place, rect, picture, name, 10, tip, plain=True)

    # ---- dice ---------------------------------------------------------------------------------------

    def _dice(self, view: Position) -> Iterator[Piece]:
        shown = dice_shown(view)
        if shown is None:
            return
        seat, by, dice, against = shown
        numbered = [*enumerate(dice), *([(-1, against)] if against is not None else [])]
        for at, die in numbered:
            rect = self._layout.tray.die(at)
            name = self._words.tray.die(die)
            tip = self._words.tray.die_tip(view, seat, die, by)
            picture = pictures.die(die, rect.w)
            id_ = ids.Die(at)
            yield Piece(id_, ids.TRAY, rect, picture, name, 20, tip, fixed=True, plain=True)


def dice_shown(view: Position) -> tuple[Seat, int, tuple[Die, ...], Die | None] | None:
    """Whose dice lie in the tray, for which card, the own ones and the defender's: those of the
    roll that is due, or the last ones as long as nothing else is being decided."""
    top = view.pending[-1] if view.pending else None
    if isinstance(top, Throwing):
        return top.owner, top.by, top.dice, top.against
    if view.rolled is not None and not view.over and (top is None or _follows_a_roll(view, top)):
        return view.rolled
    return None


def _follows_a_roll(view: Position, top: object) -> bool:
    """Whether the choice that is due came of the roll that lies there: its difference, or the next
    foe of a series. What is called upon between actions did not."""
    if view.acting is None or not isinstance(top, Asked):
        return False
    return top.number > 0 or (top.ghost >= 0 and bool(top.chosen))


def _haunts(view: Position) -> bool:
    """Whether somebody haunts, and may take a pumpkin of theirs from another space."""
    top = view.pending[-1] if view.pending else None
    return isinstance(top, Doing) and top.action is Action.HAUNT


def _discs_are_picked(view: Position) -> bool:
    return bool(view.pending) and isinstance(view.pending[-1], Asked | Paying)


def _proposed(view: Position, seat: Seat) -> list[int]:
    """How many tokens of each level would be paid now."""
    counts = [0] * len(LEVELS)
    top = view.pending[-1] if view.pending else None
    if isinstance(top, Paying) and top.owner == seat:
        for level in proposal(view, top):
            counts[level - 1] += 1
    return counts
