"""Candy Hunters as the kernel sees it: who may do what now, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any

from halloween_table.engine.chance import Chance
from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import (
    Actor,
    Event,
    Game,
    Outcome,
    Refusal,
    Seat,
    Standing,
    Step,
    Turn,
    only,
)

from . import exchange, ghosts, houses, idling, imagining, kids, patterns, scoring, setup
from .events import GameEnded, Passed, TurnBegan
from .moves import (
    MOVES,
    Displace,
    Exchange,
    Move,
    MoveGhost,
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from .position import ROUNDS, Options, Position, Stage, hidden

_PASS = Pass()

_STAGE_OF: dict[type[Any], Stage] = {
    PlaceHouse: Stage.HOUSE,
    MoveGhost: Stage.GHOSTS,
    ScorePattern: Stage.PATTERN,
    Exchange: Stage.EXCHANGE,
    PlaceKid: Stage.KID,
}
_RULE_OF = {
    Stage.HOUSE: "CH-1.1",
    Stage.GHOSTS: "CH-2.1",
    Stage.PATTERN: "CH-3.1",
    Stage.EXCHANGE: "CH-4.1",
    Stage.KID: "CH-5.1",
}
_COMPULSORY = (Stage.HOUSE, Stage.KID)
_AFTER_PASS = {
    Stage.GHOSTS: Stage.PATTERN,
    Stage.PATTERN: Stage.EXCHANGE,
    Stage.EXCHANGE: Stage.KID,
}

_LISTED: dict[Stage, Callable[[Position], Iterable[Move]]] = {
    Stage.HOUSE: houses.house_moves,
    Stage.GHOSTS: ghosts.ghost_moves,
    Stage.PATTERN: patterns.pattern_moves,
    Stage.EXCHANGE: exchange.exchange_moves,
    Stage.KID: kids.kid_moves,
}
_REFUSED: dict[type[Any], Callable[[Position, Any], Refusal | None]] = {
    PlaceHouse: houses.house_refusal,
    MoveGhost: ghosts.ghost_refusal,
    Displace: ghosts.displace_refusal,
    ScorePattern: patterns.pattern_refusal,
    Exchange: exchange.exchange_refusal,
    PlaceKid: kids.kid_refusal,
    Pass: lambda position, move: None,
}
_PLAYED: dict[type[Any], Callable[[Position, Any], tuple[Position, tuple[Event, ...]]]] = {
    PlaceHouse: houses.place_house,
    MoveGhost: ghosts.move_ghost,
    Displace: ghosts.displace,
    ScorePattern: patterns.score_pattern,
    Exchange: exchange.exchange,
    PlaceKid: kids.place_kid,
    Pass: lambda position, move: (
        evolved(position, stage=_AFTER_PASS[position.stage]),
        (Passed(position.seat, position.stage, idle=idling.is_idle(position)),),
    ),
}


class CandyHunters(Game[Position, Move]):
    """The rules of Candy Hunters."""

    key = "candy_hunters"
    version = 1
    seat_counts = setup.SEATS
    position_type: type[Position] = Position
    options_type: type[Options] = Options
    move_types: tuple[type[Any], ...] = MOVES

    def setup(self, options: Options, seats: int, seed: int) -> Position:
        return setup.setup(options, seats, seed)

    def actors(self, position: Position) -> tuple[Actor, ...]:
        if position.over:
            return ()
        return (position.pending[-1].owner if position.pending else position.seat,)

    def moves(self, position: Position, actor: Actor) -> Iterator[Move]:
        if position.over or actor != position.seat:
            return iter(())
        if position.pending:
            return ghosts.displace_moves(position)
        stage = position.stage
        listed = _LISTED[stage](position)
        return iter(listed) if stage in _COMPULSORY else chain(listed, (_PASS,))

    def refusal(self, position: Position, actor: Actor, move: Move) -> Refusal | None:
        return self.untimely(position, actor, move) or _REFUSED[type(move)](position, move)

    def untimely(self, position: Position, actor: Actor, move: Move) -> Refusal | None:
        """Why this kind of move is not due now, wherever it would go."""
        if position.over:
            return Refusal("CH-6.1", "game_over")
        if actor != position.seat:
            return Refusal("CH-S1", "not_your_turn", (position.seat,))
        kind = type(move)
        if position.pending:
            shoved = position.pending[-1].piece
            if kind is Displace:
                return None
            return Refusal(ghosts.rule_of(shoved), "shoved_first", (shoved,))
        if kind is Displace:
            return Refusal("CH-2.4", "nothing_shoved")
        stage = position.stage
        if kind is Pass:
            return Refusal(_RULE_OF[stage], "must_not_pass") if stage in _COMPULSORY else None
        wanted = _STAGE_OF[kind]
        if wanted is Stage.KID and position.round == ROUNDS:
            return Refusal("CH-5.2", "no_kid_in_last_round")
        if wanted < stage:
            return Refusal(_RULE_OF[wanted], "step_over", (wanted,))
        if wanted > stage:
            return Refusal(_RULE_OF[stage], "step_later", (stage,))
        return None

    def played(self, position: Position, actor: Actor, move: Move) -> Step[Position]:
        after, events = _PLAYED[type(move)](position, move)
        turn_over = type(move) is PlaceKid or after.stage > self.last_stage(position)
        if not turn_over:
            return Step(after, events)
        after, more = self._next_turn(after)
        return Step(after, (*events, more))

    def last_stage(self, position: Position) -> Stage:
        """The step that ends the turn: no kid is placed in the last round (CH-5.2)."""
        return Stage.EXCHANGE if position.round == ROUNDS else Stage.KID

    def _next_turn(self, position: Position) -> tuple[Position, Event]:
        seat = (position.seat + 1) % len(position.hunters)
        round_ = position.round + (seat == position.options.first)
        position = evolved(position, seat=seat, round=round_, stage=Stage.HOUSE, ghost_moves=0)
        return position, GameEnded() if position.over else TurnBegan(seat, round_)

    def view(self, position: Position, seat: Seat | None) -> Position:
        hunters = tuple(
            hunter if owner == seat else evolved(hunter, hand=hidden(hunter.hand))
            for owner, hunter in enumerate(position.hunters)
        )
        return evolved(position, hunters=hunters, deck=hidden(position.deck))

    def imagined(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        return imagining.imagined(view, chance)

    def forced(self, view: Position) -> Move | None:
        if view.pending:
            return only(ghosts.displace_moves(view))
        return _PASS if idling.is_idle(view) else None

    def timing(self, position: Position) -> None:
        return None

    def turn(self, position: Position) -> Turn:
        return Turn(position.round, position.seat)

    def standings(self, position: Position) -> tuple[Standing, ...]:
        return scoring.standings(position)

    def outcome(self, position: Position) -> Outcome | None:
        return scoring.outcome(position) if position.over else None
