"""A turn, step by step, and round after round."""

from __future__ import annotations

import pytest

from halloween_table.engine.game import Refusal, Refused, Turn
from halloween_table.games.candy_hunters.rules.events import GameEnded, Passed, TurnBegan
from halloween_table.games.candy_hunters.rules.moves import (
    Exchange,
    Move,
    MoveGhost,
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from halloween_table.games.candy_hunters.rules.position import Position, Stage
from halloween_table.games.candy_hunters.rules.town import Cell, Colour

from ..doing import GAME, after, events, offered, why_not
from ..drawing import position_of

TOWN = """
    o1 v. b.
    g. -- o.
"""
MOVE_OF: dict[Stage, Move] = {
    Stage.HOUSE: PlaceHouse(Colour.BLUE, Cell(1, 1)),
    Stage.GHOSTS: MoveGhost(0, Cell(1, 0)),
    Stage.PATTERN: ScorePattern(1, Cell(0, 0), 0),
    Stage.EXCHANGE: Exchange(1),
    Stage.KID: PlaceKid(Cell(1, 0)),
}
RULE_OF = {
    Stage.HOUSE: "CH-1.1",
    Stage.GHOSTS: "CH-2.1",
    Stage.PATTERN: "CH-3.1",
    Stage.EXCHANGE: "CH-4.1",
    Stage.KID: "CH-5.1",
}


def at(stage: Stage, seat: int = 0, round: int = 1, first: int = 0, seats: int = 2) -> Position:
    hands = [(1, 2) if owner == seat else () for owner in range(seats)]
    return position_of(
        TOWN,
        stage=stage,
        seat=seat,
        round=round,
        first=first,
        seats=seats,
        hands=hands,
        deck=(5, 6),
    )


def where(position: Position) -> tuple[int, int, Stage]:
    return position.round, position.seat, position.stage


def test_the_five_steps_follow_in_their_order() -> None:
    """CH-1.1, CH-2.1, CH-3.1, CH-4.1, CH-5.1"""
    position = at(Stage.HOUSE)
    seen = [position.stage]
    for stage in Stage:
        position = after(position, MOVE_OF[stage])
        if stage is Stage.GHOSTS:
            position = after(position, MoveGhost(0, Cell(0, 0)))
        seen.append(position.stage)
        if stage is Stage.PATTERN:
            position = position_of(TOWN, stage=position.stage, hands=((1, 2), ()), deck=(5, 6))
    assert seen == [*Stage, Stage.HOUSE]
    assert where(position) == (1, 1, Stage.HOUSE)


@pytest.mark.parametrize("stage", Stage)
@pytest.mark.parametrize("of", Stage)
def test_a_move_belongs_to_its_step(stage: Stage, of: Stage) -> None:
    """CH-1.1, CH-2.1, CH-3.1, CH-4.1, CH-5.1"""
    refusal = GAME.refusal(at(stage), 0, MOVE_OF[of])
    if of is stage:
        assert refusal is None
    else:
        assert refusal is not None
        reason, named = ("step_over", of) if of < stage else ("step_later", stage)
        assert refusal == Refusal(RULE_OF[named], reason, (named,))


@pytest.mark.parametrize("stage", [Stage.GHOSTS, Stage.PATTERN, Stage.EXCHANGE])
def test_steps_two_three_and_four_can_be_passed(stage: Stage) -> None:
    """CH-2.1, CH-3.1, CH-4.1"""
    position = at(stage)
    assert offered(position).count(Pass()) == 1
    assert after(position, Pass()).stage == stage + 1
    assert events(position, Pass()) == (Passed(0, stage),)


@pytest.mark.parametrize("stage", [Stage.HOUSE, Stage.KID])
def test_steps_one_and_five_cannot_be_passed(stage: Stage) -> None:
    """CH-1.1, CH-5.1"""
    position = at(stage)
    assert Pass() not in offered(position)
    assert why_not(position, Pass()) == (RULE_OF[stage], "must_not_pass")


def test_only_the_active_player_moves() -> None:  # CH-S1
    position = at(Stage.HOUSE, seat=1, seats=3)
    assert GAME.actors(position) == (1,)
    for other in (0, 2, -1, 3):
        assert list(GAME.moves(position, other)) == []
        refusal = GAME.refusal(position, other, MOVE_OF[Stage.HOUSE])
        assert refusal is not None
        assert (refusal.rule, refusal.reason, refusal.about) == ("CH-S1", "not_your_turn", (1,))


@pytest.mark.parametrize(
    ("seats", "first", "seat", "round", "then"),
    [
        (2, 0, 0, 1, (1, 1)),
        (2, 0, 1, 1, (2, 0)),
        (2, 1, 1, 1, (1, 0)),
        (2, 1, 0, 1, (2, 1)),
        (3, 2, 2, 4, (4, 0)),
        (3, 2, 0, 4, (4, 1)),
        (3, 2, 1, 4, (5, 2)),
        (4, 0, 3, 5, (6, 0)),
    ],
)
def test_seats_play_clockwise_and_a_round_ends_before_the_first_player(
    seats: int, first: int, seat: int, round: int, then: tuple[int, int]
) -> None:
    """CH-S1"""
    position = at(Stage.KID, seat=seat, first=first, seats=seats, round=round)
    told = events(position, MOVE_OF[Stage.KID])
    position = after(position, MOVE_OF[Stage.KID])
    assert where(position) == (*then, Stage.HOUSE)
    assert GAME.turn(position) == Turn(*then)
    assert told[-1] == TurnBegan(then[1], then[0])


def test_in_round_six_the_turn_ends_after_the_exchange() -> None:  # CH-5.2
    for move in (Pass(), Exchange(1)):
        position = after(at(Stage.EXCHANGE, round=6), move)
        assert where(position) == (6, 1, Stage.HOUSE)
    assert events(at(Stage.EXCHANGE, round=6), Pass())[-1] == TurnBegan(1, 6)


def test_in_round_six_earlier_steps_do_not_end_the_turn() -> None:  # CH-5.2
    assert where(after(at(Stage.PATTERN, round=6), Pass())) == (6, 0, Stage.EXCHANGE)
    assert where(after(at(Stage.HOUSE, round=6), MOVE_OF[Stage.HOUSE])) == (6, 0, Stage.GHOSTS)


def test_the_last_turn_ends_the_game() -> None:  # CH-6.1
    last = at(Stage.EXCHANGE, seat=0, first=1, round=6)
    assert events(last, Pass()) == (Passed(0, Stage.EXCHANGE), GameEnded())
    position = after(last, Pass())
    assert position.over
    for stage in Stage:
        for actor in (0, 1):
            refusal = GAME.refusal(position, actor, MOVE_OF[stage])
            assert refusal is not None
            assert (refusal.rule, refusal.reason) == ("CH-6.1", "game_over")


@pytest.mark.parametrize("stage", Stage)
def test_a_refused_move_is_not_played(stage: Stage) -> None:
    position = at(stage)
    kept, hashed = at(stage), hash(position)
    bad = PlaceKid(Cell(9, 9))
    with pytest.raises(Refused) as refused:
        GAME.play(position, 0, bad)
    assert refused.value.refusal == GAME.refusal(position, 0, bad)
    assert refused.value.refusal.rule in str(refused.value)
    assert (position, hash(position)) == (kept, hashed)


def test_the_game_is_called_candy_hunters() -> None:
    assert (GAME.key, GAME.version) == ("candy_hunters", 1)
