"""Reasons: every kind of move has one, and what it claims is what the move does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from halloween_table.games.halloween import kit
from halloween_table.games.halloween.minds import reasons as because
from halloween_table.games.halloween.minds.reasons import Reason, reason, reason_for
from halloween_table.games.halloween.rules.events import DiceRolled, FightEnded
from halloween_table.games.halloween.rules.moves import Act, Move
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.rules.town import BUILDINGS, LEVELS
from tests.games.halloween.wandering import GAME, made_up, wander

Told = tuple[Position, Position, Move, Reason]
"""Before, after, the move and its reason."""


def told(seed: int, games: int) -> Iterator[Told]:
    """Every lawful move of many moments."""
    choice = Random(seed)
    for at in range(games):
        start = made_up(choice, 2 + at % 3, master=at % 6 == 5)
        for _, moment in zip(range(12), wander(start, choice), strict=False):
            position, seat = moment.position, moment.actor
            for move in moment.moves:
                after = GAME.play(position, seat, move).position
                yield position, after, move, reason(GAME.view(position, seat), seat, move)


@pytest.fixture(scope="module")
def many() -> list[Told]:
    return list(told(1, 10))


def test_what_a_reason_claims_is_what_the_move_does(many: list[Told]) -> None:
    for position, after, _, why in many:
        seat = position.decider
        now, then = position.lords[seat], after.lords[seat]
        match why:
            case because.Haunts(_, _, points):
                assert then.pumpkins + then.common == now.pumpkins + now.common - 1
                assert then.points >= now.points + points
            case because.Frightens(scares):
                assert then.scares == now.scares + scares
            case because.Upgrades(level, cost, token):
                assert then.scares == now.scares - cost
                assert then.tokens[level - 1] == now.tokens[level - 1] + token
            case because.Summons(level, token):
                assert after.census.in_town[level - 1] == position.census.in_town[
                    level - 1
                ] + 1 or (position.options.master)
                assert (then.tokens[level - 1] > now.tokens[level - 1]) is token
            case because.Rests(discs):
                assert len(then.reserve) == len(now.reserve) + discs
            case because.Lifts(section, level):
                assert then.sections[section].level == level > now.sections[section].level
            case because.TakesReward(points):
                assert then.points == now.points + points
            case because.Fetches(bonus):
                assert bonus in position.bonuses
            case because.Prefers(choices):
                assert choices == len([*GAME.moves(position, seat)])
            case because.Approaches(building, _):
                assert after.census.in_building[building] > position.census.in_building[building]


def test_a_sure_fight_is_won_and_the_others_roll(many: list[Told]) -> None:
    for position, _, move, why in many:
        if isinstance(why, because.Fights):
            seat = position.decider
            events = GAME.play(position, seat, move).events
            won = [event.won for event in events if isinstance(event, FightEnded)]
            rolled = any(isinstance(event, DiceRolled) for event in events)
            if why.of_hundred == 100:
                assert won in ([], [True])
                assert not rolled
            assert position.options.master <= (why.of_hundred == 100)


def test_an_action_is_chosen_for_what_it_is_done_with(many: list[Told]) -> None:
    for position, after, move, _ in many:
        if isinstance(move, Act):
            target = next(GAME.moves(after, position.decider))
            view = GAME.view(position, position.decider)
            assert reason_for(view, position.decider, (move, target)) == reason(
                after, position.decider, target
            )


def examples() -> Iterator[Reason]:
    """Each kind of reason, in all its sentences."""
    level = LEVELS[2]
    yield because.Haunts(BUILDINGS[0], level, 6)
    yield because.Frightens(2)
    yield from (because.Rests(0), because.Rests(3))
    yield from (because.Prefers(1), because.Prefers(4))
    for token in (True, False):
        yield because.Summons(level, token)
        yield because.Upgrades(level, 3, token)
        yield from (because.Fights(level, chance, token) for chance in (40, 100))
    yield from (because.Claims(12, 3), because.Calls(4), because.Uses(0), because.Keeps(5))
    yield from (because.Fetches(7), because.Approaches(BUILDINGS[1], 4), because.Goes(BUILDINGS[2]))
    yield from (because.Lifts(1, level), because.TakesReward(2), because.EndsTurn())


def test_every_kind_of_reason_has_its_own_sentence(qapp: object) -> None:
    minds = kit().minds
    assert minds is not None
    assert {type(each) for each in examples()} == set(get_args(Reason))
    sentences = [minds.reason(each, 0, ()) for each in examples()]
    assert all(sentence and "%" not in sentence.replace("%n", "") for sentence in sentences)
    assert len({*sentences}) == len(sentences)


def test_all_reasons_occur(many: list[Told]) -> None:
    assert {type(why) for *_, why in many} >= set(get_args(Reason)) - {
        because.TakesReward,
        because.Fetches,
    }
