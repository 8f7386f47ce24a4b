"""Which matches are played, and what is promised of each."""

from __future__ import annotations

from attrs import frozen

from . import halloween
from .match import Setting, Side


@frozen
class Match:
    """A match with its goal."""

    name: str
    setting: Setting
    tried: Side
    other: Side
    goal: float
    """Which share of the games the side that is tried wins at least."""


MATCHES: tuple[Match, ...] = (*(Match(*each) for each in halloween.matches()),)
