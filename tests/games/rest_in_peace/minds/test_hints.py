"""Hints: whoever is told which ghosts are to follow is told of them when they have played the first."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Thought
from halloween_table.games.rest_in_peace.minds import reasons as because
from halloween_table.games.rest_in_peace.minds.mind import onward
from halloween_table.games.rest_in_peace.rules.moves import Move, Play
from halloween_table.games.rest_in_peace.rules.position import Phase, Position

from ..wandering import GAME
from .thinking import moments, thought


def told() -> Iterator[tuple[Position, Seat, Thought[Move]]]:
    """Where somebody is told that ghosts are to follow."""
    for moment in moments(range(70, 74)):
        position = moment.position
        if position.phase is Phase.PLAY and not position.pending:
            found = thought(position, "hard")
            if isinstance(found.why, because.ComesCloser) and found.why.to_follow:
                yield position, moment.actor, found


def test_what_was_told_stands_until_it_is_done() -> None:
    tried = 0
    for position, seat, thought_of in told():
        left: Thought[Move] | None = thought_of
        for move in thought_of.line[: len(thought_of.why.to_follow)]:
            assert left is not None
            assert left.move == move
            before, position = GAME.view(position, seat), GAME.play(position, seat, move).position
            left = onward(before, GAME.view(position, seat), seat, left)
            tried += 1
        assert left is not None
        assert isinstance(left.why, because.Overtakes), "now it is enough"
        assert left.move is not None
        before, position = GAME.view(position, seat), GAME.play(position, seat, left.move).position
        assert onward(before, GAME.view(position, seat), seat, left) is None
    assert tried > 5


def test_whoever_plays_something_else_is_told_nothing() -> None:
    tried = 0
    for position, seat, thought_of in told():
        view = GAME.view(position, seat)
        assert isinstance(thought_of.move, Play)
        faces = {card.sleeve: card.face for card in position.families[seat].hand}
        for move in GAME.moves(position, seat):
            same = isinstance(move, Play) and faces.get(move.card) == faces.get(
                thought_of.move.card
            )
            if not same:
                tried += 1
                after = GAME.play(position, seat, move).position
                assert onward(view, GAME.view(after, seat), seat, thought_of) is None
    assert tried > 20
