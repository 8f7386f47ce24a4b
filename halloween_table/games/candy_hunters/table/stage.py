"""How what happens in Candy Hunters is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from attrs import evolve

from halloween_table.contract.beats import REST, Beat, Effect, Lit, Pop, Puff, Rise, Story
from halloween_table.contract.palette import BLOOD_TEXT
from halloween_table.engine.game import Event, Seat
from halloween_table.engine.translate import signed

from ..rules.events import (
    CandyTaken,
    CardDrawn,
    GhostMoved,
    HousePlaced,
    KidFled,
    KidPlaced,
    LargeGhostCalled,
    PatternScored,
    Scared,
)
from ..rules.position import LARGE, House, Hunter, Position
from ..rules.scoring import HAUNTED_POINTS, REGULAR_POINTS, brought
from ..rules.town import Cell
from . import ids
from .panel_marks import GAIN, points

_TOWN = ("house:", "kid:", "ghost:", "cell:", "left:")
"""It closes up when everything has been told."""
_COUNTS = ("panel:", "count/")
"""What says how many everybody has."""
_RISING = 280
"""Milliseconds for points that rise when nothing else goes."""


class CandyHuntersStage:
    """One thing after the other; the counts go up last."""

    def beats(self, story: Story[Position]) -> tuple[Beat, ...]:
        drawn = [event for event in story.events if isinstance(event, CardDrawn)]
        others = [event for event in story.events if not isinstance(event, CardDrawn)]
        told = list(_points_after([beat for event in others for beat in _told(event, story)]))
        if any(isinstance(event, PatternScored) for event in others):
            told.append(_counted(story))
        return (*told, *(beat for event in drawn for beat in _told(event, story)))


def _told(event: Event, story: Story[Position]) -> Iterator[Beat]:
    tell = _TOLD.get(type(event))
    return tell(event, story) if tell is not None else iter(())


def _points_after(told: list[Beat]) -> Iterator[Beat]:
    """What something brings rises once it has come, while the next thing goes. The cards that are left
    in a hand close up then, too: before, they would lie over the one that goes."""
    scored = any(_rises(beat) for beat in told)
    risen: tuple[Effect, ...] = ()
    for beat in told:
        rest = (REST,) if risen and scored else ()
        scored = scored and not rest
        others = tuple(effect for effect in beat.effects if not isinstance(effect, Rise))
        yield evolve(beat, shows=(*beat.shows, *rest), effects=(*others, *risen))
        risen = _rises(beat)
    if risen:
        yield Beat((REST,) if scored else (), risen, lasts=_RISING)


def _rises(beat: Beat) -> tuple[Effect, ...]:
    return tuple(effect for effect in beat.effects if isinstance(effect, Rise))


def _house(event: HousePlaced, story: Story[Position]) -> Iterator[Beat]:
    house = ids.House(*event.house)
    yield Beat((house,), sound="candy_hunters/house-drop", lasts=180)
    dust = (Puff(house), Pop(house, 0.1))
    yield Beat(effects=dust, sound="candy_hunters/house-settle", lasts=260)


def _large_ghost(event: LargeGhostCalled, story: Story[Position]) -> Iterator[Beat]:
    ghost = ids.Ghost(LARGE)
    yield Beat((ghost,), sound="candy_hunters/large-ghost", lasts=320)


def _ghost(event: GhostMoved, story: Story[Position]) -> Iterator[Beat]:
    sound = "candy_hunters/shove" if event.pushed else "candy_hunters/ghost-step"
    yield Beat((ids.pawn(event.ghost),), sound=sound, lasts=220)


def _kid_flees(event: KidFled, story: Story[Position]) -> Iterator[Beat]:
    yield Beat((ids.pawn(event.kid),), sound="candy_hunters/kid-runs", lasts=220)


def _kid_comes(event: KidPlaced, story: Story[Position]) -> Iterator[Beat]:
    kid = ids.pawn(event.kid)
    yield Beat((kid,), sound="candy_hunters/kid-comes", lasts=220)
    yield Beat(effects=(Puff(kid),), lasts=200)


def _pattern(event: PatternScored, story: Story[Position]) -> Iterator[Beat]:
    houses = {**story.before.houses, **_built(story)}
    lit = tuple(ids.House(*houses[cell]) for cell in event.cells)
    light, card = Lit(lit), ids.Card(event.dealt.slot)
    sound = "candy_hunters/haunted" if event.dealt.haunted else "candy_hunters/pattern-lights"
    yield Beat(effects=(light,), sound=sound, lasts=340)
    middle = lit[len(lit) // 2]
    worth = HAUNTED_POINTS if event.dealt.haunted else REGULAR_POINTS
    rise = _points(worth, event.seat)
    yield Beat((card,), (light, rise), "candy_hunters/card-flies", 620, via=middle)


def _built(story: Story[Position]) -> dict[Cell, House]:
    """Where houses have come to stand meanwhile: several moves may be told in one."""
    placed = (event for event in story.events if isinstance(event, HousePlaced))
    return {event.cell: event.house for event in placed}


def _candy(event: CandyTaken, story: Story[Position]) -> Iterator[Beat]:
    house, kid = ids.House(*event.house), ids.pawn(event.kid)
    candies = story.after.hunters[event.kid.seat].candies
    at = next(at for at, candy in enumerate(candies) if candy.house == event.house)
    rise = _points(brought(candies, at), event.kid.seat)
    yield Beat((house, kid), (rise,), "candy_hunters/candy", 340)


def _scares(event: Scared, story: Story[Position]) -> Iterator[Beat]:
    rise = _points(-event.markers, event.seat)
    yield Beat((f"{ids.Scare.kind}:{event.seat}:",), (rise,), "candy_hunters/scare", 300)


def _drawn(event: CardDrawn, story: Story[Position]) -> Iterator[Beat]:
    yield Beat((ids.Card(event.dealt.slot), ids.IN_DECK), sound="table/card-turn", lasts=260)


def _counted(story: Story[Position]) -> Beat:
    """Everybody's panels as they are now."""
    before, after = (_sums(view.hunters) for view in (story.before, story.after))
    seats = [seat for seat, sum_ in after.items() if sum_ != before[seat]]
    more = sum(after.values()) >= sum(before.values())
    effects: tuple[Effect, ...] = (Lit(tuple(map(ids.Panel, seats))),)
    sound = "candy_hunters/points-up" if more else "candy_hunters/points-down"
    return Beat((*_TOWN, *_COUNTS), effects, sound, 300)


def _sums(hunters: tuple[Hunter, ...]) -> dict[Seat, int]:
    return {seat: points(hunter) for seat, hunter in enumerate(hunters)}


def _points(worth: int, seat: Seat) -> Rise:
    """Between the name and the count, so that both are seen."""
    colour = GAIN if worth > 0 else BLOOD_TEXT
    return Rise(signed(worth), ids.Panel(seat), colour, along=0.72)


_TOLD: dict[type[Event], Callable[[Any, Story[Position]], Iterator[Beat]]] = {
    HousePlaced: _house,
    LargeGhostCalled: _large_ghost,
    GhostMoved: _ghost,
    KidFled: _kid_flees,
    KidPlaced: _kid_comes,
    PatternScored: _pattern,
    CandyTaken: _candy,
    Scared: _scares,
    CardDrawn: _drawn,
}
