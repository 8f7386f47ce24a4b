"""What is done at the table: every move is kept, or a sentence says why it is not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from halloween_table.contract.gestures import Lead
from halloween_table.contract.offers import Offer, TakeBack
from halloween_table.engine.game import Refused
from halloween_table.sitting.source import Hands, Source
from halloween_table.store.problems import ChangedElsewhere, StoreProblem

from ..parts.sentences import Sentences
from .explaining import Explaining


class Doing(QObject):
    """Brings gestures to the hands that act.

    Signals:
        failed: nothing came of it: the table shows what is kept.
        lost: the game was changed by another copy of the program and must be loaded again.
        told: a sentence that the table itself cannot show now.
    """

    failed = Signal()
    lost = Signal(str)
    told = Signal(str)

    def __init__(
        self,
        source: Source,
        hands: Hands,
        explaining: Explaining,
        sentences: Sentences,
        covered: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """`covered` tells whether the table is hidden, and nothing can be said over it."""
        super().__init__(parent)
        self._source, self._hands = source, hands
        self._explaining, self._sentences, self._covered = explaining, sentences, covered

    def make(self, offer: Offer) -> None:
        move = offer.move
        if isinstance(move, TakeBack):
            self.take_back(move)
        else:
            self.keep(lambda: self._hands.play_all((move, *offer.then), offer.seat))

    def lead(self, lead: Lead) -> None:
        moves = self._source.kit.arranger.attempt(self._source.view, lead)
        self.keep(lambda: self._hands.play_all(moves))

    # ---- going back -----------------------------------------------------------------------------

    def take_back(self, back: TakeBack) -> None:
        """Esc, a button that leads back, and a piece that is brought back."""
        if back.move is None:
            self.undo()
        else:
            self.keep(lambda: self._hands.take_back(back.move))

    def undo(self, *, still_there: bool = False) -> None:
        """`still_there`: whoever made the last move has not left the table yet."""
        if self._hands.can_undo:
            self.keep(partial(self._hands.undo, still_there=still_there))
        elif (why := self.why_no_undo()) and self._hands.undoes and not self._covered():
            self._explaining.say(why)

    def redo(self) -> None:
        if self._hands.can_redo:
            self.keep(self._hands.redo)

    def why_no_undo(self) -> str:
        """What undo stops at, where a sentence is due."""
        if self._hands.at_the_branch:
            return self._sentences.played_on()
        if self._hands.at_the_snapshot:
            return self._sentences.older_rules()
        return self._sentences.learned() if self._hands.learned_something else ""

    # ---- keeping ----------------------------------------------------------------------------------

    def keep(self, change: Callable[[], None]) -> None:
        """Makes a change; if it cannot be kept, the table shows what is kept and a sentence says
        why."""
        try:
            change()
        except ChangedElsewhere as problem:
            self.lost.emit(self._sentences.problem(problem))
        except StoreProblem as problem:
            self.failed.emit()
            tell = self.told.emit if self._covered() else self._explaining.say
            tell(self._sentences.problem(problem))
        except Refused as refused:
            self.failed.emit()
            self._explaining.refused(refused.refusal)

    def trouble(self, problem: StoreProblem) -> None:
        """The clock could not act."""
        signal = self.lost if isinstance(problem, ChangedElsewhere) else self.told
        signal.emit(self._sentences.problem(problem))
