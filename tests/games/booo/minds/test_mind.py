"""What computer players of Booo! do: they look, claim, show a way, slip now and then, raise hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import repeat
from typing import Any

import pytest
from attrs import evolve

from halloween_table.contract.minds import Thinker
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import TABLE, Event, Seat
from halloween_table.engine.mind import LEVELS, Budget, Known, Level, Thought
from halloween_table.games.booo.minds import reasons
from halloween_table.games.booo.minds.mind import Seeker, thinker, ways_of
from halloween_table.games.booo.minds.pathfinder import BUDGET, Pathfinder
from halloween_table.games.booo.rules import rounds
from halloween_table.games.booo.rules.castle import MIDDLE, Colour
from halloween_table.games.booo.rules.claims import guest_room
from halloween_table.games.booo.rules.events import ClaimFailed, GuestCame, HandRaised, HintShown
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    ChooseStart,
    GiveUp,
    Go,
    Hint,
    LowerHand,
    NameColour,
    RaiseHand,
    TurnOver,
)
from halloween_table.games.booo.rules.position import Position, Share
from halloween_table.games.booo.rules.routes import ROUTES

from ..doing import GAME, a_way, after, claiming, dealt, holding, searching, way_for
from .race import LONGEST, Race, race

SLIPS = {"easy": 0.10, "normal": 0.05, "hard": 0.02}


def think(
    position: Position,
    seat: Seat = 0,
    chance: int = 1,
    level: Level = "normal",
    seen: tuple[Event, ...] = (),
) -> Thought[Any]:
    mind, budget = thinker(level)
    return mind.choose(Known(position, seen), seat, Chance(chance), budget)


def without_way(seats: int = 2) -> Position:
    """Nobody can get to the guest."""
    for seed in range(1000):
        position = searching(seats, seed, tokens=Share.FOUR_TRAPDOORS)
        if way_for(position, 0) is None:
            return position
    raise AssertionError("there is always a way")


# ---- before a guest comes ---------------------------------------------------------------------------


def test_it_gives_everybody_time_before_a_guest_comes() -> None:
    thought = think(dealt())
    assert thought.move == TurnOver()
    assert thought.after >= 2


def test_it_chooses_a_room_of_the_middle_tile() -> None:
    chosen = {think(dealt(choose_start=True), chance=chance).move for chance in range(40)}
    assert chosen == set(map(ChooseStart, MIDDLE))


# ---- searching --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_gives_the_same_thought(level: Level) -> None:
    position = searching()
    assert think(position, 1, 7, level) == think(position, 1, 7, level)
    assert think(position, 1, 7, level) != think(position, 1, 8, level)


def test_it_looks_for_a_way_that_it_may_use() -> None:
    position = searching()
    way = a_way(position)
    held = holding(position, 0, way.colour, way.last_colour)
    other = way_for(held, 0)
    assert other is not None
    assert think(position, level="hard").why == reasons.SeesWay(len(way))
    assert think(held, level="hard").why == reasons.SeesWay(len(other))


def test_without_a_way_it_raises_a_hand_after_a_while_and_keeps_it_up() -> None:
    position = without_way()
    thought = think(position)
    assert (thought.move, thought.why) == (RaiseHand(), reasons.SeesNone())
    assert thought.after > 20
    assert think(after(position, 0, RaiseHand())).move is None


def test_who_sees_none_in_time_raises_a_hand_and_claims_when_it_is_seen_after_all() -> None:
    position = next(
        position
        for position in map(searching, repeat(3), range(1000))
        if (way := way_for(position, 0)) is not None and len(way) > 40
    )
    thought = think(position, level="easy")
    assert thought.move == RaiseHand()
    raised = after(position, 0, RaiseHand())
    assert think(raised, level="easy").move == CallClaim()


def test_a_hint_that_there_is_no_way_is_believed_soon() -> None:
    position = after(with_hint(without_way()), TABLE, Hint())
    thought = think(position)
    assert (thought.move, thought.why) == (RaiseHand(), reasons.ToldThereIsNone())
    assert thought.after < 20
    assert think(after(position, 0, RaiseHand())).move is None


def test_a_hint_makes_it_look_again_and_find_sooner() -> None:
    position = with_hint(searching())
    raised = after(position, 0, RaiseHand())
    hinted = after(raised, TABLE, Hint())
    assert hinted.hint is not None
    seen = (HandRaised(0), HintShown(hinted.hint))
    thought = think(hinted, seen=seen)
    assert (thought.move, thought.why) == (LowerHand(), reasons.LooksAgain())
    lowered = after(hinted, 0, LowerHand())
    assert think(lowered, seen=seen).after < think(position).after
    assert think(hinted, seen=seen[::-1]).move != LowerHand(), "once is enough"


def with_hint(position: Position) -> Position:
    return evolve(position, options=evolve(position.options, hint=30))


def test_whoever_has_failed_finds_the_way_again_sooner() -> None:
    position = searching()
    came = GuestCame(1, position.ghost)
    failed = (came, ClaimFailed(0, "hesitated"))
    assert think(position, seen=failed).after < think(position, seen=(came,)).after
    assert think(position, seen=(*failed, came)).after == think(position).after, "another guest"


# ---- claiming ---------------------------------------------------------------------------------------


def test_it_shows_a_shortest_way_at_a_pace_that_can_be_followed_within_the_clock() -> None:
    position = after(searching(step_clock=2), 0, CallClaim())
    way = a_way(position)
    thought = think(position, chance=3, level="hard")
    assert thought.move == NameColour(way.colour)
    position = after(position, 0, thought.move)
    for step in range(len(way)):
        thought = think(position, chance=step, level="hard")
        assert thought.move in [*GAME.moves(position, 0)]
        assert 0.3 <= thought.after <= 1.5
        position = after(position, 0, thought.move)
        assert position.claim is None or len(position.claim.trail) == step + 2
    assert position.seekers[0].guests == (1,)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("holds", [True, False])
def test_it_slips_as_often_as_it_should(level: Level, holds: bool) -> None:
    position = searching()
    if holds:
        position = holding(position, 0, _colours(position)[-1])
    called = after(position, 0, CallClaim())
    way = a_way(called)
    tries = 900
    named = [think(called, chance=chance, level=level) for chance in range(tries)]
    early = sum(isinstance(each.why, reasons.ForgetsTile) for each in named) / tries
    assert bool(early) is holds
    for each in named:
        if isinstance(each.why, reasons.ForgetsTile):
            assert each.move == NameColour(position.seekers[0].walls[0])
    half = after(claiming(position, 0, way.colour), 0, *way.steps[: len(way) // 2])
    lost = [think(half, chance=chance, level=level) for chance in range(tries)]
    late = sum(isinstance(each.why, reasons.LosesWay) for each in lost) / tries
    assert early + (1 - early) * late == pytest.approx(SLIPS[level], abs=0.025)
    assert not any(
        isinstance(think(again, chance=chance, level=level).why, reasons.LosesWay)
        for again in (claiming(position, 0, way.colour), after(half, 0, way.steps[len(way) // 2]))
        for chance in range(60)
    )


def _colours(position: Position) -> list[Colour]:
    """Those that a way starts with, the longest way first."""
    found = ways_of(position, ())
    return sorted(found, key=lambda colour: -len(found[colour]))


def test_who_has_lost_the_way_meets_a_wall_or_lets_the_clock_ring() -> None:
    seen = {step: _lost(step_clock=step) for step in (4, 0)}
    assert None in seen[4]
    assert GiveUp() not in seen[4]
    assert None not in seen[0], "no clock would end it"
    assert GiveUp() in seen[0]
    assert all(isinstance(move, Go | GiveUp | None) for moves in seen.values() for move in moves)


def _lost(**options: Any) -> set[Any]:
    position = searching(**options)
    way = a_way(position)
    half = after(claiming(position, 0, way.colour), 0, *way.steps[: len(way) // 2])
    thoughts = [think(half, chance=chance, level="easy") for chance in range(400)]
    return {each.move for each in thoughts if each.why == reasons.LosesWay()}


# ---- fairness ---------------------------------------------------------------------------------------


@pytest.fixture
def otherwise(monkeypatch: pytest.MonkeyPatch) -> Callable[[Position], Position]:
    """The same moment, only that other guests will come, in other rooms: of the route the room of the
    guest that is out stays, and the castle's code, which would tell the rest, is another."""

    def changed(position: Position) -> Position:
        here = position.guest
        rooms = [room for at, room in enumerate(ROUTES[position.route], 1) if at != here]
        rooms.reverse()
        if here is not None:
            rooms.insert(here - 1, guest_room(position))
        route = len(rounds.ROUTES)
        monkeypatch.setattr(rounds, "ROUTES", (*rounds.ROUTES, tuple(rooms)))
        others = tuple(reversed(position.stack))
        return evolve(position, stack=others, route=route, castle="7D-R2")

    return changed


