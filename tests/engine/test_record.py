"""Records: playing the moves again gives every position."""

from __future__ import annotations

import pytest

from halloween_table.engine.game import Refusal
from halloween_table.engine.record import BrokenRecord, Played, Player, Record, replay, start, steps

from .beans import BeanGame, Options, Roll, RunOut, Take

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
