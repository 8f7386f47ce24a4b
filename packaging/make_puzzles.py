"""Makes the forty puzzles of Candy Hunters: eight of each difficulty, chosen for what they need.

    .venv/bin/python packaging/make_puzzles.py            make them, and write forty.py
    .venv/bin/python packaging/make_puzzles.py --figures  only say how the present ones measure up

Making them takes some minutes on one core and comes to the same puzzles each time: the generator is
given fixed seeds. From a pool of each difficulty those are taken that cannot be solved without
something the others do without: a chain that pushes through ghosts, a kid that must be brought home,
a scare worth taking, a house that must not be placed, turns that are easy to miss, points that had
better be left lying. `puzzle_needs` measures that. The first ten teach the rules one by one: each
needs something new, and beyond that only what was taught before it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import process_time
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from attrs import frozen
from puzzle_needs import needs, points_at_once

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
)
from halloween_table.games.candy_hunters.rules.moves import Move, ScorePattern

POOL = {1: 40, 2: 30, 3: 24, 4: 16, 5: 12}
"""So many puzzles of each difficulty are made to choose from."""
ALSO: dict[int, tuple[str, ...]] = {
    1: (
        "3A8D-GA6M-N3K8-FJY9-DR7P-SWC8-2F",
        "G0QG-9P5W-87MP-ZYKX-FN92-V",
        "5MD4-1BRF-78JR-D3Q2-XAP3-VD0T-V",
        "1MG3-CKJM-4JPG-F5WC-5JGV-DP8F-WD",
    ),
    2: (
        "MCX8-X6NT-CH5F-RZ4Y-WS6",
        "17DQ-5K5J-EKC9-GPAJ-GC2T",
    ),
    3: (
        "CD5W-FXZG-XWCD-MB4M-D",
        "5ZDY-4X9D-GTEN-DP78-P4R8-5",
        "4D43-EH95-JK0H-XQ3Y-9HRQ-MTMW",
    ),
    4: (
        "J3X3-9JCD-R8P8-P196-ZWT2-0KP",
        "2WEV-T2FS-DCNZ-Y9F8-SY4K-SM",
        "A08A-4R4G-KRV4-ZKYB-17F",
        "F42E-V2W8-Q5Y5-GVHB-TCSB-W",
        "8YFR-WP2D-AKR2-1HD7-R",
        "3JT1-9NNT-ATMP-F3JP-3B",
        "28KV-FBHW-2BR9-Y9PH-BS",
    ),
    5: (
        "1E9V-YMRN-Y1WX-TGE1-4AE",
        "1RXK-J638-H2EG-YHFQ-7V",
        "TK3E-GZYH-KV10-J1VR-25BM-PMG",
        "6HWJ-CZ2A-BBQ0-TD60-GNWF-6M0",
        "E8A4-HWZH-HW1V-TDYG-8W",
        "QXSF-119F-5S6G-DK9T-Z2X8-P",
        "4GEP-5S9P-A0XS-EF61-7TV4-18",
        "BXX0-FDR6-G6DZ-1SKY-10",
        "14YV-86F4-ET2A-GRW0-V8MF-TNRK-BS",
        "E9QX-BHWG-0VA7-JEEK-C30W",
        "M6DG-XVG9-ER83-QBPM-QQHF-N02B-S",
        "HMTS-65HP-AK34-F9Q1-0KA6-G",
        "10PE-XVMD-65JY-KSAT-68",
        "B33V-351J-XTGA-DXDX-8B",
        "85Z3-18AP-AECN-QRKX-AZFH-N7",
        "24NV-42EX-9JF2-AY16-ND8K-H",
    ),
}
"""Puzzles from long searches with the same generator, proved and measured again: what they need is
rare, and no pool of this size is sure to have it."""
DATA = Path(__file__).parent.parent / "halloween_table/games/candy_hunters/puzzles/forty.py"

E = TypeVar("E", bound=Event)


@frozen
class Candidate:
    """A puzzle that may be chosen, and what it needs."""

    made: Made
    needs: frozenset[str]

    @property
    def puzzle(self) -> Puzzle:
        return self.made.puzzle

    def traits(self) -> Iterator[str]:
        """What makes it different from others."""
        yield from sorted(self.needs)
        yield f"{self.puzzle.rounds} rounds"
        yield f"goal {self.puzzle.goal}"


def shown(puzzle: Puzzle, moves: Iterable[Move]) -> frozenset[str]:
    """What a solution makes use of when it is played, by the names of the needs."""
    position, events, turned = start(puzzle), list[Event](), False
    for move in moves:
        events += GAME.play(position, 0, move).events
        position = after(position, move)
        turned = turned or (isinstance(move, ScorePattern) and move.turn > 0)
    used = {cell for event in _of(PatternScored, events) for cell in event.cells}
    used |= {event.to for event in _of(GhostMoved, events)}
    used |= {event.to for event in _of(KidFled, events)}
    eaten = Counter(event.house.colour for event in _of(CandyTaken, events))
    uses = {
        "house": any(event.cell in used for event in _of(HousePlaced, events)),
        "turning": turned,
        "ghosts": bool(_of(GhostMoved, events)),
        "flight": bool(_of(KidFled, events)),
        "chain": any(event.pushed for event in _of(GhostMoved, events)),
        "scare": bool(_of(Scared, events)),
        "second candy": any(count > 1 for count in eaten.values()),
    }
    return frozenset(what for what, so in uses.items() if so)


def _of(kind: type[E], events: Iterable[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


# ---- the first ten ------------------------------------------------------------------------------


@frozen
class Lesson:
    """What one of the first ten teaches."""

    teaches: str
    difficulty: int
    rounds: int
    needs: frozenset[str] = frozenset()
    """What it cannot be solved without. Beyond that it needs only what was taught before."""
    goal: int = 0
    """Its goal is at least this, and something can be scored at once that is worth less."""

    def fits(self, puzzle: Puzzle, solution: Iterable[Move], taught: frozenset[str]) -> bool:
        """Whether it needs what it teaches, and neither it nor its solution has to do with anything
        that is still to come."""
        known, wanted = self.needs | taught, needs(puzzle)
        seen = shown(puzzle, solution)
        at_once = min(points_at_once(start(puzzle)), default=self.goal)
        return (
            puzzle.rounds == self.rounds
            and self.needs <= wanted <= known
            and wanted - _PLANS <= seen <= known
            and (not self.goal or puzzle.goal >= self.goal > at_once)
        )


_PLANS = frozenset({"patience", "restraint", "odd turns"})
"""Needs that no single move shows."""


def _needs(*what: str) -> frozenset[str]:
    return frozenset(what)


LESSONS = (
    Lesson("a card is laid on its colours", 1, 1),
    Lesson("a card can be turned", 1, 1, _needs("turning")),
    Lesson("a house can be placed where one is missing", 1, 1, _needs("house")),
    Lesson("kids take candy, and more kids take more", 1, 1, goal=6),
    Lesson("each round has a card of its own", 1, 2),
    Lesson("a ghost can be led away", 1, 2, _needs("ghosts")),
    Lesson("a kid flees from a ghost", 1, 2, _needs("ghosts", "flight")),
    Lesson("houses, ghosts and kids work together", 1, 2, _needs("house", "ghosts", "flight")),
    Lesson("a second candy of a colour is worth less", 2, 2, _needs("second candy")),
    Lesson("what can be had at once had better be left", 2, 2, _needs("patience")),
)
"""In the order in which they come."""


# ---- choosing -----------------------------------------------------------------------------------

QUOTAS: dict[int, dict[str, int]] = {
    3: {"restraint": 1, "patience": 1, "odd turns": 1, "second candy": 1},
    4: {"3 rounds": 1, "restraint": 2, "chain": 2, "patience": 1, "odd turns": 1},
    5: {"3 rounds": 5, "restraint": 3, "chain": 2, "scare": 2, "patience": 2, "odd turns": 1},
}
"""How many of a difficulty shall be like that, at least."""


def chosen(pools: dict[int, list[Candidate]]) -> list[Candidate]:
    """Eight of each difficulty. What teaches comes first; then what shows something new, in the
    order of its difficulty."""
    found: list[Candidate] = []
    taught: frozenset[str] = frozenset()
    for level in DIFFICULTIES:
        left, lessons = list(pools[level]), list[Candidate]()
        for lesson in LESSONS:
            if lesson.difficulty == level:
                lessons.append(_teaching(lesson, left, taught))
                left.remove(lessons[-1])
                taught |= lesson.needs
        others = list(_different(left, lessons, QUOTAS.get(level, {})))
        others.sort(key=lambda each: (-each.made.figure, each.puzzle.rounds, -each.made.ways))
        found += [*lessons, *others]
    return found


def _teaching(lesson: Lesson, left: list[Candidate], taught: frozenset[str]) -> Candidate:
    """The one that fits and needs least else, the simplest of several."""
    fitting = [each for each in left if lesson.fits(each.puzzle, each.made.solution, taught)]
    assert fitting, f"nothing teaches that {lesson.teaches}"
    return min(fitting, key=lambda each: (len(each.needs), -each.made.figure))


def _different(
    left: list[Candidate], taken: list[Candidate], quotas: dict[str, int]
) -> Iterator[Candidate]:
    """What is most wanted and least like those that are taken, until there are enough."""
    seen = Counter(trait for each in taken for trait in each.traits())

    def worth(each: Candidate) -> tuple[int, float]:
        traits = list(each.traits())
        wanted = sum(quotas.get(trait, 0) > seen[trait] for trait in traits)
        return wanted, sum(1 / (1 + seen[trait]) for trait in traits)

    for _ in range(EACH - len(taken)):
        best = max(left, key=worth)
        left.remove(best)
        seen.update(best.traits())
        yield best
    for trait, count in quotas.items():
        assert seen[trait] >= count, f"too few puzzles have this: {trait}"


def pool(level: int) -> Iterator[Candidate]:
    """Puzzles of a difficulty to choose from; alike ones once."""
    forms = set()
    for each in (*_from_codes(level), *_from_seeds(level)):
        if form(each.puzzle) not in forms:
            forms.add(form(each.puzzle))
            yield Candidate(each, needs(each.puzzle))


def _from_seeds(level: int) -> Iterator[Made]:
    for seed in range(POOL[level]):
        yield made(asked_for(level, seed))


def _from_codes(level: int) -> Iterator[Made]:
    for code in ALSO.get(level, ()):
        again = proved(decode(code), level)
        assert again is not None, f"{code} is not of difficulty {level}"
        yield again


# ---- telling ------------------------------------------------------------------------------------


def write(codes: Iterable[str]) -> None:
    text = DATA.read_text(encoding="utf-8")
    before, mark, _ = text.partition("FORTY: Final[tuple[str, ...]] = (")
    assert mark
    lines = "".join(f'    "{code}",\n' for code in codes)
    DATA.write_text(f"{before}{mark}\n{lines})\n", encoding="utf-8")


def tell(codes: Iterable[str]) -> None:
    total = slowest = 0.0
    print(" no  rounds goal  figure  level  ways   nodes  seconds  needs")
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
        lesson = LESSONS[number - 1].teaches if number <= len(LESSONS) else ""
        print(
            f"{number:>3}{puzzle.rounds:>8}{puzzle.goal:>5}{share:>8.3f}{difficulty(share):>7}"
            f"{solver.ways(puzzle.goal) or 0:>6}{nodes:>8}{seconds:>9.3f}"
            f"  {', '.join(sorted(needs(puzzle))) or 'nothing'}{wrong}",
            f"  ({lesson})" if lesson else "",
            flush=True,
        )
    print(f"All proofs: {total:.2f} s of processor time, the slowest {slowest:.2f} s.")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--figures", action="store_true", help="measure the present ones only")
    if options.parse_args().figures:
        tell(FORTY)
        return
    pools = {}
    for level in DIFFICULTIES:
        pools[level] = list(pool(level))
        print(f"   difficulty {level}: {len(pools[level])} to choose from", flush=True)
    codes = [each.made.code for each in chosen(pools)]
    write(codes)
    tell(codes)


if __name__ == "__main__":
    main()
