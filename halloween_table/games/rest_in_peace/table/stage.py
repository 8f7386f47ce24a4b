"""How what happens in Rest in Peace is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from halloween_table.contract.beats import REST, Banner, Beat, Effect, Lit, Pop, Rise, Shake, Story
from halloween_table.contract.palette import BLOOD_TEXT, MUTED, VIOLET_TEXT, seat_colour
from halloween_table.engine.game import Event, Seat
from halloween_table.engine.translate import number

from ..rules.cards import Card, Kind, is_castle
from ..rules.effects import Hold
from ..rules.events import (
    Brought,
    Discarded,
    DiscardedUnseen,
    Drew,
    Exchanged,
    GameWon,
    GhostFound,
    HandSeen,
    Idled,
    Left,
    Lured,
    MansionTaken,
    Played,
    PlayedUnseen,
    PsychicTaken,
    Retrieved,
    Revealed,
    RoundBegan,
    Staked,
    Stayed,
    TenCounted,
    TookEffect,
    TurnedUp,
    ValueNamed,
)
from ..rules.position import LAST_ROUND, Position, rival
from ..rules.psychics import EFFECTS
from ..words.voice import RestInPeaceVoice
from . import ids, pictures
from .reckoning import reckonings, tally

_GAIN = "#a6f29c"
"""Whoever is ahead."""
_BREATH, _LAST_BREATH = 120, 480
"""Milliseconds for which a card of round ten is held back: the last one keeps everybody waiting."""


class RestInPeaceStage:
    """A card lands, what it counts rises from it, and then the total follows; what a psychic reaches
    lights up before it happens."""

    def __init__(self, voice: RestInPeaceVoice) -> None:
        self._voice = voice

    def beats(self, story: Story[Position]) -> tuple[Beat, ...]:
        return tuple(_Telling(story, self._voice).all())


class _Telling:
    """One story."""

    def __init__(self, story: Story[Position], voice: RestInPeaceVoice) -> None:
        self._before, self._after = story.before, story.after
        self._events, self._players = story.events, story.players
        self._voice = voice
        self._reckonings = reckonings(story.before, story.after)

    def all(self) -> Iterator[Beat]:
        """In order; the strengths follow the last event that could change them."""
        last = max((at for at, event in enumerate(self._events) if _counts(event)), default=-1)
        told = False
        for at, event in enumerate(self._events):
            tell = _TOLD.get(type(event))
            for beat in tell(self, event) if tell is not None else ():
                told = True
                yield beat
            if at == last:
                for reckoning in self._reckonings:
                    yield from reckoning.beats(quick=self._after.at_ten)
        if self._after.over:
            yield Beat((REST,), sound="table/card-turn", lasts=320)
        elif told and self._passes_on:
            yield Beat((REST,), lasts=220)

    @property
    def _passes_on(self) -> bool:
        """Whether somebody else has to decide now: then the table may be turned to them, once
        everything has been told."""
        same_round = self._before.round == self._after.round
        return same_round and self._before.decider != self._after.decider

    # ---- cards of a round ---------------------------------------------------------------------------

    def _played(self, event: Played) -> Iterator[Beat]:
        card = ids.Card(event.card.sleeve)
        if event.card.kind is not Kind.PSYCHIC:
            yield self._laid(card, "rest_in_peace/card-laid", 200)
            return
        yield self._laid(card, "rest_in_peace/psychic", 200)
        reached = self._reached(event.card, event.seat)
        if reached or not _is_ghost(event.card):
            yield Beat(effects=(*self._called(event.card), _lights((card, *reached))), lasts=540)
        if self._after.drawn is not None:
            held_up = ids.Card(self._after.drawn.sleeve)
            yield Beat((held_up, "spotlight", "unseen"), sound="rest_in_peace/drew", lasts=300)
            yield Beat(lasts=700)

    def _played_unseen(self, event: PlayedUnseen) -> Iterator[Beat]:
        yield self._laid(ids.Card(event.card.sleeve), "rest_in_peace/card-laid", 220)

    def _laid(self, card: str, sound: str, lasts: int) -> Beat:
        """The other cards make room for it, whatever they count then."""
        return Beat((card,), (), sound, lasts, moves=self._changed)

    def _called(self, psychic: Card) -> tuple[Effect, ...]:
        """Its name rises from it: whoever did not play it knows who acts."""
        assert psychic.face is not None
        name = self._voice.psychic_name(psychic.face)
        return (Rise(name, ids.Card(psychic.sleeve), VIOLET_TEXT, 32),)

    def _reached(self, psychic: Card, seat: Seat) -> tuple[str, ...]:
        """What a psychic has to do with, besides what its owner still chooses."""
        assert psychic.face is not None
        effect = EFFECTS[psychic.face]
        if effect.counting is not None:
            return self._changed
        if self._after.drawn is not None:
            return _hand(self._before, rival(seat))
        if self._before.at_ten or effect.hold is None:
            return ()
        return _REACHES[effect.hold](self._before, seat)

    @property
    def _changed(self) -> tuple[str, ...]:
        """The cards that count otherwise now."""
        return tuple(ids.Card(sleeve) for each in self._reckonings for sleeve, _ in each.changed)

    def _hand_seen(self, event: HandSeen) -> Iterator[Beat]:
        hand = _hand(self._after, rival(event.seat))
        yield Beat(hand, lasts=300)

    def _found(self, event: GhostFound) -> Iterator[Beat]:
        lit = _lights((ids.Deck(event.seat),))
        yield from self._goes(lit, (event.card,), "rest_in_peace/ghost-found")

    def _named(self, event: ValueNamed) -> Iterator[Beat]:
        named = [
            ids.Card(laid.card.sleeve)
            for laid in self._after.families[event.seat].laid
            if laid.named == event.value
        ]
        rises = (Rise(str(event.value), psychic, VIOLET_TEXT, 64) for psychic in named)
        lit = _lights((*named, *self._changed))
        yield Beat((), (lit, *rises), "rest_in_peace/psychic", 420)

    def _discarded(self, event: Discarded) -> Iterator[Beat]:
        lit = Lit((ids.Card(event.card.sleeve),), BLOOD_TEXT)
        yield from self._goes(lit, (event.card,), "rest_in_peace/discarded")

    def _discarded_unseen(self, event: DiscardedUnseen) -> Iterator[Beat]:
        card = ids.Card(event.card.sleeve)
        yield Beat((card,), sound="rest_in_peace/discarded", lasts=300)

    def _drew(self, event: Drew) -> Iterator[Beat]:
        yield Beat(
            (*_cards(event.cards), ids.Count(event.seat)), sound="rest_in_peace/drew", lasts=260
        )

    def _exchanged(self, event: Exchanged) -> Iterator[Beat]:
        both = (event.given, event.taken)
        yield from self._goes(_lights(_cards(both)), both, "rest_in_peace/exchanged")

    def _lured(self, event: Lured) -> Iterator[Beat]:
        yield from self._goes(_lights(_cards((event.card,))), (event.card,), "rest_in_peace/lured")

    def _fetched(self, event: Retrieved | Brought) -> Iterator[Beat]:
        yield from self._goes(
            _lights(_cards((event.card,))), (event.card,), "rest_in_peace/ghost-found"
        )

    def _goes(self, lit: Lit, cards: Sequence[Card], sound: str) -> Iterator[Beat]:
        """What comes from where lights up first."""
        yield Beat((), (lit,), sound, 320)
        yield Beat(_cards(cards), lasts=280, moves=self._changed)

    # ---- the end of a turn and of a round -----------------------------------------------------------

    def _stayed(self, event: Stayed) -> Iterator[Beat]:
        yield self._compared(event.seat, event.strengths, _GAIN, "rest_in_peace/stays", 360)

    def _left(self, event: Left) -> Iterator[Beat]:
        yield self._compared(event.seat, event.strengths, BLOOD_TEXT, "rest_in_peace/leaves", 400)

    def _compared(
        self, seat: Seat, strengths: tuple[int, int], colour: str, sound: str, lasts: int
    ) -> Beat:
        """Both strengths, as whoever ends a turn has to see them."""
        shield = ids.Strength(seat, self._before.round)
        own, other = strengths[seat], strengths[rival(seat)]
        sign = ">" if own > other else "<" if own < other else "="
        rise = Rise(f"{number(own)} {sign} {number(other)}", shield, colour, 40)
        return Beat((), (Lit((shield,), colour), rise), sound, lasts)

    def _mansion_taken(self, event: MansionTaken) -> Iterator[Beat]:
        """The last one of a game goes without a ribbon of its own: another one follows."""
        round_ = self._after.mansions.index(event.mansion) + 1
        mansion, panel = ids.Mansion(event.mansion), ids.Won(event.seat)
        colour = self._colour(event.seat)
        won = self._after.won(event.seat)
        decides = self._after.over or round_ == LAST_ROUND
        if not decides:
            castles = sum(map(is_castle, won))
            line = self._voice.manors_of(len(won) - castles)
            if is_castle(event.mansion):
                line = self._voice.castles_of(castles)
            title = self._voice.wins_round(self._players[event.seat].name, round_)
            picture = pictures.mansion_picture(event.mansion)
            banner = Banner(title, line, picture, colour)
            yield Beat((), (banner,), "rest_in_peace/mansion-won", 1000)
        rest = (REST,) if round_ == LAST_ROUND else ()
        shown = (mansion, ids.Round(round_), *rest)
        sound = "rest_in_peace/mansion-won" if decides else "table/card-slide"
        yield Beat(shown, (Lit((panel,), colour),), sound, 320)

    def _psychic_taken(self, event: PsychicTaken) -> Iterator[Beat]:
        """Whatever else has changed with the round's end follows it."""
        rest = () if self._after.over else (REST,)
        yield Beat((ids.Card(event.card.sleeve), *rest), sound="table/card-slide", lasts=260)

    def _staked(self, event: Staked) -> Iterator[Beat]:
        yield Beat((ids.Card(event.card.sleeve),), sound="rest_in_peace/stake-laid", lasts=260)

    def _round_began(self, event: RoundBegan) -> Iterator[Beat]:
        turned = [each.card.sleeve for each in self._events if isinstance(each, TurnedUp)]
        moves = tuple(map(ids.Card, turned))
        mansion = self._after.mansions[event.round - 1]
        sound = "rest_in_peace/round-begins"
        if event.round == LAST_ROUND:
            title, line = self._voice.ten_begins()
            banner = Banner(title, line, pictures.mansion_picture(mansion))
            yield Beat((REST,), (banner,), sound, 1000, moves=moves)
            return
        yield Beat((REST,), sound=sound, lasts=320, moves=moves)
        if not turned:
            yield Beat(effects=(Pop(ids.Mansion(mansion)),), lasts=240)

    def _turned_up(self, event: TurnedUp) -> Iterator[Beat]:
        card = ids.Card(event.card.sleeve)
        yield Beat((card,), sound="rest_in_peace/turned-up", lasts=280)

    # ---- round ten ------------------------------------------------------------------------------------

    def _revealed(self, event: Revealed) -> Iterator[Beat]:
        """A breath is held before the card turns."""
        card = ids.Card(event.card.sleeve)
        last = not any(family.stakes for family in self._after.families)
        breath = (Lit((card,)), Pop(card, 0.14))
        held = _LAST_BREATH if last else _BREATH
        yield Beat((), breath, "rest_in_peace/held-breath" if last else "", held)
        yield Beat((card,), sound="rest_in_peace/stake-revealed", lasts=180)

    def _took_effect(self, event: TookEffect) -> Iterator[Beat]:
        card = ids.Card(event.card.sleeve)
        lit = _lights((card, *self._reached(event.card, event.seat)))
        effects = (lit, Pop(card), *self._called(event.card))
        yield Beat((), effects, "rest_in_peace/psychic", 480)

    def _idled(self, event: Idled) -> Iterator[Beat]:
        card = ids.Card(event.card.sleeve)
        yield Beat((), (Lit((card,), MUTED), Shake(card)), lasts=200)

    def _ten_counted(self, event: TenCounted) -> Iterator[Beat]:
        yield from tally(self._after)

    def _game_won(self, event: GameWon) -> Iterator[Beat]:
        """With the mansion that has decided it, if one has."""
        won = self._after.won(event.seat)
        last = self._after.results[-1].winner == event.seat
        picture = pictures.mansion_picture(won[-1]) if last else ()
        title = self._voice.game_won(event.reason, self._players[event.seat].name)
        colour = self._colour(event.seat)
        banner = Banner(title, picture=picture, colour=colour)
        effects = (Lit((ids.Won(event.seat),), colour), banner)
        yield Beat((), effects, "rest_in_peace/game-won", 1200)

    def _colour(self, seat: Seat) -> str:
        return seat_colour(self._players[seat].colour).tint


