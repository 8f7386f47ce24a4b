"""What cost most, found by somebody whose opinion of every move is known."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

from attrs import frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Turn
from halloween_table.engine.job import done
from halloween_table.engine.mind import Budget, Known, Thought
from halloween_table.engine.review import MOST, Decision, Look, Review, Reviewer, Verdict

BEST = "best"


@frozen
class Opinion:
    """What somebody thinks of moves who looks for long; at a glance everything seems to cost more."""

    def choose(self, known: Known[Any], seat: int, chance: Chance, budget: Budget) -> Thought[str]:
        return Thought(BEST, (BEST,), f"because of {known.view}")

    def weigh(
        self, known: Known[Any], seat: int, moves: Sequence[str], chance: Chance, budget: Budget
    ) -> list[float]:
        return [self._worth(move, chance, budget) for move in moves]

    def _worth(self, move: str, chance: Chance, budget: Budget) -> float:
        if move == BEST:
            return 10.0
        if move == "lucky":  # bad at a glance, and by some chances only
            return 0.0 if budget.iterations == 1 or chance.below(2)[0] else 10.0
        return 10.0 - float(move)


def reviewer(**more: Any) -> Reviewer[str, str]:
    mind = Opinion()
    return Reviewer(Look(mind, Budget(1)), Look(mind, Budget(9)), "points", least=2.0, **more)


def review(*moves: str, turns: Sequence[int] = (), **more: Any) -> Review[str, str]:
    return Review(
        reviewer(**more),
        tuple(
            Decision(at, Turn(turns[at] if turns else at, 0), 0, Known(f"view {at}"), move)
            for at, move in enumerate(moves)
        ),
    )


def found(*moves: str, **more: Any) -> list[tuple[int, float]]:
    return [(verdict.at, verdict.cost) for verdict in done(review(*moves, **more)())]


def test_the_three_that_cost_most_the_dearest_first() -> None:
    assert found("3", BEST, "7", "5", "4", BEST) == [(2, 7.0), (3, 5.0), (4, 4.0)]
    assert MOST == 3


def test_what_costs_little_is_nobody_s_fault() -> None:
    assert found("1", BEST, "1.9", "2.5") == [(3, 2.5)]
    assert found(BEST, BEST, "0", "-3") == []
    assert found() == []


def test_whoever_was_only_unlucky_at_a_glance_is_not_accused() -> None:
    """Each look has another chance, and each has to find the cost."""
    many = ["lucky"] * 6
    assert found(*many, looks=12) == []
    assert len(found(*many, looks=1)) > 0


def test_of_one_turn_only_the_dearest_is_told_of() -> None:
    assert found("3", "6", "4", "5", turns=(1, 1, 1, 2)) == [(1, 6.0), (3, 5.0)]


def test_a_verdict_says_what_would_have_been_better_and_why() -> None:
    (verdict,) = done(review(BEST, "4")())
    thought = Thought(BEST, (BEST,), "because of view 1")
    assert verdict == Verdict(1, 0, thought, better=10.0, played=6.0)


def test_costs_are_measured_in_the_unit_in_which_they_are_told() -> None:
    assert found("4", "9", measured=_tenfold) == [(1, 90.0), (0, 40.0)]


def test_where_more_play_less_is_much() -> None:
    assert found("1", "1.5", "0.9", among=_four) == [(1, 1.5), (0, 1.0)]


def test_it_tells_how_far_it_is() -> None:
    shares = [*review("3", BEST, "7")()]
    assert shares[0] == 0.0
    assert shares == sorted(shares)
    assert 0.0 < shares[-1] < 1.0


def test_it_can_be_sent_to_another_process() -> None:
    task = review("3", BEST, "7")
    assert done(pickle.loads(pickle.dumps(task))()) == done(task())


def _tenfold(worth: float, view: str) -> float:
    return 10 * worth


def _four(view: str) -> int:
    return 4
