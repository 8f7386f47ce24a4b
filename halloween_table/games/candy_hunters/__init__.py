"""Candy Hunters: lay houses, shove ghosts, match patterns."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from halloween_table.contract.kit import GameKit, Kit

    from .rules.moves import Move
    from .rules.position import Position


def kit() -> GameKit[Position, Move]:
    """The game, ready to be played."""
    from halloween_table.contract.kit import GameKit

    from .rulebook.book import CandyHuntersRulebook
    from .rules.game import CandyHunters
    from .table.arrangement import CandyHuntersArranger
    from .table.held import held
    from .table.stage import CandyHuntersStage
    from .words.introduction import CandyHuntersIntroduction
    from .words.reasons import CandyHuntersMinds
    from .words.voice import CandyHuntersVoice
    from .words.ways import WAYS

    game, voice, minds = CandyHunters(), CandyHuntersVoice(), CandyHuntersMinds()
    return GameKit(
        game,
        CandyHuntersArranger(game, voice),
        voice,
        CandyHuntersRulebook(),
        ways=WAYS,
        stage=CandyHuntersStage(),
        minds=minds,
        held=held,
        reviewer=minds.reviewer,
        introduction=CandyHuntersIntroduction(),
    )


def puzzle_kit() -> Kit:
    """Its puzzles, which are a game of their own."""
    from halloween_table.contract.kit import GameKit

    from .puzzles.game import CandyPuzzles
    from .rulebook.book import CandyHuntersRulebook
    from .table.puzzle_book import CandyPuzzleBook
    from .table.puzzle_table import PuzzleArranger
    from .table.stage import CandyHuntersStage
    from .words.puzzle_voice import PuzzleVoice
    from .words.ways import PUZZLES

    game, voice = CandyPuzzles(), PuzzleVoice()
    return GameKit(
        game,
        PuzzleArranger(game, voice),
        voice,
        CandyHuntersRulebook(),
        ways=(PUZZLES,),
        secrets=False,
        stage=CandyHuntersStage(),
        puzzles=CandyPuzzleBook(voice),
    )


def workshop_kit() -> Kit:
    """Where puzzles are built by hand: a game of its own, too."""
    from halloween_table.contract.kit import GameKit

    from .puzzles.workshop import CandyWorkshop
    from .rulebook.workshop import WorkshopRulebook
    from .table.workshop import PuzzleWorkshop
    from .table.workshop_table import WorkshopArranger
    from .words.ways import WORKSHOP
    from .words.workshop_voice import WorkshopVoice

    game, voice = CandyWorkshop(), WorkshopVoice()
    return GameKit(
        game,
        WorkshopArranger(game, voice),
        voice,
        WorkshopRulebook(),
        ways=(WORKSHOP,),
        secrets=False,
        workshop=PuzzleWorkshop(),
    )
