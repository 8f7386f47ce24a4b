"""How the game ends."""

from __future__ import annotations

import pytest

from halloween_table.games.rest_in_peace.rules.events import GameWon, TenCounted
from halloween_table.games.rest_in_peace.rules.position import Phase, Position

from ..doing import GAME, after, event, events, ten, why_not
from ..drawing import BLUE, GREEN, position_of


def reasons(position: Position) -> tuple[tuple[int, ...], tuple[str | None, ...]]:
    outcome = GAME.outcome(position)
    assert outcome is not None
    return outcome.winners, outcome.tie_breaks


@pytest.mark.parametrize(
    ("mansions", "leaver", "winner", "reason"),
    [
        ("mansions gm gm gm m", "blue", GREEN, "four_manors"),
        ("mansions gc gc c", "blue", GREEN, "three_castles"),
        ("mansions bm bm bm m", "green", BLUE, "four_manors"),
        ("mansions bc bc c", "green", BLUE, "three_castles"),
        ("mansions gm gc gm bc gm gc bm m", "blue", GREEN, "four_manors"),
        ("mansions gm gc gm bc gm gc bm c", "blue", GREEN, "three_castles"),
    ],
)
def test_four_manors_or_three_castles_win_at_once(
    mansions: str, leaver: str, winner: int, reason: str
) -> None:  # RP-2.1
    words = mansions.split()[1:]
    drawing = f"round {len(words)}  turn {leaver}  {mansions}\ngreen: hand 1\nblue: hand 1"
    happened = events(position_of(drawing), "leaves")
    assert happened[-1] == GameWon(winner, reason)
    position = after(position_of(drawing), "leaves")
    assert (position.over, position.phase, position.stakes_left) == (True, Phase.OVER, 0)
    assert reasons(position) == ((winner,), (reason,))


@pytest.mark.parametrize(
    "mansions",
    ["mansions gm gm m", "mansions gm bm gm m", "mansions gc c", "mansions gm gc gm gc m"],
)
def test_with_less_the_game_goes_on(mansions: str) -> None:  # RP-2.1
    number = len(mansions.split()) - 1
    position = position_of(f"round {number}  turn blue  {mansions}\nblue: hand 1")
    position = after(position, "leaves")
    assert (position.over, position.phase) == (False, Phase.STAKE)
    assert GAME.outcome(position) is None
    assert not any(isinstance(e, GameWon) for e in events(position, "stakes nothing"))


def test_castles_are_no_manors() -> None:  # RP-2.1
    position = position_of("round 5  turn blue  mansions gm gm gm gc c\nblue: hand 1")
    assert not after(position, "leaves").over


def test_nothing_is_drawn_or_staked_when_the_game_is_won() -> None:  # RP-2.1
    position = position_of("round 3  turn blue  mansions gc gc c\nblue: hand 1")
    won = after(position, "leaves")
    assert [len(family.deck) for family in won.families] == [21, 20]
    assert GAME.actors(won) == ()
    for words in ("blue stakes 1", "blue stakes nothing", "green ends turn"):
        assert why_not(won, words) == ("RP-2.1", "game_over")
    for seat in (0, 1):
        assert list(GAME.moves(won, seat)) == []


def test_the_stronger_one_takes_the_tenth_mansion() -> None:  # RP-2.2
    position = ten("stakes 3 4", "stakes 6")
    assert position.over
    assert position.results[-1].strengths == (7, 6)
    assert position.mansions[9] in position.won(GREEN)


@pytest.mark.parametrize(
    ("mansions", "winner", "reason"),
    [
        ("bm bm bm gc gc bc gm bc gm m", BLUE, "four_manors"),
        ("gm bc bc gm gm bm bm bm gc c", BLUE, "three_castles"),
        ("gm bc gm gm bm bm bm bc gc c", BLUE, "three_castles"),
        ("gm bc gc gm gm bm bm bc gc m", GREEN, "four_manors"),
        ("gm bc gc gm gm bm bm bm gc c", GREEN, "three_castles"),
    ],
)
def test_after_round_ten_four_manors_or_three_castles_win(
    mansions: str, winner: int, reason: str
) -> None:  # RP-2.2
    green, blue = ("stakes 2", "stakes 1") if winner == GREEN else ("stakes 1", "stakes 2")
    position = ten(green, blue, top=f"staking blue  mansions {mansions}")
    assert reasons(position) == ((winner,), (reason,))


