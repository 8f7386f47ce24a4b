"""A round: a guest comes, everybody searches, somebody claims and shows a way."""

from __future__ import annotations

import pytest
from attrs import evolve

from halloween_table.engine.game import TABLE, Turn
from halloween_table.games.booo.rules.castle import CELLS, COLOURS, Room, neighbours
from halloween_table.games.booo.rules.claims import guest_room, standing
from halloween_table.games.booo.rules.events import (
    ClaimFailed,
    ColourNamed,
    GuestCame,
    GuestTaken,
    Stepped,
    WaitEnded,
    WallTaken,
)
from halloween_table.games.booo.rules.game import clock
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    ChangeColour,
    ChooseStart,
    GiveUp,
    Go,
    Interrupted,
    Jump,
    LowerHand,
    Move,
    NameColour,
    RaiseHand,
    RunOut,
    TurnOver,
    WaitOver,
)
from halloween_table.games.booo.rules.position import (
    Claim,
    Options,
    Phase,
    Position,
    Seeker,
    Share,
    Stand,
)
from halloween_table.games.booo.rules.routes import ROUTES
from halloween_table.games.booo.rules.tiles import castle_of
from halloween_table.games.booo.rules.tokens import Tokens
from halloween_table.games.booo.rules.ways import ways

from ..doing import (
    BLUE,
    GAME,
    GREEN,
    RED,
    WHITE,
    a_way,
    after,
    claiming,
    dealt,
    forgotten,
    holding,
    in_room,
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
TRAPDOOR, OTHER_TRAPDOOR = Room(1, 1), Room(4, 4)
TRANSFORMATION = Room(1, 4)


# ---- the guest, the search, the claim --------------------------------------------------------------


def test_the_first_player_turns_the_top_guest_over_into_its_room() -> None:  # BO-1.1
    position = dealt(first=2)
    assert [list(GAME.moves(position, seat)) for seat in range(3)] == [[], [], [TurnOver()]]
    step = GAME.play(position, 2, TurnOver())
    room = ROUTES[position.route][0]
    assert step.events == (GuestCame(1, room),)
    assert (step.position.guest, guest_room(step.position)) == (1, room)
    assert step.position.stack == position.stack[1:]
    assert step.position.phase is Phase.SEARCH


def test_guests_come_in_their_order_each_into_its_own_room() -> None:  # BO-1.1, BO-S7
    position = dealt(2, seed=4)
    for guest in range(1, 5):
        position = after(position, position.first, TurnOver())
        assert (position.guest, guest_room(position)) == (guest, ROUTES[position.route][guest - 1])
        for seat in (0, 1):
            position = after(position, seat, RaiseHand())


def test_everyone_searches_at_the_same_time() -> None:  # BO-1.2
    assert GAME.actors(SEARCH) == (0, 1, 2)
    for seat in range(3):
        assert set(GAME.moves(SEARCH, seat)) == {CallClaim(), RaiseHand()}


@pytest.mark.parametrize("seat", range(3))
def test_nobody_touches_the_castle_before_a_claim(seat: int) -> None:  # BO-1.2
    cell = neighbours(SEARCH.ghost.cell)[0]
    touching: list[Move] = [
        Go(cell), Jump(TRAPDOOR), ChangeColour(RED), NameColour(RED), GiveUp()
    ]  # fmt: skip
    for move in touching:
        assert unlawful(SEARCH, seat, move) == "BO-1.2"


@pytest.mark.parametrize("seat", range(3))
def test_the_first_to_call_claims_and_names_the_first_colour(seat: int) -> None:  # BO-1.3
    position = after(SEARCH, seat, CallClaim())
    assert (position.phase, position.claim) == (Phase.NAMING, Claim(seat))
    assert set(GAME.moves(position, seat)) == {*map(NameColour, COLOURS), GiveUp()}
    step = GAME.play(position, seat, NameColour(BLUE))
    assert step.events == (ColourNamed(seat, BLUE),)
    assert standing(step.position) == Stand(SEARCH.ghost.cell, BLUE)
    assert step.position.phase is Phase.SHOWING


def test_the_others_are_dead_until_the_claim_is_over() -> None:  # BO-1.3
    position = after(SEARCH, 0, RaiseHand())
    naming = after(position, 1, CallClaim())
    showing = after(naming, 1, NameColour(RED))
    for claimed in (naming, showing):
        assert GAME.actors(claimed) == (1, TABLE)
        for seat in (0, 2):
            assert not list(GAME.moves(claimed, seat))
            for move in (CallClaim(), RaiseHand(), LowerHand(), NameColour(RED), GiveUp()):
                assert unlawful(claimed, seat, move) is not None
    free = after(showing, 1, GiveUp())
    assert all(unlawful(free, seat, CallClaim()) is None for seat in range(3))


def test_claiming_takes_the_own_hand_down_and_no_other() -> None:  # BO-1.3, BO-1.12
    position = searching(6)
    for seat in (0, 2, 5):
        position = after(position, seat, RaiseHand())
    assert after(position, 2, CallClaim()).hands == {0, 5}
    assert after(position, 1, CallClaim()).hands == {0, 2, 5}


# ---- held colours ----------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_naming_a_held_colour_is_a_failed_claim(colour: str) -> None:  # BO-1.4
    held = holding(SEARCH, 1, *(each for each in COLOURS if each == colour))
    position = after(held, 1, CallClaim())
    (wall,) = held.seekers[1].walls
    step = GAME.play(position, 1, NameColour(wall))
    assert step.events == (ColourNamed(1, wall), ClaimFailed(1, "held", wall))
    assert forgotten(step.position) == held


def test_changing_to_a_held_colour_is_a_failed_claim() -> None:  # BO-1.4, BO-1.7
    held = in_room(holding(SEARCH, 1, GREEN), TRANSFORMATION)
    step = GAME.play(claiming(held, 1, RED), 1, ChangeColour(GREEN))
    assert step.events == (ClaimFailed(1, "held", GREEN),)
    assert forgotten(step.position) == held


def test_what_others_hold_may_be_used() -> None:  # BO-1.4
    held = in_room(holding(SEARCH, 1, GREEN), TRANSFORMATION)
    assert claiming(held, 0, GREEN).phase is Phase.SHOWING
    position = after(claiming(held, 2, RED), 2, ChangeColour(GREEN))
    assert standing(position).colour is GREEN


# ---- the way ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_every_way_of_the_way_finder_is_right(seed: int) -> None:  # BO-1.5, BO-1.11
    position = searching(2, seed)
    goal = guest_room(position)
    for colour, way in ways(
        castle_of(position.order), position.tokens, position.ghost, goal
    ).items():
        step = shown(position, 1, way)
        trail = only(GuestTaken, step).trail
        assert trail[0] == Stand(position.ghost.cell, colour)
        assert trail[-1] == Stand(goal.cell, way.last_colour)
        assert len(trail) == len(way) + 1


@pytest.mark.parametrize("colour", COLOURS)
def test_a_wall_opens_to_its_colour_alone(colour: str) -> None:  # BO-1.5, BO-1.9
    named = next(each for each in COLOURS if each == colour)
    position = claiming(SEARCH, 0, named)
    here = SEARCH.ghost.cell
    for near in neighbours(here):
        wall = castle_of(SEARCH.order).wall(here, near)
        assert wall is not None
        step = GAME.play(position, 0, Go(near))
        if wall is named:
            assert step.events == (Stepped(Stand(near, named)),)
        else:
            assert step.events == (ClaimFailed(0, "wrong_wall", wall),)
            assert forgotten(step.position) == SEARCH


def test_corridor_steps_are_free_in_every_colour() -> None:  # BO-1.5
    near, wall = wall_beside(SEARCH, SEARCH.ghost.cell)
    position = after(claiming(SEARCH, 0, wall), 0, Go(near))
    castle = castle_of(SEARCH.order)
    tried = 0
    for cell in CELLS:
        for beside in neighbours(cell):
            if castle.wall(cell, beside) is None:
                for colour in COLOURS:
                    stand = Stand(cell, colour)
                    there = evolve(position, claim=Claim(0, (stand,)))
                    step = GAME.play(there, 0, Go(beside))
                    assert step.events == (Stepped(Stand(beside, colour)),)
                    tried += 1
    assert tried > 1000


def test_a_step_leads_to_one_of_four_neighbours_only() -> None:  # BO-1.5, BO-C6
    position = claiming(SEARCH, 0, RED)
    row, column = SEARCH.ghost.cell
    steps = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    for cell in CELLS:
        lawful = GAME.refusal(position, 0, Go(cell)) is None
        assert lawful == (tuple(cell) in steps)


def test_a_way_is_shown_at_once_step_by_step() -> None:  # BO-1.5
    position = claiming(SEARCH, 0, a_way(SEARCH).colour)
    trail = [standing(position)]
    for move in a_way(SEARCH).steps[:-1]:
        step = GAME.play(position, 0, move)
        position = step.position
        trail.append(only(Stepped, step).stand)
        assert position.claim == Claim(0, tuple(trail))
        assert position.ghost == SEARCH.ghost


# ---- tokens ----------------------------------------------------------------------------------------


def test_a_trapdoor_in_the_start_room_leads_to_the_others_in_the_same_colour() -> None:  # BO-1.6
    position = in_room(searching(tokens=Share.FOUR_TRAPDOORS), TRAPDOOR)
    showing = claiming(position, 0, BLUE)
    jumps = {move for move in GAME.moves(showing, 0) if isinstance(move, Jump)}
    assert jumps == {Jump(Room(1, 4)), Jump(Room(4, 1)), Jump(Room(4, 4))}
    for jump in jumps:
        assert standing(after(showing, 0, jump)) == Stand(jump.room.cell, BLUE)


def test_in_a_room_with_a_trapdoor_the_ghost_may_go_on_normally() -> None:  # BO-1.6
    position = in_room(SEARCH, TRAPDOOR)
    near, wall = wall_beside(position, TRAPDOOR.cell)
    showing = claiming(position, 0, wall)
    assert standing(after(showing, 0, Go(near))) == Stand(near, wall)


def test_a_trapdoor_leads_from_room_to_room_only_and_not_to_itself() -> None:  # BO-1.6
    position = in_room(SEARCH, TRAPDOOR)
    near, wall = wall_beside(position, TRAPDOOR.cell)
    showing = claiming(position, 0, wall)
    assert unlawful(showing, 0, Jump(TRAPDOOR)) == "BO-1.6"
    assert unlawful(showing, 0, Jump(TRANSFORMATION)) == "BO-1.6"
    assert unlawful(showing, 0, Jump(Room(0, 0))) == "BO-1.6"
    assert unlawful(after(showing, 0, Go(near)), 0, Jump(OTHER_TRAPDOOR)) == "BO-1.6"
    assert unlawful(claiming(SEARCH, 0, wall), 0, Jump(TRAPDOOR)) == "BO-1.6"


def test_the_colour_may_change_in_the_start_room() -> None:  # BO-1.7
    showing = claiming(in_room(SEARCH, TRANSFORMATION), 0, WHITE)
    changes = {move for move in GAME.moves(showing, 0) if isinstance(move, ChangeColour)}
    assert changes == {ChangeColour(colour) for colour in COLOURS if colour is not WHITE}
    for change in changes:
        assert standing(after(showing, 0, change)) == Stand(TRANSFORMATION.cell, change.colour)


def test_a_changed_colour_counts_from_there_on() -> None:  # BO-1.7
    position = in_room(SEARCH, TRANSFORMATION)
    near, wall = wall_beside(position, TRANSFORMATION.cell)
    another = other_than(wall)
    showing = after(claiming(position, 0, another), 0, ChangeColour(wall))
    assert standing(after(showing, 0, Go(near))) == Stand(near, wall)
    back = after(showing, 0, ChangeColour(another))
    assert only(ClaimFailed, GAME.play(back, 0, Go(near))).reason == "wrong_wall"


def test_nowhere_else_does_the_colour_change() -> None:  # BO-1.7
    for room in (TRAPDOOR, SEARCH.ghost):
        showing = claiming(in_room(SEARCH, room), 0, RED)
        assert unlawful(showing, 0, ChangeColour(GREEN)) == "BO-1.7"
    position = in_room(SEARCH, TRANSFORMATION)
    near, wall = wall_beside(position, TRANSFORMATION.cell)
    outside = after(claiming(position, 0, wall), 0, Go(near))
    assert unlawful(outside, 0, ChangeColour(other_than(wall))) == "BO-1.7"


def test_in_the_guest_s_room_the_colour_never_changes() -> None:  # BO-1.7, BO-1.11
    tokens = Tokens(SEARCH.tokens.trapdoors, (guest_room(SEARCH),))
    position = evolve(SEARCH, tokens=tokens)
    way = a_way(position)
    step = shown(position, 0, way)
    assert step.position.phase is Phase.READY
    assert only(WallTaken, step).colour is way.last_colour


def test_any_number_of_tokens_may_be_used() -> None:  # BO-1.8
    position = in_room(searching(tokens=Share.THREE_TRAPDOORS), TRAPDOOR)
    showing = claiming(position, 0, RED)
    for _ in range(3):
        showing = after(showing, 0, Jump(Room(1, 4)), Jump(Room(4, 4)), Jump(TRAPDOOR))
    assert standing(showing) == Stand(TRAPDOOR.cell, RED)
    showing = claiming(in_room(SEARCH, TRANSFORMATION), 0, RED)
    showing = after(showing, 0, *map(ChangeColour, (GREEN, BLUE, WHITE, RED)))
    assert standing(showing) == Stand(TRANSFORMATION.cell, RED)


def test_a_real_way_may_use_both_kinds_of_token() -> None:  # BO-1.8
    found = 0
    for seed in range(25):
        position = searching(2, seed)
        for colour in COLOURS:
            way = way_for(position, 0, colour)
            if way and {Jump, ChangeColour} <= {type(move) for move in way.steps}:
                step = shown(position, 0, way)
                assert only(WallTaken, step).colour is way.last_colour is not colour
                found += 1
    assert found


# ---- clocks and failure ----------------------------------------------------------------------------


def test_the_clocks_are_6_and_4_seconds_if_nothing_else_is_agreed() -> None:  # BO-1.9
    assert (Options().first_clock, Options().step_clock) == (6, 4)


def test_naming_and_the_first_step_have_the_first_clock_and_others_the_second() -> None:  # BO-1.9
    position = searching(first_clock=11, step_clock=7)
    assert clock(position) == 0
    naming = after(position, 0, CallClaim())
    assert clock(naming) == 11
    way = a_way(position)
    showing = after(naming, 0, NameColour(way.colour))
    assert clock(showing) == 11
    for move in way.steps[:-1]:
        showing = after(showing, 0, move)
        assert clock(showing) == 7
    assert clock(after(showing, 0, way.steps[-1])) == 0


def test_a_jump_and_a_change_are_steps_for_the_clock() -> None:  # BO-1.9
    jumping = claiming(in_room(SEARCH, TRAPDOOR), 0, RED)
    changing = claiming(in_room(SEARCH, TRANSFORMATION), 0, RED)
    assert clock(jumping) == clock(changing) == 6
    assert clock(after(jumping, 0, Jump(OTHER_TRAPDOOR))) == 4
    assert clock(after(changing, 0, ChangeColour(BLUE))) == 4


def stages(position: Position) -> list[Position]:
    """Every moment of player 0's claim."""
    way = a_way(position)
    found = [after(position, 0, CallClaim())]
    for move in (NameColour(way.colour), *way.steps[:-1]):
        found.append(after(found[-1], 0, move))
    return found


def test_hesitating_ends_the_claim_at_any_moment() -> None:  # BO-1.9
    for claimed in stages(SEARCH):
        assert RunOut() in list(GAME.moves(claimed, TABLE))
        step = GAME.play(claimed, TABLE, RunOut())
        assert step.events == (ClaimFailed(0, "hesitated"),)
        assert forgotten(step.position) == SEARCH


def test_giving_up_ends_the_claim_at_any_moment() -> None:  # BO-1.9
    for claimed in stages(SEARCH):
        step = GAME.play(claimed, 0, GiveUp())
        assert step.events == (ClaimFailed(0, "gave_up"),)
        assert forgotten(step.position) == SEARCH


def test_the_clocks_can_be_off_one_by_one() -> None:  # BO-1.9
    for first_clock, step_clock in ((0, 0), (0, 4), (6, 0)):
        position = searching(first_clock=first_clock, step_clock=step_clock)
        for nth, claimed in enumerate(stages(position)):
            runs = first_clock if nth < 2 else step_clock
            assert clock(claimed) == runs
            assert (unlawful(claimed, TABLE, RunOut()) is None) == bool(runs)


def test_only_the_table_s_clock_runs_out() -> None:  # BO-1.9
    for claimed in stages(SEARCH)[:3]:
        for seat in range(3):
            assert unlawful(claimed, seat, RunOut()) == "BO-1.9"
    assert unlawful(SEARCH, TABLE, RunOut()) is not None


def test_a_failed_claim_costs_nothing_and_everyone_goes_on() -> None:  # BO-1.10
    position = holding(SEARCH, 0, RED, guests=(7,))
    failed = after(position, 0, CallClaim(), GiveUp())
    assert forgotten(failed) == position
    assert [unlawful(failed, seat, CallClaim()) for seat in range(3)] == [None] * 3
    assert took(failed, 0).seekers[0].guests == (7, 1)


WAITING = after(searching(wait=5), 0, CallClaim(), GiveUp())


def test_if_agreed_the_claimant_waits_and_the_others_do_not() -> None:  # BO-1.10
    assert Options().wait == 0
    assert WAITING.waiting == {0}
    assert [unlawful(WAITING, seat, CallClaim()) for seat in range(3)] == ["BO-1.10", None, None]
    assert CallClaim() not in list(GAME.moves(WAITING, 0))
    assert unlawful(WAITING, 0, RaiseHand()) is None


def test_the_end_of_the_wait_is_a_move_of_the_table() -> None:  # BO-1.10
    assert list(GAME.moves(WAITING, TABLE)) == [WaitOver(0)]
    assert unlawful(WAITING, 0, WaitOver(0)) is not None
    assert unlawful(WAITING, TABLE, WaitOver(1)) == "BO-1.10"
    step = GAME.play(WAITING, TABLE, WaitOver(0))
    assert step.events == (WaitEnded(0),)
    assert step.position.waiting == frozenset()
    assert unlawful(step.position, 0, CallClaim()) is None


@pytest.mark.parametrize(
    "move", [RunOut(), GiveUp(), NameColour(RED)], ids=["hesitates", "gives up", "held"]
)
def test_every_failure_of_the_claimant_makes_them_wait(move: Move) -> None:  # BO-1.10
    position = after(holding(searching(wait=5), 1, RED), 1, CallClaim())
    actor = TABLE if isinstance(move, RunOut) else 1
    assert after(position, actor, move).waiting == {1}


def test_a_wait_may_end_during_a_claim_and_ends_with_the_round() -> None:  # BO-1.10
    claimed = after(WAITING, 1, CallClaim())
    assert after(claimed, TABLE, WaitOver(0)).waiting == frozenset()
    both = after(claimed, TABLE, RunOut())
    assert both.waiting == {0, 1}
    assert set(GAME.moves(both, TABLE)) == {WaitOver(0), WaitOver(1)}
    assert took(both, 2).waiting == frozenset()


# ---- a right way -----------------------------------------------------------------------------------


def test_a_right_way_takes_the_guest_and_the_wall_tile_from_the_reserve() -> None:  # BO-1.11
    way = a_way(SEARCH, 2)
    step = shown(SEARCH, 2, way)
    assert step.position.seekers[2] == Seeker((1,), (way.last_colour,))
    assert step.position.seekers[:2] == SEARCH.seekers[:2]
    assert only(GuestTaken, step).guest == 1
    assert only(WallTaken, step) == WallTaken(2, way.last_colour, None)
    assert step.position.holder(way.last_colour) == 2


def test_the_ghost_stays_in_the_guest_s_room() -> None:  # BO-1.11
    position = took(SEARCH, 2)
    assert position.ghost == guest_room(SEARCH)
    assert (position.guest, position.claim, position.phase) == (None, None, Phase.READY)


def test_the_wall_tile_is_taken_from_whoever_has_it() -> None:  # BO-1.11
    way = a_way(SEARCH, 2)
    kept = other_than(way.last_colour)
    position = holding(SEARCH, 1, kept, way.last_colour, guests=(8, 9))
    step = shown(position, 2, way)
    assert only(WallTaken, step) == WallTaken(2, way.last_colour, 1)
    assert step.position.seekers[1] == Seeker((8, 9), (kept,))
    assert step.position.seekers[2].walls == (way.last_colour,)


def test_the_wall_tile_has_the_colour_in_force_at_the_end() -> None:  # BO-1.11, BO-1.7
    position = in_room(SEARCH, TRANSFORMATION)
    way = a_way(position)
    start = other_than(way.last_colour)
    again = way_for(position, 0, start)
    assert again is not None
    assert again.last_colour is not start
    assert only(WallTaken, shown(position, 0, again)).colour is again.last_colour


def test_then_the_next_player_clockwise_is_first() -> None:  # BO-1.13
    for first in range(3):
        position = searching(first=first)
        for seat in range(3):
            ready = took(position, seat)
            assert ready.first == (first + 1) % 3
            assert GAME.actors(ready) == (ready.first,)


def test_every_guest_has_a_round_with_its_first_player() -> None:  # BO-1.1, BO-1.13
    position = dealt(2, first=1, choose_start=True)
    assert GAME.turn(position) == Turn(1, 1)
    position = after(position, 1, ChooseStart(Room(2, 2)))
    for nth in range(1, 4):
        assert GAME.turn(position) == Turn(nth, nth % 2)
        position = after(position, nth % 2, TurnOver())
        assert GAME.turn(position) == Turn(nth, nth % 2)
        position = after(after(position, 0, RaiseHand()), 1, RaiseHand())


# ---- rulings ---------------------------------------------------------------------------------------


def test_trapdoors_alone_make_a_way_in_the_named_colour() -> None:  # BO-3.1
    goal = guest_room(SEARCH)
    position = evolve(SEARCH, tokens=Tokens((SEARCH.ghost, goal)))
    for colour in COLOURS:
        step = GAME.play(claiming(position, 0, colour), 0, Jump(goal))
        assert only(GuestTaken, step).trail == (
            Stand(SEARCH.ghost.cell, colour),
            Stand(goal.cell, colour),
        )
        assert only(WallTaken, step) == WallTaken(0, colour, None)


def test_a_way_may_pass_a_room_more_than_once() -> None:  # BO-3.2
    way = a_way(SEARCH)
    (out,) = (move for move in way.steps[:1] if isinstance(move, Go))
    showing = after(claiming(SEARCH, 0, way.colour), 0, out, Go(SEARCH.ghost.cell))
    showing = after(showing, 0, out, Go(SEARCH.ghost.cell))
    position = after(showing, 0, *way.steps)
    assert position.seekers[0].guests == (1,)


def test_an_interrupted_claim_has_failed_and_the_search_goes_on() -> None:  # BO-3.3
    for claimed in stages(SEARCH):
        assert Interrupted() in list(GAME.moves(claimed, TABLE))
        assert unlawful(claimed, 0, Interrupted()) is not None
        step = GAME.play(claimed, TABLE, Interrupted())
        assert step.events == (ClaimFailed(0, "interrupted"),)
        assert forgotten(step.position) == SEARCH


def test_only_a_claim_can_be_interrupted() -> None:  # BO-3.3
    for position in (SEARCH, dealt(), WAITING):
        assert unlawful(position, TABLE, Interrupted()) is not None


def test_an_interruption_costs_no_wait() -> None:  # BO-3.3
    position = searching(wait=5)
    interrupted = after(after(position, 1, CallClaim()), TABLE, Interrupted())
    assert forgotten(interrupted) == position
