"""The laws of the kernel, which every game keeps: each is tried on the moments of a game.

`test_laws.py` tries them on games of every box on the shelf; a game whose cards rarely meet by
chance tries them on positions of its own making too.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

import pytest

from halloween_table.engine.chance import Chance
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import TABLE, Actor, Game, Refused, Seat, Step
from halloween_table.engine.record import Record, replay, steps

LONGEST = 6000
"""So many moves no random game takes."""
AnyGame = Game[Any, Any]


class Moment(NamedTuple):
    position: Any
    actor: Actor
    moves: Sequence[Any]
    """What the rules offer."""
    chosen: Any
    step: Step[Any]


def wander(game: AnyGame, position: Any, chance: Chance) -> Iterator[Moment]:
    """The rest of a game, played by chance. Whoever acts has something to do, or it has no end."""
    for _ in range(LONGEST):
        actors = game.actors(position)
        if not actors:
            return
        at, chance = chance.below(len(actors))
        moves = list(game.moves(position, actors[at]))
        if moves:
            chosen, chance = chance.below(len(moves))
            step = game.play(position, actors[at], moves[chosen])
            yield Moment(position, actors[at], moves, moves[chosen], step)
            position = step.position
    raise AssertionError(f"no end after {LONGEST} moves: {position}")


def sample(things: Sequence[Any], count: int, chance: Chance) -> tuple[list[Any], Chance]:
    """So many of the things, some of them perhaps twice."""
    found = []
    for _ in range(count if things else 0):
        at, chance = chance.below(len(things))
        found.append(things[at])
    return found, chance


# ---- moves --------------------------------------------------------------------------------------


def moves_and_refusals_agree(
    game: AnyGame, seats: int, moment: Moment, tried: Iterable[Any]
) -> None:
    """A move is offered, once, if and only if it is not refused; a refused one raises with the same
    refusal. `tried` are moves of any kind, lawful or not."""
    position, tried = moment.position, [*tried]
    actors = game.actors(position)
    for actor in range(TABLE, seats + 1):
        offered = list(game.moves(position, actor))
        assert len(set(offered)) == len(offered)
        assert actor in actors or not offered
        assert actor != moment.actor or offered == list(moment.moves)
        for move in offered:
            assert game.refusal(position, actor, move) is None
        for move in tried:
            refusal = game.refusal(position, actor, move)
            if refusal is not None:
                assert move not in offered, (move, refusal)
                with pytest.raises(Refused) as refused:
                    game.play(position, actor, move)
                assert refused.value.refusal == refusal
            elif not _is_reading(game, position, move):
                assert move in offered, move


def _is_reading(game: AnyGame, position: Any, move: Any) -> bool:
    """What a stopwatch can show is without number: one reading is offered for all."""
    timing = game.timing(position)
    return timing is not None and timing.read is not None and type(timing.read(0)) is type(move)


def playing_leaves_the_old_position_as_it_was(game: AnyGame, moment: Moment) -> None:
    position = moment.position
    before, hashed = pickle.dumps(position), hash(position)
    for move in moment.moves[:: max(1, len(moment.moves) // 4)]:
        assert game.play(position, moment.actor, move) == game.play(position, moment.actor, move)
    assert (pickle.loads(before), hash(position)) == (position, hashed)


def a_listed_move_needs_no_second_look(game: AnyGame, moment: Moment) -> None:
    """Playing it unasked gives what playing it gives."""
    for move in moment.moves[:: max(1, len(moment.moves) // 4)]:
        asked = game.play(moment.position, moment.actor, move)
        unasked = game.played(moment.position, moment.actor, move)
        assert unasked == asked
        assert repr(unasked) == repr(asked)


def every_offered_move_leads_on(game: AnyGame, moment: Moment) -> None:
    """Whatever is chosen, it can be played, and somebody has something to do after it, or it is
    the end."""
    for move in moment.moves:
        after = game.play(moment.position, moment.actor, move).position
        over = game.outcome(after) is not None
        moves = chain.from_iterable(game.moves(after, actor) for actor in game.actors(after))
        assert over or next(moves, None) is not None


# ---- views --------------------------------------------------------------------------------------


def views_are_enough(game: AnyGame, seats: int, moment: Moment, tried: Iterable[Any]) -> None:
    """A view is its own view, and what a seat may do, and why not, can be told from its own."""
    position = moment.position
    for seat in everybody(seats):
        seen = game.view(position, seat)
        assert game.view(seen, seat) == seen
        assert game.actors(seen) == game.actors(position)
        assert game.turn(seen) == game.turn(position)
        assert game.timing(seen) == game.timing(position)
        assert game.standings(seen) == game.standings(position)
        assert game.outcome(seen) == game.outcome(position)
        if seat is not None:
            assert list(game.moves(seen, seat)) == list(game.moves(position, seat))
            for move in tried:
                assert game.refusal(seen, seat, move) == game.refusal(position, seat, move)


def imagined_positions_fit(
    game: AnyGame, seats: int, position: Any, chance: Chance
) -> Iterator[tuple[Seat | None, Any]]:
    """For each seat, and for everybody, a whole position that the view could be one of: what a
    view hides is None in it, and nothing is that is not in the position itself."""
    codec = Codec(game)
    whole = set(_blanks(codec.position_out(position)))
    for seat in everybody(seats):
        seen = game.view(position, seat)
        fork, chance = chance.forked()
        imagined = game.imagined(seen, seat, fork)
        assert imagined == game.imagined(seen, seat, fork)
        assert game.view(imagined, seat) == seen
        assert repr(game.view(imagined, seat)) == repr(seen)
        assert set(_blanks(codec.position_out(imagined))) == whole
        assert game.actors(imagined) == game.actors(position)
        assert not game.actors(imagined) or any(
            list(game.moves(imagined, actor)) for actor in game.actors(imagined)
        )
        yield seat, imagined


def known_by_seat(game: AnyGame, seats: int, position: Any) -> list[set[tuple[Any, ...]]]:
    """For each seat what it sees of a position and not everybody does: where in it that stands."""
    codec = Codec(game)
    hidden = set(_blanks(codec.position_out(game.view(position, None))))
    return [
        hidden - set(_blanks(codec.position_out(game.view(position, seat))))
        for seat in range(seats)
    ]


def _blanks(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where nothing stands."""
    if data is None:
        yield path
    elif isinstance(data, dict | list | tuple):
        for key, part in data.items() if isinstance(data, dict) else enumerate(data):
            yield from _blanks(part, (*path, key))


