"""The drawings of the tests say what they seem to say."""

from __future__ import annotations

import pytest

from halloween_table.games.halloween.rules.game import Halloween
from halloween_table.games.halloween.rules.position import CardSet, Options
from halloween_table.games.halloween.rules.town import Building, Level

from ..doing import bonuses, discs, lawful, levels, move_of, play, tokens, with_dice
from ..drawing import draw, ghosts_in, lord, town


def test_a_drawing_is_a_position() -> None:
    position = town(
        """
        School: bbg +plus_three | Church: y | Town Hall:
        Hospital: o | Police: bbb +two_scares | Cinema:
        """,
        lord(
            "1 2 1",
            scares=7,
            points=4,
            tokens="bbgy",
            cards=(31,),
            bonuses="reroll disc",
            discs="move@1 scare@2",
            pumpkins="Church:o Town Hall:1",
        ),
        lord("3 3 3", bonuses="- - reroll"),
        done=(1,),
    )
    one, two, three = position.lords
    assert ghosts_in(position, "School") == "bbg"
    assert draw(position) == (
        "School: bbg +plus_three | Church: y | Hospital: o | Police: bbb +two_scares"
    )
    assert (levels(one), levels(two), levels(three)) == ("1 2 1", "3 3 3", "1 1 1")
    assert (tokens(one), discs(one), bonuses(one)) == (
        "bbgy",
        "move@1 scare@2",
        "reroll disc -",
    )
    assert bonuses(two) == "- - reroll"
    assert (one.scares, one.points, one.pumpkins, len(one.reserve)) == (7, 4, 4, 8)
    assert 31 in position.cards
    assert position.done == (0,)


def test_the_drawing_of_nothing_is_the_beginning() -> None:
    for seats in (2, 3, 4):
        drawn = town(seats=seats)
        begun = Halloween().setup(Options(cards=CardSet.CASPER), seats, 0)
        assert drawn.lords == begun.lords
        assert drawn.ghosts == begun.ghosts
        assert drawn.cards == begun.cards
        assert drawn.haunted == begun.haunted
        assert len(drawn.stack) == 24


@pytest.mark.parametrize(
    "drawing", ["School: g", "School: bbbbbb", "School: bbb | Church: bbb", "Castle: b"]
)
def test_what_cannot_be_is_not_drawn(drawing: str) -> None:
    with pytest.raises(ValueError, match=r"HA-T|no building"):
        town(drawing)


def test_dice_fall_as_they_are_wanted() -> None:
    chance = with_dice(town(), "g4 y3 r12").chance
    for faces, face in ((6, 4), (8, 3), (12, 12)):
        found, chance = chance.below(faces)
        assert found == face - 1


def test_words_are_moves_and_moves_are_words() -> None:
    position = town("School: bbgg | Town Hall: y | Police: b", lord("2 2 2", scares=9), seats=2)
    for disc in lawful(position, "act"):
        within = play(position, disc)
        said = lawful(within)
        assert said
        for words in said:
            assert move_of(within, words) in Halloween().moves(within, 0)


def test_colours_and_buildings_have_names() -> None:
    position = town("Town Hall: g | Police: b")
    assert position.ghosts[5] == Building.TOWN_HALL
    assert move_of(position, "scare green").level is Level.GREEN  # type: ignore[union-attr]
