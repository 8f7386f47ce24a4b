"""Why computers do something: every kind of move has a sentence, and what it claims is true."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import frozen
from pytestqt.qtbot import QtBot

from halloween_table.contract.minds import Thinker
from halloween_table.contract.palette import FIGURES, SEAT_COLOURS
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Budget, Known, Thought
from halloween_table.engine.record import Player
from halloween_table.games.booo.minds import reasons
from halloween_table.games.booo.minds.mind import Seeker
from halloween_table.games.booo.rules.castle import Colour
from halloween_table.games.booo.rules.claims import guest_room
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    ChangeColour,
    ChooseStart,
    GiveUp,
    Go,
    Jump,
    LowerHand,
    NameColour,
    RaiseHand,
    TurnOver,
)
from halloween_table.games.booo.rules.position import Position, Share
from halloween_table.games.booo.rules.tiles import castle_of
from halloween_table.games.booo.rules.ways import onward
from halloween_table.games.booo.words.reasons import BoooMinds
from halloween_table.games.booo.words.voice import BoooVoice

from ..doing import GAME, way_for
from .race import race

PLAYERS = tuple(map(Player, ("Ada", "Bo", "Cy"), FIGURES, SEAT_COLOURS))


@frozen
class Examined:
    """Looks as others do; what it says of its moves is compared with what they do."""

    mind: Seeker
    said: list[tuple[Any, Any]]

    def choose(
        self, known: Known[Position], seat: Seat, chance: Chance, budget: Budget
    ) -> Thought[Any]:
        thought = self.mind.choose(known, seat, chance, budget)
        if thought.why is not None:
            assert is_true(thought.why, thought.move, known.view, seat), thought
            self.said.append((thought.why, thought.move))
        return thought


def is_true(why: Any, move: Any, view: Position, seat: Seat) -> bool:
    held = view.seekers[seat].walls
    match why:
        case reasons.Chooses():
            return isinstance(move, ChooseStart)
        case reasons.TurnsOver():
            return isinstance(move, TurnOver)
        case reasons.SeesWay(steps):
            way = way_for(view, seat)
            return isinstance(move, CallClaim) and way is not None and len(way) == steps
        case reasons.StartsWith(colour, steps):
            way = way_for(view, seat, colour)
            return move == NameColour(colour) and way is not None and len(way) == steps
        case reasons.ForgetsTile(colour):
            return move == NameColour(colour) and colour in held
        case reasons.GoesOn(left):
            return isinstance(move, Go) and left_after(view, seat, move) == left
        case reasons.JumpsOn(left):
            return isinstance(move, Jump) and left_after(view, seat, move) == left
        case reasons.ChangesTo(colour, left):
            return move == ChangeColour(colour) and left_after(view, seat, move) == left
        case reasons.LosesWay():
            return (
                move is None
                or move == GiveUp()
                or GAME.play(view, seat, move).position.claim is None
            ) and left_after(view, seat, None) > 0
        case reasons.SeesNone():
            return isinstance(move, RaiseHand)
        case reasons.ToldThereIsNone():
            return isinstance(move, RaiseHand) and view.hinted and view.hint is None
        case reasons.LooksAgain():
            return isinstance(move, LowerHand) and view.hint is not None
    return False


def left_after(view: Position, seat: Seat, move: Any) -> int:
    """How many steps are left to the guest."""
    then = view if move is None else GAME.play(view, seat, move).position
    if then.claim is None:
        return 0
    castle, held = castle_of(view.order), view.seekers[seat].walls
    return len(onward(castle, view.tokens, then.claim.trail[-1], guest_room(view), held))


def test_what_they_say_is_true() -> None:
    said: list[tuple[Any, Any]] = []
    for seed, share in enumerate((Share.TWO_TRAPDOORS, Share.FOUR_TRAPDOORS, Share.NO_TRAPDOORS)):
        company = [
            Thinker(Examined(Seeker(slowness, slips=0.2), said), Budget(1))
            for slowness in (0.8, 1.5, 3.0)
        ]
        race(company, seed, hint=30, choose_start=True, tokens=share)
    kinds = {type(why) for why, _ in said}
    assert kinds >= {
        reasons.Chooses,
        reasons.TurnsOver,
        reasons.SeesWay,
        reasons.StartsWith,
        reasons.GoesOn,
        reasons.JumpsOn,
        reasons.ChangesTo,
        reasons.LosesWay,
        reasons.SeesNone,
    }


SAID = (
    reasons.Chooses(),
    reasons.TurnsOver(),
    reasons.SeesWay(12),
    reasons.StartsWith(Colour.RED, 12),
    reasons.ForgetsTile(Colour.BLUE),
    reasons.GoesOn(3),
    reasons.GoesOn(0),
    reasons.JumpsOn(3),
    reasons.JumpsOn(0),
    reasons.ChangesTo(Colour.GREEN, 4),
    reasons.LosesWay(),
    reasons.NoWayOn(),
    reasons.NoWay(),
    reasons.SeesNone(),
    reasons.ToldThereIsNone(),
    reasons.LooksAgain(),
)


@pytest.mark.parametrize("why", SAID, ids=str)
def test_there_is_a_whole_sentence_for_it(qtbot: QtBot, why: Any) -> None:
    sentence = BoooMinds(BoooVoice()).reason(why, 0, PLAYERS)
    assert sentence.endswith(".")
    assert "%" not in sentence


def test_every_reason_is_among_them() -> None:
    made = {name for name, each in vars(reasons).items() if isinstance(each, type)}
    assert {type(why).__name__ for why in SAID} == made - {"Colour"}
