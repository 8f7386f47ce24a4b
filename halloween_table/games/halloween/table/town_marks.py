"""What is drawn of the town of Halloween: buildings, cards and the supply."""

from __future__ import annotations

from collections.abc import Iterator
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
from halloween_table.contract.pictures import Art, Layer, Picture, Rect, Shape, Words
from halloween_table.contract.places import Mark
from halloween_table.engine.game import Seat

from ..rules.claims import price_of
from ..rules.effects import When
from ..rules.pending import NOBODY, Asked, Paying, Throwing
from ..rules.position import Position
from ..rules.powers import CARDS
from ..rules.town import BUILDINGS, HAUNTING, LEVELS, Building
from ..words.table import TableWords
from . import ids, layout, pictures
from .layout import part
from .pictures import STREET

_COLOURED = "#35294f"
_WHEN = {when: f"halloween/when-{when}" for when in When}


class TownMarks:
    """Draws what belongs to everybody."""

    def __init__(self, words: TableWords, kept: Kept) -> None:
        self._words, self._kept = words, kept

    def all(self, view: Position, near: Seat, players: Players) -> Iterator[Mark]:
        yield from self._kept.part("buildings", (), partial(map, self._building, BUILDINGS))
        if view.options.master:
            yield self._master()
        for at, card in enumerate(view.cards):
            yield self._card(view, near, at, card)
        yield from self._supply(view)
        yield from self._fight(view, players)

    def _building(self, building: Building) -> Mark:
        cell = layout.building_rect(building)
        spaces: list[Layer] = []
        for level in LEVELS:
            rect = part(cell, layout.space_rect(building, level).inset(4))
            spaces += pictures.space(level, HAUNTING[level], rect)
        name = part(cell, layout.building_name(building))
        picture = (
            Shape(STREET, PANEL_EDGE, radius=14, width=2),
            Art(pictures.building_asset(building), part(cell, layout.facade_rect(building))),
            Shape("#d01a1629", rect=Rect(0.01, 0.01, 0.98, 0.115), radius=12),
            Words(self._words.names.building(building), name, 23, MOON, bold=True),
            *spaces,
        )
        return Mark(ids.Building(building), cell, picture)

    def _card(self, view: Position, near: Seat, at: int, card: int) -> Mark:
        rect, row = layout.card_rect(at), CARDS[card]

        def inside(x: float, y: float, w: float, h: float) -> Rect:
            return Rect(x / rect.w, y / rect.h, w / rect.w, h / rect.h)

        claimed = card in view.lords[near].cards
        spent = claimed and near == view.seat and card in view.spent
        corner = inside(rect.w - 37, rect.h - 35, 29, 29)
        signs = pictures.tick(corner, 14) if spent else ()
        top = view.pending[-1] if view.pending else None
        paid = isinstance(top, Paying) and top.card == card  # with the tokens that lie there
        if not claimed and not paid:
            signs = tuple(self._price(view, near, card, rect))
        picture: Picture = (
            Shape(PANEL if row.grey else _COLOURED, PANEL_EDGE, radius=12, width=2),
            Words(
                self._words.names.card(card),
                inside(6, 6, rect.w - 12, 47),
                18.5,
                MOON if row.grey else VIOLET_TEXT,
                align="centre",
            ),
            Art(
                f"halloween/card-{card:02}",
                inside(*layout.CARD_PICTURE),
                opacity=0.45 if spent else 1,
            ),
            Words(
                self._words.names.card_brief(card),
                inside(9, 117, rect.w - 18, 72),
                19,
                GHOST,
                align="centre",
            ),
            Art(_WHEN[row.when], inside(8, rect.h - 34, 28, 28)),
            *signs,
        )
        return Mark(ids.Card(card), rect, picture)

    @staticmethod
    def _price(view: Position, near: Seat, card: int, rect: Rect) -> Iterator[Layer]:
        """What the card costs the near lord: a dot for each token, and between two that must differ
        in colour a sign that they are not equal."""
        price = price_of(view, near, card)
        size, step = (17, 33) if price.different else (19, 21)
        first = rect.x + rect.w - 10 - size - step * (price.tokens - 1)
        middle = rect.y + rect.h - 20.5
        for number in range(price.tokens):
            left = first + number * step
            dot = Rect(left, middle - size / 2, size, size)
            yield Shape(MUTED, rect=part(rect, dot), radius=10)
            if price.different and number:
                sign = Rect(left - 16.5, middle - 8.5, 17, 17)
                yield Art("halloween/unequal", part(rect, sign))

    def _master(self) -> Mark:
        heading, lines = self._words.town_rules()
        told = "\n".join(f"• {line}" for line in lines.splitlines())
        picture = (
            Shape(PANEL, PANEL_EDGE, radius=14, width=2),
            Art("halloween/box", Rect(0.04, 0.035, 0.23, 0.22)),
            Words(heading, Rect(0.3, 0.035, 0.67, 0.22), 40, MOON, bold=True),
            Words(told, Rect(0.04, 0.275, 0.93, 0.705), 25, GHOST),
        )
        return Mark("master", layout.CARDS, picture, name=f"{heading}\n{lines}")

    def _fight(self, view: Position, players: Players) -> Iterator[Mark]:
        """Who attacks whom, while it is not decided yet: a sword here, a shield there."""
        match view.pending[-1] if view.pending else None:
            case Throwing(owner, ghost=ghost, foe=foe) | Asked(owner, ghost=ghost, foe=foe):
                pass
            case _:
                return
        if NOBODY in (ghost, foe):
            return
        words, tint = self._words, seat_colour(players[owner].colour).tint
        for id_, name, fighter, sign, colour in (
            ("attacker", words.attacker(view, ghost), ghost, "halloween/sword", tint),
            ("attacked", words.attacked(view, foe), foe, "halloween/shield", GHOST),
        ):
            rect = layout.fighter_rect(view, fighter)
            yield Mark(id_, rect, pictures.fighter(sign, colour, rect), above=True, name=name)

    @staticmethod
    def _supply(view: Position) -> Iterator[Mark]:
        ground = Shape(PANEL, PANEL_EDGE, radius=10, width=1.5)
        for level in LEVELS:
            rect = layout.supply_rect(level, view.options.master)
            spare = view.tokens_left(level)
            middle = rect.x + rect.w / 2
            token = part(rect, Rect(middle - 30, rect.y + 37, 25, 25))
            count = part(rect, Rect(middle + 1, rect.y + 32, 41, 35))
            picture = (
                ground,
                Art(pictures.token_asset(level), token, opacity=1 if spare else 0.35),
                Words(str(spare), count, 26, pictures.LIGHT[level], bold=True),
            )
            yield Mark(ids.Supply(level), rect, picture)
        if view.options.master:
            return
        below = Rect(0, 0.5, 1, 0.55)
        left = Words(str(len(view.stack)), below, 26, MOON, bold=True, align="centre")
        used = Words(str(len(view.discards)), below, 26, MUTED, bold=True, align="centre")
        back: Picture = ()
        if view.stack:
            spot = part(layout.STACK, layout.on_stack(layout.STACK))
            back = (Art("halloween/bonus-back", spot),)
        yield Mark(ids.STACK, layout.STACK, (ground, *back, left))
        yield Mark(ids.DISCARDS, layout.DISCARDS, (ground, used))
