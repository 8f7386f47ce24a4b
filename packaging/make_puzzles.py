"""Makes the forty puzzles of Candy Hunters: eight of each difficulty, chosen for variety.

    .venv/bin/python packaging/make_puzzles.py            make them, and write forty.py
    .venv/bin/python packaging/make_puzzles.py --figures  only say how the present ones measure up

Making them takes some ten minutes on one core and comes to the same puzzles each time: the generator
is given fixed seeds. From a pool of each difficulty those are taken that show something the others
do not: a chain that pushes through ghosts, a kid that must be brought home, a scare worth taking, a
card that fits only when it is turned, points that had better be left lying. The first ten are taken
to teach the rules one by one.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from time import process_time
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from attrs import evolve, frozen

from halloween_table.engine.game import Event
from halloween_table.games.candy_hunters.puzzles.alike import form
from halloween_table.games.candy_hunters.puzzles.code import decode
from halloween_table.games.candy_hunters.puzzles.forty import EACH, FORTY
from halloween_table.games.candy_hunters.puzzles.game import GAME, after
from halloween_table.games.candy_hunters.puzzles.generator import (
    DIFFICULTIES,
    Made,
    asked_for,
    made,
    proved,
    start,
)
from halloween_table.games.candy_hunters.puzzles.measure import difficulty, figure
from halloween_table.games.candy_hunters.puzzles.puzzle import Puzzle
from halloween_table.games.candy_hunters.puzzles.solver import Solver
from halloween_table.games.candy_hunters.rules.events import (
    CandyTaken,
    GhostMoved,
    HousePlaced,
    KidFled,
    PatternScored,
    Scared,
    TurnBegan,
)
from halloween_table.games.candy_hunters.rules.moves import Move, ScorePattern

POOL = {1: 60, 2: 40, 3: 24, 4: 20, 5: 24}
"""So many puzzles of each difficulty are made to choose from."""
ALSO = {5: ("1E9V-YMRN-Y1WX-TGE1-4AE",)}
"""Puzzles from earlier searches that are proved and measured again: a scare that is worth taking is
rare, and no pool of this size is sure to have one."""
DATA = Path(__file__).parent.parent / "halloween_table/games/candy_hunters/puzzles/forty.py"

E = TypeVar("E", bound=Event)


@frozen
class Traits:
    """What a puzzle's solution shows."""

    rounds: int
    built: bool
    """A house is placed that is scored."""
    stepping_stone: bool
    """A house is placed that somebody stands on, but that is never scored."""
    turned: bool
    candies: int
    second_candy: bool
    """A candy of a colour that is had already is worth less."""
    pushed: int
    """Ghost moves that make a kid flee."""
    moved: int
    chain: bool
    scare: bool
    waits: bool
    """Nothing is scored in some round."""
    tempting: bool
    """More could be had in the first round than is good."""

    def shown(self) -> Iterator[str]:
        """The traits that are worth having among the forty."""
        yield f"{self.rounds} rounds"
        yield f"{self.candies} candies"
        yield f"{self.moved} ghost moves"
        for name in (
            "built",
            "stepping_stone",
            "turned",
            "second_candy",
            "chain",
            "scare",
            "waits",
            "tempting",
        ):
            if getattr(self, name):
                yield name
        if self.pushed:
            yield f"{self.pushed} pushed"


def traits_of(puzzle: Puzzle, moves: tuple[Move, ...]) -> Traits:
    position, events = start(puzzle), list[Event]()
    first_round: int | None = None
    for move in moves:
        events += GAME.play(position, 0, move).events
        position = after(position, move)
        if first_round is None and (position.round > 1 or position.over):
            first_round = position.points
    scored = {cell for event in _of(PatternScored, events) for cell in event.cells}
    placed = {event.cell for event in _of(HousePlaced, events)}
    stood_on = {event.to for event in _of(GhostMoved, events)}
    stood_on |= {event.to for event in _of(KidFled, events)}
    eaten = Counter(event.house.colour for event in _of(CandyTaken, events))
    once = Solver(start(evolve(puzzle, rounds=1))).most()
    assert once is not None
    return Traits(
        rounds=puzzle.rounds,
        built=bool(placed & scored),
        stepping_stone=bool(placed & stood_on - scored),
        turned=all(move.turn for move in moves if isinstance(move, ScorePattern)),
        candies=eaten.total(),
        second_candy=any(count > 1 for count in eaten.values()),
        pushed=len(_of(KidFled, events)),
        moved=len([event for event in _of(GhostMoved, events) if not event.pushed]),
        chain=any(event.pushed for event in _of(GhostMoved, events)),
        scare=bool(_of(Scared, events)),
        waits=len(_of(PatternScored, events)) <= len(_of(TurnBegan, events)),
        tempting=puzzle.rounds > 1 and once.points > (first_round or 0),
    )


