"""Halloween's stage directions: for each thing that happens, the beats that tell it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from attrs import define, field

from halloween_table.contract.beats import (
    LITTLE,
    REST,
    Banner,
    Beat,
    Effect,
    Fade,
    Fly,
    Grow,
    Hop,
    Lit,
    Pop,
    Puff,
    Rise,
    Story,
    Wash,
    waited,
)
from halloween_table.contract.palette import AMBER, BLOOD_TEXT, MOON, seat_colour
from halloween_table.contract.pictures import Art, Picture
from halloween_table.engine.game import Event, Seat
from halloween_table.engine.translate import signed

from ...rules import events as happened
from ...rules.claims import POINTS, proposal
from ...rules.pending import Paying, Rewarded
from ...rules.position import Lord, Position, space
from ...rules.town import GHOSTS, LEVELS, SUPPLY, Level, ghosts_of
from ...words.table import TableWords
from ...words.voice import HalloweenVoice
from .. import ids, pictures
from ..board_marks import section_states
from ..pictures import GAIN
from ..pieces import dice_shown
from ..town_marks import price_is_shown
from .dice import decided, tumbling
from .going import Going

_SCARE: Picture = (Art("halloween/scare"),)
_COIN = (38.0, 38.0)
_ON_BOARDS = tuple(
    f"{id_.kind}:"
    for id_ in (ids.Claimed, ids.Disc, ids.FarSection, ids.Head, ids.Sphere, ids.Token)
)
"""How the ids of what lies on boards begin."""
_COUNTING = 1500
"""Milliseconds that the last count may take, however much there is to count."""


class HalloweenStage:
    """One thing after the other; counts go up last."""

    def __init__(self, voice: HalloweenVoice, words: TableWords) -> None:
        self._voice, self._words = voice, words

    def beats(self, story: Story[Position]) -> tuple[Beat, ...]:
        return tuple(_Telling(story, self._voice, self._words).beats())


@define
class _Telling:
    """What is told of one story."""

    story: Story[Position]
    voice: HalloweenVoice
    words: TableWords
    near: Seat = field(init=False)
    """Whose board lies large while it is told."""
    gives_way: bool = field(init=False)
    """Whether another board lies large when all is over: it comes last, or else one lord's discs would
    lie on the board of another."""
    going: Going = field(init=False)
    _spot: str = field(init=False)
    """Where something happened last: what it brings comes from there."""
    _others: tuple[str, ...] = field(init=False)
    """The ghosts that have not been shown yet: they make room when the first one goes."""

    def __attrs_post_init__(self) -> None:
        self.near = self.story.before.decider
        self.gives_way = self.near != self.story.after.decider
        self.going = Going(self.story)
        self._spot = ids.TRAY
        self._others = tuple(map(ids.Ghost, GHOSTS))

    def beats(self) -> Iterator[Beat]:
        events = self.story.events
        told = [beat for event in events for beat in self._told(event)]
        if told and self.gives_way:
            first, *others = self._with_room([self._off_boards(beat) for beat in told])
            yield Beat((*first.shows, *_decided_with(self.story)), *_but_shows(first))
            yield from others
            yield self._changed_boards()
            return
        beats = [*self._with_room(told), *(self._counted() if told else ())]
        if waited(beats) > LITTLE:
            beats += self._goes_on()
        yield from beats

    def _off_boards(self, beat: Beat) -> Beat:
        """The same, but what lies on a board goes with all that is on it."""
        lords = self.story.after.lords
        on_cards = {ids.Disc(at, disc) for at, lord in enumerate(lords) for disc in lord.card_discs}
        shows = (id_ for id_ in beat.shows if id_ in on_cards or not id_.startswith(_ON_BOARDS))
        return Beat(tuple(shows), *_but_shows(beat))

    def _changed_boards(self) -> Beat:
        """The boards change places, and everybody's counts are as they are now."""
        before, after = self.story.before.lords, self.story.after.lords
        scored = any(was.points != now.points for was, now in zip(before, after, strict=True))
        return Beat((REST,), sound="table/count" if scored else "", lasts=260)

    def _goes_on(self) -> Iterator[Beat]:
        """How far the turn has come, and what can be done next."""
        views = (self.story.before, self.story.after)
        steps = (ids.STEP,) if any(any(section_states(view, self.near)) for view in views) else ()
        lines = (ids.LINES,) if dice_shown(self.story.after) is None else ()
        if steps or lines:
            yield Beat((*steps, *lines), lasts=60)

    def _told(self, event: Event) -> Iterator[Beat]:
        tell = _TOLD.get(type(event))
        return tell(self, event) if tell is not None else iter(())

    def _with_room(self, told: Sequence[Beat]) -> Iterator[Beat]:
        """All other ghosts close up, or make room, with the first that goes."""
        named = {id_ for beat in told for id_ in beat.shows}
        others = tuple(ghost for ghost in self._others if ghost not in named)
        for beat in told:
            if others and any(isinstance(id_, ids.Ghost) for id_ in beat.shows):
                yield Beat((*beat.shows, *others), *_but_shows(beat))
                others = ()
            else:
                yield beat

    # ---- boards -------------------------------------------------------------------------------------

    def _points_at(self, seat: Seat) -> str:
        """Where the points of a lord are counted."""
        return ids.Sum(0) if seat == self.near else ids.Lord(seat)

    def _scares_at(self, seat: Seat) -> str:
        return ids.Sum(1) if seat == self.near else ids.Lord(seat)

    def _counts(self, seat: Seat) -> tuple[str, ...]:
        """Everything on a board that counts."""
        if seat != self.near:
            return (ids.FarNumbers(seat),)
        tokens = (ids.TokenCount(level) for level in LEVELS)
        return (ids.Sum(0), ids.Sum(1), *tokens)

    def _counted(self) -> Iterator[Beat]:
        """Everybody's counts as they are now."""
        before, after = self.story.before.lords, self.story.after.lords
        changed = [
            seat for seat in range(len(after)) if _assets(after[seat]) != _assets(before[seat])
        ]
        shows = tuple(id_ for seat in changed for id_ in self._counts(seat))
        if not shows:
            return
        scored = [seat for seat in changed if after[seat].points != before[seat].points]
        lit = (Lit(tuple(map(self._points_at, scored)), GAIN),) if scored else ()
        supplies = tuple(map(ids.Supply, LEVELS))
        yield Beat((*shows, *supplies), lit, "table/count" if scored else "", 80)

    # ---- discs and sections -------------------------------------------------------------------------

    def disc(self, event: happened.DiscPlaced) -> Iterator[Beat]:
        placed = self.story.after.lords[event.seat].sections[event.section].discs[event.action]
        discs = tuple(ids.Disc(event.seat, disc) for disc in placed)
        yield Beat(discs, sound="halloween/disc", lasts=180)
        yield Beat(effects=tuple(Pop(disc, 0.22) for disc in discs[-1:]), lasts=110)

    def rest(self, event: happened.RestTaken) -> Iterator[Beat]:
        self._spot = self._scares_at(event.seat)
        yield Beat((_discs(event.seat),), sound="halloween/rest", lasts=240)

    def discs_back(self, event: happened.DiscsTaken | happened.CircleDiscsTaken) -> Iterator[Beat]:
        yield Beat((_discs(event.seat),), sound="halloween/rest", lasts=220)

    def section(self, event: happened.SectionLifted | happened.SectionLowered) -> Iterator[Beat]:
        seat, at = event.seat, event.section
        up = isinstance(event, happened.SectionLifted)
        sound = "halloween/section-up" if up else "halloween/section-down"
        colour = pictures.LIGHT[event.level]
        if seat == self.near:
            shows: tuple[str, ...] = (ids.Sphere(seat, at), ids.Head(at))
            lit = Lit((ids.Section(seat, at),), colour)
            rise = Rise(_arrow(up), ids.Section(seat, at), colour, 40)
        else:
            shows, lit = (ids.FarSection(seat, at),), Lit((ids.Lord(seat),), colour)
            rise = Rise(_arrow(up), ids.FarSection(seat, at), colour, 40)
        yield Beat(shows, (lit, rise), sound, 280)

    # ---- ghosts come and go -------------------------------------------------------------------------

    def _comes(self, level: Level, start: int, to: int, sound: str) -> Iterator[Beat]:
        """A ghost goes somewhere and lands."""
        ghost = self.going.goes(level, start, to)
        if ghost is None:
            return
        self._spot = ids.Ghost(ghost)
        yield Beat((self._spot,), sound=sound, lasts=240)
        if to != SUPPLY:
            yield Beat(effects=(Puff(self._spot),), lasts=150)

    def summon(self, event: happened.Summoned) -> Iterator[Beat]:
        return self._grown(event.level, event.building, "halloween/summon")

    def place(self, event: happened.GhostPlaced) -> Iterator[Beat]:
        return self._grown(event.level, event.building, "halloween/summon")

    def _grown(self, level: Level, building: int, sound: str) -> Iterator[Beat]:
        """A ghost appears in town."""
        ghost = self.going.goes(level, SUPPLY, building)
        if ghost is not None:
            self._spot = ids.Ghost(ghost)
            yield Beat((self._spot,), (Grow(self._spot),), sound, 280)

    def scare(self, event: happened.TownScared) -> Iterator[Beat]:
        ghosts = tuple(map(ids.Ghost, self.going.at(event.level)))
        if ghosts:
            self._spot = ghosts[0]
        hops = tuple(Hop(ghost, 0.25) for ghost in ghosts)
        yield Beat(effects=hops, sound="halloween/scare-town", lasts=220)

    def upgrade(self, event: happened.Upgraded) -> Iterator[Beat]:
        old = self.going.goes(LEVELS[event.level - 2], event.building, SUPPLY)
        new = self.going.goes(event.level, SUPPLY, event.building)
        if old is None or new is None:
            return
        before, self._spot = ids.Ghost(old), ids.Ghost(new)
        grows = Fade(before), Grow(self._spot), Lit((self._spot,), pictures.LIGHT[event.level])
        paid = (self._paid(event.seat, event.cost),) if event.cost else ()
        yield Beat((before, self._spot), (*grows, *paid), "halloween/upgrade", 300)

    def move(self, event: happened.GhostMoved) -> Iterator[Beat]:
        return self._comes(event.level, event.start, event.to, "halloween/ghost-moves")

    def exchange(self, event: happened.GhostsExchanged) -> Iterator[Beat]:
        ghosts = (
            self.going.goes(event.first, event.first_from, event.second_from),
            self.going.goes(event.second, event.second_from, event.first_from),
        )
        shows = tuple(ids.Ghost(ghost) for ghost in ghosts if ghost is not None)
        yield Beat(shows, sound="halloween/ghost-moves", lasts=300)

    def leave(self, event: happened.GhostLeft) -> Iterator[Beat]:
        return self._comes(event.level, event.building, SUPPLY, "halloween/ghost-moves")

    def blues(self, event: happened.BluesCame) -> Iterator[Beat]:
        came = [self.going.goes(Level.BLUE, SUPPLY, event.building) for _ in range(event.count)]
        ghosts = tuple(ids.Ghost(ghost) for ghost in came if ghost is not None)
        yield Beat(ghosts, tuple(map(Grow, ghosts)), "halloween/blues-come", 360)

    def reds(self, event: happened.RedsLeft) -> Iterator[Beat]:
        shows = tuple(map(ids.Ghost, ghosts_of(Level.RED)))
        yield Beat(effects=(Lit(shows, pictures.LIGHT[Level.RED]),), lasts=200)
        yield Beat(shows, sound="halloween/ghost-moves", lasts=320)

    # ---- fights and dice ----------------------------------------------------------------------------

    def fight(self, event: happened.FightBegun) -> Iterator[Beat]:
        fighters = self.going.fight(event)
        if fighters is not None:
            lit = Lit(tuple(map(ids.Ghost, fighters)), AMBER)
            yield Beat(effects=(lit,), sound="halloween/fight-begins", lasts=180)

    def roll(self, event: happened.DiceRolled) -> Iterator[Beat]:
        if event.by:
            self._spot = ids.TRAY
        return tumbling(event, self.story)

    def fought(self, event: happened.FightEnded) -> Iterator[Beat]:
        fighters = self.going.fought(event)
        if fighters is not None:
            self._spot = ids.Ghost(fighters[1] if event.won else fighters[0])
        return decided(event, fighters, self.words.tray.attack(event.won), self.story)

    # ---- pumpkins, points and tokens ----------------------------------------------------------------

    def haunt(self, event: happened.Haunted) -> Iterator[Beat]:
        pumpkin = ids.pumpkin(event.seat, event.building, event.common)
        self._spot = pumpkin
        yield Beat((pumpkin,), sound="halloween/haunt", lasts=210)
        rise = Rise(signed(event.points), pumpkin, GAIN)
        yield Beat(effects=(Puff(pumpkin), rise), sound="halloween/points-up", lasts=300)

    def unhaunt(self, event: happened.PumpkinTaken) -> Iterator[Beat]:
        standing = self.story.before.haunted[space(event.building, event.level)]
        common = standing is not None and standing.common
        pumpkin = ids.pumpkin(event.seat, event.building, common)
        rise = Rise(signed(-event.lost), pumpkin, BLOOD_TEXT)
        yield Beat(effects=(rise,), sound="halloween/section-down", lasts=280)
        yield Beat((pumpkin,), lasts=160)

    def points(self, event: happened.PointsGained) -> Iterator[Beat]:
        card = event.source.removeprefix("card:")
        over: str = self._points_at(event.seat)
        lit: tuple[Effect, ...] = ()
        if card != event.source:
            over = ids.Claimed(event.seat, int(card))
            lit = (Lit((over, ids.Card(int(card))), self._tint(event.seat)),)
        rise = Rise(signed(event.points), over, GAIN)
        yield Beat(effects=(*lit, rise), sound="halloween/points-up", lasts=240)

    def scares(self, event: happened.ScaresGained) -> Iterator[Beat]:
        there = self._scares_at(event.seat)
        fly = Fly(_SCARE, self._spot, there, _COIN)
        rise = Rise(signed(event.scares), self._spot, MOON, 40)
        yield Beat(effects=(fly, rise), sound="halloween/points-up", lasts=240)

    def pays(self, event: happened.ScaresPaid) -> Iterator[Beat]:
        if any(isinstance(each, happened.Upgraded) for each in self.story.events):
            return  # told with the ghost that it was paid for
        yield Beat(effects=(self._paid(event.seat, event.scares),), lasts=140)

    def _paid(self, seat: Seat, scares: int) -> Rise:
        return Rise(signed(-scares), self._scares_at(seat), BLOOD_TEXT, 36)

    def token(self, event: happened.TokensTaken) -> Iterator[Beat]:
        shows = (f"{ids.Token.kind}:{event.seat}:{int(event.level)}:",)
        yield Beat(shows, sound="halloween/token", lasts=180)

    # ---- bonuses and cards --------------------------------------------------------------------------

    def bonus(self, event: happened.BonusKept | happened.BonusDropped) -> Iterator[Beat]:
        yield Beat((ids.Bonus(event.token),), sound="halloween/bonus", lasts=250)

    def bonus_drawn(self, event: happened.BonusDrawn) -> Iterator[Beat]:
        """What it is, is read when it has come."""
        yield Beat((ids.Bonus(event.token),), sound="halloween/bonus", lasts=250)
        yield Beat((ids.TOLD, ids.TOLD_MORE), lasts=60)

    def bonus_used(self, event: happened.BonusUsed) -> Iterator[Beat]:
        token = ids.Bonus(event.token)
        self._spot = token
        yield Beat((_discs(event.seat),), (Pop(token, 0.5),), "halloween/bonus", 180)
        yield Beat((token,), lasts=100)

    def bonuses(self, event: happened.BonusesLaid) -> Iterator[Beat]:
        laid = (token for token in self.story.after.bonuses if token is not None)
        yield Beat(tuple(map(ids.Bonus, laid)), sound="halloween/bonus", lasts=300)

    def power(self, event: happened.PowerUsed) -> Iterator[Beat]:
        card = ids.Card(event.card)
        lit = Lit((card, ids.Claimed(event.seat, event.card)), self._tint(event.seat))
        name = Rise(self.words.names.card(event.card), card, MOON, 28)
        yield Beat(effects=(lit, name), sound="halloween/power", lasts=300)

    def claim(self, event: happened.CardClaimed) -> Iterator[Beat]:
        seat, card = event.seat, ids.Card(event.card)
        tint = self._tint(seat)
        self._spot = card
        at_hand = seat == self.near
        paid = tuple(
            Fly(
                (Art(pictures.token_asset(level)),),
                ids.Tokens(seat, level) if at_hand else ids.Lord(seat),
                card,
                _COIN,
            )
            for level in event.tokens
        )
        yield Beat(effects=paid, sound="halloween/token", lasts=240)
        lord = self.story.after.lords[seat]
        placed = ids.Disc(seat, dict(zip(lord.cards, lord.card_discs, strict=True))[event.card])
        yield Beat((_discs(seat), placed), (Wash(card, tint),), "halloween/claim", 320)
        rise = Rise(signed(POINTS), card, GAIN)
        views = (self.story.before, self.story.after)
        priced = any(price_is_shown(view, view.decider, event.card) for view in views)
        tag = (ids.Tag(event.card),) if priced else ()
        shows = (card, *tag, ids.Claimed(seat, event.card))
        yield Beat(shows, (Lit((card,), tint), rise), "halloween/points-up", 320)

    def _tint(self, seat: Seat) -> str:
        return seat_colour(self.story.players[seat].colour).tint

    # ---- the end ------------------------------------------------------------------------------------

    def ends(self, event: happened.EndTriggered) -> Iterator[Beat]:
        line = self.voice.log_line(event, self.story.players)
        flag: Picture = (Art("halloween/step-end"),)
        ribbon = Banner(self.words.tray.last_round(), line, flag)
        yield Beat(("last_round",), (ribbon,), "halloween/end-near", 1000)

    def counted_up(self, event: happened.CardsCounted) -> Iterator[Beat]:
        if not event.points:
            return
        scored = sum(isinstance(each, happened.CardsCounted) for each in self.story.events)
        card = event.source.removeprefix("card:")
        over = ids.Lord(event.seat)
        lit: tuple[Effect, ...] = (Lit((over,), self._tint(event.seat)),)
        if card != event.source:
            lit = (*lit, Lit((ids.Claimed(event.seat, int(card)), ids.Card(int(card)))))
        rise = Rise(signed(event.points), over, GAIN)
        lasts = min(360, _COUNTING // scored)
        yield Beat(effects=(*lit, rise), sound="halloween/points-up", lasts=lasts)


def _discs(seat: Seat) -> str:
    """All discs of a lord."""
    return f"{ids.Disc.kind}:{seat}:"


def _decided_with(story: Story[Position]) -> tuple[str, ...]:
    """What is seen of a price or a reward while it is decided about, and is over once that is done: the
    buttons only by whoever decides."""
    view = story.before
    decides = story.eyes == view.decider
    match view.pending[-1] if view.pending else None:
        case Paying() as paying:
            buttons = (ids.YES, ids.BACK) if decides else ()
            tokens = map(ids.Price, range(len(proposal(view, paying))))
            return *buttons, "paying", "price", "price_disc", *tokens
        case Rewarded(sections=sections) if decides:
            return (ids.BACK if sections else ids.POINTS,)
    return ()


def _arrow(up: bool) -> str:
    return "↑" if up else "↓"


def _assets(lord: Lord) -> tuple[object, ...]:
    """What the counts on a board count, but the discs."""
    return lord.points, lord.scares, lord.tokens, lord.pumpkins, lord.common


def _but_shows(beat: Beat) -> tuple[Any, ...]:
    return beat.effects, beat.sound, beat.lasts, beat.via


_TOLD: dict[type[Event], Callable[[_Telling, Any], Iterator[Beat]]] = {
    happened.DiscPlaced: _Telling.disc,
    happened.RestTaken: _Telling.rest,
    happened.DiscsTaken: _Telling.discs_back,
    happened.CircleDiscsTaken: _Telling.discs_back,
    happened.SectionLifted: _Telling.section,
    happened.SectionLowered: _Telling.section,
    happened.Summoned: _Telling.summon,
    happened.GhostPlaced: _Telling.place,
    happened.TownScared: _Telling.scare,
    happened.Upgraded: _Telling.upgrade,
    happened.GhostMoved: _Telling.move,
    happened.GhostsExchanged: _Telling.exchange,
    happened.GhostLeft: _Telling.leave,
    happened.BluesCame: _Telling.blues,
    happened.RedsLeft: _Telling.reds,
    happened.FightBegun: _Telling.fight,
    happened.DiceRolled: _Telling.roll,
    happened.FightEnded: _Telling.fought,
    happened.Haunted: _Telling.haunt,
    happened.PumpkinTaken: _Telling.unhaunt,
    happened.PointsGained: _Telling.points,
    happened.ScaresGained: _Telling.scares,
    happened.ScaresPaid: _Telling.pays,
    happened.TokensTaken: _Telling.token,
    happened.BonusKept: _Telling.bonus,
    happened.BonusDropped: _Telling.bonus,
    happened.BonusDrawn: _Telling.bonus_drawn,
    happened.BonusUsed: _Telling.bonus_used,
    happened.BonusesLaid: _Telling.bonuses,
    happened.PowerUsed: _Telling.power,
    happened.CardClaimed: _Telling.claim,
    happened.EndTriggered: _Telling.ends,
    happened.CardsCounted: _Telling.counted_up,
}
