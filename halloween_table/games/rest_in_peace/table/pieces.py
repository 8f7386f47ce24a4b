"""Which piece of Rest in Peace lies where."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from halloween_table.contract.pictures import Picture, Rect
from halloween_table.contract.places import Piece
from halloween_table.engine.game import Seat

from ..rules.cards import Card, Kind, hidden, is_castle
from ..rules.position import LAST_ROUND, LINE, Laid, Position, rival
from ..rules.psychics import EFFECTS
from ..rules.strength import Counted, explained, sides
from ..words.voice import RestInPeaceVoice
from . import ids, layout, pictures
from .strip import Strip


class Pieces:
    """Lays out the pieces of a view."""

    def __init__(self, voice: RestInPeaceVoice) -> None:
        self._voice = voice

    def all(
        self, view: Position, near: Seat, eyes: Seat | None, hindrances: dict[int, str]
    ) -> Iterator[Piece]:
        """`hindrances` says, by sleeve, why cards of the one who looks cannot be played."""
        yield from self._line(view)
        strips = {seat: Strip.of(view, seat, seat == near) for seat in (near, rival(near))}
        for seat, strip in strips.items():
            yield from self._sides(view, seat, seat == near)
            yield from self._mansions(view, seat, seat == near)
            yield from self._deck(view, seat, seat == near, strip)
            yield from self._discards(view, seat, seat == near)
        for seat, strip in strips.items():
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

    def _mansions(self, view: Position, seat: Seat, near: bool) -> Iterator[Piece]:
        panel = layout.panel(near)
        counts = [0, 0]
        for mansion in view.won(seat):
            castle = is_castle(mansion)
            yield self._mansion(
                mansion, ids.Won(seat), layout.won_slot(panel, castle, counts[castle])
            )
            counts[castle] += 1

    def _mansion(self, mansion: int, place: str, rect: Rect) -> Piece:
        picture, name = pictures.mansion_picture(mansion), self._voice.mansion(mansion)
        tip = self._voice.mansion_tip(mansion)
        return Piece(ids.Mansion(mansion), place, rect, picture, name, tooltip=tip, fixed=True)

    # ---- the sides --------------------------------------------------------------------------------

    def _sides(self, view: Position, seat: Seat, near: bool) -> Iterator[Piece]:
        for round_ in range(1, view.round + 1):
            lying = sides(view, round_)
            area = layout.side(round_, view.round, near)
            worths = {counted.laid.card.sleeve: counted for counted in explained(lying, seat)}
            yield from self._fan(view, seat, round_, lying[seat], area, worths)
        family = view.families[seat]
        area = layout.side(LAST_ROUND, view.round, near)
        laid = len(family.laid) if view.at_ten else 0
        for at, card in enumerate(family.stakes):
            count = laid + len(family.stakes)
            rect = layout.fan(laid + at, count, area, view.at_ten)
            seen = card.face is not None and not view.over
            piece = self._card(card, ids.Side(seat, LAST_ROUND), rect, at, seat)
            yield evolve(piece, picture=pictures.locked(piece.picture)) if seen else piece

    def _fan(
        self,
        view: Position,
        seat: Seat,
        round_: int,
        cards: tuple[Laid, ...],
        area: Rect,
        worths: dict[int, Counted],
    ) -> Iterator[Piece]:
        wide = round_ == view.round
        count = len(cards) + (len(view.families[seat].stakes) if round_ == LAST_ROUND else 0)
        picked = {sleeve for choosing in view.pending for sleeve in choosing.chosen}
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

    # ---- hands, psychics, decks -------------------------------------------------------------------

    def _hand_and_front(
        self, view: Position, seat: Seat, hand: str, strip: Strip
    ) -> Iterator[Piece]:
        family = view.families[seat]
        for at, card in enumerate(_by_value(family.hand)):
            yield self._card(card, hand, strip.in_hand(at, len(family.hand)), at, seat)
        for at, card in enumerate(() if strip.fan else family.front):
            rect = strip.in_front(at, len(family.front))
            yield self._card(card, ids.Front(seat), rect, at, seat)

    def _deck(self, view: Position, seat: Seat, near: bool, strip: Strip) -> Iterator[Piece]:
        deck = view.families[seat].deck
        base = layout.deck(layout.panel(near))
        for at, card in enumerate(hidden(tuple(reversed(deck)))):
            shift = at * 0.7
            rect = Rect(base.x - shift, base.y - shift, base.w, base.h)
            piece = self._card(card, ids.Deck(seat), rect, at, seat)
            yield evolve(piece, tooltip=self._voice.deck(len(deck)))
        for at, card in enumerate(deck if strip.fan else ()):
            piece = self._card(card, ids.Deck(seat), strip.in_fan(at, len(deck)), at, seat)
            yield evolve(piece, id=ids.Look(card.sleeve), source=ids.Deck(seat))

    def _discards(self, view: Position, seat: Seat, near: bool) -> Iterator[Piece]:
        base = layout.discards(layout.panel(near))
        cards = view.families[seat].discards
        for at, card in enumerate(cards):
            rect = Rect(base.x - at * 2, base.y - at * 2, base.w, base.h)
            piece = self._card(card, ids.Discards(seat), rect, at, seat, fixed=True)
            yield evolve(piece, tooltip=self._voice.discarded(cards))

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
