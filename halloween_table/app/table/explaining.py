"""Why something does not go: one sentence over the table, with the rule that says so."""

from __future__ import annotations

from typing import Any

from halloween_table.contract.gestures import Carry, Gesture, PassInVain
from halloween_table.contract.offers import TakeBack
from halloween_table.engine.game import Refusal
from halloween_table.sitting.source import Hands, Source
from halloween_table.table.view import TableView

from ..parts.names import seated
from ..parts.sentences import Sentences


class Explaining:
    """Asks the game what somebody meant, and what is wrong with that."""

    def __init__(
        self,
        source: Source,
        hands: Hands,
        view: TableView,
        sentences: Sentences,
    ) -> None:
        self._source, self._hands, self._view = source, hands, view
        self._sentences = sentences

    def say(self, sentence: str) -> None:
        """Something that no rule is about."""
        self._view.explain(sentence, "", "")

    def refused(self, refusal: Refusal) -> None:
        sentence = self._source.kit.voice.refusal(refusal, seated(self._source.players))
        link = self._sentences.read_the_rule(refusal.rule)
        self._view.explain(sentence, refusal.rule, link)

    def astray(self, gesture: Gesture) -> None:
        """Why a piece does not go there, or what is the matter with what was pressed. Of a card that
        nobody sees no rule is asked: it would say what it knows of other cards."""
        if not isinstance(gesture, PassInVain) and self._lies_face_down(gesture.start):
            self.say(self._sentences.how_to_look())
            return
        meant = self._source.kit.arranger.attempt(self._source.view, gesture)
        if isinstance(meant, TakeBack):
            if self._hands.learned_since(meant.move):
                self.say(self._sentences.learned())
                return
            meant = meant.otherwise
        refusal = meant if meant is None or isinstance(meant, Refusal) else self._refusal(meant)
        if refusal is not None:
            self.refused(refusal)
        elif isinstance(gesture, Carry):
            self.say(self._sentences.nonsense())

    def _lies_face_down(self, id_: str) -> bool:
        """Whether it is, or lies in, the hand of whoever plays, which is not up."""
        piece = self._view.table.piece(id_)
        place = id_ if piece is None else piece.place
        return any(hand.face_down and hand.id == place for hand in self._view.uses.hands())

    def _refusal(self, move: Any) -> Refusal | None:
        """Why it is not lawful for whoever looks; where everybody does, for any who may act."""
        seats = (None, *(offer.seat for offer in self._view.table.arrangement.offers))
        refusals = (self._hands.refusal(move, seat) for seat in dict.fromkeys(seats))
        return next(filter(None, refusals), None)
