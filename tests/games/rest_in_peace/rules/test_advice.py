"""What the screen says before somebody decides, and whether they need to leave."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from halloween_table.games.rest_in_peace.rules.advice import Outlook, could_stay, outlook
from halloween_table.games.rest_in_peace.rules.position import Position

from ..doing import GAME
from ..drawing import BLUE, GREEN, position_of

COULD = [
    ("hand 3 1", "laid 3"),
    ("hand 2 | laid 2", "laid 3"),
    ("laid 2 2 | front p8", "laid 5"),
    ("hand 2 | laid 2 | front p8", "laid 5"),
    ("hand 3 | front p26", "laid 3"),
    ("hand 3 | laid p26", "laid 3"),
    ("front p4", "laid 1"),
    ("front p13", "laid 3"),
    ("front p29", "laid p8"),
    ("front p15 p9", "laid 1"),
    ("hand 2 | front p12", "laid 2 1"),
    ("hand 1 1", "laid 1 p14"),
    ("hand 2 | front p4", "laid 3 p14"),
    ("hand 4 | front p8", "laid 3 p18"),
    ("hand 1 5", "laid 3 p6"),
    ("hand 3 | front p8", "laid 2 p6"),
]
COULD_NOT = [
    ("hand 2 | front p8", "laid 2 p6"),
    ("hand 3", "laid 3"),
    ("", "laid 1"),
    ("", ""),
    ("hand 1", "laid 1"),
    ("hand 2 | front p9", "laid 2"),
    ("front p7", "laid 1"),
    ("hand 2", "laid 1 p14"),
    ("hand 2 | front p8", "laid 2 p18"),
    ("hand 3 | front p26", "laid 3 p18"),
    ("hand 3 | front p26", "laid 4"),
    ("hand 3 | front p28", "laid 3"),
]


def both_ways_round(mine: str, theirs: str) -> Iterator[tuple[Position, int]]:
    yield position_of(f"round 4  turn green\ngreen: {mine}\nblue: {theirs}"), GREEN
    yield position_of(f"round 4  turn blue\ngreen: {theirs}\nblue: {mine}"), BLUE


def could(position: Position) -> bool:
    return could_stay(position, tuple(GAME.moves(position, position.seat)))


@pytest.mark.parametrize(("green", "blue"), COULD)
def test_whoever_has_enough_to_play_need_not_leave(green: str, blue: str) -> None:  # RP-1.3
    for position, seat in both_ways_round(green, blue):
        assert could(position)
        assert could(GAME.view(position, seat))


@pytest.mark.parametrize(("green", "blue"), COULD_NOT)
def test_whoever_has_not_enough_must_leave(green: str, blue: str) -> None:  # RP-1.3
    for position, seat in both_ways_round(green, blue):
        assert not could(position)
        assert not could(GAME.view(position, seat))


def test_a_second_card_of_the_turn_is_enough_under_the_matchmaker() -> None:  # RP-4.14
    position = position_of("played 1\ngreen: laid 1 | hand 1\nblue: laid 1 p14")
    assert could(position)


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("green: laid 3\nblue: laid 2", {"own": 3, "to_beat": 2, "stays": True}),
        ("green: laid 2\nblue: laid 2", {"own": 2, "to_beat": 2}),
        ("turn blue\ngreen: laid 3\nblue: laid 2", {"own": 2, "to_beat": 3}),
        (
            "green: laid 2 p26\nblue: laid 2",
            {"own": 2, "to_beat": 2, "stays": True, "tie_is_enough": True},
        ),
        ("green: laid 2\nblue: laid 2 p26", {"own": 2, "to_beat": 2}),
        ("green: hand 1\nblue: laid p6", {"hypnotist": 6}),
        ("green: hand 1\nblue: laid p14", {"matchmaker": 14}),
        ("green: front p8\nblue: laid p6", {}),
        ("green: hand 1 | laid p6\nblue: hand 1", {}),
        ("staking green 2\ngreen: laid p23 3 | hand 1\nblue: laid 4 p8", {"own": 3, "to_beat": 5}),
        ("staking green 1\ngreen: laid p23 | hand 1", {"second_stake": True}),
        ("staking green 1\ngreen: laid 5 | hand 1", {"own": 5}),
    ],
)
def test_the_outlook_tells_what_is_needed_to_stay(
    drawing: str, expected: dict[str, object]
) -> None:
    """RP-1.3, RP-1.7, RP-4.6, RP-4.23, RP-4.26"""
    nothing = Outlook(
        own=0,
        to_beat=0,
        stays=False,
        loses_game=False,
        tie_is_enough=False,
        hypnotist=None,
        matchmaker=None,
        second_stake=False,
    )
    position = position_of(drawing)
    assert outlook(position) == nothing._replace(**expected)  # type: ignore[arg-type]
    assert outlook(GAME.view(position, position.seat)) == outlook(position)
