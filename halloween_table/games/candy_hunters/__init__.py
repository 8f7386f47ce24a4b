"""Candy Hunters: lay houses, shove ghosts, match patterns."""

from __future__ import annotations

from halloween_table.contract.kit import Kit


def kit() -> Kit:
    """The game, ready to be played."""
    from .rulebook.book import CandyHuntersRulebook
    from .rules.game import CandyHunters
    from .table.arrangement import CandyHuntersArranger
    from .words.voice import CandyHuntersVoice

    game, voice = CandyHunters(), CandyHuntersVoice()
    return Kit(game, CandyHuntersArranger(game, voice), voice, CandyHuntersRulebook())
