"""What happens in games, as it is told to somebody: passage by passage, or several moves in one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from halloween_table.contract.arrangement import Arrangement, Room
from halloween_table.contract.beats import Beat, Effect, Lit, Story
from halloween_table.engine.game import OPEN, Event, Seat
from halloween_table.engine.record import Player
from halloween_table.games.rest_in_peace import kit
from halloween_table.games.rest_in_peace.rules.moves import Move
from halloween_table.games.rest_in_peace.rules.position import Position
from halloween_table.games.rest_in_peace.table.stage import RestInPeaceStage
from halloween_table.games.rest_in_peace.words.voice import RestInPeaceVoice
from halloween_table.sitting.moments import moment_after, seen_with

from .doing import GAME, move_of
from .wandering import Moment

STAGE = RestInPeaceStage(RestInPeaceVoice())
PLAYERS = (
    Player("Ada", figure="witch", colour="red"),
    Player("Bea", figure="cat", colour="teal"),
)
EYES: tuple[Seat | None, ...] = (0, 1, None, OPEN)
_KIT = kit()


def seen(position: Position, eyes: Seat | None) -> Position:
    """What these eyes may know."""
    return position if eyes == OPEN else GAME.view(position, eyes)


def passages(
    moves: Iterable[tuple[Position, Seat, Move]], eyes: Seat | None
) -> Iterator[Story[Position]]:
    """Each move as a table tells it, and what it passed through."""
    for position, actor, move in moves:
        before, moment = position, moment_after(GAME, position, GAME.play(position, actor, move))
        for reached, events in moment.parts():
            yield _story(before, reached, events, eyes)
            before = reached


def together(
    moves: Iterable[tuple[Position, Seat, Move]], eyes: Seat | None, count: int
) -> Iterator[Story[Position]]:
    """So many moves at a time, each told as one."""
    rest = iter(moves)
    while batch := list(islice(rest, count)):
        steps = [GAME.play(*move) for move in batch]
        events = [event for step in steps for event in step.events]
        yield _story(batch[0][0], steps[-1].position, events, eyes)


def _story(
    before: Position, after: Position, events: Iterable[Event], eyes: Seat | None
) -> Story[Position]:
    known = (seen_with(event, eyes) for event in events)
    told = tuple(event for event in known if event is not None)
    return Story(seen(before, eyes), seen(after, eyes), told, eyes, PLAYERS)


def moves_of(moments: Iterable[Moment]) -> Iterator[tuple[Position, Seat, Move]]:
    return ((moment.position, moment.actor, moment.chosen) for moment in moments)


def told(position: Position, words: str, eyes: Seat | None = None) -> list[tuple[Beat, ...]]:
    """How the move is told that these words say, one telling after another."""
    (actor,) = GAME.actors(position)
    move = (position, actor, move_of(position, words))
    return [STAGE.beats(story) for story in passages([move], eyes)]


def on_the_table(view: Position, eyes: Seat | None, room: Room) -> set[str]:
    """The names of everything there."""
    arrangement: Arrangement = _KIT.arranger.arrange(view, eyes, PLAYERS, room)
    things = (*arrangement.places, *arrangement.pieces, *arrangement.marks)
    return {thing.id for thing in things}


def spoken_of(beat: Beat) -> set[str]:
    """The names in a beat."""
    return {*beat.shows, *(id_ for effect in beat.effects for id_ in _in_effect(effect))} - {"*"}


def _in_effect(effect: Effect) -> tuple[str, ...]:
    if isinstance(effect, Lit):
        return effect.ids
    names = (getattr(effect, field, None) for field in ("id", "over", "at", "start", "end"))
    return tuple(name for name in names if isinstance(name, str))
