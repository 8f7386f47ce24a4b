"""Rest in Peace: a card duel of two ghost families."""

from __future__ import annotations

from halloween_table.contract.kit import Kit


def kit() -> Kit:
    """The game, ready to be played."""
    from .rulebook.book import RestInPeaceRulebook
    from .rules.game import RestInPeace
    from .table.arrangement import RestInPeaceArranger
    from .words.voice import RestInPeaceVoice

    game, voice = RestInPeace(), RestInPeaceVoice()
    return Kit(game, RestInPeaceArranger(game, voice), voice, RestInPeaceRulebook())
