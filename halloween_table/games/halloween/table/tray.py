"""The tray of Halloween: what is being decided, dice, a price, and the buttons that decide."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from halloween_table.contract.kit import Players
from halloween_table.contract.palette import AMBER, GHOST, MOON, PANEL_EDGE, PUMPKIN, seat_colour
from halloween_table.contract.pictures import Art, Layer, Picture, Rect, Shape, Words
from halloween_table.contract.places import Mark, Place
from halloween_table.engine.game import Seat

from ..rules.actions import upgrade_prices
from ..rules.choosing import choices
from ..rules.claims import POINTS, proposal, proposed_disc
from ..rules.moves import (
    EndTurn,
    Move,
    Name,
    No,
    Pay,
    Roll,
    Stand,
    TakePoints,
    TradeDown,
    TradeUp,
    Yes,
)
from ..rules.pending import (
    NOBODY,
    Asked,
    Blues,
    Doing,
    Fetching,
    Lifting,
    Paying,
    Readied,
    Rewarded,
    Throwing,
)
from ..rules.position import Position
from ..rules.town import LEVELS, Action
from ..words.table import TableWords
from . import ids, pictures
from .layout import Layout
from .offers import back_button, free_slot
from .pictures import ACTION, CELL, STREET
from .pieces import dice_shown
from .rects import around, part

_BOUGHT = 78.0
"""How much room the points have that are bought for a price, beside it."""


class Tray:
    """Draws the tray, and lays out its buttons."""

    def __init__(self, words: TableWords, layout: Layout) -> None:
        self._words, self._layout, self._spots = words, layout, layout.tray

    # ---- buttons ------------------------------------------------------------------------------------

    def buttons(self, view: Position, moves: tuple[Move, ...]) -> Iterator[Place]:
        """Those that belong to the choice that is due; otherwise the one that ends the turn."""
        names = [move.number for move in moves if isinstance(move, Name)]
        trades = [move for move in moves if isinstance(move, TradeUp | TradeDown)]
        if names:
            yield from self._name_buttons(view, names, leaves=No() in moves)
        elif trades:
            yield from self._trade_buttons(trades)
        else:
            wanted = list(self._decisions(view, moves))
            captions, signed = tuple(each[1] for each in wanted), any(each[3] for each in wanted)
            for at, (id_, caption, tip, icon, look) in enumerate(wanted):
                rect = self._spots.decision(at, len(wanted), above=_is_read(view))
                picture = pictures.button(caption, icon, rect, look, captions, signed)
                yield Place(id_, rect, caption, picture, button=True, tooltip=tip)

    def _decisions(
        self, view: Position, moves: tuple[Move, ...]
    ) -> Iterator[tuple[str, str, str, str, pictures.Look]]:
        """Id, caption, tooltip, sign and look of each button."""
        words, top = self._words.tray, view.pending[-1] if view.pending else None
        rolls = Roll() in moves
        instead = rolls and isinstance(top, Asked)
        agrees = any(isinstance(move, Pay | Stand | Yes) for move in moves)
        takes = isinstance(top, Fetching) and bool(moves) and free_slot(view) is not None
        if agrees or takes or (rolls and not instead):
            icon = ""
            if isinstance(top, Throwing) and not top.rolled:
                icon = f"halloween/die-{pictures.COLOUR[top.dice[0].level]}"
            yield ids.YES, words.yes_caption(view), words.yes_tip(view), icon, "chief"
        if TakePoints() in moves:
            icon = "halloween/point"
            yield ids.POINTS, words.points_caption(view), words.points_tip(), icon, "chief"
        if No() in moves or instead:
            yield ids.NO, words.no_caption(view), "", "", "other"
        if back_button(view, moves) is not None:
            yield ids.BACK, words.back_caption(), words.back_tip(), "", "other"
        if top is None and not view.over:
            look: pictures.Look = "chief" if EndTurn() in moves else "faded"
            yield ids.END, words.end_caption(), words.end_tip(view), "halloween/step-end", look

    def _name_buttons(self, view: Position, names: list[int], leaves: bool) -> Iterator[Place]:
        cells = len(names) + (2 if leaves else 0)
        for at, number in enumerate(names):
            picture = (
                Shape(CELL, AMBER, radius=12, width=2),
                Words(str(number), size=32, colour=MOON, bold=True, align="centre"),
            )
            caption = self._words.tray.name_caption(number)
            rect = self._spots.small(at, cells)
            tip = self._words.tray.name_tip(number)
            yield Place(ids.Name(number), rect, caption, picture, button=True, tooltip=tip)
        if leaves:
            rect, caption = (
                self._spots.small(cells - 2, cells, 2),
                self._words.tray.no_caption(view),
            )
            yield Place(
                ids.NO, rect, caption, pictures.button(caption, "", rect, "other"), button=True
            )

    def _trade_buttons(self, trades: list[TradeUp | TradeDown]) -> Iterator[Place]:
        for at, move in enumerate(trades):
            up = isinstance(move, TradeUp)
            rect = self._spots.small(at, len(trades))
            into = LEVELS[move.level] if up else LEVELS[move.level - 2]
            caption = self._words.tray.trade_caption(move.level, up)
            picture = pictures.trade(move.level, into, up, rect)
            id_ = ids.Trade(move.level, "up" if up else "down")
            yield Place(id_, rect, caption, picture, button=True, tooltip=caption)

    # ---- marks --------------------------------------------------------------------------------------

    def marks(self, view: Position, near: Seat, players: Players) -> Iterator[Mark]:
        yield Mark(ids.TRAY, self._spots.area, (Shape(STREET, PANEL_EDGE, radius=14, width=2),))
        if _is_filled(view):
            return
        if view.ending and not view.over:
            yield self._last_round(view)
        if dice_shown(view) is not None:
            yield from self._roll(view)
        else:
            yield from self._told(view)
        if view.pending and isinstance(view.pending[-1], Paying):
            tint = seat_colour(players[view.decider].colour).tint
            yield from self._price(view, view.pending[-1], near, tint)

    def _above_last_round(self, view: Position, rect: Rect) -> Rect:
        if not view.ending or view.over:
            return rect
        return rect._replace(h=self._spots.last_round.y - 2 - rect.y)

    def _last_round(self, view: Position) -> Mark:
        name, tip = self._words.tray.last_round(), self._words.tray.last_round_tip()
        rect = self._spots.last_round_sign if _is_read(view) else self._spots.last_round
        return Mark("last_round", rect, pictures.last_round(name, rect), name=name, tooltip=tip)

    def _roll(self, view: Position) -> Iterator[Mark]:
        top = view.pending[-1] if view.pending else None
        roll = top if isinstance(top, Throwing) else view.rolled
        assert roll is not None, "there are dice in the tray"
        seat = roll.owner if isinstance(roll, Throwing) else roll.seat
        if roll.against is not None:
            yield Mark("versus", self._spots.versus, (Art(ACTION[Action.FIGHT]),))
        text = self._words.tray.roll(view, roll, seat)
        first, _, more = text.partition("\n")
        lines = [Words(first, Rect(0, 0, 1, 0.5 if more else 1), 28, MOON, True, "centre")]
        if more:
            lines.append(Words(more, Rect(0, 0.5, 1, 0.5), 20, AMBER, align="centre"))
        if text:
            rect = self._above_last_round(view, self._spots.explanation)
            yield Mark("roll", rect, tuple(lines), name=text)

    def _told(self, view: Position) -> Iterator[Mark]:
        """What is being decided: a picture, a heading and a few words."""
        heading, line = self._words.tray.told(view)
        spots = self._spots
        read, top = _is_read(view), view.pending[-1] if view.pending else None
        beside = self._above_last_round(view, self._spots.told)
        rect = spots.whole if read else beside
        asset, width = _sign(view)
        sign = spots.drawn._replace(w=spots.drawn.h * width)
        left = sign.x + sign.w + 10
        right = spots.heading_end if read else beside.x + beside.w
        head = Rect(left, rect.y, right - left, sign.h + 2)
        if not line and not isinstance(top, Paying):  # nothing is below
            sign = sign._replace(y=rect.y + (rect.h - sign.h) / 2)
            head = head._replace(h=rect.h)
        below = spots.read if read else Rect(rect.x, rect.y + 56, rect.w, rect.h - 56)
        prices = {}
        if isinstance(top, Doing) and top.action is Action.UPGRADE:
            prices = upgrade_prices(view, top)
        shown = not (read and view.ending)
        top_line = around((sign, head)) if shown else head
        layers: list[Layer] = [Words(heading, part(top_line, head), 25, MOON, bold=True)]
        if shown:
            layers.append(Art(asset, part(top_line, sign)))
        yield Mark(ids.TOLD, top_line, tuple(layers))
        if line and not prices:
            yield Mark(ids.TOLD_MORE, below, (Words(line, size=21, colour=GHOST),))
        elif prices:
            cells = [spots.upgrade(at, len(prices)) for at in range(len(prices))]
            costs = zip(cells, prices.items(), strict=True)
            picture = [pictures.upgrade_price(*price, spots.read, cell) for cell, price in costs]
            yield Mark(ids.TOLD_MORE, spots.read, tuple(chain(*picture)), name=line, tooltip=line)

    def _price(self, view: Position, paying: Paying, near: Seat, tint: str) -> Iterator[Mark]:
        """The tokens that would be paid, on the card and in the tray, the disc, and the points."""
        market, at = self._layout.market, view.cards.index(paying.card)
        tokens = proposal(view, paying)
        yield Mark("paying", market.card(at), (Shape(line=PUMPKIN, radius=12, width=5),))
        below = self._spots.price
        row: list[Layer] = []
        size = min(below.h, (below.w - _BOUGHT) / (len(tokens) + 1) - 4)
        for number, level in enumerate(tokens):
            spot = Rect(below.x + number * (size + 4), below.y, size, size)
            row.append(Art(pictures.token_asset(level), part(below, spot)))
            yield Mark(
                ids.Price(number),
                market.token(at, number),
                (Shape("#c014121f", radius=20), Art(pictures.token_asset(level))),
                above=True,
            )
        disc = Rect(below.x + len(tokens) * (size + 4), below.y, size, size)
        row.append(Art("halloween/disc", part(below, disc), tint))
        row += _bought(below, Rect(disc.x + size, below.y, _BOUGHT, size))
        yield Mark("price", below, tuple(row))
        spot = self._paid_disc(view, paying, near)
        ring = (Shape(line="#ffffff", radius=spot.w / 2 + 4, width=5),)
        yield Mark("price_disc", spot.inset(-4), ring, above=True)

    def _paid_disc(self, view: Position, paying: Paying, near: Seat) -> Rect:
        """Where the disc lies that goes on the card."""
        source, lord = proposed_disc(view, paying), view.lords[paying.owner]
        if paying.owner != near:
            far = self._layout.far_board(view, paying.owner, near)
            return far.stat_sign("discs") if source is None else far.disc(*source)
        board = self._layout.near_board(view)
        if source is None:
            return board.reserve_disc(len(lord.reserve) - 1)
        section, action = source
        over = len(lord.sections[section].discs[action]) - 1
        return board.disc_spot(section, action, over)


def _bought(outer: Rect, cell: Rect) -> Picture:
    """The points that a price buys, behind it."""
    arrow = cell._replace(w=22)
    coin = Rect(cell.x + 23, cell.y + (cell.h - 30) / 2, 30, 30)
    number = cell._replace(x=coin.x + 33, w=20)
    return (
        Words("→", part(outer, arrow), 22, MOON, True, "centre"),
        Art("halloween/point", part(outer, coin)),
        Words(str(POINTS), part(outer, number), 26, MOON, bold=True),
    )


def _is_filled(view: Position) -> bool:
    """Whether buttons take all of the tray."""
    top = view.pending[-1] if view.pending else None
    first = next(choices(view, top), None) if isinstance(top, Asked) else None
    return isinstance(first, Name | TradeUp | TradeDown)


def _is_read(view: Position) -> bool:
    """Whether there is much to read, over the whole width: a bonus that could be fetched, what
    upgrades cost, or what the odds of fights say."""
    match view.pending[-1] if view.pending else None:
        case Fetching() | Doing(action=Action.UPGRADE):
            return True
        case Doing(action=Action.FIGHT):
            return not view.options.master
    return False


def _sign(view: Position) -> tuple[str, float]:
    """A drawing for what is being decided, and how wide it is for its height."""
    match view.pending[-1] if view.pending else None:
        case Doing(action=action):
            return ACTION[action], 1
        case Readied(powers=(*_, card)) | Paying(card=card) | Rewarded(card=card):
            return f"halloween/card-{card:02}", 4 / 3
        case Fetching(token=token, building=building):
            return "halloween/bonus" if building == NOBODY else pictures.bonus_asset(token), 1
        case Blues():
            return "halloween/ghost-blue", 3 / 4
        case Lifting():
            return "halloween/sphere", 1
        case Asked(by=by):
            return pictures.power_asset(by), 4 / 3 if by > 0 else 1
    return "halloween/step-end" if view.over else "halloween/step-act", 1
