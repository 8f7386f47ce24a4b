"""Records: playing the moves again gives every position."""

from __future__ import annotations

import pytest
from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Refusal
from halloween_table.engine.record import (
    BrokenRecord,
    Origin,
    Played,
    Player,
    Record,
    branched,
    replay,
    start,
    steps,
)

from .beans import BeanGame, Beans, Options, Roll, RunOut, Take

GAME = BeanGame()
PLAYERS = (Player("Ola", "cat", "red"), Player("Ivo", "owl", "blue"))
NEW = Record("beans", 3, Options(heap=20, clock=True), PLAYERS, seed=5)
MOVES = (Played(0, Roll()), Played(1, Take(2)), Played(-1, RunOut()), Played(1, Roll()))


def recorded() -> Record:
    record = NEW
    for played in MOVES:
        record = record.after(played)
    return record


def test_a_record_grows_by_one_move_and_the_old_one_stays() -> None:
    longer = NEW.after(MOVES[0])
    assert longer.moves == MOVES[:1]
    assert NEW.moves == ()
    assert longer.after(MOVES[1]).moves == MOVES[:2]
    assert (longer.seed, longer.players, longer.options) == (5, PLAYERS, NEW.options)


def test_the_start_is_the_setup_for_options_seats_and_seed() -> None:
    assert start(GAME, recorded()) == GAME.setup(Options(heap=20, clock=True), 2, 5)


def test_a_replay_gives_the_same_position() -> None:
    position = GAME.setup(NEW.options, 2, NEW.seed)
    for played in MOVES:
        position = GAME.play(position, played.actor, played.move).position
    assert replay(GAME, recorded()) == position
    assert replay(GAME, recorded()) == replay(GAME, recorded())


@pytest.mark.parametrize("length", [0, 1, 2, 3, 4, 9])
def test_a_replay_can_stop_anywhere(length: int) -> None:
    position = start(GAME, NEW)
    for played in MOVES[:length]:
        position = GAME.play(position, played.actor, played.move).position
    assert replay(GAME, recorded(), length) == position


def test_steps_tell_what_every_move_gave() -> None:
    given = list(steps(GAME, recorded()))
    assert len(given) == 4
    assert given[-1].position == replay(GAME, recorded())
    position = start(GAME, NEW)
    for step, played in zip(given, MOVES, strict=True):
        assert step == GAME.play(position, played.actor, played.move)
        position = step.position


def test_a_new_record_has_no_steps() -> None:
    assert list(steps(GAME, NEW)) == []
    assert replay(GAME, NEW) == start(GAME, NEW)


def test_a_record_its_rules_do_not_accept_is_broken() -> None:
    broken = recorded().after(Played(0, Take(9))).after(Played(0, Take(1)))
    with pytest.raises(BrokenRecord, match="move 5 is refused: B-3") as caught:
        replay(GAME, broken)
    assert caught.value.at == 4
    assert caught.value.refused.refusal == Refusal(
        "B-3", "wrong_count", (caught.value.refused.refusal.about[0],)
    )


def test_a_broken_record_is_good_up_to_its_break() -> None:
    broken = recorded().after(Played(0, Take(9)))
    assert replay(GAME, broken, 4) == replay(GAME, recorded())
    with pytest.raises(BrokenRecord):
        replay(GAME, broken, 5)


def test_equal_records_are_equal() -> None:
    assert recorded() == recorded()
    assert hash(recorded()) == hash(recorded())


# ---- played on from somewhere -------------------------------------------------------------------


def played_on(moves: int, redrawn: int | None) -> Record:
    """A game with all moves of the recorded one, of which so many were copied."""
    return evolve(recorded(), origin=Origin("a1b2", moves, redrawn))


def drawn_anew(position: Beans, seed: int) -> Beans:
    return GAME.imagined(GAME.view(position, None), None, Chance(seed))


@pytest.mark.parametrize("moves", range(5))
def test_a_game_played_on_with_nothing_drawn_anew_is_the_same_game(moves: int) -> None:
    assert list(steps(GAME, played_on(moves, None))) == list(steps(GAME, recorded()))
    assert start(GAME, played_on(moves, None)) == start(GAME, recorded())


@pytest.mark.parametrize("moves", range(1, 5))
def test_what_was_hidden_is_drawn_anew_where_the_game_was_played_on(moves: int) -> None:
    record, given = played_on(moves, 77), list(steps(GAME, played_on(moves, 77)))
    before = list(steps(GAME, recorded()))
    assert start(GAME, record) == start(GAME, recorded())
    assert given[: moves - 1] == before[: moves - 1]
    branch, was = given[moves - 1], before[moves - 1]
    assert branch.position == drawn_anew(was.position, 77) != was.position
    assert branch.events == was.events
    assert GAME.view(branch.position, None) == GAME.view(was.position, None)
    position = branch.position
    for step, played in zip(given[moves:], MOVES[moves:], strict=True):
        assert step == GAME.play(position, played.actor, played.move)
        position = step.position
    assert replay(GAME, record) == position
    assert replay(GAME, record, moves) == branch.position
    assert replay(GAME, record, moves - 1) == replay(GAME, recorded(), moves - 1)


def test_a_game_played_on_from_its_very_start_begins_with_what_is_drawn_anew() -> None:
    record = played_on(0, 77)
    dealt = start(GAME, recorded())
    assert start(GAME, record) == drawn_anew(dealt, 77) != dealt
    assert replay(GAME, record, 0) == start(GAME, record)
    first = next(steps(GAME, record))
    assert first == GAME.play(start(GAME, record), 0, Roll())


def test_two_seeds_draw_differently() -> None:
    assert replay(GAME, played_on(2, 77)) != replay(GAME, played_on(2, 78))
    assert replay(GAME, played_on(2, 77)) == replay(GAME, played_on(2, 77))


def test_only_the_point_it_was_played_on_from_is_drawn_anew() -> None:
    position = replay(GAME, recorded(), 2)
    record = played_on(2, 77)
    assert branched(GAME, record, 2, position) == drawn_anew(position, 77)
    for moves in (0, 1, 3, 4):
        assert branched(GAME, record, moves, position) is position


def test_whoever_knows_the_start_spares_the_setup() -> None:
    class Counting(BeanGame):
        setups = 0

        def setup(self, options: Options, seats: int, seed: int) -> Beans:
            self.setups += 1
            return super().setup(options, seats, seed)

    game = Counting()
    list(steps(game, recorded(), start(game, recorded())))
    assert game.setups == 1
    replay(game, recorded())
    assert game.setups == 2
