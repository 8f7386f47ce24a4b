"""Every reason a move can be refused for, provoked."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from attrs import evolve

from halloween_table.engine.game import Refusal, Refused
from halloween_table.games.halloween import rules
from halloween_table.games.halloween.rules.moves import Move
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.rules.town import SUPPLY, Action, Building, Level

from ..doing import GAME, me, move_of, play, with_dice
from ..drawing import KINDS, lord, town


class Provoked(NamedTuple):
    rule: str
    reason: str
    position: Position
    said: str | Move
    about: tuple[object, ...] = ()
    actor: int | None = None
    """None for whoever's decision is due."""


def bonus(kind: str, nth: int = 0) -> int:
    """The number of a bonus token."""
    return KINDS.index(kind) * 2 + nth


def without_blue_ghosts(drawing: str) -> Position:
    """No game comes to this (HA-T5)."""
    position = town(drawing)
    return evolve(
        position, ghosts=tuple(SUPPLY if g < 5 else w for g, w in enumerate(position.ghosts))
    )


def without_discs(position: Position) -> Position:
    """No game comes to this: eleven discs would be on cards."""
    one = evolve(position.lords[0], reserve=())
    return evolve(position, lords=(one, *position.lords[1:]))


PLAIN = town("School: bb | Church: g | Police: b", in_use=(5, 27))
OVER = play(town("School: b", seat=2, ending=True), "rest 1", "rest 2", "rest 3", "end")
SIX = "School:b Church:b Town Hall:b Hospital:b Police:b Cinema:b"
FULL = town("School: bbgggy | Church: bb | Cinema: yyyooo", lord("3 3 3"))
ROLLING = play(
    with_dice(
        town("School: bg", lord(bonuses="reroll two_scares higher_die"), in_use=(5,)), "b1 g6"
    ),
    "1: fight blue green School",
)
ROLLED = play(ROLLING, "roll")
MIXED = play(
    town("School: bor", lord("5 5 5", cards=(47, 10), bonuses="higher_die")),
    "1: mix School orange red",
)
WON = play(
    with_dice(town("School: bg", lord(bonuses="reroll plus_three")), "b4 g1"),
    "1: fight blue green School",
)
HAUNTED = play(town("School: b", lord(cards=(18, 10), bonuses="reroll")), "1: haunt School blue")
FETCHING = play(
    town("School: b | Church: +rest", lord(bonuses="disc")), "1: move blue School Church"
)
LIFTING = play(town("School: bb", lord("1 1 2")), "1: upgrade blue School")
BLUES = play(town("School: b | Church: yyyyyo"), "1: upgrade blue School")
PAYING = play(town("School: b", lord(tokens="bbbg"), in_use=(5,)), "claim 5")
REWARD = play(town("School: b", lord(tokens="bbb"), lord(cards=(5,))), "claim 5")
MASTER = town("School: bgy", lord("2 2 2 2"), mode="master")
READIED = play(
    town("School: bbg | Church: y", lord("1 2 5", cards=(4, 6, 23), discs="move@1")), "power 4"
)
AGAIN = play(town("School: bg", lord("1 2 5", cards=(4, 6), discs="scare@1")), "power 6")
ASKED = play(town("School: b", lord(cards=(23,), scares=2)), "power 23")
NAPPING = play(town("School: b", lord(bonuses="rest", discs="move@1 move@2")), "use rest")

