"""Computers that act at the same time as people: each in its own time, and whoever is first wins."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve, frozen

from halloween_table.contract.minds import Thinker
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Best, Seat
from halloween_table.engine.job import done
from halloween_table.engine.mind import AskedTogether, Budget, Known, Level, Reached, Thought
from halloween_table.engine.record import Player
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.store import Store

from .tower import (
    ADA,
    BO,
    CODEC,
    CY,
    KIT,
    NIGHT,
    PATIENCE,
    PLAYERS,
    TOP,
    Call,
    Climb,
    Hoot,
    Hooted,
    Options,
    Phase,
    RunOut,
    StartRound,
    Tower,
    Watch,
    rows,
    wait,
)

LOOKS = {BO: 8.0, CY: 12.0}
"""After how many seconds each calls."""


@frozen
class Climber:
    """Calls after its time, and climbs step by step, a second for each; one who stumbles does nothing."""

    stumbles: bool = False

    def choose(
        self, known: Known[Tower], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Any]:
        match known.view.phase:
            case Phase.READY:
                return Thought(StartRound(), after=2.0)
            case Phase.CALLS:
                return Thought(Call(), after=LOOKS[seat])
        if self.stumbles:
            return Thought(None)
        return Thought(Climb(known.view.height + 1), after=1.0)


class Climbers:
    """The hard ones never stumble, the easy ones always do."""

    def thinker(self, level: Level) -> Thinker:
        return Thinker(Climber(level == "easy"), Budget(1))

    def reason(self, why: Any, seat: Seat, players: tuple[Player, ...]) -> str:
        return ""


WITH_MINDS = evolve(KIT, minds=Climbers())


@pytest.fixture
def watch() -> Watch:
    return Watch()


def begin(store: Store, watch: Watch, levels: str = " hard hard", **options: Any) -> Sitting:
    """Ada, and computers of these levels; the first round has started, and everybody knows when to
    call."""
    minds = levels.split(" ")
    players = tuple(evolve(player, mind=mind) for player, mind in zip(PLAYERS, minds, strict=False))
    options_ = Options(**options)
    sitting = Sitting.begin(WITH_MINDS, store, players, options_, 5, "curtain", now=watch)
    if not minds[ADA]:
        sitting.play(StartRound())
        answer(sitting)
    return sitting


def answer(sitting: Sitting) -> list[Seat]:
    """Everybody who has to makes up their mind: those who were asked."""
    asked = sitting.questions()
    for each, thought in zip(asked, done(AskedTogether(asked)()), strict=True):
        sitting.resolve(each.seat, thought)
    return [each.seat for each in asked]


def climb(sitting: Sitting, watch: Watch) -> None:
    """A computer gets to the top."""
    for _ in range(TOP):
        answer(sitting)
        wait(sitting, watch, 1.0)


# ---- who is first -----------------------------------------------------------------------------------


def test_all_who_may_act_are_asked_once(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    assert sitting.thinker is None
    assert answer(sitting) == []
    wait(sitting, watch, 5)
    assert answer(sitting) == []


def test_it_acts_when_its_time_has_come_and_the_record_says_so(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    wait(sitting, watch, 7.9)
    assert sitting.position.phase is Phase.CALLS
    wait(sitting, watch, 0.2)
    assert rows(sitting)[-1] == (BO, Call())
    climb(sitting, watch)
    assert rows(sitting)[-1] == (BO, Climb(TOP))
    assert sitting.position.bells == (0, 1, 0)
    assert store.load(sitting.id, CODEC).record == sitting.record


def test_of_two_whose_time_has_come_the_first_one_acts(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    wait(sitting, watch, 60)
    assert [row for row in rows(sitting) if row[1] == Call()] == [(BO, Call())]


def test_a_person_who_is_faster_wins(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    watch.now += 9  # its time has come, but the key is heard first
    sitting.play(Call(), ADA)
    sitting.clock.check()
    assert sitting.position.climber == ADA
    assert rows(sitting)[-1] == (ADA, Call())


def test_who_climbs_in_a_computer_s_place_is_nobody(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    wait(sitting, watch, 8)
    assert sitting.next_seat is None
    assert sitting.thinker == BO


# ---- what others do ---------------------------------------------------------------------------------


def test_after_somebody_s_failure_it_goes_on_with_the_time_already_looked(
    store: Store, watch: Watch
) -> None:
    sitting = begin(store, watch)
    wait(sitting, watch, 5)
    sitting.play(Call(), ADA)
    wait(sitting, watch, PATIENCE + 0.1)
    assert rows(sitting)[-1][1] == RunOut()
    assert answer(sitting) == [], "it is not asked again"
    wait(sitting, watch, 2.9)
    assert sitting.position.phase is Phase.CALLS
    wait(sitting, watch, 0.2)
    assert rows(sitting)[-1] == (BO, Call())


def test_who_has_failed_looks_again_and_the_others_go_on(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch, " easy hard")
    wait(sitting, watch, 8)
    assert answer(sitting) == [BO]
    assert answer(sitting) == [], "it does not know what to do, and lets the clock ring"
    wait(sitting, watch, PATIENCE)
    assert rows(sitting)[-1][1] == RunOut()
    assert answer(sitting) == [BO]
    wait(sitting, watch, 4)
    assert rows(sitting)[-1] == (CY, Call())


def test_a_new_round_is_looked_at_anew(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch, first=CY, levels="  hard")
    answer(sitting)
    sitting.play(StartRound(), CY)
    answer(sitting)
    wait(sitting, watch, 11)
    sitting.play(Call(), ADA)
    for step in range(TOP):
        sitting.play(Climb(step + 1), ADA)
    sitting.play(StartRound(), ADA)
    assert answer(sitting) == [CY]
    wait(sitting, watch, 11)
    assert sitting.position.phase is Phase.CALLS


def test_news_is_thought_about(store: Store, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LOOKS, CY, 100.0)
    monkeypatch.setattr(Hooted, "news", True)
    sitting = begin(store, watch, "  hard")
    wait(sitting, watch, NIGHT)
    assert rows(sitting)[-1][1] == Hoot()
    assert answer(sitting) == [CY]


# ---- pauses, and what lasts -------------------------------------------------------------------------


def test_in_a_pause_nobody_looks(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    wait(sitting, watch, 5)
    sitting.pause()
    assert sitting.questions() == ()
    wait(sitting, watch, 1000)
    sitting.go_on()
    assert answer(sitting) == []
    wait(sitting, watch, 2.9)
    assert sitting.position.phase is Phase.CALLS
    wait(sitting, watch, 0.2)
    assert rows(sitting)[-1] == (BO, Call())


def test_nobody_gets_rid_of_a_computer_s_claim_by_looking_away(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    wait(sitting, watch, 8)
    answer(sitting)
    before = sitting.position
    sitting.interrupt()
    wait(sitting, watch, 1000)
    sitting.go_on()
    assert sitting.position == before
    assert before.phase is Phase.CLIMB
    wait(sitting, watch, 5)
    assert rows(sitting)[-1][0] == BO


def test_a_game_taken_up_in_mid_search_goes_on(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    wait(sitting, watch, 5)
    saved = store.load(sitting.id, CODEC)
    again = Sitting.taken_up(WITH_MINDS, store, saved, "curtain", now=watch)
    assert again.paused
    assert again.questions() == ()
    again.go_on()
    assert answer(again) == [BO, CY]
    wait(again, watch, 8)
    assert rows(again)[-1] == (BO, Call())


def test_they_know_the_best_times_of_people_at_this_computer(store: Store, watch: Watch) -> None:
    store.results.offer("tower", Best(ADA, "tower", 9000, 4), "Ada")
    store.results.offer("tower", Best(ADA, "tower", 7000, 4), "Bo")
    store.results.offer("other", Best(ADA, "tower", 1000, 4), "Bo")
    sitting = Sitting.begin(
        WITH_MINDS,
        store,
        tuple(evolve(player, mind="hard") for player in PLAYERS),
        Options(),
        5,
        "open",
        now=watch,
    )
    (asked,) = sitting.questions()
    assert asked.known.reached == (Reached("tower", 7000, 4),)


# ---- pressing on ------------------------------------------------------------------------------------


def test_who_may_act_cannot_hurry_their_rivals(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    assert not sitting.hasten()
    assert sitting.position.phase is Phase.CALLS


def test_who_only_watches_can(store: Store, watch: Watch) -> None:
    sitting = begin(store, watch)
    wait(sitting, watch, 8)
    assert not sitting.hasten(), "it has not made up its mind"
    for step in range(1, TOP + 1):
        answer(sitting)
        assert sitting.hasten()
        assert rows(sitting)[-1] == (BO, Climb(step))
