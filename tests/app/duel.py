"""A toy duel: the bean game for exactly two, with one switch and one choice of six."""
# No `from __future__ import annotations`: cattrs reads the options' types as they stand.

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from attrs import frozen

from halloween_table.contract.kit import Choice, Kit, Variant
from halloween_table.engine.game import Score, Turn
from halloween_table.engine.record import Player
from halloween_table.games.shelf import Box
from tests.engine.beans import BeanGame


class Pot(StrEnum):
    THIMBLE = "thimble"
    CUP = "cup"
    BOWL = "bowl"
    PAN = "pan"
    KETTLE = "kettle"
    CAULDRON = "cauldron"


@frozen
class DuelOptions:
    first: int = 0
    pot: Pot = Pot.CUP
    clock: bool = True
    heap: int = 9


class Duel(BeanGame):
    key = "duel"
    seat_counts = range(2, 3)
    options_type: type[Any] = DuelOptions


LINES = {
    Pot.THIMBLE: "For a first try.",
    Pot.CUP: "Tylko dziewięć mediów dla początkujących.",
    Pot.BOWL: "Starterzy i media pierwszego poziomu, razem czternaście kart do wyboru.",
    Pot.PAN: "Учасники до другого рівня включно: на столі з'являються обміни та заборони.",
    Pot.KETTLE: "Усі медіуми до третього рівня включно, тобто двадцять чотири карти в колоді.",
    Pot.CAULDRON: "Усі двадцять дев'ять медіумів, навіть найпідступніші з четвертого рівня.",
}


LINE = "How much fits in decides how long an evening it becomes."


class DuelVoice:
    def __init__(self, pots: tuple[Pot, ...] = tuple(Pot), line: str = LINE) -> None:
        self._pots, self._line = pots, line

    def variants(self) -> tuple[Variant, ...]:
        choices = tuple(Choice(pot, pot.title(), LINES[pot]) for pot in self._pots)
        return (
            Variant("pot", "The pot", self._line, choices),
            Variant("clock", "Clock", "Whoever dawdles loses the turn."),
        )

    def first_player(self) -> str:
        return "By custom, whoever saw a ghost last starts."

    def turn(self, turn: Turn, players: Sequence[Player]) -> str:
        return f"Round {turn.round} · {players[turn.seat].name}"

    def score(self, score: Score) -> str:
        return score.what.title()

    def amount(self, score: Score) -> str:
        return f"{score.count} {score.what}"

    def points(self) -> str:
        return "Beans"

    def points_by_round(self) -> str:
        return "Beans after each round"

    def ending(self, view: Any) -> str:
        return ""

    def shared(self, players: Sequence[Player]) -> str:
        return ", ".join(player.name for player in players)

    def tie_break(self, name: str, better: Player, worse: Player) -> str:
        return f"{better.name}, {worse.name}: {name}"


NOTHING: Any = None
"""What these tests never ask for: an arrangement, a rulebook."""


def duel(voice: Any) -> Kit:
    return Kit(Duel(), NOTHING, voice, NOTHING)


DUEL = duel(DuelVoice())
BOX = Box("duel", "Duel", "", (2, 2), 15, 8, "candy_hunters/box", "", lambda: DUEL)
