"""Computer players: what they do is lawful, fair, always the same, and comes to an end."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest
from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.mind import LEVELS, Asked, Known, Level
from halloween_table.games.candy_hunters.minds.memory import remembered
from halloween_table.games.candy_hunters.minds.mind import thinker
from halloween_table.games.candy_hunters.rules.moves import Exchange, ScorePattern
from halloween_table.games.candy_hunters.rules.position import Options, Position, Stage

from ..doing import GAME
from ..wandering import SETTINGS
from .thinking import moments, quick


@pytest.mark.parametrize("level", LEVELS)
def test_whatever_they_choose_is_lawful(level: Level) -> None:
    mind, budget = quick(level)
    for seed, (options, seats) in enumerate(SETTINGS):
        for seat, position, known in moments(options, seats, seed, every=53):
            thought = mind.choose(known, seat, Chance(seed), budget)
            assert thought.move is not None
            assert GAME.refusal(position, seat, thought.move) is None
            assert thought.line[0] == thought.move
            assert thought.why is not None
            assert thought.move not in [move for move, _ in thought.others]


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_tell_apart_it_plays_alike(level: Level) -> None:
    """The same with the same chance, however hidden cards lie."""
    mind, budget = quick(level)
    for seed, (options, seats) in enumerate(SETTINGS[::3]):
        for seat, position, known in moments(options, seats, seed, every=37):
            other = GAME.imagined(known.view, seat, Chance(seed + 1))
            assert other != position
            there = Known(GAME.view(other, seat), known.seen)
            chosen = mind.choose(known, seat, Chance(5), budget)
            assert mind.choose(there, seat, Chance(5), budget) == chosen


@pytest.mark.parametrize("level", LEVELS)
def test_a_question_to_one_can_be_sent_to_another_process(level: Level) -> None:
    mind, budget = quick(level)
    asked = Asked(mind, Known(GAME.view(GAME.setup(Options(), 2, 1), 0)), 0, Chance(1), budget)
    assert pickle.loads(pickle.dumps(asked)) == asked


def _played_out(levels: Sequence[Level], options: Options, seed: int) -> Position:
    position, chance = GAME.setup(options, len(levels), seed), Chance(seed)
    while not position.over:
        seat = position.seat
        mind, budget = quick(levels[seat])
        own, chance = chance.forked()
        thought = mind.choose(Known(GAME.view(position, seat)), seat, own, budget)
        assert thought.move is not None
        position = GAME.play(position, seat, thought.move).position
    return position


def test_games_among_them_end() -> None:
    for levels in (("easy", "normal"), ("easy", "hard")):
        options = Options(haunted=True, large_ghost=True)
        assert GAME.outcome(_played_out(levels, options, 3)) is not None


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_games_of_every_kind_end(seed: int) -> None:
    options, seats = SETTINGS[seed % len(SETTINGS)]
    levels = tuple(LEVELS[(seed + seat) % 3] for seat in range(seats))
    assert GAME.outcome(_played_out(levels, options, seed)) is not None


def test_a_child_does_not_turn_its_cards_and_scores_nothing_for_nothing() -> None:
    child, budget = thinker("easy")
    scored = 0
    for seed, (options, seats) in enumerate(SETTINGS[::3]):
        for seat, position, known in moments(options, seats, seed, every=1):
            if position.stage is Stage.PATTERN:
                move = child.choose(known, seat, Chance(seed), budget).move
                if isinstance(move, ScorePattern):
                    scored += 1
                    assert move.turn == 0
                    after = GAME.play(position, seat, move).position
                    before, now = (GAME.standings(each)[seat].points for each in (position, after))
                    assert now > before
    assert scored


def test_whoever_put_a_card_under_the_deck_remembers_it() -> None:
    position = evolve(GAME.setup(Options(), 2, 7), stage=Stage.EXCHANGE)
    card = position.hunters[0].hand[0].card
    assert card is not None
    step = GAME.play(position, 0, Exchange(card))
    for seat in (0, 1):
        seen = tuple(event.seen_by(seat) for event in step.events)
        view = remembered(Known(GAME.view(step.position, seat), seen))
        assert (view.deck[-1].card == card) == (seat == 0)
        worlds = [GAME.imagined(view, seat, Chance(seed)) for seed in range(20)]
        assert all(world.deck[-1].card == card for world in worlds) == (seat == 0)
        for world in worlds:
            dealt = [held.card for held in world.deck] + [
                held.card for hunter in world.hunters for held in hunter.hand
            ]
            assert len(set(dealt)) == len(dealt)
