"""For every game on the shelf: whatever is lawful can be done by hand, and every gesture is read."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from halloween_table.contract.arrangement import ROOM, Arrangement
from halloween_table.contract.gestures import Carry, PassInVain, Press
from halloween_table.contract.kit import Kit
from halloween_table.engine.game import Refusal, Seat
from halloween_table.engine.record import Player
from halloween_table.games.shelf import Box, every_box

from .gestures import check_gestures

PLAYERS = tuple(
    Player(name, "witch", colour)
    for name, colour in (("Ada", "red"), ("Bo", "yellow"), ("Cy", "teal"))
)
MOVES = 60

every_game = pytest.mark.parametrize("game", [*every_box()], ids=[game.key for game in every_box()])
seeds = pytest.mark.parametrize("seed", range(4))


def looks(kit: Kit, seed: int) -> Iterator[tuple[Any, Any, Seat | None]]:
    """Positions of a game that is played by lot, what is seen of them, and by whom."""
    game, lot = kit.game, Random(seed)
    players = len(PLAYERS[: game.seat_counts[-1]])
    position = game.setup(game.options_type(), players, seed)
    for _ in range(MOVES):
        lawful = [
            (actor, move) for actor in game.actors(position) for move in game.moves(position, actor)
        ]
        if not lawful:
            return
        due = [actor for actor in game.actors(position) if actor >= 0]
        eyes = due[0] if len(due) == 1 else None
        yield position, game.view(position, eyes), eyes
        actor, move = lot.choice(lawful)
        position = game.play(position, actor, move).position


def arranged(kit: Kit, view: Any, eyes: Seat | None) -> Arrangement:
    players = PLAYERS[: kit.game.seat_counts[-1]]
    return kit.arranger.arrange(view, eyes, players, ROOM)


@every_game
@seeds
def test_every_lawful_move_is_offered_with_things_that_are_there(game: Box, seed: int) -> None:
    kit = game.open()
    for position, view, eyes in looks(kit, seed):
        arrangement = arranged(kit, view, eyes)
        check_gestures(arrangement)
        offered = {(offer.seat, offer.move) for offer in arrangement.offers if offer.invites}
        seats = [seat for seat in kit.game.actors(position) if seat >= 0]
        whose = {seat: seat if eyes is None else None for seat in seats}
        assert offered == {
            (whose[seat], move) for seat in seats for move in kit.game.moves(position, seat)
        }


@every_game
@seeds
def test_a_gesture_means_the_same_in_plain_words(game: Box, seed: int) -> None:
    """Names come back from the table as they were made, and from elsewhere as plain strings."""
    kit, lot = game.open(), Random(seed)
    for _, view, eyes in looks(kit, seed):
        arrangement = arranged(kit, view, eyes)
        for _ in range(12):
            piece, place = lot.choice(arrangement.pieces).id, lot.choice(arrangement.places).id
            for known, plain in (
                (Carry(piece, place), Carry(str(piece), str(place))),
                (Press(place), Press(str(place))),
            ):
                assert kit.arranger.attempt(view, known) == kit.arranger.attempt(view, plain)


@every_game
@seeds
def test_whatever_is_meant_by_a_wrong_gesture_has_a_sentence(game: Box, seed: int) -> None:
    kit, lot = game.open(), Random(seed)
    for _, view, eyes in looks(kit, seed):
        arrangement = arranged(kit, view, eyes)
        loose = [piece.id for piece in arrangement.pieces if not piece.fixed]
        gestures = [
            PassInVain(),
            Press(lot.choice(arrangement.places).id),
            *(
                Carry(lot.choice(loose), place.id)
                for place in lot.sample(arrangement.places, 8)
                if loose
            ),
        ]
        for gesture in gestures:
            meant = kit.arranger.attempt(view, gesture)
            if isinstance(meant, Refusal):
                assert kit.voice.refusal(meant, PLAYERS), gesture
