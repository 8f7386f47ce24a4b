"""Computer players: lawful, fair, the same for the same, and every game of theirs ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from attrs import evolve

from halloween_table.contract.minds import Thinker
from halloween_table.engine.chance import Chance
from halloween_table.engine.mind import LEVELS, Budget, Known, Level, Mind
from halloween_table.games.halloween.minds.judgement import LONG
from halloween_table.games.halloween.minds.mind import WHIM, Fiend, thinker
from halloween_table.games.halloween.rules.moves import EndTurn, Haunt, Move, Rest
from halloween_table.games.halloween.rules.position import CardSet, Mode, Options, Position
from halloween_table.games.halloween.rules.powers import CARDS
from halloween_table.games.halloween.rules.setup import IN_USE
from tests.games.halloween.drawing import lord, town
from tests.games.halloween.wandering import GAME, made_up, wander
from tests.tournament.match import Setting, Side, play

MINDS: dict[Level, Mind[Position, Move]] = {
    "easy": thinker("easy")[0],
    "normal": thinker("normal")[0],
    "hard": Fiend(width=2),
}
"""Those of every level, the hard one a bit quicker than it is."""
ONE = Budget(1)
"""A future, to be quick."""


def known(position: Position) -> Known[Position]:
    return Known(GAME.view(position, position.decider))


def moments(seed: int, count: int) -> Iterator[Position]:
    """Turns full of cards and choices, with and without them."""
    choice = Random(seed)
    for at in range(count):
        start = made_up(choice, 2 + at % 3, master=at % 5 == 4)
        for moment in [*zip(range(2), wander(start, choice), strict=False)]:
            yield moment[1].position


FEW = {"easy": 1, "normal": 1, "hard": 6}
"""Each of so many moments is thought about, where that takes long."""


@pytest.mark.parametrize("level", LEVELS)
def test_every_move_is_lawful(level: Level) -> None:
    mind = MINDS[level]
    for position in moments(7, 5 if level != "hard" else 1):
        chosen = mind.choose(known(position), position.decider, Chance(3), ONE)
        assert chosen.move in [*GAME.moves(position, position.decider)]
        assert chosen.line[0] == chosen.move


@pytest.mark.parametrize("level", LEVELS)
def test_same_chance_gives_the_same_thought(level: Level) -> None:
    mind = MINDS[level]
    position = GAME.setup(Options(cards=CardSet.RANDOM), 2, 8)
    first, second = (mind.choose(known(position), 0, Chance(5), ONE) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("level", LEVELS)
def test_what_cannot_be_known_changes_nothing(level: Level) -> None:
    """Neither how dice will fall nor which bonus tokens come next; where the next token decides, too."""
    mind = MINDS[level]
    for position in islice(moments(9, 30), 0, None, FEW[level]):
        other = evolve(position, chance=Chance(99), stack=position.stack[::-1])
        seat = position.decider
        first, second = (
            mind.choose(known(each), seat, Chance(5), ONE) for each in (position, other)
        )
        assert first == second


def test_seconds_only_cut_short() -> None:
    mind = MINDS["hard"]
    position = GAME.setup(Options(), 2, 1)
    chosen = mind.choose(known(position), 0, Chance(1), Budget(50, seconds=0.0))
    assert chosen.move in [*GAME.moves(position, 0)]


def ended(options: Options, seats: int, deal: int, *levels: Level) -> Position:
    """The end of a game with those levels around the table."""
    thinkers = [Side(level, Thinker(MINDS[level], ONE)) for level in levels]
    sides = {seat: thinkers[seat % len(levels)] for seat in range(seats)}
    end: Position = play(Setting(GAME, lambda _: options), deal, sides)
    return end


def test_games_of_computers_end() -> None:
    assert ended(Options(mode=Mode.MASTER), 2, 1, "easy", "normal").over
    assert ended(Options(cards=CardSet.CASPER), 2, 2, "easy").over


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_nobody_puts_the_end_off(level: Level) -> None:
    """Those who look at their own board alone would: once it was round thirty and more."""
    assert ended(Options(), 2, 1, level).round < LONG


@pytest.mark.long
@pytest.mark.parametrize("cards", [each for each in CardSet if each is not CardSet.PICKED])
@pytest.mark.parametrize("level", LEVELS)
def test_games_end_with_every_set(level: Level, cards: CardSet) -> None:
    for seats in GAME.seat_counts:
        end = ended(Options(cards=cards), seats, seats, level)
        assert end.over
        assert end.round <= 2 * LONG


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
def test_games_end_in_master(level: Level) -> None:
    for seats in GAME.seat_counts:
        for deal in range(4):
            assert ended(Options(mode=Mode.MASTER), seats, deal, level).over


@pytest.mark.long
def test_games_end_with_every_card() -> None:
    numbers = sorted(CARDS)
    for at in range(0, len(numbers), 4):
        picked = tuple(sorted((numbers * 2)[at : at + IN_USE]))
        options = Options(cards=CardSet.PICKED, picked=picked)
        assert ended(options, 2, at, "normal", "easy").over


# ---- what they see ------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_red_haunting_is_not_missed(level: Level) -> None:
    position = town("School: b | Church: r", lord("5 1 1", scares=0), done=(2, 3))
    chosen = MINDS[level].choose(known(position), 0, Chance(1), ONE)
    assert any(isinstance(move, Haunt) for move in chosen.line)


@pytest.mark.parametrize("level", LEVELS)
def test_a_turn_ends_when_all_is_done(level: Level) -> None:
    position = evolve(GAME.setup(Options(), 2, 1), done=(0, 1, 2))
    assert MINDS[level].choose(known(position), 0, Chance(1), ONE).move == EndTurn()


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_rests_where_nothing_lies_at_the_start(level: Level) -> None:
    position = GAME.setup(Options(), 2, 1)
    chosen = MINDS[level].choose(known(position), 0, Chance(1), ONE)
    assert not isinstance(chosen.move, Rest)


def test_normal_does_not_throw_away_what_it_has_seen() -> None:
    """It overlooks what comes later, but takes the best deed that it knows of, or one as good."""
    for position in moments(11, 6):
        seat = position.decider
        chosen = MINDS["normal"].choose(known(position), seat, Chance(3), ONE)
        others = dict(chosen.others)
        worth = others[chosen.move] if chosen.worth is None else chosen.worth
        best, worst = max((worth, *others.values())), min((worth, *others.values()))
        assert best - worth <= WHIM * (best - worst)


def test_nobody_lets_a_section_rest_that_has_nothing_to_rest_from() -> None:
    """It could do something, and no disc lies in it: not even a child would."""
    little = lord(scares=0, pumpkins="School:b Church:b Hospital:b")
    last_section = known(town("School: b", little, done=(2, 3)))
    moves = (MINDS["easy"].choose(last_section, 0, Chance(seed), ONE).move for seed in range(40))
    assert not any(isinstance(move, Rest) for move in moves)
