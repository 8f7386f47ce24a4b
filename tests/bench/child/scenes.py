"""The busiest scene of a game, against as many plain pixmap items on their way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from attrs import frozen
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from halloween_table.contract.arrangement import Arrangement, Room
from halloween_table.contract.beats import Beat, Story
from halloween_table.engine.record import steps
from halloween_table.sitting.moments import first_moment, moment_after, seen_with
from halloween_table.table.view import TableView

from ..figures import Figures
from ..ratio import median
from .frames import Frames
from .painting import our_view, plain_view
from .records import kit_of, players, whole_game

_SIZE = (1920, 1080)
_FRAMES, _STRIDE = 60, 23
"""From one frame to the next everything has come some way: also what glides slowly at first."""


@frozen
class _Scene:
    """What is told, and from what to what."""

    before: Arrangement
    after: Arrangement
    beats: tuple[Beat, ...]


def staged(key: str) -> Callable[[str], Figures]:
    """A frame while most moves at once: the median, and the slowest in a hundred."""
    view = our_view(key, _SIZE)
    view.set_speed(1000)  # the clock is turned by hand
    scene, at = max(
        ((scene, at) for scene in _scenes(key) for at in range(len(scene.beats))),
        key=lambda found: _moving(view, *found),
    )
    _moving(view, scene, at)
    clock, movers = view.table.motion._clock, list(view.table.motion._movers.values())
    items = [mover.item for mover in movers if hasattr(mover, "item")]
    where: list[list[QPointF]] = []
    for step in range(1, _FRAMES + 1):
        clock.setCurrentTime(_time(clock, step))
        where.append([QPointF(view.mapFromScene(item.rect.x, item.rect.y)) for item in items])
    plain = plain_view(view, but={item._item for item in items})
    likes = [plain.scene().addPixmap(_fine(item._item, view)) for item in items]
    times = iter(range(1, 10**9))

    def move_ours() -> None:
        clock.setCurrentTime(_time(clock, next(times) * _STRIDE % _FRAMES + 1))

    def move_plain() -> None:
        for like, spot in zip(likes, where[next(times) * _STRIDE % _FRAMES], strict=True):
            like.setPos(spot)
            like.update()  # also what stays where it is and fades is painted anew

    asked = {"ours": (view, Frames(view), move_ours), "plain": (plain, Frames(plain), move_plain)}

    def answer(which: str) -> Figures:
        shown, frames, move = asked[which]
        took = sorted(frames.after_moving(shown.viewport(), move) for _ in range(_FRAMES))
        return {"median": median(took), "slowest": took[int(_FRAMES * 0.99)]}

    return answer


def _time(clock: Any, step: int) -> int:
    return round(clock.duration() * step / (_FRAMES + 1))


def _moving(view: TableView, scene: _Scene, at: int) -> int:
    """How many things move in that beat, which is on now."""
    view.show_arrangement(scene.before, animate=False)
    view.show_arrangement(scene.after, beats=scene.beats)
    motion = view.table.motion
    motion._clock.pause()
    for _ in range(at):
        motion._go_on()
        motion._clock.pause()
    return len(motion._movers)


def _scenes(key: str) -> Iterator[_Scene]:
    """Of a whole game, as everybody may see them."""
    kit, (record, positions) = kit_of(key), whole_game(key)
    game, stage = kit.game, kit.stage
    assert stage is not None
    moment = first_moment(game, positions[0])
    for step in steps(game, record, positions[0]):
        before, moment = moment, moment_after(game, moment.position, step)
        seen = tuple(event for event in (seen_with(e, None) for e in moment.events) if event)
        views = [game.view(position, None) for position in (before.position, moment.position)]
        beats = stage.beats(Story(*views, seen, None, players(key))) if seen else ()
        if beats:
            laid = [kit.arranger.arrange(each, None, players(key), Room(*_SIZE)) for each in views]
            yield _Scene(*laid, beats)


def _fine(item: QGraphicsPixmapItem, view: TableView) -> Any:
    pixmap = item.pixmap()
    pixmap.setDevicePixelRatio(view.devicePixelRatioF())
    return pixmap
