"""How a change of the game is told at its table: what was passed through, and the beats of each."""

from __future__ import annotations

from functools import partial

from halloween_table.contract.beats import Beat, Story, within
from halloween_table.sitting.change import Change, Passage
from halloween_table.sitting.source import Source
from halloween_table.table import speeds
from halloween_table.table.scene.passage import Shown

from ..parts.names import seated
from .arranging import Arranging


class Staging:
    """Asks the game's stage how it is told what those who look may know."""

    def __init__(self, arranging: Arranging, source: Source) -> None:
        self._arranging, self._source = arranging, source

    def told(
        self, change: Change | None, covered: bool
    ) -> tuple[tuple[Shown, ...], tuple[Beat, ...]]:
        """What is shown on the way, and how it is told what it comes to. Whoever made a move that a
        curtain follows sees it told before that falls."""
        if change is None:
            return (), ()
        on_the_way = [self._shown(passage) for passage in change.on_the_way]
        last = self._shown(change.last) if change.last is not None else None
        if last is None or not last.beats:
            return tuple(on_the_way), ()
        return ((*on_the_way, last), ()) if covered else (tuple(on_the_way), last.beats)

    def _shown(self, passage: Passage) -> Shown:
        return Shown(partial(self._arranging.passed, passage.glance), self._beats(passage))

    def _beats(self, passage: Passage) -> tuple[Beat, ...]:
        stage = self._source.kit.stage
        if stage is None or not passage.events:
            return ()
        players = seated(self._source.players)
        story = Story(passage.before, passage.glance.view, passage.events, passage.eyes, players)
        return within(stage.beats(story), speeds.LONGEST)
