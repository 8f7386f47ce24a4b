"""Computer players of Rest in Peace: fair, lawful, sensible, and never without end."""

from __future__ import annotations

import pytest

from halloween_table.contract.minds import Thinker
from halloween_table.engine.mind import LEVELS, Budget, Level
from halloween_table.games.rest_in_peace.minds.mind import Farsighted, thinker
from halloween_table.games.rest_in_peace.minds.order import worth_a_look
from halloween_table.games.rest_in_peace.rules.moves import EndTurn
from halloween_table.games.rest_in_peace.rules.position import Options, Phase
from tests.tournament.match import Setting, Side, play

from ..doing import in_words
from ..drawing import GREEN, position_of
from ..wandering import GAME, SETTINGS
from .thinking import QUICK, cannot_tell_apart, moments, thought

FEW = {"easy": 1, "normal": 4, "hard": 17}
"""Each of so many moments is thought about, where that takes long."""


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_choice(level: Level) -> None:
    for number, moment in enumerate(moments(range(3))):
        if number % FEW[level] == 0:
            other = cannot_tell_apart(moment.position, moment.actor, number)
            assert thought(moment.position, level) == thought(other, level)


@pytest.mark.parametrize("level", LEVELS)
def test_only_lawful_moves_are_proposed_and_each_has_a_reason(level: Level) -> None:
    for number, moment in enumerate(moments(range(3, 9))):
        if number % 17 == 0:
            found = thought(moment.position, level, seed=number)
            assert found.move in moment.moves
            assert found.why is not None
            assert {move for move, _ in found.others} <= set(moment.moves) - {found.move}


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_gives_the_same_thought(level: Level) -> None:
    position = GAME.setup(Options(), 2, 7)
    assert thought(position, level) == thought(position, level)


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_can_win_the_game_at_once_does(level: Level) -> None:
    position = position_of(
        """turn green round 8 mansions gm gm gm bc bm bm bc m c c
        green: hand 1 3 6 | laid 4
        blue: laid 2"""
    )
    move = thought(position, level, quick=False).move
    assert move is not None
    assert in_words(position, move) == "ends turn"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_nobody_with_sense_gives_the_game_away_who_can_still_stay(level: Level) -> None:
    position = position_of(
        """turn green round 7 mansions gm bm bm bm gc gc m m c c
        green: hand 1 2 6
        blue: hand 1 | laid 3 2"""
    )
    move = thought(position, level, quick=False).move
    assert move is not None
    assert in_words(position, move) in ("plays 6", "plays 1", "plays 2")


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_lays_cards_in_vain(level: Level) -> None:
    position = position_of(
        """turn green
        green: hand 1 1 2
        blue: laid 6 5"""
    )
    move = thought(position, level, quick=False).move
    assert move is not None
    assert in_words(position, move) == "ends turn"


def test_nor_where_ghosts_may_count_otherwise_and_do_not() -> None:
    position = position_of(
        """turn green
        green: hand 1 | laid 4
        blue: laid 3 2 p9"""
    )
    assert [in_words(position, move) for move in worth_a_look(position, GREEN)] == ["ends turn"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_late_guest_goes_where_it_counts(level: Level) -> None:
    position = position_of(
        """staking green round 9
        green: front p7
        blue: hand 1 | stakes 2"""
    )
    move = thought(position, level, quick=False).move
    assert move is not None
    assert in_words(position, move) == "stakes p7"


def test_easy_players_lay_their_largest_ghosts_first() -> None:
    position = position_of(
        """turn green
        green: hand 1 3 6
        blue: hand 5 1 | laid 2"""
    )
    move = thought(position, "easy").move
    assert move is not None
    assert in_words(position, move) == "plays 6"


def test_hard_players_judge_a_turn_by_what_the_rival_answers() -> None:
    position = position_of(
        """turn green
        green: hand 1 3 6
        blue: hand 5 1 | laid 2"""
    )
    stayed = [line for line in Farsighted().lines(position, GREEN) if line.moves[0] != EndTurn()]
    assert stayed
    for line in stayed:
        assert line.position.seat == GREEN or line.position.phase is Phase.STAKE


def _ends(tried: Level, other: Level, deals: range) -> None:
    sides = [
        Side(level, Thinker(thinker(level)[0], Budget(QUICK[level]))) for level in (tried, other)
    ]
    setting = Setting(GAME, lambda deal: SETTINGS[deal % len(SETTINGS)], longest=600)
    for deal in deals:
        assert GAME.outcome(play(setting, deal, dict(enumerate(sides)))) is not None


@pytest.mark.parametrize(
    ("tried", "other", "deals"),
    [("easy", "easy", 6), ("easy", "normal", 2), ("hard", "easy", 1)],
)
def test_games_among_computers_end(tried: Level, other: Level, deals: int) -> None:
    _ends(tried, other, range(deals))


@pytest.mark.long
@pytest.mark.parametrize(
    ("tried", "other", "deals"),
    [("easy", "easy", 2000), ("normal", "easy", 150), ("hard", "normal", 60)],
)
def test_thousands_of_games_among_computers_end(tried: Level, other: Level, deals: int) -> None:
    _ends(tried, other, range(deals))
