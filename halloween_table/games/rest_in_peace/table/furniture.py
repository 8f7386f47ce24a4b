"""The places of Rest in Peace beside its rounds and panels: strips, buttons, the dial."""

from __future__ import annotations

from collections.abc import Iterator

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
from halloween_table.engine.record import Player

from ..rules.advice import outlook
from ..rules.cards import VALUES
from ..rules.effects import Hold
from ..rules.moves import EndTurn, Move, PlayUnseen, StakeNothing
from ..rules.position import Phase, Position, rival
from ..rules.rounds import holding
from ..words.voice import RestInPeaceVoice
from . import ids, layout
from .strip import Strip

_HOLD_KEY = Rect(0.0, -0.16, 0.04, 0.2)
"""Where the key is shown that holds the hand up."""


class Furniture:
    """Everything beside rounds and panels that is no card."""

    def __init__(self, voice: RestInPeaceVoice) -> None:
        self._voice = voice

    # ---- places -----------------------------------------------------------------------------------

    def places(
        self,
        view: Position,
        near: Seat,
        eyes: Seat | None,
        players: Players,
        moves: tuple[Move, ...],
    ) -> Iterator[Place]:
        yield from self._near_places(view, near, eyes, players[near])
        yield from self._far_places(view, rival(near), eyes, players)
        if view.drawn is not None:
            yield Place(ids.SPOTLIGHT, layout.SPOTLIGHT, self._voice.spotlight())
        yield from self._buttons(view, players, moves)
        yield from self._sockets(view, near)

    def _near_places(
        self, view: Position, seat: Seat, eyes: Seat | None, player: Player
    ) -> Iterator[Place]:
        strip, right = layout.STRIP, layout.STRIP.x + layout.STRIP.w
        front = min(Strip.of(view, seat, near=True).front.x, right - layout.STRIP_STEP)
        hand = ids.HAND if eyes == seat else ids.HiddenHand(seat)
        group: Group = "hand" if eyes == seat else "players"
        yield Place(
            hand,
            strip._replace(w=front - strip.x - 8),
            self._voice.hand(player.name),
            group=group,
            face_down=eyes == seat and lies_face_down(view, seat),
            own_key=OwnKey(seat, "claim", _HOLD_KEY) if eyes == seat else None,
        )
        yield Place(
            ids.Front(seat),
            strip._replace(x=front, w=right - front),
            self._voice.front(player.name),
            news=True,
            group=group,
        )

    def _far_places(
        self, view: Position, seat: Seat, eyes: Seat | None, players: Players
    ) -> Iterator[Place]:
        name = players[seat].name
        tip = self._hand_seen(view, seat, eyes, players)
        hand, front = self._voice.hand(name), self._voice.front(name)
        yield Place(ids.HiddenHand(seat), layout.FAR_HAND, hand, tooltip=tip, group="players")
        yield Place(ids.Front(seat), layout.FAR_FRONT, front, news=True, group="players")

    def _hand_seen(self, view: Position, seat: Seat, eyes: Seat | None, players: Players) -> str:
        """Who else sees that player's hand now, told to whoever looks; nothing if nobody does."""
        other = rival(seat)
        if view.phase is not Phase.PLAY or holding(view, other, Hold.SEES_THE_HAND) is None:
            return ""
        if eyes is None:
            return self._voice.sees_the_hand(players[other].name)
        return self._voice.is_watched() if eyes == seat else self._voice.watched()

    def _buttons(
        self, view: Position, players: Players, moves: tuple[Move, ...]
    ) -> Iterator[Place]:
        voice = self._voice
        if PlayUnseen() in moves:
            caption = voice.unseen_caption()
            picture = _button(caption, "rest_in_peace/unseen-hand", PANEL, GHOST, GHOST)
            yield Place(ids.UNSEEN, layout.UNSEEN_BUTTON, caption, picture, button=True)
        if moves and not view.pending:
            ahead = outlook(view)
            caption = voice.end_caption(view, ahead)
            icon = "rest_in_peace/candle" if ahead.stays else "rest_in_peace/door"
            fill, edge, ink = (MOSS, MOON, NIGHT) if ahead.stays else (PANEL, AMBER, MOON)
            if EndTurn() not in moves and StakeNothing() not in moves:
                fill, edge, ink = PANEL, PANEL_EDGE, FADED
            yield Place(
                ids.END,
                layout.END_BUTTON,
                caption,
                _button(caption, icon, fill, edge, ink),
                button=True,
                tooltip=voice.end_tip(view, ahead, players),
            )

    def _sockets(self, view: Position, near: Seat) -> Iterator[Place]:
        """What can be named on the dial, by whoever has it in front of them."""
        for value in VALUES if Strip.of(view, near, near=True).dial else ():
            yield Place(
                ids.Value(value),
                layout.socket(value),
                self._voice.value(value),
                (
                    Shape(NIGHT, MOON, radius=24, width=3),
                    Words(str(value), size=30, colour=MOON, bold=True, align="centre"),
                ),
                button=True,
            )

    # ---- marks ------------------------------------------------------------------------------------

    def marks(
        self, view: Position, near: Seat, eyes: Seat | None, players: Players
    ) -> Iterator[Mark]:
        colour = seat_colour(players[near].colour)
        yield Mark("strip", layout.STRIP, (Shape("#b42c2642", colour.tint, radius=16, width=2),))
        yield from self._eyes(view, near, eyes, players)
        for seat in (near, rival(near)):
            if dial := Strip.of(view, seat, seat == near).dial:
                yield Mark("dial", dial, (Art("rest_in_peace/dial"),))
        if view.drawn is not None:
            yield Mark(
                "unseen", layout.UNSEEN_HAND, (Art("rest_in_peace/unseen-hand"),), above=True
            )

    def _eyes(
        self, view: Position, near: Seat, eyes: Seat | None, players: Players
    ) -> Iterator[Mark]:
        """An eye at a hand that the other one sees."""
        eye, far = (Art("rest_in_peace/eye"),), rival(near)
        if told := self._hand_seen(view, far, eyes, players):
            cards = len(view.families[far].hand)
            last = Strip.of(view, far, near=False).in_hand(max(0, cards - 1), max(1, cards))
            rect = Rect(last.x + last.w + 6, layout.FAR_HAND.y + 26, 36, 36)
            yield Mark("watched", rect, eye, name=told)
        if told := self._hand_seen(view, near, eyes, players):
            rect = Rect(layout.STRIP.x + 6, layout.STRIP.y - 18, 36, 36)
            yield Mark("is_watched", rect, eye, above=True, name=told, tooltip=told)


def lies_face_down(view: Position, seat: Seat) -> bool:
    """Whether a player's own hand is hidden, and could be held up."""
    held = not view.at_ten and not view.over
    return held and any(card.face is None for card in view.families[seat].hand)


def _button(caption: str, icon: str, fill: str, edge: str, ink: str) -> Picture:
    return (
        Shape(fill, edge, radius=18, width=3),
        Art(icon, Rect(0.03, 0.29, 0.26, 0.42)),
        Words(caption, Rect(0.3, 0.05, 0.64, 0.9), 25, ink, bold=True, align="centre"),
    )
