"""Looking through a game that is over for what cost most: it is thought about beside the window, while
people go on watching."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractButton

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.hints import STRONGEST, Pointer
from halloween_table.engine.game import OPEN, Event
from halloween_table.engine.record import Played
from halloween_table.engine.review import Review, Verdict
from halloween_table.engine.translate import fill
from halloween_table.sitting.change import Change
from halloween_table.sitting.company import Company
from halloween_table.sitting.replay import Replay
from halloween_table.sitting.reviewing import decisions

from ..parts.names import seated
from ..parts.thinking import Thinking
from .arranging import Arranging
from .pointing import framed
from .proposing import Proposing
from .review_panel import ReviewPanel, Told
from .watching import Watching

_TRIES = 2
"""How often a worker is asked that has died, before people are told."""


class Reviewing(QObject):
    """Brings the panel, the bar and the one who thinks together. What is told speaks of cards that were
    hidden then: it is told while all of them lie face up, and asking for it turns them up.

    Signals:
        pointed: the table has to show what a hard player would have used, or no longer.
    """

    pointed = Signal()

    def __init__(
        self,
        replay: Replay,
        panel: ReviewPanel,
        watching: Watching,
        arranging: Arranging,
    ) -> None:
        super().__init__(watching)
        self._replay, self._panel, self._bar = replay, panel, watching.bar
        self._watching, self._arranging = watching, arranging
        self._proposing = Proposing(self)
        self._thinking = Thinking(self)
        self._thinking.changed.connect(panel.think)
        self._tries = 0
        self._stopped = False
        """Whether somebody has said that they do not want to know."""
        self._failed = False
        self._verdicts: tuple[Verdict[Any], ...] | None = None
        """None: nobody knows yet."""
        self._chosen: int | None = None
        """Which of them the table shows."""
        self._secret = replay.ever_had_secrets()
        panel.stopped.connect(self._stop_at_once)
        panel.again_asked.connect(self._look_after_all)
        panel.chosen.connect(self._go_to)
        self._asked.toggled.connect(self._ask)
        replay.changed.connect(self._follow)
        self.retranslate()

    @property
    def _asked(self) -> QAbstractButton:
        return self._bar.review

    @property
    def busy(self) -> bool:
        return self._thinking.busy

    # ---- thinking -------------------------------------------------------------------------------

    def _ask(self, asked: bool) -> None:
        """The panel is opened, or closed: then nobody waits any more."""
        if not asked:
            self._thinking.stop()
        elif not self._open:
            self._replay.look_with(OPEN)
        self._stopped = self._failed = False
        self.resume()
        self._show()

    def _look_after_all(self) -> None:
        self._stopped = self._failed = False
        self.resume()
        self._show()

    def resume(self) -> None:
        """Looks through the game if somebody waits for that."""
        wanted = self._asked.isChecked() and not self._stopped and not self._failed
        if wanted and self._verdicts is None and not self.busy:
            self._tries = 0
            self._begin()

    def _begin(self) -> None:
        reviewer = self._replay.kit.reviewer
        assert reviewer is not None
        self._tries += 1
        self._panel.progress(0.0)
        self._thinking.ask(
            Review(reviewer(), decisions(self._replay.history)),
            self._answered,
            told=self._panel.progress,
            failed=self._unanswered,
        )

    def stop(self) -> None:
        """Nobody is there to wait; whoever comes back finds it under way again."""
        self._thinking.stop()

    def _stop_at_once(self) -> None:
        self._stopped = True
        self._thinking.stop()
        self._show()

    def _answered(self, verdicts: tuple[Verdict[Any], ...]) -> None:
        self._verdicts = verdicts
        self._show()
        self._watching.view.announce(self._said())

    def _unanswered(self) -> None:
        if self._tries < _TRIES:
            self._begin()
        else:
            self._failed = True
            self._show()
            self._watching.view.announce(self._said())

    # ---- showing --------------------------------------------------------------------------------

    @property
    def _open(self) -> bool:
        """Whether nothing is hidden."""
        return not self._secret or self._replay.eyes == OPEN

    def _told(self) -> tuple[Verdict[Any], ...]:
        """What may be told now."""
        return self._verdicts or () if self._open else ()

    def _follow(self, change: Change) -> None:
        """The replay is elsewhere, or looked at with other eyes."""
        if change.why == "look":
            if not self._open:
                self._asked.setChecked(False)
            self._show()
        elif self._chosen is not None and self._replay.cursor != self._told()[self._chosen].at:
            self._choose(None)

    def _show(self) -> None:
        told = self._told()
        self._choose(self._chosen if told else None)
        self._panel.tell([self._told_of(verdict) for verdict in told])
        self._panel.mark(self._chosen)
        self._panel.say(self._said(), again=self._stopped or self._failed)
        self._bar.mark_costly({verdict.at: self._cost(verdict) for verdict in told})

    def _said(self) -> str:
        if self.busy:
            return self.tr("The game is being looked through. You can go on watching meanwhile.")
        if self._failed:
            return self.tr("The game could not be looked through.")
        if self._verdicts is None:
            return ""
        if not self._verdicts:
            return self._said_of_little()
        return self.tr("Choose a move to see the table just before it.")

    def _said_of_little(self) -> str:
        """Nothing cost much; but whoever has lost all the same is not praised for that."""
        outcome, people = self._replay.history.outcome, Company(self._replay.players).people
        if outcome is not None and people and not {*people} & {*outcome.winners}:
            return self.tr("No single move cost much: small things decided it.")
        return self.tr("Nobody made a move that cost much. Well played!")

    def retranslate(self) -> None:
        self._panel.retranslate()
        self._show()

    # ---- a move that cost something ---------------------------------------------------------------

    def _go_to(self, number: int) -> None:
        """To just before it, with frames around what a hard player would have used."""
        self._watching.seek(self._told()[number].at)
        self._choose(number)
        self._watching.view.announce(self._panel.cards[number].accessibleName())

    def _choose(self, number: int | None) -> None:
        if number != self._chosen:
            self._chosen = number
            self._panel.mark(number)
            self.pointed.emit()

    def with_frames(self, arrangement: Arrangement) -> Arrangement:
        """The table, with frames around what a hard player would have used."""
        if self._chosen is None:
            return arrangement
        verdict = self._told()[self._chosen]
        used = self._arranging.used(self._replay, verdict.seat, verdict.thought.move)
        return framed(arrangement, Pointer("", tuple(used)))

    # ---- sentences --------------------------------------------------------------------------------

    def _told_of(self, verdict: Verdict[Any]) -> Told:
        kit, history, players = self._replay.kit, self._replay.history, seated(self._replay.players)
        turn = kit.game.turn(history.moments[verdict.at].position)
        heading = kit.voice.turn(turn, players)
        if turn.seat != verdict.seat:
            heading = f"{heading} · {players[verdict.seat].name}"
        assert kit.minds is not None
        played, better = self._played(verdict), self._better(verdict)
        if played == better:  # where a house is built, say, the log does not tell
            better = self._as_a_gesture(verdict)
        reason = kit.minds.reason(verdict.thought.why, verdict.seat, players)
        return Told(
            heading,
            self._cost(verdict),
            tuple(
                fill(sentence, said)
                for sentence, said in (
                    (self.tr("Played: %1"), played),
                    (self.tr("A computer at “Hard”: %1"), better),
                    (self.tr("Why: %1"), reason),
                )
                if said
            ),
        )

    def _cost(self, verdict: Verdict[Any]) -> str:
        reviewer = self._replay.kit.reviewer
        assert reviewer is not None
        if reviewer().unit == "points":
            return self.tr("Cost about %n points against the others.", "", round(verdict.cost))
        better, played = round(100 * verdict.better), round(100 * verdict.played)
        sentence = fill(self.tr("Chance to win: about %1 % instead of %2 %."), played, better)
        return sentence.replace(" %", "\u00a0%")

    def _played(self, verdict: Verdict[Any]) -> str:
        """What the log says of it: of the first thing that came of it, if the move itself is only
        the beginning of something."""
        history = self._replay.history
        moments = range(verdict.at + 1, history.last + 1)
        own = (at for at in moments if _actor(history.move_before(at)) == verdict.seat)
        return self._first_said(history.moments[at].events for at in own)

    def _better(self, verdict: Verdict[Any]) -> str:
        """What the log would have said."""
        line = [Played(verdict.seat, move) for move in verdict.thought.line]
        supposed = self._replay.history.continued(verdict.at, line)
        return self._first_said(moment.events for moment in supposed.moments[verdict.at + 1 :])

    def _as_a_gesture(self, verdict: Verdict[Any]) -> str:
        """As a hint would have told it."""
        position = self._replay.history.moments[verdict.at].position
        arrangement = self._arranging.seen_by(verdict.seat, position)
        return self._proposing.pointer(arrangement, verdict.thought.move, "", STRONGEST).text

    def _first_said(self, happened: Iterable[tuple[Event, ...]]) -> str:
        return next(filter(None, map(self._line, _flat(happened))), "")

    def _line(self, event: Event) -> str:
        return self._replay.kit.voice.log_line(event, seated(self._replay.players))


def _flat(happened: Iterable[tuple[Event, ...]]) -> Iterator[Event]:
    for events in happened:
        yield from events


def _actor(played: Played | None) -> int | None:
    return None if played is None else played.actor