def _counts(event: Event) -> bool:
    """Whether strengths may change with it."""
    return type(event) in _COUNTING


def _is_ghost(psychic: Card) -> bool:
    """Whether it only says what it counts."""
    return psychic.face is not None and EFFECTS[psychic.face].value_on_card is not None


def _lights(reached: tuple[str, ...]) -> Lit:
    """What a psychic has to do with."""
    return Lit(reached, VIOLET_TEXT)


def _cards(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(ids.Card(card.sleeve) for card in cards)


def _hand(view: Position, seat: Seat) -> tuple[str, ...]:
    return _cards(view.families[seat].hand)


_REACHES: dict[Hold, Callable[[Position, Seat], tuple[str, ...]]] = {
    Hold.TAKES_THE_PSYCHIC: lambda view, seat: (ids.Card(view.line[view.round - 1].sleeve),),
    Hold.SEES_THE_HAND: lambda view, seat: _hand(view, rival(seat)),
    Hold.NEXT_CARD_UNSEEN: lambda view, seat: _hand(view, rival(seat)),
    Hold.NO_SINGLE_CARD: lambda view, seat: _hand(view, rival(seat)),
    Hold.NO_PSYCHICS: lambda view, seat: _cards(view.families[rival(seat)].front),
    Hold.TWO_STAKES: lambda view, seat: (ids.Side(seat, LAST_ROUND),),
    Hold.TIE_IS_ENOUGH: lambda view, seat: (ids.Strength(seat, view.round),),
}
"""What lasts of a psychic, by what it has to do with."""

_TOLD: dict[type[Event], Callable[[_Telling, Any], Iterator[Beat]]] = {
    Played: _Telling._played,
    PlayedUnseen: _Telling._played_unseen,
    HandSeen: _Telling._hand_seen,
    GhostFound: _Telling._found,
    ValueNamed: _Telling._named,
    Discarded: _Telling._discarded,
    DiscardedUnseen: _Telling._discarded_unseen,
    Drew: _Telling._drew,
    Exchanged: _Telling._exchanged,
    Lured: _Telling._lured,
    Retrieved: _Telling._fetched,
    Brought: _Telling._fetched,
    Stayed: _Telling._stayed,
    Left: _Telling._left,
    MansionTaken: _Telling._mansion_taken,
    PsychicTaken: _Telling._psychic_taken,
    Staked: _Telling._staked,
    TurnedUp: _Telling._turned_up,
    RoundBegan: _Telling._round_began,
    Revealed: _Telling._revealed,
    TookEffect: _Telling._took_effect,
    Idled: _Telling._idled,
    TenCounted: _Telling._ten_counted,
    GameWon: _Telling._game_won,
}
"""Whoever puts nothing at round ten is not spoken of: the next round begins."""
_COUNTING = frozenset(
    (
        *(Played, PlayedUnseen, GhostFound, ValueNamed, Discarded, Exchanged, Lured, Brought),
        *(Revealed, TookEffect),
    )
)
