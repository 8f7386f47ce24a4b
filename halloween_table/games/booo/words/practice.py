"""Together, with computers or alone: the ways to play Booo!, and what somebody alone compares."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QObject

from halloween_table.contract.pictures import Art
from halloween_table.contract.ways import Sought, Way, together, with_computers
from halloween_table.engine.game import Best
from halloween_table.engine.translate import QT_TRANSLATE_NOOP, fill

from ..rules.position import Position
from .voice import BoooVoice


def ways(voice: BoooVoice) -> tuple[Way, ...]:
    """A race for two or more (BO-S1), of whom some may be computers, and practice (BO-P1)."""
    race = QT_TRANSLATE_NOOP(
        "Ways", "Two to six search at once: whoever sees a way first claims the guest."
    )
    return (
        together(range(2, 7), race, own_keys=True),
        with_computers(range(2, 7), own_keys=True),
        Way(
            "practice",
            QT_TRANSLATE_NOOP("Ways", "Practice"),
            QT_TRANSLATE_NOOP(
                "Ways", "On your own: nine guests, a stopwatch, and a shortest way to compare with."
            ),
            range(1, 2),
            "common/way-practice",
            variants=frozenset({"tokens", "hint", "route", "choose_start"}),
            contest=False,
            practice=BoooPractice(voice),
        ),
    )


class BoooPractice(QObject):
    """Nine guests and a stopwatch (BO-P1)."""

    def __init__(self, voice: BoooVoice) -> None:
        super().__init__()
        self._voice = voice

    def best(self, best: Best) -> str:
        _, _, guest = best.what.partition(":")
        if guest:
            return self._voice.guest(int(guest))
        return self.tr("The whole castle")

    def sought(self, positions: Sequence[Position]) -> tuple[Sought, ...]:
        """Each guest at the moment after which nobody looked for it any more."""
        return tuple(
            self._sought(at, after)
            for at, (before, after) in enumerate(pairwise(positions), 1)
            if before.guest is not None and after.guest is None
        )

    def _sought(self, at: int, position: Position) -> Sought:
        last = position.last
        assert last is not None
        what, picture = f"{position.castle}:{last.guest}", (Art(f"booo/guest-{last.guest:02}"),)
        name, shortest = self._voice.guest(last.guest), len(last.shortest) - 1
        if last.outcome == "lost":
            return Sought(what, name, picture, at, shortest if last.shortest else None)
        found = position.found[-1]
        return Sought(
            what, name, picture, at, shortest, found.steps, found.milliseconds, found.hinted
        )

    def told(self, name: str, found: int, of: int) -> str:
        #: %1 is a name, %2 and %3 are numbers.
        return fill(self.tr("%1: %2 of %3 guests found"), name, found, of)

    def again(self) -> str:
        return self.tr("The same castle again")
