"""Everything about honours and evenings between the main window and their pages."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from halloween_table.contract.kit import Kit
from halloween_table.engine.game import Best
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill
from halloween_table.games.shelf import SHELF, box
from halloween_table.store.endings import START, Ending, Mark
from halloween_table.store.honours import Honours
from halloween_table.store.plans import Plan, Planned, Plans, ranking
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.rows import Person
from halloween_table.store.store import Store

from ..honours.page import EVENINGS, HonoursPage
from ..honours.picture import picture_of
from ..honours.plan_page import PlanPage
from ..honours.ranking_page import RankingPage
from ..honours.running import EveningWords, RunningBar
from ..new_game.agreeing import last_agreed, meaningful
from ..new_game.seeds import drawn_below, drawn_seed
from ..parts.names import called, is_default, kept_name
from ..parts.preferences import Preferences
from ..parts.times import time_text
from .asking import Question, agrees
from .saving import save_picture

if TYPE_CHECKING:
    from collections.abc import Callable

    from halloween_table.sitting.sitting import Sitting

    from .window import MainWindow

_PARTY = "evening"
"""Those who plan an evening are remembered under this name."""
_BREATH = 30
"""Milliseconds between the opening of two boxes, for whatever else has to be done."""


class HonoursRoom(QObject):
    """Honours, and the evening that is under way."""

    def __init__(self, window: MainWindow, store: Store, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._store, self._preferences = window, store, preferences
        self._plans, self._words = Plans(store.settings), EveningWords(self)

    # ---- honours ------------------------------------------------------------------------------------

    def open(self, at: int | None = None) -> None:
        """At people, games or evenings; None: where it opens."""
        plans: tuple[Plan, ...] = ()
        with suppress(StoreProblem):
            plans = self._plans.all()
        page = HonoursPage(self._times, plans, self._bar())
        page.left.connect(self._window.show_shelf)
        page.planned.connect(self.plan)
        page.watched.connect(lambda ending: self._watch(ending, page.tab))
        page.ranking_asked.connect(self.show_ranking)
        page.picture_asked.connect(lambda: self._save(page.seen, page.heading))
        if at is not None:
            page.turn_to(at)
        self._window.turn_to(page)
        page.take_focus()
        self._count(page, Honours([lid.key for lid in SHELF], kept_name), START)

    def _count(self, page: HonoursPage, honours: Honours, mark: Mark) -> None:
        """Some games at a time: however many there are, the window goes on."""
        try:
            endings, more = self._store.endings.after(mark)
            honours.add(endings)
            if more is None:
                honours.add_alone(self._store.endings.done_alone())
        except StoreProblem as problem:
            self._window.say(problem)
            more = None
        if more is None:
            page.show_honours(honours)
            page.take_focus()
        else:
            QTimer.singleShot(0, page, lambda: self._count(page, honours, more))

    def _times(self, key: str) -> list[str]:
        """The best times of that game, a line each; none where nobody takes the time."""
        with suppress(StoreProblem):
            if found := self._store.endings.fastest(key):
                kit = self._window.room.kit(key)
                practice = next(filter(None, (way.practice for way in kit.ways)), None)
                if practice is not None:
                    return [
                        self._time(
                            practice.best(Best(0, time.what, time.milliseconds, time.steps)),
                            called(time.name),
                            time_text(time.milliseconds),
                        )
                        for time in found
                    ]
        return []

    def _time(self, what: str, name: str, took: str) -> str:
        #: %1 is what was done, %2 who did it, %3 how long it took.
        return fill(self.tr("Best time, %1: %2, %3"), what, name, took)

    def _watch(self, ending: Ending, at: int) -> None:
        """Whoever has seen it comes back to that page."""
        self._window.watch(ending.game, ending.played, lambda: self.open(at))

    def _save(self, seen: QWidget, heading: str) -> None:
        title = self.tr("Save as a picture")
        name = f"halloween-table-{date.today().isoformat()}"
        save_picture(self._window, title, name, picture_of(seen, heading))

    # ---- planning -----------------------------------------------------------------------------------

    def plan(self) -> None:
        """Who plays, and what."""
        seats = self._preferences.seats
        games = [game.game for game in self._last_plan()]
        known = seats(_PARTY) or seats("together")
        page = PlanPage(self._people(), known, games, self.can_play)
        page.left.connect(self.open)
        page.started.connect(lambda players, keys: self._begin_evening(page, players, keys))
        self._window.turn_to(page)
        page.take_focus()
        QTimer.singleShot(_BREATH, page, lambda: self._open_boxes(page))

    def _open_boxes(self, page: PlanPage) -> None:
        """One by one, while somebody looks at the page: then it is known for certain which of them
        can be played."""
        room = self._window.room
        shut = [lid.key for lid in SHELF if not room.is_open(lid.key)]
        if shut:
            room.kit(shut[0])
            QTimer.singleShot(_BREATH, page, lambda: self._open_boxes(page))
        else:
            page.retranslate()

    def _last_plan(self) -> tuple[Planned, ...]:
        with suppress(StoreProblem):
            for plan in self._plans.all()[:1]:
                return plan.games
        return ()

    def _people(self) -> list[Player]:
        with suppress(StoreProblem):
            return [
                Player(who.name, who.figure, who.colour)
                for who in self._store.results.people()
                if not is_default(who.name)
            ]
        return []

    def can_play(self, key: str, players: tuple[Player, ...]) -> bool:
        """Whether those can play that game against each other, as far as can be said without opening
        its box."""
        found, room = box(key), self._window.room
        if found is None or not room.is_open(key):
            return found is not None and len(players) <= found.players[1]
        computers = any(player.mind for player in players)
        return any(
            way.contest
            and not way.opens
            and way.computers is computers
            and len(players) in way.seats
            for way in room.kit(key).ways
        )

    def _begin_evening(
        self, page: PlanPage, players: tuple[Player, ...], keys: tuple[str, ...]
    ) -> None:
        running = self.running()
        if running is not None and any(game.played for game in running.games):
            question = Question(
                self.tr("Begin another evening"),
                self.tr(
                    "An evening is still under way. It ends where it is if another one begins."
                ),
                self.tr("Begin another evening"),
                self.tr("Go back"),
            )
            if not agrees(self._window, question):
                return
        self._preferences.set_seats(_PARTY, page.seats())
        people = tuple(Person(each.name, each.figure, each.colour, each.mind) for each in players)
        plan = Plan(people, tuple(map(Planned, keys)), drawn_below(len(people)))
        try:
            self._plans.begin(plan)
        except StoreProblem as problem:
            self._window.say(problem)
        else:
            self.go_on()

    # ---- the evening that is under way ----------------------------------------------------------------

    def running(self) -> Plan | None:
        with suppress(StoreProblem):
            return self._plans.running()
        return None

    def onward(self, played: str) -> Callable[[], str] | None:
        """What the button says that leads on from the end of that game; None if it is none of the
        evening's."""
        plan = self.running()
        if plan is None or played not in [game.played for game in plan.games]:
            return None
        at = self._next(plan)
        return lambda: self._words.onward(plan, at)

    def said_on_shelf(self) -> Callable[[], str] | None:
        """The same of the evening that is under way, for whoever begins elsewhere."""
        plan = self.running()
        if plan is None:
            return None
        at = self._next(plan)
        return lambda: self._words.onward(plan, at)

    def _next(self, plan: Plan) -> int | None:
        """The first game of it that has not ended, as far as anybody can say."""
        with suppress(StoreProblem):
            return self._not_ended(plan)
        return None

    def _not_ended(self, plan: Plan) -> int | None:
        """The same for whoever has to be certain; None: all have. Raises StoreProblem."""
        endings = self._store.endings.of([game.played for game in plan.games])
        return next((at for at, ending in enumerate(endings) if ending is None), None)

    def go_on(self) -> None:
        """With the next game, from where it waits if it was begun; or to the ranking."""
        plan = self.running()
        if plan is None:
            self.open()
            return
        try:
            at = self._not_ended(plan)
            if at is None:
                self._end(plan)
                return
            sitting = self._waiting(plan.games[at]) or self._begun(plan, at)
        except StoreProblem as problem:
            self._window.say(problem)
        else:
            self._window.sit_down(sitting)

    def _waiting(self, game: Planned) -> Sitting | None:
        """Where it waits; None if it was not begun, or somebody has deleted it since."""
        if not game.played:
            return None
        try:
            return self._window.room.go_on(game.game, game.played, self._preferences.hiding)
        except StoreProblem as problem:
            if problem.kind is Kind.gone:
                return None
            raise

    def _begun(self, plan: Plan, at: int) -> Sitting:
        """As such games were last agreed on; everybody starts one in turn."""
        key, room, preferences = plan.games[at].game, self._window.room, self._preferences
        players = tuple(Player(*person) for person in plan.people)
        kit = room.kit(key)
        options = evolve(self._agreed(kit, players), first=plan.starter(at))
        sitting = room.begin(
            key, players, options, drawn_seed(), preferences.hiding, hints=preferences.hints
        )
        self._plans.keep(plan.begun(at, sitting.id))
        return sitting

    def _agreed(self, kit: Kit, players: tuple[Player, ...]) -> Any:
        """What was agreed last; the game's own if something of it was still to be picked."""
        agreed, variants = last_agreed(kit, self._preferences), kit.voice.variants()
        values = {variant.key: getattr(agreed, variant.key) for variant in variants}
        shown = meaningful(variants, values, kit.way_of(players))
        whole = all(
            len(values[variant.key]) == variant.picks
            for variant in variants
            if variant.picks and variant.key in shown
        )
        return agreed if whole else kit.game.options_type()

    def _bar(self) -> RunningBar | None:
        plan = self.running()
        if plan is None:
            return None
        bar = RunningBar(plan, self._next(plan))
        bar.onward_asked.connect(self.go_on)
        bar.end_asked.connect(self._end_early)
        return bar

    def _end_early(self) -> None:
        plan = self.running()
        if plan is None:
            return
        question = Question(
            self.tr("End the evening"),
            self.tr("Shall the evening end here? The games that have ended count."),
            self.tr("End the evening"),
            self.tr("Go on with it"),
        )
        if agrees(self._window, question):
            self._end(plan)

    def _end(self, plan: Plan) -> None:
        try:
            self._plans.keep(plan._replace(over=True))
        except StoreProblem as problem:
            self._window.say(problem)
            return
        if any(self._endings(plan)):
            self.show_ranking(plan, self._preferences.pace_factor)
        else:
            self.open()

    def _endings(self, plan: Plan) -> tuple[Ending | None, ...]:
        with suppress(StoreProblem):
            return self._store.endings.of([game.played for game in plan.games])
        return (None,) * len(plan.games)

    def show_ranking(self, plan: Plan, pace: float = 0.0) -> None:
        """Who has won the evening. `pace`: how slowly it is told, to those who have just played."""
        page = RankingPage(plan, ranking(plan.people, self._endings(plan)), pace)
        page.left.connect(self._window.show_shelf)
        page.honours_asked.connect(lambda: self.open(EVENINGS))
        page.again_asked.connect(self.plan)
        page.picture_asked.connect(lambda: self._save(page.seen, page.heading))
        self._window.turn_to(page)
        page.take_focus()
