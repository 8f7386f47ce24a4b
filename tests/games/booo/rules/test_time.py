"""Time: what rings when, the hint, and the stopwatch of somebody who practises."""

from __future__ import annotations

from itertools import count

import pytest
from attrs import evolve

from halloween_table.engine.game import TABLE, Alarm, Best, Timing
from halloween_table.games.booo.rules.castle import MIDDLE
from halloween_table.games.booo.rules.events import GameEnded, GuestTaken, HintShown
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    ChooseStart,
    GiveUp,
    Go,
    Hint,
    Interrupted,
    Move,
    NameColour,
    RaiseHand,
    RunOut,
    Timed,
    TurnOver,
    WaitOver,
)
from halloween_table.games.booo.rules.position import Found, Options, Position, Share

from ..doing import (
    GAME,
    RED,
    a_way,
    after,
    dealt,
    holding,
    only,
    other_than,
    searching,
    shown,
    took,
    unlawful,
    wall_beside,
    way_for,
)

SEARCH = searching()
HINTING = searching(hint=20)


def timing(position: Position) -> Timing[Move]:
    found = GAME.timing(position)
    assert found is not None
    return found


def hopeless(seats: int) -> Position:
    """A deal in which there is no way at all."""
    for seed in count():
        position = searching(seats, seed, hint=20)
        if way_for(position, 0) is None:
            return position
    raise AssertionError


# ---- what rings ------------------------------------------------------------------------------------


def test_time_means_nothing_before_a_guest_and_after_the_end() -> None:  # BO-1.9
    for position in (dealt(), dealt(choose_start=True), dealt(1), took(SEARCH, 0)):
        assert GAME.timing(position) is None
    over = took(holding(SEARCH, 0, guests=(9, 10, 11, 12)), 0)
    assert over.over
    assert GAME.timing(over) is None


def test_a_search_without_hint_and_waits_has_nothing_to_ring() -> None:  # BO-1.2
    assert timing(SEARCH) == Timing()
    assert TABLE not in GAME.actors(SEARCH)


def test_every_step_of_a_claim_sets_the_clock_anew() -> None:  # BO-1.9
    way = a_way(SEARCH)
    claimed = after(SEARCH, 0, CallClaim())
    assert timing(claimed) == Timing((Alarm(RunOut(), 6, 0),), Interrupted(), hurried=True)
    claimed = after(claimed, 0, NameColour(way.colour))
    assert timing(claimed) == Timing((Alarm(RunOut(), 6, 1),), Interrupted(), hurried=True)
    for step, move in enumerate(way.steps[:-1], 2):
        claimed = after(claimed, 0, move)
        alarms = (Alarm(RunOut(), 4, step),)
        assert timing(claimed) == Timing(alarms, Interrupted(), hurried=True)


def test_a_clock_that_is_off_does_not_ring() -> None:  # BO-1.9
    for options in ({"first_clock": 0}, {"first_clock": 0, "step_clock": 0}):
        claimed = after(searching(**options), 0, CallClaim())
        assert timing(claimed) == Timing((), Interrupted())


def test_a_wait_goes_on_while_others_claim() -> None:  # BO-1.10
    position = after(searching(wait=5), 2, CallClaim(), GiveUp())
    assert timing(position) == Timing((Alarm(WaitOver(2), 5),))
    claimed = after(position, 0, CallClaim())
    assert timing(claimed).alarms == (Alarm(RunOut(), 6, 0), Alarm(WaitOver(2), 5))
    both = after(claimed, 0, GiveUp())
    assert timing(both) == Timing((Alarm(WaitOver(0), 5), Alarm(WaitOver(2), 5)))
    assert timing(after(both, TABLE, WaitOver(2))) == Timing((Alarm(WaitOver(0), 5),))


def test_a_wait_that_is_over_stays_over() -> None:  # BO-1.10
    for position in (SEARCH, after(SEARCH, 1, CallClaim())):
        refusal = GAME.refusal(position, TABLE, WaitOver(0))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("BO-1.10", "nobody_waits")


# ---- the hint --------------------------------------------------------------------------------------


def test_there_is_no_hint_if_none_is_agreed() -> None:  # BO-1.2
    assert Options().hint == 0
    for position in (SEARCH, after(SEARCH, 0, CallClaim())):
        assert unlawful(position, TABLE, Hint()) == "BO-1.2"


def test_whoever_practises_is_given_a_hint_when_they_ask() -> None:  # BO-1.2, BO-P2
    """It never comes by itself then, and only once for each guest."""
    position = searching(1)
    asked = timing(position).hint
    assert asked == Hint()
    assert timing(position).alarms == ()
    hinted = after(position, TABLE, asked)
    assert timing(hinted).hint is None
    assert unlawful(hinted, TABLE, Hint()) == "BO-1.2"
    assert timing(SEARCH).hint is None, "others would be helped as well"


@pytest.mark.parametrize("seats", [1, 2])
def test_the_hint_is_the_first_colour_of_a_shortest_way(seats: int) -> None:  # BO-1.2
    for seed in range(8):
        position = searching(seats, seed, hint=20)
        way = way_for(position, 0)
        colour = way.colour if way else None
        step = GAME.play(position, TABLE, Hint())
        assert step.events == (HintShown(colour),)
        assert (step.position.hinted, step.position.hint) == (True, colour)
        assert step.on_the_way == ()


