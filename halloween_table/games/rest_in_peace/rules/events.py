"""What can happen in a game, for the log and the undo barrier."""

from __future__ import annotations

from typing import ClassVar, Self

from attrs import evolve, frozen

from halloween_table.engine.game import Event, Seat, Turn

from .cards import Card, hidden


@frozen
class Played(Event):
    seat: Seat
    card: Card


@frozen
class PlayedUnseen(Event):
    """Chance has chosen: undo stops here."""

    barrier: ClassVar[bool] = True

    seat: Seat
    card: Card


@frozen
class HandSeen(Event):
    """RP-4.3: that seat sees the other hand from now on."""

    barrier: ClassVar[bool] = True

    seat: Seat


@frozen
class GhostFound(Event):
    """RP-4.2: a ghost comes out of the deck."""

    seat: Seat
    card: Card


@frozen
class ValueNamed(Event):
    seat: Seat
    value: int


@frozen
class Discarded(Event):
    """`seat` has discarded a card that lay on the side, or was in the hand, of `owner`."""

    seat: Seat
    owner: Seat
    card: Card


@frozen
class DiscardedUnseen(Event):
    """RP-4.22: chance has taken a card out of the hand of `owner`."""

    barrier: ClassVar[bool] = True

    owner: Seat
    card: Card


@frozen
class Drew(Event):
    """The one who draws learns something."""

    barrier: ClassVar[bool] = True

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else evolve(self, cards=hidden(self.cards))


@frozen
class Exchanged(Event):
    """RP-4.17: `given` went to the other side, `taken` came over."""

    seat: Seat
    given: Card
    taken: Card


@frozen
class Lured(Event):
    """RP-4.25: a ghost came over."""

    seat: Seat
    card: Card


@frozen
class Retrieved(Event):
    """RP-4.21: a ghost of an earlier round is back."""

    seat: Seat
    card: Card
    round: int


@frozen
class Brought(Event):
    """RP-4.27: a ghost of an earlier round came into this one."""

    seat: Seat
    card: Card
    round: int


@frozen
class Stayed(Event):
    seat: Seat
    strengths: tuple[int, int]


@frozen
class Left(Event):
    decisive: ClassVar[bool] = True

    seat: Seat
    strengths: tuple[int, int]


@frozen
class MansionTaken(Event):
    seat: Seat
    mansion: int


@frozen
class PsychicTaken(Event):
    seat: Seat
    card: Card


@frozen
class Staked(Event):
    """A card lies face down at round 10."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> Self:
        if seat == self.seat:
            return self
        (card,) = hidden((self.card,))
        return evolve(self, card=card)


@frozen
class StakedNothing(Event):
    seat: Seat


@frozen
class TurnedUp(Event):
    """RP-S5: the next psychic of the line."""

    barrier: ClassVar[bool] = True

    card: Card


@frozen
class RoundBegan(Event):
    round: int
    seat: Seat

    def begins(self) -> Turn:
        return Turn(self.round, self.seat)


@frozen
class Revealed(Event):
    """RP-2.2: a card at round 10 is turned up."""

    barrier: ClassVar[bool] = True

    seat: Seat
    card: Card


@frozen
class TookEffect(Event):
    """A psychic at round 10 has its turn."""

    seat: Seat
    card: Card


@frozen
class Idled(Event):
    """A psychic at round 10 has its turn, and nothing happens."""

    seat: Seat
    card: Card


@frozen
class TenCounted(Event):
    strengths: tuple[int, int]


@frozen
class GameWon(Event):
    """Hands and stakes are laid open."""

    barrier: ClassVar[bool] = True

    seat: Seat
    reason: str
