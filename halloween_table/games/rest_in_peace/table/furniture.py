"""The places of Rest in Peace, and what is drawn around the cards: columns, strengths, panels."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.kit import Players
from halloween_table.contract.palette import (
    AMBER,
    FADED,
    GHOST,
    MOON,
    MOSS,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    figure_asset,
    seat_colour,
)
from halloween_table.contract.pictures import Art, Picture, Rect, Shape, Words
from halloween_table.contract.places import Mark, Place
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player
from halloween_table.engine.translate import number

from ..rules.advice import outlook
from ..rules.cards import FAMILIES, VALUES, is_castle
from ..rules.effects import Hold
from ..rules.moves import EndTurn, Move, PlayUnseen, StakeNothing
from ..rules.position import LAST_ROUND, Phase, Position, rival
from ..rules.rounds import CASTLES_TO_WIN, MANORS_TO_WIN, holding, would_win
from ..rules.strength import explained, sides, strengths
from ..words.voice import RestInPeaceVoice
from . import ids, layout
from .strip import Strip

_ROUNDS = range(1, LAST_ROUND + 1)


class Furniture:
    """Everything on the table that is no card and no mansion."""

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
        far = rival(near)
        for round_ in _ROUNDS:
            if not _takes_cards(view, round_):
                yield Place(
                    ids.Line(round_),
                    layout.middle(round_, view.round),
                    self._round(view, round_, players),
                )
            for seat in (near, far):
                yield self._side(view, seat, round_, players, seat == near)
        for seat in (near, far):
            yield from self._belongings(view, seat, players[seat], layout.panel(seat == near))
        yield from self._near_places(view, near, eyes, players[near])
        yield from self._far_places(view, far, eyes, players)
        if view.drawn is not None:
            yield Place(ids.SPOTLIGHT, layout.SPOTLIGHT, self._voice.spotlight())
        yield from self._buttons(view, players, moves)
        yield from self._sockets(view, near)

    def _round(self, view: Position, round_: int, players: Players) -> str:
        if round_ > len(view.results):
            return self._voice.line(round_)
        winner = view.results[round_ - 1].winner
        if winner is None:
            return self._voice.round_tied()
        return self._voice.round_won(round_, players[winner].name)

    def _side(self, view: Position, seat: Seat, round_: int, players: Players, near: bool) -> Place:
        name = players[seat].name
        tip = self._strength(view, seat, round_, name) if round_ <= view.round else ""
        stakes = len(view.families[seat].stakes)
        if round_ == LAST_ROUND and stakes and not view.at_ten:
            tip = self._voice.hidden_stakes(stakes)
        rect = layout.side(round_, view.round, near)
        if near and _takes_cards(view, round_):
            rect = layout.drop_zone(view.round)
        return Place(
            ids.Side(seat, round_),
            rect,
            self._voice.side(name, round_),
            tooltip=tip,
            news=True,
        )

    def _strength(self, view: Position, seat: Seat, round_: int, name: str) -> str:
        lying = sides(view, round_)
        done = round_ <= len(view.results)
        then = view.results[round_ - 1].strengths[seat] if done else None
        cards = explained(lying, seat)
        return self._voice.strength(name, sum(card.worth for card in cards), cards, then)

    def _belongings(
        self, view: Position, seat: Seat, player: Player, panel: Rect
    ) -> Iterator[Place]:
        family = view.families[seat]
        deck, discards = (
            self._voice.deck(len(family.deck)),
            self._voice.discards(len(family.discards)),
        )
        yield Place(
            ids.Deck(seat),
            layout.deck(panel),
            deck,
            (Art("rest_in_peace/deck-base"),),
            tooltip=deck,
        )
        yield Place(
            ids.Discards(seat),
            layout.discards(panel),
            discards,
            (Art("rest_in_peace/discard"),),
            tooltip=discards,
            news=True,
        )
        won = view.won(seat)
        castles = sum(map(is_castle, won))
        name = self._voice.panel(player.name, len(won) - castles, castles)
        yield Place(ids.Won(seat), panel, name, tooltip=name)

    def _near_places(
        self, view: Position, seat: Seat, eyes: Seat | None, player: Player
    ) -> Iterator[Place]:
        strip, right = layout.STRIP, layout.STRIP.x + layout.STRIP.w
        front = min(Strip.of(view, seat, near=True).front.x, right - layout.STRIP_STEP)
        hand = ids.HAND if eyes == seat else ids.HiddenHand(seat)
        yield Place(hand, strip._replace(w=front - strip.x - 8), self._voice.hand(player.name))
        yield Place(
            ids.Front(seat),
            strip._replace(x=front, w=right - front),
            self._voice.front(player.name),
            news=True,
        )

    def _far_places(
        self, view: Position, seat: Seat, eyes: Seat | None, players: Players
    ) -> Iterator[Place]:
        name = players[seat].name
        tip = self._hand_seen(view, seat, eyes, players)
        yield Place(ids.HiddenHand(seat), layout.FAR_HAND, self._voice.hand(name), tooltip=tip)
        yield Place(ids.Front(seat), layout.FAR_FRONT, self._voice.front(name), news=True)

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
        for round_ in _ROUNDS:
            yield from self._column(view, near, round_, players)
        for seat in (near, rival(near)):
            yield from self._panel(view, seat, players[seat], layout.panel(seat == near))
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

    def _column(self, view: Position, near: Seat, round_: int, players: Players) -> Iterator[Mark]:
        current = round_ == view.round and not view.over
        lit = LAST_ROUND if view.phase is Phase.STAKE else view.round
        rect = layout.column(round_, view.round)
        ground = (
            Shape("#2ef4e9c1", AMBER, radius=16, width=3)
            if round_ == lit and not view.over
            else Shape("#50221d33", "#50463d66", radius=16, width=2)
        )
        yield Mark(f"column:{round_}", rect.inset(2), (ground,))
        if round_ == LAST_ROUND:
            ten = layout.psychic(round_, view.round)
            yield Mark(
                "ten", ten, (Art("rest_in_peace/card-ten"),), tooltip=self._voice.line(round_)
            )
        done = round_ <= len(view.results)
        if current and not done:
            yield from self._decides(view, players)
        if done:
            yield from self._result(view, round_, players)
        elif not current:
            at = layout.near_strength(round_, view.round)
            words = Words(str(round_), size=26, colour=MUTED, bold=True, align="centre")
            yield Mark(f"round:{round_}", at, (words,))
        if done or current:
            yield from self._strengths(view, near, round_, players)

    def _result(self, view: Position, round_: int, players: Players) -> Iterator[Mark]:
        winner = view.results[round_ - 1].winner
        middle = layout.psychic(round_, view.round)
        picture: Picture = (
            Words(str(round_), Rect(0, 0, 1, 0.34), 30, FADED, bold=True, align="centre"),
        )
        if winner is not None:
            tint = seat_colour(players[winner].colour).tint
            picture = (
                *picture,
                Art("rest_in_peace/pennant", Rect(0.28, 0.36, 0.44, 0.42), tint),
                Art(_sign(winner), Rect(0.38, 0.8, 0.24, 0.17)),
            )
        name = self._round(view, round_, players)
        if round_ < LAST_ROUND:
            yield Mark(f"round:{round_}", middle, picture, name=name, tooltip=name)
        elif winner is not None:
            at = layout.mansion(round_, view.round)
            pennant = (Art("rest_in_peace/pennant", Rect(0.2, 0, 0.7, 0.93), tint),)
            yield Mark(f"round:{round_}", at, pennant, name=name, tooltip=name)

    def _decides(self, view: Position, players: Players) -> Iterator[Mark]:
        """A trophy on the mansion that would win the game for somebody."""
        names = [player.name for seat, player in enumerate(players) if would_win(view, seat)]
        if names:
            mansion = layout.mansion(view.round, view.round)
            rect = Rect(mansion.x - 30, mansion.y + 14, 38, 38)
            tip = self._voice.decides(names)
            trophy = (Art("common/trophy"),)
            yield Mark("decides", rect, trophy, above=True, name=tip, tooltip=tip)

    def _strengths(
        self, view: Position, near: Seat, round_: int, players: Players
    ) -> Iterator[Mark]:
        """Both strengths: of a round that is over, as they were then."""
        done = round_ <= len(view.results)
        both = view.results[round_ - 1].strengths if done else strengths(sides(view, round_))
        for seat in (near, rival(near)):
            if seat == near:
                at = layout.near_strength(round_, view.round)
            else:
                won = done and view.results[round_ - 1].winner is not None
                at = layout.far_strength(round_, view.round, beside_mansion=not won)
            ahead = both[seat] > both[rival(seat)]
            words = Words(
                number(both[seat]),
                Rect(0.1, 0.06, 0.8, 0.72),
                26,
                AMBER if ahead else GHOST,
                bold=True,
                align="centre",
            )
            tip = self._strength(view, seat, round_, players[seat].name)
            picture = (Art("rest_in_peace/shield"), words)
            name = tip.partition("\n")[0]
            yield Mark(f"strength:{seat}:{round_}", at, picture, name=name, tooltip=tip)

    def _panel(self, view: Position, seat: Seat, player: Player, rect: Rect) -> Iterator[Mark]:
        colour = seat_colour(player.colour)
        active = seat == view.decider and not view.over
        edge = colour.tint if active else PANEL_EDGE

        def part(x: float, y: float, w: float, h: float) -> Rect:
            return Rect(x / rect.w, y / rect.h, w / rect.w, h / rect.h)

        def slot(castle: bool, at: int) -> Art:
            where = layout.won_slot(rect, castle, at)
            sign = "castle" if castle else "manor"
            inside = part(where.x - rect.x + 5, where.y - rect.y + 5, where.w - 10, where.h - 10)
            return Art(f"rest_in_peace/symbol-{sign}", inside, opacity=0.35)

        yield Mark(
            f"panel:{seat}",
            rect,
            (
                Shape(PANEL, edge, radius=14, width=4 if active else 2),
                Art(figure_asset(player.figure), part(10, 10, 48, 64), colour.tint),
                Art(_sign(seat), part(64, 12, 22, 22)),
                Art(colour.symbol, part(92, 12, 22, 22), colour.tint),
                Words(player.name, part(62, 34, 124, 62), 24, MOON, bold=True),
                *(slot(False, at) for at in range(MANORS_TO_WIN)),
                *(slot(True, at) for at in range(CASTLES_TO_WIN)),
            ),
        )
        deck = layout.deck(rect)
        left = len(view.families[seat].deck)
        yield Mark(
            f"count:{seat}",
            Rect(deck.x + deck.w - 14, deck.y + deck.h - 26, 40, 30),
            (
                Shape(NIGHT, PANEL_EDGE, radius=10),
                Words(
                    str(left), size=20, colour=MOON if left else MUTED, bold=True, align="centre"
                ),
            ),
            above=True,
        )


def _takes_cards(view: Position, round_: int) -> bool:
    """Whether cards are played to this round now: then its whole column below the rival takes them."""
    return round_ == view.round and view.phase is Phase.PLAY


def _sign(seat: Seat) -> str:
    """The sign of that player's family."""
    return f"rest_in_peace/symbol-{FAMILIES[seat]}"


def _button(caption: str, icon: str, fill: str, edge: str, ink: str) -> Picture:
    return (
        Shape(fill, edge, radius=18, width=3),
        Art(icon, Rect(0.03, 0.29, 0.26, 0.42)),
        Words(caption, Rect(0.3, 0.05, 0.64, 0.9), 25, ink, bold=True, align="centre"),
    )
