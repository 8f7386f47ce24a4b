"""What is seen for the length of a beat and is gone after it: lights, words that rise, dust, leaps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import count
from math import pi, sin
from typing import TYPE_CHECKING, Any

from attrs import define, field

from halloween_table.contract.beats import (
    Banner,
    Count,
    Effect,
    Fade,
    Fly,
    Grow,
    Hop,
    Lit,
    Pop,
    Puff,
    Rise,
    Shake,
    Shout,
    Strike,
    Tumble,
    Wash,
)
from halloween_table.contract.pictures import Picture, Rect

from ..look import looks
from . import z_values
from .items import PictureItem
from .lens import board_of
from .motion import Mover, between

if TYPE_CHECKING:
    from .scene import TableScene

_NUMBERS = count()
"""Tells things apart that have no name."""


def movers_of(effects: Iterable[Effect], scene: TableScene) -> list[Mover]:
    """What brings these effects about; nothing for those that speak of what is not there."""
    return [mover for effect in effects for mover in _MAKERS[type(effect)](effect, scene)]


@define
class Apparition:
    """A picture that is on the table only for a while."""

    scene: TableScene
    item: PictureItem
    course: Callable[[PictureItem, float], None]
    """Puts it where it is at some time, from 0 to 1, and makes it as clear as it is then."""
    id: str = field(factory=lambda: f"effect/{next(_NUMBERS)}")

    def advance(self, progress: float) -> None:
        self.course(self.item, progress)

    def land(self) -> None:
        self.item.remove()


def _appear(
    scene: TableScene,
    picture: Picture,
    rect: Rect,
    course: Callable[[PictureItem, float], None],
    z: float = z_values.TOLD,
) -> Apparition:
    item = PictureItem(scene.around, "", picture, rect, z)
    scene.draw(item)
    course(item, 0.0)
    return Apparition(scene, item, course)


@define
class Antic:
    """Something that a piece does where it lies; afterwards it lies there as before."""

    scene: TableScene
    item: PictureItem
    course: Callable[[float], Rect]
    id: str = field(init=False)
    _home: Rect = field(init=False)
    _rest_z: float = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.id, self._home, self._rest_z = self.item.id, self.item.rect, self.item.z
        self.item.z = z_values.MOVING

    def advance(self, progress: float) -> None:
        self.item.move_to(self.course(progress))

    def land(self) -> None:
        self.item.rect, self.item.z = self._home, self._rest_z
        self.scene.draw(self.item)


# ---- over the table -------------------------------------------------------------------------------


def _lit(effect: Lit, scene: TableScene) -> Iterator[Mover]:
    picture = looks.lit(effect.colour)
    for id_ in effect.ids:
        rect = scene.seen_at(id_)
        if rect is not None:
            yield _appear(scene, picture, rect.inset(1), _pulse, z_values.SHINE)


def _pulse(item: PictureItem, progress: float) -> None:
    """Comes up quickly and stays."""
    item.fade(min(1.0, 4 * progress + 0.2))


def _rise(effect: Rise, scene: TableScene) -> Iterator[Mover]:
    rect = scene.seen_at(effect.over)
    if rect is None:
        return
    label = _centred(rect, effect.size * (1 + 0.62 * len(effect.text)), effect.size * 1.35)
    label = label._replace(x=label.x + (effect.along - 0.5) * rect.w)
    start = scene.within(label._replace(y=rect.y + rect.h / 2 - label.h))
    end = scene.within(start._replace(y=start.y - 1.1 * effect.size))

    def course(item: PictureItem, progress: float) -> None:
        item.move_to(between(start, end, 1 - (1 - progress) ** 2))
        item.fade(_in_and_out(progress))

    yield _appear(scene, looks.risen(effect.text, effect.colour, effect.size), start, course)


def _fly(effect: Fly, scene: TableScene) -> Iterator[Mover]:
    start, end = scene.seen_at(effect.start), scene.seen_at(effect.end)
    if start is None or end is None:
        return
    width, height = effect.size or (start.w, start.h)
    here, there = _centred(start, width, height), _centred(end, width, height)
    high = effect.arc * (abs(there.x - here.x) + abs(there.y - here.y))

    def course(item: PictureItem, progress: float) -> None:
        come = progress * progress * (3 - 2 * progress)
        now = between(here, there, come)
        item.move_to(now._replace(y=now.y - high * sin(pi * come)))

    yield _appear(scene, effect.picture, here, course)


def _puff(effect: Puff, scene: TableScene) -> Iterator[Mover]:
    rect = scene.seen_at(effect.at)
    if rect is None:
        return
    small, large = rect.inset(0.12 * rect.w), rect.inset(-0.2 * rect.w)

    def course(item: PictureItem, progress: float) -> None:
        item.move_to(between(small, large, 1 - (1 - progress) ** 3))
        item.fade(0.9 * (1 - progress))

    yield _appear(scene, looks.PUFF, large, course)


def _count(effect: Count, scene: TableScene) -> Iterator[Mover]:
    rect = scene.seen_at(effect.over)
    if rect is None or not effect.numbers:
        return
    widest = max(map(len, effect.numbers))
    label = _centred(rect, effect.size * (1 + 0.62 * widest), effect.size * 1.4)
    label = scene.within(label)
    pictures = [looks.counted(number, effect.colour, effect.size) for number in effect.numbers]

    def course(item: PictureItem, progress: float) -> None:
        picture = pictures[min(int(progress * (len(pictures) + 1)), len(pictures) - 1)]
        if item.picture is not picture:
            item.picture = picture
            item.rect = label
            scene.draw(item)

    yield _appear(scene, pictures[0], label, course)


def _banner(effect: Banner, scene: TableScene) -> Iterator[Mover]:
    width, height = scene.width(), scene.height()
    tall = 0.2 * min(width, height)
    end = Rect(0, 0.42 * height - tall / 2, width, tall)
    start = end._replace(x=-0.12 * width)

    def course(item: PictureItem, progress: float) -> None:
        item.move_to(between(start, end, 1 - (1 - min(1.0, 4 * progress)) ** 3))
        item.fade(_in_and_out(progress))

    yield _appear(scene, looks.banner(effect, end), end, course)


def _shout(effect: Shout, scene: TableScene) -> Iterator[Mover]:
    board = board_of(scene.laid)
    tall = min(0.46 * board.h, 0.46 * board.w)
    whole = _centred(board, min(2.7 * tall, 0.98 * board.w), tall)
    mouth = scene.seen_at(effect.start) or whole
    small = _centred(mouth, 0.2 * whole.w, 0.2 * whole.h)

    def course(item: PictureItem, progress: float) -> None:
        come = min(1.0, 4 * progress)
        swell = 1 + 0.06 * sin(pi * min(1.0, 2 * progress))
        grown = _centred(whole, swell * whole.w, swell * whole.h)
        item.move_to(between(small, grown, 1 - (1 - come) ** 3))
        item.fade(min(1.0, 8 * progress + 0.2, 2.4 * (1 - progress)))

    yield _appear(scene, looks.shout(effect, whole), whole, course)


def _wash(effect: Wash, scene: TableScene) -> Iterator[Mover]:
    rect = scene.seen_at(effect.over)
    if rect is None:
        return
    start = Rect(rect.x + 0.45 * rect.w, rect.y, 0.1 * rect.w, rect.h)

    def course(item: PictureItem, progress: float) -> None:
        item.move_to(between(start, rect, 1 - (1 - progress) ** 2))
        item.fade(min(1.0, 4 * progress))

    yield _appear(scene, looks.washed(effect.colour), rect, course)


# ---- what pieces do ---------------------------------------------------------------------------------


def _antic(
    course: Callable[[Any, Rect, float], Rect], effect: Any, scene: TableScene
) -> Iterator[Mover]:
    scene.put_down(effect.id)
    item = scene.seen_item(effect.id)
    if item is not None:
        yield Antic(scene, item, partial(course, effect, item.rect))


def _shaken(effect: Shake, home: Rect, progress: float) -> Rect:
    wide = 0.08 * max(home.w, home.h)
    return home._replace(x=home.x + wide * sin(6 * pi * progress) * (1 - progress))


def _hopped(effect: Hop, home: Rect, progress: float) -> Rect:
    return home._replace(y=home.y - effect.height * home.h * abs(sin(2 * pi * progress)))


def _swollen(effect: Pop, home: Rect, progress: float) -> Rect:
    by = 0.5 * effect.swell * sin(pi * progress)
    return Rect(
        home.x - by * home.w, home.y - by * home.h, home.w * (1 + 2 * by), home.h * (1 + 2 * by)
    )


def _grow(effect: Grow, scene: TableScene) -> Iterator[Mover]:
    item, piece = scene.piece_item(effect.id), scene.piece(effect.id)
    if item is None:
        return
    if piece is not None and item.rect != piece.rect:  # it does not go there: it is there
        item.picture, item.rect = piece.picture, piece.rect
        item.z = z_values.PIECE + piece.order
        scene.draw(item)
    home = item.rect
    small = Rect(home.x + 0.4 * home.w, home.y + 0.6 * home.h, 0.2 * home.w, 0.4 * home.h)
    yield Antic(scene, item, lambda progress: between(small, home, 1 - (1 - progress) ** 3))
    if effect.out_of:
        yield _appear(scene, effect.out_of, home, lambda was, progress: was.fade(1 - progress))


def _strike(effect: Strike, scene: TableScene) -> Iterator[Mover]:
    item, target = scene.piece_item(effect.id), scene.seen_at(effect.at)
    if item is None or target is None:
        return
    scene.put_down(effect.id)
    home = item.rect
    there = _centred(target, home.w, home.h)
    yield Antic(scene, item, lambda progress: between(home, there, 0.7 * sin(pi * progress) ** 2))


def _tumble(effect: Tumble, scene: TableScene) -> Iterator[Mover]:
    item = scene.piece_item(effect.id)
    if item is None or not effect.pictures:
        return
    home, turns = item.rect, len(effect.pictures)
    drawn = _centred(home, home.w * effect.large, home.h * effect.large)
    thrown = scene.seen_at(effect.start) if effect.start else None
    start = _centred(thrown, drawn.w, drawn.h) if thrown else drawn._replace(x=home.x - home.w)

    def course(shown: PictureItem, progress: float) -> None:
        turned = progress * turns
        picture = effect.pictures[min(int(turned), turns - 1)]
        now = between(start, home, 1 - (1 - progress) ** 2)
        bounce = abs(sin(2.5 * pi * progress)) * (1 - progress)
        if shown.picture is not picture:  # always drawn at one size, however large it is seen
            shown.picture, shown.rect = picture, drawn
            scene.draw(shown)
        shown.move_to(
            now._replace(y=now.y - 0.8 * home.h * bounce),
            open_=max(0.6, abs(1 - 2 * (turned % 1))),
        )

    item.fade(0.0)
    yield _appear(scene, effect.pictures[0], drawn, course)
    yield _Unveiled(item)


@define
class _Unveiled:
    """A piece that is not seen until the beat is over."""

    item: PictureItem
    id: str = field(factory=lambda: f"effect/{next(_NUMBERS)}")

    def advance(self, progress: float) -> None:
        pass

    def land(self) -> None:
        self.item.fade(1.0)


def _fade(effect: Fade, scene: TableScene) -> Iterator[Mover]:
    item = scene.piece_item(effect.id)
    if item is not None:
        yield _Faded(scene, item)


@define
class _Faded:
    """A piece that is seen less and less, and then where it belongs."""

    scene: TableScene
    item: PictureItem
    id: str = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.id = self.item.id

    def advance(self, progress: float) -> None:
        self.item.fade(1 - progress)

    def land(self) -> None:
        piece = self.scene.piece(self.id)
        if piece is not None:
            self.item.picture, self.item.rect = piece.picture, piece.rect
            self.item.z = z_values.PIECE + piece.order
        self.item.fade(1.0)
        self.scene.draw(self.item)


_MAKERS: dict[type[Any], Callable[[Any, TableScene], Iterator[Mover]]] = {
    Lit: _lit,
    Rise: _rise,
    Fly: _fly,
    Puff: _puff,
    Count: _count,
    Banner: _banner,
    Shout: _shout,
    Shake: partial(_antic, _shaken),
    Hop: partial(_antic, _hopped),
    Pop: partial(_antic, _swollen),
    Grow: _grow,
    Strike: _strike,
    Tumble: _tumble,
    Fade: _fade,
    Wash: _wash,
}


def _centred(rect: Rect, width: float, height: float) -> Rect:
    return Rect(rect.x + (rect.w - width) / 2, rect.y + (rect.h - height) / 2, width, height)


def _in_and_out(progress: float) -> float:
    """How clear something is that comes quickly and goes at the end."""
    return min(1.0, 6 * progress + 0.1, 4 * (1 - progress))