@pytest.mark.parametrize(
    "mansions", ["gm gc gm gc bm bc bm bc gm m", "gm gc gm gc bm bc bm bm gm c"]
)
def test_else_the_winner_of_round_ten_wins(mansions: str) -> None:  # RP-2.3
    """Both have three manors and two castles in the end."""
    position = ten("stakes 1", "stakes 2", top=f"staking blue  mansions {mansions}")
    assert [len(position.won(seat)) for seat in (GREEN, BLUE)] == [5, 5]
    assert reasons(position) == ((BLUE,), ("round_ten",))
    assert [standing.rank for standing in GAME.standings(position)] == [2, 1]


def test_round_ten_tied_more_mansions_win() -> None:  # RP-2.4
    for top, winner in (("staking blue", GREEN), ("staking green", BLUE)):
        position = ten("stakes 2 3", "stakes 5", top=top)
        assert position.results[-1].winner is None
        assert position.results[-1].strengths == (5, 5)
        assert reasons(position) == ((winner,), ("more_mansions",))


def test_round_ten_tied_nobody_takes_its_mansion() -> None:  # RP-2.4
    """With it green would have four manors, or blue."""
    position = ten("stakes 2", "stakes 2")
    assert len(position.won(GREEN)) + len(position.won(BLUE)) == 9
    assert position.mansions[9] not in (*position.won(GREEN), *position.won(BLUE))


def test_round_ten_without_any_card_is_tied() -> None:  # RP-2.4
    position = ten("stakes", "stakes")
    assert position.results[-1].strengths == (0, 0)
    assert reasons(position) == ((GREEN,), ("more_mansions",))


def test_what_round_ten_counted_is_told() -> None:  # RP-2.2
    position = position_of("round 9  staking blue\ngreen: stakes 4\nblue: stakes 3")
    assert event(position, "stakes nothing", TenCounted) == TenCounted((4, 3))


# Standings


def test_mansions_are_the_open_points_of_the_game() -> None:  # RP-2.1
    position = position_of("round 5  mansions gm gc bm gm")
    green, blue = GAME.standings(position)
    assert [(score.what, score.count) for score in green.scores] == [("manors", 2), ("castles", 1)]
    assert [(score.what, score.count) for score in blue.scores] == [("manors", 1), ("castles", 0)]
    assert (green.seat, green.rank, blue.seat, blue.rank) == (GREEN, 1, BLUE, 2)
    assert (green.points, blue.points) == (3, 1)


def test_whoever_has_more_mansions_is_ahead_and_as_many_are_even() -> None:
    for mansions, ranks in (("gm bm", [1, 1]), ("bc", [2, 1]), ("gm gm bc", [1, 2])):
        number = len(mansions.split()) + 1
        position = position_of(f"round {number}  mansions {mansions}")
        assert [standing.rank for standing in GAME.standings(position)] == ranks


def test_the_winner_is_first_even_with_fewer_mansions() -> None:  # RP-2.1
    """Three castles against four mansions."""
    position = position_of("round 7  turn green  mansions bc gm gm bc gm gc c\ngreen: hand 1")
    won = after(position, "leaves")
    outcome = GAME.outcome(won)
    assert outcome is not None
    assert [(s.seat, s.rank, s.points) for s in outcome.standings] == [(BLUE, 1, 3), (GREEN, 2, 4)]
    assert [standing.rank for standing in GAME.standings(won)] == [2, 1]
    assert outcome.winners == (BLUE,)


def test_until_the_end_there_is_no_outcome() -> None:  # RP-2.1
    assert GAME.outcome(position_of("round 9")) is None
