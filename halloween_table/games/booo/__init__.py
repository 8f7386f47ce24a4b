"""Booo!: a race to see a way through a haunted castle."""

from __future__ import annotations

from halloween_table.games.kit import Kit


def kit() -> Kit:
    """The game, ready to be played."""
    from .arrangement import BoooArranger
    from .practice import BoooPractice
    from .rulebook import BoooRulebook
    from .rules.game import Booo
    from .words import BoooVoice

    game, voice = Booo(), BoooVoice()
    arranger = BoooArranger(game, voice)
    return Kit(game, arranger, voice, BoooRulebook(), own_keys=True, practice=BoooPractice(voice))
