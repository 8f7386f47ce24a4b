"""What must hold in every position of every game, tried with random games."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import cycle, islice
from random import Random
from typing import NamedTuple

import pytest
from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import Seat
from halloween_table.games.halloween.rules.events import (
    EndTriggered,
    PointsGained,
    ScaresGained,
    ScaresPaid,
    TokensTaken,
    TurnEnded,
)
from halloween_table.games.halloween.rules.moves import MOVES, Act, EndTurn
from halloween_table.games.halloween.rules.pending import (
    Asked,
    Blues,
    Doing,
    Fetching,
    Lifting,
    Paying,
    Readied,
    Rewarded,
    Throwing,
)
from halloween_table.games.halloween.rules.position import CardSet, Mode, Options, Position
from halloween_table.games.halloween.rules.town import ACTIONS

from ... import laws
from ...laws import through_json
from .. import brute_force
from ..doing import GAME
from ..drawing import draw
from ..invariants import check
from ..wandering import ASKING, Moment, any_move, made_up, rotated, wander

CODEC = Codec(GAME)
PENDING = (Readied, Doing, Throwing, Fetching, Blues, Lifting, Paying, Rewarded, Asked)
LONGEST = 6000
"""So many moves no random game takes."""


class Start(NamedTuple):
    """Where a random game begins: set up, or made up with much of everything."""

    kind: str
    seed: int

    def __str__(self) -> str:
        return f"{self.kind}-{self.seed}"

    @property
    def position(self) -> Position:
        words = self.kind.split()
        seats = int(words[-1])
        if "made-up" in words:
            wanted = islice(cycle(ASKING), 4 * self.seed, 4 * self.seed + 4)
            return made_up(Random(self.seed), seats, "master" in words, [*wanted])
        mode = Mode.MASTER if "master" in words else Mode.STANDARD
        cards = [*[CardSet.RANDOM] * 5, *(c for c in CardSet if c is not CardSet.PICKED)]
        options = Options(self.seed % seats, mode, cards[self.seed % len(cards)])
        return GAME.setup(options, seats, self.seed)


WHOLE = ["2", "3", "4", "master 2", "master 3", "master 4"]


def whole_games(seeds: range) -> list[Start]:
    """So many with two, three and four players, and as many in Master."""
    standard = [Start(kind, seed) for kind in WHOLE[:3] for seed in seeds]
    return [*standard, *[Start(WHOLE[3 + seed % 3], seed) for seed in seeds]]


MADE_UP = ["made-up 2", "made-up 3", "made-up 4", "made-up master 2", "made-up master 3"]
PARTS = [
    *[Start(kind, seed) for kind in MADE_UP[:3] for seed in range(11)],
    *[Start(kind, seed) for kind in MADE_UP[3:] for seed in range(2)],
    *[Start(kind, 99) for kind in WHOLE],
]
LONG_PARTS = [Start(kind, seed) for kind in [*MADE_UP, *WHOLE] for seed in range(1000, 1012)]
PART = 60
"""A made-up game is followed for so many moves."""


def also_long(quick: list[Start], long: list[Start]) -> pytest.MarkDecorator:
    patient = [pytest.param(start, marks=pytest.mark.long) for start in long]
    return pytest.mark.parametrize("start", [*quick, *patient], ids=str)


games = also_long(PARTS, LONG_PARTS)


@lru_cache(maxsize=64)
def played(start: Start) -> tuple[Moment, ...]:
    """A random game from there, or a part of it."""
    return tuple(islice(wander(start.position, Random(start.seed)), PART))


# ---- whole games --------------------------------------------------------------------------------


@also_long(whole_games(range(6)), whole_games(range(1000, 1500)))
def test_a_whole_game_keeps_the_rules_and_comes_to_an_end(start: Start) -> None:
    """HA-T3, HA-T4, HA-T5, HA-5.1, HA-7.3: whatever is chosen."""
    turns: Counter[Seat] = Counter()
    position, triggered, length = start.position, 0, 0
    for moment in wander(position, Random(start.seed)):
        step = moment.step
        check(moment.position, moment.moves)
        position, length = step.position, length + 1
        assert length < LONGEST, draw(position)
        turns.update(event.seat for event in step.events if isinstance(event, TurnEnded))
        triggered += sum(isinstance(event, EndTriggered) for event in step.events)
        assert position.ending == bool(triggered)
        assert position.round >= moment.position.round
        assert not position.pending or not position.over
    check(position)
    assert position.over
    assert triggered == 1
    assert set(turns.values()) == {position.round}, "everybody has had as many turns"
    assert len(turns) == len(position.lords)
    outcome = GAME.outcome(position)
    assert outcome is not None
    best = max((lord.points, sum(lord.tokens)) for lord in position.lords)
    assert set(outcome.winners) == {
        seat for seat, lord in enumerate(position.lords) if (lord.points, sum(lord.tokens)) == best
    }


@games
def test_a_made_up_game_keeps_them_too(start: Start) -> None:
    for moment in played(start):
        check(moment.position, moment.moves)
    check(played(start)[-1].step.position)


@games
def test_what_is_imagined_keeps_them_as_well(start: Start) -> None:
    seats, chance = len(start.position.lords), Chance(start.seed)
    for moment in played(start)[::10]:
        for _, world in laws.imagined_positions_fit(GAME, seats, moment.position, chance):
            check(world)


@games
def test_what_is_gained_is_told(start: Start) -> None:
    """Scares, points and tokens change by what the events say, and by nothing else."""
    for before, actor, _, _, step in played(start):
        for seat, lord in enumerate(before.lords):
            after = step.position.lords[seat]
            mine = [event for event in step.events if getattr(event, "seat", None) == seat]
            gained = sum(e.scares for e in mine if isinstance(e, ScaresGained))
            paid = sum(e.scares for e in mine if isinstance(e, ScaresPaid))
            assert after.scares - lord.scares == gained - paid, (draw(before), step.events)
            told = sum(
                points for e in mine for points in (getattr(e, "points", 0), -getattr(e, "lost", 0))
            )
            claimed = 3 * (len(after.cards) - len(lord.cards))
            assert after.points - lord.points == told + claimed, (draw(before), step.events)
            if seat not in (actor, before.seat):
                assert after.tokens == lord.tokens
            got = sum(e.count for e in mine if isinstance(e, TokensTaken))
            assert sum(after.tokens) - sum(lord.tokens) <= got
            assert all(e.points for e in mine if isinstance(e, PointsGained))


@games
def test_a_turn_ends_only_when_its_player_says_so(start: Start) -> None:
    """HA-1.5"""
    for moment in played(start):
        ended = [event for event in moment.step.events if isinstance(event, TurnEnded)]
        assert bool(ended) == isinstance(moment.chosen, EndTurn)


def test_everything_that_can_be_chosen_is_chosen_somewhere() -> None:
    """Else the other properties would say less than they seem to."""
    moments = [moment for start in PARTS for moment in played(start)]
    assert {type(move) for moment in moments for move in moment.moves} == set(MOVES)
    assert len({type(moment.chosen) for moment in moments}) > len(MOVES) - 4
    assert {type(due) for m in moments for due in m.position.pending} == set(PENDING)


# ---- moves --------------------------------------------------------------------------------------


@games
def test_the_laws_hold_for_moves_of_any_kind(start: Start) -> None:
    """Also where cards meet that seldom do."""
    choice = Random(start.seed)
    moments, seats = played(start), len(start.position.lords)
    laws.hold(GAME, seats, moments[::4], lambda at: [any_move(kind, at, choice) for kind in MOVES])
    for moment in moments[::5]:
        laws.every_offered_move_leads_on(GAME, moment)


@games
def test_the_basic_actions_are_those_of_the_rules(start: Start) -> None:
    """HA-1.3, HA-2.1, HA-2.2, HA-2.3, HA-2.4, HA-2.5, HA-2.6, found by trying everything."""
    for moment in played(start)[::4]:
        position = evolve(
            moment.position,
            pending=(),
            lords=tuple(
                evolve(lord, cards=(), reserve=(*lord.reserve, *lord.card_discs), card_discs=())
                for lord in moment.position.lords
            ),
        )
        lord = position.lords[position.seat]
        for section, action in ((s, a) for s in range(len(lord.sections)) for a in ACTIONS):
            wanted = brute_force.targets(position, action, lord.sections[section].level)
            free = not lord.sections[section].discs[action] and section not in position.done
            move = Act(section, action)
            possible = bool(free and wanted and lord.reserve)
            assert (GAME.refusal(position, position.seat, move) is None) == possible
            if possible:
                after = GAME.play(position, position.seat, move).position
                assert set(GAME.moves(after, position.seat)) == wanted, (move, draw(position))


# ---- secrets ------------------------------------------------------------------------------------


def otherwise_dealt(position: Position, choice: Random) -> Position:
    """The same position as far as anybody can know."""
    stack = tuple(choice.sample(position.stack, len(position.stack)))
    return evolve(position, stack=stack, chance=Chance(choice.getrandbits(60)))


@games
def test_what_is_hidden_does_not_show(start: Start) -> None:
    """HA-S1: two positions that differ in the stack's order and in chance alone."""
    choice = Random(start.seed)
    for position, actor, moves, _, _ in played(start):
        other = otherwise_dealt(position, choice)
        assert repr(GAME.view(other, actor)) == repr(GAME.view(position, None))
        assert list(GAME.moves(other, actor)) == moves


