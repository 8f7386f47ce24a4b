"""Which piece of Rest in Peace lies where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from attrs import evolve

from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.palette import seat_colour
from halloween_table.contract.pictures import Picture, Rect
from halloween_table.contract.places import Piece
from halloween_table.engine.game import Seat

from ..rules.cards import FAMILIES, Card, Kind, hidden, is_castle
from ..rules.position import LAST_ROUND, LINE, Position
from ..rules.psychics import EFFECTS
from ..rules.strength import explained
from ..words.voice import RestInPeaceVoice
from . import ids, pictures
from .columns import Column
from .fans import fan
from .layout import Layout
from .panels import Panel
from .strip import Strip


class Pieces:
    """Lays out the pieces of a view."""

    def __init__(
        self, voice: RestInPeaceVoice, kept: Kept, layout: Layout, players: Players
    ) -> None:
        self._voice, self._kept, self._layout, self._players = voice, kept, layout, players
        self._tints = {
            kind: seat_colour(player.colour).tint
            for kind, player in zip(FAMILIES, players, strict=True)
        }

    def all(
        self,
        view: Position,
        columns: list[Column],
        panels: list[Panel],
        eyes: Seat | None,
        hindrances: dict[int, str],
    ) -> Iterator[Piece]:
        """`hindrances` says, by sleeve, why cards of the one who looks cannot be played."""
        decides = next((column.decides for column in columns if column.decides), ())
        line = (view.line, view.mansions, view.results, view.round, decides)
        yield from self._kept.part("line", line, partial(self._line, view, decides))
        for panel in panels:
            yield from self._sides(view, columns, panel.seat, panel.near)
            yield from self._stakes(view, panel.seat, panel.near, eyes)
            make = partial(self._in_panel, panel)
            yield from self._kept.part(("panel", panel.seat, panel.near), panel, make)
        for seat, near in ((panel.seat, panel.near) for panel in panels):
            strip = Strip.of(view, seat, near, self._layout)
            if strip.fan:
                yield from self._looked_through(view.families[seat].deck, seat, strip)
            hand = ids.HAND if seat == eyes else ids.HiddenHand(seat)
            for piece in self._hand_and_front(view, seat, hand, strip):
                yield _hindered(piece, hindrances)
        if view.drawn is not None:
            name = self._voice.card(view.drawn)
            rect = self._layout.spotlight
            picture = self._face(view.drawn, rect)
            yield Piece(ids.Card(view.drawn.sleeve), ids.SPOTLIGHT, rect, picture, name, 90, name)

    # ---- the line ---------------------------------------------------------------------------------

    def _line(self, view: Position, decides: tuple[Seat, ...]) -> Iterator[Piece]:
        """`decides`: for whom the round that is played would win the game."""
        done, voice = len(view.results), self._voice
        for round_ in range(done + 1, LINE + 1):
            card = view.line[round_ - 1]
            rect = self._layout.bay(round_, view.round).psychic
            piece = self._card(card, ids.Line(round_), rect, 0, None, fixed=True)
            name = voice.psychic_now(piece.name) if round_ == view.round else piece.name
            yield evolve(piece, name=name, tooltip=f"{piece.tooltip}\n{voice.goes_to_loser()}")
        for round_ in range(1, LAST_ROUND + 1):
            taken = round_ <= done and view.results[round_ - 1].winner is not None
            if not taken:
                mansion = view.mansions[round_ - 1]
                rect = self._layout.bay(round_, view.round).mansion
                piece = self._mansion(mansion, ids.Line(round_), rect)
                name = voice.mansion_now(piece.name) if round_ == view.round else piece.name
                tip = f"{piece.tooltip}\n{voice.goes_to_winner()}"
                piece = evolve(piece, name=name, tooltip=tip)
                yield self._deciding(piece, decides) if decides and round_ == view.round else piece

    def _deciding(self, mansion: Piece, decides: tuple[Seat, ...]) -> Piece:
        """A trophy lies on it, and goes with it wherever it goes."""
        told = self._voice.decides([self._players[seat].name for seat in decides])
        return evolve(
            mansion,
            picture=pictures.deciding(mansion.picture),
            name=f"{mansion.name}\n{told}",
            tooltip=f"{mansion.tooltip}\n{told}",
        )

    def _mansion(self, mansion: int, place: str, rect: Rect) -> Piece:
        picture, name = pictures.mansion_picture(mansion), self._voice.mansion(mansion)
        tip = self._voice.mansion_tip(mansion)
        id_ = ids.Mansion(mansion)
        return Piece(id_, place, rect, picture, name, tooltip=tip, fixed=True, plain=True)

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
        round_, cards, near = column.round, column.lying[seat], seat == column.near
        area = self._layout.bay(round_, column.current).cards(near)
        worths = {each.laid.card.sleeve: each for each in explained(column.lying, seat)}
        lie = fan(len(cards) + (more if round_ == LAST_ROUND else 0), area, upward=not near)
        for at, laid in enumerate(cards):
            rect, card = lie.rects[at], laid.card
            counted = worths.get(card.sleeve)
            worth = None if counted is None else counted.worth
            if lie.tabs:
                picture = self._tab(card, rect, laid.printed, worth)
            else:
                seen = lie.seen(at)
                picture = self._face(card, rect, laid.printed, worth, lie.across, seen)
            if card.sleeve in picked:
                picture = pictures.chosen(picture, rect.w)
            tip = self._voice.card_tip(card)
            if counted is not None and counted.changes:
                tip += "\n" + self._voice.counted(counted)
            id_, name = ids.Card(card.sleeve), self._voice.card(card)
            plain = self._is_plain(card, rect, not lie.tabs and lie.seen(at))
            yield Piece(id_, ids.Side(seat, round_), rect, picture, name, at, tip, plain=plain)

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
        area = self._layout.bay(LAST_ROUND, current).cards(near)
        lie = fan(laid + len(cards), area, upward=not near)
        for at, card in enumerate(cards):
            rect = lie.rects[laid + at]
            piece = self._card(card, ids.Side(seat, LAST_ROUND), rect, laid + at, seat)
            if lie.tabs and card.face is None:
                tint = self._tints[FAMILIES[seat]]
                piece = evolve(piece, picture=pictures.back_tab(card, seat, rect, tint))
            elif lie.tabs:
                piece = evolve(piece, picture=self._tab(card, rect))
            plain = self._is_plain(card, rect, not lie.tabs and lie.seen(laid + at))
            piece = evolve(piece, plain=plain)
            seen = card.face is not None and not over
            yield evolve(piece, picture=pictures.locked(piece.picture, rect)) if seen else piece

    # ---- hands, psychics, panels ------------------------------------------------------------------

    def _hand_and_front(
        self, view: Position, seat: Seat, hand: str, strip: Strip
    ) -> Iterator[Piece]:
        family = view.families[seat]
        covered = strip.covered(len(family.front))
        count = len(family.hand)
        held = self._voice.held(self._players[seat].name, count)
        for at, card in enumerate(_by_value(family.hand)):
            piece = self._card(card, hand, strip.in_hand(at, count), at, seat)
            yield evolve(piece, tooltip=held) if card.face is None else piece
        for at, card in enumerate(() if strip.fan else family.front):
            rect = strip.in_front(at, len(family.front))
            yield self._card(card, ids.Front(seat), rect, at, seat, seen=not covered)

    def _looked_through(self, deck: tuple[Card, ...], seat: Seat, strip: Strip) -> Iterator[Piece]:
        for at, card in enumerate(deck):
            piece = self._card(card, ids.Deck(seat), strip.in_fan(at, len(deck)), at, seat)
            yield evolve(piece, id=ids.Look(card.sleeve), source=ids.Deck(seat))

    def _in_panel(self, panel: Panel) -> Iterator[Piece]:
        """Mansions, the deck and the discards."""
        seat, counts, lies = panel.seat, [0, 0], panel.laid_out(self._layout)
        name = self._players[seat].name
        won = panel.told(self._voice, name)
        for mansion in panel.won:
            castle = is_castle(mansion)
            slot = lies.slots(castle)[counts[castle]]
            lying = self._mansion(mansion, ids.Won(seat), slot)
            yield evolve(lying, name=won)  # whoever listens hears how many there are, not each
            counts[castle] += 1
        base, tip = lies.deck, self._voice.deck_tip(name, len(panel.deck))
        for at, card in enumerate(hidden(tuple(reversed(panel.deck)))):
            rect = base._replace(x=base.x - at * 0.35, y=base.y - at * 0.35)
            yield evolve(self._card(card, ids.Deck(seat), rect, at, seat), tooltip=tip)
        base, tip = lies.discards, self._voice.discarded(name, panel.discards)
        for at, card in enumerate(panel.discards):
            rect = base._replace(x=base.x - min(at, 4) * 1.5, y=base.y - min(at, 4) * 1.5)
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
        seen: bool = True,
    ) -> Piece:
        """`seen`: nothing lies on it, so that its text can be read if it is large enough."""
        if card.face is None:
            seat = seat or 0
            picture = pictures.card_back(card, seat, self._tints[FAMILIES[seat]])
        else:
            picture = self._face(card, rect, seen=seen)
        id_, name, tip = ids.Card(card.sleeve), self._voice.card(card), self._voice.card_tip(card)
        plain = self._is_plain(card, rect, seen)
        return Piece(id_, place, rect, picture, name, order, tip, fixed=fixed, plain=plain)

    def _face(
        self,
        card: Card,
        rect: Rect,
        printed: int | None = None,
        worth: int | None = None,
        across: bool = False,
        seen: bool = True,
    ) -> Picture:
        assert card.face is not None
        assert card.kind is not None
        if card.kind is not Kind.PSYCHIC:
            tint = self._tints[card.kind]
            return pictures.ghost_card(card.kind, card.face, rect.w, tint, worth, across)
        readable = self._is_readable(rect, seen)
        letters = self._layout.letters * max(1.0, rect.w / 160) if readable else 0.0
        said = self._said(card.face, printed)
        return pictures.psychic_card(said, rect.w, letters, worth, across)

    def _is_readable(self, rect: Rect, seen: bool) -> bool:
        """Whether a psychic of that size says what it does."""
        return seen and rect.w >= self._layout.readable

    def _is_plain(self, card: Card, rect: Rect, seen: bool) -> bool:
        """Only a psychic has a text to be read, and only where it is not read as it lies."""
        return card.kind is not Kind.PSYCHIC or self._is_readable(rect, seen)

    def _tab(
        self, card: Card, rect: Rect, printed: int | None = None, worth: int | None = None
    ) -> Picture:
        assert card.face is not None
        assert card.kind is not None
        if card.kind is Kind.PSYCHIC:
            return pictures.psychic_tab(self._said(card.face, printed), rect, worth)
        return pictures.ghost_tab(card.kind, card.face, rect, self._tints[card.kind], worth)

    def _said(self, number: int, printed: int | None) -> pictures.Said:
        """What a psychic's card says; `printed` is its value in a round."""
        if printed is None:
            printed = EFFECTS[number].value_on_card
        heading, brief = self._voice.psychic_number(number), self._voice.psychic_brief(number)
        return pictures.Said(number, heading, brief, printed)


def _by_value(hand: tuple[Card, ...]) -> list[Card]:
    return sorted(hand, key=lambda card: (card.face or 0, card.kind or "", card.sleeve))


def _hindered(piece: Piece, hindrances: dict[int, str]) -> Piece:
    """The piece, saying why it cannot be played."""
    why = hindrances.get(piece.id.sleeve) if isinstance(piece.id, ids.Card) else None
    return evolve(piece, tooltip=f"{piece.tooltip}\n{why}") if why else piece
