"""A toy game with much to agree before it: a mode, a set that only one mode has, and three guests
that are picked by hand from twenty-six, where the set says so."""
# No `from __future__ import annotations`: cattrs reads the options' types as they stand.

from enum import StrEnum
from typing import Any

from attrs import frozen

from halloween_table.contract.kit import Choice, Kit, Variant
from halloween_table.contract.ways import Way, together
from halloween_table.games.shelf import Box
from tests.engine.beans import BeanGame

from .duel import NOTHING, DuelVoice


class Mode(StrEnum):
    STANDARD = "standard"
    MASTER = "master"


class Guests(StrEnum):
    BY_LOT = "by_lot"
    FAMILY = "family"
    BY_HAND = "by_hand"


@frozen
class SeanceOptions:
    first: int = 0
    mode: Mode = Mode.STANDARD
    guests: Guests = Guests.BY_LOT
    picked: tuple[int, ...] = ()


WANTED = 3
NAMES = (
    *("Agatha", "Boris", "Cleo", "Dorian", "Edgar", "Flora", "Gaspard", "Hedwig", "Igor"),
    *("Jolanta", "Konrad", "Lenore", "Mortimer", "Nadia", "Orlok", "Primrose", "Quentin"),
    *("Renfield", "Sibyl", "Tiberius", "Ursula", "Vladislav", "Wilhelmina", "Xaver", "Yorick"),
    "Zelda",
)
LINES = (
    "Knocks on the table.",
    "Where two candles of one colour burn in a room, one of them may be carried into any other.",
    "Once in each turn: name a number, roll the die of the ghost that was moved, and gain so many "
    "points if it shows at least that number; otherwise one.",
)


class SeanceGame(BeanGame):
    key = "seance"
    seat_counts = range(1, 3)
    options_type: type[Any] = SeanceOptions


def line_of(number: int) -> str:
    return LINES[number % len(LINES)]


class SeanceVoice(DuelVoice):
    def __init__(self, greeting: str = "") -> None:
        super().__init__()
        self.greeting = greeting
        """What stands before each name: another language, say."""

    def variants(self) -> tuple[Variant, ...]:
        guests = tuple(
            Choice(number, self.greeting + name, line_of(number))
            for number, name in enumerate(NAMES, 1)
        )
        modes = tuple(Choice(mode, mode.title(), f"The {mode} game.") for mode in Mode)
        sets = tuple(Choice(each, each.title(), f"Who comes: {each}.") for each in Guests)
        return (
            Variant("mode", "Mode", "", modes),
            Variant(
                "guests",
                "Guests",
                "",
                sets,
                compact=True,
                only_with=("mode", (Mode.STANDARD,)),
            ),
            Variant(
                "picked",
                self.greeting + "The three guests",
                "They come whenever somebody calls them.",
                guests,
                picks=WANTED,
                only_with=("guests", (Guests.BY_HAND,)),
            ),
        )


WAYS = (
    together(range(2, 3)),
    Way("vigil", "Vigil", "Alone.", range(1, 2), "common/moon", frozenset({"mode"}), contest=False),
)


def seance(voice: Any) -> Kit:
    return Kit(SeanceGame(), NOTHING, voice, NOTHING, ways=WAYS)


SEANCE = seance(SeanceVoice())
BOX = Box("seance", "Seance", "", (1, 2), 15, 8, "candy_hunters/box", "", lambda: SEANCE)
