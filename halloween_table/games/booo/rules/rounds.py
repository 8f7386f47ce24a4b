"""From guest to guest: turning one over, raised hands, the end."""

from __future__ import annotations

from itertools import pairwise

from attrs import evolve

from halloween_table.engine.game import Event, Outcome, Score, Seat, Standing

from .castle import Colour, Room
from .events import GameEnded, GhostPlaced, GuestCame, GuestLost, HandLowered, HandRaised
from .position import GUESTS_TO_WIN, WALLS_TO_WIN, Claim, Phase, Position, Seeker
from .routes import ROUTES
from .tiles import castle_of
from .ways import working_colours

Done = tuple[Position, tuple[Event, ...]]


def room_of(position: Position, guest: int) -> Room:
    """The room that the guest's route entry names (BO-S7)."""
    return ROUTES[position.route][guest - 1]


def place_ghost(position: Position, room: Room) -> Done:
    return evolve(position, ghost=room, phase=Phase.READY), (GhostPlaced(room),)


def turn_over(position: Position) -> Done:
    """BO-1.1. Somebody who practises shows a way at once (BO-P1)."""
    guest, *stack = position.stack
    alone = position.practice
    position = evolve(
        position,
        stack=tuple(stack),
        guest=guest,
        phase=Phase.NAMING if alone else Phase.SEARCH,
        claim=Claim(0) if alone else None,
    )
    return position, (GuestCame(guest, room_of(position, guest)),)


def raise_hand(position: Position, seat: Seat) -> Done:
    """BO-1.12: more than half of the hands end the search."""
    position = evolve(position, hands=position.hands | {seat})
    raised = (HandRaised(seat),)
    if 2 * len(position.hands) <= len(position.seekers):
        return position, raised
    position, events = lose_guest(position)
    return position, (*raised, *events)


def lower_hand(position: Position, seat: Seat) -> Done:
    return evolve(position, hands=position.hands - {seat}), (HandLowered(seat),)


def lose_guest(position: Position) -> Done:
    """Nobody gets the guest, and the ghost goes to its room all the same."""
    assert position.guest is not None
    ways = tuple(there_is_a_way(position, seat) for seat in range(len(position.seekers)))
    lost = GuestLost(position.guest, ways)
    position, events = finish(evolve(position, lost=(*position.lost, position.guest)))
    return position, (lost, *events)


def there_is_a_way(position: Position, seat: Seat) -> bool:
    """Whether that player could have shown a way, with the colours they may use."""
    assert position.guest is not None
    held = frozenset(position.seekers[seat].walls)
    goal = room_of(position, position.guest)
    colours: tuple[Colour, ...] = tuple(
        working_colours(castle_of(position.order), position.tokens, position.ghost, goal, held)
    )
    return bool(colours)


def finish(position: Position) -> Done:
    """The guest is gone, one way or the other (BO-1.11 to BO-1.13)."""
    assert position.guest is not None
    position = evolve(
        position,
        ghost=room_of(position, position.guest),
        guest=None,
        claim=None,
        hands=frozenset(),
        waiting=frozenset(),
        first=(position.first + 1) % len(position.seekers),
        phase=Phase.READY,
    )
    reason = _reason(position)
    if reason is None:
        return position, ()
    position = evolve(position, phase=Phase.OVER)
    end = outcome(position)
    assert end is not None
    return position, (GameEnded(end.winners, reason),)


# ---- the end --------------------------------------------------------------------------------------


def _reason(position: Position) -> str | None:
    """Why the game is over (BO-2.1 to BO-2.3); None: it goes on."""
    if not position.practice:
        for seeker in position.seekers:
            if len(seeker.walls) >= WALLS_TO_WIN:
                return "four_walls"
            if len(seeker.guests) >= GUESTS_TO_WIN:
                return "five_guests"
    return None if position.stack else "no_guest_left"


def _at_once(seeker: Seeker) -> bool:
    return len(seeker.walls) >= WALLS_TO_WIN or len(seeker.guests) >= GUESTS_TO_WIN


def _worth(position: Position, seat: Seat) -> tuple[bool, int, int]:
    """What ranks a player: an immediate win, points, and who took a guest last."""
    seeker = position.seekers[seat]
    wins = _at_once(seeker) and not position.practice
    return wins, seeker.points, max(seeker.guests, default=0)


def standings(position: Position) -> tuple[Standing, ...]:
    worths = [_worth(position, seat) for seat in range(len(position.seekers))]
    return tuple(
        Standing(
            seat,
            1 + sum(other > worths[seat] for other in worths),
            (
                Score("guests", len(seeker.guests), len(seeker.guests)),
                Score("walls", len(seeker.walls), len(seeker.walls)),
            ),
        )
        for seat, seeker in enumerate(position.seekers)
    )


def outcome(position: Position) -> Outcome | None:
    if not position.over:
        return None
    ranked = tuple(sorted(standings(position), key=lambda standing: standing.rank))
    breaks = tuple(
        _tie_break(position, better.seat, worse.seat) for better, worse in pairwise(ranked)
    )
    return Outcome(ranked, breaks)


def _tie_break(position: Position, better: Seat, worse: Seat) -> str | None:
    over, under = _worth(position, better), _worth(position, worse)
    if over == under:
        return "shared"
    if over[0] != under[0]:
        walls = len(position.seekers[better].walls) >= WALLS_TO_WIN
        return "four_walls" if walls else "five_guests"
    return "took_last" if over[1] == under[1] else None
