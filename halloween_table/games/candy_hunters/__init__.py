"""Candy Hunters: lay houses, shove ghosts, match patterns."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from halloween_table.contract.kit import GameKit

    from .rules.moves import Move
    from .rules.position import Position


def kit() -> GameKit[Position, Move]:
    """The game, ready to be played."""
    from halloween_table.contract.kit import GameKit

    from .rulebook.book import CandyHuntersRulebook
    from .rules.game import CandyHunters
    from .table.arrangement import CandyHuntersArranger
    from .words.voice import CandyHuntersVoice

    game, voice = CandyHunters(), CandyHuntersVoice()
    return GameKit(game, CandyHuntersArranger(game, voice), voice, CandyHuntersRulebook())
