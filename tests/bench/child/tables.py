"""At a table: opening it, making a move on it, another language, and what it holds in memory."""

from __future__ import annotations

import random
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from halloween_table.engine.game import TABLE

from ..figures import Figures
from .evening import Evening
from .older import arranged, game_at

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsView, QWidget

    from halloween_table.table.scene.scene import TableScene

_SOME_MOVES = 30


def opening(key: str) -> Callable[[str], Figures]:
    """A table at its beginning, from the click on its card to its first frame; opened before."""
    return _resumed(key, 0)


def resuming(moves: str) -> Callable[[str], Figures]:
    """The same with so many moves of Halloween on it."""
    return _resumed("halloween", int(moves))


def _resumed(key: str, moves: int) -> Callable[[str], Figures]:
    evening = Evening()

    def answer(_: str) -> Figures:
        id_ = evening.keep(key, moves)
        took = evening.frames.after(lambda: evening.open(key, id_))
        evening.rest()
        evening.leave(id_)
        return {"frame": took}

    answer("")
    return answer


def drawn_once(key: str, moves: str) -> Callable[[str], Figures]:
    """What opening that table cannot do without: its moves played once, its pictures drawn once at
    the size they are seen in, and all of them painted."""
    evening = Evening()
    from PySide6.QtWidgets import QGraphicsView, QWidget

    from .frames import Frames
    from .records import game_of, recorded

    id_ = evening.keep(key, int(moves))
    evening.frames.after(lambda: evening.open(key, id_))
    evening.rest()
    shown, size, sitting = evening.view.table, evening.view.size(), game_at(evening.page)
    seats, eyes, arranger = sitting.players, sitting.eyes, sitting.kit.arranger
    window = QWidget()
    window.resize(evening.window.size())
    window.show()
    frames = Frames(window)
    frames.next(window)
    game = game_of(key)
    record, _ = recorded(key, int(moves))

    def work() -> QWidget:
        position = game.setup(record.options, len(record.players), record.seed)
        for played in record.moves:
            position = game.play(position, played.actor, played.move).position
        arrangement = arranged(arranger, game.view(position, eyes), eyes, seats)
        view = _plain(window, arrangement, shown)
        view.resize(size)
        view.show()
        return view.viewport()

    def answer(_: str) -> Figures:
        took = frames.after(work)
        for view in window.findChildren(QGraphicsView):
            view.setParent(None)
            view.deleteLater()
        return {"frame": took}

    return answer


def _plain(window: QWidget, arrangement: Any, shown: TableScene) -> QGraphicsView:
    """Every picture of an arrangement as a plain pixmap item, each drawn only once."""
    from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

    from halloween_table.table.look.painter import new_pixmap

    scale, drawn = shown.scale, {}
    scene = QGraphicsScene(0, 0, shown.width() * scale, shown.height() * scale)
    for thing in (*arrangement.marks, *arrangement.places, *arrangement.pieces):
        rect = thing.rect
        width, height = round(rect.w * scale), round(rect.h * scale)
        if thing.picture:
            key = (thing.picture, width, height)
            if key not in drawn:
                drawn[key] = new_pixmap(thing.picture, width, height, scale)
            scene.addPixmap(drawn[key]).setPos(round(rect.x * scale), round(rect.y * scale))
    view = QGraphicsView(scene, window)
    scene.setParent(view)
    return view


def release(key: str, kind: str, after: str, log: str) -> Callable[[str], Figures]:
    """From the release of the mouse to the first changed frame, for a move of that kind: "early",
    after so many moves at least, and "late", near the end of a long game. The log is shown or not.
    Each time the game is taken up again at the same point, and the same move is made."""
    evening = Evening()
    evening.preferences.log_shown = log == "log"
    lasting = 20 * int(after)
    found = _chances(key, kind, int(after), lasting)
    chances = dict(zip(("early", "late"), found, strict=True))

    def answer(when: str) -> Figures:
        chance = chances[when]
        id_ = evening.keep(key, chance.at, lasting)
        evening.frames.after(lambda: evening.open(key, id_))
        evening.rest()
        took = evening.make(next(each for each in evening.offers(kind) if each.move == chance.move))
        evening.leave(id_)
        return {"frame": took}

    return answer


@frozen
class _Chance:
    """A move that can be made on the table."""

    at: int
    """After so many moves."""
    move: Any
    comes: tuple[object, ...]
    """What comes of it: whether the window stops to offer what happened before, because somebody
    else has moved last; what happens, and whether the same one goes on."""
    things: int
    """How much is on the table then."""


