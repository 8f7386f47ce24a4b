"""Everything that the table of Halloween can show, as positions of four players."""

from __future__ import annotations

from functools import cache

from attrs import evolve

from halloween_table.games.halloween.rules.pending import Blues
from halloween_table.games.halloween.rules.position import Position
from tests.games.halloween.doing import play, with_dice
from tests.games.halloween.drawing import Drawn, lord, town

_TOWN = """
    School: bbgyy +plus_three | Church: oor +move | Town Hall: b +summon
    Hospital: yyorr +three_discs | Police: bggg | Cinema: +rest
"""
_BONUSES = "higher_die reroll one_point"
_IN_USE = (4, 5, 10, 16, 21, 22, 37, 47)


def rich(*cards: int, bonuses: str = _BONUSES) -> Drawn:
    """As much as a lord can have."""
    return lord(
        "5 4 3",
        scares=23,
        points=148,
        tokens="bbbgggyyooorr",
        cards=cards,
        bonuses=bonuses,
        discs="scare@1 move@2 fight@3",
        pumpkins="School:3 Church:5",
    )


def crowded(*cards: int, bonuses: str = _BONUSES) -> Position:
    other = lord("5 5 5", points=99, tokens="bbggr", cards=(5,), discs="all@1", pumpkins="School:1")
    poor = lord("1 1 1", scares=0, pumpkins="School:2", bonuses="disc disc blue_token")
    return town(
        _TOWN,
        rich(*cards, bonuses=bonuses),
        other,
        poor,
        poor_of_discs(),
        round=12,
        in_use=tuple(card for card in _IN_USE if card not in cards),
    )


def poor_of_discs() -> Drawn:
    return lord("2 3 4", tokens="o", discs="all@2", pumpkins="Church:4")


@cache
def towns() -> dict[str, Position]:
    """A moment for each kind of choice."""
    turn = crowded(37, 47)
    fight = play(crowded(10), "2: fight orange red Church")
    moving = play(crowded(21), "1: move orange Church Town Hall", "no")
    return {
        "start": town(seats=4),
        "turn": turn,
        "summon": play(turn, "act 1 summon"),
        "upgrade": play(turn, "act 1 upgrade"),
        "move": play(turn, "act 1 move"),
        "fight": play(turn, "act 1 fight"),
        "haunt": play(turn, "act 1 haunt"),
        "before the roll": fight,
        "after the roll": play(with_dice(fight, "o3 r9"), "roll"),
        "two dice": play(with_dice(turn, "o3 r9"), "1: mix Church orange red", "roll"),
        "bonus": play(turn, "1: move orange Church Town Hall"),
        "drawn": play(turn, "power 37"),
        "blues": town("School: g | Church: ggggyy", rich(5), seats=4, pending=(Blues(0),)),
        "lift": play(turn, "1: upgrade orange Church"),
        "paying": play(turn, "claim 5"),
        "reward": play(turn, "claim 5", "pay"),
        "readied": play(crowded(4), "power 4"),
        "name": moving,
        "trade": play(crowded(22), "power 22"),
        "last round": evolve(turn, ending=True),
        "master": town(
            "School: bbgy | Church: oorr", lord("1 2 3 4"), lord("5 5 5 5"), mode="master", seats=4
        ),
    }
