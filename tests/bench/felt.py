"""What people feel: each row asks one process and compares it with what another one answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

from attrs import evolve, frozen

from .figures import Figures
from .ratio import Row, in_turns, median
from .trees import Child, NoAnswer, Tree


@frozen
class Asked:
    """Something that a process of tests/bench/child can measure."""

    task: str
    args: tuple[str, ...] = ()
    question: str = ""
    games: int | None = None
    """How many games wait in the data folder it gets, if it gets one."""
    of: str = ""
    """Which game that is, if not some of each."""
    screen: int = 1
    """Device pixels per pixel."""
    anew: bool = False
    """Whether each measurement takes a process of its own."""

    def start(self, tree: Tree) -> Child:
        folder = () if self.games is None else (str(tree.data_folder(self.games, self.of)),)
        return tree.child(self.task, *folder, *self.args, screen=self.screen)


@frozen
class Figure:
    """A figure in the answers, and how much larger than the baseline's it may be."""

    name: str
    limit: float | None
    unit: str = "ms"
    what: str = ""
    """Added to the name of the comparison."""
    against: float | None = None
    """How much of what it was in an older version it may be, where that has been promised."""


@frozen
class Comparison:
    """Two things measured in turns."""

    what: str
    ours: Asked
    baseline: Asked
    figures: tuple[Figure, ...]
    rounds: int

    def rows(self, tree: Tree) -> Iterator[Row]:
        return self._rows((self.ours, tree), (self.baseline, tree))

    def against(self, ours: Tree, before: Tree) -> Iterator[Row]:
        """The same thing here and in an older version, if that knew it; the baseline is that
        version."""
        figures = tuple(evolve(figure, limit=figure.against) for figure in self.figures)
        with suppress(NoAnswer):
            yield from evolve(self, figures=figures)._rows((self.ours, ours), (self.ours, before))

    def _rows(self, ours: tuple[Asked, Tree], baseline: tuple[Asked, Tree]) -> Iterator[Row]:
        with ExitStack() as processes:
            asking = _Asking(processes)
            mine, other = in_turns(asking.of(*ours), asking.of(*baseline), self.rounds)
        for figure in self.figures:
            yield Row(
                f"{self.what}{figure.what}",
                median([figures[figure.name] for figures in mine]),
                median([figures[figure.name] for figures in other]),
                figure.limit,
                figure.unit,
            )


class _Asking:
    """Processes that stay as long as a comparison; who asks the same one twice shares it."""

    def __init__(self, processes: ExitStack) -> None:
        self._processes = processes
        self._children: dict[tuple[Asked, Tree], Child] = {}

    def of(self, asked: Asked, tree: Tree) -> Callable[[], Figures]:
        if asked.anew:
            return lambda: _once(asked, tree)
        key = (evolve(asked, question=""), tree)
        if key not in self._children:
            self._children[key] = self._processes.enter_context(asked.start(tree))
        return lambda: self._children[key].ask(asked.question)


def _once(asked: Asked, tree: Tree) -> Figures:
    with asked.start(tree) as child:
        return child.ask(asked.question)


_EMPTY = Asked("empty", anew=True)
_TABLES = ("candy_hunters", "rest_in_peace", "booo", "halloween")
_KINDS = {
    "candy_hunters": "PlaceHouse",
    "rest_in_peace": "Play",
    "booo": "RaiseHand",
}
"""A move that is made at the beginning of a game as at its end."""
_LONG = "1130"
"""Moves of a very long game of Halloween."""


def _first_frames() -> Iterator[Comparison]:
    """From the start of the process to the first frame, exposed and painted, of a window of the
    same size: the shelf against an empty QGraphicsView. And until nothing more happens by itself:
    a first frame with nothing in it would help nobody."""
    for games, words, limit in ((0, "no game", 1.6), (10, "10 games wait", 1.7)):
        yield Comparison(
            f"start to first frame, {words}",
            Asked("shelf", games=games, anew=True),
            _EMPTY,
            (Figure("first", limit),),
            15,
        )
        yield Comparison(
            f"start until all is there, {words}",
            Asked("settled", games=games, anew=True),
            _EMPTY,
            (Figure("first", None),),
            5,
        )


def _many_games() -> Iterator[Comparison]:
    """A thousand waiting games against ten: the first frame, how long the window does not answer
    at most while it starts and when people come back from a table, and memory."""
    yield Comparison(
        "start to first frame, 1,000 games against 10",
        Asked("shelf", games=1000, anew=True),
        Asked("shelf", games=10, anew=True),
        (Figure("first", 2.0),),
        5,
    )
    yield Comparison(
        "starting with 1,000 games against 10",
        Asked("settled", games=1000, anew=True),
        Asked("settled", games=10, anew=True),
        (
            Figure("block", 2.0, what=": longest block"),
            Figure("memory", 2.0, "MB", ": memory"),
        ),
        3,
    )
    yield Comparison(
        "back to the shelf, 1,000 games against 10",
        Asked("home", games=1000),
        Asked("home", games=10),
        (Figure("block", 2.0, what=": longest block"), Figure("memory", 2.0, "MB", ": memory")),
        3,
    )


def _moves() -> Iterator[Comparison]:
    """From the release of the mouse to the first changed frame: late in a game against early in
    it, the same kind of move."""
    for log in ("log", "no log"):
        yield _late_move("halloween", "Act", 50, log)
    for key, kind in _KINDS.items():
        yield _late_move(key, kind, 0, "log")


