"""Rest in Peace: a card duel of two ghost families."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from halloween_table.contract.kit import GameKit

    from .rules.moves import Move
    from .rules.position import Position


def kit() -> GameKit[Position, Move]:
    """The game, ready to be played."""
    from halloween_table.contract.hints import AsThought
    from halloween_table.contract.kit import GameKit

    from .rulebook.book import RestInPeaceRulebook
    from .rules.game import RestInPeace, looks_for_long
    from .table.arrangement import RestInPeaceArranger
    from .table.held import held
    from .table.stage import RestInPeaceStage
    from .words.introduction import RestInPeaceIntroduction
    from .words.reasons import RestInPeaceMinds
    from .words.voice import RestInPeaceVoice

    game, voice, minds = RestInPeace(), RestInPeaceVoice(), RestInPeaceMinds()
    arranger = RestInPeaceArranger(game, voice)
    return GameKit(
        game,
        arranger,
        voice,
        RestInPeaceRulebook(),
        stage=RestInPeaceStage(voice),
        looks_long=looks_for_long,
        minds=minds,
        scout=AsThought(minds),
        held=held,
        reviewer=minds.reviewer,
        introduction=RestInPeaceIntroduction(),
    )
