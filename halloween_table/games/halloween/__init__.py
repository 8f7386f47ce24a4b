"""Halloween: programme shared ghosts and haunt a small town."""

from __future__ import annotations

from halloween_table.contract.kit import Kit


def kit() -> Kit:
    """The game, ready to be played."""
    from .rulebook.book import HalloweenRulebook
    from .rules.game import Halloween
    from .table.arrangement import HalloweenArranger
    from .words.advice import HalloweenAdviser
    from .words.refusals import RefusalWords
    from .words.table import TableWords
    from .words.voice import HalloweenVoice

    game, voice, words = Halloween(), HalloweenVoice(), TableWords()
    return Kit(
        game,
        HalloweenArranger(game, voice, words),
        voice,
        HalloweenRulebook(),
        adviser=HalloweenAdviser(game, words, RefusalWords(words.names)),
    )
