"""Any game can be watched again, forwards, backwards and from anywhere; nothing secret is seen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import ONLOOKERS, OPEN, TABLE
from halloween_table.engine.record import Played, Record, steps
from halloween_table.engine.record import replay as played_again
from halloween_table.sitting.change import Change, Glance
from halloween_table.sitting.history import History
from halloween_table.sitting.replay import Replay

from . import lanterns
from .whole_games import KEYS, extend, kit_of, played, positions

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=KEYS)
def key(request: pytest.FixtureRequest) -> str:
    key: str = request.param
    return key


@pytest.fixture
def history(key: str) -> History:
    return played(key)


def watched(history: History, at: int | None = None, eyes: int | None = None) -> Replay:
    return Replay(kit_of(history.game.key), history, at, eyes)


def running(key: str) -> History:
    """A game that is not over."""
    whole = played(key)
    history = History.begun(whole.game, _without_moves(whole), whole.moments[0].position)
    for row in whole.record.moves[: whole.last // 2]:
        extend(history, row)
    assert history.outcome is None
    return history


def _without_moves(history: History) -> Any:
    return evolve(history.record, moves=())


# ---- replay equals play ---------------------------------------------------------------------------


def test_forwards_every_position_and_event_is_as_it_was_played(history: History) -> None:
    replay = watched(history, at=0, eyes=OPEN)
    told: list[Change] = []
    replay.changed.connect(told.append)
    seen = [replay.position]
    for _ in range(history.last):
        replay.step(1)
        seen.append(replay.position)
    assert seen == positions(history)
    again = list(steps(history.game, history.record))
    assert [step.position for step in again] == seen[1:]
    assert [change.moments[0].events for change in told] == [step.events for step in again]
    assert replay.at_the_end


def test_backwards_it_is_the_same_the_other_way_round(history: History) -> None:
    replay = watched(history, eyes=OPEN)
    seen = [replay.position]
    while replay.cursor:
        replay.step(-1)
        seen.append(replay.position)
    assert seen[::-1] == positions(history)


@pytest.mark.parametrize("eyes", [None, OPEN])
def test_from_anywhere_to_anywhere(history: History, eyes: int | None) -> None:
    replay, rng = watched(history, eyes=eyes), random.Random(3)
    game = history.game
    for _ in range(60):
        at = rng.randrange(history.last + 1)
        replay.seek(at)
        position = positions(history)[at]
        assert replay.cursor == at
        assert replay.view == (position if eyes == OPEN else game.view(position, None))
        assert replay.outcome == game.outcome(position)


def test_the_log_is_that_of_the_game(history: History) -> None:
    rebuilt = History.begun(history.game, _without_moves(history), history.moments[0].position)
    for row in history.record.moves:
        extend(rebuilt, row)
    for eyes in (None, 0, 1):
        assert watched(history).history.log(eyes) == rebuilt.log(eyes)


def test_nobody_gets_past_the_ends(history: History) -> None:
    replay = watched(history, at=10**6)
    assert replay.cursor == history.last
    told: list[Change] = []
    replay.changed.connect(told.append)
    replay.step(1)
    replay.seek(-7)
    replay.step(-1)
    assert replay.cursor == 0
    assert [change.withdrawn for change in told] == [history.last]


def test_a_seek_over_many_moves_is_one_change_without_scenes(history: History) -> None:
    replay = watched(history, at=0)
    told: list[Change] = []
    replay.changed.connect(told.append)
    replay.seek(history.last)
    (change,) = told
    assert change.why == "seek"
    assert len(change.moments) == history.last
    assert change.on_the_way == ()


def test_one_step_forward_passes_through_what_was_passed_through(key: str) -> None:
    history = played(key)
    scenes = [at for at, moment in enumerate(history.moments) if moment.on_the_way]
    assert bool(scenes) is (key != "candy_hunters"), "there every move is one step"
    for at in scenes[:20]:
        replay = watched(history, at - 1)
        told: list[Change] = []
        replay.changed.connect(told.append)
        replay.step(1)
        shown = [passage.glance.view for passage in told[0].on_the_way]
        passed = history.moments[at].on_the_way
        assert shown == [history.game.view(position, None) for position in passed]
        assert {passage.glance.at for passage in told[0].on_the_way} == {ONLOOKERS}


def test_everybody_s_eyes_are_those_of_onlookers_at_every_moment(history: History) -> None:
    replay, view = watched(history, at=0), history.game.view
    for at in range(history.last + 1):
        replay.seek(at)
        assert replay.glance == Glance(view(replay.position, None), ONLOOKERS)
        assert replay.eyes is None
    replay.look_with(OPEN)
    assert replay.glance == Glance(replay.position, OPEN)
    replay.look_with(1)
    assert replay.glance == Glance(view(replay.position, 1), 1)


def test_watching_changes_nothing(history: History) -> None:
    record, moments = history.record, list(history.moments)
    replay = watched(history, eyes=OPEN)
    for at in (0, 5, history.last, 3):
        replay.seek(at)
    replay.turn(1)
    replay.look_with(None)
    assert history.record is record
    assert list(history.moments) == moments


# ---- turns and rounds -----------------------------------------------------------------------------


def test_turn_by_turn_it_stops_where_each_begins(history: History) -> None:
    replay, game = watched(history, at=0), history.game
    stops = []
    while not replay.at_the_end:
        replay.turn(1)
        stops.append(replay.cursor)
    assert stops == sorted(set(stops))
    found = positions(history)
    for at in stops[:-1]:
        assert game.turn(found[at]) != game.turn(found[at - 1])
    begins = [
        at for at in range(1, history.last) if game.turn(found[at]) != game.turn(found[at - 1])
    ]
    assert stops[:-1] == begins
    back = []
    while replay.cursor:
        replay.turn(-1)
        back.append(replay.cursor)
    assert back == [*begins[::-1], 0]


def test_points_are_marked_where_they_were_made(history: History) -> None:
    game, found = history.game, positions(history)
    made = {stone.at: stone.scored for stone in watched(history).timeline.milestones}
    for at in range(1, history.last + 1):
        before = [standing.points for standing in game.standings(found[at - 1])]
        after = [standing.points for standing in game.standings(found[at])]
        scored = tuple(seat for seat, now in enumerate(after) if now != before[seat])
        assert made.get(at, ()) == scored


def test_rounds_are_marked_once_each(history: History) -> None:
    rounds = [stone.turn.round for stone in watched(history).timeline.milestones if stone.new_round]
    assert rounds == sorted(set(rounds))
    assert rounds[0] == 1


def test_round_by_round_it_stops_where_each_begins(history: History) -> None:
    replay = watched(history, at=0)
    begins = [stone.at for stone in replay.timeline.milestones if stone.new_round]
    stops = [0]
    while not replay.at_the_end:
        replay.round(1)
        stops.append(replay.cursor)
    assert stops == [*begins, history.last]
    for at in reversed(begins):
        replay.round(-1)
        assert replay.cursor == at


# ---- secrets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("hidden", [(), (0,), (1,), (2,)])
def test_it_knows_whether_anything_was_ever_hidden(hidden: tuple[int, ...]) -> None:
    kit, options = lanterns.KIT, lanterns.Options()
    record = Record(kit.game.key, 1, options, lanterns.PLAYERS, 5)
    start = kit.game.setup(options, 2, 5)
    moves = (Played(0, lanterns.Hang(0, 0)), Played(0, lanterns.Hang(1, 1)))
    history = History.begun(kit.game, record, start)
    for row in moves:
        extend(history, row)
    moments = [
        moment if at in hidden else evolve(moment, position=evolve(start, cards=(None, None)))
        for at, moment in enumerate(history.moments)
    ]
    replay = Replay(kit, History(kit.game, history.record, moments))
    assert replay.ever_had_secrets() == bool(hidden)
    assert not Replay(evolve(kit, secrets=False), replay.history).ever_had_secrets()


# ---- whose eyes -----------------------------------------------------------------------------------


def test_a_game_that_is_not_over_is_never_laid_open(key: str) -> None:
    replay = watched(running(key), eyes=OPEN)
    assert replay.eyes is None
    replay.look_with(OPEN)
    assert replay.eyes is None
    for at in range(replay.history.last + 1):
        replay.seek(at)
        assert replay.view == replay.kit.game.view(replay.position, None)


def test_once_it_is_over_all_cards_may_lie_open_and_be_hidden_again(history: History) -> None:
    replay = watched(history)
    assert replay.eyes is None
    replay.look_with(OPEN)
    assert replay.view == history.position
    replay.look_with(None)
    assert replay.view == history.game.view(history.position, None)


# ---- playing on from there ------------------------------------------------------------------------


def test_a_game_played_on_begins_with_the_same_moves(history: History) -> None:
    rng = random.Random(9)
    for at in (0, *rng.sample(range(history.last), 5)):
        other = watched(history, at).played_on("the-one-before", 77)
        origin = other.record.origin
        assert origin is not None
        assert (origin.game, origin.moves) == ("the-one-before", at)
        assert other.record.moves == history.record.moves[:at]
        assert other.last == other.beginning == at
        assert played_again(history.game, other.record) == other.position


def test_what_was_hidden_is_drawn_anew_where_the_game_was_over(history: History) -> None:
    game = history.game
    for at in range(0, history.last, 7):
        other = watched(history, at).played_on("the-one-before", 77)
        position = positions(history)[at]
        origin = other.record.origin
        assert origin is not None
        assert origin.redrawn == 77
        assert game.view(other.position, None) == game.view(position, None)
        expected = game.imagined(game.view(position, origin.eyes), origin.eyes, Chance(77))
        assert other.position == expected


def decides_next(history: History, at: int) -> int | None:
    rows = (
        history.move_before(each)
        for each in range(at + 1, history.last + 1)
        if not history.undecided(each)
    )
    return next((row.actor for row in rows if row is not None and row.actor != TABLE), None)


def test_whoever_decides_there_keeps_what_they_could_see(history: History) -> None:
    for at in range(0, history.last, 7):
        other = watched(history, at).played_on("the-one-before", 77)
        origin = other.record.origin
        assert origin is not None
        assert origin.eyes == decides_next(history, at)
        view = history.game.view(positions(history)[at], origin.eyes)
        assert history.game.view(other.position, origin.eyes) == view


def with_computers(history: History, *people: int) -> History:
    """The same game, if nobody but those had been a person."""
    players = tuple(
        player if seat in people else evolve(player, mind="hard")
        for seat, player in enumerate(history.players)
    )
    return History(history.game, evolve(history.record, players=players), history.moments)


def test_the_only_person_keeps_it_whoever_is_due(history: History) -> None:
    for at in range(0, history.last, 7):
        other = watched(with_computers(history, 1), at).played_on("the-one-before", 77)
        assert other.record.origin is not None
        assert other.record.origin.eyes == 1
        view = history.game.view(positions(history)[at], 1)
        assert history.game.view(other.position, 1) == view


def test_among_computers_everything_hidden_is_drawn_anew(history: History) -> None:
    other = watched(with_computers(history), 5).played_on("the-one-before", 77)
    assert other.record.origin is not None
    assert other.record.origin.eyes is None


def test_a_running_game_is_played_on_with_the_same_cards(key: str) -> None:
    replay = watched(running(key), at=3, eyes=1)
    other = replay.played_on("the-one-before", 77)
    assert other.record.origin is not None
    assert other.record.origin.redrawn is None
    assert other.position == replay.position


def test_nobody_plays_on_where_the_game_is_over(history: History) -> None:
    replay = watched(history)
    assert not replay.can_play_on
    replay.step(-1)
    assert replay.can_play_on


def play_out(history: History, moves: int = 3000) -> None:
    """So many random moves, or to the end."""
    game, rng = history.game, random.Random(1)
    for _ in range(moves):
        if history.outcome is not None:
            return
        choices = [
            Played(actor, move)
            for actor in game.actors(history.position)
            for move in game.moves(history.position, actor)
        ]
        extend(history, rng.choice(choices))


@pytest.mark.parametrize("back", [0, 3, 9])
@pytest.mark.parametrize("over", [True, False])
def test_a_game_played_on_from_one_that_was_played_on_is_whole(
    key: str, back: int, over: bool
) -> None:
    """Wherever that is: after the point at which the other one was played on, at it, or before."""
    first = played(key)
    second = watched(first, first.last // 2).played_on("first", 4)
    branch = second.last
    play_out(second, 6)
    replay = Replay(kit_of(key), second, branch + 6 - back)
    third = second.played_on(replay.cursor, "second", 11 if over else None)
    assert played_again(first.game, third.record) == third.position
    assert third.record.origin is not None
    kept = [origin.game for origin in third.record.origin.chain()]
    assert kept == (["first", "second"] if replay.cursor >= branch else ["second"])
    play_out(third, 20)
    assert played_again(first.game, third.record) == third.position


def test_a_game_played_on_can_be_played_to_its_end(key: str) -> None:
    history = played(key)
    other = watched(history, history.last // 2).played_on("the-one-before", 4)
    play_out(other)
    assert other.outcome is not None
    assert played_again(history.game, other.record) == other.position
