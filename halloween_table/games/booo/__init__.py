"""Booo!: a race to see a way through a haunted castle."""

from __future__ import annotations

from halloween_table.contract.kit import Kit


def kit() -> Kit:
    """The game, ready to be played."""
    from .rulebook.book import BoooRulebook
    from .rules.game import Booo
    from .table.arrangement import BoooArranger
    from .words.practice import BoooPractice
    from .words.voice import BoooVoice

    game, voice = Booo(), BoooVoice()
    arranger = BoooArranger(game, voice)
    return Kit(game, arranger, voice, BoooRulebook(), own_keys=True, practice=BoooPractice(voice))
