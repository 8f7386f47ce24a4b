"""Every reason a move can be refused for, provoked."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from halloween_table.engine.game import TABLE, Actor, Refusal, Refused
from halloween_table.games.booo import rules
from halloween_table.games.booo.rules.castle import Cell, Room
from halloween_table.games.booo.rules.game import _NOT_NOW
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
from halloween_table.games.booo.rules.position import Position

from ..doing import (
    BLUE,
    GAME,
    RED,
    a_way,
    after,
    claiming,
    dealt,
    holding,
    in_room,
    searching,
    shown,
    took,
)


class Provoked(NamedTuple):
    rule: str
    reason: str
    position: Position
    actor: Actor
    move: Move
    about: tuple[object, ...] = ()


START = dealt(first=1, choose_start=True)
READY = dealt(first=1)
SEARCH = searching(4)
NAMING = after(SEARCH, 2, CallClaim())
SHOWING = after(NAMING, 2, NameColour(RED))
WAITING = after(searching(wait=3), 0, CallClaim(), GiveUp())
OVER = took(holding(searching(), 0, guests=(9, 10, 11, 12)), 0)
AT_A_TRAPDOOR = claiming(in_room(SEARCH, Room(1, 1)), 2, RED)
AT_A_TRANSFORMATION = claiming(in_room(SEARCH, Room(1, 4)), 2, RED)
IN_A_CORRIDOR = after(claiming(SEARCH, 2, a_way(SEARCH).colour), 2, a_way(SEARCH).steps[0])
NO_CLOCK = after(searching(first_clock=0), 2, CallClaim())
PRACTICE = searching(1)
TIMED = after(PRACTICE, TABLE, Timed(1500))
TOLD = after(PRACTICE, TABLE, Hint())
HINTED = after(searching(hint=20), TABLE, Hint())
REPLAY = shown(SEARCH, 2, a_way(SEARCH)).on_the_way[-1]
EVERY_MOVE: tuple[Move, ...] = (
    ChooseStart(Room(2, 2)),
    TurnOver(),
    CallClaim(),
    NameColour(RED),
    Go(Cell(0, 0)),
    Jump(Room(1, 1)),
    ChangeColour(BLUE),
    GiveUp(),
    RaiseHand(),
    LowerHand(),
    RunOut(),
    WaitOver(0),
    Interrupted(),
    Hint(),
    Timed(2000),
)
OF_THE_TABLE = (RunOut, WaitOver, Interrupted, Hint, Timed)
DUE: list[tuple[Position, Actor, tuple[type[Move], ...]]] = [
    (START, 1, (ChooseStart,)),
    (READY, 1, (TurnOver,)),
    (SEARCH, 2, (CallClaim, RaiseHand, LowerHand, WaitOver, Hint)),
    (NAMING, 2, (NameColour, GiveUp, *OF_THE_TABLE)),
    (SHOWING, 2, (Go, Jump, ChangeColour, GiveUp, *OF_THE_TABLE)),
    (REPLAY, 2, ()),
]
"""What can be done in each phase; everything else is not due."""
INSTEAD = [
    ("BO-S5", "choose_start_first"),
    ("BO-1.1", "guest_first"),
    ("BO-1.2", "no_touching"),
    ("BO-1.3", "name_colour_first"),
    ("BO-1.5", "show_the_way"),
    ("BO-1.11", "way_is_shown"),
]


def not_due() -> Iterator[Provoked]:
    for (rule, reason), (position, seat, due) in zip(INSTEAD, DUE, strict=True):
        for move in EVERY_MOVE:
            if not isinstance(move, due):
                actor = TABLE if isinstance(move, OF_THE_TABLE) else seat
                yield Provoked(rule, reason, position, actor, move)


REFUSALS = [
    *[
        Provoked("BO-2.3", "game_over", OVER, actor, move)
        for actor in (TABLE, 1)
        for move in EVERY_MOVE
    ],
    *[
        Provoked("BO-1.9", "clock_only", position, 2, move)
        for position in (READY, SEARCH, NAMING, SHOWING)
        for move in EVERY_MOVE
        if isinstance(move, OF_THE_TABLE)
    ],
    Provoked("BO-1.9", "clock_only", SEARCH, TABLE, CallClaim()),
    Provoked("BO-1.9", "clock_only", NAMING, TABLE, GiveUp()),
    *not_due(),
    Provoked("BO-1.1", "not_your_turn", START, 0, ChooseStart(Room(2, 2)), (1,)),
    Provoked("BO-1.1", "not_your_turn", READY, 0, TurnOver(), (1,)),
    Provoked("BO-1.1", "not_your_turn", READY, 3, TurnOver(), (1,)),
    Provoked("BO-1.1", "not_your_turn", SEARCH, 4, CallClaim(), (0,)),
    Provoked("BO-1.3", "not_your_turn", NAMING, 0, NameColour(RED), (2,)),
    Provoked("BO-1.3", "not_your_turn", SHOWING, 3, Go(Cell(0, 0)), (2,)),
    Provoked("BO-1.3", "not_your_turn", SHOWING, 0, GiveUp(), (2,)),
    Provoked("BO-S5", "not_in_the_middle", START, 1, ChooseStart(Room(1, 2))),
    Provoked("BO-S5", "not_in_the_middle", START, 1, ChooseStart(Room(9, 9))),
    Provoked("BO-1.10", "wait_first", WAITING, 0, CallClaim()),
    Provoked("BO-1.10", "nobody_waits", WAITING, TABLE, WaitOver(1)),
    Provoked("BO-1.10", "nobody_waits", WAITING, TABLE, WaitOver(-1)),
    Provoked("BO-1.10", "nobody_waits", SEARCH, TABLE, WaitOver(0)),
    Provoked("BO-1.10", "nobody_waits", NAMING, TABLE, WaitOver(2)),
    Provoked("BO-1.12", "hand_is_up", after(SEARCH, 3, RaiseHand()), 3, RaiseHand()),
    Provoked("BO-1.12", "hand_is_down", after(SEARCH, 3, RaiseHand()), 2, LowerHand()),
    Provoked("BO-C6", "not_a_step", SHOWING, 2, Go(SHOWING.ghost.cell)),
    Provoked("BO-C6", "not_a_step", SHOWING, 2, Go(Cell(0, 0))),
    Provoked("BO-C6", "not_a_step", SHOWING, 2, Go(Cell(-1, 99))),
    Provoked("BO-1.6", "no_trapdoor_here", SHOWING, 2, Jump(Room(1, 1))),
    Provoked("BO-1.6", "no_trapdoor_here", IN_A_CORRIDOR, 2, Jump(Room(1, 1))),
    Provoked("BO-1.6", "no_trapdoor_here", AT_A_TRANSFORMATION, 2, Jump(Room(1, 1))),
    Provoked("BO-1.6", "no_trapdoor_there", AT_A_TRAPDOOR, 2, Jump(Room(1, 1))),
    Provoked("BO-1.6", "no_trapdoor_there", AT_A_TRAPDOOR, 2, Jump(Room(1, 4))),
    Provoked("BO-1.6", "no_trapdoor_there", AT_A_TRAPDOOR, 2, Jump(Room(7, 7))),
    Provoked("BO-1.7", "no_transformation_here", SHOWING, 2, ChangeColour(BLUE)),
    Provoked("BO-1.7", "no_transformation_here", IN_A_CORRIDOR, 2, ChangeColour(BLUE)),
    Provoked("BO-1.7", "no_transformation_here", AT_A_TRAPDOOR, 2, ChangeColour(BLUE)),
    Provoked("BO-1.7", "same_colour", AT_A_TRANSFORMATION, 2, ChangeColour(RED)),
    Provoked("BO-1.9", "no_clock", NO_CLOCK, TABLE, RunOut()),
    Provoked("BO-1.9", "no_clock", PRACTICE, TABLE, RunOut()),
    Provoked("BO-3.3", "nothing_begun", PRACTICE, TABLE, Interrupted()),
    *[
        Provoked("BO-1.2", "no_hint", position, TABLE, Hint())
        for position in (SEARCH, NAMING, SHOWING, TOLD, HINTED)
    ],
    Provoked("BO-P1", "no_stopwatch", NAMING, TABLE, Timed(2000)),
    Provoked("BO-P1", "no_stopwatch", SHOWING, TABLE, Timed(2000)),
    Provoked("BO-P1", "time_runs_forwards", PRACTICE, TABLE, Timed(-1)),
    Provoked("BO-P1", "time_runs_forwards", TIMED, TABLE, Timed(1499)),
]


@pytest.mark.parametrize(
    "case", REFUSALS, ids=lambda case: f"{case.rule}-{case.reason}-{type(case.move).__name__}"
)
def test_the_refusal_names_rule_reason_and_what_it_is_about(case: Provoked) -> None:
    refusal = GAME.refusal(case.position, case.actor, case.move)
    assert refusal == Refusal(case.rule, case.reason, case.about)
    with pytest.raises(Refused) as refused:
        GAME.play(case.position, case.actor, case.move)
    assert refused.value.refusal == refusal
    assert case.move not in list(GAME.moves(case.position, case.actor))


def test_a_kind_of_move_that_is_due_is_not_untimely() -> None:
    """Whatever it is about."""
    assert GAME.untimely(START, 1, ChooseStart(Room(0, 0))) is None
    assert GAME.untimely(WAITING, 0, CallClaim()) is None
    assert GAME.untimely(SEARCH, 0, LowerHand()) is None
    assert GAME.untimely(SHOWING, 2, Go(Cell(0, 0))) is None
    assert GAME.untimely(SHOWING, 2, Jump(Room(0, 0))) is None
    assert GAME.untimely(NO_CLOCK, TABLE, RunOut()) is None
    assert GAME.untimely(WAITING, TABLE, WaitOver(2)) is None


def test_what_comes_first_is_said_first() -> None:
    """Over, whose kind of move, what is due, whose turn, then what it is about."""
    assert GAME.refusal(OVER, 0, RunOut()) == Refusal("BO-2.3", "game_over")
    assert GAME.refusal(READY, 0, RunOut()) == Refusal("BO-1.9", "clock_only")
    assert GAME.refusal(READY, 0, CallClaim()) == Refusal("BO-1.1", "guest_first")
    assert GAME.refusal(START, 0, ChooseStart(Room(0, 0))) == Refusal(
        "BO-1.1", "not_your_turn", (1,)
    )


# ---- nothing is left out ---------------------------------------------------------------------------


def _written() -> set[tuple[str, str]]:
    """Every (rule, reason) that stands in the source of the rules."""
    pairs: set[tuple[str, str]] = set()
    for file in Path(next(iter(rules.__path__))).glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                pairs |= set(_pairs(tree, node))
    return pairs


def _pairs(tree: ast.Module, refusal: ast.Call) -> Iterator[tuple[str, str]]:
    if isinstance(refusal.args[0], ast.Starred):
        assert ast.unparse(refusal.args[0]) == "*_NOT_NOW[position.phase]"
        yield from _NOT_NOW.values()
        return
    rule, reason = refusal.args[:2]
    for name in [rule.value] if isinstance(rule, ast.Constant) else _worked_out(tree, rule):
        yield str(name), ast.literal_eval(reason)


def _worked_out(tree: ast.Module, rule: ast.expr) -> Iterator[str]:
    """The ids that a variable of this name can have."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == ast.unparse(rule):
            for part in ast.walk(node.value):
                if isinstance(part, ast.Constant):
                    yield str(part.value)


def test_every_refusal_of_the_rules_is_provoked() -> None:
    assert {(case.rule, case.reason) for case in REFUSALS} == _written()


def test_every_kind_of_move_is_tried() -> None:
    assert tuple(map(type, EVERY_MOVE)) == MOVES
