"""Help with a puzzle at its table: whether it can still be solved, hints, the solution, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve
from PySide6.QtCore import QElapsedTimer, QObject, Signal

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.puzzles import Aim, Pointer, Puzzles
from halloween_table.engine.mind import Thought
from halloween_table.engine.record import Played
from halloween_table.sitting.replay import Replay
from halloween_table.sitting.source import Hands, Source
from halloween_table.table.view import TableView

from ..parts.names import seated
from ..parts.thinking import Thinking
from .doing import Doing
from .framing import framed
from .guide_panel import GuidePanel

_STRONGEST = 3


class Guiding(QObject):
    """Brings the panel, the one who thinks and the table together. What is said or shown holds for
    one position; at the next move it is gone.

    Signals:
        pointed: the table has to show a hint, or no longer.
        solution: a Replay of it.
        solved: the goal is reached, for the first time in this sitting.
        missed: a line is over without the goal, for the first time in this sitting.
        picture_asked: the puzzle as a picture.
    """

    pointed = Signal()
    solution = Signal(object)
    solved = Signal()
    missed = Signal()
    picture_asked = Signal()

    def __init__(
        self,
        source: Source,
        hands: Hands,
        puzzles: Puzzles[Any],
        panel: GuidePanel,
        doing: Doing,
        view: TableView,
    ) -> None:
        super().__init__(view)
        self._source, self._hands, self._puzzles = source, hands, puzzles
        self._panel, self._doing, self._view = panel, doing, view
        self._thinking = Thinking(self)
        self._pointer: Pointer | None = None
        self._strength = 0
        self._thought: Thought[Any] | None = None
        """What is known of the present position."""
        self._thought_at = 0
        """The moment that it is about."""
        self._ended = {source.history.record.moves} if source.history.outcome else set()
        """Lines that have come to their end, which nobody is told twice."""
        self._said: Callable[[], None] = self._say_how_it_stands
        """Says what stands in the panel, in whatever language."""
        self._streak: int | None = None
        """How many were solved in a row before this one; None: it belongs to no streak."""
        self.shown = False
        """Whether somebody has seen the solution."""
        self._clock = QElapsedTimer()
        self.milliseconds: int | None = None
        """How long the last solution took; None: nobody took the time of it. Who goes on with
        something that others have begun, or has seen the solution, is not timed."""
        if not source.history.record.moves:
            self._clock.start()
        self._thinking.changed.connect(panel.think)
        panel.still_asked.connect(lambda: self._think(self._say_verdict))
        panel.hint_asked.connect(lambda: self._think(self._hint))
        panel.solution_asked.connect(lambda: self._think(self._solve))
        panel.again_asked.connect(self.start_again)
        panel.back_asked.connect(self._look_for_the_way_back)
        panel.code.picture_asked.connect(self.picture_asked)
        panel.code.show_code(puzzles.code(source.view))
        self._said()
        self._show()

    @property
    def aim(self) -> Aim:
        return self._puzzles.aim(self._source.view)

    def get_ready(self) -> None:
        """Somebody sits down who may ask soon."""
        self._thinking.get_ready()

    def be_strict(self, solved: int) -> None:
        """It belongs to a streak in which so many were solved before: nobody helps."""
        self._streak = solved
        self._panel.withhold(solved)
        self._said()
        self._show()

    def stop(self) -> None:
        """Nobody waits for an answer any more."""
        self._thinking.stop()

    # ---- another position -------------------------------------------------------------------------

    def follow(self) -> None:
        """The game has changed: what was said of it before holds no more."""
        self._thinking.stop()
        self._pointer, self._thought, self._strength = None, self._followed(), 0
        self._say(self._say_how_it_stands)
        self._show()
        line = self._source.history.record.moves
        if self.aim.over and line not in self._ended:
            self._ended.add(line)
            self._end_a_line()

    def _followed(self) -> Thought[Any] | None:
        """What is left of the way that is known, if the last move was its next one: whoever follows
        a hint is not told something else at the next."""
        thought, last = self._thought, self._source.history.last
        played = self._source.history.move_before(last)
        on_the_way = last == self._thought_at + 1 and thought is not None and thought.why == "can"
        if not on_the_way or thought is None or played is None or played.move != thought.move:
            return None
        self._thought_at = last
        rest = thought.line[1:]
        return evolve(thought, move=rest[0] if rest else None, line=rest) if rest else None

    def _end_a_line(self) -> None:
        if self.aim.missed:
            self._panel.allow()
            self._show()
            self.missed.emit()
        else:
            timed = self._clock.isValid() and not self.shown
            self.milliseconds = self._clock.elapsed() if timed else None
            self.solved.emit()

    def _say(self, say: Callable[[], None]) -> None:
        """Has it said now, and again in another language."""
        self._said = say
        say()

    def _say_how_it_stands(self) -> None:
        aim = self.aim
        if aim.solved:
            self._panel.say_solved()
        elif not aim.missed:
            self._panel.say("")
        elif self._streak is None:
            self._panel.say_missed(aim.goal - aim.points)
        else:
            self._panel.say_streak_over(aim.goal - aim.points, self._streak)

    def _show(self) -> None:
        begun = self._source.history.last > self._source.history.beginning
        lost = self._thought is not None and self._thought.why == "cannot"
        self._panel.follow(self.aim, strength=self._strength, begun=begun, lost=lost)

    def look_away(self, away: bool) -> None:
        """While somebody looks at something else than the game as it stands, nothing is asked."""
        self._thinking.stop()
        self._panel.setEnabled(not away)

    def with_hint(self, arrangement: Arrangement) -> Arrangement:
        """The table, with what the hint points at."""
        if self._pointer is None:
            return arrangement
        return framed(arrangement, self._pointer.at)

    # ---- thinking -----------------------------------------------------------------------------------

    def _think(self, then: Callable[[Thought[Any]], None]) -> None:
        """What is known of this position, at once or as soon as somebody has thought about it."""
        if self._thought is not None:
            then(self._thought)
            return

        def answered(thought: Thought[Any]) -> None:
            self._thought, self._thought_at = thought, self._source.history.last
            then(thought)

        self._panel.say("")
        self._thinking.ask(
            self._puzzles.thinking(self._source.view), answered, failed=self._say_unknown
        )

    def _say_verdict(self, thought: Thought[Any]) -> None:
        self._say(lambda: self._panel.say_verdict(thought.why))
        self._show()
        self._view.announce(self._panel.answer.text())

    def _say_unknown(self) -> None:
        """Nobody could think about it."""
        self._say(lambda: self._panel.say_verdict("unknown"))

    def _hint(self, thought: Thought[Any]) -> None:
        """One that is stronger than the last one for this position."""
        if thought.why != "can":
            self._say_verdict(thought)
            return
        self._strength = min(self._strength + 1, _STRONGEST)
        if self._strength < _STRONGEST and self._pointed(thought, _STRONGEST) == self._pointed(
            thought, self._strength
        ):
            self._strength = _STRONGEST  # there is no more to be said
        self._point(thought)
        self._view.announce(self._panel.answer.text())

    def _point(self, thought: Thought[Any]) -> None:
        def say() -> None:
            self._pointer = self._pointed(thought, self._strength)
            self._panel.say(self._pointer.text)

        self._say(say)
        self._show()
        self.pointed.emit()

    def _pointed(self, thought: Thought[Any], strength: int) -> Pointer:
        players = seated(self._source.players)
        return self._puzzles.hint(self._source.view, thought, strength, players)

    def retranslate(self) -> None:
        """What stands in the panel, in the language that is spoken now."""
        self._panel.retranslate()
        self._said()

    # ---- the solution ---------------------------------------------------------------------------------

    def _solve(self, thought: Thought[Any]) -> None:
        """From here, if it can be solved from here; otherwise from the start."""
        history = self._source.history
        if thought.why == "can" and not self.aim.over:
            self._watch(history.last, thought)
            return
        start = history.moments[0].position
        self._thinking.ask(
            self._puzzles.thinking(start),
            lambda from_start: self._watch(0, from_start),
            failed=self._say_unknown,
        )

    def _watch(self, moment: int, thought: Thought[Any]) -> None:
        if thought.why != "can":
            self._say_verdict(thought)
            return
        if not self.shown:
            self.shown = True
            self.missed.emit()  # who looks at the solution has given up a try
        self._say(lambda: self._panel.say_solution(from_start=moment == 0))
        seat = self._source.kit.game.actors(self._source.history.moments[moment].position)[0]
        line = [Played(seat, move) for move in thought.line]
        history = self._source.history.continued(moment, line)
        replay = Replay(self._source.kit, history, moment, self._source.eyes, supposed=True)
        self.solution.emit(replay)

    # ---- back -----------------------------------------------------------------------------------------

    def start_again(self) -> None:
        """Everything can be redone, so nobody is asked whether they mean it."""
        self._back_to(self._source.history.beginning)
        if not self._source.history.record.moves:
            self._clock.start()

    def _look_for_the_way_back(self) -> None:
        """Nobody goes back past where the game was played on from another."""
        history = self._source.history
        views = [moment.position for moment in history.moments[history.beginning :]]

        def found(at: int | None) -> None:
            if at is None:
                self._say(lambda: self._panel.say_verdict("cannot"))
            else:
                self._back_to(history.beginning + at)

        self._thinking.ask(self._puzzles.last_solvable(views), found, failed=self._say_unknown)

    def _back_to(self, moment: int) -> None:
        self._doing.keep(lambda: self._hands.go_back_to(moment))
