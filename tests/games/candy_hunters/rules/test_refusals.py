"""Every reason a move can be refused for, provoked."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

import pytest

from halloween_table.engine.game import Refusal, Refused
from halloween_table.games.candy_hunters import rules
from halloween_table.games.candy_hunters.rules.game import _COMPULSORY, _RULE_OF
from halloween_table.games.candy_hunters.rules.moves import (
    Displace,
    Exchange,
    Move,
    MoveGhost,
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from halloween_table.games.candy_hunters.rules.position import Ghost, Kid, Position, Stage
from halloween_table.games.candy_hunters.rules.town import Cell, Colour

from ..doing import GAME, after, offered, shove, walk
from ..drawing import draw, position_of

ROW = "o1 v. g. b2"
KID_SHOVED = after(position_of("o1 vA gB b.", stage=Stage.GHOSTS), walk("1", 1, 0))
GHOST_SHOVED = after(position_of("o1 v2 gA", stage=Stage.GHOSTS), walk("1", 1, 0))
RING = after(position_of("o1 v2 \n g4 b3", stage=Stage.GHOSTS), walk("1", 1, 0), shove(1, 1))


def row(stage: Stage, deck: tuple[int, ...] = (9, 10)) -> Position:
    """A row of four houses, card 1 and the haunted 29 in hand."""
    return position_of(ROW, stage=stage, hands=((1, 29), (5, 6)), deck=deck)


class Provoked(NamedTuple):
    rule: str
    reason: str
    position: Position
    move: Move
    about: tuple[object, ...] = ()
    actor: int = 0


ONE, TWO = Ghost(0), Ghost(1)
TABLE = [
    Provoked("CH-6.1", "game_over", position_of(ROW, round=7), Pass()),
    Provoked("CH-S1", "not_your_turn", row(Stage.HOUSE), Pass(), (0,), actor=1),
    Provoked("CH-S1", "not_your_turn", row(Stage.HOUSE), Pass(), (0,), actor=-1),
    Provoked("CH-2.4", "shoved_first", GHOST_SHOVED, Pass(), (TWO,)),
    Provoked("CH-2.3", "shoved_first", KID_SHOVED, Pass(), (Kid(0, 1),)),
    Provoked("CH-2.4", "nothing_shoved", row(Stage.GHOSTS), Displace(Cell(1, 0))),
    Provoked("CH-1.1", "must_not_pass", row(Stage.HOUSE), Pass()),
    Provoked("CH-5.1", "must_not_pass", row(Stage.KID), Pass()),
    Provoked("CH-1.1", "step_later", row(Stage.HOUSE), Exchange(1), (Stage.HOUSE,)),
    Provoked("CH-2.1", "step_later", row(Stage.GHOSTS), Exchange(1), (Stage.GHOSTS,)),
    Provoked("CH-3.1", "step_later", row(Stage.PATTERN), Exchange(1), (Stage.PATTERN,)),
    Provoked("CH-4.1", "step_later", row(Stage.EXCHANGE), PlaceKid(Cell(1, 0)), (Stage.EXCHANGE,)),
    Provoked(
        "CH-1.1",
        "step_over",
        row(Stage.GHOSTS),
        PlaceHouse(Colour.BLUE, Cell(0, 1)),
        (Stage.HOUSE,),
    ),
    Provoked("CH-2.1", "step_over", row(Stage.PATTERN), walk("1", 1, 0), (Stage.GHOSTS,)),
    Provoked(
        "CH-3.1", "step_over", row(Stage.KID), ScorePattern(1, Cell(0, 0), 0), (Stage.PATTERN,)
    ),
    Provoked("CH-4.1", "step_over", row(Stage.KID), Exchange(1), (Stage.EXCHANGE,)),
    Provoked("CH-5.2", "no_kid_in_last_round", position_of(ROW, round=6), PlaceKid(Cell(1, 0))),
    Provoked(
        "CH-1.2",
        "stack_empty",
        position_of(ROW, stacks={"o": 0, "v": 1, "g": 1, "b": 1}),
        PlaceHouse(Colour.ORANGE, Cell(0, 1)),
        (Colour.ORANGE,),
    ),
    Provoked("CH-1.1", "cell_built", row(Stage.HOUSE), PlaceHouse(Colour.ORANGE, Cell(2, 0))),
    Provoked("CH-1.1", "not_at_an_edge", row(Stage.HOUSE), PlaceHouse(Colour.BLUE, Cell(4, 1))),
    Provoked("CH-2.2", "ghost_not_in_town", row(Stage.GHOSTS), MoveGhost(2, Cell(1, 0))),
    Provoked("CH-2.2", "off_the_tiles", row(Stage.GHOSTS), walk("1", 0, 1)),
    Provoked("CH-2.2", "not_next_to_ghost", row(Stage.GHOSTS), walk("1", 2, 0)),
    Provoked("CH-2.3", "not_next_to_shover", KID_SHOVED, shove(3, 0), (Kid(0, 1),)),
    Provoked("CH-2.4", "not_next_to_shover", GHOST_SHOVED, shove(3, 0), (TWO,)),
    Provoked("CH-2.3", "no_tile_there", KID_SHOVED, shove(1, 1), (Kid(0, 1),)),
    Provoked("CH-2.4", "no_tile_there", GHOST_SHOVED, shove(1, -1), (TWO,)),
    Provoked("CH-2.3", "kid_needs_empty_tile", KID_SHOVED, shove(2, 0), (Kid(1, 1),)),
    Provoked("CH-2.7", "shover_stays", RING, shove(1, 0), (ONE,)),
    Provoked("CH-2.6", "dead_end", GHOST_SHOVED, shove(2, 0), (Kid(0, 1),)),
    Provoked("CH-3.1", "card_not_in_hand", row(Stage.PATTERN), ScorePattern(5, Cell(0, 0), 0)),
    Provoked("CH-3.2", "no_such_turn", row(Stage.PATTERN), ScorePattern(1, Cell(0, 0), 4)),
    Provoked("CH-3.9", "too_much_unmet", row(Stage.PATTERN), ScorePattern(29, Cell(9, 9), 0), (6,)),
    Provoked("CH-3.2", "pattern_not_there", row(Stage.PATTERN), ScorePattern(1, Cell(0, 0), 0)),
    Provoked("CH-4.1", "haunted_card_stays", row(Stage.EXCHANGE), Exchange(29)),
    Provoked("CH-4.1", "deck_empty", row(Stage.EXCHANGE, deck=()), Exchange(1)),
    Provoked("CH-4.1", "card_not_in_hand", row(Stage.EXCHANGE), Exchange(5)),
    Provoked("CH-5.1", "kid_needs_tile", row(Stage.KID), PlaceKid(Cell(0, 1))),
    Provoked("CH-5.1", "tile_taken", row(Stage.KID), PlaceKid(Cell(3, 0)), (TWO,)),
]


@pytest.mark.parametrize("case", TABLE, ids=lambda case: f"{case.rule}-{case.reason}")
def test_the_refusal_names_rule_reason_and_what_it_is_about(case: Provoked) -> None:
    refusal = GAME.refusal(case.position, case.actor, case.move)
    assert refusal == Refusal(case.rule, case.reason, case.about), draw(case.position)
    with pytest.raises(Refused) as refused:
        GAME.play(case.position, case.actor, case.move)
    assert refused.value.refusal == refusal
    if case.actor == case.position.seat:
        assert case.move not in offered(case.position)


def _written() -> set[tuple[str, str]]:
    """Every (rule, reason) that stands in the source of the rules."""
    pairs: set[tuple[str, str]] = set()
    for file in Path(next(iter(rules.__path__))).glob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "Refusal":
                reason = ast.literal_eval(call.args[1])
                pairs |= {(rule, reason) for rule in _rules(call.args[0], reason)}
    return pairs


def _rules(written: ast.expr, reason: str) -> set[str]:
    """The rules an expression in the source can stand for."""
    source = ast.unparse(written)
    if source in ("rule_of(shoved.piece)", "ghosts.rule_of(shoved)"):
        return {"CH-2.3", "CH-2.4"}
    if source.startswith("_RULE_OF["):
        stages = {"must_not_pass": _COMPULSORY}.get(reason, tuple(Stage)[:-1])
        return {_RULE_OF[stage] for stage in stages}
    return {ast.literal_eval(written)}


def test_every_refusal_of_the_rules_is_provoked() -> None:
    assert {(case.rule, case.reason) for case in TABLE} == _written()
