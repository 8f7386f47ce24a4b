"""How a change of the game is told at its table: what was passed through, and the beats of each."""

from __future__ import annotations

from collections import deque
from functools import partial

from attrs import evolve

from halloween_table.contract.beats import Banner, Beat, Shout, Story, within
from halloween_table.engine.game import Seat
from halloween_table.sitting.change import Change, Passage
from halloween_table.sitting.source import Source
from halloween_table.table import speeds
from halloween_table.table.scene.passage import Shown

from ..parts.names import seated
from .arranging import Arranging

_RIBBONS = 4
"""How many are kept for whoever looked away."""


class Staging:
    """Asks the game's stage how it is told what those who look may know. A ribbon is for everybody:
    whoever looked away while it was shown sees it when the curtain rises.

    Attributes:
        shouted: whether somebody has called out in what was told last, so that everybody knows who it is.
    """

    def __init__(self, arranging: Arranging, source: Source) -> None:
        self._arranging, self._source = arranging, source
        self._ribbons: deque[tuple[Seat, Beat]] = deque(maxlen=_RIBBONS)
        """Those of late, and who alone sat there."""
        self.shouted = False

    def told(
        self, change: Change | None, covered: bool
    ) -> tuple[tuple[Shown, ...], tuple[Beat, ...]]:
        """What is shown on the way, and how it is told what it comes to. Whoever made a move that a
        curtain follows sees it told before that falls."""
        if change is None:
            return (), ()
        if change.why == "look":
            return (), self._missed(change.at)
        passages = (*change.on_the_way, *((change.last,) if change.last is not None else ()))
        told = _soon([self._shown(passage) for passage in passages])
        effects = (effect for shown in told for beat in shown.beats for effect in beat.effects)
        self.shouted = any(isinstance(effect, Shout) for effect in effects)
        self._keep_ribbons(change, told)
        if change.last is None:
            return tuple(told), ()
        *on_the_way, last = told
        if not last.beats:
            return tuple(on_the_way), ()
        return (tuple(told), ()) if covered else (tuple(on_the_way), last.beats)

    def _keep_ribbons(self, change: Change, told: list[Shown]) -> None:
        """Where somebody else sits down without a curtain nobody has looked away."""
        if change.why != "move" or change.somebody_else:
            self._ribbons.clear()
        elif change.at_before is not None:
            beats = (beat for shown in told for beat in shown.beats)
            for beat in beats:
                ribbons = tuple(each for each in beat.effects if isinstance(each, Banner))
                if ribbons:
                    again = evolve(beat, shows=(), moves=(), effects=ribbons, via="")
                    self._ribbons.append((change.at_before, again))

    def _missed(self, seat: Seat | None) -> tuple[Beat, ...]:
        """Cards are turned up first, as always."""
        missed = tuple(beat for told_to, beat in self._ribbons if seat not in (None, told_to))
        self._ribbons.clear()
        return (Beat(), *missed) if missed else ()

    def _shown(self, passage: Passage) -> Shown:
        return Shown(partial(self._arranging.passed, passage.glance), self._beats(passage))

    def _beats(self, passage: Passage) -> tuple[Beat, ...]:
        stage = self._source.kit.stage
        if stage is None or not passage.events:
            return ()
        players = seated(self._source.players)
        story = Story(passage.before, passage.glance.view, passage.events, passage.eyes, players)
        return within(stage.beats(story), speeds.LONGEST)


def _soon(told: list[Shown]) -> list[Shown]:
    """The same, so that all of it is over before anybody looks at the clock."""
    lasts = sum(shown.lasts for shown in told)
    if lasts <= speeds.ALL_TOLD:
        return told
    return [
        evolve(shown, beats=within(shown.beats, shown.lasts * speeds.ALL_TOLD // lasts))
        for shown in told
    ]
