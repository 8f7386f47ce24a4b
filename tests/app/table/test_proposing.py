"""A hint for whatever has to be decided: there is something to point at, and each says more than the one
before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from halloween_table.app.table.pointing import stronger
from halloween_table.app.table.proposing import Proposing
from halloween_table.contract.arrangement import Room
from halloween_table.contract.hints import STRENGTHS, STRONGEST, Strength
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Known, Thought
from halloween_table.games.candy_hunters.rules.moves import MOVES
from halloween_table.games.halloween.rules.moves import Act
from halloween_table.games.halloween.rules.town import Action

from ..playing import PLAYERS, kit_of

pytestmark = pytest.mark.usefixtures("qapp")

ROOM = Room(1280, 720)
GAMES = {"candy_hunters": range(2), "rest_in_peace": range(2), "halloween": range(1)}
"""And which seeds are played."""

MEANT_FOR_EARS = re.compile(
    r"“[^”]*(: free|: occupied|: \d+ ghosts?|: no ghosts|level:|strength:|row by row|token: |claimed by"
    r"|Chance to win|\n)[^”]*”"
)
"""What a name tells besides, and is seen on the table: nobody reads it in a hint."""


def thoughts(key: str, seed: int) -> Iterator[tuple[Any, Seat, Thought[Any]]]:
    """What somebody thinks of every decision of a game: the view, the seat and the thought."""
    kit = kit_of(key)
    assert kit.minds is not None
    game, thinker, chance = kit.game, kit.minds.thinker("normal"), Chance(seed)
    position = game.setup(game.options_type(), 2, seed)
    while game.outcome(position) is None:
        (seat,) = game.actors(position)
        view = game.view(position, seat)
        own, chance = chance.forked()
        thought = thinker.mind.choose(Known(view), seat, own, thinker.budget)
        yield view, seat, thought
        position = game.play(position, seat, thought.move).position


@pytest.mark.parametrize("key", GAMES)
def test_whatever_has_to_be_decided_can_be_pointed_at(key: str) -> None:
    kit, proposing, kinds = kit_of(key), Proposing(), set[type[Any]]()
    assert kit.minds is not None
    players = PLAYERS[:2]
    for seed in GAMES[key]:
        for view, seat, thought in thoughts(key, seed):
            arrangement = kit.arranger.arrange(view, seat, players, ROOM)
            reason = kit.minds.reason(thought.why, seat, players)
            told = {
                strength: proposing.pointer(arrangement, thought.move, reason, strength)
                for strength in STRENGTHS
            }
            assert told[STRONGEST].text.endswith(f"\n{reason}"), thought.move
            last, given = 0, list[Strength]()
            while last < STRONGEST:
                last = stronger(last, told.__getitem__)
                given.append(last)
            assert 2 <= len(given) <= 3
            texts = [told[strength].text for strength in given]
            assert len({*texts}) == len(texts)
            assert all(told[strength].at for strength in given)
            for pointer in told.values():
                assert not MEANT_FOR_EARS.search(pointer.text.removesuffix(reason)), thought.move
                assert pointer.heard.endswith(reason) == pointer.text.endswith(reason)
            kinds.add(type(thought.move))
    assert kinds == {*MOVES} if key == "candy_hunters" else len(kinds) > 3


def test_a_space_is_read_as_it_is_seen_and_heard_with_what_lies_there() -> None:
    kit, proposing = kit_of("halloween"), Proposing()
    view = kit.game.setup(kit.game.options_type(), 2, 31)
    arrangement = kit.arranger.arrange(view, 0, PLAYERS[:2], ROOM)
    pointer = proposing.pointer(arrangement, Act(0, Action.SCARE), "", STRONGEST)
    assert pointer.text == "I would bring “Disc: Ada” to “Section 1, Scare”."
    assert pointer.heard == "I would bring “Disc: Ada” to “Section 1, Scare: free”."


def test_a_pattern_card_is_read_by_its_kind_and_heard_row_by_row() -> None:
    kit = kit_of("candy_hunters")
    view = kit.game.view(kit.game.setup(kit.game.options_type(), 2, 31), 0)
    arrangement = kit.arranger.arrange(view, 0, PLAYERS[:2], ROOM)
    cards = {card.seen_as: card.name for card in arrangement.pieces if "row by row" in card.name}
    assert cards.keys() <= {"Regular card", "Haunted card"} != set()
    assert all(heard.startswith(f"{seen}, row by row: ") for seen, heard in cards.items())
