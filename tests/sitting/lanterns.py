"""A toy game for sittings and tables: hang lanterns on hooks, light them, and draw your fortune.

Whoever's turn it is hangs lanterns, lights those that hang and draws cards, in any order and as
often as they like, until they hand over. A drawn card takes the place of the own hidden one; it
comes up on the way, for nobody but the one who draws it. A lantern is lit and may be snuffed out.
"""
# No `from __future__ import annotations`: cattrs reads the fields as they stand.

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Self

from attrs import evolve, frozen

from halloween_table.contract.arrangement import Arrangement, Prompt, Room, StepMark
from halloween_table.contract.gestures import Carry, Gesture, Pick, Press
from halloween_table.contract.hiding import Hiding
from halloween_table.contract.ids import Id, Ids
from halloween_table.contract.kit import Kit
from halloween_table.contract.offers import Offer, TakeBack
from halloween_table.contract.pictures import Rect, Shape, Words
from halloween_table.contract.places import Piece, Place
from halloween_table.engine.chance import Chance
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import (
    Actor,
    Event,
    Game,
    Outcome,
    Refusal,
    Score,
    Seat,
    Standing,
    Step,
    Turn,
)
from halloween_table.engine.record import Player
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.rows import Saved
from halloween_table.store.store import Store

COUNT = 3
"""Lanterns, and hooks."""
ADA, BO = 0, 1
PLAYERS = (Player("Ada", "witch", "red"), Player("Bo", "cat", "yellow"))


@frozen
class Hang:
    lantern: int
    hook: int


@frozen
class Light:
    lantern: int


@frozen
class Snuff:
    lantern: int


@frozen
class Draw:
    pass


@frozen
class HandOver:
    pass


Move = Hang | Light | Snuff | Draw | HandOver


@frozen
class Options:
    turns: int = 6
    first: Seat = 0


@frozen
class Lanterns:
    hooks: tuple[int, ...]
    """Where each lantern hangs; -1 in the basket."""
    lit: tuple[int, ...]
    cards: tuple[int | None, ...]
    """Everybody's hidden fortune."""
    fate: int | None
    """The card that comes up on the way, known to the one whose turn it is; 0 while it is face
    down, and usually none."""
    seat: Seat
    turn: int
    turns: int
    chance: Chance | None


@frozen
class Hung(Event):
    lantern: int


@frozen
class Drew(Event):
    barrier: ClassVar[bool] = True

    seat: Seat
    card: int | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else evolve(self, card=None)