def _late_move(key: str, kind: str, after: int, log: str) -> Comparison:
    when = f"at 1,000 moves against {after}, {log}" if after else "at the end against the start"
    late = Asked("release", (key, kind, str(after), log), "late")
    return Comparison(
        f"release to frame, {key} {when}",
        late,
        evolve(late, question="early"),
        (Figure("frame", 1.1, against=1.0),),
        31,
    )


def _opening() -> Iterator[Comparison]:
    """From the click on a waiting game to the table's first frame, with the game opened before:
    against its moves played once and its pictures drawn once and painted."""
    for key in _TABLES:
        yield Comparison(
            f"opening a table, {key}",
            Asked("opening", (key,)),
            Asked("drawn_once", (key, "0")),
            (Figure("frame", 3.5, against=0.7),),
            9,
        )
    yield Comparison(
        f"opening a table, halloween after {_LONG} moves",
        Asked("resuming", (_LONG,)),
        Asked("drawn_once", ("halloween", _LONG)),
        (Figure("frame", 3.5, against=0.7),),
        9,
    )


def _repaints() -> Iterator[Comparison]:
    """The whole table painted at its fullest, against as many plain pixmap items of the same sizes
    at the same spots: at 1920 × 1080, and at 2560 × 1440 with four device pixels for each."""
    for size, screen in (("1920x1080", 1), ("2560x1440", 2)):
        for key in _TABLES:
            ours = Asked("repaint", (key, size), "ours", screen=screen)
            yield Comparison(
                f"full repaint, {size} at {screen} ×, {key}",
                ours,
                evolve(ours, question="plain"),
                (Figure("frame", 2.0, against=1.0),),
                25,
            )


def _dragging() -> Iterator[Comparison]:
    """A piece dragged over the fullest table of Candy Hunters, against a plain pixmap item."""
    ours = Asked("dragging", (), "ours")
    yield Comparison(
        "a frame while dragging",
        ours,
        evolve(ours, question="plain"),
        (
            Figure("median", 3.0, what=", median", against=1.0),
            Figure("slowest", 3.0, what=", 99 %", against=1.0),
        ),
        7,
    )


def _scenes() -> Iterator[Comparison]:
    """The beat of a whole game in which most moves at once, against as many plain pixmap items of the
    same sizes on the same ways."""
    for key in _TABLES:
        ours = Asked("staged", (key,), "ours")
        yield Comparison(
            f"a frame of the busiest scene, {key}",
            ours,
            evolve(ours, question="plain"),
            (
                Figure("median", 2.0, what=", median", against=1.0),
                Figure("slowest", None, what=", 99 %", against=1.0),
            ),
            7,
        )


def _resizing() -> Iterator[Comparison]:
    """A window whose edge somebody drags, with a table of each game in it that is laid out anew for
    every size, against a plain page with as many widgets."""
    for key, moves in (("candy_hunters", "120"), ("halloween", "200")):
        ours = Asked("resizing", (key, moves), "ours")
        yield Comparison(
            f"a frame while the window is resized, {key}",
            ours,
            evolve(ours, question="plain"),
            (
                Figure("median", None, what=", median", against=1.0),
                Figure("slowest", 2.0, what=", 99 %", against=1.0),
            ),
            3,
        )


def _seeks() -> Iterator[Comparison]:
    """Another moment of a very long game that is watched, anywhere in it: against any move of such
    a game that is made, whose frame people are used to wait for. Against the moment after one more
    move it is only told: that is the smallest seek there is, in which a piece or two move, while far
    away nearly everything lies elsewhere; it says how much of a seek is what changes."""
    far = Asked("seeking", (_LONG,), "far")
    what = f"a seek anywhere in {_LONG} moves against one move"
    yield Comparison(f"{what}, made", far, Asked("making", (_LONG,)), (Figure("frame", 1.0),), 25)
    yield Comparison(
        f"{what}, watched", far, evolve(far, question="near"), (Figure("frame", None),), 31
    )


def _thinking() -> Iterator[Comparison]:
    """A frame of the table while a hard player thinks in the other process, against one while nobody
    does, by the clock on the wall: two cores are enough for both."""
    busy = Asked("thinking", ("rest_in_peace",), "busy")
    yield Comparison(
        "a frame while a computer thinks",
        busy,
        evolve(busy, question="idle"),
        (
            Figure("median", None, what=", median"),
            Figure("slowest", 1.2, what=", 99 %"),
        ),
        11,
    )


def _languages() -> Iterator[Comparison]:
    """Another language at a table of Halloween until its first frame: after its rulebook was read
    and closed, against one that was never opened."""
    yield Comparison(
        "another language, the rulebook was read",
        Asked("switching", ("read",)),
        Asked("switching", ("never",)),
        (Figure("frame", 1.5, against=1.0),),
        9,
    )


def _memory() -> Iterator[Comparison]:
    """What the process holds half-way through a game, against the empty window."""
    for key in _TABLES:
        yield Comparison(
            f"memory in mid-game, {key}",
            Asked("middle", games=1, of=key, anew=True),
            _EMPTY,
            (Figure("memory", 2.3, "MB", against=1.0),),
            3,
        )


FELT: tuple[Comparison, ...] = tuple(
    comparison
    for group in (
        _first_frames,
        _many_games,
        _moves,
        _opening,
        _repaints,
        _dragging,
        _scenes,
        _resizing,
        _seeks,
        _thinking,
        _languages,
        _memory,
    )
    for comparison in group()
)