def everybody(seats: int) -> tuple[Seat | None, ...]:
    return (*range(seats), None)


def what_is_forced_is_all_there_is(
    game: AnyGame, seats: int, position: Any, chance: Chance, imagined: int = 3
) -> Any | None:
    """A move that everybody can see is the only one is just that: here, and wherever else one could
    be for all that everybody knows; and nobody who knows more is told anything else."""
    public = game.view(position, None)
    forced = game.forced(public)
    for seat in range(seats):
        assert game.forced(game.view(position, seat)) == forced
    for _ in range(imagined):
        fork, chance = chance.forked()
        other = game.imagined(public, None, fork)
        assert game.forced(game.view(other, None)) == forced
        if forced is not None:
            (actor,) = game.actors(other)
            assert list(game.moves(other, actor)) == [forced]
    if forced is not None:
        (actor,) = game.actors(position)
        assert list(game.moves(position, actor)) == [forced]
    return forced


# ---- keeping ------------------------------------------------------------------------------------


def replays_to_the_same_game(
    game: AnyGame, codec: Codec, record: Record, moments: Sequence[Moment]
) -> list[Step[Any]]:
    """From a record that was kept: the steps as they were."""
    again = codec.record_in(through_json(codec.record_out(record)))
    assert again == record
    replayed = list(steps(game, again))
    assert replayed == [moment.step for moment in moments]
    assert replay(game, again) == moments[-1].step.position
    middle = len(moments) // 2
    assert replay(game, again, middle) == moments[middle].position
    return replayed


def comes_back_from_json(game: AnyGame, codec: Codec, seats: int, moment: Moment) -> None:
    """Positions, views of them, moves and options."""
    position = moment.position
    for seen in (position, *(game.view(position, seat) for seat in everybody(seats))):
        assert json.loads(codec.position_text(seen)) == through_json(codec.position_out(seen))
        _equal_and_alike(codec.position_in(through_json(codec.position_out(seen))), seen)
    for move in moment.moves:
        _equal_and_alike(codec.move_in(through_json(codec.move_out(move))), move)
    options = position.options
    _equal_and_alike(codec.options_in(through_json(codec.options_out(options))), options)


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data, allow_nan=False))


def comes_back_from_pickle(moment: Moment) -> None:
    """Positions, moves, events, and those passed through."""
    again = pickle.loads(pickle.dumps(moment))
    assert again == moment
    for thing, other in zip(_hashable(again), _hashable(moment), strict=True):
        _equal_and_alike(thing, other)


def _hashable(moment: Moment) -> Iterable[Any]:
    yield from (moment.position, moment.chosen, *moment.moves)
    yield from (moment.step.position, *moment.step.events, *moment.step.on_the_way)


def _equal_and_alike(again: Any, thing: Any) -> None:
    assert (type(again), again, hash(again)) == (type(thing), thing, hash(thing))


# ---- all of them --------------------------------------------------------------------------------


def hold(
    game: AnyGame,
    seats: int,
    moments: Sequence[Moment],
    candidates: Callable[[Any], Iterable[Any]],
) -> None:
    """The laws of moves, views and keeping at each of these moments. Candidates are moves of any
    kind that are worth trying in a position, lawful or not."""
    codec, chance = Codec(game), Chance(len(moments))
    for moment in moments:
        tried = [*candidates(moment.position)]
        moves_and_refusals_agree(game, seats, moment, tried)
        playing_leaves_the_old_position_as_it_was(game, moment)
        a_listed_move_needs_no_second_look(game, moment)
        views_are_enough(game, seats, moment, tried)
        fork, chance = chance.forked()
        for _ in imagined_positions_fit(game, seats, moment.position, fork):
            pass
        what_is_forced_is_all_there_is(game, seats, moment.position, fork, imagined=1)
        comes_back_from_json(game, codec, seats, moment)
        comes_back_from_pickle(moment)
