"""Which piece of Rest in Peace lies where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from attrs import evolve

from halloween_table.contract.kept import Kept
from halloween_table.contract.pictures import Picture, Rect
from halloween_table.contract.places import Piece
from halloween_table.engine.game import Seat

from ..rules.cards import Card, Kind, hidden, is_castle
from ..rules.position import LAST_ROUND, LINE, Position
from ..rules.psychics import EFFECTS
from ..rules.strength import explained
from ..words.voice import RestInPeaceVoice
from . import ids, layout, pictures
from .columns import Column
from .panels import Panel
from .strip import Strip


class Pieces:
    """Lays out the pieces of a view."""

    def __init__(self, voice: RestInPeaceVoice, kept: Kept) -> None:
        self._voice, self._kept = voice, kept

    def all(
        self,
        view: Position,
        columns: list[Column],
        panels: list[Panel],
        eyes: Seat | None,
        hindrances: dict[int, str],
    ) -> Iterator[Piece]:
        """`hindrances` says, by sleeve, why cards of the one who looks cannot be played."""
        line = (view.line, view.mansions, view.results, view.round)
        yield from self._kept.part("line", line, partial(self._line, view))
        for panel in panels:
            yield from self._sides(view, columns, panel.seat, panel.near)
            yield from self._stakes(view, panel.seat, panel.near, eyes)
            make = partial(self._in_panel, panel)
            yield from self._kept.part(("panel", panel.seat, panel.near), panel, make)
        for seat, near in ((panel.seat, panel.near) for panel in panels):
            strip = Strip.of(view, seat, near)
            if strip.fan:
                yield from self._looked_through(view.families[seat].deck, seat, strip)
            hand = ids.HAND if seat == eyes else ids.HiddenHand(seat)
            for piece in self._hand_and_front(view, seat, hand, strip):
                yield _hindered(piece, hindrances)
        if view.drawn is not None:
            name = self._voice.card(view.drawn)
            rect = layout.SPOTLIGHT
            picture = self._face(view.drawn, rect.w)
            yield Piece(ids.Card(view.drawn.sleeve), ids.SPOTLIGHT, rect, picture, name, 90, name)

    # ---- the line ---------------------------------------------------------------------------------

    def _line(self, view: Position) -> Iterator[Piece]:
        done = len(view.results)
        for round_ in range(done + 1, LINE + 1):
            card = view.line[round_ - 1]
            rect = layout.psychic(round_, view.round)
            piece = self._card(card, ids.Line(round_), rect, 0, None, fixed=True)
            yield evolve(piece, tooltip=f"{piece.tooltip}\n{self._voice.goes_to_loser()}")
        for round_ in range(1, LAST_ROUND + 1):
            taken = round_ <= done and view.results[round_ - 1].winner is not None
            if not taken:
                mansion = view.mansions[round_ - 1]
                rect = layout.mansion(round_, view.round)
                piece = self._mansion(mansion, ids.Line(round_), rect)
                yield evolve(piece, tooltip=f"{piece.tooltip}\n{self._voice.goes_to_winner()}")

    def _mansion(self, mansion: int, place: str, rect: Rect) -> Piece:
        picture, name = pictures.mansion_picture(mansion), self._voice.mansion(mansion)
        tip = self._voice.mansion_tip(mansion)
        return Piece(ids.Mansion(mansion), place, rect, picture, name, tooltip=tip, fixed=True)

    # ---- the sides --------------------------------------------------------------------------------

    def _sides(
        self, view: Position, columns: list[Column], seat: Seat, near: bool
    ) -> Iterator[Piece]:
        picked = {sleeve for choosing in view.pending for sleeve in choosing.chosen}
        more = len(view.families[seat].stakes) if view.at_ten else 0
        for column in columns[: view.round]:
            name, of = ("cards", column.round, seat, near), (column, picked, more)
            yield from self._kept.part(name, of, partial(self._fan, seat, *of))

    def _fan(self, seat: Seat, column: Column, picked: set[int], more: int) -> Iterator[Piece]:
        """What lies on a side of a round. At round ten `more` cards are still face down there."""
        round_, cards, wide = column.round, column.lying[seat], column.round == column.current
        area = layout.side(round_, column.current, seat == column.near)
        worths = {each.laid.card.sleeve: each for each in explained(column.lying, seat)}
        count = len(cards) + (more if round_ == LAST_ROUND else 0)
        for at, laid in enumerate(cards):
            rect = layout.fan(at, count, area, wide)
            card = laid.card
            counted = worths.get(card.sleeve)
            worth = None if counted is None else counted.worth
            picture = self._face(card, rect.w, laid.printed, worth)
            if card.sleeve in picked:
                picture = pictures.chosen(picture, rect.w)
            tip = self._voice.card_tip(card)
            if counted is not None and counted.changes:
                tip += "\n" + self._voice.counted(counted)
            name = self._voice.card(card)
            yield Piece(ids.Card(card.sleeve), ids.Side(seat, round_), rect, picture, name, at, tip)

    def _stakes(self, view: Position, seat: Seat, near: bool, eyes: Seat | None) -> Iterator[Piece]:
        """What somebody else sees of them is kept besides."""
        laid = len(view.families[seat].laid) if view.at_ten else 0
        of = (view.families[seat].stakes, view.round, laid, view.over)
        make = partial(self._face_down, seat, near, *of)
        yield from self._kept.part(("stakes", seat, near, eyes), of, make)

    def _face_down(
        self, seat: Seat, near: bool, cards: tuple[Card, ...], current: int, laid: int, over: bool
    ) -> Iterator[Piece]:
        """What lies face down at round ten, after so many cards that were turned up."""
        area, wide = layout.side(LAST_ROUND, current, near), current == LAST_ROUND
        for at, card in enumerate(cards):
            rect = layout.fan(laid + at, laid + len(cards), area, wide)
            piece = self._card(card, ids.Side(seat, LAST_ROUND), rect, at, seat)
            seen = card.face is not None and not over
            yield evolve(piece, picture=pictures.locked(piece.picture)) if seen else piece

    # ---- hands, psychics, panels ------------------------------------------------------------------

    def _hand_and_front(
        self, view: Position, seat: Seat, hand: str, strip: Strip
    ) -> Iterator[Piece]:
        family = view.families[seat]
        for at, card in enumerate(_by_value(family.hand)):
            yield self._card(card, hand, strip.in_hand(at, len(family.hand)), at, seat)
        for at, card in enumerate(() if strip.fan else family.front):
            rect = strip.in_front(at, len(family.front))
            yield self._card(card, ids.Front(seat), rect, at, seat)

    def _looked_through(self, deck: tuple[Card, ...], seat: Seat, strip: Strip) -> Iterator[Piece]:
        for at, card in enumerate(deck):
            piece = self._card(card, ids.Deck(seat), strip.in_fan(at, len(deck)), at, seat)
            yield evolve(piece, id=ids.Look(card.sleeve), source=ids.Deck(seat))

    def _in_panel(self, panel: Panel) -> Iterator[Piece]:
        """Mansions, the deck and the discards."""
        seat, counts = panel.seat, [0, 0]
        for mansion in panel.won:
            castle = is_castle(mansion)
            slot = layout.won_slot(panel.rect, castle, counts[castle])
            yield self._mansion(mansion, ids.Won(seat), slot)
            counts[castle] += 1
        base, tip = layout.deck(panel.rect), self._voice.deck(len(panel.deck))
        for at, card in enumerate(hidden(tuple(reversed(panel.deck)))):
            rect = base._replace(x=base.x - at * 0.7, y=base.y - at * 0.7)
            yield evolve(self._card(card, ids.Deck(seat), rect, at, seat), tooltip=tip)
        base, tip = layout.discards(panel.rect), self._voice.discarded(panel.discards)
        for at, card in enumerate(panel.discards):
            rect = base._replace(x=base.x - at * 2, y=base.y - at * 2)
            piece = self._card(card, ids.Discards(seat), rect, at, seat, fixed=True)
            yield evolve(piece, tooltip=tip)

    # ---- one card ---------------------------------------------------------------------------------

    def _card(
        self,
        card: Card,
        place: str,
        rect: Rect,
        order: int,
        seat: Seat | None,
        fixed: bool = False,
    ) -> Piece:
        if card.face is None:
            picture = pictures.card_back(card, seat or 0)
        else:
            picture = self._face(card, rect.w)
        name, tip = self._voice.card(card), self._voice.card_tip(card)
        return Piece(ids.Card(card.sleeve), place, rect, picture, name, order, tip, fixed=fixed)

    def _face(
        self, card: Card, width: float, printed: int | None = None, worth: int | None = None
    ) -> Picture:
        assert card.face is not None
        assert card.kind is not None
        if card.kind is not Kind.PSYCHIC:
            return pictures.ghost_card(card.kind, card.face, width, worth)
        if printed is None:
            printed = EFFECTS[card.face].value_on_card
        heading = self._voice.psychic_number(card.face)
        brief = self._voice.psychic_brief(card.face)
        return pictures.psychic_card(card.face, heading, brief, width, printed, worth)


def _by_value(hand: tuple[Card, ...]) -> list[Card]:
    return sorted(hand, key=lambda card: (card.face or 0, card.kind or "", card.sleeve))


def _hindered(piece: Piece, hindrances: dict[int, str]) -> Piece:
    """The piece, saying why it cannot be played."""
    why = hindrances.get(piece.id.sleeve) if isinstance(piece.id, ids.Card) else None
    return evolve(piece, tooltip=f"{piece.tooltip}\n{why}") if why else piece
