"""Filling the shelf with what the store has: the lists of games, and a small picture of each."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from halloween_table import __version__
from halloween_table.store.problems import StoreProblem
from halloween_table.store.store import Store

from ..parts.preferences import Preferences
from ..parts.sentences import Sentences
from ..shelf.games import EMPTY, Pile
from ..shelf.page import ShelfPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from halloween_table.store.rows import Header
    from halloween_table.store.sought import Sought

    from ..shelf.games import GameCard
    from .games_room import GamesRoom


class Filling(QObject):
    """Listens to the shelf, and says on it if something cannot be read."""

    def __init__(
        self,
        shelf: ShelfPage,
        store: Store,
        preferences: Preferences,
        room: Callable[[], GamesRoom],
    ) -> None:
        """The room is asked for when the first picture has to be drawn, not before."""
        super().__init__(shelf)
        self._shelf, self._store, self._preferences, self._room = shelf, store, preferences, room
        self._sentences = Sentences(self)
        shelf.picture_wanted.connect(self.draw_thumbnail)

    def announce(self) -> None:
        """Whether there will be any games, before they are there. What cannot be read is said later."""
        with suppress(StoreProblem):
            games = self._store.count_unfinished() or self._store.count_finished(())
            self._shelf.expect(bool(games))

    def fill(self) -> None:
        """Puts the games that can be played on, and those that are over, beside the boxes."""
        waiting = self._pile(self._store.count_unfinished, self._store.unfinished)
        played = self._played()._replace(search=self._played)
        self._shelf.show_games(waiting, played, more_to_come=self._store.awaits is not None)

    def _played(self, sought: Sought = ()) -> Pile:
        """The games that are over with all that is sought."""
        store = self._store
        return self._pile(
            partial(store.count_finished, sought), partial(store.finished, sought=sought)
        )

    def _pile(
        self, count: Callable[[], int], fetch: Callable[[int, int], tuple[Header, ...]]
    ) -> Pile:
        """What the store has of them; nothing, with a word about it, if it cannot be read."""

        def headers(limit: int, offset: int) -> tuple[Header, ...]:
            try:
                return fetch(limit, offset)
            except StoreProblem as problem:
                self._notify(problem)
                return ()

        try:
            return Pile(count(), headers)
        except StoreProblem as problem:
            self._notify(problem)
            return EMPTY

    def _notify(self, problem: StoreProblem) -> None:
        self._shelf.notify(lambda: self._sentences.problem(problem))

    def draw_thumbnail(self, card: GameCard) -> None:
        from .glimpses import keep_glimpse, kept_glimpse

        header, ratio = card.header, self._shelf.devicePixelRatioF()
        key = f"{__version__} {self._preferences.language} {card.thumbnail} {ratio:g}"
        glimpse = kept_glimpse(self._store, header, key)
        if glimpse is None:
            try:
                glimpse = self._room().glimpse(header, card.thumbnail, ratio)
            except StoreProblem:
                return  # somebody who opens the game is told what is wrong with it
            if self._store.sound:
                keep_glimpse(self._store, header, key, glimpse)
        card.show_glimpse(glimpse)