class LanternGame(Game[Lanterns, Move]):
    key = "lanterns"
    version = 1
    seat_counts = range(2, 3)
    position_type = Lanterns
    options_type = Options
    move_types: tuple[type[Any], ...] = (Hang, Light, Snuff, Draw, HandOver)

    def setup(self, options: Options, seats: int, seed: int) -> Lanterns:
        cards, chance = Chance(seed).shuffled(range(100, 100 + seats))
        return Lanterns(
            (-1,) * COUNT, (), tuple(cards), None, options.first, 1, options.turns, chance
        )

    def actors(self, position: Lanterns) -> tuple[Actor, ...]:
        return (position.seat,) if position.turn <= position.turns else ()

    def moves(self, position: Lanterns, actor: Actor) -> Iterator[Move]:
        candidates: list[Move] = [
            Hang(lamp, hook) for lamp in range(COUNT) for hook in range(COUNT)
        ]
        candidates += [kind(lamp) for lamp in range(COUNT) for kind in (Light, Snuff)]
        candidates += [Draw(), HandOver()]
        for move in candidates:
            if self.refusal(position, actor, move) is None:
                yield move

    def refusal(self, position: Lanterns, actor: Actor, move: Move) -> Refusal | None:
        if actor not in self.actors(position):
            return Refusal("L-1", "not_your_turn")
        if isinstance(move, Hang):
            if position.hooks[move.lantern] >= 0:
                return Refusal("L-2", "hangs_already")
            if move.hook in position.hooks:
                return Refusal("L-2", "hook_taken")
        if isinstance(move, Light):
            if position.hooks[move.lantern] < 0:
                return Refusal("L-3", "does_not_hang")
            if move.lantern in position.lit:
                return Refusal("L-3", "burns_already")
        if isinstance(move, Snuff) and move.lantern not in position.lit:
            return Refusal("L-4", "does_not_burn")
        return None

    def played(self, position: Lanterns, actor: Actor, move: Move) -> Step[Lanterns]:
        seat = position.seat
        if isinstance(move, Hang):
            hooks = list(position.hooks)
            hooks[move.lantern] = move.hook
            return Step(evolve(position, hooks=tuple(hooks)), (Hung(move.lantern),))
        if isinstance(move, Light):
            return Step(evolve(position, lit=(*position.lit, move.lantern)))
        if isinstance(move, Snuff):
            return Step(
                evolve(position, lit=tuple(lamp for lamp in position.lit if lamp != move.lantern))
            )
        if isinstance(move, Draw):
            assert position.chance is not None
            number, chance = position.chance.below(50)
            card = number + 1
            drawn = evolve(position, chance=chance)
            cards = tuple(card if owner == seat else c for owner, c in enumerate(drawn.cards))
            way = (evolve(drawn, fate=0), evolve(drawn, fate=card))
            return Step(evolve(drawn, cards=cards), (Drew(seat, card),), way)
        after = evolve(position, seat=(seat + 1) % len(position.cards), turn=position.turn + 1)
        return Step(after, (), (evolve(position, fate=position.cards[seat]),))

    def view(self, position: Lanterns, seat: Seat | None) -> Lanterns:
        cards = tuple(card if owner == seat else None for owner, card in enumerate(position.cards))
        fate = position.fate
        if fate and position.seat != seat:
            fate = 0
        return evolve(position, cards=cards, fate=fate, chance=None)

    def imagined(self, view: Lanterns, seat: Seat | None, chance: Chance) -> Lanterns:
        cards, chance = chance.shuffled(range(1, 51))
        fortunes = tuple(
            card if card is not None else cards[owner] for owner, card in enumerate(view.cards)
        )
        return evolve(view, cards=fortunes, chance=chance)

    def forced(self, view: Lanterns) -> None:
        return None

    def timing(self, position: Lanterns) -> None:
        return None

    def turn(self, position: Lanterns) -> Turn:
        return Turn((position.turn + 1) // 2, position.seat)

    def standings(self, position: Lanterns) -> tuple[Standing, ...]:
        return tuple(
            Standing(seat, 1, (Score("lit", len(position.lit), len(position.lit)),))
            for seat in range(len(position.cards))
        )

    def outcome(self, position: Lanterns) -> Outcome | None:
        if self.actors(position):
            return None
        return Outcome(self.standings(position), (None,))


# ---- the table ----------------------------------------------------------------------------------

BASKET = Rect(40, 600, 700, 300)
HOOKS = tuple(Rect(100 + 300 * at, 100, 200, 200) for at in range(COUNT))
DECK = Rect(1100, 100, 200, 280)
MINE = Rect(1100, 600, 200, 280)
BUTTON = Rect(820, 700, 200, 100)
FATE = Rect(820, 380, 200, 280)


def _face(card: int | None) -> tuple[Shape | Words, ...]:
    return (Shape("#f4e9c1", radius=8), Words(f"card {card}", size=30, colour="#14121f"))


class Lamp(Id, kind="lamp"):
    lantern: int


class Hook(Id, kind="hook"):
    hook: int


IDS = Ids(Lamp, Hook)


class LanternArranger:
    """Hanging is a drag, lighting and drawing a press, snuffing out a press that is asked about;
    a lantern that hangs can be brought back to the basket."""

    def arrange(
        self, view: Lanterns, eyes: Seat | None, players: tuple[Player, ...], room: Room
    ) -> Arrangement:
        places = (
            Place("basket", BASKET, "Basket"),
            *(Place(Hook(at), rect, f"Hook {at}", news=True) for at, rect in enumerate(HOOKS)),
            Place("deck", DECK, "Deck"),
            Place("mine", MINE, "Fortune"),
            Place("fate", FATE, "Fate"),
            Place("over", BUTTON, "Hand over", (Shape("#cf3b40"), Words("Over")), button=True),
        )
        pieces = [self._lantern(view, lamp) for lamp in range(COUNT)]
        pieces.append(Piece("pack", "deck", DECK, (Shape("#3d7fd9"),), "Pack"))
        for seat, card in enumerate(view.cards):
            if card is not None:
                name = f"Fortune {card}"
                pieces.append(Piece(f"card:{seat}", "mine", MINE, _face(card), name))
        if view.fate is not None:
            picture = _face(view.fate) if view.fate else (Shape("#3d7fd9"),)
            name = f"Fate {view.fate}" if view.fate else "Hidden fate"
            pieces.append(Piece("fate", "fate", FATE, picture, name, source="deck"))
        title = "Fate" if view.fate is not None else "Lanterns"
        text = f"fate {view.fate}" if view.fate else f"turn {view.turn}"
        steps = (StepMark(title, "common/icon-log", "now"),)
        offers = tuple(self._offers(view)) if eyes == view.seat else ()
        return Arrangement(places, tuple(pieces), (), Prompt(title, text, steps), offers)

    def _lantern(self, view: Lanterns, lamp: int) -> Piece:
        hook = view.hooks[lamp]
        place = "basket" if hook < 0 else Hook(hook)
        rect = Rect(80 + 220 * lamp, 660, 120, 160) if hook < 0 else HOOKS[hook].inset(30)
        colour = "#f28c28" if lamp in view.lit else "#8a5cd6"
        return Piece(Lamp(lamp), place, rect, (Shape(colour, radius=30),), f"Lantern {lamp}")

    def _offers(self, view: Lanterns) -> Iterator[Offer]:
        game = LanternGame()
        for move in game.moves(view, view.seat):
            if isinstance(move, Hang):
                yield Offer(move, Carry(Lamp(move.lantern), Hook(move.hook)))
            elif isinstance(move, Light):
                yield Offer(move, Pick(Lamp(move.lantern)))
            elif isinstance(move, Snuff):
                ask = f"Snuff out lantern {move.lantern}?"
                yield Offer(move, Pick(Lamp(move.lantern)), ask=ask)
            elif isinstance(move, Draw):
                yield Offer(move, Pick("pack"))
                yield Offer(move, Carry("pack", "mine"))
            else:
                yield Offer(move, Press("over"), caption="Hand over", key="Space", ask="Hand over?")
        for lamp, hook in enumerate(view.hooks):
            if hook >= 0:
                yield Offer(TakeBack(Hang(lamp, hook)), Carry(Lamp(lamp), "basket"))

    def attempt(self, view: Lanterns, gesture: Gesture) -> Any | None:
        match IDS.known(gesture):
            case Carry(Lamp(lamp), "basket") if view.hooks[lamp] >= 0:
                return TakeBack(Hang(lamp, view.hooks[lamp]))
            case Carry(Lamp(lamp), Hook(hook)):
                return Hang(lamp, hook)
        return None


class LanternVoice:
    def refusal(self, refusal: Refusal, players: Any) -> str:
        return refusal.reason

    def turn(self, turn: Turn, players: Any) -> str:
        return f"Round {turn.round} · {players[turn.seat].name}"

    def log_line(self, event: Event, players: Any) -> str:
        if isinstance(event, Drew):
            return "Somebody draws." if event.card is None else f"You draw {event.card}."
        return "A lantern hangs."

    def score(self, score: Score) -> str:
        return score.what

    def amount(self, score: Score) -> str:
        return f"{score.count} {score.what}"

    def points(self) -> str:
        return "Points"

    def points_by_round(self) -> str:
        return "Points by round"

    def tie_break(self, name: str, better: Player, worse: Player) -> str:
        return name

    def variants(self) -> tuple[Any, ...]:
        return ()

    def first_player(self) -> str:
        return ""

    def ending(self, view: Any) -> str:
        return ""

    def shared(self, players: Sequence[Player]) -> str:
        return ", ".join(player.name for player in players)


class LanternRulebook:
    def chapters(self) -> tuple[Any, ...]:
        return ()

    def figure(self, name: str) -> Arrangement:
        raise NotImplementedError

    def anchor(self, view: Any) -> str:
        return ""

    def thinking(self) -> tuple[Any, ...]:
        return ()


KIT = Kit(LanternGame(), LanternArranger(), LanternVoice(), LanternRulebook())
CODEC = Codec(KIT.game)


def begin(store: Store, hiding: Hiding = "curtain", turns: int = 6) -> Sitting:
    """A new game; the first player is there already."""
    sitting = Sitting.begin(KIT, store, PLAYERS, Options(turns), 5, hiding)
    if sitting.curtain_down:
        sitting.look()
    return sitting


def again(store: Store, sitting: Sitting, hiding: Hiding = "curtain") -> Sitting:
    """The same game, taken up anew from the store."""
    return Sitting.taken_up(KIT, store, kept(store, sitting), hiding)


def kept(store: Store, sitting: Sitting) -> Saved:
    return store.load(sitting.id, CODEC)


def do(sitting: Sitting, *moves: Move) -> None:
    for move in moves:
        sitting.play(move)
