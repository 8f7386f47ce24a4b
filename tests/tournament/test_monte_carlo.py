"""Thinking by trying out, tried with a heap of beans and with a hidden card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from attrs import evolve, frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Outcome, Score, Standing, Step, Turn
from halloween_table.engine.mind import Budget
from tests.tournament.monte_carlo import MonteCarlo


@frozen
class Heap:
    """Whoever takes the last bean wins. A die lies hidden under a cup: guessing it wins, too."""

    beans: int
    seat: int = 0
    die: int | None = None
    winner: int | None = None
    taken: int = 0


class TakeTheLast:
    """One or two beans in each turn, or a guess that ends the game."""

    def actors(self, position: Heap) -> tuple[int, ...]:
        return () if position.winner is not None else (position.seat,)

    def moves(self, position: Heap, actor: int) -> Iterator[str]:
        yield "one"
        if position.beans > 1:
            yield "two"
        if position.die is not None or position.beans > 100:
            yield from ("guess 1", "guess 2")

    def played(self, position: Heap, actor: int, move: str) -> Step[Heap]:
        if move.startswith("guess"):
            right = int(move[-1]) == position.die
            return Step(evolve(position, winner=actor if right else 1 - actor))
        beans = position.beans - (2 if move == "two" else 1)
        winner = actor if beans == 0 else None
        after = Heap(beans, 1 - actor, position.die, winner, position.taken + 1)
        return Step(after)

    def imagined(self, view: Heap, seat: int, chance: Chance) -> Heap:
        if view.beans <= 100:
            return view
        drawn, _ = chance.below(4)
        return evolve(view, die=1 if drawn else 2)

    def turn(self, position: Heap) -> Turn:
        return Turn(1 + position.taken // 2, position.seat)

    def outcome(self, position: Heap) -> Outcome:
        assert position.winner is not None
        lines = [
            Standing(seat, 1 + (seat != position.winner), (Score("beans", 0, 0),))
            for seat in (position.winner, 1 - position.winner)
        ]
        return Outcome(tuple(lines), (None,))


GAME: Any = TakeTheLast()


def one_by_one(position: Heap, seat: int, chance: Chance) -> tuple[str, ...]:
    moves = [*GAME.moves(position, seat)]
    return (moves[chance.below(len(moves))[0]],)


def search(**more: Any) -> MonteCarlo[Heap, str]:
    given: dict[str, Any] = {
        "judge": lambda position, seat: 0.5,
        "policy": one_by_one,
        "order": GAME.moves,
        "rounds": 20,
    }
    return MonteCarlo(GAME, **(given | more))


def best(beans: int, iterations: int = 300, seed: int = 1, **more: Any) -> str:
    weighed = search(**more).weighed(Heap(beans), 0, Chance(seed), Budget(iterations))
    return weighed[0].move


@pytest.mark.parametrize(("beans", "move"), [(2, "two"), (4, "one"), (5, "two"), (7, "one")])
def test_it_leaves_the_rival_a_heap_that_is_lost(beans: int, move: str) -> None:
    assert best(beans) == move


def test_the_same_chance_gives_the_same_thought_and_every_try_is_counted() -> None:
    first, again = (search().weighed(Heap(6), 0, Chance(5), Budget(100)) for _ in range(2))
    assert first == again
    assert sum(each.tried for each in first) == 100
    assert [each.tried for each in first] == sorted((each.tried for each in first), reverse=True)


@pytest.mark.parametrize("seed", range(5))
def test_what_is_hidden_is_drawn_anew_for_every_try(seed: int) -> None:
    weighed = search().weighed(Heap(101), 0, Chance(seed), Budget(400))
    assert weighed[0].move == "guess 1"
    worths = {each.move: each.worth for each in weighed}
    assert worths["guess 1"] == pytest.approx(0.75, abs=0.12)
    assert worths["guess 2"] < 0.5


def test_after_so_many_rounds_it_is_judged() -> None:
    met: list[Heap] = []

    def judge(position: Heap, seat: int) -> float:
        met.append(position)
        return position.beans / 100

    search(rounds=2, judge=judge).weighed(Heap(50), 0, Chance(1), Budget(60))
    assert {GAME.turn(position).round for position in met} == {3}


def test_it_prefers_what_is_judged_better() -> None:
    def few_beans(position: Heap, seat: int) -> float:
        return 1 - position.beans / 50 if seat == 0 else position.beans / 50

    assert best(50, rounds=1, judge=few_beans, iterations=60) == "two"


def test_moves_that_are_not_worth_a_look_are_not_tried() -> None:
    weighed = search(order=lambda position, seat: ("one",)).weighed(
        Heap(5), 0, Chance(1), Budget(50)
    )
    assert [each.move for each in weighed] == ["one"]
    assert weighed[0].tried == 1  # there is nothing to weigh it against


def test_moves_that_mean_the_same_are_one() -> None:
    weighed = search(alike=lambda position, move: move[:5]).weighed(
        Heap(101), 0, Chance(2), Budget(60)
    )
    assert len(weighed) == 3


def test_seconds_cut_it_short() -> None:
    weighed = search().weighed(Heap(9), 0, Chance(1), Budget(100_000, seconds=0.0))
    assert sum(each.tried for each in weighed) == 1


def test_a_playout_without_end_is_judged_where_it_is() -> None:
    weighed = search(steps=3, rounds=1000).weighed(Heap(90), 0, Chance(1), Budget(20))
    assert {each.worth for each in weighed} == {0.5}
