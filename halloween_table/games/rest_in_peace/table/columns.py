"""The rounds of Rest in Peace side by side: their places, and what is drawn around their cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.palette import AMBER, FADED, GHOST, MUTED, seat_colour
from halloween_table.contract.pictures import Art, Picture, Rect, Shape, Words
from halloween_table.contract.places import Mark, Place
from halloween_table.engine.game import Seat
from halloween_table.engine.translate import number

from ..rules.position import LAST_ROUND, Phase, Position, Result, rival
from ..rules.rounds import would_win
from ..rules.strength import Sides, explained, sides, strengths
from ..words.voice import RestInPeaceVoice
from . import ids, layout, pictures


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
    """Cards are played to it now: then its whole column below the rival takes them."""
    lit: bool
    decides: tuple[Seat, ...]
    """For whom it would win the game."""

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
        lit = LAST_ROUND if view.phase is Phase.STAKE else view.round
        return cls(
            round_,
            near,
            view.round,
            sides(view, round_),
            (green, blue),
            result,
            open_,
            takes_cards=current and view.phase is Phase.PLAY,
            lit=round_ == lit and not view.over,
            decides=tuple(seat for seat in (0, 1) if open_ and would_win(view, seat)),
        )


class Columns:
    """Everything about the rounds that is no card and no mansion."""

    def __init__(self, voice: RestInPeaceVoice, kept: Kept) -> None:
        self._voice, self._kept = voice, kept

    def places(self, columns: list[Column], players: Players) -> Iterator[Place]:
        for column in columns:
            name = ("places", column.round, column.near)
            yield from self._kept.part(name, column, partial(self._places, column, players))

    def marks(self, columns: list[Column], players: Players) -> Iterator[Mark]:
        for column in columns:
            name = ("marks", column.round, column.near)
            yield from self._kept.part(name, column, partial(self._marks, column, players))

    # ---- places -----------------------------------------------------------------------------------

    def _places(self, column: Column, players: Players) -> Iterator[Place]:
        if not column.takes_cards:
            middle = layout.middle(column.round, column.current)
            yield Place(ids.Line(column.round), middle, self._name(column, players))
        for seat in column.seats:
            yield self._side(column, seat, players[seat].name)

    def _name(self, column: Column, players: Players) -> str:
        if column.result is None:
            return self._voice.line(column.round)
        winner = column.result.winner
        if winner is None:
            return self._voice.round_tied()
        return self._voice.round_won(column.round, players[winner].name)

    def _side(self, column: Column, seat: Seat, name: str) -> Place:
        near = seat == column.near
        tip = self._strength(column, seat, name) if column.round <= column.current else ""
        if column.stakes[seat]:
            tip = self._voice.hidden_stakes(column.stakes[seat])
        rect = layout.side(column.round, column.current, near)
        if near and column.takes_cards:
            rect = layout.drop_zone(column.round)
        id_, spoken = ids.Side(seat, column.round), self._voice.side(name, column.round)
        return Place(id_, rect, spoken, tooltip=tip, news=True)

    def _strength(self, column: Column, seat: Seat, name: str) -> str:
        then = None if column.result is None else column.result.strengths[seat]
        cards = explained(column.lying, seat)
        return self._voice.strength(name, sum(card.worth for card in cards), cards, then)

    # ---- marks ------------------------------------------------------------------------------------

    def _marks(self, column: Column, players: Players) -> Iterator[Mark]:
        round_, current = column.round, column.current
        ground = (
            Shape("#2ef4e9c1", AMBER, radius=16, width=3)
            if column.lit
            else Shape("#50221d33", "#50463d66", radius=16, width=2)
        )
        yield Mark(ids.Column(round_), layout.column(round_, current).inset(2), (ground,))
        if round_ == LAST_ROUND:
            ten, card = layout.psychic(round_, current), (Art("rest_in_peace/card-ten"),)
            yield Mark("ten", ten, card, tooltip=self._voice.line(round_))
        if column.decides:
            yield self._decides(column, players)
        if column.result is not None:
            yield from self._result(column, column.result.winner, players)
        elif not column.open:
            words = Words(str(round_), size=26, colour=MUTED, bold=True, align="centre")
            yield Mark(ids.Round(round_), layout.near_strength(round_, current), (words,))
        if column.result is not None or column.open:
            yield from self._strengths(column, players)

    def _result(self, column: Column, winner: Seat | None, players: Players) -> Iterator[Mark]:
        round_, name = column.round, self._name(column, players)
        picture: Picture = (
            Words(str(round_), Rect(0, 0, 1, 0.34), 30, FADED, bold=True, align="centre"),
        )
        if winner is not None:
            tint = seat_colour(players[winner].colour).tint
            picture = (
                *picture,
                Art("rest_in_peace/pennant", Rect(0.28, 0.36, 0.44, 0.42), tint),
                Art(pictures.sign(winner), Rect(0.38, 0.8, 0.24, 0.17)),
            )
        if round_ < LAST_ROUND:
            middle = layout.psychic(round_, column.current)
            yield Mark(ids.Round(round_), middle, picture, name=name, tooltip=name)
        elif winner is not None:
            at = layout.mansion(round_, column.current)
            pennant = (Art("rest_in_peace/pennant", Rect(0.2, 0, 0.7, 0.93), tint),)
            yield Mark(ids.Round(round_), at, pennant, name=name, tooltip=name)

    def _decides(self, column: Column, players: Players) -> Mark:
        """A trophy on the mansion that would win the game for somebody."""
        mansion = layout.mansion(column.round, column.current)
        rect = Rect(mansion.x - 30, mansion.y + 14, 38, 38)
        tip = self._voice.decides([players[seat].name for seat in column.decides])
        return Mark("decides", rect, (Art("common/trophy"),), above=True, name=tip, tooltip=tip)

    def _strengths(self, column: Column, players: Players) -> Iterator[Mark]:
        """Both strengths: of a round that is over, as they were then."""
        round_, result = column.round, column.result
        both = strengths(column.lying) if result is None else result.strengths
        for seat in column.seats:
            if seat == column.near:
                at = layout.near_strength(round_, column.current)
            else:
                won = result is not None and result.winner is not None
                at = layout.far_strength(round_, column.current, beside_mansion=not won)
            ahead = both[seat] > both[rival(seat)]
            words = Words(
                number(both[seat]),
                Rect(0.1, 0.06, 0.8, 0.72),
                26,
                AMBER if ahead else GHOST,
                bold=True,
                align="centre",
            )
            tip = self._strength(column, seat, players[seat].name)
            picture = (Art("rest_in_peace/shield"), words)
            name = tip.partition("\n")[0]
            yield Mark(ids.Strength(seat, round_), at, picture, name=name, tooltip=tip)
