"""A blunder is found in every game that can be looked through, and a good move is no blunder."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.job import done
from halloween_table.engine.mind import Known
from halloween_table.engine.review import Decision, Review, Verdict
from halloween_table.games.candy_hunters.rules.moves import Pass, ScorePattern
from halloween_table.games.candy_hunters.rules.position import ROUNDS, Options, Stage
from halloween_table.games.halloween.rules.moves import Haunt, Rest
from halloween_table.sitting.reviewing import decisions
from tests.games.candy_hunters.wandering import wander
from tests.games.halloween.drawing import lord, town
from tests.games.rest_in_peace.doing import in_words, move_of
from tests.games.rest_in_peace.drawing import position_of
from tests.sitting.whole_games import kit_of, played

pytestmark = pytest.mark.usefixtures("qapp")


def judged(key: str, position: Any, move: Any, seat: Seat = 0) -> Verdict[Any] | None:
    """What is said of that move there."""
    kit = kit_of(key)
    assert kit.reviewer is not None
    known = Known(kit.game.view(position, seat))
    decision = Decision(0, kit.game.turn(position), seat, known, move)
    found = done(Review(kit.reviewer(), (decision,))())
    return next(iter(found), None)


def last_pattern() -> Any:
    """Before somebody who can score in the last round."""
    for seed in range(50):
        for moment in wander(Options(), 2, seed):
            position = moment.position
            if position.round == ROUNDS and position.stage is Stage.PATTERN:
                game, seat = kit_of("candy_hunters").game, position.seat
                before = game.standings(position)[seat].points
                for move in game.moves(position, seat):
                    after = game.play(position, seat, move).position
                    if game.standings(after)[seat].points >= before + 3:
                        return position
    raise AssertionError("nobody could")


def test_candy_hunters_a_card_that_is_not_scored_at_the_end() -> None:
    position = last_pattern()
    verdict = judged("candy_hunters", position, Pass(), position.seat)
    assert verdict is not None
    assert isinstance(verdict.thought.move, ScorePattern)
    assert verdict.cost >= 2.5
    assert judged("candy_hunters", position, verdict.thought.move, position.seat) is None


def test_rest_in_peace_the_game_given_away() -> None:
    position = position_of(
        """turn green round 7 mansions gm bm bm bm gc gc m m c c
        green: hand 1 2 6
        blue: hand 1 | laid 3 2"""
    )
    verdict = judged("rest_in_peace", position, move_of(position, "ends turn"))
    assert verdict is not None
    assert in_words(position, verdict.thought.move).startswith("plays")
    assert 0.0 <= verdict.played < verdict.better <= 1.0
    assert judged("rest_in_peace", position, verdict.thought.move) is None


def test_halloween_a_red_haunting_left_undone() -> None:
    position = town("School: b | Church: r", lord("5 1 1", scares=0), done=(2, 3))
    verdict = judged("halloween", position, Rest(0))
    assert verdict is not None
    assert any(isinstance(move, Haunt) for move in verdict.thought.line)
    assert 0.0 <= verdict.played < verdict.better <= 1.0
    assert judged("halloween", position, verdict.thought.move) is None


def test_halloween_among_four_half_as_much_is_told_of_as_among_two() -> None:
    reviewer = kit_of("halloween").reviewer
    assert reviewer is not None
    two, four = (reviewer().least_in(town("School: b", seats=seats)) for seats in (2, 4))
    assert four == two / 2


@pytest.mark.parametrize("key", ["candy_hunters", "rest_in_peace", "halloween"])
def test_any_move_can_be_weighed_on_the_scale_of_thoughts(key: str) -> None:
    """Whatever people have done; the best is found to be worth about what the thought said."""
    kit = kit_of(key)
    assert kit.reviewer is not None
    reviewer = kit.reviewer()
    glance = pickle.loads(pickle.dumps(reviewer)).glance
    for decision in decisions(played(key))[::37]:
        known, seat = decision.known, decision.seat
        moves = [*kit.game.moves(known.view, seat)][:4]
        worths = glance.mind.weigh(known, seat, moves, _chance(), glance.budget)
        assert len(worths) == len(moves)
        thought = glance.mind.choose(known, seat, _chance(), glance.budget)
        assert thought.worth is not None
        assert thought.move not in [move for move, _ in thought.others]
        (again,) = glance.mind.weigh(known, seat, [thought.move], _chance(), glance.budget)
        scale = max(1.0, abs(thought.worth))
        assert again == pytest.approx(thought.worth, abs=0.35 * scale)


def _chance() -> Chance:
    return Chance(3)
