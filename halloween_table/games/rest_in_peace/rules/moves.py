"""What a player can decide: one small class for each kind of move, one choice per move."""

from __future__ import annotations

from attrs import frozen


@frozen
class Play:
    """Play a ghost from hand or a psychic in front, named by its sleeve (RP-1.1)."""

    card: int


@frozen
class PlayUnseen:
    """Let an unseen hand draw and play a ghost (RP-4.6)."""


@frozen
class Choose:
    """The card that the psychic just played is meant for."""

    card: int


@frozen
class Name:
    """The value that the psychic just played is meant for."""

    value: int


@frozen
class EndTurn:
    """Stay if that is enough, or leave the round (RP-1.3)."""


@frozen
class Stake:
    """Put a card face down at round 10 (RP-1.7)."""

    card: int


@frozen
class StakeNothing:
    """Put no card, or no second one, at round 10."""


Move = Play | PlayUnseen | Choose | Name | EndTurn | Stake | StakeNothing
MOVES = (Play, PlayUnseen, Choose, Name, EndTurn, Stake, StakeNothing)