def test_a_step_without_a_barrier_teaches_nothing() -> None:
    """HA-2.5, HA-3.4: what is seen before, and what is done, is what is seen after."""
    free = barriers = 0
    for start in PARTS:
        choice = Random(start.seed)
        for position, actor, _, chosen, step in played(start):
            other = GAME.play(otherwise_dealt(position, choice), actor, chosen)
            barrier = any(event.barrier for event in step.events)
            assert barrier == any(event.barrier for event in other.events)
            barriers += barrier
            if not barrier:
                free += 1
                assert other.events == step.events
                assert GAME.view(other.position, actor) == GAME.view(step.position, actor)
    assert min(free, barriers) > 20


# ---- seats --------------------------------------------------------------------------------------


@games
def test_it_does_not_matter_who_sits_where(start: Start) -> None:
    """HA-S3: everybody a seat further on, the same moves, the same game."""
    choice = Random(start.seed)
    for position, actor, moves, chosen, step in played(start)[::2]:
        seats = len(position.lords)
        by = choice.randrange(1, seats)
        other = rotated(position, by)
        assert list(GAME.moves(other, (actor + by) % seats)) == moves
        after = GAME.play(other, (actor + by) % seats, chosen)
        assert after.position == rotated(step.position, by)
        assert len(after.events) == len(step.events)


# ---- JSON ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", PENDING, ids=lambda kind: kind.__name__)
def test_a_game_can_be_kept_while_something_is_due(kind: type) -> None:
    """Every kind of pending choice, with what can be chosen, comes back from JSON."""
    found = [
        moment
        for start in PARTS
        for moment in played(start)
        if any(isinstance(due, kind) for due in moment.position.pending)
    ]
    assert found
    for position, actor, moves, chosen, step in found[:12]:
        again = CODEC.position_in(through_json(CODEC.position_out(position)))
        assert again == position
        assert [type(due) for due in again.pending] == [type(due) for due in position.pending]
        assert list(GAME.moves(again, actor)) == moves
        assert GAME.play(again, actor, chosen) == step


def test_every_kind_of_move_comes_back_from_json() -> None:
    choice = Random(3)
    position = made_up(choice, 3)
    for kind in MOVES:
        move = any_move(kind, position, choice)
        again = CODEC.move_in(through_json(CODEC.move_out(move)))
        assert (again, type(again)) == (move, kind)