TABLE = [
    # whose decision it is
    Provoked("HA-5.1", "game_over", OVER, "end", actor=0),
    Provoked("HA-5.1", "game_over", OVER, "rest 1", actor=2),
    Provoked("HA-1.1", "not_your_turn", PLAIN, "rest 1", (0,), actor=1),
    Provoked("HA-1.1", "not_your_turn", PLAIN, "end", (0,), actor=-1),
    Provoked("HA-1.1", "not_your_turn", REWARD, "points", (1,), actor=0),
    # a turn
    Provoked("HA-1.1", "no_such_section", PLAIN, "act 4 scare"),
    Provoked("HA-1.1", "no_such_section", PLAIN, "rest 0"),
    Provoked("HA-1.1", "section_done", play(PLAIN, "rest 2"), "act 2 scare", (1,)),
    Provoked("HA-1.1", "section_done", play(PLAIN, "rest 2"), "rest 2", (1,)),
    Provoked("HA-1.4", "occupied", town("School: b", lord(discs="move@1")), "act 1 move", (Action.MOVE,)),
    Provoked("HA-1.1", "no_disc", town("School: b", lord(discs="all@1 all@2")), "act 3 scare"),
    Provoked("HA-1.1", "sections_left", PLAIN, "end", (0, 3)),
    Provoked("HA-1.1", "sections_left", play(PLAIN, "rest 1", "rest 3"), "end", (1, 1)),
    Provoked("HA-1.1", "disc_first", PLAIN, "scare blue"),
    Provoked("HA-1.1", "all_done", play(town("School: b"), "rest 1", "rest 2", "rest 3"), "move blue School Church"),
    Provoked("HA-1.1", "disc_first", PLAIN, "no"),
    # actions that cannot be done at all
    Provoked("HA-1.2", "no_pair_anywhere", town("School: b | Church: b"), "act 1 summon"),
    Provoked("HA-1.3", "pairs_too_high", town("School: b | Church: gg"), "act 2 summon", (Level.BLUE,)),
    Provoked("HA-T3", "ghosts_out", town("School: bbbbb"), "act 1 summon", (Level.BLUE,)),
    Provoked("HA-T3", "building_full", town("School: bbgggy"), "act 1 summon", (Building.SCHOOL, 6)),
    Provoked("HA-T3", "pairs_full_or_out", town("School: bbb | Church: bb"), "act 1 summon"),
    Provoked("HA-1.3", "nobody_commanded", without_blue_ghosts("School: bg"), "act 1 scare", (Level.BLUE,)),
    Provoked("HA-1.3", "nobody_commanded", without_blue_ghosts("School: bg"), "act 1 move", (Level.BLUE,)),
    Provoked("HA-1.3", "nobody_to_upgrade", without_blue_ghosts("School: bg"), "act 1 upgrade", (Level.BLUE,)),
    Provoked("HA-2.3", "upgrades_out", town("School: b | Church: ggggg"), "act 1 upgrade"),
    Provoked("HA-2.3", "too_few_scares", town("School: b", lord(scares=1)), "act 1 upgrade", (2, 1)),
    Provoked(
        "HA-2.3", "too_few_scares", town("School: by | Church: ggggg", lord("3 3 3", scares=2)),
        "act 1 upgrade", (3, 2),
    ),
    Provoked("HA-T3", "all_full", town("School: b | Church: ggggyy | Hospital: yyyooo"), "act 1 move"),
    Provoked("HA-2.5", "nobody_to_fight", town("School: bb"), "act 1 fight", (Level.BLUE,)),
    Provoked("HA-7.2", "nobody_to_beat", town("School: bg", mode="master"), "act 1 fight", (Level.BLUE,)),
    Provoked("HA-2.6", "no_pumpkin", town("School: b", lord(pumpkins=SIX)), "act 1 haunt"),
    Provoked("HA-2.6", "no_space", town("School: b", lord(pumpkins="School:g")), "act 1 haunt", (Level.BLUE,)),
    # what an action cannot be done with
    *[
        Provoked(rule, "choose_first", play(PLAIN, f"act 1 {action}"), said, (Action[action.upper()],))
        for rule, action, said in [
            ("HA-2.1", "summon", "scare blue"),
            ("HA-2.2", "scare", "end"),
            ("HA-2.3", "upgrade", "no"),
            ("HA-2.4", "move", "rest 2"),
            ("HA-2.6", "haunt", "claim 5"),
        ]
    ],
    Provoked("HA-2.5", "choose_first", play(town("School: bg"), "act 1 fight"), "roll", (Action.FIGHT,)),
    Provoked("HA-1.3", "level_too_low", play(PLAIN, "act 1 scare"), "scare green", (Level.BLUE, Level.GREEN)),
    Provoked("HA-2.1", "no_pair", play(PLAIN, "act 1 summon"), "summon Police blue", (Building.POLICE, Level.BLUE)),
    Provoked("HA-T3", "building_full", play(FULL, "act 1 summon"), "summon School green", (Building.SCHOOL, 6)),
    Provoked("HA-T3", "building_full", play(FULL, "act 1 move"), "move blue Church School", (Building.SCHOOL, 6)),
    Provoked(
        "HA-T3", "ghosts_out", play(town("School: bbb | Church: bb | Cinema: gg", lord("2 2 2")), "act 1 summon"),
        "summon School blue", (Level.BLUE,),
    ),
    Provoked("HA-2.2", "none_in_town", play(PLAIN, "act 1 scare"), "scare red", (Level.RED,)),
    Provoked("HA-T3", "not_in_town", play(PLAIN, "act 1 upgrade"), "upgrade blue supply"),
    Provoked("HA-T3", "not_in_town", play(PLAIN, "act 1 move"), "move blue supply School"),
    Provoked("HA-2.3", "red_is_highest", play(town("School: br"), "act 1 upgrade"), "upgrade red School"),
    Provoked(
        "HA-2.3", "ghosts_out", play(town("School: by | Church: ggggg", lord("3 3 3", scares=9)), "act 1 upgrade"),
        "upgrade blue School", (Level.GREEN,),
    ),
    Provoked(
        "HA-2.3", "too_few_scares", play(town("School: bg", lord("2 2 2")), "act 1 upgrade"),
        "upgrade green School", (3, 2),
    ),
    Provoked("HA-2.4", "there_already", play(PLAIN, "act 1 move"), "move blue School School", (Building.SCHOOL,)),
    Provoked(
        "HA-2.4", "not_a_neighbour", play(PLAIN, "act 1 move"), "move blue School Cinema",
        (Building.SCHOOL, Building.CINEMA),
    ),
    Provoked("HA-2.5", "same_colour", play(town("School: bbg"), "act 1 fight"), "fight blue blue School", (Level.BLUE,)),
    Provoked("HA-2.5", "not_together", play(town("School: bg | Church: y"), "act 1 fight"), "fight blue School yellow Church"),
    Provoked("HA-7.2", "too_strong", play(MASTER, "act 1 fight"), "fight green yellow School", (Level.GREEN, Level.YELLOW)),
    Provoked("HA-8.20", "no_such_power", play(town("School: bg"), "act 1 fight"), "fight all blue School"),
    Provoked("HA-8.46", "no_taking_back", play(town("School: b", lord(pumpkins="Church:b")), "act 1 haunt"), "take Church blue"),
    Provoked("HA-8.47", "no_mixed_summon", play(town("School: bbg"), "act 1 summon"), "mix School blue green"),
    Provoked("HA-2.6", "no_ghost_there", play(PLAIN, "act 1 haunt"), "haunt Cinema blue", (Building.CINEMA, Level.BLUE)),
    Provoked(
        "HA-2.6", "space_taken", play(town("School: b | Church: b", lord(), lord(pumpkins="School:b")), "act 1 haunt"),
        "haunt School blue", (Building.SCHOOL, Level.BLUE),
    ),
    Provoked(
        "HA-2.6", "haunted_already", play(town("School: b | Church: b", lord(pumpkins="School:g")), "act 1 haunt"),
        "haunt School blue", (Building.SCHOOL, Level.BLUE),
    ),
    Provoked(
        "HA-2.6", "no_pumpkin", play(town("School: b", lord(pumpkins=SIX.replace("b", "g")), seats=2), "act 1 haunt"),
        "haunt School blue", (Building.SCHOOL, Level.BLUE),
    ),
    Provoked("HA-6.1", "no_common_pumpkin", play(PLAIN, "act 1 haunt"), "haunt School blue common", (Building.SCHOOL, Level.BLUE)),
    Provoked(
        "HA-6.1", "common_stands_there",
        play(town("School: b", lord(), lord(common="School:g"), seats=2), "act 1 haunt"),
        "haunt School blue common", (Building.SCHOOL, Level.BLUE),
    ),
    Provoked(
        "HA-6.1", "space_taken",
        play(town("School: b | Church: b", lord(), lord(pumpkins="School:b"), seats=2), "act 1 haunt"),
        "haunt School blue common", (Building.SCHOOL, Level.BLUE),
    ),
    # bonus tokens
    Provoked("HA-3.1", "bonus_first", FETCHING, "rest 2", (bonus("rest"),)),
    Provoked("HA-3.1", "bonus_first", FETCHING, "keep 4", (bonus("rest"),)),
    Provoked("HA-3.3", "slot_blocked", FETCHING, "keep 1"),
    Provoked("HA-3.2", "slot_empty", PLAIN, "use 1"),
    Provoked("HA-3.2", "slot_empty", ROLLING, "use 4"),
    Provoked(
        "HA-3.2", "no_disc_for_bonus", town("School: b", lord(bonuses="two_scares", discs="all@1 all@2")),
        "use two_scares",
    ),
    Provoked("HA-3.5", "within_a_roll", town("School: b", lord(bonuses="reroll")), "use reroll", (bonus("reroll"),)),
    Provoked("HA-3.5", "no_such_die", town("School: b", lord(bonuses="two_scares")), "use two_scares 2"),
    Provoked("HA-3.5", "no_such_die", ROLLED, "use reroll 2"),
    Provoked("HA-8.0", "tokens_out", town("School: b", lord(bonuses="blue_token"), lord(tokens="b" * 12)), "use 1", (-1,)),
    Provoked("HA-8.0", "no_discs_on_board", town("School: b", lord(bonuses="rest")), "use 1", (-bonus("rest") - 1,)),
    Provoked("HA-8.0", "no_discs_on_board", town("School: b", lord(bonuses="three_discs")), "use 1", (-bonus("three_discs") - 1,)),
    Provoked("HA-8.0", "action_impossible", town("School: b", lord(bonuses="summon")), "use 1", (-bonus("summon") - 1,)),
    Provoked("HA-3.5", "not_for_power", NAPPING, "section 3", (-1 - KINDS.index("rest"), 0)),
    Provoked("HA-3.5", "not_for_power", NAPPING, "no", (-1 - KINDS.index("rest"), 0)),
    # within a roll
    Provoked("HA-3.5", "after_the_roll", ROLLING, "use reroll", (bonus("reroll"),)),
    Provoked("HA-3.5", "before_the_roll", ROLLED, "use higher_die", (bonus("higher_die"),)),
    Provoked("HA-3.5", "red_die", MIXED, "use higher_die 2", (bonus("higher_die"),)),
    Provoked("HA-3.5", "roll_settled", WON, "use plus_three", (bonus("plus_three"),)),
    Provoked("HA-1.5", "not_in_a_roll", ROLLING, "use two_scares", (bonus("two_scares"),)),
    Provoked("HA-1.5", "finish_the_roll", ROLLING, "stand"),
    Provoked("HA-1.5", "finish_the_roll", ROLLED, "roll"),
    Provoked("HA-1.5", "finish_the_roll", ROLLED, "power 5"),
    Provoked("HA-1.5", "finish_the_roll", ROLLED, "claim 5"),
    Provoked("HA-8.10", "attack_die_only", HAUNTED, "power 10", (10,)),
    Provoked("HA-8.10", "after_the_roll",
             play(town("School: bg", lord(cards=(10,), bonuses="higher_die")), "1: fight blue green School"),
             "power 10", (10,)),
    Provoked("HA-8.10", "too_few_scares",
             play(with_dice(town("School: bg", lord(cards=(10,), scares=0, bonuses="reroll")), "b1 g6"),
                  "1: fight blue green School"),
             "power 10", (1, 0)),
    # blue ghosts and lifts
    Provoked("HA-T5", "blues_first", BLUES, "section 1"),
    Provoked("HA-T3", "building_full", BLUES, "building Church", (Building.CHURCH, 6)),
    Provoked("HA-2.3", "not_below", LIFTING, "section 3", (Level.GREEN,)),
    Provoked("HA-2.3", "lift_first", LIFTING, "end", (Level.GREEN,)),
    Provoked("HA-2.3", "lift_first", LIFTING, "section 4", (Level.GREEN,)),
    Provoked("HA-7.7", "lift_is_due", play(town("School: bb", mode="master"), "1: upgrade blue School"), "no", (Level.GREEN,)),
    # claims
    Provoked("HA-S2", "card_not_in_use", PLAIN, "claim 1"),
    Provoked("HA-4.3", "claimed_already", town("School: b", lord(cards=(5,), tokens="bbb")), "claim 5", (5,)),
    Provoked("HA-4.1", "too_few_tokens", PLAIN, "claim 5", (5, 3)),
    Provoked("HA-4.1", "too_few_colours", town("School: b", lord(tokens="bbbg"), in_use=(27,)), "claim 27", (27, 3)),
    Provoked("HA-4.1", "no_disc_for_card", without_discs(town("School: b", lord(tokens="bbb"), in_use=(5,))), "claim 5", (5,)),
    Provoked("HA-4.1", "pay_first", PAYING, "end", (5,)),
    Provoked("HA-4.1", "pay_first", PAYING, "colour red", (5,)),
    Provoked("HA-4.3", "reward_first", REWARD, "rest 1", (5,)),
    # powers
    Provoked("HA-4.2", "not_your_card", town("School: b", lord(), lord(cards=(23,))), "power 23"),
    Provoked("HA-8.12", "works_by_itself", town("School: b", lord(cards=(12,))), "power 12", (12,)),
    Provoked("HA-8.23", "power_spent", town("School: b", lord(cards=(23,)), spent=(23,)), "power 23", (23,)),
    Provoked("HA-8.4", "power_spent", READIED, "power 4", (4,)),
    Provoked("HA-8.6", "no_action_for_power", town("School: b", lord(cards=(6,))), "power 6", (6,)),
    Provoked(
        "HA-8.6", "no_action_for_power", play(town("School: bg", lord(cards=(4, 6))), "power 4"),
        "power 6", (6,),
    ),
    Provoked("HA-8.4", "ready_for_action", READIED, "rest 1", (4,)),
    Provoked("HA-8.4", "ready_for_action", READIED, "power 23", (4,)),
    Provoked("HA-8.6", "space_is_free", AGAIN, "act 1 move", (Action.MOVE,)),
    Provoked("HA-8.4", "no_higher_level", READIED, "act 3 scare"),
    Provoked("HA-8.4", "nothing_higher", READIED, "act 1 summon", (Level.GREEN,)),
    Provoked(
        "HA-2.5", "nobody_to_fight", play(town("School: bb | Church: g", lord(cards=(4,))), "power 4"),
        "act 1 fight", (Level.GREEN,),
    ),
    Provoked("HA-8.23", "not_for_power", ASKED, "colour red", (23, 0)),
    *[
        Provoked(f"HA-8.{card}", "not_called", town("School: b", lord(cards=(card,))), f"power {card}", (card,))
        for card in (1, 20, 21, 26, 31, 52)
    ],
    Provoked("HA-8.14", "no_discs_on_board", town("School: b", lord(cards=(14,))), "power 14", (14,)),
    Provoked("HA-8.15", "sections_blue", town("School: b", lord(cards=(15,))), "power 15", (15,)),
    Provoked(
        "HA-8.15", "tokens_out_below", town("School: b", lord("2 2 2", cards=(15,)), lord(tokens="b" * 12)),
        "power 15", (15,),
    ),
    Provoked("HA-8.22", "nothing_to_trade", town("School: b", lord(cards=(22,))), "power 22", (22,)),
    Provoked("HA-8.23", "no_token_affordable", town("School: b", lord(cards=(23,), scares=0)), "power 23", (23,)),
    Provoked("HA-8.37", "slots_blocked", town("School: b", lord(cards=(37,), bonuses="disc disc disc")), "power 37", (37,)),
    Provoked("HA-8.39", "sections_red", town("School: b", lord("5 5 5", cards=(39,))), "power 39", (39,)),
    Provoked("HA-8.39", "no_lift_affordable", town("School: b", lord(cards=(39,), scares=1)), "power 39", (39,)),
    Provoked("HA-8.44", "no_ghost_for_token", town("School: b", lord(cards=(44,))), "power 44", (44,)),
    Provoked("HA-8.45", "nobody_to_exchange", town("School: bg", lord(cards=(45,))), "power 45", (45,)),
]  # fmt: skip


