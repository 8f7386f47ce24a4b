"""The outside of a game: what is known of it before anybody opens the box."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .kit import Kit


class Box(NamedTuple):
    """A game on the shelf. It loads no rules: the first frame of the program shows every box."""

    key: str
    """The game's name in records and folders."""
    title: str
    """The screen translates this, the blurb and the credits in the context `Shelf`."""
    blurb: str
    players: tuple[int, int]
    """The fewest and the most who can play, whichever way."""
    minutes: int
    age: int
    picture: str
    """A drawing from `assets/`."""
    credits: str
    open: Callable[[], Kit]
    """Loads the game."""
    inside: tuple[Box, ...] = ()
    """Games of their own that lie in the same box and are reached through its ways."""
