"""Who sits at the screen, and whose secrets it shows."""

from __future__ import annotations

from typing import Any

from halloween_table.contract.hiding import Hiding
from halloween_table.contract.kit import Kit
from halloween_table.engine.game import Seat

from .company import Company
from .moments import has_secrets


class Screen:
    """One screen for everybody.

    Attributes:
        at: who sits there and may act; None while the curtain is down, and where several may act at
            once.
        peeked: whether they have seen their own cards since they came.
    """

    def __init__(self, kit: Kit, company: Company, seats: int, hiding: Hiding) -> None:
        self._kit, self._company, self._seats = kit, company, seats
        self.hiding: Hiding = hiding
        self.at: Seat | None = None
        self.peeked = False
        self._up = False
        """Whether they hold their cards up."""
        self._alone = False
        """Whether everybody else looks away, for as long as they look through something."""

    @property
    def peeks(self) -> bool:
        """Whether hands lie face down until their owner holds them up."""
        return self.hiding == "peek" and self._kit.secrets and self._company.lone is None

    @property
    def eyes(self) -> Seat | None:
        """Whose secrets are shown: where hands lie face down, those of whoever holds theirs up."""
        return self.at if self._up or self._alone or not self.peeks else None

    def hold_up(self, up: bool) -> bool:
        """Cards are turned up or down; False if they lie so already, or there is nobody to do it."""
        up = up and self.peeks and self.at is not None
        changed = up != self._up
        self._up, self.peeked = up, self.peeked or up
        return changed

    def hide(self, hiding: Hiding) -> None:
        """Another way, from now on. No curtain lays open what lay face down: whoever has it is
        called first."""
        lay_down = self.peeks and not self._alone
        self.hiding = hiding
        if lay_down and hiding == "curtain":
            self._seat(None)

    def sit_down(self, seat: Seat | None) -> None:
        """The one who was called is there: what the curtain hid is for them."""
        self._seat(seat)
        self._alone, self.peeked = self.peeks, True

    def sit_back(self, seat: Seat | None) -> None:
        """A move was taken back: whoever made it sits there again; None: they have to be called."""
        self._seat(seat)

    def hand_over(self, position: Any, seat: Seat | None) -> None:
        """To whoever of the people decides next in that position: at once, or when they say so.
        Cards that were held up go down: what has come to them since is not for everybody. Who is
        alone with computers always sits there."""
        self._up = False
        if self._company.lone is not None:
            self._seat(self._company.lone)
        else:
            self._seat(None if self._must_call(position, seat) else seat)

    def _seat(self, seat: Seat | None) -> None:
        if seat != self.at:
            self._up = self._alone = self.peeked = False
        self.at = seat

    def _must_call(self, position: Any, seat: Seat | None) -> bool:
        if seat is None or self.hiding == "open":
            return False
        if self.peeks:
            self._alone = self._alone and self._kit.looks_long(position)
            return self._kit.looks_long(position) and not (self._alone and seat == self.at)
        return seat != self.at and has_secrets(self._kit, position, self._seats)
