"""What must hold in every position of every game, tried with random games."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product
from random import Random
from typing import NamedTuple

import pytest
from attrs import evolve, fields

from halloween_table.engine.codec import Codec
from halloween_table.engine.game import TABLE, Actor, Step
from halloween_table.engine.record import Played, Player, Record
from halloween_table.games.booo.rules.castle import COLOURS, MIDDLE, ROOMS, Cell, neighbours
from halloween_table.games.booo.rules.claims import standing
from halloween_table.games.booo.rules.events import GameEnded, GuestLost, GuestTaken
from halloween_table.games.booo.rules.moves import (
    MOVES,
    CallClaim,
    ChangeColour,
    ChooseStart,
    GiveUp,
    Go,
    Hint,
    Interrupted,
    Jump,
    LowerHand,
    Move,
    NameColour,
    RaiseHand,
    RunOut,
    Timed,
    TurnOver,
    WaitOver,
)
from halloween_table.games.booo.rules.position import (
    GUESTS,
    Claim,
    Last,
    Options,
    Phase,
    Position,
    Seeker,
    Share,
)
from halloween_table.games.booo.rules.rounds import room_of
from halloween_table.games.booo.rules.tiles import castle_of

from ... import laws
from ..doing import GAME, way_for

LONGEST = 500
"""Random games are cut off here."""
LUCK = 1000
"""With these dice the quick games end in every way there is."""


class Start(NamedTuple):
    options: Options
    seats: int
    seed: int

    def __str__(self) -> str:
        return f"{self.seats}-{self.options.tokens}-{self.seed}"

    @property
    def position(self) -> Position:
        return GAME.setup(self.options, self.seats, self.seed)


class Moment(NamedTuple):
    position: Position
    actor: Actor
    chosen: Move
    step: Step[Position]


def _starts() -> list[Start]:
    """Every number of seats with every share of tokens; the other options take turns."""
    others = list(product((False, True), ((6, 4), (0, 0), (6, 0), (0, 4)), (0, 5), (0, 30)))
    Random(0).shuffle(others)
    found = []
    for seed, (seats, share) in enumerate(product(range(1, 7), Share)):
        choose, (first_clock, step_clock), wait, hint = others[seed % len(others)]
        options = Options(
            seed % seats, share, seed % 5, choose, first_clock, step_clock, wait, hint
        )
        found.append(Start(options, seats, seed))
    return found


STARTS = _starts()
QUICK = [start for start in STARTS if start.seed % 3 == start.seats % 3]
"""Two shares of tokens for each number of seats; all of them with all options in the long run."""
games = pytest.mark.parametrize(
    "start",
    [pytest.param(s, marks=[] if s in QUICK else pytest.mark.long) for s in STARTS],
    ids=str,
)


# ---- players ---------------------------------------------------------------------------------------


def wandering(start: Start) -> list[Moment]:
    """A game of people who often know the way, and of a clock that runs out now and then."""
    choice, position = Random(LUCK + start.seed), start.position
    plan: list[Move] = []
    game = []
    while not position.over and len(game) < LONGEST:
        actor, move = _wandered(position, plan, choice)
        step = GAME.play(position, actor, move)
        game.append(Moment(position, actor, move, step))
        position = step.position
    return game


def _wandered(position: Position, plan: list[Move], choice: Random) -> tuple[Actor, Move]:
    """Mostly the next move of the plan; else anything that is offered to a seat. What the table
    does is chosen on purpose and seldom, or the clock would play most of the game."""
    if position.practice and position.claim is not None and choice.random() < 0.2:
        return TABLE, Timed(position.elapsed + choice.randrange(3) * 700)
    theirs = [*GAME.moves(position, TABLE)]
    if theirs and choice.random() < 0.02:
        return TABLE, choice.choice(theirs)
    if position.claim is not None and not position.claim.trail:
        way = way_for(position, position.claim.seat)
        plan[:] = [NameColour(way.colour), *way.steps] if way else []
    if position.claim is not None and plan and choice.random() < 0.98:
        return position.claim.seat, plan.pop(0)
    plan.clear()
    offers = [
        (actor, move)
        for actor in GAME.actors(position)
        if actor != TABLE
        for move in GAME.moves(position, actor)
    ]
    claims = [offer for offer in offers if isinstance(offer[1], CallClaim)]
    return choice.choice(claims if claims and choice.random() < 0.3 else offers)


@cache
def played(start: Start) -> list[Moment]:
    return wandering(start)


def positions(start: Start) -> list[Position]:
    game = played(start)
    return [*(moment.position for moment in game), game[-1].step.position]


# ---- moves -----------------------------------------------------------------------------------------

PLAIN = (
    TurnOver(), CallClaim(), GiveUp(), RaiseHand(), LowerHand(), RunOut(), Interrupted(), Hint()
)  # fmt: skip


def candidate(position: Position, choice: Random) -> Move:
    """Any move at all, near to what may be lawful now."""
    near = [Cell(choice.randrange(-1, 14), choice.randrange(-1, 14))]
    if position.claim is not None and position.claim.trail:
        near += [*neighbours(standing(position).cell)] * 2
    rooms = (*ROOMS, *MIDDLE * 4, *position.tokens.trapdoors * 6)
    return choice.choice(
        (
            *PLAIN,
            ChooseStart(choice.choice(rooms)),
            NameColour(choice.choice(COLOURS)),
            Go(choice.choice(near)),
            Go(choice.choice(near)),
            Jump(choice.choice(rooms)),
            ChangeColour(choice.choice(COLOURS)),
            WaitOver(choice.randrange(-1, 7)),
            Timed(position.elapsed + choice.randrange(-2, 3)),
        )
    )


@games
def test_the_laws_hold_for_moves_of_any_kind(start: Start) -> None:
    """Also for people who know the way, and for a clock that runs: BO-1.9, BO-1.10, BO-3.3"""
    choice, game = Random(start.seed), played(start)
    moments = [
        laws.Moment(each.position, each.actor, [*GAME.moves(each.position, each.actor)], *each[2:])
        for each in game
    ]
    laws.hold(GAME, start.seats, moments[::4], lambda at: [candidate(at, choice) for _ in range(8)])
    players = tuple(Player(f"Ann {seat}", "cat", "red") for seat in range(start.seats))
    rows = tuple(Played(moment.actor, moment.chosen) for moment in game)
    record = Record(GAME.key, GAME.version, start.options, players, start.seed, rows)
    laws.replays_to_the_same_game(GAME, Codec(GAME), record, moments)


@games
def test_why_a_move_is_not_due_is_why_it_is_refused(start: Start) -> None:
    choice = Random(start.seed)
    for position in positions(start):
        actors = GAME.actors(position)
        for actor in range(TABLE, start.seats):
            assert (actor in actors) == bool([*GAME.moves(position, actor)])
            move = candidate(position, choice)
            refusal = GAME.refusal(position, actor, move)
            assert refusal is None or GAME.untimely(position, actor, move) in (None, refusal)


@games
def test_somebody_can_always_go_on(start: Start) -> None:
    for position in positions(start):
        assert position.over or any(
            list(GAME.moves(position, actor)) for actor in GAME.actors(position) if actor != TABLE
        )


def test_the_random_games_try_everything() -> None:
    moments = [moment for start in QUICK for moment in played(start)]
    assert {type(moment.chosen) for moment in moments} == set(MOVES)
    assert {moment.position.phase for moment in moments} == {*Phase} - {Phase.OVER, Phase.REPLAY}
    ends = [event for m in moments for event in m.step.events if isinstance(event, GameEnded)]
    assert {end.reason for end in ends} == {"four_walls", "five_guests", "no_guest_left"}


# ---- what is conserved -----------------------------------------------------------------------------


@games
def test_guests_and_wall_tiles_are_conserved(start: Start) -> None:
    """BO-S3, BO-S6, BO-1.11, BO-1.12"""
    for position in positions(start):
        taken = [guest for seeker in position.seekers for guest in seeker.guests]
        now = [] if position.guest is None else [position.guest]
        there = sorted([*taken, *now, *position.lost, *position.stack])
        assert there == list(range(1, GUESTS[start.seats] + 1))
        walls = [wall for seeker in position.seekers for wall in seeker.walls]
        reserve = [colour for colour in COLOURS if position.holder(colour) is None]
        assert sorted(walls + reserve) == sorted(COLOURS)
        assert position.stack == tuple(sorted(position.stack))
        assert start.seats > 1 or not walls


@games
def test_nobody_has_a_colour_twice_or_shows_a_way_in_a_held_one(start: Start) -> None:
    """BO-1.4, BO-1.11"""
    for position in positions(start):
        for seeker in position.seekers:
            assert len(set(seeker.walls)) == len(seeker.walls)
        if position.claim is not None:
            held = position.seekers[position.claim.seat].walls
            assert not {stand.colour for stand in position.claim.trail} & {*held}


@games
def test_the_castle_stays_and_the_ghost_moves_with_the_guests_alone(start: Start) -> None:
    """BO-1.11, BO-1.12, BO-1.13"""
    for before, now in pairwise(positions(start)):
        assert (before.order, before.route, before.tokens) == (now.order, now.route, now.tokens)
        assert before.castle == now.castle or before.phase is Phase.START
        if before.guest is not None and now.guest is None:
            assert now.ghost == room_of(before, before.guest)
            assert now.first == (before.first + (not now.over)) % start.seats
            assert not now.hands | now.waiting
            assert (now.hinted, now.hint, now.elapsed) == (False, None, 0)
        else:
            assert now.first == before.first
            assert now.elapsed >= before.elapsed
            assert now.hinted >= before.hinted
            assert now.ghost == before.ghost or before.phase is Phase.START


@games
def test_the_parts_of_a_position_fit_together(start: Start) -> None:
    """BO-1.3, BO-1.10, BO-1.12"""
    for position in positions(start):
        claiming = position.phase in (Phase.NAMING, Phase.SHOWING)
        assert (position.claim is not None) == claiming
        assert (position.guest is not None) == (claiming or position.phase is Phase.SEARCH)
        if position.claim is not None:
            assert bool(position.claim.trail) == (position.phase is Phase.SHOWING)
            assert position.claim.seat not in position.hands | position.waiting
        assert 2 * len(position.hands) <= start.seats
        assert start.options.wait or not position.waiting
        assert (GAME.outcome(position) is not None) == position.over
        assert all(GAME.view(position, seat) is position for seat in (0, None))


@games
def test_a_failed_claim_changes_no_more_than_a_hand_and_a_wait(start: Start) -> None:
    """BO-1.10, BO-3.3"""
    searched: Position | None = None
    for moment in played(start):
        if isinstance(moment.chosen, CallClaim):
            searched = moment.position
        now = moment.step.position
        if searched is not None and now.phase is Phase.SEARCH and moment.position.claim:
            seat = moment.position.claim.seat
            hands = searched.hands - {seat}
            apart = ("waiting", "hinted", "hint", "last")
            kept = {name: getattr(now, name) for name in apart}
            assert now == evolve(searched, hands=hands, **kept)
            assert now.waiting <= searched.waiting | {seat}


@games
def test_what_is_seen_after_a_guest_is_gone_are_positions_in_which_nobody_can_act(
    start: Start,
) -> None:
    """BO-1.11, BO-1.12, BO-P1"""
    for moment in played(start):
        before, now, passed = moment.position, moment.step.position, moment.step.on_the_way
        gone = before.guest is not None and now.guest is None
        assert gone or not passed
        found = before.claim is not None and now.last is not None and now.last.seat is not None
        for length, position in enumerate(passed, 0 if found else 1):
            assert (position.phase, position.guest) == (Phase.REPLAY, before.guest)
            assert (position.seekers, position.ghost) == (before.seekers, before.ghost)
            assert position.claim is not None
            assert found or position.claim.seat == TABLE
            if length:
                assert len(position.claim.trail) == length
            else:
                assert now.last is not None
                assert position.claim == Claim(before.claim.seat, now.last.trail)
            assert GAME.actors(position) == ()
            assert (GAME.outcome(position), GAME.timing(position)) == (None, None)
            assert GAME.turn(position) == GAME.turn(before)
        if passed:
            assert now.last is not None
            assert passed[-1].claim is not None
            assert passed[-1].claim.trail == (now.last.shortest or now.last.trail)


@games
def test_time_means_what_the_table_can_do(start: Start) -> None:
    """BO-1.9, BO-1.10, BO-3.3, BO-P1"""
    for position in positions(start):
        timing = GAME.timing(position)
        searched = position.phase in (Phase.SEARCH, Phase.NAMING, Phase.SHOWING)
        assert (timing is not None) == searched
        causes: list[Move] = []
        if timing is not None:
            causes = [alarm.move for alarm in timing.alarms]
            assert all(alarm.seconds > 0 for alarm in timing.alarms)
            if timing.interruption is not None:
                causes.append(timing.interruption)
            assert (timing.counted, timing.read is None) == (
                (position.elapsed, False) if position.practice else (None, True)
            )
            if timing.read is not None:
                causes.append(timing.read(position.elapsed))
        assert len(set(causes)) == len(causes)
        if timing is not None and timing.hint is not None:
            assert position.practice
            causes.append(timing.hint)  # it may come by itself, too
        assert set(causes) == set(GAME.moves(position, TABLE))


@games
def test_a_taken_guest_was_reached_by_lawful_steps(start: Start) -> None:
    """BO-1.5, BO-1.6, BO-1.7"""
    for moment in played(start):
        for event in moment.step.events:
            if isinstance(event, GuestTaken):
                castle, tokens = castle_of(moment.position.order), moment.position.tokens
                doors = {room.cell for room in tokens.trapdoors}
                changing = {room.cell for room in tokens.transformations}
                for one, two in pairwise(event.trail):
                    if one.cell == two.cell:
                        assert one.cell in changing
                    elif (
                        abs(one.cell.row - two.cell.row) + abs(one.cell.column - two.cell.column)
                        > 1
                    ):
                        assert {one.cell, two.cell} <= doors
                        assert one.colour is two.colour
                    else:
                        assert castle.wall(one.cell, two.cell) in (None, one.colour)
                        assert one.colour is two.colour


# ---- the end ---------------------------------------------------------------------------------------


def people_who_know(start: Start) -> tuple[Position, int]:
    """A whole game of people with the way finder: who has a way may claim; who has none raises a
    hand. The end, and how many guests were turned over."""
    choice, position, turned = Random(start.seed), start.position, 0
    while not position.over:
        if position.phase is Phase.START:
            position = GAME.play(position, position.first, ChooseStart(MIDDLE[0])).position
        position = GAME.play(position, position.first, TurnOver()).position
        turned += 1
        seats = choice.sample(range(start.seats), start.seats)
        for seat in seats:
            if position.guest is None:
                break
            way = way_for(position, seat)
            if way is None:
                move: Move = GiveUp() if position.practice else RaiseHand()
                position = GAME.play(position, seat, move).position
                continue
            moves: list[Move] = [] if position.practice else [CallClaim()]
            for move in [*moves, NameColour(way.colour), *way.steps]:
                position = GAME.play(position, seat, move).position
        assert position.guest is None
    return position, turned


@games
def test_a_game_ends_when_players_use_the_way_finder(start: Start) -> None:
    """BO-2.1, BO-2.2, BO-2.3"""
    position, turned = people_who_know(start)
    assert turned == GUESTS[start.seats] - len(position.stack)
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert sorted(standing.seat for standing in outcome.standings) == list(range(start.seats))
    assert list(outcome.winners) == expected_winners(position)
    assert bool(position.stack) <= any(map(_wins_at_once, position.seekers))


def _wins_at_once(seeker: Seeker) -> bool:
    return len(seeker.walls) == 4 or len(seeker.guests) == 5


def expected_winners(position: Position) -> list[int]:
    """The end by the words of the rules."""
    seekers = list(enumerate(position.seekers))
    at_once = [seat for seat, seeker in seekers if _wins_at_once(seeker)]
    if at_once and len(seekers) > 1:
        return at_once
    most = max(len(seeker.guests) + len(seeker.walls) for _, seeker in seekers)
    best = [(s, seeker) for s, seeker in seekers if len(seeker.guests) + len(seeker.walls) == most]
    last = max(max(seeker.guests, default=0) for _, seeker in best)
    return [seat for seat, seeker in best if max(seeker.guests, default=0) == last]


@games
def test_the_winners_are_those_of_the_rules(start: Start) -> None:
    """BO-2.1, BO-2.2, BO-2.3"""
    for position in positions(start):
        outcome = GAME.outcome(position)
        if outcome is None:
            assert start.seats == 1 or not any(map(_wins_at_once, position.seekers))
        else:
            assert list(outcome.winners) == expected_winners(position)


@games
def test_whether_there_was_a_way_is_told_truly(start: Start) -> None:
    """BO-1.12"""
    for moment in played(start):
        for event in moment.step.events:
            if isinstance(event, GuestLost):
                found = [way_for(moment.position, seat) for seat in range(start.seats)]
                assert list(event.ways) == [way is not None for way in found]


# ---- records and JSON ------------------------------------------------------------------------------


def test_replayed_records_have_clocks_waits_and_interruptions() -> None:
    """BO-1.9, BO-1.10, BO-3.3"""
    for kind in (RunOut, WaitOver, Interrupted):
        rows = [m for start in QUICK for m in played(start) if isinstance(m.chosen, kind)]
        assert len(rows) > 5
        assert {moment.actor for moment in rows} == {TABLE}


def test_what_comes_back_from_json_has_every_part_filled() -> None:
    """BO-P1, BO-P2, BO-1.10"""
    usual = Start(Options(), 2, 0).position
    moments = [position for start in QUICK for position in positions(start)[::4]]
    for part in fields(Position):
        kept = getattr(usual, part.name)
        assert any(getattr(position, part.name) != kept for position in moments), part.name
    told = {position.last.outcome for position in moments if position.last}
    assert told >= {"taken", "lost", "wrong_wall", "hesitated", "gave_up", "interrupted"}
    for part in fields(Last):
        assert any(position.last and getattr(position.last, part.name) for position in moments)