def _of(kind: type[E], events: Iterable[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


LESSONS: tuple[tuple[str, int, Callable[[Traits], bool]], ...] = (
    ("lay a card", 1, lambda t: not t.built and not t.moved and not t.turned),
    ("place the house that is missing", 1, lambda t: t.built and not t.moved),
    ("turn a card", 1, lambda t: t.turned and not t.moved and not t.built),
    ("kids take candy", 1, lambda t: t.candies > 1 and not t.moved),
    ("a ghost makes a kid flee", 1, lambda t: t.rounds == 1 and 0 < t.pushed == t.moved),
    ("two rounds, two cards", 1, lambda t: t.rounds == 2 and not t.waits and not t.chain),
    ("a ghost is led away", 1, lambda t: t.moved > t.pushed and not t.chain),
    ("ghosts push ghosts", 1, lambda t: t.chain),
    ("a colour is worth more once", 2, lambda t: t.second_candy),
    ("points had better be left lying", 2, lambda t: t.tempting),
)
"""What the first ten teach: each has its difficulty, and what its solution has to show."""


def chosen(pools: dict[int, list[tuple[Made, Traits]]]) -> list[Made]:
    """Eight of each difficulty. What teaches comes first; then what shows something new."""
    found: list[Made] = []
    for level in DIFFICULTIES:
        pool = dict.fromkeys(each[0].code for each in pools[level])
        left = {each.code: (each, traits) for each, traits in pools[level]}
        taught: list[tuple[Made, Traits]] = []
        for lesson, wanted, teaches in LESSONS:
            if wanted == level:
                fitting = [code for code in pool if code in left and teaches(left[code][1])]
                if not fitting:
                    print(f"   nothing teaches: {lesson}")
                    continue
                taught.append(left.pop(fitting[0]))
        others: list[tuple[Made, Traits]] = []
        while len(taught) + len(others) < EACH:
            seen = Counter(trait for _, traits in taught + others for trait in traits.shown())

            def novelty(code: str, seen: Counter[str] = seen) -> float:
                return sum(1 / (1 + seen[trait]) for trait in left[code][1].shown())  # noqa: B023

            best = max((code for code in pool if code in left), key=novelty)
            others.append(left.pop(best))
        others.sort(key=lambda each: (-each[0].figure, each[1].rounds, -each[0].ways))
        found += [each for each, _ in taught + others]
    return found


def pools() -> dict[int, list[tuple[Made, Traits]]]:
    found: dict[int, list[tuple[Made, Traits]]] = {}
    for level in DIFFICULTIES:
        found[level] = list(pool(level))
        print(f"   difficulty {level}: {len(found[level])} to choose from", flush=True)
    return found


def pool(level: int) -> Iterator[tuple[Made, Traits]]:
    """Puzzles of a difficulty to choose from; alike ones once."""
    forms = set()
    for each in (*_from_seeds(level), *_from_codes(level)):
        if form(each.puzzle) not in forms:
            forms.add(form(each.puzzle))
            yield each, traits_of(each.puzzle, each.solution)


def _from_seeds(level: int) -> Iterator[Made]:
    for seed in range(POOL[level]):
        yield made(asked_for(level, seed))


def _from_codes(level: int) -> Iterator[Made]:
    for code in ALSO.get(level, ()):
        again = proved(decode(code), level)
        assert again is not None, f"{code} is not of difficulty {level}"
        yield again


def write(puzzles: list[Made]) -> None:
    text = DATA.read_text(encoding="utf-8")
    before, mark, _ = text.partition("FORTY: Final[tuple[str, ...]] = (")
    assert mark
    lines = "".join(f'    "{each.code}",\n' for each in puzzles)
    DATA.write_text(f"{before}{mark}\n{lines})\n", encoding="utf-8")


def tell(codes: Iterable[str]) -> None:
    total = slowest = 0.0
    print(" no  rounds goal  figure  level  ways   nodes  seconds  shows")
    for number, code in enumerate(codes, start=1):
        puzzle = decode(code)
        began = process_time()
        solver = Solver(start(puzzle))
        answer = solver.most()
        seconds = process_time() - began
        total, slowest = total + seconds, max(slowest, seconds)
        assert answer is not None
        share, nodes = figure(start(puzzle), puzzle.goal), solver.nodes
        wrong = "" if answer.points == puzzle.goal else "  NOT ITS GOAL"
        print(
            f"{number:>3}{puzzle.rounds:>8}{puzzle.goal:>5}{share:>8.3f}{difficulty(share):>7}"
            f"{solver.ways(puzzle.goal) or 0:>6}{nodes:>8}{seconds:>9.3f}"
            f"  {', '.join(traits_of(puzzle, answer.moves).shown())}{wrong}",
            flush=True,
        )
    print(f"All proofs: {total:.2f} s of processor time, the slowest {slowest:.2f} s.")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--figures", action="store_true", help="measure the present ones only")
    if options.parse_args().figures:
        tell(FORTY)
        return
    puzzles = chosen(pools())
    write(puzzles)
    tell(each.code for each in puzzles)


if __name__ == "__main__":
    main()