def _chances(key: str, kind: str, after: int, lasting: int) -> tuple[_Chance, _Chance]:
    """A move of that kind after so many moves or soon then, and one near the end of the game. The
    two are as much alike as can be: the same comes of both, and the tables are about as full."""
    from .records import whole_game

    record, positions = whole_game(key, lasting)
    soon = min(30, len(positions) // 10)
    movers = [None, *(played.actor for played in record.moves)]
    early, late = (
        [
            chance
            for at in range(first, first + soon)
            for chance in _chances_at(key, kind, at, positions[at], movers[at])
        ]
        for first in (after, len(positions) - soon)
    )
    return min(
        ((one, other) for one in early for other in late if one.comes == other.comes),
        key=lambda pair: abs(pair[0].things - pair[1].things),
    )


def _chances_at(
    key: str, kind: str, at: int, position: Any, mover: int | None
) -> Iterator[_Chance]:
    """`mover` has moved last, if anybody has."""
    from .records import kit_of, players

    kit, game = kit_of(key), kit_of(key).game
    seats = [actor for actor in game.actors(position) if actor != TABLE]
    eyes = seats[0] if len(seats) == 1 else None
    shown = arranged(kit.arranger, game.view(position, eyes), eyes, players(key))
    things = len(shown.pieces) + len(shown.places) + len(shown.marks) + len(shown.offers)
    for offer in shown.offers:
        if type(offer.move).__name__ == kind:
            seat = eyes if offer.seat is None else offer.seat
            step = game.play(position, seat, offer.move)
            goes_on = game.actors(step.position) == (seat,)
            was_away = mover not in (None, seat)
            comes = (was_away, len(step.on_the_way), goes_on, *map(type, step.events))
            yield _Chance(at, offer.move, comes, things)


def seeking(moves: str) -> Callable[[str], Figures]:
    """A game of Halloween of so many moves that is watched: from the wish to see another moment of
    it to the first frame that shows it. "far": any moment at all; "near": the one after a move."""
    evening = Evening()
    from halloween_table.engine.record import start, steps
    from halloween_table.sitting.history import History
    from halloween_table.sitting.moments import remembered
    from halloween_table.sitting.replay import Replay

    from .records import kit_of, whole_game

    kit, (record, _) = kit_of("halloween"), whole_game("halloween", int(moves))
    first = start(kit.game, record)
    moments = remembered(kit.game, first, steps(kit.game, record, first))
    history = History(kit.game, record, moments)
    evening.window._watch(Replay(kit, history, 0), "nowhere")
    evening.rest()
    rng, watching = random.Random(5), evening.page.watching
    quiet = [at for at in range(history.last) if not history.moments[at + 1].on_the_way]
    """What a move passes through would be shown first."""

    def seek(to: int) -> QWidget:
        watching.seek(to)
        return evening.view.viewport()

    def answer(where: str) -> Figures:
        at, to = rng.choice(quiet), rng.randrange(history.last + 1)
        seek(at)
        evening.rest()
        took = evening.frames.after(lambda: seek(at + 1 if where == "near" else to))
        evening.rest()
        return {"frame": took}

    return answer


def making(moves: str) -> Callable[[str], Figures]:
    """A game of Halloween of so many moves, taken up anywhere in it: from the release of the mouse
    to the first frame that shows its next move, whatever that is."""
    evening = Evening()
    from .records import whole_game

    long = int(moves)
    record, _ = whole_game("halloween", long)
    rng = random.Random(5)

    def answer(_: str) -> Figures:
        while True:
            at = rng.randrange(len(record.moves))
            id_ = evening.keep("halloween", at, long)
            evening.frames.after(lambda id_=id_: evening.open("halloween", id_))
            evening.rest()
            next_ = [each for each in evening.offers() if each.move == record.moves[at].move]
            took = evening.make(next_[0]) if next_ else None
            evening.rest()
            evening.leave(id_)
            if took is not None:
                return {"frame": took}

    return answer


def switching(rulebook: str) -> Callable[[str], Figures]:
    """Another language at a table of Halloween, until its first frame; its rulebook was read and
    closed before, or never opened."""
    evening = Evening()
    evening.open("halloween", evening.keep("halloween", 50))
    evening.rest()
    if rulebook == "read":
        evening.read_rulebook("halloween")

    def answer(_: str) -> Figures:
        def switch() -> QWidget:
            spoken = evening.preferences.language
            evening.preferences.language = "pl" if spoken == "en" else "en"
            return evening.view.viewport()

        took = evening.frames.after(switch)
        evening.rest()
        return {"frame": took}

    return answer


def middle(folder: str) -> Callable[[str], Figures]:
    """What is held in memory half-way through the game that waits in that folder, after some moves
    on the table."""
    tonight = Path(tempfile.mkdtemp()) / "data"
    shutil.copytree(folder, tonight)  # it waits there for the next measurement, too
    evening = Evening(tonight, pace="off")
    evening.rest()
    (waiting,) = evening.store.unfinished()
    evening.open(waiting.game, waiting.id)
    for number in range(_SOME_MOVES):
        offers = evening.offers()
        evening.make_quickly(offers[number * 7 % len(offers)])
    evening.rest()
    from .frames import megabytes

    held = {"memory": megabytes()}
    return lambda _: held
