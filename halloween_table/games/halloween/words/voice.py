"""What Halloween says before, during and after a game, apart from the table itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Players, Variant
from halloween_table.engine.game import Event, Refusal, Score, Turn
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill

from ..rules.claims import CARDS_TO_END
from ..rules.position import Position
from .log import LogWords
from .names import Names
from .refusals import RefusalWords
from .variants import HalloweenVariants


class HalloweenVoice(QObject):
    """The game's sentences in the current language. Whole ones: nothing is glued together."""

    def __init__(self) -> None:
        super().__init__()
        self._names = Names()
        self._refusals = RefusalWords(self._names)
        self._log = LogWords(self._names)
        self._variants = HalloweenVariants(self._names)

    def refusal(self, refusal: Refusal, players: Players) -> str:
        return self._refusals.refusal(refusal, players)

    def turn(self, turn: Turn, players: Players) -> str:
        return fill(self.tr("Round %1 · %2"), turn.round, players[turn.seat].name)

    def log_line(self, event: Event, players: Players) -> str:
        return self._log.log_line(event, players)

    # ---- points -----------------------------------------------------------------------------------

    def score(self, score: Score) -> str:
        return self._names.source(score.what)

    def amount(self, score: Score) -> str:
        match score.what:
            case "haunt":
                return self.tr("%n hauntings", "", score.count)
            case "claim":
                return self.tr("%n cards", "", score.count)
            case "reward":
                return self.tr("%n rewards", "", score.count)
            case "bonus":
                return self.tr("%n bonuses", "", score.count)
            case "sets":
                return self.tr("%n sets", "", score.count)
        return self.tr("%n times", "", score.count)  # a card has brought points so often

    def points(self) -> str:
        return self.tr("Points")

    def points_by_round(self) -> str:
        return self.tr("Points after each round")

    def tie_break(self, name: str, better: Player, worse: Player) -> str:
        sentence = {"tokens": self.tr("%1, %2: the points are level, more tokens decide.")}
        return fill(sentence[name], better.name, worse.name)

    def shared(self, players: Sequence[Player]) -> str:
        *names, last = (player.name for player in players)
        sentence = self.tr("%1, %2: points and tokens are level, the rank is shared.")
        return fill(sentence, ", ".join(names), last)

    def ending(self, view: Position) -> str:
        """A pumpkin may have been taken back since; then it was the last one all the same."""
        if view.options.master:
            if any(lord.pumpkins + lord.common == 0 for lord in view.lords):
                return self.tr("A lord has placed the last pumpkin, and the night is over.")
            return self.tr("Two colours of tokens have run out, and the night is over.")
        cards = any(len(lord.cards) >= CARDS_TO_END for lord in view.lords)
        pumpkins = any(lord.pumpkins + lord.common == 0 for lord in view.lords)
        if cards and pumpkins:
            return self.tr(
                "The last pumpkin is placed and a fifth card claimed, and the night is over."
            )
        if cards:
            return self.tr("A lord has claimed a fifth card, and the night is over.")
        return self.tr("A lord has placed the last pumpkin, and the night is over.")

    # ---- before the game --------------------------------------------------------------------------

    def variants(self) -> tuple[Variant, ...]:
        return self._variants.variants()

    def first_player(self) -> str:
        return self.tr(
            "By custom, whoever saw a ghost last starts. The mirror this morning does not count."
        )
