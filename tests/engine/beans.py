"""A toy game to try the kernel with: take beans from a heap, by hand or by die.

Whoever's turn it is takes one to three beans, or rolls a die and takes as many as it shows. When
the heap is empty, everybody's hidden card is added to their beans. The clock may end a turn.
"""
# No `from __future__ import annotations`: cattrs reads the fields of named tuples as they stand.

from collections.abc import Iterator
from enum import IntEnum
from typing import Any, ClassVar, NamedTuple, Self

from attrs import evolve, frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.engine.game import (
    TABLE,
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


@frozen
class Take:
    count: int


@frozen
class Roll:
    pass


@frozen
class RunOut:
    """The clock's move."""


Move = Take | Roll | RunOut


class Mood(IntEnum):
    CALM = 1
    HASTY = 2


class Card(NamedTuple):
    slot: int
    worth: int | None


@frozen
class Options:
    heap: int = 9
    clock: bool = False


@frozen
class Beans:
    heap: int
    taken: FrozenMap[Seat, int]
    cards: tuple[Card, ...]
    seat: Seat
    turn: int
    chance: Chance | None
    clock: bool = False
    mood: Mood = Mood.CALM
    last: Take | Roll | None = None


@frozen
class Took(Event):
    seat: Seat
    count: int


@frozen
class Rolled(Event):
    barrier: ClassVar[bool] = True

    seat: Seat
    eyes: int


@frozen
class Peeked(Event):
    """Only the one who rolls looks at the own card."""

    seat: Seat
    worth: int | None

    def seen_by(self, seat: Seat | None) -> Self | None:
        return self if seat == self.seat else None


class BeanGame(Game[Beans, Move]):
    key = "beans"
    version = 3
    seat_counts = range(2, 4)
    position_type = Beans
    options_type = Options
    move_types: tuple[type[Any], ...] = (Take, Roll, RunOut)

    def setup(self, options: Options, seats: int, seed: int) -> Beans:
        worths, chance = Chance(seed).shuffled(range(1, 7))
        return Beans(
            heap=options.heap,
            taken=FrozenMap(dict.fromkeys(range(seats), 0)),
            cards=tuple(Card(seat, worths[seat]) for seat in range(seats)),
            seat=0,
            turn=1,
            chance=chance,
            clock=options.clock,
        )

    def actors(self, position: Beans) -> tuple[Actor, ...]:
        if position.heap == 0:
            return ()
        return (position.seat, TABLE) if position.clock else (position.seat,)

    def moves(self, position: Beans, actor: Actor) -> Iterator[Move]:
        candidates: tuple[Move, ...] = (Take(1), Take(2), Take(3), Roll(), RunOut())
        for move in candidates:
            if self.refusal(position, actor, move) is None:
                yield move

    def refusal(self, position: Beans, actor: Actor, move: Move) -> Refusal | None:
        if actor not in self.actors(position):
            return Refusal("B-1", "not_your_turn", (position.seat,))
        if (actor == TABLE) is not isinstance(move, RunOut):
            return Refusal("B-2", "not_your_move")
        if isinstance(move, Take) and not 1 <= move.count <= min(3, position.heap):
            return Refusal("B-3", "wrong_count", (position.heap,))
        return None

    def played(self, position: Beans, actor: Actor, move: Move) -> Step[Beans]:
        seat = position.seat
        events: list[Event] = []
        count = 0
        if isinstance(move, Take):
            count = move.count
        elif isinstance(move, Roll):
            assert position.chance is not None
            eyes, chance = position.chance.below(6)
            position = evolve(position, chance=chance)
            count = min(eyes + 1, position.heap)
            events += [Rolled(seat, eyes + 1), Peeked(seat, position.cards[seat].worth)]
        after = evolve(
            position,
            heap=position.heap - count,
            taken=position.taken.with_(seat, position.taken[seat] + count),
            seat=(seat + 1) % len(position.taken),
            turn=position.turn + 1,
            last=None if isinstance(move, RunOut) else move,
        )
        return Step(after, (*events, Took(seat, count)))

    def view(self, position: Beans, seat: Seat | None) -> Beans:
        cards = tuple(
            card if owner == seat or position.heap == 0 else card._replace(worth=None)
            for owner, card in enumerate(position.cards)
        )
        return evolve(position, cards=cards, chance=None)

    def imagined(self, view: Beans, seat: Seat | None, chance: Chance) -> Beans:
        known = {card.worth for card in view.cards}
        unknown, chance = chance.shuffled(worth for worth in range(1, 7) if worth not in known)
        worths = iter(unknown)
        cards = tuple(
            card._replace(worth=next(worths)) if card.worth is None else card for card in view.cards
        )
        return evolve(view, cards=cards, chance=chance)

    def forced(self, view: Beans) -> None:
        return None

    def timing(self, position: Beans) -> None:
        return None

    def turn(self, position: Beans) -> Turn:
        return Turn((position.turn + 1) // len(position.taken), position.seat)

    def standings(self, position: Beans) -> tuple[Standing, ...]:
        over = position.heap == 0
        lines = [
            (Score("beans", taken, taken),)
            if not over
            else (Score("beans", taken, taken), Score("card", 1, position.cards[seat].worth or 0))
            for seat, taken in position.taken.items()
        ]
        points = [sum(score.points for score in line) for line in lines]
        return tuple(
            Standing(seat, 1 + sum(other > points[seat] for other in points), line)
            for seat, line in enumerate(lines)
        )

    def outcome(self, position: Beans) -> Outcome | None:
        if position.heap:
            return None
        ranked = sorted(self.standings(position), key=lambda line: line.rank)
        return Outcome(tuple(ranked), (None,) * (len(ranked) - 1))
