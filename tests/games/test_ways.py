"""The ways of every box on the shelf: from who sits there, a game's way is known."""

from __future__ import annotations

from collections import Counter

import pytest

from halloween_table.contract.kit import Kit
from halloween_table.engine.record import Player
from halloween_table.games.shelf import SHELF, Box
from halloween_table.resources import assets_folder

every_box = pytest.mark.parametrize("box", SHELF, ids=[box.key for box in SHELF])


def players(count: int, computers: int = 0) -> tuple[Player, ...]:
    return tuple(
        Player(f"Player {seat}", "cat", "red", "easy" if seat < computers else "")
        for seat in range(count)
    )


@every_box
def test_every_number_of_people_has_its_one_way(box: Box) -> None:
    kit = box.open()
    ways = [way for way in kit.ways if not way.opens and not way.computers]
    seated = Counter(seats for way in ways for seats in way.seats)
    assert seated == Counter(kit.game.seat_counts)
    for way in ways:
        for seats in way.seats:
            assert kit.way_of(players(seats)) is way


@every_box
def test_with_one_computer_or_many_it_is_a_game_with_computers(box: Box) -> None:
    kit = box.open()
    ways = [way for way in kit.ways if way.computers]
    assert len(ways) == (kit.minds is not None)
    for way in ways:
        for seats in way.seats:
            assert all(kit.way_of(players(seats, count)) is way for count in range(1, 1 + seats))


@every_box
def test_the_box_says_how_many_can_play(box: Box) -> None:
    """Where computers can sit down, one person is enough."""
    ways = box.open().ways
    fewest = min(1 if way.computers else way.seats[0] for way in ways)
    assert box.players == (fewest, max(way.seats[-1] for way in ways))


@every_box
def test_strangers_are_offered_a_game_together(box: Box) -> None:
    first, *others = box.open().ways
    assert first.key == "together"
    assert first.contest
    assert first.variants is None
    assert all(way.key != first.key for way in others)


@every_box
def test_a_way_names_variants_and_drawings_that_there_are(box: Box) -> None:
    kit = box.open()
    variants = {variant.key for variant in kit.voice.variants()}
    for way in kit.ways:
        assert (way.variants or frozenset()) <= variants
        assert (assets_folder() / f"{way.picture}.svg").is_file()


def test_a_game_that_says_nothing_is_played_together_by_all() -> None:
    game, arranger, voice, rulebook = (
        getattr(SHELF[0].open(), part) for part in ("game", "arranger", "voice", "rulebook")
    )
    (way,) = Kit(game, arranger, voice, rulebook).ways
    assert (way.key, way.seats) == ("together", game.seat_counts)


def test_booo_is_raced_together_and_practised_alone() -> None:
    (kit,) = [box.open() for box in SHELF if box.key == "booo"]
    race, computers, practice = kit.ways
    assert (computers.key, computers.own_keys, computers.seats) == ("computers", True, race.seats)
    assert (race.own_keys, race.contest, race.practice) == (True, True, None)
    assert (practice.key, practice.own_keys, practice.contest) == ("practice", False, False)
    assert practice.practice is not None
    assert not kit.undo
