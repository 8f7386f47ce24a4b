"""How those who play are called on the screen: by their names or, where nobody has named a seat,
“Player 1” in the language that is spoken now, whatever was spoken when the game began; computers by
their characters."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QTranslator

from halloween_table.engine.format import straight
from halloween_table.engine.translate import QT_TRANSLATE_NOOP, fill
from halloween_table.resources import translations_folder

from .language import LANGUAGES

if TYPE_CHECKING:
    from halloween_table.engine.record import Player
    from halloween_table.store.rows import Person

_SOURCE = QT_TRANSLATE_NOOP("SeatsEditor", "Player %1")

CHARACTERS: Final = {
    "witch": QT_TRANSLATE_NOOP("SeatsEditor", "Thrifty Witch"),
    "pumpkin": QT_TRANSLATE_NOOP("SeatsEditor", "Greedy Pumpkin"),
    "mummy": QT_TRANSLATE_NOOP("SeatsEditor", "Patient Mummy"),
    "vampire": QT_TRANSLATE_NOOP("SeatsEditor", "Sly Vampire"),
    "cat": QT_TRANSLATE_NOOP("SeatsEditor", "Cautious Cat"),
    "skeleton": QT_TRANSLATE_NOOP("SeatsEditor", "Merry Skeleton"),
}
"""Who a computer is, by its figure. So it is kept; on the screen it is said in the current language."""

_LEVELS: Final = {
    #: %1 is the name of a computer player.
    "easy": QT_TRANSLATE_NOOP("SeatsEditor", "%1 (easy)"),
    #: %1 is the name of a computer player.
    "normal": QT_TRANSLATE_NOOP("SeatsEditor", "%1 (normal)"),
    #: %1 is the name of a computer player.
    "hard": QT_TRANSLATE_NOOP("SeatsEditor", "%1 (hard)"),
}
"""A computer, with how well it plays."""


def default_name(at: int) -> str:
    """The name of that seat in the current language, counted from 0."""
    return fill(QCoreApplication.translate("SeatsEditor", _SOURCE), at + 1)


def kept_name(name: str) -> str:
    """That name; if nobody has given it, the same in every language: so it is kept and compared."""
    number = _number(name)
    return name if number is None else fill(_SOURCE, number)


def is_default(name: str) -> bool:
    """Whether it is such a name in any of our languages: a game keeps the names that it began
    with, and nobody is called that."""
    return _number(name) is not None


def called(name: str) -> str:
    """That name; if nobody has given it, as it is in the current language."""
    if name in CHARACTERS.values():
        return QCoreApplication.translate("SeatsEditor", name)
    number = _number(name)
    return name if number is None else default_name(number - 1)


def introduced(player: Player | Person) -> str:
    """How somebody is called; a computer with its level, so that nobody takes it for a person."""
    level = _LEVELS.get(player.mind)
    name = called(player.name)
    return name if level is None else fill(QCoreApplication.translate("SeatsEditor", level), name)


def tidied(name: str) -> str:
    """The name, of somebody or of a file, in one line: without line breaks and control characters,
    which no game file may carry and which would tear a sentence apart."""
    from unicodedata import category  # the shelf is there without it

    words = " ".join(straight(name).split())
    return "".join(letter for letter in words if category(letter) not in ("Cc", "Cs"))


def seated(players: Iterable[Player]) -> tuple[Player, ...]:
    """Those players, as they are called now."""
    from attrs import evolve  # the shelf, which lists names only, is there without it

    return tuple(
        player if (name := called(player.name)) == player.name else evolve(player, name=name)
        for player in players
    )


@lru_cache(maxsize=1024)
def _number(name: str) -> int | None:
    """Which seat is called so in any of our languages, counted from 1. Most names have no number,
    and need no look at the languages."""
    if not any(map(str.isdigit, name)):
        return None
    found = (pattern.fullmatch(name) for pattern in _patterns())
    return next((int(match[1]) for match in found if match), None)


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    spoken = {_SOURCE}
    for language in LANGUAGES:
        translator = QTranslator()
        if translator.load(f"halloween_table_{language}", str(translations_folder())):
            spoken.add(translator.translate("SeatsEditor", _SOURCE) or _SOURCE)
    return tuple(re.compile(re.escape(name).replace("%1", r"(\d{1,2})")) for name in sorted(spoken))
