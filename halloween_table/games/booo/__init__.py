"""Booo!: a race to see a way through a haunted castle."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from halloween_table.contract.kit import GameKit

    from .rules.moves import Move
    from .rules.position import Position


def kit() -> GameKit[Position, Move]:
    """The game, ready to be played."""
    from halloween_table.contract.kit import GameKit

    from .rulebook.book import BoooRulebook
    from .rules.game import Booo
    from .table.arrangement import BoooArranger
    from .table.scout import BoooScout
    from .table.stage import BoooStage
    from .words.codes import CastleCodes
    from .words.introduction import BoooIntroduction
    from .words.practice import ways
    from .words.reasons import BoooMinds
    from .words.voice import BoooVoice

    game, voice = Booo(), BoooVoice()
    return GameKit(
        game,
        BoooArranger(game, voice),
        voice,
        BoooRulebook(),
        ways=ways(voice),
        undo=False,
        secrets=False,
        codes=CastleCodes(voice),
        minds=BoooMinds(voice),
        scout=BoooScout(voice),
        stage=BoooStage(voice),
        introduction=BoooIntroduction(),
    )
