"""Games with computers on the shelf: who is one, and from whose side the small picture is seen."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from halloween_table.app.program.games_room import GamesRoom
from halloween_table.app.program.window import MainWindow
from halloween_table.engine.codec import Codec
from halloween_table.engine.record import Player, Record, start
from halloween_table.store.store import Store

from ..playing import PLAYERS

ADA, BO = 0, 1
KEY = "rest_in_peace"


def keep(store: Store, players: tuple[Player, ...], first: int = ADA) -> None:
    game = GamesRoom(store).kit(KEY).game
    record = Record(KEY, game.version, game.options_type(first=first), players, seed=1)
    store.new_game(record, start(game, record), Codec(game))


def against(level: str) -> tuple[Player, ...]:
    return PLAYERS[ADA], evolve(PLAYERS[BO], mind=level)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_card_says_who_is_a_computer_and_at_which_level(
    window: MainWindow, store: Store, level: str
) -> None:
    keep(store, against(level))
    window.show_games()
    (card,) = window.shelf.cards
    said = f"{PLAYERS[ADA].name}, {PLAYERS[BO].name} ({level})"
    assert card._people() == said
    assert said in card.accessibleName()


def test_a_level_that_nobody_knows_any_more_is_a_person_s_seat(
    window: MainWindow, store: Store
) -> None:
    keep(store, against("grandmaster"))
    window.show_games()
    (card,) = window.shelf.cards
    assert card._people() == f"{PLAYERS[ADA].name}, {PLAYERS[BO].name}"


@pytest.mark.parametrize(("players", "near"), [(against("hard"), ADA), (PLAYERS[:2], None)])
def test_who_plays_against_computers_only_sees_the_table_from_the_own_side(
    store: Store, monkeypatch: pytest.MonkeyPatch, players: tuple[Player, ...], near: int | None
) -> None:
    """Although it is the other one's turn; and still only what everybody may see."""
    keep(store, players, first=BO)
    room = GamesRoom(store)
    game, arranger, asked = room.kit(KEY).game, room.kit(KEY).arranger, list[tuple[Any, Any]]()
    arrange = arranger.arrange
    monkeypatch.setattr(
        type(arranger),
        "arrange",
        lambda self, view, at, *rest: asked.append((view, at)) or arrange(view, at, *rest),
    )
    (header,) = store.unfinished()
    room.glimpse(header, 208, 1.0)
    ((view, at),) = asked
    assert at == near
    assert view == game.view(view, None)
