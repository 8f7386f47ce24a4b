"""What a table says by itself: above it what can be done, or what has just happened, and in the log."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QObject, QTimer

from halloween_table.contract.arrangement import Prompt
from halloween_table.engine.translate import fill
from halloween_table.sitting.source import Hands, Source

from ..parts.names import seated
from .ending import Ending
from .log import GameLog
from .reading_aloud import ReadingAloud
from .strip import TableStrip
from .watching import Watching


class Speaking(QObject):
    """Speaks of what lies on the table; screen readers are told the same."""

    def __init__(
        self,
        source: Source,
        hands: Hands,
        watching: Watching,
        strip: TableStrip,
        log: GameLog,
        reading: ReadingAloud,
        ending: Ending,
    ) -> None:
        super().__init__(watching)
        self._source, self._hands = source, hands
        self._watching, self._view = watching, watching.view
        self._strip, self._log = strip, log
        self._reading, self._ending = reading, ending
        self._heard = -1
        """The moment that whoever only watches has heard of."""
        self._waits = False
        """Whether a computer makes its move, or is asked again, when somebody presses."""
        self._passed: Prompt | None = None
        """What is to be said of something that is passed through, once that has been told."""
        self._later = QTimer(self, singleShot=True, interval=0)
        """Whoever goes through a game sees the table first, and of many moments one after the other
        hears only of the last."""
        self._later.timeout.connect(self._speak)

    def follow(self) -> None:
        """The table shows something else."""
        if not self._view.underway:
            self.write_log()
        if self._watching.replay is None:
            self._speak()
        else:
            self._later.start()

    def write_log(self) -> None:
        self._reading.log(self._log.follow())
        self._log.mark(None if self._watching.replay is None else self._watching.replay.cursor)

    def wait(self, waits: bool) -> None:
        if waits != self._waits:
            self._waits = waits
            self.prompt()

    def prompt(self) -> Prompt:
        """Says above the table what can be done; who thinks; or, where somebody only watches, what
        has just happened."""
        said, replay = self._view.table.arrangement.prompt, self._watching.replay
        if replay is not None:
            told = self._watching.told() if replay.supposed else self._log.told_at(replay.cursor)
            said = evolve(said, text=told)
        elif self._hands.thinker is not None and not said.to_all:
            name = seated(self._source.players)[self._hands.thinker].name
            #: %1 is the name of a computer player.
            waits, thinks = self.tr("%1 waits for your press."), self.tr("%1 is thinking …")
            said = evolve(said, text=fill(waits if self._waits else thinks, name))
        outcome = (replay or self._source).outcome
        over = outcome is not None and not self._view.underway and self._ending.has_result
        self._strip.show_prompt(said, over)
        return said

    def _speak(self) -> None:
        """Of what lies on the table now, once it has been told."""
        if self._view.telling:
            self._speak_on_the_way()
            return
        self._passed = None
        prompt = self.prompt()
        self._tell(prompt.text)
        if self._watching.replay is None and not self._view.underway:
            self._reading.tell(prompt)

    def _speak_on_the_way(self) -> None:
        """Where one scene follows another, what the last one has come to is said with the next:
        nobody reads all the while what could be done before."""
        said, self._passed = self._passed, self._view.table.arrangement.prompt
        watched = self._watching.replay is not None
        if said is not None and not watched and (said.to_all or self._hands.thinker is None):
            self._strip.show_prompt(said, over=False)

    def _tell(self, text: str) -> None:
        """The bar shows it; and whoever only watches hears what has happened, as in a game that is
        played."""
        replay = self._watching.replay
        if replay is None:
            return
        self._watching.bar.tell(text)
        if not self._view.underway and replay.cursor != self._heard:
            self._heard = replay.cursor
            self._view.announce(text)