@pytest.mark.parametrize("case", TABLE, ids=lambda case: f"{case.rule}-{case.reason}")
def test_the_refusal_names_rule_reason_and_what_it_is_about(case: Provoked) -> None:
    position = case.position
    move = move_of(position, case.said)
    actor = position.decider if case.actor is None else case.actor
    refusal = GAME.refusal(position, actor, move)
    assert refusal == Refusal(case.rule, case.reason, case.about)
    with pytest.raises(Refused) as refused:
        GAME.play(position, actor, move)
    assert refused.value.refusal == refusal
    assert move not in list(GAME.moves(position, actor))


def test_what_comes_first_is_said_first() -> None:
    """Over, another's turn, a choice that is due; then the section, the space, the disc."""
    assert GAME.refusal(OVER, 1, move_of(OVER, "end")) == Refusal("HA-5.1", "game_over")
    assert GAME.refusal(LIFTING, 1, move_of(LIFTING, "section 3")) == Refusal(
        "HA-1.1", "not_your_turn", (0,)
    )
    position = town("School: b", lord(discs="all@1 all@2"), done=(2,))
    for said, reason in (
        ("act 2 summon", "section_done"),
        ("act 1 summon", "occupied"),
        ("act 3 summon", "no_disc"),
    ):
        refusal = GAME.refusal(position, 0, move_of(position, said))
        assert refusal is not None
        assert refusal.reason == reason
    assert me(position).reserve == ()


# ---- nothing is left out ------------------------------------------------------------------------


def _source() -> Iterator[ast.AST]:
    for file in sorted(Path(next(iter(rules.__path__))).rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def _words(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value:
            yield part.value


def _written() -> set[str]:
    """Every reason that stands in the source of the rules."""
    reasons: set[str] = set()
    for node in _source():
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
            reasons |= {*_words(node.args[1])}
        if isinstance(node, ast.FunctionDef) and node.name in (
            "lacks", "useless", "haunting_hindrance",
        ):  # fmt: skip
            for answer in ast.walk(node):
                if isinstance(answer, ast.Return) and answer.value is not None:
                    reasons |= {*_words(answer.value)}
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("reason", "without"):
            reasons |= {*_words(node.value)}
    return reasons


def _written_pairs() -> set[tuple[str, str]]:
    """Every rule and reason that stand there side by side, as they are."""
    return {
        (str(node.args[0].value), str(node.args[1].value))
        for node in _source()
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "Refusal"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[1], ast.Constant)
    }


def test_every_reason_of_the_rules_is_provoked() -> None:
    assert {case.reason for case in TABLE} == _written()
    assert {(case.rule, case.reason) for case in TABLE} >= _written_pairs()
