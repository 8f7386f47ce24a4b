"""What is not looked at comes to the same as something that is."""

from __future__ import annotations

from random import Random

import pytest

from halloween_table.games.halloween.minds.judgement import Judgement
from halloween_table.games.halloween.minds.order import likeness, worth_a_look
from halloween_table.games.halloween.rules.moves import NO, PickColour, PickDisc, Scare
from halloween_table.games.halloween.rules.pending import Fetching, Lifting
from tests.games.halloween.wandering import GAME, made_up, wander


def test_what_is_left_out_leads_to_something_alike() -> None:
    choice = Random(4)
    left_out = 0
    for at in range(6):
        start = made_up(choice, 2 + at % 3, master=at % 6 == 5)
        for _, moment in zip(range(8), wander(start, choice), strict=False):
            position, seat = moment.position, moment.actor
            if position.seat != seat:
                continue
            looked_at = [*worth_a_look(position, seat)]
            assert looked_at
            reached = {
                likeness(after)
                for move in looked_at
                if not (after := GAME.play(position, seat, move).position).pending
            }
            for move in moment.moves:
                if move in looked_at or isinstance(move, Scare | PickDisc | PickColour):
                    continue
                if move == NO and isinstance(position.pending[-1], Lifting | Fetching):
                    continue
                left_out += 1
                after = GAME.play(position, seat, move).position
                if not after.pending:
                    assert likeness(after) in reached
    assert left_out


@pytest.mark.parametrize("offered", [Lifting, Fetching])
def test_nobody_forgoes_what_costs_nothing(offered: type) -> None:
    choice, met = Random(6), 0
    for at in range(20):
        start = made_up(choice, 2 + at % 3, master=False)
        for _, moment in zip(range(60), wander(start, choice), strict=False):
            position = moment.position
            if position.pending and isinstance(position.pending[-1], offered):
                slots = position.lords[moment.actor].slots
                full = all(slot.token is not None or slot.disc is not None for slot in slots)
                refusing = NO in [*worth_a_look(position, moment.actor)]
                assert refusing == (offered is Fetching and full)
                met += NO in moment.moves and not refusing
    assert met > 3


def test_alike_positions_are_judged_alike() -> None:
    judge, choice = Judgement(), Random(5)
    seen: dict[object, float] = {}
    for at in range(4):
        start = made_up(choice, 2, master=at == 3)
        for _, moment in zip(range(10), wander(start, choice), strict=False):
            for move in moment.moves:
                after = GAME.play(moment.position, moment.actor, move).position
                worth = judge(after, moment.actor)
                same = likeness(after), moment.actor, at
                if not after.pending and not after.over:
                    assert abs(seen.setdefault(same, worth) - worth) < 1e-9
