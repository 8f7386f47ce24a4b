"""A race that waits on the shelf does not show what everybody is searching for."""

from __future__ import annotations

from PySide6.QtGui import QImage

from halloween_table.app.program.games_room import GamesRoom
from halloween_table.engine.codec import Codec
from halloween_table.engine.record import Played, Player, Record, start
from halloween_table.games.booo.rules.moves import TurnOver
from halloween_table.games.booo.rules.position import Options
from halloween_table.store.store import Store

PLAYERS = (Player("Ada", "witch", "red"), Player("Bo", "cat", "yellow"))


def glimpsed(store: Store, seed: int, moves: tuple[Played, ...]) -> QImage:
    room = GamesRoom(store)
    game = room.kit("booo").game
    record = Record("booo", game.version, Options(), PLAYERS, seed)
    id_ = store.new_game(record, start(game, record), Codec(game))
    if moves:
        position = start(game, record)
        for played in moves:
            position = game.play(position, played.actor, played.move).position
        store.append(id_, 0, moves, position, Codec(game))
    header = next(header for header in store.unfinished() if header.id == id_)
    return room.glimpse(header, 208, 1.0).image


def test_only_the_box_is_seen_while_a_guest_is_searched_for(store: Store) -> None:
    turned_over = (Played(0, TurnOver()),)
    assert glimpsed(store, 1, turned_over) == glimpsed(store, 2, turned_over)


def test_between_two_guests_the_castle_may_be_seen(store: Store) -> None:
    assert glimpsed(store, 1, ()) != glimpsed(store, 2, ())
