"""The special tokens: trapdoors and transformations, and the rooms they lie in."""

from __future__ import annotations

from attrs import frozen

from halloween_table.engine.chance import Chance

from .castle import ROOMS, Room

SPECIAL_ROOMS = (Room(1, 1), Room(4, 4), Room(1, 4), Room(4, 1))
"""Where the four tokens usually lie (BO-S4): trapdoors are given out from the front."""
TRAPDOORS = (0, 2, 3, 4)
"""How many of the four tokens may show the trapdoor."""


@frozen
class Tokens:
    """Which rooms have which special token."""

    trapdoors: tuple[Room, ...] = ()
    transformations: tuple[Room, ...] = ()


def tokens_with(trapdoors: int) -> Tokens:
    """All four tokens in their usual places, so many of them as trapdoors (BO-S4)."""
    if trapdoors not in TRAPDOORS:
        raise ValueError(f"{trapdoors} trapdoors (BO-S4)")
    return _shared_out(SPECIAL_ROOMS, trapdoors)


def tokens_by_lot(
    chance: Chance, trapdoors: int, count: int, anywhere: bool
) -> tuple[Tokens, Chance]:
    """For experts: some of the tokens in some of the usual rooms, or in any rooms (BO-S4)."""
    if trapdoors not in TRAPDOORS:
        raise ValueError(f"{trapdoors} trapdoors (BO-S4)")
    if count not in range(len(SPECIAL_ROOMS) + 1):
        raise ValueError(f"{count} special tokens (BO-S4)")
    rooms, chance = chance.shuffled(ROOMS if anywhere else SPECIAL_ROOMS)
    return _shared_out(rooms[:count], trapdoors), chance


def _shared_out(rooms: tuple[Room, ...], trapdoors: int) -> Tokens:
    """The first rooms get the trapdoors. One alone would lead nowhere and is turned over."""
    there = min(trapdoors, len(rooms))
    cut = there if there > 1 else 0
    return Tokens(tuple(sorted(rooms[:cut])), tuple(sorted(rooms[cut:])))
