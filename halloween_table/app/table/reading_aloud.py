"""What is heard at a table: whose turn it is by itself, and by a key each what one holds, the board,
what has changed, and what can be done. Whoever sees can read it, too. One more key turns one's cards
up: a screen reader says every repetition of a key that is held, and nothing else meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeySequence

from halloween_table.contract.arrangement import Prompt
from halloween_table.engine.game import Seat, seat_of
from halloween_table.engine.translate import fill
from halloween_table.sitting.source import Hands, Source
from halloween_table.table.heard.telling import Telling
from halloween_table.table.heard.told import alike
from halloween_table.table.view import TableView

from .covers import Covers
from .log import GameLog
from .notice import Notice

_LINES = 12
"""So many are shown: the rest can be seen on the table, and is only said."""
_NAMED = 8
"""So many things that can be used are named: nobody remembers more."""
_TREMBLE = 200
"""Milliseconds: whatever lasts less long is no turning of cards."""
_MOVED = 4
"""So many spots are told after a move: where more has changed, the table was set up anew."""


class ReadingAloud(QObject):
    """Reads what is shown: no more than whoever looks may see, and behind a curtain nothing."""

    def __init__(
        self,
        source: Callable[[], Source],
        hands: Hands,
        view: TableView,
        log: GameLog,
        notice: Notice,
        covers: Covers,
    ) -> None:
        super().__init__(view)
        self._source, self._hands = source, hands
        self._view, self._log = view, log
        self._notice, self._covers = notice, covers
        self._telling = Telling(self)
        self._told = Prompt("", "")
        """What whoever plays has heard last of whose turn it is."""
        self._introduced = False
        """Whether they have heard of the keys that read more."""
        self._turning = QTimer(self, singleShot=True, interval=_TREMBLE)
        self._turning.timeout.connect(self._tell_turned)
        self._up: Seat | None = None
        """Whose cards are up, as far as anybody has been told."""
        self._lay: dict[str, str] = {}
        """Where each piece lay when the log was last told."""
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

    # ---- what is said by itself -------------------------------------------------------------------

    def log(self, lines: list[str]) -> None:
        """What has happened, and where on the board: that is seen, but the log need not say it."""
        arrangement = self._view.table.arrangement
        before, self._lay = self._lay, {piece.id: piece.place for piece in arrangement.pieces}
        for line in lines:
            self._view.announce(line)
        come = {place for piece, place in self._lay.items() if before.get(piece) != place}
        spots = [place.name for place in alike(arrangement) if place.id in come]
        if lines and before and len(spots) <= _MOVED:
            for spot in spots:
                self._view.announce(spot)

    def turned(self) -> None:
        """Somebody has turned their cards up, or down again. It is said when they have come to
        rest: X11 lets go of a key that is held now and then, and presses it again."""
        self._turning.start()

    def _tell_turned(self) -> None:
        before, self._up = self._up, self._held_up()
        if self._up is not None and self._up != before:
            self._view.announce(self.tr("Your cards are up. F5 reads them."))
        elif self._up is None and before is not None:
            self._view.announce(self.tr("Your cards lie face down again."))

    def played(self) -> None:
        """After a move cards lie face down, unless their owner still holds them up."""
        self._turning.stop()
        self._up = self._held_up()

    def _held_up(self) -> Seat | None:
        """Whose cards are up that could lie face down."""
        hands = self._view.uses.hands()
        owners = (hand.own_key.seat for hand in hands if hand.own_key and not hand.face_down)
        return next(owners, None)

    # ---- what keys read ---------------------------------------------------------------------------

    def shortcuts(self) -> Iterator[tuple[QKeySequence, Callable[[], None]]]:
        for key, _, read in self._keys():
            yield QKeySequence(key), partial(self._read, read)
        yield QKeySequence("F9"), self._turn_cards

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
        names = [name for _, name, _ in self._keys()]
        if self._hands.peeks:
            names.append(self.tr("Turn your cards up or down (F9)"))
        if self._hands.hints is not None and self._hands.hints.allowed:
            names.append(self.tr("Hint: what would a good player do? (F10)"))
        names.append(self.tr("Sounds off and on (F12)"))
        return "\n".join(names)

    def _turn_cards(self) -> None:
        """For those who cannot hold anything, or would not hear anything meanwhile."""
        if self._covers.covered or not self._view.somebody_plays():
            return
        for hand in self._view.uses.hands():
            self._view.uses.use(hand.id)

    def hand(self) -> list[str]:
        """What whoever plays may see of it now: what lies face down is not said to everybody."""
        lines = self._telling.lying(self._view.table.arrangement, "hand", "own")
        return [*lines, *self._how_to_look()] or [self.tr("Your hand is empty.")]

    def _how_to_look(self) -> list[str]:
        if any(hand.face_down for hand in self._view.uses.hands()):
            return [self.tr("Your cards lie face down. To hear them, press F9 and then F5.")]
        return []

    def board(self) -> list[str]:
        lines = self._telling.lying(self._view.table.arrangement, "board", "cards", "players")
        return lines or [self.tr("The board is empty.")]

    def changes(self) -> list[str]:
        """What has happened since the last turn of whoever plays, their own moves too; where nobody
        else does, in this turn."""
        source = self._source()
        seat = source.at if source.eyes is None else seat_of(source.eyes)
        since = source.history.turn_left_by(seat) if seat is not None else None
        return self._log.told_since(since) or [self.tr("Nothing has changed.")]

    def turn(self) -> list[str]:
        arrangement = self._view.table.arrangement
        prompt, verbs = arrangement.prompt, self._view.uses.verbs()
        offered = {offer.gesture.start for offer in arrangement.offers if offer.invites}
        usable = self._telling.usable(arrangement, offered & verbs.keys())
        lines = [prompt.title, prompt.text]
        if len(usable) > _NAMED:
            rest = self.tr("%n more; Tab takes you there", "", len(usable) - _NAMED)
            usable = [*usable[:_NAMED], rest]
        if usable:
            lines.append(fill(self.tr("You can use: %1."), "; ".join(usable)))
        return [*filter(None, lines), *self._how_to_look()]

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
            self._view.hush()
            self._confided = False
