"""What is drawn of the town of Halloween: buildings, cards and the supply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.palette import (
    GHOST,
    MOON,
    MUTED,
    PANEL,
    PANEL_EDGE,
    VIOLET_TEXT,
    seat_colour,
)
from halloween_table.contract.pictures import Art, Layer, Rect, Shape, Words
from halloween_table.contract.places import Mark
from halloween_table.engine.game import Seat

from ..rules.claims import price_of
from ..rules.effects import Price
from ..rules.pending import NOBODY, Asked, Paying, Throwing
from ..rules.position import Position
from ..rules.powers import CARDS
from ..rules.town import BUILDINGS, HAUNTING, LEVELS, Building
from ..words.table import TableWords
from . import ids, pictures
from .layout import Layout
from .legend import legend
from .market import on_stack
from .pictures import STREET
from .rects import part

_ALL_GONE = 0.35
_TICK = Rect(0.64, 0.04, 0.3, 0.27)
"""On the pile of bonuses that were used."""


class TownMarks:
    """Draws what belongs to everybody."""

    def __init__(self, words: TableWords, kept: Kept, layout: Layout) -> None:
        self._words, self._kept = words, kept
        self._layout, self._market = layout, layout.market

    def all(self, view: Position, near: Seat, players: Players) -> Iterator[Mark]:
        yield from self._kept.part("buildings", (), partial(map, self._building, BUILDINGS))
        if view.options.master:
            yield self._master()
        tints = tuple(seat_colour(player.colour).tint for player in players)
        claims = (view.cards, [lord.cards for lord in view.lords], near, view.seat, view.spent)
        cards = partial(self._cards, view, near, tints)
        yield from self._kept.part("cards", claims, cards)
        for at, card in enumerate(view.cards):
            if price_is_shown(view, near, card):
                yield self._kept.once(self._tag, at, card, price_of(view, near, card))
        yield from self._supply(view)
        yield from self._kept.part("legend", (), self._legend)
        yield from self._fight(view, players)

    def _building(self, building: Building) -> Mark:
        town, named = self._layout.town, self._words.names.building
        cell = town.building(building)
        spaces: list[Layer] = []
        for level in LEVELS:
            rect = part(cell, town.space(building, level).inset(4))
            spaces += pictures.space(level, HAUNTING[level], rect)
        name, alike = part(cell, town.name(building)), tuple(map(named, BUILDINGS))
        picture = (
            Shape(STREET, PANEL_EDGE, radius=14, width=2),
            Art(pictures.building_asset(building), part(cell, town.facade(building))),
            Shape("#d01a1629", rect=part(cell, town.sign(building)), radius=12),
            Words(named(building), name, 23, MOON, bold=True, alike=alike),
            *spaces,
        )
        return Mark(ids.Building(building), cell, picture)

    def _legend(self) -> Iterator[Mark]:
        if self._layout.legend is not None:
            yield legend(self._words.legend, self._layout.legend)

    def _cards(self, view: Position, near: Seat, tints: Sequence[str]) -> Iterator[Mark]:
        names = self._words.names
        alike = tuple(map(names.card, view.cards)), tuple(map(names.card_brief, view.cards))
        for at in range(len(view.cards)):
            yield self._card(view, near, tints, at, *alike)

    def _card(
        self,
        view: Position,
        near: Seat,
        tints: Sequence[str],
        at: int,
        named: tuple[str, ...],
        told: tuple[str, ...],
    ) -> Mark:
        """What is printed on a card, and in whose colours it is: beside its picture everybody who is
        on it has a spot, and one's own bears the colour like a flag."""
        card, rect, printed = view.cards[at], self._market.card(at), self._market.printed
        row = CARDS[card]
        mine = card in view.lords[near].cards
        spent = mine and near == view.seat and card in view.spent

        def inside(where: Rect) -> Rect:
            return Rect(where.x / rect.w, where.y / rect.h, where.w / rect.w, where.h / rect.h)

        layers: list[Layer] = [
            Shape(
                pictures.card_ground(card),
                tints[near] if mine else PANEL_EDGE,
                radius=12,
                width=3 if mine else 2,
            )
        ]
        if mine:
            head = Rect(3, 3, rect.w - 6, printed.name.y + printed.name.h - 3)
            layers.append(Shape(f"#59{tints[near][1:]}", rect=inside(head), radius=10))
        layers += (
            Shape(
                f"#8c{tints[seat][1:]}", rect=inside(printed.tab(seat, len(view.lords))), radius=8
            )
            for seat, lord in enumerate(view.lords)
            if card in lord.cards
        )
        layers += (
            Words(
                named[at],
                inside(printed.name),
                18.5 * printed.larger,
                MOON if row.grey or mine else VIOLET_TEXT,
                align="centre",
                alike=named,
            ),
            Art(pictures.card_asset(card), inside(printed.picture), opacity=0.45 if spent else 1),
            Words(
                told[at],
                inside(printed.brief),
                19 * printed.larger,
                GHOST,
                align="centre",
                alike=told,
            ),
            Art(pictures.WHEN[row.when], inside(printed.when)),
            *(pictures.tick(inside(printed.corner), 14) if spent else ()),
        )
        return Mark(ids.Card(card), rect, tuple(layers))

    def _tag(self, at: int, card: int, price: Price) -> Mark:
        """What the card costs the near lord, and what it brings. It lies above everything that
        lights up: nobody has to guess a price."""
        rect = self._market.tag(at)
        return Mark(ids.Tag(card), rect, pictures.tag(price, rect), above=True)

    def _master(self) -> Mark:
        heading, lines = self._words.town_rules()
        picture = (
            Shape(PANEL, PANEL_EDGE, radius=14, width=2),
            Art("halloween/box", Rect(0.04, 0.035, 0.23, 0.22)),
            Words(heading, Rect(0.3, 0.035, 0.67, 0.22), 40, MOON, bold=True),
            Words(lines, Rect(0.085, 0.275, 0.885, 0.705), 25, GHOST, points=True),
        )
        return Mark("master", self._market.cards, picture, name=f"{heading}\n{lines}")

    def _fight(self, view: Position, players: Players) -> Iterator[Mark]:
        """Who attacks whom, while it is not decided yet: a sword here, a shield there."""
        fight = fight_shown(view)
        if fight is None:
            return
        owner, ghost, foe = fight
        words, tint = self._words, seat_colour(players[owner].colour).tint
        for id_, name, fighter, sign, colour in (
            (ids.ATTACKER, words.attacker(view, ghost), ghost, "halloween/sword", tint),
            (ids.ATTACKED, words.attacked(view, foe), foe, "halloween/shield", GHOST),
        ):
            rect = self._layout.town.fighter(view, fighter)
            yield Mark(id_, rect, pictures.fighter(sign, colour, rect), above=True, name=name)

    def _supply(self, view: Position) -> Iterator[Mark]:
        market, ground = self._market, Shape(PANEL, PANEL_EDGE, radius=10, width=1.5)
        for level in LEVELS:
            rect = market.supply(level, view.options.master)
            spare = view.tokens_left(level)
            middle = rect.x + rect.w / 2
            token = part(rect, Rect(middle - 30, rect.y + 37, 25, 25))
            count = part(rect, Rect(middle + 1, rect.y + 34, rect.w / 2 - 2, 31))
            picture = (
                ground,
                Art(pictures.token_asset(level), token, opacity=1 if spare else _ALL_GONE),
                Words(str(spare), count, 24, pictures.LIGHT[level], bold=True),
            )
            yield Mark(ids.Supply(level), rect, picture)
        if view.options.master:
            return
        below = Rect(0, 34 / 64, 1, 31 / 64)
        spot = part(market.stack, on_stack(market.stack))
        left = Words(str(len(view.stack)), below, 24, MOON, bold=True, align="centre")
        used = Words(str(len(view.discards)), below, 24, MUTED, bold=True, align="centre")
        back = Art("halloween/bonus-back", spot, opacity=1 if view.stack else _ALL_GONE)
        empty = Art("halloween/bonus", spot, opacity=_ALL_GONE)
        yield Mark(ids.STACK, market.stack, (ground, back, left))
        yield Mark(ids.DISCARDS, market.discards, (ground, empty, *pictures.tick(_TICK, 8), used))


def fight_shown(view: Position) -> tuple[Seat, int, int] | None:
    """Whose attack it is that is not decided yet, by which ghost and on which."""
    match view.pending[-1] if view.pending else None:
        case Throwing(owner, ghost=ghost, foe=foe) | Asked(owner, ghost=ghost, foe=foe):
            return None if NOBODY in (ghost, foe) else (owner, ghost, foe)
    return None


def price_is_shown(view: Position, near: Seat, card: int) -> bool:
    """Not on a card of one's own, nor where the tokens lie that would be paid."""
    top = view.pending[-1] if view.pending else None
    paid = isinstance(top, Paying) and top.card == card
    return card not in view.lords[near].cards and not paid
