"""What is drawn of the lords' boards of Halloween: the near one large, the others small."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from attrs import evolve

from halloween_table.contract.ids import Id
from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.palette import (
    AMBER,
    FADED,
    MOON,
    MOSS,
    PANEL,
    figure_asset,
    seat_colour,
)
from halloween_table.contract.pictures import Art, Layer, Rect, Shape, Words, name_words
from halloween_table.contract.places import Mark
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player

from ..rules.choosing import choices
from ..rules.moves import PickDisc, PickSection
from ..rules.pending import Asked, Lifting, Paying, Readied, Rewarded
from ..rules.position import Lord, Position
from ..rules.town import ACTIONS, LEVELS, SLOTS, Action, Level
from ..words.table import TableWords
from . import ids, pictures
from .far_marks import far_marks
from .layout import Layout
from .near_board import NearBoard
from .pictures import ACTION, CELL, HOLLOW, RIDGE
from .rects import around, part
from .wholes import Wholes

_DONE = "#78221d33"


class BoardMarks:
    """Draws the boards, without what lies on them."""

    def __init__(self, words: TableWords, kept: Kept, layout: Layout) -> None:
        self._words, self._kept, self._layout = words, kept, layout

    def all(self, view: Position, near: Seat, players: Players, wholes: Wholes) -> Iterator[Mark]:
        board, lord, player = self._layout.near_board(view), view.lords[near], players[near]
        chosen, states = sections_chosen(view, near), section_states(view, near)
        for at, section in enumerate(lord.sections):
            yield self._kept.once(self._ground, at, board, seat_colour(player.colour).tint)
            yield self._kept.once(_head, at, board, section.level)
            if states[at] is ids.Acting:
                yield self._acting(at, board)
            elif states[at] is ids.Done:
                yield self._done(at, board, dim=at not in chosen)
            elif states[at] is ids.Idle:
                yield Mark(ids.Idle(at), board.section(at), (Shape(_DONE, radius=14),))
            if near != view.seat or view.over or wholes.sections:
                yield self._no_rest(lord, at, board)
        bare = tuple(not count for count in (lord.pumpkins, lord.common))[: 1 + board.common]
        yield self._kept.once(_belongings, board, player, near == view.decider, bare)
        for level in LEVELS:
            yield self._kept.once(_token_count, board, level, lord.tokens[level - 1])
        if not board.master:
            yield self._card_slots(lord, board)
        yield from self._sums(lord, board)
        yield from _pile_numbers(lord, board)
        for seat, other in enumerate(players):
            if seat != near:
                their_turn = seat == view.seat and not view.over
                far = (self._layout.far_board(view, seat, near), view.lords[seat], their_turn)
                make = partial(far_marks, seat, other, *far)
                yield from self._kept.part(("far", seat, near), far, make)

    # ---- the near board -----------------------------------------------------------------------------

    def _ground(self, at: int, board: NearBoard, tint: str) -> Mark:
        """Whatever stays as it is on a section, which is large, through the whole game."""
        rect = board.section(at)
        heading = Rect(rect.x + 12, rect.y + 4, rect.w - 56, 30)
        layers: list[Layer] = [
            Shape(PANEL, tint, radius=14, width=2),
            Words(self._words.names.section(at), part(rect, heading), 21, MOON, bold=True),
        ]
        for action in ACTIONS:
            layers += self._action(rect, at, action, board)
        return Mark(ids.Ground(at), rect, tuple(layers))

    def _action(self, outer: Rect, at: int, action: Action, board: NearBoard) -> Iterator[Layer]:
        spot, name = board.disc_spot(at, action), self._words.names.action(action)
        yield Shape(CELL, rect=part(outer, board.action(at, action)), radius=10)
        yield Art(ACTION[action], part(outer, board.action_sign(at, action)))
        yield Shape(HOLLOW, RIDGE, part(outer, spot), radius=spot.w / 2, width=2)
        where = part(outer, board.action_name(at, action))
        alike = tuple(map(self._words.names.action, ACTIONS))
        if board.master:  # four sections leave little room
            yield Words(name, where, 21, MOON, alike=alike)
        else:
            yield Words(name, where, 21, MOON, True, "centre", alike)

    @staticmethod
    def _acting(at: int, board: NearBoard) -> Mark:
        """Around a section whose action is under way."""
        frame = (Shape(line=AMBER, radius=14, width=5),)
        return Mark(ids.Acting(at), board.section(at), frame)

    def _done(self, at: int, board: NearBoard, dim: bool) -> Mark:
        """Over a section that has had its action; one that can be chosen all the same is bright."""
        rect = board.section(at)
        tick = part(rect, Rect(rect.x + rect.w - 41, rect.y + 4, 32, 32))
        picture = (Shape(_DONE if dim else "", MOSS, radius=14, width=4), *pictures.tick(tick, 16))
        return Mark(ids.Done(at), rect, picture, name=self._words.section_done(at), group="own")

    def _no_rest(self, lord: Lord, at: int, board: NearBoard) -> Mark:
        """Where there is a place while the lord can let a section rest."""
        rect = board.rest(at)
        caption, discs = self._words.rest_caption(at), lord.sections[at].taken
        return Mark(ids.Rest(at), rect, pictures.rest(caption, discs, rect, able=False))

    def _card_slots(self, lord: Lord, board: NearBoard) -> Mark:
        """Places for as many cards as end the game."""
        cards, said = board.cards(len(lord.cards)), self._words.claimed_cards(lord)
        rect = around(cards)
        picture = pictures.card_slots(cards, rect)
        return Mark("card_slots", rect, picture, name=said, tooltip=said, group="own")

    def _sums(self, lord: Lord, board: NearBoard) -> Iterator[Mark]:
        words = self._words
        for at, (icon, number, name, tip) in enumerate(
            (
                ("halloween/point", lord.points, words.points(lord), words.points_tip(lord)),
                ("halloween/scare", lord.scares, words.scares(lord), words.scares_tip(lord)),
            )
        ):
            rect = board.sum(at)
            side = min(rect.h - 10, 0.45 * rect.w)
            sign = Rect(rect.x + 8, rect.y + (rect.h - side) / 2, side, side)
            left = rect.x + side + 16
            count = Rect(left, rect.y, rect.x + rect.w - 4 - left, rect.h)
            picture = (
                Shape(CELL, radius=10),
                Art(icon, part(rect, sign)),
                Words(str(number), part(rect, count), 34, MOON, bold=True),
            )
            yield Mark(ids.Sum(at), rect, picture, name=name, tooltip=tip, group="own")


def _head(at: int, board: NearBoard, reached: Level) -> Mark:
    """The level that a section has reached: as a sign, and on its way there."""
    rect = board.head(at)
    sign = Rect(rect.x + rect.w - 40, rect.y + 5, 28, 28)
    spaces = (
        Art(
            f"halloween/space-{pictures.COLOUR[level]}",
            part(rect, board.level(at, level)),
            opacity=1 if level <= reached else 0.35,
        )
        for level in LEVELS
    )
    return Mark(
        ids.Head(at), rect, (Art(pictures.symbol_asset(reached), part(rect, sign)), *spaces)
    )


def _belongings(board: NearBoard, player: Player, decides: bool, bare: tuple[bool, ...]) -> Mark:
    """Who, and the ground of what they have; `bare`: which of their pumpkins are all in town."""
    rect, colour, person = board.belongings, seat_colour(player.colour), board.person
    figure = Rect(person.x, person.y, 33, 44)
    symbol = Rect(figure.x + figure.w - 12, figure.y + figure.h - 22, 22, 22)
    left = symbol.x + 26
    name = Rect(left, person.y, person.x + person.w - left, person.h)
    first, last = board.tokens(LEVELS[0]), board.tokens(LEVELS[-1])
    layers: list[Layer] = [
        Shape(PANEL, colour.tint, radius=14, width=4 if decides else 2),
        Art(figure_asset(player.figure), part(rect, figure), colour.tint),
        Art(colour.symbol, part(rect, symbol)),
        name_words(player.name, part(rect, name), 24),
        Shape(CELL, rect=part(rect, board.reserve), radius=10),
        Shape(CELL, rect=part(rect, board.pumpkins), radius=10),
        Shape(HOLLOW, rect=part(rect, first._replace(w=last.x + last.w - first.x)), radius=10),
    ]
    for common, gone in zip((False, True), bare, strict=False):
        if gone:  # it stays in sight, with its 0
            (pile,) = pictures.pumpkin_pile(colour, common)
            where = part(rect, board.pumpkin_pile(common))
            layers.append(evolve(pile, rect=where, opacity=0.3))
    for at in range(0 if board.master else SLOTS):
        circle = board.circle(at)
        layers += (
            Shape(CELL, rect=part(rect, board.slot(at)), radius=10),
            Art("halloween/bonus", part(rect, board.slot_bonus(at)), opacity=0.35),
            Shape(HOLLOW, RIDGE, part(rect, circle), circle.w / 2, 2),
        )
    return Mark("belongings", rect, tuple(layers))


def _token_count(board: NearBoard, level: Level, count: int) -> Mark:
    """How many there are, and where they would lie if there were one."""
    cell, ink = board.tokens(level), pictures.LIGHT[level] if count else FADED
    number = Words(str(count), part(cell, board.token_count(level)), 22, ink, True, "centre")
    empty = Art(pictures.token_asset(level), part(cell, board.token(level, 0, 1)), opacity=0.22)
    return Mark(ids.TokenCount(level), cell, (number,) if count else (empty, number))


def _pile_numbers(lord: Lord, board: NearBoard) -> Iterator[Mark]:
    yield _number("reserve", board.reserve_count, len(lord.reserve), 30)
    for common in (False, True)[: 1 + board.common]:
        count = lord.common if common else lord.pumpkins
        size = 22 if board.common else 30
        yield _number(ids.pile_count(common), board.pumpkin_count(common), count, size)


def _number(id_: str, rect: Rect, number: int, size: float) -> Mark:
    ink = MOON if number else FADED
    return Mark(id_, rect, (Words(str(number), size=size, colour=ink, bold=True, align="centre"),))


def is_done(view: Position, seat: Seat, section: int) -> bool:
    """Whether a section has had its action in this turn."""
    done = section in view.done and section != view.acting
    return seat == view.seat and done and not view.over


def sections_chosen(view: Position, seat: Seat) -> frozenset[int]:
    """The sections of a lord that what they decide can be done with, or with a disc of them."""
    top = view.pending[-1] if view.pending else None
    if seat != view.decider or not isinstance(top, Lifting | Paying | Rewarded | Asked):
        return frozenset()
    return frozenset(
        move.section for move in choices(view, top) if isinstance(move, PickSection | PickDisc)
    )


def section_states(view: Position, near: Seat) -> list[type[Id] | None]:
    """What is drawn over each section of that lord; None: nothing."""
    chosen, idle = sections_chosen(view, near), _is_idle(view, near)
    states: list[type[Id] | None] = []
    for at in range(len(view.lords[near].sections)):
        if near == view.seat and at == view.acting:
            states.append(ids.Acting)
        elif is_done(view, near, at):
            states.append(ids.Done)
        else:
            states.append(ids.Idle if idle and at not in chosen else None)
    return states


def _is_idle(view: Position, seat: Seat) -> bool:
    """Whether that lord decides something, so that no section of theirs can act or rest."""
    if seat != view.decider:
        return False
    return bool(view.pending) and not isinstance(view.pending[-1], Readied)


def discs_back(view: Position, seat: Seat, section: int) -> int | None:
    """How many discs come back if that lord chooses that section of theirs; None: it is not
    chosen for its discs."""
    top = view.pending[-1] if view.pending else None
    if seat != view.decider or not isinstance(top, Rewarded | Asked):
        return None
    chosen = PickSection(section) in choices(view, top)
    return view.lords[seat].sections[section].taken if chosen else None