def test_what_anybody_holds_does_not_change_the_hint() -> None:  # BO-1.2, BO-1.4
    held = holding(HINTING, 0, a_way(HINTING).colour)
    assert after(held, TABLE, Hint()).hint is a_way(HINTING).colour


def test_without_a_way_the_hint_says_so() -> None:  # BO-1.2, BO-1.12
    for seats in (1, 2):
        step = GAME.play(hopeless(seats), TABLE, Hint())
        assert step.events == (HintShown(None),)
        assert (step.position.hinted, step.position.hint) == (True, None)


def test_the_hint_comes_in_search_and_in_claims_alike() -> None:  # BO-1.2
    naming = after(HINTING, 0, CallClaim())
    for position in (HINTING, naming, after(naming, 0, NameColour(RED))):
        assert TABLE in GAME.actors(position)
        assert Alarm(Hint(), 20, 1) in timing(position).alarms
        hinted = after(position, TABLE, Hint())
        assert (hinted.phase, hinted.claim) == (position.phase, position.claim)


def test_a_hint_comes_once_for_each_guest() -> None:  # BO-1.2
    hinted = after(HINTING, TABLE, Hint())
    assert unlawful(hinted, TABLE, Hint()) == "BO-1.2"
    assert timing(hinted) == Timing()
    assert TABLE not in GAME.actors(hinted)
    for ready in (took(hinted, 1), after(after(hinted, 0, RaiseHand()), 1, RaiseHand())):
        assert (ready.hinted, ready.hint) == (False, None)
        again = after(ready, ready.first, TurnOver())
        assert timing(again) == Timing((Alarm(Hint(), 20, 2),))


def test_a_failed_claim_does_not_take_the_hint_back() -> None:  # BO-1.2, BO-1.10
    hinted = after(HINTING, TABLE, Hint())
    failed = after(hinted, 1, CallClaim(), GiveUp())
    assert (failed.hinted, failed.hint) == (True, hinted.hint)


def test_nobody_before_the_first_guest_is_told_anything() -> None:  # BO-1.2
    assert unlawful(dealt(hint=20), TABLE, Hint()) == "BO-1.1"
    for seat in range(3):
        assert unlawful(HINTING, seat, Hint()) == "BO-1.9"


# ---- the stopwatch ---------------------------------------------------------------------------------

PRACTICE = searching(1, seed=3)


def found(position: Position, *readings: int) -> Position:
    """The guest is found on a shortest way, after these readings of the stopwatch."""
    way = a_way(position)
    for reading in readings:
        position = after(position, TABLE, Timed(reading))
    return after(position, 0, NameColour(way.colour), *way.steps)


def test_the_stopwatch_is_read_and_nothing_else_happens() -> None:  # BO-P1
    showing = after(PRACTICE, 0, NameColour(RED))
    for position in (PRACTICE, showing):
        step = GAME.play(position, TABLE, Timed(1234))
        assert (step.position.elapsed, step.events, step.on_the_way) == (1234, (), ())
        assert after(step.position, TABLE, Timed(1234)) == step.position
        assert after(step.position, TABLE, Timed(5000)).elapsed == 5000
        assert unlawful(step.position, TABLE, Timed(1233)) == "BO-P1"


def test_only_who_practises_has_a_stopwatch() -> None:  # BO-P1
    claimed = after(SEARCH, 0, CallClaim())
    for position in (claimed, after(claimed, 0, NameColour(RED))):
        assert unlawful(position, TABLE, Timed(5)) == "BO-P1"
        assert (timing(position).counted, timing(position).read) == (None, None)
    assert unlawful(SEARCH, TABLE, Timed(5)) is not None


def test_the_stopwatch_goes_on_from_what_was_read() -> None:  # BO-P1
    position = after(PRACTICE, TABLE, Timed(700))
    for running in (position, after(position, 0, NameColour(RED))):
        assert (timing(running).counted, timing(running).read) == (700, Timed)


def test_in_practice_only_a_way_that_is_begun_is_interrupted() -> None:  # BO-P1, BO-3.3
    assert timing(PRACTICE).interruption is None
    showing = after(PRACTICE, 0, NameColour(RED))
    assert timing(showing).interruption == Interrupted()
    position = after(after(showing, TABLE, Timed(900)), TABLE, Interrupted())
    assert position.elapsed == 900


def test_a_failure_does_not_stop_the_stopwatch() -> None:  # BO-P1
    position = after(PRACTICE, TABLE, Timed(800))
    near, wall = wall_beside(position, position.ghost.cell)
    failed = after(position, 0, NameColour(other_than(wall)), Go(near))
    assert failed.last is not None
    assert failed.elapsed == 800


def test_a_found_guest_is_kept_with_time_and_steps() -> None:  # BO-P1, BO-P2
    steps = len(a_way(PRACTICE))
    position = found(PRACTICE, 1000, 4321)
    assert position.found == (Found(1, 4321, steps, steps),)
    assert position.elapsed == 0
    second = after(position, 0, TurnOver())
    assert second.elapsed == 0
    more = len(a_way(second))
    assert found(second, 99).found == (Found(1, 4321, steps, steps), Found(2, 99, more, more))


