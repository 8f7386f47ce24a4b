"""Who helps at a table, if anybody does: with a hint, with a puzzle, or with building one."""

from __future__ import annotations

from collections.abc import Callable

from halloween_table.contract.arrangement import Arrangement
from halloween_table.sitting.replay import Replay
from halloween_table.sitting.source import Hands, Source
from halloween_table.table.view import TableView

from .advice_panel import AdvicePanel
from .arranging import Arranging
from .doing import Doing
from .examiner import Examiner
from .guide_panel import GuidePanel
from .guiding import Guiding
from .hinting import Hinting
from .notice import Notice
from .review_panel import ReviewPanel
from .workshop_panel import WorkshopPanel

Panel = AdvicePanel | GuidePanel | WorkshopPanel | ReviewPanel


def panel_for(source: Source, covered: Callable[[], bool]) -> Panel | None:
    """What somebody who plays can ask, if this game has an answer. `covered` tells whether nobody
    may see the table now."""
    kit = source.kit
    if kit.puzzles is not None:
        return GuidePanel()
    if kit.workshop is not None:
        return WorkshopPanel(kit.workshop.most_ways)
    if kit.adviser is not None:
        return AdvicePanel(source, kit.adviser, covered)
    return None


def review_panel_for(source: Source) -> ReviewPanel | None:
    """What tells somebody who only watches what cost most, if anybody can say that."""
    return ReviewPanel() if isinstance(source, Replay) and source.can_review else None


class Helping:
    """Whoever thinks along at a table. Where nobody does, nothing comes of it."""

    def __init__(
        self,
        source: Source,
        hands: Hands,
        panel: Panel | None,
        arranging: Arranging,
        notice: Notice,
        doing: Doing,
        view: TableView,
        *,
        race: bool,
    ) -> None:
        """`race`: people act at the same time, each with a key of their own."""
        self.guiding: Guiding | None = None
        self.examiner: Examiner | None = None
        self.hinting: Hinting | None = None
        kit = source.kit
        if isinstance(panel, GuidePanel) and kit.puzzles is not None:
            self.guiding = Guiding(source, hands, kit.puzzles, panel, doing, view)
        elif isinstance(panel, WorkshopPanel) and kit.workshop is not None:
            self.examiner = Examiner(source, kit.workshop, panel, view)
        elif race or hands.hints is not None:
            self.hinting = Hinting(source, hands, arranging, notice, doing, view)

    @property
    def _helper(self) -> Guiding | Examiner | Hinting | None:
        return self.guiding or self.examiner or self.hinting

    def follow(self) -> None:
        """The game has changed."""
        if self._helper is not None:
            self._helper.follow()

    def stop(self) -> None:
        """Nobody waits for an answer any more."""
        if self._helper is not None:
            self._helper.stop()

    def retranslate(self) -> None:
        if self._helper is not None:
            self._helper.retranslate()

    def look_away(self, away: bool) -> None:
        """While somebody looks at something else than the game as it stands, nothing is asked."""
        pointing = self.guiding or self.hinting
        if pointing is not None:
            pointing.look_away(away)

    def with_hint(self, arrangement: Arrangement) -> Arrangement:
        """The table, with what a hint points at."""
        pointing = self.guiding or self.hinting
        return pointing.with_hint(arrangement) if pointing is not None else arrangement

    def ask_hint(self) -> None:
        """Somebody who plays wants to know what a good player would do."""
        if self.hinting is not None:
            self.hinting.ask()

    def turn_hand(self) -> None:
        """Cards are held up, or lie face down again."""
        if self.hinting is not None:
            self.hinting.turn_hand()
