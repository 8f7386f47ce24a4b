"""What has come of the moves of a game, moment by moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any

from attrs import frozen

from halloween_table.contract.kit import Kit
from halloween_table.engine.game import OPEN, Event, Game, Refused, Seat, Step, Turn
from halloween_table.engine.record import Played


@frozen
class Moment:
    """A position, and what happened on the way to it."""

    position: Any
    turn: Turn
    """Whose turn it was when that happened."""
    events: tuple[Event, ...] = ()
    on_the_way: tuple[Any, ...] = ()
    """Positions passed through."""
    so_far: tuple[int, ...] = ()
    """How many of the events had happened at each of them."""

    def parts(self) -> Iterator[tuple[Any, tuple[Event, ...]]]:
        """What was passed through and what it came to, each with what happened since the one
        before."""
        begun = 0
        for position, so_far in zip_longest(self.on_the_way, self.so_far, fillvalue=0):
            yield position, self.events[begun:so_far]
            begun = so_far
        yield self.position, self.events[begun:]

    @property
    def barrier(self) -> bool:
        """Whether somebody learned something, so that undo stops here."""
        return any(event.barrier for event in self.events)


def first_moment(game: Game[Any, Any], position: Any) -> Moment:
    return Moment(position, game.turn(position))


def moment_after(game: Game[Any, Any], before: Any, step: Step[Any]) -> Moment:
    turn = game.turn(before)
    return Moment(step.position, turn, step.events, step.on_the_way, step.so_far)


def remembered(game: Game[Any, Any], start: Any, steps: Iterable[Step[Any]]) -> list[Moment]:
    """The start of a game and what each of its moves came to."""
    moments = [first_moment(game, start)]
    for step in steps:
        moments.append(moment_after(game, moments[-1].position, step))
    return moments


def played_through(
    game: Game[Any, Any], position: Any, wanted: Sequence[Played]
) -> tuple[list[Played], list[Moment]]:
    """As many of these moves as are lawful one after another, and what they come to. Raises
    Refused if not even the first is."""
    moments: list[Moment] = []
    for played in wanted:
        try:
            step = game.play(position, played.actor, played.move)
        except Refused:
            if not moments:
                raise
            break
        moments.append(moment_after(game, position, step))
        position = step.position
    return list(wanted[: len(moments)]), moments


def played_again(
    game: Game[Any, Any],
    position: Any,
    moves: Iterable[tuple[Played, Moment]],
    follow: Callable[[Any], tuple[list[Played], list[Moment]]],
) -> tuple[list[Played], list[Moment]]:
    """Those of these moves that are still lawful and come to what they came to before, each with
    what follows it."""
    again: list[Played] = []
    moments: list[Moment] = []
    for played, was in moves:
        try:
            step = game.play(position, played.actor, played.move)
        except Refused:
            continue
        if step.events == was.events:
            moment = moment_after(game, position, step)
            more, then = follow(step.position)
            again += [played, *more]
            moments += [moment, *then]
            position = moments[-1].position
    return again, moments


def has_secrets(kit: Kit, position: Any, seats: int) -> bool:
    """Whether anybody holds something there that not everybody may see."""
    if not kit.secrets:
        return False
    view = kit.game.view
    public = view(position, None)
    return any(view(position, seat) != public for seat in range(seats))


def seen_with(event: Event, eyes: Seat | None) -> Event | None:
    """The event as these eyes may know it; None if not at all."""
    return event if eyes == OPEN else event.seen_by(eyes)


def pages(moments: Iterable[Moment], eyes: Seat | None) -> list[tuple[Turn, list[Event]]]:
    """What happened, as these eyes may know it, turn by turn."""
    pages: list[tuple[Turn, list[Event]]] = []
    for moment in moments:
        turn = moment.turn
        for event in moment.events:
            turn = event.begins() or turn
            if not pages or pages[-1][0] != turn:
                pages.append((turn, []))
            seen = seen_with(event, eyes)
            if seen is not None:
                pages[-1][1].append(seen)
    return pages


def points_by_round(game: Game[Any, Any], moments: Sequence[Moment]) -> list[tuple[int, ...]]:
    """Everybody's points at the start and after each round."""
    last: dict[int, Any] = {0: moments[0].position}
    for moment in moments[1:]:
        round_ = moment.turn.round
        for position in (*moment.on_the_way, moment.position):
            last[round_] = position
            round_ = game.turn(position).round
    return [
        tuple(standing.points for standing in game.standings(position))
        for _, position in sorted(last.items())
    ]
