"""Which matches are played, and what is promised of each: a line for each game."""

from __future__ import annotations

from . import rest_in_peace
from .match import Match

MATCHES: tuple[Match, ...] = (*rest_in_peace.matches(),)
