"""The places of Rest in Peace beside its rounds and panels: strips, buttons, the dial."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from halloween_table.contract.kit import Players
from halloween_table.contract.palette import (
    AMBER,
    FADED,
    GHOST,
    MOON,
    MOSS,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    seat_colour,
)
from halloween_table.contract.pictures import Art, Picture, Rect, Shape, Words
from halloween_table.contract.places import Group, Mark, OwnKey, Place
from halloween_table.engine.game import Seat

from ..rules.advice import outlook
from ..rules.cards import VALUES
from ..rules.effects import Hold
from ..rules.moves import EndTurn, Move, PlayUnseen, StakeNothing
from ..rules.position import Phase, Position, rival
from ..rules.rounds import holding
from ..words.voice import RestInPeaceVoice
from . import ids
from .layout import Layout
from .strip import Strip

_HOLD_KEY = 46.0
"""How large the key is that holds the hand up, at the corner of the first card."""


class Furniture:
    """Everything beside rounds and panels that is no card."""

    def __init__(self, voice: RestInPeaceVoice, layout: Layout, players: Players) -> None:
        self._voice, self._layout, self._players = voice, layout, players

    def _strip(self, view: Position, seat: Seat, near: bool) -> Strip:
        return Strip.of(view, seat, near, self._layout)

    # ---- places -----------------------------------------------------------------------------------

    def places(
        self, view: Position, near: Seat, eyes: Seat | None, moves: tuple[Move, ...]
    ) -> Iterator[Place]:
        yield from self._near_places(view, near, eyes)
        yield from self._far_places(view, rival(near), eyes)
        if view.drawn is not None:
            yield Place(ids.SPOTLIGHT, self._layout.spotlight, self._voice.spotlight())
        yield from self._buttons(view, moves)
        yield from self._sockets(view, near)

    def _near_places(self, view: Position, seat: Seat, eyes: Seat | None) -> Iterator[Place]:
        hand = ids.HAND if eyes == seat else ids.HiddenHand(seat)
        strip, held = self._strip(view, seat, near=True), eyes == seat
        group: Group = "hand" if held else "players"
        for place in self._held(strip, self._layout.strip, seat, hand, group):
            yield (
                evolve(
                    place,
                    face_down=held and lies_face_down(view, seat),
                    own_key=OwnKey(seat, "claim", corner(place.rect)) if held else None,
                )
                if place.id == hand
                else place
            )

    def _far_places(self, view: Position, seat: Seat, eyes: Seat | None) -> Iterator[Place]:
        strip, tip = self._strip(view, seat, near=False), self._hand_seen(view, seat, eyes)
        yield from self._held(
            strip, self._layout.far_row, seat, ids.HiddenHand(seat), "players", tip
        )

    def _held(
        self, strip: Strip, row: Rect, seat: Seat, hand: str, group: Group, tip: str = ""
    ) -> Iterator[Place]:
        """A hand and psychics that share a row."""
        name, front = self._players[seat].name, strip.of_front(row)
        before = row._replace(w=front.x - row.x - 8)
        yield Place(hand, before, self._voice.hand(name), tooltip=tip, group=group)
        yield Place(ids.Front(seat), front, self._voice.front(name), news=True, group=group)

    def _hand_seen(self, view: Position, seat: Seat, eyes: Seat | None) -> str:
        """Who else sees that player's hand now, told to whoever looks; nothing if nobody does."""
        other = rival(seat)
        if view.phase is not Phase.PLAY or holding(view, other, Hold.SEES_THE_HAND) is None:
            return ""
        if eyes is None:
            return self._voice.sees_the_hand(self._players[other].name)
        return self._voice.is_watched() if eyes == seat else self._voice.watched()

    def _buttons(self, view: Position, moves: tuple[Move, ...]) -> Iterator[Place]:
        voice = self._voice
        if PlayUnseen() in moves:
            caption = voice.unseen_caption()
            picture = _button(caption, "rest_in_peace/unseen-hand", PANEL, GHOST, GHOST)
            yield Place(ids.UNSEEN, self._layout.unseen_button, caption, picture, button=True)
        if moves and not view.pending:
            ahead = outlook(view)
            caption = voice.end_caption(view, ahead)
            icon = "rest_in_peace/candle" if ahead.stays else "rest_in_peace/door"
            fill, edge, ink = (MOSS, MOON, NIGHT) if ahead.stays else (PANEL, AMBER, MOON)
            if EndTurn() not in moves and StakeNothing() not in moves:
                fill, edge, ink = PANEL, PANEL_EDGE, FADED
            yield Place(
                ids.END,
                self._layout.end_button,
                caption,
                _button(caption, icon, fill, edge, ink),
                button=True,
                tooltip=voice.end_tip(view, ahead, self._players),
            )

    def _sockets(self, view: Position, near: Seat) -> Iterator[Place]:
        """What can be named on the dial, by whoever has it in front of them."""
        for value in VALUES if self._strip(view, near, near=True).dial else ():
            yield Place(
                ids.Value(value),
                self._layout.socket(value),
                self._voice.value(value),
                (
                    Shape(NIGHT, MOON, radius=30, width=3),
                    Words(str(value), size=30, colour=MOON, bold=True, align="centre"),
                ),
                button=True,
            )

    # ---- marks ------------------------------------------------------------------------------------

    def marks(self, view: Position, near: Seat, eyes: Seat | None) -> Iterator[Mark]:
        colour = seat_colour(self._players[near].colour)
        ground = Shape("#b42c2642", colour.tint, radius=16, width=2)
        yield Mark("strip", self._layout.strip, (ground,))
        yield from self._eyes(view, near, eyes)
        for seat in (near, rival(near)):
            if dial := self._strip(view, seat, seat == near).dial:
                yield Mark("dial", dial, (Art("rest_in_peace/dial"),))
        if view.drawn is not None:
            hand = (Art("rest_in_peace/unseen-hand"),)
            yield Mark("unseen", self._layout.unseen_hand, hand, above=True)

    def _eyes(self, view: Position, near: Seat, eyes: Seat | None) -> Iterator[Mark]:
        """An eye at a hand that the other one sees."""
        eye, far = (Art("rest_in_peace/eye"),), rival(near)
        if told := self._hand_seen(view, far, eyes):
            cards = len(view.families[far].hand)
            last = self._strip(view, far, near=False).in_hand(max(0, cards - 1), max(1, cards))
            yield Mark("watched", self._layout.far_eye(last), eye, name=told)
        if told := self._hand_seen(view, near, eyes):
            rect = self._layout.near_eye
            yield Mark("is_watched", rect, eye, above=True, name=told, tooltip=told)


def corner(hand: Rect) -> Rect:
    """Where the key is shown that holds the hand up, in fractions of it."""
    return Rect(-4 / hand.w, -4 / hand.h, _HOLD_KEY / hand.w, _HOLD_KEY / hand.h)


def lies_face_down(view: Position, seat: Seat) -> bool:
    """Whether a player's own hand is hidden, and could be held up."""
    held = not view.at_ten and not view.over
    return held and any(card.face is None for card in view.families[seat].hand)


def _button(caption: str, icon: str, fill: str, edge: str, ink: str) -> Picture:
    return (
        Shape(fill, edge, radius=18, width=3),
        Art(icon, Rect(0.03, 0.28, 0.22, 0.44)),
        Words(caption, Rect(0.25, 0.04, 0.71, 0.92), 21, ink, bold=True, align="centre"),
    )
