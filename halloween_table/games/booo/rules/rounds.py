"""From guest to guest: turning one over, raised hands, the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import TABLE, Best, Event, Outcome, Score, Seat, Standing

from .castle import MIDDLE, Colour, Room
from .events import GameEnded, GhostPlaced, GuestCame, GuestLost, HandLowered, HandRaised, HintShown
from .position import (
    GUESTS,
    GUESTS_TO_WIN,
    WALLS_TO_WIN,
    Claim,
    Last,
    Phase,
    Position,
    Seeker,
    Stand,
)
from .routes import ROUTES
from .tiles import castle_of
from .ways import Way, shortest

Done = tuple[Position, tuple[Event, ...]]


def room_of(position: Position, guest: int) -> Room:
    """The room that the guest's route entry names (BO-S7)."""
    return ROUTES[position.route][guest - 1]


def place_ghost(position: Position, room: Room) -> Done:
    """BO-S5. Another start makes it another castle to compare with (BO-P2)."""
    castle = f"{position.castle}-{1 + MIDDLE.index(room)}"
    position = evolved(position, ghost=room, castle=castle, phase=Phase.READY)
    return position, (GhostPlaced(room),)


def turn_over(position: Position) -> Done:
    """BO-1.1. Somebody who practises shows a way at once (BO-P1)."""
    guest, *stack = position.stack
    alone = position.practice
    position = evolved(
        position,
        stack=tuple(stack),
        guest=guest,
        phase=Phase.NAMING if alone else Phase.SEARCH,
        claim=Claim(0) if alone else None,
        last=None,
    )
    return position, (GuestCame(guest, room_of(position, guest)),)


def raise_hand(position: Position, seat: Seat) -> Done:
    """BO-1.12: more than half of the hands end the search."""
    position = evolved(position, hands=position.hands | {seat})
    raised = (HandRaised(seat),)
    if 2 * len(position.hands) <= len(position.seekers):
        return position, raised
    position, events = lose_guest(position)
    return position, (*raised, *events)


def lower_hand(position: Position, seat: Seat) -> Done:
    return evolved(position, hands=position.hands - {seat}), (HandLowered(seat),)


def lose_guest(position: Position) -> Done:
    """Nobody gets the guest, and the ghost goes to its room all the same."""
    guest = position.guest
    assert guest is not None
    found = [shortest_way(position, seeker.walls) for seeker in position.seekers]
    ways = tuple(way is not None for way in found)
    best = _best_of(position, found)
    trail = best.trail(position.ghost) if best else ()
    position = evolved(position, lost=(*position.lost, guest))
    position, events = finish(position, Last("lost", guest, ways=ways, shortest=trail))
    return position, (GuestLost(guest, ways), *events)


def _best_of(position: Position, found: Sequence[Way | None]) -> Way | None:
    """The way that is shown after a lost guest: a shortest one that everybody could have shown who
    had any, or else the shortest that anybody had."""
    ways = [way for way in found if way is not None]
    if not ways:
        return None
    had = zip(position.seekers, found, strict=True)
    held = tuple(wall for seeker, way in had if way is not None for wall in seeker.walls)
    return shortest_way(position, held) or min(ways, key=len)


def users(seekers: Sequence[Seeker], trail: Sequence[Stand]) -> list[Seat]:
    """Who may show that way: nobody uses the colour of their own wall tile (BO-1.4)."""
    used = {stand.colour for stand in trail}
    return [seat for seat, seeker in enumerate(seekers) if used.isdisjoint(seeker.walls)]


def shortest_way(position: Position, held: tuple[Colour, ...] = ()) -> Way | None:
    """A shortest way to the guest for somebody who may not use these colours."""
    assert position.guest is not None
    goal = room_of(position, position.guest)
    return shortest(castle_of(position.order), position.tokens, position.ghost, goal, held)


def give_hint(position: Position) -> Done:
    way = shortest_way(position)
    colour = way.colour if way else None
    return evolved(position, hinted=True, hint=colour), (HintShown(colour),)


def finish(position: Position, last: Last) -> Done:
    """The guest is gone, one way or the other (BO-1.11 to BO-1.13)."""
    assert position.guest is not None
    position = evolved(
        position,
        ghost=room_of(position, position.guest),
        guest=None,
        claim=None,
        hands=frozenset(),
        waiting=frozenset(),
        hinted=False,
        hint=None,
        elapsed=0,
        last=last,
        phase=Phase.READY,
    )
    reason = reason_to_end(position)
    if reason is None:
        return evolved(position, first=(position.first + 1) % len(position.seekers)), ()
    position = evolved(position, phase=Phase.OVER)
    end = outcome(position)
    assert end is not None
    return position, (GameEnded(end.winners, reason, _reached(position)),)


def _reached(position: Position) -> Best | None:
    """The whole castle, if somebody who practises has found every guest in it
    without a hint (BO-P2)."""
    found = position.found
    if len(found) < GUESTS[1] or any(each.hinted for each in found):
        return None
    milliseconds = sum(each.milliseconds for each in found)
    return Best(0, position.castle, milliseconds, sum(each.steps for each in found))


def shown_again(before: Position, now: Position) -> tuple[tuple[Position, int], ...]:
    """What is passed through after a guest is gone, and how many events had happened by then: the
    ghost beside the guest it has found; and if nobody found it, and in practice, a shortest way,
    which the table shows from step to step."""
    last = now.last
    if before.guest is None or now.guest is not None or last is None:
        return ()
    shown = evolved(before, phase=Phase.REPLAY, last=None)
    # The hand that was raised, or the guest that was found by somebody alone.
    told = 0 if before.practice and last.seat is None else 1
    passed: list[tuple[Position, int]] = []
    if last.seat is not None:
        found = evolved(shown, claim=Claim(last.seat, last.trail))
        passed.append((found, 1 if before.practice else 0))
    if last.shortest != last.trail:
        trails = (last.shortest[:length] for length in range(1, len(last.shortest) + 1))
        passed += [(evolved(shown, claim=Claim(TABLE, trail)), told) for trail in trails]
    return tuple(passed)


# ---- the end --------------------------------------------------------------------------------------


def reason_to_end(position: Position) -> str | None:
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
    if over[1] > under[1]:
        return None
    if over[0] == under[0]:
        return "took_last"
    walls = len(position.seekers[better].walls) >= WALLS_TO_WIN
    return "four_walls" if walls else "five_guests"
