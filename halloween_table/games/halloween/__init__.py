"""Halloween: programme shared ghosts and haunt a small town."""

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

    from .rulebook.book import HalloweenRulebook
    from .rules.game import Halloween
    from .table.arrangement import HalloweenArranger
    from .table.stage.stage import HalloweenStage
    from .words.advice import HalloweenAdviser
    from .words.introduction import HalloweenIntroduction
    from .words.reasons import HalloweenMinds
    from .words.refusals import RefusalWords
    from .words.table import TableWords
    from .words.voice import HalloweenVoice

    game, voice, words = Halloween(), HalloweenVoice(), TableWords()
    minds = HalloweenMinds(words.names)
    return GameKit(
        game,
        HalloweenArranger(game, voice, words),
        voice,
        HalloweenRulebook(),
        secrets=False,
        adviser=HalloweenAdviser(game, words, RefusalWords(words.names)),
        minds=minds,
        scout=AsThought(minds),
        reviewer=minds.reviewer,
        stage=HalloweenStage(voice, words),
        introduction=HalloweenIntroduction(),
    )
