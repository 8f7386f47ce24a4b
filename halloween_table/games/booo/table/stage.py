"""How what happens in Booo! is told: it is a race, so nobody who looks for a way is held up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from halloween_table.contract.beats import (
    Banner,
    Beat,
    Effect,
    Fly,
    Hop,
    Lit,
    Pop,
    Puff,
    Rise,
    Shake,
    Shout,
    Story,
    Strike,
)
from halloween_table.contract.palette import BLOOD_TEXT, figure_asset, seat_colour
from halloween_table.contract.pictures import Art, Picture
from halloween_table.engine.game import Event, Seat
from halloween_table.engine.mind import level_of
from halloween_table.engine.translate import signed

from ..rules.castle import neighbours
from ..rules.events import (
    Claimed,
    ClaimFailed,
    ColourNamed,
    GameEnded,
    GhostPlaced,
    GuestCame,
    GuestLost,
    GuestTaken,
    HandLowered,
    HandRaised,
    HintShown,
    Stepped,
    WaitEnded,
    WallTaken,
)
from ..rules.position import Phase, Position, Stand
from ..words.voice import BoooVoice
from . import ids

_WAY = ("way/",)
"""Everything of a way that was shown."""
_LINGERS = 2200
"""Milliseconds for which a way is still seen that was wrong."""
_QUICKLY = 100
"""Milliseconds in which panels change places."""
_GAIN = "#a6e29c"
_BESIDE = 0.72
"""Along a panel: between the name and the count, so that both are seen."""
_FIGURE = (66.0, 88.0)
"""How large somebody is who fetches a guest."""
_LOW = 0.04
"""How high they jump on their way: they stay with the guest, and within the table."""

_Beats = Iterator[Beat]


class BoooStage:
    """A shout, a shaking wall, a guest that jumps. While a clock runs or anybody searches nothing is
    waited for; only when a guest is gone everybody looks on."""

    def __init__(self, voice: BoooVoice) -> None:
        self._voice = voice

    def beats(self, story: Story[Position]) -> tuple[Beat, ...]:
        told = [beat for event in _once(story) for beat in self._told(event, story)]
        return tuple(told)

    def _told(self, event: Event, story: Story[Position]) -> _Beats:
        tell = _TOLD.get(type(event))
        if tell is not None:
            return tell(event, story)
        if isinstance(event, Claimed):
            return self._claimed(event, story)
        return self._ended(event, story) if isinstance(event, GameEnded) else iter(())

    def _claimed(self, event: Claimed, story: Story[Position]) -> _Beats:
        """The one who has called can go on at once: the next press ends it. What everybody has got
        goes to their new panels quickly: it would fly over the castle in which they look for the way."""
        player = story.players[event.seat]
        shout = Shout(
            self._voice.claim(),
            ids.Panel(event.seat),
            player.name,
            _figure(event.seat, story),
            seat_colour(player.colour).tint,
        )
        yield Beat(sound="booo/claim", lasts=_QUICKLY, aside=True)
        yield Beat(effects=(shout,), lasts=750, aside=True)

    def _ended(self, event: GameEnded, story: Story[Position]) -> _Beats:
        if story.after.practice or len(event.winners) != 1:
            yield Beat(sound="booo/game-won")
            return
        (seat,) = event.winners
        player = story.players[seat]
        tint, figure = seat_colour(player.colour).tint, _figure(seat, story)
        banner = Banner(self._voice.won(), player.name, figure, tint)
        yield Beat(effects=(banner,), sound="booo/game-won", lasts=1100)


def _once(story: Story[Position]) -> Iterator[Event]:
    """What happened; of several steps that were made in one only the last, which is seen."""
    for event, following in pairwise((*story.events, None)):
        if event is not None and not (
            isinstance(event, Stepped) and isinstance(following, Stepped)
        ):
            yield event


def _figure(seat: Seat, story: Story[Position]) -> Picture:
    player = story.players[seat]
    return (Art(figure_asset(player.figure), tint=seat_colour(player.colour).tint),)


# ---- before anybody claims --------------------------------------------------------------------------


def _ghost_placed(event: GhostPlaced, story: Story[Position]) -> _Beats:
    yield Beat((ids.GHOST,), sound="booo/ghost-placed", lasts=260)
    yield Beat(effects=(Puff(ids.GHOST),), lasts=220)


def _guest_came(event: GuestCame, story: Story[Position]) -> _Beats:
    """With the coat of arms and the portrait of its room, so that everybody looks there at once."""
    guest, (row, column) = ids.Guest(event.guest), event.room
    signs = [sign for side in (0, 1) for sign in (ids.Arms(row, side), ids.Portrait(column, side))]
    yield Beat((guest,), (Lit(tuple(signs)),), "booo/guest-comes", 320)
    yield Beat(effects=(Puff(guest),), lasts=240)


def _wait_ended(event: WaitEnded, story: Story[Position]) -> _Beats:
    yield Beat(effects=_lit(_buttons(event.seat, story)), sound="booo/wait-ended", lasts=240)


def _hand_up(event: HandRaised, story: Story[Position]) -> _Beats:
    yield Beat(effects=_lit(_buttons(event.seat, story)), sound="booo/hand-up", lasts=240)


def _hand_down(event: HandLowered, story: Story[Position]) -> _Beats:
    yield Beat(effects=_lit(_buttons(event.seat, story)), sound="booo/hand-down", lasts=240)


def _buttons(seat: Seat, story: Story[Position]) -> tuple[str, ...]:
    """Where that player says what they think while everybody searches; a computer has no buttons."""
    if story.after.phase is not Phase.SEARCH:
        return (ids.Panel(seat),)
    person = level_of(story.players[seat]) is None
    return (ids.Hand(seat),) if person else (ids.Looking(seat),)


def _hint(event: HintShown, story: Story[Position]) -> _Beats:
    yield Beat(effects=_lit(("code" if story.after.practice else "status",)), sound="booo/hint")


def _lit(spots: tuple[str, ...]) -> tuple[Effect, ...]:
    return (Lit(spots),)


# ---- a claim ----------------------------------------------------------------------------------------


def _named(event: ColourNamed, story: Story[Position]) -> _Beats:
    if story.after.claim is not None:
        yield Beat(effects=_lit((ids.Colour(event.colour),)), sound="booo/colour-named", lasts=180)


def _stepped(event: Stepped, story: Story[Position]) -> _Beats:
    """As quick as the hand that leads it."""
    was = _stood(event, story)
    if was is None or event.stand.cell in neighbours(was.cell):
        yield Beat(sound="booo/step", lasts=100)
    elif event.stand.cell != was.cell:
        yield Beat((ids.GHOST,), (Puff(ids.Cell(*was.cell)),), "booo/jump", 160)
        yield Beat(effects=(Puff(ids.Cell(*event.stand.cell)),), lasts=200)
    else:
        lit = Lit((ids.Colour(event.stand.colour),))
        yield Beat(effects=(lit, Pop(ids.GHOST, 0.3)), sound="booo/colour-change", lasts=240)


def _stood(event: Stepped, story: Story[Position]) -> Stand | None:
    """Where the ghost stood before that step."""
    claim = story.after.claim or story.before.claim
    trail = claim.trail if claim is not None else ()
    last = story.after.last
    if event.stand not in trail and last is not None:
        trail = last.trail
    return next((one for one, other in pairwise(trail) if other == event.stand), None)


def _failed(event: ClaimFailed, story: Story[Position]) -> _Beats:
    """Everybody may claim at once again. The ghost goes home, and for a while the way is still seen
    that it has come."""
    last, claim = story.after.last, story.before.claim
    if event.reason == "interrupted" or last is None:
        return
    if last.cell is not None:
        effects: tuple[Effect, ...] = (Strike(ids.GHOST, ids.Cell(*last.cell)), Shake(ids.STOPPED))
        yield Beat(effects=effects, sound="booo/wall-shakes", lasts=340)
    yield Beat((ids.GHOST,), sound="booo/claim-failed", lasts=240)
    if event.reason == "held" and event.colour is not None:
        wall = ids.Wall(event.colour)
        yield Beat(effects=(Lit((wall,), BLOOD_TEXT), Pop(wall, 0.4)), lasts=340)
    if len(last.trail) > 1 and claim is not None and claim.trail == last.trail:  # it was seen
        yield Beat(lasts=_LINGERS, aside=True)
        yield Beat(_WAY, lasts=0, aside=True)


# ---- a guest is gone --------------------------------------------------------------------------------


def _taken(event: GuestTaken, story: Story[Position]) -> _Beats:
    """It jumps, and whoever has found it carries it off."""
    guest, panel = ids.Guest(event.guest), ids.Panel(event.seat)
    if story.before.phase is not Phase.REPLAY:
        yield Beat(sound="booo/step", lasts=100)
    yield Beat(effects=(Hop(guest, 0.6),), sound="booo/guest-jumps", lasts=380)
    if story.after.guest == event.guest:
        return  # the table shows a shortest way first
    room, figure = ids.Cell(*event.trail[-1].cell), _figure(event.seat, story)
    yield Beat(effects=(Fly(figure, panel, room, _FIGURE, _LOW),), lasts=280)
    back = Fly(figure, room, panel, _FIGURE, _LOW)
    yield Beat((guest,), (back,), "booo/guest-taken", 400)


def _wall(event: WallTaken, story: Story[Position]) -> _Beats:
    """Then the wall tile comes, the points rise, and at last the counts change."""
    yield Beat((ids.Wall(event.colour),), sound="booo/wall-taken", lasts=300)
    before, after = story.before.seekers, story.after.seekers
    won = {seat: now.points - before[seat].points for seat, now in enumerate(after)}
    changed = {seat: points for seat, points in won.items() if points}
    lit = Lit((ids.Panel(event.seat),))
    rises = (
        Rise(signed(points), ids.Panel(seat), _GAIN if points > 0 else BLOOD_TEXT, along=_BESIDE)
        for seat, points in changed.items()
    )
    yield Beat(effects=(lit, *rises), lasts=400)
    panels = tuple(ids.Panel(seat) for seat in range(len(after)))
    yield Beat(panels, (lit,), "table/count", 220)


def _lost(event: GuestLost, story: Story[Position]) -> _Beats:
    guest = ids.Guest(event.guest)
    yield Beat(effects=(Pop(guest),), lasts=220)
    yield Beat((guest,), sound="booo/guest-lost", lasts=380)


_TOLD: dict[type[Event], Callable[[Any, Story[Position]], _Beats]] = {
    GhostPlaced: _ghost_placed,
    GuestCame: _guest_came,
    WaitEnded: _wait_ended,
    HandRaised: _hand_up,
    HandLowered: _hand_down,
    HintShown: _hint,
    ColourNamed: _named,
    Stepped: _stepped,
    ClaimFailed: _failed,
    GuestTaken: _taken,
    WallTaken: _wall,
    GuestLost: _lost,
}