def moments() -> Iterator[tuple[Position, Seat]]:
    """Before a guest comes, while it is searched for, and while a way is shown."""
    for seed in range(12):
        yield (start := dealt(3, seed, choose_start=True)), start.first
        position = dealt(3, seed, tokens=Share.FOUR_TRAPDOORS, hint=30)
        yield position, position.first
        position = holding(after(position, position.first, TurnOver()), 1, Colour.RED)
        yield position, 1
        yield (hinted := after(position, TABLE, Hint())), 1
        yield after(hinted, 1, RaiseHand()), 1
        yield (claimed := after(position, 1, CallClaim())), 1
        if (way := way_for(position, 1)) is not None:
            named = after(claimed, 1, NameColour(way.colour))
            yield named, 1
            yield after(named, 1, *way.steps[: len(way) // 2]), 1


@pytest.mark.parametrize("level", [*LEVELS, None])
def test_what_is_still_to_come_changes_no_thought(
    level: Level | None, otherwise: Callable[[Position], Position]
) -> None:
    """Neither the guests under the one that is out, nor the rooms where they will wait; by the same
    chance, and not for whoever gives hints either (None)."""
    mind, budget = thinker(level) if level else (Pathfinder(), BUDGET)
    for chance, (position, seat) in enumerate(moments()):
        here, there = (
            mind.choose(Known(each), seat, Chance(chance), budget)
            for each in (position, otherwise(position))
        )
        assert here == there


# ---- whole games ------------------------------------------------------------------------------------

SMALL_CHILDREN = {"first_clock": 0, "step_clock": 0, "hint": 30}
AGREED: tuple[dict[str, Any], ...] = (
    {},
    SMALL_CHILDREN,
    {"wait": 15, "hint": 30},
    {"tokens": Share.FOUR_TRAPDOORS, "choose_start": True},
    {"tokens": Share.FEWER, "first_clock": 4, "step_clock": 2},
    {"tokens": Share.ANYWHERE, "wait": 5},
)


@pytest.mark.parametrize("agreed", AGREED, ids=str)
@pytest.mark.parametrize("deals", [1, pytest.param(40, marks=pytest.mark.long)])
def test_games_among_computers_end(agreed: dict[str, Any], deals: int) -> None:
    for seats in range(2, 7):
        company = [Thinker(*thinker(LEVELS[seat % 3])) for seat in range(seats)]
        for deal in range(deals):
            run = race(company, 100 * seats + deal, **agreed)
            assert GAME.outcome(run.position) is not None
            assert len(run.played) < LONGEST


def test_a_game_of_those_who_slip_at_every_claim_would_go_on() -> None:
    """The test above can fail."""
    company = [Thinker(Seeker(0.5, slips=1.0), Budget(1))] * 2
    run = Race(dict(enumerate(company)), dealt(2), Chance(1)).run(most=500)
    assert not any(seeker.guests for seeker in run.position.seekers)
