"""What is shown on the way: dice, before what comes of them."""

from __future__ import annotations

from halloween_table.games.halloween.rules.pending import Throwing

from ..doing import play, step, with_dice
from ..drawing import lord, town


def test_a_roll_without_a_reaction_is_shown_before_its_result() -> None:  # HA-2.5
    position = with_dice(play(town("School: bg"), "act 1 fight"), "b4 g3")
    fought = step(position, "fight blue green School")
    (seen,) = fought.on_the_way
    assert seen.rolled is not None
    assert [die.value for die in seen.rolled.dice] == [4]
    assert isinstance(seen.pending[-1], Throwing)
    assert sum(seen.census.in_town) == 2
    assert sum(fought.position.census.in_town) == 1


def test_every_fight_of_a_series_is_shown() -> None:  # HA-8.20
    position = town("School: ybg | Police: bb", lord("3 1 1", cards=(20,)))
    position = with_dice(play(position, "act 1 fight"), "y8 b1 y8 g1")
    first = step(position, "fight all yellow School")
    second = step(first.position, "ghost blue School")
    assert len(first.on_the_way) == 0
    assert len(second.on_the_way) == 2


def test_a_roll_that_waits_for_its_player_is_no_scene() -> None:
    position = town("School: bg", lord(bonuses="plus_three"))
    position = with_dice(play(position, "act 1 fight"), "b1 g6")
    fought = step(position, "fight blue green School")
    assert fought.on_the_way == ()
    assert isinstance(fought.position.pending[-1], Throwing)
