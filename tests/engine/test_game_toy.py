"""The kernel's contract, tried with a toy game."""

from __future__ import annotations

import pytest
from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import (
    OPEN,
    TABLE,
    Event,
    Game,
    Outcome,
    Refusal,
    Refused,
    Score,
    Standing,
    Turn,
    seat_of,
)

from .beans import BeanGame, Beans, Move, Options, Peeked, Roll, Rolled, RunOut, Take, Took

GAME: Game[Beans, Move] = BeanGame()


def test_a_game_is_played_from_setup_to_outcome() -> None:
    position = GAME.setup(Options(heap=4), 2, 1)
    assert GAME.outcome(position) is None
    for move in (Take(3), Take(1)):
        (actor,) = GAME.actors(position)
        position = GAME.play(position, actor, move).position
    assert GAME.actors(position) == ()
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert sorted(standing.seat for standing in outcome.standings) == [0, 1]


def test_a_move_is_offered_if_and_only_if_it_is_not_refused() -> None:
    position = GAME.setup(Options(heap=2, clock=True), 2, 1)
    for actor in (0, 1, TABLE, 7):
        offered = list(GAME.moves(position, actor))
        for move in (Take(0), Take(1), Take(2), Take(3), Roll(), RunOut()):
            assert (move in offered) == (GAME.refusal(position, actor, move) is None)
    assert list(GAME.moves(position, TABLE)) == [RunOut()]
    assert list(GAME.moves(position, 0)) == [Take(1), Take(2), Roll()]


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    position = GAME.setup(Options(), 2, 1)
    before = evolve(position)
    with pytest.raises(Refused, match="B-3: wrong_count") as refused:
        GAME.play(position, 0, Take(4))
    assert refused.value.refusal == Refusal("B-3", "wrong_count", (9,))
    assert position == before


def test_playing_leaves_the_old_position_as_it_was() -> None:
    position = GAME.setup(Options(), 2, 1)
    before, hashed = evolve(position), hash(position)
    after = GAME.play(position, 0, Roll()).position
    assert after != position
    assert (position, hash(position)) == (before, hashed)


def test_chance_is_part_of_the_position() -> None:
    """The same position rolls the same, as often as it is asked."""
    position = GAME.setup(Options(heap=99), 2, 7)
    assert GAME.play(position, 0, Roll()) == GAME.play(position, 0, Roll())
    eyes = set()
    for _ in range(30):
        step = GAME.play(position, position.seat, Roll())
        eyes |= {event.eyes for event in step.events if isinstance(event, Rolled)}
        position = evolve(step.position, heap=99)
    assert eyes == {1, 2, 3, 4, 5, 6}


def test_a_view_hides_what_a_seat_may_not_know() -> None:
    position = GAME.setup(Options(), 2, 1)
    mine = GAME.view(position, 0)
    assert mine.cards[0] == position.cards[0]
    assert (mine.cards[1].worth, mine.chance) == (None, None)
    assert [card.worth for card in GAME.view(position, None).cards] == [None, None]


def test_what_is_hidden_does_not_show() -> None:
    position = GAME.setup(Options(), 2, 1)
    secret = evolve(
        position,
        cards=(position.cards[0], position.cards[1]._replace(worth=99)),
        chance=Chance(12345),
    )
    assert secret != position
    assert GAME.view(secret, 0) == GAME.view(position, 0)
    assert GAME.view(secret, 1) != GAME.view(position, 1)
    assert GAME.view(secret, None) == GAME.view(position, None)


def test_an_imagined_position_is_one_that_a_seat_may_be_in() -> None:
    view = GAME.view(GAME.setup(Options(), 2, 1), 0)
    worlds = [GAME.imagined(view, 0, Chance(seed)) for seed in range(60)]
    assert {GAME.view(world, 0) for world in worlds} == {view}
    theirs = {world.cards[1].worth for world in worlds}
    assert theirs == {1, 2, 3, 4, 5, 6} - {view.cards[0].worth}
    assert GAME.play(worlds[0], 0, Roll()).events


def test_nobody_sits_where_everything_is_open() -> None:
    assert [seat_of(eyes) for eyes in (0, 3, None, OPEN)] == [0, 3, None, None]
    assert OPEN not in (TABLE, *range(9))


def test_a_seats_moves_can_be_told_from_its_view() -> None:
    position = GAME.setup(Options(), 2, 1)
    assert list(GAME.moves(GAME.view(position, 0), 0)) == list(GAME.moves(position, 0))


def test_events_know_who_may_see_them_and_what_stops_undo() -> None:
    position = GAME.setup(Options(), 2, 1)
    rolled, peeked, took = GAME.play(position, 0, Roll()).events
    assert isinstance(rolled, Rolled)
    assert isinstance(peeked, Peeked)
    assert isinstance(took, Took)
    assert [event.barrier for event in (rolled, peeked, took)] == [True, False, False]
    assert [peeked.seen_by(seat) for seat in (0, 1, None)] == [peeked, None, None]
    assert [took.seen_by(seat) for seat in (0, 1, None)] == [took, took, took]


def test_an_event_is_open_and_no_barrier_unless_it_says_so() -> None:
    assert Event.barrier is False
    event = Event()
    assert event.seen_by(0) is event.seen_by(None) is event


def test_the_clock_acts_as_the_table() -> None:
    position = GAME.setup(Options(clock=True), 2, 1)
    assert GAME.actors(position) == (0, TABLE)
    assert GAME.play(position, TABLE, RunOut()).position.seat == 1
    with pytest.raises(Refused, match="B-2"):
        GAME.play(position, 0, RunOut())
    assert TABLE < 0


def test_points_are_the_sum_of_their_lines() -> None:
    standing = Standing(0, 1, (Score("beans", 3, 3), Score("card", 1, -5)))
    assert standing.points == -2
    assert Standing(0, 1, ()).points == 0


def test_all_of_the_first_rank_win() -> None:
    line = (Score("beans", 3, 3),)
    shared = Outcome(
        (Standing(2, 1, line), Standing(0, 1, line), Standing(1, 3, ())), ("shared", None)
    )
    assert shared.winners == (2, 0)
    assert Outcome((Standing(1, 1, line), Standing(0, 2, ())), (None,)).winners == (1,)


def test_a_turn_is_a_round_and_a_seat() -> None:
    position = GAME.setup(Options(), 2, 1)
    assert GAME.turn(position) == Turn(1, 0)
    assert GAME.turn(GAME.play(position, 0, Take(1)).position) == Turn(1, 1)
