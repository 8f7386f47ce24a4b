"""The rounds of Rest in Peace side by side: their places, and what is drawn around their cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.palette import AMBER, GHOST, MUTED, seat_colour
from halloween_table.contract.pictures import Art, Picture, Rect, Shape, Words
from halloween_table.contract.places import Group, Mark, Place
from halloween_table.engine.game import Seat
from halloween_table.engine.translate import number

from ..rules.position import LAST_ROUND, Phase, Position, Result, rival
from ..rules.rounds import psychic_goes_to, would_win
from ..rules.strength import Sides, explained, sides, strengths
from ..words.voice import RestInPeaceVoice
from . import ids, pictures
from .bays import Bay
from .fans import fan
from .layout import Layout


class Column(NamedTuple):
    """All that decides what a round looks like. Equal ones look alike, and most of them stay as
    they are while another round is played."""

    round: int
    near: Seat
    current: int
    """The round that is being played, or was last: its column is the wide one."""
    lying: Sides
    stakes: tuple[int, int]
    """How many cards lie face down at round ten, by seat; none elsewhere."""
    result: Result | None
    open: bool
    """It is being played, or counted."""
    takes_cards: bool
    """Cards are played or put there now: then its whole column below the rival takes them."""
    lit: bool
    decides: tuple[Seat, ...]
    """For whom it would win the game."""
    to_the_loser: bool
    """Its psychic goes to whoever loses it, as usual."""

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The near one first."""
        return self.near, rival(self.near)

    @classmethod
    def all(cls, view: Position, near: Seat) -> list[Column]:
        return [cls._of(view, near, round_) for round_ in range(1, LAST_ROUND + 1)]

    @classmethod
    def _of(cls, view: Position, near: Seat, round_: int) -> Column:
        current, down = round_ == view.round, round_ == LAST_ROUND and not view.at_ten
        green, blue = (len(family.stakes) if down else 0 for family in view.families)
        result = view.results[round_ - 1] if round_ <= len(view.results) else None
        open_ = current and not view.over and result is None
        lit = round_ == (LAST_ROUND if view.phase is Phase.STAKE else view.round)
        return cls(
            round_,
            near,
            view.round,
            sides(view, round_),
            (green, blue),
            result,
            open_,
            takes_cards=lit and view.phase in (Phase.PLAY, Phase.STAKE),
            lit=lit and not view.over,
            decides=tuple(seat for seat in (0, 1) if open_ and would_win(view, seat)),
            to_the_loser=open_ and all(psychic_goes_to(view, seat) == seat for seat in (0, 1)),
        )


