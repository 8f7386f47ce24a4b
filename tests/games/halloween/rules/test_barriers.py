"""What can be taken back: undo stops where chance has spoken."""

from __future__ import annotations

import pytest

from halloween_table.engine.game import Event
from halloween_table.games.halloween.rules import events as all_events
from halloween_table.games.halloween.rules.position import Position

from ..doing import play, step, with_dice
from ..drawing import lord, town

BARRIERS = {"DiceRolled", "BonusDrawn", "BonusesLaid"}


def test_which_events_are_barriers() -> None:
    found = {
        name
        for name, kind in vars(all_events).items()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.barrier
    }
    assert found == BARRIERS


FIGHTING = town("School: bg")
ROLLING = town("School: bg", lord(bonuses="higher_die reroll plus_three"))
LAST_BONUS = town("School: b | Church: +rest")
OTHER_BONUS = town("School: b | Church: +rest | Cinema: +move")

STEPS: list[tuple[Position, tuple[str, ...], set[str]]] = [
    # a turn that nothing hidden has a part in can be taken back, also from the next player
    (town("School: bb"), ("act 1 summon",), set()),
    (town("School: bb"), ("1: summon School blue",), set()),
    (town("School: b"), ("1: scare blue",), set()),
    (town("School: bb"), ("1: upgrade blue School",), set()),
    (town("School: bb"), ("1: upgrade blue School", "section 1"), set()),
    (town("School: b"), ("1: upgrade blue School", "building Church"), set()),
    (town("School: b"), ("1: move blue School Church",), set()),
    (town("School: b"), ("1: haunt School blue",), set()),
    (town("School: b"), ("rest 1",), set()),
    (town("School: b"), ("rest 1", "rest 2", "rest 3", "end"), set()),
    (town("School: b", lord(tokens="bbbg"), in_use=(5,)), ("claim 5", "pay"), set()),
    (town("School: b", lord(tokens="bbb"), lord(cards=(5,))), ("claim 5", "points"), set()),
    (town("School: b", lord(bonuses="two_scares")), ("use two_scares",), set()),
    (town("School: b", seat=2, ending=True), ("rest 1", "rest 2", "rest 3", "end"), set()),
    (town("School: bg", lord("2 2 2 2"), mode="master"), ("1: fight green blue School",), set()),
    # dice
    (FIGHTING, ("act 1 fight",), set()),
    (FIGHTING, ("1: fight blue green School",), {"DiceRolled"}),
    (ROLLING, ("1: fight blue green School",), set()),
    (ROLLING, ("1: fight blue green School", "use higher_die"), {"DiceRolled"}),
    (ROLLING, ("1: fight blue green School", "roll"), {"DiceRolled"}),
    (with_dice(ROLLING, "b1 g6"), ("1: fight blue green School", "roll", "use reroll"), {"DiceRolled"}),
    (with_dice(ROLLING, "b1 g6"), ("1: fight blue green School", "roll", "use plus_three"), set()),
    (with_dice(ROLLING, "b1 g6"), ("1: fight blue green School", "roll", "stand"), set()),
    # bonus tokens come to light
    (OTHER_BONUS, ("1: move blue School Church", "keep 1"), set()),
    (LAST_BONUS, ("1: move blue School Church", "no"), set()),
    (LAST_BONUS, ("1: move blue School Church", "keep 1"), {"BonusesLaid"}),
    (town("School: b", lord(cards=(37,))), ("power 37",), {"BonusDrawn"}),
    (town("School: b", lord(cards=(37,))), ("power 37", "keep 1"), set()),
]  # fmt: skip


@pytest.mark.parametrize(("position", "said", "barriers"), STEPS, ids=lambda what: str(what)[:60])
def test_undo_stops_only_where_chance_has_spoken(
    position: Position, said: tuple[str, ...], barriers: set[str]
) -> None:
    """HA-2.5, HA-3.4: dice, the six new tokens and a token that is drawn."""
    *before, last = said
    happened = step(play(position, *before), last).events
    assert {type(event).__name__ for event in happened if event.barrier} == barriers
