"""Every reason a move can be refused for, provoked."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from halloween_table.engine.game import Refusal, Refused
from halloween_table.games.rest_in_peace import rules
from halloween_table.games.rest_in_peace.rules.moves import (
    Choose,
    EndTurn,
    Move,
    Name,
    Play,
    PlayUnseen,
    Stake,
    StakeNothing,
)
from halloween_table.games.rest_in_peace.rules.position import Position
from halloween_table.games.rest_in_peace.rules.psychics import EFFECTS

from ..doing import GAME, after, move_of, ten
from ..drawing import position_of


class Provoked(NamedTuple):
    rule: str
    reason: str
    position: Position
    move: str | Move
    about: tuple[object, ...] = ()
    actor: int | None = None
    """None for whoever's decision is due."""


PLAIN = position_of("green: hand 1 2 | front p8\nblue: hand 3 | front p9")
OVER = after(position_of("round 3  turn blue  mansions gc gc c\nblue: hand 1"), "leaves")
STAKING = position_of("staking green\ngreen: hand 1 | laid 2\nblue: hand 3")
HYPNOTISED = position_of("green: hand 1 2 | front p8\nblue: laid p6")
ALONE = position_of("green: hand 1 | front p7\nblue: laid p14")
HYPNOTISED_ALONE = position_of("green: hand 1\nblue: laid p14 p6")
EXORCISING = after(position_of("green: front p11\nblue: laid p14 3"), "plays p11")

CHOOSING = {
    2: "green: hand 5 | front p2 | deck 1 2",
    10: "green: hand 5 | front p10",
    11: "green: hand 5 | front p11\nblue: laid 1",
    16: "green: hand 5 | laid 6 | front p16 | deck 1 2",
    17: "green: hand 5 | laid 1 | front p17\nblue: laid 2",
    21: "round 3\ngreen: hand 5 | past 1 | front p21",
    25: "green: hand 5 | front p25\nblue: laid 2",
    27: "round 3\ngreen: hand 5 | past 1 | front p27",
}
"""Where those psychics can be played that let their owner choose."""


def chosen(number: int) -> Position:
    return after(position_of(CHOOSING[number]), f"plays p{number}")


def about_choices() -> Iterator[Provoked]:
    for number in CHOOSING:
        rule, position = f"RP-4.{number}", chosen(number)
        for move in (EndTurn(), PlayUnseen(), Stake(0), StakeNothing(), "plays 5"):
            yield Provoked(rule, "choose_first", position, move, (number,))
        wrong = "chooses green's 6" if number == 16 else "chooses green's 5"
        for said in (wrong, Choose(-1), Choose(99), Name(0), Name(7)):
            yield Provoked(rule, "no_target", position, said, (number, 0))
        if number != 10:
            yield Provoked(rule, "no_target", position, Name(1), (number, 0))
    half = after(chosen(17), "chooses 1")
    yield Provoked("RP-4.17", "no_target", half, "chooses green's 1", (17, 1))


def lacking(psychic: int, reason: str, green: str = "", blue: str = "") -> Provoked:
    position = position_of(f"round 3\ngreen: front p{psychic} | {green}\nblue: {blue}")
    return Provoked("RP-4.0", reason, position, f"plays p{psychic}", (psychic,))


TABLE = [
    Provoked("RP-2.1", "game_over", OVER, EndTurn(), actor=0),
    Provoked("RP-2.1", "game_over", OVER, Stake(21), actor=1),
    Provoked("RP-1.3", "not_your_turn", PLAIN, "blue ends turn", (0,), actor=1),
    Provoked("RP-1.3", "not_your_turn", PLAIN, EndTurn(), (0,), actor=-1),
    Provoked("RP-1.3", "not_your_turn", PLAIN, EndTurn(), (0,), actor=2),
    Provoked("RP-1.3", "not_your_turn", STAKING, "stakes blue's 3", (0,), actor=1),
    Provoked("RP-1.3", "not_your_turn", ten("stakes p10", ""), Name(1), (0,), actor=1),
    *about_choices(),
    Provoked("RP-4.10", "choose_first", ten("stakes p10", ""), StakeNothing(), (10,)),
    Provoked("RP-1.2", "nothing_to_choose", PLAIN, "chooses green's 1"),
    Provoked("RP-1.2", "nothing_to_choose", PLAIN, Name(3)),
    Provoked("RP-1.2", "nothing_to_choose", STAKING, Name(3)),
    Provoked("RP-1.7", "stake_first", STAKING, EndTurn()),
    Provoked("RP-1.7", "stake_first", STAKING, PlayUnseen()),
    Provoked("RP-1.7", "stake_first", STAKING, "plays 1"),
    Provoked("RP-1.7", "only_the_loser_stakes", PLAIN, "stakes 1"),
    Provoked("RP-1.7", "only_the_loser_stakes", PLAIN, StakeNothing()),
    Provoked("RP-1.1", "not_your_card", PLAIN, "plays blue's 3"),
    Provoked("RP-1.1", "not_your_card", PLAIN, "plays blue's p9"),
    Provoked("RP-1.1", "not_your_card", PLAIN, Play(-1)),
    Provoked("RP-1.1", "not_your_card", PLAIN, Play(51)),
    Provoked("RP-1.1", "not_your_card", PLAIN, Play(50)),
    Provoked("RP-1.7", "not_your_card", STAKING, "stakes blue's 3"),
    Provoked("RP-1.7", "not_your_card", STAKING, "stakes 2"),
    Provoked("RP-1.7", "not_your_card", STAKING, Stake(-1)),
    Provoked("RP-1.7", "not_your_card", STAKING, Stake(51)),
    Provoked("RP-4.6", "chance_plays_first", HYPNOTISED, "plays 1"),
    Provoked("RP-4.6", "chance_plays_first", HYPNOTISED, "plays p8"),
    Provoked("RP-1.1", "nobody_is_hypnotised", PLAIN, PlayUnseen()),
    Provoked("RP-4.7", "only_at_ten", ALONE, "plays p7", (7,)),
    Provoked("RP-4.14", "no_second_card", ALONE, "plays 1"),
    Provoked("RP-4.14", "no_second_card", HYPNOTISED_ALONE, PlayUnseen()),
    Provoked("RP-4.14", "no_second_card", EXORCISING, "chooses 3"),
    Provoked(
        "RP-4.14",
        "not_one_card",
        after(position_of("green: hand 1 2\nblue: laid p14"), "plays 2"),
        EndTurn(),
    ),
    Provoked("RP-4.18", "no_psychics", position_of("green: front p8\nblue: laid p18"), "plays p8"),
    Provoked(
        "RP-4.18", "no_psychics", position_of("green: front p11\nblue: laid p18"), "plays p11"
    ),
    lacking(2, "no_deck", "deck"),
    lacking(6, "no_hand_to_draw_from"),
    lacking(11, "no_card_of_theirs"),
    lacking(16, "no_deck_and_no_hand", "deck"),
    lacking(17, "no_ghost_on_each_side"),
    lacking(21, "no_earlier_ghost"),
    lacking(22, "no_hand_to_draw_from"),
    lacking(25, "no_small_ghost_of_theirs"),
    lacking(27, "no_earlier_ghost"),
]


