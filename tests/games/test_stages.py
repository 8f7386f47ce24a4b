"""Every game on the shelf that has a stage tells what happens there: of what lies on the table, to whatever
eyes, and of several moves as of one. A new box needs no line here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from halloween_table.contract.arrangement import ROOM
from halloween_table.contract.beats import LITTLE, REST, Beat, Story, within
from halloween_table.engine.game import OPEN, Seat, seat_of
from halloween_table.games.shelf import every_box
from halloween_table.sitting.moments import moment_after, seen_with

from .test_laws import Table, kit, played

_WORDS = ("id", "at", "over", "start", "end")
"""The fields of effects that name something on the table."""
_TOGETHER = 3
"""So many moves are told in one."""

staged = [each.key for each in every_box() if kit(each.key).stage is not None]
tables = pytest.mark.parametrize(
    "table", [Table(key, at) for key in staged for at in (0, 1)], ids=str
)
pytestmark = pytest.mark.usefixtures("qapp")


def stories(table: Table, eyes: Seat | None, together: int = _TOGETHER) -> Iterator[Story[object]]:
    """What is told of a game: each thing that a move passes through or comes to, and now and then so
    many moves in one."""
    game, moments = kit(table.key).game, played(table)
    for at, moment in enumerate(moments):
        before = moment.position
        for position, events in moment_after(game, before, moment.step).parts():
            yield _story(table, before, position, events, eyes)
            before = position
        if together and at % together == 0:
            some = moments[at : at + together]
            events = tuple(event for each in some for event in each.step.events)
            yield _story(table, moment.position, some[-1].step.position, events, eyes)


def _story(
    table: Table, before: object, after: object, events: Iterable[object], eyes: Seat | None
) -> Story[object]:
    views = [
        position if eyes == OPEN else kit(table.key).game.view(position, seat_of(eyes))
        for position in (before, after)
    ]
    seen = (seen_with(event, eyes) for event in events)
    return Story(*views, tuple(e for e in seen if e is not None), eyes, table.players)


def told(table: Table, story: Story[object]) -> tuple[Beat, ...]:
    stage = kit(table.key).stage
    assert stage is not None
    return stage.beats(story) if story.events else ()


def named(beats: Iterable[Beat]) -> set[str]:
    """Everything that something is told of."""
    found = {beat.via for beat in beats}
    for effect in (effect for beat in beats for effect in beat.effects):
        found.update(getattr(effect, word) for word in _WORDS if hasattr(effect, word))
        found.update(getattr(effect, "ids", ()))
    return {id_ for id_ in found if isinstance(id_, str) and id_}


def on_the_table(table: Table, story: Story[object]) -> set[str]:
    """Whatever is there before or after."""
    arrange = kit(table.key).arranger.arrange
    laid = [arrange(view, story.eyes, table.players, ROOM) for view in (story.before, story.after)]
    return {
        thing.id
        for one in laid
        for things in (one.pieces, one.places, one.marks)
        for thing in things
    }


@tables
def test_it_can_be_told_to_everybody(table: Table) -> None:
    for eyes in (None, OPEN, *range(table.seats)):
        scenes = [told(table, story) for story in stories(table, eyes)]
        assert any(scenes)
        assert all(beat.lasts >= 0 for beats in scenes for beat in beats)


@tables
def test_no_direction_speaks_of_what_is_not_there(table: Table) -> None:
    """A count or a mark may not be there yet; but what is lit, struck or flown to is."""
    spoken_of = 0
    for story in list(stories(table, None, together=0))[::5]:
        words = named(told(table, story))
        assert words <= on_the_table(table, story)
        spoken_of += len(words)
    assert spoken_of


@tables
def test_whatever_waits_for_a_beat_is_there_before_or_after(table: Table) -> None:
    """A word that names nothing would hold nothing back, and nobody would notice."""
    held_back = 0
    for eyes in (None, OPEN, *range(table.seats)):
        for story in list(stories(table, eyes, together=0))[::3]:
            words = {word for beat in told(table, story) for word in (*beat.shows, *beat.moves)}
            there = on_the_table(table, story) if words else set()
            unknown = {word for word in words - {REST} if not _names_any(word, there)}
            assert not unknown, story.events
            held_back += len(words)
    assert held_back


def _names_any(word: str, there: set[str]) -> bool:
    is_beginning = word[-1:] in (":", "/")
    return any(id_.startswith(word) for id_ in there) if is_beginning else word in there


@tables
def test_most_moves_hold_nobody_up(table: Table) -> None:
    if kit(table.key).puzzles is None:  # those are over after a few moves, most of which score
        alone = stories(table, None, together=0)
        lasting = [sum(beat.lasts for beat in told(table, story)) for story in alone]
        assert sum(each > LITTLE for each in lasting) < len(lasting) / 3


def test_what_there_is_much_to_tell_of_is_told_quicker() -> None:
    beats = (Beat(lasts=1500), Beat(lasts=500), Beat(lasts=2000))
    assert [beat.lasts for beat in within(beats, 2000)] == [750, 250, 1000]
    assert within(beats[:2], 2000) == beats[:2]


def test_what_nobody_waits_for_is_told_as_long_as_ever() -> None:
    beats = (Beat(lasts=900), Beat(lasts=2200, aside=True))
    assert within(beats, 2000) == beats
    assert [beat.lasts for beat in within(beats, 300)] == [300, 2200]