class Columns:
    """Everything about the rounds that is no card and no mansion."""

    def __init__(
        self, voice: RestInPeaceVoice, kept: Kept, layout: Layout, players: Players
    ) -> None:
        self._voice, self._kept, self._layout, self._players = voice, kept, layout, players

    def places(self, columns: list[Column]) -> Iterator[Place]:
        for column in columns:
            name = ("places", column.round, column.near)
            yield from self._kept.part(name, column, partial(self._places, column))

    def marks(self, columns: list[Column]) -> Iterator[Mark]:
        for column in columns:
            name = ("marks", column.round, column.near)
            yield from self._kept.part(name, column, partial(self._marks, column))

    def _bay(self, column: Column) -> Bay:
        return self._layout.bay(column.round, column.current)

    # ---- places -----------------------------------------------------------------------------------

    def _places(self, column: Column) -> Iterator[Place]:
        if not column.takes_cards:
            line, group = ids.Line(column.round), self._group(column)
            yield Place(line, self._bay(column).middle, self._name(column), group=group)
        for seat in column.seats:
            yield self._side(column, seat)

    @staticmethod
    def _group(column: Column) -> Group:
        """Whoever listens to the board hears of the rounds that are still to be won."""
        return "past" if column.result is not None else "board"

    def _name(self, column: Column) -> str:
        if column.result is None:
            return self._voice.line(column.round)
        winner = column.result.winner
        if winner is None:
            return self._voice.round_tied()
        return self._voice.round_won(column.round, self._players[winner].name)

    def _side(self, column: Column, seat: Seat) -> Place:
        near, bay = seat == column.near, self._bay(column)
        side = spoken = self._voice.side(self._players[seat].name, column.round)
        tip = ""
        if column.round <= column.current:
            tip = self._strength(column, seat)
            spoken = self._voice.side_with(side, self._strengths_of(column)[seat])
        if column.stakes[seat]:
            tip = self._voice.hidden_stakes(column.stakes[seat])
        rect = bay.drop_zone if near and column.takes_cards else bay.side(near)
        lying = len(column.lying[seat]) + column.stakes[seat]
        *_, next_card = fan(lying + 1, bay.cards(near), upward=not near).rects
        return Place(
            ids.Side(seat, column.round),
            rect,
            spoken,
            tooltip=tip,
            news=True,
            group=self._group(column),
            landing=rect.part(next_card),
            seen_as=side,
        )

    def _strength(self, column: Column, seat: Seat) -> str:
        then = None if column.result is None else column.result.strengths[seat]
        cards = explained(column.lying, seat)
        total = sum(card.worth for card in cards)
        return self._voice.strength(self._players[seat].name, total, cards, then)

    # ---- marks ------------------------------------------------------------------------------------

    def _marks(self, column: Column) -> Iterator[Mark]:
        round_, bay = column.round, self._bay(column)
        ground = (
            Shape("#1cf2b04a", AMBER, radius=16, width=3)
            if column.lit
            else Shape("#50221d33", "#50463d66", radius=16, width=2)
        )
        yield Mark(ids.Column(round_), bay.rect.inset(2), (ground,))
        if round_ == LAST_ROUND:
            card = (Art("rest_in_peace/card-ten"),)
            yield Mark("ten", bay.psychic, card, tooltip=self._voice.line(round_))
        if column.result is not None:
            yield from self._result(column, column.result.winner)
        elif column.open and round_ < LAST_ROUND:
            yield self._psychic_later(column)
        elif round_ != LAST_ROUND:
            words = Words(str(round_), size=30, colour=MUTED, bold=True, align="centre")
            yield Mark(ids.Round(round_), bay.number, (words,))
        if column.result is not None or column.open:
            yield from self._strengths(column)

    def _psychic_later(self, column: Column) -> Mark:
        """Beside the round's psychic: it does nothing in this round yet."""
        words = Words(
            self._voice.psychic_later(column.to_the_loser),
            size=1.25 * self._layout.letters,
            colour=MUTED,
            bold=True,
            align="centre",
        )
        return Mark("later", self._bay(column).caption, (words,))

    def _result(self, column: Column, winner: Seat | None) -> Iterator[Mark]:
        round_, name, bay = column.round, self._name(column), self._bay(column)
        if round_ == LAST_ROUND:
            if winner is not None:
                yield self._won_ten(winner, bay, name)
            return
        assert winner is not None, "only round ten can be tied"
        tint = seat_colour(self._players[winner].colour).tint
        ground, shape = bay.number, bay.number.w / bay.number.h
        picture: Picture = (
            Words(str(round_), Rect(0, 0.02, 1, 0.36), 32, MUTED, bold=True, align="centre"),
            Art("rest_in_peace/pennant", _square(0.5 - 0.24 / shape, 0.4, 0.44, shape, 0.75), tint),
            Art(pictures.sign(winner), _square(0.5 + 0.06 / shape, 0.66, 0.3, shape), tint),
        )
        yield Mark(ids.Round(round_), ground, picture, tooltip=name)

    def _won_ten(self, winner: Seat, bay: Bay, name: str) -> Mark:
        tint = seat_colour(self._players[winner].colour).tint
        pennant = (Art("rest_in_peace/pennant", Rect(0.14, 0.02, 0.72, 0.96), tint),)
        return Mark(ids.Round(LAST_ROUND), bay.mansion, pennant, tooltip=name)

    @staticmethod
    def _strengths_of(column: Column) -> tuple[int, int]:
        """Both, by seat: of a round that is over, as they were then."""
        result = column.result
        return strengths(column.lying) if result is None else result.strengths

    def _strengths(self, column: Column) -> Iterator[Mark]:
        """Both strengths, to be seen: whoever listens hears them with the sides."""
        both = self._strengths_of(column)
        for seat in column.seats:
            at = self._bay(column).strength(seat == column.near)
            words = Words(
                number(both[seat]),
                Rect(0.1, 0.06, 0.8, 0.72),
                0.56 * at.h,
                AMBER if both[seat] > both[rival(seat)] else GHOST,
                bold=True,
                align="centre",
            )
            tip = self._strength(column, seat)
            tint = seat_colour(self._players[seat].colour).tint
            picture = (Art("rest_in_peace/shield", tint=tint), words)
            yield Mark(ids.Strength(seat, column.round), at, picture, tooltip=tip)


def _square(x: float, y: float, height: float, shape: float, aspect: float = 1.0) -> Rect:
    """A part of something that is `shape` times as wide as high, so many times as wide as high."""
    return Rect(x, y, height * aspect / shape, height)