@pytest.mark.parametrize("case", TABLE, ids=lambda case: f"{case.rule}-{case.reason}")
def test_the_refusal_names_rule_reason_and_what_it_is_about(case: Provoked) -> None:
    position = case.position
    move = move_of(position, case.move) if isinstance(case.move, str) else case.move
    actor = GAME.actors(position)[0] if case.actor is None else case.actor
    refusal = GAME.refusal(position, actor, move)
    assert refusal == Refusal(case.rule, case.reason, case.about)
    with pytest.raises(Refused) as refused:
        GAME.play(position, actor, move)
    assert refused.value.refusal == refusal
    assert move not in list(GAME.moves(position, actor))


def test_what_comes_first_is_said_first() -> None:
    """Over, another's turn, a choice, the kind of move, then the card."""
    for move in (Play(0), Choose(0), Name(0), Stake(0), PlayUnseen(), StakeNothing()):
        assert GAME.untimely(OVER, 0, move) == Refusal("RP-2.1", "game_over")
        assert GAME.untimely(PLAIN, 1, move) == Refusal("RP-1.3", "not_your_turn", (0,))
    both = position_of("green: hand 1 | front p8 p7 p11\nblue: laid p18 p6")
    for card, reason in (("1", "chance_plays_first"), ("p8", "chance_plays_first")):
        refusal = GAME.refusal(both, 0, move_of(both, f"plays {card}"))
        assert refusal is not None
        assert refusal.reason == reason
    sceptic = position_of("green: hand 1 | front p7 p27\nblue: laid p18")
    assert GAME.refusal(sceptic, 0, move_of(sceptic, "plays p7")) == Refusal(
        "RP-4.7", "only_at_ten", (7,)
    )
    assert GAME.refusal(sceptic, 0, move_of(sceptic, "plays p27")) == Refusal(
        "RP-4.18", "no_psychics"
    )


def test_a_kind_of_move_that_is_due_is_not_untimely() -> None:
    """Whatever it is about."""
    assert GAME.untimely(PLAIN, 0, Play(-1)) is None
    assert GAME.untimely(PLAIN, 0, PlayUnseen()) is None
    assert GAME.untimely(STAKING, 0, Stake(-1)) is None
    assert GAME.untimely(chosen(10), 0, Name(99)) is None


# ---- nothing is left out ---------------------------------------------------------------------------


def _written() -> set[tuple[str, str]]:
    """Every (rule, reason) that stands in the source of the rules."""
    pairs: set[tuple[str, str]] = set()
    for file in Path(next(iter(rules.__path__))).glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                pairs |= set(_pairs(*node.args[:2]))
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "_kept_from":
                hold, reason = ast.unparse(node.args[1]), ast.literal_eval(node.args[2])
                pairs |= {
                    (f"RP-4.{number}", reason)
                    for number, effect in EFFECTS.items()
                    if str(effect.hold) == hold
                }
            if isinstance(node, ast.FunctionDef) and node.name == "lacks":
                pairs |= {("RP-4.0", reason) for reason in _reasons(node)}
    return pairs


def _pairs(rule: ast.expr, reason: ast.expr) -> Iterator[tuple[str, str]]:
    if isinstance(reason, ast.Name):
        assert reason.id in ("lacks", "reason"), "a reason that is worked out elsewhere"
        return
    word = ast.literal_eval(reason)
    if isinstance(rule, ast.Constant):
        yield str(rule.value), word
        return
    assert ast.unparse(rule).startswith("f'RP-4.{"), "a rule that is worked out"
    for number, effect in EFFECTS.items():
        if effect.only_at_ten if word == "only_at_ten" else effect.choices:
            yield f"RP-4.{number}", word


def _reasons(lacks: ast.FunctionDef) -> Iterator[str]:
    """The words that a `lacks` returns; nothing missing is no word."""
    for answer in ast.walk(lacks):
        if isinstance(answer, ast.Return):
            for node in ast.walk(answer):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
                    yield node.value


def test_every_refusal_of_the_rules_is_provoked() -> None:
    assert {(case.rule, case.reason) for case in TABLE} == _written()
