"""What is heard at a table: the cues of its beats, and those of everything that people do there."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from halloween_table.contract.gestures import Carry
from halloween_table.contract.offers import Offer
from halloween_table.engine.mind import level_of
from halloween_table.sitting.change import Change
from halloween_table.sitting.source import Hands, Source
from halloween_table.table.view import TableView

from ..parts.sounds import SOUNDS

if TYPE_CHECKING:
    from .curtain import Curtain

_HURRY = 0.3
"""Seconds between two steps through a game that is watched: whoever is quicker hears none of them."""
_PAUSE = "pause"


class Sounding(QObject):
    """Reads what happens off the events of the table, and off each Change. A beat's cue is its game's,
    made from what those may know who look; the others tell what everybody sees."""

    def __init__(
        self, source: Source, hands: Hands, view: TableView, curtain: Curtain, page: QWidget
    ) -> None:
        super().__init__(page)
        self._source, self._hands, self._view = source, hands, view
        self._last_step = 0.0
        self._hurried = False
        view.table.cued.connect(self._tell)
        view.lifted.connect(lambda: SOUNDS.cue("table/lift"))
        view.explained.connect(lambda: SOUNDS.cue("table/refused"))
        view.chosen.connect(self._touch)
        curtain.lifted.connect(lambda: SOUNDS.cue("table/curtain-rises"))
        curtain.installEventFilter(self)
        page.installEventFilter(self)
        self._curtain, self._page = curtain, page

    def expect(self, change: Change) -> None:
        """That is about to be shown, and told in beats."""
        now = time.monotonic()
        self._hurried = change.why == "seek" and now - self._last_step < _HURRY
        self._last_step = now
        if change.why == "back":
            SOUNDS.cue("table/undo")
        self._hush()

    def follow(self, change: Change) -> None:
        """That is shown now, and perhaps on its way yet."""
        if change.why == "move" and self._turn_of_a_person(change):
            self._view.when_settled(self._call)

    def end(self) -> None:
        """The game is over."""
        SOUNDS.cue("table/game-over")

    def _tell(self, cue: str) -> None:
        """A beat begins."""
        if not self._hurried:
            SOUNDS.cue(cue)

    def _touch(self, offer: Offer) -> None:
        """Somebody does something: if nothing comes of it that sounds, at least that is heard."""
        SOUNDS.touch("table/drop" if isinstance(offer.gesture, Carry) else "table/press")

    def _turn_of_a_person(self, change: Change) -> bool:
        """Whether it is somebody's turn now whose turn it was not."""
        source = self._source
        if not change.moments or source.outcome is not None:
            return False
        seat = source.kit.game.turn(source.view).seat
        is_person = 0 <= seat < len(source.players) and level_of(source.players[seat]) is None
        return is_person and seat != change.moments[0].turn.seat

    def _call(self) -> None:
        """Unless the curtain calls them."""
        if self._curtain.isHidden() and self._page.isVisible():
            SOUNDS.cue("table/turn")

    def _hush(self) -> None:
        SOUNDS.hush(_PAUSE, self._hands.paused and self._page.isVisible())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.Show, QEvent.Type.Hide) and not event.spontaneous():
            if watched is self._page:
                self._hush()
            elif kind == QEvent.Type.Show:
                SOUNDS.cue("table/curtain-falls")
        return False
