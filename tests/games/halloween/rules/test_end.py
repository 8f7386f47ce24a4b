"""The end: HA-5.1 and HA-5.2."""

from __future__ import annotations

import pytest

from halloween_table.games.halloween.rules.events import CardsCounted, EndTriggered, TurnEnded
from halloween_table.games.halloween.rules.position import Position

from ..doing import GAME, event, events, me, play, refused
from ..drawing import Drawn, lord, town

FIVE_PUMPKINS = "Church:b Town Hall:b Hospital:b Police:b Cinema:b"
PASSING = ("rest 1", "rest 2", "rest 3", "end")


def passed(position: Position) -> Position:
    """The turn is over without an action."""
    left = [f"rest {at + 1}" for at in range(3) if at not in position.done]
    return play(position, *left, "end")


# HA-5.1


def test_the_last_pumpkin_triggers_the_end() -> None:
    """HA-5.1"""
    position = town("School: b", lord(pumpkins=FIVE_PUMPKINS))
    assert event(position, "1: haunt School blue", EndTriggered) == EndTriggered(0, "pumpkins")
    assert play(position, "1: haunt School blue").ending


def test_the_last_but_one_does_not() -> None:
    """HA-5.1"""
    position = town("School: b", lord(pumpkins=FIVE_PUMPKINS.partition(" ")[2]))
    assert not play(position, "1: haunt School blue").ending


@pytest.mark.parametrize(("before", "ending"), [((7, 12, 16, 27), True), ((7, 12, 16), False)])
def test_a_fifth_card_triggers_the_end(before: tuple[int, ...], ending: bool) -> None:
    """HA-5.1"""
    position = town("School: b", lord(cards=before, tokens="bbb"))
    happened = events(position, "claim 29")
    assert [e for e in happened if isinstance(e, EndTriggered)] == (
        [EndTriggered(0, "cards")] if ending else []
    )
    assert play(position, "claim 29").ending == ending


@pytest.mark.parametrize(("first", "seat", "turns"), [(0, 0, 3), (0, 1, 2), (0, 2, 1), (1, 0, 1)])
def test_the_round_is_finished(first: int, seat: int, turns: int) -> None:
    """HA-5.1: so that all have had the same number of turns."""
    lords = [lord()] * seat + [lord(pumpkins=FIVE_PUMPKINS)]
    position = play(town("School: b", *lords, seat=seat, first=first), "1: haunt School blue")
    for _ in range(turns):
        assert not position.over
        assert GAME.outcome(position) is None
        position = passed(position)
    assert position.over
    assert GAME.actors(position) == ()
    assert GAME.outcome(position) is not None


def test_the_one_who_triggers_it_finishes_the_turn() -> None:
    """HA-5.1"""
    position = town("School: b", lord(pumpkins=FIVE_PUMPKINS))
    position = play(position, "1: haunt School blue", "2: scare blue")
    assert me(position).scares == 3


def test_the_last_turn_is_followed_by_none() -> None:
    """HA-5.1"""
    position = play(town("School: b", seat=2, ending=True), *PASSING[:3])
    assert event(position, "end", TurnEnded) == TurnEnded(2, None)


def test_the_end_is_triggered_only_once() -> None:
    """HA-5.1"""
    position = town("School: b", lord(pumpkins=FIVE_PUMPKINS), ending=True)
    assert not [e for e in events(position, "1: haunt School blue") if isinstance(e, EndTriggered)]


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    """HA-5.1"""
    position = play(town("School: b", seat=2, ending=True), *PASSING)
    for actor in (0, 1, 2):
        for said in ("rest 1", "end", "act 1 scare"):
            assert refused(position, said, actor=actor) == ("HA-5.1", "game_over")


# HA-5.2


def ended(*lords: Drawn) -> Position:
    """The game as it ends with those lords."""
    position = town("School: b", *lords, seat=max(3, len(lords)) - 1, ending=True)
    return play(position, *PASSING)


def ranks(position: Position) -> list[tuple[int, int]]:
    outcome = GAME.outcome(position)
    assert outcome is not None
    return [(standing.seat, standing.rank) for standing in outcome.standings]


def test_end_of_game_cards_are_counted_for_everybody() -> None:
    """HA-5.2"""
    position = town(
        "School: b", lord(cards=(28,), tokens="rr"), lord(cards=(28,), tokens="r"),
        lord(tokens="rrr"), seat=2, ending=True,
    )  # fmt: skip
    happened = events(position, *PASSING)
    counted = [e for e in happened if isinstance(e, CardsCounted)]
    assert counted == [CardsCounted(0, "card:28", 2, 6), CardsCounted(1, "card:28", 1, 3)]
    assert [one.points for one in play(position, *PASSING).lords] == [6, 3, 0]


def test_they_are_not_counted_before() -> None:
    """HA-5.2"""
    position = passed(town("School: b", lord(cards=(28,), tokens="rr"), ending=True))
    assert position.lords[0].points == 0


def test_most_points_win() -> None:
    """HA-5.2"""
    position = ended(lord(points=5), lord(points=9), lord(points=7))
    assert ranks(position) == [(1, 1), (2, 2), (0, 3)]
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.tie_breaks == (None, None)


def test_a_tie_is_broken_by_the_tokens_left() -> None:
    """HA-5.2: however few points the others have."""
    position = ended(lord(points=9, tokens="b"), lord(points=9, tokens="bg"), lord(tokens="bbbb"))
    assert ranks(position) == [(1, 1), (0, 2), (2, 3)]
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.tie_breaks == ("tokens", None)


def test_else_the_victory_is_shared() -> None:
    """HA-5.2: whatever colours the tokens have."""
    position = ended(lord(points=9, tokens="rr"), lord(points=3), lord(points=9, tokens="bg"))
    assert ranks(position) == [(0, 1), (2, 1), (1, 3)]
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert outcome.tie_breaks == (None, None)


def test_on_the_way_tokens_break_no_tie() -> None:
    """HA-5.2"""
    position = town("School: b", lord(points=4, tokens="b"), lord(points=4), lord(points=6))
    assert [standing.rank for standing in GAME.standings(position)] == [2, 2, 1]
    assert [standing.points for standing in GAME.standings(position)] == [4, 4, 6]