def test_a_detour_is_counted_and_the_shortest_way_beside_it() -> None:  # BO-P1, BO-3.2
    way = a_way(PRACTICE)
    there = Go(way.trail(PRACTICE.ghost)[1].cell)
    back = Go(PRACTICE.ghost.cell)
    position = after(PRACTICE, 0, NameColour(way.colour), there, back, *way.steps)
    assert position.found == (Found(1, 0, len(way) + 2, len(way)),)


def test_a_given_up_guest_is_not_found() -> None:  # BO-P1
    position = after(after(PRACTICE, TABLE, Timed(5000)), 0, GiveUp())
    assert (position.found, position.lost, position.elapsed) == ((), (1,), 0)


# ---- what can be compared --------------------------------------------------------------------------


def test_a_found_guest_is_a_best_to_compare_with() -> None:  # BO-P2
    way = a_way(PRACTICE)
    position = after(PRACTICE, TABLE, Timed(4321))
    position = after(position, 0, NameColour(way.colour), *way.steps[:-1])
    step = GAME.play(position, 0, way.steps[-1])
    assert only(GuestTaken, step).best() == Best(0, "3:1", 4321, len(way))


def test_a_guest_found_with_a_hint_is_no_best() -> None:  # BO-P2
    start = evolve(PRACTICE, options=evolve(PRACTICE.options, hint=30))
    way = a_way(start)
    position = after(after(start, TABLE, Hint()), 0, NameColour(way.colour), *way.steps[:-1])
    step = GAME.play(position, 0, way.steps[-1])
    assert only(GuestTaken, step).best() is None
    assert step.position.found[-1].hinted


def test_a_game_of_several_keeps_no_bests() -> None:  # BO-P2
    step = shown(SEARCH, 0, a_way(SEARCH))
    assert all(event.best() is None for event in step.events)
    won = shown(holding(SEARCH, 0, guests=(9, 10, 11, 12)), 0, a_way(SEARCH))
    assert only(GameEnded, won).best() is None
    assert won.position.found == ()


def practised(seed: int, given_up: int | None = None) -> GameEnded | None:
    """How a whole practice ends, a second and a bit for each guest; None: a guest has no way."""
    position = dealt(1, seed)
    while True:
        position = after(position, 0, TurnOver())
        way = way_for(position, 0)
        if way is None:
            return None
        position = after(position, TABLE, Timed(1000 + len(position.found)))
        moves: list[Move] = [NameColour(way.colour), *way.steps]
        if position.guest == given_up:
            moves = [GiveUp()]
        position = after(position, 0, *moves[:-1])
        step = GAME.play(position, 0, moves[-1])
        position = step.position
        if position.over:
            assert given_up or sum(each.steps for each in position.found) == sum(
                each.shortest for each in position.found
            )
            return only(GameEnded, step)


SEED, ENDED = next((seed, ended) for seed in count() if (ended := practised(seed)))


def test_a_whole_castle_is_a_best_once_all_nine_guests_are_found() -> None:  # BO-P2
    best = ENDED.best()
    assert best is not None
    assert (best.seat, best.what, best.milliseconds) == (0, str(SEED), 9036)
    assert best.steps > 9


@pytest.mark.parametrize("guest", [1, 9])
def test_a_castle_with_a_guest_given_up_is_none(guest: int) -> None:  # BO-P2
    ended = practised(SEED, given_up=guest)
    assert ended is not None
    assert ended.best() is None


def test_the_castle_s_code_names_seed_and_tokens() -> None:  # BO-P2, BO-S4
    assert dealt(seed=417).castle == "417"
    codes = [dealt(seed=417, tokens=share).castle for share in Share]
    assert len(set(codes)) == len(Share)
    assert dealt(seed=417, tokens=Share.NO_TRAPDOORS).castle == "417-N"


def test_who_plays_does_not_change_the_castle_s_code() -> None:  # BO-P2
    codes = {dealt(seats, 7, first=seats - 1, wait=3, hint=9).castle for seats in range(1, 7)}
    assert codes == {"7"}


def test_a_chosen_start_belongs_to_the_castle_s_code() -> None:  # BO-P2, BO-S5
    position = dealt(1, 8, tokens=Share.FOUR_TRAPDOORS, choose_start=True)
    assert position.castle == "8-F"
    codes = [after(position, 0, ChooseStart(room)).castle for room in MIDDLE]
    assert codes == ["8-F-1", "8-F-2", "8-F-3", "8-F-4"]


def test_equal_codes_are_equal_castles() -> None:  # BO-P2
    dealt_by_code: dict[str, object] = {}
    for seed in range(6):
        for share in Share:
            for seats in (1, 4):
                position = dealt(seats, seed, tokens=share)
                castle = position.order, position.tokens, position.route, position.ghost
                assert dealt_by_code.setdefault(position.castle, castle) == castle
    assert len(dealt_by_code) == 6 * len(Share)
