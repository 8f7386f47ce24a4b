"""Rest in Peace: a card duel of two ghost families."""

from __future__ import annotations

from halloween_table.games.kit import Kit


def kit() -> Kit:
    """The game, ready to be played."""
    from .arrangement import RestInPeaceArranger
    from .rulebook import RestInPeaceRulebook
    from .rules.game import RestInPeace
    from .words import RestInPeaceVoice

    game, voice = RestInPeace(), RestInPeaceVoice()
    return Kit(game, RestInPeaceArranger(game, voice), voice, RestInPeaceRulebook())
