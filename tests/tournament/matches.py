"""Which matches are played, and what is promised of each: a line for each game."""

from __future__ import annotations

from . import candy_hunters, halloween, rest_in_peace
from .match import Match

MATCHES: tuple[Match, ...] = (
    *candy_hunters.matches(),
    *rest_in_peace.matches(),
    *(Match(*each) for each in halloween.matches()),
)
