"""Halloween: programme shared ghosts and haunt a small town."""

from __future__ import annotations

from halloween_table.games.kit import Kit


def kit() -> Kit:
    """The game, ready to be played."""
    from .advice import HalloweenAdviser
    from .arrangement import HalloweenArranger
    from .refusal_words import RefusalWords
    from .rulebook import HalloweenRulebook
    from .rules.game import Halloween
    from .table_words import TableWords
    from .words import HalloweenVoice

    game, voice, words = Halloween(), HalloweenVoice(), TableWords()
    return Kit(
        game,
        HalloweenArranger(game, voice, words),
        voice,
        HalloweenRulebook(),
        adviser=HalloweenAdviser(game, words, RefusalWords(words.names)),
    )
