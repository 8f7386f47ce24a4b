"""Halloween as the kernel sees it: who may do what now, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from halloween_table.engine.chance import Chance
from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import (
    Actor,
    Game,
    Outcome,
    Refusal,
    Seat,
    Standing,
    Step,
    Turn,
    only,
)

from . import ending, imagining, setup, turn
from .choosing import choice_refusal, choices, choose, settle
from .claims import claim_refusal
from .deeds import Deeds
from .moves import MOVES, Act, Claim, EndTurn, Move, Rest, UseBonus, UsePower
from .pending import Doing, Paying, Readied
from .position import Options, Position


class Halloween(Game[Position, Move]):
    """The rules of Halloween."""

    key = "halloween"
    version = 1
    seat_counts = range(2, 5)
    position_type = Position
    options_type = Options
    move_types: tuple[type[Any], ...] = MOVES

    def setup(self, options: Options, seats: int, seed: int) -> Position:
        if seats not in self.seat_counts:
            raise ValueError(f"{seats} seats: the game is for two to four")
        return setup.setup(options, seats, seed)

    def actors(self, position: Position) -> tuple[Actor, ...]:
        return () if position.over else (position.decider,)

    # ---- what may be done ---------------------------------------------------------------------

    def moves(self, position: Position, actor: Actor) -> Iterator[Move]:
        if actor not in self.actors(position):
            return iter(())
        if position.pending:
            return choices(position, position.pending[-1])
        return turn.moves(position)

    def refusal(self, position: Position, actor: Actor, move: Move) -> Refusal | None:
        if position.over:
            return Refusal("HA-5.1", "game_over")
        if actor != position.decider:
            return Refusal("HA-1.1", "not_your_turn", (position.decider,))
        if position.pending:
            return choice_refusal(position, position.pending[-1], move)
        match move:
            case Act():
                return turn.act_refusal(position, None, move)
            case Rest(section):
                return turn.section_refusal(position, section)
            case UseBonus(slot, die):
                return turn.bonus_refusal(position, slot) or (
                    Refusal("HA-3.5", "no_such_die") if die else None
                )
            case UsePower(card):
                return turn.power_refusal(position, card)
            case Claim(card):
                return claim_refusal(position, actor, card)
            case EndTurn():
                return turn.end_refusal(position)
        all_done = turn.end_refusal(position) is None
        return Refusal("HA-1.1", "all_done" if all_done else "disc_first")

    def played(self, position: Position, actor: Actor, move: Move) -> Step[Position]:
        deeds = Deeds(position)
        if position.pending:
            choose(deeds, move)
        else:
            self._begin(deeds, move)
        settle(deeds)
        if deeds.part("acting") is not None and not deeds.part("pending"):
            deeds.set(acting=None)
        return deeds.step()

    @staticmethod
    def _begin(deeds: Deeds, move: Move) -> None:
        """What is done when nothing waits for a choice."""
        match move:
            case Act():
                turn.act(deeds, None, move)
            case Rest(section):
                turn.rest(deeds, section)
            case UseBonus(slot):
                turn.use_bonus(deeds, slot)
            case UsePower(card):
                turn.use_power(deeds, card)
            case Claim(card):
                deeds.push(Paying(deeds.seat, card))
            case EndTurn():
                turn.end(deeds)

    # ---- what can be known ----------------------------------------------------------------------

    def view(self, position: Position, seat: Seat | None) -> Position:
        """Everything is open but the stack of bonus tokens and what chance will bring."""
        return evolved(position, chance=Chance(0), stack=(None,) * len(position.stack))

    def imagined(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        return imagining.imagined(view, chance)

    def forced(self, view: Position) -> Move | None:
        """What an action is done with. The turn ends when its player says so (HA-1.5), and a price
        that somebody has changed is paid when they do."""
        if view.pending and isinstance(view.pending[-1], Doing | Readied):
            return only(choices(view, view.pending[-1]))
        return None

    def timing(self, position: Position) -> None:
        return None

    def turn(self, position: Position) -> Turn:
        return Turn(position.round, position.seat)

    def standings(self, position: Position) -> tuple[Standing, ...]:
        return ending.standings(position)

    def outcome(self, position: Position) -> Outcome | None:
        return ending.outcome(position)
