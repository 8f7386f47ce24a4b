"""How hands are kept from those who sit around."""

from __future__ import annotations

from typing import Literal

Hiding = Literal["curtain", "peek", "open"]
"""A curtain falls between turns; hands lie face down, and their owner holds them up to look; or not
at all, for those who trust each other."""
HIDINGS: tuple[Hiding, ...] = ("curtain", "peek", "open")
