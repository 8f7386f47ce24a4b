"""What there is to look through in a game: decisions of people, with what they could know then."""

from __future__ import annotations

import pytest
from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import TABLE
from halloween_table.engine.record import Played
from halloween_table.sitting.history import History
from halloween_table.sitting.replay import Replay
from halloween_table.sitting.reviewing import decisions

from .whole_games import KEYS, PEOPLE, extend, kit_of, played

pytestmark = pytest.mark.usefixtures("qapp")

REVIEWED = ("candy_hunters", "rest_in_peace", "halloween")
every_game = pytest.mark.parametrize("key", REVIEWED)


def seated(history: History, *minds: str) -> History:
    """The same game, with those minds at its seats; where there is none a person sits."""
    players = tuple(evolve(player, mind=mind) for player, mind in zip(PEOPLE, minds, strict=False))
    record = evolve(history.record, players=players)
    return History(history.game, record, history.moments)


@every_game
def test_every_choice_of_a_person_and_nothing_else(key: str) -> None:
    history = played(key)
    found = {decision.at: decision for decision in decisions(history)}
    for at in range(history.last):
        row, position = history.move_before(at + 1), history.moments[at].position
        assert row is not None
        choices = [*history.game.moves(position, row.actor)]
        assert (at in found) == (row.actor != TABLE and len(choices) > 1)
        if at in found:
            assert (found[at].seat, found[at].move) == (row.actor, row.move)


@every_game
def test_each_is_judged_by_what_its_seat_knew_then(key: str) -> None:
    history = played(key)
    for decision in decisions(history)[::7]:
        assert decision.known == history.known_to(decision.seat, decision.at)
        assert decision.known.view == history.game.view(
            history.moments[decision.at].position, decision.seat
        )


@every_game
def test_what_a_seat_could_not_see_changes_nothing(key: str) -> None:
    """Two games that differ only in that give the same to think about, and so the same verdict."""
    whole, tried = played(key), 0
    for at in range(0, whole.last, 11):
        row, position = whole.move_before(at + 1), whole.moments[at].position
        assert row is not None
        view = whole.game.view(position, row.actor)
        other = whole.game.imagined(view, row.actor, Chance(at + 1))
        tried += other != position
        here, there = (_begun(whole, each, row) for each in (position, other))
        assert here == there
    assert tried


def _begun(whole: History, position: object, row: Played) -> object:
    history = History.begun(whole.game, evolve(whole.record, moves=()), position)
    extend(history, row)
    return [decision for decision in decisions(history) if decision.at == 0]


def test_of_computers_nothing_is_said_where_people_play() -> None:
    history = played("rest_in_peace")
    assert {each.seat for each in decisions(seated(history, "", "hard"))} == {0}
    assert {each.seat for each in decisions(seated(history, "easy", ""))} == {1}


def test_where_only_computers_play_everybody_is_looked_at() -> None:
    history = seated(played("rest_in_peace"), "easy", "hard")
    assert {each.seat for each in decisions(history)} == {0, 1}


@every_game
def test_what_was_decided_in_another_game_is_looked_at_there(key: str) -> None:
    history = played(key)
    at = history.last // 2
    other = history.played_on(at, "the-one-before", 77)
    actor = other.game.actors(other.position)[0]
    extend(other, Played(actor, next(iter(other.game.moves(other.position, actor)))))
    assert all(decision.at >= at for decision in decisions(other))


def test_what_was_seen_of_cards_that_are_dealt_anew_is_forgotten() -> None:
    history = played("candy_hunters")
    at = history.last // 2
    anew, same = (history.played_on(at, "the-one-before", seed) for seed in (77, None))
    public = tuple(
        seen
        for moment in history.moments[: at + 1]
        for event in moment.events
        if (seen := event.seen_by(None)) is not None
    )
    for seat in (0, 1):
        assert anew.known_to(seat).seen == public
        assert same.known_to(seat).seen == history.known_to(seat, at).seen
    assert any(same.known_to(seat).seen != public for seat in (0, 1))


@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_looked_through_once_it_is_over_where_somebody_can_say(key: str) -> None:
    history, kit = played(key), kit_of(key)
    assert Replay(kit, history).can_review == (key in REVIEWED)
    unfinished = History(history.game, history.record, history.moments[:-1])
    assert not Replay(kit, unfinished).can_review
    only_the_end = History(history.game, history.record, history.moments[-1:], from_snapshot=True)
    assert not Replay(kit, only_the_end).can_review
    assert decisions(only_the_end) == ()
