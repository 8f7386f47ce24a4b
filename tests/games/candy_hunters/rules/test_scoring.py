"""The end: points, ranks and ties."""

from __future__ import annotations

import pytest

from halloween_table.engine.game import Score
from halloween_table.games.candy_hunters.rules.moves import Pass
from halloween_table.games.candy_hunters.rules.position import Position, Stage
from halloween_table.games.candy_hunters.rules.scoring import outcome, scores

from ..doing import GAME, after, offered, why_not
from ..drawing import position_of

Side = tuple[str, int, int, int]
"""Candy colours, regular cards scored, haunted cards scored, scare markers."""


def ended(*sides: Side) -> Position:
    """A game that is over, with each side's harvest."""
    regular, haunted = iter(range(1, 29)), iter(range(29, 37))
    return position_of(
        "o1 v. g.",
        seats=len(sides),
        round=7,
        candies=[side[0] for side in sides],
        scored=[
            [*(next(regular) for _ in range(side[1])), *(next(haunted) for _ in range(side[2]))]
            for side in sides
        ],
        scares=[side[3] for side in sides],
    )


def points(side: Side) -> int:
    return sum(line.points for line in scores(ended(side, ("", 0, 0, 0)).hunters[0]))


@pytest.mark.parametrize(
    ("side", "worth"),
    [
        (("", 0, 0, 0), 0),
        (("", 1, 0, 0), 2),
        (("", 3, 0, 0), 6),
        (("", 0, 1, 0), 5),
        (("", 2, 1, 0), 9),
        (("o", 0, 0, 0), 2),
        (("oo", 0, 0, 0), 3),
        (("ooo", 0, 0, 0), 4),
        (("ooooo", 0, 0, 0), 6),
        (("ov", 0, 0, 0), 4),
        (("oovb", 0, 0, 0), 7),
        (("ovgb", 0, 0, 0), 8),
        (("", 0, 0, 4), -4),
        (("oovgb", 6, 1, 3), 9 + 12 + 5 - 3),
    ],
)
def test_points_of_cards_candy_and_markers(side: Side, worth: int) -> None:  # CH-6.1
    assert points(side) == worth


def test_points_are_told_line_by_line() -> None:  # CH-6.1
    position = ended(("oovb", 2, 1, 3), ("", 0, 0, 0))
    assert GAME.standings(position)[0].scores == (
        Score("regular_cards", 2, 4),
        Score("haunted_cards", 1, 5),
        Score("candy_orange", 2, 3),
        Score("candy_violet", 1, 2),
        Score("candy_green", 0, 0),
        Score("candy_blue", 1, 2),
        Score("scares", 3, -3),
    )
    assert GAME.standings(position)[0].points == 13


def test_cards_left_in_hand_count_nothing() -> None:  # CH-6.1
    position = position_of("o1 v.", hands=((1, 2, 29), ()))
    assert [standing.points for standing in GAME.standings(position)] == [0, 0]


def test_standings_are_open_during_the_game() -> None:  # CH-6.1
    position = position_of("o1 v.", candies=("o", ""), scares=(0, 2))
    standings = GAME.standings(position)
    assert [(s.seat, s.rank, s.points) for s in standings] == [(0, 1, 2), (1, 2, -2)]
    assert GAME.standings(GAME.view(position, 1)) == standings
    assert GAME.outcome(position) is None


def test_the_game_ends_after_round_six() -> None:  # CH-6.1
    position = position_of("o1 v.", round=6, seat=1, stage=Stage.EXCHANGE)
    assert GAME.outcome(position) is None
    position = after(position, Pass())
    assert position.over
    assert GAME.actors(position) == ()
    assert offered(position) == []
    assert why_not(position, Pass()) == ("CH-6.1", "game_over")
    assert GAME.outcome(position) is not None


@pytest.mark.parametrize(
    ("sides", "ranks", "tie_breaks"),
    [
        # points alone
        ((("o", 0, 0, 0), ("", 0, 0, 0)), [1, 2], [None]),
        ((("", 0, 0, 0), ("o", 0, 0, 0)), [2, 1], [None]),
        # 4 points each: fewer scored cards, both kinds counted
        ((("", 2, 0, 0), ("ov", 0, 0, 0)), [2, 1], ["fewer_cards"]),
        ((("", 0, 1, 1), ("", 2, 0, 0)), [1, 2], ["fewer_cards"]),
        # fewer cards come before fewer markers and more colours
        ((("ov", 0, 1, 3), ("ov", 1, 0, 0)), [2, 1], ["fewer_markers"]),
        ((("ovg", 0, 0, 2), ("", 2, 0, 0)), [1, 2], ["fewer_cards"]),
        # as many cards: fewer markers
        ((("ov", 1, 0, 1), ("oo", 1, 0, 0)), [2, 1], ["fewer_markers"]),
        ((("ooo", 0, 0, 0), ("ovg", 0, 0, 2)), [1, 2], ["fewer_markers"]),
        # as many markers: more colours
        ((("ooo", 1, 0, 1), ("ov", 1, 0, 1)), [2, 1], ["more_colours"]),
        ((("ov", 1, 0, 1), ("ooo", 1, 0, 1)), [1, 2], ["more_colours"]),
        # nothing decides
        ((("oov", 1, 0, 1), ("vgg", 1, 0, 1)), [1, 1], ["shared"]),
        ((("oov", 1, 0, 1), ("", 0, 0, 0), ("vgg", 1, 0, 1)), [1, 3, 1], ["shared", None]),
        # the same order ranks everybody
        (
            (("", 2, 0, 0), ("ovgb", 0, 0, 0), ("ov", 0, 0, 0), ("", 0, 0, 0)),
            [3, 1, 2, 4],
            [None, "fewer_cards", None],
        ),
        ((("", 0, 0, 0), ("", 0, 0, 0), ("o", 0, 0, 0)), [2, 2, 1], [None, "shared"]),
    ],
)
def test_ties_are_broken_in_their_order(
    sides: tuple[Side, ...], ranks: list[int], tie_breaks: list[str | None]
) -> None:
    """CH-6.2"""
    position = ended(*sides)
    assert [standing.rank for standing in GAME.standings(position)] == ranks
    result = outcome(position)
    assert result == GAME.outcome(position)
    assert list(result.tie_breaks) == tie_breaks
    assert [standing.rank for standing in result.standings] == sorted(ranks)
    assert result.winners == tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def test_sharers_are_listed_in_seat_order() -> None:  # CH-6.2
    result = outcome(ended(("", 0, 0, 1), ("", 0, 0, 0), ("", 0, 0, 1), ("", 0, 0, 0)))
    assert [standing.seat for standing in result.standings] == [1, 3, 0, 2]
