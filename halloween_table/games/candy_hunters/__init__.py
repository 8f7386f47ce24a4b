"""Candy Hunters: lay houses, shove ghosts, match patterns."""

from __future__ import annotations

from halloween_table.games.kit import Kit


def kit() -> Kit:
    """The game, ready to be played."""
    from .arrangement import CandyHuntersArranger
    from .rulebook import CandyHuntersRulebook
    from .rules.game import CandyHunters
    from .words import CandyHuntersVoice

    game, voice = CandyHunters(), CandyHuntersVoice()
    return Kit(game, CandyHuntersArranger(game, voice), voice, CandyHuntersRulebook())
