"""A game that is watched again: its history, and a cursor that goes anywhere in it at once."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from halloween_table.contract.kit import Kit
from halloween_table.engine.game import ONLOOKERS, OPEN, Outcome, Seat, seat_of
from halloween_table.engine.record import Player

from .change import Change, Glance, passages
from .company import Company
from .history import History
from .listeners import Listeners
from .moments import has_secrets
from .timeline import Timeline


class Replay:
    """A Source with no Hands: it writes nothing and changes nothing.

    Attributes:
        changed: tells each Change of what is shown.
        cursor: which moment of the history is shown.
        eyes: whose secrets are shown; OPEN only once the game is over.
        supposed: whether nobody has played it: a solution that is shown.
        timeline: what there is to find in it.
    """

    def __init__(
        self,
        kit: Kit,
        history: History,
        at: int | None = None,
        eyes: Seat | None = None,
        *,
        side: Seat | None = None,
        supposed: bool = False,
    ) -> None:
        """From that moment (None: the last), with those eyes, from the side of that seat."""
        self.kit, self.history, self.supposed = kit, history, supposed
        self.changed: Listeners[Change] = Listeners()
        self._side = side
        self.cursor = history.last if at is None else self._within(at)
        self.eyes = eyes if eyes != OPEN or self.can_open else None

    @cached_property
    def timeline(self) -> Timeline:
        return Timeline(self.history)

    @property
    def players(self) -> tuple[Player, ...]:
        return self.history.players

    @property
    def position(self) -> Any:
        return self.history.moments[self.cursor].position

    @property
    def view(self) -> Any:
        """What these eyes could know then: OPEN ones everything."""
        return self._glance_at(self.position).view

    @property
    def glance(self) -> Glance:
        return self._glance_at(self.position)

    def _glance_at(self, position: Any) -> Glance:
        """Those who look with everybody's eyes are onlookers here: they keep to one side of the
        table."""
        if self.eyes == OPEN:
            return Glance(position, OPEN)
        side = ONLOOKERS if self.at is None else self.at
        return Glance(self.kit.game.view(position, self.eyes), side)

    @property
    def at(self) -> Seat | None:
        """Whose side of the table it is seen from; None: the first one's."""
        return self._side if seat_of(self.eyes) is None else self.eyes

    @property
    def outcome(self) -> Outcome | None:
        return self.kit.game.outcome(self.position)

    @property
    def can_open(self) -> bool:
        """Once a game is over nobody has secrets any more."""
        return self.history.outcome is not None

    @property
    def can_review(self) -> bool:
        """Whether somebody can say what cost most in it: once it is over, and if it was played under
        these rules."""
        played = self.history.last > self.history.beginning
        return self.kit.reviewer is not None and self.can_open and played

    def ever_had_secrets(self) -> bool:
        """Whether at any moment somebody held something that not everybody could see. Where there
        are secrets at all they are mostly dealt at the start."""
        seats, moments = len(self.players), self.history.moments
        return any(has_secrets(self.kit, moment.position, seats) for moment in moments)

    def look_with(self, eyes: Seat | None) -> None:
        """Other eyes; everything is laid open only once the game is over."""
        if eyes == OPEN and not self.can_open:
            return
        self.eyes = eyes
        self.changed.emit(Change("look"))

    def _within(self, at: int) -> int:
        return min(max(0, at), self.history.last)

    # ---- going anywhere -----------------------------------------------------------------------

    def seek(self, to: int) -> None:
        """To that moment at once, from wherever it is. One step forward is told as it was played;
        over more than that everything glides there in one go."""
        before, self.cursor = self.cursor, self._within(to)
        if self.cursor == before:
            return
        moments = tuple(self.history.moments[before + 1 : self.cursor + 1])
        told = range(self.cursor, self.cursor + 1) if len(moments) == 1 else range(0)
        passed = passages(self.history, told, self.eyes, self._glance_at)
        self.changed.emit(
            Change(
                "seek",
                withdrawn=max(0, before - self.cursor),
                moments=moments,
                at_before=self.at,
                at=self.at,
                on_the_way=passed[:-1],
                last=passed[-1] if passed else None,
            )
        )

    def step(self, by: int) -> None:
        """So many moves forwards or back."""
        self.seek(self.cursor + by)

    def turn(self, by: int) -> None:
        """To where the next turn begins, or back to where this or the one before began."""
        timeline, here = self.timeline, self.cursor
        self.seek(timeline.next_turn(here) if by > 0 else timeline.turn_before(here))

    def round(self, by: int) -> None:
        """To where the next round begins, or back to where this or the one before began."""
        timeline, here = self.timeline, self.cursor
        self.seek(timeline.next_round(here) if by > 0 else timeline.round_before(here))

    def points_made(self, at: int) -> dict[Seat, int]:
        """What that moment brought to whom, or cost them."""
        before, after = (
            {each.seat: each.points for each in self.kit.game.standings(moment.position)}
            for moment in (self.history.moments[max(0, at - 1)], self.history.moments[at])
        )
        return {seat: sum_ - before[seat] for seat, sum_ in after.items() if sum_ != before[seat]}

    def played_on(self, game: str, seed: int) -> History:
        """Another game that begins with this one up to here. `game` is the id of this one. Where
        somebody may have seen what was hidden then, it is drawn anew from the seed; but whoever
        decides here keeps what they could see, so that another move can be tried with it."""
        if not self.can_open:
            return self.history.played_on(self.cursor, game, None)
        return self.history.played_on(self.cursor, game, seed, self._who_decides())

    def _who_decides(self) -> Seat | None:
        """The only person at the table, or the first of them who decides something after this moment; None if
        computers play among themselves."""
        company = Company(self.players)
        if company.lone is not None:
            return company.lone
        history = self.history
        for at in range(self.cursor + 1, history.last + 1):
            played = history.move_before(at)
            if played and played.actor in company.people and not history.undecided(at):
                return played.actor
        return None

    @property
    def can_play_on(self) -> bool:
        """Not where the game is over, and not in what was played under other rules."""
        return self.outcome is None and not self.history.from_snapshot and not self.supposed

    @property
    def at_the_end(self) -> bool:
        return self.cursor == self.history.last
