"""What is heard at a table: whose turn it is by itself, and by a key each what one holds, the board,
what has changed, and what can be done. Whoever sees can read it, too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from halloween_table.contract.arrangement import Prompt
from halloween_table.engine.translate import fill
from halloween_table.sitting.source import Source
from halloween_table.table.heard.telling import Telling
from halloween_table.table.view import TableView

from .covers import Covers
from .log import GameLog
from .notice import Notice

_LINES = 12
"""So many are shown: the rest can be seen on the table, and is only said."""


class ReadingAloud(QObject):
    """Reads what is shown: no more than whoever looks may see, and behind a curtain nothing."""

    def __init__(
        self,
        source: Callable[[], Source],
        view: TableView,
        log: GameLog,
        notice: Notice,
        covers: Covers,
    ) -> None:
        super().__init__(view)
        self._source, self._view, self._log = source, view, log
        self._notice, self._covers = notice, covers
        self._telling = Telling(self)
        self._told = Prompt("", "")
        """What whoever plays has heard last of whose turn it is."""
        self._introduced = False
        """Whether they have heard of the keys that read more."""
        self._confided = False
        """Whether what was read last is for somebody's eyes only."""

    def tell(self, prompt: Prompt) -> None:
        """Whoever plays hears whose turn it is, and what can be done: again after a curtain."""
        if self._covers.covered:
            self._told = Prompt("", "")
            self._view.hush()
            return
        before, self._told = self._told, prompt
        if before.title != prompt.title:
            self._view.announce(prompt.title)
        if (before.title, before.text) != (prompt.title, prompt.text):
            self._view.announce(prompt.text)
        if not self._introduced:
            self._introduced = True
            self._view.announce(self.told_keys())

    def shortcuts(self) -> Iterator[tuple[QKeySequence, Callable[[], None]]]:
        for key, _, read in self._keys():
            yield QKeySequence(key), partial(self._read, read)

    def _keys(self) -> tuple[tuple[str, str, Callable[[], list[str]]], ...]:
        """Each key, what it reads, and how."""
        return (
            ("F5", self.tr("Read your hand (F5)"), self.hand),
            ("F6", self.tr("Read the board (F6)"), self.board),
            ("F7", self.tr("Read what has changed since your last turn (F7)"), self.changes),
            ("F8", self.tr("Read whose turn it is and what can be done (F8)"), self.turn),
        )

    def told_keys(self) -> str:
        """A line for each key."""
        return "\n".join(name for _, name, _ in self._keys())

    def hand(self) -> list[str]:
        lines = self._telling.lying(self._view.table.arrangement, "hand", "own")
        return lines or [self.tr("Your hand is empty.")]

    def board(self) -> list[str]:
        lines = self._telling.lying(self._view.table.arrangement, "board", "cards", "players")
        return lines or [self.tr("The board is empty.")]

    def changes(self) -> list[str]:
        """What has happened since whoever looks last moved; where everybody does, in this turn."""
        source = self._source()
        seat = source.eyes
        mine = seat is not None and seat >= 0
        since = source.history.last_left_by(seat) if mine and seat is not None else None
        return self._log.told_since(since) or [self.tr("Nothing has changed.")]

    def turn(self) -> list[str]:
        arrangement = self._view.table.arrangement
        prompt, verbs = arrangement.prompt, self._view.uses.verbs()
        offered = {offer.gesture.start for offer in arrangement.offers if offer.invites}
        usable = self._telling.usable(arrangement, offered & verbs.keys())
        lines = [prompt.title, prompt.text]
        if usable:
            lines.append(fill(self.tr("You can use: %1."), "; ".join(usable)))
        return list(filter(None, lines))

    def _read(self, read: Callable[[], list[str]]) -> None:
        if self._covers.covered:
            return
        lines = read()
        shown = lines if len(lines) <= _LINES else [*lines[: _LINES - 1], "…"]
        self._notice.say("\n".join(shown))
        self._view.announce("\n".join(lines))
        self._confided = self._source().eyes is not None

    def follow_hand(self) -> None:
        """Cards are held up, or lie face down again: then nothing is left to be read of them."""
        if self._confided and self._source().eyes is None:
            self._notice.hide()
            self._confided = False
